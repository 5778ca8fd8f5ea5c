"""Sealed answers: taken back on the board, and windows in which nobody can tell who has answered."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import BOT, FRIEND, PHONE, WIDE, Person, play_together
from tests.games.dice_town.browser.playing import GAME, dice, keeps, pick, place, quickly

BACK = "Take my answer back"
ALWAYS = "Ask me this even when I have no choice"


def two_people(newcomer: Newcomer) -> tuple[Person, Person]:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT]))
    anna.starts()
    for person in (anna, boris):
        person.until(lambda person=person: person.asked)
    return anna, boris


def test_a_sealed_choice_is_taken_back_and_nobody_else_hears_of_it(newcomer: Newcomer) -> None:
    anna, boris = two_people(newcomer)
    keeps(anna, [0])
    boris.until(lambda: [each["seat"] for each in boris.view["waiting"]] == [1])
    heard = len(boris.raw)
    expect(anna.prompt).to_contain_text("Your answer is sealed.")
    expect(place(anna).get_by_role("button", name=BACK)).to_be_visible()  # beside the dice, too
    for size in (PHONE, WIDE):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        looks_right(anna.page)
    # By keys, from the line that says it is sealed.
    anna.prompt.get_by_role("button", name=BACK).focus()
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.decision is not None and anna.decision["id"] == "1.1")
    expect(anna.prompt).to_contain_text("Which dice do you keep?")
    expect(anna.prompt).to_be_focused()
    expect(dice(anna).first).to_have_attribute("aria-pressed", "true")  # it begins as it was
    keeps(anna, [1])
    place(anna).get_by_role("button", name=BACK).click()
    anna.until(lambda: anna.decision is not None and anna.decision["id"] == "1.2")
    expect(dice(anna).nth(1)).to_have_attribute("aria-pressed", "true")
    keeps(anna, [2])
    assert len(boris.raw) == heard
    boris.sends("keep:0")
    boris.until(lambda: boris.view["players"][0]["kept"] == [2])
    expect(anna.button(BACK)).to_have_count(0)


def test_nobody_sees_who_has_answered_in_a_window_nor_who_cannot(newcomer: Newcomer, house: Path) -> None:
    """Played until somebody was passed for and somebody has answered; rivals are told the same in both."""
    anna, boris = two_people(newcomer)
    people = [anna, boris]
    random = Random(5)
    answered = 0

    def play(person: Person) -> None:
        nonlocal answered
        assert person.decision is not None
        if person.decision["hidden"] and person.decision["asks"] != "commit-keep":
            rival = boris if person is anna else anna
            seat, number = person.seat, len(rows(house, person))
            person.sends(pick(person, random))
            waiting = [each["seat"] for each in rival.view["waiting"]]
            laid = rows(house, person)[number:]
            if ("laid", seat) in laid and ("closed", -1) not in laid:  # the window was open until now
                assert seat in waiting
                answered += 1
            return
        quickly(random)(person)

    play_together(people, play, lambda: answered > 0 and any(map(sees_nothing_to_choose, people)))
    assert answered > 0
    assert not anna.over  # so it ended with what one of them sees
    anna.until(lambda: "window" in {who for who, *_ in all_rows(house, anna)})  # when it closes


def sees_nothing_to_choose(person: Person) -> bool:
    """Whether the page says so now, with a switch beside it. A window may close at any moment."""
    if not is_passed(person):
        return False
    person.page.keyboard.press("Escape")  # does not watch how it came to that
    return "You have nothing to choose here" in (said := person.prompt.inner_text()) and ALWAYS in said


def is_passed(person: Person) -> bool:
    mine = [each for each in person.view["waiting"] if each["seat"] == person.seat]
    return bool(mine) and person.decision is None and not person.over


def rows(house: Path, person: Person) -> list[tuple[str, int]]:
    return [(kind, seat) for _, kind, seat in all_rows(house, person)]


def all_rows(house: Path, person: Person) -> list[tuple[str, str, int]]:
    """The log: who made the row, what it says, whose it is."""
    with sqlite3.connect(f"{(house / 'posse.db').as_uri()}?mode=ro", uri=True) as store:
        query = "SELECT by, kind, seat FROM choices WHERE table_id = ? ORDER BY sequence"
        return store.execute(query, (person.table["id"],)).fetchall()
