"""The shelf of characters, one file for each box. Importing this package fills it."""

from __future__ import annotations

from posse.games.bang.abilities import CHARACTER_ASKS, CHARACTERS, Ability, answers
from posse.games.bang.characters import base_box, dodge_city, promotional, wild_west_show
from posse.games.bang.facts import CHARACTER_NAMES
from posse.games.bang.pieces.naming import dashed

_CLASSES: dict[str, type[Ability]] = {
    dashed(character.__name__): character
    for character in (
        *base_box.CHARACTERS,
        *dodge_city.CHARACTERS,
        *wild_west_show.CHARACTERS,
        *promotional.CHARACTERS,
    )
}
for _name in CHARACTER_NAMES:
    CHARACTERS.append(_CLASSES[_name]() if _name in _CLASSES else Ability())
    CHARACTER_ASKS.append(answers(_CLASSES[_name]) if _name in _CLASSES else 0)
