"""Positions played on: from the table as it was, or from worlds that a seat could imagine."""

from __future__ import annotations

from typing import Final

from posse.bots.review.moments import Moment
from posse.core.chance import Chance
from posse.core.game import Chooser, Game, Imagine
from posse.core.search import Guide
from posse.core.table import Decision, Table, View

MOST_OPTIONS: Final = 10  # tried of one decision
Chances = list[float]


class ToTheEnd(Guide):
    """For a game that brings no guide: its deputy, or anybody sensible, plays on to the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.quick = game.deputy()
        super().__init__(self.quick or first_sensible(game), (), 0)

    def policy(self, table: Table, seat: int) -> int:
        if self.quick is not None:
            return super().policy(table, seat)
        decision = table.decision(seat)
        assert decision is not None
        return table.chance.pick(self.game.sensible(table.view(seat), decision))

    def shortlist(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        first = self.deputy(view, decision, imagine)
        return [first, *[option for option in self.game.sensible(view, decision) if option != first]]


def first_sensible(game: Game) -> Chooser:
    def choose(view: View, decision: Decision, imagine: Imagine) -> int:
        return game.sensible(view, decision)[0]

    return choose


class Player:
    """Plays positions on by a game's guide. All luck comes from the seed and what is played."""

    def __init__(self, game: Game, seed: str) -> None:
        self.guide = game.guide() or ToTheEnd(game)
        self.seed = seed

    def chances(self, table: Table, time: int) -> Chances:
        """Everybody's chance at the table as it is, with luck of its own for each time."""
        trial = table.clone()
        trial.chance = self._luck(f"curve {time}")
        trial.telling = False
        trial.told = []
        trial.reshuffle()
        return self._play_on(trial, trial.asked_seats()[0] if trial.waiting else 0, trial)

    def world(self, moment: Moment, what: str) -> Table:
        """A table this seat could be at, as a search would make it ready for every answer."""
        world = moment.imagine()(self._luck(f"{moment.number} {what}"))
        self.guide.open_up(world, moment.seat)
        return world

    def try_in(self, world: Table, moment: Moment, option: int) -> Chances:
        """Everybody's chance in this world after this answer. The same world has the same luck."""
        trial = world.clone()
        trial.take(moment.seat, option)
        return self._play_on(trial, moment.seat, world)

    def effect(self, world: Table, moment: Moment) -> Chances:
        """What the choice changes in this world, by seat, against what the quick player would answer there.

        Empty if that is the same.
        """
        usual = self.guide.policy(world.clone(), moment.seat)
        if usual == moment.chosen:
            return []
        made = self.try_in(world, moment, moment.chosen)
        return [a - b for a, b in zip(made, self.try_in(world, moment, usual), strict=True)]

    def options(self, moment: Moment) -> list[int]:
        """What to compare: the choice that was made first, then the likely ones."""
        view = moment.table.view(moment.seat)
        others = self.guide.shortlist(view, moment.decision, moment.imagine())
        likely = [option for option in others if option != moment.chosen]
        return [moment.chosen, *likely[: MOST_OPTIONS - 1]]

    def _play_on(self, trial: Table, seat: int, before: Table) -> Chances:
        return self.guide.rollout(trial, seat, self.guide.horizon(before, seat))

    def _luck(self, what: str) -> Chance:
        return Chance.from_text(f"{self.seed} {what}")
