"""Guests: the hashes of their tokens since the first was changed, and the tables where they gave a name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two tables more; the others stay as they are."""
    op.create_table(
        "guest_token",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False, index=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("dead_at", sa.Double, nullable=True),
    )
    op.create_table(
        "guest_table",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
    )
