"""Work spread over processes and a real Dask cluster: the same result whoever did what."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="the simulator needs the extra [fast]")

from hordago.rules import Rules
from hordago.training import fanout, sim
from hordago.training.errors import BadRequest, ClusterError
from hordago.training.result import merged
from hordago.training.sim import plan, play_unit, simulate

RULES = Rules.preset("fournier")


def slowly(unit: sim.Unit) -> Any:
    """One unit, and time for somebody to pull the plug."""
    time.sleep(0.3)
    return play_unit(unit)


def small_units(number: int) -> list[sim.Unit]:
    (unit,) = plan(RULES, 50, 9)
    return [unit._replace(number=each) for each in range(number)]


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names)


@pytest.mark.slow
def test_the_result_does_not_depend_on_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "UNIT", 100)
    alone = simulate(RULES, 1_050, 4)
    assert alone.games == 1_050
    assert same(alone.statistics, simulate(RULES, 1_050, 4, workers=2).statistics)
    with ThreadPoolExecutor(3) as threads:
        assert same(alone.statistics, simulate(RULES, 1_050, 4, executor=threads).statistics)
        assert threads.submit(int).result() == 0, "an executor that was given stays open"
    assert not same(alone.statistics, simulate(RULES, 1_050, 5).statistics)


def test_results_come_in_the_order_of_the_units() -> None:
    with ThreadPoolExecutor(8) as threads:
        naps = [0.05, 0.0, 0.02, 0.0]
        assert fanout.run(_nap, list(enumerate(naps)), executor=threads) == [0, 1, 2, 3]


def test_a_stream_gives_what_is_done_first() -> None:
    naps = list(enumerate([0.5, 0.0, 0.25]))
    with ThreadPoolExecutor(3) as threads:
        assert list(fanout.stream(_nap, naps, executor=threads)) == [1, 2, 0]
    assert list(fanout.stream(_nap, naps[1:])) == [1, 2]


def test_a_stream_that_is_not_read_to_its_end_begins_nothing_more() -> None:
    begun: list[int] = []

    def work(n: int) -> int:
        begun.append(n)
        time.sleep(0.02)
        return n

    with ThreadPoolExecutor(1) as threads:
        stream = fanout.stream(work, range(1000), executor=threads)
        assert next(stream) == 0
        stream.close()  # type: ignore[attr-defined]
    assert len(begun) < 20


def test_a_stream_tells_errors_and_lost_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadPoolExecutor(2) as threads, pytest.raises(ZeroDivisionError):
        list(fanout.stream(lambda n: 1 // n, [1, 0, 2], executor=threads))
    with pytest.raises(BadRequest, match="workers"):
        list(fanout.stream(_nap, [(1, 0.0)], workers=0))
    monkeypatch.setattr(fanout, "_LOOK", 0.01)
    with pytest.raises(CancelledError):
        fanout._next(queue.SimpleQueue(), iter([False, True]).__next__)


@pytest.mark.slow
def test_a_worker_that_dies_ends_a_stream() -> None:
    with pytest.raises(ClusterError, match="a worker process was lost"):
        list(fanout.stream(_die, [1, 2, 3], workers=2))


def _nap(given: tuple[int, float]) -> int:
    time.sleep(given[1])
    return given[0]


def test_an_error_of_a_unit_is_told() -> None:
    with ThreadPoolExecutor(2) as threads, pytest.raises(ZeroDivisionError):
        fanout.run(lambda n: 1 // n, [1, 0, 2], executor=threads)


@pytest.mark.slow
def test_a_worker_process_that_dies_is_one_clear_error() -> None:
    with pytest.raises(ClusterError, match="a worker process was lost"):
        fanout.run(_die, [1, 2, 3], workers=2)


def _die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("workers", [0, -1])
def test_no_workers_at_all_are_refused(workers: int) -> None:
    with pytest.raises(BadRequest, match="workers"):
        fanout.run(_nap, [], workers=workers)


# ── a cluster ────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed", reason="a cluster needs the extra [cluster]")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


@pytest.mark.slow
def test_a_cluster_gives_what_one_core_gives_though_a_worker_is_killed(cluster: Any) -> None:
    units = small_units(14)
    with cluster.get_client() as client:
        pids = list(client.run(os.getpid).values())
    assert len(set(pids)) == 2
    timer = threading.Timer(1.2, os.kill, (pids[0], signal.SIGKILL))
    timer.start()
    found = fanout.run(slowly, units, cluster=cluster.scheduler_address)
    timer.join()
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)
    alone = merged(RULES, [play_unit(unit) for unit in units])
    assert same(merged(RULES, found).statistics, alone.statistics)
    assert same(
        simulate(RULES, 300, 4, cluster=cluster.scheduler_address).statistics,
        simulate(RULES, 300, 4).statistics,
    )


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere", "tcp://127.0.0.1"])
@pytest.mark.slow
def test_a_scheduler_that_is_not_there_is_one_clear_error(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(fanout, "PATIENCE", 1.0)
    with pytest.raises(ClusterError, match="scheduler"):
        simulate(RULES, 10, cluster=address)


def test_units_that_will_never_be_done_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask leaves some futures without an end when its scheduler dies at the wrong moment."""
    monkeypatch.setattr(fanout, "_LOOK", 0.01)
    looks = iter([False, False, True])
    never: Future[int] = Future()
    with pytest.raises(ClusterError, match="was lost"):
        fanout._gathered([never], "tcp://127.0.0.1:9", lambda: next(looks))
    assert next(looks, None) is None


def test_an_absent_scheduler_is_given_up_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    class Client:
        status = "running"

    monkeypatch.setattr(fanout, "PATIENCE", 0.02)
    client = Client()
    absent = fanout._Absence(client)
    assert not absent()
    client.status = "connecting"
    assert not absent()
    client.status = "running"
    assert not absent()
    client.status = "connecting"
    assert not absent()
    time.sleep(0.06)
    assert absent()
    client.status = "closed"
    assert fanout._Absence(client)()


@pytest.mark.slow
def test_a_scheduler_that_dies_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(fanout, "PATIENCE", 2.0)
    scheduler = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard"],
        stderr=subprocess.PIPE,
        text=True,
    )
    started: list[subprocess.Popen[Any]] = [scheduler]
    try:
        assert scheduler.stderr is not None
        address = next(
            line.split()[-1] for line in scheduler.stderr if "Scheduler at" in line and "tcp" in line
        )
        threading.Thread(target=scheduler.stderr.read, daemon=True).start()
        command = [
            sys.executable,
            "-m",
            "distributed.cli.dask_worker",
            address,
            "--nthreads",
            "1",
            "--no-nanny",
        ]
        started.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
        threading.Timer(4, scheduler.kill).start()
        with pytest.raises(ClusterError, match="was lost"):
            fanout.run(_nap, [(n, 0.5) for n in range(200)], cluster=address)
    finally:
        for process in started:
            process.kill()
            process.wait()
