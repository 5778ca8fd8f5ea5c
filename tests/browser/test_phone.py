"""On a phone, with a finger."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.dice_town import by_hand, sits_down_with_bots
from tests.browser.looks import assert_fits, looks_right
from tests.browser.people import PHONE, Person, play_together, tap


def test_a_round_is_played_by_touch_and_nothing_sticks_out(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    sits_down_with_bots(anna)
    touch = by_hand(Random(3), tap)
    played: list[str] = []

    def play(person: Person) -> None:
        assert person.decision is not None
        played.append(person.decision["asks"])
        assert_fits(person.page)
        touch(person)

    play_together([anna], play, lambda: anna.view["round"] > 1 and len(played) > 6)
    assert_fits(anna.page)


def test_log_and_rules_lie_behind_tabs(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    sits_down_with_bots(anna)
    tabs = anna.page.get_by_role("navigation", name="Parts of the table")
    for name in ("Log", "Chat", "Rules"):
        tabs.get_by_role("button", name=name).tap()
        expect(tabs.get_by_role("button", name=name)).to_have_attribute("aria-current", "page")
        looks_right(anna.page)
    tabs.get_by_role("button", name="Table").tap()
    expect(anna.prompt).to_be_visible()
