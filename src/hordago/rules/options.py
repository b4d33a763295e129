"""What is being played: every option of the rules (RULES section B) in one frozen value."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from dataclasses import replace as _replace
from functools import cached_property
from typing import Any, Final, Self

from hordago.cards.quoted import quoted
from hordago.rules.presets import DEFAULT_PRESET, PRESETS


class RulesError(ValueError):
    """An option or value that does not exist, or a combination that makes no sense."""

    code = "bad-rules"


@dataclass(frozen=True, slots=True)
class OneOf:
    """A closed list of values."""

    values: tuple[Any, ...]

    def problem(self, value: object) -> str | None:
        """Why the value is refused, or None."""
        if any(value == each and type(value) is type(each) for each in self.values):
            return None
        return "expected one of " + ", ".join(str(each).lower() for each in self.values)


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A whole number from ``least`` to ``most``, or None where ``optional``."""

    least: int
    most: int
    optional: bool = False

    def problem(self, value: object) -> str | None:
        """Why the value is refused, or None."""
        if value is None and self.optional:
            return None
        if type(value) is int and self.least <= value <= self.most:
            return None
        return f"expected a whole number from {self.least} to {self.most}" + (
            " or none" if self.optional else ""
        )


def _one_of(*values: object) -> Any:
    return field(metadata={"domain": OneOf(values)})


def _number(least: int, most: int, *, optional: bool = False) -> Any:
    return field(metadata={"domain": WholeNumber(least, most, optional)})


MAX_STAKE: Final = 1_000_000
"""The largest total that may stand on the table."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One complete rulebook. Build it with :meth:`preset` and :meth:`replace`; it validates itself.

    Frozen and hashable. Raises :class:`RulesError` for an unknown or senseless value.
    """

    kings: int = _one_of(4, 8, 9)
    """Cards that play as kings (B-01); with 8 and 9 threes are kings and twos aces in every lance."""
    real31: str = _one_of("off", "figure", "sota", "sota_oros")
    """Whether three sevens and a tenth card beat any other 31 (B-24)."""
    target: int = _number(5, 1000)
    """Stones that win a game (B-02)."""
    games_to_win: int = _number(1, 100)
    """Games that win a set (D-20)."""
    sets_to_win: int = _number(1, 100)
    """Sets that win the match (D-20)."""
    seating: str = _one_of(
        "agreed", "draw_pairs_high_mano", "draw_lowest_deals", "draw_lowest_mano", "suit_cut"
    )
    """How places and the first mano are drawn (B-26)."""
    cut_min: int = _number(1, 20)
    """Fewest cards in either part of a cut (B-25)."""
    mus_decision: str = _one_of("sequential", "sequential_defer", "by_team")
    """How mus is asked and refused (B-18)."""
    mus_min_discard: int = _one_of(0, 1)
    """Fewest cards given up after a mus (B-19)."""
    discard_order: str = _one_of("from_mano", "from_dealer")
    """Who gives up cards first (B-20)."""
    reshuffle: str = _one_of("all_discards", "last_apart")
    """What becomes the new stock when the old one is used up (B-21)."""
    mus_corrido: str = _one_of("off", "match_start", "each_game")
    """Running mus: whoever cuts is mano (B-22)."""
    mus_visto: str = _one_of("off", "redeal", "optional", "forced", "mano_decides")
    """What an exposed card brings (B-23)."""
    mus_visto_after: str = _one_of("resume", "cut_if_served")
    """Whether talk goes on when somebody stayed served in a mus visto (B-23)."""
    min_bet: int = _number(1, 1000)
    """Smallest envido."""
    min_raise: int = _number(1, 1000)
    """Smallest raise (B-16)."""
    max_bet: int | None = _number(1, MAX_STAKE, optional=True)
    """Largest total on the table, órdago apart (D-6)."""
    partner_override: str = _one_of("none", "plural", "highest", "spokesman")
    """How partners answer together (B-13)."""
    consult: str = _one_of("off", "mus", "answers", "all")
    """When partners may use the set phrases (B-29, D-13)."""
    answer_order: str = _one_of("from_bettor", "from_mano")
    """Where the circle of answers starts (B-14, D-24)."""
    refusal_eliminates: bool = _one_of(False, True)
    """Whether refusing a bet puts a player out of the lance (B-15, D-11)."""
    deje_timing: str = _one_of("immediate", "at_count")
    """When the deje is taken (B-04)."""
    deje_extra_on_raise: int = _one_of(0, 1)
    """Extra stone for a refused raise in pares, juego and punto (B-06, D-5)."""
    punto_refused_bonus: str = _one_of("immediate", "at_count")
    """When the stone of a refused punto is taken (B-07)."""
    paso_bonus_pares_juego: str = _one_of("none", "contested", "always")
    """Extra stone in pares and juego without a bet (B-08)."""
    ordago_precedence: str = _one_of("immediate", "count_prior")
    """Whether earlier lances count before an accepted órdago (B-11, D-2)."""
    ordago_loser_score: str = _one_of("keep_immediate", "hand_start")
    """What the losers of an órdago keep (B-11, D-1)."""
    dentro_margin: int = _number(0, 1000)
    """How near the target "dentro" is announced; 0 never (B-27, D-19)."""
    claims: str = _one_of("auto", "manual")
    """Whether stones of the count must be claimed (B-28, D-21)."""
    signals: str = _one_of("off", "ehmf", "tikal", "wikipedia_eu", "pagat", "fem", "fournier")
    """The table of señas (A.7)."""
    show_stock_size: bool = _one_of(False, True)
    """Whether the number of cards left is shown (B-34)."""
    perete_bonus: int = _one_of(0, 1)
    """Reserved: no source says when it is paid, so only 0 builds (D-22)."""
    big_unit: int = _one_of(5, 10)
    """What a large stone is worth; only changes how points are shown (D-22)."""
    jokers: str = _one_of("none", "perico_perica")
    """Whether the caballo of clubs and the sota of coins are wild (D-22)."""
    hand_size: int = _one_of(4, 5)
    """Cards dealt; with 5 one is put aside and there is no mus (D-22)."""
    seats: int = field(default=4, metadata={"domain": WholeNumber(2, 6)})
    """Players, 2 to 6, numbered counter-clockwise."""
    sides: tuple[int, ...] = ()
    """The side of each seat; by default two teams with 4 or 6 seats, else each for himself."""

    def __post_init__(self) -> None:
        for each in fields(self):
            domain = each.metadata.get("domain")
            problem = domain.problem(getattr(self, each.name)) if domain else None
            if problem:
                raise RulesError(
                    f"{each.name}: {quoted(getattr(self, each.name))} is not possible; {problem}"
                )
        if not isinstance(self.sides, list | tuple):
            raise RulesError(f"sides: expected a list of side numbers, one a seat, not {quoted(self.sides)}")
        object.__setattr__(self, "sides", tuple(self.sides) or default_sides(self.seats))
        _check_sides(self.seats, self.sides)
        for problem in _conflicts(self):
            raise RulesError(problem)

    @classmethod
    def preset(cls, name: str, **changes: Any) -> Rules:
        """The rulebook of that name, with some options changed; raises :class:`RulesError`."""
        if not isinstance(name, str) or name not in PRESETS:
            raise RulesError(f"preset: {quoted(name)} does not exist; there are {', '.join(PRESETS)}")
        return cls.from_dict({**PRESETS[name], **changes})

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Rules from option names and values; what is missing is taken from the preset ``spanish``."""
        if not isinstance(values, Mapping):
            raise RulesError(f"expected options and their values, not {quoted(values)}")
        unknown = [name for name in values if name not in OPTIONS and name not in ("seats", "sides")]
        if unknown:
            raise RulesError(f"{quoted(unknown[0])} is not an option")
        return cls(**{**PRESETS[DEFAULT_PRESET], **values})

    def to_dict(self) -> dict[str, Any]:
        """All options, ``seats`` and ``sides``, in the order of this class."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**values, "sides": list(self.sides)}

    def replace(self, **changes: Any) -> Rules:
        """A copy with some options changed. New ``seats`` bring their usual sides unless those are given."""
        if "seats" in changes and "sides" not in changes:
            changes["sides"] = ()
        unknown = [name for name in changes if name not in OPTIONS and name not in ("seats", "sides")]
        if unknown:
            raise RulesError(f"{quoted(unknown[0])} is not an option")
        return _replace(self, **changes)

    def to_json(self) -> str:
        """One JSON object; :meth:`from_json` reads it back."""
        return json.dumps(self.to_dict())

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Rules from :meth:`to_json`; raises :class:`RulesError`."""
        try:
            values = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise RulesError(f"not JSON: {error}") from None
        if not isinstance(values, dict):
            raise RulesError("expected a JSON object of options")
        return cls.from_dict(values)

    def to_toml(self) -> str:
        """TOML lines; an option that is None is left out (TOML has no null)."""
        return "".join(
            f"{name} = {json.dumps(value)}\n" for name, value in self.to_dict().items() if value is not None
        )

    @classmethod
    def from_toml(cls, text: str) -> Self:
        """Rules from :meth:`to_toml`; raises :class:`RulesError`."""
        try:
            values = tomllib.loads(text)
        except (ValueError, TypeError, AttributeError, RecursionError) as error:
            raise RulesError(f"not TOML: {error}") from None
        return cls.from_dict(values)

    @cached_property
    def side_count(self) -> int:
        """How many sides play."""
        return max(self.sides) + 1

    @cached_property
    def preset_name(self) -> str | None:
        """The preset whose options these are, whatever the seats; None when something was changed."""
        mine = {name: getattr(self, name) for name in OPTIONS}
        return next((name for name, values in PRESETS.items() if values == mine), None)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of that seat's side, counter-clockwise from it."""
        around = ((seat + step) % self.seats for step in range(1, self.seats))
        return tuple(other for other in around if self.sides[other] == self.sides[seat])


def default_sides(seats: int) -> tuple[int, ...]:
    """Two teams with 4 or 6 seats, else each for himself."""
    return tuple(seat % 2 for seat in range(seats)) if seats in (4, 6) else tuple(range(seats))


def sides_for(seats: int, teams: int) -> tuple[int, ...]:
    """The sides of ``teams`` equal teams seated in turn; raises :class:`RulesError` when they do not fit."""
    if not 2 <= teams <= seats:
        raise RulesError(f"sides: {seats} players cannot be {teams} teams; expected 2 to {seats}")
    sides = tuple(seat % teams for seat in range(seats))
    _check_sides(seats, sides)
    return sides


def domain(option: str) -> OneOf | WholeNumber:
    """What values the option takes."""
    found: OneOf | WholeNumber = next(each for each in fields(Rules) if each.name == option).metadata[
        "domain"
    ]
    return found


OPTIONS: Final[tuple[str, ...]] = tuple(
    each.name for each in fields(Rules) if each.name not in ("seats", "sides")
)
"""Names of all options, ``seats`` and ``sides`` apart."""


def _check_sides(seats: int, sides: Sequence[int]) -> None:
    """Each for himself, 2×2, 2×3 or 3×2, partners evenly spread (RULES C.6)."""
    allowed = {
        tuple(seat % teams for seat in range(seats)) for teams in range(2, seats + 1) if seats % teams == 0
    }
    if any(type(side) is not int for side in sides) or tuple(sides) not in allowed:
        listed = " or ".join(str(list(each)) for each in sorted(allowed))
        raise RulesError(f"sides: {quoted(list(sides))} does not fit {seats} seats; expected {listed}")


def _conflicts(rules: Rules) -> list[str]:
    """Combinations that make no sense, each with what would."""
    problems = []
    if rules.perete_bonus:
        problems.append("perete_bonus: no source says when it is paid, so only 0 can be played")
    if rules.max_bet is not None and rules.max_bet < rules.min_bet:
        problems.append(
            f"max_bet: {rules.max_bet} is below min_bet {rules.min_bet}; raise it or set it to none"
        )
    if rules.dentro_margin > rules.target:
        problems.append(f"dentro_margin: {rules.dentro_margin} must not exceed the target {rules.target}")
    if rules.partner_override == "highest" and max(rules.sides) > 1:
        problems.append("partner_override: 'highest' is only defined for two sides; take 'none' or 'plural'")
    return problems
