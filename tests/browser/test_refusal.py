"""Touching what is not allowed says why, with the rule; and the rule opens."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from posse.words import Words
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import FRIEND, Person
from tests.games.dice_town.browser.playing import GAME, dice, keeps, sits_down_with_bots

FINAL = "dice-roll-commit-final"
UNKNOWN = "dice-reveal-declare"


def slip(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Why?")


def _opens(person: Person, link: Locator, rule: str) -> None:
    """The link opens the rule beside the table, with its own words."""
    link.click()
    drawer = person.page.get_by_role("complementary", name="Rule", exact=True)
    expect(drawer).to_contain_text(rule)
    expect(drawer.get_by_role("blockquote")).to_contain_text(Words("en").rule(rule).split("`")[0])
    looks_right(person.page)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)


def test_a_die_under_a_cup_that_is_down_says_why(newcomer: Newcomer) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    boris.comes_by(anna.sets_up(GAME, [FRIEND]))
    anna.starts()
    anna.until(lambda: anna.asked)
    keeps(anna, [0])
    expect(anna.prompt).to_contain_text("Boris")
    faces = anna.view["rolled_faces"]
    dice(anna).nth(1).click(force=True)  # it says itself that it cannot be used now
    expect(slip(anna)).to_contain_text("Not now.")
    _opens(anna, slip(anna).get_by_role("button", name="Rule roll-commit-final"), FINAL)
    assert (anna.decision, anna.view["rolled_faces"]) == (None, faces)


def test_the_server_refuses_what_the_board_would_not_send(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    assert anna.decision is not None
    before = anna.decision, anna.view
    choice = {"type": "choose", "decision": anna.decision["id"], "option": "keep:0,1+brute"}
    anna.says(choice)
    anna.until(lambda: anna.faults == ["refused"])
    assert json.loads(anna.raw[-1])["fault"]["rule"] == UNKNOWN
    expect(slip(anna).get_by_role("button", name="Rule reveal-declare")).to_be_visible()
    anna.says({**choice, "decision": "99", "option": "keep:0"})
    anna.until(lambda: anna.faults == ["refused", "refused"])
    assert (anna.decision, anna.view) == before
    keeps(anna, [0])


def test_a_line_of_the_log_opens_its_rule(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sits_down_with_bots(anna)
    line = anna.page.get_by_role("list", name="Events, newest first").get_by_role("listitem").first
    link = line.get_by_role("button", name="Rule roll-throw")
    link.click()
    expect(link).to_have_attribute("aria-expanded", "true")
    expect(line).to_contain_text(Words("en").rule("dice-roll-throw").split("`")[0])
