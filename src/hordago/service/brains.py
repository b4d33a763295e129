"""Ask a bot. Apart from the table, which only says what to ask, so that slow bots may think elsewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from hordago import bots
from hordago.bots.modest import modest
from hordago.game.actions import Action, Look, Mus, NoMus, NoQueremos, NoQuiero, Paso, Quiero, Say, Sena
from hordago.game.legal import Legal
from hordago.service.commands import Move, Thought
from hordago.service.ports import Entropy
from hordago.views import SeatView

_REFUSALS: Final = (NoMus, NoQuiero, NoQueremos, Paso)


class Brains:
    """The bots of one table, made when they are first asked."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        self._promised: dict[int, _Promise] = {}
        """What each seat told its partner that it would do."""

    def think(self, thought: Thought) -> list[Move]:
        """What the bot wants: nothing or a sign, or its action. Never raises."""
        if thought.asked:
            return self._say(thought)
        key = (thought.seat, thought.bot)
        bot = self._bots.get(key)
        if bot is None:
            bot = self._bots[key] = self._make(thought.bot)
        if thought.legal is not None:
            action = self._kept(thought, _action(bot, thought.view, thought.legal))
            return [Move(thought.seat, thought.turn, action, thought.late)]
        found = _claim_or_sign(bot, thought.view)
        return [] if found is None else [Move(thought.seat, thought.turn, found)]

    def _make(self, name: str) -> bots.Bot:
        return bots.make(name if bots.known(name) else bots.NAMES[0], self._entropy(16))

    def _say(self, thought: Thought) -> list[Move]:
        """The honest answer to a partner: what the bot would do if it were its turn."""
        legal = thought.legal
        if legal is None:
            return []
        seen = thought.view._replace(actor=thought.seat, legal=legal)
        # Another one of its kind thinks: the bot itself must not take the question for its turn.
        action = _action(self._make(thought.bot), seen, legal)
        agrees = not isinstance(action, _REFUSALS)
        wanted = (Say("mus"), Say("yes")) if agrees else (Say("cut"), Say("no"))
        phrase = next((each for each in wanted if each in seen.free), None)
        if phrase is None:
            return []
        self._promised[thought.seat] = _Promise(_place(seen), agrees)
        return [Move(thought.seat, thought.turn, phrase)]

    def _kept(self, thought: Thought, action: Action) -> Action:
        """The action, or what the bot told its partner instead, while the question is the same."""
        promise = self._promised.get(thought.seat)
        if promise is None or thought.legal is None or promise.place != _place(thought.view):
            return action
        kinds = {choice.kind for choice in thought.legal}
        for yes, no in ((Mus(), NoMus()), (Quiero(), NoQuiero())):
            if yes.kind in kinds and no.kind in kinds and promise.agrees == isinstance(action, _REFUSALS):
                return yes if promise.agrees else no
        return action


class _Promise(NamedTuple):
    """What a bot said that it would do."""

    place: tuple[object, ...]
    agrees: bool


def _place(view: SeatView) -> tuple[object, ...]:
    """What the question was about: this talk, or this bet."""
    return view.hand, view.stage, view.cards, view.bet.stake if view.bet else 0


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
