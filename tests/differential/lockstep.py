"""One lance in both models at once: the same words to each, and every answer compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from hordago.cards import CARDS
from hordago.game import Action, Envido, IllegalAction, Match, apply, legal_actions, new_match
from hordago.game.betting import Bets, start
from hordago.game.events import Event, LanceClosed
from hordago.game.showdown import showdown
from hordago.game.state import Betting
from hordago.rules import Rules
from tests.naive import betting as naive
from tests.naive.perft import words
from tests.properties.play import WORDS

Word = tuple[str, int | None]
_ALL: tuple[Word, ...] = (
    *((word, None) for word in ("paso", "quiero", "no_quiero", "queremos", "no_queremos", "ordago")),
    *(("mas", n) for n in (1, 2, 3, 4, 5, 6)),
)


class Pair(NamedTuple):
    """The same situation in both models."""

    match: Match
    naive: naive.Betting


def begin(rules: Rules, lance: str, mano: int, entitled: Sequence[int]) -> Pair | None:
    """A lance in which exactly these seats may speak; None where both say that nobody bets."""
    options = rules.to_dict()
    theirs = naive.Betting(lance, rules.seats, list(rules.sides), mano, list(entitled), options)
    match = new_match(rules, mano)
    in_order = tuple(seat for seat in match.plan.orders[mano] if seat in entitled)
    begun = start(match.plan.form, mano, in_order)
    if not isinstance(begun, Bets):
        result = theirs.result or {}
        assert begun.outcome.status == result["status"] and begun.outcome.side == result.get("side")
        return None
    hands = [CARDS[seat * 4 : seat * 4 + 4] for seat in range(rules.seats)]
    shown = showdown(match.plan.evaluator, hands, match.plan.orders[mano], rules.sides)
    shown = shown._replace(pares=in_order, juego=in_order)
    hand = match.hand._replace(cards=tuple(hands))
    return Pair(match._replace(hand=hand, phase=Betting(*begun, lance, shown)), theirs)


def action_of(word: str, n: int | None, stake: int) -> Action:
    """The word of the naive model as an action of the engine."""
    if word == "reenvido":
        return Envido(stake)
    return Envido(n if n is not None else 2) if word in naive.WORDS_WITH_AMOUNT else WORDS[word]


def compare_legal(pair: Pair) -> None:
    """The same seat, the same words, the same ranges; whatever else is said is refused."""
    ours, theirs = legal_actions(pair.match), pair.naive.legal()
    assert ours.seat == pair.naive.actor
    said = {word: amounts for word, amounts in theirs.items() if word != "reenvido"}
    if "mas" in said:
        said["envido"] = said.pop("mas")
    assert {each.kind for each in ours} == set(said)
    envido = ours.choice("envido")
    assert (envido and (envido.min, envido.max)) == said.get("envido")
    if pair.naive.status == "PENDING":
        stake = pair.naive.stake
        assert (stake > 0 and Envido(stake) in ours) is ("reenvido" in theirs)
    for word, n in _ALL:
        action = action_of(word, n, 0)
        spoken = "envido" if word == "mas" and pair.naive.status == "OPEN" else word
        if _naive_takes(pair.naive, spoken, n) is not (action in ours):
            raise AssertionError(f"{spoken} {n}: {pair.naive.log}")
        if action not in ours:
            with pytest.raises(IllegalAction):
                apply(pair.match, ours.seat or 0, action)


def _naive_takes(betting: naive.Betting, word: str, n: int | None) -> bool:
    if word == "paso" and betting.status == "PENDING":
        word = "no_quiero"
    legal = betting.legal()
    if word not in legal:
        return False
    low, high = legal[word] or (0, None)
    return n is None or (low <= n and (high is None or n <= high))


def say(pair: Pair, word: str, n: int | None) -> tuple[Pair, tuple[Event, ...]]:
    """The same word in both."""
    theirs = pair.naive.copy()
    actor = theirs.actor
    assert actor is not None
    action = action_of(word, n, theirs.stake)
    theirs.act(actor, word, n)
    match, events = apply(pair.match, actor, action)
    return Pair(match, theirs), events


def compare_closed(lance: str, closed: LanceClosed, result: dict[str, Any]) -> None:
    """The lance ended in the same way, with the same stones for the same sides."""
    assert (closed.lance, closed.status) == (lance, result["status"])
    if closed.status in ("REFUSED", "UNCONTESTED"):
        assert closed.side == result["side"]
    assert closed.stones == result.get("stake", result.get("deje", 0))
    if "participants" in result:
        assert list(closed.participants) == result["participants"]


def walk(pair: Pair, depth: int) -> Iterator[int]:
    """Compare every sequence of words up to that depth; yields 1 for each."""
    compare_legal(pair)
    lance = pair.naive.lance
    for word, n in words(pair.naive):
        after, events = say(pair, word, n)
        closed = next((each for each in events if isinstance(each, LanceClosed)), None)
        assert (closed is None) is (after.naive.result is None)
        yield 1
        if closed:
            compare_closed(lance, closed, after.naive.result or {})
        elif depth > 1:
            yield from walk(after, depth - 1)
