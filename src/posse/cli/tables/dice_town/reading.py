"""What a terminal reads out of a Dice Town view."""

from __future__ import annotations

from posse.core.table import View
from posse.games.dice_town.view import DiceView


def town_of(view: View) -> DiceView:
    assert isinstance(view, DiceView)
    return view


def rolled(town: DiceView) -> dict[int, int]:
    """The reader's dice under the cup, with their faces."""
    return dict(zip(town.rolled, town.rolled_faces, strict=True))


def revealed(town: DiceView) -> dict[int, int]:
    """The reader's dice kept in this throw, with their faces."""
    me = town.players[town.seat]
    faces = dict(zip(me.kept, me.kept_faces, strict=True))
    return {die: faces[die] for die in me.fresh}
