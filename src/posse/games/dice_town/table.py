"""The Dice Town table: what a photograph of it would show, face-down cards included."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.game import Game, Result
from posse.core.said import Refusal
from posse.core.table import SPECTATOR, Table
from posse.games.dice_town.attempts import why_not
from posse.games.dice_town.facts import DICE_EACH, MAX_SEATS, NUGGETS, START_BANK, START_DOLLARS
from posse.games.dice_town.imagining import redeal, reshuffle
from posse.games.dice_town.invariants import invariants
from posse.games.dice_town.pieces.bags import EMPTY, STORES, holds_all, properties_in, stores_in
from posse.games.dice_town.scoring import result
from posse.games.dice_town.view import DiceView, view

NOT_ROLLED: Final = -1

Cards = tuple[int, ...]

# Seats in order from each seat on, and without it: by number of seats, then by seat.
CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(seat + i) % seats for i in range(seats)] for seat in range(seats)] for seats in range(MAX_SEATS + 1)
]
LEFT: Final[list[list[list[int]]]] = [[order[1:] for order in orders] for orders in CLOCKWISE]

# By number of seats, to be copied: quicker than to make them each time.
ZEROS: Final[list[list[int]]] = [[0] * seats for seats in range(MAX_SEATS + 1)]
UNROLLED: Final[list[list[int]]] = [[NOT_ROLLED] * (DICE_EACH * seats) for seats in range(MAX_SEATS + 1)]


class DiceTable(Table):
    """Per-seat things are lists by seat; hands are bags, which are plain numbers."""

    round: int
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    dollars: list[int]
    nuggets: list[int]
    hand: list[int]  # each seat's hand, a bag of store and property cards
    fenced: list[int]  # bags
    store_deck: list[int]  # the top is the last
    discard: list[int]
    gone: int  # a bag of the store cards that are openly gone
    property_deck: list[int]
    row: list[int]
    playing: Cards  # store cards played and not yet discarded
    drawn: Cards  # cards somebody is looking at: store draws, saloon draws
    drawer: int
    drawn_from: int  # the victim in the saloon
    # Dice: five faces a seat, and which of them are kept (bits)
    faces: list[int]
    kept: list[int]
    fresh: list[int]  # kept in this throw
    combos: list[int]  # the final combinations, once the phase is over (poker.combine)
    last_throw: bool
    waived: int  # seats who pay nothing for this throw
    won: int  # seats who have won something this round
    visitors: Cards  # Doc's, in order as far as it is fixed
    # Offers to the sheriff
    offer_for: list[int]
    offer_dollars: list[int]
    offer_nuggets: list[int]
    offer_cards: list[int]  # bags
    offer_left: list[int]  # what could still be added, while the offer is being made
    offers_open: bool
    # What is known: [viewer * seats + owner] is a bag of cards the viewer is sure the owner holds
    known: list[int]
    buried: list[int]  # bags of what each seat put face down on the discard pile
    shown: bool  # dice-score-reveal: all hands lie face up
    winner: int  # named by the sheriff in a final tie

    def begin(self, game: Game, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().begin(game, seats, settings, chance)
        zeros = ZEROS[seats]
        self.round = 0
        self.sheriff = 0
        self.mine = NUGGETS
        self.bank = START_BANK
        self.stagecoach = 0
        self.dollars = [START_DOLLARS] * seats
        self.nuggets = zeros[:]
        self.hand = zeros[:]  # empty bags
        self.fenced = zeros[:]  # empty bags
        self.store_deck = []
        self.discard = []
        self.gone = EMPTY
        self.property_deck = []
        self.row = []
        self.playing = ()
        self.drawn = ()
        self.drawer = -1
        self.drawn_from = -1
        self.faces = UNROLLED[seats][:]
        self.kept = zeros[:]
        self.fresh = zeros[:]
        self.combos = zeros[:]
        self.last_throw = False
        self.waived = 0
        self.won = 0
        self.visitors = ()
        self.offer_for = [-1] * seats
        self.offer_dollars = zeros[:]
        self.offer_nuggets = zeros[:]
        self.offer_cards = zeros[:]  # empty bags
        self.offer_left = zeros[:]  # empty bags
        self.offers_open = False
        self.known = [EMPTY] * (seats * seats)
        self.buried = zeros[:]  # empty bags
        self.shown = False
        self.winner = -1

    def clone(self) -> DiceTable:
        copy = DiceTable()
        self.copy_kernel(copy)
        copy.round = self.round
        copy.sheriff = self.sheriff
        copy.mine = self.mine
        copy.bank = self.bank
        copy.stagecoach = self.stagecoach
        copy.dollars = self.dollars[:]
        copy.nuggets = self.nuggets[:]
        copy.hand = self.hand[:]
        copy.fenced = self.fenced[:]
        copy.store_deck = self.store_deck[:]
        copy.discard = self.discard[:]
        copy.gone = self.gone
        copy.property_deck = self.property_deck[:]
        copy.row = self.row[:]
        copy.playing = self.playing
        copy.drawn = self.drawn
        copy.drawer = self.drawer
        copy.drawn_from = self.drawn_from
        copy.faces = self.faces[:]
        copy.kept = self.kept[:]
        copy.fresh = self.fresh[:]
        copy.combos = self.combos[:]
        copy.last_throw = self.last_throw
        copy.waived = self.waived
        copy.won = self.won
        copy.visitors = self.visitors
        copy.offer_for = self.offer_for[:]
        copy.offer_dollars = self.offer_dollars[:]
        copy.offer_nuggets = self.offer_nuggets[:]
        copy.offer_cards = self.offer_cards[:]
        copy.offer_left = self.offer_left[:]
        copy.offers_open = self.offers_open
        copy.known = self.known[:]
        copy.buried = self.buried[:]
        copy.shown = self.shown
        copy.winner = self.winner
        return copy

    def view(self, seat: int = SPECTATOR) -> DiceView:
        return view(self, seat)

    def redeal(self, seat: int) -> None:
        redeal(self, seat)

    def reshuffle(self) -> None:
        reshuffle(self)

    def lift(self, seat: int) -> None:
        """An offer that is not open yet, or a part of it."""
        self.offer_for[seat] = -1
        self.offer_dollars[seat] = 0
        self.offer_nuggets[seat] = 0
        self.offer_cards[seat] = EMPTY
        self.offer_left[seat] = EMPTY

    def result(self) -> Result | None:
        return result(self) if self.over else None

    def why_not(self, seat: int, attempt: str) -> Refusal | None:
        return why_not(self, seat, attempt)

    def invariants(self) -> list[str]:
        return invariants(self)

    # Orders and questions that many rules ask

    def sheriff_order(self) -> list[int]:
        """dice-order-sheriff: the badge holder, then the others clockwise."""
        return CLOCKWISE[self.seats][self.sheriff]

    def left_order(self, seat: int) -> list[int]:
        """dice-order-left: from the player to the left of this one, ending before it."""
        return LEFT[self.seats][seat]

    def could_hold(self, seat: int, card: int) -> bool:
        """dice-window-could-hold: by public facts alone, whether this seat may have the card in hand."""
        return self.hand[seat] & STORES != 0 and not holds_all(self.gone, card)

    def stores(self, seat: int) -> int:
        """How many store cards this seat has in hand."""
        return stores_in(self.hand[seat])

    def properties(self, seat: int) -> int:
        """How many property cards this seat has in hand."""
        return properties_in(self.hand[seat])

    def dice_showing(self, seat: int, face: int) -> int:
        """How many dice of this seat's final combination show this face."""
        return self.combos[seat] >> 3 * face & 7
