"""The shelf: where rules find characters and event cards.

Characters push steps, steps are rules, and rules ask characters: so characters/ and event_cards/ fill the
shelf when they are imported.
"""

from __future__ import annotations

from typing import Final

from posse.games.bang.abilities.ability import Ability

CHARACTERS: Final[list[Ability]] = []  # by character
CHARACTER_ASKS: Final[list[int]] = []  # by character: the questions it answers (bits)
EVENT_CARDS: Final[list[Ability]] = []  # by event card; event_cards/ fills these two
EVENT_ASKS: Final[list[int]] = []
