"""Who is who in an imagined world: roles that nobody has shown, as likely as public deeds make them.

Sharper than the deputy's own `belief`, which takes one player after the other: here every way of dealing the
roles is weighed as a whole, by how often deputies of one role turn on another. The figures were fitted to
their games (tools/fit_roles.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from posse.games.bang.facts import SHERIFF_SEATS
from posse.games.bang.table import BangTable

LUCK: Final = 1 << 30
MOST: Final = 4  # deeds of one player against another: more of them say nothing new
# By role and role: how far a hostile deed of the first against the second speaks for them.
TELLS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.0, 0.0, 0.0),  # the Sheriff does not know either
    (-4.09, 0.0, 1.08, 0.72),
    (3.28, -0.34, -3.1, -0.24),
    (0.81, 1.02, 0.86, 0.0),
)


class Deed:
    """How often one player has turned on another."""

    def __init__(self, by: int, at: int, count: int) -> None:
        self.by = by
        self.at = at
        self.count = count


def suppose_roles(world: BangTable, me: int) -> None:
    """Deal the roles that this seat cannot know again, by deeds.

    In the hidden six-player game it is a secret even which roles there are: they stay as they were imagined.
    """
    if world.seats < SHERIFF_SEATS or world.hidden_six:
        return
    blind = world.blind >> me & 1 == 1
    secret = [seat for seat in range(world.seats) if not world.shown >> seat & 1 and (seat != me or blind)]
    if len(secret) > 1:
        world.role = _drawn(world, ways(world, secret), deeds_of(world))


def ways(world: BangTable, secret: list[int]) -> list[list[int]]:
    """Every way of dealing their roles to these seats, as roles of all seats."""
    found = [world.role]
    for at, seat in enumerate(secret):
        found = [_swapped(roles, seat, other) for roles in found for other in _others(roles, secret[at:])]
    return found


def _others(roles: list[int], seats: list[int]) -> list[int]:
    """One seat for each role that these seats have."""
    found: list[int] = []
    seen: list[int] = []
    for seat in sorted(seats, key=lambda seat: roles[seat]):
        if roles[seat] not in seen:
            seen.append(roles[seat])
            found.append(seat)
    return found


def _swapped(roles: list[int], one: int, other: int) -> list[int]:
    found = roles[:]
    found[one], found[other] = found[other], found[one]
    return found


def deeds_of(world: BangTable) -> list[Deed]:
    found: list[Deed] = []
    for by in range(world.seats):
        for at in range(world.seats):
            count = world.deeds[8 * by + at]
            if count > 0 and by != at:
                found.append(Deed(by, at, min(MOST, count)))
    return found


def likelihood(roles: list[int], deeds: list[Deed]) -> float:
    total = 0.0
    for deed in deeds:
        total += deed.count * TELLS[roles[deed.by]][roles[deed.at]]
    return exp(total)


def _drawn(world: BangTable, ways: list[list[int]], deeds: list[Deed]) -> list[int]:
    weights = [likelihood(roles, deeds) for roles in ways]
    at = sum(weights) * world.chance.below(LUCK) / LUCK
    for roles, weight in zip(ways, weights, strict=True):
        at -= weight
        if at < 0.0:
            return roles
    return ways[-1]
