"""What a player may know: section 5, built up from nothing.

Fields are set one by one: a dataclass's own `__init__` is interpreted in the fast build, too, and a bot gets
a view for every decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from posse.core.table import EVERYBODY, View
from posse.games.bang import abilities
from posse.games.bang.abilities import SILENCES_CARDS
from posse.games.bang.facts import NO_CARD, NO_FIGHT, NO_ROLE, NOBODY, SHERIFF_SEATS
from posse.games.bang.rules.circle import distances, is_clockwise
from posse.games.bang.rules.keeping import keeper, next_event
from posse.games.bang.rules.speaking import characters_of, silenced, suit_of_all

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable

Numbers = tuple[int, ...]


@dataclass(init=False)
class FigureView:
    """A character at the table. With two players each has two of them."""

    figure: int
    seat: int
    character: int
    abilities: Numbers  # the characters whose abilities it has now, its own first
    life: int
    most: int  # maximum life
    front: Numbers  # cards in play, the oldest first
    waiting: Numbers  # those of them that are green and cannot be used yet
    idle: bool  # they have no effect now
    in_game: bool
    active: bool
    range: int  # of its weapon
    distances: list[int]  # by figure: how far away it sees that one; 0 where one of them is out


@dataclass(init=False)
class PlayerView:
    """A player: hand cards by number only, but for those this viewer knows."""

    seat: int
    role: int  # -1 if it is not for this viewer to know
    role_shown: bool  # everybody knows it
    hand: int
    known: list[int]  # hand cards that this viewer knows; the viewer's own are in `hand` of the whole view
    figures: Numbers


@dataclass(init=False)
class MatchView:
    """As many games as players, and what they bring."""

    games: int
    game: int  # the number of this one, from 0
    money: bool  # the sheet counts dollars; with few players it counts games won
    bounties: bool
    experience: bool
    hiring: bool
    stake: int  # money that everybody began the match with
    sheet: list[Numbers]  # by game that is over and seat: money, or games won
    totals: list[int]  # by seat: all of it, this game too
    price: list[int]  # by seat: what its character has cost
    left: list[Numbers]  # by seat: cards that lay in front of it when the last game ended
    kept: list[Numbers]  # by seat: those it keeps for this one


@dataclass(init=False)
class BangView(View):
    """The table as one player sees it."""

    dodge_city: bool
    jail_persists: bool
    copies_replace: bool
    greens_wait: bool
    turn: int
    turns: int
    phase: int  # 0 before the draw, 1 draw, 2 play, 3 discard
    order: Numbers  # figures as they sit, clockwise
    players: list[PlayerView]
    figures: list[FigureView]
    deck: int
    discard: int
    top: int  # the top card of the discard pile, -1 if it is empty
    aside: Numbers  # cards whose effect is not finished
    store: Numbers
    flipped: Numbers  # of a "draw!", to choose from
    laid: Numbers  # of a "draw!", for a player who may take them
    bangs: int  # Bang! cards played in this turn
    may_shoot: bool  # whether the turn player may play another
    deeds: list[list[int]]  # by seat and seat: hostile acts, less friendly ones
    winners: list[int]
    hidden_six: bool  # one role is not in the game, and sides declare that they have won
    removed: int  # that role, -1 until the game is over
    fight: bool  # revealed players fight it out
    match: MatchView | None  # None for a single game
    offered: Numbers  # characters still to be picked, or to be sold
    # Event cards; -1 for none
    eventful: bool  # whether there are any
    event: int  # of High Noon or A Fistful of Cards: the active one
    show: int  # of Wild West Show: the active one
    show_left: int  # cards in their deck, which lies face down
    next_event: int  # the top of their deck, which lies face up
    events_left: int  # cards in their deck
    keeper: int  # the seat that turns them
    clockwise: bool  # which way turn order runs
    named: int  # the seat that the active event card names
    mine: list[int]  # go onto the deck at the end of the turn; -1 for one this viewer does not know
    due: int  # the card that has to be played if it can be
    acts: int  # cards that the turn player has played as an action in this turn
    suit: int  # the suit that every card counts as; -1: its own
    skips: list[int]  # seats that lose their next turn
    ghost: int  # a figure that is out and plays a turn all the same
    # Only for this seat
    hand: list[int]  # the oldest card first
    deck_known: list[int]  # cards on top of the deck whose order this viewer knows, the top first
    spare: int  # the own character that lies face down, -1 if this viewer has not looked at it


def view(table: BangTable, seat: int) -> BangView:
    return _view(table, seat, _figures(table))


def views(table: BangTable, seats: Sequence[int]) -> list[BangView]:
    """The views of several seats. Figures look the same from everywhere: they are made once."""
    figures = _figures(table)
    return [_view(table, seat, figures) for seat in seats]


def _view(table: BangTable, seat: int, figures: list[FigureView]) -> BangView:
    mine = 0 <= seat < table.seats
    viewer = seat if mine else -1
    me = table.acting()
    seen = BangView(viewer, table.seats, table.waiting_for(), table.over)
    seen.dodge_city = bool(table.settings["dodge_city"])
    seen.jail_persists = table.jail_persists
    seen.copies_replace = table.copies_replace
    seen.greens_wait = table.greens_wait
    seen.turn = table.turn
    seen.turns = table.turns
    seen.phase = table.phase
    seen.order = table.ring
    seen.players = [_player(table, other, viewer) for other in range(table.seats)]
    seen.figures = figures
    seen.deck = len(table.deck)
    seen.discard = len(table.discard)
    seen.top = table.discard[-1] if table.discard else NO_CARD
    seen.aside = table.aside
    seen.store = table.store
    seen.flipped = table.flipped
    seen.laid = table.laid
    seen.bangs = table.bangs
    seen.may_shoot = table.bangs < abilities.bangs_per_turn(table, me, 1)
    seen.deeds = [table.deeds[8 * other : 8 * other + table.seats] for other in range(table.seats)]
    seen.hidden_six = table.hidden_six
    seen.removed = table.removed if table.victors else NO_ROLE
    seen.fight = table.fight != NO_FIGHT
    seen.winners = [other for other in range(table.seats) if table.victors >> other & 1]
    seen.match = _match(table) if table.match.games > 1 else None
    seen.offered = table.offered
    seen.hand = table.hands[seat][:] if mine else []
    seen.deck_known = _deck_known(table, viewer)
    seen.spare = table.spare[seat] if mine and table.spare_known[seat] >> seat & 1 else NOBODY
    _events(table, seen)
    return seen


def _match(table: BangTable) -> MatchView:
    match, seen = table.match, MatchView()
    seen.games = match.games
    seen.game = match.number
    seen.money = table.seats >= SHERIFF_SEATS
    seen.bounties = match.bounties
    seen.experience = match.experience
    seen.hiring = match.hiring
    seen.stake = match.stake
    seen.sheet = match.sheet[:]
    seen.totals = [match.money_of(seat) for seat in range(table.seats)]
    seen.price = match.price[:]
    seen.left = match.left[:]
    seen.kept = match.kept[:]
    return seen


def _events(table: BangTable, seen: BangView) -> None:
    seen.eventful = table.eventful
    seen.event = table.event
    seen.show = table.show
    seen.show_left = len(table.show_deck)
    seen.next_event = next_event(table)
    seen.events_left = len(table.event_deck)
    seen.keeper = keeper(table) if table.eventful and not table.over else NOBODY
    seen.clockwise = is_clockwise(table)
    seen.named = table.named
    bit = 1 << seen.seat if seen.seat >= 0 else EVERYBODY[table.seats]
    seen.mine = [card if table.knows[card] & bit == bit else NO_CARD for card in table.mine]
    seen.due = table.due
    seen.acts = table.acts
    seen.suit = suit_of_all(table)
    seen.skips = [seat for seat in range(table.seats) if table.skips >> seat & 1]
    seen.ghost = table.ghost


def _player(table: BangTable, seat: int, viewer: int) -> PlayerView:
    shown = table.shown >> seat & 1 == 1
    known: list[int] = []
    if viewer != seat:
        knows = table.knows
        bits = 1 << viewer if viewer >= 0 else EVERYBODY[table.seats]
        known = [card for card in table.hands[seat] if knows[card] & bits == bits]
        known.sort()
    player = PlayerView()
    player.seat = seat
    player.role = table.role[seat] if shown or (seat == viewer and not table.blind >> seat & 1) else NO_ROLE
    player.role_shown = shown
    player.hand = len(table.hands[seat])
    player.known = known
    player.figures = table.own[seat]
    return player


def _figures(table: BangTable) -> list[FigureView]:
    return [_figure(table, figure) for figure in range(table.figures)]


def _figure(table: BangTable, figure: int) -> FigureView:
    in_game = table.in_game >> figure & 1 == 1
    seen = FigureView()
    seen.figure = figure
    seen.seat = table.owner[figure]
    seen.character = table.character[figure]
    seen.abilities = characters_of(table, figure) if table.character[figure] >= 0 else ()
    seen.life = table.life[figure]
    seen.most = table.most[figure]
    seen.front = table.front[figure]
    seen.waiting = tuple([card for card in table.front[figure] if card in table.fresh]) if table.fresh else ()
    seen.idle = table.heard & SILENCES_CARDS != 0 and in_game and silenced(table, figure)
    seen.in_game = in_game
    seen.active = table.active[table.owner[figure]] == figure
    seen.range = abilities.weapon_range(table, figure, 1)
    seen.distances = distances(table, figure)
    return seen


def _deck_known(table: BangTable, viewer: int) -> list[int]:
    """bang-info-known-deck: cards that this viewer saw going onto the deck, down to the first gap."""
    found: list[int] = []
    if viewer < 0:
        return found
    at = len(table.deck) - 1
    while at >= 0 and table.knows[table.deck[at]] >> viewer & 1:
        found.append(table.deck[at])
        at -= 1
    return found
