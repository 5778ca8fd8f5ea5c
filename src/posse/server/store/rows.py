"""The rows of the database as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from posse.core import Table
from posse.server.wire.protocol import Pace, SeatKind, Status, Timeout

# What a row of the log says: an answer that counts at once, one that lies face down in an open window, an
# answer taken back, or that a window has closed.
CHOICE: Final = "choice"
LAID: Final = "laid"
BACK: Final = "back"
CLOSED: Final = "closed"

# How the ids of outside bots begin, which are visitors like others. No cookie can have it.
OUTSIDE: Final = "bot:"


@dataclass
class TableRow:
    id: str
    game: str
    version: str
    settings: str  # JSON
    status: Status
    public: bool
    spectators: bool
    invite: str
    host: str  # a visitor
    pace: Pace
    clock: str  # JSON, "" for none
    timeout: Timeout
    server_seed: bytes
    seed: bytes  # empty until dealt
    created: int
    touched: int
    rematch: str
    barred: str  # JSON: who was removed and may not come back, "" for nobody
    ask_always: bool = False  # people are asked also when their hand leaves them no choice
    # All hashes of shares are in, or too late: now the shares count. A game dealt without that is of the
    # time before hashes.
    sealed: bool = False
    lost: str = ""  # JSON: the deals that came to nothing, "" for none
    revision: int = 0  # one more with each change of the row or its seats: of two changes only one is stored
    waiting: int = 0  # bits: the seats that are asked first
    result: str = ""  # JSON: scores and ranks by seat, once the game is over
    hints: bool = False  # players may ask what a search would answer
    outside_bots: bool = False  # bots that people run on their own machines may sit down


@dataclass
class SeatRow:
    """One seat. `visitor` is the person who sits there, or the person it is held for."""

    table_id: str
    seat: int
    kind: SeatKind
    visitor: str
    name: str
    level: str
    away: bool
    share: bytes
    given: bool
    standing: str  # what is answered without asking, separated by blanks
    always: str = ""  # what this player is asked also without a choice, separated by blanks
    share_hash: str = ""  # hexadecimal; sent before any share is


@dataclass
class BotAccountRow:
    """A bot that a visitor runs. Its id is that of a visitor, of a form that no cookie has."""

    id: str
    owner: str
    name: str
    token_hash: str  # hexadecimal; the token itself is known to its owner only
    created: int


@dataclass
class ChoiceRow:
    """A row of the log. A closed window belongs to no seat (-1) and has no decision and no option."""

    table_id: str
    sequence: int
    seat: int
    decision: str
    asks: str
    option: str
    by: str
    at: int
    reserve: int
    kind: str = CHOICE
    waiting: int = 0  # bits: the seats that are asked after it


@dataclass
class ChatRow:
    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: int


@dataclass
class Position:
    """A table after the first `count` rows of its log."""

    count: int
    table: Table
    reserves: dict[int, int]  # by seat that has chosen something: what its clock had left
    at: int  # when the last of those rows was stored


@dataclass
class SnapshotRow:
    """A position, as store/positions.py packs it."""

    table_id: str
    count: int
    code: str
    at: int
    reserves: str  # JSON
    position: bytes


@dataclass
class Stored:
    """A table with everything stored for it. The log is complete, or begins after a position."""

    table: TableRow
    seats: list[SeatRow]
    choices: list[ChoiceRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    position: Position | None = None
