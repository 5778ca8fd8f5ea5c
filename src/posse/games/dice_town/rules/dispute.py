"""A tie: sealed offers to the sheriff, their reveal, and the ruling."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import CARD, NUMBER, SEAT, TERM, Refusal, Said
from posse.core.steps import Question, Step
from posse.core.table import SEATS_IN, seat_letter, seat_of, seat_thing
from posse.games.dice_town import events, knowledge
from posse.games.dice_town.bags import (
    ALL,
    ONE,
    PROPERTY_KINDS,
    add,
    how_many_of,
    menu_of,
    remove,
)
from posse.games.dice_town.bags import EMPTY as NO_CARDS
from posse.games.dice_town.facts import CARD_NAMES, DOLLARS, HALL, card_option
from posse.games.dice_town.rules.prizes import PRIZE
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import PLACE_TERMS

EMPTY: Final = 0  # `offer`: other answers are 1 + the tied player supported
DONE: Final = -1  # `offer-cards`: other answers are cards
TIED_MENU: Final[list[list[int]]] = SEATS_IN[:32]
OFFER_MENU: Final[list[list[int]]] = [[EMPTY] + [1 + seat for seat in menu] for menu in TIED_MENU]
AMOUNTS: Final[list[list[int]]] = [list(range(most + 1)) for most in range(DOLLARS + 1)]


class Dispute(Step[DiceTable]):
    """dice-dispute-open: the tie is announced, and everybody but the sheriff may offer once."""

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied
        self.question = OfferFor(place, tied)
        self.then = RevealOffers(place, tied)

    def run(self, table: DiceTable) -> None:
        sheriff = table.sheriff
        events.disputed(table, self.place, self.tied, "dice-dispute-open")
        table.disputed = self.place
        table.tied = self.tied
        table.stack.append(self.then)
        asked = 0
        for seat in table.left_order(sheriff):
            # dice-auto-offer: who has nothing to offer makes an empty offer without being asked
            if table.dollars[seat] or table.nuggets[seat] or table.hand[seat]:
                asked |= 1 << seat
        table.ask_sealed(asked, self.question)


class OfferFor(Question[DiceTable]):
    """dice-dispute-offer-for: whether to offer, and for which tied player. Tied players offer for themselves."""

    asks: ClassVar[str] = "offer"
    rule: ClassVar[str] = "dice-dispute-who-offers"
    standing: ClassVar[str] = "empty"

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied

    def options(self, table: DiceTable, seat: int) -> list[int]:
        if self.tied >> seat & 1:
            return OFFER_MENU[1 << seat]
        return OFFER_MENU[self.tied]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == EMPTY:
            return None
        supported = option - 1
        if self.tied >> seat & 1 and supported != seat:
            return Refusal("dice-dispute-offer-for", "dice-town-refusal-offer-own")
        if not self.tied >> supported & 1:
            return Refusal(
                "dice-dispute-offer-for", "dice-town-refusal-not-tied", (("seat", SEAT, supported),)
            )
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option != EMPTY:
            table.offer_for[seat] = option - 1
            next_question(table, seat, 0)

    def default(self, table: DiceTable, seat: int) -> int:
        return EMPTY

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return "empty" if option == EMPTY else "for:" + seat_letter(option - 1)

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        if name == "empty":
            return EMPTY
        supported = seat_of(name[4:]) if name.startswith("for:") else -1
        return 1 + supported if 0 <= supported < table.seats else None

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == EMPTY:
            return Said("dice-town-option-offer-nothing")
        supported = option - 1
        key = "dice-town-option-offer-own" if supported == seat else "dice-town-option-offer-for"
        return Said(key, (("seat", SEAT, supported),), (seat_thing(supported),))

    def prompt(self, table: DiceTable, seat: int) -> Said:
        return Said(
            "dice-town-ask-offer",
            (("place", TERM, PLACE_TERMS[self.place]), ("sheriff", SEAT, table.sheriff)),
        )

    def may_stand(self, table: DiceTable, seat: int) -> bool:
        """dice-dispute-standing-empty: only in disputes in which the player is not tied."""
        return not self.tied >> seat & 1


def next_question(table: DiceTable, seat: int, after: int) -> None:
    """The offer goes on with what the player still has: dollars, then nuggets, then cards one by one."""
    if after < 1 and table.dollars[seat]:
        table.ask_on(seat, OFFER_DOLLARS)
    elif after < 2 and table.nuggets[seat]:
        table.ask_on(seat, OFFER_NUGGETS)
    elif table.hand[seat]:
        table.offer_left[seat] = table.hand[seat]
        table.ask_on(seat, OFFER_CARDS)
    elif not (table.offer_dollars[seat] or table.offer_nuggets[seat] or table.offer_cards[seat]):
        table.offer_for[seat] = -1  # dice-dispute-offer-content: an empty offer is for nobody


class OfferAmount(Question[DiceTable]):
    """dice-dispute-offer-owned: how much of one's own dollars or nuggets, from nothing to all."""

    def has(self, table: DiceTable, seat: int) -> int:
        raise NotImplementedError

    def unit(self) -> str:
        raise NotImplementedError

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option > self.has(table, seat):
            return Refusal("dice-dispute-offer-owned", "dice-town-refusal-too-much", (("n", NUMBER, option),))
        return None

    def default(self, table: DiceTable, seat: int) -> int:
        return 0

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return f"{self.unit()}:{option}"

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        unit, _, amount = name.partition(":")
        if unit != self.unit() or not amount.isascii() or not amount.isdigit() or len(amount) > 3:
            return None
        return int(amount)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        return Said("dice-town-option-" + self.unit(), (("n", NUMBER, option),))


class OfferDollars(OfferAmount):
    asks: ClassVar[str] = "offer-dollars"
    rule: ClassVar[str] = "dice-dispute-offer-content"

    def has(self, table: DiceTable, seat: int) -> int:
        return table.dollars[seat]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return AMOUNTS[table.dollars[seat]]

    def unit(self) -> str:
        return "dollars"

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.offer_dollars[seat] = option
        next_question(table, seat, 1)


class OfferNuggets(OfferAmount):
    asks: ClassVar[str] = "offer-nuggets"
    rule: ClassVar[str] = "dice-dispute-offer-content"

    def has(self, table: DiceTable, seat: int) -> int:
        return table.nuggets[seat]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return AMOUNTS[table.nuggets[seat]]

    def unit(self) -> str:
        return "nuggets"

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.offer_nuggets[seat] = option
        next_question(table, seat, 2)


_CARD_MENUS: Final[list[list[int]]] = [[DONE, *kinds] for kinds in PROPERTY_KINDS]


class OfferCards(Question[DiceTable]):
    """dice-dispute-offer-content: one more hand card, or the offer is complete.

    Cards are added in the order of the hand, so that each offer can be made in one way only.
    """

    asks: ClassVar[str] = "offer-cards"
    rule: ClassVar[str] = "dice-dispute-offer-content"

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return menu_of(_CARD_MENUS, table.offer_left[seat])

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == DONE or table.offer_left[seat] & ALL[option]:
            return None
        if how_many_of(table.hand[seat], option) > how_many_of(table.offer_cards[seat], option):
            return Refusal("dice-dispute-offer-order", "dice-town-refusal-offer-order")
        if table.fenced[seat] & ALL[option]:
            return Refusal("dice-dispute-offer-not", "dice-town-refusal-offer-fenced")
        return Refusal("dice-dispute-offer-owned", "dice-town-refusal-not-held", (("card", CARD, option),))

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option == DONE:
            if not (table.offer_dollars[seat] or table.offer_nuggets[seat] or table.offer_cards[seat]):
                table.offer_for[seat] = -1
            return
        table.offer_cards[seat] = add(table.offer_cards[seat], option)
        left = remove(table.offer_left[seat], option) & -ONE[option]  # none that lies below it
        table.offer_left[seat] = left
        if left:
            table.ask_on(seat, OFFER_CARDS)

    def default(self, table: DiceTable, seat: int) -> int:
        return DONE

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return "done" if option == DONE else "card:" + CARD_NAMES[option]

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        return DONE if name == "done" else card_option(name)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == DONE:
            return Said("dice-town-option-offer-done")
        return Said("dice-town-option-offer-card", (("card", CARD, option),), ("card:" + CARD_NAMES[option],))


OFFER_DOLLARS: Final = OfferDollars()
OFFER_NUGGETS: Final = OfferNuggets()
OFFER_CARDS: Final = OfferCards()


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
            if supported < 0:
                continue
            cards = table.offer_cards[seat]
            if cards:
                knowledge.seen(table, sheriff, seat, cards)
            events.offered(table, seat, "dice-dispute-reveal")
        table.ask(sheriff, self.ruling)


class Ruling(Question[DiceTable]):
    """dice-dispute-ruling: the sheriff names one of the tied players, free of any offer."""

    asks: ClassVar[str] = "ruling"
    rule: ClassVar[str] = "dice-dispute-ruling"

    def __init__(self, place: int, tied: int) -> None:
        self.place = place
        self.tied = tied

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return TIED_MENU[self.tied]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if not self.tied >> option & 1:
            return Refusal("dice-dispute-not-tied", "dice-town-refusal-not-tied", (("seat", SEAT, option),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        events.ruled(table, option, self.place, "dice-dispute-ruling")
        take_bribes(table, seat, option)
        table.disputed = -1
        table.tied = 0
        table.stack.append(PRIZE[self.place][option])

    def default(self, table: DiceTable, seat: int) -> int:
        return first_tied(table, seat, self.tied)

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return "for:" + seat_letter(option)

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        named = seat_of(name[4:]) if name.startswith("for:") else -1
        return named if 0 <= named < table.seats else None

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        key = "dice-town-option-rule-self" if option == seat else "dice-town-option-rule-for"
        return Said(key, (("seat", SEAT, option),), (seat_thing(option),))

    def prompt(self, table: DiceTable, seat: int) -> Said:
        return Said("dice-town-ask-ruling", (("place", TERM, PLACE_TERMS[self.place]),))


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
DISPUTE: Final[list[list[Dispute]]] = [
    [Dispute(place, tied) for tied in range(32)] for place in range(HALL + 1)
]
