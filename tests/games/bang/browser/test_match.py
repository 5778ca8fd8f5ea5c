"""A match in the browser: the score sheet between games, money, and characters that are sold by auction."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.endings import look_at_result
from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import ASK_ALWAYS, BOT, Person, play_together
from tests.games.bang.browser.playing import GAME, answers, chooses, falling, is_asked, my_place, options

GAMES: Final = 4  # and players
MATCH: Final = {"Match": "As many games as players"}


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("table", name="Score sheet")


def test_a_match_with_money_and_the_score_sheet_between_its_games(newcomer: Newcomer) -> None:
    """Four games, as many as players: three score sheets on the way, then the match is won, not a game."""
    anna = newcomer("Anna")
    anna.sets_up(GAME, [BOT] * (GAMES - 1), ticked=[ASK_ALWAYS], chosen=MATCH)
    anna.starts()
    assert anna.view["match"]["money"]
    for game in range(1, GAMES):
        play_together([anna], falling(Random(game)), lambda: is_asked(anna, "next-game"))
        sees_the_score(anna, game)
        if game == 1:
            looks_right_in_both_widths(anna.page)
            answers(anna).get_by_role("button", name="Begin game 2").click()
        else:
            anna.page.keyboard.press("1")
        anna.until(lambda game=game: anna.view["match"]["game"] == game)
    play_together([anna], falling(Random(GAMES)))
    look_at_result(anna, dollars, "wins? the match (together )?with")
    assert sum(map(len, anna.table["result"]["lines"])) == GAMES * GAMES
    looks_right_in_both_widths(anna.page)


def dollars(amount: int) -> str:
    return f"{'−' if amount < 0 else ''}${abs(amount):,}"


def sees_the_score(person: Person, games: int) -> None:
    """Everybody has a row, the richest first, with what each game has brought."""
    person.hurries()
    expect(person.page.get_by_role("heading", name=f"Game {games} of {GAMES} is over")).to_be_visible()
    match = person.view["match"]
    assert len(match["sheet"]) == games
    totals = [sum(row[seat] for row in match["sheet"]) for seat in range(GAMES)]
    assert match["totals"] == totals
    rows = sheet(person).locator("tbody tr")
    expect(rows).to_have_count(GAMES)
    for row, total in zip(rows.all(), sorted(totals, reverse=True), strict=True):
        expect(row.locator("td").last).to_have_text(dollars(total))
    winners = person.page.get_by_role("region", name="Who was who").get_by_text("Winner")
    expect(winners).to_have_count(len(person.view["winners"]))


def test_characters_are_sold_by_auction(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.sets_up(GAME, [BOT, BOT, BOT], ticked=["Hiring", ASK_ALWAYS], chosen=MATCH)
    anna.starts()
    assert anna.view["match"]["totals"] == [1000] * 4
    play_together([anna], puts_up, lambda: is_asked(anna, "hire-bid"))
    bids_by_hand(anna)
    play_together([anna], thrifty, lambda: anna.view["turns"] > 0)  # later she may be out before she is asked
    money, price = anna.view["match"]["totals"][0], anna.view["match"]["price"][0]
    assert money == 1000 - price
    assert anna.view["figures"][0]["character"] >= 0
    anna.page.keyboard.press("Escape")  # does not watch how the cards are dealt
    expect(my_place(anna).get_by_text(f"${money:,}")).to_be_visible()


def puts_up(person: Person) -> None:
    """The first character on offer, touched on the board."""
    assert is_asked(person, "hire-open")
    chooses(person, options(person)[0])


def bids_by_hand(person: Person) -> None:
    """Everybody sees what is on sale; the slider begins at the lowest bid, and a step makes it one more."""
    decision = person.hurries()
    expect(person.page.locator(".wanted .sale")).to_have_count(1)
    looks_right(person.page)
    bids = [name for name in options(person) if name != "hundreds:0"]
    step = answers(person).get_by_role("button", name="Bid $100 more")
    step.click()
    dollars = 100 * int(bids[1].partition(":")[2])
    expect(person.page.get_by_role("slider", name="Your bid")).to_have_attribute(
        "aria-valuetext", f"${dollars}"
    )
    answers(person).get_by_role("button", name=f"Bid ${dollars}", exact=True).click()
    person.settled(decision)


def thrifty(person: Person) -> None:
    """No bid where that is possible, else the lowest."""
    person.sends(options(person)[0])
