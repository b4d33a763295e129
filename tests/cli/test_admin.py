"""`hordago admin` over a SQLite file; what needs several processes is in tests/server."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from hordago.cli import BAD_INPUT, main
from hordago.cli.admin import DAMAGED
from hordago.cli.exported import matches
from hordago.record.replay import replay
from hordago.rules import Rules
from hordago.server.run import run
from hordago.service.facts import Entry
from hordago.store.sql import SqlStore
from hordago.wire import commands as w
from tests.service.world import World


def two_matches() -> tuple[str, list[Entry]]:
    """The log of a table where one match was played to the end and another one has begun."""
    world = World(Rules.preset("spanish", games_to_win=1, target=10), seed=3)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.fill()
    world.say("host", w.Start)
    while world.state.status == "playing":
        world.say("host", w.Concede)
        world.wait(1)
    world.say("host", w.Rematch)
    assert world.state.status == "playing"
    return world.state.id, world.log


TABLE, ENTRIES = two_matches()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with that table in it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("HORDAGO_DATA", str(folder))
    assert main(["admin", "migrate"]) == 0

    async def fill() -> None:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{folder / 'hordago.sqlite3'}")
        for entry in ENTRIES:
            assert await store.append(TABLE, entry, None)
        await store.close()

    asyncio.run(fill())
    return folder


def test_backup_and_restore(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mus.backup"
    assert main(["admin", "backup", str(file)]) == 0
    assert main(["admin", "backup", str(file)]) == BAD_INPUT, "never over another one"
    assert main(["admin", "restore", str(file)]) == BAD_INPUT, "never into what is there"
    monkeypatch.setenv("HORDAGO_DATA", str(tmp_path / "elsewhere"))
    assert main(["admin", "restore", str(file)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[-1] == f"1 tables, {len(ENTRIES)} rows restored"

    async def look() -> list[Entry]:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path / 'elsewhere' / 'hordago.sqlite3'}")
        found = await store.read(TABLE)
        await store.close()
        return found

    assert asyncio.run(look()) == ENTRIES


def test_tables(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["admin", "tables"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{TABLE}  {len(ENTRIES)} rows, last ") and lines[1].startswith("1 tables")
    assert main(["admin", "tables", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["processes"] == [] and told["tables"][0]["rows"] == len(ENTRIES)
    assert told["tables"][0]["first"] == ENTRIES[0].at and told["tables"][0]["last"] == ENTRIES[-1].at


def test_export_gives_every_match_as_a_record(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both matches of the table, the finished one with its seeds, the other one without."""
    folder = tmp_path / "records"
    assert main(["admin", "export", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert [file.stem[-2:] for file in files] == ["-1", "-2"] and TABLE not in str(files)
    assert f"2 matches of 1 tables in {folder}" in capsys.readouterr().out
    assert main(["verify", str(files[0])]) == 0 and main(["replay", str(files[1])]) == 0
    assert 'status = "finished"' not in files[1].read_text(encoding="utf-8")
    running = dict(matches(TABLE, ENTRIES))[files[1].stem]
    assert all(deal.seed is None for hand in running.hands for deal in hand.deals)
    assert replay(running).fault is None
    assert main(["admin", "export", str(folder)]) == BAD_INPUT, "never among other files"


def test_a_damaged_table_is_named_and_does_not_stop_the_others(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(data / "hordago.sqlite3") as connection:
        connection.execute(
            "INSERT INTO log SELECT 'bad', seq, at, author, command, answer, facts, hash FROM log"
        )
    assert main(["admin", "export", str(tmp_path / "records")]) == DAMAGED
    assert "table bad: " in capsys.readouterr().err and len(list((tmp_path / "records").iterdir())) == 2
    assert main(["admin", "backup", str(tmp_path / "mus.backup")]) == DAMAGED
    assert "table bad: its log is damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        (["backup"], "hordago admin backup FILE"),
        (["restore"], "hordago admin restore FILE"),
        (["export"], "hordago admin export FOLDER"),
        (["restore", "no-such-file"], "no-such-file"),
        (["tables", "all"], "all: nothing more is expected"),
        (["migrate", "now"], "now: nothing more is expected"),
        (["drain"], "SIGTERM"),
        (["drain", "nobody"], "nobody: no such process"),
        (["drain", "--seconds", "-1"], "--seconds"),
        (["juggle"], "juggle"),
    ],
)
def test_bad_input(arguments: list[str], clue: str, data: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", *arguments]) == BAD_INPUT
    said = capfd.readouterr().err
    assert clue in said and "Traceback" not in said


@pytest.mark.parametrize(
    ("url", "clue"),
    [
        ("nonsense", "HORDAGO_DATABASE_URL: expected postgresql://"),
        ("mongo://x", "HORDAGO_DATABASE_URL: expected postgresql://"),
        ("postgres://127.0.0.1:x/y", "HORDAGO_DATABASE_URL: expected postgresql://"),
        ("postgresql://127.0.0.1/y?what=that", "'what'"),
        ("postgresql://127.0.0.1:1/x", "the database cannot be reached"),
        ("sqlite:///{}/nothing.sqlite3", "there is no database"),
    ],
)
def test_a_database_that_cannot_be_used(
    url: str, clue: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HORDAGO_DATABASE_URL", url.format(tmp_path))
    assert main(["admin", "tables"]) == BAD_INPUT
    said = capsys.readouterr().err
    assert said.startswith("hordago: ") and clue in said and said.count("\n") == 1
    assert not any(tmp_path.iterdir())


def test_a_file_that_a_setting_names_is_for_its_owner_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables" / "mus.sqlite3"
    monkeypatch.setenv("HORDAGO_DATABASE_URL", f"sqlite:///{file}")
    assert main(["admin", "migrate"]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_where_there_is_no_database_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HORDAGO_DATA", str(tmp_path / "nothing"))
    for action in ("tables", "backup", "export", "drain"):
        assert main(["admin", action]) == BAD_INPUT
    assert not (tmp_path / "nothing").exists()
    with_old_form = tmp_path / "old"
    with_old_form.mkdir()
    sqlite3.connect(with_old_form / "hordago.sqlite3").close()
    monkeypatch.setenv("HORDAGO_DATA", str(with_old_form))
    capsys.readouterr()
    assert main(["admin", "tables"]) == BAD_INPUT
    assert "hordago admin migrate" in capsys.readouterr().err


def test_a_disk_without_room_is_not_called_a_database_that_is_away(
    data: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def full(_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("hordago.store.backup.os.fsync", full)
    keep = os.dup(1)  # whoever says so lets go of the stream
    try:
        assert main(["admin", "backup", str(data / "mus.backup")]) == BAD_INPUT
    finally:
        os.dup2(keep, 1)
        os.close(keep)
    assert "cannot be written: No space left" in capfd.readouterr().err
    assert not [*data.glob("mus.backup*")]


def test_versions_that_do_not_fit(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new version can end processes of an old one before it migrates; an old one touches nothing new."""
    with sqlite3.connect(data / "hordago.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '0003'")
    capsys.readouterr()
    assert main(["admin", "tables"]) == 0
    assert main(["admin", "drain"]) == BAD_INPUT
    assert "no process to ask" in capsys.readouterr().err
    assert main(["admin", "reports"]) == BAD_INPUT
    assert "hordago admin migrate" in capsys.readouterr().err
    with sqlite3.connect(data / "hordago.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    for action in (["tables"], ["migrate"], ["backup", str(data / "x")], ["restore", str(data / "x")]):
        (data / "x").unlink(missing_ok=True)
        if action[0] == "restore":
            (data / "x").touch()
        assert main(["admin", *action]) == BAD_INPUT
        assert "form 9999, of a newer version of Hordago" in capsys.readouterr().err
    assert run("127.0.0.1", 0) == BAD_INPUT
    assert "form 9999, of a newer version of Hordago" in capsys.readouterr().err


def test_complaints_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the names that both gave there and what was said last; a table without one is not named."""
    world = World(Rules.preset("spanish"), seed=4)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.arrive("other")
    world.say("other", w.Sit, seat=1, name="Bittor")
    world.say("other", w.Chat, text="something rude")
    world.say("host", w.Report, seat=1, reason="talk")
    monkeypatch.setenv("HORDAGO_DATA", str(tmp_path))
    assert main(["admin", "migrate"]) == 0

    async def fill() -> None:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path / 'hordago.sqlite3'}")
        for table, log in ((TABLE, ENTRIES), (world.state.id, world.log)):
            for entry in log:
                assert await store.append(table, entry, None)
        await store.close()

    asyncio.run(fill())
    capsys.readouterr()
    assert main(["admin", "reports"]) == 0
    said = capsys.readouterr().out
    assert f"{world.state.id}, row" in said and TABLE not in said and said.endswith("1 complaints\n")
    assert "of Bittor (otherother" in said and "by Ane (hosthost" in said and "| something rude" in said
    assert main(["admin", "reports", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["reports"]
    assert found["reason"] == "talk" and found["lines"] == ["something rude"]
    assert main(["admin", "reports", "all"]) == BAD_INPUT
