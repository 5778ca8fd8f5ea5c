"""Luck in two rounds: a reload in between does no harm, and who does not open their part is named to all."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, PHONE, Person
from tests.games.dice_town.browser.playing import GAME

# The first share that this page sends gets lost.
LOSES_A_SHARE = """
window.WebSocket = class extends WebSocket {
  send(text) {
    if (!window.lost && String(text).includes('"type":"share"')) window.lost = true
    else super.send(text)
  }
}
"""


def test_who_does_not_open_their_part_is_named_and_the_table_deals_again(newcomer: Newcomer) -> None:
    ann, bob = newcomer("Ann"), newcomer("Bob", PHONE)
    bob.page.add_init_script(LOSES_A_SHARE)
    bob.comes_by(ann.sets_up(GAME, [FRIEND, BOT]))
    ann.until(lambda: ann.luck["shares"] == ["sealed", "sealed", "default"])
    before = _noted(ann)
    ann.page.reload()  # the part that is sealed is still known
    expect(ann.button("Start the game")).to_be_visible()
    assert _noted(ann) == before

    ann.button("Start the game").click()
    expect(ann.page.get_by_text("Bob did not open their part of the luck in time").first).to_be_visible()
    expect(bob.page.get_by_text("Your part of the luck was not opened in time").first).to_be_visible()
    for person in (ann, bob):
        _sits_at_the_board(person)
        assert person.luck["lost"] == [[{"seat": 1, "name": "Bob"}]]
        assert person.luck["shares"] == ["own", "own", "default"]
    first, second = _noted(ann)
    assert first["share"] == before[0]["share"] != second["share"]
    assert second["hashes"] == ann.luck["hashes"]

    for person in (ann, bob):
        person.opens_menu()
        person.button("Luck").click()
        expect(person.dialog.get_by_text("Deals that came to nothing")).to_be_visible()
        expect(person.dialog.get_by_role("list").last).to_have_text("Bob")
    looks_right_in_both_widths(ann.page)
    looks_right(bob.page)


def _sits_at_the_board(person: Person) -> None:
    person.until(lambda: bool(person.view))


def _noted(person: Person) -> list[dict[str, object]]:
    key = f"posse.deals.{person.table['id']}"
    noted: list[dict[str, object]] = json.loads(person.page.evaluate("key => localStorage.getItem(key)", key))
    return noted
