"""BANG! from the deal to the end: three people and four bots with Dodge City, and two players."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.endings import check_record, look_at_replay, look_at_result, reload_in_between
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, Person, play_together
from tests.games.bang.browser.playing import (
    GAME,
    RESPONSES,
    Touched,
    bills,
    by_hand,
    in_a_duel,
    is_asked,
    my_place,
    pick_for_duels,
    quickly,
    unknown_roles,
)

GAMES = 8  # in one of two there is a duel between people
HANDS_ON = 14  # answers given on the board, before the rest is sent


@pytest.mark.slow  # minutes; the quicker tests beside it play on the same board
def test_three_people_and_four_bots_with_dodge_city(newcomer: Newcomer, tmp_path: Path) -> None:
    people = [newcomer("Anna"), newcomer("Boris"), newcomer("Clara")]
    anna = people[0]
    sits_down(people)
    touched: Touched = set()
    click = by_hand(Random(5), touched)
    given = 0

    def on_the_board(person: Person) -> None:
        nonlocal given
        click(person)
        given += 1

    play_together(people, on_the_board, lambda: given >= HANDS_ON or anna.over)
    kinds = {kind for _, kind in touched}
    assert kinds & {"card", "card seat"}, touched
    sees_the_table(anna)

    someone = plays_to_a_duel(people)
    someone.hurries()
    expect(someone.page.locator(".coming .bust")).to_have_count(1)
    reload_in_between(someone)
    expect(someone.page.locator(".coming .bust")).to_have_count(1)
    looks_right_in_both_widths(someone.page)
    play_together(people, quickly(Random(6)))

    for person in people:
        look_at_result(person)
        looks_at_roles(person)
    looks_right_in_both_widths(anna.page)
    check_record(anna, tmp_path)
    look_at_replay(people[1])


def sits_down(people: list[Person]) -> None:
    anna, *friends = people
    link = anna.sets_up(GAME, [*[FRIEND] * len(friends), *[BOT] * 4], ticked=["Dodge City"])
    for friend in friends:
        friend.comes_by(link)
    anna.starts()
    for person in people:
        person.until(lambda person=person: bool(person.view))
    assert anna.view["dodge_city"]


def plays_to_a_duel(people: list[Person]) -> Person:
    """The one of them who has to answer in a duel. After a game without one there is another game."""
    seats = [person.seat for person in people]
    for _ in range(GAMES):
        play_together(people, pick_for_duels(seats), lambda: any(in_a_duel(person) for person in people))
        found = next((person for person in people if in_a_duel(person)), None)
        if found:
            return found
        sits_down(people)
    raise AssertionError(f"no duel in {GAMES} games")


def sees_the_table(person: Person) -> None:
    """Six others around the table, and no role but those that lie open."""
    expect(bills(person)).to_have_count(6)
    hidden = sum(player["role"] < 0 for player in person.view["players"])
    expect(unknown_roles(person)).to_have_count(hidden)


def looks_at_roles(person: Person) -> None:
    """At the end every role lies open."""
    assert all(player["role"] >= 0 for player in person.view["players"])
    shown = person.page.get_by_role("region", name="Who was who").get_by_role("listitem")
    winners = person.table["result"]["winners"]
    names = [seat["name"] for seat in person.table["seats"]]
    for seat in winners:
        expect(shown.filter(has_text=names[seat]).filter(has_text="Winner").first).to_be_visible()


@pytest.mark.slow  # minutes; the quicker tests beside it play on the same board
def test_two_players_draft_and_play_with_two_characters_each(newcomer: Newcomer) -> None:
    people = [newcomer("Anna"), newcomer("Boris")]
    anna, boris = people
    boris.comes_by(anna.sets_up(GAME, [FRIEND]))
    anna.starts()
    touched: Touched = set()
    click = by_hand(Random(7), touched)
    play_together(people, click, lambda: any(is_asked(person, "draft-pick") for person in people))
    drafting = next(person for person in people if is_asked(person, "draft-pick"))
    drafting.hurries()
    looks_right_in_both_widths(drafting.page)
    play_together(people, click, lambda: any(is_asked(person, "play") for person in people))
    expect(bills(anna)).to_have_count(2)
    expect(my_place(anna).locator(".mine")).to_have_count(2)
    play_together(people, click, lambda: any(is_asked(person, *RESPONSES) for person in people))
    asked = next((person for person in people if person.asked), anna)
    asked.hurries()
    looks_right_in_both_widths(asked.page)
    assert ("Anna", "character") in touched
    play_together(people, quickly(Random(8)))
    look_at_result(anna)
