"""The value of a score and of a match: symmetry, monotony, matches counted out, and no numpy."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys
from functools import cache
from itertools import pairwise, product

import numpy as np
import pytest

from hordago.odds import BadScore, NotCovered, OddsError, match, match_probability, race, win_probability
from hordago.odds.race import PLANES, Share
from hordago.rules import Rules
from tests.sizes import seeded, size
from tools import value_picture

SPANISH, BASQUE = Rules.preset("spanish"), Rules.preset("basque")
BOTH = pytest.mark.parametrize("rules", [SPANISH, BASQUE], ids=["spanish", "basque"])
QUESTIONS = size(small=200, ci=2_000, nightly=50_000)
LISTED = json.loads(race.LIST.read_text(encoding="utf-8"))


# ── the files ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("entry", LISTED["tables"], ids=[each["file"] for each in LISTED["tables"]])
def test_files_are_those_of_the_list(entry: dict[str, object]) -> None:
    assert LISTED["version"] == race.VERSION and LISTED["planes"] == list(PLANES)
    data = (race.FOLDER / str(entry["file"])).read_bytes()
    assert entry["sha256"] == hashlib.sha256(data).hexdigest()
    assert entry["shape"] == [3, entry["target"], entry["target"]]
    assert len(data) == 4 * 3 * int(str(entry["target"])) ** 2


def test_nothing_else_is_shipped_and_it_is_small() -> None:
    found = {each.name for each in race.FOLDER.iterdir()}
    assert found == {entry["file"] for entry in LISTED["tables"]} | {race.LIST.name}
    assert sum(each.stat().st_size for each in race.FOLDER.iterdir()) < 60_000


def test_it_works_without_numpy_and_loads_in_milliseconds() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None; from time import process_time; "
        "from hordago.odds import match_probability, win_probability; from hordago.rules import Rules; "
        "rules = Rules.preset('spanish'); begun = process_time(); "
        "found = win_probability(rules, (0, 0), mano=0); spent = process_time() - begun; "
        "print(found, match_probability(rules, (0, 0), mano=0), spent)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    game, whole, seconds = map(float, done.stdout.split())
    assert game == win_probability(SPANISH, (0, 0), mano=0)
    assert whole == match_probability(SPANISH, (0, 0), mano=0)
    assert seconds < 0.05


def test_numpy_sees_the_table_without_a_copy() -> None:
    table = race.race(SPANISH)
    seen = np.asarray(table.planes)
    assert seen.shape == (3, 40, 40) and seen.dtype == np.float32
    assert seen[0, 9, 4] == table.win(10, 5, leads=True)
    assert not seen.flags.writeable


# ── the table ────────────────────────────────────────────────────────────────────────────────────────


@BOTH
def test_what_one_side_does_not_win_the_other_does(rules: Rules) -> None:
    for mine, theirs, mano in product(range(0, rules.target, 3), range(0, rules.target, 3), range(4)):
        score = mine, theirs
        ours, other = (win_probability(rules, score, mano=mano, side=side) for side in (0, 1))
        assert 0 <= ours <= 1
        assert ours + other == pytest.approx(1, abs=1e-12)
        swapped = win_probability(rules, score[::-1], mano=(mano + 1) % 4, side=1)
        assert ours == swapped


@BOTH
@pytest.mark.parametrize("leads", [True, False])
def test_a_stone_is_never_bad(rules: Rules, *, leads: bool) -> None:
    table = race.race(rules)
    needs = range(1, 90)
    for other in needs:
        falling = [table.win(mine, other, leads=leads) for mine in needs]
        rising = [table.win(other, theirs, leads=leads) for theirs in needs]
        assert all(nearer >= further for nearer, further in pairwise(falling))
        assert all(nearer <= further for nearer, further in pairwise(rising))


@BOTH
def test_the_parts_are_chances(rules: Rules) -> None:
    table = race.race(rules)
    for mine, theirs, leads in product(range(1, 60), range(1, 60), (True, False)):
        share = table.share(mine, theirs, leads=leads)
        assert sum(share) == pytest.approx(1, abs=1e-6)
        assert all(-1e-6 <= each <= 1 for each in share)
        assert share.win == pytest.approx(table.win(mine, theirs, leads=leads), abs=1e-6)


@BOTH
def test_values_are_those_of_mus(rules: Rules) -> None:
    """Wide bounds: what anybody who plays would say."""
    assert 0.49 < win_probability(rules, (0, 0), mano=0) < 0.52
    start = rules.target - 40
    stone = win_probability(rules.replace(target=40), (1, 0), mano=0)
    stone -= win_probability(rules.replace(target=40), (0, 0), mano=0)
    assert 0.008 < stone < 0.025
    near = rules.target - 2
    assert 0.45 < win_probability(rules, (near, near), mano=0) < 0.6
    assert win_probability(rules, (rules.target - 1, max(start, 0)), mano=0) > 0.9


def test_only_what_is_needed_counts() -> None:
    for target in (5, 25, 30, 35):
        rules = SPANISH.replace(target=target)
        assert win_probability(rules, (target - 5, target - 3), mano=1) == win_probability(
            SPANISH, (35, 37), mano=1
        )
    assert win_probability(SPANISH.replace(kings=9), (7, 3), mano=2) == win_probability(
        SPANISH, (7, 3), mano=2
    )


def test_a_game_that_is_over_is_over() -> None:
    assert win_probability(SPANISH, (40, 12), mano=0) == 1
    assert win_probability(SPANISH, (12, 43), mano=0) == 0
    assert win_probability(SPANISH, (12, 43), mano=0, side=1) == 1


def test_past_the_table_it_goes_on_without_a_jump() -> None:
    table = race.race(SPANISH)
    for near in (1, 5, 20, 39, 40):
        assert abs(table.win(near, 41, leads=True) - table.win(near, 40, leads=True)) < 0.02
        assert abs(table.win(41, near, leads=True) - table.win(40, near, leads=True)) < 0.02
    long = SPANISH.replace(target=1000)
    assert win_probability(long, (0, 0), mano=0) == pytest.approx(0.5, abs=0.01)
    assert win_probability(long, (990, 0), mano=0) > 0.95


@pytest.mark.parametrize("seats", [3, 5])
def test_three_sides_or_more_share_it(seats: int) -> None:
    rules = SPANISH.replace(seats=seats)
    drawn = seeded(f"{__name__}.{seats}")
    edge = max(abs(1 - 2 * win_probability(SPANISH, (each, each), mano=0)) for each in range(40))
    for _ in range(QUESTIONS // 10):
        score, mano = [drawn.randrange(40) for _ in range(seats)], drawn.randrange(seats)
        chances = [win_probability(rules, score, mano=mano, side=side) for side in range(seats)]
        assert sum(chances) == pytest.approx(1)
        assert chances[score.index(max(score))] >= max(chances) - edge, "but for who is mano"
        more = [stones + (side == 1) for side, stones in enumerate(score)]
        assert win_probability(rules, more, mano=mano, side=1) >= chances[1]
    even = [win_probability(rules, [0] * seats, mano=0, side=side) for side in range(seats)]
    assert even == pytest.approx([1 / seats] * seats, abs=0.02)


@pytest.mark.parametrize(
    ("score", "more", "clue"),
    [
        ((1, 2, 3), {}, "2 whole numbers"),
        ((-1, 2), {}, "2 whole numbers"),
        ((1.5, 2), {}, "2 whole numbers"),
        ((40, 41), {}, "two winners"),
        ((1, 2), {"mano": 4}, "0 to 3"),
        ((1, 2), {"side": 2}, "0 to 1"),
        ((1, 2), {"games": (2, 0)}, "0 to 1"),
        ((1, 2), {"games": (0,)}, "games"),
        ((1, 2), {"sets": (1, 0)}, "sets"),
    ],
)
def test_what_cannot_be_is_refused(score: tuple[int, ...], more: dict[str, object], clue: str) -> None:
    with pytest.raises(BadScore, match=clue) as caught:
        match_probability(SPANISH, score, **{"mano": 0, **more})  # type: ignore[arg-type]
    assert caught.value.code == "bad-score" and isinstance(caught.value, OddsError)


# ── matches ──────────────────────────────────────────────────────────────────────────────────────────


def drawn_share(drawn: random.Random) -> Share:
    parts = [drawn.random() for _ in range(4)]
    return Share(*(each / sum(parts) for each in parts))


def by_enumeration(first: Share, mine: int, theirs: int) -> Share:
    """Every run of games to its end, one by one, for the side that leads now."""
    found = [0.0] * 4

    def play(chance: float, mine: int, theirs: int, *, leads: bool) -> None:
        share = first if leads else first.turned()
        for place, each in enumerate(share):
            win, leads_next = place < 2, place % 2 == 0
            left = mine - win, theirs - (not win)
            if 0 in left:
                found[place] += chance * each
            else:
                play(chance * each, *left, leads=leads_next)

    play(1.0, mine, theirs, leads=True)
    return Share(*found)


def test_a_ladder_is_what_enumeration_finds() -> None:
    drawn = seeded(__name__)
    for wins in (1, 2, 3):
        first = drawn_share(drawn)
        rows = match.ladder(wins, first)
        for mine, theirs in product(range(1, wins + 1), repeat=2):
            assert rows[mine - 1][theirs - 1] == pytest.approx(by_enumeration(first, mine, theirs))


def test_best_of_three_by_hand() -> None:
    """Who leads wins with 0.6 and then the other leads; no hand count can change that."""
    first = Share(0, 0.6, 0, 0.4)
    # we lead: win (0.6), follow: win 0.4; lose, lead: win 0.6 …
    expected = 0.6 * (0.4 + 0.6 * 0.6) + 0.4 * 0.4 * 0.6
    assert match.ladder(2, first)[1][1].win == pytest.approx(expected)


def test_a_match_is_played_out_by_its_games() -> None:
    """Against a plain recursion over scores of games and sets, from random places."""
    rules = SPANISH.replace(games_to_win=3, sets_to_win=2)
    table, drawn = race.race(rules), seeded(__name__)

    @cache
    def fresh(games: tuple[int, int], sets: tuple[int, int], *, leads: bool) -> float:
        return go(table.share(40, 40, leads=leads), games, sets)

    def go(share: Share, games: tuple[int, int], sets: tuple[int, int]) -> float:
        total = 0.0
        for place, chance in enumerate(share):
            side, leads = int(place >= 2), place % 2 == 0
            won = (games[0] + (side == 0), games[1] + (side == 1))
            taken = sets
            if won[side] == 3:
                won, taken = (0, 0), (sets[0] + (side == 0), sets[1] + (side == 1))
            over = taken[side] == 2
            total += chance * (float(side == 0) if over else fresh(won, taken, leads=leads))
        return total

    for _ in range(QUESTIONS):
        score = drawn.randrange(40), drawn.randrange(40)
        games = drawn.randrange(3), drawn.randrange(3)
        sets = drawn.randrange(2), drawn.randrange(2)
        mano = drawn.randrange(4)
        expected = go(table.share(40 - score[0], 40 - score[1], leads=mano % 2 == 0), games, sets)
        found = match_probability(rules, score, mano=mano, games=games, sets=sets)
        assert found == pytest.approx(expected, abs=1e-6)
        other = match_probability(rules, score, mano=mano, side=1, games=games, sets=sets)
        assert found + other == pytest.approx(1, abs=1e-6)


def test_a_game_just_won_is_the_next_game_not_begun() -> None:
    won = match_probability(SPANISH, (40, 12), mano=1)
    assert won == pytest.approx(match_probability(SPANISH, (0, 0), mano=1, games=(1, 0)))
    assert match_probability(SPANISH, (40, 12), mano=1, games=(1, 1)) == 1
    single = SPANISH.replace(games_to_win=1)
    score = (13, 22)
    assert match_probability(single, score, mano=3) == pytest.approx(win_probability(single, score, mano=3))


def test_matches_of_three_sides() -> None:
    rules = SPANISH.replace(seats=3)
    score = (20, 10, 30)
    chances = [match_probability(rules, score, mano=0, side=side, games=(1, 0, 0)) for side in range(3)]
    assert sum(chances) == pytest.approx(1)
    game = [win_probability(rules, score, mano=0, side=side) for side in range(3)]
    # Second to two games: whoever wins now has it (0), or is level with side 0 and all but them need two.
    level = {1: (1, 1, 2), 2: (1, 2, 1)}
    expected = game[0] + game[1] * by_even(level[1]) + game[2] * by_even(level[2])
    assert chances[0] == pytest.approx(expected)
    with pytest.raises(NotCovered, match="3 sides"):
        match_probability(rules.replace(games_to_win=100), score, mano=0)


def by_even(needs: tuple[int, ...]) -> float:
    """The chance of the first of three when each game is anybody's."""
    if 0 in needs:
        return float(needs[0] == 0)
    return sum(by_even(tuple(need - (each == n) for each, need in enumerate(needs))) for n in range(3)) / 3


# ── the picture ──────────────────────────────────────────────────────────────────────────────────────


def test_the_picture_in_the_docs_is_that_of_the_table() -> None:
    assert value_picture.main(["--check"]) == 0
