"""The cards of things on a board: where they are, and that they hide nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

POINTINGS: Final = 5
SETTLES: Final = 4_000  # milliseconds
LANDSCAPE: Final = (844, 390)
SMALL: Final = (360, 740)
OVERLAP: Final = """([card, thing]) => {
  const a = card.getBoundingClientRect(), b = thing.getBoundingClientRect()
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}"""


def about(person: Person, thing: str) -> Locator:
    return person.page.locator(f'[data-about="{thing}"]').first


def card(person: Person) -> Locator:
    return person.page.locator("#under-the-glass")


def points_at(person: Person, thing: str, says: str) -> None:
    """Holds the mouse over it until its card is there: a board that is still moving slips away under it."""
    for _ in range(POINTINGS):
        about(person, thing).hover()
        with suppress(AssertionError):
            expect(card(person)).to_contain_text(says, timeout=SETTLES)
            return
        person.page.mouse.move(0, 0)
    expect(card(person)).to_contain_text(says)


def covers_nothing(person: Person, thing: Locator) -> None:
    """The card lies inside the window, beside the thing, and leaves most of the board to be seen."""
    box, size = card(person).bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    handles = [card(person).element_handle(), thing.element_handle()]
    assert person.page.evaluate(OVERLAP, handles) == 0
    assert box["width"] * box["height"] < 0.5 * size["width"] * size["height"]
