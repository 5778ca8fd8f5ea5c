"""Loot: tokens on the train and on boards, and who can be sure of a purse's value."""

from __future__ import annotations

from posse.games.colt_express.facts import BANDIT_COUNT, PURSE_VALUES
from posse.games.colt_express.pieces.purses import ALL, add, one_fewer_of_each, purses_in, remove
from posse.games.colt_express.table import ColtTable


def lay_purse(table: ColtTable, place: int, kind: int, seen: int, sure: int) -> int:
    """colt-loot-new-identity: a purse comes to lie on the train, under a token number of its own."""
    token = len(table.token_kind)
    table.token_kind.append(kind)
    table.token_seen.append(seen)
    table.token_sure.append(sure)
    table.purses[place] += (token,)
    return token


def take_purse(table: ColtTable, bandit: int, token: int) -> int:
    """A purse leaves the floor for a board; returns its value in dollars."""
    place = table.place[bandit]
    table.purses[place] = tuple([other for other in table.purses[place] if other != token])
    kind = table.token_kind[token]
    table.board_purses[bandit] = add(table.board_purses[bandit], kind)
    sure = table.token_sure[token]
    if sure:
        for viewer in range(table.seats):
            if sure >> viewer & 1:
                at = BANDIT_COUNT * viewer + bandit
                table.known[at] = add(table.known[at], kind)
    table.token_kind[token] = -1  # it mixes with the others on the board
    table.token_seen[token] = -1
    table.token_sure[token] = 0
    return PURSE_VALUES[kind]


def random_purse(table: ColtTable, bandit: int) -> int:
    """colt-punch-purse-blind: which of a board's purses is lost, uniformly; one alone needs no luck."""
    purses = purses_in(table.board_purses[bandit])
    return purses[table.chance.below(len(purses))] if len(purses) > 1 else purses[0]


def lose_purse(table: ColtTable, bandit: int, kind: int) -> int:
    """A purse leaves a board unseen; returns the seats (bits) that can be sure which it was."""
    owner = table.owner[bandit]
    board = table.board_purses[bandit]
    table.board_purses[bandit] = remove(board, kind)
    sure = 1 << owner
    alike = board & ~ALL[kind] == 0
    for viewer in range(table.seats):
        if viewer == owner:
            continue
        at = BANDIT_COUNT * viewer + bandit
        if alike and table.known[at] == board:
            sure |= 1 << viewer
            table.known[at] = remove(board, kind)
        else:
            table.known[at] = one_fewer_of_each(table.known[at])
    return sure


def gain_purse(table: ColtTable, bandit: int, kind: int, sure: int) -> None:
    """A purse comes to a board from another one, or from outside; `sure` are the seats who know it."""
    table.board_purses[bandit] = add(table.board_purses[bandit], kind)
    for viewer in range(table.seats):
        if sure >> viewer & 1:
            at = BANDIT_COUNT * viewer + bandit
            table.known[at] = add(table.known[at], kind)
