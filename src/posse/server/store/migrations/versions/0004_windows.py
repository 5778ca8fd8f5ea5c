"""Windows and answers taken back: what a row of the log says, and who is asked also without a choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ask_always", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("always", sa.Text(), nullable=False, server_default=""))
    op.add_column("choices", sa.Column("kind", sa.String(10), nullable=False, server_default="choice"))


def downgrade() -> None:
    op.drop_column("choices", "kind")
    op.drop_column("seats", "always")
    op.drop_column("tables", "ask_always")
