"""Carson City on a phone, with a finger: a road, a building, its house."""

from __future__ import annotations

from playwright.sync_api import expect

from posse.games.carson_city.facts import HOUSE, NEEDS_HOUSE, PARCEL_NAMES, STANDS
from tests.browser.fixtures import Newcomer
from tests.browser.looks import assert_fits, looks_right
from tests.browser.people import BOT, PHONE, Person, play_together, tap
from tests.games.carson_city.browser.playing import (
    GAME,
    answers,
    can_build_with_road,
    chooses,
    label_of,
    options,
    towards_building,
)


def test_a_building_with_road_and_house_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    _comes_to_build(anna)
    anna.hurries()
    looks_right(anna.page)
    roads = anna.view["edges"]
    _lays_a_road(anna)
    assert len(anna.view["edges"]) == len(roads) + 1
    site, building = _chooses_a_site(anna)
    assert anna.decision is not None
    assert anna.decision["asks"] == "house"
    expect(answers(anna).get_by_role("list", name="Steps of building")).to_contain_text(site.upper())
    house = _puts_a_house(anna)
    assert_fits(anna.page)
    what = anna.view["what"]
    assert what[_number(site)] == STANDS.index(building)
    assert what[_number(house)] == HOUSE


def _comes_to_build(person: Person) -> None:
    """Over the socket, until there is a site, a road in hand and a building that needs a house."""

    def ready() -> bool:
        return person.asked and can_build_with_road(str(_asks(person)), options(person))

    def play(each: Person) -> None:
        each.sends(towards_building(_asks(each), options(each), each.view))

    while True:  # hardly ever no such tile comes up in a whole game
        person.sets_up(GAME, [BOT])
        person.starts()
        play_together([person], play, ready)
        if ready():
            return


def _asks(person: Person) -> str:
    assert person.decision is not None
    return str(person.decision["asks"])


def _lays_a_road(person: Person) -> None:
    assert person.decision is not None
    chooses(person, "road", label_of(person.decision, "road")["touches"][0], tap)


def _chooses_a_site(person: Person) -> tuple[str, str]:
    """The parcel and the building on it."""
    needs = [name for name in options(person) if ":" in name]
    option = next(name for name in needs if NEEDS_HOUSE[STANDS.index(name.partition(":")[0])])
    building, _, site = option.partition(":")
    chooses(person, option, f"parcel:{site}", tap)
    return site, building


def _puts_a_house(person: Person) -> str:
    """On land of one's own or nobody's: nobody has to consent."""
    free = [
        name
        for name in options(person)
        if name.startswith("parcel:") and person.view["owner"][_number(name[7:])] in (-1, person.seat)
    ]
    chooses(person, free[0], free[0], tap)
    return free[0].removeprefix("parcel:")


def _number(parcel: str) -> int:
    return PARCEL_NAMES.index(parcel.upper())
