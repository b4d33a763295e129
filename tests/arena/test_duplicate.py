"""Duplicates: the same cards twice, the same bot exactly even, and a result that nobody's order changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hordago.arena import duplicate, ledger, run
from hordago.arena import sitting as sittings
from hordago.arena.duplicate import Duplicate, contest, play
from hordago.arena.ledger import Ledger, LedgerError
from hordago.arena.result import result
from hordago.arena.sitting import Sitting
from hordago.bots import ALL, Bot, make
from hordago.game import Action, Deal, Draw, Match, Mus, new_match
from hordago.game.legal import Legal
from hordago.rules import PRESETS, Rules
from hordago.views import SeatView
from tests.sizes import seeded, size

SPANISH = contest(Rules.preset("spanish"), "a seed")


# ── the same cards ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ALL)
def test_a_bot_is_exactly_even_with_itself(name: str) -> None:
    """Both plays of a deal are the same one, so what one side wins first it wins the second time."""
    # master works every lance out anew
    deals = size(small=1, ci=1, nightly=10) if name == "master" else size(small=2, ci=10, nightly=100)
    for deal in range(deals):
        found = play(SPANISH, name, name, deal)
        assert sum(found.won) == 1 and sum(found.points) == 0 and found.hands[0] == found.hands[1]
    even = result([play(SPANISH, name, name, deal) for deal in range(min(deals, 2))])
    assert even.win_rate.value == 0.5 and even.points.value == 0


def test_an_arena_that_deals_other_cards_the_second_time_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the second play has a seed of its own, and a bot is no longer even with itself."""
    calls = iter(range(1000))

    class Shuffled(Sitting):
        def __init__(self, match: Match, bots: Sequence[Bot], seed: bytes) -> None:
            super().__init__(match, bots, sittings.derived(seed, str(next(calls))))

    monkeypatch.setattr(duplicate, "Sitting", Shuffled)
    assert any(sum(play(SPANISH, "random", "random", deal).points) for deal in range(3))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_preset_with_two_sides(preset: str, seats: int) -> None:
    found = play(contest(Rules.preset(preset, seats=seats), "x"), "random", "threshold", 1)
    assert set(found.won) <= {0, 1} and all(found.hands)
    assert all((points > 0) == (won == 1) for points, won in zip(found.points, found.won, strict=True))


class Dealer(Sitting):
    """Notes what chance did."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.dealt: list[Deal] = []
        self.served: dict[int, list[int]] = {}

    def _do(self, seat: int, action: Action) -> None:
        if isinstance(action, Deal):
            self.dealt.append(action)
        if isinstance(action, Draw):
            self.served.setdefault(self.match.tally.hand, []).extend(action.cards)
        super()._do(seat, action)


def test_cards_and_stock_are_the_same_however_they_are_played() -> None:
    random, compared = seeded(__name__), 0
    for _ in range(size(small=5, ci=20, nightly=200)):
        seed, sat = random.randbytes(32), list[Dealer]()
        for names in (("simple", "threshold"), ("threshold", "simple")):
            match = new_match(Rules.preset("basque", games_to_win=1))
            bots = [make(names[seat % 2], seat) for seat in range(4)]
            sat.append(Dealer(match, bots, seed))
            sat[-1].play()
        one, other = sat
        hands = min(len(one.dealt), len(other.dealt))
        assert one.dealt[:hands] == other.dealt[:hands]
        for hand in set(one.served) & set(other.served):
            both = list(zip(one.served[hand], other.served[hand], strict=False))[:24]  # before any reshuffle
            assert all(first == second for first, second in both)
            compared += len(both)
    assert compared > 20


def test_the_seed_and_the_number_choose_the_cards_and_mano_goes_round() -> None:
    def cards(seed: str, deal: int) -> Duplicate:
        return play(contest(Rules.preset("spanish"), seed), "random", "simple", deal)

    assert cards("one", 3) == cards("one", 3)
    assert len({cards("one", deal).points for deal in range(6)}) > 2
    assert [cards("one", deal).points for deal in range(3)] != [
        cards("two", deal).points for deal in range(3)
    ]


class Stubborn:
    """Never cuts."""

    mute = True

    def __init__(self, seat: int) -> None:
        self._honest = make("random", seat)

    def act(self, view: SeatView, legal: Legal) -> Action:
        return Mus() if legal.choice("mus") else self._honest.act(view, legal)

    def signal(self, view: SeatView) -> None:
        return None


def test_bots_that_never_cut_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "MOST_EXCHANGES", 3)
    bots: list[Bot] = [Stubborn(seat) for seat in range(4)]
    assert Sitting(new_match(Rules.preset("basque", games_to_win=1)), bots, bytes(32)).play().over


# ── single hands ─────────────────────────────────────────────────────────────────────────────────────


def test_a_single_hand_from_a_score() -> None:
    told = contest(Rules.preset("spanish"), "hands", (30, 36))
    for deal in range(10):
        found = play(told, "simple", "threshold", deal)
        assert found.hands == (1, 1)
        for points, won in zip(found.points, found.won, strict=True):
            assert won == (1 if points > 0 else 0.5 if points == 0 else 0) and abs(points) <= 40


def test_a_single_hand_is_worth_what_the_score_after_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chance of a in both plays; a game that is over is won or lost."""
    asked: list[tuple[int, ...]] = []

    def worth(_: Rules, score: tuple[int, ...], *, mano: int) -> float:
        assert mano in range(4)
        asked.append(score)
        return score[0] / (score[0] + score[1])

    monkeypatch.setattr(duplicate, "win_probability", worth)
    told = contest(Rules.preset("spanish"), "worth", (30, 30))
    found = [play(told, "threshold", "random", deal) for deal in range(20)]
    ended = 0
    for each in found:
        assert each.chance is not None
        for chance, points in zip(each.chance, each.points, strict=True):
            assert (chance > 0.5) == (points > 0)
            ended += chance in (0.0, 1.0)
    assert asked and ended and len(asked) + ended == 40
    summed = result(found).summary()
    assert summed["win_probability"] == pytest.approx(sum(sum(each.chance or ()) for each in found) / 40)
    low, high = summed["win_probability_ci95"]
    assert low < summed["win_probability"] < high


def test_what_the_arena_cannot_play() -> None:
    with pytest.raises(ValueError, match="3 sides"):
        contest(Rules.preset("spanish", seats=3), "x")
    with pytest.raises(ValueError, match="game to 40"):
        contest(Rules.preset("spanish"), "x", (40, 0))


# ── a run ────────────────────────────────────────────────────────────────────────────────────────────

PAIRINGS = [("random", "threshold"), ("equity", "threshold")]


def played(file: Path | None, deals: int = 5, workers: int = 1, stop: int | None = None) -> list[Duplicate]:
    with Ledger(SPANISH, file) as kept:
        tasks = run.missing(kept, PAIRINGS, deals)
        for number, _ in enumerate(run.play(SPANISH, tasks, kept, workers=workers)):
            if number == stop:
                return []
        return [each for pairing in PAIRINGS for each in run.of(kept, pairing, deals)]


def test_a_run_taken_up_again_gives_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deals.jsonl"
    played(file, stop=3)
    with file.open("a") as stream:
        stream.write('{"a": "random", "b": "thre')
    asked: list[tuple[str, str, int]] = []

    def spy(told: duplicate.Contest, a: str, b: str, deal: int) -> Duplicate:
        asked.append((a, b, deal))
        return play(told, a, b, deal)

    monkeypatch.setattr(duplicate, "play", spy)
    assert played(file) == played(None)
    assert len(asked) == 6 + 10, "four were kept"
    assert len(file.read_text().splitlines()) == 11
    longer = played(file, deals=6)
    assert len(longer) == 12 and played(file, deals=2) == [longer[0], longer[1], longer[6], longer[7]]


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert played(two, deals=12, workers=2) == played(one, deals=12)
    assert sorted(two.read_text().splitlines()) == sorted(one.read_text().splitlines())


PART = '"a": "x", "b": "y", "deal": 0, "points": [1, 2], "hands": [1, 1], "lost": [0, 0]'


@pytest.mark.parametrize(
    ("text", "clue"),
    [
        ("hello", "no file"),
        ("hello\n", "no file"),
        ("[1]\n", "no file"),
        ('{"arena": 1, "rules": {}, "seed": "a seed", "score": null}\n', "other rules"),
        (None, "seed, score"),
        ("HEAD\n{}\n", "file:2: is no line"),
        ("HEAD\nnonsense\n", "file:2: is no line"),
        (f'HEAD\n{{{PART}, "won": [1]}}\n', "no line"),
        (f'HEAD\n{{{PART}, "won": [1, "0"]}}\n', "no line"),
        (f'HEAD\n{{{PART}, "won": [1, 0], "more": 1}}\n', "no line"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str | None, clue: str) -> None:
    file = tmp_path / "file"
    if text is None:
        Ledger(contest(Rules.preset("spanish"), "another", (1, 1)), file).__exit__(None, None, None)
    else:
        Ledger(SPANISH, tmp_path / "head").__exit__(None, None, None)
        file.write_text(text.replace("HEAD", (tmp_path / "head").read_text().strip()))
    before = file.read_bytes()
    with pytest.raises(LedgerError, match=clue):
        Ledger(SPANISH, file)
    assert file.read_bytes() == before


def test_bytes_that_are_no_text_are_no_ledger(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LedgerError, match="no file of the arena"):
        Ledger(SPANISH, file)
    assert ledger.VERSION == 1


@pytest.mark.skipif(not Path("/dev/null").is_char_device(), reason="this system has no such devices")
def test_a_device_is_no_ledger() -> None:
    with pytest.raises(LedgerError, match="no file of the arena"):
        Ledger(SPANISH, Path("/dev/null"))


def test_the_first_figures_are_right() -> None:
    def deal(number: int, won: Sequence[float], points: Sequence[int]) -> Duplicate:
        return Duplicate("a", "b", number, (won[0], won[1]), (points[0], points[1]), (4, 5), (0, 2))

    found = result([deal(1, (1, 0), (10, -20)), deal(0, (1, 1), (30, 10)), deal(2, (0, 1), (-4, 4))])
    assert (found.deals, found.games, found.hands, found.lost) == (3, 6, 27, (0, 6))
    assert found.win_rate.value == pytest.approx(4 / 6) and found.points.value == pytest.approx(5)
    told = result([deal(0, (1, 0), (1, 1))]).summary()
    assert told["points_per_deal"] == 1 and told["points_ci95"] is None
