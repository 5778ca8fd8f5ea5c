"""Screens of BANG! that stand still: a question covers no event, a score sheet shows the last game."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser import moments
from tests.browser.fixtures import Newcomer
from tests.browser.looks import assert_fits
from tests.browser.moments import LaidTable, recorded
from tests.browser.people import PHONE
from tests.games.bang.browser.playing import GAME

DESK: Final = (1280, 800)
LONG: Final = ("ru-RU", "uk-UA")
TALL: Final = ("events-both", "events-ambush", "events-curse")
# Words of event cards over which something else lies.
COVERED: Final = """
() => [...document.querySelectorAll('.happening p')].filter((words) => {
  const { left, top, width, height } = words.getBoundingClientRect()
  return [0.02, 0.5, 0.98].some((part) => [3, height / 2, height - 3].some((down) => {
    const there = document.elementFromPoint(left + part * width, top + down)
    return !there || !words.closest('.happening').contains(there)
  }))
}).map((words) => words.textContent)
"""
GAMES: Final = 8
# The columns that lie in the open between the names and the sums.
IN_SIGHT: Final = """
() => {
  const heads = [...document.querySelectorAll('.between thead th')]
  const [left, right] = [heads[0].getBoundingClientRect().right, heads.at(-1).getBoundingClientRect().left]
  return heads.slice(1, -1).filter((head) => {
    const box = head.getBoundingClientRect()
    return box.left >= left - 3 && box.right <= right + 3
  }).map((head) => head.querySelector('[aria-hidden]').textContent)
}
"""


@pytest.mark.parametrize("locale", LONG)
def test_a_question_covers_no_word_of_an_event(newcomer: Newcomer, locale: str) -> None:
    page = newcomer("Ann", DESK, locale).page
    table = LaidTable(page)
    for name in TALL:
        table.lay(GAME, name)
        page.wait_for_selector(".happening p")
        assert (name, page.evaluate(COVERED)) == (name, [])


def test_a_score_sheet_begins_at_the_game_just_played(
    newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a phone not all of eight games fit: arrows say so beside names and sums, and cover no number."""

    def long(game: str, name: str) -> dict[str, Any]:
        moment = recorded(game, name)
        match = moment["message"]["view"]["match"]
        played = [[12_000] * len(row) for row in match["sheet"]]
        match.update(games=GAMES, game=5, sheet=[*played, *played, *played])
        return moment

    monkeypatch.setattr(moments, "recorded", long)
    page = newcomer("Ann", PHONE).page
    LaidTable(page).lay(GAME, "match-pause")
    page.wait_for_selector(".between [data-more]")
    assert_fits(page)
    page.evaluate("document.fonts.ready.then(() => 0)")
    assert page.evaluate(IN_SIGHT)[-1] == "6"
    arrow = "([where, pseudo]) => getComputedStyle(document.querySelector(where), pseudo).content"
    frame, names, sums = (
        ".between [data-more]",
        ".between thead th:first-child",
        ".between thead th:last-child",
    )
    assert page.evaluate(arrow, [frame, "::before"]) == page.evaluate(arrow, [frame, "::after"]) == "none"
    assert "◂" in page.evaluate(arrow, [names, "::after"])
    assert "▸" in page.evaluate(arrow, [sums, "::before"])
