"""Two people and two bots, from the set-up of a table to the rematch."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from posse.core import records
from tests.browser.conftest import Newcomer
from tests.browser.dice_town import GAME, by_hand, quickly
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, Person, play_together

ROUNDS_BY_HAND = 2


def test_two_people_and_two_bots_play_to_the_end(newcomer: Newcomer, tmp_path: Path) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    people = [anna, boris]
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT, BOT]))
    anna.starts()
    anna.until(lambda: bool(anna.view))
    random = Random(5)
    play_together(people, by_hand(random, generous=True), lambda: anna.view["round"] == 2)
    _reload(boris, people)
    play_together(people, by_hand(random), lambda: anna.view["round"] > ROUNDS_BY_HAND)
    _lend_and_take_back(anna, people)
    play_together(people, quickly(random))

    for person in people:
        _look_at_result(person)
    looks_right_in_both_widths(boris.page)
    _check_luck(anna)
    _check_record(anna, tmp_path)
    _look_at_replay(boris)
    _play_again(anna, boris)


def _reload(person: Person, people: list[Person]) -> None:
    """Everything is as it was: the question, the table, what happened."""
    play_together(people, by_hand(Random(1)), lambda: person.asked)
    expect(person.prompt).to_contain_text("Your turn")
    log = person.page.get_by_role("list", name="Events, newest first").get_by_role("listitem")
    before = person.decision, person.view, person.prompt.inner_text(), log.all_inner_texts()
    person.decision, person.view = None, {}
    person.page.reload()
    person.until(lambda: person.asked)
    expect(person.prompt).to_contain_text("Your turn")
    after = person.decision, person.view, person.prompt.inner_text(), log.all_inner_texts()
    assert after == before
    assert len(after[3]) > 10


def _lend_and_take_back(person: Person, people: list[Person]) -> None:
    """A bot answers for her, so the others can play on; then she is asked again herself."""
    play_together(people, quickly(Random(2)), lambda: person.asked)
    others = [each for each in people if each is not person]
    person.lends_seat()
    expect(person.prompt).to_contain_text("A bot is playing for you")
    assert person.table["seats"][person.seat]["away"]
    throws = _throws(person)
    play_together(others, quickly(Random(3)), lambda: _throws(person) > throws)
    assert person.decision is None
    person.takes_seat_back()
    play_together(people, quickly(Random(4)), lambda: person.asked)
    expect(person.prompt).to_contain_text("Your turn")


def _throws(person: Person) -> int:
    """How often this person's dice were thrown, as far as the page has heard."""
    thrown = rf'"kind":"thrown"[^\]]*?"value":{person.seat}\b'
    return sum(len(re.findall(thrown, text)) for text in person.raw)


def _look_at_result(person: Person) -> None:
    result = person.table["result"]
    expect(person.page.get_by_role("heading", level=2, name=re.compile("wins? the game"))).to_be_visible()
    for seat in person.table["seats"]:
        bill = person.page.get_by_role("table", name=f"Points of {seat['name']}")
        lines = result["lines"][seat["seat"]]
        expect(bill.locator("tbody td")).to_have_text([str(line["points"]) for line in lines])
        expect(bill.locator("tfoot td")).to_have_text(str(result["scores"][seat["seat"]]))
        assert sum(line["points"] for line in lines) == result["scores"][seat["seat"]]
    for at, line in enumerate(result["lines"][person.seat]):
        bill = person.page.get_by_role("table", name=f"Points of {person.name}")
        bill.locator("tbody tr").nth(at).get_by_role("button").click()
        expect(person.page.get_by_text(line["rule"], exact=True)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.button("Play again")).to_be_visible()


def _check_luck(person: Person) -> None:
    person.button("Check the luck").click()
    person.dialog.get_by_role("button", name="Check the luck").click()
    expect(person.dialog).to_contain_text("Everything fits: the luck was fair.")
    expect(person.dialog).not_to_contain_text("Wrong:")
    person.closes_dialog()


def _check_record(person: Person, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("Save the record").click()
    download.value.save_as(folder / "record")
    table = records.verify(records.read((folder / "record").read_text(encoding="utf-8")))
    result = table.result()
    assert result is not None
    assert result.scores == person.table["result"]["scores"]


def _look_at_replay(person: Person) -> None:
    person.link("Replay").click()
    scrubber = person.scrubber
    expect(scrubber).to_have_value("0")
    expect(person.prompt).to_contain_text("The table before the first choice")
    last = scrubber.get_attribute("max")
    assert last is not None
    person.button("One choice on").click()
    expect(scrubber).to_have_value("1")
    expect(person.prompt).to_contain_text("Choice 1")
    person.button("One choice on").click()
    expect(scrubber).to_have_value("2")
    person.button("One choice back").click()
    expect(scrubber).to_have_value("1")
    scrubber.fill("40")
    expect(person.page.get_by_text(f"40 / {last}", exact=True)).to_be_visible()
    expect(person.prompt).to_contain_text("Choice 40")
    looks_right_in_both_widths(person.page)
    scrubber.press("End")
    expect(person.page.get_by_text(f"{last} / {last}", exact=True)).to_be_visible()
    person.link("Result").click()


def _play_again(one: Person, other: Person) -> None:
    before = one.page.url
    one.button("Play again").click()
    expect(one.page).not_to_have_url(before)
    other.button("Join the new game").first.click()
    expect(other.page).to_have_url(one.page.url)
    for person in (one, other):
        expect(person.page.get_by_text(f"{person.name} (you)")).to_be_visible()
    one.starts()
    play_together([one, other], by_hand(Random(6)), lambda: one.over or bool(one.decision))
    expect(one.prompt).to_contain_text("Your turn")
