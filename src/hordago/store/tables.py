"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import Column, Double, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

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
    Column("due_at", Double, nullable=False, index=True),
    Column("lease_until", Double, nullable=True),
)
"""When each table wants to be woken."""
