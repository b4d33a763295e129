"""Work spread over processes or a cluster: everything goes through ``concurrent.futures.Executor``."""

from __future__ import annotations

import multiprocessing
import queue
import re
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final, NamedTuple, TypeVar

from hordago.training.errors import BadRequest, ClusterError, missing

Given = TypeVar("Given")
Found = TypeVar("Found")

_ADDRESS: Final = re.compile(r"[a-z]+://[^\s/]+:\d+\Z")
PATIENCE: Final = 10.0
"""Seconds until a scheduler that does not answer is given up."""
_LOOK: Final = 2.0
"""Seconds without a result after which one looks whether the workers are still there."""
MOST_WORKERS: Final = 256
RETRIES: Final = 3
"""How often a unit is played again on another worker when its worker dies."""


def run(
    work: Callable[[Given], Found],
    units: Sequence[Given],
    *,
    workers: int = 1,
    cluster: str | None = None,
    executor: Executor | None = None,
) -> list[Found]:
    """``work`` on every unit, the results in the order of the units whoever did them.

    Raises :class:`BadRequest` and :class:`ClusterError`, and whatever ``work`` raises.
    """
    if _alone(units, workers, cluster, executor):
        return [work(unit) for unit in units]
    with _pool(len(units), workers, cluster, executor) as pool:
        return _gathered([pool.executor.submit(work, unit) for unit in units], cluster, pool.lost)


def stream(
    work: Callable[[Given], Found],
    units: Sequence[Given],
    *,
    workers: int = 1,
    cluster: str | None = None,
    executor: Executor | None = None,
) -> Iterator[Found]:
    """As :func:`run`, but each result as soon as it is there, in any order.

    Units that have not begun when the reader stops reading do not begin.
    """
    if _alone(units, workers, cluster, executor):
        yield from map(work, units)
        return
    with _pool(len(units), workers, cluster, executor) as pool:
        ready: queue.SimpleQueue[Future[Found]] = queue.SimpleQueue()
        futures = [pool.executor.submit(work, unit) for unit in units]
        with _blamed(futures, cluster):
            for future in futures:
                future.add_done_callback(ready.put)
            for _ in futures:
                yield _next(ready, pool.lost).result()


def _alone(units: Sequence[Given], workers: int, cluster: str | None, executor: Executor | None) -> bool:
    """Whether this process does the work itself. Raises :class:`BadRequest`."""
    if workers < 1:
        raise BadRequest(f"workers: {workers} is too few; take at least one")
    if workers > MOST_WORKERS:
        raise BadRequest(f"workers: {workers} is too many; at most {MOST_WORKERS} run on one machine")
    return executor is None and cluster is None and (workers == 1 or len(units) == 1)


def _pool(
    units: int, workers: int, cluster: str | None, executor: Executor | None
) -> AbstractContextManager[Pool]:
    """The caller's own workers, or new ones: no more than there are units."""
    return nullcontext(Pool(executor)) if executor else open_pool(max(1, min(workers, units)), cluster)


class Pool(NamedTuple):
    """Workers, and how one finds out that they will never answer."""

    executor: Executor
    lost: Callable[[], bool] = lambda: False
    """Asked every few seconds while nothing comes."""


def _gathered(futures: Sequence[Future[Found]], cluster: str | None, lost: Callable[[], bool]) -> list[Found]:
    with _blamed(futures, cluster):
        return [_awaited(future, lost) for future in futures]


@contextmanager
def _blamed(futures: Sequence[Future[Found]], cluster: str | None) -> Iterator[None]:
    """Whatever goes wrong, what has not begun is cancelled; lost workers are a :class:`ClusterError`."""
    try:
        yield
    except (CancelledError, BrokenProcessPool) as error:
        where = f"the cluster at {cluster}" if cluster else "a worker process"
        raise ClusterError(f"{where} was lost before the work was done") from error
    except BaseException as error:
        for future in futures:
            future.cancel()
        if type(error).__name__ in ("KilledWorker", "CommClosedError", "FutureCancelledError"):
            raise ClusterError(f"the cluster at {cluster} was lost before the work was done") from error
        raise


def _awaited(future: Future[Found], lost: Callable[[], bool]) -> Found:
    """The result of a unit; raises CancelledError once the workers are lost."""
    while not wait([future], timeout=_LOOK).done:
        if lost():
            raise CancelledError
    return future.result()


def _next(ready: queue.SimpleQueue[Future[Found]], lost: Callable[[], bool]) -> Future[Found]:
    """The next future that is done; raises CancelledError once the workers are lost."""
    while True:
        try:
            return ready.get(timeout=_LOOK)
        except queue.Empty:
            if lost():
                raise CancelledError from None


def open_pool(workers: int, cluster: str | None) -> AbstractContextManager[Pool]:
    """Processes on this machine, or the workers of a Dask scheduler (``tcp://host:8786``)."""
    return _processes(workers) if cluster is None else _dask(cluster)


@contextmanager
def _processes(workers: int) -> Iterator[Pool]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_uninterrupted) as executor:
        yield Pool(executor)


def _uninterrupted() -> None:
    """Ctrl-C is for the process that gives out the work; workers finish what they have begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _dask(address: str) -> Iterator[Pool]:
    try:
        from distributed import Client as Connect
    except ModuleNotFoundError:
        missing("cluster", "a cluster")
    if not _ADDRESS.match(address):
        raise ClusterError(f"{address!r} is no address of a scheduler; expected one like tcp://10.0.0.5:8786")
    client_of: Any = Connect
    try:
        client: Any = client_of(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError(f"no Dask scheduler answers at {address}") from error
    executor = client.get_executor(pure=False, retries=RETRIES)
    try:
        yield Pool(executor, _Absence(client))
    finally:
        executor.shutdown(wait=False)  # all results are here, or none will come
        client.close(timeout=PATIENCE)


class _Absence:
    """Whether a Dask client has lost its scheduler: when that happens some of its futures may never end."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._since: float | None = None

    def __call__(self) -> bool:
        if self._client.status == "running":
            self._since = None
            return False
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        return self._client.status == "closed" or now - self._since > 2 * PATIENCE
