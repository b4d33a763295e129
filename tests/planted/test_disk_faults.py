"""Planted faults of R4: a store that is careless with the disk must lose, or play, what it should not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, select

from hordago.service.ports import BrokenLog
from hordago.store import chain, engine, snapshots
from hordago.store.sql import SqlStore
from hordago.store.tables import SNAPSHOT
from tests.store import test_power, test_snapshots, test_store
from tests.store.test_power import lives

Patch = pytest.MonkeyPatch
DAMAGED = next(each for each in test_snapshots.DAMAGES if "Eva" in each)
OTHER = next(each for each in test_snapshots.DAMAGES if "another" in each)
SEEDS = range(60)
"""In so many lives a fault must show."""


def _synchronous(patch: Patch, how: str) -> None:
    honest = engine._on_connect

    def hasty(connection: Any, record: object) -> None:
        honest(connection, record)
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous={how}")
        cursor.close()

    patch.setattr(engine, "_on_connect", hasty)


def synchronous_normal(patch: Patch) -> None:
    """SQLite's usual setting for WAL: whole after a power cut, but without the last rows."""
    _synchronous(patch, "NORMAL")


def synchronous_off(patch: Patch) -> None:
    """Nothing is ever synced."""
    _synchronous(patch, "OFF")


def confirmed_before_the_commit(patch: Patch) -> None:
    """Whoever waits is told first."""
    honest = SqlStore._write

    async def hasty(self: SqlStore, group: Any) -> None:
        for wish in group:
            wish.done.set_result(True)
        await asyncio.sleep(0)
        await honest(self, group)

    patch.setattr(SqlStore, "_write", hasty)


def two_transactions(patch: Patch) -> None:
    """A row is safe before it is known when its table is due."""
    honest = SqlStore._set_due

    def late(self: SqlStore, connection: Any, won: Any) -> None:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        honest(self, connection, won)

    patch.setattr(SqlStore, "_set_due", late)


FAULTS = {
    synchronous_normal: "confirmed rows are gone",
    synchronous_off: "rows are gone|malformed",
    confirmed_before_the_commit: "confirmed rows are gone",
    two_transactions: "half a transaction",
}
"""Fault, and how it shows."""


@pytest.mark.parametrize(("fault", "shows"), FAULTS.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_careless_store_is_caught(
    fault: Callable[[Patch], None], shows: str, monkeypatch: Patch, tmp_path: Path
) -> None:
    monkeypatch.setattr(test_power, "SEED", "planted")
    fault(monkeypatch)
    with pytest.raises(Exception, match=shows):
        lives(SEEDS, tmp_path)


@pytest.mark.parametrize(
    "fault", [synchronous_normal, confirmed_before_the_commit], ids=lambda value: value.__name__
)
def test_the_order_of_things_is_looked_at(
    fault: Callable[[Patch], None], monkeypatch: Patch, tmp_path: Path
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match="confirmed"):
        test_power.test_when_a_row_is_confirmed_the_disk_has_been_synced(tmp_path)


def test_an_index_that_is_believed_is_caught(monkeypatch: Patch, tmp_path: Path) -> None:
    def credulous(*_: object) -> None:
        return None

    monkeypatch.setattr(SqlStore, "_compare_indexes", credulous)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        test_power.test_a_row_that_its_index_has_forgotten_is_missed(tmp_path)


def not_summed(patch: Patch) -> None:
    """A snapshot is what it says it is (R5)."""
    patch.setattr(snapshots, "_digest", lambda kept: kept.digest)


def of_any_log(patch: Patch) -> None:
    """It fits any row (R5)."""
    patch.setattr(snapshots.Kept, "fits", lambda kept, row: True)


def of_any_code(patch: Patch) -> None:
    """Whoever wrote it, it is read (R5)."""
    patch.setattr(snapshots, "_FIND", select(SNAPSHOT).where(SNAPSHOT.c.table_id == bindparam("table")))
    patch.setattr(snapshots, "code", lambda: "another")


def kept_for_ever(patch: Patch) -> None:
    """Whose data are deleted is still in a snapshot (R20)."""
    patch.setattr(snapshots.Snapshots, "drop", lambda *_: None)


@pytest.mark.parametrize(
    ("fault", "test"),
    [
        (not_summed, partial(test_snapshots.test_a_snapshot_that_is_gone_or_damaged_is_not_missed, DAMAGED)),
        (of_any_log, test_snapshots.test_the_snapshot_of_another_table_or_another_log_is_none),
        (of_any_code, partial(test_snapshots.test_a_snapshot_that_is_gone_or_damaged_is_not_missed, OTHER)),
        (kept_for_ever, test_snapshots.test_who_is_forgotten_is_in_no_snapshot),
    ],
)
def test_a_snapshot_that_is_believed_is_caught(
    fault: Callable[[Patch], None], test: Callable[[Path], None], monkeypatch: Patch, tmp_path: Path
) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, BrokenLog)):
        test(tmp_path)


def test_a_hash_that_is_not_compared_is_caught(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr(chain, "fits", lambda row, before: True)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        test_store.test_a_damaged_log_is_noticed("UPDATE log SET at = at + 1 WHERE seq = 3", tmp_path)
