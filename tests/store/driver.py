"""`apsw` in the clothes of the module ``sqlite3``: as much of it as SQLAlchemy asks for, and no more."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import apsw


@contextmanager
def _as_sqlite3() -> Iterator[None]:
    """Errors are those of ``sqlite3``, with the same words."""
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise sqlite3.DatabaseError(str(error)) from error
    except (apsw.Error, UnicodeDecodeError) as error:
        raise sqlite3.OperationalError(str(error)) from error


class Connection:
    """A connection through the VFS of that name."""

    def __init__(self, database: str, vfs: str, checkpoint: int) -> None:
        self.isolation_level: str | None = None
        with _as_sqlite3():
            self._connection = apsw.Connection(database, vfs=vfs)
            self._connection.wal_autocheckpoint(checkpoint)

    def cursor(self) -> Cursor:
        """A cursor."""
        return Cursor(self._connection)

    def commit(self) -> None:
        """Commit, if there is anything to commit."""
        self._end("COMMIT")

    def rollback(self) -> None:
        """Roll back, if there is anything to roll back."""
        self._end("ROLLBACK")

    def _end(self, how: str) -> None:
        with _as_sqlite3():
            if self._connection.in_transaction:
                self._connection.execute(how)

    def create_function(
        self, name: str, numargs: int, function: Callable[..., Any], *, deterministic: bool = False
    ) -> None:
        """Make a function known to SQL."""
        self._connection.create_scalar_function(name, function, numargs, deterministic=deterministic)

    def close(self) -> None:
        """Close it, whatever the disk says."""
        with suppress(apsw.Error):
            self._connection.close(True)


class Cursor:
    """Rows are fetched at once."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._cursor = connection.cursor()
        self._cursor.exec_trace = self._describe
        self._rows: list[Any] = []
        self.description: tuple[Any, ...] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    def _describe(self, cursor: apsw.Cursor, *_: object) -> bool:
        # Asked here, since afterwards an answer without rows has no columns.
        described = cursor.get_description()
        self.description = tuple((name, None, None, None, None, None, None) for name, _ in described) or None
        return True

    def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Cursor:
        """Execute one statement."""
        with _as_sqlite3():
            self._rows = list(self._cursor.execute(sql, tuple(parameters)))
            self.rowcount = self._connection.changes() if self.description is None else -1
            self.lastrowid = self._connection.last_insert_rowid()
        return self

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Cursor:
        """Execute it for each."""
        for some in parameters:
            self.execute(sql, some)
        return self

    def fetchone(self) -> Any:
        """The next row."""
        return self._rows.pop(0) if self._rows else None

    def fetchall(self) -> list[Any]:
        """All rows."""
        rows, self._rows = self._rows, []
        return rows

    def close(self) -> None:
        """Nothing is kept."""
        with suppress(apsw.Error):
            self._cursor.close(True)
