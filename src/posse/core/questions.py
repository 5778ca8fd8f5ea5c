"""The common shapes of questions: which seat, which card, how many, play a card or pass, yes or no.

A game's own question says who is asked what and what follows; names, labels and spaces are ready made here.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from posse.core.said import CARD, NUMBER, SEAT, Args, Refusal, Said
from posse.core.steps import Question
from posse.core.table import SEAT_LETTERS, Table, seat_of, seat_thing

T = TypeVar("T", bound=Table)

DONE: Final = -1  # the option that picks none, or no further one
PASS: Final = 0
PLAY: Final = 1
NO: Final = 0
YES: Final = 1

ONLY_PASS: Final[list[int]] = [PASS]
PASS_OR_PLAY: Final[list[int]] = [PASS, PLAY]
NO_OR_YES: Final[list[int]] = [NO, YES]


class Plain(Question[T]):
    """What all these shapes share: labels from the game's messages."""

    def say(self, table: T, what: str, args: Args = (), touches: tuple[str, ...] = ()) -> Said:
        """The message "<game>-option-<what>"."""
        return Said(table.game.name + "-option-" + what, args, touches)


class WhichSeat(Plain[T]):
    """Which of the seats, or none (`DONE`). The option is the seat.

    Its name is "seat:b", with `verb` for "seat".
    """

    verb: ClassVar[str] = "seat"
    none: ClassVar[str] = ""  # the name of DONE; "" where a seat must be named
    space: ClassVar[range] = range(len(SEAT_LETTERS))

    def default(self, table: T, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: T, seat: int, option: int) -> str:
        return self.none if option == DONE else self.verb + ":" + SEAT_LETTERS[option]

    def option(self, table: T, seat: int, name: str) -> int | None:
        if self.none and name == self.none:
            return DONE
        verb, _, letter = name.partition(":")
        meant = seat_of(letter)
        return meant if verb == self.verb and 0 <= meant < table.seats else None

    def label(self, table: T, seat: int, option: int) -> Said:
        if option == DONE:
            return self.say(table, self.none)
        return self.say(table, self.asks, (("seat", SEAT, option),), (seat_thing(option),))


class WhichCard(Plain[T]):
    """Which card of a hand, or none (`DONE`). The option is the card's number.

    Its name is "card:<name>", with `verb` for "card".
    """

    verb: ClassVar[str] = "card"
    none: ClassVar[str] = ""  # the name of DONE; "" where a card must be picked

    def default(self, table: T, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: T, seat: int, option: int) -> str:
        return self.none if option == DONE else self.verb + ":" + table.game.cards[option].name

    def option(self, table: T, seat: int, name: str) -> int | None:
        if self.none and name == self.none:
            return DONE
        verb, _, card = name.partition(":")
        return table.game.card_named(card) if verb == self.verb else None

    def label(self, table: T, seat: int, option: int) -> Said:
        if option == DONE:
            return self.say(table, self.none)
        card = "card:" + table.game.cards[option].name
        return self.say(table, self.asks, (("card", CARD, option),), (card,))


class HowMany(Plain[T]):
    """How many of something. The option is the number; its name is "dollars:3", with `unit` for "dollars"."""

    unit: ClassVar[str] = ""

    def default(self, table: T, seat: int) -> int:
        return 0

    def name(self, table: T, seat: int, option: int) -> str:
        return f"{self.unit}:{option}"

    def option(self, table: T, seat: int, name: str) -> int | None:
        unit, _, number = name.partition(":")
        if unit != self.unit or not number.isascii() or not number.isdigit() or len(number) > 3:
            return None
        return int(number)

    def label(self, table: T, seat: int, option: int) -> Said:
        return self.say(table, self.unit, (("n", NUMBER, option),))


class PlayOrPass(Plain[T]):
    """A window for one card: play it, or pass. A player who does not hold the card can only pass."""

    standing: ClassVar[str] = "pass"
    space: ClassVar[range] = range(2)

    def __init__(self, card: int) -> None:
        self.card = card

    def about(self, table: T, seat: int) -> Args:
        """The card that may be played. A game may add what it would answer."""
        return (("window", CARD, self.card),)

    def holds(self, table: T, seat: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def missing(self, table: T, seat: int) -> Refusal:
        """Why somebody who does not hold the card cannot play it."""
        raise NotImplementedError(type(self).__name__)

    def options(self, table: T, seat: int) -> list[int]:
        return PASS_OR_PLAY if self.holds(table, seat) else ONLY_PASS

    def forbids(self, table: T, seat: int, option: int) -> Refusal | None:
        if option == PLAY and not self.holds(table, seat):
            return self.missing(table, seat)
        return None

    def default(self, table: T, seat: int) -> int:
        return PASS

    def name(self, table: T, seat: int, option: int) -> str:
        return "play" if option == PLAY else "pass"

    def option(self, table: T, seat: int, name: str) -> int | None:
        return PLAY if name == "play" else PASS if name == "pass" else None

    def label(self, table: T, seat: int, option: int) -> Said:
        if option == PASS:
            return self.say(table, "pass")
        card = "card:" + table.game.cards[self.card].name
        return self.say(table, "play", (("card", CARD, self.card),), (card,))


class YesOrNo(Plain[T]):
    """Yes or no. `yes` and `no` are the names of the two; the labels are "<game>-option-<asks>-<name>"."""

    yes: ClassVar[str] = "yes"
    no: ClassVar[str] = "no"
    space: ClassVar[range] = range(2)

    def options(self, table: T, seat: int) -> list[int]:
        return NO_OR_YES

    def forbids(self, table: T, seat: int, option: int) -> Refusal | None:
        return None

    def default(self, table: T, seat: int) -> int:
        return NO

    def name(self, table: T, seat: int, option: int) -> str:
        return self.yes if option == YES else self.no

    def option(self, table: T, seat: int, name: str) -> int | None:
        return YES if name == self.yes else NO if name == self.no else None

    def label(self, table: T, seat: int, option: int) -> Said:
        return self.say(table, self.asks + "-" + self.name(table, seat, option))
