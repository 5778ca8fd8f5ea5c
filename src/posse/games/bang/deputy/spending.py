"""What it does with money: which cards it keeps, who it hires, how much it bids. The rest is its score."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE, NO, YES
from posse.core.said import number_of, value_of
from posse.core.table import Decision
from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.deputy.picking import best_of
from posse.games.bang.deputy.worth import CHARACTER_WORTH, IN_HAND
from posse.games.bang.facts import CARD_KIND, CHARACTERS_NAMED

WORTH_KEEPING: Final = 1.9  # Barrel, Mustang and the like
LEAST: Final = 100  # what any character costs
AVERAGE: Final = 2.3  # a character
DOLLARS: Final = 500  # for a character that is better than another by the worth of one card in hand


def only(out: Outlook, decision: Decision) -> int:
    """There is nothing to choose."""
    return decision.options[0]


def kept(out: Outlook, decision: Decision) -> int:
    """A kept card takes the place of one from the deck: only the best are worth the money, of the rich."""
    chosen = best_of(out, [card for card in decision.options if card != DONE])
    rich = number_of(decision.about, "money") >= 3 * number_of(decision.about, "price")
    return chosen if rich and IN_HAND[CARD_KIND[chosen]] >= WORTH_KEEPING else DONE


def keep_on(out: Outlook, decision: Decision) -> int:
    """At a price that it would bid against average characters."""
    limit = _limit(_character(decision), AVERAGE, number_of(decision.about, "money"))
    return YES if number_of(decision.about, "price") <= limit else NO


def bid(out: Outlook, decision: Decision) -> int:
    """The lowest bid, up to what this character has over the others that are for sale."""
    options = decision.options
    if options[0] > 0 or len(options) == 1:
        return options[0]
    character = _character(decision)
    others = [CHARACTER_WORTH[each] for each in out.view.offered if each != character]
    instead = sum(others) / len(others) if others else AVERAGE
    limit = _limit(character, instead, number_of(decision.about, "money"))
    return options[1] if 100 * options[1] <= limit else options[0]


def _character(decision: Decision) -> int:
    return CHARACTERS_NAMED[str(value_of(decision.about, "character")).removeprefix("character-")]


def _limit(character: int, instead: float, money: int) -> int:
    """In dollars; never more than half of the money."""
    better = max(0.0, CHARACTER_WORTH[character] - instead)
    return min(money // 2, LEAST + int(DOLLARS * better))
