"""BANG!: the Sheriff is known, everybody else is a secret, and everybody has a gun."""

from __future__ import annotations

from typing import Any, Final

from posse.core.chance import Chance
from posse.core.encoding import Encoding
from posse.core.errors import SettingError
from posse.core.game import Card, Chooser, Game, Preset, Setting, SettingValue
from posse.core.said import NUMBER, TERM
from posse.core.search import Guide
from posse.core.table import Decision, Table, View
from posse.games.bang import cards, characters, deputy, event_cards, terms
from posse.games.bang.deputy import greenhorn
from posse.games.bang.deputy.guide import BangGuide
from posse.games.bang.encoding import BangEncoding
from posse.games.bang.facts import (
    CARD_KIND,
    CARD_NAMES,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    HIDDEN_SEATS,
    MAX_SEATS,
    MIN_SEATS,
    RANKS,
    SHERIFF_SEATS,
)
from posse.games.bang.rules.questions import QUESTIONS
from posse.games.bang.setup import set_up

MODES: Final = ("standard", "hidden_six")
# Versions 1 and 2 were several: the order of paid cards, No Mercy, the hidden six-player game, and where
# cards of Abandoned Mine and Black Jack go changed under them, so that nobody can tell what a table or a
# record of them was played by. They are stopped or refused (`as_of`).
RULES: Final = "3"
EVENT_DECKS: Final = ("none", "high_noon", "fistful", "mixed")


def _card(card: int) -> Card:
    suit, rank = terms.SUIT[CARD_SUIT[card]], "rank-" + RANKS[CARD_RANK[card]].lower()
    args = (("suit", TERM, suit), ("rank", TERM, rank))
    return Card(CARD_NAMES[card], terms.KIND[CARD_KIND[card]], args)


class Bang(Game):
    def __init__(self) -> None:
        super().__init__("bang", RULES, MIN_SEATS, MAX_SEATS, "bang-win-checked")
        self.sides = True
        self.settings = [
            Setting("mode", "choice", "standard", "bang-six-goal", MODES),
            Setting("dodge_city", "flag", False, "bang-comp-dodge-city-deck"),
            Setting("wws_characters", "flag", False, "bang-comp-characters"),
            Setting("promo_characters", "flag", False, "bang-comp-characters"),
            Setting("events", "choice", "none", "bang-event-deck-build", EVENT_DECKS),
            Setting("promo_events", "flag", True, "bang-comp-events"),
            Setting("wws_events", "flag", False, "bang-wws-deck-trigger"),
            Setting("no_mercy", "flag", False, "bang-var-no-mercy"),
            Setting("match", "choice", "single", "bang-match-length", ("single", "full")),
            Setting("bounties", "flag", False, "bang-var-bounties"),
            Setting("experience", "flag", False, "bang-var-experience"),
            Setting("hiring", "flag", False, "bang-var-hiring-offer"),
            Setting("jail_persists", "flag", True, "bang-jail-persists-option"),
            Setting("second_copy", "choice", "replaces", "bang-play-replace-copy", ("replaces", "forbidden")),
            Setting("green_ready", "choice", "next_turn", "bang-green-delay", ("next_turn", "turn_end")),
            Setting("pixie_pete_cards", "number", 4, "bang-char-pixie-pete", low=3, high=4),
        ]
        official: dict[str, SettingValue] = {
            "jail_persists": False,
            "second_copy": "forbidden",
            "green_ready": "turn_end",
            "pixie_pete_cards": 3,
        }
        self.presets = [Preset("official_readings", official, "bang-opt-official-readings")]
        self.cards = [_card(card) for card in range(CARDS)]
        self.questions = QUESTIONS
        self.rests = True  # bang-ask-rest

    def check_settings(self, seats: int, settings: dict[str, Any]) -> None:
        """bang-opt-mode-limits, bang-var-no-mercy-players"""
        if settings["mode"] == "hidden_six":
            if seats != HIDDEN_SEATS:
                raise SettingError("bang-error-hidden-six", (("seats", NUMBER, HIDDEN_SEATS),))
            if settings["wws_events"]:
                raise SettingError("bang-error-hidden-six-show")
        if settings["events"] != "none" and seats == 2:
            raise SettingError("bang-error-events", (("seats", NUMBER, 3),))
        if settings["wws_events"] and seats < 4:
            raise SettingError("bang-error-events", (("seats", NUMBER, 4),))
        if settings["no_mercy"] and seats < SHERIFF_SEATS:
            raise SettingError("bang-error-no-mercy", (("seats", NUMBER, SHERIFF_SEATS),))
        money = seats >= SHERIFF_SEATS and settings["match"] == "full"
        if (
            settings["bounties"] or settings["experience"] or settings["hiring"]
        ) and not money:  # bang-var-money-match
            raise SettingError("bang-error-money", (("seats", NUMBER, SHERIFF_SEATS),))

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Table:
        return set_up(self, seats, settings, chance, telling)

    def sensible(self, view: View, decision: Decision) -> list[int]:
        return greenhorn.sensible(view, decision)

    def deputy(self) -> Chooser:
        return deputy.choose

    def guide(self) -> Guide:
        return BangGuide()

    def encoding(self) -> Encoding:
        return BangEncoding(self)


GAME: Final = Bang()
__all__ = ["GAME", "Bang", "cards", "characters", "event_cards"]
