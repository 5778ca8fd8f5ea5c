"""What every whole game has: the page reloaded on the way, the result, the luck, record and replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from posse.core import records
from tests.browser.looks import looks_right_in_both_widths
from tests.browser.people import Person


def events(person: Person) -> Locator:
    """The lines of the log, which is unfolded for it."""
    folded = person.page.locator(".telegraph").get_by_role("button", name="whole log")
    if folded.count():
        folded.click()
    return person.page.get_by_role("list", name="Events, newest first")


def reload_in_between(person: Person) -> None:
    """Everything is as it was: the question, the table, what happened. (First the bots have answered.)"""
    person.until(lambda: all(_is_person(person, each["seat"]) for each in person.view["waiting"]))
    person.hurries()
    log = events(person).get_by_role("listitem")
    before = person.decision, person.view, person.prompt.inner_text(), log.all_inner_texts()
    person.decision, person.view = None, {}
    person.reloads()
    expect(person.prompt).to_contain_text(re.compile("Your (turn|answer)"))
    after = person.decision, person.view, person.prompt.inner_text(), log.all_inner_texts()
    assert after == before
    assert len(after[3]) > 10


def _is_person(person: Person, seat: int) -> bool:
    return bool(person.table["seats"][seat]["kind"] == "person")


def look_at_result(
    person: Person, worth: Callable[[int], str] = str, heading: str = "wins? the game"
) -> None:
    """`worth`: points as the game writes them."""
    person.page.keyboard.press("Escape")  # does not watch how it came to that
    result = person.table["result"]
    expect(person.page.get_by_role("heading", level=2, name=re.compile(heading))).to_be_visible()
    for seat in person.table["seats"]:
        bill = person.page.get_by_role("table", name=f"Points of {seat['name']}")
        lines = result["lines"][seat["seat"]]
        expect(bill.locator("tbody td")).to_have_text([worth(line["points"]) for line in lines])
        expect(bill.locator("tfoot td")).to_have_text(worth(result["scores"][seat["seat"]]))
        assert sum(line["points"] for line in lines) == result["scores"][seat["seat"]]
    mine = person.page.get_by_role("table", name=f"Points of {person.name}").locator("tbody tr")
    for at, line in enumerate(result["lines"][person.seat]):
        mine.nth(at).get_by_role("button").click()
        expect(person.page.get_by_text(line["rule"], exact=True)).to_be_visible()
        person.page.keyboard.press("Escape")  # the drawer may lie over the next line
    expect(person.button("Play again")).to_be_visible()


def check_luck(person: Person) -> None:
    """One click: the result is announced, and afterwards the page is where it was."""
    person.button("Check the luck").click()
    expect(person.dialog.get_by_role("status")).to_have_text("Everything checks out: the luck was fair.")
    expect(person.dialog).to_contain_text("Right:")
    expect(person.dialog).not_to_contain_text("Wrong:")
    person.closes_dialog()
    expect(person.button("Check the luck")).to_be_focused()


def check_record(person: Person, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("Save the record").click()
    download.value.save_as(folder / "record")
    table = records.verify(records.read((folder / "record").read_text(encoding="utf-8")))
    result = table.result()
    assert result is not None
    assert result.scores == person.table["result"]["scores"]


def look_at_replay(person: Person) -> None:
    person.link("Replay").click()
    scrubber = person.scrubber
    expect(scrubber).to_have_value("0")
    expect(person.prompt).to_contain_text("The table before the first choice")
    last = scrubber.get_attribute("max")
    assert last is not None
    person.button("Step forward").click()
    expect(scrubber).to_have_value("1")
    expect(person.prompt).to_contain_text("Choice 1")
    person.button("Step forward").click()
    expect(scrubber).to_have_value("2")
    person.button("Step back").click()
    expect(scrubber).to_have_value("1")
    scrubber.fill("40")
    expect(person.page.get_by_text(f"40 / {last}", exact=True)).to_be_visible()
    expect(person.prompt).to_contain_text("Choice 40")
    looks_right_in_both_widths(person.page)
    scrubber.press("End")
    expect(person.page.get_by_text(f"{last} / {last}", exact=True)).to_be_visible()
    person.link("Result").click()


def look_at_review(person: Person, said: str) -> None:
    """As if it had been made already: the curve over the scrubber, marks that jump, the sheet."""
    seats = len(person.table["seats"])
    path = f"/api/tables/{person.table['id']}"
    number = person.page.request.get(f"{person.page.url.split('/table/')[0]}{path}/replay?count=1").json()[
        "number"
    ]
    state = {"status": "done", "progress": 1, "review": review_of(seats, number, {"key": said, "args": []})}
    person.page.route(f"**{path}/review*", lambda route: route.fulfill(json=state))
    person.link("Review").click()  # from the result it is open at once
    expect(person.dialog).to_contain_text("Your most costly choices")
    expect(person.dialog.get_by_role("table")).to_have_count(2)
    looks_right_in_both_widths(person.page)
    jump = person.dialog.get_by_role("button", name="Choice 9").first
    jump.scroll_into_view_if_needed()
    read = person.dialog.locator(".scroll").evaluate("box => box.scrollTop")
    jump.click()
    expect(person.scrubber).to_have_value("8")  # the table as it was before that choice
    person.button(re.compile("^Choice 7: ")).click()
    expect(person.scrubber).to_have_value("7")
    person.button("Review").click()
    expect(person.dialog).to_contain_text("Luck and skill")
    assert person.dialog.locator(".scroll").evaluate("box => box.scrollTop") == read  # where one was
    person.closes_dialog()
    person.link("Result").click()


def review_of(seats: int, number: int, said: dict[str, object]) -> dict[str, object]:
    """A review of a game that seat 0 wins after this many choices."""
    even, nothing = [1 / seats] * seats, [0.0] * seats
    won = [1.0, *nothing[1:]]
    changes = [won[seat] - even[seat] for seat in range(seats)]
    points = [(0, even), (6, even), (7, won), (number, won)]
    figures = {"even": 1 / seats, "start": 0, "own": 0.1, "own_error": 0.02, "others": 0, "others_error": 0}
    return {
        "choices": number,
        "decisions": number,
        "judged": number,
        "trials": 200,
        "sides": False,
        "luck_share": 0.4,
        "curve": [{"at": at, "chances": chances, "errors": nothing} for at, chances in points],
        "turns": [
            {
                "first": 7,
                "last": 7,
                "seat": 0,
                "changes": changes,
                "by_choice": 0,
                "chooser": 0,
                "chosen": said,
            }
        ],
        "costly": [
            {
                "number": 9,
                "seat": seat,
                "chosen": said,
                "better": said,
                "chance": 0.4,
                "cost": 0.1,
                "error": 0.01,
            }
            for seat in range(seats)
        ],
        "parts": [
            {"seat": seat, "result": won[seat], **figures, "luck": changes[seat] - 0.1}
            for seat in range(seats)
        ],
    }
