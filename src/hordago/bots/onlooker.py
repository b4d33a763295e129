"""What anybody at the table may believe: the ranges of all seats, one's own too, from public things alone."""

from __future__ import annotations

from hordago.bots.beliefs import Beliefs
from hordago.bots.policy import Policy
from hordago.bots.reading import Signs
from hordago.bots.situation import News, Trail
from hordago.views import SPECTATOR, SeatView


class Onlooker(Beliefs):
    """Beliefs of one who holds no cards, and sees no signs; chances are those of the view's side."""

    def follow(
        self, view: SeatView, trail: Trail, policy: Policy | None, news: News, signs: Signs = ()
    ) -> None:
        """As :meth:`Beliefs.follow`, for all seats; the cards and the signs of the view do not matter."""
        super().follow(view._replace(viewer=SPECTATOR, cards=()), trail, policy, news)
        self.side = view.rules.sides[view.viewer]
