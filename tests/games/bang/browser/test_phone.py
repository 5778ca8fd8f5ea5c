"""BANG! on a phone, with a finger."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right
from tests.browser.people import BOT, PHONE, Person, play_together, tap
from tests.games.bang.browser.playing import GAME, RESPONSES, Touched, bills, by_hand, hand, is_asked

SMALL = (360, 740)
ON_ITS_SIDE = (844, 390)


GAMES = 6  # in nearly every one she is shot at
BOTH = {("Anna", "answer"), ("Anna", "card seat")}


def test_cards_targets_and_answers_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", PHONE)
    touched: Touched = set()
    play = by_hand(Random(3), touched, tap)
    for _ in range(GAMES):
        anna.sets_up(GAME, [BOT] * 6, ticked=["Dodge City"])
        anna.starts()
        for asks in (("play",), RESPONSES):
            play_together([anna], play, lambda asks=asks: is_asked(anna, *asks))
            if anna.asked:
                looks_right_at_every_size(anna)
        play_together([anna], play, lambda: touched >= BOTH)
        if touched >= BOTH:
            break
    assert touched >= BOTH, touched


def looks_right_at_every_size(person: Person) -> None:
    for width, height in (SMALL, ON_ITS_SIDE, PHONE):
        person.page.set_viewport_size({"width": width, "height": height})
        person.hurries()
        expect(bills(person)).to_have_count(6)
        assert hand(person).count() == len(person.view["hand"])
        looks_right(person.page)
