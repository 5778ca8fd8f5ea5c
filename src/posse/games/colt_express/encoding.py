"""A view of Colt Express as numbers (core/encoding.py). Money is in dollars, cards are counted by number."""

from __future__ import annotations

from array import array
from typing import Final

from posse.core.encoding import MOST, Encoding, Field
from posse.core.game import Game
from posse.core.table import View
from posse.games.colt_express.facts import (
    BANDIT_COUNT,
    BANDITS,
    EVENTS,
    LOOT,
    MAX_SEATS,
    MOST_CARS,
    NEUTRAL,
    ROUND_CARDS,
    ROUND_EVENTS,
    TURN_KIND,
    TURN_PART,
    TURNS,
    WAGONS,
)
from posse.games.colt_express.view import BanditView, ColtView, PileCard, PlaceView, PlayerView

CARDS: Final = NEUTRAL + 1
MOST_TURNS: Final = 30  # a round of six players: three turns, and one twice for each
MOST_PILE: Final = 30

TRAIN: Final = (
    *("abilities", "events", "expert", "teams", "round", "planning turns so far", "neutral bullets"),
    *("second strongbox left out", "purses left out", "jewels left out", "cards are being resolved"),
    *("your first card may be hidden", "cards on the pile", "cards resolved"),
)
PLACE: Final = (
    *("there is such a place", "the Marshal is here", "purses", "dollars in them that you know of", "jewels"),
    *("strongboxes", "locomotive", *["wagon " + name for name in WAGONS]),
)
BANDIT: Final = (
    *("in the game", "on the roof", "bullets left", "purses", "jewels", "strongboxes"),
    *("dollars in its purses, if you know", "still to be chosen", "picked by you for the last car"),
    *[f"of seat {seat}" for seat in range(MAX_SEATS)],
    *[f"in car {car}" for car in range(MOST_CARS)],
)
PLAYER: Final = (
    *("at the table", "first player", "cards in hand", "cards in the deck", "bullets on top of it", "fired"),
    *["hit by " + name for name in (*BANDITS, "marshal")],
)
PILE: Final = (
    *("card", "face down", "resolved", "action card, from 1", "bandit, from 1"),
    *[f"of seat {seat}" for seat in range(MAX_SEATS)],
)
TURN: Final = (*TURNS, *[f"seat {seat}" for seat in range(MAX_SEATS)])
ABOUT: Final = ("bandit", "kept", "loot", "turn", "victim")
TERMS: Final = (
    *["bandit-" + name for name in BANDITS],
    *["loot-" + name for name in LOOT],
    *["turn-" + name for name in TURNS],
)
KIND: Final = "how many of each card"


class ColtEncoding(Encoding):
    def __init__(self, game: Game) -> None:
        own = [
            Field("train", (len(TRAIN),), ", ".join(TRAIN), MOST),
            Field("round_card", (len(ROUND_CARDS),), ", ".join(ROUND_CARDS)),
            Field("event", (len(EVENTS),), ", ".join(EVENTS)),
            Field("past_rounds", (len(ROUND_CARDS),), "round cards of earlier rounds"),
            Field("turns", (MOST_TURNS, len(TURN)), ", ".join(TURN)),
            Field("places", (2 * MOST_CARS, len(PLACE)), ", ".join(PLACE), MOST),
            Field("bandits", (BANDIT_COUNT, len(BANDIT)), ", ".join(BANDIT), MOST),
            Field("players", (MAX_SEATS, len(PLAYER)), ", ".join(PLAYER), MOST),
            Field("discards", (MAX_SEATS, CARDS), KIND + " in the open discard piles", MOST),
            Field("pile", (MOST_PILE, len(PILE)), ", ".join(PILE), MOST),
            Field(
                "partners",
                (BANDIT_COUNT,),
                "partners dealt to the team leaders, in order from 1",
                BANDIT_COUNT,
            ),
            Field("hand", (CARDS,), KIND + " in your hand", MOST),
            Field("kept", (CARDS,), KIND + " you keep or have picked in secret", MOST),
        ]
        super().__init__(game, own, list(ABOUT), list(TERMS))
        self.train = self.field("train").at
        self.round_card = self.field("round_card").at
        self.event = self.field("event").at
        self.past_rounds = self.field("past_rounds").at
        self.turns = self.field("turns").at
        self.places = self.field("places").at
        self.bandits = self.field("bandits").at
        self.players = self.field("players").at
        self.discards = self.field("discards").at
        self.pile = self.field("pile").at
        self.partners = self.field("partners").at
        self.hand = self.field("hand").at
        self.kept = self.field("kept").at

    def write(self, row: array[int], view: View) -> None:
        assert isinstance(view, ColtView)
        self._train(row, view)
        self._round(row, view)
        for place in view.places:
            self._place(row, place, view)
        for bandit in view.bandits:
            self._bandit(row, bandit)
        for bandit_number in view.free:
            row[self.bandits + bandit_number * len(BANDIT) + 7] = 1
        if view.last_car >= 0:
            row[self.bandits + view.last_car * len(BANDIT) + 8] = 1
        for player in view.players:
            self._player(row, player)
        if view.first >= 0:
            row[self.players + view.first * len(PLAYER) + 1] = 1
        for number, card in enumerate(view.pile):
            self._pile(row, self.pile + number * len(PILE), card)
        for number, partner in enumerate(view.team_partner, 1):
            row[self.partners + partner] = number
        _count(row, self.hand, view.hand)
        _count(row, self.kept, view.kept)
        if view.picked >= 0:
            row[self.kept + view.picked] = 1

    def _train(self, row: array[int], view: ColtView) -> None:
        at = self.train
        row[at] = int(view.abilities)
        row[at + 1] = int(view.events)
        row[at + 2] = int(view.expert)
        row[at + 3] = int(view.teams)
        row[at + 4] = view.round
        row[at + 5] = view.turn
        row[at + 6] = view.neutral
        row[at + 7] = int(view.spare_box)
        row[at + 8] = view.spare_purses
        row[at + 9] = view.spare_jewels
        row[at + 10] = int(view.stealing)
        row[at + 11] = int(view.may_hide)
        row[at + 12] = len(view.pile)
        row[at + 13] = len([card for card in view.pile if card.resolved])

    def _round(self, row: array[int], view: ColtView) -> None:
        if view.round_cards:
            card = view.round_cards[-1]
            row[self.round_card + card] = 1
            if view.events and ROUND_EVENTS[card] >= 0:
                row[self.event + ROUND_EVENTS[card]] = 1
        for card in view.round_cards[:-1]:
            row[self.past_rounds + card] = 1
        at = self.turns
        for turn in view.turns:
            row[at + (turn >> TURN_KIND & TURN_PART)] = 1
            row[at + len(TURNS) + (turn & TURN_PART)] = 1
            at += len(TURN)

    def _place(self, row: array[int], place: PlaceView, view: ColtView) -> None:
        at = self.places + (2 * place.car + int(place.roof)) * len(PLACE)
        row[at] = 1
        row[at + 1] = int(place.car == view.marshal and not place.roof)
        row[at + 2] = len(place.purses)
        row[at + 3] = sum([purse.value for purse in place.purses])
        row[at + 4] = place.jewels
        row[at + 5] = place.strongboxes
        row[at + 7 + view.wagons[place.car]] = 1  # the locomotive is -1

    def _bandit(self, row: array[int], bandit: BanditView) -> None:
        at = self.bandits + bandit.bandit * len(BANDIT)
        row[at] = 1
        row[at + 1] = int(bandit.roof)
        row[at + 2] = bandit.bullets
        row[at + 3] = bandit.purses
        row[at + 4] = bandit.jewels
        row[at + 5] = bandit.strongboxes
        row[at + 6] = sum(bandit.values)
        row[at + 9 + bandit.owner] = 1
        if bandit.car >= 0:
            row[at + 9 + MAX_SEATS + bandit.car] = 1

    def _player(self, row: array[int], player: PlayerView) -> None:
        at = self.players + player.seat * len(PLAYER)
        row[at] = 1
        row[at + 2] = player.hand
        row[at + 3] = player.deck
        row[at + 4] = player.bullets_on_top
        row[at + 5] = player.fired
        for number, received in enumerate(player.received):
            row[at + 6 + number] = received
        _count(row, self.discards + player.seat * CARDS, player.discard)

    def _pile(self, row: array[int], at: int, card: PileCard) -> None:
        row[at] = 1
        row[at + 1] = int(card.face_down)
        row[at + 2] = int(card.resolved)
        row[at + 3] = card.card + 1
        row[at + 4] = card.bandit + 1
        row[at + 5 + card.seat] = 1


def _count(row: array[int], at: int, cards: list[int]) -> None:
    for card in cards:
        row[at + card] += 1
