"""What four cards are worth in each lance.

Every hand of the same ranks is worth the same, so all evaluations are computed once per way of counting kings
and looked up by a sum of rank weights (powers of five: no rank occurs more than four times in a hand).
Keys are whole numbers, the higher the better; equal keys are a tie, which goes to the seat nearest to mano.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import Final, NamedTuple

from hordago.cards.card import CARDS, Card
from hordago.cards.quoted import quoted

HAND_SIZE: Final = 4
_JUEGO_ORDER: Final = (33, 34, 35, 36, 37, 40, 32, 31)
"""Juego totals from worst to best (RULES A38)."""

REAL_31_KEY: Final = len(_JUEGO_ORDER) + 1
"""Juego key of the real 31: above any other 31 (RULES B-24)."""

NO_PARES, PAR, MEDIAS, DUPLES = range(4)
_PARES_VALUES: Final = (0, 1, 2, 3)


class Evaluation(NamedTuple):
    """One hand in all lances. The first five fields are keys, higher is better."""

    grande: int
    chica: int
    pares: int
    """0 without pares."""
    juego: int
    """0 without juego."""
    punto: int
    """The total of the pips."""
    pares_value: int
    """Stones for the pares: 0 none, 1 par, 2 medias, 3 duples."""
    juego_value: int
    """Stones for the juego: 0 none, 3 for 31, 2 for any other."""
    total: int
    """Sum of the counting values, 4 to 40."""
    pares_class: int
    """0 none, 1 par, 2 medias, 3 duples."""
    pares_high: str
    """Rank letter of the (higher) combination, '' without pares."""
    pares_low: str
    """Rank letter of the lower pair of duples, '' otherwise."""
    kings: int
    """Cards played as kings."""
    aces: int
    """Cards played as aces."""


class Evaluator:
    """Evaluates hands for one way of counting kings; get it from :func:`evaluator`.

    ``kings`` 4, 8 (threes are kings and twos aces) or 9 (8 plus the five of coins, RULES D-27);
    ``real31`` as RULES B-24; ``wild`` counts the caballo of clubs and the sota of coins as wild (D-22).
    """

    __slots__ = ("_real31", "_table", "_weights", "kings", "order", "wild")

    def __init__(self, kings: int, real31: str, wild: bool) -> None:
        self.kings = kings
        self.wild = wild
        self.order = "1234567SCR" if kings == 4 else "14567SCR"
        """Ranks as played, lowest first."""
        self._weights = [5 ** self._place(card) for card in CARDS]
        self._table = _table(self.order, wild)
        self._real31 = _real_31_hands(real31, kings, wild)

    def played_rank(self, card: Card) -> str:
        """The rank a card counts as (RULES B-01); '*' for a wild card."""
        if self.wild and str(card) in ("Cb", "So"):
            return "*"
        if self.kings == 4:
            return card.rank
        if self.kings == 9 and str(card) == "5o":
            return "R"
        return {"3": "R", "2": "1"}.get(card.rank, card.rank)

    def _place(self, card: Card) -> int:
        rank = self.played_rank(card)
        return len(self.order) if rank == "*" else self.order.index(rank)

    def evaluate(self, hand: Sequence[Card]) -> Evaluation:
        """The evaluation of four distinct cards, in any order."""
        weights = self._weights
        a, b, c, d = hand
        found = self._table[weights[a] + weights[b] + weights[c] + weights[d]]
        if self._real31 and found.total == 31 and 1 << a | 1 << b | 1 << c | 1 << d in self._real31:
            return found._replace(juego=REAL_31_KEY)
        return found

    def evaluate_all(self, hands: Sequence[Sequence[Card]]) -> tuple[Evaluation, ...]:
        """The evaluation of each hand; a loop costs half as much as a call a hand."""
        if self._real31:
            return tuple(map(self.evaluate, hands))
        weights, table, found = self._weights, self._table, []
        for a, b, c, d in hands:
            found.append(table[weights[a] + weights[b] + weights[c] + weights[d]])
        return tuple(found)


@lru_cache(maxsize=64)
def evaluator(kings: int = 4, real31: str = "off", *, wild: bool = False) -> Evaluator:
    """The shared evaluator for these options; raises ValueError for a way of counting that no rule knows."""
    if kings not in (4, 8, 9) or real31 not in ("off", "sota", "sota_oros", "figure"):
        raise ValueError(f"kings={quoted(kings)}, real31={quoted(real31)}: no rulebook counts like that")
    return Evaluator(kings, real31, wild)


def _real_31_hands(real31: str, kings: int, wild: bool) -> frozenset[int]:
    """Masks of the hands that are the real 31: three sevens and the right tenth card (RULES B-24, D-28)."""
    if real31 == "off":
        return frozenset()
    sevens = [card for card in CARDS if card.rank == "7"]
    if real31 == "figure":
        played = Evaluator(kings, "off", wild)
        tens = [card for card in CARDS if played.played_rank(card) in "SCR"]
        wilds = [card for card in CARDS if played.played_rank(card) == "*"]
        # a wild card may be played as the seven or the face that is missing (D-22, D-28)
        fours = combinations(sevens + tens + wilds, HAND_SIZE)
        return frozenset(
            sum(1 << card for card in four)
            for four in fours
            if sum(card in tens for card in four) < 2 and sum(card in sevens for card in four) < HAND_SIZE
        )
    right = "S" if real31 == "sota" else "So"
    tens = [card for card in CARDS if str(card).startswith(right)]
    all_sevens = sum(1 << card for card in sevens)
    return frozenset(all_sevens - (1 << left_out) + (1 << ten) for left_out in sevens for ten in tens)


@lru_cache(maxsize=8)
def _table(order: str, wild: bool) -> dict[int, Evaluation]:
    """Weight sum → evaluation, for every multiset of four ranks."""
    kinds = len(order) + wild
    return {
        sum(5**place for place in places): _evaluate_places(places, order)
        for places in combinations_with_replacement(range(kinds), HAND_SIZE)
    }


def _evaluate_places(places: Sequence[int], order: str) -> Evaluation:
    """Evaluate four rank places; ``len(order)`` stands for a wild card, best in each lance (D-22)."""
    top = len(order) - 1
    natural = [place for place in places if place <= top]
    wilds = HAND_SIZE - len(natural)
    fillings = [natural + list(extra) for extra in product(range(top + 1), repeat=wilds)]
    highest = sorted(natural + [top] * wilds, reverse=True)
    lowest = sorted(natural + [0] * wilds)
    pares_key, pares_class, high, low = max(_pares(filling) for filling in fillings)
    totals = [sum(_pips(order[place]) for place in filling) for filling in fillings]
    juego, total = max((_juego_key(total), total) for total in totals)
    return Evaluation(
        grande=_digits(highest),
        chica=_digits([15 - place for place in lowest]),
        pares=pares_key,
        juego=juego,
        punto=total,
        pares_value=_PARES_VALUES[pares_class],
        juego_value=(3 if total == 31 else 2) if juego else 0,
        total=total,
        pares_class=pares_class,
        pares_high=order[high] if pares_class else "",
        pares_low=order[low] if pares_class == DUPLES else "",
        kings=natural.count(top),
        aces=natural.count(0),
    )


def _digits(places: Sequence[int]) -> int:
    """Four places as one number that compares like the sequence."""
    a, b, c, d = places
    return ((a * 16 + b) * 16 + c) * 16 + d


def _pips(rank: str) -> int:
    return 10 if rank in "SCR" else int(rank)


def _juego_key(total: int) -> int:
    return _JUEGO_ORDER.index(total) + 1 if total in _JUEGO_ORDER else 0


def _pares(places: Sequence[int]) -> tuple[int, int, int, int]:
    """(key, class, higher place, lower place); four of a kind are duples (RULES B-31)."""
    counts = sorted(((places.count(place), place) for place in set(places)), reverse=True)
    (most, high), low = counts[0], 0
    if most == 1:
        return 0, NO_PARES, 0, 0
    if most == 4:
        kind, low = DUPLES, high
    elif most == 3:
        kind = MEDIAS
    elif len(counts) == 2:
        kind, low = DUPLES, counts[1][1]
    else:
        kind = PAR
    return (kind << 8 | high << 4 | low) + 1, kind, high, low
