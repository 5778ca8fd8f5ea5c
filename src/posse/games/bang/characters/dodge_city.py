"""The fifteen characters of Dodge City, in alphabetical order."""

from __future__ import annotations

from posse.games.bang.abilities import Ability

CHARACTERS: tuple[type[Ability], ...] = ()
