"""Programs of guests: the hashes of their tokens, and where each was called to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Two tables more; the others stay as they are."""
    op.create_table(
        "program",
        sa.Column("handle", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "program_call",
        sa.Column("handle", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
