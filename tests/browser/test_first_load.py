"""What a newcomer's browser has to fetch: little, in every language."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.people import Person

MOST: Final = 300_000  # bytes on the wire, headers and all
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
