"""What a greenhorn would think of: every option that is not obviously bad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.questions import YES
from posse.core.said import Args, value_of
from posse.core.table import Decision, View
from posse.games.colt_express import terms
from posse.games.colt_express.facts import BULLET, PURSE_VALUES, SECOND, SHOOT, TURN_PART
from posse.games.colt_express.pieces.packing import PILE_CARD
from posse.games.colt_express.rules.planning import DRAW_THREE
from posse.games.colt_express.rules.robbing import LEAVE, TAKE_JEWEL, TAKE_STRONGBOX
from posse.games.colt_express.view import ColtView, PurseView

Options = list[int]


def sensible(view: View, decision: Decision) -> Options:
    assert isinstance(view, ColtView)
    judge = JUDGES.get(decision.asks)
    options = decision.options
    if len(options) == 1:
        return options
    if decision.asks == "move":
        return _move(view, bandit_in(decision.about), options) or options
    return options if judge is None else judge(view, options) or options


def _plan(view: ColtView, options: Options) -> Options:
    """Not: a shot without a bullet; a draw when the hand is enough for the rest of the round."""
    empty = _without_bullets(view)
    useful = [card for card in view.hand if card < BULLET and card not in empty]
    turns = sum([1 for turn in view.turns[view.turn :] if turn & TURN_PART == view.seat])
    return [
        option
        for option in options
        if (len(useful) < turns if option == DRAW_THREE else option & PILE_CARD not in empty)
    ]


def _without_bullets(view: ColtView) -> Options:
    """The Shoot cards of bandits who have fired all their bullets."""
    gang = view.players[view.seat].bandits
    spent = [bandit.bandit for bandit in view.bandits if bandit.bullets == 0]
    return [SHOOT + SECOND * which for which, bandit in enumerate(gang) if bandit in spent]


def _bonus(view: ColtView, options: Options) -> Options:
    """Not: a shot without a bullet."""
    empty = _without_bullets(view)
    return [option for option in options if option not in empty]


def bandit_in(about: Args, name: str = "bandit") -> int:
    """The bandit that a question is about."""
    return terms.BANDIT.index(str(value_of(about, name)))


def _move(view: ColtView, mover: int, options: Options) -> Options:
    """Not inside to the Marshal."""
    for bandit in view.bandits:
        if bandit.bandit == mover and bandit.roof:
            return options
    return [car for car in options if car != view.marshal]


def _not_partners(view: ColtView, options: Options) -> Options:
    gang = view.players[view.seat].bandits
    return [bandit for bandit in options if bandit not in gang]


def _rob(view: ColtView, options: Options) -> Options:
    """Not what is surely worth less: a strongbox before a jewel, a jewel before a purse."""
    if TAKE_STRONGBOX in options:
        return [TAKE_STRONGBOX]
    return [TAKE_JEWEL] if TAKE_JEWEL in options else _purses(view, options)


def _purses(view: ColtView, options: Options) -> Options:
    """Of the purses of known value only the best, and not even that if it has the lowest value there is."""
    known = [purse for purse in lying_purses(view, options) if purse.value]
    best = max([purse.value for purse in known], default=0)
    worse = [purse.token for purse in known if purse.value < best or best == LEAST]
    return [option for option in options if option != LEAVE and option not in worse]


LEAST: Final[int] = min(PURSE_VALUES)


def lying_purses(view: ColtView, tokens: Options) -> list[PurseView]:
    return [purse for place in view.places for purse in place.purses if purse.token in tokens]


def _keep_purse(view: ColtView, options: Options) -> Options:
    return [YES]


def _marshal(view: ColtView, options: Options) -> Options:
    """Not onto the player's own bandits."""
    return [
        car
        for car in options
        if not any([each.owner == view.seat and each.car == car and not each.roof for each in view.bandits])
    ]


def _pocket(view: ColtView, options: Options) -> Options:
    return _purses(view, options) or [option for option in options if option != LEAVE]


def _pick(view: ColtView, options: Options) -> Options:
    """Not: a bullet, a shot without one."""
    empty = _without_bullets(view)
    return [card for card in options if card < BULLET and card not in empty]


JUDGES: Final[dict[str, Callable[[ColtView, Options], Options]]] = {
    "plan": _plan,
    "bonus": _bonus,
    "shoot": _not_partners,
    "rob": _rob,
    "punch": _not_partners,
    "punch-keep": _keep_purse,
    "marshal": _marshal,
    "pickpocket": _pocket,
    "pick": _pick,
}
