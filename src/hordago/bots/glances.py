"""Where an expert looks: at its partner while that one has something to tell, then at a rival."""

from __future__ import annotations

from hordago.bots.blueprint.hands import LANCES
from hordago.bots.eyes import Signer, Witness
from hordago.game.actions import Look, Sena
from hordago.views import SeatView


class Watcher(Signer):
    """Signs as a :class:`Signer` does, and moves its eyes once its partner has been heard.

    To watch a rival catches the sign that he makes, or keeps him from making it where he is careful; what it
    costs is the next sign of the partner, so that the eyes stay there until one has come.
    """

    def __init__(self, *, openly: bool = False) -> None:
        """``openly``: also where a rival may see it."""
        super().__init__(openly=openly)
        self._witness = Witness()

    def signal(self, view: SeatView) -> Look | Sena | None:
        """A seña, a turn of the eyes, or nothing."""
        signs = self._witness.signs(view)
        found = super().signal(view)
        if isinstance(found, Sena) or not view.looks or view.table.sena_mode == "partner":
            return found
        target = _target(view, {signer for signer, _ in signs})
        if target is None:
            return found
        if view.looks[view.viewer] == target:
            return None
        return next((each for each in view.free if isinstance(each, Look) and each.n == target), None)


def _target(view: SeatView, heard: set[int]) -> int | None:
    """The rival to watch, None where the partner is; ``heard``: who has signed what it holds now."""
    partners = view.rules.partners(view.viewer)
    if len(partners) != 1 or view.stage not in LANCES or partners[0] not in heard:
        return None
    rivals = [seat for seat in range(view.rules.seats) if seat not in (view.viewer, *partners)]
    signing = [
        seat for seat in rivals if any(view.looks[other] == seat for other in view.rules.partners(seat))
    ]
    # the one who speaks last in this hand has the most to gain from a sign that comes late
    return max(signing, key=lambda seat: (seat - view.mano) % view.rules.seats, default=None)
