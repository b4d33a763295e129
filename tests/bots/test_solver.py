"""The solver of a lance: games whose answer is known, best replies, and sums done again the long way."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from hordago.bots.resolve.solver import answers, matched, root, solve
from hordago.bots.resolve.subgame import unfold
from hordago.bots.resolve.tables import SLOTS, Ranges, Reals, Tables, Worth, wins
from hordago.game.betting import Bets, form_of, start
from hordago.rules import Rules
from tests.sizes import seeded, size

ROUNDS = size(small=3, ci=15, nightly=200)
COMPARED = ("PASO", "ACCEPTED", "ORDAGO_ACCEPTED")


def spread(rng: random.Random, places: int, slots: tuple[int, ...]) -> Ranges:
    """Random ranges of some slots, the others being empty; slot 0 is mano."""
    chances = np.zeros((SLOTS, places))
    chances[:, 0] = 1.0
    for slot in slots:
        chances[slot] = [0.0, *(rng.random() ** 2 for _ in range(places - 1))]
    first = np.less.outer(np.arange(SLOTS), np.arange(SLOTS)).astype(float)
    return Ranges(chances / chances.sum(axis=1, keepdims=True), np.repeat(first[:, :, None], places, axis=2))


def lance(rng: random.Random, seats: int) -> tuple[Tables, Worth]:
    """The whole betting of a lance, with stones as worth and a random worth of the game."""
    rules, game = Rules.preset("spanish", seats=seats), rng.randint(5, 40)
    at = start(form_of(rules), 0, tuple(range(seats)))
    assert isinstance(at, Bets)
    tree = unfold(at, [("paso", 0), ("envido", 2), ("ordago", 0)], None, lambda place, kind: None, 0)
    pays = []
    for (status, side, _), stake, prev in tree.ends:
        stones = {"PASO": 1, "ACCEPTED": stake, "ORDAGO_ACCEPTED": game}.get(status, prev or 1)
        sign = 1 if status in COMPARED or side == 0 else -1
        pays.append((sign * stones, -stones if status in COMPARED else sign * stones))
    tables = Tables(tree.actor, tree.children, [end.outcome.status in COMPARED for end in tree.ends])
    win, lose = np.array(pays, dtype=float).T
    return tables, Worth(win.copy(), lose.copy())


def even(tables: Tables, places: int) -> Reals:
    return matched(np.zeros((tables.size - SLOTS, places)), tables)


def free(tables: Tables) -> Reals:
    return np.zeros(tables.size - SLOTS)


def worths(tables: Tables, ranges: Ranges, worth: Worth, often: Reals) -> Reals:
    """(4,): what each slot may expect."""
    gains = tables.gains(tables.reach(ranges.chances, often), ranges.ties, worth, often)
    return np.asarray((gains[:SLOTS] * ranges.chances).sum(axis=1))


def best_reply(tables: Tables, ranges: Ranges, worth: Worth, often: Reals, slot: int) -> float:
    """What a slot gets that always says the best word against all others."""
    mine = [n for n, node in enumerate(tables.node) if slot_of(tables, n) == slot]
    reply = often.copy()
    for _ in range(8):  # from the last word back to the first
        gains = tables.gains(tables.reach(ranges.chances, reply), ranges.ties, worth, reply)[SLOTS:]
        best = np.maximum.reduceat(gains, tables.starts)[tables.owner]
        greedy = matched((gains >= best - 1e-12).astype(float), tables)
        reply[mine] = greedy[mine]
    return float(worths(tables, ranges, worth, reply)[slot])


def most(tables: Tables, ranges: Ranges, worth: Worth, often: Reals) -> float:
    """The most that one seat gains by another way of playing."""
    value = worths(tables, ranges, worth, often)
    return max(best_reply(tables, ranges, worth, often, slot) - float(value[slot]) for slot in range(SLOTS))


def slot_of(tables: Tables, word: int) -> int:
    at = SLOTS + word
    while at >= SLOTS:
        at = int(tables.parent[at])
    return at


def test_a_polarised_bet_bluffs_and_is_called_by_the_odds_of_the_pot() -> None:
    """The bettor holds the best or the worst hand, the rival one between: it bluffs B to P + B of the latter.

    The rival accepts P to P + B.
    """
    rng = seeded(f"{__name__}/polar")
    for _ in range(ROUNDS):
        pot, bet = rng.randint(2, 10), rng.randint(1, 10)
        tables = Tables([0, 1], [[-1, 1], [-2, -3]], [True, False, True])
        half = pot / 2
        worth = Worth(np.array([half, half, half + bet]), np.array([-half, half, -half - bet]))
        ranges = spread(rng, 4, ())
        ranges.chances[0], ranges.chances[1] = [0, 0.5, 0, 0.5], [0, 0, 1, 0]
        often = solve(tables, ranges, worth, even(tables, 4), free(tables), 2000)
        assert root(tables, often, 3)[1] == pytest.approx(1, abs=0.02)
        assert root(tables, often, 1)[1] == pytest.approx(bet / (pot + bet), abs=0.04)
        calls = often[[n for n, node in enumerate(tables.node) if node == 1]][1, 2]
        assert calls == pytest.approx(pot / (pot + bet), abs=0.04)
        gained = bet / 2 * pot / (pot + bet)
        assert worths(tables, ranges, worth, often)[0] == pytest.approx(gained, abs=0.05 * pot)


def test_two_seats_come_to_play_that_no_reply_gains_from() -> None:
    rng = seeded(f"{__name__}/two")
    for _ in range(ROUNDS):
        tables, worth = lance(rng, 2)
        ranges = spread(rng, 12, (0, 1))
        often = solve(tables, ranges, worth, even(tables, 12), free(tables), 600)
        value = worths(tables, ranges, worth, often)
        assert value[0] == pytest.approx(-value[1])
        gained = [best_reply(tables, ranges, worth, often, slot) - value[slot] for slot in (0, 1)]
        assert min(gained) > -1e-9
        # every word is said now and then, órdago too
        assert sum(gained) < 0.02 * worth.win.max()


def test_four_seats_find_what_one_of_them_gains_little_from() -> None:
    rng = seeded(f"{__name__}/four")
    for _ in range(ROUNDS):
        tables, worth = lance(rng, 4)
        ranges = spread(rng, 10, (0, 1, 2, 3))
        first = even(tables, 10)
        often = solve(tables, ranges, worth, first, free(tables), 300)
        value = worths(tables, ranges, worth, often)
        assert value[0] == pytest.approx(value[2]) == pytest.approx(-value[1]) == pytest.approx(-value[3])

        assert most(tables, ranges, worth, often) < 0.25 < most(tables, ranges, worth, first)


def test_who_is_best_counted_one_by_one() -> None:
    rng = seeded(f"{__name__}/wins")
    for _ in range(ROUNDS):
        places = rng.randint(2, 5)
        slots = rng.choice([(0, 1), (0, 1, 2), (0, 1, 2, 3)])
        ranges = spread(rng, places, slots)
        found = wins(ranges.chances[:, None], ranges.ties)[:, 0]
        expected = np.zeros((SLOTS, places))
        for held in product(range(places), repeat=SLOTS):
            best = max((place, -slot) for slot, place in enumerate(held))
            for slot in range(SLOTS):
                others = [ranges.chances[each, held[each]] for each in range(SLOTS) if each != slot]
                if best[0] and (best[1] + slot) % 2 == 0:
                    expected[slot, held[slot]] += np.prod(others)
        assert found == pytest.approx(expected)


def test_what_is_frozen_stays_and_the_others_adapt() -> None:
    rng = seeded(f"{__name__}/frozen")
    tables, worth = lance(rng, 4)
    ranges = spread(rng, 10, (0, 1, 2, 3))
    noise = np.random.default_rng(rng.getrandbits(32)).random((tables.size - SLOTS, 10))
    begun = matched(noise, tables)
    frozen = np.array([slot_of(tables, n) == 2 for n in range(len(begun))])
    often = solve(tables, ranges, worth, begun, frozen.astype(float), 200)
    assert (often[frozen] == begun[frozen]).all()
    value = worths(tables, ranges, worth, often)
    assert best_reply(tables, ranges, worth, often, 0) - value[0] < 0.25
    assert (often == solve(tables, ranges, worth, begun, frozen.astype(float), 200)).all()


def test_answers_are_means_over_what_the_others_hold() -> None:
    rng = seeded(f"{__name__}/answers")
    tables, worth = lance(rng, 2)
    ranges = spread(rng, 6, (0, 1))
    often = even(tables, 6)
    whole = worths(tables, ranges, worth, often)[0]
    parts = [
        sum(p * q for p, q in zip(root(tables, often, place), found, strict=True))
        for place in range(6)
        for found in [answers(tables, ranges, worth, often, place)]
    ]
    assert np.dot(ranges.chances[0], parts) == pytest.approx(whole)
    more = Worth(worth.win + 1, worth.lose + 1)
    for place in range(6):
        raised = answers(tables, ranges, more, often, place)
        assert raised == pytest.approx([1 + each for each in answers(tables, ranges, worth, often, place)])
