"""The game's words for its numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from posse.games.colt_express.facts import BANDITS, EVENTS, NOBODY, ROUND_CARDS, TURNS, WAGONS

BANDIT: Final[tuple[str, ...]] = tuple(["bandit-" + name for name in BANDITS])
LEVEL: Final[tuple[str, ...]] = ("level-inside", "level-roof")
TURN: Final[tuple[str, ...]] = tuple(["turn-" + name for name in TURNS])
ROUND: Final[tuple[str, ...]] = tuple(["round-" + name for name in ROUND_CARDS])
EVENT: Final[tuple[str, ...]] = tuple(["event-card-" + name for name in EVENTS])
WAGON: Final[tuple[str, ...]] = tuple(["wagon-" + name for name in WAGONS])
NOBODY_IN_SIGHT: Final = "why-nobody-in-sight"
NO_BULLETS_LEFT: Final = "why-no-bullets-left"
NO_LOOT_HERE: Final = "why-no-loot-here"
NOBODY_HERE: Final = "why-nobody-here"
ANY_LOOT: Final = "loot-any"
PURSE: Final = "loot-purse"
JEWEL: Final = "loot-jewel"
STRONGBOX: Final = "loot-strongbox"


def bandits(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([BANDIT[number] for number in numbers])


def shown(bandit: int) -> str:
    """The bandit a card shows, "" where it shows none."""
    return "" if bandit == NOBODY else BANDIT[bandit]
