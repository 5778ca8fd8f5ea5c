"""Options in one small number: what is done, with which card, kind or character, at which figure."""

from __future__ import annotations

from typing import Final

# At `play`: verb | card, kind or character << 3 | figure.
TARGET: Final = 7
WHAT: Final = 3
VERB: Final = ~1023
END: Final = 0
PLAY: Final = 1 << 10  # a hand card as what it is
AS_BANG: Final = 2 << 10  # another hand card as a Bang!
AS_STORE: Final = 3 << 10  # a hand card as a General Store
USE: Final = 4 << 10  # a green card in play, by its kind
ABILITY: Final = 5 << 10  # a character's ability, by the character
EVENT: Final = 6 << 10  # what an event card offers, by the event card
ACTIONS: Final = 7 << 10
SWAPPED_SEATS: Final = 1 << 58  # in `table.used`: an event card has been made use of in this turn
FORCED_SOMEBODY: Final = 1 << 59
PLAYED_AS_STORE: Final = 1 << 60  # in `table.used`: a card has been played as a General Store in this turn

# When somebody has to answer: verb | card, kind or character.
ANSWER_WHAT: Final = 127
ANSWER_VERB: Final = ~127
TAKE: Final = 0  # take the hit, refuse, give up
ANSWER: Final = 1 << 7  # a hand card as what it is
ANSWER_AS: Final = 2 << 7  # another hand card as what is asked for
SOURCE: Final = 3 << 7  # a card in play, by its kind
OWN_ABILITY: Final = 4 << 7  # a character's ability, by the character
ANSWERS: Final = 5 << 7


def ability(character: int, target: int) -> int:
    return ABILITY | character << WHAT | target


def offer(event: int, target: int) -> int:
    return EVENT | event << WHAT | target


def use(kind: int, target: int) -> int:
    return USE | kind << WHAT | target
