"""The value of a score from outcomes of hands: by hand, against plain recursion, and against whole games."""

from __future__ import annotations

import hashlib
import json
import random
from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from hordago.odds.race import LIST
from hordago.rules import Rules
from hordago.training.errors import BadRequest
from hordago.training.value import LOSE_LEAD, WIN, WIN_LEAD, Grid, Outcomes, gathered, monotone, race
from tests.sizes import seeded, size

GAMES = size(small=20_000, ci=100_000, nightly=2_000_000)


def hands(*rows: tuple[list[int], int, int]) -> Outcomes:
    """Outcomes from (gains, decided, how often)."""
    steps = max(len(gains) for gains, _, _ in rows)
    gains = np.array([row + [0] * (steps - len(row)) for row, _, _ in rows], np.int16)
    return Outcomes(
        gains,
        np.array([decided for _, decided, _ in rows], np.int8),
        np.array([n for _, _, n in rows], np.int64),
    )


# ── known answers ────────────────────────────────────────────────────────────────────────────────────


def test_mano_always_gains_one() -> None:
    """Sides take turns: who needs fewer hands wins, and mano where they need as many."""
    found = race(hands(([1], 0, 1)), 3)
    assert found[WIN].tolist() == [[1, 1, 1], [0, 1, 1], [0, 0, 1]]
    # Who wins was mano in the last hand, so the other leads the next game.
    assert found[WIN_LEAD].tolist() == [[0] * 3] * 3
    assert found[LOSE_LEAD].tolist() == [[0, 0, 0], [1, 0, 0], [1, 1, 0]]


def test_the_other_always_gains_one() -> None:
    found = race(hands(([-1], 0, 1)), 2)
    # Mano needs one: the other gains one, is mano then, and we gain the one.
    assert found[WIN].tolist() == [[0, 1], [0, 0]]
    assert found[WIN_LEAD].tolist() == [[0, 1], [0, 0]]
    assert found[LOSE_LEAD].tolist() == [[0, 0], [0, 0]]


def test_heads_or_tails() -> None:
    found = race(hands(([1], 0, 5), ([-1], 0, 5)), 3)[WIN]
    assert found.tolist() == [[0.5, 0.75, 0.875], [0.25, 0.5, 0.6875], [0.125, 0.3125, 0.5]]


def test_who_is_counted_first_wins() -> None:
    found = race(hands(([2, -3, 4], 0, 1)), 6)[WIN]
    assert found[1, 2] == 1, "2 against 3: both get there, we first"
    assert found[2, 2] == 0, "3 against 3: the other had its three before"
    assert found[5, 3] == 1, "6 against 4: only we get there"


def test_an_ordago_decides_what_stones_have_not() -> None:
    found = race(hands(([1], -1, 1), ([-2], 1, 3)), 4)
    assert found[WIN, 3, 3] == 0.75
    assert found[WIN, 0, 3] == 1, "the stone came before the other's órdago"
    assert found[WIN, 3, 0] == 0
    assert found[WIN, 3, 1] == 0, "two stones and an órdago that came too late"
    assert found[WIN_LEAD].max() == found[LOSE_LEAD].max() == 0, (
        "a game of one hand: the other leads the next"
    )


def test_the_same_hands_are_put_together() -> None:
    found = gathered(np.array([[2, -1], [1, 0], [2, -1]]), np.array([0, 1, 0]))
    assert found.gains.tolist() == [[1, 0], [2, -1]]
    assert (found.decided.tolist(), found.hands.tolist()) == ([1, 0], [1, 2])


def test_a_race_that_may_not_end_is_refused() -> None:
    with pytest.raises(BadRequest, match="nobody gains"):
        race(hands(([0], 0, 1), ([1], 0, 1)), 3)
    assert race(hands(([0], 1, 1)), 3)[WIN].min() == 1


# ── against plain recursion ──────────────────────────────────────────────────────────────────────────


def drawn_outcomes(drawn: random.Random) -> Outcomes:
    rows = []
    for _ in range(drawn.randint(1, 6)):
        gains = [drawn.choice((-3, -2, -1, 1, 2, 3)) for _ in range(drawn.randint(1, 4))]
        rows.append((gains, drawn.choice((-1, 0, 0, 1)), drawn.randint(1, 9)))
    return hands(*rows)


def naive(outcomes: Outcomes, mine: int, theirs: int) -> list[Fraction]:
    """The same by walking through every hand stone by stone."""

    @cache
    def value(mine: int, theirs: int) -> tuple[Fraction, Fraction, Fraction]:
        win = win_lead = lose_lead = Fraction(0)
        total = int(outcomes.hands.sum())
        for gains, decided, n in zip(outcomes.gains, outcomes.decided, outcomes.hands, strict=True):
            chance = Fraction(int(n), total)
            a, b = mine, theirs
            for gain in gains.tolist():
                a, b = (a - gain, b) if gain > 0 else (a, b + gain)
                if a <= 0 or b <= 0:
                    break
            if a <= 0 or (b > 0 and decided > 0):
                win += chance
            elif b > 0 and decided == 0:
                their_win, their_win_lead, their_lose_lead = value(b, a)
                win += chance * (1 - their_win)
                win_lead += chance * (1 - their_win - their_lose_lead)
                lose_lead += chance * (their_win - their_win_lead)
        return win, win_lead, lose_lead

    return list(value(mine, theirs))


def test_race_is_plain_recursion() -> None:
    drawn = seeded(__name__)
    for _ in range(size(small=10, ci=50, nightly=1_000)):
        outcomes, target = drawn_outcomes(drawn), drawn.randint(1, 7)
        found = race(outcomes, target)
        for mine in range(1, target + 1):
            for theirs in range(1, target + 1):
                expected = [float(each) for each in naive(outcomes, mine, theirs)]
                assert found[:, mine - 1, theirs - 1] == pytest.approx(expected, abs=1e-10)


def test_outcomes_by_score_are_mixed_between_the_points_of_a_grid() -> None:
    up, down = hands(([1], 0, 1)), hands(([-1], 0, 1))
    grid = Grid((1, 3), [[up, up], [down, down]])
    assert grid(2, 5) == ((0.5, up), (0.5, down))
    assert grid(1, 2) == ((0.5, up), (0.5, up))
    assert grid(4, 1) == ((1.0, down),)
    found = race(grid, 2)[WIN]
    # With two to go: half the hands end as with one, the others as with three.
    assert found[0].tolist() == [1, 1]
    assert found[1, 0] == 0, (
        "2 against 1: we gain one and the other, now mano, gains hers; or she does at once"
    )
    assert found[1, 1] == 0.5 * (1 - found[1, 0]) + 0.5 * (1 - found[0, 1])
    same = race(Grid((1, 2, 5), [[up] * 3] * 3), 6)
    assert np.array_equal(same, race(up, 6))


def test_noise_is_smoothed_and_nothing_else_changed() -> None:
    drawn = np.random.default_rng(seeded(__name__).getrandbits(32))
    clean = race(hands(([1], 0, 5), ([-1], 0, 4), ([2, -2], 0, 3)), 8)
    assert np.array_equal(monotone(clean), clean)
    noisy = clean.copy()
    noisy[WIN] = np.clip(noisy[WIN] + drawn.normal(0, 0.02, noisy[WIN].shape), 0.01, 0.99)
    found = monotone(noisy)
    assert (np.diff(found[WIN], axis=0) <= 0).all() and (np.diff(found[WIN], axis=1) >= 0).all()
    assert np.abs(found[WIN] - clean[WIN]).max() < 0.08
    assert np.allclose(found[WIN_LEAD] / found[WIN], noisy[WIN_LEAD] / noisy[WIN])


# ── hands of the simulator ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("preset", ["basque", "french", "ffm"])
def test_race_is_what_whole_games_say(preset: str) -> None:
    """Play that does not look at the score, so that one sample of hands must explain all games."""
    pytest.importorskip("numba", reason="the simulator needs the extra [fast]")
    from hordago.training.sim import simulate
    from hordago.training.value_hands import outcomes
    from tests.training.games import calm

    rules, drawn = Rules.preset(preset), seeded(f"{__name__}.{preset}")
    seed = drawn.getrandbits(32)
    policy = calm(rules, drawn)
    found = race(outcomes(rules, [policy, policy], (0, 0), 200_000, seed), rules.target)
    for behind in ((1, 2), (3, 3), (9, 4), (rules.target, rules.target)):
        start = tuple(rules.target - each for each in behind)
        wins = simulate(rules, GAMES, seed + 1, policies=[policy], start=start).wins
        for mano, (mine, theirs) in ((0, behind), (1, behind[::-1])):
            won, played = wins[mano::2, mano].sum(), wins[mano::2].sum()
            expected = found[WIN, mine - 1, theirs - 1]
            spread = (expected * (1 - expected) * (1 / played + 1 / 200_000)) ** 0.5
            assert abs(won / played - expected) < 4.5 * spread + 1e-9, (behind, mano)


def test_gains_are_in_the_order_of_the_count() -> None:
    """Nobody bets: one stone for grande, one for chica, then pares and juego or punto."""
    pytest.importorskip("numba", reason="the simulator needs the extra [fast]")
    from hordago.training.policy import Policy, shape_of
    from hordago.training.value_hands import play_hands

    rules = Rules.preset("spanish")
    shape = shape_of(rules)
    quiet, talk = np.zeros((5, shape.classes, 8), np.float32), np.zeros((shape.classes, 3), np.float32)
    quiet[:, :, 0], talk[:, 0] = 1, 1
    policy = Policy.of_class(rules, talk=talk, bet=quiet)
    found = play_hands(rules, [policy, policy], (0, 0), 500, seeded(__name__).getrandbits(32))
    assert not found.decided.any()
    total = np.abs(found.gains.astype(int)).sum(axis=1)
    assert (total >= 3).all() and (total <= 2 + 6 + 6).all()
    signs = np.sign(found.gains)
    assert (signs[:, :-1] * signs[:, 1:] <= 0).all(), "gains of one side in a row are one"
    assert (np.abs(found.gains[:, 0]) == 1).any(), "grande and chica of different sides"


def test_policies_are_held_at_the_score() -> None:
    pytest.importorskip("numba", reason="the simulator needs the extra [fast]")
    from dataclasses import replace

    from hordago.training.policy import Policy, shape_of
    from hordago.training.value_hands import outcomes

    rules = Rules.preset("basque")
    shape = shape_of(rules)
    bets = np.zeros((2, shape.classes, 8), np.float32)
    bets[0, :, 0], bets[1, :, [1, 5]] = 1, 1  # meek, or all in
    meek = Policy.random(rules)
    rows = np.array([np.full(meek.bet_rows.shape[1:], each, np.int32) for each in (0, 1)])
    situations = np.zeros_like(meek.situations)
    situations[25:, :] = 1
    both = replace(
        meek,
        bets=bets,
        bet_rows=rows,
        situations=situations,
        talk_rows=np.repeat(meek.talk_rows, 2, axis=0),
        discard_rows=np.repeat(meek.discard_rows, 2, axis=0),
    )
    early = outcomes(rules, [both, both], (24, 24), 2_000)
    late = outcomes(rules, [both, both], (25, 25), 2_000)
    assert not early.decided.any()
    assert late.hands[late.decided != 0].sum() == 2_000
    with pytest.raises(BadRequest):
        outcomes(rules, [both, both], (30, 0), 10)
    with pytest.raises(BadRequest, match="two sides"):
        outcomes(rules.replace(seats=3), [None, None], (0, 0), 10)


# ── the shipped table ────────────────────────────────────────────────────────────────────────────────


def test_a_small_table_is_built_and_is_always_the_same() -> None:
    pytest.importorskip("numba", reason="the simulator needs the extra [fast]")
    from hordago.training.value_build import build, packed
    from hordago.training.value_policy import Players

    rules = Rules.preset("spanish", target=12)
    source = Players(rules, 3).hands
    once = build(rules, source, needs=(1, 3, 12), hands=(2_000, 4_000))
    again = build(rules, Players(rules, 3).hands, needs=(1, 3, 12), hands=(2_000, 4_000))
    assert packed(once) == packed(again) and len(packed(once)) == 4 * 3 * 12 * 12
    win = once[WIN]
    assert (np.diff(win, axis=0) <= 0).all() and (np.diff(win, axis=1) >= 0).all()
    assert 0.45 < win[11, 11] < 0.55


@pytest.mark.nightly
def test_hands_of_the_shipped_blueprint() -> None:
    pytest.importorskip("numba", reason="the solver needs the extra [fast]")
    from hordago.training.solver.hands import Learnt

    rules = Rules.preset("spanish")
    source = Learnt(rules, seed=5)
    assert all(later > earlier for earlier, later in pairwise(source.needs)) and source.needs[-1] < 40
    level, ahead = source.hands(None, 28, 28)(4_000), source.hands(None, 2, 28)(4_000)
    again = Learnt(rules, seed=5).hands(None, 28, 28)(4_000)
    assert np.array_equal(level.gains, again.gains) and np.array_equal(level.hands, again.hands)
    assert level.hands.sum() == 4_000
    # who is far behind and whose rival is nearly through has the órdago and nothing else
    ordagos = [each.hands[each.decided != 0].sum() / 4_000 for each in (level, ahead)]
    assert 0.02 < ordagos[0] < ordagos[1]
    with pytest.raises(BadRequest, match="no blueprint"):
        Learnt(rules.replace(seats=6))


def test_players_are_bolder_when_they_are_behind() -> None:
    from hordago.training.value_bets import plan, side

    def ordagos(need: int, rival: int) -> tuple[float, float]:
        def value(need: int, rival: int) -> float:
            return rival / (need + rival)

        found = plan(side(value, need, rival, 0, 2), side(value, rival, need, 0, 2))
        for row in (found.opening, *found.answers, found.ordago):
            assert np.allclose(row.sum(axis=0), 1) and (row >= 0).all()
            assert (np.diff(row[0]) <= 1e-12).all() or row is found.opening
        return float(found.opening[2].mean()), float(found.ordago[1].mean())

    behind, even, ahead = ordagos(35, 3), ordagos(20, 20), ordagos(3, 35)
    assert behind[0] > even[0] >= ahead[0]
    assert behind[1] > even[1] > ahead[1]


@pytest.mark.nightly
def test_the_shipped_tables_are_made_bit_for_bit() -> None:
    pytest.importorskip("numba", reason="the simulator needs the extra [fast]")
    from hordago.training.value_build import learnt, packed

    for entry in json.loads(LIST.read_text(encoding="utf-8"))["tables"]:
        rules = Rules.preset(entry["preset"], target=entry["target"])
        data = packed(learnt(rules, workers=2))
        assert hashlib.sha256(data).hexdigest() == entry["sha256"]
