"""Everything in town explains itself: by mouse, by touch, by keys."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from posse.words import Words
from tests.browser.cards import LANDSCAPE, SMALL, about, card, covers_nothing
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import PHONE
from tests.games.dice_town.browser.playing import dice, sits_down_with_bots

BANK: Final = "The player with the most 10s takes all the money in it."
# A finger that stays where it is, as a touch screen tells of it.
HOLD: Final = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
  thing.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch', pointerId: 7 }))
}"""
LET_GO: Final = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true, detail: 1 }
  thing.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch', pointerId: 7 }))
  thing.dispatchEvent(new MouseEvent('click', at))
}"""


def test_a_pointer_that_rests_on_a_thing_sees_its_card(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    bank = about(anna, "place:bank")
    bank.locator(".pays, .lead").last.hover()
    expect(card(anna)).to_contain_text(BANK)
    expect(card(anna)).to_contain_text("In the bank now: $3.")
    covers_nothing(anna, bank)
    looks_right(anna.page)
    card(anna).hover()  # it stays for a pointer that comes to it
    link = card(anna).get_by_role("button", name="Rule bank-take-all")
    link.click()
    drawer = anna.page.get_by_role("complementary", name="Rule", exact=True)
    expect(drawer.get_by_role("blockquote")).to_contain_text(Words("en").rule("dice-bank-take-all")[:40])
    expect(card(anna)).to_have_count(0)
    about(anna, "place:saloon").locator(".lead").hover()
    expect(card(anna)).to_contain_text("queens")
    anna.page.locator("header.bar").hover()
    expect(card(anna)).to_have_count(0)


def test_the_innermost_thing_is_explained_and_its_neighbours_are_offered(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    about(anna, "count:dollars:b").click()
    expect(card(anna)).to_contain_text("every $2 is worth 1 VP")
    card(anna).get_by_role("button", name="Gold nuggets").click()
    expect(card(anna)).to_contain_text("They come from the gold mine.")
    looks_right(anna.page)
    anna.page.keyboard.press("Escape")
    expect(card(anna)).to_have_count(0)


def test_what_can_be_chosen_is_chosen_and_explained_only_by_a_long_press(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    sits_down_with_bots(anna)
    die = dice(anna).first
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(card(anna)).to_have_count(0)
    die.evaluate(HOLD)
    expect(card(anna)).to_be_visible()
    die.evaluate(LET_GO)
    expect(die).to_have_attribute("aria-pressed", "true")  # the finger that has looked does not choose
    expect(card(anna)).to_contain_text("At Doc Badluck's")
    covers_nothing(anna, die)
    looks_right(anna.page)


@pytest.mark.parametrize("size", [PHONE, SMALL, LANDSCAPE])
def test_a_tap_on_what_cannot_be_chosen_explains_it(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer("Anna", size)
    sits_down_with_bots(anna)
    for place in ("gold-mine", "bank", "town-hall", "doc-badluck"):
        sign = anna.page.locator(f'[data-about="place:{place}"] .name button')
        sign.tap()
        expect(card(anna).locator(".title")).to_have_text(Words("en").t(f"dice-town-place-{place}"))
        covers_nothing(anna, about(anna, f"place:{place}"))
        looks_right(anna.page)
        card(anna).get_by_role("button", name="Close").tap()
        expect(card(anna)).to_have_count(0)


def test_the_card_of_what_has_the_focus_is_a_key_away(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    sign = anna.button("Bank")
    sign.focus()
    keyboard = anna.page.keyboard
    keyboard.press("i")
    expect(card(anna)).to_contain_text(BANK)
    expect(sign).to_be_focused()
    expect(sign).to_have_attribute("aria-describedby", "under-the-glass")
    expect(anna.page.locator("[aria-live]").filter(has_text=BANK)).to_have_count(1)
    keyboard.press("ArrowRight")  # the card goes with the focus
    expect(card(anna)).to_contain_text("Nobody wins it.")
    keyboard.press("i")  # and a second time leads into it
    expect(card(anna)).to_be_focused()
    looks_right(anna.page)
    keyboard.press("Escape")
    expect(card(anna)).to_have_count(0)
    expect(anna.button("Stagecoach")).to_be_focused()
    keyboard.press("Enter")
    expect(card(anna)).to_contain_text("Nobody wins it.")
    assert anna.asked
