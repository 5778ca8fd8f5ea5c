"""The ten event cards of Wild West Show, in alphabetical order."""

from __future__ import annotations

from typing import Final

from posse.core.said import SEAT, TERM, Args, Said
from posse.games.bang import events, terms
from posse.games.bang.abilities import Ability
from posse.games.bang.facts import (
    BANG,
    CARD_KIND,
    EVENTS_NAMED,
    MISSED,
    NOBODY,
    ORCHARD_LIFE,
    SUSANNA_CARDS,
)
from posse.games.bang.pieces.packing import FORCED_SOMEBODY, SWAPPED_SEATS, offer
from posse.games.bang.rules.circle import around, others
from posse.games.bang.rules.ending import seats_in_game
from posse.games.bang.rules.finishing import FINISH, Finish
from posse.games.bang.rules.forcing import NameCard
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.piles import discard, draw, lay_open
from posse.games.bang.rules.redealing import RolesCheck, deal_again
from posse.games.bang.rules.returning import come_back
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.swapping_seats import right_neighbour, swap_seats
from posse.games.bang.table import BangTable

_DOROTHY: Final = EVENTS_NAMED["dorothy-rage"]
_HELENA: Final = terms.HAPPENING[EVENTS_NAMED["helena-zontero"]]
_ROSA: Final = EVENTS_NAMED["lady-rosa-of-texas"]
SPEECH: Final = 0


class BoneOrchard(Ability):
    """The dead come back with one life and another role."""

    def seat_reached(self, table: BangTable, me: int) -> None:
        out = [seat for seat in range(table.seats) if not table.in_game >> table.active[seat] & 1]
        deal_again(table, out, [table.owner[me]], "bang-wws-bone-orchard-roles")
        come_back(table, me, ORCHARD_LIFE, "bang-wws-bone-orchard")


class DarlingValentine(Ability):
    """Every turn begins with another hand."""

    def turn_starts(self, table: BangTable, me: int) -> None:
        seat = table.owner[me]
        cards = table.hands[seat][:]
        if cards:
            table.hands[seat] = []
            for card in cards:
                discard(table, seat, card)
            events.hand_swapped(table, seat, cards, "bang-wws-darling-valentine")
            draw(table, seat, len(cards), "bang-wws-darling-valentine")
        settle(table)


class DorothyRage(Ability):
    """Once a turn somebody else is made to play a card."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if not table.used & FORCED_SOMEBODY:
            for target in others(table, me):
                if table.hand_of(target):
                    menu.append(offer(_DOROTHY, target))

    def use(self, table: BangTable, me: int, target: int) -> None:
        table.used |= FORCED_SOMEBODY
        events.event_used(table, me, _DOROTHY, target, "bang-wws-dorothy-rage")
        table.push_all(NameCard(target), FINISH)


class Gag(Ability):
    """Nobody talks."""

    def actions_of_others(self, table: BangTable, me: int, menu: list[int]) -> None:
        menu.append(SPEECH)


class HelenaZontero(Ability):
    """Red: the living get other roles."""

    def enters_play(self, table: BangTable, me: int) -> None:
        # bang-time-end-of-card: the card that turned this one can still be repeated
        table.push_all(RolesCheck(me, _HELENA), Finish(-1, table.last, False))


class LadyRosaOfTexas(Ability):
    """Once a turn the turn player changes seats with the player on the right."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if not table.used & SWAPPED_SEATS and len(table.circle) > 2:
            menu.append(offer(_ROSA, me))

    def use(self, table: BangTable, me: int, target: int) -> None:
        table.used |= SWAPPED_SEATS
        swap_seats(table, me)

    def use_says(self, table: BangTable, me: int) -> Said | None:
        event: Args = (("event", TERM, terms.HAPPENING[_ROSA]),)
        other = table.owner[right_neighbour(table, me)]
        return Said("bang-option-change-seats", (*event, ("seat", SEAT, other)))


class MissSusanna(Ability):
    """Three cards a turn, or a life."""

    def turn_ends(self, table: BangTable, me: int) -> None:
        if table.acts < SUSANNA_CARDS:
            table.push(FINISH)
            lose_life(table, me, 1, NOBODY, "bang-wws-miss-susanna")


class Sacagaway(Ability):
    """Everybody plays with an open hand."""

    def enters_play(self, table: BangTable, me: int) -> None:
        for figure in around(table, me):
            lay_open(table, table.owner[figure], table.hand_of(figure)[:])

    def hands_open(self, table: BangTable, me: int, open: bool) -> bool:
        return True


class Showdown(Ability):
    """Every card is a Bang!, and every Bang! a Missed!."""

    def counts_as(self, table: BangTable, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << BANG | (1 << MISSED if CARD_KIND[card] == BANG else 0)


class WildWestShow(Ability):
    """Everybody for themselves: the last survivor wins."""

    def who_has_won(self, table: BangTable, me: int, won: int) -> int:
        left = seats_in_game(table)
        return 1 << left[0] if len(left) == 1 else 0
