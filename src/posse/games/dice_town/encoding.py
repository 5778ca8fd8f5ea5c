"""A view of Dice Town as numbers (core/encoding.py). Cards are counted by kind, dice by face or by die."""

from __future__ import annotations

from array import array
from typing import Final

from posse.core.encoding import MOST, Encoding, Field
from posse.core.game import Game
from posse.core.table import View
from posse.games.dice_town.facts import (
    DICE_EACH,
    FACE_COUNT,
    FACES,
    KINDS,
    MAX_SEATS,
    PLACES,
    PROPERTY,
    ROW,
)
from posse.games.dice_town.view import DiceView, OfferView, PlayerView

TOWN: Final = (
    *("round", "nuggets in the mine", "dollars in the bank", "dollars on the stagecoach"),
    *("property cards in the deck", "store cards in the deck", "discarded cards", "last throw"),
    *("property cards being looked at", "store cards being looked at"),
)
PLAYER: Final = (
    *("at the table", "sheriff", "dollars", "nuggets", "store cards", "property cards", "loose dice"),
    *("has won something this round", "looks at cards", "is robbed of them", "Doc's visitor: which, from 1"),
)
DIE: Final = (*FACES, "kept", "kept in this throw")
OFFER: Final = (
    *("offer made", "dollars", "nuggets", "property cards", "store cards"),
    *[f"supports seat {seat}" for seat in range(MAX_SEATS)],
)
ABOUT: Final = (
    *(
        "card",
        "die",
        "dollars",
        "new",
        "old",
        "place",
        "robber",
        "round",
        "seat",
        "sheriff",
        "tied",
        "victim",
    ),
    *("visit", "window", "winner"),
)
TERMS: Final = (*["place-" + name for name in PLACES], *["face-" + face for face in FACES])
KIND: Final = "how many of each kind of card"


class DiceEncoding(Encoding):
    def __init__(self, game: Game) -> None:
        own = [
            Field("town", (len(TOWN),), ", ".join(TOWN), MOST),
            Field("row", (ROW, KINDS - PROPERTY), "property cards in the town hall, by slot and value"),
            Field("gone", (KINDS,), KIND + " is openly gone", 5),
            Field("playing", (KINDS,), KIND + " is being played", 5),
            Field("players", (MAX_SEATS, len(PLAYER)), ", ".join(PLAYER), MOST),
            Field("dice", (MAX_SEATS, DICE_EACH, len(DIE)), ", ".join(DIE)),
            Field("fenced", (MAX_SEATS, KINDS), KIND + " is behind barbed wire", 5),
            Field("known", (MAX_SEATS, KINDS), KIND + " in others' hands you are sure of", 5),
            Field("hand", (KINDS,), KIND + " in your hand", 5),
            Field("drawn", (KINDS,), KIND + " you look at", 5),
            Field(
                "offers", (MAX_SEATS, len(OFFER)), ", ".join(OFFER) + "; your own before it is shown", MOST
            ),
            Field("offered", (MAX_SEATS, KINDS), KIND + " in offers that you may see", 5),
        ]
        super().__init__(game, own, list(ABOUT), list(TERMS))
        self.town = self.field("town").at
        self.row_at = self.field("row").at
        self.gone = self.field("gone").at
        self.playing = self.field("playing").at
        self.players = self.field("players").at
        self.dice = self.field("dice").at
        self.fenced = self.field("fenced").at
        self.known = self.field("known").at
        self.hand = self.field("hand").at
        self.drawn = self.field("drawn").at
        self.offers = self.field("offers").at
        self.offered = self.field("offered").at

    def write(self, row: array[int], view: View) -> None:
        assert isinstance(view, DiceView)
        at = self.town
        row[at] = view.round
        row[at + 1] = view.mine
        row[at + 2] = view.bank
        row[at + 3] = view.stagecoach
        row[at + 4] = view.property_deck
        row[at + 5] = view.store_deck
        row[at + 6] = view.discard
        row[at + 7] = int(view.last_throw)
        row[at + 8] = view.drawn_property
        row[at + 9] = view.drawn_store
        for slot, card in enumerate(view.row):
            if card >= PROPERTY:
                row[self.row_at + slot * (KINDS - PROPERTY) + card - PROPERTY] = 1
        _count(row, self.gone, view.gone)
        _count(row, self.playing, view.playing)
        for player in view.players:
            self._player(row, player)
        self._marks(row, view)
        _count(row, self.hand, view.store)
        _count(row, self.hand, view.property)
        _count(row, self.drawn, view.drawn)
        for die, face in zip(view.rolled, view.rolled_faces, strict=True):
            row[self.dice + (view.seat * DICE_EACH + die) * len(DIE) + face] = 1
        for offer in view.offers:
            self._offer(row, offer)
        if view.own_offer is not None:
            self._offer(row, view.own_offer)

    def _player(self, row: array[int], player: PlayerView) -> None:
        seat = player.seat
        at = self.players + seat * len(PLAYER)
        row[at] = 1
        row[at + 2] = player.dollars
        row[at + 3] = player.nuggets
        row[at + 4] = player.store_count
        row[at + 5] = player.property_count
        row[at + 6] = player.loose
        row[at + 7] = int(player.won)
        _count(row, self.fenced + seat * KINDS, player.fenced)
        _count(row, self.known + seat * KINDS, player.known)
        dice = self.dice + seat * DICE_EACH * len(DIE)
        for die, face in zip(player.kept, player.kept_faces, strict=True):
            if face >= 0:
                row[dice + die * len(DIE) + face] = 1
            row[dice + die * len(DIE) + FACE_COUNT] = 1
        for die in player.fresh:
            row[dice + die * len(DIE) + FACE_COUNT + 1] = 1

    def _marks(self, row: array[int], view: DiceView) -> None:
        """What single seats have or are."""
        for column, seat in ((1, view.sheriff), (8, view.drawn_by), (9, view.drawn_from)):
            if seat >= 0:
                row[self.players + seat * len(PLAYER) + column] = 1
        for number, seat in enumerate(view.visitors, 1):
            row[self.players + seat * len(PLAYER) + 10] = number

    def _offer(self, row: array[int], offer: OfferView) -> None:
        at = self.offers + offer.seat * len(OFFER)
        row[at] = 1
        row[at + 1] = offer.dollars
        row[at + 2] = offer.nuggets
        row[at + 3] = offer.property_count
        row[at + 4] = offer.store_count
        if offer.supports >= 0:
            row[at + 5 + offer.supports] = 1
        _count(row, self.offered + offer.seat * KINDS, offer.cards)


def _count(row: array[int], at: int, cards: list[int]) -> None:
    for card in cards:
        row[at + card] += 1
