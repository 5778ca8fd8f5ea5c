"""Laying a Dice Town table by words: things where a story has them, the rest where it belongs."""

from __future__ import annotations

from posse.core.table import seat_letter
from posse.games.dice_town.facts import (
    CARD_NAMES,
    DICE_EACH,
    FACES,
    JOE,
    NUGGETS,
    PROPERTY_DECK,
    ROW,
    START_BANK,
    START_DOLLARS,
    STORE_DECK,
    card_named,
)
from posse.games.dice_town.pieces.bags import PROPERTIES, STORES, bag_of, cards_in, merge
from posse.games.dice_town.table import DiceTable

PerSeat = dict[str, str]  # seat letter: what it has, in words
Amounts = dict[str, int]

ELSEWHERE = "A A A A A"  # dice of players who have no part in the places of a story


def card(word: str) -> int:
    """A card by its name; a property card also by its value alone."""
    number = card_named(f"property-{word}" if word.isdigit() else word)
    assert number >= 0, f"there is no card {word}"
    return number


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def named(numbers: list[int] | tuple[int, ...]) -> str:
    """Cards in words, property cards by their values, in the order of the catalogue."""
    return " ".join([CARD_NAMES[number].removeprefix("property-") for number in sorted(numbers)])


def dice(words: str) -> list[int]:
    return [FACES.index(word) for word in words.split()]


def lay_money(table: DiceTable, dollars: Amounts, bank: int | None, stagecoach: int | None) -> None:
    table.dollars = [dollars.get(seat_letter(seat), START_DOLLARS) for seat in range(table.seats)]
    table.bank = START_BANK if bank is None else bank
    table.stagecoach = stagecoach or 0
    over = START_DOLLARS * table.seats + START_BANK - sum(table.dollars) - table.bank - table.stagecoach
    if bank is None:
        table.bank = max(0, table.bank + over)
        over = START_DOLLARS * table.seats + START_BANK - sum(table.dollars) - table.bank - table.stagecoach
    for seat in reversed(range(table.seats)):
        if seat_letter(seat) not in dollars:
            given = max(over, -table.dollars[seat])
            table.dollars[seat] += given
            over -= given
    if stagecoach is None and over > 0:
        table.stagecoach += over


def lay_nuggets(table: DiceTable, nuggets: Amounts, mine: int | None) -> None:
    table.nuggets = [nuggets.get(seat_letter(seat), 0) for seat in range(table.seats)]
    over = NUGGETS - sum(table.nuggets)
    table.mine = over if mine is None else mine
    for seat in reversed(range(table.seats)):
        if seat_letter(seat) not in nuggets:
            table.nuggets[seat] = over - table.mine
            return


def lay_property(table: DiceTable, row: str | None, top: list[int], left: int | None) -> None:
    rest = list(PROPERTY_DECK)
    _take_out(rest, _held(table, PROPERTIES), cards(row or ""), top)
    table.row = [rest.pop() for _ in range(ROW)] if row is None else cards(row)
    table.property_deck = [*rest, *reversed(top)]
    if left is not None:
        over = len(table.property_deck) - left
        table.fenced[-1] = merge(table.fenced[-1], bag_of(table.property_deck[:over]))
        del table.property_deck[:over]


def lay_store(
    table: DiceTable, top: list[int], left: int | None, discard: str | None, played: list[int]
) -> None:
    rest = list(STORE_DECK)
    buried = cards(discard or "")
    _take_out(rest, _held(table, STORES), buried, played, top)
    table.store_deck = [*rest, *reversed(top)]
    table.discard = buried + played
    if left is not None:
        over = table.store_deck[: len(table.store_deck) - left]
        del table.store_deck[: len(over)]
        if discard is None:
            table.discard += over
        else:
            if JOE in over:  # nobody can hold this card: it is just being played
                over.remove(JOE)
                table.playing = (JOE,)
            table.hand[-1] = merge(table.hand[-1], bag_of(over))
    table.gone = bag_of([*played, *table.playing])


def bag(words: str) -> int:
    bag = bag_of(cards(words))
    assert len(cards_in(bag)) == len(words.split()), f"there are not that many cards as {words}"
    return bag


def _held(table: DiceTable, kind: int) -> list[int]:
    """The cards of one kind, property or store, in all hands and fences."""
    return [card for bag in table.hand + table.fenced for card in cards_in(bag & kind)]


def _take_out(rest: list[int], *given: list[int]) -> None:
    for pile in given:
        for number in pile:
            assert number in rest, f"there are not that many cards {CARD_NAMES[number]}"
            rest.remove(number)


def lay_dice(table: DiceTable, kept: PerSeat, acting: bool, at: str) -> None:
    assert not acting or len(kept) == table.seats or (at and "town-hall" not in at), "whose dice are these?"
    for seat in range(table.seats):
        faces = dice(kept.get(seat_letter(seat), ELSEWHERE if acting else ""))
        assert len(faces) <= 5, f"{seat_letter(seat)} has more than five dice"
        table.kept[seat] = (1 << len(faces)) - 1
        table.faces[DICE_EACH * seat : DICE_EACH * seat + len(faces)] = faces
