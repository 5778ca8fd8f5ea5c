"""The shelf of cards, one file for each box and colour. Importing this package fills it."""

from __future__ import annotations

from posse.games.bang.abilities import answers
from posse.games.bang.cards import base_blue, base_brown, dodge_city_brown, dodge_city_green
from posse.games.bang.facts import KIND_NAMES
from posse.games.bang.pieces.naming import dashed
from posse.games.bang.rules.kinds import AIMS, KIND_ASKS, KINDS, Kind

_CLASSES: dict[str, type[Kind]] = {
    dashed(kind.__name__): kind
    for kind in (
        *base_brown.KINDS,
        *base_blue.KINDS,
        *dodge_city_brown.KINDS,
        *dodge_city_green.KINDS,
    )
}
for _number, _name in enumerate(KIND_NAMES):
    _kind = _CLASSES[_name](_number)
    KINDS.append(_kind)
    KIND_ASKS.append(answers(_CLASSES[_name]))
    AIMS.append(_kind.aim)
