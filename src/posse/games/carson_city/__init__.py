"""Carson City: claim land, build a town on it, and duel for whatever two of you want."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.encoding import Encoding
from posse.core.game import Chooser, Game, Setting
from posse.core.search import Guide
from posse.core.table import Decision, Table, View
from posse.games.carson_city import deputy
from posse.games.carson_city.deputy import greenhorn
from posse.games.carson_city.deputy.guide import CarsonGuide
from posse.games.carson_city.encoding import CarsonEncoding
from posse.games.carson_city.facts import CHARACTERS, MAX_SEATS, MIN_SEATS
from posse.games.carson_city.rules.questions import QUESTIONS
from posse.games.carson_city.setup import set_up

CAPS: Final = ("from_zero", "from_one")  # what the first of the eight incomes on a tile is


class CarsonCity(Game):
    def __init__(self) -> None:
        super().__init__("carson-city", "1", MIN_SEATS, MAX_SEATS, "carson-overview-rounds")
        self.settings = [
            Setting("sides", "choice", "yellow", "carson-setup-sides-default", ("yellow", "red", "random")),
            Setting("duel_tiles", "flag", False, "carson-tiles-duel"),
            Setting("kit_carson", "flag", False, "carson-kit-replaces", live_rule="carson-kit-live-only"),
            Setting("settler_red", "choice", "dollars", "carson-char-settler-red", ("dollars", "points")),
            Setting("income_caps", "choice", CAPS[0], "carson-building-values", CAPS),
            *[_side(name) for name in CHARACTERS],
        ]
        self.questions = QUESTIONS
        self.ponders = True
        self.open_menus = True  # sealed answers aside, where duel tiles are chosen

    def sensible(self, view: View, decision: Decision) -> list[int]:
        return greenhorn.sensible(view, decision)

    def deputy(self) -> Chooser:
        return deputy.choose

    def encoding(self) -> Encoding:
        return CarsonEncoding(self)

    def guide(self) -> Guide:
        return CarsonGuide()

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        return set_up(self, seats, settings, chance, telling)


def _side(character: str) -> Setting:
    """carson-setup-sides: each card may have a side of its own."""
    name = "side_" + character.replace("-", "_")
    return Setting(name, "choice", "as_all", "carson-setup-sides", ("as_all", "yellow", "red"))


GAME: Final = CarsonCity()
