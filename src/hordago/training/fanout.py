"""Work spread over processes or a cluster: everything goes through ``concurrent.futures.Executor``."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final, TypeVar

from hordago.training.errors import BadRequest, ClusterError, missing

Given = TypeVar("Given")
Found = TypeVar("Found")

_ADDRESS: Final = re.compile(r"[a-z]+://[^\s/]+:\d+\Z")
PATIENCE: Final = 10.0
"""Seconds until a scheduler that does not answer is given up."""
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
    if workers < 1:
        raise BadRequest(f"workers: {workers} is too few; take at least one")
    if executor is None and cluster is None and (workers == 1 or len(units) == 1):
        return [work(unit) for unit in units]
    with open_executor(workers, cluster) if executor is None else nullcontext(executor) as pool:
        return _gathered([pool.submit(work, unit) for unit in units], cluster)


def _gathered(futures: Sequence[Future[Found]], cluster: str | None) -> list[Found]:
    try:
        return [future.result() for future in futures]
    except (CancelledError, BrokenProcessPool) as error:
        where = f"the cluster at {cluster}" if cluster else "a worker process"
        raise ClusterError(f"{where} was lost before the work was done") from error
    except BaseException as error:
        for future in futures:
            future.cancel()
        if type(error).__name__ in ("KilledWorker", "CommClosedError", "FutureCancelledError"):
            raise ClusterError(f"the cluster at {cluster} was lost before the work was done") from error
        raise


def open_executor(workers: int, cluster: str | None) -> AbstractContextManager[Executor]:
    """Processes on this machine, or the workers of a Dask scheduler (``tcp://host:8786``)."""
    if cluster is not None:
        return _dask(cluster)
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
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
    try:
        with client.get_executor(pure=False, retries=RETRIES) as pool:
            yield pool
    finally:
        client.close(timeout=PATIENCE)
