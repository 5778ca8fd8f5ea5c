"""The eight characters of Wild West Show, in alphabetical order."""

from __future__ import annotations

from posse.games.bang.abilities import Ability

CHARACTERS: tuple[type[Ability], ...] = ()
