"""What several servers on one PostgreSQL need to know of each other's tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waiting", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("choices", sa.Column("waiting", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "presence",
        sa.Column("server", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("sockets", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server", "table_id", "visitor", name="pk_presence"),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_column("choices", "waiting")
    op.drop_column("tables", "waiting")
    op.drop_column("tables", "revision")
