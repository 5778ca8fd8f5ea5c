"""Duel and Indians!: a Bang! card as an answer, or a life."""

from __future__ import annotations

from typing import ClassVar

from posse.core.said import CARD, MAYBE_TERM, SEAT, TERM, Args
from posse.core.steps import Step
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import ACTIONS_WHEN_ASKED, CHARACTERS, IMMUNE_TO
from posse.games.bang.facts import BANG, NOBODY
from posse.games.bang.pieces.packing import ANSWER_VERB, ANSWER_WHAT, OWN_ABILITY, TAKE
from posse.games.bang.rules.answering import Answer, may_answer, play_answer
from posse.games.bang.rules.facing import face
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable, Numbers


class RespondBang(Answer):
    """A player plays a Bang! card as an answer, or loses 1 life."""

    asks: ClassVar[str] = "respond-bang"
    rule: ClassVar[str] = "bang-play-answer"
    no: ClassVar[str] = "refuse"

    by: int  # the figure whose card it is
    me: int
    card: int
    kind: int

    def wants(self) -> int:
        return BANG

    def figure(self) -> int:
        return self.me

    def about(self, table: BangTable, seat: int) -> Args:
        return (
            ("by", SEAT, table.owner[self.opponent()]),
            ("card", CARD, self.card),
            ("kind", TERM, terms.KIND[self.kind]),
            ("character", MAYBE_TERM, events.which(table, self.me)),
        )

    def opponent(self) -> int:
        """The figure that waits for the answer."""
        return self.by

    def ask_or_lose(self, table: BangTable) -> None:
        """bang-info-asked-answer: by what everybody can see."""
        face(table, self.me)
        seat = table.owner[self.me]
        answers = may_answer(table, self.me, BANG)
        menu: list[int] = []
        if not answers and table.asks[self.me] & ACTIONS_WHEN_ASKED:
            abilities.actions_when_asked(table, self.me, menu)
        if answers or menu:
            table.ask(seat, self)
        else:
            self.refuse(table)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
        if verb == TAKE:
            self.refuse(table)
        elif verb == OWN_ABILITY:
            table.push(self)
            CHARACTERS[what].recover(table, self.me)
        else:
            self.answer(table, what)

    def answer(self, table: BangTable, card: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def refuse(self, table: BangTable) -> None:
        raise NotImplementedError(type(self).__name__)


class Raid(RespondBang):
    """bang-indians-all: one player under attack."""

    rule: ClassVar[str] = "bang-indians-all"
    yes: ClassVar[str] = "bang-option-throw"

    def __init__(self, by: int, me: int, card: int, kind: int) -> None:
        self.by = by
        self.me = me
        self.card = card
        self.kind = kind

    def run(self, table: BangTable) -> None:
        if not table.in_game >> self.me & 1:
            return
        if self.me == table.ghost:
            events.no_effect(table, self.me, self.card, "bang-shot-no-effect-not-asked")
            return
        face(table, self.me)
        if table.asks[self.me] & IMMUNE_TO and abilities.immune_to(table, self.me, self.card, self.by, False):
            events.no_effect(table, self.me, self.card, "bang-shot-no-effect-not-asked")
            return
        self.ask_or_lose(table)

    def answer(self, table: BangTable, card: int) -> None:
        play_answer(table, self.me, card, BANG, "bang-indians-all")

    def refuse(self, table: BangTable) -> None:
        lose_life(table, self.me, 1, self.by, "bang-indians-all")


class Raids(Step[BangTable]):
    """bang-time-per-target: everybody in turn; each is finished before the next."""

    def __init__(self, by: int, card: int, kind: int, targets: Numbers) -> None:
        self.by = by
        self.card = card
        self.kind = kind
        self.targets = targets

    def run(self, table: BangTable) -> None:
        settle(table)
        if len(self.targets) > 1:
            table.push(Raids(self.by, self.card, self.kind, self.targets[1:]))
        table.push(Raid(self.by, self.targets[0], self.card, self.kind))


class Duel(RespondBang):
    """bang-duel-alternate: challenged and challenger in turns, until one of them does not answer."""

    rule: ClassVar[str] = "bang-duel-alternate"
    yes: ClassVar[str] = "bang-option-throw-duel"

    def __init__(self, by: int, challenged: int, me: int, card: int, kind: int) -> None:
        self.by = by
        self.challenged = challenged
        self.me = me
        self.card = card
        self.kind = kind

    def opponent(self) -> int:
        return self.challenged if self.me == self.by else self.by

    def said(self, table: BangTable) -> Args:
        return (("by", SEAT, table.owner[self.opponent()]),)

    def run(self, table: BangTable) -> None:
        if table.in_game >> self.me & 1:
            self.ask_or_lose(table)

    def answer(self, table: BangTable, card: int) -> None:
        play_answer(table, self.me, card, BANG, "bang-duel-alternate")
        table.push(Duel(self.by, self.challenged, self.opponent(), self.card, self.kind))

    def refuse(self, table: BangTable) -> None:
        """bang-duel-loser, bang-duel-source: the challenger's own loss is nobody's doing."""
        source = NOBODY if self.me == self.by else self.by
        lose_life(table, self.me, 1, source, "bang-duel-loser")
