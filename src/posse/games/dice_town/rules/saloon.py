"""5. The saloon: draw cards from a victim's hand, a card for each Q, keep one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import CARD, NUMBER, SEAT, Args, Refusal, Said
from posse.core.steps import Question, Step, remainder
from posse.core.table import seat_letter, seat_of, seat_thing
from posse.games.dice_town import events
from posse.games.dice_town.facts import GIRLS, KINDS, MAX_SEATS, QUEEN, SALOON
from posse.games.dice_town.pieces.bags import (
    ONE,
    PROPERTIES,
    STORES,
    bag_of_drawn,
    merge,
    nth,
    properties_in,
    remove,
    size,
    stores_in,
)
from posse.games.dice_town.rules import knowledge
from posse.games.dice_town.rules.playing import Played, play_from_hand
from posse.games.dice_town.rules.store import PickDrawn
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import AT

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

VICTIM: Final = 16  # answers to `saloon-target` are VICTIM * the victim + property cards drawn, or
PLAY_GIRLS: Final = VICTIM * MAX_SEATS
WRONG_SPLIT: Final = VICTIM - 1  # nobody draws this many cards


def stealable(table: DiceTable, seat: int) -> int:
    """dice-saloon-stealable: all hand cards; fenced cards are safe."""
    return size(table.hand[seat])


def can_be_robbed(table: DiceTable, seats: list[int]) -> bool:
    """Whether any of these has a card in hand."""
    for seat in seats:
        if table.hand[seat]:
            return True
    return False


class SaloonWon(Step[DiceTable]):
    """dice-saloon-nothing: with no opponent to steal from the winner has won nothing there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if can_be_robbed(table, table.left_order(self.seat)):
            table.push(FIRST_THEFT[self.seat])
        else:
            events.nothing_there(table, SALOON, "dice-saloon-nothing")


class Theft(Step[DiceTable]):
    """dice-saloon-victim: one theft; before the first one The Girls may be played."""

    def __init__(self, seat: int, first: bool, if_none: str = "dice-saloon-nothing") -> None:
        self.seat = seat
        self.first = first
        self.if_none = if_none  # the rule for nobody being left to steal from

    def run(self, table: DiceTable) -> None:
        seat = self.seat
        question = FIRST_TARGET if self.first else NEXT_TARGET
        targets = how_many_targets(table, seat)
        if self.first and table.could_hold(seat, GIRLS):
            table.ask(seat, question if targets > 1 else ONLY_TARGET)
        elif not targets:
            events.nothing_there(table, SALOON, self.if_none)
        elif targets > 1:
            table.ask(seat, question)
        else:
            question.chosen(table, seat, nth_target(table, seat, 0))


FIRST_THEFT: Final[list[Theft]] = [Theft(seat, True) for seat in range(MAX_SEATS)]


def targets_of(table: DiceTable, seat: int) -> list[int]:
    """Every victim with every split of the cards drawn into property and store cards."""
    queens = table.dice_showing(seat, QUEEN)
    found: list[int] = []
    for victim, hand in enumerate(table.hand):
        if hand and victim != seat:
            found += _SPLITS[_row(queens, hand)][victim]
    return found


def how_many_targets(table: DiceTable, seat: int) -> i64:
    """The length of `targets_of`."""
    queens = table.dice_showing(seat, QUEEN)
    found: i64 = 0
    for victim, hand in enumerate(table.hand):
        if hand and victim != seat:
            found += _HOW_MANY_SPLITS[_row(queens, hand)]
    return found


def nth_target(table: DiceTable, seat: int, number: i64) -> int:
    """The same target as at this index of `targets_of`."""
    queens = table.dice_showing(seat, QUEEN)
    for victim, hand in enumerate(table.hand):
        if hand and victim != seat:
            row = _row(queens, hand)
            if number < _HOW_MANY_SPLITS[row]:
                return _SPLITS[row][victim][number]
            number -= _HOW_MANY_SPLITS[row]
    raise IndexError(number)


def _splits(queens: int, victim: int, properties: int, stores: int) -> list[int]:
    draws = min(queens, properties + stores)
    splits = range(max(0, draws - stores), min(draws, properties) + 1)
    return [VICTIM * victim + split for split in splits] if draws else []


# By queens and a victim's property and store cards (more than five change nothing), then by victim.
_SPLITS: Final[list[list[list[int]]]] = [
    [_splits(queens, victim, has, held) for victim in range(MAX_SEATS)]
    for queens in range(6)
    for has in range(6)
    for held in range(6)
]
_HOW_MANY_SPLITS: Final[bytes] = bytes([len(by_victim[0]) for by_victim in _SPLITS])
_AT_MOST_5: Final[bytes] = bytes([min(count, 5) for count in range(26)])


def _row(queens: i64, hand: i64) -> i64:
    """The row of `_SPLITS` for this hand of a victim."""
    properties: i64 = _AT_MOST_5[properties_in(hand)]
    stores: i64 = _AT_MOST_5[stores_in(hand)]
    return (queens * 6 + properties) * 6 + stores


class SaloonTarget(Question[DiceTable]):
    """dice-saloon-split: which victim, and how many of the cards are to be property cards."""

    asks: ClassVar[str] = "saloon-target"
    rule: ClassVar[str] = "dice-saloon-victim"
    space: ClassVar[range] = range(PLAY_GIRLS + 1)

    def __init__(self, first: bool) -> None:
        self.first = first

    def about(self, table: DiceTable, seat: int) -> Args:
        return AT[SALOON]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        targets = targets_of(table, seat)
        if self.first and table.hand[seat] & ONE[GIRLS]:
            targets.append(PLAY_GIRLS)
        return targets

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        targets = how_many_targets(table, seat)
        girls = self.first and table.hand[seat] & ONE[GIRLS] != 0
        number = remainder(draw, targets + 1 if girls else targets)
        return nth_target(table, seat, number) if number < targets else PLAY_GIRLS

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == PLAY_GIRLS:
            if not self.first:
                return Refusal("dice-saloon-girls-time", "dice-town-refusal-girls-late")
            if not table.hand[seat] & ONE[GIRLS]:
                return Refusal(
                    "dice-saloon-girls-time", "dice-town-refusal-not-held", (("card", CARD, GIRLS),)
                )
            return None
        victim = option // VICTIM
        if victim == seat:
            return Refusal("dice-saloon-victim", "dice-town-refusal-opponent")
        if not stealable(table, victim):
            return Refusal("dice-saloon-stealable", "dice-town-refusal-no-cards", (("seat", SEAT, victim),))
        if option not in targets_of(table, seat):
            draws = min(table.dice_showing(seat, QUEEN), stealable(table, victim))
            args = (("seat", SEAT, victim), ("n", NUMBER, draws))
            return Refusal("dice-saloon-split", "dice-town-refusal-split", args)
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option == PLAY_GIRLS:
            rule = "dice-saloon-girls-time"
            play_from_hand(table, Played(seat, GIRLS, TwoThefts(seat), Theft(seat, False), rule))
        else:
            draw_from_victim(table, seat, option // VICTIM, option % VICTIM)

    def default(self, table: DiceTable, seat: int) -> int:
        """The victim with most to steal, first in left order on ties; as many property cards as possible."""
        victim = -1
        for other in table.left_order(seat):
            if victim < 0 or stealable(table, other) > stealable(table, victim):
                victim = other
        return max([target for target in targets_of(table, seat) if target // VICTIM == victim])

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        if option == PLAY_GIRLS:
            return "play:the-girls"
        victim = option // VICTIM
        draws = min(table.dice_showing(seat, QUEEN), stealable(table, victim))
        return f"rob:{seat_letter(victim)}:{option % VICTIM}+{draws - option % VICTIM}"

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        if name == "play:the-girls":
            return PLAY_GIRLS
        parts = name.split(":")
        if len(parts) != 3 or parts[0] != "rob":
            return None
        victim = seat_of(parts[1])
        properties, _, stores = parts[2].partition("+")
        if not 0 <= victim < table.seats or not _is_digit(properties) or not _is_digit(stores):
            return None
        split = int(properties)
        draws = min(table.dice_showing(seat, QUEEN), stealable(table, victim))
        # A wrong total is a wrong split: no number of property cards makes it right.
        return VICTIM * victim + (split if split + int(stores) == draws else WRONG_SPLIT)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == PLAY_GIRLS:
            return Said("dice-town-option-play", (("card", CARD, GIRLS),), ("card:the-girls",))
        victim = option // VICTIM
        draws = min(table.dice_showing(seat, QUEEN), stealable(table, victim))
        args = (
            ("seat", SEAT, victim),
            ("property", NUMBER, option % VICTIM),
            ("store", NUMBER, draws - option % VICTIM),
        )
        return Said("dice-town-option-rob", args, (seat_thing(victim),))


class OnlyTarget(SaloonTarget):
    """There is but one theft to choose, so the question is whether The Girls are played."""

    hidden: ClassVar[bool] = True


def _is_digit(text: str) -> bool:
    return len(text) == 1 and text in "0123456789"


FIRST_TARGET: Final = SaloonTarget(True)
NEXT_TARGET: Final = SaloonTarget(False)
ONLY_TARGET: Final = OnlyTarget(True)


class TwoThefts(Step[DiceTable]):
    """dice-girls-effect: the saloon action twice, the second victim chosen after the first theft."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        table.push_all(Theft(self.seat, False), Theft(self.seat, False, "dice-girls-second-none"))


def draw_from_victim(table: DiceTable, seat: int, victim: int, properties: int) -> None:
    """dice-saloon-draw: at random within each kind, property cards first; thief and victim see them."""
    draws = min(table.dice_showing(seat, QUEEN), stealable(table, victim))
    taken: list[int] = []
    hand: i64 = table.hand[victim]
    for at in range(draws):
        of_kind: i64 = hand & (PROPERTIES if at < properties else STORES)
        card = nth(of_kind, table.chance.below(size(of_kind)))
        hand = remove(hand, card)
        taken.append(card)
    table.hand[victim] = hand
    drawn = tuple(taken)
    table.drawn = drawn
    table.drawer = seat
    table.drawn_from = victim
    events.saloon_drawn(table, seat, victim, drawn, "dice-saloon-draw")
    if draws == 1:
        steal(table, seat, drawn[0])
    else:
        table.ask(seat, SALOON_PICK)


class SaloonPick(PickDrawn):
    """dice-saloon-keep-one: one is stolen; the rest goes back."""

    asks: ClassVar[str] = "saloon-pick"
    rule: ClassVar[str] = "dice-saloon-keep-one"
    space: ClassVar[range] = range(KINDS)

    def about(self, table: DiceTable, seat: int) -> Args:
        return (*AT[SALOON], ("victim", SEAT, table.drawn_from))

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        steal(table, seat, option)


SALOON_PICK: Final = SaloonPick()


def steal(table: DiceTable, seat: int, card: int) -> None:
    """The thief keeps this card and returns the rest, which they have seen."""
    victim = table.drawn_from
    drawn = table.drawn
    table.drawn = ()
    table.drawer = -1
    table.drawn_from = -1
    looked_at = bag_of_drawn(drawn)
    table.hand[victim] = merge(table.hand[victim], looked_at)
    knowledge.seen(table, seat, victim, looked_at)
    knowledge.stolen(table, victim, seat, card)
    table.won |= 1 << seat
    events.stolen(table, seat, victim, card, "dice-saloon-keep-one")
