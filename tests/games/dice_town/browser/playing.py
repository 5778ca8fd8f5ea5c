"""How people play Dice Town on its board."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, Person, Play, Touch, click

GAME: Final = "dice-town"
KEEP: Final = re.compile(r"^Keep .* for (free|\$\d+)$")
FACES: Final = ("nine", "ten", "jack", "queen", "king", "ace")
LISTED: Final = ("cheat", "fence-pick", "reduce-keep", "offer-dollars", "offer-nuggets", "offer-cards")
OFFERING: Final = ("offer", "offer-dollars", "offer-nuggets", "offer-cards")


def dice(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Your dice").get_by_role("button")


def place(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your place")


def sits_down_with_bots(person: Person) -> None:
    person.sits_down_with_bots(GAME)
    expect(person.prompt).to_contain_text("Which dice do you keep?")
    person.until(lambda: person.asked)


def sits_with_quick_bots(person: Person) -> None:
    """As many of them; but they answer at once, and nobody else is there to hide anything from."""
    person.sets_up(GAME, [BOT, BOT, BOT])
    person.starts()
    person.until(lambda: person.asked)


# What to choose


def pick(person: Person, random: Random, generous: bool = False) -> str:
    """Something that brings the game on: as many dice as money buys, nines above all; the mine ends the game.

    Offers to the sheriff are empty, unless one is generous.
    """
    assert person.decision is not None
    names = [option["name"] for option in person.decision["options"]]
    match person.decision["asks"]:
        case "commit-keep":
            faces = dict(zip(person.view["rolled"], person.view["rolled_faces"], strict=True))
            plain = [name for name in names if "+" not in name]
            return max(plain, key=lambda name: _worth([faces[die] for die in dice_in(name)]))
        case "offer":
            return random.choice(names[1:]) if generous else names[0]
        case "offer-dollars" | "offer-nuggets" | "offer-cards":
            return names[min(1, len(names) - 1)]
        case _:
            return random.choice(names)


def _worth(faces: list[int]) -> tuple[int, int]:
    return faces.count(0), len(faces)


def dice_in(option: str) -> list[int]:
    """The dice of "keep:0,3"."""
    return [int(die) for die in re.findall(r"\d", option.partition("+")[0])]


# How to choose it


def quickly(random: Random, generous: bool = False) -> Play:
    return lambda person: person.sends(pick(person, random, generous))


def by_hand(random: Random, touch: Touch = click, generous: bool = False) -> Play:
    """On the board, wherever it has something to touch for the choice."""
    return lambda person: chooses(person, pick(person, random, generous), touch)


def chooses(person: Person, option: str, touch: Touch = click) -> None:
    decision = person.hurries()
    asks = decision["asks"]
    if asks in ("commit-keep", "reduce-keep") and "+" not in option and dice_in(option):
        keeps(person, dice_in(option), touch)
    elif asks == "offer" and option != "empty":
        offers(person, option, touch)
    elif asks in ("store-pick", "saloon-pick"):
        touch(place(person).get_by_role("group").get_by_role("button").nth(_drawn(person, option)))
        person.settled(decision)
    elif asks in LISTED or option in ("cheaters:1", "cheaters:2") or asks == "commit-keep":
        person.answer(option)
    else:
        touch(place(person).get_by_role("button", name=person.label(option)).first)
        person.settled(decision)


def keeps(person: Person, chosen: list[int], touch: Touch = click) -> None:
    """Touches these dice and puts the cup down."""
    decision = person.decision
    assert decision is not None
    lifts(person, chosen, touch)
    touch(person.button(KEEP))
    person.settled(decision)


def lifts(person: Person, chosen: list[int], touch: Touch = click) -> None:
    rolled, faces = person.view["rolled"], person.view["rolled_faces"]
    if person.decision is not None and person.decision["asks"] == "reduce-keep":
        mine = person.view["players"][person.seat]
        shown = dict(zip(mine["kept"], mine["kept_faces"], strict=True))
        rolled = mine["fresh"]
        faces = [shown[die] for die in rolled]
    all_dice = dice(person)
    expect(all_dice).to_have_count(len(rolled))
    for at, (die, face) in enumerate(zip(rolled, faces, strict=True)):
        expect(all_dice.nth(at)).to_have_accessible_name(FACES[face])
        wanted = "true" if die in chosen else "false"
        if all_dice.nth(at).get_attribute("aria-pressed") != wanted:
            touch(all_dice.nth(at))
            expect(all_dice.nth(at)).to_have_attribute("aria-pressed", wanted)


def offers(person: Person, option: str, touch: Touch = click) -> None:
    """Makes up an offer for this one: a dollar or a nugget if there is one, else a card; and seals it."""
    board = place(person)
    assert person.decision is not None
    others = [each["name"] for each in person.decision["options"][1:]]
    if len(others) > 1:
        touch(board.get_by_role("radiogroup").locator("label").nth(others.index(option)))
    money = board.get_by_role("button", name="more")
    touch(money.first if money.count() else board.get_by_role("button", name="offer", exact=False).first)
    touch(board.get_by_role("button", name="Seal the offer"))
    person.until(lambda: person.decision is None or person.decision["asks"] not in OFFERING)


def _drawn(person: Person, option: str) -> int:
    """Where the card of this option lies among those one looks at."""
    assert person.decision is not None
    label = next(each["label"] for each in person.decision["options"] if each["name"] == option)
    card = next(arg["value"] for arg in label["args"] if arg["what"] == "card")
    return int(person.view["drawn"].index(card))
