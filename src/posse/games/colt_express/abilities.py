"""What a bandit's ability may change: the questions an ability can answer, and the functions that ask them.

Rules ask, and name no bandit. Each table keeps who speaks for each bandit (`voices`) and which questions they
answer at all (`asks`, as bits), so that asking where nobody answers costs next to nothing. Both follow from
who plays which bandit; `characters.py` says how and keeps them current.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.colt_express.facts import HAND

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable


class Ability:
    """What a bandit may change. A bandit overrides only what its ability says.

    The answer so far comes in, the new answer goes out; `me` is the bandit. Every default means "no change".
    """

    def hand_size(self, table: ColtTable, me: int, cards: int) -> int:
        """How many cards its player's hand is filled up to."""
        return cards

    def hides_first_card(self, table: ColtTable, me: int, may: bool) -> bool:
        """Whether its player may play the first card of a round face down."""
        return may

    def shoots_through_roof(self, table: ColtTable, me: int, may: bool) -> bool:
        """Whether bandits on the other level of its own car are in its sight too."""
        return may

    def pushes(self, table: ColtTable, me: int, cars: int) -> int:
        """How many cars its shot moves the target away."""
        return cars

    def keeps_purse(self, table: ColtTable, me: int, may: bool) -> bool:
        """Whether it may keep a purse that its punch makes somebody lose."""
        return may

    def spared(self, table: ColtTable, me: int, spared: bool) -> bool:
        """Whether it cannot be a target while there is another one."""
        return spared


HAND_SIZE: Final = 1
HIDES_FIRST_CARD: Final = 2
SHOOTS_THROUGH_ROOF: Final = 4
PUSHES: Final = 8
KEEPS_PURSE: Final = 16
SPARED: Final = 32
QUESTIONS: Final[dict[str, int]] = {
    "hand_size": HAND_SIZE,
    "hides_first_card": HIDES_FIRST_CARD,
    "shoots_through_roof": SHOOTS_THROUGH_ROOF,
    "pushes": PUSHES,
    "keeps_purse": KEEPS_PURSE,
    "spared": SPARED,
}


# Which questions an ability answers


def misspelt(kind: type) -> list[str]:
    """What a class answers that nobody asks. Names with an underscore in front are its own business."""
    return [name for name in vars(kind) if not name.startswith("_") and name not in QUESTIONS]


def answers(kind: type[Ability]) -> int:
    """The questions that a class answers (bits)."""
    wrong = misspelt(kind)
    if wrong:
        raise TypeError(f"{kind.__name__} answers what nobody asks: {', '.join(wrong)}")
    bits = 0
    for name, bit in QUESTIONS.items():
        if name in vars(kind):
            bits |= bit
    return bits


# Asking


def hand_size(table: ColtTable, seat: int) -> int:
    """How many cards a player's hand is filled up to."""
    cards = HAND
    for bandit in table.gang[seat]:
        if table.asks[bandit] & HAND_SIZE:
            for voice in table.voices[bandit]:
                cards = voice.hand_size(table, bandit, cards)
    return cards


def hides_first_card(table: ColtTable, seat: int) -> bool:
    """Whether a player may play the first card of a round face down."""
    may = False
    for bandit in table.gang[seat]:
        if table.asks[bandit] & HIDES_FIRST_CARD:
            for voice in table.voices[bandit]:
                may = voice.hides_first_card(table, bandit, may)
    return may


def shoots_through_roof(table: ColtTable, bandit: int) -> bool:
    """Whether bandits on the other level of its own car are in a bandit's sight too."""
    may = False
    if table.asks[bandit] & SHOOTS_THROUGH_ROOF:
        for voice in table.voices[bandit]:
            may = voice.shoots_through_roof(table, bandit, may)
    return may


def pushes(table: ColtTable, bandit: int) -> int:
    """How many cars a bandit's shot moves the target away."""
    cars = 0
    if table.asks[bandit] & PUSHES:
        for voice in table.voices[bandit]:
            cars = voice.pushes(table, bandit, cars)
    return cars


def keeps_purse(table: ColtTable, bandit: int) -> bool:
    """Whether a bandit may keep a purse that its punch makes somebody lose."""
    may = False
    if table.asks[bandit] & KEEPS_PURSE:
        for voice in table.voices[bandit]:
            may = voice.keeps_purse(table, bandit, may)
    return may


def spared(table: ColtTable, bandit: int) -> bool:
    """Whether a bandit cannot be a target while there is another one."""
    safe = False
    if table.asks[bandit] & SPARED:
        for voice in table.voices[bandit]:
            safe = voice.spared(table, bandit, safe)
    return safe
