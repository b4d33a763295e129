"""The yardsticks `threshold` and `equity`: exact where they say so, sensible where they speak."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hordago.bots import ALL, NAMES, YARDSTICKS, make
from hordago.bots.equities import equities
from hordago.bots.equity import Pot, equity, worths
from hordago.bots.exchange import qualities
from hordago.bots.strength import scale
from hordago.bots.threshold import standing
from hordago.cards import CARDS, cards
from hordago.game.legal import Choice, Legal
from hordago.odds import odds
from hordago.record.tokens import text
from hordago.rules import Rules
from hordago.views import SeatView
from tests import sizes
from tests.unit.test_bots import BASQUE, ORDINARY, SPANISH, situation

RANDOM = sizes.seeded(__name__)
STRONG = ["Ro Co Sb 1b", *ORDINARY[1:]]


def word(name: str, seen: SeatView) -> str:
    return text(make(name, 1).act(seen, seen.legal))


def test_yardsticks_are_not_offered_at_a_table() -> None:
    assert not set(NAMES) & set(YARDSTICKS)
    assert (*NAMES, *YARDSTICKS) == ALL


# ── the tables of the odds, without numpy ────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kings", [4, 8])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tables_say_what_the_odds_say(kings: int, seats: int) -> None:
    rules = Rules.preset("spanish", kings=kings, seats=seats)
    table = equities(rules)
    assert table is not None
    for _ in range(sizes.size(small=10, ci=60, nightly=1000)):
        hand, seat = tuple(RANDOM.sample(CARDS, 4)), RANDOM.randrange(seats)
        for lance, (win, _, none, contested) in odds(hand, rules, seat=seat).lances.items():
            found = table.chances(seat, hand, lance)
            assert found.win == pytest.approx(win, abs=1e-12)
            if lance == "punto":
                assert found.in_bets == pytest.approx(win / (1 - none) if none < 1 else 0)
            elif none == 0 and contested:
                assert found.in_bets == pytest.approx((win - (1 - contested)) / contested)
            else:
                assert found.in_bets == 0


def test_what_cannot_be_beaten_has_all_the_equity() -> None:
    table = equities(BASQUE)
    assert table is not None
    for hand, lance in (("Ro Rc Re Rb", "grande"), ("1o 1c 1e 1b", "chica"), ("Ro Rc Re Rb", "pares")):
        assert table.chances(3, cards(hand), lance).in_bets == 1
    assert table.chances(0, cards("Ro Rc So 1e"), "juego").in_bets == 1, "31 of mano"
    assert table.chances(1, cards("Ro Rc So 1e"), "juego").in_bets < 1
    assert table.chances(0, cards("7o 6c 5e 4b"), "pares").in_bets == 0, "it may not bet"


def test_no_table_for_other_rules() -> None:
    assert equities(Rules.preset("spanish", seats=5)) is None
    assert equities(Rules.preset("spanish", kings=9)) is None
    assert equities(Rules.preset("historic")) is None
    assert equities(SPANISH.replace(real31="figure")) is None
    assert equities(SPANISH.replace(sides=(0, 1, 2, 3))) is None
    own = Rules.preset("spanish", kings=9, mus_corrido="off")
    seen = situation(own, STRONG, (0, 0), "")
    assert 0 < equity(seen) < 1, "what simple would say"
    assert worths(own, 0) is qualities(scale(own))


def test_yardsticks_play_without_numpy() -> None:
    script = (
        "import sys; from hordago.arena.sitting import Sitting; from hordago.bots import YARDSTICKS, make; "
        "from hordago.game import new_match; from hordago.rules import Rules; "
        "bots = [make(YARDSTICKS[seat % 2], seat) for seat in range(4)]; "
        "Sitting(new_match(Rules.preset('basque')), bots, bytes(32)).play(); "
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]


# ── what they say ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", YARDSTICKS)
@pytest.mark.parametrize(
    ("hands", "score", "said", "expected"),
    [
        (["Ro Rc Re Rb", *ORDINARY[1:]], (0, 0), "", "h"),
        (STRONG, (0, 0), "", "e10"),
        (ORDINARY, (0, 0), "", "x"),
        ([ORDINARY[0], "Ro Rc Re Rb", *ORDINARY[2:]], (0, 0), "h", "q"),
        (STRONG, (0, 0), "e2", "n"),
    ],
)
def test_words_of_grande(
    name: str, hands: list[str], score: tuple[int, int], said: str, expected: str
) -> None:
    if (name, expected) == ("threshold", "e10"):
        expected = "e5"
    assert word(name, situation(BASQUE, hands, score, said)) == expected


def test_equity_sees_the_score_and_threshold_does_not() -> None:
    """Who misses one stone cannot be left to take it by a refusal."""
    seen = situation(BASQUE, ORDINARY, (29, 10), "e2")
    assert word("equity", seen) in ("q", "h")
    assert word("threshold", seen) == "n"
    desperate = situation(SPANISH, ["Ro Co 7e 4b", *ORDINARY[1:]], (0, 38), "")
    assert word("equity", desperate) == "h"


def test_no_bet_is_raised_for_ever() -> None:
    hands = ["Ro Rc 3e 1b", "3o Re 3b 1c", *ORDINARY[2:]]
    for name in YARDSTICKS:
        assert word(name, situation(SPANISH, hands, (0, 0), "e40")) in ("q", "n", "h")


def test_the_place_of_a_hand_is_that_among_hands_that_may_bet() -> None:
    weakest_par = situation(
        BASQUE, ["2o 2e 3e 1b", "Ro Rc Se 5b", "7c 6e 5o 4c", "Ce 7b 6b 4o"], (0, 0), "x x x x x x x x"
    )
    assert weakest_par.stage == "pares"
    assert standing(weakest_par) < 0.5
    punto = situation(BASQUE, ["Ro Rc 6c 3b", *ORDINARY[1:]], (0, 0), "x x x x x x x x")
    assert punto.stage == "punto"
    assert standing(punto) > 0.9


def test_the_pot_counts_values_too() -> None:
    hands = ["Ro Rc 7e 5e", "Co Cc 7o 4e", *ORDINARY[2:]]
    seen = situation(BASQUE, hands, (0, 0), "x x x x x x x x e2")
    assert seen.stage == "pares"
    assert (Pot(seen, seen.legal).ours, Pot(seen, seen.legal).theirs) == (1, 2)


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        ("Ro 3c 7e 5b", "7e 5b"),
        ("7o 7c 6e So", "6e So"),
        ("7o 7c 7e So", "7o"),
        ("6o 5c 4e 7b", "6o 5c 4e 7b"),
    ],
)
def test_threshold_keeps_kings_pairs_and_31(hand: str, given: str) -> None:
    """Of a 31 it gives up one card, because it must."""
    seen = situation(SPANISH, ORDINARY, (0, 0), "")._replace(cards=cards(hand))
    legal = Legal(0, (Choice("discard", 1, 4),))
    assert set(make("threshold", 1).act(seen, legal).cards) == set(cards(given))  # type: ignore[attr-defined]


def test_equity_discards_by_what_is_left_in_the_deck() -> None:
    hands = worths(SPANISH, 0)
    assert set(hands.discard(cards("Ro 3c 5e 4b"), 1, 4)) == set(cards("5e 4b"))
    assert set(hands.discard(cards("Ro 3c 3e 5b"), 1, 4)) == set(cards("5b"))
