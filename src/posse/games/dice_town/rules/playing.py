"""Playing a store card: windows in which one may be played, and Wanted, which answers any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import ONLY_PASS, PASS, PASS_OR_PLAY, PLAY, PlayOrPass
from posse.core.said import CARD, MAYBE_SEAT, SEAT, Args, Refusal
from posse.core.steps import Step
from posse.core.table import SEATS_IN
from posse.games.dice_town import events
from posse.games.dice_town.facts import WANTED
from posse.games.dice_town.pieces.bags import STORES, add, holds, holds_all
from posse.games.dice_town.rules import knowledge
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import AT, NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

NO_VICTIM: Final = -1


class Window(PlayOrPass[DiceTable]):
    """A window for one store card: play it, or pass. A player without the card can only pass."""

    hidden: ClassVar[bool] = True

    def holds(self, table: DiceTable, seat: int) -> bool:
        return holds(table.hand[seat], self.card)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return PASS_OR_PLAY if holds(table.hand[seat], self.card) else ONLY_PASS

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        return PLAY if draw % 2 == PLAY and holds(table.hand[seat], self.card) else PASS

    def missing(self, table: DiceTable, seat: int) -> Refusal:
        return Refusal("dice-window-pass-only", "dice-town-refusal-not-held", (("card", CARD, self.card),))

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.sealed[seat] = option


class PlaceWindow(Window):
    """A window that opens at a place."""

    place: ClassVar[int] = NOWHERE

    def about(self, table: DiceTable, seat: int) -> Args:
        return (*super().about(table, seat), *AT[self.place])


def ask_window(table: DiceTable, seats: int, question: Window) -> bool:
    """dice-window-skip: asks those of these seats (bits) who could hold the card (dice-window-together).

    Says whether anybody is asked at all.
    """
    if not can_be_played(table, question.card):
        return False
    asked = holders(table) & seats
    if asked:
        table.ask_sealed(asked, question)
    return asked != 0


def can_be_played(table: DiceTable, card: int) -> bool:
    """Whether a copy of the card is not openly gone."""
    return not holds_all(table.gone, card)


def holders(table: DiceTable) -> int:
    """The seats (bits) with a store card in hand."""
    found: i64 = 0
    bit: i64 = 1
    for held in table.hand:
        hand: i64 = held
        if hand & STORES:
            found |= bit
        bit += bit
    return found


def who_plays(table: DiceTable) -> int:
    """The window closes: who has played the card, -1 if nobody. Its one copy makes it one player at most."""
    by = -1
    for seat in SEATS_IN[table.secret]:
        if table.sealed[seat] == PLAY:
            by = seat
        table.sealed[seat] = -1
    table.open_sealed()
    return by


class WantedWindow(Window):
    """dice-wanted-window: opponents of a card's player may cancel it before its effect."""

    asks: ClassVar[str] = "wanted"
    rule: ClassVar[str] = "dice-wanted-window"

    def __init__(self, played: Played) -> None:
        super().__init__(WANTED)
        self.played = played

    def about(self, table: DiceTable, seat: int) -> Args:
        """dice-card-choices-declared: who plays which card against which player, and its other choices."""
        played = self.played
        return (
            *super().about(table, seat),
            ("card", CARD, played.card),
            ("seat", SEAT, played.seat),
            ("victim", MAYBE_SEAT, played.victim),
            *played.choices,
        )


class Nothing(Step[DiceTable]):
    """No effect."""

    def run(self, table: DiceTable) -> None:
        pass


NOTHING: Final = Nothing()


def leaves_hand(table: DiceTable, seat: int, card: int) -> None:
    """A card is played: it leaves the hand for all to see and is openly gone from now on."""
    knowledge.left_openly(table, seat, card)
    table.playing = (*table.playing, card)
    table.gone = add(table.gone, card)


def discard_played(table: DiceTable, card: int) -> None:
    """dice-card-discard-at-once: before its effect, so that it may be reshuffled with the rest."""
    at = table.playing.index(card)
    table.playing = table.playing[:at] + table.playing[at + 1 :]
    table.discard.append(card)


class Played(Step[DiceTable]):
    """A store card has been played, all its choices announced; Wanted may answer it."""

    def __init__(
        self,
        seat: int,
        card: int,
        effect: Step[DiceTable],
        otherwise: Step[DiceTable],
        rule: str,
        victim: int = NO_VICTIM,
        choices: Args = (),
    ) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect
        self.otherwise = otherwise
        self.rule = rule
        self.victim = victim
        self.choices = choices  # what else was announced with it

    def run(self, table: DiceTable) -> None:
        events.card_played(table, self.seat, self.card, self.victim, self.rule)
        if ask_window(table, table.everybody() ^ 1 << self.seat, WantedWindow(self)):
            table.push(Answered(self))
        else:
            settle(table, self.card, self.effect)


class Answered(Step[DiceTable]):
    """dice-wanted-effect: the card takes effect, or is cancelled and both cards are discarded."""

    def __init__(self, played: Played) -> None:
        self.played = played

    def run(self, table: DiceTable) -> None:
        played = self.played
        by = who_plays(table)
        if by < 0:
            settle(table, played.card, played.effect)
            return
        settle(table, played.card, played.otherwise)
        leaves_hand(table, by, WANTED)
        discard_played(table, WANTED)
        events.card_played(table, by, WANTED, played.seat, "dice-wanted-window")
        events.cancelled(table, played.seat, played.card, by, "dice-wanted-effect")


def settle(table: DiceTable, card: int, then: Step[DiceTable]) -> None:
    """The card is discarded, and what follows from it happens next."""
    discard_played(table, card)
    table.push(then)


def play_from_hand(table: DiceTable, played: Played) -> None:
    leaves_hand(table, played.seat, played.card)
    table.push(played)
