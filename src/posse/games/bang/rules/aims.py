"""At which figures a card may be aimed, and which rule is in the way of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import CARD, NUMBER, SEAT, Args, Refusal
from posse.games.bang import abilities
from posse.games.bang.facts import BLUE, CARD_KIND, JAIL, KIND_COLOUR, SHERIFF
from posse.games.bang.rules.circle import distance, in_reach, near

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable

NOT_PLAYED: Final = 0  # Missed! and Dodge are no actions
ON_ONESELF: Final = 1  # it has no target, or all are its targets
IN_FRONT: Final = 2  # in front of an own figure
IN_REACH: Final = 3  # of the weapon
AT_ONE: Final = 4  # at distance 1, whatever the weapon
ANY_OTHER: Final = 5
TAKE_AT_ONE: Final = 6  # somebody with a card, at distance 1
TAKE_ANYWHERE: Final = 7  # somebody with a card
PRISONER: Final = 8
ANYBODY: Final = 9
JAIL_REFUSALS: Final[dict[str, str]] = {
    "bang-jail-not-on-self": "bang-refusal-jail-self",
    "bang-jail-not-on-sheriff": "bang-refusal-jail-sheriff",
    "bang-jail-not-twice": "bang-refusal-jail-twice",
}


def targets(table: BangTable, me: int, aim: int) -> list[int]:
    """The figures that may be aimed at; a card without a target is aimed at its own player."""
    if aim == ON_ONESELF:
        return [me]
    if aim == IN_FRONT:
        return own_figures(table, me)
    if aim == IN_REACH:
        return in_reach(table, me)
    if aim == ANY_OTHER:
        mine = table.owner[me]
        return [figure for figure in table.circle if table.owner[figure] != mine]
    if aim == AT_ONE:
        return near(table, me)
    if aim == TAKE_AT_ONE:
        front, hands, owner = table.front, table.hands, table.owner
        found = [figure for figure in near(table, me) if front[figure] or hands[owner[figure]]]
        for figure in table.own[owner[me]]:
            if front[figure] and table.in_game >> figure & 1 and distance(table, me, figure) == 1:
                found.append(figure)
        return found
    if aim == TAKE_ANYWHERE:
        owner, front, hands = table.owner, table.front, table.hands
        mine = owner[me]
        return [
            figure
            for figure in table.circle
            if front[figure] or (hands[owner[figure]] and owner[figure] != mine)
        ]
    if aim == PRISONER:
        return [figure for figure in table.circle if jail_bars(table, me, figure) == ""]
    if aim == ANYBODY:
        return list(table.circle)
    return []


def own_figures(table: BangTable, me: int) -> list[int]:
    if table.figures == table.seats:
        return [me]
    return [figure for figure in table.own[table.owner[me]] if table.in_game >> figure & 1]


def has_card(table: BangTable, me: int, figure: int) -> bool:
    """bang-panic-needs-card, bang-cat-balou-needs-card; of one's own cards only those in play."""
    if table.front[figure]:
        return True
    seat = table.owner[figure]
    return seat != table.owner[me] and len(table.hands[seat]) > 0


# Why not


def bars(table: BangTable, me: int, kind: int, aim: int, target: int, rule: str) -> Refusal | None:
    """What forbids a target. `rule` is what the card's effect follows."""
    if not table.in_game >> target & 1:
        return Refusal("bang-elim-no-further-part", "bang-refusal-out", _seat(table, target))
    if aim in (ON_ONESELF, IN_FRONT):
        if target in targets(table, me, aim):
            return None
        return Refusal(rule, "bang-refusal-own-only")
    if aim == PRISONER:
        barred = jail_bars(table, me, target)
        return Refusal(barred, JAIL_REFUSALS[barred], _seat(table, target)) if barred else None
    if aim in (IN_REACH, AT_ONE, ANY_OTHER) and table.owner[target] == table.owner[me]:
        return Refusal("bang-bang-not-self" if kind == 0 else rule, "bang-refusal-self")
    if aim in (TAKE_AT_ONE, TAKE_ANYWHERE) and not has_card(table, me, target):
        return Refusal(rule, "bang-refusal-no-card", _seat(table, target))
    if aim == IN_REACH:
        reach = abilities.weapon_range(table, me, 1)
        return _too_far(table, me, target, reach, "bang-weapon-range")
    if aim in (AT_ONE, TAKE_AT_ONE):
        return _too_far(table, me, target, 1, rule)
    return None


def _too_far(table: BangTable, me: int, target: int, reach: int, rule: str) -> Refusal | None:
    steps = distance(table, me, target)
    if steps <= reach:
        return None
    args: Args = (*_seat(table, target), ("distance", NUMBER, steps), ("reach", NUMBER, reach))
    return Refusal(rule, "bang-refusal-too-far", args)


def jail_bars(table: BangTable, me: int, target: int) -> str:
    """bang-jail-target: the rule that keeps somebody out of Jail, "" if there is none."""
    seat = table.owner[target]
    if seat == table.owner[me]:
        return "bang-jail-not-on-self"
    if table.role[seat] == SHERIFF:
        return "bang-jail-not-on-sheriff"
    for card in table.front[target]:
        if CARD_KIND[card] == JAIL:
            return "bang-jail-not-twice"
    return ""


def copy_bars(table: BangTable, target: int, card: int) -> Refusal | None:
    """bang-play-second-copy-forbidden-option"""
    kind = CARD_KIND[card]
    if table.copies_replace or KIND_COLOUR[kind] < BLUE:
        return None
    for other in table.front[target]:
        if CARD_KIND[other] == kind:
            args: Args = (("card", CARD, card),)
            return Refusal("bang-play-second-copy-forbidden-option", "bang-refusal-second-copy", args)
    return None


def _seat(table: BangTable, figure: int) -> Args:
    return (("seat", SEAT, table.owner[figure]),)
