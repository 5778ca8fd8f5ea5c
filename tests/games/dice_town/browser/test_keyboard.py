"""The same game without a mouse."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import violations
from tests.browser.people import Person, play_together
from tests.games.dice_town.browser.playing import KEEP, dice, pick, sits_down_with_bots, sits_with_quick_bots

FOCUSED = "thing => thing.contains(document.activeElement)"
SEEN = "getComputedStyle(document.activeElement).outlineStyle !== 'none'"


def test_dice_are_kept_and_questions_answered_by_keys_alone(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_with_quick_bots(anna)
    random = Random(4)
    kept = listed = 0

    def play(person: Person) -> None:
        nonlocal kept, listed
        assert person.decision is not None
        if person.decision["asks"] == "commit-keep" and kept <= listed:
            _keep_a_die(person)
            kept += 1
        else:
            _choose_from_list(person, pick(person, random))
            listed += 1

    play_together([anna], play, lambda: kept >= 2 and listed >= 2)
    hinted = 0

    def ask(person: Person) -> None:
        nonlocal hinted
        assert person.decision is not None
        if len(person.decision["options"]) > 1:
            _take_a_hint(person)
            hinted += 1
        else:
            _choose_from_list(person, pick(person, random))

    play_together([anna], ask, lambda: hinted > 0)


def _tab_to(person: Person, thing: Locator) -> None:
    """Press Tab as often as needed; the focus is visible everywhere."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if thing.evaluate(FOCUSED):
            assert person.page.evaluate(SEEN)
            return
    raise AssertionError(f"Tab does not lead to {thing}")


def _keep_a_die(person: Person) -> None:
    decision = person.hurries()
    group = person.page.get_by_role("group", name="Your dice")
    last = len(person.view["rolled"]) - 1
    _tab_to(person, group)
    person.page.keyboard.press("1")  # a die by its number
    expect(dice(person).first).to_have_attribute("aria-pressed", "true")
    if last:
        person.page.keyboard.press("End")  # another by arrows and the like
        person.page.keyboard.press("Space")
        expect(dice(person).nth(last)).to_have_attribute("aria-pressed", "true")
        person.page.keyboard.press("Space")
        expect(dice(person).nth(last)).to_have_attribute("aria-pressed", "false")
    _tab_to(person, person.button(KEEP))
    person.page.keyboard.press("Enter")
    person.settled(decision)


def _choose_from_list(person: Person, option: str) -> None:
    decision = person.hurries()
    person.page.keyboard.press("l")
    expect(person.dialog.get_by_role("heading")).to_be_focused()
    at = [each["name"] for each in decision["options"]].index(option)
    _tab_to(person, person.dialog.get_by_role("listitem").nth(at))
    person.page.keyboard.press("Enter")
    person.settled(decision)
    expect(person.dialog).to_have_count(0)


def _take_a_hint(person: Person) -> None:
    """The best answers, with the focus in the dialog; the first of them is chosen."""
    decision = person.hurries()
    expect(person.button("Hint")).to_be_visible()
    person.page.keyboard.press("t")
    expect(person.dialog.get_by_role("heading", name="Hint")).to_be_focused()
    answers = person.dialog.get_by_role("listitem")
    expect(answers.first).to_be_visible(timeout=30_000)
    assert 1 <= answers.count() <= 3
    if answers.count() > 1:
        expect(answers.first).to_contain_text(re.compile(r"wins in (\d+ of 100|all) worlds"))
    else:
        expect(answers.first).to_contain_text("the only sensible answer")
    assert violations(person.page) == []
    _tab_to(person, answers.first)
    person.page.keyboard.press("Enter")
    person.settled(decision)
    expect(person.dialog).to_have_count(0)


def test_focus_is_not_lost_when_the_question_goes(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    _keep_a_die(anna)
    expect(anna.page.locator("body")).not_to_be_focused()
    expect(anna.page.locator(":focus")).to_have_count(1)
    assert re.search("question|btn|die", str(anna.page.locator(":focus").evaluate("it => it.outerHTML")))
