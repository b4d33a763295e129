"""Exact odds: from the tables, counted with numpy and with numba, and the ranking of discards."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from hordago import __version__
from hordago.bench.rounds import Contestant, Work
from hordago.cards.card import CARDS, Card
from hordago.rules.options import Rules


def contestants() -> list[Contestant]:
    """Questions of every kind, four seats; with numba where it is installed."""
    found = [
        _of("from the tables, 8 kings", "spanish", table),
        _of("discards, 8 kings", "spanish", ranking),
        _of("discards, 4 kings", "basque", ranking),
        _of("discards, one card out, 8 kings", "spanish", ranking_one_out),
        _of("discards, one card out, 4 kings", "basque", ranking_one_out),
        _of("discards by the hand alone, one card out, 4 kings", "basque", hands_one_out),
    ]
    for fast in (False, True) if find_spec("numba") else (False,):
        by = "numba" if fast else "numpy"
        for preset, kings in (("spanish", 8), ("basque", 4)):
            found.append(_of(f"declared, {kings} kings, {by}", preset, declared, fast))
            found.append(_of(f"partner's seña, {kings} kings, {by}", preset, seen, fast))
            found.append(_of(f"one card out, {kings} kings, {by}", preset, one_out, fast))
    return found


Ask = Callable[[tuple[Card, ...], Rules, bool], object]


def table(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """Nothing given."""
    from hordago.odds import odds

    return odds(hand, rules, fast=fast)


def declared(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """Pares declared by the other three."""
    from hordago.odds import Given, odds

    return odds(hand, rules, given=Given(pares={1: True, 2: False, 3: True}), fast=fast)


def seen(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """A seña of the partner."""
    from hordago.odds import Given, odds

    return odds(hand, rules, given=Given(senas={2: ["duples"]}), fast=fast)


def one_out(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """One card out: the hardest question, nearly every deal is possible."""
    from hordago.odds import Given, odds

    return odds(hand, rules, given=Given(out=[_another(hand)]), fast=fast)


def ranking(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """All fifteen discards."""
    from hordago.odds import discards

    del fast
    return discards(hand, rules)


def ranking_one_out(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """All fifteen discards, one card being out: no table helps."""
    from hordago.odds import Given, discards

    del fast
    return discards(hand, rules, given=Given(out=[_another(hand)]))


def hands_one_out(hand: tuple[Card, ...], rules: Rules, fast: bool) -> object:
    """All fifteen discards by what the new hands are, without their odds."""
    from hordago.odds import Given, discards

    del fast
    given = Given(out=[_another(hand)])
    return discards(hand, rules, given=given, value=lambda new, lances: new.juego_value)


def _another(hand: tuple[Card, ...]) -> Card:
    return next(card for card in CARDS if card not in hand)


def _of(name: str, preset: str, ask: Ask, fast: bool = False) -> Contestant:
    return Contestant(name, "questions", __version__, _work(Rules.preset(preset), ask, fast))


def _work(rules: Rules, ask: Ask, fast: bool) -> Work:
    """Another hand each time."""
    random = Random(1)

    def work() -> int:
        ask(tuple(random.sample(CARDS, 4)), rules, fast)
        return 1

    return work
