"""A friend who follows a link: who invites, to what, and one button; the host fills what stays free."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.cards import LANDSCAPE, SMALL
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import FRIEND, PHONE, WIDE, Person

GAME: Final = "dice-town"


def invitation(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Ann invites you to Dice Town")


@pytest.mark.parametrize("size", [WIDE, PHONE, LANDSCAPE, SMALL])
def test_an_invited_friend_sees_who_invites_and_takes_a_seat(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    ann, bob = newcomer("Ann"), newcomer("Bob", size)
    bob.page.goto(ann.sets_up(GAME, [FRIEND, FRIEND]))
    sheet = invitation(bob)
    expect(sheet.locator("svg").first).to_be_visible()
    expect(sheet).to_contain_text(re.compile(r"At the table\s*Ann\s*1 of 3 seated"))
    expect(sheet).to_contain_text("about 45 minutes")
    expect(bob.page.get_by_text("The server has sealed its secret seed")).not_to_be_visible()
    looks_right(bob.page)
    sheet.get_by_role("textbox", name="Your name").fill("Bob")
    sheet.get_by_role("button", name="Take a seat").click()
    expect(bob.page.get_by_text("Bob (you)")).to_be_visible()
    expect(sheet).to_have_count(0)
    looks_right(bob.page)


def test_the_host_fills_the_free_seats_with_bots_in_one_click(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.sets_up(GAME, [FRIEND, FRIEND, FRIEND])
    ann.button("Fill 3 free seats with bots").click()
    expect(ann.page.get_by_role("heading", name="Everyone is here.")).to_be_visible()
    expect(ann.button(re.compile("free seats? with bots"))).to_have_count(0)
    ann.starts()


def test_a_full_table_tells_a_friend_that_they_can_watch(newcomer: Newcomer) -> None:
    ann, bob, cora = newcomer("Ann"), newcomer("Bob"), newcomer("Cora", PHONE)
    link = ann.sets_up(GAME, [FRIEND])
    bob.comes_by(link)
    cora.page.goto(link)
    expect(invitation(cora)).to_contain_text("Every seat is taken.")
    expect(cora.button("Take a seat")).to_have_count(0)
    looks_right(cora.page)
    ann.starts()
    expect(cora.prompt).to_contain_text("You are watching")
