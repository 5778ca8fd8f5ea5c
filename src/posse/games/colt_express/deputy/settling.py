"""Answers that need no rehearsal: characters, places, which token to take, which cards to pick or keep."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE
from posse.games.colt_express.deputy.greenhorn import lying_purses
from posse.games.colt_express.deputy.train import PURSE_WORTH
from posse.games.colt_express.facts import (
    ACTION,
    BELLE,
    CHEYENNE,
    DJANGO,
    DOC,
    GHOST,
    JEWEL_VALUE,
    LADDER,
    LEADERS,
    MARSHAL,
    MOVE,
    PUNCH,
    ROB,
    SECOND,
    SHOOT,
    STRONGBOX_VALUE,
    TUCO,
)
from posse.games.colt_express.rules.robbing import LEAVE, TAKE_JEWEL, TAKE_STRONGBOX
from posse.games.colt_express.view import ColtView, PlaceView

# By how often each wins when deputies are dealt their characters.
LIKED: Final[dict[int, int]] = {BELLE: 6, GHOST: 5, CHEYENNE: 4, DOC: 3, DJANGO: 2, TUCO: 1}


def character(view: ColtView, options: list[int]) -> int:
    """The most useful ability; of teams, both together."""
    best = options[0]
    highest = -1
    for bandit in options:
        liked = LIKED[bandit]
        if view.teams:
            liked += LIKED[view.team_partner[LEADERS.index(bandit)]]
        if liked > highest:
            highest = liked
            best = bandit
    return best


def placement(view: ColtView, options: list[int]) -> int:
    """The better shot sits in the last car, where nobody can come from behind."""
    gang = view.players[view.seat].bandits
    return gang[1] if gang[1] in (DJANGO, TUCO) else gang[0]


def pick(view: ColtView, options: list[int]) -> int:
    """A Rob for the bandit who sits beside the dearest loot, else what brings one to it."""
    gang = view.players[view.seat].bandits
    best = options[0]
    highest = -1.0
    for which, bandit in enumerate(gang):
        worth = 0.0
        shots = 0
        for each in view.bandits:
            if each.bandit == bandit:
                worth = dearest_at(view.places[2 * each.car + each.roof])
                shots = each.bullets
        for card, wanted in ((ROB, 200 + worth), (SHOOT, 250.0 if shots else 0.0), (MOVE, 240.0)):
            if card + SECOND * which in options and wanted > highest:
                highest = wanted
                best = card + SECOND * which
    return best


def dearest_at(place: PlaceView) -> float:
    if place.strongboxes:
        return float(STRONGBOX_VALUE)
    if place.jewels:
        return float(JEWEL_VALUE)
    return float(PURSE_WORTH) if place.purses else 0.0


def rob(view: ColtView, options: list[int]) -> int:
    """The dearest token; of purses one whose value is not known, unless a known one is worth more."""
    if TAKE_STRONGBOX in options:
        return TAKE_STRONGBOX
    if TAKE_JEWEL in options:
        return TAKE_JEWEL
    best = options[0]
    highest = -1
    for purse in lying_purses(view, options):
        worth = purse.value or PURSE_WORTH
        if worth > highest:
            highest = worth
            best = purse.token
    return best


def pickpocket(view: ColtView, options: list[int]) -> int:
    return rob(view, [option for option in options if option != LEAVE])


def expert_keep(view: ColtView, options: list[int]) -> int:
    """All that will be of use, and the rest too if it keeps bullets from being drawn."""
    bullets = view.players[view.seat].bullets_on_top
    for card in options:
        if card != DONE and (bullets or view.kept.count(card) < WANTED[card & ACTION]):
            return card
    return DONE


WANTED: Final[dict[int, int]] = {MOVE: 1, LADDER: 1, SHOOT: 2, ROB: 2, PUNCH: 1, MARSHAL: 0}
