"""Who is who in an imagined world: roles that nobody has shown, as likely as public deeds make them."""

from __future__ import annotations

from typing import Final

from posse.games.bang.deputy.belief import beliefs
from posse.games.bang.facts import SHERIFF_SEATS
from posse.games.bang.table import BangTable

LUCK: Final = 1 << 30


def suppose_roles(world: BangTable, me: int) -> None:
    """Deal the roles that this seat cannot know again, by its belief. In the hidden six-player game, where
    even the roles in the game are a secret, they stay as they were imagined."""
    if world.seats < SHERIFF_SEATS or world.hidden_six:
        return
    blind = world.blind >> me & 1 == 1
    secret = [seat for seat in range(world.seats) if not world.shown >> seat & 1 and (seat != me or blind)]
    if len(secret) < 2:
        return
    roles = sorted([world.role[seat] for seat in secret])
    dealt = _drawn(world, _ways(beliefs(world.view(me)), secret, roles))
    role = world.role[:]
    for seat, each in zip(secret, dealt, strict=True):
        role[seat] = each
    world.role = role


class Way:
    """One way of dealing roles, and how likely it is against the others."""

    def __init__(self, roles: list[int], weight: float) -> None:
        self.roles = roles
        self.weight = weight


def _ways(belief: list[list[float]], secret: list[int], roles: list[int]) -> list[Way]:
    """Every way of dealing these sorted roles to these seats."""
    if not roles:
        return [Way([], 1.0)]
    found: list[Way] = []
    for at, role in enumerate(roles):
        if at and roles[at - 1] == role:
            continue
        for way in _ways(belief, secret[1:], roles[:at] + roles[at + 1 :]):
            found.append(Way([role, *way.roles], way.weight * belief[secret[0]][role]))
    return found


def _drawn(world: BangTable, ways: list[Way]) -> list[int]:
    total = 0.0
    for way in ways:
        total += way.weight
    at = total * world.chance.below(LUCK) / LUCK
    for way in ways:
        at -= way.weight
        if at < 0.0:
            return way.roles
    return ways[-1].roles
