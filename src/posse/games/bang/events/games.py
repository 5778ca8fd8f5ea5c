"""Games and matches: roles and characters are dealt, somebody declares, somebody wins, money is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, MAYBE_TERM, NUMBER, SEAT, SEATS, TERM, TERMS
from posse.games.bang import terms

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


# Setting up

_ROLE_DEALT: Final = Kind("role-dealt", public("seat", SEAT), only_for("seat", "role", TERM))
_ROLE_SHOWN: Final = Kind("role-shown", public("seat", SEAT), public("role", TERM))
_CHARACTER_DEALT: Final = Kind(
    "character-dealt", public("seat", SEAT), public("character", TERM), public("life", NUMBER)
)
_CHARACTERS_OFFERED: Final = Kind("characters-offered", public("characters", TERMS))
_CHARACTER_PICKED: Final = Kind(
    "character-picked", public("seat", SEAT), public("character", TERM), public("life", NUMBER)
)
_HAND_DEALT: Final = Kind(
    "hand-dealt", public("seat", SEAT), public("n", NUMBER), only_for("seat", "cards", CARDS)
)


def role_dealt(table: BangTable, seat: int, role: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROLE_DEALT, rule, (seat, terms.ROLE[role])))


def role_shown(table: BangTable, seat: int, role: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROLE_SHOWN, rule, (seat, terms.ROLE[role])))


def character_dealt(table: BangTable, seat: int, character: int, life: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHARACTER_DEALT, rule, (seat, terms.CHARACTER[character], life)))


def characters_offered(table: BangTable, characters: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_CHARACTERS_OFFERED, rule, (tuple([terms.CHARACTER[each] for each in characters]),))
        )


def character_picked(table: BangTable, seat: int, character: int, life: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHARACTER_PICKED, rule, (seat, terms.CHARACTER[character], life)))


def hand_dealt(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HAND_DEALT, rule, (seat, len(cards), tuple(cards))))


# The hidden six-player game

_CRIME_DECLARED: Final = Kind("crime-declared", public("seat", SEAT))
_LAW_DECLARED: Final = Kind("law-declared", public("seat", SEAT))
_FIGHT_STARTED: Final = Kind("fight-started", public("seats", SEATS))
_LEFT_GAME: Final = Kind("left-game", public("seat", SEAT))
_REMOVED_SHOWN: Final = Kind("removed-shown", public("role", TERM))


def crime_declared(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CRIME_DECLARED, rule, (seat,)))


def law_declared(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LAW_DECLARED, rule, (seat,)))


def fight_started(table: BangTable, seats: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FIGHT_STARTED, rule, (tuple(seats),)))


def left_game(table: BangTable, figure: int, rule: str) -> None:
    """Somebody is out of the game without having been eliminated."""
    if table.telling:
        table.told.append(Event(_LEFT_GAME, rule, (table.owner[figure],)))


def removed_shown(table: BangTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_REMOVED_SHOWN, rule, (terms.ROLE[table.removed],)))


# The end

_GAME_ENDED: Final = Kind("game-ended", public("side", TERM), public("winners", SEATS))
_REVEALED: Final = Kind(
    "revealed",
    public("seat", SEAT),
    public("role", MAYBE_TERM),
    public("cards", CARDS),
    public("spare", MAYBE_TERM),
)


def game_ended(table: BangTable, side: str, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _GAME_ENDED,
                rule,
                (side, tuple([seat for seat in range(table.seats) if table.victors >> seat & 1])),
            )
        )


def revealed(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _REVEALED,
                rule,
                (
                    seat,
                    terms.role(table.role[seat]),
                    tuple(table.hands[seat]),
                    terms.character(table.spare[seat]),
                ),
            )
        )


# Matches

_GAME_BEGAN: Final = Kind("game-began", public("n", NUMBER), public("of", NUMBER))
_PAID: Final = Kind("paid", public("seat", SEAT), public("n", NUMBER), public("total", NUMBER))
_FINED: Final = Kind("fined", public("seat", SEAT), public("n", NUMBER), public("total", NUMBER))
_BOUNTY_PAID: Final = Kind("bounty-paid", public("seat", SEAT), public("n", NUMBER), public("total", NUMBER))
_MATCH_ENDED: Final = Kind("match-ended", public("winners", SEATS))

_CARD_KEPT: Final = Kind(
    "card-kept", public("seat", SEAT), public("card", CARD), public("n", NUMBER), public("total", NUMBER)
)

_BID: Final = Kind("bid", public("seat", SEAT), public("character", TERM), public("n", NUMBER))
_PASSED: Final = Kind("passed", public("seat", SEAT), public("character", TERM))
_HIRED: Final = Kind(
    "hired", public("seat", SEAT), public("character", TERM), public("n", NUMBER), public("total", NUMBER)
)


def bid(table: BangTable, seat: int, character: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BID, rule, (seat, terms.CHARACTER[character], dollars)))


def passed(table: BangTable, seat: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PASSED, rule, (seat, terms.CHARACTER[character])))


def hired(table: BangTable, seat: int, character: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HIRED, rule, (seat, terms.CHARACTER[character], dollars, total)))


def game_began(table: BangTable, number: int, games: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAME_BEGAN, rule, (number, games)))


def paid(table: BangTable, seat: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PAID, rule, (seat, dollars, total)))


def fined(table: BangTable, seat: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FINED, rule, (seat, dollars, total)))


def bounty_paid(table: BangTable, seat: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BOUNTY_PAID, rule, (seat, dollars, total)))


def card_kept(table: BangTable, seat: int, card: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_KEPT, rule, (seat, card, dollars, total)))


def match_ended(table: BangTable, seats: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MATCH_ENDED, rule, (tuple(seats),)))
