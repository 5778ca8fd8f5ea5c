"""What a player may know: section 22, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from posse.core.table import View
from posse.games.colt_express import abilities
from posse.games.colt_express.facts import BANDIT_COUNT, NOBODY, PURSE_VALUES
from posse.games.colt_express.pieces.packing import HIDDEN, PILE_CARD, PILE_SEAT, cards_kept
from posse.games.colt_express.pieces.purses import purses_in

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable


@dataclass
class PurseView:
    """A purse lying on the train. `value` only for its last owner, else 0."""

    token: int
    value: int


@dataclass
class PlaceView:
    """A level of a car: who is there and what lies there."""

    car: int
    roof: bool
    bandits: list[int]
    purses: list[PurseView]
    jewels: int
    strongboxes: int


@dataclass
class BanditView:
    """A bandit and its board."""

    bandit: int
    owner: int
    car: int  # -1 until the bandits are placed
    roof: bool
    bullets: int
    purses: int
    jewels: int
    strongboxes: int
    values: list[int]  # of its purses, only for its player (and for all when the game is over)


@dataclass
class PlayerView:
    """A player: cards by number only."""

    seat: int
    bandits: list[int]
    hand: int
    deck: int
    discard: list[int]
    bullets_on_top: int  # expert: received bullets that lie on top of the deck, for all to know
    fired: int
    received: list[int]  # bullets received from each bandit, and last from the Marshal


@dataclass
class PileCard:
    """A card on the common pile; -1 for what the viewer may not know. The Marshal card of a team shows no
    bandit: it is -1 too."""

    seat: int
    card: int
    bandit: int
    face_down: bool
    resolved: bool


@dataclass
class ColtView(View):
    """The train as one player sees it."""

    abilities: bool
    events: bool
    expert: bool
    teams: bool
    round: int
    round_cards: list[int]  # those turned up so far
    first: int
    wagons: list[int]
    marshal: int
    neutral: int
    places: list[PlaceView]
    bandits: list[BanditView]
    players: list[PlayerView]
    free: list[int]
    team_partner: list[int]
    turns: list[int]  # the planning turns of this round (facts.TURN_ICON)
    turn: int
    pile: list[PileCard]
    stealing: bool
    spare_box: bool
    spare_purses: int  # left out, like the jewels
    spare_jewels: int
    # Only for this seat
    hand: list[int]
    may_hide: bool  # the first turn of the round is still to come, and its card may be hidden
    last_car: int  # the bandit placed in the last car in secret, -1 if none
    picked: int  # a card picked in secret, -1 if none
    kept: list[int]  # expert: cards kept in secret so far


def view(table: ColtTable, seat: int) -> ColtView:
    mine = 0 <= seat < table.seats
    viewer = seat if mine else -1
    asks = table.opening(seat).asks if mine and table.secret >> seat & 1 else ""  # in secret, with others
    return ColtView(
        seat=viewer,
        seats=table.seats,
        waiting=table.waiting_for(),
        over=table.over,
        abilities=table.abilities,
        events=table.events_on,
        expert=table.expert,
        teams=table.teams,
        round=table.round,
        round_cards=list(table.round_cards[: table.round]),
        first=table.first,
        wagons=list(table.wagons),
        marshal=table.marshal,
        neutral=table.neutral,
        places=[_place(table, place, viewer) for place in range(2 * table.cars)],
        bandits=[
            _bandit(table, bandit, viewer) for bandit in range(BANDIT_COUNT) if table.owner[bandit] != NOBODY
        ],
        players=[_player(table, other) for other in range(table.seats)],
        free=list(table.free),
        team_partner=list(table.team_partner),
        turns=table.turns[:],
        turn=table.turn,
        pile=[_pile(table, number, viewer) for number in range(len(table.pile))],
        stealing=table.stealing,
        spare_box=table.spare_box,
        spare_purses=table.supply.bit_count() - table.set_aside(),
        spare_jewels=table.spare_jewels,
        hand=sorted(table.hand[seat]) if mine else [],
        may_hide=mine and _may_hide(table, seat),
        last_car=table.sealed[seat] if asks == "placement" else NOBODY,
        picked=table.sealed[seat] if asks == "pick" else -1,
        kept=cards_kept(table.sealed[seat]) if asks == "expert-keep" else [],
    )


def _may_hide(table: ColtTable, seat: int) -> bool:
    return table.first_turn >> seat & 1 == 1 and abilities.hides_first_card(table, seat)


def _place(table: ColtTable, place: int, viewer: int) -> PlaceView:
    purses = []
    for token in table.purses[place]:
        known = table.over or (viewer >= 0 and table.token_seen[token] == viewer)
        purses.append(PurseView(token, PURSE_VALUES[table.token_kind[token]] if known else 0))
    return PlaceView(
        car=place >> 1,
        roof=place & 1 == 1,
        bandits=table.at(place),
        purses=purses,
        jewels=table.jewels[place],
        strongboxes=table.boxes[place],
    )


def _bandit(table: ColtTable, bandit: int, viewer: int) -> BanditView:
    board = table.board_purses[bandit]
    owner = table.owner[bandit]
    values: list[int] = []
    if table.over or owner == viewer:
        values = [PURSE_VALUES[kind] for kind in purses_in(board)]
    return BanditView(
        bandit=bandit,
        owner=owner,
        car=table.place[bandit] >> 1,
        roof=table.place[bandit] & 1 == 1,
        bullets=table.bullets[bandit],
        purses=board.bit_count(),
        jewels=table.board_jewels[bandit],
        strongboxes=table.board_boxes[bandit],
        values=values,
    )


def _player(table: ColtTable, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        bandits=list(table.gang[seat]),
        hand=len(table.hand[seat]),
        deck=len(table.deck[seat]),
        discard=table.discard[seat][:],
        bullets_on_top=table.fresh_bullets[seat],
        fired=table.fired[seat],
        received=list(table.received[seat]),
    )


def _pile(table: ColtTable, number: int, viewer: int) -> PileCard:
    played = table.pile[number]
    face_down = played >= HIDDEN
    seat = played >> PILE_SEAT & 7
    card = played & PILE_CARD
    resolved = number < table.resolved
    if face_down and not resolved and seat != viewer:
        return PileCard(seat, -1, -1, True, False)
    return PileCard(seat, card, table.shown_on(seat, card), face_down, resolved)
