"""BANG!: the hidden six-player game on its board, through a declaration to the fight and the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.moments import LaidTable
from tests.browser.people import BOT
from tests.games.bang.browser.playing import GAME


def test_a_declaration_is_a_button_and_the_fight_is_announced(newcomer: Newcomer) -> None:
    page = newcomer("Anna").page
    table = LaidTable(page)
    table.lay(GAME, "six-declare")
    expect(page.get_by_text("Hidden six: one role is not in the game")).to_be_visible()
    expect(page.get_by_text("Do you declare that the other side is beaten?").first).to_be_visible()
    looks_right_in_both_widths(page)
    declaration = [each["name"] for each in table.moment["message"]["decision"]["options"]][1]
    said = {"crime": "“Crime is defeated!”", "law": "“The law is dead!”"}[declaration]
    expect(page.get_by_role("button", name="Say nothing")).to_be_visible()
    page.get_by_role("button", name=said).click()
    assert table.chosen() == [declaration]

    table.lay(GAME, "six-declare", watching=True)
    expect(page.get_by_role("button", name=said)).to_have_count(0)  # nobody else learns what may be said

    table.lay(GAME, "six-fight")
    expect(page.get_by_text("The fight: the last survivor's side wins")).to_be_visible()
    looks_right_in_both_widths(page)

    table.lay(GAME, "six-over")
    page.keyboard.press("Escape")
    expect(page.locator(".removed")).to_contain_text("Not in the game:")


def test_six_people_set_up_a_hidden_game(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.opens_set_up(GAME)
    anna.page.get_by_label("Game mode").select_option(label="Hidden six")
    anna.segment("Players", "6").click()
    for number in range(2, 7):
        anna.page.get_by_role("combobox", name=f"Who sits in seat {number}").select_option(label=BOT)
    anna.button("Make a table").click()
    anna.until(lambda: bool(anna.table))
    assert anna.table["settings"]["mode"] == "hidden_six"
    anna.starts()
    assert anna.view["hidden_six"]
    assert anna.view["removed"] == -1
