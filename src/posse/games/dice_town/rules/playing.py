"""Playing a store card: windows in which one may be played, and Wanted, which answers any of them."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import CARD, SEAT, Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEATS_IN
from posse.games.dice_town import events, knowledge
from posse.games.dice_town.bags import ALL, ONE, STORES, add
from posse.games.dice_town.facts import CARD_NAMES, WANTED
from posse.games.dice_town.table import DiceTable

PASS: Final = 0
PLAY: Final = 1

_ONLY_PASS: Final[list[int]] = [PASS]
_PASS_OR_PLAY: Final[list[int]] = [PASS, PLAY]


class PlayOrPass(Question[DiceTable]):
    """A window for one card: play it, or pass. Who does not hold the card can only pass."""

    standing: ClassVar[str] = "pass"

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return _PASS_OR_PLAY if table.hand[seat] & ONE[self.card] else _ONLY_PASS

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == PLAY and not table.hand[seat] & ONE[self.card]:
            return Refusal(
                "dice-window-pass-only", "dice-town-refusal-not-held", (("card", CARD, self.card),)
            )
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: DiceTable, seat: int) -> int:
        return PASS

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return "play" if option == PLAY else "pass"

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        return PLAY if name == "play" else PASS if name == "pass" else None

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == PASS:
            return Said("dice-town-option-pass")
        return Said("dice-town-option-play", (("card", CARD, self.card),), ("card:" + CARD_NAMES[self.card],))


def ask_window(table: DiceTable, seats: int, question: PlayOrPass) -> bool:
    """dice-window-skip: asks those of these seats (bits) who could hold the card (dice-window-together).

    Says whether anybody is asked at all.
    """
    if table.gone & ALL[question.card] == ALL[question.card]:
        return False
    asked = 0
    for seat, hand in enumerate(table.hand):
        if hand & STORES:
            asked |= 1 << seat
    asked &= seats
    if asked:
        table.ask_sealed(asked, question)
    return asked != 0


def who_plays(table: DiceTable) -> int:
    """The window closes: who has played the card, -1 if nobody. Its one copy makes it one player at most."""
    by = -1
    for seat in SEATS_IN[table.secret]:
        if table.sealed[seat] == PLAY:
            by = seat
        table.sealed[seat] = -1
    table.open_sealed()
    return by


class WantedWindow(PlayOrPass):
    """dice-wanted-window: opponents of a card's player may cancel it before its effect."""

    asks: ClassVar[str] = "wanted"
    rule: ClassVar[str] = "dice-wanted-window"

    def prompt(self, table: DiceTable, seat: int) -> Said:
        args = (("card", CARD, table.played_card), ("seat", SEAT, table.played_by))
        return Said("dice-town-ask-wanted", args)


WANTED_WINDOW: Final = WantedWindow(WANTED)


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
        victim: int = -1,
    ) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect
        self.otherwise = otherwise
        self.rule = rule
        self.victim = victim

    def run(self, table: DiceTable) -> None:
        events.card_played(table, self.seat, self.card, self.victim, self.rule)
        table.played_by = self.seat
        table.played_card = self.card
        table.played_victim = self.victim
        if ask_window(table, table.everybody() ^ 1 << self.seat, WANTED_WINDOW):
            table.push(Answered(self.seat, self.card, self.effect, self.otherwise))
        else:
            settle(table, self.card, self.effect)


class Answered(Step[DiceTable]):
    """dice-wanted-effect: the card takes effect, or is cancelled and both cards are discarded."""

    def __init__(self, seat: int, card: int, effect: Step[DiceTable], otherwise: Step[DiceTable]) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect
        self.otherwise = otherwise

    def run(self, table: DiceTable) -> None:
        by = who_plays(table)
        if by < 0:
            settle(table, self.card, self.effect)
            return
        settle(table, self.card, self.otherwise)
        leaves_hand(table, by, WANTED)
        discard_played(table, WANTED)
        events.card_played(table, by, WANTED, self.seat, "dice-wanted-window")
        events.cancelled(table, self.seat, self.card, by, "dice-wanted-effect")


def settle(table: DiceTable, card: int, then: Step[DiceTable]) -> None:
    """Nobody waits about this card any longer: it is discarded, and what follows from it happens next."""
    table.played_by = table.played_card = table.played_victim = -1
    table.played_die = table.played_face = -1
    discard_played(table, card)
    table.push(then)


def play_from_hand(
    table: DiceTable,
    seat: int,
    card: int,
    effect: Step[DiceTable],
    otherwise: Step[DiceTable],
    rule: str,
    victim: int = -1,
) -> None:
    leaves_hand(table, seat, card)
    table.push(Played(seat, card, effect, otherwise, rule, victim))
