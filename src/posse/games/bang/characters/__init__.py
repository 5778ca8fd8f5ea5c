"""The shelf of characters, one file for each box. Importing this package fills it.

A character is found by the name of its class: BartCassidy is "bart-cassidy".
"""

from __future__ import annotations

from posse.games.bang.abilities import CHARACTER_ASKS, CHARACTERS, Ability, answers
from posse.games.bang.characters import base_box, dodge_city, promotional, wild_west_show
from posse.games.bang.facts import CHARACTER_NAMES
from posse.games.bang.pieces.naming import named_classes

_CLASSES: dict[str, type[Ability]] = named_classes(
    Ability, [vars(base_box), vars(dodge_city), vars(wild_west_show), vars(promotional)]
)
for _name in CHARACTER_NAMES:
    _character = _CLASSES[_name]()
    _character.asked = answers(_CLASSES[_name])
    CHARACTERS.append(_character)
    CHARACTER_ASKS.append(_character.asked)
