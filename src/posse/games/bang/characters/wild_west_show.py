"""The eight characters of Wild West Show, in alphabetical order."""

from __future__ import annotations

from typing import Final

from posse.core.table import AnyStep
from posse.games.bang import events, terms
from posse.games.bang.abilities import Ability
from posse.games.bang.facts import BANG, CARD_KIND, CHARACTERS_NAMED, MISSED, NO_CARD, SPADES
from posse.games.bang.pieces.packing import ability
from posse.games.bang.rules.aims import targets
from posse.games.bang.rules.answering import counts_as
from posse.games.bang.rules.checks import Check, suit_of
from posse.games.bang.rules.circle import others
from posse.games.bang.rules.copying import REDRAW, draw_characters
from posse.games.bang.rules.elimination import Elimination
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.giving import Gifts, Trade
from posse.games.bang.rules.kinds import AIMS
from posse.games.bang.rules.life import gain_life
from posse.games.bang.rules.paying import Pay
from posse.games.bang.rules.piles import draw
from posse.games.bang.rules.resolving import Effect
from posse.games.bang.table import BangTable, Numbers

_FLINT: Final = CHARACTERS_NAMED["flint-westwood"]
_LEE: Final = CHARACTERS_NAMED["lee-van-kliff"]
_TEREN: Final = CHARACTERS_NAMED["teren-kill"]


class BigSpencer(Ability):
    """Starts with five cards and cannot dodge with a Missed!."""

    def starting_hand(self, table: BangTable, me: int, cards: int) -> int:
        return 5

    def may_play(self, table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
        return may and not (card != NO_CARD and CARD_KIND[card] == MISSED and kind == MISSED)


class FlintWestwood(Ability):
    """Once a turn he trades a card for two random ones of somebody."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if table.used >> _FLINT & 1 or not table.hand_of(me):
            return
        for other in others(table, me):
            if table.hand_of(other) and table.active[table.owner[other]] == other:
                menu.append(ability(_FLINT, other))

    def use(self, table: BangTable, me: int, target: int) -> None:
        table.used |= 1 << _FLINT
        events.ability_used(table, me, _FLINT, "bang-char-flint-westwood")
        table.deeds[8 * table.owner[me] + table.owner[target]] += 1
        table.push_all(Trade(me, target), FINISH)


class GaryLooter(Ability):
    """Starts with five cards and gets what others discard in phase 3."""

    def starting_hand(self, table: BangTable, me: int, cards: int) -> int:
        return 5

    def excess_goes_to(self, table: BangTable, me: int, who: int, heirs: list[int]) -> None:
        heirs.append(me)


class GreygoryDeck(Ability):
    """Has the abilities of two characters that he draws."""

    def abilities_held(self, table: BangTable, me: int, characters: Numbers) -> Numbers:
        return (*characters, *table.held[me])

    def character_step(self, table: BangTable, me: int) -> None:
        if table.held[me]:
            table.ask(table.owner[me], REDRAW)
        else:  # bang-char-greygory-deck-none-yet
            draw_characters(table, me)


class JohnPain(Ability):
    """Takes the cards that are flipped for a "draw!", up to a hand of six."""

    def check_made(self, table: BangTable, me: int, who: int, takers: list[int]) -> None:
        if len(table.hand_of(me)) < 6:
            takers.append(me)


class LeeVanKliff(Ability):
    """Repeats the brown card he has just played, for a Bang!."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if table.last < 0 or not bang_cards_to_pay(table, me):
            return
        for target in targets(table, me, AIMS[table.last >> 7]):
            menu.append(ability(_LEE, target))

    def use(self, table: BangTable, me: int, target: int) -> None:
        card, kind = table.last & 127, table.last >> 7
        rule = "bang-char-lee-van-kliff"
        table.acts += 1  # bang-char-lee-van-kliff-susanna
        events.card_repeated(table, me, card, kind, target, rule)
        table.push_all(Pay(me, 1, rule, bang_cards_to_pay(table, me)), Effect(me, card, kind, target), FINISH)


def bang_cards_to_pay(table: BangTable, me: int) -> int:
    """bang-char-lee-van-kliff-showdown: kinds that may be discarded as a Bang! (bits), 0 for none."""
    kinds = 0
    for card in table.hand_of(me):
        if CARD_KIND[card] == BANG or counts_as(table, me, card, BANG):
            kinds |= 1 << CARD_KIND[card]
    return kinds


class TerenKill(Ability):
    """Draws for his life: only spades kill him."""

    def before_elimination(self, table: BangTable, me: int, by: int, steps: list[AnyStep]) -> None:
        steps.append(LastChance(me, by))


class LastChance(Check):
    """bang-char-teren-kill: unless it is spades he stays in game with 1 life and draws a card."""

    def __init__(self, me: int, by: int) -> None:
        self.me = me
        self.by = by
        self.what = terms.CHARACTER[_TEREN]
        self.rule = "bang-char-teren-kill"

    def outcome(self, table: BangTable, card: int) -> None:
        if suit_of(table, self.me, card) == SPADES:
            table.push(Elimination(self.me, self.by))
            return
        gain_life(table, self.me, 1 - table.life[self.me], self.rule)
        draw(table, table.owner[self.me], 1, "bang-char-teren-kill-draw")


class YoulGrinner(Ability):
    """Everybody richer in cards gives him one before he draws."""

    def before_draw(self, table: BangTable, me: int) -> None:
        mine = len(table.hand_of(me))
        seats = [table.owner[figure] for figure in others(table, me)]
        richer = tuple([seat for seat in dict.fromkeys(seats) if len(table.hands[seat]) > mine])
        if richer:
            table.push_all(Gifts(me, richer), FINISH)
