"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("author", String(64), nullable=False),
    Column("command", String(128), nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "command", name="one_row_per_command"),
)
"""One row a command, never changed."""

DUE = Table(
    "due",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("due_at", Double, nullable=True, index=True),
    Column("owner", String(64), nullable=True, index=True),
)
"""When each table wants to be woken, and which process looks after it."""

PROCESS = Table(
    "process",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("since", Double, nullable=False),
    Column("lease_until", Double, nullable=False),
    Column("leaving", Boolean, nullable=False),
)
"""The processes that serve these tables, where it may be more than one; each lives until its lease ends."""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("process", String(64), primary_key=True, index=True),
)
"""Who has a socket to which table, at which process."""

PROGRAM = Table(
    "program",
    METADATA,
    Column("handle", String(16), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(32), nullable=False),
    Column("scopes", String(64), nullable=False),
    Column("made", Double, nullable=False),
)
"""Programs that guests let play: ``token`` is the SHA-256 of the secret, ``scopes`` are words."""

CALL = Table(
    "program_call",
    METADATA,
    Column("handle", String(16), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)
"""Tables to which a program was asked, or at which it sits."""

GUEST_TOKEN = Table(
    "guest_token",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("guest", String(64), nullable=False, index=True),
    Column("made", Double, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("dead_at", Double, nullable=True),
)
"""Tokens of guests that had more than one: SHA-256 of each, ``guest`` that of the first."""

GUEST_TABLE = Table(
    "guest_table",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),
)
"""Tables that a guest opened or where it gave a name."""

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("code", String(64), nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=False),
)
"""Each table after its row ``seq``: a cache of the log, with the secrets of the log (``snapshots``)."""
