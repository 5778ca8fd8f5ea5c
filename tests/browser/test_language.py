"""The language changes in the middle of a game, and the game goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from posse.words import Words
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import PHONE, Person, play_together
from tests.games.dice_town.browser.playing import sits_with_quick_bots


def test_the_language_changes_in_the_middle_of_a_game(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    sits_with_quick_bots(anna)
    for language, name in (("uk", "Українська"), ("ru", "Русский"), ("en", "English")):
        anna.page.keyboard.press("Escape")  # does not watch the round
        decision, faces = anna.decision, anna.view["rolled_faces"]
        anna.opens_menu()
        anna.dialog.get_by_text(name, exact=True).click()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        anna.closes_dialog()
        expect(anna.prompt).to_contain_text(Words(language).t("client-your-turn"))
        expect(anna.prompt).to_contain_text(Words(language).t("dice-town-ask-commit-keep"))
        assert (anna.decision, anna.view["rolled_faces"]) == (decision, faces)
        looks_right(anna.page)
        _keep_first_die(anna)
        play_together([anna], _list_first, lambda: _keeps(anna))


def _keeps(person: Person) -> bool:
    return person.decision is not None and person.decision["asks"] == "commit-keep"


def _keep_first_die(person: Person) -> None:
    """By place, not by name: it is called something else in every language."""
    decision = person.decision
    assert decision is not None
    board = person.page.locator(".myplace")
    board.locator("[data-spot^='dice:'] button").first.tap()
    board.locator("[data-spot^='dice:'] button[aria-pressed=true]").wait_for()
    board.locator(".act button").first.tap()
    person.settled(decision)


def _list_first(person: Person) -> None:
    assert person.decision is not None
    person.sends(person.decision["options"][0]["name"])
