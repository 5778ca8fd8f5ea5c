"""The host lets a bot play for somebody who does not answer, or who has gone; the seat stays theirs."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, PHONE, WIDE, Person
from tests.games.dice_town.browser.playing import GAME

STILL: Final = {"en": "Somebody does not answer", "ru": "Кто-то не отвечает", "uk": "Хтось не відповідає"}


def section(person: Person, title: str) -> Locator:
    return person.dialog.locator("section", has=person.page.get_by_role("heading", name=title))


def sit_down(ann: Person, bob: Person) -> None:
    """Both are asked about their first roll, and Bob does nothing."""
    bob.comes_by(ann.sets_up(GAME, [FRIEND, BOT]))
    ann.starts()
    bob.until(lambda: bob.asked)


def test_too_early_is_refused_with_the_reason_and_a_seat_that_was_left_gets_a_bot(newcomer: Newcomer) -> None:
    ann, bob = newcomer("Ann"), newcomer("Bob", PHONE)
    sit_down(ann, bob)
    ann.opens_menu()
    still = section(ann, STILL["en"])
    expect(still).to_contain_text("when a player has not answered for 3 minutes")
    looks_right_in_both_widths(ann.page)
    still.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ann.page.get_by_text(re.compile("This player has not been thinking for long"))).to_be_visible()
    expect(still).to_be_visible()
    assert [text for text in ann.complaints if "409" not in text] == []
    ann.complaints.clear()  # the browser's word for the refusal

    address = bob.page.url
    bob.page.goto("about:blank")
    missing = section(ann, "Someone is missing")
    missing.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ann.dialog).to_have_count(0)
    ann.until(lambda: ann.table["seats"][1]["away"])

    bob.page.goto(address)
    expect(bob.button("Take your seat back")).to_be_visible()
    looks_right(bob.page)
    bob.takes_seat_back()


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_menu_offers_it_in_every_language(
    newcomer: Newcomer, language: str, size: tuple[int, int]
) -> None:
    ann, bob = newcomer("Ann"), newcomer("Bob")
    sit_down(ann, bob)
    ann.page.evaluate("language => localStorage.setItem('posse.lang', language)", language)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.reloads()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.opens_menu()
    offer = section(ann, STILL[language]).get_by_role("button", name="Bob")
    offer.scroll_into_view_if_needed()
    expect(offer).to_be_in_viewport(ratio=0.95)
    looks_right(ann.page)
