"""BANG!: a player who is out keeps watching, and learns nothing that they may not know."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from posse.core import Table
from posse.games.bang.facts import SHERIFF
from posse.games.bang.table import BangTable
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.luck import brings_luck
from tests.browser.people import ASK_ALWAYS, BOT, FRIEND, Person, play_together
from tests.games.bang.browser.playing import GAME, falling, quickly, unknown_roles

GAMES = 12  # somebody has to be left whose role is not known


def test_a_player_who_is_out_watches_and_learns_no_role(newcomer: Newcomer, house: Path) -> None:
    anna, boris = newcomer("Anna"), newcomer("Boris")
    falls_early(anna, boris, house)
    sees_no_more_than_before(anna, boris)
    expect(anna.page.get_by_role("region", name="Your place")).to_contain_text("Out of the game")
    looks_right_in_both_widths(anna.page)
    seen = len(anna.raw)
    random = Random(3)
    play_together([boris], quickly(random), lambda: boris.asked and len(anna.raw) > seen + 6)
    if not boris.over:
        sees_no_more_than_before(anna, boris)
    play_together([boris], quickly(random))
    anna.until(lambda: anna.over and bool(anna.view["winners"]))
    assert all(player["role"] >= 0 for player in anna.view["players"])
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("region", name="Who was who")).to_be_visible()


def falls_early(anna: Person, boris: Person, house: Path) -> None:
    """Anna is out, Boris is asked and thinks, and there are roles she does not know."""
    for _ in range(GAMES):
        link = anna.sets_up(GAME, [FRIEND, *[BOT] * 5], ticked=[ASK_ALWAYS])
        brings_luck(boris, anna, house, first_is_no_sheriff)
        boris.comes_by(link)
        anna.starts()
        boris.until(lambda: bool(boris.view))

        def play(person: Person) -> None:
            (falling if person is anna else quickly)(Random(len(person.raw)))(person)

        play_together([anna, boris], play, lambda: is_out(anna) and boris.asked)
        if boris.asked and secret_roles(boris) > 1:
            return
    raise AssertionError("she was never out before the end")


def first_is_no_sheriff(table: Table) -> bool:
    """The Sheriff's death would end the game."""
    assert isinstance(table, BangTable)
    return table.role[0] != SHERIFF


def is_out(person: Person) -> bool:
    own = [figure for figure in person.view["figures"] if figure["seat"] == person.seat]
    return bool(own) and not any(figure["in_game"] for figure in own)


def secret_roles(person: Person) -> int:
    return sum(not player["role_shown"] for player in person.view["players"])


def sees_no_more_than_before(person: Person, thinking: Person) -> None:
    """What she is told while somebody thinks, and what her page shows."""
    person.until(lambda: person.view["waiting"] == thinking.view["waiting"])
    for player in person.view["players"]:
        assert player["role_shown"] or player["role"] == -1
    person.page.keyboard.press("Escape")  # she does not watch the show
    expect(unknown_roles(person)).to_have_count(secret_roles(person))
