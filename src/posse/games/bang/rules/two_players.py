"""31. Two players: characters are drafted, one of two is active, and it may change every turn."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import NUMBER, TERM, Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.games.bang import events, terms
from posse.games.bang.facts import CHARACTER_COUNT, CHARACTER_LIFE, CHARACTER_NAMES, CHARACTERS_NAMED, NOBODY
from posse.games.bang.rules.circle import sit_down
from posse.games.bang.rules.facing import activate
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.table import BangTable, Numbers


def offer(table: BangTable, characters: list[int]) -> None:
    """bang-p2-draft: four characters are turned up; a random player picks first."""
    table.turn = table.chance.below(2)
    table.offered = tuple(characters)
    events.characters_offered(table, characters, "bang-p2-draft")
    other = 1 - table.turn
    table.push_all(Draft((table.turn, other, table.turn, other)), CHOOSING, OPENING)


class Draft(Step[BangTable]):
    """The players pick in turns; the last character goes without a question."""

    def __init__(self, seats: Numbers) -> None:
        self.seats = seats

    def run(self, table: BangTable) -> None:
        if len(self.seats) > 1:
            table.push(Draft(self.seats[1:]))
            table.ask(self.seats[0], DRAFT)
        else:
            pick(table, self.seats[0], table.offered[0])


class WhichCharacter(Question[BangTable]):
    """Which of some characters. The option is the character's number."""

    space: ClassVar[range] = range(CHARACTER_COUNT)

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return "be:" + CHARACTER_NAMES[option]

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        verb, _, character = name.partition(":")
        return CHARACTERS_NAMED.get(character) if verb == "be" else None

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        args: Args = (("character", TERM, terms.CHARACTER[option]),)
        return Refusal(self.rule, "bang-refusal-not-to-choose", args)

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        args: Args = (
            ("character", TERM, terms.CHARACTER[option]),
            ("life", NUMBER, self.life_of(table, option)),
        )
        return Said("bang-option-" + self.asks, args, (self.thing(table, option),))

    def thing(self, table: BangTable, character: int) -> str:
        """On the board: "character:bart-cassidy" while it is offered, "character:a2" at the table."""
        if character in table.offered:
            return "character:" + CHARACTER_NAMES[character]
        figure = table.character.index(character)
        return "character:" + terms.figure_name(figure, table.figures, table.seats)

    def life_of(self, table: BangTable, character: int) -> int:
        return CHARACTER_LIFE[character]


class DraftPick(WhichCharacter):
    """bang-p2-draft"""

    asks: ClassVar[str] = "draft-pick"
    rule: ClassVar[str] = "bang-p2-draft"

    def options(self, table: BangTable, seat: int) -> list[int]:
        return list(table.offered)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        pick(table, seat, option)


def pick(table: BangTable, seat: int, character: int) -> None:
    """bang-p2-life: each character has its own life."""
    figure = next(figure for figure in table.own[seat] if table.character[figure] == NOBODY)
    table.offered = tuple([other for other in table.offered if other != character])
    table.character = [*table.character[:figure], character, *table.character[figure + 1 :]]
    life = CHARACTER_LIFE[character]
    table.life[figure] = life
    table.most = [*table.most[:figure], life, *table.most[figure + 1 :]]
    events.character_picked(table, seat, character, life, "bang-p2-draft")


class Choosing(Step[BangTable]):
    """bang-p2-seating, bang-p2-active: the ring is formed, then both choose in secret who is active."""

    def run(self, table: BangTable) -> None:
        first, second = table.own[table.turn], table.own[1 - table.turn]
        table.ring = (first[0], first[1], second[1], second[0])
        sit_down(table)
        refresh_all(table)
        table.ask_sealed(table.everybody(), FIRST_ACTIVE)


class FirstActive(WhichCharacter):
    """bang-p2-active: which of the two is active at first; shown when both have chosen."""

    asks: ClassVar[str] = "choose-active"
    rule: ClassVar[str] = "bang-p2-active"

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [table.character[figure] for figure in table.own[seat]]

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.sealed[seat] = option


class Opening(Step[BangTable]):
    """Both choices are shown together."""

    def run(self, table: BangTable) -> None:
        table.open_sealed()
        for seat in range(table.seats):
            character = table.sealed[seat]
            table.sealed[seat] = -1
            activate(table, table.character.index(character))
            events.active_chosen(table, seat, character, "bang-p2-active")


# In each turn


class ChooseActive(WhichCharacter):
    """bang-p2-choose-active: which of the own characters plays this turn."""

    asks: ClassVar[str] = "choose-active"
    rule: ClassVar[str] = "bang-p2-choose-active"

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [table.character[figure] for figure in free_figures(table, seat)]

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        figure = table.character.index(option)
        if figure != table.active[seat]:
            activate(table, figure)
        events.active_chosen(table, seat, option, self.rule)
        settle(table)

    def default(self, table: BangTable, seat: int) -> int:
        current = table.character[table.active[seat]]
        options = self.options(table, seat)
        return current if current in options else options[0]

    def life_of(self, table: BangTable, character: int) -> int:
        return table.life[table.character.index(character)]


def free_figures(table: BangTable, seat: int) -> list[int]:
    """bang-p2-jail-no-activation"""
    return [
        figure for figure in table.own[seat] if table.in_game >> figure & 1 and not table.jailed >> figure & 1
    ]


class ActiveStep(Step[BangTable]):
    """After Dynamite and Jail the turn player chooses, if there is a choice."""

    def run(self, table: BangTable) -> None:
        if table.cut or table.seats > 2:
            return
        free = free_figures(table, table.turn)
        if len(free) > 1:
            table.ask(table.turn, CHOOSE_ACTIVE)
        elif free and free[0] != table.active[table.turn]:
            activate(table, free[0])
            character = table.character[free[0]]
            events.active_chosen(table, table.turn, character, "bang-p2-jail-no-activation")


DRAFT: Final = DraftPick()
CHOOSING: Final = Choosing()
FIRST_ACTIVE: Final = FirstActive()
OPENING: Final = Opening()
CHOOSE_ACTIVE: Final = ChooseActive()
ACTIVE_STEP: Final = ActiveStep()
