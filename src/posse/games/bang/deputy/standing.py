"""What a party has while the game goes on, as far as it counts for winning: numbers that tools/fit.py weighs.

Each party has its own places in a row of numbers; the others' stay empty.
"""

from __future__ import annotations

from typing import Final

from posse.games.bang.deputy.outlook import WILD_WEST_SHOW
from posse.games.bang.facts import (
    BARREL,
    BEER,
    BINOCULAR,
    CARD_KIND,
    DEPUTY,
    DYNAMITE,
    HIDEOUT,
    JAIL,
    KIND_RANGE,
    LAW_ROLES,
    MISSED_SYMBOL,
    MUSTANG,
    OUTLAW,
    RENEGADE,
    SCOPE,
    SHERIFF,
    SHERIFF_SEATS,
    WHISKY,
)
from posse.games.bang.rules.circle import in_reach
from posse.games.bang.table import BangTable

OF_FIGURE: Final = 7
OF_SHERIFF: Final = 0
OF_DEPUTIES: Final = OF_FIGURE
DEPUTIES_LEFT: Final = 2 * OF_FIGURE
OF_OUTLAWS: Final = DEPUTIES_LEFT + 1
OUTLAWS_LEFT: Final = OF_OUTLAWS + OF_FIGURE
AT_SHERIFF: Final = OUTLAWS_LEFT + 1  # outlaws who can shoot at the Sheriff
DANGER: Final = AT_SHERIFF + 1  # the same, by how near the Sheriff is to death
GANG: Final = DANGER + 1
OF_RENEGADES: Final = GANG + 1
RENEGADES_LEFT: Final = OF_RENEGADES + OF_FIGURE
FIGURES_LEFT: Final = RENEGADES_LEFT + 1
NUMBERS: Final = FIGURES_LEFT + 1
UNKNOWN: Final = 3  # a stage


def stage(table: BangTable) -> int:
    """0 while outlaws and renegades are in game, 1 without renegades, 2 without outlaws.

    There are no weights for other games, nor for one that is decided.
    """
    if table.victors or table.seats < SHERIFF_SEATS or table.hidden_six or table.show == WILD_WEST_SHOW:
        return UNKNOWN
    outlaws = renegades = False
    for figure in table.circle:
        role = table.role[table.owner[figure]]
        outlaws = outlaws or role == OUTLAW
        renegades = renegades or role == RENEGADE
    if not outlaws:
        return 2
    return 0 if renegades else 1


def standing(table: BangTable, role: int) -> list[float]:
    """What the party of this role has."""
    row = [0.0] * NUMBERS
    if role in LAW_ROLES:
        _law(table, row)
    elif role == OUTLAW:
        _outlaws(table, row)
    else:
        _renegades(table, row)
    return row


def _law(table: BangTable, row: list[float]) -> None:
    for figure in table.circle:
        role = table.role[table.owner[figure]]
        if role == SHERIFF:
            _add(table, figure, row, OF_SHERIFF)
        elif role == DEPUTY:
            _add(table, figure, row, OF_DEPUTIES)
            row[DEPUTIES_LEFT] += 1.0


def _outlaws(table: BangTable, row: list[float]) -> None:
    sheriff = sheriff_of(table)
    row[GANG] = 1.0
    for figure in table.circle:
        if table.role[table.owner[figure]] == OUTLAW:
            _add(table, figure, row, OF_OUTLAWS)
            row[OUTLAWS_LEFT] += 1.0
            if sheriff >= 0 and sheriff in in_reach(table, figure):
                row[AT_SHERIFF] += 1.0
                row[DANGER] += 1.0 / max(1, table.life[sheriff])


def _renegades(table: BangTable, row: list[float]) -> None:
    row[FIGURES_LEFT] = float(len(table.circle))
    for figure in table.circle:
        if table.role[table.owner[figure]] == RENEGADE:
            _add(table, figure, row, OF_RENEGADES)
            row[RENEGADES_LEFT] += 1.0


def sheriff_of(table: BangTable) -> int:
    """The Sheriff's figure, -1 if it is out."""
    for figure in table.circle:
        if table.role[table.owner[figure]] == SHERIFF:
            return figure
    return -1


def _add(table: BangTable, figure: int, row: list[float], at: int) -> None:
    """Life, the last life, hand cards, those of them that save, guards, guns, burdens."""
    hand = table.hand_of(figure)
    row[at] += table.life[figure]
    row[at + 1] += 1.0 if table.life[figure] <= 1 else 0.0
    row[at + 2] += len(hand)
    for card in hand:
        if CARD_KIND[card] in MISSED_SYMBOL or CARD_KIND[card] in (BEER, WHISKY):
            row[at + 3] += 1.0
    for card in table.front[figure]:
        kind = CARD_KIND[card]
        if KIND_RANGE[kind]:
            row[at + 5] += 0.5 + 0.25 * KIND_RANGE[kind]
        elif kind in (SCOPE, BINOCULAR):
            row[at + 5] += 0.5
        elif kind in (JAIL, DYNAMITE):
            row[at + 6] += 1.0 if kind == JAIL else 0.3
        else:
            row[at + 4] += 1.0 if kind in (BARREL, MUSTANG, HIDEOUT) else 0.5
