"""Every screen: it opens without a complaint, fits, and the accessibility checker finds nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Newcomer
from tests.browser.people import PHONE, WIDE, Person

AXE = Path(ROOT / "tools/browser/node_modules/axe-core/axe.min.js")
SCREENS = ["/", "/tables", "/rules", "/settings", "/about"]
KEY = re.compile(r"^(client|dice-town|error|refusal)-[a-z-]+$", re.M)


def violations(page: Page) -> list[str]:
    """What the accessibility checker finds, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document)")
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found["violations"]]


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the side."""
    return bool(page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


def sits_down_with_bots(person: Person) -> Page:
    """From the home screen: the big button, and one is at the table."""
    page = person.page
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Sit down(: Dice Town,| with) \d bots?$")).last.click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.get_by_text("Which dice do you keep?").first).to_be_visible()
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_opens_fits_and_passes_the_checker(
    newcomer: Newcomer, screen: str, size: tuple[int, int]
) -> None:
    page = newcomer("Ann", size).page
    page.goto(screen)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert fits(page)
    assert KEY.findall(page.inner_text("body")) == []
    assert violations(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_sitting_down_with_bots_takes_two_clicks(newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = sits_down_with_bots(newcomer("Ann", size))
    assert fits(page)
    assert KEY.findall(page.inner_text("body")) == []
    assert violations(page) == []


def test_the_language_changes_in_place_and_is_remembered(newcomer: Newcomer) -> None:
    page = newcomer("Ann").page
    page.goto("/")
    page.locator("button[lang=uk]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert KEY.findall(page.inner_text("body")) == []
