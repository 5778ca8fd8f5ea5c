"""Every screen: it opens without a complaint, fits, and the accessibility checker finds nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import KEY, looks_right, looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, PHONE, SIT_DOWN, WIDE
from tests.games.dice_town.browser.playing import GAME, sits_down_with_bots

SCREENS = ["/", "/tables", "/rules", "/settings", "/about"]
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


@SIZES
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_opens_fits_and_passes_the_checker(
    newcomer: Newcomer, screen: str, size: tuple[int, int]
) -> None:
    page = newcomer("Ann", size).page
    page.goto(screen)
    expect(page.get_by_role("heading").first).to_be_visible()
    looks_right(page)


@SIZES
def test_sitting_down_with_bots_takes_two_clicks(newcomer: Newcomer, size: tuple[int, int]) -> None:
    ann = newcomer("Ann", size)
    sits_down_with_bots(ann)
    looks_right(ann.page)


def test_the_one_who_sits_down_before_the_server_has_answered_is_not_turned_away(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    held: list[Route] = []
    ann.page.route("**/api/me", lambda route: held.append(route) if not held else route.continue_())
    ann.page.goto("/")
    ann.page.get_by_role("button", name=SIT_DOWN).last.click()
    held[0].continue_()
    expect(ann.page).to_have_url(re.compile(r"/table/"))


def test_a_table_looks_right_from_its_set_up_to_the_first_throw(newcomer: Newcomer) -> None:
    ann, bob = newcomer("Ann"), newcomer("Bob", PHONE)
    ann.opens_set_up(GAME)
    looks_right_in_both_widths(ann.page)
    link = ann.sets_up(GAME, [FRIEND, BOT])
    looks_right_in_both_widths(ann.page)
    bob.page.goto(link)
    expect(bob.button("Sit here")).to_be_visible()
    looks_right(bob.page)
    bob.comes_by(link)
    looks_right(bob.page)
    ann.starts()
    for person in (ann, bob):
        expect(person.prompt).to_contain_text("Which dice do you keep?")
    looks_right_in_both_widths(ann.page)


def test_the_language_changes_in_place_and_is_remembered(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    page.goto("/")
    page.locator("button[lang=uk]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert KEY.findall(page.inner_text("body")) == []
