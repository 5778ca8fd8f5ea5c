"""The games that are offered: settings, presets, cards, words."""

from __future__ import annotations

from posse.server.wire.protocol.shared import Arg, Level, Sent, SettingKind, SettingValue


class Setting(Sent, frozen=True):
    """One thing that can be set before a game. The message `key` names it, its attribute `.text` explains it,
    and `key` + "-" + choice names each choice."""

    name: str
    kind: SettingKind
    default: SettingValue
    choices: list[str]
    low: int
    high: int
    rule: str
    live_rule: str  # where it is switched on: the rule that nobody plays it by correspondence, "" for none
    key: str


class Preset(Sent, frozen=True):
    """A switch for several settings at once: on, they have these values. The message `key` names it, its
    attribute `.text` explains it. In `CreateTable.settings` it can be given like a setting, true or false."""

    name: str
    values: dict[str, SettingValue]
    rule: str
    key: str


class Card(Sent, frozen=True):
    """A card of a game by its number (its place in the list): how a board calls it ("card:" + name), the term
    that names it in words, and that term's variables. A number that is no card has an empty name."""

    name: str
    term: str
    args: list[Arg]


class Game(Sent, frozen=True):
    name: str
    version: str
    min_seats: int
    max_seats: int
    settings: list[Setting]
    presets: list[Preset]
    cards: list[Card]
    bots: list[Level]
    hints: bool  # whether hints can be given


class GameWords(Sent, frozen=True):
    """A game's messages in one language, as Fluent text: for clients that were built without them."""

    sentences: str
    rules: str
