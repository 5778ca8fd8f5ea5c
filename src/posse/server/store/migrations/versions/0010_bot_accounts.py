"""Bots that people run on their own machines, and whether a table lets them sit down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
compatible = True  # to servers without it such a bot is a person


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("outside_bots", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "bot_accounts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bot_accounts"),
    )
    op.create_index("ix_bot_accounts_token_hash", "bot_accounts", ["token_hash"], unique=True)
    op.create_index("ix_bot_accounts_owner", "bot_accounts", ["owner"])


def downgrade() -> None:
    op.drop_table("bot_accounts")
    op.drop_column("tables", "outside_bots")
