"""The servers under load: processes of their own on a durable database, and what they use."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.processes import Process
from tests.services import postgres_server, redis_server

FAULT = "TESTS_FAULT"
"""The variable that names a planted fault (``doomed.FAULTS``)."""
TICKS = os.sysconf("SC_CLK_TCK")


class Servers(NamedTuple):
    """So many processes at the same tables."""

    processes: list[Process]
    data: Path
    database: str
    """Address of the database."""
    environment: dict[str, str]
    logged: list[str]
    """What those that have ended had to complain about."""

    @property
    def urls(self) -> list[str]:
        """Where they are."""
        return [each.url for each in self.processes]

    def start(self, port: int = 0) -> Process:
        """One more process."""
        module = "tests.load.doomed" if FAULT in self.environment else "hordago.server"
        return Process(self.data, port, module, **self.environment)

    def restart(self, which: int) -> Process:
        """A new process in place of one that is gone, at the same address."""
        port = int(self.processes[which].url.rpartition(":")[2])
        self.logged.append(self.processes[which].end())
        self.processes[which] = self.start(port)
        return self.processes[which]


class Use(NamedTuple):
    """What the processes use, all together."""

    cpu: float
    """Seconds of processor time since they began."""
    memory: float
    """Resident, in MB."""
    files: int
    """Open descriptors."""
    threads: int


@contextmanager
def servers(database: str, number: int = 1, fault: str = "") -> Iterator[Servers]:
    """So many server processes on ``sqlite``, on ``postgres`` (a durable one, begun here), or at an address.

    Beyond one process, and on PostgreSQL, with a broker, begun here. ``fault``: one that is planted.
    """
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hordago-load-")))
        # The load stands where a proxy would; whoever it asks for has an address of its own.
        environment = {"HORDAGO_TRUSTED_PROXIES": "127.0.0.0/8", "HORDAGO_BOT_PACE": "1"}
        url = f"sqlite+aiosqlite:///{data / 'hordago.sqlite3'}"
        if database == "postgres":
            url = stack.enter_context(postgres_server(durable=True)).database()
        elif database != "sqlite":
            url = database
        if database != "sqlite":
            environment["HORDAGO_DATABASE_URL"] = url
        if number > 1 or database != "sqlite":
            environment["HORDAGO_BROKER_URL"] = stack.enter_context(redis_server()).url
        if fault:
            environment[FAULT] = fault
        running = Servers([], data, url, environment, [])
        try:
            running.processes.extend(running.start() for _ in range(number))
            for each in running.processes:
                each.ready()
            yield running
        finally:
            running.logged.extend(each.end() for each in running.processes)


def cpu(process: Process) -> float:
    """Seconds of processor time since it began: quick, for who asks a thousand times."""
    fields = _stat(process)
    return (int(fields[11]) + int(fields[12])) / TICKS


def _stat(process: Process) -> list[str]:
    return Path(f"/proc/{process.process.pid}/stat").read_text().rpartition(")")[2].split()


def use(processes: list[Process]) -> Use:
    """What they use now (Linux)."""
    spent, memory, files, threads = 0.0, 0.0, 0, 0
    for each in processes:
        place = Path("/proc") / str(each.process.pid)
        fields = _stat(each)
        spent += cpu(each)
        memory += int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        files += len(list((place / "fd").iterdir()))
        threads += int(fields[17])
    return Use(spent, memory, files, threads)
