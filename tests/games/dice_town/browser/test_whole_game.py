"""Two people and two bots, from the set-up of a table to the rematch."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.endings import (
    check_luck,
    check_record,
    look_at_replay,
    look_at_result,
    look_at_review,
    reload_in_between,
)
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.people import ASK_ALWAYS, BOT, FRIEND, Person, play_together
from tests.games.dice_town.browser.playing import GAME, by_hand, quickly

ROUNDS_BY_HAND = 2


def test_two_people_and_two_bots_play_to_the_end(newcomer: Newcomer, tmp_path: Path) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    people = [anna, boris]
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT, BOT], ticked=[ASK_ALWAYS]))
    anna.starts()
    random = Random(5)
    play_together(people, by_hand(random, generous=True), lambda: anna.view["round"] == 2)
    play_together(people, by_hand(Random(1)), lambda: boris.asked)
    reload_in_between(boris)
    play_together(people, by_hand(random), lambda: anna.view["round"] > ROUNDS_BY_HAND)
    _lend_and_take_back(anna, people)
    play_together(people, quickly(random))

    for person in people:
        look_at_result(person)
    looks_right_in_both_widths(boris.page)
    check_luck(anna)
    check_record(anna, tmp_path)
    look_at_replay(boris)
    look_at_review(boris, "dice-town-option-offer-nothing")
    _play_again(anna, boris)


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
