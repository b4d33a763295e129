"""Floor 3: the only door out for secrets. A view is built from nothing for one viewer."""

from hordago.views.view import BetView, SeatView, TalkView, view
from hordago.views.visibility import SPECTATOR, HiddenCards, visible

__all__ = ["SPECTATOR", "BetView", "HiddenCards", "SeatView", "TalkView", "view", "visible"]
