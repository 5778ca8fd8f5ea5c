"""The log: short lines, the rule of a line by one key, folded into a strip and back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.moments import LaidTable
from tests.browser.people import PHONE

IN_SIGHT: Final = """
list => [...list.querySelectorAll('.told')].filter(line => {
  const box = line.getBoundingClientRect(), frame = list.getBoundingClientRect()
  return box.top >= frame.top && box.bottom <= frame.bottom
}).length
"""
LINES: Final = "Events, newest first"


def laid(page: Page, game: str = "dice-town", name: str = "saloon-target") -> LaidTable:
    table = LaidTable(page)
    table.lay(game, name)
    return table


def test_more_than_ten_lines_are_in_sight(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    laid(page)
    assert page.get_by_role("list", name=LINES).evaluate(IN_SIGHT) >= 12


def test_the_lines_are_one_stop_and_a_key_opens_the_rule_of_the_focused_one(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    laid(page)
    lines = page.get_by_role("list", name=LINES).locator(".told")
    page.get_by_role("button", name="Fold the log").focus()
    page.keyboard.press("Tab")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    for key, shown in (("Enter", 1), ("Enter", 0), ("i", 1)):
        page.keyboard.press(key)
        expect(lines.nth(1).locator(".slip")).to_have_count(shown)
    looks_right(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Say hello.")).to_be_focused()


def test_a_finger_opens_the_rule_at_its_sign(newcomer: Newcomer) -> None:
    page = newcomer("Ann", PHONE).page
    laid(page)
    page.get_by_role("button", name="Log", exact=True).tap()
    line = page.get_by_role("list", name=LINES).locator(".told").first
    line.get_by_role("button").tap()
    expect(line.locator(".slip")).to_be_visible()
    looks_right(page)


@pytest.mark.parametrize(("game", "name"), [("dice-town", "saloon-target"), ("colt-express", "plan-middle")])
def test_the_log_folds_into_a_strip_and_stays_so(newcomer: Newcomer, game: str, name: str) -> None:
    page = newcomer("Ann").page
    table = laid(page, game, name)
    strip = page.locator(".telegraph")
    if strip.count():  # a board may begin that way
        page.keyboard.press("h")
    expect(strip).to_have_count(0)
    page.get_by_role("button", name="Fold the log").click()
    expect(strip).to_be_visible()
    expect(page.get_by_role("list", name=LINES)).not_to_be_visible()
    looks_right(page)
    table.lay(game, name)
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="whole log").click()
    expect(page.get_by_role("list", name=LINES).locator(".told").first).to_be_focused()
    page.keyboard.press("h")
    expect(strip).to_be_visible()


def test_beside_a_folded_log_the_chat_is_a_drawer(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    laid(page, "colt-express", "plan-middle")
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_visible()
    looks_right(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("textbox", name="Say something")).not_to_be_visible()


def test_bots_are_marked_and_who_watches_is_told_so(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    table = laid(page)
    marked = table.moment["bots"].count(True)
    assert marked > 0
    expect(page.locator(".panel .bot")).to_have_count(marked)
    expect(page.get_by_text("You are watching", exact=True)).to_have_count(0)
    table.lay("dice-town", "saloon-target", watching=True)
    expect(page.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(page.locator("#question")).to_contain_text("You are watching: you see what is open to everyone.")
    looks_right(page)
