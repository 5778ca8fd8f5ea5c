"""The reader has the show in hand: pause, speed, a round again, sounds, keys, themes, the pace of bots."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, PHONE, SIT_DOWN, WIDE, Person
from tests.browser.showing import sayings, settle, sits_with_bots, told, watches
from tests.games.dice_town.browser.playing import GAME, pick, sits_down_with_bots

LANDSCAPE = (844, 390)
LONG = 120_000  # milliseconds of the page's clock
# Forgets once what people in tests have settled before.
UNASKED = """
if (location.origin !== 'null' && !sessionStorage.getItem('came')) {
  localStorage.removeItem('posse.settings')
  sessionStorage.setItem('came', 'yes')
}
"""


def kept(person: Person) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        person.page.evaluate("localStorage.getItem('posse.settings') ?? '{}'")
    )
    return found


def said(person: Person) -> int:
    return int(sayings(person)[-1]["number"])


def answers_until_something_is_shown(person: Person) -> None:
    random = Random(3)
    while len(list(told(person))) < 8:
        person.sends(pick(person, random))
        person.until(lambda: person.asked)
    expect(person.page.locator("#question.playing")).to_be_visible()


@pytest.fixture
def watching(newcomer: Newcomer) -> Person:
    """Anna, at a table where something is being shown."""
    anna = newcomer("Anna")
    settle(anna, speed="normal", motion="none")
    sits_with_bots(anna, GAME, 2)
    answers_until_something_is_shown(anna)
    return anna


def test_the_show_is_paused_and_gone_through_sentence_by_sentence(watching: Person) -> None:
    keys, clock = watching.page.keyboard, watching.page.clock
    keys.press("p")
    at = said(watching)
    clock.run_for(LONG)
    assert said(watching) == at
    expect(watching.prompt).to_contain_text("Paused")
    looks_right(watching.page)
    for steps in (1, 2):
        keys.press("n")
        clock.run_for(100)
        assert said(watching) > at, steps
        at = said(watching)
    clock.run_for(LONG)
    assert said(watching) == at
    keys.press("p")
    watches(watching, list(told(watching))[-1]["number"])
    expect(watching.prompt).to_contain_text("Your turn")


def test_esc_ends_the_show_and_the_log_has_all_of_it(watching: Person) -> None:
    watching.page.keyboard.press("Escape")
    expect(watching.prompt).to_contain_text("Your turn")
    last = list(told(watching))[-1]["number"]
    assert said(watching) < last


def test_the_speed_is_changed_by_keys_and_remembered(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    anna.page.keyboard.press("-")
    assert kept(anna)["speed"] == "normal"
    anna.page.keyboard.press("-")
    anna.page.keyboard.press("-")
    assert kept(anna)["speed"] == "slow"
    anna.reloads()
    anna.page.keyboard.press("+")
    assert kept(anna)["speed"] == "normal"
    anna.opens_menu()
    anna.segment("Speed", "Fast").click()
    assert kept(anna)["speed"] == "fast"


def test_the_last_round_is_shown_again_on_the_board(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    settle(anna, speed="fast", motion="full")
    sits_with_bots(anna, GAME, 2)
    random = Random(5)

    def rounds() -> list[int]:
        return [event["number"] for event in told(anna) if event["kind"] == "round-started"]

    while not rounds():
        anna.sends(pick(anna, random))
        anna.until(lambda: anna.asked or anna.over)
    first = next(told(anna))["number"]
    watches(anna, list(told(anna))[-1]["number"])
    lines = anna.page.locator(".aside li").count()
    before = len(sayings(anna))
    anna.page.keyboard.press("r")
    expect(anna.prompt).to_contain_text("Once more")
    expect(anna.page.locator(".bar .where")).to_contain_text("Round 1")
    watches(anna, -1)
    again = [each["number"] for each in sayings(anna)[before:]]
    quiet = {event["number"] for event in told(anna) if event["kind"] == "round-ended"}
    assert again == [number for number in range(first, rounds()[0]) if number not in quiet]
    assert anna.page.locator(".aside li").count() == lines
    expect(anna.prompt).to_contain_text("Your turn")
    expect(anna.page.locator(".bar .where")).to_contain_text("Round 2")


@pytest.mark.parametrize("size", [WIDE, PHONE, LANDSCAPE], ids=["wide", "phone", "landscape"])
def test_sounds_are_asked_for_once_on_entering(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer("Anna", size)
    anna.page.add_init_script(UNASKED)
    sits_down_with_bots(anna)
    ask = anna.page.get_by_role("complementary", name="Sound on?")
    expect(ask).to_be_visible()
    looks_right(anna.page)
    ask.get_by_role("button", name="On", exact=True).click()
    expect(ask).to_have_count(0)
    assert kept(anna)["sound"] is True
    anna.reloads()
    expect(anna.prompt).to_contain_text("Your turn")
    expect(ask).to_have_count(0)
    anna.page.keyboard.press("s")
    assert kept(anna)["sound"] is False


def test_the_first_move_is_a_no_to_sounds(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.page.add_init_script(UNASKED)
    sits_down_with_bots(anna)
    anna.answer(pick(anna, Random(1)))
    expect(anna.page.get_by_role("complementary", name="Sound on?")).to_have_count(0)
    assert kept(anna)["sound"] is False


def test_a_list_of_keys_opens_with_a_question_mark(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    anna.button("Table").focus()
    anna.page.keyboard.press("?")
    expect(anna.dialog.get_by_role("heading", name="Keys")).to_be_focused()
    expect(anna.dialog).to_contain_text("Show the last round again")
    expect(anna.dialog).to_contain_text("Pick the die with this number")
    looks_right_in_both_widths(anna.page)
    anna.closes_dialog()
    expect(anna.button("Table")).to_be_focused()


def test_letters_are_those_on_the_keys_in_every_alphabet(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    anna.page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ь', code: 'KeyM', bubbles: true}))"
    )
    expect(anna.dialog.get_by_role("heading", name="Table", exact=True)).to_be_visible()


def test_the_theme_is_day_night_or_the_systems(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.page.emulate_media(color_scheme="dark")
    anna.page.goto("/settings")
    root = anna.page.locator("html")
    expect(root).to_have_attribute("data-theme", "night")
    looks_right(anna.page)
    anna.page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "day")
    anna.segment("Theme", "Night").click()
    expect(root).to_have_attribute("data-theme", "night")
    sits_down_with_bots(anna)
    expect(root).to_have_attribute("data-theme", "night")
    anna.opens_menu()
    looks_right_in_both_widths(anna.page)
    anna.segment("Theme", "Same as the system").click()
    expect(root).to_have_attribute("data-theme", "day")


def test_the_pace_of_bots_is_chosen_at_the_poster(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.page.goto("/")
    anna.segment("Pace of the bots", "Relaxed").click()
    anna.button(SIT_DOWN).last.click()
    anna.until(lambda: bool(anna.table))
    assert anna.table["pace"] == "relaxed"


def test_the_host_changes_the_pace_of_bots_while_the_game_runs(newcomer: Newcomer) -> None:
    anna, bob = newcomer("Anna"), newcomer("Bob")
    bob.comes_by(anna.sets_up(GAME, [FRIEND, BOT]))
    anna.starts()
    for person in (anna, bob):
        expect(person.prompt).to_contain_text("Your turn")
        person.opens_menu()
    anna.segment("Pace of the bots", "Relaxed").click()
    bob.until(lambda: bob.table["pace"] == "relaxed")
    expect(anna.dialog).to_contain_text("Bots take their time")
    expect(bob.dialog.get_by_role("radiogroup", name="Pace of the bots")).to_have_count(0)
