"""Moments of Dice Town."""

from __future__ import annotations

import random
from collections.abc import Callable

from posse.core import Table
from posse.core.said import number_of
from posse.games.dice_town.facts import BRUTE, CHEATER, GIRLS, WANTED
from posse.games.dice_town.terms import tied_in
from posse.games.dice_town.view import DiceView
from posse.testing.moments import Lookout, Moment, asked

CAREFUL = 0.7  # how often a bot plays well; the rest is for the rare cards


class DiceMoment(Moment):
    view: DiceView

    def dollars(self) -> int:
        return self.view.players[self.seat].dollars

    def fact(self, name: str) -> int:
        """A number that the seat's question is about."""
        return number_of(self.about, name)

    def tied(self) -> list[int]:
        return tied_in(self.about)


Test = Callable[[DiceMoment], bool]

MOMENTS: dict[str, tuple[str, Test]] = {
    "commit-first": ("four", asked("commit-keep", lambda m: m.view.round == 1 and len(m.view.rolled) == 5)),
    "commit-two-seats": ("two", asked("commit-keep", lambda m: 1 < len(m.view.rolled) < 5)),
    "commit-five-seats": (
        "five",
        asked("commit-keep", lambda m: m.view.round > 3 and len(m.view.rolled) == 3),
    ),
    "commit-cards": (
        "four",
        asked(
            "commit-keep",
            lambda m: (
                BRUTE in m.view.store
                and CHEATER in m.view.store
                and len(m.view.rolled) == 5
                and m.dollars() in (1, 2)
                and len(m.view.property) > 1
            ),
        ),
    ),
    "commit-broke": ("four", asked("commit-keep", lambda m: m.dollars() == 0 and len(m.view.rolled) > 2)),
    "commit-after-town": (
        "four",
        asked("commit-keep", lambda m: m.told("property-taken") == 1 and m.told("badge-moved") == 1),
    ),
    "last-throw": ("four", asked("declare-cheaters", lambda m: len(m.options) == 1)),
    "declare-cheaters": (
        "five",
        asked("declare-cheaters", lambda m: len(m.options) > 1 and len(m.view.rolled) > 1),
    ),
    "cheat": ("four", asked("cheat", lambda m: len(m.view.players[m.seat].fresh) > 1)),
    "reduce-keep": ("four", asked("reduce-keep")),
    "wanted-brute": ("four", asked("wanted", lambda m: len(m.options) == 2 and m.fact("card") == BRUTE)),
    "wanted-cheater": (
        "four",
        asked("wanted", lambda m: len(m.options) == 1 and m.fact("card") == CHEATER),
    ),
    "wanted-victim": (
        "five",
        asked("wanted", lambda m: m.fact("victim") == m.seat and WANTED in m.view.store),
    ),
    "offer-tied": (
        "four",
        asked(
            "offer",
            lambda m: (
                m.seat in m.tied()
                and m.dollars() > 3
                and m.view.players[m.seat].nuggets > 1
                and len(m.view.store) > 0
                and len(m.view.property) > 1
            ),
        ),
    ),
    "offer-untied": (
        "five",
        asked(
            "offer",
            lambda m: m.seat not in m.tied() and len(m.tied()) > 2 and m.dollars() > 0,
        ),
    ),
    "offer-two-seats": ("two", asked("offer")),
    "offer-cards": (
        "four",
        asked("offer-cards", lambda m: len(m.view.property) > 1 and bool(m.view.own_offer)),
    ),
    "ruling": (
        "four",
        asked("ruling", lambda m: len(m.view.offers) > 1 and any(offer.cards for offer in m.view.offers)),
    ),
    "ruling-own": ("three", asked("ruling", lambda m: m.seat in m.tied() and len(m.view.offers) > 0)),
    "ruling-watched": (
        "five",
        lambda m: m.asks == "" and m.waits("ruling") and len(m.view.offers) > 2 and m.seat >= 0,
    ),
    "ruled": ("four", lambda m: m.told("bribe-paid") > 0 and m.told("ruled") > 0 and m.seat >= 0),
    "dynamite": ("four", asked("dynamite", lambda m: len(m.options) == 2)),
    "even-split": ("four", asked("even-split", lambda m: len(m.options) == 2 and m.fact("dollars") > 5)),
    "unlimited-credit": ("four", asked("unlimited-credit", lambda m: len(m.options) == 2)),
    "store-pick": ("four", asked("store-pick", lambda m: len(m.view.drawn) == 3)),
    "store-pick-five": ("two", asked("store-pick", lambda m: len(m.view.drawn) > 3)),
    "joe-target": ("five", asked("joe-target")),
    "saloon-target": (
        "four",
        asked("saloon-target", lambda m: GIRLS in m.view.store and len(m.options) > 5),
    ),
    "saloon-pick": ("four", asked("saloon-pick", lambda m: len(m.view.drawn) == 3)),
    "saloon-victim": (
        "four",
        lambda m: m.asks == "" and m.waits("saloon-pick") and m.view.drawn_from == m.seat >= 0,
    ),
    "marshal": ("four", asked("marshal", lambda m: len(m.options) == 2)),
    "marshal-pass-only": ("four", asked("marshal", lambda m: len(m.options) == 1)),
    "corruption": ("four", asked("corruption", lambda m: len(m.options) == 2)),
    "elixir": ("four", asked("elixir", lambda m: len(m.options) == 2)),
    "doctor-order": ("five", asked("doctor-order", lambda m: len(m.options) > 2)),
    "doctor-remedy": ("four", asked("doctor-remedy", lambda m: len(m.options) == 4)),
    "fence-pick": ("four", asked("fence-pick", lambda m: len(m.view.property) > 3)),
    "fence-second": ("four", asked("fence-pick", lambda m: m.told("fenced") == 1)),
    "final-tie": ("three", asked("final-tie")),
    "cup-down": (
        "four",
        lambda m: m.asks == "" and len(m.view.rolled) > 2 and len(m.view.waiting) == 2 and m.seat >= 0,
    ),
    "spectator": ("four", lambda m: m.seat < 0 and m.view.round > 2 and m.told("kept") > 2),
    "spectator-dispute": ("five", lambda m: m.seat < 0 and m.waits("offer") and len(m.view.waiting) > 1),
    "over": ("four", lambda m: m.seat >= 0 and m.view.over),
    "over-five": ("five", lambda m: m.seat >= 0 and m.view.over),
}


def choose(table: Table, seat: int, dice: random.Random) -> int:
    decision = table.decision(seat)
    assert decision is not None
    deputy = table.game.deputy()
    if deputy is not None and dice.random() < CAREFUL:
        return deputy(table.view(seat), decision, lambda chance: table.imagine(seat, chance))
    return dice.choice(decision.options)


KINDS = {"two": 2, "three": 3, "four": 4, "five": 5}
LOOKOUT = Lookout(
    "dice-town", 6000, DiceMoment, {kind: (seats, {}) for kind, seats in KINDS.items()}, MOMENTS, choose
)
