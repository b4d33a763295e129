"""The log of all tables, and when each is to be woken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("command", sa.String(128), nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="one_row_per_command"),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("due_at", sa.Double, nullable=False, index=True),
        sa.Column("lease_until", sa.Double, nullable=True),
    )
