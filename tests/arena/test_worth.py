"""What knowledge is worth: worked out from duplicates whose figures are known."""

from __future__ import annotations

import pytest

from hordago.arena.duplicate import Duplicate, contest, play
from hordago.arena.worth import Worth, pairings, table, worths
from hordago.rules import Rules
from tests.sizes import size

HANDS = contest(Rules.preset("spanish"), "worths", (0, 0))


def deal(number: int, points: tuple[int, int], chance: tuple[float, float]) -> Duplicate:
    return Duplicate("a", "b", number, (0.5, 0.5), points, (1, 1), (0, 0), chance)


def test_a_side_that_knows_more_gains_the_mean_of_both_plays() -> None:
    played = [deal(0, (3, -1), (0.6, 0.5)), deal(1, (-2, 2), (0.45, 0.55))]
    known, _ = worths({"two_kings": played}, HANDS)
    assert known.what == "two_kings" and known.changed == 0.5
    assert known.chance.value == pytest.approx(0.025) and known.stones.value == pytest.approx(0.5)


def test_mano_is_worth_what_her_side_has_in_both_plays() -> None:
    """Mano of deal 0 is on side 0, of deal 1 on side 1; ``a`` is on side 0 in the first play only."""
    always = [deal(0, (2, -2), (0.6, 0.4)), deal(1, (-4, 4), (0.3, 0.7))]
    *_, mano = worths({"nothing": always}, HANDS)
    assert mano.what == "mano"
    assert mano.chance.value == pytest.approx(0.15) and mano.stones.value == pytest.approx(3)
    never = [deal(0, (5, 5), (0.9, 0.9)), deal(1, (-3, -3), (0.2, 0.2))]
    assert worths({"nothing": never}, HANDS)[-1].chance.value == pytest.approx(0)


def test_every_sign_of_the_rulebook_is_measured_and_nothing_is_worth_nothing() -> None:
    asked = pairings(HANDS, "club")
    assert {"two_kings", "blind", "signs", "partner", "all", "eyes"} <= set(asked)
    assert "cut" not in asked and asked["eyes"] == ("club", "club:silent")
    deals = [play(HANDS, "club+nothing", "club+nothing", n) for n in range(size(small=2, ci=4, nightly=40))]
    none, _ = worths({"nothing": deals}, HANDS)
    assert none == Worth("nothing", none.chance, none.stones, 0.0)
    assert none.chance.value == none.stones.value == 0
    assert table([none]).splitlines()[-1].startswith("| `nothing` | +0.00 |")
