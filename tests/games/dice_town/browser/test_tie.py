"""A tie on the table: what is at stake, why an offer cannot be sealed, and what a glowing seat does."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.moments import LaidTable

GAME = "dice-town"


def test_an_offer_that_cannot_be_sealed_says_why_and_the_stake_is_shown(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    table = LaidTable(page)
    table.lay(GAME, "offer-tied")
    expect(page.get_by_text("At stake: draw 1 for each J, keep 1 (J\u00a0×\u00a01)")).to_be_visible()
    seal = page.get_by_role("button", name="Seal the offer")
    expect(seal).to_have_attribute("aria-disabled", "true")
    seal.click(force=True)
    why = page.get_by_role("dialog", name="Why?")
    expect(why).to_contain_text("There is nothing in the offer yet.")
    expect(why.get_by_role("button", name="Rule dispute-offer-content")).to_be_visible()
    table.lay(GAME, "offer-untied")
    page.get_by_role("button", name="Seal the offer").click(force=True)
    expect(why).to_contain_text("First say who the offer is for.")
    assert table.chosen() == []


def test_a_glowing_seat_is_picked_and_put_back_whatever_is_asked(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    table = LaidTable(page)
    for name in ("saloon-target", "joe-target", "doctor-order", "ruling", "offer-untied"):
        table.lay(GAME, name)
        glowing = page.locator(".panel .pick")
        for at in range(glowing.count()):
            seat = glowing.nth(at)
            seat.click()
            expect(seat).to_have_attribute("aria-pressed", "true")
            expect(page.locator(".panel.picked")).to_have_count(1)
            seat.click()
            expect(seat).to_have_attribute("aria-pressed", "false")
        assert glowing.count() > 0, name
        assert table.chosen() == [], name
