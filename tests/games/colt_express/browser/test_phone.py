"""Colt Express on a phone, with a finger."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import assert_fits, looks_right
from tests.browser.people import BOT, PHONE, Person, play_together, tap
from tests.games.colt_express.browser.playing import (
    GAME,
    ON_THE_TRAIN,
    Touched,
    by_hand,
    chooses_on_the_train,
    is_asked,
)

SCROLLED = "front => (document.querySelector('.pic .scroller').scrollLeft === 0) === front"


def test_planning_and_a_choice_on_the_train_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    anna.sets_up(GAME, [BOT, BOT, BOT])
    anna.starts()
    touched: Touched = set()
    touch = by_hand(Random(3), touched, tap)

    def play(person: Person) -> None:
        person.hurries()
        assert_fits(person.page)
        touch(person)

    play_together([anna], play, lambda: is_asked(anna, "plan"))
    anna.hurries()
    looks_right(anna.page)
    _looks_over_the_train(anna)
    _unfolds_boards(anna)
    play_together([anna], play, lambda: chooses_on_the_train(anna))
    assert {kind for _, kind in touched} >= {"character", "card", "deck"}
    anna.hurries()
    looks_right(anna.page)
    play(anna)
    assert {kind for _, kind in touched} & ON_THE_TRAIN
    assert_fits(anna.page)


def _looks_over_the_train(person: Person) -> None:
    """The overview shows everybody; touching its ends leads there."""
    overview = person.page.locator(".overview")
    expect(overview.locator(".one")).to_have_count(5)  # four bandits and the Marshal
    box = overview.bounding_box()
    assert box is not None
    assert box["width"] <= PHONE[0]
    for end, at_the_front in ((10, True), (box["width"] - 10, False)):
        person.page.touchscreen.tap(box["x"] + end, box["y"] + box["height"] / 2)
        person.page.wait_for_function(SCROLLED, arg=at_the_front)
    assert_fits(person.page)


def _unfolds_boards(person: Person) -> None:
    cells = person.page.get_by_role("list", name="Everyone at the table").get_by_role("button")
    expect(cells).to_have_count(4)
    cells.first.tap()
    boards = person.page.get_by_role("group", name="Boards of all bandits")
    expect(boards.get_by_role("region")).to_have_count(4)
    looks_right(person.page)
    boards.get_by_role("button", name="Close").tap()
    expect(boards).to_have_count(0)
