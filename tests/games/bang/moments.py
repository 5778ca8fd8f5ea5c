"""Moments of BANG!."""

from __future__ import annotations

import random
from collections.abc import Callable

from posse.core import SettingValue, Table
from posse.games.bang.facts import BARREL, CARD_KIND, DYNAMITE, EVENTS_NAMED, GREEN, JAIL, KIND_COLOUR
from posse.games.bang.view import BangView, FigureView
from posse.testing.moments import Lookout, Moment, asked

EVERY_BOX: dict[str, SettingValue] = {"dodge_city": True, "wws_characters": True, "promo_characters": True}
KINDS: dict[str, tuple[int, dict[str, SettingValue]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "five": (5, EVERY_BOX),
    "seven": (7, {"dodge_city": True}),
    "eight": (8, EVERY_BOX),
    "six": (6, {"mode": "hidden_six"}),
    "events": (5, {**EVERY_BOX, "events": "mixed", "promo_events": True, "wws_events": True}),
    "match": (4, {"match": "full", "bounties": True}),
    "small-match": (3, {"match": "full"}),
    "hiring": (5, {"match": "full", "hiring": True, "experience": True}),
}
ANSWERS = ("respond-missed", "respond-bang", "rescue")


class BangMoment(Moment):
    view: BangView

    def me(self) -> FigureView:
        """The character that acts for this seat."""
        return next(each for each in self.view.figures if each.seat == self.seat and each.active)

    def in_front(self, kind: int) -> bool:
        return any(CARD_KIND[card] == kind for card in self.me().front)

    def standing(self) -> int:
        return sum(figure.in_game for figure in self.view.figures)

    def is_out(self) -> bool:
        return not any(each.in_game for each in self.view.figures if each.seat == self.seat)

    def about_kind(self, kind: str) -> bool:
        return any(name == "kind" and value == kind for name, _, value in self.about)

    def needs(self) -> int:
        return next((int(str(value)) for name, _, value in self.about if name == "need"), 0)

    def cards_in_play(self) -> int:
        return sum(len(figure.front) for figure in self.view.figures)

    def holds(self) -> int:
        return len(self.view.hand)

    def happens(self, event: str) -> bool:
        return EVENTS_NAMED[event] in (self.view.event, self.view.show)

    def both_events(self) -> bool:
        return self.view.event >= 0 and self.view.show >= 0

    def game(self) -> int:
        """The number of this game of its match, 0 where there is none."""
        return 0 if self.view.match is None else 1 + self.view.match.game

    def targets(self, verb: str) -> int:
        return sum(option.startswith(verb) for option in self.options)


Test = Callable[[BangMoment], bool]


def has_green(m: BangMoment) -> bool:
    return any(KIND_COLOUR[CARD_KIND[card]] == GREEN for card in m.me().front)


def flipped_for(kind: int) -> Test:
    """Somebody has just drawn for this card."""
    return lambda m: m.seat >= 0 and m.told("check-flipped") > 0 and _told_of(m, kind)


def _told_of(m: BangMoment, kind: int) -> bool:
    return any(
        CARD_KIND[value] == kind
        for event in m.table.told[m.since :]
        for value in event.values
        if event.kind.name in ("jail-left", "jail-stayed", "exploded", "dynamite-passed")
        and isinstance(value, int)
        and 0 <= value < len(CARD_KIND)
    )


MOMENTS: dict[str, tuple[str, Test]] = {
    "play-first": ("four", asked("play", lambda m: m.view.turns == 1)),
    "play-four": ("four", asked("play", lambda m: m.cards_in_play() > 3 and m.targets("play:bang") > 1)),
    "play-seven": (
        "seven",
        asked(
            "play", lambda m: m.cards_in_play() > 7 and m.targets("play:bang") > 1 and len(m.view.hand) < 6
        ),
    ),
    "play-eight": ("eight", asked("play", lambda m: m.cards_in_play() > 9 and m.standing() == 7)),
    "play-many-cards": ("five", asked("play", lambda m: len(m.view.hand) > 8)),
    "play-green": ("five", asked("play", lambda m: has_green(m) and m.targets("use:") > 0)),
    "play-cost": ("seven", asked("pay")),
    "play-three": ("three", asked("play", lambda m: m.view.turns > 3)),
    "draft": ("two", asked("draft-pick")),
    "choose-active": ("two", asked("choose-active", lambda m: m.view.turns > 0)),
    "choose-active-sealed": ("two", lambda m: m.seat >= 0 and not m.asks and m.waits("choose-active")),
    "give": ("eight", asked("youl-gift")),
    "copy": ("seven", asked("vera-copy")),
    "play-two": ("two", asked("play", lambda m: m.cards_in_play() > 2)),
    "respond-shot": ("seven", asked("respond-missed", lambda m: len(m.options) > 1)),
    "respond-barrel": ("four", asked("respond-missed", lambda m: m.in_front(BARREL) and len(m.options) > 2)),
    "respond-nothing": ("four", asked("respond-missed", lambda m: len(m.options) == 1)),
    "respond-slab": ("four", asked("respond-missed", lambda m: m.needs() == 2)),
    "respond-many": ("five", asked("respond-missed", lambda m: len(m.options) > 5)),
    "respond-eight": ("eight", asked("respond-missed", lambda m: len(m.options) > 1)),
    "respond-duel": (
        "four",
        asked("respond-bang", lambda m: m.about_kind("card-duel") and len(m.options) > 1),
    ),
    "respond-indians": ("seven", asked("respond-bang", lambda m: m.about_kind("card-indians"))),
    "respond-gatling": ("four", asked("respond-missed", lambda m: m.about_kind("card-gatling"))),
    "respond-two": ("two", asked("respond-missed", lambda m: len(m.options) > 1)),
    "rescue": ("four", asked("rescue", lambda m: len(m.options) > 1)),
    "take-card": ("five", asked("take-card", lambda m: len(m.options) > 2)),
    "store": ("seven", asked("pick-store", lambda m: len(m.options) > 4)),
    "store-watched": ("seven", lambda m: m.seat >= 0 and not m.asks and m.waits("pick-store")),
    "discard": ("four", asked("discard-excess", lambda m: ("n", "number", 1) not in m.about)),
    "discard-one": ("four", asked("discard-excess")),
    "draw-source": ("four", asked("draw-source", lambda m: len(m.options) > 3)),
    "kit-pick": ("four", asked("kit-pick")),
    "check-card": ("four", asked("choose-check-card")),
    "watched": ("four", lambda m: m.seat >= 0 and not m.asks and m.waits("respond-missed")),
    "out": ("seven", lambda m: m.seat >= 0 and m.is_out() and m.standing() > 3 and m.waits("play")),
    # Event cards, and where they act
    "events-both": (
        "events",
        asked("play", lambda m: m.both_events() and m.view.next_event >= 0),
    ),
    "events-first": ("events", asked("play", lambda m: m.view.turns == 1)),
    "events-curse": ("events", asked("play", lambda m: m.happens("curse") and m.cards_in_play() > 2)),
    "events-hangover": ("events", asked("play", lambda m: m.happens("hangover"))),
    "events-backwards": ("events", asked("play", lambda m: m.happens("gold-rush"))),
    "events-lasso": ("events", asked("play", lambda m: m.happens("lasso") and m.cards_in_play() > 2)),
    "events-ghost": ("events", lambda m: m.seat >= 0 and m.view.ghost >= 0 and m.waits("play")),
    "events-cuffs": ("events", asked("play", lambda m: m.happens("handcuffs") and m.view.named >= 0)),
    "events-due": ("events", asked("play", lambda m: m.view.due in m.view.hand)),
    "events-gag": ("events", asked("play", lambda m: m.happens("gag"))),
    # The longest lists of answers, and answers below what two event cards change
    "events-rage": ("events", asked("dorothy-card")),
    "events-identity": ("events", asked("new-identity", lambda m: m.both_events())),
    "events-shot": ("events", asked("respond-missed", lambda m: m.both_events() and len(m.options) == 3)),
    "events-duel": ("events", asked("respond-bang", lambda m: m.both_events() and len(m.options) > 2)),
    "events-ambush": ("events", asked("play", lambda m: m.happens("ambush") and m.cards_in_play() > 3)),
    "show-event": ("events", lambda m: m.seat == 0 and m.told("event-turned") > 0 and not m.view.over),
    # The hidden six-player game
    "six-declare": ("six", asked("declare", lambda m: len(m.options) > 1)),
    "six-fight": ("six", asked("play", lambda m: m.view.fight)),
    "six-over": ("six", lambda m: m.seat >= 0 and m.view.over),
    # What happens at once: much to be acted out before the next question
    "show-start": ("seven", lambda m: m.seat == 0 and m.view.turns == 2 and m.told("turn-started") > 0),
    "show-shot": ("four", lambda m: m.seat == 0 and m.told("shot-fired") > 0 and m.told("life-lost") > 0),
    "show-gatling": (
        "five",
        lambda m: m.seat == 0 and m.told("shot-fired") > 0 and m.told("shot-cancelled") > 0,
    ),
    "show-barrel": ("four", lambda m: m.seat >= 0 and m.told("barrel-tried") > 0),
    "show-dynamite": ("four", flipped_for(DYNAMITE)),
    "show-explosion": ("four", lambda m: m.seat == 0 and m.told("exploded") > 0),
    "show-jail": ("four", flipped_for(JAIL)),
    "show-stolen": ("four", lambda m: m.seat >= 0 and m.told("card-stolen") > 0),
    "show-death": ("seven", lambda m: m.seat == 0 and m.told("eliminated") > 0 and not m.view.over),
    "show-vulture": ("four", lambda m: m.seat == 0 and m.told("cards-inherited") > 0),
    "show-store": ("four", lambda m: m.seat == 0 and m.told("store-opened") > 0),
    "show-shuffle": ("four", lambda m: m.seat == 0 and m.told("deck-shuffled") > 0),
    "show-two": ("two", lambda m: m.seat == 0 and m.told("life-lost") > 0),
    "spectator": ("seven", lambda m: m.seat < 0 and m.waits("play") and m.view.turns > 8),
    "spectator-answer": ("four", lambda m: m.seat < 0 and m.waits("respond-missed")),
    "over": ("four", lambda m: m.seat >= 0 and m.view.over),
    "over-seven": ("seven", lambda m: m.seat >= 0 and m.view.over),
    "over-three": ("three", lambda m: m.seat >= 0 and m.view.over),
    "over-two": ("two", lambda m: m.seat >= 0 and m.view.over),
    # Matches
    "match-pause": ("match", asked("next-game", lambda m: m.game() == 2 and m.told("paid") > 0)),
    "match-next": ("match", lambda m: m.seat == 0 and m.told("game-began") > 0),
    "match-over": ("match", lambda m: m.seat >= 0 and m.view.over),
    "match-small-pause": ("small-match", asked("next-game", lambda m: m.told("game-ended") > 0)),
    "auction-open": ("hiring", asked("hire-open")),
    "auction-bid": ("hiring", asked("hire-bid", lambda m: len(m.options) > 5 and m.told("bid") > 0)),
    "auction-watched": ("hiring", lambda m: m.seat >= 0 and not m.asks and m.waits("hire-bid")),
    "show-hired": ("hiring", lambda m: m.seat == 0 and m.told("hired") > 0 and m.told("hand-dealt") > 0),
    "keep-cards": ("hiring", asked("keep-cards", lambda m: len(m.options) > 2)),
    "keep-character": ("hiring", asked("keep-character")),
}


def choose(table: Table, seat: int, dice: random.Random) -> int:
    """At random; but a turn does not end at once, and cards are put in play more often than thrown away."""
    decision = table.decision(seat, named=True)
    assert decision is not None
    options, names = decision.options, decision.names
    if "end" in names and len(options) > 1 and dice.random() < 0.8:
        return dice.choice([option for option, name in zip(options, names, strict=True) if name != "end"])
    return dice.choice(options)


LOOKOUT = Lookout("bang", 1500, BangMoment, KINDS, MOMENTS, choose)
