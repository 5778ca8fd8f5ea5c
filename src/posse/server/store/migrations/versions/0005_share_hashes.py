"""The hashes that seats send before their shares, and the deals that came to nothing.

At tables that are not dealt yet, shares came without a hash: they are forgotten, and clients are asked again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("lost", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("share_hash", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    seats = sa.table(
        "seats", sa.column("table_id"), sa.column("share", sa.LargeBinary()), sa.column("given", sa.Boolean())
    )
    waiting = sa.select(tables.c.id).where(tables.c.status.in_(("open", "dealing")))
    op.execute(sa.update(seats).where(seats.c.table_id.in_(waiting)).values(share=b"", given=False))


def downgrade() -> None:
    op.drop_column("seats", "share_hash")
    op.drop_column("tables", "lost")
    op.drop_column("tables", "sealed")
