"""How the deputy answers: shots, Indians!, duels, and the last life."""

from __future__ import annotations

from typing import Final

from posse.core.said import number_of, value_of
from posse.core.table import Decision
from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.deputy.worth import JOE, held, keep
from posse.games.bang.facts import BANG, BARREL, BIBLE, CARD_KIND, CHARACTERS_NAMED, DEPUTY, DODGE
from posse.games.bang.pieces.packing import ANSWER_VERB, ANSWER_WHAT, OWN_ABILITY, SOURCE, TAKE

SID: Final = CHARACTERS_NAMED["sid-ketchum"]
MOLLY: Final = CHARACTERS_NAMED["molly-stark"]
BY_CHECK: Final = 50.0  # a "draw!" costs nothing
BY_ABILITY: Final = OWN_ABILITY | SID


def dodge(out: Outlook, decision: Decision) -> int:
    """First what costs nothing, then the cheapest; nothing where it would not be enough."""
    need = number_of(decision.about, "need")
    chosen, highest, sure = TAKE, -99.0, 0
    for option in decision.options:
        if option in (TAKE, BY_ABILITY):
            continue
        worth = _price(out, option)
        if worth < BY_CHECK:
            sure += 1
        if worth > highest:
            chosen, highest = option, worth
    if chosen == TAKE:
        return TAKE
    if highest >= BY_CHECK:
        return chosen
    return chosen if sure >= need else TAKE


def _price(out: Outlook, option: int) -> float:
    """What a source costs, negative; a "draw!" is free."""
    verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
    if verb == SOURCE:
        if what == BARREL:
            return BY_CHECK + 1.0
        return 0.5 if what == BIBLE else 0.0  # it lies in the open: use it before it is taken
    if verb == OWN_ABILITY:
        return BY_CHECK
    if CARD_KIND[what] == DODGE:
        return -0.8
    return -keep(out, what)


def shoot_back(out: Outlook, decision: Decision) -> int:
    """A Bang! for a life; in a duel not against a friend, and not without hope."""
    chosen, lowest = TAKE, 99.0
    for option in decision.options:
        if option not in (TAKE, BY_ABILITY):
            price = keep(out, option & ANSWER_WHAT)
            if price < lowest:
                chosen, lowest = option, price
    if chosen == TAKE or value_of(decision.about, "kind") != "card-duel":
        return chosen
    opponent = number_of(decision.about, "by")
    return chosen if _worth_a_duel(out, opponent, decision.options) else TAKE


def _worth_a_duel(out: Outlook, opponent: int, options: list[int]) -> bool:
    life = out.me.life
    if out.hate[opponent] < -0.3 and (life > 1 or _would_fall(out, opponent)):
        return False
    if life <= 2 or out.has(MOLLY):
        return True
    bangs = len(options) - 1
    theirs = 0.33 * out.view.players[opponent].hand
    return bangs + 0.5 > theirs or held(out, BANG) > 2


def _would_fall(out: Outlook, opponent: int) -> bool:
    """A deputy would rather die than kill the Sheriff, but not rather than wound them."""
    return out.role == DEPUTY and out.view.figures[out.view.players[opponent].figures[0]].life == 1


def rescue(out: Outlook, decision: Decision) -> int:
    """Whatever saves; nothing if nothing can."""
    missing = number_of(decision.about, "missing")
    beers = 0
    drink = TAKE
    for option in decision.options:
        if option not in (TAKE, BY_ABILITY):
            beers += 1
            drink = option
    heals = beers * (2 if out.has(JOE) else 1)
    if BY_ABILITY not in decision.options:
        return drink if heals >= missing else TAKE
    spare = len(out.view.hand) - (beers if out.alive > 2 else 0)
    if drink != TAKE and spare < 2:
        return drink
    return BY_ABILITY if heals + spare // 2 >= missing else TAKE
