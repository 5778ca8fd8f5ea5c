"""The people the host has removed from a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("barred", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "barred")
