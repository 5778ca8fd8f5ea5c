"""The train as a picture in letters: cars side by side, who stands on their roofs above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from posse.cli.tables.lines import Words, flow

PURSE: Final = "●"
JEWEL: Final = "◆"
STRONGBOX: Final = "■"
STAR: Final = "★"  # the Marshal
MINE: Final = "▶"
# Colours only help: every bandit stands there by name.
COLOURS: Final = ("bright_white", "bright_blue", "bright_red", "green", "magenta", "yellow")
LOOT_COLOUR: Final = "yellow"
FEW: Final = 4  # this many signs are drawn one by one
WIDEST: Final = 24
ROOMY: Final = 11  # inside a car; only then is there room between the cars


class Car:
    """One car: its signs, the longest first, and what is on its roof and inside it."""

    def __init__(self, signs: Sequence[str], roof: Words, inside: Words, front: bool) -> None:
        self.signs = signs
        self.roof = roof
        self.inside = inside
        self.front = front  # the locomotive


def signs(purses: int, jewels: int, strongboxes: int, known: Sequence[int] = ()) -> list[Text]:
    """Loot as one word; purses of which the reader knows the value as words of their own."""
    heap = [_heap(PURSE, purses), _heap(JEWEL, jewels), _heap(STRONGBOX, strongboxes)]
    words = [" ".join(sign for sign in heap if sign), *(f"{PURSE}${value}" for value in known)]
    return [Text(word, style=LOOT_COLOUR) for word in words if word]


def _heap(sign: str, count: int) -> str:
    return sign * count if count <= FEW else f"{sign}×{count}"


def inner_width(cars: int, width: int) -> tuple[int, int]:
    """The room inside a car, and between two."""
    for gap in (1, 0):
        inner = min(WIDEST, (width - gap * (cars - 1)) // cars - 2)
        if inner >= ROOMY:
            return inner, gap
    return inner, 0


def picture(cars: Sequence[Car], width: int) -> list[Text]:
    """The lines of the train, from the roofs down to the wheels."""
    inner, gap = inner_width(len(cars), width)
    room = inner - gap
    roofs = [flow(_loose(car.roof, room), room) for car in cars]
    insides = [flow(_loose(car.inside, room), room) for car in cars]
    high = max(len(lines) for lines in roofs)
    deep = max(1, *(len(lines) for lines in insides))
    named = all(cell_len(car.signs[0]) <= inner for car in cars)
    wheel = "o" if not named or all(cell_len(car.signs[0]) <= inner - 2 for car in cars) else ""
    columns = []
    for car, roof, inside in zip(cars, roofs, insides, strict=True):
        left, line, right, side, foot_left, foot_right = "╔═╗║╚╝" if car.front else "╭─╮│╰╯"
        column = [_line(" ", text, " ", inner, gap) for text in [Text()] * (high - len(roof)) + roof]
        column.append(Text(left + line * inner + right, style="dim"))
        column += [_line(side, text, side, inner, gap) for text in inside + [Text()] * (deep - len(inside))]
        sign = car.signs[0] if named else next(sign for sign in car.signs[1:] if cell_len(sign) <= inner - 2)
        foot = line * (inner - 2 * len(wheel) - cell_len(sign)) + wheel + foot_right
        column.append(Text.assemble((foot_left + wheel, "dim"), (sign, "bold"), (foot, "dim")))
        columns.append(column)
    last = high + deep + 1
    return [
        Text(("╌" if row == last else " ") * gap, style="dim").join(column[row] for column in columns)
        for row in range(last + 1)
    ]


def _line(left: str, text: Text, right: str, inner: int, margin: int) -> Text:
    blanks = " " * (inner - margin - cell_len(text.plain))
    return Text.assemble((left, "dim"), " " * margin, text, blanks, (right, "dim"))


def _loose(words: Words, room: int) -> list[Text]:
    """Words, those that no line could hold in their parts: a heap of loot may be wide."""
    return [part for word in words for part in (word.split(" ") if cell_len(word.plain) > room else [word])]
