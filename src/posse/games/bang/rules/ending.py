"""16. The end of the game: who has won, and everything is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.table import EVERYBODY, SEATS_IN
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import WHO_HAS_WON
from posse.games.bang.facts import (
    BAD,
    BAD_ROLES,
    DEPUTIES,
    DEPUTY,
    LAW_ROLES,
    NO_ROLE,
    NOBODY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    SIDE_OF,
    TARGET_OF,
)
from posse.games.bang.rules.experience import leave_behind
from posse.games.bang.rules.money import is_alive, pay_out
from posse.games.bang.scoring import winners

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def seats_in_game(table: BangTable) -> list[int]:
    if table.figures == table.seats:
        return SEATS_IN[table.in_game]
    return sorted({table.owner[figure] for figure in table.circle})


def living_seats(table: BangTable) -> list[int]:
    """Those in game but for a ghost."""
    if table.ghost == NOBODY:
        return seats_in_game(table)
    return [seat for seat in seats_in_game(table) if seat != table.owner[table.ghost]]


def who_wins(table: BangTable, figure: int, killer: int) -> int:
    """The seats that win because this figure has been eliminated (bits), 0 if the game goes on."""
    left = seats_in_game(table)
    if table.loud & WHO_HAS_WON:  # bang-win-wws-override
        return abilities.who_has_won(table, table.circle[0], 0)
    if table.seats == 2:  # bang-p2-goal
        return 1 << left[0] if len(left) == 1 else 0
    if table.seats == 3:
        return _of_three(table, table.owner[figure], killer)
    if table.hidden_six:
        return _of_hidden_six(table)
    return _of_many(table, left)


def _of_three(table: BangTable, dead: int, killer: int) -> int:
    """bang-p3-win-personal, bang-p3-last-survivor, bang-p3-ghost"""
    left = living_seats(table)
    if len(left) == 1:
        return 1 << left[0]
    if killer != NOBODY and table.fallen == 1:  # bang-p3-returned
        seat = table.owner[killer]
        if TARGET_OF[table.role[seat]] == table.role[dead]:
            return 1 << seat
    return 0


def _of_hidden_six(table: BangTable) -> int:
    """bang-six-end-only, bang-six-counting"""
    left = living_seats(table)
    sides = {SIDE_OF[table.role[seat]] for seat in left}
    if len(left) == 1 or (len(left) == 2 and len(sides) == 1):  # bang-six-last-one, bang-six-two-left
        return everybody_who_is(table, sides.pop())
    in_game = [table.role[seat] for seat in seats_in_game(table)]
    out = [table.role[seat] for seat in range(table.seats) if not table.in_game >> seat & 1]
    if _is_crime_out(table):
        return everybody_who_is(table, LAW_ROLES)
    law_is_out = SHERIFF in out and out.count(DEPUTY) == DEPUTIES
    if law_is_out and RENEGADE not in in_game:  # bang-six-certain-outlaws
        return everybody_who_is(table, (OUTLAW,))
    return 0


def _is_crime_out(table: BangTable) -> bool:
    """bang-six-certain-law: as many bad players are out as there can be."""
    out = [seat for seat in range(table.seats) if not table.in_game >> seat & 1]
    return len([seat for seat in out if table.role[seat] in BAD]) == len(BAD_ROLES)


def _of_many(table: BangTable, left: list[int]) -> int:
    """bang-win-sheriff-dead, bang-win-law"""
    roles = [table.role[seat] for seat in left]
    if SHERIFF not in roles:
        if roles == [RENEGADE]:
            return 1 << left[0]  # bang-goal-renegade
        return everybody_who_is(table, (OUTLAW,))  # bang-win-outlaws-even-dead
    if OUTLAW in roles or RENEGADE in roles:
        return 0
    return everybody_who_is(table, (SHERIFF, DEPUTY))


def everybody_who_is(table: BangTable, roles: tuple[int, ...]) -> int:
    bits = 0
    for seat in range(table.seats):
        if table.role[seat] in roles:
            bits |= 1 << seat
    return bits


def check_end(table: BangTable, figure: int, killer: int) -> bool:
    """bang-win-checked"""
    won = who_wins(table, figure, killer)
    if won:
        end(table, won, figure)
    return won != 0


def end(table: BangTable, won: int, last: int, why: str = "") -> None:
    """bang-time-stop-at-end, bang-info-end-reveal: nothing is left but the further games of a match."""
    del table.stack[table.match.games - 1 - table.match.number :]
    table.victors = won
    table.shown = EVERYBODY[table.seats]
    side, rule = _side(table, won)
    events.game_ended(table, side, why or rule)
    for seat in range(table.seats):
        for card in table.hands[seat]:
            table.knows[card] = EVERYBODY[table.seats]
        events.revealed(table, seat, "bang-info-end-reveal")
    if table.removed != NO_ROLE:
        events.removed_shown(table, "bang-info-end-reveal")
    if table.match.games > 1:
        close_books(table, won, last)


def close_books(table: BangTable, won: int, last: int) -> None:
    """A game of a match is over: it is paid for, and what survivors may keep is noted."""
    table.spare_known = [EVERYBODY[table.seats]] * table.seats  # bang-info-end-reveal
    pay_out(table, won, last)
    if table.match.experience:
        leave_behind(table)
    if table.match.hiring:
        dismiss(table)
    if not table.stack:
        events.match_ended(table, winners(table), "bang-match-winner")


def dismiss(table: BangTable) -> None:
    """bang-var-hiring-keep: the hired characters of those who have not lived to the end are free again."""
    match = table.match.copy()
    match.staff = [match.staff[seat] if is_alive(table, seat) else NOBODY for seat in range(table.seats)]
    table.match = match


def _side(table: BangTable, won: int) -> tuple[str, str]:
    """Who has won, in one word, and by which rule."""
    if table.loud & WHO_HAS_WON:
        return terms.SIDE_ALONE, "bang-wws-wild-west-show"
    if table.seats == 2:
        return terms.SIDE_ALONE, "bang-p2-goal"
    if table.seats == 3:
        rule = "bang-p3-win-personal" if table.fallen == 1 else "bang-p3-last-survivor"
        return terms.SIDE_ALONE, rule
    role = next(table.role[seat] for seat in range(table.seats) if won >> seat & 1)
    six = table.hidden_six
    if role == OUTLAW:
        return terms.SIDE_OUTLAWS, _why_six(table, "outlaws") if six else "bang-win-sheriff-dead"
    if role == RENEGADE:
        return terms.SIDE_RENEGADE, _why_six(table, "renegade") if six else "bang-goal-renegade"
    return terms.SIDE_LAW, _why_six(table, "law") if six else "bang-win-law"


def _why_six(table: BangTable, side: str) -> str:
    """By which rule a hidden six-player game has ended."""
    left = len(living_seats(table))
    if table.fight:
        return "bang-six-fight-two"
    if left == 1:
        return "bang-six-last-one"
    if left == 2 and not _is_crime_out(table):
        return "bang-six-two-left"
    return "bang-six-certain-" + side
