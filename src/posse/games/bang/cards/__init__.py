"""The shelf of cards, one file for each box and colour. Importing this package fills it.

A kind of card is found by the name of its class: CatBalou is "cat-balou".
"""

from __future__ import annotations

from posse.games.bang.abilities import answers
from posse.games.bang.cards import base_blue, base_brown, dodge_city_brown, dodge_city_green
from posse.games.bang.facts import CARD_KIND, KIND_NAMES
from posse.games.bang.pieces.naming import named_classes
from posse.games.bang.rules.kinds import AIMS, KIND_ASKS, KINDS, PRINTED, Kind

_CLASSES: dict[str, type[Kind]] = named_classes(
    Kind, [vars(base_brown), vars(base_blue), vars(dodge_city_brown), vars(dodge_city_green)]
)
for _number, _name in enumerate(KIND_NAMES):
    _kind = _CLASSES[_name](_number)
    _kind.asked = answers(_CLASSES[_name])
    KINDS.append(_kind)
    KIND_ASKS.append(_kind.asked)
    AIMS.append(_kind.aim)
PRINTED.aims = bytes([AIMS[kind] for kind in CARD_KIND])
