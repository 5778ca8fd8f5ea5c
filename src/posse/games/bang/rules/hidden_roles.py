"""36.1 The hidden six-player game as somebody may imagine it: any way of dealing that fits what they saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.facts import (
    AFTER_LAW,
    DEPUTIES,
    DEPUTY,
    NO_ROLE,
    OPPOSITE,
    RENEGADE,
    SHERIFF,
    SIX_FIRST,
    SIX_REST,
)

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def deal_hidden_roles(table: BangTable, me: int) -> None:
    """bang-six-opposite, bang-six-removed, bang-six-rest: each way of dealing as likely as it was."""
    known = [
        table.role[seat] if table.shown >> seat & 1 or seat == me else NO_ROLE for seat in range(table.seats)
    ]
    opposite = (known.index(SHERIFF) + OPPOSITE) % table.seats
    weights = [_weight(table, known, opposite, way) for way in range(len(SIX_FIRST) ** 2)]
    at = table.chance.below(sum(weights))
    way = 0
    while at >= weights[way]:
        at -= weights[way]
        way += 1
    _deal(table, known, opposite, way)


def _way(way: int) -> tuple[int, int, list[int]]:
    """Which of the first four roles goes opposite the Sheriff, which is removed, and what the others get."""
    first, second = divmod(way, len(SIX_FIRST))
    rest = [role for at, role in enumerate(SIX_FIRST) if at not in (first, second)]
    return SIX_FIRST[first], SIX_FIRST[second], [*rest, *SIX_REST]


def _weight(table: BangTable, known: list[int], opposite: int, way: int) -> int:
    """In how many ways the cards can lie so, 0 if this is not what was seen."""
    first, second = divmod(way, len(SIX_FIRST))
    role, removed, rest = _way(way)
    if first == second or known[opposite] not in (NO_ROLE, role):
        return 0
    count = 1
    for seat, each in enumerate(known):
        if seat != opposite and each not in (NO_ROLE, SHERIFF):
            count *= rest.count(each)
            if count:
                rest.remove(each)
    left = [*rest, role] if known[opposite] == NO_ROLE else rest
    return count if _could_go_on(table, known, removed, left) else 0


def _could_go_on(table: BangTable, known: list[int], removed: int, secret: list[int]) -> bool:
    """Whether the game would not be over, and nobody would have had to reveal such a role by now.

    (After "Crime is defeated!" somebody fights only if all four bad players are known.)
    """
    if table.fight == AFTER_LAW and (DEPUTY in secret or RENEGADE in secret):
        return False
    out = [known[seat] for seat in range(table.seats) if not table.in_game >> seat & 1]
    law_is_out = SHERIFF in out and out.count(DEPUTY) == DEPUTIES
    return not law_is_out or (removed != RENEGADE and RENEGADE not in out)


def _deal(table: BangTable, known: list[int], opposite: int, way: int) -> None:
    role, removed, rest = _way(way)
    for seat, each in enumerate(known):
        if seat != opposite and each in rest:
            rest.remove(each)
    table.chance.shuffle(rest)
    dealt = known[:]
    dealt[opposite] = role
    for seat, each in enumerate(known):
        if each == NO_ROLE and seat != opposite:
            dealt[seat] = rest.pop()
    table.role, table.removed = dealt, removed
