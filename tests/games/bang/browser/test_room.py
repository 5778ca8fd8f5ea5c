"""BANG!'s board has room for its longest questions: long words, two event cards, eight players with money."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.cards import SMALL
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.moments import LaidTable, recorded
from tests.browser.people import PHONE
from tests.browser.reach import TOO_HIGH, WRONG, settled
from tests.games.bang.browser.playing import GAME

LOW_DESKS: Final = ((1024, 768), (1280, 800), (1366, 768))
LANGUAGES: Final = ("en-US", "ru-RU", "uk-UA")
# Bills that reach into what lies below the table.
TOO_LOW: Final = """
() => {
  const below = document.querySelector('.desk .question').getBoundingClientRect().top
  return [...document.querySelectorAll('.bill, .piles')]
    .filter((thing) => thing.getBoundingClientRect().bottom > below + 1)
    .map((thing) => thing.getAttribute('aria-label') ?? 'the piles')
}
"""
# How much of the hand is in sight above the tabs.
HAND_IN_SIGHT: Final = """
() => {
  const card = document.querySelector('.hand .card').getBoundingClientRect()
  return (document.querySelector('nav.tabs').getBoundingClientRect().top - card.top) / card.height
}
"""


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_longest_questions_of_event_cards_need_no_scrolling(newcomer: Newcomer, locale: str) -> None:
    page = newcomer("Ann", LOW_DESKS[0], locale).page
    table = LaidTable(page)
    for name in ("events-rage", "events-identity", "events-duel"):
        table.lay(GAME, name)
        for size in LOW_DESKS:
            resize(page, size)
            assert (name, size, settled(page, TOO_HIGH)) == (name, size, [])
    looks_right(page)


@pytest.mark.parametrize("name", ["events-shot", "events-duel", "respond-eight"])
def test_all_answers_to_a_shot_are_in_reach_on_a_small_phone(newcomer: Newcomer, name: str) -> None:
    page = newcomer("Ann", SMALL, "uk-UA").page
    LaidTable(page).lay(GAME, name)
    assert settled(page, WRONG) == []
    looks_right(page)


@pytest.mark.parametrize(("size", "share"), [(PHONE, 1), (SMALL, 0.5)])
def test_with_two_events_on_the_hand_is_in_sight_on_a_phone(
    newcomer: Newcomer, size: tuple[int, int], share: float
) -> None:
    page = newcomer("Ann", size, "ru-RU").page
    LaidTable(page).lay(GAME, "events-both")
    page.wait_for_selector(".hand .card")
    page.evaluate("document.fonts.ready.then(() => 0)")
    assert page.evaluate(HAND_IN_SIGHT) >= share
    expect(page.locator(".happening .what")).to_have_count(3)


def test_eight_players_with_money_stay_on_the_table(
    newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rich(game: str, name: str) -> dict[str, Any]:
        moment = recorded(game, name)
        seats = len(moment["names"])
        match = recorded(game, "match-next")["message"]["view"]["match"]
        match.update(sheet=[[12_000] * seats], totals=[12_000] * seats)
        for view in (moment["before"], moment["message"]["view"]):
            view["match"] = match
        return moment

    monkeypatch.setattr(moments, "recorded", rich)
    page = newcomer("Ann", LOW_DESKS[0], "ru-RU").page
    LaidTable(page).lay(GAME, "play-eight")
    expect(page.locator(".bill .purse")).to_have_count(7)
    for size in LOW_DESKS:
        resize(page, size)
        assert (size, settled(page, TOO_HIGH), settled(page, TOO_LOW)) == (size, [], [])


@pytest.mark.parametrize("size", [PHONE, LOW_DESKS[1]])
def test_a_card_that_wants_a_target_says_so_and_nothing_moves(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    page = newcomer("Ann", size).page
    LaidTable(page).lay(GAME, "play-seven")
    card = page.locator(".hand .card.can:has(.sight)").first
    place = page.locator(".myplace")
    page.evaluate("document.fonts.ready.then(() => 0)")
    before = place.bounding_box()
    card.click()
    expect(page.locator("#question")).to_contain_text("Now choose a target.")
    assert place.bounding_box() == pytest.approx(before, abs=1)
    looks_right(page)


def test_with_a_card_picked_arrows_go_from_target_to_target(newcomer: Newcomer) -> None:
    page = newcomer("Ann", LOW_DESKS[1]).page
    LaidTable(page).lay(GAME, "play-seven")
    expect(page.locator(".hand .card")).not_to_have_count(0)
    for number in range(page.locator(".hand .card").count()):
        page.keyboard.press(str(number + 1))
        if page.locator(".bill.target").count() > 1:
            break
        page.keyboard.press("Escape")
    aimed = page.locator(".bill.target .pick:focus")
    expect(aimed).to_have_count(1)
    first = aimed.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(aimed).to_have_count(1)
    assert aimed.get_attribute("aria-label") != first


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
