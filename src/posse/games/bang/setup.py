"""7. Setting the table: roles, characters, life, hands, the first turn."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.steps import Step
from posse.games.bang import abilities, events
from posse.games.bang.facts import CHARACTER_LIFE, DEPUTY, ROLES_DEALT, SHERIFF
from posse.games.bang.imagining import characters_used
from posse.games.bang.invariants import cards_used
from posse.games.bang.rules.event_deck import deal_events, deal_show
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
    table.push_all(HANDS, FIRST_TURN, *BELOW_TURNS)
    if seats == 2:
        characters = characters_used(table)
        chance.shuffle(characters)
        offer(table, characters[:DRAFTED])
    else:
        deal_roles(table)
        deal_characters(table)
        deal_events(table)
        deal_show(table)
    return table


def deal_roles(table: BangTable) -> None:
    """bang-setup-roles-dealt, bang-setup-sheriff-reveals, bang-p3-roles"""
    roles = list(ROLES_DEALT[table.seats])
    table.chance.shuffle(roles)
    table.role = roles
    for seat, role in enumerate(roles):
        if role == SHERIFF or table.seats == 3:
            table.shown |= 1 << seat
            rule = "bang-setup-sheriff-reveals" if role == SHERIFF else "bang-p3-roles"
            events.role_shown(table, seat, role, rule)
        else:
            events.role_dealt(table, seat, role, "bang-setup-roles-dealt")


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


def give_life(table: BangTable, figure: int) -> None:
    """bang-setup-life, bang-setup-sheriff-extra-life"""
    extra = 1 if table.role[table.owner[figure]] == SHERIFF else 0
    table.life[figure] = CHARACTER_LIFE[table.character[figure]] + extra
    table.most = [*table.most[:figure], table.life[figure], *table.most[figure + 1 :]]


class Hands(Step[BangTable]):
    """bang-setup-hand, bang-setup-deck: as many cards as life."""

    def run(self, table: BangTable) -> None:
        for figure in table.circle:
            abilities.character_step(table, figure)  # bang-char-greygory-deck-setup
        table.deck = list(range(cards_used(table)))
        table.chance.shuffle(table.deck)
        for seat in range(table.seats):
            me = table.active[seat]
            count = abilities.starting_hand(table, me, table.life[me])
            hand = [table.deck.pop() for _ in range(count)]
            for card in hand:
                table.knows[card] = 1 << seat
            table.hands[seat] = hand
            events.hand_dealt(table, seat, hand, "bang-setup-hand")


class FirstTurn(Step[BangTable]):
    """bang-setup-first-turn, bang-p3-first, bang-p2-first"""

    def run(self, table: BangTable) -> None:
        if table.seats == 2:
            start_turn(table, table.turn)  # who picked first
        else:
            start_turn(table, table.role.index(DEPUTY if table.seats == 3 else SHERIFF))


class NeverReached(Step[BangTable]):
    """Turns follow turns until somebody has won, and then nothing is left to happen."""


HANDS: Final = Hands()
FIRST_TURN: Final = FirstTurn()
# They lie under all turns, only to keep the list of steps from running empty between two of them: a list
# that runs empty, or nearly so, gives memory back and takes it again at every step.
BELOW_TURNS: Final = (NeverReached(),) * 4
