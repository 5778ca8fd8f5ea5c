"""What a page says of what happened: sentence by sentence, and for how long.

The page's clock is the test's: a show of minutes is watched in seconds, to the millisecond.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from playwright.sync_api import expect

from posse.core import Said, registry
from posse.words import Words
from tests.browser.people import BOT, Message, Person

STEP: Final = 2_000  # milliseconds of the page's clock
LONGEST: Final = 1_200_000  # of a show
# Where sentences are said: in the prompt line, or in the ticker of a narrow screen.
RECORD: Final = """
(() => {
  window.sayings = []
  const note = () => {
    const all = [...document.querySelectorAll('[data-event]')]
    const shown = all.find((each) => each.getClientRects().length)
    const number = shown?.dataset.event
    if (number === undefined) return
    const copy = shown.cloneNode(true)
    copy.querySelectorAll('small, b:first-child').forEach((each) => each.remove())
    const last = window.sayings.at(-1)
    if (last?.number === +number) last.text = copy.textContent
    else window.sayings.push({ number: +number, text: copy.textContent, at: performance.now() })
  }
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(note).observe(document, all)
})()
"""


def settle(person: Person, **settings: str | bool) -> None:
    """These are the reader's settings, and time goes by only when the test says so."""
    kept = json.dumps(json.dumps({"sound": False, **settings}))
    person.page.add_init_script(
        f"if (location.origin !== 'null') localStorage.setItem('posse.settings', {kept})"
    )
    person.page.add_init_script(RECORD)
    person.page.clock.install()


def sits_with_bots(person: Person, game: str, bots: int) -> None:
    """Bots that answer at once: all they do comes in one go, and the show has to catch up."""
    person.sets_up(game, [BOT] * bots)
    person.starts()
    expect(person.prompt).to_contain_text("Your turn")


def told(person: Person) -> Iterator[Message]:
    """Every event that came over the socket, after the table as it was found."""
    number = -1
    for text in person.raw:
        message = json.loads(text)
        if message["type"] != "view":
            continue
        if number >= 0:
            yield from (event for event in message["events"] if event["number"] > number)
        number = max(number, message["number"] - 1)


def sentence(person: Person, event: Message) -> str:
    """What the page should say, in English."""
    words = Words("en")
    names = [words.t(seat["key"]) if seat["key"] else seat["name"] for seat in person.table["seats"]]
    args = tuple((each["name"], each["what"], each["value"]) for each in event["args"])
    return words.say(registry.find(person.table["game"]), Said(event["key"], args), names)


def letters(text: str) -> str:
    """The words of a sentence; pictures in a row need no commas."""
    return re.sub(r"\W+", "", text)


def sayings(person: Person) -> list[Message]:
    found: list[Message] = person.page.evaluate("sayings")
    return found


def watches(person: Person, last: int) -> None:
    """Time goes by until this event has been said and everything has been shown."""
    for _ in range(0, LONGEST, STEP):
        person.page.clock.run_for(STEP)
        playing = person.page.locator("#question.playing").count()
        if not playing and max((each["number"] for each in sayings(person)), default=-1) >= last:
            return
    raise AssertionError(f"event {last} is not said: {sayings(person)[-3:]}")


def lengths(said: list[Message]) -> dict[int, float]:
    """How long each sentence stayed, by the number of its event; of the last one nothing is known."""
    return {one["number"]: two["at"] - one["at"] for one, two in pairwise(said)}
