"""Colt Express from the set-up to the end: four seats, and two players with two bandits each."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from posse.games.colt_express.facts import BANDITS, ROUNDS
from posse.words import Words
from tests.browser.endings import (
    check_luck,
    check_record,
    events,
    look_at_replay,
    look_at_result,
    reload_in_between,
)
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.people import BOT, FRIEND, Message, Person, Play, play_together
from tests.games.colt_express.browser.playing import (
    GAME,
    ON_THE_TRAIN,
    Touched,
    by_hand,
    chooses_on_the_train,
    hand,
    is_asked,
    my_place,
    pick_for_targets,
    quickly,
)


def dollars(points: int) -> str:
    return f"${points:,}"


def test_two_people_and_two_bots_play_five_rounds(newcomer: Newcomer, tmp_path: Path) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    people = [anna, boris]
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT, BOT]))
    anna.starts()
    assert anna.view["abilities"]
    assert anna.view["events"]
    random = Random(5)
    touched: Touched = set()
    click = by_hand(random, touched)

    play_together(people, click, lambda: is_asked(anna, "plan") and len(anna.view["pile"]) > 0)
    anna.hurries()
    looks_right_in_both_widths(anna.page)
    play_together(people, click, lambda: any(map(chooses_on_the_train, people)))
    chooser = next(person for person in people if chooses_on_the_train(person))
    chooser.hurries()
    looks_right_in_both_widths(chooser.page)
    play_together(people, click, lambda: anna.view["round"] > 1 and _has_seen_it_all(people, touched))
    assert all(_uses_the_board(person, touched) for person in people), touched
    play_together(people, quickly(random), lambda: boris.asked and len(boris.view["pile"]) > 1)
    reload_in_between(boris)
    play_together(people, quickly(random))

    assert len(anna.view["round_cards"]) == ROUNDS
    for person in people:
        look_at_result(person, dollars)
        _look_at_purses(person)
    looks_right_in_both_widths(boris.page)
    check_luck(anna)
    check_record(anna, tmp_path)
    look_at_replay(boris)


def _uses_the_board(person: Person, touched: Touched) -> bool:
    """Whether this person has laid and drawn cards, and chosen something on the train."""
    kinds = {kind for name, kind in touched if name == person.name}
    return kinds >= {"character", "card", "deck"} and bool(kinds & ON_THE_TRAIN)


def _has_seen_it_all(people: list[Person], touched: Touched) -> bool:
    """Whether they have also chosen both places and loot. (In one of many games there is no such choice.)"""
    kinds = {kind for _, kind in touched}
    return kinds >= {"place", "loot"} and all(_uses_the_board(person, touched) for person in people)


def test_two_players_with_two_bandits_each(newcomer: Newcomer) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    people = [anna, boris]
    boris.comes_by(anna.sets_up(GAME, [FRIEND]))
    anna.starts()
    assert anna.view["teams"]
    random = Random(6)
    touched: Touched = set()
    click = by_hand(random, touched, aim=pick_for_targets)

    play_together(people, click, lambda: any(is_asked(person, "placement") for person in people))
    boris.until(lambda: is_asked(boris, "placement"))
    _keeps_his_placement_in_sight(boris, click)
    play_together(people, click, lambda: is_asked(anna, "pick"))
    anna.hurries()
    expect(events(anna)).to_contain_text("Ghost, Doc and Belle get")
    looks_right_in_both_widths(anna.page)
    play_together(people, click, lambda: is_asked(anna, "shoot") or is_asked(boris, "shoot"))
    assert [len(player["bandits"]) for player in anna.view["players"]] == [2, 2]
    play_together(people, click, lambda: {(person.name, "bandit") for person in people} <= touched)
    assert {kind for _, kind in touched} >= {"character", "placement", "pick", "card", "deck", "", "bandit"}


@pytest.mark.slow
def test_two_players_with_two_bandits_each_play_to_the_end(newcomer: Newcomer, tmp_path: Path) -> None:
    anna, boris = people = [newcomer("Anna"), newcomer("Boris")]
    boris.comes_by(anna.sets_up(GAME, [FRIEND]))
    anna.starts()
    play_together(people, quickly(Random(6)))

    assert len(anna.view["round_cards"]) == ROUNDS
    for person in people:
        look_at_result(person, dollars)
        _look_at_purses(person)
    check_record(boris, tmp_path)


def _keeps_his_placement_in_sight(person: Person, click: Play) -> None:
    """Sealed and not yet revealed, it is shown to its player, after a reload too."""
    click(person)
    ways = my_place(person).get_by_role("button", name=re.compile("in the last car"))
    for _ in range(2):
        expect(ways).to_have_count(1)
        expect(ways).to_have_class(re.compile("picked"))
        chosen = BANDITS[person.view["last_car"]].capitalize()
        expect(ways).to_have_accessible_name(re.compile(f"^{chosen} in the last car"))
        person.reloads()


def test_experts_keep_cards_for_the_next_round(newcomer: Newcomer) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    people = [anna, boris]
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT], ticked=["Expert variant"]))
    anna.starts()
    assert anna.view["expert"]
    random = Random(8)
    play_together(people, quickly(random), lambda: any(is_asked(each, "expert-keep") for each in people))
    for person in people:
        person.until(lambda person=person: is_asked(person, "expert-keep"))
    anna.hurries()
    looks_right_in_both_widths(anna.page)
    kept = _keeps_cards(anna, 1)  # she has one at least, however many turns there were
    for _ in range(2):  # sealed, until Boris has chosen too; and after a reload
        expect(hand(anna).and_(anna.page.locator(".picked"))).to_have_count(1)
        assert anna.view["kept"] == kept
        anna.reloads()
    _keeps_cards(boris, 0)
    play_together(people, quickly(random), lambda: is_asked(anna, "plan") and anna.view["round"] == 2)
    assert not Counter(kept) - Counter(anna.view["hand"])
    expect(events(anna)).to_contain_text("Anna keeps 1 card")
    expect(events(anna)).to_contain_text("Boris keeps no cards")
    anna.hurries()
    looks_right_in_both_widths(anna.page)


def _keeps_cards(person: Person, count: int) -> list[int]:
    """The first action cards of the hand; they are told card by card, but sent with one button."""
    person.hurries()
    kept = person.view["hand"][:count]
    for card in hand(person).all()[:count]:
        card.click()
    send = "Keep 1 card" if count else "Keep nothing"
    my_place(person).get_by_role("button", name=send).click()
    person.until(lambda: not is_asked(person, "expert-keep"))
    return list(kept)


def _look_at_purses(person: Person) -> None:
    """From the first rank on: everybody's purses open, one by one, the bounty, what it comes to."""
    result = person.table["result"]
    shown = person.page.get_by_role("region", name="What everyone got away with")
    players = shown.locator("ol > li")
    ranks = sorted(result["ranks"])
    expect(players.locator("header .rank")).to_have_text([str(rank) for rank in ranks])
    for seat in person.table["seats"]:
        board = players.filter(has=person.page.get_by_role("heading", name=seat["name"]))
        number = seat["seat"]
        gang = [bandit for bandit in person.view["bandits"] if bandit["owner"] == number]
        assert all(len(bandit["values"]) == bandit["purses"] for bandit in gang)
        tokens = board.locator("li.token b")
        expect(tokens).to_have_text([_dollars(value) for bandit in gang for value in _loot(bandit)])
        expect(board.locator(".sum")).to_have_text(_dollars(result["scores"][number]))
        expect(board.locator(".rank")).to_have_text(str(result["ranks"][number]))
        bounty = next((line["points"] for line in result["lines"][number] if "bounty" in line["what"]), 0)
        most = max(player["fired"] for player in person.view["players"])
        assert bool(bounty) == (person.view["players"][number]["fired"] == most)
        expect(board.get_by_text(re.compile("^Bounty"))).to_have_count(1 if bounty else 0)


def _loot(bandit: Message) -> list[int]:
    return [*bandit["values"], *[500] * bandit["jewels"], *[1000] * bandit["strongboxes"]]


def _dollars(amount: int) -> str:
    return Words("en").t("colt-express-board-dollars", n=amount)
