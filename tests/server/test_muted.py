"""A game may close the chat of its table."""

from posse.core import Table
from tests.server.serving import ME, PERSON, serving


async def test_nobody_writes_while_the_game_mutes_the_table(tmp_path, monkeypatch):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            monkeypatch.setattr(Table, "mutes", lambda table: True)
            await a.send(type="chat", text="psst")
            assert (await a.until("error"))["fault"]["code"] == "muted"
            assert a.said == b.said == []
            monkeypatch.undo()
            await a.send(type="chat", text="hello")
            await a.until("chat")
            assert [line["text"] for line in a.said] == ["hello"]
