"""The deputy: BANG!'s own player, quick and without luck of its own. It knows a view and a decision.

`belief` is what it thinks of who is who, `outlook` what a life of each figure is worth to it, `worth` what
cards are worth, `foresight` what the next event card will change; `acting`, `aiming`, `answering` and
`picking` are its answers, as a turn goes, `happenings` those to event cards, `spending` those about money,
`declaring` that of the hidden six-player game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.game import Imagine
from posse.core.table import Decision, View
from posse.games.bang.deputy import acting, answering, declaring, happenings, picking, spending
from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.view import BangView


def choose(view: View, decision: Decision, imagine: Imagine) -> int:
    assert isinstance(view, BangView)
    if len(decision.options) == 1:
        return decision.options[0]
    return ANSWERS[decision.asks](Outlook(view, decision.asks not in NOT_AIMED), decision)


Answer = Callable[[Outlook, Decision], int]
ANSWERS: Final[dict[str, Answer]] = {
    "play": acting.play,
    "declare": declaring.declare,
    "respond-missed": answering.dodge,
    "respond-bang": answering.shoot_back,
    "rescue": answering.rescue,
    "take-card": picking.take,
    "pick-store": picking.best,
    "kit-pick": picking.best,
    "choose-check-card": picking.check,
    "discard-excess": picking.least,
    "no-mercy-return": picking.back,
    "next-game": spending.only,
    "keep-cards": spending.kept,
    "keep-character": spending.keep_on,
    "hire-open": picking.character,
    "hire-bid": spending.bid,
    "discard-order": picking.least,
    "pay": picking.least,
    "draw-source": picking.source,
    "flint-trade": picking.least,
    "youl-gift": picking.least,
    "claus-share": picking.share,
    "draft-pick": picking.character,
    "choose-active": picking.active,
    "vera-copy": picking.copy,
    "greygory-redraw": picking.redraw,
    "handcuffs-target": happenings.cuff,
    "daltons-discard": happenings.give_up,
    "new-identity": happenings.identity,
    "hard-liquor": happenings.liquor,
    "ranch-swap": happenings.swap,
    "peyote-guess": happenings.guess,
    "blood-brothers": happenings.blood,
    "which-bang": picking.least,
    "ricochet-card": happenings.prize,
    "ricochet-missed": happenings.save_card,
    "roulette-missed": answering.dodge,
    "dorothy-card": happenings.name_card,
    "dorothy-target": happenings.name_target,
}
NOT_AIMED: Final = ("respond-missed", "rescue", "choose-check-card", "roulette-missed", "peyote-guess")
