"""The fifteen event cards of High Noon, in alphabetical order."""

from __future__ import annotations

from typing import Final

from posse.games.bang.abilities import Ability
from posse.games.bang.facts import BANG, BEER, GHOST_DRAWS, HEARTS, NOBODY, SHOOTOUT_BANGS, SPADES
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.event_deck import end_event
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.giving_up import GiveUps
from posse.games.bang.rules.identity import look_at_spare
from posse.games.bang.rules.life import gain_life, lose_life
from posse.games.bang.rules.naming import NAME_SOMEBODY
from posse.games.bang.rules.piles import draw
from posse.games.bang.rules.returning import rise
from posse.games.bang.table import BangTable

ONE: Final = 1


class Blessing(Ability):
    """All cards are hearts."""

    def suit_seen(self, table: BangTable, me: int, card: int, suit: int) -> int:
        return HEARTS


class Curse(Ability):
    """All cards are spades."""

    def suit_seen(self, table: BangTable, me: int, card: int, suit: int) -> int:
        return SPADES


class GhostTown(Ability):
    """The dead come back as ghosts, each for their own turn."""

    def seat_reached(self, table: BangTable, me: int) -> None:
        rise(table, me, "bang-hn-ghost-town")

    def draw_count(self, table: BangTable, me: int, count: int) -> int:
        return GHOST_DRAWS if me == table.ghost else count


class GoldRush(Ability):
    """Everything goes round the other way."""

    def turn_direction(self, table: BangTable, me: int, way: int) -> int:
        return -1


class Handcuffs(Ability):
    """One player cannot play hand cards in their own turn."""

    def enters_play(self, table: BangTable, me: int) -> None:
        table.push(NAME_SOMEBODY)

    def may_play(self, table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
        seat = table.owner[me]
        return may and not (table.turn == seat == table.named)


class Hangover(Ability):
    """Characters have no abilities."""

    def silences_characters(self, table: BangTable, me: int, silent: bool) -> bool:
        return True


class HighNoon(Ability):
    """Every turn begins with the loss of a life."""

    def turn_starts(self, table: BangTable, me: int) -> None:
        table.push(FINISH)
        lose_life(table, me, ONE, NOBODY, "bang-hn-high-noon")


class NewIdentity(Ability):
    """Players may become the character that lies face down before them."""

    def turn_starts(self, table: BangTable, me: int) -> None:
        look_at_spare(table, me)


class Shootout(Ability):
    """Two Bang! cards in a turn."""

    def bangs_per_turn(self, table: BangTable, me: int, limit: int) -> int:
        return max(limit, SHOOTOUT_BANGS)


class TheDaltons(Ability):
    """Everybody discards a card they have in play."""

    def enters_play(self, table: BangTable, me: int) -> None:
        table.push(GiveUps(tuple(around(table, me))))


class TheDoctor(Ability):
    """Heals the weakest, and is gone."""

    def enters_play(self, table: BangTable, me: int) -> None:
        order = around(table, me)
        lowest = min([table.life[figure] for figure in order])
        for figure in [figure for figure in order if table.life[figure] == lowest]:
            gain_life(table, figure, ONE, "bang-hn-the-doctor")
        end_event(table, "bang-hn-the-doctor-leaves")


class TheReverend(Ability):
    """Nobody drinks Beer."""

    def may_play(self, table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
        return may and kind != BEER


class TheSermon(Ability):
    """No Bang! in one's own turn."""

    def may_play(self, table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
        return may and not (kind == BANG and table.turn == table.owner[me])


class Thirst(Ability):
    """One card in phase 1."""

    def draw_count(self, table: BangTable, me: int, count: int) -> int:
        return ONE


class TrainArrival(Ability):
    """One card more at the end of phase 1."""

    def draw_phase_end(self, table: BangTable, me: int) -> None:
        draw(table, table.owner[me], ONE, "bang-hn-train-arrival")
