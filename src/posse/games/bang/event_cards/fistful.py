"""The fifteen event cards of A Fistful of Cards, in alphabetical order."""

from __future__ import annotations

from typing import Final

from posse.core.table import AnyStep
from posse.games.bang import events, terms
from posse.games.bang.abilities import Ability
from posse.games.bang.facts import DEAD_MAN, EVENTS_NAMED
from posse.games.bang.pieces.packing import offer
from posse.games.bang.rules.bang_cards import WhichBang, bang_cards
from posse.games.bang.rules.brothers import offer_blood
from posse.games.bang.rules.circle import in_reach, others
from posse.games.bang.rules.drawing import PILE
from posse.games.bang.rules.extra_turns import ExtraTurnCheck
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.guessing import Guess
from posse.games.bang.rules.liquor import NO_DRAWING, offer_liquor
from posse.games.bang.rules.piles import draw, show_to_all
from posse.games.bang.rules.playable import is_playable
from posse.games.bang.rules.resolving import shots_left
from posse.games.bang.rules.returning import come_back
from posse.games.bang.rules.ricochet import WhichPrize
from posse.games.bang.rules.roulette import Fistful, Roulette
from posse.games.bang.rules.sniping import Snipe
from posse.games.bang.rules.swapping import Swap
from posse.games.bang.table import BangTable

_RICOCHET: Final = EVENTS_NAMED["ricochet"]
_SNIPER: Final = EVENTS_NAMED["sniper"]
_FISTFUL: Final = terms.HAPPENING[EVENTS_NAMED["a-fistful-of-cards"]]
_ROULETTE: Final = terms.HAPPENING[EVENTS_NAMED["russian-roulette"]]
_VENDETTA: Final = terms.HAPPENING[EVENTS_NAMED["vendetta"]]


class AFistfulOfCards(Ability):
    """Every turn begins with a shot for each card in hand."""

    def turn_starts(self, table: BangTable, me: int) -> None:
        cards = len(table.hand_of(me))
        if cards:
            table.push_all(Fistful(me, cards, _FISTFUL), FINISH)


class AbandonedMine(Ability):
    """Phase 1 draws from the discard pile, and what is discarded goes back onto the deck."""

    def draw_pile(self, table: BangTable, me: int, pile: int) -> int:
        return PILE

    def draws_discards(self, table: BangTable, me: int, may: bool) -> bool:
        return True


class Ambush(Ability):
    """Everybody sits next to everybody."""

    def base_distance(self, table: BangTable, me: int, other: int, steps: int) -> int:
        return 1


class BloodBrothers(Ability):
    """A life may be given to somebody else."""

    def turn_starts(self, table: BangTable, me: int) -> None:
        offer_blood(table, me)


class DeadMan(Ability):
    """Who died first comes back."""

    def seat_reached(self, table: BangTable, me: int) -> None:
        seat = table.owner[me]
        if seat == table.first_out:
            come_back(table, me, DEAD_MAN, "bang-foc-dead-man")
            draw(table, seat, DEAD_MAN, "bang-foc-dead-man-cards")


class HardLiquor(Ability):
    """Phase 1 may be given up for a life."""

    def before_draw(self, table: BangTable, me: int) -> None:
        offer_liquor(table, me)

    def draw_phase(self, table: BangTable, me: int, step: AnyStep | None) -> AnyStep | None:
        return NO_DRAWING if table.dry else step


class Lasso(Ability):
    """Cards in play do nothing."""

    def silences_cards(self, table: BangTable, me: int, whose: int, silent: bool) -> bool:
        return True


class LawOfTheWest(Ability):
    """The second card drawn is shown, and has to be played if it can be."""

    def second_card(self, table: BangTable, me: int, card: int) -> None:
        show_to_all(table, table.owner[me], card, "bang-foc-law-of-the-west")
        table.due = card

    def may_end_play(self, table: BangTable, me: int, may: bool) -> bool:
        return may and not (table.due in table.hand_of(me) and is_playable(table, me, table.due))


class Peyote(Ability):
    """Cards are guessed instead of drawn."""

    def draw_phase(self, table: BangTable, me: int, step: AnyStep | None) -> AnyStep | None:
        return Guess(me, True)


class Ranch(Ability):
    """Hand cards may be swapped at the end of phase 2."""

    def phase_2_ends(self, table: BangTable, me: int) -> None:
        table.push(Swap(table.owner[me], 0))


class Ricochet(Ability):
    """Bang! cards may be fired at cards in play."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if bang_cards(table, me):
            for target in others(table, me):
                if table.front[target]:
                    menu.append(offer(_RICOCHET, target))

    def use(self, table: BangTable, me: int, target: int) -> None:
        events.event_used(table, me, _RICOCHET, target, "bang-foc-ricochet")
        table.push_all(WhichBang(me, target, 1), WhichPrize(me, target))


class RussianRoulette(Ability):
    """Everybody in turn dodges, until somebody does not."""

    def enters_play(self, table: BangTable, me: int) -> None:
        table.push_all(Roulette(me, _ROULETTE), FINISH)


class Sniper(Ability):
    """Two Bang! cards together take two Missed!."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if shots_left(table, me) and len(bang_cards(table, me)) > 1:
            for target in in_reach(table, me):
                menu.append(offer(_SNIPER, target))

    def use(self, table: BangTable, me: int, target: int) -> None:
        events.event_used(table, me, _SNIPER, target, "bang-foc-sniper")
        table.push_all(WhichBang(me, target, 2), Snipe(me, target, terms.HAPPENING[_SNIPER]), FINISH)


class TheJudge(Ability):
    """No card is put in play."""

    def may_put_in_play(self, table: BangTable, me: int, may: bool) -> bool:
        return False


class Vendetta(Ability):
    """Hearts at the end of a turn bring another one."""

    def turn_ends(self, table: BangTable, me: int) -> None:
        if not table.extra:  # bang-foc-vendetta-once
            table.push_all(ExtraTurnCheck(me, _VENDETTA), FINISH)
