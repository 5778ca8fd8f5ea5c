"""7. Setting the table: roles, characters, life, hands, the first turn."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.steps import Step
from posse.games.bang import abilities, events
from posse.games.bang.facts import (
    DEPUTY,
    NOBODY,
    OPPOSITE,
    ROLES_DEALT,
    SHERIFF,
    SHERIFF_SEATS,
    SIX_FIRST,
    SIX_REST,
)
from posse.games.bang.imagining import characters_used
from posse.games.bang.invariants import cards_used
from posse.games.bang.rules.event_deck import deal_events, deal_show
from posse.games.bang.rules.experience import ask_around, take_kept
from posse.games.bang.rules.hiring import hire
from posse.games.bang.rules.lives import give_life
from posse.games.bang.rules.pause import GO_ON, end_pause
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.rules.turns import start_turn
from posse.games.bang.rules.two_players import offer
from posse.games.bang.table import BangTable

DRAFTED: Final = 4


def set_up(game: Game, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> BangTable:
    """bang-setup-order: roles, Sheriff revealed, characters, spares, life, event decks, hands."""
    table = BangTable()
    table.begin(game, seats, settings, chance)
    table.telling = telling
    table.stack.extend([NEXT_GAME] * (table.match.games - 1))
    deal(table)
    return table


def deal(table: BangTable) -> None:
    """Everything up to the first turn of a game."""
    table.push_all(HANDS, FIRST_TURN, *BELOW_TURNS)
    if table.seats == 2:
        characters = characters_used(table)
        table.chance.shuffle(characters)
        offer(table, characters[:DRAFTED])
    else:
        deal_roles(table)
        if not table.match.hiring:
            deal_characters(table)
        deal_events(table)
        deal_show(table)
        if table.match.experience and table.match.number > 0:
            ask_around(table)
        if table.match.hiring:
            hire(table)


def deal_roles(table: BangTable) -> None:
    """bang-setup-roles-dealt, bang-setup-sheriff-reveals, bang-p3-roles"""
    roles = hidden_roles(table) if table.hidden_six else shuffled_roles(table)
    table.role = roles
    if table.match.games > 1 and table.match.number == 0:
        table.match.opener = roles.index(SHERIFF) if SHERIFF in roles else NOBODY  # nobody shares it yet
    for seat, role in enumerate(roles):
        if role == SHERIFF or table.seats == 3:
            table.shown |= 1 << seat
            rule = "bang-setup-sheriff-reveals" if role == SHERIFF else "bang-p3-roles"
            events.role_shown(table, seat, role, rule)
        else:
            events.role_dealt(table, seat, role, "bang-setup-roles-dealt")


def shuffled_roles(table: BangTable) -> list[int]:
    """bang-match-sheriff-rotates: in a match the next seat is the Sheriff's, the rest is dealt at random."""
    roles = list(ROLES_DEALT[table.seats])
    if table.match.number == 0 or table.seats < SHERIFF_SEATS:
        table.chance.shuffle(roles)
        return roles
    roles.remove(SHERIFF)
    table.chance.shuffle(roles)
    roles.insert(next_sheriff(table), SHERIFF)
    return roles


def next_sheriff(table: BangTable) -> int:
    """bang-match-sheriff-rotates: clockwise from the first one."""
    return (table.match.opener + table.match.number) % table.seats


def hidden_roles(table: BangTable) -> list[int]:
    """bang-six-sheriff, bang-six-first-four, bang-six-opposite, bang-six-removed, bang-six-rest"""
    sheriff = next_sheriff(table) if table.match.number else table.chance.below(table.seats)
    four = list(SIX_FIRST)
    table.chance.shuffle(four)
    opposite, table.removed, *rest = four
    rest += SIX_REST
    table.chance.shuffle(rest)
    fixed = {sheriff: SHERIFF, (sheriff + OPPOSITE) % table.seats: opposite}
    return [fixed[seat] if seat in fixed else rest.pop() for seat in range(table.seats)]


def deal_characters(table: BangTable) -> None:
    """bang-setup-character, bang-setup-spare"""
    characters = characters_used(table)
    table.chance.shuffle(characters)
    table.character = [characters.pop() for _ in range(table.seats)]
    table.spare = [characters.pop() for _ in range(table.seats)]
    for seat, character in enumerate(table.character):
        give_life(table, seat)
        events.character_dealt(table, seat, character, table.life[seat], "bang-setup-character")
    refresh_all(table)


class Hands(Step[BangTable]):
    """bang-setup-hand, bang-setup-deck: as many cards as life."""

    def run(self, table: BangTable) -> None:
        for figure in table.circle:
            abilities.character_step(table, figure)  # bang-char-greygory-deck-setup
        kept = [card for cards in table.match.kept for card in cards]
        deck = list(range(cards_used(table)))
        if kept:
            deck = [card for card in deck if card not in kept]
        table.chance.shuffle(deck)
        table.deck = deck
        for seat in range(table.seats):
            me = table.active[seat]
            count = abilities.starting_hand(table, me, table.life[me])
            hand = take_kept(table, seat)
            dealt = len(hand)
            while len(hand) < count:
                card = deck.pop()
                table.knows[card] = 1 << seat
                hand.append(card)
            table.hands[seat] = hand
            events.hand_dealt(table, seat, hand[dealt:], "bang-setup-hand")


class FirstTurn(Step[BangTable]):
    """bang-setup-first-turn, bang-p3-first, bang-p2-first"""

    def run(self, table: BangTable) -> None:
        if table.seats == 2:
            start_turn(table, table.turn)  # who picked first
        else:
            start_turn(table, table.role.index(DEPUTY if table.seats == 3 else SHERIFF))


class NextGame(Step[BangTable]):
    """bang-match-length: as soon as everybody has seen the sheet, the table is cleared and dealt again."""

    def run(self, table: BangTable) -> None:
        table.push(DEAL_AGAIN)
        table.ask_sealed(table.everybody(), GO_ON)


class DealAgain(Step[BangTable]):
    """Only the books of the match stay."""

    def run(self, table: BangTable) -> None:
        end_pause(table)
        table.clear_table()
        match = table.match.copy()
        match.number += 1
        table.match = match
        events.game_began(table, match.number + 1, match.games, "bang-match-length")
        deal(table)


class NeverReached(Step[BangTable]):
    """Turns follow turns until somebody has won, and then nothing is left to happen."""


HANDS: Final = Hands()
NEXT_GAME: Final = NextGame()
DEAL_AGAIN: Final = DealAgain()
FIRST_TURN: Final = FirstTurn()
# They lie under all turns, only to keep the list of steps from running empty between two of them: a list
# that runs empty, or nearly so, gives memory back and takes it again at every step.
BELOW_TURNS: Final = (NeverReached(),) * 8
