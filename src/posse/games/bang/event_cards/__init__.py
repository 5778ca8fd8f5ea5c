"""The shelf of event cards, one file for each box. Importing this package fills it.

An event card is found by the name of its class: GhostTown is "ghost-town".
"""

from __future__ import annotations

from posse.games.bang.abilities import EVENT_ASKS, EVENT_CARDS, Ability, answers
from posse.games.bang.event_cards import fistful, high_noon, wild_west_show
from posse.games.bang.facts import EVENT_NAMES
from posse.games.bang.pieces.naming import named_classes

_CLASSES: dict[str, type[Ability]] = named_classes(
    Ability, [vars(high_noon), vars(fistful), vars(wild_west_show)]
)
for _name in EVENT_NAMES:
    _event = _CLASSES[_name]()
    _event.asked = answers(_CLASSES[_name])
    EVENT_CARDS.append(_event)
    EVENT_ASKS.append(_event.asked)
