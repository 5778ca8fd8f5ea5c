"""Questions that a player answers with a hand card, a card in play or an ability, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from posse.core.said import CARD, TERM, Args, Refusal, Said
from posse.core.steps import Question, remainder
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import (
    ACTIONS_WHEN_ASKED,
    COUNTS_AS,
    DODGES,
    MAY_PLAY,
    PLAYED_OUT_OF_TURN,
)
from posse.games.bang.facts import (
    CARD_KIND,
    CARD_NAMES,
    CARDS_NAMED,
    CHARACTER_NAMES,
    CHARACTERS_NAMED,
    DODGE,
    KIND_NAMES,
    KINDS_NAMED,
    MISSED,
    NO_CARD,
)
from posse.games.bang.pieces.packing import (
    ANSWER,
    ANSWER_AS,
    ANSWER_VERB,
    ANSWER_WHAT,
    ANSWERS,
    OWN_ABILITY,
    SOURCE,
    TAKE,
)
from posse.games.bang.rules.kinds import card_of
from posse.games.bang.rules.mercy import note_bang
from posse.games.bang.rules.piles import discard, draw, from_aside, from_hand, lay_aside
from posse.games.bang.table import BangTable

if TYPE_CHECKING:
    from mypy_extensions import i64

# Who decides which cards in hand are answers, or adds other answers: such a menu is not counted.
CHANGES_ANSWERS: Final = COUNTS_AS | MAY_PLAY | DODGES | ACTIONS_WHEN_ASKED


class Answer(Question[BangTable]):
    """A window at the table: its menu depends on hidden cards, whether it opens only on what all can see."""

    hidden: ClassVar[bool] = True
    space: ClassVar[range] = range(ANSWERS)
    purpose: ClassVar[int] = abilities.ANSWER
    no: ClassVar[str] = "take"  # the name of not answering
    yes: ClassVar[str] = "bang-option-play"  # what is said of answering with a hand card

    def wants(self) -> int:
        """The kind of card that answers."""
        raise NotImplementedError(type(self).__name__)

    def figure(self) -> int:
        """The figure that has to answer."""
        raise NotImplementedError(type(self).__name__)

    def options(self, table: BangTable, seat: int) -> list[int]:
        me = self.figure()
        menu = [TAKE]
        wants = self.wants()
        asks = table.asks[me]
        for card in table.hands[seat]:
            kind = CARD_KIND[card]
            if is_answer(kind, wants):
                menu.append(ANSWER | card)
            if asks & COUNTS_AS and kind != wants and counts_as(table, me, card, wants):
                menu.append(ANSWER_AS | card)
        if asks & MAY_PLAY:
            menu = [option for option in menu if self.may_be_played(table, me, option)]
        self.sources(table, me, menu)
        if asks & ACTIONS_WHEN_ASKED:
            abilities.actions_when_asked(table, me, menu)
        return menu

    def picked(self, table: BangTable, seat: int, draw: i64) -> int:
        """The same menu, counted."""
        if table.asks[self.figure()] & CHANGES_ANSWERS:
            return super().picked(table, seat, draw)
        hand, wants = cast("list[i64]", table.hands[seat]), self.wants()
        count: i64 = 1
        for card in hand:
            if is_answer(CARD_KIND[card], wants):
                count += 1
        at: i64 = remainder(draw, count)
        if at > 0:
            for card in hand:
                if is_answer(CARD_KIND[card], wants):
                    at -= 1
                    if at == 0:
                        return ANSWER | card
        return TAKE

    def sources(self, table: BangTable, me: int, menu: list[int]) -> None:
        """What answers besides hand cards."""

    def may_be_played(self, table: BangTable, me: int, option: int) -> bool:
        """Bars go by what a card is played as."""
        if option == TAKE:
            return True
        card = option & ANSWER_WHAT
        kind = CARD_KIND[card] if option < ANSWER_AS else self.wants()
        return abilities.may_play(table, me, card, kind, self.purpose, True)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
        if verb in (ANSWER, ANSWER_AS):
            args = (("card", CARD, what),)
            if what not in table.hands[seat]:
                return Refusal(self.rule, "bang-refusal-not-held", args)
            return Refusal(self.rule, "bang-refusal-no-answer", args)
        if verb == SOURCE:
            args_of_kind = (("card", TERM, terms.KIND[what]),)
            if card_of(table, self.figure(), what) < 0:
                return Refusal(self.rule, "bang-refusal-not-in-play", args_of_kind)
            return Refusal(self.rule, "bang-refusal-source-now", args_of_kind)
        character = (("character", TERM, terms.CHARACTER[what]),)
        return Refusal(self.rule, "bang-refusal-ability-now", character)

    def default(self, table: BangTable, seat: int) -> int:
        return TAKE

    def name(self, table: BangTable, seat: int, option: int) -> str:
        verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
        if verb == TAKE:
            return self.no
        if verb == ANSWER:
            return "play:" + CARD_NAMES[what]
        if verb == ANSWER_AS:
            return f"as-{KIND_NAMES[self.wants()]}:{CARD_NAMES[what]}"
        return "use:" + (KIND_NAMES[what] if verb == SOURCE else CHARACTER_NAMES[what])

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        if name == self.no:
            return TAKE
        verb, _, what = name.partition(":")
        if verb == "play" and what in CARDS_NAMED:
            return ANSWER | CARDS_NAMED[what]
        if verb == "as-" + KIND_NAMES[self.wants()] and what in CARDS_NAMED:
            return ANSWER_AS | CARDS_NAMED[what]
        if verb == "use" and what in KINDS_NAMED:
            return SOURCE | KINDS_NAMED[what]
        if verb == "use" and what in CHARACTERS_NAMED:
            return OWN_ABILITY | CHARACTERS_NAMED[what]
        return None

    def said(self, table: BangTable) -> Args:
        """What else the words for a hand card speak of."""
        return ()

    def giving_in(self) -> Said:
        """The words for not answering."""
        return Said("bang-option-" + self.no)

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
        if verb == TAKE:
            return self.giving_in()
        if verb == ANSWER:
            args: Args = (("card", CARD, what), *self.said(table))
            return Said(self.yes, args, (terms.CARD_THING[what],))
        if verb == ANSWER_AS:
            args = (("card", CARD, what), ("kind", TERM, terms.KIND[self.wants()]), *self.said(table))
            return Said(self.yes + "-as", args, (terms.CARD_THING[what],))
        if verb == SOURCE:
            card = card_of(table, self.figure(), what)
            return Said("bang-option-use", (("card", CARD, card),), (terms.CARD_THING[card],))
        return ability_label(table, self.figure(), what)


def is_answer(kind: int, wants: int) -> bool:
    """Whether a card of one kind answers where another is asked for, as what it is."""
    return kind == wants or (kind == DODGE and wants == MISSED)


def may_answer(table: BangTable, me: int, kind: int, purpose: int = abilities.ANSWER) -> bool:
    """bang-info-asked-barred: whether there is a hand card, and no bar on all of them."""
    if not table.hands[table.owner[me]]:
        return False
    return not table.asks[me] & MAY_PLAY or abilities.may_play(table, me, NO_CARD, kind, purpose, True)


def counts_as(table: BangTable, me: int, card: int, kind: int) -> bool:
    """Whether a hand card may be used as this kind, too."""
    return abilities.counts_as(table, me, card, 1 << CARD_KIND[card]) >> kind & 1 == 1


def ability_label(table: BangTable, me: int, character: int) -> Said:
    thing = "character:" + terms.figure_name(me, table.figures, table.seats)
    return Said("bang-option-ability", (("character", TERM, terms.CHARACTER[character]),), (thing,))


def play_answer(table: BangTable, me: int, card: int, kind: int, rule: str) -> None:
    """bang-play-answer: a card used from hand as an answer is played, and goes onto the pile."""
    seat = table.owner[me]
    from_hand(table, seat, card)
    if kind == DODGE:  # bang-play-discard-when: it lies aside until its own card is drawn
        lay_aside(table, card)
        events.answer_played(table, me, card, kind, rule)
        draw(table, seat, 1, "bang-dodge-cancel")  # bang-shot-missed-symbol-extra
        from_aside(table, seat, card)
    else:
        discard(table, seat, card)
        events.answer_played(table, me, card, kind, rule)
        if table.no_mercy:
            note_bang(table, seat, card)
    if table.asks[me] & PLAYED_OUT_OF_TURN and table.turn != seat:
        count = list(table.answered)
        count[me] += 1
        table.answered = tuple(count)
        table.stirred = True
