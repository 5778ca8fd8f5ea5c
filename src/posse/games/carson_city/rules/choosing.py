"""Phase 1: characters are taken in selection order, each with what it brings at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import TERM, Args, Refusal, Said
from posse.core.steps import Step
from posse.games.carson_city import characters, events, terms
from posse.games.carson_city.abilities import ON_TAKING
from posse.games.carson_city.facts import CHARACTER_COUNT, CHARACTERS, MAX_SEATS
from posse.games.carson_city.pieces.places import NOWHERE
from posse.games.carson_city.rules import offers
from posse.games.carson_city.rules.roads import OwnDecision, receive_roads
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

ROAD: Final = CHARACTER_COUNT
# Menus by the characters that are taken (bits): without and with a road to lay
_CHARACTERS: Final[list[list[int]]] = [
    [character for character in range(CHARACTER_COUNT) if not taken >> character & 1]
    for taken in range(1 << CHARACTER_COUNT)
]
_AND_ROAD: Final[list[list[int]]] = [[*menu, ROAD] for menu in _CHARACTERS]


class ChooseCharacter(OwnDecision):
    """carson-char-pick"""

    asks: ClassVar[str] = "character"
    rule: ClassVar[str] = "carson-char-pick"
    space: ClassVar[range] = range(CHARACTER_COUNT + 1)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        taken: i64 = 0
        for character in table.character:
            if character >= 0:
                bit: i64 = character
                taken |= 1 << bit
        return _AND_ROAD[taken] if table.roads[seat] else _CHARACTERS[taken]

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == ROAD:
            return self.no_road(table, seat)
        if option not in table.character:
            return None
        args = (("character", TERM, terms.CHARACTER[option]),)
        return Refusal("carson-char-pick", "carson-city-refusal-character-taken", args)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == ROAD:
            self.lay_road(table, seat)
        else:
            take_character(table, seat, option)

    def default(self, table: CarsonTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return "road" if option == ROAD else terms.CHARACTER_THINGS[option]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name == "road":
            return ROAD
        kind, _, character = name.partition(":")
        return CHARACTERS.index(character) if kind == "character" and character in CHARACTERS else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == ROAD:
            return self.road_label(table)
        args: Args = (
            ("character", TERM, terms.CHARACTER[option]),
            ("side", TERM, terms.CARD_SIDE[table.sides[option]]),
        )
        return self.say(table, "character", args, (terms.CHARACTER_THINGS[option],))


def take_character(table: CarsonTable, seat: int, character: int) -> None:
    """carson-char-immediate: what a card brings at once comes before the next player picks."""
    characters.take(table, seat, character)
    events.character_taken(table, seat, "carson-char-pick")
    if not table.asks[seat] & ON_TAKING:
        return
    card = table.voices[seat]
    source = terms.CHARACTER[character]
    money = card.money_at_once()
    if money:
        table.money[seat] += money
        events.money_received(table, seat, money, source, "carson-char-banker-yellow")
    roads = card.roads_at_once()
    if roads:
        receive_roads(table, seat, roads, source, "carson-char-worker-yellow")
    if card.brings_white_cowboy():
        table.white_of, table.white_at = seat, NOWHERE
        events.white_cowboy_taken(table, seat, "carson-char-sheriff-yellow")
    question = offers.ON_TAKING[card.choice()]
    if question is not None:
        _offer(table, seat, question)


def _offer(table: CarsonTable, seat: int, question: OwnDecision) -> None:
    """carson-char-optional-funds: what a player could only decline is not asked."""
    if question.is_possible(table, seat):
        table.ask(seat, question)
    else:
        events.declined(table, seat, terms.CHARACTER[table.character[seat]], "carson-char-optional-funds")


CHOOSE_CHARACTER: Final = ChooseCharacter()


class Choice(Step[CarsonTable]):
    """A player's turn to choose."""

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: CarsonTable) -> None:
        if self.position + 1 < table.seats:
            table.push(CHOICES[self.position + 1])
        table.ask(table.selection[self.position], CHOOSE_CHARACTER)


CHOICES: Final[list[Choice]] = [Choice(position) for position in range(MAX_SEATS)]
