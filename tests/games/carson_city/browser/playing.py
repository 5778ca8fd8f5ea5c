"""How people play Carson City on its board."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from posse.games.carson_city.facts import NEEDS_HOUSE, PARCEL_NAMES, PRICES, STANDS
from tests.browser.people import Message, Person, Play, Touch, click

GAME: Final = "carson-city"
TWO_STEP: Final = ("land", "attack", "guard", "road")
TABS: Final = {"parcel": "Map", "edge": "Map", "space": "Actions", "character": "Characters"}

Touched = set[tuple[str, str]]


def options(person: Person) -> list[str]:
    assert person.decision is not None
    return [option["name"] for option in person.decision["options"]]


def pick(person: Person, random: Random) -> str:
    """Any option; but nobody passes, or goes back, as long as there is something to do."""
    names = options(person)
    idle = ("pass", "finish", "decline", "keep", "done", "back", "road")
    return random.choice([name for name in names if name not in idle] or names)


def quickly(random: Random) -> Play:
    return lambda person: person.sends(pick(person, random))


def towards_building(asks: str, names: list[str], view: Message) -> str:
    """What soon leads to a building with a road and a house: land in town, roads, a tile."""
    bare = [not what for what in view["what"]].__getitem__
    wanted = {
        "start-parcel": [f"parcel:{PARCEL_NAMES[each].lower()}" for each in view["reached"] if bare(each)],
        "character": ["character:chinese-worker", "character:banker", "character:grocer"],
        "cash": ["cash"],
        "place": ["space:three-roads", *_tiles(view), "space:road"],
        "buy-tile": ["buy"],
        "build": ["keep", "done"],
    }
    return next((name for name in wanted.get(asks, []) if name in names), names[0])


def _tiles(view: Message) -> list[str]:
    """The spaces of tiles that can be paid: those that need a house first, the others make room for them."""
    row = zip(PRICES, view["row"], strict=True)
    paid = [each for each in row if each[0] <= view["players"][view["seat"]]["money"]]
    return [f"space:build-{price}" for price, tile in sorted(paid, key=lambda each: not NEEDS_HOUSE[each[1]])]


def can_build_with_road(asks: str, names: list[str]) -> bool:
    """A site is there for a building that needs a house, and there is a road to lay first."""
    sites = [name.partition(":")[0] for name in names if ":" in name]
    return asks == "build" and "road" in names and any(NEEDS_HOUSE[STANDS.index(each)] for each in sites)


def label_of(decision: Message, option: str) -> Message:
    label: Message = next(each["label"] for each in decision["options"] if each["name"] == option)
    return label


def answers(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Answers")


def by_hand(random: Random, touched: Touched, touch: Touch = click) -> Play:
    """On the board: what is lit, then the button that says so."""

    def play(person: Person) -> None:
        option = pick(person, random)
        assert person.decision is not None
        things = label_of(person.decision, option)["touches"]
        thing = random.choice(things) if option in TWO_STEP else (things[0] if things else "")
        chooses(person, option, thing, touch)
        touched.add((person.name, str(thing).partition(":")[0]))

    return play


def chooses(person: Person, option: str, thing: str, touch: Touch = click) -> None:
    """Touches a thing and sends what it means; what needs two answers is sent with one button."""
    decision = person.hurries()
    if not thing or thing.startswith("cowboy:"):
        touch(answers(person).get_by_role("button").filter(has_text=person.label(option)).last)
        person.settled(decision)
        return
    _brings_forward(person, thing, touch)
    if option == "road":
        touch(answers(person).get_by_role("button", name="Lay a road"))
    spot = person.page.locator(f'button[data-about="{thing}"][aria-pressed]').first
    touch(spot)
    expect(spot).to_have_attribute("aria-pressed", "true")
    touch(answers(person).locator("button.main").first)
    person.settled(decision)
    if option in TWO_STEP:
        person.until(lambda: person.decision is None or person.decision["asks"] != option)


def _brings_forward(person: Person, thing: str, touch: Touch) -> None:
    """Where only a part of the table is seen: the part with this thing."""
    name = TABS.get(thing.partition(":")[0])
    tab = person.page.get_by_role("tab", name=name).first if name else None
    if tab is not None and tab.count() and tab.get_attribute("aria-selected") != "true":
        touch(tab)
