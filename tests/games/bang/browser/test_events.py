"""BANG! with event cards: a whole game with both decks, and Gag, under which a word costs a life."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from posse.core import Table
from posse.games.bang.facts import EVENTS_NAMED
from posse.games.bang.table import BangTable
from tests.browser.cards import points_at
from tests.browser.endings import check_record, look_at_replay, look_at_result
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.luck import brings_luck
from tests.browser.people import BOT, FRIEND, Person, play_together
from tests.games.bang.browser.keys import answers_by_key
from tests.games.bang.browser.playing import GAME, chooses, is_asked, options, quickly

BOXES = [
    "Dodge City",
    "Characters of Wild West Show",
    "Wild West Show events",
    "Promotional events",
    "Ask everybody always",  # no hidden windows, each of which takes some seconds
]
GAG = EVENTS_NAMED["gag"]


def test_five_seats_with_both_event_decks_to_the_end(newcomer: Newcomer, tmp_path: Path, house: Path) -> None:
    people = [newcomer("Anna"), newcomer("Boris")]
    anna, boris = people
    sit_down(anna, boris, [FRIEND, BOT, BOT, BOT], house, anna_has_a_coach)
    expect(event_cards(anna)).to_have_count(1)  # the first to come lies face up
    turns_the_show(anna)
    sees(anna, 1)
    play_together(people, quickly(Random(3)), lambda: is_asked(anna, "play") and has_both(anna))
    if anna.asked:  # else the game is over already
        anna.hurries()
        sees(anna, 2)
        looks_right_in_both_widths(anna.page)
        plays_a_turn_by_key(anna, people)
    play_together(people, quickly(Random(4)))
    look_at_result(anna)
    check_record(anna, tmp_path)
    boris.page.keyboard.press("Escape")  # nor does he watch it to the end
    look_at_replay(boris)


def test_under_gag_a_word_costs_a_life_and_nobody_hears_it(newcomer: Newcomer, house: Path) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    link = sit_down(anna, boris, [FRIEND, BOT, BOT], house, gag_comes_first)
    gives_name(wanda)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.view))
    opens_chat(boris)
    says(anna, "Howdy")
    expect(talk(boris)).to_contain_text("Howdy")

    turns_the_show(anna)
    boris.until(lambda: bool(boris.view["show"] == GAG))
    boris.page.keyboard.press("Escape")  # does not watch how the card is turned
    life = life_of(boris, boris.view)
    says(boris, "Psst")
    expect(boris.dialog).to_contain_text("you lose 1 life")
    looks_right(boris.page)
    boris.button("Keep quiet").click()
    says(boris, "Psst")
    assert life_of(boris, anna.view) == life  # a warning costs nothing
    boris.button("Speak all the same").click()
    for person in (anna, boris):
        person.until(lambda person=person: life_of(boris, person.view) == life - 1)
    assert is_asked(anna, "play")  # and she goes on
    anna.hurries()
    expect(talk(anna)).not_to_contain_text("Psst")
    says(wanda, "I saw that")
    expect(wanda.dialog).to_contain_text("no life to pay with")
    expect(wanda.button("Speak all the same")).to_have_count(0)


def plays_a_turn_by_key(anna: Person, people: list[Person]) -> None:
    """Two cards, if they can be played, then its end and what it brings; nobody touches a mouse."""
    given: list[str] = []
    turn = anna.view["turns"]
    quick = quickly(Random(5))

    def play(person: Person) -> None:
        if person is anna:
            given.append(answers_by_key(anna, ending=len(given) >= 2))
        else:
            quick(person)

    play_together(people, play, lambda: anna.view["turns"] != turn)
    assert anna.over or "end" in given or not in_game(anna), given


def in_game(person: Person) -> bool:
    return bool(person.view["figures"][person.seat]["in_game"])


# Sitting down


def sit_down(
    host: Person, friend: Person, seats: list[str], house: Path, luck: Callable[[Table], bool]
) -> str:
    link = host.sets_up(GAME, seats, ticked=BOXES, chosen={"Event cards": "Both, mixed"})
    brings_luck(friend, host, house, luck)
    friend.comes_by(link)
    host.starts()
    host.until(lambda: is_asked(host, "play"))
    host.hurries()
    return link


def anna_has_a_coach(table: Table) -> bool:
    """She is the Sheriff and has a Stagecoach to play in her first turn."""
    decision = table.decision(0, named=True)
    return decision is not None and any(is_coach(name) for name in decision.names)


def gag_comes_first(table: Table) -> bool:
    assert isinstance(table, BangTable)
    return table.show_deck[-1] == GAG and anna_has_a_coach(table)


def is_coach(name: str) -> bool:
    return name.startswith("play:stagecoach-")


# Event cards


def event_cards(person: Person) -> Locator:
    return person.page.locator(".middle .event")


def has_both(person: Person) -> bool:
    return bool(person.view["event"] >= 0 and person.view["show"] >= 0)


def turns_the_show(person: Person) -> None:
    """She plays her Stagecoach: the first event of Wild West Show is turned up, in large letters."""
    chooses(person, next(filter(is_coach, options(person))))
    person.until(lambda: bool(person.view["show"] >= 0))
    expect(person.page.locator(".moment")).to_contain_text("Wild West Show")
    person.page.keyboard.press("Escape")


def sees(person: Person, count: int) -> None:
    """As many active event cards, each with what it changes for her, and a card to read about it."""
    expect(event_cards(person)).to_have_count(2)
    expect(person.page.locator(".happening p:not(.next)")).to_have_count(count)
    points_at(person, str(event_cards(person).last.get_attribute("data-about")), "Wild West Show")
    person.page.keyboard.press("Escape")  # puts it away: the next one goes to the show
    person.page.mouse.move(0, 0)


# Talking


def life_of(person: Person, view: dict[str, Any]) -> int:
    return int(view["figures"][person.seat]["life"])


def talk(person: Person) -> Locator:
    return person.page.locator(".talk")


def opens_chat(person: Person) -> None:
    line = person.page.get_by_role("textbox", name="Say something")
    if not line.is_visible():
        person.page.keyboard.press("c")
    expect(line).to_be_visible()


def gives_name(person: Person) -> None:
    """Spectators have one when they talk."""
    person.page.goto("/")
    person.page.evaluate(
        """async (name) => {
          await fetch('/api/me')
          const headers = { 'content-type': 'application/json' }
          await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name }) })
        }""",
        person.name,
    )


def says(person: Person, text: str) -> None:
    opens_chat(person)
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.get_by_role("textbox", name="Say something").press("Enter")
