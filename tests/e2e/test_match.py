"""A whole match against three bots, through two reloads and a server that is killed (RELIABILITY R1, R2)."""

import subprocess
import sys
import time
from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import WAIT_MS, Open
from tests.e2e.host import new_table, open_menu
from tests.e2e.player import LOOK_S, Player
from tests.e2e.serving import Serving
from tests.sizes import seeded, size

LONGEST = 6
"""Matches until all troubles must have come."""
GAMES = size(small=1, ci=1, nightly=3)
"""Games to win: the rules of one game are those of all."""
AGAIN_S = 10.0
HORDAGO = str(Path(sys.executable).parent / "hordago")


def same(player: Player, before: str) -> None:
    """The table shows again what it showed before, as soon as everybody is back."""
    end = time.monotonic() + AGAIN_S
    while (now := calm(player)) != before and time.monotonic() < end:
        time.sleep(LOOK_S)
    assert now == before, "\n".join(unified_diff(before.splitlines(), now.splitlines(), lineterm=""))


def calm(player: Player) -> str:
    """What is seen, without the moment for which words rest after they have come."""
    return player.seen().replace(" [disabled]", "")


def reload(player: Player) -> None:
    """The page is loaded anew; what was said in this hand is in the log again."""
    before, said = calm(player), player.log_lines()
    player.page.reload()
    same(player, before)
    again, rest = player.log_lines(), iter(said)
    assert again and all(line in rest for line in again), f"{again} was not said: {said}"


def killed(server: Serving) -> Callable[[Player], None]:
    """The server dies while the player thinks, and comes back."""

    def restart(player: Player) -> None:
        before = calm(player)
        server.kill()
        comes_back(server, player)
        same(player, before)

    return restart


def killed_meanwhile(server: Serving) -> Callable[[Player], None]:
    """The server dies at the moment of a turn: the turn is neither lost nor taken twice."""

    def restart(player: Player) -> None:
        before = calm(player)
        word = player.say_and(server.kill)
        comes_back(server, player)
        end = time.monotonic() + AGAIN_S
        while calm(player) == before:
            assert time.monotonic() < end, f"{word!r} was lost with the server"
            time.sleep(LOOK_S)

    return restart


def comes_back(server: Serving, player: Player) -> None:
    """The server starts again, and the page finds it."""
    lost = player.page.get_by_text(player.t("connection-lost"))
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_be_hidden(timeout=WAIT_MS)


def record_of(page: Page, lang: str) -> str:
    """The record so far, by the menu and the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_menu(page, lang, "button-record")
    t = Player(page, lang, seeded(__name__)).t
    expect(page.get_by_role("button", name=t("button-copied"))).to_be_visible()
    page.keyboard.press("Escape")
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def accepted(command: str, record: str, folder: Path) -> None:
    """`hordago replay` or `verify` has nothing to say against the record."""
    path = folder / f"{command}.mgn"
    path.write_text(record, encoding="utf-8")
    done = subprocess.run([HORDAGO, command, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("preset", "lang"), [("basque", "eu"), ("spanish", "es")])
def test_a_whole_match(preset: str, lang: str, own_server: Serving, open_page: Open, tmp_path: Path) -> None:
    page = open_page(lang)
    player = Player(page, lang, seeded(f"{__name__}/{preset}"))
    player.plural = preset == "spanish"
    new_table(page, own_server.url, lang, preset=preset, games=GAMES, bots=3)
    troubles = [reload, killed(own_server), killed_meanwhile(own_server), reload]
    copied, matches = False, 1
    while player.wait_turn() or ((troubles or not copied) and matches < LONGEST):
        if player.over():
            # An órdago between the bots has ended it before all has been tried.
            player.rematch()
            matches += 1
            continue
        # Troubles come in mid-hand, and before anybody may have won.
        player.bold = not troubles and copied
        if troubles and player.turns:
            troubles.pop(0)(player)
        elif player.counts and not copied:
            accepted("replay", record_of(page, lang), tmp_path)
            copied = True
        else:
            player.play()
    assert not troubles and copied, "the match was over too soon"
    record = record_of(page, lang)
    accepted("replay", record, tmp_path)
    accepted("verify", record, tmp_path)
    print(f"{player.turns} turns, {player.counts} counts, {sorted(player.said)}")
    if preset == "spanish":
        assert player.t("call-no-queremos") in player.said


def test_the_first_mus_of_spain_is_on_the_run(tmp_path: Path, open_page: Open) -> None:
    server = Serving(tmp_path / "data", pace="1")  # as people play: nobody cuts before it can be read
    server.start()
    try:
        page = open_page("es")
        new_table(page, server.url, "es", preset="spanish", bots=3)
        player = Player(page, "es", seeded(__name__))
        expect(player.bet).to_contain_text(player.t("glossary-corrido"))
    finally:
        server.stop()
