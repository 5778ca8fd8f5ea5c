"""Who is who: the deputy's guess from public deeds, and from the roles that have been shown."""

from __future__ import annotations

from math import exp
from typing import Final

from posse.games.bang.facts import DEPUTY, OUTLAW, RENEGADE, ROLES_DEALT, SHERIFF
from posse.games.bang.view import BangView

MOST: Final = 4.0  # more evidence than this changes nothing
SURE: Final = 0.8  # how far one deed at the Sheriff speaks
INDIRECT: Final = 0.5  # a deed at somebody else, by what is thought of them
RESTRAINT: Final = 0.2  # a deed at somebody else by a player who leaves the Sheriff alone
ROLE_COUNT: Final = 4
HIDDEN_SIX: Final[tuple[float, ...]] = (
    1.0,
    1.5,
    2.75,
    0.75,
)  # by role: how many there are on average, one of seven being removed


def beliefs(view: BangView) -> list[list[float]]:
    """By seat and role: how likely it is. Roles that are known are certain."""
    left = [0.0] * ROLE_COUNT
    for role in ROLES_DEALT[view.seats]:
        left[role] += 1.0
    if view.hidden_six:
        left = list(HIDDEN_SIX)
    unknown: list[int] = []
    found: list[list[float]] = []
    for player in view.players:
        row = [0.0] * ROLE_COUNT
        if player.role >= 0:
            row[player.role] = 1.0
            left[player.role] -= 1.0
        else:
            unknown.append(player.seat)
        found.append(row)
    if unknown:
        _guess(found, unknown, [max(0.0, count) for count in left], leanings(view))
    return found


def _guess(found: list[list[float]], unknown: list[int], left: list[float], lean: list[float]) -> None:
    """Each seat by its evidence, then so that the roles left over are dealt about once each."""
    for seat in unknown:
        evidence = max(-MOST, min(MOST, lean[seat]))
        row = found[seat]
        row[OUTLAW] = left[OUTLAW] * exp(SURE * evidence)
        row[DEPUTY] = left[DEPUTY] * exp(-1.3 * SURE * evidence)
        row[RENEGADE] = left[RENEGADE] * exp(0.2 * SURE * evidence)
        _norm(row)
    for role in (DEPUTY, OUTLAW, RENEGADE):
        total = 0.0
        for seat in unknown:
            total += found[seat][role]
        if total > 0.0:
            for seat in unknown:
                found[seat][role] *= left[role] / total
    for seat in unknown:
        _norm(found[seat])


def _norm(row: list[float]) -> None:
    total = row[DEPUTY] + row[OUTLAW] + row[RENEGADE]
    if total > 0.0:
        row[DEPUTY] /= total
        row[OUTLAW] /= total
        row[RENEGADE] /= total


def leanings(view: BangView) -> list[float]:
    """By seat: how far its deeds speak for an outlaw; below 0 for the law."""
    seats = view.seats
    sheriff = sheriff_of(view)
    found = [0.0] * seats
    if sheriff < 0:
        return found
    for seat in range(seats):
        deeds = view.deeds[seat]
        at_sheriff = deeds[sheriff]
        found[seat] = float(at_sheriff) if at_sheriff else -RESTRAINT * max(0, sum(deeds))
    found[sheriff] = 0.0
    sides = [_side(view, seat, found[seat]) for seat in range(seats)]
    for seat in range(seats):
        deeds = view.deeds[seat]
        for other in range(seats):
            if deeds[other] and other != sheriff:
                found[seat] -= INDIRECT * deeds[other] * sides[other]
    return found


def _side(view: BangView, seat: int, lean: float) -> float:
    """1 for an outlaw, -1 for the law, as far as it is known."""
    role = view.players[seat].role if view.players[seat].role_shown else -1
    if role == OUTLAW:
        return 1.0
    if role in (SHERIFF, DEPUTY):
        return -1.0
    if role == RENEGADE:
        return 0.0
    return max(-0.7, min(0.7, 0.35 * lean))


def sheriff_of(view: BangView) -> int:
    for player in view.players:
        if player.role == SHERIFF:
            return player.seat
    return -1
