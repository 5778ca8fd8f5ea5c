"""Carson City's simultaneous placement: two people place at the same time, against one clock."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Locator, expect

from posse.games.carson_city.facts import SPACES
from tests.browser.fixtures import Newcomer
from tests.browser.people import FRIEND, Message, Person, play_together
from tests.games.carson_city.browser.playing import GAME, answers, chooses, quickly


def test_two_people_place_at_the_same_time(newcomer: Newcomer) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    people = [anna, boris]
    link = anna.sets_up(GAME, [FRIEND], ticked=["Kit Carson"])
    boris.comes_by(link)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.table))
    anna.starts()
    play_together(people, _opens, lambda: any(_phase(person) is not None for person in people))
    anna.until(lambda: _phase(anna) is not None)

    # Everybody has the same clock, and both are asked.
    for person in (anna, boris, wanda):
        person.until(lambda person=person: _phase(person) == _phase(anna) is not None)
        expect(_clock(person)).to_be_visible()
        expect(person.prompt).to_contain_text("for everybody")
    assert anna.asked
    assert boris.asked

    # Anna has her finger on a space when Boris places a cowboy; hers counts, too.
    spot = _touches(anna, "space:gambling")
    chooses(boris, "space:wages", "space:wages")
    anna.until(lambda: boris.seat in _at(anna, "wages"))
    expect(spot).to_have_attribute("aria-pressed", "true")
    _confirms(anna)
    for person in (anna, boris, wanda):
        person.until(lambda person=person: anna.seat in _at(person, "gambling"))

    # At the same moment to the same place: the server has an order, and takes both. A page that was too fast
    # for it sends again by itself.
    for person in people:
        _touches(person, "space:road")
    for person in people:
        _confirms(person)
    for person in (anna, boris, wanda):
        person.until(lambda person=person: _at(person, "road") == [0, 1])

    # In the middle of it a page is loaded again: the clock and the question are the same.
    asked, clock = boris.decision, _phase(boris)
    boris.reloads()
    assert (boris.decision, _phase(boris)) == (asked, clock)
    expect(_clock(boris)).to_be_visible()

    # The one who is left alone has half a minute at most.
    answers(anna).get_by_role("button").filter(has_text="Finish placing").last.click()
    boris.until(lambda: [each["seat"] for each in boris.view["waiting"]] == [boris.seat])
    later = _phase(boris)
    assert later is not None
    assert clock is not None
    assert later["until"] < clock["until"]
    expect(_clock(anna)).to_be_visible()
    answers(boris).get_by_role("button").filter(has_text="Finish placing").last.click()
    for person in (anna, boris, wanda):
        person.until(lambda person=person: _phase(person) is None)
        expect(_clock(person)).to_have_count(0)
    assert anna.view["pass_order"] == [anna.seat, boris.seat]


def _opens(person: Person) -> None:
    """Over the socket, up to the first placement, which goes where nobody else wants to go."""
    assert person.decision is not None
    if person.decision["asks"] == "command":
        person.sends("space:three-guns")
    else:
        quickly(Random(3))(person)


def _phase(person: Person) -> Message | None:
    """The clock of the phase, as this person was told last."""
    for text in reversed(person.raw):
        message = json.loads(text)
        if message["type"] in ("view", "clock") and "phase" in message:
            found: Message | None = message["phase"]
            return found
    return None


def _clock(person: Person) -> Locator:
    return person.prompt.get_by_role("timer")


def _at(person: Person, space: str) -> list[int]:
    """The seats with a cowboy there."""
    number = SPACES.index(space)
    found: list[int] = person.view["spaces"][number]["cowboys"]
    return sorted(set(found))


def _touches(person: Person, thing: str) -> Locator:
    """Picks a place; nothing is sent yet."""
    person.hurries()
    spot = person.page.locator(f'button[data-about="{thing}"][aria-pressed]').first
    spot.click()
    expect(spot).to_have_attribute("aria-pressed", "true")
    return spot


def _confirms(person: Person) -> None:
    answers(person).locator("button.main").first.click()
