"""What a greenhorn would think of: every option that is not obviously bad.

Nobody goes back from a question that has another answer, so no greenhorn goes round in circles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.table import Decision, View
from posse.games.carson_city.facts import (
    BUILD_3,
    BUILD_12,
    BUY_VP_2,
    BUY_VP_5,
    EDGES,
    NOTHING,
    PARCELS,
    POINT_PRICES,
    PRICES,
    ROUNDS,
    WAGE,
)
from posse.games.carson_city.pieces.land import NEAR
from posse.games.carson_city.rules.kit import NEVER_MIND
from posse.games.carson_city.rules.placing import BACK, MOVE, PASS, ROAD, TO_SPACE
from posse.games.carson_city.view import CarsonView, PlayerView

Options = list[int]


def sensible(view: View, decision: Decision) -> Options:
    assert isinstance(view, CarsonView)
    judge = JUDGES.get(decision.asks)
    options = decision.options
    if judge is None or len(options) == 1:
        return options
    return judge(view, options) or options


def _me(view: CarsonView) -> PlayerView:
    return view.players[view.seat]


def _near_something(view: CarsonView, options: Options) -> Options:
    """Land where something stands or stands around, not in the middle of nowhere."""
    land = _no_way_back(view, options)
    near = [at for at in land if view.what[at] or any([view.what[other] for other in NEAR[at]])]
    return near or land


def _place(view: CarsonView, options: Options) -> Options:
    """Not: passing with many cowboys left, a road just so, what can never be paid for."""
    me = _me(view)
    most = me.money + WAGE * me.cowboys
    found = [option for option in options if option not in (PASS, ROAD, MOVE) and _price(option) <= most]
    return found if found and (me.cowboys > 2 or view.round == ROUNDS) else [PASS, *found]


def _price(option: int) -> int:
    space = option - TO_SPACE
    if BUILD_12 <= space <= BUILD_3:
        return PRICES[BUILD_3 - space]
    return POINT_PRICES[space - BUY_VP_5] if BUY_VP_5 <= space <= BUY_VP_2 else 0


def _no_way_back(view: CarsonView, options: Options) -> Options:
    return [option for option in options if option < PARCELS]


def _cowboy(view: CarsonView, options: Options) -> Options:
    return [option for option in options if option != NEVER_MIND]


def _target(view: CarsonView, options: Options) -> Options:
    return [option for option in options if option != BACK]


def _edge(view: CarsonView, options: Options) -> Options:
    return [option for option in options if option < EDGES]


def _buy_tile(view: CarsonView, options: Options) -> Options:
    """Buy, if there is land to build on."""
    free = [at for at in range(PARCELS) if view.owner[at] == view.seat and view.what[at] == NOTHING]
    return [1] if len(free) > len(_me(view).kept) else [0]


def _build(view: CarsonView, options: Options) -> Options:
    """Build if possible; else lay a road towards it, if that is what is missing."""
    return [option for option in options if option >= PARCELS]


def _points(view: CarsonView, options: Options) -> Options:
    """Money is for building, until the last round."""
    return options[-1:] if view.round == ROUNDS else options[: len(options) // 2 + 1]


def _limit(view: CarsonView, options: Options) -> Options:
    return options[-1:] if view.round == ROUNDS else options[:2]


JUDGES: Final[dict[str, Callable[[CarsonView, Options], Options]]] = {
    "start-parcel": _near_something,
    "settle": _near_something,
    "place": _place,
    "command": _place,
    "white": _target,
    "move": _cowboy,
    "move-to": _target,
    "land": _near_something,
    "attack": _no_way_back,
    "guard": _no_way_back,
    "road": _edge,
    "buy-land": _no_way_back,
    "buy-tile": _buy_tile,
    "build": _build,
    "house": _no_way_back,
    "buy-points": _points,
    "limit": _limit,
}
