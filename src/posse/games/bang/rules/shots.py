"""12. Shots and Missed!: who is asked, what cancels a shot, what a hit costs."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import CARD, MAYBE_SEAT, MAYBE_TERM, NUMBER, TERM, Args
from posse.core.steps import Step
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import (
    ACTIONS_WHEN_ASKED,
    CHARACTER_ASKS,
    CHARACTERS,
    DODGES,
    HAND_EMPTY,
    IMMUNE_TO,
)
from posse.games.bang.facts import CARD_KIND, HEARTS, MISSED, NO_CARD, NOBODY
from posse.games.bang.pieces.packing import (
    ANSWER,
    ANSWER_AS,
    ANSWER_VERB,
    ANSWER_WHAT,
    OWN_ABILITY,
    SOURCE,
    TAKE,
)
from posse.games.bang.rules.answering import Answer, may_answer, play_answer
from posse.games.bang.rules.checks import Check, suit_of
from posse.games.bang.rules.facing import face
from posse.games.bang.rules.kinds import KINDS
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable, Numbers

# Which checks have been tried against a shot (bits).
BY_BARREL: Final = 1
BY_ABILITY: Final = 2


class Shot(Answer):
    """bang-shot-definition: one shot at one target, who is asked for Missed! sources one after another."""

    asks: ClassVar[str] = "respond-missed"
    rule: ClassVar[str] = "bang-shot-response"

    def __init__(
        self, by: int, target: int, card: int, what: str, need: int = 1, tried: int = 0, second: int = NO_CARD
    ) -> None:
        self.by = by  # figure, -1 for nobody
        self.target = target
        self.card = card  # -1 for none
        self.what = what  # what fires it, as a term: the kind a card is played as, or an ability
        self.need = need  # Missed! still needed
        self.tried = tried
        self.second = second  # the other of two cards discarded together to fire, -1 for none

    def wants(self) -> int:
        return MISSED

    def figure(self) -> int:
        return self.target

    def about(self, table: BangTable, seat: int) -> Args:
        args: Args = (
            ("by", MAYBE_SEAT, NOBODY if self.by == NOBODY else table.owner[self.by]),
            ("kind", TERM, self.what),
            ("need", NUMBER, self.need),
            ("character", MAYBE_TERM, events.which(table, self.target)),
        )
        return args if self.card == NO_CARD else (*args, ("card", CARD, self.card))

    def run(self, table: BangTable) -> None:
        target = self.target
        if not table.in_game >> target & 1:
            return  # bang-time-order-fixed
        if target == table.ghost:
            events.no_effect(table, target, self.card, "bang-shot-ghost")
            return
        if table.figures != table.seats:
            face(table, target)
        if table.asks[target] & IMMUNE_TO:
            harmless = self.harmless_card(table)
            if harmless != NO_CARD:
                events.no_effect(table, target, harmless, "bang-shot-no-effect-not-asked")
                return
        if self.is_asked(table):
            table.ask(table.owner[target], self)
        else:
            self.hit(table)

    def harmless_card(self, table: BangTable) -> int:
        """The card that fires and has no effect on the target, -1 if there is none."""
        for card in (self.card, self.second):
            if card != NO_CARD and abilities.immune_to(table, self.target, card, self.by, False):
                return card
        return NO_CARD

    def is_asked(self, table: BangTable) -> bool:
        """bang-info-asked-answer: it depends only on what everybody can see."""
        target = self.target
        if may_answer(table, target, MISSED):
            return True
        menu: list[int] = []
        if table.asks[target] & DODGES:
            abilities.dodges(table, target, self.tried, menu)
        if table.asks[target] & ACTIONS_WHEN_ASKED:
            abilities.actions_when_asked(table, target, menu)
        return len(menu) > 0

    def sources(self, table: BangTable, me: int, menu: list[int]) -> None:
        """bang-shot-sources"""
        if table.asks[me] & DODGES:
            abilities.dodges(table, me, self.tried, menu)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
        me = self.target
        if verb == TAKE:
            self.hit(table)
        elif verb == ANSWER:
            kind = CARD_KIND[what]
            play_answer(table, me, what, kind, "bang-missed-cancels")
            self.one_missed(table)
        elif verb == ANSWER_AS:
            play_answer(table, me, what, MISSED, "bang-play-as-other")
            self.one_missed(table)
        elif verb == SOURCE:
            KINDS[what].dodge(table, me, self)
        else:
            assert verb == OWN_ABILITY
            if CHARACTER_ASKS[what] & DODGES:
                CHARACTERS[what].dodge(table, me, self)
            else:
                table.push(self)
                CHARACTERS[what].recover(table, me)

    def one_missed(self, table: BangTable) -> None:
        """bang-shot-two-needed: each source counts as one."""
        target = self.target
        if self.need == 1:
            self.cancelled(table)
            return
        if table.asks[target] & HAND_EMPTY and not table.hand_of(target):
            abilities.hand_empty(table, target)  # bang-char-suzy-lafayette-two-missed
        table.push(self.like(self.need - 1, self.tried))

    def cancelled(self, table: BangTable) -> None:
        events.shot_cancelled(table, self.by, self.target, "bang-missed-cancels")

    def after_check(self, tried: int) -> Shot:
        """The same shot, with this source tried."""
        return self.like(self.need, self.tried | tried)

    def like(self, need: int, tried: int) -> Shot:
        """The same shot, further on."""
        return Shot(self.by, self.target, self.card, self.what, need, tried, self.second)

    def hit(self, table: BangTable) -> None:
        """bang-shot-hit"""
        lose_life(table, self.target, 1, self.by, "bang-shot-hit")


class BarrelCheck(Check):
    """bang-barrel-check: on hearts it counts as one Missed!."""

    def __init__(self, shot: Shot, tried: int, what: str, rule: str) -> None:
        self.me = shot.target
        self.shot = shot.after_check(tried)
        self.what = what
        self.rule = rule

    def outcome(self, table: BangTable, card: int) -> None:
        saved = suit_of(table, self.me, card) == HEARTS
        events.barrel_tried(table, self.me, self.what, saved, self.rule)
        if saved:
            self.shot.one_missed(table)
        else:
            table.push(self.shot)


class Volley(Step[BangTable]):
    """bang-time-per-target: a shot at each of several targets; each is finished before the next."""

    def __init__(self, by: int, card: int, kind: int, targets: Numbers) -> None:
        self.by = by
        self.card = card
        self.kind = kind
        self.targets = targets

    def run(self, table: BangTable) -> None:
        settle(table)
        if len(self.targets) > 1:
            table.push(Volley(self.by, self.card, self.kind, self.targets[1:]))
        fire(table, self.by, self.targets[0], self.card, self.kind, 1)


def fire(table: BangTable, by: int, target: int, card: int, kind: int, need: int) -> None:
    """One shot at a target that may be gone by now."""
    if table.in_game >> target & 1:
        what = terms.KIND[kind]
        events.shot_fired(table, by, target, what, need, "bang-shot-definition")
        table.push(Shot(by, target, card, what, need))
