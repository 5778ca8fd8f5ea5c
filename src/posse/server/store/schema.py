"""What is stored. The log of choices is the truth about every game; the rest is who sits where."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

VISITORS: Final = Table(
    "visitors",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# Bots that people run on their own machines, and the hash of what they show when they come.
BOT_ACCOUNTS: Final = Table(
    "bot_accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),  # a visitor
    Column("name", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_bot_accounts_token_hash", BOT_ACCOUNTS.c.token_hash, unique=True)
Index("ix_bot_accounts_owner", BOT_ACCOUNTS.c.owner)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Text, nullable=False),  # "" for none
    Column("timeout", String(10), nullable=False),
    Column("server_seed", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # empty until dealt
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when anybody last did something before or after the game
    Column("rematch", String(32), nullable=False),
    Column("barred", Text, nullable=False, server_default=""),  # "" for nobody
    Column("ask_always", Boolean, nullable=False, server_default=false()),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("lost", Text, nullable=False, server_default=""),  # "" for no deal
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("waiting", Integer, nullable=False, server_default="0"),  # bits: seats that are asked first
    Column("result", Text, nullable=False, server_default=""),  # "" while the game is not over
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("outside_bots", Boolean, nullable=False, server_default=false()),
)
Index("ix_tables_status", TABLES.c.status, TABLES.c.touched)

SEATS: Final = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("visitor", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("share", LargeBinary, nullable=False),  # empty until given
    Column("given", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
    Column("always", Text, nullable=False, server_default=""),
    Column("share_hash", String(64), nullable=False, server_default=""),  # "" until sent
)
Index("ix_seats_visitor", SEATS.c.visitor)

# (table, sequence) is the primary key: of two choices with the same number only one can be stored.
CHOICES: Final = Table(
    "choices",
    METADATA,
    _table_id(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("decision", String(32), nullable=False),
    Column("asks", String(40), nullable=False),
    Column("option", Text, nullable=False),
    Column("by", String(10), nullable=False),  # person, bot, standing, clock, window
    Column("at", BigInteger, nullable=False),
    Column("reserve", BigInteger, nullable=False),  # what the seat has left of its reserve after this choice
    Column("kind", String(10), nullable=False, server_default="choice"),  # choice, laid, back, closed
    Column("waiting", Integer, nullable=False, server_default="0"),  # bits: seats that are asked after it
)

CHAT: Final = Table(
    "chat",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who is connected to which table, for the other servers. One that is gone counts no more,
# whatever it has left here (session.py).
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("server", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), primary_key=True),
    Column("visitor", String(32), primary_key=True),
    Column("sockets", Integer, nullable=False),
)
Index("ix_presence_table_id", PRESENCE.c.table_id)

# The position of a long game after the first `count` choices: a shortcut, which may be missing.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("count", Integer, nullable=False),
    Column("code", String(64), nullable=False),  # the mark of the code that can read it
    Column("at", BigInteger, nullable=False),
    Column("reserves", Text, nullable=False),  # JSON
    Column("position", LargeBinary, nullable=False),
)

# Reviews of finished games, as they are sent, compressed.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    _table_id(),
    Column("at", BigInteger, nullable=False),
    Column("review", LargeBinary, nullable=False),
)
