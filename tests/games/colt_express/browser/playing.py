"""How people play Colt Express on its board."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from posse.games.colt_express.facts import ACTION, ACTIONS, BANDITS
from tests.browser.people import Message, Person, Play, Touch, click

GAME: Final = "colt-express"
BESIDES: Final = ("character", "placement", "pick")  # questions with a tray of their own
ON_THE_TRAIN: Final = {"place", "bandit", "loot"}

# Who has touched what kinds of things: ("Anna", "loot").
Touched = set[tuple[str, str]]
Pick = Callable[[Person, Random], str]


def my_place(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your place")


def train(person: Person) -> Locator:
    """What can be touched of the train, or walked over."""
    return person.page.get_by_role("group", name=re.compile("^Places on the train")).get_by_role("button")


def glowing(person: Person) -> Locator:
    """What can be touched of it now."""
    return train(person).and_(person.page.locator("[aria-pressed]"))


def hand(person: Person) -> Locator:
    cards = re.compile(r"^Your (hand|cards)|cards? in (your )?hand", re.I)
    return my_place(person).get_by_role("group", name=cards).get_by_role("button")


# What to choose


def options(person: Person) -> list[str]:
    assert person.decision is not None
    return [option["name"] for option in person.decision["options"]]


def pick(person: Person, random: Random) -> str:
    """Any option, but a card if one can be played."""
    names = options(person)
    return random.choice([name for name in names if name != "draw"] or names)


def pick_for_loot(person: Person, random: Random) -> str:
    """Whatever leads to a car where there is a choice of loot, and to a choice of it."""
    names = options(person)
    assert person.decision is not None
    match person.decision["asks"]:
        case "plan":
            wanted = next((each for each in _way_to_loot(person) if f"play:{each}" in names), None)
            return f"play:{wanted}" if wanted else pick(person, random)
        case "move":
            return min(names, key=lambda name: _way_to_a_choice(person, int(name.partition(":")[2])))
        case _:
            return pick(person, random)


def pick_for_targets(person: Person, random: Random) -> str:
    """With two bandits each: both leaders stand in the last car and shoot first, both partners are one ahead.

    Nobody plays Belle, who can be spared, and nobody adds a card: so there is a choice of two targets.
    """
    names = options(person)
    assert person.decision is not None
    match person.decision["asks"]:
        case "character":
            return next(name for name in names if "belle" not in name)
        case "placement":
            return names[0]
        case "pick":
            return "pick:shoot"
        case "bonus":
            return next(name for name in names if not kind_of(person.decision, name))
        case "plan" if "play:shoot" in names:
            return "play:shoot"
        case _:
            return pick(person, random)


def _way_to_loot(person: Person) -> tuple[str, ...]:
    """Actions, the best first, for wherever the cards laid so far lead."""
    me = next(each for each in person.view["bandits"] if each["owner"] == person.seat)
    laid = [ACTIONS[card["card"] & ACTION] for card in person.view["pile"] if card["seat"] == person.seat]
    roof = me["roof"] != (laid.count("ladder") % 2 == 1)
    if roof:
        return ("ladder", "move")
    if laid.count("move") >= _way_to_a_choice(person, me["car"]):
        return ("rob", "move")
    return ("move", "rob")


def _way_to_a_choice(person: Person, car: int) -> int:
    """How many cars away there is more than one thing to take, and no Marshal."""
    rich = [
        place["car"]
        for place in person.view["places"]
        if not place["roof"] and place["car"] != person.view["marshal"] and _choice_of_loot(place) > 1
    ]
    return min((abs(car - each) for each in rich), default=0)


def _choice_of_loot(place: Message) -> int:
    return len(place["purses"]) + bool(place["jewels"]) + bool(place["strongboxes"])


def label_of(decision: Message, option: str) -> Message:
    label: Message = next(each["label"] for each in decision["options"] if each["name"] == option)
    return label


def kind_of(decision: Message, option: str) -> str:
    """What is touched for it: "card", "deck", "place", "bandit", "loot", "board"; "" if only a button is."""
    if decision["asks"] in BESIDES:
        return str(decision["asks"])
    things = label_of(decision, option)["touches"]
    return str(things[0]).partition(":")[0] if things else ""


# How to choose it


def quickly(random: Random) -> Play:
    return lambda person: person.sends(pick(person, random))


def by_hand(random: Random, touched: Touched, touch: Touch = click, aim: Pick = pick_for_loot) -> Play:
    """On the board: cards, the deck (once each), and what glows on the train."""

    def play(person: Person) -> None:
        option = aim(person, random)
        if "draw" in options(person) and _has_only_laid(person, touched):
            option = "draw"
        assert person.decision is not None
        kind = kind_of(person.decision, option)
        chooses(person, option, touch)
        touched.add((person.name, kind))

    return play


def _has_only_laid(person: Person, touched: Touched) -> bool:
    return (person.name, "card") in touched and (person.name, "deck") not in touched


def chooses(person: Person, option: str, touch: Touch = click) -> None:
    """Touches the thing, which glows, and sends it with the button that says so."""
    decision = person.hurries()
    caption: str | re.Pattern[str] = person.label(option)
    if kind_of(decision, option):
        thing = _thing(person, decision, option)
        expect(thing).to_have_attribute("aria-pressed", "false")
        touch(thing)
        expect(thing).to_have_attribute("aria-pressed", "true")
        if _both_ways(decision, option):
            caption = re.compile("^Face down" if option.startswith("hide:") else "^Face up")
    send = my_place(person).get_by_role("button", name=caption, exact=isinstance(caption, str))
    touch(send.and_(person.page.locator("button:not([aria-pressed])")))
    person.settled(decision)


def _both_ways(decision: Message, option: str) -> bool:
    """Whether Ghost may lay this card face up or down."""
    things = label_of(decision, option)["touches"]
    return sum(each["label"]["touches"] == things for each in decision["options"]) > 1


def _thing(person: Person, decision: Message, option: str) -> Locator:
    label = label_of(decision, option)
    match kind_of(decision, option):
        case "pick":
            deck = my_place(person).get_by_role("group", name="Cards of your deck")
            return deck.get_by_role("button", name=f". {person.label(option)}")
        case "card":
            number = next(arg["value"] for arg in label["args"] if arg["name"] == "card")
            return my_place(person).locator(f'button[data-spot="hand:{number}"]').first
        case "deck":
            return my_place(person).locator('[data-spot^="deck:"] button')
        case "character":
            name = re.compile(rf"^{person.label(option).partition(' and ')[0]}\b")
            return person.page.get_by_role("group", name="Wanted: the bandits").get_by_role(
                "button", name=name
            )
        case "placement":
            name = re.compile(rf"^{person.label(option).partition(' ')[0]} in the last car")
            return my_place(person).get_by_role("button", name=name)
        case "board":
            _, bandit, loot = label["touches"][0].split(":")
            return person.page.locator(f'button[data-spot="board:{BANDITS.index(bandit)}:{loot}"]')
        case _:
            _all_glow(person, decision)
            return train(person).and_(person.page.get_by_role("button", name=person.label(option))).first


def _all_glow(person: Person, decision: Message) -> None:
    """Everything on the train that there is to choose, and nothing else, can be touched."""
    wanted = {person.label(name) for name in options(person) if kind_of(decision, name) in ON_THE_TRAIN}
    expect(glowing(person).first).to_be_visible()
    assert {str(each.get_attribute("aria-label")) for each in glowing(person).all()} == wanted


def is_asked(person: Person, asks: str) -> bool:
    return person.decision is not None and person.decision["asks"] == asks


def chooses_on_the_train(person: Person) -> bool:
    decision = person.decision
    return decision is not None and any(kind_of(decision, name) in ON_THE_TRAIN for name in options(person))
