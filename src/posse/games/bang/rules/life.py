"""13. Losing and gaining life, and the rescue of a player who would die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import MAYBE_SEAT, MAYBE_TERM, NUMBER, Args
from posse.core.table import AnyStep
from posse.games.bang import abilities, events
from posse.games.bang.abilities import ACTIONS_WHEN_ASKED, AFTER_LIFE_LOST, BEFORE_ELIMINATION, CHARACTERS
from posse.games.bang.facts import BEER, NOBODY
from posse.games.bang.pieces.packing import ANSWER_VERB, ANSWER_WHAT, OWN_ABILITY, TAKE
from posse.games.bang.rules.answering import Answer, may_answer, play_answer
from posse.games.bang.rules.elimination import Elimination
from posse.games.bang.table import BangTable

if TYPE_CHECKING:
    from mypy_extensions import i64

BEER_STOPS: Final = 2  # with this many in game a Beer does nothing


def gain_life(table: BangTable, figure: int, points: int, rule: str) -> None:
    """bang-play-life-cap; a ghost has no life (bang-hn-ghost-town-no-life)."""
    if figure == table.ghost:
        return
    gained = min(points, table.most[figure] - table.life[figure])
    if gained > 0:
        table.life[figure] += gained
        events.life_gained(table, figure, gained, rule)


def lose_life(table: BangTable, figure: int, points: int, by: int, rule: str) -> None:
    """bang-dmg-subtract, bang-dmg-source: `by` is a figure, or nobody."""
    if figure == table.ghost:
        return
    life = table.life[figure] - points
    table.life[figure] = life
    events.life_lost(table, figure, points, by, rule)
    if table.asks[figure] & AFTER_LIFE_LOST:  # they come after the rescue (bang-rescue-then-triggers)
        lost, lost_to = list(table.lost), list(table.lost_to)
        lost[figure] += points
        lost_to[figure] = by
        table.lost, table.lost_to = tuple(lost), tuple(lost_to)
        table.stirred = True
    if life <= 0:
        table.push(Dying(figure, by))


def can_heal(table: BangTable, figure: int) -> bool:
    return table.life[figure] < table.most[figure] and figure != table.ghost


def beer_works(table: BangTable) -> bool:
    """bang-beer-two-players, bang-rescue-two-players"""
    return len(table.circle) > BEER_STOPS


class Dying(Answer):
    """bang-rescue-beer: a player at 0 life or less may drink, as long as that helps."""

    asks: ClassVar[str] = "rescue"
    rule: ClassVar[str] = "bang-rescue-beer"
    purpose: ClassVar[int] = abilities.RESCUE
    no: ClassVar[str] = "give-up"

    def __init__(self, dying: int, by: int) -> None:
        self.dying = dying
        self.by = by

    def wants(self) -> int:
        return BEER

    def figure(self) -> int:
        return self.dying

    def about(self, table: BangTable, seat: int) -> Args:
        return (
            ("by", MAYBE_SEAT, NOBODY if self.by == NOBODY else table.owner[self.by]),
            ("missing", NUMBER, 1 - table.life[self.dying]),
            ("character", MAYBE_TERM, events.which(table, self.dying)),
        )

    def run(self, table: BangTable) -> None:
        if table.life[self.dying] > 0:
            return  # bang-dmg-alive
        if self.is_offered(table):
            table.ask(table.owner[self.dying], self)
        else:
            self.fall(table)

    def is_offered(self, table: BangTable) -> bool:
        """bang-rescue-offered: by the number of hand cards, never by what they are."""
        me = self.dying
        missing = 1 - table.life[me]
        cards = len(table.hand_of(me))
        drinks = cards if beer_works(table) and may_answer(table, me, BEER, abilities.RESCUE) else 0
        if drinks * abilities.beer_heals(table, me, 1) >= missing:
            return True
        menu: list[int] = []
        if table.asks[me] & ACTIONS_WHEN_ASKED:
            abilities.actions_when_asked(table, me, menu)
        return len(menu) > 0 and cards >= 2 * missing

    def options(self, table: BangTable, seat: int) -> list[int]:
        menu = super().options(table, seat)
        if beer_works(table):
            return menu
        return [option for option in menu if option == TAKE or option >= OWN_ABILITY]

    def picked(self, table: BangTable, seat: int, draw: i64) -> int:
        if beer_works(table):
            return super().picked(table, seat, draw)
        options = self.options(table, seat)
        return options[draw % len(options)]

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        verb, what = option & ANSWER_VERB, option & ANSWER_WHAT
        me = self.dying
        if verb == TAKE:
            self.fall(table)
            return
        table.push(self)
        if verb == OWN_ABILITY:
            CHARACTERS[what].recover(table, me)
            return
        play_answer(table, me, what, BEER, self.rule)
        gain_life(table, me, abilities.beer_heals(table, me, 1), self.rule)

    def fall(self, table: BangTable) -> None:
        """bang-rescue-teren: what may come before an elimination comes after the rescue."""
        steps: list[AnyStep] = []
        if table.asks[self.dying] & BEFORE_ELIMINATION:
            abilities.before_elimination(table, self.dying, self.by, steps)
        if steps:
            table.push_all(*steps)
        else:
            table.push(Elimination(self.dying, self.by))
