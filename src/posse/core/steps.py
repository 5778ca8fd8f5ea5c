"""What is still to happen: steps, and the questions some of them ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from posse.core.said import Args, Refusal, Said

if TYPE_CHECKING:
    from mypy_extensions import i32, i64  # compiled, machine words; interpreted, just names

    from posse.core.table import Table

T = TypeVar("T", bound="Table")


def remainder(draw: int, count: int) -> int:
    """draw % count, for numbers of 31 bits: processors divide half a word much faster than a whole one."""
    narrow: i32 = draw
    by: i32 = count
    return narrow % by


class Step(Generic[T]):
    """One thing still to happen: it does one thing, or asks one question, and is gone.

    Steps hold ids and numbers and never change once pushed, so that clones share them.
    Hidden facts lie face down on the table, never in a step.
    """

    def run(self, table: T) -> None:
        raise NotImplementedError(type(self).__name__)


class Question(Step[T]):
    """Something a seat must decide. Options are small numbers with names; legality is `forbids`."""

    asks: ClassVar[str] = ""  # its name in records and messages: "wanted"
    rule: ClassVar[str] = ""  # the rule that asks
    standing: ClassVar[str] = ""  # the option a player may give once and for all, if any
    hidden: ClassVar[bool] = False  # whether its menu depends on hidden cards: a window at a real table
    space: ClassVar[range] = range(0)  # every option it can ever have lies in here (core/actions.py)

    def about(self, table: T, seat: int) -> Args:
        """What the question is about: who shoots, which card, whose tie.

        Public: everybody may know it.
        """
        return ()

    def options(self, table: T, seat: int) -> list[int]:
        """The legal options: what `forbids` does not forbid. Hot code; the caller must not change it."""
        raise NotImplementedError(type(self).__name__)

    def picked(self, table: T, seat: int, draw: i64) -> int:
        """The option at index draw % their number. Random play need not make a long menu to pick from it."""
        options = self.options(table, seat)
        return options[remainder(draw, len(options))]

    def forbids(self, table: T, seat: int, option: int) -> Refusal | None:
        """What forbids this option, or nothing. Asked of any option that `option` can read."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, table: T, seat: int, option: int) -> None:
        """Apply the seat's answer."""
        raise NotImplementedError(type(self).__name__)

    def default(self, table: T, seat: int) -> int:
        """What the platform chooses for somebody who is absent."""
        raise NotImplementedError(type(self).__name__)

    def name(self, table: T, seat: int, option: int) -> str:
        """The option's stable name: "keep:0,3"."""
        raise NotImplementedError(type(self).__name__)

    def option(self, table: T, seat: int, name: str) -> int | None:
        """The option of this name, legal or not; None if the name means nothing here."""
        for option in self.options(table, seat):
            if self.name(table, seat, option) == name:
                return option
        return None

    def label(self, table: T, seat: int, option: int) -> Said:
        """The option in words, and what it touches."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, table: T, seat: int) -> Said:
        """The question in words."""
        return Said(table.game.name + "-ask-" + self.asks, self.about(table, seat))

    def may_stand(self, table: T, seat: int) -> bool:
        """Whether a standing answer applies to this question."""
        return self.standing != ""
