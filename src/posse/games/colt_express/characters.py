"""The six bandits and what each of them can do, in alphabetical order; and who speaks at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.colt_express.abilities import Ability, answers
from posse.games.colt_express.facts import BANDIT_COUNT, BELLE, CHEYENNE, DJANGO, DOC, GHOST, NOBODY, TUCO

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable


class Belle(Ability):
    """She is shot or punched only where nobody else can be."""

    def spared(self, table: ColtTable, me: int, spared: bool) -> bool:
        return True


class Cheyenne(Ability):
    """She picks the pocket of a bandit she punches."""

    def keeps_purse(self, table: ColtTable, me: int, may: bool) -> bool:
        return True


class Django(Ability):
    """His bullets throw their target one car back."""

    def pushes(self, table: ColtTable, me: int, cars: int) -> int:
        return cars + 1


class Doc(Ability):
    """He starts each round with one card more."""

    def hand_size(self, table: ColtTable, me: int, cards: int) -> int:
        return cards + 1


class Ghost(Ability):
    """He plays the first card of a round in secret."""

    def hides_first_card(self, table: ColtTable, me: int, may: bool) -> bool:
        return True


class Tuco(Ability):
    """He shoots through the roof of his own car, up or down."""

    def shoots_through_roof(self, table: ColtTable, me: int, may: bool) -> bool:
        return True


_CLASSES: Final[dict[int, type[Ability]]] = {
    BELLE: Belle,
    CHEYENNE: Cheyenne,
    DJANGO: Django,
    DOC: Doc,
    GHOST: Ghost,
    TUCO: Tuco,
}
# By bandit: its ability (it has no memory, so one serves all tables) and the questions it answers (bits).
CHARACTERS: Final[list[Ability]] = [_CLASSES[bandit]() for bandit in range(BANDIT_COUNT)]
_SPEAKING: Final[list[list[Ability]]] = [[ability] for ability in CHARACTERS]
_SILENT: Final[list[Ability]] = []
_ANSWERS: Final[list[int]] = [answers(_CLASSES[bandit]) for bandit in range(BANDIT_COUNT)]


def in_play(table: ColtTable, bandit: int) -> list[Ability]:
    """Who speaks for a bandit: its own ability if somebody plays it, and nobody with abilities off.

    Order and silence are here and nowhere else. For reading only.
    """
    if table.abilities and table.owner[bandit] != NOBODY:
        return _SPEAKING[bandit]
    return _SILENT


def asked(table: ColtTable, bandit: int) -> int:
    """The questions that somebody who speaks for a bandit answers (bits)."""
    return _ANSWERS[bandit] if in_play(table, bandit) else 0


def refresh(table: ColtTable, bandits: tuple[int, ...]) -> None:
    """Call when these bandits have been taken. Clones share the lists, so they are replaced, not changed."""
    voices, asks = table.voices[:], table.asks[:]
    for bandit in bandits:
        voices[bandit] = in_play(table, bandit)
        asks[bandit] = asked(table, bandit)
    table.voices = voices
    table.asks = asks
