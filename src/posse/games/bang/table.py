"""The BANG! table: who sits where as which character, hands, cards in play, the piles, the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from posse.core.chance import Chance
from posse.core.game import Game, Result
from posse.core.hush import Hush
from posse.core.said import Refusal, Said
from posse.core.table import SPECTATOR, Table
from posse.games.bang.attempts import why_not
from posse.games.bang.facts import CARDS, NO_CARD, NO_EVENT, NO_FIGHT, NO_ROLE, NOBODY
from posse.games.bang.imagining import redeal, reshuffle
from posse.games.bang.invariants import invariants
from posse.games.bang.pieces.match import Match, new_match
from posse.games.bang.rules.circle import places
from posse.games.bang.rules.speaking import in_play
from posse.games.bang.rules.speech import hush, may_speak, speak, speaking
from posse.games.bang.scoring import result
from posse.games.bang.view import BangView, view, views

if TYPE_CHECKING:
    from mypy_extensions import i64

    from posse.games.bang.abilities import Ability

Numbers = tuple[int, ...]
NOTHING: Numbers = ()
# By number of seats: the seat of each figure, the figures of each seat, the figures as they sit. Two players
# have two figures each. (As bytes: compiled, reading one is a single instruction.)
OWNER: Final[list[bytes]] = [bytes([0, 0, 1, 1] if seats == 2 else range(seats)) for seats in range(9)]
OWN: Final[list[list[Numbers]]] = [
    [tuple([figure for figure, seat in enumerate(owner) if seat == mine]) for mine in range(seats)]
    for seats, owner in enumerate(OWNER)
]
RING: Final[list[Numbers]] = [(0, 1, 3, 2) if seats == 2 else tuple(range(seats)) for seats in range(9)]
PLACE: Final[list[bytes]] = [bytes([ring.index(figure) for figure in range(len(ring))]) for ring in RING]


class BangTable(Table):
    """A figure is a character at the table: each player has one, with two players each has two.

    Hands and roles belong to seats; life, cards in play and abilities belong to figures. Where a player has
    one figure their numbers are the same. What says "replaced" is shared by clones: never change it in place.
    """

    derived: ClassVar[tuple[str, ...]] = ("owner", "place", "voices")

    # What is set for the whole game
    figures: int
    owner: bytes  # seat by figure
    own: list[Numbers]  # figures by seat
    jail_persists: bool
    copies_replace: bool  # a second copy of a card in play replaces the first
    greens_wait: bool  # a green card can be used from its owner's next turn on, not from the end of this one
    pixie_pete: int  # cards he draws
    eventful: bool  # there are event cards
    hidden_six: bool  # one role is not in the game, and sides declare that they have won
    no_mercy: bool  # the Sheriff takes a Bang! card back at the end of the turn
    match: Match  # this game is one of; replaced
    # Seats
    role: list[int]  # replaced
    removed: int  # the role that nobody has, -1 if there is none
    shown: i64  # seats whose role everybody knows (bits)
    hands: list[list[int]]  # the oldest card first
    active: list[int]  # the figure that acts for a seat; replaced
    # Figures
    ring: Numbers  # figures in the order they sit, clockwise, eliminated ones too
    in_game: i64  # figures in game (bits)
    circle: Numbers  # those of the ring that are in game
    place: bytes  # by figure: where in the circle it sits, if it is in game
    character: list[int]  # replaced
    offered: Numbers  # two players: characters still to be picked
    spare: list[int]  # by seat: the character that lies face down; replaced
    spare_known: list[int]  # by seat: the seats that know what lies there (bits); replaced
    hushed: i64  # figures whose character has no ability now (bits)
    copied: list[int]  # the character whose ability a figure has copied, -1 for none; replaced
    held: list[Numbers]  # characters that a figure has drawn, with their abilities; replaced
    life: list[int]
    most: list[int]  # maximum life; replaced
    front: list[Numbers]  # cards in play in front of a figure, the oldest first
    fresh: Numbers  # green cards in play that cannot be used yet
    voices: list[list[Ability]]  # by figure: who speaks for it (rules/speaking.py), each replaced
    asks: list[int]  # by figure: the questions they answer (bits)
    heard: int  # the questions that anybody answers (bits)
    reach: list[list[int] | None]  # by figure: who its weapon reaches, None until asked; each replaced
    # Cards
    deck: list[int]  # the top is the last
    discard: list[int]  # the top is the last
    aside: Numbers  # played or used, until their effect is finished
    mine: Numbers  # discarded face down in this turn; they go onto the deck at its end, the last on top
    store: Numbers  # face up in the General Store
    flipped: Numbers  # for a "draw!", while somebody chooses one
    laid: Numbers  # flipped, and kept for a player who may take them
    laid_by: Numbers  # by which figure each of them was flipped
    knows: list[int]  # by card: the seats that know where it is and what it is (bits)
    # Event cards
    event_deck: Numbers  # High Noon and A Fistful of Cards, face up: the top is the last
    event: int  # the active one of them, -1 if none
    show_deck: Numbers  # Wild West Show, face down: the top is the last
    show: int  # the active one of them, -1 if none
    loud: int  # the questions that active event cards answer (bits)
    named: int  # the seat that the active event card names, -1 if none
    ghost: int  # a figure that is out and plays a turn all the same, -1 if none
    turned: i64  # seats that have had a turn (bits)
    skips: i64  # seats that lose their next turn (bits)
    blind: i64  # seats that do not know their own role: it was dealt to them while they were out (bits)
    # The turn
    turn: int  # seat
    turns: int  # how many there have been
    phase: int  # 0 before phase 1
    cut: bool  # the rest of the turn is lost
    bangs: int  # Bang! cards played in this turn
    acts: int  # cards played from hand as an action in this turn
    fired: Numbers  # Bang! cards that the Sheriff has played in this turn; noted only where it matters
    used: int  # characters whose ability once a turn has been used (bits)
    dug: bool  # what the turn player discards goes to the mine
    dry: bool  # phase 1 is skipped
    due: int  # the card that has to be played if it can be, -1 if none
    extra: bool  # this is an extra turn
    encore: bool  # an extra turn follows
    jailed: i64  # figures that failed a Jail check in this turn (bits)
    last: int  # the brown card just played: card + 128 x the kind it was played as; -1 if none
    # Reactions that wait until an effect is finished, by figure
    stirred: bool  # whether there are any
    lost: Numbers  # life lost
    lost_to: Numbers  # by which figure, -1 for nobody
    answered: Numbers  # cards played out of turn
    # What has been done, and how it ended
    deeds: list[int]  # by 8 x seat + seat: hostile acts of the first against the second, less friendly ones
    first_out: int  # the seat that was eliminated first, -1 if none
    fight: int  # which fight of revealed players goes on, 0 if none
    fallen: int  # how often somebody has been eliminated
    victors: i64  # seats that have won (bits), 0 while nobody has

    def begin(self, game: Game, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().begin(game, seats, settings, chance)
        self.owner = OWNER[seats]
        self.own = OWN[seats]
        self.figures = len(self.owner)
        self.jail_persists = settings["jail_persists"]
        self.copies_replace = settings["second_copy"] == "replaces"
        self.greens_wait = settings["green_ready"] == "next_turn"
        self.pixie_pete = settings["pixie_pete_cards"]
        self.eventful = settings["events"] != "none" or settings["wws_events"]
        self.no_mercy = settings["no_mercy"]
        self.hidden_six = settings["mode"] == "hidden_six"
        self.match = new_match(seats, settings)
        self.clear_table()

    def clear_table(self) -> None:
        """Everybody is there, with nothing: before a game is dealt."""
        seats, figures = self.seats, self.figures
        self.role = [NO_ROLE] * seats
        self.removed = NO_ROLE
        self.shown = 0
        self.hands = [[] for _ in range(seats)]
        self.active = [own[0] for own in self.own]
        self.ring = RING[seats]
        self.in_game = (1 << figures) - 1
        self.circle = self.ring
        self.place = PLACE[seats]
        self.character = [NOBODY] * figures
        self.offered = NOTHING
        self.spare = [NOBODY] * seats
        self.spare_known = [0] * seats
        self.hushed = 0
        self.copied = [NOBODY] * figures
        self.held = [NOTHING] * figures
        self.life = [0] * figures
        self.most = [0] * figures
        self.front = [NOTHING] * figures
        self.fresh = NOTHING
        self.voices = [[] for _ in range(figures)]
        self.asks = [0] * figures
        self.heard = 0
        self.reach = [None] * figures
        self._begin_play()

    def _begin_play(self) -> None:
        """No cards, no turn, nothing has happened."""
        figures = self.figures
        self.deck = []
        self.discard = []
        self.aside = NOTHING
        self.mine = NOTHING
        self.store = NOTHING
        self.flipped = NOTHING
        self.laid = NOTHING
        self.laid_by = NOTHING
        self.knows = [0] * CARDS
        self.event_deck = NOTHING
        self.event = NO_EVENT
        self.show_deck = NOTHING
        self.show = NO_EVENT
        self.loud = 0
        self.named = NOBODY
        self.ghost = NOBODY
        self.turned = 0
        self.skips = 0
        self.blind = 0
        self.turn = 0
        self.turns = 0
        self.phase = 0
        self.cut = False
        self.bangs = 0
        self.acts = 0
        self.fired = NOTHING
        self.used = 0
        self.dug = False
        self.dry = False
        self.due = NO_CARD
        self.extra = False
        self.encore = False
        self.jailed = 0
        self.last = -1
        self.stirred = False
        self.lost = (0,) * figures
        self.lost_to = (NOBODY,) * figures
        self.answered = (0,) * figures
        self.deeds = [0] * 64
        self.first_out = NOBODY
        self.fight = NO_FIGHT
        self.fallen = 0
        self.victors = 0

    def clone(self) -> BangTable:
        copy = BangTable()
        self.copy_kernel(copy)
        copy.figures = self.figures
        copy.owner = self.owner
        copy.own = self.own
        copy.jail_persists = self.jail_persists
        copy.copies_replace = self.copies_replace
        copy.greens_wait = self.greens_wait
        copy.pixie_pete = self.pixie_pete
        copy.eventful = self.eventful
        copy.no_mercy = self.no_mercy
        copy.match = self.match
        copy.hidden_six = self.hidden_six
        copy.role = self.role
        copy.removed = self.removed
        copy.shown = self.shown
        copy.hands = [hand[:] for hand in self.hands]
        copy.active = self.active
        copy.ring = self.ring
        copy.in_game = self.in_game
        copy.circle = self.circle
        copy.place = self.place
        copy.character = self.character
        copy.offered = self.offered
        copy.spare = self.spare
        copy.spare_known = self.spare_known
        copy.hushed = self.hushed
        copy.copied = self.copied
        copy.held = self.held
        copy.life = self.life[:]
        copy.most = self.most
        copy.front = self.front[:]
        copy.fresh = self.fresh
        copy.voices = self.voices[:]
        copy.asks = self.asks[:]
        copy.heard = self.heard
        copy.reach = self.reach[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.aside = self.aside
        copy.mine = self.mine
        copy.store = self.store
        copy.flipped = self.flipped
        copy.laid = self.laid
        copy.laid_by = self.laid_by
        copy.knows = self.knows[:]
        copy.event_deck = self.event_deck
        copy.event = self.event
        copy.show_deck = self.show_deck
        copy.show = self.show
        copy.loud = self.loud
        copy.named = self.named
        copy.ghost = self.ghost
        copy.turned = self.turned
        copy.skips = self.skips
        copy.blind = self.blind
        copy.turn = self.turn
        copy.turns = self.turns
        copy.phase = self.phase
        copy.cut = self.cut
        copy.bangs = self.bangs
        copy.acts = self.acts
        copy.fired = self.fired
        copy.used = self.used
        copy.dug = self.dug
        copy.dry = self.dry
        copy.due = self.due
        copy.extra = self.extra
        copy.encore = self.encore
        copy.jailed = self.jailed
        copy.last = self.last
        copy.stirred = self.stirred
        copy.lost = self.lost
        copy.lost_to = self.lost_to
        copy.answered = self.answered
        copy.deeds = self.deeds[:]
        copy.first_out = self.first_out
        copy.fight = self.fight
        copy.fallen = self.fallen
        copy.victors = self.victors
        return copy

    def derive(self) -> None:
        self.owner = OWNER[self.seats]
        self.place = places(self.circle, self.figures)
        dealt = NOBODY not in self.character  # before, nobody speaks
        self.voices = [in_play(self, figure) if dealt else [] for figure in range(self.figures)]

    def view(self, seat: int = SPECTATOR) -> BangView:
        return view(self, seat)

    def views(self, seats: Sequence[int]) -> Sequence[BangView]:
        return views(self, seats)

    def redeal(self, seat: int) -> None:
        redeal(self, seat)

    def reshuffle(self) -> None:
        reshuffle(self)

    def result(self) -> Result | None:
        return result(self) if self.over else None

    def why_not(self, seat: int, attempt: str) -> Refusal | None:
        return why_not(self, seat, attempt)

    def interjects(self, seat: int, name: str) -> bool:
        return may_speak(self, seat, name)

    def interject(self, seat: int, name: str) -> None:
        speak(self, seat)

    def interjection(self, name: str) -> Said:
        return speaking()

    def hush(self) -> Hush | None:
        return hush(self)

    def invariants(self) -> list[str]:
        return invariants(self)

    # What many rules ask

    def acting(self) -> int:
        """The figure whose turn it is."""
        return self.active[self.turn]

    def hand_of(self, figure: int) -> list[int]:
        return self.hands[self.owner[figure]]

    def is_in_game(self, figure: int) -> bool:
        return self.in_game >> figure & 1 == 1
