"""What a greenhorn would not do: spare the Sheriff as an outlaw, give a life away, die with a Beer."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE, NO
from posse.core.said import value_of
from posse.core.table import Decision, View
from posse.games.bang.facts import (
    AIMED,
    BANG,
    BEER,
    CARD_KIND,
    CARDS,
    CHARACTERS_NAMED,
    DEPUTY,
    DYNAMITE,
    JAIL,
    KIND_RANGE,
    NEW_LIFE,
    OUTLAW,
    SALOON,
    SHERIFF,
    TEQUILA,
    VOLCANIC,
    WHISKY,
)
from posse.games.bang.pieces.packing import (
    ABILITY,
    AS_BANG,
    END,
    EVENT,
    OWN_ABILITY,
    PLAY,
    TAKE,
    TARGET,
    USE,
    VERB,
    WHAT,
)
from posse.games.bang.view import BangView, FigureView

HEALING: Final = (BEER, WHISKY)
_CHUCK: Final = CHARACTERS_NAMED["chuck-wengam"]


def sensible(view: View, decision: Decision) -> list[int]:
    """The options that are not obviously bad; all of them if none is left."""
    assert isinstance(view, BangView)
    asks = decision.asks
    options = decision.options
    if asks == "play":
        kept = [option for option in options if not _bad_play(view, option)]
        if view.seats > 3 and view.players[view.seat].role == OUTLAW:
            kept = _at_the_sheriff(view, kept)
    elif asks in ("respond-missed", "roulette-missed", "rescue", "respond-bang"):
        kept = _answers(view, asks, options)
    elif asks == "blood-brothers":
        kept = [option for option in options if option == DONE or _sheriff_s_deputy(view, option)]
    elif asks == "new-identity" and me(view).life > NEW_LIFE:
        kept = [NO]
    elif asks == "hire-bid":
        kept = options[:3]  # nobody throws everything on one character
    elif asks == "take-card":
        kept = _worth_taking(view, decision)
    else:
        return options
    return kept or options


def me(view: BangView) -> FigureView:
    """The figure that acts for this seat."""
    return next(each for each in view.figures if each.seat == view.seat and each.active)


def _friend(view: BangView, figure: int) -> bool:
    """Oneself, and for a deputy the Sheriff."""
    seat = view.figures[figure].seat
    return seat == view.seat or _sheriff_s_deputy(view, seat)


def _sheriff_s_deputy(view: BangView, seat: int) -> bool:
    """Whether that seat is the Sheriff, and one's own a deputy."""
    return view.seats > 3 and view.players[view.seat].role == DEPUTY and view.players[seat].role == SHERIFF


def _bad_play(view: BangView, option: int) -> bool:
    verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
    if option == END:
        return False
    if verb == EVENT:
        return target != me(view).figure and _friend(view, target)
    if verb == ABILITY:
        own = me(view)
        return (target != own.figure and _friend(view, target)) or (what == _CHUCK and own.life < 3)
    if verb == USE:
        return _bad_aim(view, what, target)
    if verb == AS_BANG:
        return _bad_aim(view, BANG, target)
    if verb != PLAY:
        return False
    kind = CARD_KIND[what]
    return _bad_aim(view, kind, target) or _useless(view, kind, target)


def _at_the_sheriff(view: BangView, options: list[int]) -> list[int]:
    """An outlaw aims at nobody else with what can be aimed at the Sheriff."""
    sheriff = next(player.seat for player in view.players if player.role == SHERIFF)
    found = set(options)
    return [
        option
        for option in options
        if option == END or option & TARGET == sheriff or option & ~TARGET | sheriff not in found
    ]


def _bad_aim(view: BangView, kind: int, target: int) -> bool:
    """At a friend, unless it heals or rids them of a card that hurts."""
    if kind not in AIMED:
        return False
    if kind == TEQUILA:
        figure = view.figures[target]
        return not _friend(view, target) or figure.life == figure.most
    if not _friend(view, target):
        return False
    return not any(CARD_KIND[card] in (JAIL, DYNAMITE) for card in view.figures[target].front)


def _useless(view: BangView, kind: int, target: int) -> bool:
    own = view.figures[target] if kind not in AIMED else me(view)
    if kind in HEALING:
        few = len([each for each in view.figures if each.in_game]) == 2
        return own.life == own.most or (few and kind == BEER)
    if kind == SALOON:
        return own.life == own.most
    if KIND_RANGE[kind]:  # a worse gun for a better one
        return kind != VOLCANIC and own.range >= KIND_RANGE[kind]
    return any(CARD_KIND[card] == kind for card in own.front)


def _answers(view: BangView, asks: str, options: list[int]) -> list[int]:
    """Dodge if possible; against Indians! and in duels at least with the last life; never die with a Beer."""
    if asks == "respond-bang" and me(view).life > 1:
        return options
    if asks in ("respond-missed", "roulette-missed") and me(view).life > 1:
        return [option for option in options if option != TAKE and option < OWN_ABILITY] or options
    return [option for option in options if option != TAKE]


def _worth_taking(view: BangView, decision: Decision) -> list[int]:
    """From a friend what hurts them, from others what does not."""
    victim = value_of(decision.about, "victim")
    friend = any(_friend(view, each.figure) for each in view.figures if each.seat == victim)
    hurts = [
        option for option in decision.options if option < CARDS and CARD_KIND[option] in (JAIL, DYNAMITE)
    ]
    return hurts if friend else [option for option in decision.options if option not in hurts]
