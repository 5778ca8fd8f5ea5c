"""11. "draw!": a card is flipped, and what asked for it looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from posse.core.questions import WhichCard
from posse.core.said import MAYBE_TERM, TERM, Args, Refusal, Said
from posse.core.steps import Step
from posse.games.bang import abilities, events, terms
from posse.games.bang.abilities import CHECK_MADE, SUIT_SEEN
from posse.games.bang.facts import CARD_RANK, CARD_SUIT, CARDS, NO_CARD
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.piles import ALONE, flip_several
from posse.games.bang.table import BangTable

if TYPE_CHECKING:
    from posse.games.bang.table import Numbers


def suit_of(table: BangTable, me: int, card: int) -> int:
    """The suit a card counts as; -1 for no card at all (bang-check-no-card)."""
    if card == NO_CARD:
        return -1
    if table.asks[me] & SUIT_SEEN:
        return abilities.suit_seen(table, me, card, CARD_SUIT[card])
    return CARD_SUIT[card]


def other_suit(table: BangTable, me: int, cards: Numbers) -> int:
    """bang-check-suit-change: the suit that one of these cards has and does not show, -1 if there is none."""
    for card in cards:
        suit = suit_of(table, me, card)
        if suit != CARD_SUIT[card]:
            return suit
    return -1


def rank_of(card: int) -> int:
    """By RANKS; no card at all has the highest there is."""
    return 99 if card == NO_CARD else CARD_RANK[card]


class Check(Step[BangTable]):
    """bang-check-flip: the top card of the deck is flipped, then `outcome` says what that means."""

    me: int
    what: str  # what asks for it, as a term: "card-barrel", "character-jourdonnais"
    rule: str

    def run(self, table: BangTable) -> None:
        flipped = flip_several(table, abilities.check_cards(table, self.me, 1))
        suit = other_suit(table, self.me, flipped)
        events.check_flipped(table, self.me, flipped, self.what, suit, self.rule)
        if len(flipped) > 1:
            table.flipped = flipped
            table.ask(table.owner[self.me], ChooseCheck(self))
        else:
            self.looked_at(table, flipped[0] if flipped else NO_CARD, flipped)

    def looked_at(self, table: BangTable, card: int, flipped: Numbers) -> None:
        """This one of the flipped cards counts; all go onto the pile, or to a player who takes them."""
        if table.heard & CHECK_MADE and wanted(table, self.me):
            chosen_first = sorted(flipped, key=lambda each: each != card)
            table.laid = (*table.laid, *chosen_first)
            table.laid_by = (*table.laid_by, *[self.me] * len(flipped))
        else:
            for each in flipped:
                table.discard.append(each)
        self.outcome(table, card)

    def outcome(self, table: BangTable, card: int) -> None:
        raise NotImplementedError(type(self).__name__)


def wanted(table: BangTable, me: int) -> list[int]:
    """bang-char-john-pain-two: who would take a flipped card, the nearest to the one who checks first."""
    takers: list[int] = []
    for figure in around(table, me):
        abilities.check_made(table, figure, me, takers)
    return takers


class ChooseCheck(WhichCard[BangTable]):
    """bang-char-lucky-duke: which of the flipped cards counts."""

    asks: ClassVar[str] = "choose-check-card"
    rule: ClassVar[str] = "bang-char-lucky-duke"
    space: ClassVar[range] = range(CARDS)

    def __init__(self, check: Check) -> None:
        self.check = check

    def about(self, table: BangTable, seat: int) -> Args:
        return (
            ("what", TERM, self.check.what),
            ("character", MAYBE_TERM, events.which(table, self.check.me)),
        )

    def options(self, table: BangTable, seat: int) -> list[int]:
        return list(table.flipped)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        return None if option in table.flipped else Refusal(self.rule, "bang-refusal-not-flipped")

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        """Also the suit that the card counts as, where an event card changes it."""
        said = super().label(table, seat, option)
        suit = other_suit(table, self.check.me, ALONE[option])
        if suit >= 0:
            return Said(said.key + "-as", (*said.args, ("suit", TERM, terms.SUIT[suit])), said.touches)
        return said

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        flipped, table.flipped = table.flipped, ()
        events.check_chosen(table, self.check.me, option, self.rule)
        self.check.looked_at(table, option, flipped)


__all__ = ["Check", "ChooseCheck", "other_suit", "rank_of", "suit_of", "wanted"]
