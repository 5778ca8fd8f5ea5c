"""BANG! from the deal to the end with three people, four bots and Dodge City; and how two players begin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from posse.core import Table
from tests.browser.endings import check_record, look_at_replay, look_at_result, reload_in_between
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.luck import brings_luck
from tests.browser.people import ASK_ALWAYS, BOT, FRIEND, Person, play_together
from tests.games.bang.browser.playing import (
    GAME,
    Touched,
    bills,
    by_hand,
    chooses,
    in_a_duel,
    is_asked,
    my_place,
    options,
    quickly,
    unknown_roles,
)

HANDS_ON = 14  # answers given on the board, before the rest is sent


def test_three_people_and_four_bots_with_dodge_city(newcomer: Newcomer, tmp_path: Path, house: Path) -> None:
    people = [newcomer("Anna"), newcomer("Boris"), newcomer("Clara")]
    anna, boris, _ = people
    sits_down(people, house)
    sees_the_table(anna)
    duels(anna, boris)
    touched: Touched = set()
    click = by_hand(Random(5), touched)
    given = 0

    def on_the_board(person: Person) -> None:
        nonlocal given
        click(person)
        given += 1

    play_together(people, on_the_board, lambda: given >= HANDS_ON)
    play_together(people, quickly(Random(6)))

    look_at_result(anna)
    for person in people:
        looks_at_roles(person)
    looks_right_in_both_widths(anna.page)
    check_record(anna, tmp_path)
    look_at_replay(boris)


def sits_down(people: list[Person], house: Path) -> None:
    anna, boris, clara = people
    link = anna.sets_up(GAME, [FRIEND, FRIEND, *[BOT] * 4], ticked=["Dodge City", ASK_ALWAYS])
    boris.comes_by(link)
    brings_luck(clara, anna, house, both_can_duel)
    clara.comes_by(link)
    anna.starts()
    for person in people:
        person.until(lambda person=person: bool(person.view))
    assert anna.view["dodge_city"]


def both_can_duel(table: Table) -> bool:
    """Anna is the Sheriff and begins with a Duel; Boris has an answer to it, and she has one to his."""
    anna, boris = 0, 1
    return (
        answers_with(table, anna, is_duel_with_boris)
        and answers_with(table, boris, is_card)
        and answers_with(table, anna, is_card)
    )


def answers_with(table: Table, seat: int, meant: Callable[[str], bool]) -> bool:
    """Whether this seat is asked and can answer so; then it does."""
    decision = table.decision(seat, named=True)
    answer = next(filter(meant, decision.names), None) if decision else None
    if decision is None or answer is None:
        return False
    table.choose(seat, decision.id, answer)
    return True


def is_card(name: str) -> bool:
    return name.startswith("play:")


def is_duel_with_boris(name: str) -> bool:
    return name.startswith("play:duel-") and name.endswith(":b")


def duels(anna: Person, boris: Person) -> None:
    """Anna challenges Boris, who loads his page again, and both of them answer."""
    chooses(anna, next(filter(is_duel_with_boris, options(anna))))
    boris.until(lambda: in_a_duel(boris))
    boris.hurries()
    expect(boris.page.locator(".coming .bust")).to_have_count(1)
    reload_in_between(boris)
    expect(boris.page.locator(".coming .bust")).to_have_count(1)
    looks_right(boris.page)
    for person in (boris, anna):
        person.until(lambda person=person: in_a_duel(person))
        chooses(person, next(filter(is_card, options(person))))


def sees_the_table(person: Person) -> None:
    """Six others around the table, and no role but those that lie open."""
    expect(bills(person)).to_have_count(6)
    hidden = sum(player["role"] < 0 for player in person.view["players"])
    expect(unknown_roles(person)).to_have_count(hidden)


def looks_at_roles(person: Person) -> None:
    """At the end every role lies open."""
    person.page.keyboard.press("Escape")  # does not watch how it came to that
    assert all(player["role"] >= 0 for player in person.view["players"])
    shown = person.page.get_by_role("region", name="Who was who").get_by_role("listitem")
    winners = person.table["result"]["winners"]
    names = [seat["name"] for seat in person.table["seats"]]
    for seat in winners:
        expect(shown.filter(has_text=names[seat]).filter(has_text="Winner").first).to_be_visible()


def test_two_players_draft_and_sit_with_two_characters_each(newcomer: Newcomer) -> None:
    people = [newcomer("Anna"), newcomer("Boris")]
    anna, boris = people
    boris.comes_by(anna.sets_up(GAME, [FRIEND], ticked=[ASK_ALWAYS]))
    anna.starts()
    touched: Touched = set()
    click = by_hand(Random(7), touched)
    play_together(people, click, lambda: any(is_asked(person, "draft-pick") for person in people))
    drafting = next(person for person in people if person.asked)
    drafting.hurries()
    looks_right_in_both_widths(drafting.page)
    play_together(people, click, lambda: any(is_asked(person, "play") for person in people))
    assert ("Anna", "character") in touched
    expect(bills(anna)).to_have_count(2)
    expect(my_place(anna).locator(".mine.bang-figure")).to_have_count(2)
    playing = next(person for person in people if person.asked)
    playing.hurries()
    looks_right_in_both_widths(playing.page)
