"""Setting the table: decks, the row, the first sheriff."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.steps import Step
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
    table.stack.extend(BELOW_ROUNDS)
    table.push(ROUND)
    return table


class NeverReached(Step[DiceTable]):
    """Rounds follow rounds until the game is over, and then nothing else is left to happen."""


# They lie under all rounds, only to keep the list of steps from getting short between two of them: then it
# would give memory back, and take it again for the next round.
BELOW_ROUNDS: Final = (NeverReached(),) * 24
