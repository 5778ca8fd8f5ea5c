"""Colt Express: plan a train robbery together, watch it go wrong card by card."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.encoding import Encoding
from posse.core.errors import SettingError
from posse.core.game import NO_CARD, Card, Chooser, Game, Setting
from posse.core.said import NUMBER
from posse.core.search import Guide
from posse.core.table import Decision, Table, View
from posse.games.colt_express import deputy
from posse.games.colt_express.deputy import greenhorn
from posse.games.colt_express.deputy.guide import ColtGuide
from posse.games.colt_express.encoding import ColtEncoding
from posse.games.colt_express.facts import ACTION, ACTIONS, BULLET, CARD_NAMES, MAX_SEATS, MIN_SEATS, NEUTRAL
from posse.games.colt_express.rules.questions import QUESTIONS
from posse.games.colt_express.setup import set_up


def _card(card: int) -> Card:
    """Numbers have gaps: not every one is a card."""
    if card not in CARD_NAMES:
        return NO_CARD
    if card == NEUTRAL:
        return Card(CARD_NAMES[card], "card-neutral-bullet")
    if card >= BULLET:
        return Card(CARD_NAMES[card], "card-bullet")
    return Card(CARD_NAMES[card], "card-" + ACTIONS[card & ACTION])


class ColtExpress(Game):
    def __init__(self) -> None:
        super().__init__("colt-express", "2", MIN_SEATS, MAX_SEATS, "colt-end-after-round-five")
        self.settings = [
            Setting("abilities", "flag", True, "colt-opt-abilities"),
            Setting("events", "flag", True, "colt-opt-events"),
            Setting("expert", "flag", False, "colt-opt-expert"),
            Setting("characters", "choice", "choose", "colt-opt-characters", ("choose", "random")),
            Setting("bandits_per_player", "number", None, "colt-opt-bandits-3p", low=1, high=2),
        ]
        self.cards = [_card(card) for card in range(NEUTRAL + 1)]
        self.questions = QUESTIONS
        self.ponders = True

    def check_settings(self, seats: int, settings: dict[str, Any]) -> None:
        """colt-opt-bandits-2p, -3p, -4p-up."""
        bandits = settings["bandits_per_player"]
        if bandits is None:
            bandits = settings["bandits_per_player"] = 2 if seats == 2 else 1
        if (seats == 2 and bandits != 2) or (seats > 3 and bandits != 1):
            allowed = 2 if seats == 2 else 1
            raise SettingError(
                "colt-express-error-bandits", (("seats", NUMBER, seats), ("allowed", NUMBER, allowed))
            )

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        return set_up(self, seats, settings, chance, telling)

    def sensible(self, view: View, decision: Decision) -> list[int]:
        return greenhorn.sensible(view, decision)

    def deputy(self) -> Chooser:
        return deputy.choose

    def encoding(self) -> Encoding:
        return ColtEncoding(self)

    def guide(self) -> Guide:
        return ColtGuide()


GAME: Final = ColtExpress()
