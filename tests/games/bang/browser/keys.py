"""How people play BANG! by keyboard alone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.games.bang.browser.playing import hand, is_asked, label_of, options, several, thing_of

KEYS: Final = 9  # cards of a hand that have one
FRAMES: Final = 8  # in one of the next frames the server has answered
AROUND: Final = 40  # more stops than a table has


def presses(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def answers_by_key(person: Person, ending: bool) -> str:
    """Gives any answer to the open question; what was touched: "card", "card seat", "end" or "answer"."""
    decision = person.hurries()
    option = "" if ending else card_to_play(person)
    if not is_asked(person, "play"):
        touched = "answer"
        discards_by_key(person) if several(person) else answers_any(person)
    elif option:
        touched = " ".join(thing.partition(":")[0] for thing in label_of(person, option)["touches"])
        plays_by_key(person, option)
    else:
        touched = "end"
        presses(person, "0", "0")
    person.settled(decision)
    return touched


def card_to_play(person: Person) -> str:
    """A card of the hand that has a key, aimed at one player or at nobody; "" if there is none."""
    if not is_asked(person, "play"):
        return ""
    cards = things_in_hand(person)
    touched = [label_of(person, name)["touches"] for name in options(person)]
    for name, things in zip(options(person), touched, strict=True):
        seated = len(things) == 1 or (len(things) == 2 and things[1].startswith("seat:"))
        if seated and things[0] in cards[:KEYS] and touched.count(things) == 1:
            return name
    return ""


def things_in_hand(person: Person) -> list[str]:
    return [str(card.get_attribute("data-about")) for card in hand(person).all()]


def plays_by_key(person: Person, option: str) -> None:
    """The card by its number; the focus goes to who can be hit, and arrows move it on."""
    card, *targets = label_of(person, option)["touches"]
    presses(person, str(1 + things_in_hand(person).index(card)))
    for target in targets:
        focused = person.page.locator(".pick:focus")
        expect(focused).to_have_count(1)
        wanted = thing_of(person, target)
        for _ in range(AROUND):
            if wanted.evaluate("each => each === document.activeElement"):
                break
            presses(person, "ArrowRight")
        expect(wanted).to_be_focused()
    presses(person, "Enter")


def discards_by_key(person: Person) -> None:
    presses(person, *[str(1 + card) for card in range(several(person))], "Enter")


def answers_any(person: Person) -> None:
    """The first answer or card that its key gives; what is only picked by it is sent."""
    decision = person.decision
    for key in range(1, 1 + KEYS):
        presses(person, str(key))
        if person.page.locator('main [aria-pressed="true"]').count():
            presses(person, "Enter")
        for _ in range(FRAMES):
            if person.decision != decision:
                return
            person.listens()
