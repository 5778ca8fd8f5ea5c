"""The sixteen characters of the base game, in alphabetical order."""

from __future__ import annotations

from typing import Final

from posse.games.bang import terms
from posse.games.bang.abilities import DRAW_PILE, Ability
from posse.games.bang.facts import (
    BANG,
    CARD_KIND,
    CHARACTERS_NAMED,
    DIAMONDS,
    HEARTS,
    MISSED,
    NOBODY,
    UNLIMITED,
)
from posse.games.bang.pieces.packing import OWN_ABILITY, ability
from posse.games.bang.rules.checks import other_suit, suit_of
from posse.games.bang.rules.drawing import FROM, LOOK, PILE, draw_in_phase
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.healing import discard_to_heal
from posse.games.bang.rules.life import can_heal
from posse.games.bang.rules.piles import ALONE, draw, show_to_all, take_at_random
from posse.games.bang.rules.shots import BY_ABILITY, BarrelCheck, Shot
from posse.games.bang.table import BangTable

_JOURDONNAIS: Final = CHARACTERS_NAMED["jourdonnais"]
_SID: Final = CHARACTERS_NAMED["sid-ketchum"]


class BartCassidy(Ability):
    """Draws a card for each life he loses."""

    def after_life_lost(self, table: BangTable, me: int, points: int, by: int) -> None:
        draw(table, table.owner[me], points, "bang-char-bart-cassidy")


class BlackJack(Ability):
    """Shows the second card he draws: a red one brings him another."""

    def second_card(self, table: BangTable, me: int, card: int) -> None:
        seat = table.owner[me]
        other = other_suit(table, me, ALONE[card])
        show_to_all(table, seat, card, "bang-char-black-jack", other)
        if suit_of(table, me, card) in (HEARTS, DIAMONDS):
            draw_in_phase(table, me, 1, "bang-char-black-jack")


class CalamityJanet(Ability):
    """Her Bang! and Missed! cards are interchangeable."""

    def counts_as(self, table: BangTable, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << BANG | 1 << MISSED if CARD_KIND[card] in (BANG, MISSED) else kinds


class ElGringo(Ability):
    """Takes a card from the hand of anyone whose card costs him a life."""

    def after_life_lost(self, table: BangTable, me: int, points: int, by: int) -> None:
        if by == NOBODY or table.owner[by] == table.owner[me]:
            return
        for _ in range(min(points, len(table.hand_of(by)))):
            take_at_random(table, table.owner[by], table.owner[me], "bang-char-el-gringo")


class JesseJones(Ability):
    """May take his first card from somebody's hand."""

    def draw_ways(self, table: BangTable, me: int, count: int, menu: list[int]) -> None:
        mine = table.owner[me]
        for seat in sorted({table.owner[figure] for figure in table.circle}):
            if seat != mine and table.hands[seat]:
                menu.append(FROM + seat)


class Jourdonnais(Ability):
    """Stands behind a Barrel of his own."""

    def dodges(self, table: BangTable, me: int, tried: int, menu: list[int]) -> None:
        if not tried & BY_ABILITY:
            menu.append(OWN_ABILITY | _JOURDONNAIS)

    def dodge(self, table: BangTable, me: int, shot: Shot) -> None:
        what = terms.CHARACTER[_JOURDONNAIS]
        table.push(BarrelCheck(shot, BY_ABILITY, what, "bang-char-jourdonnais"))


class KitCarlson(Ability):
    """Looks at three cards and keeps two."""

    def draw_ways(self, table: BangTable, me: int, count: int, menu: list[int]) -> None:
        menu.append(LOOK)


class LuckyDuke(Ability):
    """Flips two cards for a "draw!" and chooses one."""

    def check_cards(self, table: BangTable, me: int, cards: int) -> int:
        return 2


class PaulRegret(Ability):
    """All others see him one farther away."""

    def distance_to_me(self, table: BangTable, me: int, steps: int) -> int:
        return steps + 1


class PedroRamirez(Ability):
    """May take his first card from the discard pile."""

    def draw_ways(self, table: BangTable, me: int, count: int, menu: list[int]) -> None:
        if table.discard and not table.asks[me] & DRAW_PILE:  # else all cards come from there
            menu.append(PILE)

    def draws_discards(self, table: BangTable, me: int, may: bool) -> bool:
        return True


class RoseDoolan(Ability):
    """Sees all others one nearer."""

    def distance_from_me(self, table: BangTable, me: int, steps: int) -> int:
        return steps - 1


class SidKetchum(Ability):
    """Discards two cards for a life, whenever he likes."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if self._may(table, me):
            menu.append(ability(_SID, me))

    def actions_when_asked(self, table: BangTable, me: int, menu: list[int]) -> None:
        if self._may(table, me):
            menu.append(OWN_ABILITY | _SID)

    def _may(self, table: BangTable, me: int) -> bool:
        return len(table.hand_of(me)) > 1 and can_heal(table, me)

    def use(self, table: BangTable, me: int, target: int) -> None:
        table.push(FINISH)
        discard_to_heal(table, me, _SID)

    def recover(self, table: BangTable, me: int) -> None:
        discard_to_heal(table, me, _SID)


class SlabTheKiller(Ability):
    """His Bang! takes one more Missed! to dodge."""

    def misses_needed(self, table: BangTable, me: int, count: int) -> int:
        return count + 1


class SuzyLafayette(Ability):
    """Draws a card as soon as she has none."""

    def hand_empty(self, table: BangTable, me: int) -> None:
        draw(table, table.owner[me], 1, "bang-char-suzy-lafayette")


class VultureSam(Ability):
    """Takes the cards of everybody who dies."""

    def cards_of_the_dead(self, table: BangTable, me: int, who: int, heirs: list[int]) -> None:
        heirs.append(me)


class WillyTheKid(Ability):
    """Plays any number of Bang! cards."""

    def bangs_per_turn(self, table: BangTable, me: int, limit: int) -> int:
        return UNLIMITED
