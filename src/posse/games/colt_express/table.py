"""The Colt Express table: the train and who is where, the decks, the common pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from posse.core.chance import Chance
from posse.core.game import Game, Result
from posse.core.said import Refusal
from posse.core.table import SPECTATOR, ZEROS, Table
from posse.games.colt_express.attempts import why_not
from posse.games.colt_express.characters import in_play
from posse.games.colt_express.facts import (
    BANDIT_COUNT,
    BULLET,
    FROM_MARSHAL,
    MARSHAL,
    MAX_SEATS,
    NEUTRAL_BULLETS,
    NOBODY,
    OWN_BULLETS,
    SECOND,
)
from posse.games.colt_express.imagining import redeal, reshuffle
from posse.games.colt_express.invariants import invariants
from posse.games.colt_express.pieces.packing import BANDITS_IN
from posse.games.colt_express.pieces.purses import NO_PURSE
from posse.games.colt_express.scoring import result
from posse.games.colt_express.view import ColtView, view

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

    from posse.games.colt_express.abilities import Ability

NOWHERE: Final = -2  # a bandit who is not on the train yet: car -1
Numbers = tuple[int, ...]

# What an empty table begins with. Compiled, a copy is faster than making such a list.
_NOBODIES: Final[list[int]] = [NOBODY] * BANDIT_COUNT
_NOWHERES: Final[list[int]] = [NOWHERE] * BANDIT_COUNT
_BULLETS: Final[list[int]] = [OWN_BULLETS] * BANDIT_COUNT
_NO_PURSES: Final[list[int]] = [NO_PURSE] * BANDIT_COUNT
_NONE_KNOWN: Final[list[int]] = [NO_PURSE] * (BANDIT_COUNT * MAX_SEATS)
_NO_GANGS: Final[list[Numbers]] = [()] * MAX_SEATS
_NONE_RECEIVED: Final[list[Numbers]] = [(0,) * (FROM_MARSHAL + 1)] * MAX_SEATS
_NO_VOICES: Final[list[list[Ability]]] = [[] for _ in range(BANDIT_COUNT)]

# By seats and first player: the seats from that one on.
_CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)]
    for seats in range(MAX_SEATS + 1)
]

# A place is 2 x the car's number + its level. Cars count from the front: the locomotive is car 0.


class ColtTable(Table):
    """Bandits are numbered by character, 0 to 5; what belongs to a bandit is in lists by that number."""

    derived: ClassVar[tuple[str, ...]] = ("voices",)

    abilities: bool
    events_on: bool
    expert: bool
    teams: bool  # two bandits a player
    cars: int  # the locomotive and the wagons
    wagons: Numbers  # which wagon each car is; the locomotive is -1
    round: int  # from 1; 0 while the table is set up
    round_cards: Numbers  # five; those after `round` lie face down
    first: int  # the first player of the round
    # Bandits
    owner: list[int]  # seat by bandit, -1 if it is not in the game
    gang: list[Numbers]  # bandits by seat
    place: list[int]
    bullets: list[int]  # own bullets left
    fired: list[int]  # bullets fired at other players' bandits, by seat
    received: list[Numbers]  # bullets received, by seat: how many from each bandit, then from the Marshal
    free: Numbers  # characters or teams (their leaders) still to be chosen
    team_partner: Numbers  # the partners dealt to Ghost, Doc and Belle
    voices: list[list[Ability]]  # by bandit: who speaks for it (characters.py); never changed, only replaced
    asks: list[int]  # by bandit: the questions they answer (bits)
    # Cards
    deck: list[list[int]]  # the top is the last
    hand: list[list[int]]
    discard: list[list[int]]  # expert only
    fresh_bullets: list[int]  # expert only: bullets on top of a deck that nobody has drawn yet
    pile: list[int]  # BY x seat + card, HIDDEN more if it was played face down
    resolved: int  # how many of the pile have been resolved
    turns: list[int]  # the planning phase of this round (rounds.ORDERS)
    turn: int  # which of them is next
    first_turn: int  # seats that have not yet had their first turn of the round (bits)
    stealing: bool
    # The Marshal and loot
    marshal: int
    neutral: int  # neutral bullets that can still be given
    neutral_away: int  # those put away after a shortage
    jewels: list[int]  # by place
    boxes: list[int]  # by place
    purses: list[Numbers]  # by place: tokens
    token_kind: list[int]  # by token: its value
    token_seen: list[int]  # by token: the seat that owned it last, -1 if it was never on a board
    token_sure: list[int]  # by token: the seats that can be sure of its value (bits)
    board_purses: list[int]  # by bandit: a bag
    board_jewels: list[int]
    board_boxes: list[int]
    supply: int  # a bag of purses left out
    spare_box: bool  # whether the second strongbox is still off the train
    spare_jewels: int
    known: list[int]  # [viewer * BANDIT_COUNT + bandit]: a bag of purses the viewer is sure that bandit has
    extra_purses: int  # purses made for the Hostage Conductor

    def begin(self, game: Game, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().begin(game, seats, settings, chance)
        self.abilities = bool(settings["abilities"])
        self.events_on = bool(settings["events"])
        self.expert = bool(settings["expert"])
        self.teams = settings["bandits_per_player"] == 2
        self.cars = 0
        self.wagons = ()
        self.round = 0
        self.round_cards = ()
        self.first = 0
        self.owner = _NOBODIES[:]
        self.gang = _NO_GANGS[:seats]
        self.place = _NOWHERES[:]
        self.bullets = _BULLETS[:]
        self.fired = ZEROS[:seats]
        self.received = _NONE_RECEIVED[:seats]
        self.free = ()
        self.team_partner = ()
        self.voices = _NO_VOICES
        self.asks = ZEROS[:BANDIT_COUNT]
        self.deck = [[] for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]
        self.fresh_bullets = ZEROS[:seats]
        self.pile = []
        self.resolved = 0
        self.turns = []
        self.turn = 0
        self.first_turn = 0
        self.stealing = False
        self.marshal = 0
        self.neutral = NEUTRAL_BULLETS
        self.neutral_away = 0
        self.jewels = []
        self.boxes = []
        self.purses = []
        self.token_kind = []
        self.token_seen = []
        self.token_sure = []
        self.board_purses = _NO_PURSES[:]
        self.board_jewels = ZEROS[:BANDIT_COUNT]
        self.board_boxes = ZEROS[:BANDIT_COUNT]
        self.supply = NO_PURSE
        self.spare_box = True
        self.spare_jewels = 0
        self.known = _NONE_KNOWN[: BANDIT_COUNT * seats]
        self.extra_purses = 0

    def clone(self) -> ColtTable:
        copy = ColtTable()
        self.copy_kernel(copy)
        copy.abilities = self.abilities
        copy.events_on = self.events_on
        copy.expert = self.expert
        copy.teams = self.teams
        copy.cars = self.cars
        copy.wagons = self.wagons
        copy.round = self.round
        copy.round_cards = self.round_cards
        copy.first = self.first
        copy.owner = self.owner[:]
        copy.gang = self.gang[:]
        copy.place = self.place[:]
        copy.bullets = self.bullets[:]
        copy.fired = self.fired[:]
        copy.received = self.received[:]
        copy.free = self.free
        copy.team_partner = self.team_partner
        copy.voices = self.voices
        copy.asks = self.asks
        copy.deck = [cards[:] for cards in self.deck]
        copy.hand = [cards[:] for cards in self.hand]
        copy.discard = [cards[:] for cards in self.discard] if self.expert else self.discard
        copy.fresh_bullets = self.fresh_bullets[:]
        copy.pile = self.pile[:]
        copy.resolved = self.resolved
        copy.turns = self.turns
        copy.turn = self.turn
        copy.first_turn = self.first_turn
        copy.stealing = self.stealing
        copy.marshal = self.marshal
        copy.neutral = self.neutral
        copy.neutral_away = self.neutral_away
        copy.jewels = self.jewels[:]
        copy.boxes = self.boxes[:]
        copy.purses = self.purses[:]
        copy.token_kind = self.token_kind[:]
        copy.token_seen = self.token_seen[:]
        copy.token_sure = self.token_sure[:]
        copy.board_purses = self.board_purses[:]
        copy.board_jewels = self.board_jewels[:]
        copy.board_boxes = self.board_boxes[:]
        copy.supply = self.supply
        copy.spare_box = self.spare_box
        copy.spare_jewels = self.spare_jewels
        copy.known = self.known[:]
        copy.extra_purses = self.extra_purses
        return copy

    def derive(self) -> None:
        self.voices = [in_play(self, bandit) for bandit in range(BANDIT_COUNT)]

    def view(self, seat: int = SPECTATOR) -> ColtView:
        return view(self, seat)

    def redeal(self, seat: int) -> None:
        redeal(self, seat)

    def reshuffle(self) -> None:
        reshuffle(self)

    def result(self) -> Result | None:
        return result(self) if self.over else None

    def why_not(self, seat: int, attempt: str) -> Refusal | None:
        return why_not(self, seat, attempt)

    def invariants(self) -> list[str]:
        return invariants(self)

    # What many rules ask

    def last_car(self) -> int:
        return self.cars - 1

    def at(self, place: int) -> list[int]:
        """The bandits at a place."""
        return BANDITS_IN[self.at_either(place, place)][:]

    def at_either(self, one: i64, another: i64) -> i64:
        """The bandits (bits) at one of two places on the train."""
        found: i64 = 0
        bit: i64 = 1
        for place in cast("list[i64]", self.place):  # compiled, machine words: see core/piles.py
            if place in (one, another):
                found |= bit
            bit <<= 1
        return found

    def set_aside(self) -> int:
        """colt-setup-purse-aside: $250 purses in the supply that wait for bandits nobody has taken yet."""
        bandits = 2 * self.seats if self.teams else self.seats
        return bandits - sum([1 for owner in self.owner if owner != NOBODY])

    def clockwise(self) -> list[int]:
        """Seats from the first player of the round on. For reading only."""
        return _CLOCKWISE[self.seats][self.first]

    def bandit_of(self, seat: int, card: int) -> int:
        """The bandit an action card is carried out by (a Marshal card, by the player's first)."""
        gang = self.gang[seat]
        return gang[1] if card & SECOND else gang[0]

    def shown_on(self, seat: int, card: int) -> int:
        """The bandit a card shows: nobody on a bullet or a team's Marshal card (colt-team-marshal-card)."""
        if card >= BULLET or (self.teams and card == MARSHAL):
            return NOBODY
        return self.bandit_of(seat, card)
