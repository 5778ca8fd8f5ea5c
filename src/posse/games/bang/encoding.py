"""A view of BANG! as numbers (core/encoding.py). Every card of the deck is a place in a field of 120.

Figures are the characters at the table: with two players each seat has two of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from posse.core.encoding import MOST, Encoding, Field
from posse.core.game import Game
from posse.core.table import View
from posse.games.bang.facts import (
    CARDS,
    CHARACTER_COUNT,
    CHARACTER_NAMES,
    EVENT_COUNT,
    EVENT_NAMES,
    KIND_NAMES,
    MAX_SEATS,
    ROLES,
    SUITS,
)
from posse.games.bang.view import BangView, FigureView, MatchView, PlayerView

TABLE: Final = (
    *(
        "Dodge City",
        "Jail stays until hearts",
        "a second copy replaces",
        "green cards wait",
        "turns",
    ),
    *(
        "before the draw",
        "drawing",
        "playing",
        "discarding",
        "cards in the deck",
        "cards in the discard pile",
    ),
    *("Bang! cards played in this turn", "another one may be played", "hidden six", "fight", "event cards"),
    *("event cards left", "show cards left", "clockwise", "actions in this turn", "spare character, from 1"),
    *["every card counts as " + suit for suit in SUITS],
    "the role that is not in the game, from 1",
)
PLAYER: Final = (
    *(
        "at the table",
        "turn",
        "role shown",
        "cards in hand",
        "turns the event cards",
        "named by the event card",
    ),
    *("loses the next turn", "has won", "money or games won in the match", "price of the character"),
    *ROLES,
)
FIGURE: Final = (
    *("in the game", "there is one", "active", "life", "maximum life", "cards have no effect", "range"),
    *("plays as a ghost", "place at the table, from 1"),
    *[f"of seat {seat}" for seat in range(MAX_SEATS)],
)
MATCH: Final = ("games", "number of this one", "counts money", "bounties", "experience", "hiring", "stake")
EVENTS: Final = ("active", "active of the show", "next")
PILES: Final = (
    *(
        "top of the discard pile",
        "effect not finished",
        "general store",
        "flipped",
        "laid",
        "has to be played",
    ),
    *("goes onto the deck, known to you",),
)
ABOUT: Final = (
    *("among", "bid", "by", "card", "character", "characters", "characters", "kind", "leader", "missing"),
    *("money", "n", "need", "of", "price", "prize", "target", "to", "victim", "what"),
)
TERMS: Final = (
    *["character-" + name for name in CHARACTER_NAMES],
    *["card-" + name for name in KIND_NAMES],
    *["happening-" + name for name in EVENT_NAMES],
)
MOST_KNOWN: Final = 8


class BangEncoding(Encoding):
    def __init__(self, game: Game) -> None:
        own = [
            Field("table", (len(TABLE),), ", ".join(TABLE), MOST),
            Field("players", (MAX_SEATS, len(PLAYER)), ", ".join(PLAYER), MOST, -MOST),
            Field("figures", (MAX_SEATS, len(FIGURE)), ", ".join(FIGURE), MOST, -MOST),
            Field("abilities", (MAX_SEATS, CHARACTER_COUNT), "by figure: whose abilities it has"),
            Field(
                "front",
                (MAX_SEATS, CARDS),
                "by figure: cards in front of it; 2 if they cannot be used yet",
                2,
            ),
            Field("distances", (MAX_SEATS, MAX_SEATS), "by figure: how far away it sees each figure", MOST),
            Field("deeds", (MAX_SEATS, MAX_SEATS), "by seat: hostile acts against each seat", MOST, -MOST),
            Field("known", (MAX_SEATS, CARDS), "by seat: hand cards that you know"),
            Field("piles", (len(PILES), CARDS), ", ".join(PILES)),
            Field("events", (len(EVENTS), EVENT_COUNT), ", ".join(EVENTS)),
            Field("offered", (CHARACTER_COUNT,), "characters still to be picked or sold"),
            Field("match", (len(MATCH),), ", ".join(MATCH), MOST),
            Field("hand", (CARDS,), "your hand"),
            Field(
                "deck", (MOST_KNOWN,), "cards on top of the deck that you know, from 1, the top first", CARDS
            ),
        ]
        super().__init__(game, own, list(ABOUT), list(TERMS))
        self.table = self.field("table").at
        self.players = self.field("players").at
        self.figures = self.field("figures").at
        self.abilities = self.field("abilities").at
        self.front = self.field("front").at
        self.distances = self.field("distances").at
        self.deeds = self.field("deeds").at
        self.known = self.field("known").at
        self.piles = self.field("piles").at
        self.events = self.field("events").at
        self.offered = self.field("offered").at
        self.match = self.field("match").at
        self.hand = self.field("hand").at
        self.deck = self.field("deck").at

    def write(self, row: array[int], view: View) -> None:
        assert isinstance(view, BangView)
        self._table(row, view)
        for player in view.players:
            self._player(row, player)
        self._marks(row, view)
        for figure in view.figures:
            self._figure(row, figure)
        for place, number in enumerate(view.order, 1):
            row[self.figures + number * len(FIGURE) + 8] = place
        for seat, deeds in enumerate(view.deeds):
            for other, count in enumerate(deeds):
                row[self.deeds + seat * MAX_SEATS + other] = count
        self._piles(row, view)
        for which, event in enumerate((view.event, view.show, view.next_event)):
            if event >= 0:
                row[self.events + which * EVENT_COUNT + event] = 1
        _mark(row, self.offered, view.offered)
        if view.match is not None:
            self._match(row, view.match)
        _mark(row, self.hand, view.hand)
        for place, card in enumerate(view.deck_known[:MOST_KNOWN]):
            row[self.deck + place] = card + 1

    def _table(self, row: array[int], view: BangView) -> None:
        at = self.table
        row[at] = int(view.dodge_city)
        row[at + 1] = int(view.jail_persists)
        row[at + 2] = int(view.copies_replace)
        row[at + 3] = int(view.greens_wait)
        row[at + 4] = view.turns
        row[at + 5 + view.phase] = 1
        row[at + 9] = view.deck
        row[at + 10] = view.discard
        row[at + 11] = view.bangs
        row[at + 12] = int(view.may_shoot)
        row[at + 13] = int(view.hidden_six)
        row[at + 14] = int(view.fight)
        row[at + 15] = int(view.eventful)
        row[at + 16] = view.events_left
        row[at + 17] = view.show_left
        row[at + 18] = int(view.clockwise)
        row[at + 19] = view.acts
        row[at + 20] = view.spare + 1
        if view.suit >= 0:
            row[at + 21 + view.suit] = 1
        row[at + 21 + len(SUITS)] = view.removed + 1

    def _player(self, row: array[int], player: PlayerView) -> None:
        at = self.players + player.seat * len(PLAYER)
        row[at] = 1
        row[at + 2] = int(player.role_shown)
        row[at + 3] = player.hand
        if player.role >= 0:
            row[at + 10 + player.role] = 1
        _mark(row, self.known + player.seat * CARDS, player.known)

    def _marks(self, row: array[int], view: BangView) -> None:
        """What single seats have or are."""
        for column, seat in ((1, view.turn), (4, view.keeper), (5, view.named)):
            if seat >= 0:
                row[self.players + seat * len(PLAYER) + column] = 1
        for seat in view.skips:
            row[self.players + seat * len(PLAYER) + 6] = 1
        for seat in view.winners:
            row[self.players + seat * len(PLAYER) + 7] = 1

    def _figure(self, row: array[int], figure: FigureView) -> None:
        number = figure.figure
        at = self.figures + number * len(FIGURE)
        row[at] = int(figure.in_game)
        row[at + 1] = 1
        row[at + 2] = int(figure.active)
        row[at + 3] = figure.life
        row[at + 4] = figure.most
        row[at + 5] = int(figure.idle)
        row[at + 6] = figure.range
        row[at + 9 + figure.seat] = 1
        _mark(row, self.abilities + number * CHARACTER_COUNT, figure.abilities)
        _mark(row, self.front + number * CARDS, figure.front)
        for card in figure.waiting:
            row[self.front + number * CARDS + card] = 2
        for other, distance in enumerate(figure.distances):
            row[self.distances + number * MAX_SEATS + other] = distance

    def _piles(self, row: array[int], view: BangView) -> None:
        at = self.piles
        piles = ((view.top,), view.aside, view.store, view.flipped, view.laid, (view.due,), tuple(view.mine))
        for pile in piles:
            for card in pile:
                if card >= 0:
                    row[at + card] = 1
            at += CARDS
        if view.ghost >= 0:
            row[self.figures + view.ghost * len(FIGURE) + 7] = 1

    def _match(self, row: array[int], match: MatchView) -> None:
        at = self.match
        row[at] = match.games
        row[at + 1] = match.game
        row[at + 2] = int(match.money)
        row[at + 3] = int(match.bounties)
        row[at + 4] = int(match.experience)
        row[at + 5] = int(match.hiring)
        row[at + 6] = match.stake
        for seat, total in enumerate(match.totals):
            row[self.players + seat * len(PLAYER) + 8] = total
        for seat, price in enumerate(match.price):
            row[self.players + seat * len(PLAYER) + 9] = price


def _mark(row: array[int], at: int, things: Sequence[int]) -> None:
    for thing in things:
        row[at + thing] = 1
