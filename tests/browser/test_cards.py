"""Everything on a board explains itself: by mouse, by touch, by keys. A refusal hides nothing."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from posse.words import Words
from tests.browser import colt_express, dice_town
from tests.browser.conftest import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import BOT, PHONE, Person, play_together

LANDSCAPE: Final = (844, 390)
SMALL: Final = (360, 740)
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
OVERLAP: Final = """([card, thing]) => {
  const a = card.getBoundingClientRect(), b = thing.getBoundingClientRect()
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}"""


def plans_a_robbery(person: Person) -> None:
    """At a table of Colt Express, until it is one's turn to plan."""
    person.sets_up(colt_express.GAME, [BOT, BOT, BOT])
    person.starts()
    quick = colt_express.quickly(Random(5))
    play_together([person], quick, lambda: colt_express.is_asked(person, "plan"))
    person.hurries()


def about(person: Person, thing: str) -> Locator:
    return person.page.locator(f'[data-about="{thing}"]').first


def card(person: Person) -> Locator:
    return person.page.locator("#under-the-glass")


def covers_nothing(person: Person, thing: Locator) -> None:
    """The card lies inside the window, beside the thing, and leaves most of the board to be seen."""
    box, size = card(person).bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    handles = [card(person).element_handle(), thing.element_handle()]
    assert person.page.evaluate(OVERLAP, handles) == 0
    assert box["width"] * box["height"] < 0.5 * size["width"] * size["height"]


def test_a_pointer_that_rests_on_a_thing_sees_its_card(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    dice_town.sits_down_with_bots(anna)
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
    dice_town.sits_down_with_bots(anna)
    about(anna, "count:dollars:b").click()
    expect(card(anna)).to_contain_text("every $2 is worth 1 VP")
    card(anna).get_by_role("button", name="Gold nuggets").click()
    expect(card(anna)).to_contain_text("They come from the gold mine.")
    looks_right(anna.page)
    anna.page.keyboard.press("Escape")
    expect(card(anna)).to_have_count(0)


def test_what_can_be_chosen_is_chosen_and_explained_only_by_a_long_press(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    dice_town.sits_down_with_bots(anna)
    die = dice_town.dice(anna).first
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
    dice_town.sits_down_with_bots(anna)
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
    dice_town.sits_down_with_bots(anna)
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


def test_the_train_explains_itself_to_all_three(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    plans_a_robbery(anna)
    about(anna, "marshal").hover()
    expect(card(anna)).to_contain_text("cannot be shot or punched.")
    looks_right(anna.page)
    for thing, says in (
        ("turn:standard", "One turn each, clockwise"),
        ("count:neutral", "Neutral bullets left: 13 of 13."),
        ("place:0-inside", "The Marshal is here."),
        ("deck:a", "you may draw three from here"),
    ):
        anna.page.keyboard.press("Escape")
        expect(card(anna)).to_have_count(0)
        if thing == "deck:a":  # a touch of it would choose it
            about(anna, thing).hover()
        else:
            about(anna, thing).click(position={"x": 6, "y": 6})  # the Marshal stands in the middle of his car
        expect(card(anna)).to_contain_text(says)
        covers_nothing(anna, about(anna, thing))
    about(anna, "turn:standard").locator("xpath=ancestor-or-self::*[@tabindex][1]").focus()
    anna.page.keyboard.press("i")
    expect(card(anna)).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), PHONE, SMALL, LANDSCAPE])
def test_a_refusal_is_pinned_beside_the_thing_and_hides_nothing(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    anna = newcomer("Anna", size)
    plans_a_robbery(anna)
    figure = about(anna, "marshal")
    figure.scroll_into_view_if_needed()
    figure.click()
    expect(card(anna)).to_contain_text("Not now.")
    expect(card(anna).locator(".title")).to_have_text("Marshal")
    covers_nothing(anna, figure)
    looks_right(anna.page)
    anna.page.locator("header.bar h1").click()
    expect(card(anna)).to_have_count(0)
