"""What the server says on a socket: what happened, what is asked, who is there."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from posse.server.wire.protocol.luck import LuckState
from posse.server.wire.protocol.shared import Arg, Fault, Refusal, Said, Sent
from posse.server.wire.protocol.tables import Table, TableLine

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
