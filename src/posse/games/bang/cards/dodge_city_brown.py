"""Brown and blue cards of Dodge City."""

from __future__ import annotations

from posse.core.steps import Step
from posse.games.bang.cards.base_blue import Blue
from posse.games.bang.rules.aims import (
    ANY_OTHER,
    ANYBODY,
    AT_ONE,
    NOT_PLAYED,
    ON_ONESELF,
    TAKE_ANYWHERE,
    has_card,
)
from posse.games.bang.rules.circle import others
from posse.games.bang.rules.kinds import Kind
from posse.games.bang.rules.life import gain_life
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.shots import fire
from posse.games.bang.rules.taking import take_from
from posse.games.bang.table import BangTable, Numbers


class Punch(Kind):
    """A shot at distance 1, whatever the weapon."""

    aim: int = AT_ONE
    rule: str = "bang-punch-shot"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        fire(table, me, target, card, self.kind, 1)


class Dodge(Kind):
    """A Missed! that brings a card: an answer, never an action."""

    aim: int = NOT_PLAYED
    rule: str = "bang-dodge-response-only"


class Springfield(Kind):
    """A shot at any distance, for another card."""

    aim: int = ANY_OTHER
    rule: str = "bang-springfield-shot"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        fire(table, me, target, card, self.kind, 1)


class Whisky(Kind):
    """Two lives, for another card."""

    aim: int = ON_ONESELF
    rule: str = "bang-whisky-heals"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        gain_life(table, me, 2, self.rule)


class Tequila(Kind):
    """One life for anybody, for another card."""

    aim: int = ANYBODY
    rule: str = "bang-tequila-heals"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        gain_life(table, target, 1, self.rule)


class Brawl(Kind):
    """Everybody else loses a card, for another card."""

    aim: int = ON_ONESELF
    rule: str = "bang-brawl-all"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        table.push(Brawls(me, card, tuple(others(table, me))))


class Brawls(Step[BangTable]):
    """bang-brawl-chooser: one after another; who has no card is skipped."""

    def __init__(self, me: int, card: int, targets: Numbers) -> None:
        self.me = me
        self.card = card
        self.targets = targets

    def run(self, table: BangTable) -> None:
        settle(table)
        if len(self.targets) > 1:
            table.push(Brawls(self.me, self.card, self.targets[1:]))
        target = self.targets[0]
        if table.in_game >> target & 1 and has_card(table, self.me, target):
            take_from(table, self.me, self.card, target, "bang-brawl-chooser", discards=True)


class RagTime(Kind):
    """Takes a card from anybody, for another card."""

    aim: int = TAKE_ANYWHERE
    rule: str = "bang-rag-time-take"

    def effect(self, table: BangTable, me: int, card: int, target: int) -> None:
        take_from(table, me, card, target, self.rule)


class Binocular(Blue):
    """Its owner sees all others one nearer."""

    def distance_from_me(self, table: BangTable, me: int, steps: int) -> int:
        return steps - 1


class Hideout(Blue):
    """All others see its owner one farther away."""

    def distance_to_me(self, table: BangTable, me: int, steps: int) -> int:
        return steps + 1
