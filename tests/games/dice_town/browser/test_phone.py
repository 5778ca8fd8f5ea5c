"""On a phone, with a finger."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import assert_fits, looks_right
from tests.browser.people import PHONE, Person, play_together, tap
from tests.games.dice_town.browser.playing import by_hand, sits_down_with_bots, sits_with_quick_bots

KEEP_NOTHING: Final = re.compile(r"^Keep none for")


def test_a_round_is_played_by_touch_and_nothing_sticks_out(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    sits_with_quick_bots(anna)
    touch = by_hand(Random(3), tap)
    played: list[str] = []

    def play(person: Person) -> None:
        assert person.decision is not None
        played.append(person.decision["asks"])
        assert_fits(person.page)
        touch(person)

    play_together([anna], play, lambda: anna.view["round"] > 1 and len(played) > 6)
    assert_fits(anna.page)


def test_log_chat_and_rules_lie_behind_tabs(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    sits_down_with_bots(anna)
    page = anna.page
    tabs = page.get_by_role("navigation", name="Parts of the table")

    def turn_to(name: str, *shown: Locator) -> None:
        tabs.get_by_role("button", name=name).tap()
        expect(tabs.get_by_role("button", name=name)).to_have_attribute("aria-current", "page")
        for thing in shown:
            expect(thing).to_be_visible()
        assert not can_be_touched(anna.button(KEEP_NOTHING)), f"{name} leaves a part of the board uncovered"
        looks_right(page)

    turn_to("Log", page.get_by_text("Round 1 begins."))
    turn_to("Chat", page.get_by_role("textbox", name="Say something"))
    page.get_by_role("textbox", name="Say something").fill("Howdy!")
    anna.button("Send").tap()
    expect(page.get_by_role("list", name="Messages").get_by_text("Howdy!")).to_be_visible()
    turn_to("Rules", page.get_by_role("searchbox", name="Search the rules"))
    tabs.get_by_role("button", name="Table").tap()
    expect(anna.prompt).to_be_visible()
    assert can_be_touched(anna.button(KEEP_NOTHING))


def can_be_touched(thing: Locator) -> bool:
    """Whether a finger in its middle finds it, and not something above it."""
    return bool(
        thing.evaluate(
            """thing => {
              const { x, y, width, height } = thing.getBoundingClientRect()
              return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            }"""
        )
    )
