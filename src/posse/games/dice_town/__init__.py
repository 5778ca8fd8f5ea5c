"""Dice Town: poker dice under cups, eight places to win, a sheriff who can be bought."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.game import Chooser, Game, GameOption
from posse.core.table import Decision, Table, View
from posse.games.dice_town import cards, deputy, sensible
from posse.games.dice_town.setup import set_up


class DiceTown(Game):
    def __init__(self) -> None:
        super().__init__("dice-town", "1", 2, 5, "dice-end-no-extra-round")
        self.options = [GameOption("first_sheriff", "seat", None, "dice-setup-first-sheriff")]
        self.cards = cards.NAMES

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        return set_up(self, seats, settings, chance, telling)

    def card_term(self, card: int) -> tuple[str, int]:
        """Equipment and property cards share a name each and differ in their points."""
        name = cards.NAMES[card]
        if card >= cards.EQUIPMENT:
            name = name[:-2]
        return "card-" + name, cards.POINTS[card]

    def sensible(self, view: View, decision: Decision) -> list[int]:
        return sensible.sensible(view, decision)

    def deputy(self) -> Chooser:
        return deputy.choose


GAME: Final = DiceTown()
