"""What the API answers, apart from the web framework: the page asks the same without a server, too."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hordago.bots import NAMES
from hordago.fair import commitment
from hordago.rules import DEFAULT_PRESET, OPTIONS, PRESETS, SIGNALS, OneOf, domain
from hordago.rules.options import Rules
from hordago.service.facts import Settings
from hordago.service.lobby import CLOSED_TALK, rules_for
from hordago.service.seats import is_person
from hordago.service.state import TableState
from hordago.service.timers import TIMERS

Seats = Annotated[int, msgspec.Meta(ge=2, le=6)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a host asks for; everything has a default."""

    preset: str | None = None
    """A rulebook's name; the default one if null."""
    options: dict[str, str | int | bool | None] = {}
    """Options that differ from the preset."""
    seats: Seats = 4
    teams: int | None = None
    """Number of sides; by default two with 4 or 6 seats, else each for himself."""
    cut_by_seat: bool = False
    sena_mode: str = "eyes"
    dropped_signs: list[str] = []
    expose: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    turn_seconds: int | None = None
    """A limit of one's own, in place of a timer."""
    timer: str = "none"
    """``none``, ``slow``, ``normal`` or ``blitz``."""
    watch: str = "link"
    """Who may watch: ``nobody``, who has the ``link``, or ``all``."""
    public: bool = False
    """Strangers may sit down; there is no talk but set phrases."""
    programs: bool = False
    """Programs may sit down by the bot API without being asked."""
    bot_pace: str = "normal"
    """How long bots take: ``slow``, ``normal`` or ``fast``."""
    room: bool = False
    """Everybody sits in one room: a screen that watches shows the table, phones show the hands."""


class TableListed(msgspec.Struct):
    """A table that anybody may go to."""

    id: str
    preset: str | None
    seats: int
    free: int
    """Chairs without a person: free, or a bot's or a program's."""
    status: str
    public: bool
    """Strangers may sit down; else they may only watch."""


class TableCreated(msgspec.Struct):
    """A new table."""

    id: str
    link: str
    """To be given to those who shall play."""


class Domain(msgspec.Struct):
    """The values of an option: a list, or a range of whole numbers (and null where ``optional``)."""

    name: str
    values: list[str | int | bool] | None = None
    min: int | None = None
    max: int | None = None
    optional: bool = False


class TimerInfo(msgspec.Struct):
    """A timer, in seconds: null where one may think as long as one likes."""

    name: str
    turn: float | None
    bank: float
    """Beside the limit of the turns, for a match."""
    gain: float
    """What the bank gains with every deal."""


class Choices(msgspec.Struct):
    """Everything a new table can be made of."""

    default: str
    presets: dict[str, dict[str, Any]]
    options: list[Domain]
    signs: dict[str, list[str]]
    """For each table of signs, its meanings."""
    bots: list[str]
    """The weakest first."""
    timers: list[TimerInfo]
    """The gentlest first."""


class DealInfo(msgspec.Struct):
    """A deal and its proof; ``seed`` is null until the match is over."""

    deal: int
    commitment: str
    nonces: list[str]
    seed: str | None


class Fairness(msgspec.Struct):
    """All deals of a match so far, and the commitment of the next."""

    deals: list[DealInfo]
    next_commit: str | None


def choices() -> Choices:
    """Presets with their values, options with their domains, tables of signs, and bots."""
    return Choices(
        default=DEFAULT_PRESET,
        presets={name: dict(values) for name, values in PRESETS.items()},
        options=[_domain(name) for name in OPTIONS],
        signs={name: list(signs) for name, signs in SIGNALS.items()},
        bots=list(NAMES),
        timers=[
            TimerInfo(name, timer.turn, timer.bank, timer.gain) if timer else TimerInfo(name, None, 0, 0)
            for name, timer in TIMERS.items()
        ],
    )


def wanted(data: NewTable) -> tuple[Rules, Settings]:
    """The rules and settings that a host asks for. Raises ``Refusal`` for rules that cannot be."""
    settings = Settings(
        data.cut_by_seat,
        data.sena_mode,
        tuple(data.dropped_signs),
        data.expose,
        data.turn_seconds,
        closed_talk=(data.preset or DEFAULT_PRESET) in CLOSED_TALK,
        timer=data.timer,
        watch=data.watch,
        public=data.public,
        programs=data.programs,
        bot_pace=data.bot_pace,
        room=data.room,
    )
    return rules_for(data.preset, dict(data.options), data.seats, data.teams), settings


def fairness_of(state: TableState) -> Fairness:
    """The proofs of the match; its seeds only when nobody can use them any more."""
    over = state.status in ("over", "closed")
    deals = [
        DealInfo(each.deal, commitment(each.seed).hex(), list(each.nonces), each.seed.hex() if over else None)
        for each in state.deals
    ]
    return Fairness(deals, commitment(state.seed).hex() if state.seed else None)


def listed(state: TableState) -> TableListed:
    """A table as the public list shows it."""
    free = sum(not is_person(chair) and chair.queued is None for chair in state.chairs)
    seats, public = state.rules.seats, state.settings.public
    return TableListed(state.id, state.rules.preset_name, seats, free, state.status, public)


def _domain(option: str) -> Domain:
    found = domain(option)
    if isinstance(found, OneOf):
        return Domain(option, values=list(found.values))
    return Domain(option, min=found.least, max=found.most, optional=found.optional)
