"""At 1280 × 800 the train gets half of the screen, in every language, and the rest loses nothing by it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.fixtures import Newcomer
from tests.browser.looks import sticks_out
from tests.browser.moments import LaidTable, names_of, recorded
from tests.browser.people import WIDE

GAME: Final = "colt-express"
LOCALES: Final = {"en": "en-US", "ru": "ru-RU", "uk": "uk-UA"}
POSTERS: Final = {"character", "team"}  # bandits are chosen from wanted posters, which need the room then
FULL: Final = ("plan-six", "plan-teams-three", "spectator-six", "stealing-watched")
# How high the picture is, how much of it the train fills, and what does not fit.
MEASURED: Final = """
() => {
  const height = (name) => document.querySelector(name).getBoundingClientRect().height
  const isCut = (thing) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(thing)
    return (textOverflow === 'ellipsis' && thing.scrollWidth > thing.clientWidth + 1)
      || (webkitLineClamp !== 'none' && thing.scrollHeight > thing.clientHeight + 6)
  }
  const foot = (thing) => thing.getBoundingClientRect().bottom
  const texts = [...document.querySelectorAll('.others *, .plan .card *, .myplace *')]
    .filter((thing) => [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  return {
    picture: height('.pic'),
    train: height('.pic .train'),
    scrolls: document.scrollingElement.scrollHeight - innerHeight,
    cut: texts.filter((thing) => isCut(thing) || foot(thing) > innerHeight).map((thing) => thing.textContent),
  }
}
"""


def moments_of_all_questions() -> list[str]:
    found: dict[str, str] = {}
    for name in names_of(GAME):
        decision: dict[str, Any] | None = recorded(GAME, name)["message"]["decision"]
        if decision is not None and decision["asks"] not in POSTERS:
            found.setdefault(decision["asks"], name)
    return sorted(found.values())


def faults(page: Page) -> list[str]:
    page.wait_for_selector(".pic .train")
    found = page.evaluate(MEASURED)
    wrong = [f"cut: {text}" for text in found["cut"]]
    if found["picture"] < WIDE[1] / 2:
        wrong.append(f"the picture is {found['picture']} high")
    if found["train"] < 0.85 * found["picture"]:
        wrong.append(f"the train is {found['train']} high")
    if found["scrolls"] > 0 or sticks_out(page):
        wrong.append("the page scrolls")
    return wrong


@pytest.mark.parametrize("language", LOCALES)
def test_the_train_gets_half_of_the_screen(newcomer: Newcomer, language: str) -> None:
    """At every question in the language with the longest words; in all of them where seats are full."""
    page = newcomer("Ann", WIDE, LOCALES[language]).page
    table = LaidTable(page)
    wrong: dict[str, list[str]] = {}
    for name in [*FULL, *(moments_of_all_questions() if language == "ru" else [])]:
        table.lay(GAME, name)
        wrong[name] = faults(page)
    assert {name: found for name, found in wrong.items() if found} == {}
