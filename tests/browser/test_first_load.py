"""What a newcomer's browser has to fetch: little, in every language, at home and behind an invitation."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.people import FRIEND, Person

MOST: Final = 300_000  # bytes on the wire, headers and all
MOST_INVITED: Final = 430_000  # with the page of a table, but without its board; half of it is type
# The page has no idle moment until the test gives it one.
BUSY: Final = """
window.later = []
window.requestIdleCallback = (run) => window.later.push(run)
"""
LOCALES: Final = {"en": "en-US", "ru": "ru-RU", "uk": "uk-UA"}


def fetched(person: Person, path: str) -> int:
    """How many bytes it takes until the page has all it asks for."""
    sizes: list[int] = []

    def note(loaded: dict[str, Any]) -> None:
        sizes.append(int(loaded["encodedDataLength"]))

    wire = person.page.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", note)
    person.page.goto(path, wait_until="networkidle")
    assert len(sizes) > 3
    return sum(sizes)


@pytest.mark.parametrize("language", LOCALES)
def test_the_home_page_is_light(newcomer: Newcomer, language: str) -> None:
    ann = newcomer("Ann", locale=LOCALES[language])
    size = fetched(ann, "/")
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    assert size < MOST


@pytest.mark.parametrize("language", LOCALES)
def test_an_invited_friend_does_not_wait_for_the_board(newcomer: Newcomer, language: str) -> None:
    """The board is fetched ahead, but only when the invitation is there and the page is idle."""
    ann, bob = newcomer("Ann"), newcomer("Bob", locale=LOCALES[language])
    link = ann.sets_up("colt-express", [FRIEND, FRIEND])
    scripts: list[str] = []
    bob.page.add_init_script(BUSY)
    bob.page.on("request", lambda request: scripts.append(request.url.rpartition("/")[2]))
    size = fetched(bob, link)
    expect(bob.page.locator(".invitation button.main")).to_be_enabled()
    assert size < MOST_INVITED
    assert not any(name.startswith("colt-express-") for name in scripts)
    with bob.page.expect_response(lambda response: "/colt-express-" in response.url):
        bob.page.evaluate("window.later.forEach((run) => run())")
