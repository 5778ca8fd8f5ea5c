"""Dice Town: poker dice under cups, eight places to win, a sheriff who can be bought."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.encoding import Encoding
from posse.core.game import Card, Chooser, Game, Setting
from posse.core.said import NUMBER
from posse.core.search import Guide
from posse.core.table import Decision, Table, View
from posse.games.dice_town import deputy
from posse.games.dice_town.deputy import greenhorn
from posse.games.dice_town.deputy.guide import DiceGuide
from posse.games.dice_town.encoding import DiceEncoding
from posse.games.dice_town.facts import CARD_NAMES, EQUIPMENT, KINDS, MAX_SEATS, MIN_SEATS, POINTS
from posse.games.dice_town.rules.questions import QUESTIONS
from posse.games.dice_town.setup import set_up


def _card(card: int) -> Card:
    """Equipment and property cards share a name each and differ in their points."""
    name = CARD_NAMES[card]
    term = "card-" + (name[:-2] if card >= EQUIPMENT else name)
    return Card(name, term, (("points", NUMBER, POINTS[card]),))


class DiceTown(Game):
    def __init__(self) -> None:
        super().__init__("dice-town", "2", MIN_SEATS, MAX_SEATS, "dice-end-no-extra-round")
        self.settings = [Setting("first_sheriff", "seat", None, "dice-setup-first-sheriff")]
        self.questions = QUESTIONS
        self.cards = [_card(card) for card in range(KINDS)]

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        return set_up(self, seats, settings, chance, telling)

    def sensible(self, view: View, decision: Decision) -> list[int]:
        return greenhorn.sensible(view, decision)

    def deputy(self) -> Chooser:
        return deputy.choose

    def encoding(self) -> Encoding:
        return DiceEncoding(self)

    def guide(self) -> Guide:
        return DiceGuide()


GAME: Final = DiceTown()
