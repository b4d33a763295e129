"""The terminal game, played to the end by somebody who types."""

from __future__ import annotations

import hashlib
import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hordago import fair
from hordago.cli import main
from hordago.i18n import LANGUAGES, Catalogue
from tests import sizes
from tests.cli.typist import AnyPlayer, lines, run

CARD = re.compile(r"\b[1-7SCR][oceb]\b")
TABLES = [
    ("eu", "--preset basque"),
    ("es", "--preset spanish"),
    ("en", "--preset pagat --rule claims=manual"),
    ("fr", "--preset ffm"),
    ("fr", "--preset french --seats 2"),
    ("pl", "--preset fournier --seats 3"),
    ("es", "--preset tournament --seats 5"),
    ("en", "--preset historic"),
    ("ko", "--preset basque --seats 6"),
    ("eu", "--preset spanish --seats 6 --teams 3 --bot random"),
    ("en", "--preset basque --seats 4 --teams 4 --sena-mode eyes"),
]


@pytest.mark.parametrize(("lang", "options"), TABLES)
def test_a_whole_match(lang: str, options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = sizes.seeded(f"{__name__} {lang} {options}").randrange(10**6)
    print("seed", seed)
    player = AnyPlayer(lang, sizes.seeded(f"{seed}"))
    arguments = ["play", "--lang", lang, "--seed", str(seed), *options.split()]
    code, read, errors = run(monkeypatch, arguments, player)
    say = Catalogue(lang).text
    assert (code, errors) == (0, "")
    assert say("match-thanks") in read
    assert say("live-count") in read
    assert not re.search(r"\b(term|live|call|count|error|help)-[a-z]+", read), "a text that has no words"
    # The seed that is shown at the end is the one that was sealed at the start.
    seal, *seeds = re.findall(r"\b[0-9a-f]{64}\b", read)
    assert [fair.commitment(bytes.fromhex(each)).hex() for each in seeds] == [seal]


@pytest.mark.parametrize("options", ["--preset spanish", "--preset basque --rule claims=manual"])
def test_the_record_can_be_verified(
    options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.mgn"
    arguments = ["play", "--lang", "eu", *options.split(), "--record", str(file)]
    code, read, _ = run(monkeypatch, arguments, AnyPlayer("eu", sizes.seeded(options)))
    assert code == 0
    assert str(file) in read
    assert main(["replay", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert "fair: " in capsys.readouterr().out
    code, _, errors = run(monkeypatch, arguments, lines())
    assert (code, errors.count("\n")) == (2, 1), "a record is never written over"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_starts_and_ends_politely(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, read, errors = run(monkeypatch, ["play", "--lang", lang, "--seed", "1"], lines())
    assert (code, errors) == (0, "")
    assert Catalogue(lang).text("term-bye") in read
    assert Catalogue(lang).text("term-choose") in read


def test_nobody_shows_cards_before_the_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards stand only on the lines of one's own hand until all are shown."""
    arguments = ["play", "--lang", "en", "--preset", "spanish", "--name", "Jon", "--rule", "games_to_win=5"]
    _, read, _ = run(monkeypatch, arguments, AnyPlayer("en", sizes.seeded(__name__)))
    mine = ("Your cards:", "New cards:", "Give up", "Going:")
    hidden, shown = 0, 0
    before_the_count = True
    for line in read.splitlines():
        if line.startswith("New hand"):
            before_the_count = True
        elif line.startswith("All cards are shown"):
            before_the_count = False
        elif CARD.search(line) and not line.endswith("> "):
            shown += not before_the_count
            if before_the_count:
                hidden += 1
                assert line.startswith(mine), line
    assert hidden > 5
    assert shown > 5


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["play", "--lang", "en", "--seed", "5"]
    games = [run(monkeypatch, arguments, AnyPlayer("en", sizes.seeded("same")))[1] for _ in range(2)]
    assert games[0] == games[1]
    assert (
        games[0]
        != run(monkeypatch, ["play", "--lang", "en", "--seed", "6"], AnyPlayer("en", sizes.seeded("same")))[1]
    )


def test_without_a_seed_no_two_games_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    seals = {
        re.findall(r"[0-9a-f]{64}", run(monkeypatch, ["play", "--lang", "en"], lines())[1])[0]
        for _ in range(3)
    }
    assert len(seals) == 3


def session(monkeypatch: pytest.MonkeyPatch, *typed: str, options: str = "--preset basque --seats 2") -> str:
    """What is read when these lines are typed at an English table whose deal is always the same."""
    arguments = ["play", "--lang", "en", "--seed", "11", *options.split()]
    code, read, errors = run(monkeypatch, arguments, lines(*typed))
    assert (code, errors) == (0, "")
    return read


def test_the_commands_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    read = session(monkeypatch, "?", "cards", "score", "log", "rules", "look", "sign", "say", "undo", "help")
    assert read.count("Type help at any time") == 1
    assert read.count("help: the choices and the words") == 2
    assert read.count("You have:") == 3, "once dealt, once asked for, once in the log"
    assert "You: 0 of 30 (0 amarracos and 0 stones), 0 games" in read
    assert "There are four lances" in read
    assert "Kings: 4 kings" in read
    assert "You have no seña to make now." in read
    assert "Nothing may be said now." in read
    assert "nothing to look for" in read


def test_looks_and_signs_at_a_table_of_four(monkeypatch: pytest.MonkeyPatch) -> None:
    options = "--preset basque --sena-mode eyes"
    read = session(monkeypatch, "look", "look 1", "look 3", "sign", "sign 1", "sign 1", options=options)
    assert "Look at whom? 0. My cards, 1. Patxi, 2. Maddi, 3. Samuel" in read
    assert "You look at Patxi." in read
    assert "you have just moved your eyes" in read
    assert "Your señas, all true: 1. " in read
    assert read.count("Your seña: ") == 1


def test_a_wrong_word_says_what_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    read = session(monkeypatch, "checkmate", "9", "q")
    assert '"checkmate" is not one of the choices' in read
    assert read.count("Choose: 1. Mus [m]  2. No mus [c]") == 4


RUBBISH = (
    "²",
    "1 ²",
    "٣",
    "9" * 5000,
    "look ²",
    "look 9999",
    "sign ²",
    "say ²",
    "c:²",
    "e²",
    "+²",
    "?",
    "\u200b",
)


@pytest.mark.parametrize("options", ["--seats 2 --rule claims=manual", "--preset historic", "--preset ffm"])
def test_rubbish_at_any_prompt_is_answered(options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other line is something that nobody can mean."""
    random = sizes.seeded(f"{__name__} {options}")
    player, since = AnyPlayer("en", random), ""

    def answer(printed: str) -> str:
        nonlocal since
        since += printed
        if random.random() < 0.5:
            return random.choice(RUBBISH)
        meant, since = player(since), ""
        return meant

    arguments = ["play", "--lang", "en", "--plain", "--bot", "random", "--rule", "games_to_win=1"]
    code, read, errors = run(monkeypatch, [*arguments, *options.split()], answer)
    assert (code, errors) == (0, "") and Catalogue("en").text("match-thanks") in read


def test_leaving_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    read = session(monkeypatch, "quit", "no", "exit", "yes", "mus")
    assert read.count("Leave the match?") == 2
    assert "Goodbye." in read
    assert "You say: Mus" not in read


def to_the_discard(monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
    """A game of two where both say mus, then these lines."""
    for seed in range(50):
        arguments = ["play", "--lang", "en", "--seed", str(seed), "--preset", "pagat", "--seats", "2"]
        _, read, _ = run(monkeypatch, arguments, lines("mus", *typed))
        if "Which cards go?" in read:
            return read
    raise AssertionError("nobody ever says mus")


def test_a_discard_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    read = to_the_discard(monkeypatch, "1 2", "undo", "3", "")
    assert read.count("Enter confirms, undo chooses again.") == 2
    assert "Choose the cards to change." in read
    assert "You say: 1 card" in read
    assert "You say: 2 cards" not in read
    assert "New cards: " in read


def test_wrong_discards_say_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    read = to_the_discard(monkeypatch, "5", "Zz", "none", "mus", "")
    assert 'You do not hold "5"' in read
    assert 'You do not hold "Zz"' in read
    assert "That is not the right number of cards. Give up 1 to 4 of your cards." in read


def test_amounts_out_of_range(monkeypatch: pytest.MonkeyPatch) -> None:
    options = "--preset basque --seats 2 --rule max_bet=10 --rule min_bet=3"
    read = session(monkeypatch, "c", "e 2", "e 11", "+10", options=options)
    assert "That number of stones is not allowed here. From 3 to 10" in read
    assert "You say: Envido 10" in read


def test_no_stake_beyond_a_million(monkeypatch: pytest.MonkeyPatch) -> None:
    """A typed raise that would pass the largest total is told its range."""
    arguments = ["play", "--lang", "en", "--seed", "9", "--preset", "basque"]
    code, read, errors = run(monkeypatch, arguments, lines("cut", "e 999999", "e 999999", "e 999999"))
    assert (code, errors) == (0, "")
    assert "That number of stones is not allowed here. From 2 to 999,985" in read


def test_the_title_names_the_rulebook_and_how_much_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Rules: Basque Country." in session(monkeypatch)
    read = session(monkeypatch, options="--preset basque --seats 2 --rule target=20")
    assert "Rules: 1 rule differs from Basque Country." in read


def in_a_terminal(arguments: list[str], typed: list[str]) -> str:
    """What a real terminal shows of the game; each line is typed when the game waits."""
    script = "import sys; from hordago.cli import main; sys.exit(main())"
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"}
    environment.pop("NO_COLOR", None)
    child = subprocess.Popen(
        [sys.executable, "-c", script, "play", "--lang", "en", *arguments],
        stdin=slave, stdout=slave, stderr=slave, close_fds=True, env=environment,
    )  # fmt: skip
    os.close(slave)
    shown = b""
    waiting = list(typed)
    deadline = time.monotonic() + 60
    try:
        while time.monotonic() < deadline:
            try:
                part = os.read(master, 65536)
            except OSError:  # the other end is closed
                break
            shown += part
            if waiting and re.search(rb"(> |go on\. |\(yes or no\) )(\x1b\[[0-9;?]*[a-zA-Z])*$", shown):
                os.write(master, f"{waiting.pop(0)}\n".encode())
        assert child.wait(timeout=30) == 0
    finally:
        child.kill()
        child.wait()
        os.close(master)
    assert waiting == []
    return shown.decode()


def test_colours_on_a_terminal_but_never_full_screen() -> None:
    shown = in_a_terminal(["--seed", "3"], ["help", "quit", "yes"])
    assert "\x1b[1m" in shown
    assert "Goodbye" in shown
    assert "\x1b[2J" not in shown, "clears the screen"
    assert "\x1b[?1049h" not in shown, "takes the whole screen"


def test_plain_on_a_terminal() -> None:
    shown = in_a_terminal(["--seed", "3", "--plain"], ["help", "quit", "yes"])
    assert "Goodbye" in shown
    assert "\x1b[1m" not in shown
    assert "\x1b[3" not in shown


def test_enter_after_the_count_on_a_terminal() -> None:
    passes = ["c", *["x"] * 4, "", "quit", "yes"]
    shown = in_a_terminal(
        ["--seed", "3", "--plain", "--seats", "2", "--preset", "pagat", "--bot", "random"], passes
    )
    assert "Press Enter to go on." in shown


def test_the_numbers_of_a_seed_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots' numbers tell nothing of the deals."""
    from hordago.cli.play import seeds

    deals, bots = seeds(4, 0)
    assert deals != bots
    assert len(deals) == len(bots) == 32
    assert hashlib.sha256(deals).digest() != bots
    assert seeds(4, 1) != (deals, bots), "the next match is another one"
