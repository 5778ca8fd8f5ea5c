"""A visitor makes a token, their bot sits down where the host allows it, and everybody sees what it is."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from playwright.sync_api import expect

from tests.browser.fixtures import Newcomer
from tests.browser.looks import looks_right, looks_right_in_both_widths
from tests.browser.people import FRIEND, PHONE, Person
from tests.games.dice_town.browser.playing import GAME


def make_token(person: Person) -> str:
    person.page.goto("/settings")
    person.page.get_by_role("textbox", name="Name of the bot").fill("Robo")
    person.page.keyboard.press("Enter")
    token = person.page.get_by_role("textbox", name="The token")
    expect(token).to_have_value(re.compile(r"^posse_bot_[\w-]{43}$"))
    return token.input_value()


def post(url: str, token: str, body: object) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with build_opener(ProxyHandler({})).open(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def test_a_bot_gets_a_token_a_seat_and_its_mark(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", PHONE)
    token = make_token(ann)
    looks_right_in_both_widths(ann.page)
    ann.page.reload()  # it is shown once
    expect(ann.button("Revoke the token of Robo")).to_be_visible()
    expect(ann.page.get_by_role("textbox", name="The token")).to_have_count(0)
    link = ann.sets_up(GAME, [FRIEND], ticked=["Outside bots may join"])
    server, _, rest = link.partition("/table/")
    table, _, invite = rest.partition("?invite=")
    post(f"{server}/api/bot/tables/{table}/join", token, {"invite": invite})
    expect(ann.page.get_by_role("listitem").filter(has_text="Robo")).to_contain_text("Outside bot")
    looks_right(ann.page)
    ann.starts()
    expect(ann.page.locator("[data-spot='seat:1']").get_by_text("bot", exact=True)).to_have_count(1)
    ann.page.goto("/settings")
    ann.button("Revoke the token of Robo").click()
    expect(ann.page.get_by_text("The token of Robo no longer works.")).to_be_visible()
    expect(ann.page.get_by_role("textbox", name="Name of the bot")).to_be_focused()
    expect(ann.button("Revoke the token of Robo")).to_have_count(0)
