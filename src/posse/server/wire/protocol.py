"""Everything that travels between the server and a client, as types. docs/protocol.md tells it in prose.

Seats are numbers from 0, -1 is a spectator. Times are milliseconds since 1970. Sentences are message keys
with arguments, so that each reader gets them in their own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from posse.core.said import What

PROTOCOL: Final = 2

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
LONGEST_OPTION: Final = 200
MOST_SEATS: Final = 8

# Words that both sides use

Level = Annotated[str, Meta(max_length=20)]  # a bot: one of the game's `bots`, "" for the best
Pace = Literal["instant", "quick", "relaxed"]
Status = Literal["open", "dealing", "running", "over", "stopped", "ended"]
Timeout = Literal["default", "bot"]
SettingKind = Literal["flag", "choice", "number", "seat"]
SeatKind = Literal["person", "bot", "free", "held"]
Value = bool | int | str | list[int | str] | None
SettingValue = bool | int | str | None

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Sent(msgspec.Struct, frozen=True):
    """What the server sends."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: checked to the letter, unknown fields refused."""


# Sentences


class Arg(Sent, frozen=True):
    """An argument of a sentence: `what` says what its value is. maybe-seat is -1 for nobody, maybe-term is ""
    for none. A value hidden from the reader is null."""

    name: str
    what: What
    value: Value


class Said(Sent, frozen=True):
    """A sentence in no language yet, and the things on the board it touches ("die:2", "card:wanted")."""

    key: str
    args: list[Arg] = []
    touches: list[str] = []


class Refusal(Sent, frozen=True):
    """Why something may not be done."""

    rule: str
    key: str
    args: list[Arg] = []


class Fault(Sent, frozen=True):
    """Any error, over HTTP and inside `error`: a code for programs, a sentence for people."""

    code: str
    key: str
    args: list[Arg] = []
    rule: str | None = None


# Games


class Setting(Sent, frozen=True):
    """One thing that can be set before a game. The message `key` names it, its attribute `.text` explains it,
    and `key` + "-" + choice names each choice."""

    name: str
    kind: SettingKind
    default: SettingValue
    choices: list[str]
    low: int
    high: int
    rule: str
    live_rule: str  # where it is switched on: the rule that nobody plays it by correspondence, "" for none
    key: str


class Preset(Sent, frozen=True):
    """A switch for several settings at once: on, they have these values. The message `key` names it, its
    attribute `.text` explains it. In `CreateTable.settings` it can be given like a setting, true or false."""

    name: str
    values: dict[str, SettingValue]
    rule: str
    key: str


class Card(Sent, frozen=True):
    """A card of a game by its number (its place in the list): how a board calls it ("card:" + name), the term
    that names it in words, and that term's variables. A number that is no card has an empty name."""

    name: str
    term: str
    args: list[Arg]


class Game(Sent, frozen=True):
    name: str
    version: str
    min_seats: int
    max_seats: int
    settings: list[Setting]
    presets: list[Preset]
    cards: list[Card]
    bots: list[Level]
    hints: bool  # whether hints can be given


class GameWords(Sent, frozen=True):
    """A game's messages in one language, as Fluent text: for clients that were built without them."""

    sentences: str
    rules: str


# Visitors


class Me(Sent, frozen=True):
    """The visitor behind the cookie; `name` is null until one is chosen."""

    name: str | None


class SetName(Asked, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


# Tables


class LiveClock(Asked, frozen=True, tag_field="kind", tag="live"):
    """Seconds for each decision, and a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=600)]
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 0


class SlowClock(Asked, frozen=True, tag_field="kind", tag="slow"):
    """Hours for each decision."""

    hours: Annotated[int, Meta(ge=1, le=336)]


ClockRule = LiveClock | SlowClock


class SeatWanted(Asked, frozen=True):
    """Who is to sit here: the maker of the table, another person, or a bot."""

    kind: Literal["me", "person", "bot"]
    level: Level = ""


class CreateTable(Asked, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    settings: dict[str, SettingValue] = {}
    public: bool = False
    spectators: bool = True
    pace: Pace = "quick"
    clock: ClockRule | None = None
    timeout: Timeout = "bot"
    ask_always: bool = False  # ask people also when their hand leaves them no choice
    hints: bool | None = None  # players may ask for hints; null: unless the table is public
    outside_bots: bool = False  # let bots sit down that people run on their own machines (docs/bot-api.md)


class JoinTable(Asked, frozen=True):
    """A free seat of one's choice, or the first free one."""

    seat: SeatNumber | None = None
    invite: Token = ""


class ChangeSeat(Asked, frozen=True):
    """Before the start the host decides whether a free seat waits for a person or takes a bot."""

    kind: Literal["person", "bot"]
    level: Level = ""


class ChangePace(Asked, frozen=True):
    """The host changes the pace of the bots, before the game or during it."""

    pace: Pace


class RemoveSeat(Asked, frozen=True):
    """Before the start the host removes a player. A person may rejoin only when the host allows it."""

    seat: SeatNumber


class LetBack(Asked, frozen=True):
    """The host lets somebody come back: `number` of `Table.barred`."""

    number: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class HandOver(Asked, frozen=True):
    """A bot takes over: for oneself, or for a player who is not connected or has not moved for long
    (`Table.patience`). The second is for the host to decide, or for anybody at the table while the host is
    not connected either."""

    seat: SeatNumber | None = None
    level: Level = ""


class Seat(Sent, frozen=True):
    """One seat. `kind`: a person, a bot, free, or held for somebody (after a rematch)."""

    seat: int
    kind: SeatKind
    name: str  # "" while free
    key: str | None  # a bot's name is also a message, for readers of other scripts
    level: Level | None  # of the bot that sits here or plays for the person
    away: bool  # a bot plays for the person
    host: bool
    outside: bool  # the "person" is a bot that somebody runs on their own machine


class Barred(Sent, frozen=True):
    """Somebody the host has removed."""

    number: int
    name: str


class ScoreLine(Sent, frozen=True):
    """`what` is a term of the game, `rule` the rule that gives the points."""

    what: str
    count: int
    points: int
    rule: str


class Result(Sent, frozen=True):
    """How it ended, by seat; rank 1 is the best."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    lines: list[list[ScoreLine]]


class Table(Sent, frozen=True):
    """Everything about a table except its game. Only the people seated at it get `invite`, only the host gets
    `barred`."""

    id: str
    game: str
    version: str
    status: Status
    settings: dict[str, SettingValue]
    seats: list[Seat]
    public: bool
    spectators: bool
    pace: Pace
    clock: ClockRule | None
    patience: int | None  # seconds until the host can hand over the seat of a player who does not move
    timeout: Timeout
    ask_always: bool  # people are asked also when their hand leaves them no choice
    hints: bool  # players may ask for hints
    outside_bots: bool  # bots may sit down that people run on their own machines
    you: int
    host: bool
    invite: str | None
    created: int
    result: Result | None
    rematch: str | None  # the table of the rematch
    barred: list[Barred]


class TableLine(Sent, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[Seat]
    public: bool
    spectators: bool
    pace: Pace
    clock: ClockRule | None
    outside_bots: bool
    you: int
    asked: bool  # whether the table waits for you
    created: int


# Luck


class Missing(Sent, frozen=True):
    """Somebody who had sent the hash of their share and then did not reveal the share."""

    seat: int
    name: str


class LostDeal(Sent, frozen=True):
    """What a deal that came to nothing was made of, by seat: null where no hash or no share came. `seats` is
    who sat there."""

    seats: list[str]
    server_seed: str
    hashes: list[str | None]
    shares: list[str | None]


class Reveal(Sent, frozen=True):
    """Everything the seed was made of, once the game is over. All in hexadecimal."""

    server_seed: str
    shares: list[str]
    given: list[bool]
    seed: str
    lost: list[LostDeal]


class LuckState(Sent, frozen=True):
    """The state of the seed. `shares` by seat: `awaited` until the hash of a share comes, `sealed` until the
    share itself comes, then `own`; or `default` (a bot, or a hash that came too late).

    `hashes` is null until all are in; from then on the list never changes, and only who finds their own hash
    in it reveals their share. It stays null in a game of the time before hashes.
    """

    commitment: str
    shares: list[Literal["awaited", "sealed", "own", "default"]]
    hashes: list[str | None] | None
    wanted: Literal["hash", "share"] | None  # what is still to come from you
    lost: list[list[Missing]]  # the deals that came to nothing: who did not reveal their shares
    reveal: Reveal | None


# Play


class Event(Sent, frozen=True):
    """Something that happened, as you may see it: `key` with `args` is the sentence."""

    number: int
    kind: str
    rule: str
    key: str
    args: list[Arg]


class Option(Sent, frozen=True):
    name: str
    label: Said


class Decision(Sent, frozen=True):
    """What you are asked, and what it is about, as everybody may know it. `standing` is the option that may
    be switched on as a standing answer, or null. `hidden`: it depends on your hand whether you have a choice,
    so it is asked in a window."""

    id: str
    asks: str
    rule: str
    about: list[Arg]
    prompt: Said
    options: list[Option]
    standing: str | None
    hidden: bool


class SeatClock(Sent, frozen=True):
    """A running clock: until when this seat may think, its reserve included, and that reserve."""

    seat: int
    until: int
    reserve: int


class PhaseClock(Sent, frozen=True):
    """Everybody acts at once until then; your own commands are at least `apart` milliseconds apart. `rule`
    says how long it lasts. What happens is shown as it comes: nobody waits for a show."""

    until: int
    apart: int
    rule: str


class ChatLine(Sent, frozen=True):
    """`seat` is -1 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: int


# From the server


class Hello(Sent, frozen=True, tag_field="type", tag="hello"):
    """The first message on a table's socket. `now` is the server's time, to correct the client's clock by."""

    protocol: int
    server: str
    now: int
    table: Table
    luck: LuckState
    chat: list[ChatLine]
    standing: list[str]
    always: list[str]  # what you want to be asked also without a choice


class TableChanged(Sent, frozen=True, tag_field="type", tag="table"):
    table: Table


class ViewChanged(Sent, frozen=True, tag_field="type", tag="view"):
    """The table as you may know it now. What is left out has not changed.

    `events` go on from number `since`; `number` is how many there are now, the `since` of a later `resume`.
    `full` is set when this answers a connection or `resume`: then nothing is left out. `back` is the decision
    with which you may take your sealed answer back, null if there is none to take back. `phase` is the clock
    of a phase in real time, null while there is none.
    """

    full: bool
    since: int
    number: int
    events: list[Event]
    view: Any  # the game's own type: DiceView and so on; all have seat, seats, waiting and over
    decision: Decision | UnsetType | None = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    back: str | UnsetType | None = UNSET
    phase: PhaseClock | UnsetType | None = UNSET


class History(Sent, frozen=True, tag_field="type", tag="history"):
    """A piece of a long past, in the order of the events. The full `view` that goes on from it follows."""

    since: int
    events: list[Event]


class Presence(Sent, frozen=True, tag_field="type", tag="presence"):
    """Which seats have somebody connected, and how many watch."""

    here: list[int]
    watching: int


class Chatted(Sent, frozen=True, tag_field="type", tag="chat"):
    line: ChatLine


class Hushed(Sent, frozen=True, tag_field="type", tag="hushed"):
    """Your message was delivered to nobody: the game keeps the table silent, and `refusal` says why.

    With an `option` you may speak all the same, at the price it names: send `choose` with it and an empty
    decision.
    """

    refusal: Refusal
    option: str | None


class ClocksChanged(Sent, frozen=True, tag_field="type", tag="clock"):
    """A clock was reset without a move: after a restart, or when a seat was taken back."""

    now: int
    clocks: list[SeatClock]
    phase: PhaseClock | None


class TimeUp(Sent, frozen=True, tag_field="type", tag="time-up"):
    """Your time has run out: what was chosen for you, or null if a bot plays from now on. Only you are told:
    nobody else may know that a sealed answer came from the clock. `by_host`: no clock did it, but the host,
    or another player while the host was away."""

    chosen: Said | None
    by_host: bool


class LuckChanged(Sent, frozen=True, tag_field="type", tag="luck"):
    luck: LuckState


class StandingChanged(Sent, frozen=True, tag_field="type", tag="standing"):
    """Your standing answers, by what is asked, and what you want to be asked also without a choice."""

    on: list[str]
    always: list[str]


class Chosen(Sent, frozen=True, tag_field="type", tag="chosen"):
    """Your choice is stored. The view that follows from it comes next."""

    decision: str


class TakenBack(Sent, frozen=True, tag_field="type", tag="taken-back"):
    """Your answer is taken back, and that is stored. You are asked again by the view that comes next."""

    decision: str


class Why(Sent, frozen=True, tag_field="type", tag="why"):
    """What forbids an attempt; null if nothing does."""

    attempt: str
    refusal: Refusal | None


class HintLine(Sent, frozen=True):
    """An option worth taking. `chance` is the chance to win in hundredths, null where nothing was tried;
    `why` says what tells it from the others, null if nothing does."""

    option: str
    chance: int | None
    why: Said | None


class Hinted(Sent, frozen=True, tag_field="type", tag="hinted"):
    """The best answers to a decision, as far as your seat can know, the best first."""

    decision: str
    lines: list[HintLine]


class ErrorSent(Sent, frozen=True, tag_field="type", tag="error"):
    """Your last message failed. `about` is the type of that message, "" if it had none."""

    about: str
    fault: Fault


class Pong(Sent, frozen=True, tag_field="type", tag="pong"):
    now: int


class Lobby(Sent, frozen=True):
    """Lists of tables: mine, public ones with a free seat, public ones to watch."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]


class LobbyChanged(Sent, frozen=True, tag_field="type", tag="lobby"):
    """The same on the lobby's socket. A list that is left out has not changed."""

    mine: list[TableLine] | UnsetType = UNSET
    open: list[TableLine] | UnsetType = UNSET
    running: list[TableLine] | UnsetType = UNSET


ServerMessage = (
    Hello
    | TableChanged
    | ViewChanged
    | History
    | Presence
    | Chatted
    | Hushed
    | ClocksChanged
    | TimeUp
    | LuckChanged
    | StandingChanged
    | Chosen
    | TakenBack
    | Why
    | Hinted
    | ErrorSent
    | Pong
    | LobbyChanged
)

# From the client


class Choose(Asked, frozen=True, tag_field="type", tag="choose"):
    """Answer a decision with one of its options, by their names."""

    decision: Annotated[str, Meta(max_length=32)]
    option: Annotated[str, Meta(max_length=LONGEST_OPTION)]


class TakeBack(Asked, frozen=True, tag_field="type", tag="take-back"):
    """Take back what you have answered in secret, all of it. `decision` is `back` of the last view."""

    decision: Annotated[str, Meta(max_length=32)]


class AskWhy(Asked, frozen=True, tag_field="type", tag="why"):
    """Why not? An attempt is the name of an option or a thing touched ("card:wanted")."""

    attempt: Annotated[str, Meta(max_length=LONGEST_OPTION)]


class AskHint(Asked, frozen=True, tag_field="type", tag="hint"):
    """What would be good? Nobody else learns that you have asked."""

    decision: Annotated[str, Meta(max_length=32)]


class Chat(Asked, frozen=True, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Standing(Asked, frozen=True, tag_field="type", tag="standing"):
    """Switch a standing answer on or off."""

    asks: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool


class AskAlways(Asked, frozen=True, tag_field="type", tag="ask-always"):
    """Ask me this also when my hand leaves me no choice, or no longer."""

    asks: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool


class ShareHash(Asked, frozen=True, tag_field="type", tag="share-hash"):
    """First round: the hash of this seat's share of the seed (docs/fairness.md), in hexadecimal."""

    value: Hex


class Share(Asked, frozen=True, tag_field="type", tag="share"):
    """Second round: the share itself, 32 random bytes in hexadecimal. Only when all hashes are shown."""

    value: Hex


class Resume(Asked, frozen=True, tag_field="type", tag="resume"):
    """Send a full view, with the events from this number on."""

    since: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class Seen(Asked, frozen=True, tag_field="type", tag="seen"):
    """This client has shown this many events: when everybody at the table has, bots need not wait longer."""

    number: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Ping(Asked, frozen=True, tag_field="type", tag="ping"):
    pass


ClientMessage = (
    Choose
    | TakeBack
    | AskWhy
    | AskHint
    | Chat
    | Standing
    | AskAlways
    | ShareHash
    | Share
    | Resume
    | Seen
    | Ping
)
