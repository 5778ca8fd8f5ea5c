"""Whether a question, its answers and what glows are in reach without scrolling."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page

from tests.browser.looks import LAID_OUT
from tests.browser.people import LOOK_AGAIN

FINGER: Final = 24
# What is wrong with the question, with the buttons that answer it, and with what glows in the picture.
WRONG: Final = """
(finger) => {
  const SENT = '.act .btn, .sendbar .btn, .prompt .answers .btn, .answers > .act, ' +
    '.question > .answers:not(.many) .btn, .question > .bidding button'
  const tabs = document.querySelector('nav.tabs')?.getBoundingClientRect()
  const bar = document.querySelector('header.bar').getBoundingClientRect()
  const foot = tabs?.height ? tabs.top : innerHeight
  const wrong = []
  const question = document.querySelector('#question').getBoundingClientRect()
  if (question.top < bar.bottom - 1 || question.bottom > foot + 1) wrong.push('the question is out of sight')
  for (const button of document.querySelectorAll(SENT)) {
    const box = button.getBoundingClientRect()
    if (!box.width) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const there = document.elementFromPoint(x, y)
    if (box.bottom > foot + 1 || !button.contains(there)) wrong.push(`cut off: ${button.textContent.trim()}`)
  }
  for (const button of document.querySelectorAll('.train [aria-pressed]')) {
    const { width, height } = button.getBoundingClientRect()
    if (Math.min(width, height) < finger - 0.1) wrong.push(`too small: ${button.getAttribute('aria-label')}`)
  }
  return wrong
}
"""
TOO_HIGH: Final = """
() => {
  const over = document.scrollingElement.scrollHeight - innerHeight
  return over > 0 ? [`too high by ${over}`] : []
}
"""


def settled(page: Page, faults: str) -> list[str]:
    """What is wrong with the page once it is laid out."""
    end = time.monotonic() + LAID_OUT / 1000
    while wrong := page.evaluate(faults, FINGER):
        if time.monotonic() > end:
            return list(wrong)
        page.wait_for_timeout(LOOK_AGAIN)
    return []
