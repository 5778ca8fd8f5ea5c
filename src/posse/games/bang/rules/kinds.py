"""A kind of card: at which figures it may be aimed, and what happens when it is played or used.

Kinds are abilities too: those that stay in play answer questions. cards/ fills the shelf when it is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.bang.abilities import Ability
from posse.games.bang.facts import CARD_KIND, NO_CARD
from posse.games.bang.rules.aims import NOT_PLAYED, ON_ONESELF

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


class Kind(Ability):
    """What is printed on a card."""

    # No class variables: compiled, those are slow to read.
    aim: int = NOT_PLAYED  # from hand (rules/aims.py)
    use_aim: int = ON_ONESELF  # from play: green cards
    rule: str = ""  # what its effect follows

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        """What a brown card does when it is played, or a green one when it is used: steps to push."""
        raise NotImplementedError(type(self).__name__)


KINDS: Final[list[Kind]] = []
KIND_ASKS: Final[list[int]] = []  # by kind: the questions it answers in play (bits)
AIMS: Final[list[int]] = []  # by kind


class Printed:
    """What is looked up by card all the time, as bytes: compiled, reading one is a single instruction."""

    aims: bytes = b""


PRINTED: Final = Printed()


def card_of(table: BangTable, figure: int, kind: int) -> int:
    """bang-turn-one-copy: the card of this kind in front of a figure, -1 if there is none."""
    for card in table.front[figure]:
        if CARD_KIND[card] == kind:
            return card
    return NO_CARD
