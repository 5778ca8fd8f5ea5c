"""Two people and two bots, from the set-up of a table to the rematch."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from posse.core import records
from tests.browser.conftest import Newcomer
from tests.browser.people import BOT, Person, play_together


def test_two_people_and_two_bots_play_to_the_end(newcomer: Newcomer, tmp_path: Path) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    boris.comes_by(anna.sets_up(["A friend", BOT, BOT]))
    anna.starts()
    random = Random(5)
    assert play_together(random, [anna, boris], 12, by_hand=12) == 12
    _reload(boris)
    assert play_together(random, [anna, boris], 12) == 12
    _lend_and_take_back(anna)
    play_together(random, [anna, boris], 1000)

    for person in (anna, boris):
        _look_at_result(person)
    _check_luck(anna)
    _check_record(anna, tmp_path)
    _look_at_replay(boris)
    _play_again(anna, boris)


def _reload(person: Person) -> None:
    """Everything is as it was: the question, the dice, what happened."""
    person.until(lambda: person.asked)
    decision, view = person.decision, person.view
    person.page.reload()
    expect(person.prompt).to_contain_text("Your turn")
    assert (person.decision, person.view) == (decision, view)
    assert person.page.get_by_role("list", name="Events, newest first").get_by_role("listitem").count() > 3


def _lend_and_take_back(person: Person) -> None:
    me = person.table["you"]
    person.lends_seat()
    expect(person.prompt).to_contain_text("A bot is playing for you")
    assert person.table["seats"][me]["away"]
    person.prompt.get_by_role("button", name="Take your seat back").click()
    person.until(lambda: not person.table["seats"][me]["away"])


def _look_at_result(person: Person) -> None:
    result = person.table["result"]
    expect(person.page.get_by_role("heading", name=re.compile("wins? the game"))).to_be_visible()
    for seat in person.table["seats"]:
        bill = person.page.get_by_role("table", name=f"Points of {seat['name']}")
        expect(bill.locator("tbody tr")).to_have_count(len(result["lines"][seat["seat"]]))
        expect(bill.locator("tfoot td")).to_have_text(str(result["scores"][seat["seat"]]))
    expect(person.button("Play again")).to_be_visible()


def _check_luck(person: Person) -> None:
    person.button("Check the luck").click()
    person.dialog.get_by_role("button", name="Check the luck").click()
    expect(person.dialog).to_contain_text("Everything fits: the luck was fair.")
    expect(person.dialog).not_to_contain_text("Wrong:")
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)


def _check_record(person: Person, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("Save the record").click()
    download.value.save_as(folder / "record")
    table = records.verify(records.read((folder / "record").read_text()))
    assert table.result().scores == person.table["result"]["scores"]


def _look_at_replay(person: Person) -> None:
    person.link("Replay").click()
    scrubber = person.page.get_by_role("slider", name="Choice")
    expect(scrubber).to_have_value("0")
    last = scrubber.get_attribute("max")
    assert last is not None
    assert int(last) > 50
    person.button("One choice on").click()
    expect(scrubber).to_have_value("1")
    scrubber.fill("40")
    expect(person.page.get_by_text(f"40 / {last}")).to_be_visible()
    scrubber.press("End")
    expect(person.page.get_by_text(f"{last} / {last}")).to_be_visible()
    person.link("Result").click()


def _play_again(one: Person, other: Person) -> None:
    before = one.table["id"]
    one.button("Play again").click()
    one.until(lambda: one.table["id"] != before)
    other.button("Join the new game").first.click()
    other.until(lambda: other.table["id"] != before)
    assert one.table["id"] == other.table["id"]
    assert {seat["name"] for seat in one.table["seats"]} > {"Anna", "Boris"}
