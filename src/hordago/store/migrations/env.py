"""Where Alembic starts: it gets the connection of the running store and never opens one of its own."""

from __future__ import annotations

from alembic import context

from hordago.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
