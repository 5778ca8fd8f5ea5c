"""The fifteen characters of Dodge City, in alphabetical order."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import ABILITIES_HELD, CHARACTER_ASKS, Ability
from posse.games.bang.facts import (
    BLUE,
    CARD_KIND,
    CHARACTERS_NAMED,
    DIAMONDS,
    KIND_COLOUR,
    KINDS,
    MISSED,
    NOBODY,
)
from posse.games.bang.pieces.packing import ability
from posse.games.bang.rules.checks import suit_of
from posse.games.bang.rules.circle import in_reach
from posse.games.bang.rules.copying import ask_copy
from posse.games.bang.rules.drawing import IN_PLAY
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.life import gain_life, lose_life
from posse.games.bang.rules.paying import Pay
from posse.games.bang.rules.piles import draw, just_discarded
from posse.games.bang.rules.shots import Shot
from posse.games.bang.table import BangTable, Numbers

_CHUCK: Final = CHARACTERS_NAMED["chuck-wengam"]
_DOC: Final = CHARACTERS_NAMED["doc-holyday"]
_JOSE: Final = CHARACTERS_NAMED["jose-delgado"]
_BLUE_KINDS: Final = sum([1 << kind for kind in range(KINDS) if KIND_COLOUR[kind] == BLUE])


class ApacheKid(Ability):
    """Cards of diamonds that others play on him do nothing."""

    def immune_to(self, table: BangTable, me: int, card: int, by: int, immune: bool) -> bool:
        return immune or suit_of(table, me, card) == DIAMONDS


class BelleStar(Ability):
    """In her turn the cards in front of others do nothing."""

    def silences_cards(self, table: BangTable, me: int, whose: int, silent: bool) -> bool:
        mine = table.owner[me]
        return silent or (table.turn == mine and table.owner[whose] != mine)


class BillNoface(Ability):
    """Draws one card, and one more for each wound."""

    def draw_count(self, table: BangTable, me: int, count: int) -> int:
        return 1 + table.most[me] - table.life[me]


class ChuckWengam(Ability):
    """Trades a life for two cards, but never his last one."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if table.life[me] > 1:
            menu.append(ability(_CHUCK, me))

    def use(self, table: BangTable, me: int, target: int) -> None:
        events.ability_used(table, me, _CHUCK, "bang-char-chuck-wengam")
        table.push(FINISH)
        lose_life(table, me, 1, NOBODY, "bang-char-chuck-wengam")
        draw(table, table.owner[me], 2, "bang-char-chuck-wengam")


class DocHolyday(Ability):
    """Once a turn he fires a shot for two cards."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if not table.used >> _DOC & 1 and len(table.hand_of(me)) > 1:
            for target in in_reach(table, me):
                menu.append(ability(_DOC, target))

    def use(self, table: BangTable, me: int, target: int) -> None:
        table.used |= 1 << _DOC
        events.ability_used(table, me, _DOC, "bang-char-doc-holyday")
        table.deeds[8 * table.owner[me] + table.owner[target]] += 1
        table.push_all(Pay(me, 2, "bang-char-doc-holyday"), DocShot(me, target), FINISH)


class DocShot(Step[BangTable]):
    """bang-char-apache-kid-doc: the two cards just discarded are what fires."""

    def __init__(self, me: int, target: int) -> None:
        self.me = me
        self.target = target

    def run(self, table: BangTable) -> None:
        first, second = just_discarded(table, table.owner[self.me], 2)
        what = terms.CHARACTER[_DOC]
        events.shot_fired(table, self.me, self.target, what, 1, "bang-char-doc-holyday")
        table.push(Shot(self.me, self.target, second, what, second=first))


class ElenaFuente(Ability):
    """Any card of hers is a Missed!."""

    def counts_as(self, table: BangTable, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << MISSED


class GregDigger(Ability):
    """Gains two lives whenever somebody dies."""

    def someone_died(self, table: BangTable, me: int, who: int) -> None:
        gain_life(table, me, 2, "bang-char-greg-digger")


class HerbHunter(Ability):
    """Draws two cards whenever somebody dies."""

    def someone_died(self, table: BangTable, me: int, who: int) -> None:
        draw(table, table.owner[me], 2, "bang-char-herb-hunter")


class JoseDelgado(Ability):
    """Discards a blue card for two cards."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if any([KIND_COLOUR[CARD_KIND[card]] == BLUE for card in table.hand_of(me)]):
            menu.append(ability(_JOSE, me))

    def use(self, table: BangTable, me: int, target: int) -> None:
        rule = "bang-char-jose-delgado"
        events.ability_used(table, me, _JOSE, rule)
        table.push_all(Pay(me, 1, rule, _BLUE_KINDS), DrawTwo(me), FINISH)


class DrawTwo(Step[BangTable]):
    """Two cards, once the blue one is discarded."""

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, table: BangTable) -> None:
        draw(table, table.owner[self.me], 2, "bang-char-jose-delgado")


class MollyStark(Ability):
    """Draws a card for each one she plays in somebody else's turn."""

    def played_out_of_turn(self, table: BangTable, me: int, cards: int) -> None:
        draw(table, table.owner[me], cards, "bang-char-molly-stark")


class PatBrennan(Ability):
    """May take a card in play instead of drawing."""

    def draw_ways(self, table: BangTable, me: int, count: int, menu: list[int]) -> None:
        for figure in table.circle:
            for card in table.front[figure]:
                menu.append(IN_PLAY + card)


class PixiePete(Ability):
    """Draws four cards, or three by the official reading."""

    def draw_count(self, table: BangTable, me: int, count: int) -> int:
        return table.pixie_pete


class SeanMallory(Ability):
    """May keep ten cards."""

    def hand_limit(self, table: BangTable, me: int, cards: int) -> int:
        return 10


class TequilaJoe(Ability):
    """A Beer gives him two lives."""

    def beer_heals(self, table: BangTable, me: int, points: int) -> int:
        return points + 1


class VeraCuster(Ability):
    """Copies the ability of another character for a turn of hers."""

    def abilities_held(self, table: BangTable, me: int, characters: Numbers) -> Numbers:
        copied = table.copied[me]
        if copied == NOBODY:
            return characters
        characters = (*characters, copied)
        if CHARACTER_ASKS[copied] & ABILITIES_HELD:  # bang-char-vera-custer-greygory
            return abilities.CHARACTERS[copied].abilities_held(table, me, characters)
        return characters

    def character_step(self, table: BangTable, me: int) -> None:
        if table.turns > 0:  # bang-char-vera-custer-start
            ask_copy(table, me)
