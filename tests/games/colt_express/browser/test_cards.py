"""Everything on the train explains itself. A refusal hides nothing."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.cards import LANDSCAPE, SMALL, about, card, covers_nothing, points_at
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import BOT, PHONE, Person, play_together
from tests.games.colt_express.browser.playing import GAME, is_asked, quickly


def plans_a_robbery(person: Person) -> None:
    """At a table of Colt Express, until it is one's turn to plan."""
    person.sets_up(GAME, [BOT, BOT, BOT])
    person.starts()
    quick = quickly(Random(5))
    play_together([person], quick, lambda: is_asked(person, "plan"))
    person.hurries()


def test_the_train_explains_itself_to_all_three(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    plans_a_robbery(anna)
    points_at(anna, "marshal", "cannot be shot or punched.")
    looks_right(anna.page)
    for thing, says in (
        ("turn:standard", "One turn each, clockwise"),
        ("count:neutral", "Neutral bullets left: 13 of 13."),
        ("place:0-inside", "The Marshal is here."),
        ("deck:a", "you may draw three from here"),
    ):
        anna.page.keyboard.press("Escape")
        expect(card(anna)).to_have_count(0)
        if thing == "deck:a":  # a touch of it would choose it
            points_at(anna, thing, says)
        else:
            about(anna, thing).click(position={"x": 6, "y": 6})  # the Marshal stands in the middle
            expect(card(anna)).to_contain_text(says)
        covers_nothing(anna, about(anna, thing))
    about(anna, "turn:standard").locator("xpath=ancestor-or-self::*[@tabindex][1]").focus()
    anna.page.keyboard.press("i")
    expect(card(anna)).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), PHONE, SMALL, LANDSCAPE])
def test_a_refusal_is_pinned_beside_the_thing_and_hides_nothing(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    anna = newcomer("Anna", size)
    plans_a_robbery(anna)
    figure = about(anna, "marshal")
    figure.scroll_into_view_if_needed()
    figure.click()
    expect(card(anna)).to_contain_text("Not now.")
    expect(card(anna).locator(".title")).to_have_text("Marshal")
    covers_nothing(anna, figure)
    looks_right(anna.page)
    anna.page.locator("header.bar h1").click()
    expect(card(anna)).to_have_count(0)
