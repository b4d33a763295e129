"""Many processes: who looks after a table, which processes live, and who is where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A table may have an owner without being due; leases are the processes', not the tables'."""
    with op.batch_alter_table("due") as due:
        due.alter_column("due_at", existing_type=sa.Double(), nullable=True)
        due.drop_column("lease_until")
        due.add_column(sa.Column("owner", sa.String(64), nullable=True))
    op.create_index("ix_due_owner", "due", ["owner"])
    op.create_table(
        "process",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("lease_until", sa.Double, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(64), primary_key=True, index=True),
    )
