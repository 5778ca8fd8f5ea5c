"""What a greenhorn would not do: turn on the player it needs, throw away what saves it, die with a Beer."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE, NO
from posse.core.said import number_of, value_of
from posse.core.table import Decision, View
from posse.games.bang.deputy.outlook import WILD_WEST_SHOW
from posse.games.bang.deputy.picking import saves
from posse.games.bang.facts import (
    AIMED,
    BANG,
    BEER,
    CANTEEN,
    CARD_KIND,
    CARDS,
    CHARACTERS_NAMED,
    DEPUTY,
    DODGE,
    DYNAMITE,
    GATLING,
    HOWITZER,
    INDIANS,
    JAIL,
    KIND_RANGE,
    MISSED,
    NEW_LIFE,
    OUTLAW,
    RENEGADE,
    SALOON,
    SHERIFF,
    SHERIFF_SEATS,
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

HEALING: Final = (BEER, WHISKY, CANTEEN)
KEPT: Final = (BEER, MISSED, DODGE)  # while there is anything else to give up
AT_EVERYBODY: Final = (GATLING, INDIANS, HOWITZER)
HURTS: Final = (JAIL, DYNAMITE)  # lies in front of somebody to their harm
_CHUCK: Final = CHARACTERS_NAMED["chuck-wengam"]
_SID: Final = OWN_ABILITY | CHARACTERS_NAMED["sid-ketchum"]


def sensible(view: View, decision: Decision) -> list[int]:
    """The options that are not obviously bad; all of them if none is left."""
    assert isinstance(view, BangView)
    return _kept(view, decision) or decision.options


def _kept(view: BangView, decision: Decision) -> list[int]:
    asks, options = decision.asks, decision.options
    if asks == "play":
        return _plays(view, options)
    if asks in ("respond-missed", "roulette-missed"):
        return _dodges(view, number_of(decision.about, "need"), options)
    if asks == "respond-bang":
        return _shots_back(view, decision)
    if asks == "rescue":
        return [option for option in options if option != TAKE]
    if asks in ("discard-excess", "pay"):
        return _to_spare(view, options)
    if asks == "choose-check-card":
        return [card for card in options if saves(view, value_of(decision.about, "what"), card)]
    if asks == "daltons-discard":
        return [card for card in options if CARD_KIND[card] in HURTS]
    if asks == "blood-brothers":
        return [option for option in options if option == DONE or _sheriff_s_deputy(view, option)]
    if asks == "new-identity" and me(view).life > NEW_LIFE:
        return [NO]
    if asks == "hire-bid":
        return options[:3]  # nobody throws everything on one character
    if asks == "take-card":
        return _worth_taking(view, decision)
    return options


def me(view: BangView) -> FigureView:
    """The figure that acts for this seat."""
    return next(each for each in view.figures if each.seat == view.seat and each.active)


def _left(view: BangView) -> int:
    return len([each for each in view.figures if each.in_game])


# The player whose death loses the game


def _friend(view: BangView, figure: int) -> bool:
    """Oneself, and the Sheriff where one needs the Sheriff alive."""
    seat = view.figures[figure].seat
    return seat == view.seat or _needed(view, seat)


def _needed(view: BangView, seat: int) -> bool:
    """Whether that seat is the Sheriff, and one's own a deputy, or the renegade while others are left."""
    if view.players[view.seat].role != RENEGADE:
        return _sheriff_s_deputy(view, seat)
    return _is_the_sheriff(view, seat) and not view.hidden_six and _left(view) > 2


def _sheriff_s_deputy(view: BangView, seat: int) -> bool:
    return view.players[view.seat].role == DEPUTY and _is_the_sheriff(view, seat)


def _is_the_sheriff(view: BangView, seat: int) -> bool:
    """And sides count: with few players, and in the Wild West Show, everybody is alone."""
    if view.seats < SHERIFF_SEATS or view.show == WILD_WEST_SHOW:
        return False
    return view.players[seat].role == SHERIFF


def _would_fall(view: BangView) -> bool:
    """Whether a player one needs has a single life left."""
    return any(
        each.in_game and each.life == 1 and each.seat != view.seat and _friend(view, each.figure)
        for each in view.figures
    )


# The own turn


def _plays(view: BangView, options: list[int]) -> list[int]:
    kept = [option for option in options if not _bad_play(view, option)]
    if view.players[view.seat].role == OUTLAW:
        kept = _at_the_sheriff(view, kept)
    if any(_heals(view, option) for option in kept):
        return [option for option in kept if option != END]  # a wounded player drinks
    return kept


def _heals(view: BangView, option: int) -> bool:
    """What is left of such options does: it is not offered to the healthy."""
    verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
    kind = CARD_KIND[what] if verb == PLAY else what if verb == USE else -1
    return kind in HEALING or (kind == TEQUILA and target == me(view).figure)


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
        return _bad_effect(view, what, target) or (what == CANTEEN and _useless(view, what, target))
    if verb == AS_BANG:
        return _bad_aim(view, BANG, target)
    if verb != PLAY:
        return False
    kind = CARD_KIND[what]
    return _bad_effect(view, kind, target) or _useless(view, kind, target)


def _at_the_sheriff(view: BangView, options: list[int]) -> list[int]:
    """An outlaw aims at nobody else with what can be aimed at the Sheriff."""
    found = set(options)
    for sheriff in range(view.seats):
        if _is_the_sheriff(view, sheriff):
            return [
                option
                for option in options
                if option == END or option & TARGET == sheriff or option & ~TARGET | sheriff not in found
            ]
    return options


def _bad_effect(view: BangView, kind: int, target: int) -> bool:
    return _bad_aim(view, kind, target) or (kind in AT_EVERYBODY and _would_fall(view))


def _bad_aim(view: BangView, kind: int, target: int) -> bool:
    """At a friend, unless it heals or rids them of a card that hurts."""
    if kind not in AIMED:
        return False
    if kind == TEQUILA:
        figure = view.figures[target]
        return not _friend(view, target) or figure.life == figure.most
    if not _friend(view, target):
        return False
    return not any(CARD_KIND[card] in HURTS for card in view.figures[target].front)


def _useless(view: BangView, kind: int, target: int) -> bool:
    own = view.figures[target] if kind not in AIMED else me(view)
    if kind in HEALING:
        return own.life == own.most or (_left(view) == 2 and kind == BEER)
    if kind == SALOON:
        return own.life == own.most
    if KIND_RANGE[kind]:  # a worse gun for a better one
        return kind != VOLCANIC and own.range >= KIND_RANGE[kind]
    return any(CARD_KIND[card] == kind for card in own.front)


# Answers


def _answers(view: BangView, options: list[int]) -> list[int]:
    """Sid gives up two cards with his last life only."""
    return [option for option in options if option != TAKE and (option != _SID or me(view).life == 1)]


def _dodges(view: BangView, need: int, options: list[int]) -> list[int]:
    """Dodge if that is possible."""
    kept = _answers(view, options)
    return kept if len(kept) >= need else [TAKE]


def _shots_back(view: BangView, decision: Decision) -> list[int]:
    """Against Indians! if possible; in duels as they like, but with the last life if possible, too."""
    duel = value_of(decision.about, "kind") == "card-duel"
    return decision.options if duel and me(view).life > 1 else _answers(view, decision.options)


def _to_spare(view: BangView, cards: list[int]) -> list[int]:
    """No card that saves, while there are others."""
    return [card for card in cards if CARD_KIND[card] not in KEPT]


def _worth_taking(view: BangView, decision: Decision) -> list[int]:
    """From a friend what hurts them, from others what does not."""
    victim = value_of(decision.about, "victim")
    friend = any(_friend(view, each.figure) for each in view.figures if each.seat == victim)
    hurts = [option for option in decision.options if option < CARDS and CARD_KIND[option] in HURTS]
    return hurts if friend else [option for option in decision.options if option not in hurts]
