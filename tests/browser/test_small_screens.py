"""Phones, upright and on their side: question and answers are in sight, and fingers find what glows."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

from tests.browser import moments
from tests.browser.cards import LANDSCAPE, SMALL
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, sticks_out
from tests.browser.moments import LaidTable, names_of, recorded
from tests.browser.people import PHONE
from tests.browser.reach import TOO_HIGH, WRONG, settled

MANY: Final = 24
LOW: Final = (667, 375)  # a small phone on its side
TABLET: Final = (1024, 768)
GAMES: Final = sorted(folder.parent.name for folder in moments.GAMES.glob("*/fixtures"))  # that have a board
# Names of players of which a part is missing.
CUT: Final = """
(names) => [...document.querySelectorAll('main.board *')]
  .filter((thing) => [...thing.childNodes].some((node) => names.includes(node.data?.trim())))
  .filter((thing) => {
    for (let each = thing; !each.matches('main.board'); each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (each.closest('.sr, [aria-hidden=true]')) return false
      if (overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1) return true
      if (overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 2) return true
    }
  })
  .map((thing) => thing.textContent)
"""
LONG: Final = (
    "Bartholomew Throckmorton",
    "Анна-Марія Вишневецька-К",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Катерина Володимирівна-Л",
)  # nobody's can be longer


def questions(game: str) -> dict[str, str]:
    """One recorded moment for each kind of question; of very many kinds every third, but for test-long."""
    found: dict[str, str] = {}
    for name in names_of(game):
        decision: dict[str, Any] | None = recorded(game, name)["message"]["decision"]
        if decision is not None:
            found.setdefault(decision["asks"], name)
    if len(found) <= MANY or os.environ.get("POSSE_DEPTH") == "long":
        return found
    return dict(list(found.items())[::3])


@pytest.mark.parametrize("game", GAMES)
def test_question_and_answers_are_in_sight(newcomer: Newcomer, game: str) -> None:
    """On phones held either way; and on a tablet without scrolling."""
    page = newcomer("Ann", PHONE).page
    table = LaidTable(page)
    found: dict[tuple[str, tuple[int, int]], list[str]] = {}
    for asks, name in questions(game).items():
        table.lay(game, name)
        page.wait_for_selector("#question")
        for size in (PHONE, SMALL, LANDSCAPE, LOW, TABLET):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("scrollTo(0, 0)")
            wide = sticks_out(page)
            found[asks, size] = [f"too wide: {wide}"] if wide else []
            found[asks, size] += settled(page, TOO_HIGH if size == TABLET else WRONG)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("size", [SMALL, LANDSCAPE])
@pytest.mark.parametrize("game", GAMES)
def test_a_small_screen_passes_the_accessibility_checker(
    newcomer: Newcomer, game: str, size: tuple[int, int]
) -> None:
    page = newcomer("Ann", size).page
    LaidTable(page).lay(game, next(iter(questions(game).values())))
    looks_right(page)


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_a_hand_with_more_cards_than_fit_says_so(newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = newcomer("Ann", size).page
    table = LaidTable(page)
    for game, name in (("colt-express", "plan-many-cards"), ("dice-town", "store-pick")):
        table.lay(game, name)
        cards = page.locator("[data-more] > [role=group]")
        assert cards.evaluate("row => row.scrollWidth > row.clientWidth")
        cards.evaluate("row => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })")
        page.wait_for_selector('[data-more="left"]')


def test_the_longest_names_stand_whole_on_a_phone(
    newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def named(game: str, name: str) -> dict[str, Any]:
        moment = recorded(game, name)
        seats = len(moment["names"])
        return {**moment, "names": [*LONG, *LONG][:seats], "bots": [False] * seats}

    monkeypatch.setattr(moments, "recorded", named)
    page = newcomer("Ann", PHONE).page
    table = LaidTable(page)
    for game, name in (
        ("bang", "play-eight"),
        ("bang", "match-pause"),
        ("dice-town", "ruling"),
        ("dice-town", "spectator-dispute"),
    ):
        table.lay(game, name)
        assert (name, sticks_out(page), page.evaluate(CUT, LONG)) == (name, "", [])
