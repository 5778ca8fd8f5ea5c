"""What a table is set up with is called its settings; options are what a player may choose."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


# Plain SQL: Alembic would copy the whole table on SQLite, and dropping the old one would delete the seats.


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")


def downgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN settings TO options")
