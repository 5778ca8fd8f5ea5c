"""The end of a round and of the game."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichSeat
from posse.core.said import SEAT, SEATS, Args, Refusal
from posse.core.steps import Step
from posse.games.dice_town import events, scoring
from posse.games.dice_town.table import UNROLLED, DiceTable


class EndOfRound(Step[DiceTable]):
    """dice-end-check-time: only here is it seen whether the game is over."""

    def run(self, table: DiceTable) -> None:
        events.round_ended(table, "dice-round-end-dice")
        seats = table.seats
        for seat in range(seats):
            table.kept[seat] = 0
            table.fresh[seat] = 0
            table.combos[seat] = 0
        table.faces = UNROLLED[seats][:]
        table.won = 0  # dice-round-end-flags
        table.visitors = ()
        if table.mine == 0:
            self._over(table, "dice-end-mine", "end-mine")
        elif not table.property_deck and not table.row:
            self._over(table, "dice-end-property", "end-property")

    def _over(self, table: DiceTable, rule: str, why: str) -> None:
        """dice-end-no-extra-round: the round that waits on the stack is not played."""
        events.game_ended(table, why, rule)
        table.stack.clear()
        table.push(FinalScore())


class FinalScore(Step[DiceTable]):
    """dice-score-reveal: all hands are shown and counted; a tie may be left to the sheriff."""

    def run(self, table: DiceTable) -> None:
        table.shown = True
        totals = scoring.totals(table)
        for seat in range(table.seats):
            events.hand_shown(table, seat, "dice-score-reveal")
        for seat in range(table.seats):
            events.scored(table, seat, totals[seat], "dice-overview-goal")
        tied = scoring.tied_for_first(table, totals)
        if len(tied) > 1:
            table.ask(table.sheriff, FinalTie(tied))
        else:
            winner = tied[0]
            alone = totals.count(max(totals)) == 1
            rule = "dice-overview-goal" if alone else "dice-tie-property-count"
            events.game_won(table, winner, totals[winner], rule)


class FinalTie(WhichSeat[DiceTable]):
    """dice-tie-sheriff: the sheriff names the winner among those still tied; no offers are made."""

    asks: ClassVar[str] = "final-tie"
    rule: ClassVar[str] = "dice-tie-sheriff"
    verb: ClassVar[str] = "for"

    def __init__(self, tied: tuple[int, ...]) -> None:
        self.tied = tied

    def about(self, table: DiceTable, seat: int) -> Args:
        return (("tied", SEATS, self.tied),)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return list(self.tied)

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option not in self.tied:
            return Refusal("dice-tie-sheriff", "dice-town-refusal-not-tied", (("seat", SEAT, option),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.winner = option
        events.tie_named(table, seat, option, "dice-tie-sheriff")
        events.game_won(table, option, scoring.totals(table)[option], "dice-tie-sheriff")

    def default(self, table: DiceTable, seat: int) -> int:
        """The sheriff if tied, else the first tied player in their left order."""
        for other in [seat, *table.left_order(seat)]:
            if other in self.tied:
                return other
        raise AssertionError("nobody is tied")
