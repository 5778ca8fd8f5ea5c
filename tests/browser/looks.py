"""Checks for every screen: it fits, it announces, the accessibility checker finds nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from posse import catalogue
from posse.core import registry
from tests.browser.people import PHONE, WIDE

AXE: Final = Path(__file__).parents[2] / "tools/browser/node_modules/axe-core/axe.min.js"
LAID_OUT: Final = 10_000  # milliseconds, at most
STICKS_OUT: Final = """
async (patience) => {
  // A browser that is short of time may draw no frame at all for a page nobody looks at.
  const nextFrame = () => Promise.race([
    new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500)),
  ])
  // What follows from a new width is done in the frame after it.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame()
  const end = performance.now() + patience
  while (document.scrollingElement.scrollWidth > innerWidth) {
    if (performance.now() > end)
      return [...document.querySelectorAll('body *')]
        .filter((thing) => thing.getBoundingClientRect().right > innerWidth + 1)
        .map((thing) => thing.outerHTML.slice(0, 120)).slice(0, 5).join('  ') || 'nobody knows what'
    await nextFrame()
  }
  return ''
}
"""
# With reduced motion a change is there at once: what comes later slips away under a pointer.
LATE: Final = """
() => document.documentElement.dataset.motion !== 'none' ? [] : [...document.querySelectorAll('body *')]
  .filter((thing) => getComputedStyle(thing).transitionDuration.split(', ').some((each) => each !== '0s'))
  .map((thing) => thing.outerHTML.slice(0, 120)).slice(0, 5)
"""
# A message that was not found shows as its key.
_KEYS: Final = "|".join(["client", "error", "refusal", *[game.name for game in registry.games()]])
KEY: Final = re.compile(rf"^({_KEYS})-[a-z-]+$", re.M)


def violations(page: Page) -> list[str]:
    """What the accessibility checker finds, a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found["violations"]]


def sticks_out(page: Page) -> str:
    """What makes the page scroll to the side, "" if nothing does. A page just turned is laid out first."""
    return str(page.evaluate(STICKS_OUT, LAID_OUT))


def assert_fits(page: Page) -> None:
    wide = sticks_out(page)
    assert not wide, f"{page.url} is wider than {page.viewport_size}: {wide}"


def looks_right(page: Page) -> None:
    assert_fits(page)
    keys = [found.group() for found in KEY.finditer(page.inner_text("body"))]
    rules = {rule.id for rule in catalogue.rules()}  # a game's may begin as its messages do
    bare = [key for key in keys if key not in rules]
    assert not bare, bare
    late = page.evaluate(LATE)
    assert not late, late
    found = violations(page)
    assert not found, "\n".join(found)


def looks_right_in_both_widths(page: Page) -> None:
    size = page.viewport_size
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        looks_right(page)
    if size is not None:
        page.set_viewport_size(size)
