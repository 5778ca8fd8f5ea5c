"""A game without a board of its own, the one of docs/adding-a-game.md, is played on the plain board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, Person, play_together
from tests.docs.following import GAME, follow_the_page, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the game."""
    folder = tmp_path_factory.mktemp("elsewhere")
    follow_the_page(folder)
    with serving(folder, tmp_path_factory.mktemp("data")) as address:
        yield address


def plays_the_first_card(person: Person) -> None:
    decision = person.hurries()
    place = person.page.get_by_role("region", name="Your place")
    number = decision["options"][0]["label"]["args"][0]["value"]
    place.get_by_role("button", name=f"Play {number}", exact=True).click()
    person.settled(decision)


def test_a_whole_game(newcomer: Newcomer) -> None:
    anna, boris = people = [newcomer("Anna"), newcomer("Boris")]
    anna.page.goto("/")
    expect(anna.page.get_by_role("radio", name="Pay Dirt")).to_have_count(1)
    looks_right(anna.page)
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT]))
    anna.starts()
    anna.hurries()
    expect(anna.page.get_by_role("list", name="Players")).to_contain_text("Boris")
    expect(anna.page.get_by_role("region", name="On the table")).to_contain_text("Cards in the deck")
    looks_right_in_both_widths(anna.page)
    play_together(people, plays_the_first_card)
    for person in people:
        assert sum(person.table["result"]["scores"]) == 3
        expect(person.page.get_by_role("table", name=f"Points of {person.name}")).to_contain_text("nugget")
    looks_right_in_both_widths(boris.page)
