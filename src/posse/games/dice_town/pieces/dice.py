"""Five dice as bits 0 to 4, and how a set of them is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.dice_town.facts import DICE_EACH, KEEP_COST, MAX_SEATS
from posse.games.dice_town.terms import FACE_TERMS

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable

ALL_DICE: Final = (1 << DICE_EACH) - 1
# By seat and the dice kept: the places of the others in a row of all dice, five a seat.
LOOSE_PLACES: Final[list[list[list[int]]]] = [
    [
        [DICE_EACH * seat + die for die in range(DICE_EACH) if not kept >> die & 1]
        for kept in range(ALL_DICE + 1)
    ]
    for seat in range(MAX_SEATS)
]
# Small numbers that are looked up all the time are bytes: compiled, reading one is a single instruction.
HOW_MANY: Final[bytes] = bytes([dice.bit_count() for dice in range(ALL_DICE + 1)])
# The same by the dice kept.
COST_OF: Final[bytes] = bytes([KEEP_COST[how_many] for how_many in HOW_MANY])
DICE_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(die for die in range(DICE_EACH) if dice >> die & 1) for dice in range(ALL_DICE + 1)
)
DIE_NAMES: Final = tuple(str(die) for die in range(DICE_EACH))


def by_face(table: DiceTable, seat: int, dice: int) -> tuple[int, ...]:
    """Some dice in the order of their faces, low to high: as `face_terms` names them."""
    return tuple(sorted(DICE_OF[dice], key=lambda die: table.faces[DICE_EACH * seat + die]))


def face_terms(table: DiceTable, seat: int, dice: int) -> tuple[str, ...]:
    """The faces of some dice as terms, low to high."""
    faces = sorted([table.faces[DICE_EACH * seat + die] for die in DICE_OF[dice]])
    return tuple([FACE_TERMS[face] for face in faces])


def keep_name(dice: int) -> str:
    return "keep:" + (",".join([str(die) for die in DICE_OF[dice]]) or "none")


def keep_named(name: str) -> int | None:
    """The dice of "keep:0,3" or "keep:none"."""
    if not name.startswith("keep:"):
        return None
    dice = 0
    for die in [] if name == "keep:none" else name[5:].split(","):
        if die not in DIE_NAMES or dice >> int(die) & 1:
            return None
        dice |= 1 << int(die)
    return dice


def die_things(dice: int) -> tuple[str, ...]:
    return tuple([f"die:{die}" for die in DICE_OF[dice]])
