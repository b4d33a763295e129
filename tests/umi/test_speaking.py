"""`hordago bot`: what it answers, and that nothing it is told can confuse it."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hordago.bots import make
from hordago.bots.reason import Holding, Option, Reason
from hordago.bots.speaker import LONGEST, Speaker
from hordago.cli import main
from hordago.game import Table, new_match
from hordago.game.actions import Action, Envido, Look, Paso, Sena
from hordago.game.legal import Legal
from hordago.record import position_of
from hordago.record.tokens import text
from hordago.rules import Rules
from hordago.views import SeatView, view
from tests.record.play import random_start, walk
from tests.sizes import SEED, size

PROGRAM = [sys.executable, "-c", "from hordago.cli import main; raise SystemExit(main())", "bot"]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "umi.md"

POSITION = (
    "position mfn mfn1 basque viewer=1 mano=0 score=12,7 hand=4 turn=93 cards=????????/Rc6b1e5b/????????/"
    "???????? seen=1<3:two_kings | deal:??Rc??????6b??????5c??????1e???? mus mus mus mus d:1 d:5c d:2 d:2 "
    "+:1 +:5b +:2 +:2 cut x"
)


def talk(*lines: str, name: str = "simple") -> list[str]:
    """What a speaker says to these lines."""
    said: list[str] = []
    speaker = Speaker(name, said.append)
    for line in lines:
        if not speaker.hear(line):
            break
    return said


def run(given: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *(arguments or ("simple",))], input=given, capture_output=True, timeout=60, check=False
    )


def test_a_whole_conversation() -> None:
    said = talk(
        "umi", "setoption name Seed value 7", "isready", "newgame", POSITION, "signal", "go", "quit", "umi"
    )
    assert said[:4] == ["id name simple", "option name Seed type string default", "umiok", "readyok"]
    assert re.fullmatch(r"bestsignal (none|l:\d|s:\w+)", said[4])
    assert re.fullmatch(r"bestaction (x|e\d+|h)", said[5])
    assert len(said) == 6


def test_the_seed_decides() -> None:
    first = [talk(f"setoption name Seed value {n}", POSITION, "go", name="random")[-1] for n in range(30)]
    again = [talk(f"setoption name Seed value {n}", POSITION, "go", name="random")[-1] for n in range(30)]
    assert first == again
    assert len(set(first)) >= 3
    assert make("random", b"7").act is not None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", []),
        ("   \t ", []),
        ("legal x e2-9", []),
        ("stop", []),
        ("hello there", ["info string error: 'hello' is no word of UMI"]),
        ("UMI", ["info string error: 'UMI' is no word of UMI"]),
        ("position", ["info string error: position: expected mfn, found ''"]),
        ("position startpos", ["info string error: position: expected mfn, found 'startpos'"]),
        ("position mfn", ["info string error: position: not a position: expected mfn1 and a preset"]),
        (f"{POSITION} q", ["info string error: position: 'quiero' is not possible now (token 15 (q))"]),
        (
            "position mfn mfn1 basque mano=0 score=0,0 hand=0 in_game=0 turn=0",
            ["info string error: position: this is the full form (viewer)"],
        ),
        ("go", ["info string error: go: there is no position", "bestaction none"]),
        ("go movetime 5", ["info string error: go: there is no position", "bestaction none"]),
        ("signal", ["info string error: signal: there is no position", "bestsignal none"]),
        ("setoption", ["info string error: there is no option ''; there is Seed"]),
        ("setoption name Hash value 1", ["info string error: there is no option 'Hash'; there is Seed"]),
    ],
)
def test_what_makes_no_sense_is_one_line(line: str, said: list[str]) -> None:
    found = talk(line)
    if "viewer" in "".join(said) or "quiero" in "".join(said):
        assert len(found) == 1
        assert found[0].startswith("info string error: position: ")
    else:
        assert found == said


def test_a_bad_position_takes_the_good_one_away() -> None:
    assert talk(POSITION, "position mfn nonsense", "go")[-1] == "bestaction none"
    assert talk(POSITION, "newgame", "go")[-1] == "bestaction none"
    assert talk(POSITION, "hello", "go")[-1] != "bestaction none"


def test_a_viewer_that_is_not_asked_has_nothing_to_decide() -> None:
    match = next(m for m, _ in walk(new_match(Rules.preset("basque")), random.Random(1)) if m.actor == 1)
    said = talk(f"position mfn {position_of(view(match, 0))}", "go", "signal")
    assert said[:2] == ["info string error: go: the viewer has nothing to decide", "bestaction none"]
    assert said[2].startswith("bestsignal ")


class Buggy:
    """A bot with a bug in every method."""

    def act(self, view: SeatView, legal: Legal) -> Action:
        raise RuntimeError("no\nidea")

    def signal(self, view: SeatView) -> Look | Sena | None:
        raise ZeroDivisionError


class Talkative:
    """A bot that says why."""

    def __init__(self, reasons: Reason | None) -> None:
        self.reasons = reasons

    def act(self, view: SeatView, legal: Legal) -> Action:
        return make("simple", 1).act(view, legal)

    def signal(self, view: SeatView) -> None:
        return None

    def why(self) -> Reason | None:
        return self.reasons


def test_a_bot_with_a_bug_is_modest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordago.bots.speaker.make", lambda *_: Buggy())
    assert talk(POSITION, "go", "signal") == [
        "info string error: go: RuntimeError('no\\nidea')",
        "bestaction x",
        "info string error: signal: ZeroDivisionError()",
        "bestsignal none",
    ]


def test_reasons_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option(Paso(), 0.31877, -2.779, None), Option(Envido(2), 0.3, -3.0, 0.25))
    reason = Reason("grande", Paso(), ("odds", "weak"), 0.51291, options, (Holding(2, "pares", 0.79359),))
    monkeypatch.setattr("hordago.bots.speaker.make", lambda *_: Talkative(reason))
    assert talk(POSITION, "go")[:-1] == [
        "info string because odds weak chance 0.513",
        "info string option x win 0.319 stones -2.78",
        "info string option e2 win 0.300 stones -3.00 often 0.250",
        "info string seat 2 pares 0.794",
    ]
    monkeypatch.setattr("hordago.bots.speaker.make", lambda *_: Talkative(None))
    assert len(talk(POSITION, "go")) == 1


@pytest.mark.slow
def test_broken_positions_are_answered_like_any_other() -> None:
    """Letters changed, words left out, doubled and mixed: one answer to each question, and never a fault."""
    rng = random.Random(f"{SEED}/speaking")
    said: list[str] = []
    speaker = Speaker("random", said.append)
    good = tried = 0
    while tried < size(small=2_000, ci=5_000, nightly=200_000):
        for match, _ in walk(random_start(rng), rng):
            if rng.random() > 0.05:
                continue
            line = str(position_of(view(match, rng.randrange(match.rules.seats))))
            for _ in range(10):
                said.clear()
                tried += 1
                speaker.hear(f"position mfn {broken(line, rng)}")
                good += not said
                assert len(said) <= 1
                speaker.hear("go")
                speaker.hear("signal")
                assert [each.split()[0] for each in said if not each.startswith("info")] == [
                    "bestaction",
                    "bestsignal",
                ]
                assert all("\n" not in each and len(each) < 1_000 for each in said)
    print(f"{tried} tried, {good} still a position")
    assert 0 < good < tried


def broken(line: str, rng: random.Random) -> str:
    words = line.split(" ")
    place = rng.randrange(len(words))
    kind = rng.randrange(5)
    if kind == 0:
        del words[place]
    elif kind == 1:
        words.insert(place, rng.choice(words))
    elif kind == 2:
        other = rng.randrange(len(words))
        words[place], words[other] = words[other], words[place]
    else:
        at = rng.randrange(len(line))
        letter = rng.choice("0123456789?=:,|/RoSc7b4e \x00é-") if kind == 3 else rng.choice(line)
        return line[:at] + letter + line[at + 1 :]
    return " ".join(words)


# ── the stream ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_the_end_of_the_input_is_the_end() -> None:
    for given in (b"", b"quit\n", b"quit", b"umi\nquit\numi\n", b"isready"):
        done = run(given)
        assert (done.returncode, done.stderr) == (0, b"")
    assert run(b"isready").stdout == b"readyok\n"


@pytest.mark.slow
def test_whatever_is_in_the_stream_it_answers_after_it() -> None:
    rng = random.Random(f"{SEED}/stream")
    rubbish = {
        "binary": rng.randbytes(100_000).replace(b"quit", b"----"),
        "nothing": b"\0" * 1_000_000,
        "one huge line": b"position mfn " + b"x" * 20_000_000,
        "a huge number": b"position mfn mfn1 basque viewer=0 mano=" + b"9" * 10_000,
        "a line as long as can be": b"x" * (LONGEST - 1),
        "a line too long by one": b"x" * LONGEST,
        "no text": b"position mfn \xff\xfe\xfa mfn1\n\xc3\n\xed\xa0\x80",
        "other ends of lines": b"isready\rfoo\x0cbar\x85\r\n",
        "many lines": b"hello\n" * 20_000,
    }
    for name, given in rubbish.items():
        done = run(given + b"\nsetoption name Seed value \xff\xfe\nisready\nquit\n")
        assert (done.returncode, done.stderr) == (0, b""), name
        *errors, ready = done.stdout.splitlines()
        assert ready == b"readyok", name
        assert all(each.startswith(b"info string error: ") and len(each) < 500 for each in errors), name
        assert len(errors) <= given.count(b"\n") + 1, name


def test_a_line_that_is_too_long_is_named() -> None:
    said = run(b"x" * 100_000 + b"\nisready\n").stdout.decode().splitlines()
    assert said == [f"info string error: a line of more than {LONGEST} bytes is left out", "readyok"]


@pytest.mark.slow
def test_closed_streams_are_no_error() -> None:
    command = f"{sys.executable} -c '{PROGRAM[2]}' bot simple"
    for streams in ("<&-", "<&- >&-", "< /dev/null 2>&-"):
        done = subprocess.run(
            ["bash", "-c", f"{command} {streams}"], capture_output=True, timeout=60, check=False
        )
        assert (done.returncode, done.stderr) == (0, b"")
    gone = subprocess.run(
        ["bash", "-c", f"yes isready | {command} | head -1; exit ${{PIPESTATUS[1]}}"],
        capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert (gone.returncode, gone.stdout, gone.stderr) == (0, b"readyok\n", b"")


@pytest.mark.parametrize(("name", "clue"), [("genius", "'genius'"), ("umi:x", "'umi:x'"), ("", "''")])
def test_a_bot_that_is_not_there_is_one_line(
    name: str, clue: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", name]) == 2
    error = capsys.readouterr().err
    assert clue in error
    assert error.count("\n") == 1


# ── the page ─────────────────────────────────────────────────────────────────────────────────────────


def conversations() -> list[list[tuple[str, str]]]:
    """The conversations of the reference page: (``>`` or ``<``, line)."""
    page = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"^```umi\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert found
    return [[(line[0], line[2:]) for line in block.splitlines()] for block in found]


@pytest.mark.parametrize("place", range(2))
def test_the_conversations_of_the_page_are_true(place: int) -> None:
    """A speaker says these lines; its choices are its own, and another one may come to another."""
    told = conversations()[place]
    said: list[str] = []
    speaker = Speaker("simple", said.append, "Hordago")
    expected: list[str] = []
    for side, line in told:
        if side == "<":
            expected.append(line)
        else:
            assert list(map(choice, said)) == list(map(choice, expected)), f"before {line!r}"
            speaker.hear(line)
    assert list(map(choice, said)) == list(map(choice, expected))


def choice(line: str) -> str:
    """A line, but for what was chosen."""
    word, _, rest = line.partition(" ")
    return word if word.startswith("best") and rest != "none" else line


def test_the_page_has_every_word() -> None:
    page = PAGE.read_text(encoding="utf-8")
    words = "umi isready newgame position legal signal go movetime quit setoption id option umiok readyok "
    words += "bestaction bestsignal info stop"
    assert [word for word in words.split() if f"`{word}" not in page] == []
    assert str(LONGEST) in page.replace(",", "")


def test_views_without_signs_are_told_too() -> None:
    match = next(
        m for m, _ in walk(new_match(Rules.preset("basque", signals="off"), table=Table()), random.Random(2))
        if m.actor == 0
    )  # fmt: skip
    said = talk(f"position mfn {position_of(view(match, 0))}", "signal", "go")
    assert said[0] == "bestsignal none"
    assert said[-1].removeprefix("bestaction ") in {
        text(make("simple", b"").act(view(match, 0), view(match, 0).legal))
    }
