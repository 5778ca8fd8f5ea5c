"""Everything that travels between the server and a client, as types. docs/protocol.md tells it in prose.

Seats are numbers from 0, -1 is a spectator. Times are milliseconds since 1970. Sentences are message keys
with arguments, so that each reader gets them in their own language.
"""

# The rest of the server says `protocol.Table`: all of it is found here, wherever it stands.
# ruff: noqa: F401
# mypy: implicit-reexport

from __future__ import annotations

from posse.server.wire.protocol.from_client import (
    AskAlways,
    AskHint,
    AskWhy,
    Chat,
    Choose,
    ClientMessage,
    Ping,
    Resume,
    Seen,
    Share,
    ShareHash,
    Standing,
    TakeBack,
)
from posse.server.wire.protocol.from_server import (
    ChatLine,
    Chatted,
    Chosen,
    ClocksChanged,
    Decision,
    ErrorSent,
    Event,
    Hello,
    Hinted,
    HintLine,
    History,
    Hushed,
    LobbyChanged,
    LuckChanged,
    Option,
    PhaseClock,
    Pong,
    Presence,
    SeatClock,
    ServerMessage,
    StandingChanged,
    TableChanged,
    TakenBack,
    TimeUp,
    ViewChanged,
    Why,
)
from posse.server.wire.protocol.games import Card, Game, GameWords, Preset, Setting
from posse.server.wire.protocol.luck import LostDeal, LuckState, Missing, Reveal
from posse.server.wire.protocol.shared import (
    LONGEST_CHAT,
    LONGEST_NAME,
    LONGEST_OPTION,
    MOST_SEATS,
    PROTOCOL,
    Arg,
    Asked,
    Fault,
    Hex,
    Level,
    Pace,
    Refusal,
    Said,
    SeatKind,
    SeatNumber,
    Sent,
    SettingKind,
    SettingValue,
    Status,
    TableId,
    Timeout,
    Token,
    Value,
)
from posse.server.wire.protocol.tables import (
    Barred,
    ChangePace,
    ChangeSeat,
    ClockRule,
    CreateTable,
    HandOver,
    JoinTable,
    LetBack,
    LiveClock,
    Lobby,
    Me,
    RemoveSeat,
    Result,
    ScoreLine,
    Seat,
    SeatWanted,
    SetName,
    SlowClock,
    Table,
    TableLine,
)
