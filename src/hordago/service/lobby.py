"""New tables: what may be asked for, checked, and the first row of the log."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any, Final

from hordago.game import Malformed, new_match
from hordago.rules import DEFAULT_PRESET, OPTIONS
from hordago.rules.options import Rules, RulesError, sides_for
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.evolve import table_of
from hordago.service.facts import Entry, Settings
from hordago.service.ports import Entropy
from hordago.service.state import TableState
from hordago.service.timers import PACES, TIMERS


def new_id(entropy: Entropy) -> str:
    """A name nobody can guess: 160 bits as 27 letters, digits, ``-`` and ``_``."""
    return urlsafe_b64encode(entropy(20)).decode().rstrip("=")


def rules_for(preset: str | None, options: dict[str, Any], seats: int, teams: int | None) -> Rules:
    """The rules asked for; raises :class:`Refusal` saying what is wrong."""
    unknown = next((name for name in options if name not in OPTIONS), None)
    if unknown is not None:
        raise Refusal("bad-rules", f"{unknown!r} is not an option", "options")
    try:
        sides = {} if teams is None else {"sides": sides_for(seats, teams)}
        return Rules.preset(preset or DEFAULT_PRESET, **{**options, "seats": seats, **sides})
    except RulesError as error:
        option = str(error).partition(":")[0]
        raise Refusal("bad-rules", str(error), option if option.isidentifier() else "") from None


def open_table(
    rules: Rules, settings: Settings, host: str, now: float, entropy: Entropy, prefix: str = ""
) -> tuple[TableState, Entry]:
    """A new table of that host and the first row of its log; its name begins with ``prefix``.

    Raises :class:`Refusal`.
    """
    _check(rules, settings)
    draft = Draft(TableState(prefix + new_id(entropy), now), now, entropy)
    draft.add(f.Opened(rules.to_dict(), settings, host))
    draft.draw_seed(1)
    draft.state.rows = 1
    return draft.state, Entry(0, now, f"guest:{host[:16]}", "~0", b"", tuple(draft.facts))


def may_be_listed(state: TableState) -> bool:
    """Whether strangers may find the table: a public one while somebody is there, or one all may watch."""
    if state.status not in ("waiting", "playing") or not state.here:
        return False
    return state.settings.public or (state.settings.watch == "all" and state.playing)


CLOSED_TALK: Final = ("basque", "tournament")
"""Rulebooks at whose tables there is no free talk during a hand, whatever else is changed (RULES D-13)."""

WATCH: Final = ("nobody", "link", "all")
"""Who may watch a table."""


def _check(rules: Rules, settings: Settings) -> None:
    if not 0.0 <= settings.expose <= 1.0:
        raise Refusal("bad-value", "expose: expected a chance from 0 to 1", "expose")
    if rules.mus_visto == "redeal" and settings.expose > limits.EXPOSE_WITH_REDEAL:
        message = f"expose: where a card turned up means dealing again, at most {limits.EXPOSE_WITH_REDEAL}"
        raise Refusal("bad-value", message, "expose")
    least, most = limits.TURN_S
    if settings.turn_seconds is not None and not least <= settings.turn_seconds <= most:
        raise Refusal("bad-value", f"turn_seconds: expected {least} to {most}, or none", "turn_seconds")
    if settings.timer not in TIMERS:
        raise Refusal("bad-value", f"timer: expected one of {', '.join(TIMERS)}", "timer")
    if settings.timer != "none" and settings.turn_seconds is not None:
        raise Refusal("bad-value", "timer: a limit of your own takes the place of a timer", "timer")
    if settings.bot_pace not in PACES:
        raise Refusal("bad-value", f"bot_pace: expected one of {', '.join(PACES)}", "bot_pace")
    if settings.watch not in WATCH:
        raise Refusal("bad-value", f"watch: expected one of {', '.join(WATCH)}", "watch")
    if settings.room and settings.watch == "nobody":
        message = "watch: the screen that shows the table in the room watches; expected link or all"
        raise Refusal("bad-value", message, "watch")
    try:
        new_match(rules, table=table_of(settings))
    except Malformed as error:
        raise Refusal("bad-value", str(error)) from None
