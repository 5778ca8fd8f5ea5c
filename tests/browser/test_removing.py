"""The host removes a player before the game, and lets them back: by keys, and told on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, PHONE
from tests.games.dice_town.browser.playing import GAME

TOLD = "The host has asked you to leave this table."


def test_the_host_removes_somebody_and_lets_him_back(newcomer: Newcomer) -> None:
    ann, bob = newcomer("Ann"), newcomer("Bob", PHONE)
    link = ann.sets_up(GAME, [FRIEND, BOT])
    bob.comes_by(link)
    expect(bob.button("Remove Ann")).to_have_count(0)  # Bob is not the host
    expect(ann.button("Remove Ann")).to_have_count(0)  # nor does she remove herself

    ann.button("Remove Bob").press("Enter")
    expect(ann.dialog.get_by_role("heading")).to_be_focused()
    looks_right_in_both_widths(ann.page)
    ann.page.keyboard.press("Tab")
    expect(ann.dialog.get_by_role("button", name="Cancel")).to_be_focused()  # the safe one comes first
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).to_have_count(0)
    expect(ann.button("Remove Bob")).to_be_focused()
    expect(bob.page.get_by_text("Bob (you)")).to_be_visible()

    ann.button("Remove Bob").press("Enter")
    ann.dialog.get_by_role("button", name="Remove").press("Enter")
    expect(ann.dialog).to_have_count(0)
    expect(ann.page.locator("body")).not_to_be_focused()
    expect(ann.page.get_by_role("combobox", name="Who sits in seat 2")).to_be_visible()
    expect(ann.page.get_by_text("Bob got up.")).to_have_count(0)  # she knows what she has done
    looks_right_in_both_widths(ann.page)

    expect(bob.page.get_by_role("heading", name=TOLD)).to_be_visible()
    looks_right(bob.page)
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name=TOLD)).to_be_visible()
    expect(bob.button("Sit here")).to_have_count(0)

    ann.button("Let back in: Bob").press("Enter")
    expect(ann.button("Let back in: Bob")).to_have_count(0)
    bob.button("Try again").click()
    expect(bob.button("Sit here")).to_be_visible()
    bob.comes_by(link)
    expect(ann.button("Remove Bob")).to_be_visible()
