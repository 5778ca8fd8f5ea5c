"""Blue cards of the base game: they stay in front of a player and work until they are removed."""

from __future__ import annotations

from posse.games.bang import terms
from posse.games.bang.facts import BARREL, DYNAMITE, JAIL, KIND_RANGE, UNLIMITED
from posse.games.bang.pieces.packing import SOURCE
from posse.games.bang.rules.aims import IN_FRONT, PRISONER
from posse.games.bang.rules.kinds import Kind
from posse.games.bang.rules.shots import BY_BARREL, BarrelCheck, Shot
from posse.games.bang.table import BangTable


class Blue(Kind):
    """Put in front of its own player."""

    aim: int = IN_FRONT
    rule: str = "bang-play-blue"


class Barrel(Blue):
    """A shot's target may "draw!": on hearts it is a Missed!."""

    def dodges(self, table: BangTable, me: int, tried: int, menu: list[int]) -> None:
        if not tried & BY_BARREL:
            menu.append(SOURCE | BARREL)

    def dodge(self, table: BangTable, me: int, shot: Shot) -> None:
        table.push(BarrelCheck(shot, BY_BARREL, terms.KIND[BARREL], "bang-barrel-check"))


class Scope(Blue):
    """Its owner sees all others one nearer."""

    def distance_from_me(self, table: BangTable, me: int, steps: int) -> int:
        return steps - 1


class Mustang(Blue):
    """All others see its owner one farther away."""

    def distance_to_me(self, table: BangTable, me: int, steps: int) -> int:
        return steps + 1


class Jail(Kind):
    """Put in front of somebody else, who may lose their turn."""

    aim: int = PRISONER
    rule: str = "bang-jail-target"

    def turn_checks(self, table: BangTable, me: int, kinds: list[int]) -> None:
        kinds.append(JAIL)


class Dynamite(Blue):
    """Goes round the table until it explodes."""

    rule: str = "bang-dynamite-play"

    def turn_checks(self, table: BangTable, me: int, kinds: list[int]) -> None:
        kinds.append(DYNAMITE)


class Weapon(Blue):
    """Its range takes the place of the Colt's."""

    rule: str = "bang-play-one-weapon"

    def weapon_range(self, table: BangTable, me: int, reach: int) -> int:
        return KIND_RANGE[self.kind]


class Volcanic(Weapon):
    """Any number of Bang! cards."""

    def bangs_per_turn(self, table: BangTable, me: int, limit: int) -> int:
        return UNLIMITED


class Schofield(Weapon):
    """Range 2."""


class Remington(Weapon):
    """Range 3."""


class RevCarabine(Weapon):
    """Range 4."""


class Winchester(Weapon):
    """Range 5."""
