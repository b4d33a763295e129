"""``hordago odds``: the exact odds of a hand."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from cyclopts import Parameter

from hordago.cards.card import Card
from hordago.cards.evaluate import evaluator
from hordago.cli.problem import Problem
from hordago.cli.switch import Json, Switch
from hordago.rules import DEFAULT_PRESET, Rules, RulesError

if TYPE_CHECKING:
    from hordago.odds import Answer, Choice, Frequencies, Given, LanceOdds

MAX_COUNTED = 4
"""With more players the hands of the others are not counted."""


def odds(
    hand: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    preset: str = DEFAULT_PRESET,
    seat: int = 0,
    players: int = 4,
    partner: str | None = None,
    given: str = "",
    discards: Switch = False,
    json_: Json = False,
) -> None:
    """The odds of a hand in every lance.

    Exact for two to four players; with five or six a sample, with its interval.

    Parameters
    ----------
    hand
        Four cards, as in "Ro Rc 7o 1b".
    preset
        The rulebook.
    seat
        Where the hand sits; 0 is mano.
    players
        2 to 6; 4 and 6 play as two teams.
    partner
        The partner's hand, with ?? for what is not known, as in "Ro Rc ?? ??".
    given
        What else is known, as in "pares:0=yes,1=no; juego:2=no; sena:2=two_kings; served:3; out=3o,4c".
    discards
        Rank the ways to give up cards instead. Nobody else holds what is given up.
    json_
        Print one JSON object.
    """
    from hordago import odds as numbers

    try:
        rules = Rules.preset(preset).replace(seats=players)
        cards = numbers.parse_hand(hand)
        known = _given(rules, seat, partner, given)
        choices: tuple[Choice, ...] = ()
        if discards:
            with Counting() as counting:
                choices = numbers.discards(cards, rules, seat=seat, given=known, progress=counting.tell)
        answer = numbers.odds(cards, rules, seat=seat, given=known)
        seats = [other for other in range(players) if other != seat] if players <= MAX_COUNTED else []
        others = {of: numbers.likely(cards, of, rules, seat=seat, given=known) for of in seats}
    except (numbers.OddsError, RulesError) as error:
        raise Problem(str(error)) from None
    if json_:
        held = {"seats": {str(of): each._asdict() for of, each in others.items()}} if others else {}
        print(json.dumps(_object(answer, rules, preset, seat) | held | _discards(choices)))
        return
    place = f"seat {seat}" + (" (mano)" if seat == 0 else "")
    print(f"{' '.join(map(str, cards))}   {place} of {players}, {preset}")
    print()
    if discards:
        lines = _ranking(cards, answer, choices, rules)
    else:
        lines = chain(_table(answer), _seats(others, rules.partners(seat)))
    for line in lines:
        print(line)


class Counting:
    """One line on stderr about a count that takes longer than people like to wait."""

    PATIENCE: Final = 2.0
    """Seconds that nothing is said."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._told = False

    def __enter__(self) -> Self:
        return self

    def tell(self, share: float) -> None:
        """``share`` of it is done, from 0 to 1."""
        if time.monotonic() - self._begun > self.PATIENCE:
            self._told = True
            print(f"\rcounting: {share:.0%} ", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._told:
            print(file=sys.stderr)


def _seats(others: dict[int, Frequencies], partners: tuple[int, ...]) -> Iterator[str]:
    """What the other seats hold."""
    if not others:
        return
    yield ""
    yield f"{'They hold':18}{'pares':>8}{'medias':>8}{'duples':>8}{'juego':>8}{'31':>8}{'30':>8}"
    for seat, each in others.items():
        name = f"seat {seat}" + (" (partner)" if seat in partners else "")
        shares = (each.pares, each.medias, each.duples, each.juego)
        totals = (each.totals.get(31, 0.0), each.totals.get(30, 0.0))
        yield f"{name:18}" + "".join(f"{share:8.1%}" for share in (*shares, *totals))


def _given(rules: Rules, seat: int, partner: str | None, text: str) -> Given:
    """All that is known, from the two options."""
    from dataclasses import replace

    from hordago.odds import OddsError, parse_given, parse_partial

    try:
        given = parse_given(text)
    except OddsError as error:
        raise Problem(f"--given: {error}") from None
    if partner is None:
        return given
    try:
        known: dict[int, tuple[Card, ...]] = {}
        if 0 <= seat < rules.seats:
            known = {_partner(rules, seat): parse_partial(partner)}
    except OddsError as error:
        raise Problem(f"--partner: {error}") from None
    return replace(given, known=known)


def _partner(rules: Rules, seat: int) -> int:
    """The next partner counter-clockwise; with six players there is another one."""
    partners = rules.partners(seat)
    if not partners:
        raise Problem(f"--partner: with {rules.seats} players each plays for himself; there is no partner")
    return partners[0]


def _object(answer: Answer, rules: Rules, preset: str, seat: int) -> dict[str, Any]:
    found = {
        "lances": {lance: each._asdict() for lance, each in answer.lances.items()},
        "alone": answer.alone,
        "juego_played": answer.juego_played,
        "percentile": answer.percentile,
        "method": answer.method,
        "preset": preset,
        "seat": seat,
        "players": rules.seats,
    }
    if answer.interval:
        found["interval"] = {
            lance: {name: [getattr(low, name), getattr(high, name)] for name in low._fields}
            for lance, (low, high) in answer.interval.items()
        }
    return found


def _discards(choices: tuple[Choice, ...]) -> dict[str, Any]:
    if not choices:
        return {}
    listed = [
        {
            "thrown": list(map(str, each.thrown)),
            "kept": list(map(str, each.kept)),
            "value": each.value,
            "lances": {lance: odds._asdict() for lance, odds in each.lances.items()},
        }
        for each in choices
    ]
    return {"discards": listed}


def _ranking(
    hand: tuple[Card, ...], answer: Answer, choices: tuple[Choice, ...], rules: Rules
) -> Iterator[str]:
    """Every way to give up cards, best first, after the hand as it is."""
    from hordago.odds import stones

    held = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none").evaluate(hand)
    heads = "".join(f"{lance:>8}" for lance in answer.lances)
    yield f"{'keep':12} {'give up':12}{'stones':>8}{heads}"
    rows: list[tuple[tuple[Card, ...], tuple[Card, ...], float, Mapping[str, LanceOdds]]]
    rows = [(hand, (), stones(held, answer.lances), answer.lances)]
    rows += [(each.kept, each.thrown, each.value, each.lances) for each in choices]
    for kept, thrown, value, lances in rows:
        wins = "".join(f"{each.win:8.1%}" for each in lances.values())
        yield f"{_names(kept):12} {_names(thrown):12}{value:8.2f}{wins}"
    yield ""
    yield "Per cent: how likely the own side wins the lance. Stones: what the hand itself"
    yield "brings when nobody bets."


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "-"


def _table(answer: Answer) -> Iterator[str]:
    """Plain columns, in per cent."""
    yield f"{'':8}{'win':>8}{'lose':>8}{'none':>8}{'contested':>12}{'alone':>8}{'better than':>14}"
    for lance, each in answer.lances.items():
        shares = (each.win, each.lose, each.none)
        yield (
            f"{lance:8}"
            + "".join(f"{share:8.1%}" for share in shares)
            + f"{each.contested:12.1%}{answer.alone[lance]:8.1%}{answer.percentile[lance]:14.1%}"
        )
    yield ""
    yield f"Juego is played {answer.juego_played:.1%} of the time, else punto."
    if answer.interval:
        widest = max(
            high - low
            for ends in answer.interval.values()
            for low, high in zip(ends[0], ends[1], strict=True)
        )
        yield f"From a sample: 95 times out of 100 the true values lie within {widest / 2:.2%} of these."
