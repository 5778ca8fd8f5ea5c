"""How people play BANG! on its board."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from posse.core.table import SEAT_LETTERS
from tests.browser.people import Message, Person, Play, Touch, click

GAME: Final = "bang"
RESPONSES: Final = ("respond-missed", "respond-bang", "rescue")
FEW: Final = 5  # answers that stand as buttons beside the question
SEVERAL: Final = ("discard-excess", "pay")  # cards that are picked together

# Who has touched what, first and second: ("Anna", "card seat").
Touched = set[tuple[str, str]]


def my_place(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your place")


def answers(person: Person) -> Locator:
    return person.page.get_by_role("group", name="What you can answer")


def hand(person: Person) -> Locator:
    return my_place(person).get_by_role("group", name=re.compile("^Your hand")).get_by_role("button")


def bills(person: Person) -> Locator:
    """The others around the table."""
    return person.page.locator(".bill")


def unknown_roles(person: Person) -> Locator:
    return person.page.get_by_role("img", name="Role unknown")


# What to choose


def options(person: Person) -> list[str]:
    assert person.decision is not None
    return [option["name"] for option in person.decision["options"]]


def pick(person: Person, random: Random) -> str:
    """Any option; but a turn does not end while there is something to play."""
    names = options(person)
    return random.choice([name for name in names if name != "end"] or names)


def pick_to_fall(person: Person, random: Random) -> str:
    """Gets out of the game as quickly as can be: answers nothing, puts nothing in play, and ends the turn."""
    names = options(person)
    for name in ("take", "refuse", "give-up", "end"):
        if name in names:
            return name
    return random.choice(names)


def label_of(person: Person, option: str) -> Message:
    assert person.decision is not None
    return next(each["label"] for each in person.decision["options"] if each["name"] == option)


def is_asked(person: Person, *asks: str) -> bool:
    return person.decision is not None and person.decision["asks"] in asks


def about(person: Person, name: str) -> object:
    assert person.decision is not None
    return next((arg["value"] for arg in person.decision["about"] if arg["name"] == name), None)


def in_a_duel(person: Person) -> bool:
    return is_asked(person, "respond-bang") and about(person, "kind") == "card-duel"


# How to choose it


def quickly(random: Random) -> Play:
    return lambda person: person.sends(pick(person, random))


def falling(random: Random) -> Play:
    return lambda person: person.sends(pick_to_fall(person, random))


def by_hand(random: Random, touched: Touched, touch: Touch = click) -> Play:
    """On the board, each kind of touch once: cards, then their targets; answers, as buttons."""

    def play(person: Person) -> None:
        option = pick(person, random)
        kind = "several" if several(person) else kind_of(person, option)
        if (person.name, kind) in touched:
            person.sends(option)
            return
        if several(person):
            discards(person, touch)
        else:
            chooses(person, option, touch)
        touched.add((person.name, kind))

    return play


def kind_of(person: Person, option: str) -> str:
    """What is touched for it: "card", "card seat", "hand"; "answer" if it is a button beside the question."""
    things = label_of(person, option)["touches"]
    if is_asked(person, *RESPONSES) and len(options(person)) <= FEW:
        return "answer"
    return " ".join(thing.partition(":")[0] for thing in things)


def several(person: Person) -> int:
    """How many cards go together; 0 where one is picked."""
    count = about(person, "n") if is_asked(person, *SEVERAL) else 0
    return count if isinstance(count, int) and count > 1 else 0


def discards(person: Person, touch: Touch = click) -> None:
    """As many as have to go, with one button; they are sent one after another."""
    decision = person.hurries()
    count = several(person)
    for card in hand(person).all()[:count]:
        touch(card)
    touch(answers(person).get_by_role("button", name=f"Discard {count} cards"))
    person.until(lambda: person.decision is None or person.decision["asks"] != decision["asks"])


def chooses(person: Person, option: str, touch: Touch = click) -> None:
    """Touches the card, which glows, then its target; or sends it with the button that says so."""
    decision = person.hurries()
    things = label_of(person, option)["touches"]
    if kind_of(person, option) == "answer" or not things:
        touch(answers(person).get_by_role("button", name=person.label(option)).first)
        person.settled(decision)
        return
    first, *more = things
    card = thing_of(person, first)
    expect(card).to_have_attribute("aria-pressed", "false")
    touch(card)
    if more:
        touch(thing_of(person, more[0]))
        if sum(each["label"]["touches"] == things for each in decision["options"]) == 1:
            person.settled(decision)
            return
    touch(answers(person).get_by_role("button", name=person.label(option), exact=True).first)
    person.settled(decision)


def thing_of(person: Person, thing: str) -> Locator:
    """What is touched on the board."""
    kind, _, name = thing.partition(":")
    page = person.page
    match kind:
        case "seat" | "hand":
            seat = page.locator(f'[data-spot="seat:{SEAT_LETTERS.index(name)}"]')
            return seat.locator(".pick" if kind == "seat" else ".fan.can").first
        case "character":
            at_the_table = page.locator(f'section[data-about="{thing}"] .pick')
            return at_the_table.or_(page.locator(f'button[data-about="{thing}"]')).first
        case "deck":
            return page.locator('button[data-about="deck"]')
        case "discard":
            return page.locator('[data-about="discard"] button')
        case _:
            return page.locator(f'button[data-about="{thing}"]').first
