"""Run by Alembic: migrates over the connection it was handed."""

from __future__ import annotations

from alembic import context

from posse.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite cannot change a column in place
)
with context.begin_transaction():
    context.run_migrations()
