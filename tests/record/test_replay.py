"""Replay: what was recorded plays again, and the first thing that is wrong is named with its place."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from hordago.cli import main
from hordago.game import fold, new_match, started
from hordago.record import HandRecord, read, write
from hordago.record.replay import replay, steps
from tests.record.play import recorded
from tests.sizes import SEED, size

MATCHES = size(small=60, ci=120, nightly=10_000)

HAND = """\
format = "mgn"
version = "1.0"
status = "running"

[rules]
preset = "basque"

[table]
cut_by_seat = false
sena_mode = "eyes"
dropped_signs = []

[start]
mano = 0
score = [0, 0]
games = [0, 0]
sets = [0, 0]

[[hands]]
mano = 0
score = [0, 0]

[[hands.deals]]
hands = ["Ro Sc 7b 4e", "Rc 6b 5c 1e", "Re Ce 7c 2b", "3o 3c 4b 5e"]

[hands.play]
actions = "cut x x x x e2 n n"

[hands.result]
immediate = [["chica", 0, 1]]
count = [["grande", 0, 1, "paso"], ["pares", 1, 1, "values"], ["juego", 0, 3, "values"]]
score = [5, 1]
"""


def fault(text: str) -> str:
    found = replay(read(text)).fault
    assert found is not None
    assert "\n" not in str(found)
    return f"{found.code}: {found}"


@pytest.mark.parametrize("n", range(MATCHES))
def test_every_recorded_match_plays_again(n: int) -> None:
    record = recorded(random.Random(f"{SEED}/replay/{n}"))
    replayed = replay(record)
    assert replayed.fault is None
    assert replayed.ok
    assert replayed.match is not None
    assert replayed.match.over == (record.status == "finished")
    hands = [hand for game in replayed.games for hand in game.hands]
    told = [hand.result for hand in record.hands if hand.result]
    assert [(hand.immediate, hand.count, hand.score) for hand in hands] == [
        (result.immediate, result.count, result.score) for result in told
    ]


def test_the_steps_of_a_record_are_events_that_fold() -> None:
    record = recorded(random.Random(f"{SEED}/fold"))
    done = list(steps(record))
    first = new_match(
        record.rules,
        record.mano,
        table=record.table,
        score=record.score,
        games=record.games,
        sets=record.sets,
    )
    events = [started(first), *(event for step in done for event in step.events)]
    assert fold(events) == (done[-1].after if done else first)


def test_the_output_is_what_other_programs_rely_on() -> None:
    hand = {
        "mano": 0,
        "immediate": [["chica", 0, 1]],
        "count": [["grande", 0, 1, "paso"], ["pares", 1, 1, "values"], ["juego", 0, 3, "values"]],
        "score": [5, 1],
    }
    told = {"ok": True, "games": [{"score": [5, 1], "hands": [hand]}]}
    assert json.loads(json.dumps(replay(read(HAND)).to_dict())) == told


def test_mano_of_a_hand_is_who_cut_the_running_mus() -> None:
    cards = HAND.replace('preset = "basque"', 'preset = "basque"\nmus_corrido = "match_start"')
    shown = cards.replace("cut x x x x e2 n n", "mus cut h q")
    result = 'immediate = []\ncount = []\nscore = [30, 0]\nwinner = 0\nby = "ordago"\n'
    replayed = replay(read(shown[: shown.index("immediate")] + result))
    assert replayed.fault is None
    assert replayed.games[0].hands[0].mano == 1


DEALS = "[[hands.deals]]\n"
WRONG = [
    ("[0, 0]\ngames", "[30, 0]\ngames", "malformed: start: score: (30, 0)"),
    (" 0\nscore = [0, 0]\n\n", " 1\nscore = [0, 0]\n\n", "differs: H1, mano: it says 1"),
    ("[0, 0]\n\n[[hands.deals]]", "[1, 0]\n\n[[hands.deals]]", "H1, score: it says [1, 0], but it is [0, 0]"),
    ("Ro Sc", "Re Sc", "malformed: H1, deal 1: deal: the same card twice"),
    (DEALS, DEALS + "cut = 1\n", "amount-out-of-range: H1, deal 1, cut: cut of 1"),
    (DEALS, DEALS + 'exposed = "7o"\n', "deal 1: deal: the exposed card"),
    (DEALS, DEALS + "reshuffles = 1\n", "H1, reshuffles: it says [1], but it is [0]"),
    ("cut x", "cut q", "not-legal-now: H1, token 2 (q): 'quiero' is not possible now"),
    ("cut x", "cut e999999 e9", "malformed: H1, token 3 (e9): envido: a total of 1000008"),
    ("cut x", "cut l:9@0", "malformed: H1, token 2 (l:9@0): look: 9 is not a whole number"),
    ("cut x", "cut s:duples@0", "untrue-sign: H1, token 2 (s:duples@0)"),
    ("cut x", "cut l:1@4", "not-your-turn: H1, token 2 (l:1@4): 4 is no seat"),
    ("cut x", "mus mus mus mus d:Rc", "card-not-in-hand: H1, token 5 (d:Rc)"),
    ("cut x", "mus mus mus mus d:RoRo", "malformed: H1, token 5 (d:RoRo): discard: the same card"),
    ("e2 n n", "e2 n", "unfinished-hand: H1: the hand is not over when its tokens end"),
    ("e2 n n", "e2 n n x", "after-the-end: H1, token 9 (x): the hand was over before it"),
    ('["chica", 0, 1]', '["chica", 1, 1]', "immediate: it says [[chica, 1, 1]], but it is [[chica, 0, 1]]"),
    ('"juego", 0, 3', '"juego", 0, 2', "H1, count: it says [[grande, 0, 1, paso]"),
    ("score = [5, 1]", "score = [5, 2]", "H1, result, score: it says [5, 2], but it is [5, 1]"),
    ("score = [5, 1]", "score = [5, 1]\nwinner = 0", "H1, winner: it says 0, but it is nothing"),
    ("score = [5, 1]", 'score = [5, 1]\nby = "count"', "H1, by: it says count, but it is nothing"),
    ('"running"', '"finished"', "status: it says 'finished', but the match is not decided"),
    ('"running"', '"running"\nwinner = 0', "differs: winner: it says 0, but nobody has won"),
    ('"running"', '"running"\nconceded_by = 0', "conceded_by: it does not fit the status 'running'"),
    ('"running"', '"conceded"', "conceded_by: it does not fit the status 'conceded'"),
    ('"running"', '"conceded"\nconceded_by = 0\nwinner = 0', "winner: the side that gave up cannot win"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG, ids=lambda value: str(value)[:40])
def test_the_first_thing_that_is_wrong_is_named(old: str, new: str, message: str) -> None:
    assert HAND.count(old) >= 1
    assert message.replace("H1", "game 1, hand 1") in fault(HAND.replace(old, new, 1))


def with_hand(hand: HandRecord) -> str:
    record = read(HAND)
    return write(replace(record, hands=(*record.hands, hand)))


def test_hands_after_the_first_are_counted_and_kept_up_to_the_fault() -> None:
    first = read(HAND).hands[0]
    text = with_hand(replace(first, mano=1, score=(5, 1)))
    assert fault(text).startswith("differs: game 1, hand 2, immediate: it says")
    replayed = replay(read(text))
    assert not replayed.ok
    assert replayed.match is None
    assert len(replayed.games[0].hands) == 2


def test_a_hand_cannot_be_dealt_twice() -> None:
    record = read(HAND)
    (hand,) = record.hands
    twice = replace(record, hands=(replace(hand, deals=hand.deals * 2),))
    assert "deal 2, deal: " in fault(write(twice))


def test_a_hand_that_broke_off_must_not_be_over() -> None:
    record = read(HAND)
    (hand,) = record.hands
    whole = replace(record, status="closed", hands=(replace(hand, result=None),))
    assert fault(write(whole)).endswith("hand 1: the hand is over but has no result")
    broken = replace(whole, hands=(replace(hand, result=None, actions=hand.actions[:3]),))
    replayed = replay(broken)
    assert replayed.ok
    assert replayed.games == ()


def test_nothing_is_played_after_the_match() -> None:
    record = recorded(random.Random(5))
    n = 5
    while record.status != "finished":
        n += 1
        record = recorded(random.Random(n))
    more = replace(record, hands=(*record.hands, record.hands[-1]))
    assert "the match was decided before this hand" in fault(write(more))
    assert record.winner is not None
    other = replace(record, winner=1 - min(record.winner, 1))
    assert "differs: winner: it says" in fault(write(other))
    running = replace(record, status="running", winner=None)
    assert "status: it says 'running', but the match is decided" in fault(write(running))


# ── the command ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "match.mgn"
    found.write_text(HAND, encoding="utf-8")
    return found


def test_the_command_tells_a_line_a_hand(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    lines = ["chica 1 for side 0 (deje)", "grande 1 for side 0 (paso)"]
    lines += ["pares 1 for side 1 (values)", "juego 3 for side 0 (values)"]
    assert capsys.readouterr().out.splitlines() == [
        f"game 1, hand 1: mano 0; {'; '.join(lines)}; score 5-1",
        "all true: 1 games, 1 hands, running",
    ]


def test_the_command_says_who_won(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "won.mgn"
    seed = next(n for n in range(1000) if recorded(random.Random(n)).status == "finished")
    record = recorded(random.Random(seed))
    file.write_text(write(record), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"side {record.winner} wins the game by " in out
    assert out.endswith(f"finished, won by side {record.winner}\n")


def test_the_command_gives_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][0]["hands"][0]["score"] == [5, 1]


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_wrong_record_is_code_1_and_one_line(
    file: Path, flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(HAND.replace("score = [5, 1]", "score = [5, 2]"), encoding="utf-8")
    assert main(["replay", str(file), *flags]) == 1
    told = capsys.readouterr()
    what = "game 1, hand 1, result, score: it says [5, 2], but it is [5, 1] (in the hand from line 19)"
    assert told.err.splitlines() == [f"hordago: {file}: wrong: {what}"]
    if flags:
        assert json.loads(told.out)["ok"] is False


def test_a_fault_outside_the_hands_has_no_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(HAND.replace('"running"', '"finished"'), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.endswith("status: it says 'finished', but the match is not decided\n")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "format: not a record"),
        (b"\xff\xfe", "not UTF-8 at byte 0"),
        (b"[[[", "not TOML: "),
        (HAND.replace("x x x x", "x x zz").encode(), "hand 1, token 4: 'zz' is no action"),
    ],
)
def test_what_cannot_be_read_is_code_2_and_one_line(
    file: Path, content: bytes, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"hordago: {file}: {message}")
    assert error.count("\n") == 1


def test_a_file_that_is_not_there_is_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.mgn")]) == 2
    assert capsys.readouterr().err.endswith("none.mgn: no such file or directory\n")
    assert main(["replay", str(tmp_path)]) == 2
    assert "is a directory" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["replay", "verify"])
@pytest.mark.skipif(not Path("/dev/zero").is_char_device(), reason="this system has no such devices")
def test_a_file_without_an_end_is_one_line(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hordago.cli.replay.MAX_BYTES", 1000)
    assert main([name, "/dev/zero"]) == 2
    assert capsys.readouterr().err == "hordago: /dev/zero: larger than 1000 bytes\n"
