"""Setting the table: decks, the row, the first sheriff."""

from __future__ import annotations

from typing import Any

from posse.core.chance import Chance
from posse.core.game import Game
from posse.games.dice_town import events
from posse.games.dice_town.facts import PROPERTY_DECK, ROW, STORE_DECK
from posse.games.dice_town.rules.rounds import ROUND
from posse.games.dice_town.table import DiceTable


def set_up(game: Game, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> DiceTable:
    """dice-rng-setup-order: store deck, property deck, first sheriff."""
    table = DiceTable()
    table.begin(game, seats, settings, chance)
    table.telling = telling
    table.store_deck = list(STORE_DECK)
    chance.shuffle(table.store_deck)
    table.property_deck = list(PROPERTY_DECK)
    chance.shuffle(table.property_deck)
    table.row = [table.property_deck.pop() for _ in range(ROW)]  # dice-setup-row-slots
    named = settings["first_sheriff"]
    table.sheriff = chance.below(seats) if named is None else int(named)
    events.game_started(table, "dice-setup-first-sheriff")
    table.push(ROUND)
    return table
