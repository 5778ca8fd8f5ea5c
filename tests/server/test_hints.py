"""Hints on a server: for the player who is asked, at tables that allow them; nobody else hears of it."""

from __future__ import annotations

import pytest

from posse.bots.hints import Hint
from posse.server.thinking import Lost
from tests.server.serving import BOT, ME, PERSON, serving

pytestmark = pytest.mark.one_database("nothing is stored")


async def at_once(what, *args, whose, seconds, background=False):
    """The pool, without a process."""
    return what(*args)


async def sits(served, **wanted):
    """Anna is asked; Boris sits there too."""
    anna, boris = await served.person("Anna"), await served.person("Boris")
    table = (await anna.opens(ME, PERSON, **wanted))["id"]
    await boris.post(f"/api/tables/{table}/join", {})
    return anna, boris, table


async def begins(anna, table, *seats):
    for seat in seats:
        await seat.give_share()
    await anna.post(f"/api/tables/{table}/start")
    for seat in seats:
        await seat.until_asked()


async def test_a_player_gets_the_best_answers_and_nobody_else_hears_of_it(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await sits(served, hints=True)
        async with anna.at(table) as a, boris.at(table) as b:
            assert a.table["hints"]
            await begins(anna, table, a, b)
            await b.send(type="ping")
            await b.until("pong")
            await a.send(type="hint", decision=a.decision["id"])  # in a real process
            hinted = await a.until("hinted")
            assert hinted["decision"] == a.decision["id"]
            names = [option["name"] for option in a.decision["options"]]
            assert 2 <= len(hinted["lines"]) <= 3
            for line in hinted["lines"]:
                assert line["option"] in names
                assert 0 <= line["chance"] <= 100
                assert line["why"] is None or line["why"]["key"].startswith(
                    ("dice-town-hint-", "hint-deputy")
                )
            await b.send(type="ping")
            assert (await b.hear())["type"] == "pong"  # and nothing before it

            served.app.services.thinking.run = at_once
            await a.send(type="hint", decision="99")
            assert (await a.until("error"))["fault"]["code"] == "hint-late"

            async def dies(*args, **given):
                raise Lost("died")

            async def fails(*args, **given):
                raise ValueError("nobody thought of this")

            for run, code in ((dies, "hint-busy"), (fails, "server")):
                served.app.services.thinking.run = run
                await a.send(type="hint", decision=a.decision["id"])
                error = await a.until("error")
                assert (error["about"], error["fault"]["code"]) == ("hint", code)


async def test_a_single_sensible_answer_is_told_without_a_chance(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await sits(served, hints=True)

        async def one_is_sensible(what, position, *args, whose, seconds):
            return [Hint(position.table().decision(position.seat).options[0], -1, "", 0, True)]

        served.app.services.thinking.run = one_is_sensible
        async with anna.at(table) as a, boris.at(table) as b:
            await begins(anna, table, a, b)
            await a.send(type="hint", decision=a.decision["id"])
            [line] = (await a.until("hinted"))["lines"]
            assert line["option"] == a.decision["options"][0]["name"]
            assert line["chance"] is None
            assert line["why"]["key"] == "hint-only"


async def test_where_hints_are_off_there_are_none(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris, table = await sits(served, public=True)
        async with anna.at(table) as a, boris.at(table) as b:
            assert not a.table["hints"]
            await begins(anna, table, a, b)
            await a.send(type="hint", decision=a.decision["id"])
            assert (await a.until("error"))["fault"]["code"] == "no-hints"


async def test_usually_there_are_hints_where_strangers_do_not_play(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        allowed = [
            (await anna.opens(ME, BOT, public=public, **wanted))["hints"]
            for public, wanted in (
                (False, {}),
                (True, {}),
                (False, {"hints": False}),
                (True, {"hints": True}),
            )
        ]
        assert allowed == [True, False, False, True]


async def test_hints_are_rationed(tmp_path):
    async with serving(tmp_path) as served:
        served.app.services.thinking.run = at_once
        served.app.admission.hints.burst = 1
        anna, boris, table = await sits(served, hints=True)
        async with anna.at(table) as a, boris.at(table) as b:
            await begins(anna, table, a, b)
            for _ in "12":
                await a.send(type="hint", decision=a.decision["id"])
            assert (await a.until("error"))["fault"]["code"] == "too-fast"
