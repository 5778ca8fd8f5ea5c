"""BANG!: the hidden six-player game on its board, through a declaration and the fight to the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from posse.bots import make
from posse.core import Table
from posse.games.bang.facts import OUTLAW, SHERIFF
from posse.games.bang.table import BangTable
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.luck import brings_luck
from tests.browser.moments import LaidTable
from tests.browser.people import ASK_ALWAYS, FRIEND, Person, play_together
from tests.browser.truth import Truth, told_no_secret
from tests.games.bang.browser import hidden
from tests.games.bang.browser.playing import GAME, answers, is_asked, options

DEPUTY_BOT: Final = "Bot: Deputy"  # has no luck of its own: who brings the luck can tell how the game goes
ANNA: Final = 0
BORIS: Final = 1
FEWEST: Final = 15  # messages
SOON: Final = 90  # choices
LAW_IS_DEAD: Final = "“The law is dead!”"


def test_a_declaration_and_the_fight_after_it(newcomer: Newcomer, house: Path) -> None:
    people = [newcomer("Anna"), newcomer("Boris")]
    anna, boris = people
    link = anna.sets_up(
        GAME, [FRIEND, *[DEPUTY_BOT] * 4], ticked=[ASK_ALWAYS], chosen={"Game mode": "Hidden six"}
    )
    brings_luck(boris, anna, house, the_law_falls_soon)
    boris.comes_by(link)
    anna.starts()
    boris.until(lambda: bool(boris.view))
    for person in people:
        assert person.view["hidden_six"]
        assert person.view["removed"] == -1

    play_together(people, plainly, lambda: is_asked(boris, "declare") and len(options(boris)) > 1)
    boris.hurries()
    expect(boris.page.get_by_text("Do you declare that the other side is beaten?").first).to_be_visible()
    expect(answers(boris).get_by_role("button", name="Say nothing")).to_be_visible()
    declared = boris.decision
    assert declared is not None
    answers(boris).get_by_role("button", name=LAW_IS_DEAD).click()
    boris.settled(declared)
    for person in people:
        person.until(lambda person=person: bool(person.view["fight"] or person.over))
    assert boris.view["players"][BORIS]["role_shown"]
    assert anna.view["fight"]  # some of the law were left: it goes on between those who show themselves
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_text("The fight: the last survivor's side wins")).to_be_visible()

    play_together(people, plainly)
    truth = Truth(house / "posse.db", anna.table["id"])
    told_no_secret(truth, boris, hidden.all_other, FEWEST)
    told = truth.follow(boris.raw, BORIS)
    assert sum(another_is_removed(table) for _, table in told) > FEWEST  # and he was told nothing else then
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".removed")).to_contain_text("Not in the game:")
    assert anna.view["removed"] >= 0


def another_is_removed(table: Table) -> bool:
    """In the tables that the secrets are compared with."""
    assert isinstance(table, BangTable)
    return hidden.other_removed(table, BORIS).removed != table.removed


def plainly(person: Person) -> None:
    person.sends(plain_answer(person.seat, options(person)))


def plain_answer(seat: int, names: Sequence[str]) -> str:
    """No luck here either. Anna answers nothing, to be out soon; Boris plays the first card he can."""
    if seat == ANNA:
        return next((name for name in ("take", "end") if name in names), names[0])
    return next((name for name in names if name not in ("end", "take")), names[0])


def the_law_falls_soon(table: Table) -> bool:
    """Anna is the Sheriff and falls, a Deputy too; Boris is an outlaw, and lives to be asked in the fight."""
    assert isinstance(table, BangTable)
    if table.role[ANNA] != SHERIFF or table.role[BORIS] != OUTLAW:
        return False
    bot = make("deputy", table.game, bytes(32))
    for _ in range(SOON):
        if table.over:
            return False
        seat = table.asked_seats()[0]
        decision = table.decision(seat, named=True)
        assert decision is not None
        if seat == BORIS and table.fight:
            return True
        if seat == BORIS and decision.asks == "declare" and "law" in decision.names:
            table.choose(seat, decision.id, "law")
            if not table.fight:
                return False
        elif seat in (ANNA, BORIS):
            table.choose(seat, decision.id, plain_answer(seat, decision.names))
        else:
            option = bot.choose(table.view(seat), decision, partial(table.imagine, seat))
            table.take(seat, option)
    return False


def test_nobody_else_learns_what_may_be_declared(newcomer: Newcomer) -> None:
    page = newcomer("Anna").page
    table = LaidTable(page)
    table.lay(GAME, "six-declare")
    expect(page.get_by_text("Hidden six: one role is not in the game")).to_be_visible()
    looks_right_in_both_widths(page)
    declaration = [each["name"] for each in table.moment["message"]["decision"]["options"]][1]
    said = {"crime": "“Crime is defeated!”", "law": LAW_IS_DEAD}[declaration]
    page.get_by_role("button", name=said).click()
    assert table.chosen() == [declaration]
    table.lay(GAME, "six-declare", watching=True)
    expect(page.get_by_role("button", name=said)).to_have_count(0)
    table.lay(GAME, "six-fight")
    looks_right_in_both_widths(page)
