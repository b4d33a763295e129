"""The way to a database: SQLite or PostgreSQL, set so that what is committed is on disk; migrations."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

CONNECT_S = 5
"""PostgreSQL has to answer within so many seconds."""
STATEMENT_S = 60
CONNECTIONS = 5
"""To PostgreSQL, for each process; twice as many when there is much to do."""
MIGRATION_LOCK = 0x4D5553
"""The key of the lock that lets one process migrate while the others wait."""


class NewerDatabase(CommandError):
    """A version of Hordago that this one knows nothing of has been at work there."""

    def __init__(self, form: str | None) -> None:
        super().__init__(
            f"it has form {form}, of a newer version of Hordago (this one knows {newest()}): install that one"
        )


def connect(url: str) -> AsyncEngine:
    """The engine of an address. Transactions that write have the option ``hordago_writes``.

    Raises ``ArgumentError`` where it is none.
    """
    try:
        backend = make_url(url).get_backend_name()
    except ValueError:
        raise ArgumentError("this is no address of a database") from None
    if backend == "sqlite":
        # Every connection has a thread: a fixed number of them, for which whoever comes waits. One that came
        # on top would be opened and closed again for a single question.
        bounds: dict[str, Any] = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": STATEMENT_S}
        engine = create_async_engine(url, hide_parameters=True, **({} if in_memory(url) else bounds))
        event.listen(engine.sync_engine, "connect", _on_connect)
        event.listen(engine.sync_engine, "begin", _on_begin)
        return engine
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        # After a restart of the database the first use of each connection would fail.
        pool_pre_ping=True,
        connect_args={
            "timeout": CONNECT_S,
            "command_timeout": STATEMENT_S,
            # Whatever the database's default is: confirmed means on disk.
            "server_settings": {"synchronous_commit": "on", "application_name": "hordago"},
        },
    )


def beside(engine: AsyncEngine) -> Engine:
    """The same file of SQLite, for those who work in threads of their own."""
    plain = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(plain, "connect", _on_connect)
    event.listen(plain, "begin", _on_begin)
    return plain


def in_memory(url: str | URL) -> bool:
    """Whether that database is gone with its one connection."""
    parts = make_url(url)
    return parts.get_backend_name() == "sqlite" and parts.database in (None, "", ":memory:")


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that write."""
    return engine.execution_options(hordago_writes=True)


async def revision(engine: AsyncEngine) -> str | None:
    """The form that the database has; None for an empty one."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda here: MigrationContext.configure(here).get_current_revision())


def newest() -> str:
    """The form that this version knows."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("hordago.store") / "migrations"))
    return config


async def upgrade(engine: AsyncEngine) -> tuple[str | None, str | None]:
    """Bring the database to its newest form: all steps or none. The revision before, and after."""
    async with writing(engine).begin() as connection:
        return await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> tuple[str | None, str | None]:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    before = MigrationContext.configure(connection).get_current_revision()
    if (before or "") > newest():
        raise NewerDatabase(before)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return before, MigrationContext.configure(connection).get_current_revision()


def _on_connect(connection: Any, _: object) -> None:
    # The driver would begin transactions by itself, too late and too weak; see `_on_begin`.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    # Who will write says so at once, or two who have read could not both go on; who only reads does not wait.
    writes = connection.get_execution_options().get("hordago_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
