"""A game's fixed action space: every option of every question, numbered once for learning and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from posse.core.game import Game
    from posse.core.table import Decision


class ActionSpace:
    """Actions are numbers from 0 to `size` - 1; each stands for one option of one question.

    Questions of the same name (`Question.asks`) share their actions. The numbering depends on the game alone,
    not on the seats or settings of a table.
    """

    def __init__(self, game: Game) -> None:
        spaces: dict[str, range] = {}
        for question in game.questions:
            space = question.space
            known = spaces.get(question.asks, space)
            spaces[question.asks] = range(min(known.start, space.start), max(known.stop, space.stop))
        self.first: dict[str, int] = {}  # by question: the action number that option 0 has or would have
        self.spaces = spaces
        self.size = 0
        for asks, space in sorted(spaces.items()):
            self.first[asks] = self.size - space.start
            self.size += len(space)

    def action(self, asks: str, option: int) -> int:
        """The action for an option of this question; raises KeyError or ValueError if there is none."""
        if option not in self.spaces[asks]:
            raise ValueError(f"{asks} has no option {option}")
        return self.first[asks] + option

    def option(self, action: int) -> tuple[str, int]:
        """The question an action answers, and the option it stands for."""
        for asks, space in self.spaces.items():
            option = action - self.first[asks]
            if option in space:
                return asks, option
        raise ValueError(f"there is no action {action}")

    def legal(self, decision: Decision) -> list[int]:
        """The actions that answer this decision, in the order of its options."""
        first = self.first[decision.asks]
        return [first + option for option in decision.options]
