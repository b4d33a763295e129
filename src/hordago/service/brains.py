"""Ask a bot. Apart from the table, which only says what to ask, so that slow bots may think elsewhere."""

from __future__ import annotations

from hordago import bots
from hordago.bots.modest import modest
from hordago.game.actions import Action, Look, Sena
from hordago.game.legal import Legal
from hordago.service.commands import Move, Thought
from hordago.service.ports import Entropy
from hordago.views import SeatView


class Brains:
    """The bots of one table, made when they are first asked."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._bots: dict[tuple[int, str], bots.Bot] = {}

    def think(self, thought: Thought) -> list[Move]:
        """What the bot wants: nothing or a sign, or its action. Never raises."""
        key = (thought.seat, thought.bot)
        bot = self._bots.get(key)
        if bot is None:
            name = thought.bot if bots.known(thought.bot) else bots.NAMES[0]
            bot = self._bots[key] = bots.make(name, self._entropy(16))
        if thought.legal is not None:
            return [Move(thought.seat, thought.turn, _action(bot, thought.view, thought.legal), thought.late)]
        found = _claim_or_sign(bot, thought.view)
        return [] if found is None else [Move(thought.seat, thought.turn, found)]


def _action(bot: bots.Bot, view: SeatView, legal: Legal) -> Action:
    """The bot's action; a bot with a bug passes, so that nobody waits for it."""
    try:
        action = bot.act(view, legal)
    except Exception:  # noqa: BLE001 (whatever went wrong in there, the game goes on)
        return modest(view, legal)
    return action if action in legal else modest(view, legal)


def _claim_or_sign(bot: bots.Bot, view: SeatView) -> Action | None:
    if view.stage == "claims":
        return bots.claim(view)
    try:
        found: Look | Sena | None = bot.signal(view)
    except Exception:  # noqa: BLE001
        return None
    return found if found is None or found in view.free else None
