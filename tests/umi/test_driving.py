"""Programs at the table: good ones play as they would at home, bad ones lose decisions and nothing else."""

from __future__ import annotations

import gc
import logging
import os
import random
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hordago.bots import Bot, make
from hordago.bots.modest import modest
from hordago.bots.players import check, dismiss, player
from hordago.bots.umi import Patience, UmiBot
from hordago.game import Table, new_match
from hordago.game.actions import Action, Look, Sena
from hordago.game.legal import Legal
from hordago.record.tokens import text
from hordago.rules import PRESETS, Rules
from hordago.views import SeatView
from tests.record.play import random_start
from tests.sizes import SEED, seeded, size
from tests.umi import programs
from tests.umi.play import hands, positions

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = shlex.join([sys.executable, "-I", "-S", str(ROOT / "examples" / "umi_bot.py")])
PACKAGE = shlex.join([sys.executable, "-c", "from hordago.cli import main; raise SystemExit(main())", "bot"])
"""Any bot of the package as a program."""
HASTY = Patience(start=20.0, move=0.15, grace=0.15, end=0.2, starts=3, late=6)
FAIR = HASTY._replace(move=0.5, grace=0.5)
"""Long enough for an answer even so, short enough to wait for none."""
CALM = Patience(start=60.0, move=30.0, grace=30.0)
"""For programs that should answer, on a machine that may be busy."""


@pytest.fixture
def bots() -> Iterator[list[UmiBot]]:
    """Programs put here are ended after the test."""
    found: list[UmiBot] = []
    yield found
    dismiss(found)


class Sat:
    """A program on seat 0, random bots elsewhere; how long it kept them waiting."""

    def __init__(self, bots: list[UmiBot], command: str, patience: Patience = HASTY) -> None:
        self.bot = UmiBot(command, 1, patience)
        bots.append(self.bot)
        self.rng = seeded(command)
        self.said: list[tuple[SeatView, Action]] = []

    def act(self, view: SeatView, legal: Legal) -> Action:
        action = self.bot.act(view, legal)
        self.said.append((view, action))
        return action

    def signal(self, view: SeatView) -> Look | Sena | None:
        return self.bot.signal(view)

    def play(self, decisions: int, **options: str) -> float:
        """Play until the program has been asked so often; seconds of that."""
        players: list[Bot] = [self, *(make("random", seat) for seat in range(1, 4))]
        begun = time.monotonic()
        while len(self.said) < decisions:
            match = new_match(Rules.preset("spanish", **options))
            for _ in positions(match, self.rng, players):
                if len(self.said) >= decisions:
                    break
        return time.monotonic() - begun

    @property
    def modest(self) -> int:
        """How often what was played was the most modest action."""
        return sum(action == modest(view, view.legal) for view, action in self.said)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "hordago.bots.umi"]


def gone(pid: int) -> bool:
    """Whether a process has ended, after a moment."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


# ── programs that play ───────────────────────────────────────────────────────────────────────────────


def test_a_polite_program_loses_nothing(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sat = Sat(bots, programs.program(tmp_path), CALM)
    sat.play(120)
    assert sat.bot.lost == 0
    assert lines(caplog) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_the_example_answers_legally_without_the_package(
    preset: str, bots: list[UmiBot], caplog: pytest.LogCaptureFixture
) -> None:
    """On every seat, in every rulebook, at tables of two to six."""
    rng = random.Random(f"{SEED}/example/{preset}")
    decisions = 0
    for seats in (2, 3, 4, 5, 6):
        rules = Rules.preset(preset, seats=seats, claims=rng.choice(("auto", "manual")), games_to_win=3)
        table = Table(cut_by_seat=rng.random() < 0.5)
        asked = [UmiBot(EXAMPLE, seat, CALM) for seat in range(seats)]
        bots += asked
        decisions += hands(new_match(rules, table=table), rng, asked, size(small=8, ci=10, nightly=100))
        assert [bot.lost for bot in asked] == [0] * seats
        dismiss(asked)
    assert decisions > 100
    assert lines(caplog) == []


def test_the_example_is_short_and_imports_nothing_of_ours() -> None:
    source = (ROOT / "examples" / "umi_bot.py").read_text(encoding="utf-8")
    code = [
        line for line in source.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))
    ]
    assert len(code) <= 40
    assert [line for line in code if "import" in line] == ["import sys"]


@pytest.mark.parametrize("name", ["random", "simple", "expert:bold"])
def test_a_bot_plays_the_same_through_pipes(name: str, bots: list[UmiBot]) -> None:
    """Signs, looks and actions, in random rulebooks at random tables."""
    for n in range(size(small=3, ci=4, nightly=100)):
        rng = random.Random(f"{SEED}/pipes/{n}")
        match = random_start(rng)
        seats = range(match.rules.seats)
        asked = [UmiBot(f"{PACKAGE} {name}", f"{seat}".encode(), CALM) for seat in seats]
        bots += asked
        told: list[list[str]] = []
        for players in ([make(name, f"{seat}".encode().hex().encode()) for seat in seats], asked):
            again, said = random.Random(f"{n}"), list[str]()
            told.append(said)
            hands(match, again, [Told(each, said) for each in players], 4)
        assert told[0] == told[1]
        assert told[0]
        assert sum(bot.lost for bot in asked) == 0
        dismiss(asked)


class Told:
    """A bot whose words are written down."""

    def __init__(self, bot: Bot, said: list[str]) -> None:
        self.bot, self.said = bot, said

    def act(self, view: SeatView, legal: Legal) -> Action:
        action = self.bot.act(view, legal)
        self.said.append(text(action))
        return action

    def signal(self, view: SeatView) -> Look | Sena | None:
        action = self.bot.signal(view)
        self.said.append("none" if action is None else text(action))
        return action


def test_what_it_tells_of_its_reasons_is_kept(bots: list[UmiBot], tmp_path: Path) -> None:
    go = "say('info string two kings'); say('info depth 3'); say(f'bestaction {answer}')"
    sat = Sat(bots, programs.program(tmp_path, GO=go), CALM)
    sat.play(3)
    assert sat.bot.info == ("string two kings", "depth 3")


def test_a_program_that_knows_no_signs_is_asked_once(bots: list[UmiBot], tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    count = f"open({str(asked)!r}, 'a').write('x')"
    sat = Sat(bots, programs.program(tmp_path, SIGNAL=count), CALM)
    sat.play(20)
    assert sat.bot.lost == 0
    assert asked.read_text() == "x"


def test_a_new_match_is_announced(bots: list[UmiBot], tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write('position ' + rest[:12] + chr(10))"
    source = programs.source().replace(
        'elif word == "go"', f'elif word == "newgame":\n        {note}\n    elif word == "go"'
    )
    sat = Sat(bots, programs.script(tmp_path, source), CALM)
    sat.play(3)
    sat.said.clear()
    sat.play(3)
    assert heard.read_text().count("\n") == 2


# ── programs that do not ─────────────────────────────────────────────────────────────────────────────

NONSENSE = {
    "a word that is none": ("say('bestaction fold')", "'bestaction fold', expected one of "),
    "an action that is not legal": ("say('bestaction k:99')", "'bestaction k:99', expected one of "),
    "no word": ("say('bestaction')", "'bestaction ', expected one of "),
    "another's cards": ("say('bestaction d:1o1c1e1b2o')", "expected one of "),
    "a bet beyond all limits": ("say('bestaction e1000001')", "'bestaction e1000001', expected one of "),
    "none": ("say('bestaction none')", "'bestaction none', expected one of "),
    "capitals": ("say('bestaction ' + answer.upper())", "expected one of "),
    "a line of ten million letters": ("say('bestaction ' + 'x' * 10_000_000)", "expected one of "),
    "letters that are none": (
        "sys.stdout.buffer.write(b'bestaction \\xff\\x00\\x1b[31m\\n'); sys.stdout.flush()",
        "expected one of ",
    ),
    "something else": ("say('I fold')", "said 'I fold' and no more in 1 s, expected bestaction"),
    "nothing": ("pass", "said nothing in 1 s, expected bestaction"),
    "no end of a line": (
        "sys.stdout.write('bestaction x' * 100_000); sys.stdout.flush()",
        "said nothing in 1 s, expected bestaction",
    ),
    "no end of lines": ("[say('bla') for _ in range(200_000)]", "said 'bla' and no more in 1 s"),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_loses_the_decision_and_nothing_else(
    what: str, bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    go, clue = NONSENSE[what]
    every_third = f"exec({go!r}) if asked % 3 == 0 else say(f'bestaction {{answer}}')"
    sat = Sat(bots, programs.program(tmp_path, GO=every_third), FAIR)
    seconds = sat.play(9)
    assert sat.bot.lost == 3
    said = [line for line in lines(caplog) if clue in line]
    assert len(said) == 3
    assert all(sat.bot.name in line and "seat 0, turn " in line and len(line) < 500 for line in said)
    assert all(line.isprintable() for line in lines(caplog))
    assert seconds < 30


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    go = "(asked == 2 and time.sleep(2.1)), say('bestaction h' if asked == 2 else f'bestaction {answer}')"
    sat = Sat(bots, programs.program(tmp_path, GO=go), HASTY._replace(move=0.1, grace=1.5))
    sat.play(12, signals="off")  # else the next question is one for signs
    assert sat.bot.lost == 1
    assert [text(action) for _, action in sat.said].count("h") == 0
    assert ["expected bestaction" in line for line in lines(caplog)] == [True]


def test_the_test_above_notices_a_host_that_does_not_wait(
    bots: list[UmiBot], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UmiBot, "_settle", lambda bot: setattr(bot, "_owes", False))
    go = "(asked == 2 and time.sleep(2.1)), say('bestaction h' if asked == 2 else f'bestaction {answer}')"
    sat = Sat(bots, programs.program(tmp_path, GO=go), HASTY._replace(move=0.1, grace=1.5))
    sat.play(12, signals="off")
    assert sat.bot.lost > 1 or [text(action) for _, action in sat.said].count("h") > 0


def test_what_cannot_be_told_is_lost(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand whose line would be too long, and a view that no match can have."""
    sat = Sat(bots, programs.program(tmp_path), CALM)
    sat.play(2)
    seen = sat.said[-1][0]
    monkeypatch.setattr("hordago.bots.umi.MAX_CHARACTERS", 50)
    assert sat.bot.act(seen, seen.legal) == modest(seen, seen.legal)
    assert lines(caplog)[-1].endswith("was not asked: the position has more than 50 characters")
    monkeypatch.undo()
    impossible = seen._replace(turn=seen.turn + 1, actor=3, mano=2)
    assert sat.bot.act(impossible, seen.legal) == modest(seen, seen.legal)
    assert "was not asked: no match can look like this" in lines(caplog)[-1]
    assert sat.bot.signal(impossible) is None
    assert sat.bot.lost == 2


def test_a_program_that_hangs_is_started_again_a_few_times_and_then_given_up(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    starts = tmp_path / "starts"
    umi = f"open({str(starts)!r}, 'a').write(f'{{os.getpid()}} '); say('umiok')"
    sat = Sat(bots, programs.program(tmp_path, UMI=umi, GO="time.sleep(1000)"))
    assert sat.play(40) < 60
    assert sat.bot.lost == sat.modest == 40
    pids = [int(pid) for pid in starts.read_text().split()]
    assert len(pids) == HASTY.starts
    assert all(map(gone, pids))
    assert len([line for line in lines(caplog) if "is given up" in line]) == 1
    assert (
        len([line for line in lines(caplog) if "did not say readyok in 0.15 s and is stopped" in line]) == 3
    )


def test_a_program_that_is_always_late_is_given_up(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sat = Sat(bots, programs.program(tmp_path, GO="pass"), FAIR)
    sat.play(40)
    assert sat.bot.lost == 40
    assert any("was too late 6 times" in line for line in lines(caplog))
    assert "is given up" in lines(caplog)[-1]


@pytest.mark.parametrize(
    ("parts", "clue"),
    [
        ({"UMI": "sys.exit(3)"}, "ended with exit code 3, expected umiok"),
        ({"UMI": "sys.exit('no cards')"}, "ended with exit code 1 ('no cards'), expected umiok"),
        ({"UMI": "os.abort()"}, "ended with exit code -6, expected umiok"),
        ({"UMI": "os.close(1)"}, "closed its output, expected umiok"),
        (
            {"READY": "1 / 0"},
            "ended with exit code 1 ('ZeroDivisionError: division by zero'), expected readyok",
        ),
    ],
)
def test_a_program_that_dies_at_once(
    parts: dict[str, str], clue: str, bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sat = Sat(bots, programs.program(tmp_path, **parts))
    sat.play(30)
    assert sat.bot.lost == sat.modest == 30
    said = lines(caplog)
    assert [clue in line for line in said] == [True] * 3 + [False]
    assert "is given up" in said[-1]


@pytest.mark.parametrize("where", ["GO", "SIGNAL"])
@pytest.mark.parametrize("how", ["sys.exit(4)", "os.close(1)", "os.kill(os.getpid(), 9)"])
def test_a_program_that_dies_in_the_middle_is_started_again(
    where: str, how: str, bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    usual = {"GO": "say(f'bestaction {answer}')", "SIGNAL": "say('bestsignal none')"}[where]
    code = f"({how} if asked == 4 else {usual})"
    sat = Sat(bots, programs.program(tmp_path, **{where: code}), HASTY._replace(move=20.0, starts=10))
    sat.play(14)
    assert sat.bot.lost == (3 if where == "GO" else 0)
    said = {"sys.exit(4)": "ended with exit code 4", "os.close(1)": "closed its output"}
    assert len(lines(caplog)) in ((3,) if where == "GO" else (2, 3))
    assert all(said.get(how, "ended with exit code -9") in line for line in lines(caplog))


def test_what_cannot_be_started_is_one_line(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("x", encoding="utf-8")
    for name, clue in {
        "umi:./no-such-program": "cannot be started: no such file",
        f"umi:{tmp_path}/plain": "cannot be started: permission denied",
        f"umi:{tmp_path}": "cannot be started: permission denied",
        "umi:": "expected a program after umi:",
        "umi:  ": "expected a program after umi:",
        "umi:'x": "no closing quotation",
        "umi:\0": "cannot be started: embedded null byte",
        "umi:false": "ended with exit code 1, expected umiok",
        "umi:echo hello": "ended with exit code 0, expected umiok",
        "genius": "there is no bot named 'genius'",
    }.items():
        with pytest.raises(ValueError, match=name.partition(":")[0]) as caught:
            check(name, HASTY)
        assert clue in str(caught.value)
        assert "\n" not in str(caught.value)
    with pytest.raises(ValueError, match=r"said 'umi' in 0\.3 s, expected umiok"):
        check("umi:cat", HASTY._replace(start=0.3))
    assert lines(caplog) == []


def test_check_is_content_with_what_plays(tmp_path: Path) -> None:
    check("simple")
    check(f"umi:{programs.program(tmp_path)}")


# ── programs that would outlive or outshout us ───────────────────────────────────────────────────────


def test_a_program_that_ignores_quit_is_killed_with_its_children(bots: list[UmiBot], tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    umi = (
        "import signal, subprocess; signal.signal(15, signal.SIG_IGN); signal.signal(2, signal.SIG_IGN); "
        "child = subprocess.Popen(['sleep', '1000']); "
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}'); say('umiok')"
    )
    sat = Sat(bots, programs.program(tmp_path, UMI=umi, QUIT="pass"), CALM._replace(end=0.2))
    sat.play(2)
    begun = time.monotonic()
    sat.bot.close()
    assert time.monotonic() - begun < 5
    assert all(gone(int(pid)) for pid in pids.read_text().split())


def test_a_polite_program_is_let_go_by_itself(bots: list[UmiBot], tmp_path: Path) -> None:
    left = tmp_path / "left"
    sat = Sat(
        bots,
        programs.program(tmp_path, QUIT=f"open({str(left)!r}, 'w').close(); break"),
        CALM._replace(end=20),
    )
    sat.play(2)
    sat.bot.close()
    assert left.exists()


def test_a_program_that_is_forgotten_is_killed(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    umi = f"open({str(pids)!r}, 'w').write(str(os.getpid())); say('umiok')"
    bot = UmiBot(programs.program(tmp_path, UMI=umi), 1, CALM)
    bot.start()
    pid = int(pids.read_text())
    os.kill(pid, 0)
    del bot
    gc.collect()
    assert gone(pid)


def test_a_program_that_reads_nothing_blocks_nobody(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Far more is written to it than a pipe holds."""
    sat = Sat(bots, programs.program(tmp_path, READY="say('readyok'); time.sleep(1000)"))
    sat.bot.start()
    pipes = sat.bot._pipes
    assert pipes is not None
    begun = time.monotonic()
    pipes.say(*["x" * 1000] * 2000)
    sat.play(10)
    assert time.monotonic() - begun < 30
    assert "is given up" in lines(caplog)[-1]


def test_a_program_that_complains_without_end_is_not_held_up(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Ten megabytes on stderr; the last line of it is told when the program dies."""
    go = (
        "sys.stderr.write('oh no\\n' * 2_000_000), sys.stderr.flush(), say(f'bestaction {answer}')"
        ", asked == 3 and sys.exit('the end')"
    )
    sat = Sat(bots, programs.program(tmp_path, GO=go), CALM)
    sat.play(3)
    assert sat.bot.lost == 0
    sat.play(4)
    assert lines(caplog)[0].endswith("ended with exit code 1 ('the end'), expected bestsignal")


def test_a_program_that_talks_between_questions_is_made_to_wait(bots: list[UmiBot], tmp_path: Path) -> None:
    """It fills the room there is, and neither memory nor the next answer suffers."""
    go = "say(f'bestaction {answer}'), [say('info string bla') for _ in range(5000)]"
    sat = Sat(bots, programs.program(tmp_path, GO=go), CALM)
    sat.play(6)
    assert sat.bot.lost == 0


def test_the_log_has_an_end(bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sat = Sat(bots, programs.program(tmp_path, GO="say('bestaction fold')"), CALM)
    sat.play(60)
    assert sat.bot.lost == 60
    assert len(lines(caplog)) == 20
    assert lines(caplog)[-1].endswith("(no more lines about this program)")
    assert all(record.levelno == logging.WARNING for record in caplog.records)


def test_a_look_that_is_not_possible_is_told(
    bots: list[UmiBot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sat = Sat(bots, programs.program(tmp_path, SIGNAL="say('bestsignal l:9')"), CALM)
    sat.play(2)
    assert "said 'bestsignal l:9', expected one of none l:" in lines(caplog)[0]


def test_signals_are_made_as_told(bots: list[UmiBot], tmp_path: Path) -> None:
    signal_ = "say('bestsignal ' + legal[-1])"
    sat = Sat(bots, programs.program(tmp_path, SIGNAL=signal_), CALM)
    sat.play(10)
    perceived = {view.looks for view, _ in sat.said}
    assert sat.bot.lost == 0
    assert perceived


def test_a_name_is_a_bot_or_a_program() -> None:
    assert type(player("simple", 1)).__name__ == "SimpleBot"
    found = player("umi:./prog a 'b c'", b"\x01\x02")
    assert isinstance(found, UmiBot)
    assert found.name == "umi:./prog a 'b c'"
    with pytest.raises(ValueError, match="umi:x"):
        make("umi:x", 1)
    dismiss([found, player("simple", 1)])
