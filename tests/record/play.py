"""Random matches over all presets, seats, sides and tables, for the tests of records and positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hordago.cards import CARDS, unmask
from hordago.game import (
    CHANCE,
    Action,
    Choice,
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
from hordago.record import Player, Record, Recorder
from hordago.rules import PRESETS, Rules, RulesError
from hordago.rules.options import OPTIONS, OneOf, domain

WORDS: dict[str, type[Action]] = {
    "mus": Mus,
    "no_mus": NoMus,
    "defer": Defer,
    "paso": Paso,
    "quiero": Quiero,
    "no_quiero": NoQuiero,
    "queremos": Queremos,
    "no_queremos": NoQueremos,
    "ordago": Ordago,
}

WEIGHTS = {"mus": 3.0, "ordago": 0.2, "no_quiero": 0.5}
"""Else most hands would end with the first words."""


def random_rules(rng: random.Random, *, short: bool = True) -> Rules:
    """Some rulebook for some seats; ``short`` ones need few games."""
    preset = rng.choice(list(PRESETS))
    seats = rng.randint(2, 6)
    teams = rng.choice([n for n in range(2, seats + 1) if seats % n == 0])
    sides = tuple(seat % teams for seat in range(seats))
    rules = Rules.preset(preset, seats=seats, sides=sides, claims=rng.choice(("auto", "auto", "manual")))
    for option in rng.sample(OPTIONS, rng.randint(0, 4)):
        kind = domain(option)
        value = (
            rng.choice(kind.values)
            if isinstance(kind, OneOf)
            else rng.randint(kind.least, min(kind.most, 40))
        )
        try:
            rules = rules.replace(**{option: value})
        except RulesError:
            continue
    if not short:
        return rules
    target = rng.choice((8, max(8, rules.target)))
    margin = min(rules.dentro_margin, target)
    games, sets = rng.randint(1, 2), rng.randint(1, 2)
    return rules.replace(target=target, dentro_margin=margin, games_to_win=games, sets_to_win=sets)


def random_table(rng: random.Random) -> Table:
    dropped = frozenset(rng.sample(["two_kings", "duples", "bet"], rng.randint(0, 2)))
    return Table(rng.random() < 0.3, rng.choice(("eyes", "partner")), dropped)


def random_start(rng: random.Random) -> Match:
    """A match that has not begun, perhaps with a score already."""
    rules = random_rules(rng)
    table = random_table(rng)
    mano = rng.randrange(rules.seats)
    if rng.random() < 0.7:
        return new_match(rules, mano, table=table)
    sides = range(rules.side_count)
    return new_match(
        rules,
        mano,
        table=table,
        score=[rng.randrange(rules.target) for _ in sides],
        games=[rng.randrange(rules.games_to_win) for _ in sides],
        sets=[rng.randrange(rules.sets_to_win) for _ in sides],
    )


def pick(match: Match, rng: random.Random, exposing: float = 0.1) -> tuple[int, Action]:
    """A random turn action of whoever is to act."""
    legal = legal_actions(match)
    assert legal.seat is not None
    weights = [WEIGHTS.get(each.kind, 1.0) for each in legal]
    choice = rng.choices(legal.choices, weights)[0]
    return legal.seat, _action(match, legal.seat, choice, rng, exposing)


def _action(match: Match, seat: int, choice: Choice, rng: random.Random, exposing: float) -> Action:
    if choice.kind in WORDS:
        return WORDS[choice.kind]()
    if choice.kind in ("visto_yes", "visto_no"):
        return MusVisto(choice.kind == "visto_yes")
    assert choice.min is not None
    if choice.kind == "envido":
        return Envido(min(max(rng.choice((choice.min, 5, 10)), choice.min), choice.max or 99))
    assert choice.max is not None
    n = rng.randint(choice.min, choice.max)
    if choice.kind == "cut":
        return Cut(n)
    if choice.kind == "discard":
        return Discard(rng.sample(match.hand.cards[seat], n))
    source = CARDS if choice.kind == "deal" else unmask(match.hand.stock)
    cards = rng.sample(source, n)
    exposed = rng.choice(cards) if rng.random() < exposing else None
    return Deal(cards, exposed) if choice.kind == "deal" else Draw(cards, exposed)


def walk(
    match: Match, rng: random.Random, *, free: float = 0.25
) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play to the end; gives every state after the first with the events that led to it."""
    while not match.over:
        seat = rng.randrange(match.rules.seats)
        can = free_actions(match, seat)
        if can and rng.random() < free:
            match, events = apply(match, seat, rng.choice(can))
        else:
            match, events = apply(match, *pick(match, rng))
        yield match, events


def recorded(rng: random.Random) -> Record:
    """The record of a random match, whole, conceded, closed or still running."""
    match = random_start(rng)
    seats = range(match.rules.seats)
    recorder = Recorder([Player(f"Player {seat}", "random" if seat % 2 else None) for seat in seats])
    recorder.feed(started(match))
    stop = rng.choice((None, 0.02))
    for state, events in walk(match, rng):
        for event in events:
            recorder.feed(event)
        if stop and not state.over and rng.random() < stop:
            ending = rng.choice(("running", "conceded", "closed"))
            if ending == "conceded":
                recorder.concede(0, 1)
            elif ending == "closed":
                recorder.close()
            break
    return recorder.record()


__all__ = ["CHANCE", "pick", "random_rules", "random_start", "random_table", "recorded", "walk"]
