"""A tie: sealed offers to the sheriff, their reveal, and the ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import DONE, HowMany, WhichCard, WhichSeat
from posse.core.said import CARD, NUMBER, SEAT, SEATS, Args, Refusal, Said
from posse.core.steps import Step, remainder
from posse.core.table import SEATS_IN, seat_thing
from posse.games.dice_town import events
from posse.games.dice_town.facts import DOLLARS, HALL, KINDS, MAX_SEATS, NUGGETS
from posse.games.dice_town.pieces.bags import (
    ALL,
    ONE,
    PROPERTY_KINDS,
    add,
    how_many_kinds,
    how_many_of,
    menu_of,
    nth_kind,
    remove,
)
from posse.games.dice_town.pieces.bags import EMPTY as NO_CARDS
from posse.games.dice_town.rules import knowledge
from posse.games.dice_town.rules.prizes import PRIZE
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import AT

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

TIES: Final = 1 << MAX_SEATS  # sets of tied seats (bits)
TIED_MENU: Final[list[list[int]]] = SEATS_IN[:TIES]
OFFER_MENU: Final[list[list[int]]] = [[DONE, *menu] for menu in TIED_MENU]
AMOUNTS: Final[list[list[int]]] = [list(range(most + 1)) for most in range(DOLLARS + 1)]


def about_tie(place: int, tied: int) -> Args:
    """Which place, and between which seats (bits)."""
    return (*AT[place], ("tied", SEATS, tuple(TIED_MENU[tied])))


class Dispute(Step[DiceTable]):
    """dice-dispute-open: the tie is announced, and everybody but the sheriff may offer once."""

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied
        self.question = OfferFor(place, tied)
        self.then = RevealOffers(place, tied)

    def run(self, table: DiceTable) -> None:
        events.disputed(table, self.place, self.tied, "dice-dispute-open")
        table.stack.append(self.then)
        asked: i64 = 0
        bit: i64 = 1
        for seat, dollars in enumerate(table.dollars):
            # dice-auto-offer: who has nothing to offer makes an empty offer without being asked
            if dollars or table.nuggets[seat] or table.hand[seat]:
                asked |= bit
            bit += bit
        table.ask_sealed(asked & ~(1 << table.sheriff), self.question)


class OfferFor(WhichSeat[DiceTable]):
    """dice-dispute-offer-for: whether to offer, and for which tied player. The tied bid for themselves."""

    asks: ClassVar[str] = "offer"
    rule: ClassVar[str] = "dice-dispute-who-offers"
    standing: ClassVar[str] = "empty"
    verb: ClassVar[str] = "for"
    none: ClassVar[str] = "empty"
    space: ClassVar[range] = range(DONE, MAX_SEATS)

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied

    def about(self, table: DiceTable, seat: int) -> Args:
        return (*about_tie(self.place, self.tied), ("sheriff", SEAT, table.sheriff))

    def options(self, table: DiceTable, seat: int) -> list[int]:
        if self.tied >> seat & 1:
            return OFFER_MENU[1 << seat]
        return OFFER_MENU[self.tied]

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        if self.tied >> seat & 1:
            return seat if draw % 2 else DONE
        menu = OFFER_MENU[self.tied]
        return menu[remainder(draw, len(menu))]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if self.tied >> seat & 1 and option != seat:
            return Refusal("dice-dispute-offer-for", "dice-town-refusal-offer-own")
        if not self.tied >> option & 1:
            return Refusal("dice-dispute-offer-for", "dice-town-refusal-not-tied", (("seat", SEAT, option),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option != DONE:
            table.offer_for[seat] = option
            if table.dollars[seat]:
                table.ask_on(seat, OFFER_DOLLARS[self.place][self.tied])
            else:
                after_dollars(table, seat, self.place, self.tied)

    def default(self, table: DiceTable, seat: int) -> int:
        return DONE

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == DONE:
            return self.say(table, "offer-nothing")
        what = "offer-own" if option == seat else "offer-for"
        return self.say(table, what, (("seat", SEAT, option),), (seat_thing(option),))

    def may_stand(self, table: DiceTable, seat: int) -> bool:
        """dice-dispute-standing-empty: only in disputes in which the player is not tied."""
        return not self.tied >> seat & 1


class OfferAmount(HowMany[DiceTable]):
    """dice-dispute-offer-owned: how many of the player's dollars or nuggets, from none to all."""

    rule: ClassVar[str] = "dice-dispute-offer-content"

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied

    def about(self, table: DiceTable, seat: int) -> Args:
        return about_tie(self.place, self.tied)

    def has(self, table: DiceTable, seat: int) -> int:
        raise NotImplementedError

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        return remainder(draw, self.has(table, seat) + 1)

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option > self.has(table, seat):
            return Refusal("dice-dispute-offer-owned", "dice-town-refusal-too-much", (("n", NUMBER, option),))
        return None


class OfferDollars(OfferAmount):
    asks: ClassVar[str] = "offer-dollars"
    unit: ClassVar[str] = "dollars"
    space: ClassVar[range] = range(DOLLARS + 1)

    def has(self, table: DiceTable, seat: int) -> int:
        return table.dollars[seat]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return AMOUNTS[table.dollars[seat]]

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.offer_dollars[seat] = option
        after_dollars(table, seat, self.place, self.tied)


def after_dollars(table: DiceTable, seat: int, place: int, tied: int) -> None:
    """The offer goes on with what the player still has: nuggets, then cards one by one."""
    if table.nuggets[seat]:
        table.ask_on(seat, OFFER_NUGGETS[place][tied])
    else:
        after_nuggets(table, seat, place, tied)


class OfferNuggets(OfferAmount):
    asks: ClassVar[str] = "offer-nuggets"
    unit: ClassVar[str] = "nuggets"
    space: ClassVar[range] = range(NUGGETS + 1)

    def has(self, table: DiceTable, seat: int) -> int:
        return table.nuggets[seat]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return AMOUNTS[table.nuggets[seat]]

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.offer_nuggets[seat] = option
        after_nuggets(table, seat, self.place, self.tied)


def after_nuggets(table: DiceTable, seat: int, place: int, tied: int) -> None:
    if table.hand[seat]:
        table.offer_left[seat] = table.hand[seat]
        table.ask_on(seat, OFFER_CARDS[place][tied])
    else:
        complete(table, seat)


def complete(table: DiceTable, seat: int) -> None:
    """dice-dispute-offer-content: an empty offer is for nobody."""
    if not (table.offer_dollars[seat] or table.offer_nuggets[seat] or table.offer_cards[seat]):
        table.offer_for[seat] = -1


_CARD_MENUS: Final[list[list[int]]] = [[DONE, *kinds] for kinds in PROPERTY_KINDS]


class OfferCards(WhichCard[DiceTable]):
    """dice-dispute-offer-content: one more hand card, or the offer is complete.

    Cards are added in the order of the hand, so that each offer can be made in one way only.
    """

    asks: ClassVar[str] = "offer-cards"
    rule: ClassVar[str] = "dice-dispute-offer-content"
    none: ClassVar[str] = "done"
    space: ClassVar[range] = range(DONE, KINDS)

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied

    def about(self, table: DiceTable, seat: int) -> Args:
        return about_tie(self.place, self.tied)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return menu_of(_CARD_MENUS, table.offer_left[seat])

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        left: i64 = table.offer_left[seat]
        number = remainder(draw, how_many_kinds(left) + 1)
        return nth_kind(left, number - 1) if number else DONE

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == DONE or table.offer_left[seat] & ALL[option]:
            return None
        card: Args = (("card", CARD, option),)
        if how_many_of(table.hand[seat], option) > how_many_of(table.offer_cards[seat], option):
            return Refusal("dice-dispute-offer-order", "dice-town-refusal-offer-order")
        if table.hand[seat] & ONE[option]:
            return Refusal("dice-dispute-offer-owned", "dice-town-refusal-offered-already", card)
        if table.fenced[seat] & ALL[option]:
            return Refusal("dice-dispute-offer-not", "dice-town-refusal-offer-fenced")
        return Refusal("dice-dispute-offer-owned", "dice-town-refusal-not-held", card)

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option == DONE:
            complete(table, seat)
            return
        table.offer_cards[seat] = add(table.offer_cards[seat], option)
        lowest: i64 = ONE[option]
        left = remove(table.offer_left[seat], option) & -lowest  # none that lies below it
        table.offer_left[seat] = left
        if left:
            table.ask_on(seat, self)


class RevealOffers(Step[DiceTable]):
    """dice-dispute-reveal: all offers are shown together; the faces of cards only to the sheriff."""

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied
        self.ruling = Ruling(place, tied)

    def run(self, table: DiceTable) -> None:
        table.open_sealed()
        table.offers_open = True
        sheriff = table.sheriff
        for seat, supported in enumerate(table.offer_for):
            table.offer_left[seat] = NO_CARDS
            if supported < 0:
                continue
            cards = table.offer_cards[seat]
            if cards:
                knowledge.seen(table, sheriff, seat, cards)
            events.offered(table, seat, "dice-dispute-reveal")
        table.ask(sheriff, self.ruling)


class Ruling(WhichSeat[DiceTable]):
    """dice-dispute-ruling: the sheriff names one of the tied players, free of any offer."""

    asks: ClassVar[str] = "ruling"
    rule: ClassVar[str] = "dice-dispute-ruling"
    verb: ClassVar[str] = "for"

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied

    def about(self, table: DiceTable, seat: int) -> Args:
        return about_tie(self.place, self.tied)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return TIED_MENU[self.tied]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if not self.tied >> option & 1:
            return Refusal("dice-dispute-not-tied", "dice-town-refusal-not-tied", (("seat", SEAT, option),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        events.ruled(table, option, self.place, "dice-dispute-ruling")
        take_bribes(table, seat, option)
        table.stack.append(PRIZE[self.place][option])

    def default(self, table: DiceTable, seat: int) -> int:
        return first_tied(table, seat, self.tied)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        what = "ruling-self" if option == seat else "ruling"
        return self.say(table, what, (("seat", SEAT, option),), (seat_thing(option),))


def first_tied(table: DiceTable, sheriff: int, tied: int) -> int:
    """The sheriff if tied, else the first tied player in their left order."""
    for seat in [sheriff, *table.left_order(sheriff)]:
        if tied >> seat & 1:
            return seat
    raise AssertionError("nobody is tied")


def take_bribes(table: DiceTable, sheriff: int, winner: int) -> None:
    """dice-dispute-transfer: offers for the named player go to the sheriff; all others are void."""
    table.offers_open = False
    for seat, supported in enumerate(table.offer_for):
        if supported < 0:
            continue
        if supported == winner:
            dollars = table.offer_dollars[seat]
            nuggets = table.offer_nuggets[seat]
            cards = table.offer_cards[seat]
            if dollars:
                table.dollars[seat] = table.dollars[seat] - dollars
                table.dollars[sheriff] = table.dollars[sheriff] + dollars
            if nuggets:
                table.nuggets[seat] = table.nuggets[seat] - nuggets
                table.nuggets[sheriff] = table.nuggets[sheriff] + nuggets
            if cards:
                knowledge.handed_over(table, seat, sheriff, cards)
            events.bribe_paid(table, seat, sheriff, "dice-dispute-transfer")
        table.offer_for[seat] = -1
        table.offer_dollars[seat] = 0
        table.offer_nuggets[seat] = 0
        table.offer_cards[seat] = NO_CARDS


# One of each, by location and tied seats (bits): steps never change.
OFFER_DOLLARS: Final[list[list[OfferDollars]]] = [
    [OfferDollars(place, tied) for tied in range(TIES)] for place in range(HALL + 1)
]
OFFER_NUGGETS: Final[list[list[OfferNuggets]]] = [
    [OfferNuggets(place, tied) for tied in range(TIES)] for place in range(HALL + 1)
]
OFFER_CARDS: Final[list[list[OfferCards]]] = [
    [OfferCards(place, tied) for tied in range(TIES)] for place in range(HALL + 1)
]
DISPUTE: Final[list[list[Dispute]]] = [
    [Dispute(place, tied) for tied in range(TIES)] for place in range(HALL + 1)
]
