"""Random rules, tables and play. Everything is drawn from the random numbers given; nothing is remembered."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from hordago.cards import Card, unmask
from hordago.game import (
    Action,
    Claim,
    Cut,
    Deal,
    Defer,
    Discard,
    Draw,
    Envido,
    Event,
    Match,
    Mus,
    MusVisto,
    NoMus,
    NoQueremos,
    NoQuiero,
    Ordago,
    Paso,
    Queremos,
    Quiero,
    Table,
    apply,
    free_actions,
    legal_actions,
    new_match,
    started,
)
from hordago.game.legal import Choice, Legal
from hordago.game.state import Claiming
from hordago.rules import MEANINGS, OPTIONS, PRESETS, OneOf, Rules, RulesError, domain

FORMS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1),
    (0, 1, 2),
    (0, 1, 0, 1),
    (0, 1, 2, 3),
    (0, 1, 2, 3, 4),
    (0, 1, 0, 1, 0, 1),
    (0, 1, 2, 0, 1, 2),
    (0, 1, 2, 3, 4, 5),
)
"""Every way to sit: the side of each seat."""

EAGER: Final = 0.6
"""How often nobody thinks of cutting the mus, so that cards are changed in many hands."""

_NUMBERS: Final[dict[str, tuple[int | None, ...]]] = {
    "target": (5, 7, 20, 30, 40),
    "games_to_win": (1, 2, 3),
    "sets_to_win": (1, 2),
    "cut_min": (1, 3, 20),
    "min_bet": (1, 2, 5),
    "min_raise": (1, 2, 4),
    "max_bet": (None, 5, 6, 11, 40),
    "dentro_margin": (0, 1, 5),
}
"""Values worth trying where any whole number may stand."""

WORDS: Final[dict[str, Action]] = {
    "mus": Mus(),
    "no_mus": NoMus(),
    "defer": Defer(),
    "paso": Paso(),
    "quiero": Quiero(),
    "no_quiero": NoQuiero(),
    "queremos": Queremos(),
    "no_queremos": NoQueremos(),
    "ordago": Ordago(),
    "visto_yes": MusVisto(True),
    "visto_no": MusVisto(False),
}
"""Kinds of turn actions without a number."""


def option_values(name: str) -> tuple[Any, ...]:
    """Values of an option that are worth trying and can be built."""
    if name == "perete_bonus":
        return (0,)
    found = domain(name)
    return found.values if isinstance(found, OneOf) else _NUMBERS[name]


def random_rules(rng: random.Random, *, changes: int | None = None, **fixed: Any) -> Rules:
    """A preset at any table, with some options changed (by default none to all of them)."""
    if changes is None:
        changes = rng.choice((0, 0, 1, 2, 4, 8, len(OPTIONS)))
    while True:
        sides = rng.choice(FORMS)
        changed = {name: rng.choice(option_values(name)) for name in rng.sample(OPTIONS, changes)}
        values = {"seats": len(sides), "sides": sides, **changed, **fixed}
        try:
            return Rules.preset(rng.choice(list(PRESETS)), **values)
        except RulesError:
            continue  # a combination that makes no sense; draw another


def random_table(rng: random.Random) -> Table:
    """Any table setting; half of the tables drop a few signs."""
    dropped = rng.sample(MEANINGS, rng.choice((0, 0, 2, 6)))
    return Table(rng.random() < 0.3, rng.choice(("eyes", "eyes", "partner")), frozenset(dropped))


def random_match(rng: random.Random, rules: Rules, table: Table | None = None) -> Match:
    """A match before its first deal, from any score."""
    score = [rng.randrange(rules.target) if rng.random() < 0.5 else 0 for _ in range(rules.side_count)]
    chosen = random_table(rng) if table is None else table
    return new_match(rules, rng.randrange(rules.seats), table=chosen, score=score)


def among(legal: Legal) -> tuple[Card, ...]:
    """The cards that a discard, deal or draw must be taken from."""
    return unmask(legal.among or 0)


def action_for(
    legal: Legal, choice: Choice, n: int | None, rng: random.Random, expose: float = 0.1
) -> Action:
    """The action of that kind with the number ``n`` (None where the kind has none)."""
    if n is None:
        return WORDS[choice.kind]
    if choice.kind == "envido":
        return Envido(n)
    if choice.kind == "cut":
        return Cut(n)
    cards = rng.sample(among(legal), n)
    if choice.kind == "discard":
        return Discard(cards)
    exposed = rng.choice(cards) if rng.random() < expose else None
    return Deal(cards, exposed) if choice.kind == "deal" else Draw(cards, exposed)


def numbers(choice: Choice) -> Sequence[int | None]:
    """The edges of a choice and something between."""
    if choice.min is None:
        return [None]
    top = choice.max if choice.max is not None else max(choice.min, 10)
    return sorted({choice.min, min(max(5, choice.min), top), top})


def random_action(match: Match, rng: random.Random, *, expose: float = 0.1, calm: float = 0.5) -> Action:
    """A legal turn action: any kind, amounts at the edges; ``calm`` is how often an órdago is let be."""
    legal = legal_actions(match)
    choices = list(legal.choices)
    if len(choices) > 1 and rng.random() < calm:
        choices = [each for each in choices if each.kind != "ordago"]
    if len(choices) > 1 and rng.random() < EAGER:
        choices = [each for each in choices if each.kind != "no_mus"]
    choice = rng.choice(choices)
    return action_for(legal, choice, rng.choice(numbers(choice)), rng, expose)


class Step(NamedTuple):
    """One thing that was done, and the state after it."""

    before: Match
    seat: int
    action: Action
    match: Match
    events: tuple[Event, ...]


def play(
    match: Match,
    rng: random.Random,
    *,
    free: float = 0.2,
    expose: float = 0.1,
    calm: float = 0.5,
    steps: int | None = None,
) -> Iterator[Step]:
    """Play at random to the end of the match, or for so many steps; ``free`` is how often a look, sign or
    phrase is tried first."""
    done = 0
    while not match.over and (steps is None or done < steps):
        step = _next(match, rng, free, expose, calm)
        yield step
        match = step.match
        done += 1


def _next(match: Match, rng: random.Random, free: float, expose: float, calm: float) -> Step:
    if rng.random() < (0.7 if isinstance(match.phase, Claiming) else free):  # or games would never end
        seat = rng.randrange(match.plan.seats)
        possible = free_actions(match, seat)
        if possible:
            action = favoured(possible, rng)
            return Step(match, seat, action, *apply(match, seat, action))
    actor = match.actor
    assert actor is not None
    action = random_action(match, rng, expose=expose, calm=calm)
    return Step(match, actor, action, *apply(match, actor, action))


def favoured(possible: tuple[Action, ...], rng: random.Random) -> Action:
    """A free action; the largest claim more often, so that games end."""
    if isinstance(possible[-1], Claim) and rng.random() < 0.7:
        return possible[-1]
    return rng.choice(possible)


def opening(match: Match) -> list[Event]:
    """The events before the first action."""
    return [started(match)]
