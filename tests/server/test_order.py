"""R3 and R4 on a real server, seen from the kernel: what is answered has been synced to the disk before."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.processes import Process
from tests.server.running import Browser, Running

STRACE = shutil.which("strace")
CALLS = "trace=write,pwrite64,fsync,fdatasync,sendto,sendmsg,writev"
_LINE = re.compile(r"(?P<pid>\d+) +(?P<rest>.*)")


class Step(NamedTuple):
    """A thing that the server did, once it was done."""

    kind: str
    """``write`` or ``sync`` of the log, or ``answer``."""
    said: str


def steps(trace: str) -> Iterator[Step]:
    """What happened, in order.

    A call that another thread interrupts counts where it ends, but an answer where it begins: both are the
    worse for the server.
    """
    begun: dict[str, str] = {}
    for line in trace.splitlines():
        found = _LINE.match(line)
        if found is None:
            continue
        pid, rest = found["pid"], found["rest"]
        if rest.endswith("<unfinished ...>"):
            begun[pid] = rest
            if '\\"t\\":\\"' in rest:
                yield Step("answer", rest)
            continue
        if rest.startswith("<... "):
            rest = begun.pop(pid, "")
            if '\\"t\\":\\"' in rest:
                continue
        if "sqlite3-wal>" in rest:
            yield Step("sync" if rest.startswith(("fsync", "fdatasync")) else "write", rest)
        elif '\\"t\\":\\"' in rest and rest.startswith(("send", "write")):
            yield Step("answer", rest)


def in_order(trace: str) -> int:
    """How many answers there are; raises AssertionError where one came before the log was synced."""
    unsynced = synced = answers = 0
    for step in steps(trace):
        if step.kind == "write":
            unsynced += 1
        elif step.kind == "sync":
            synced, unsynced = synced + bool(unsynced), 0
        else:
            assert not unsynced, f"said before the log was synced: {step.said[:300]}"
            if '\\"t\\":\\"answer\\"' in step.said:
                answers += 1
                assert synced >= answers, f"{answers} answers, {synced} syncs: {step.said[:300]}"
    return answers


def test_a_trace_that_is_out_of_order_is_caught() -> None:
    """The planted fault: three ways to be too early."""
    write = "7 pwrite64(9</d/x.sqlite3-wal>, ..., 4096, 32) = 4096"
    sync = "7 fdatasync(9</d/x.sqlite3-wal>) = 0"
    answer = '6 sendto(5<socket:[1]>, "..{\\"t\\":\\"answer\\",\\"id\\":\\"1\\"", 80, 0, NULL, 0) = 80'
    later = "7 fdatasync(9</d/x.sqlite3-wal> <unfinished ...>", "7 <... fdatasync resumed>) = 0"
    assert in_order("\n".join((write, sync, answer, write, *later, answer))) == 2
    for bad in ((write, answer, sync), (answer, write, sync), (write, later[0], answer, later[1])):
        with pytest.raises(AssertionError, match=r"said before|answers"):
            in_order("\n".join(bad))


@contextmanager
def looking_at(pid: int, trace: Path) -> Iterator[None]:
    """Write down the calls of a process and its threads until it ends."""
    options = ("-f", "-y", "-s", "300", "-e", CALLS, "-o", str(trace), "-p", str(pid))
    with subprocess.Popen([str(STRACE), *options], stderr=subprocess.PIPE, text=True) as looking:
        try:
            assert looking.stderr is not None
            said = looking.stderr.readline()
            if "attached" not in said:
                pytest.skip(f"strace may not look here: {said.strip()}")
            yield
            looking.wait(20)
        finally:
            looking.kill()


@pytest.mark.slow
@pytest.mark.skipif(
    STRACE is None, reason="no strace: the order is looked at in tests/store/test_power.py only"
)
def test_nothing_is_answered_before_the_log_is_synced(tmp_path: Path) -> None:
    trace = tmp_path / "trace"

    async def play(server: Running) -> int:
        ane = Browser(server, 1)
        await ane.open(await ane.create(options={"games_to_win": 1}))
        assert (await ane.say("sit", seat=0, name="Ane"))["error"] is None
        assert (await ane.say("fill", bot="simple"))["error"] is None
        assert (await ane.say("start"))["error"] is None
        while len([raw for raw in ane.raw if raw.startswith(b'{"t":"answer"')]) < 15:
            await ane.play_one()
        await ane.close()
        await ane.http.aclose()
        return len([raw for raw in ane.raw if raw.startswith(b'{"t":"answer"') and b'"error":null' in raw])

    server = Process(tmp_path)
    try:
        running = server.ready()
        with looking_at(server.process.pid, trace):
            done = asyncio.run(asyncio.wait_for(play(running), 120))
            server.kill()
    finally:
        server.end()
    answers = in_order(trace.read_text(errors="replace"))
    print(f"{answers} answers, each after its sync")
    assert answers >= done >= 10
