"""The bot of docs/bots.md plays a whole game at a live table."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.server.outside import make_bot
from tests.server.serving import BOT, PATIENCE, PERSON, serving

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def example() -> str:
    (code,) = re.findall(r'```python\n(""".*?bot\.py.*?)```', PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return code


def test_it_is_as_short_as_promised():
    assert len([line for line in example().splitlines() if line.strip()]) <= 35


@pytest.mark.one_database("test_bot_api plays on both")
async def test_the_example_plays_a_game_of_dice_town_to_its_end(tmp_path):
    script = tmp_path / "bot.py"
    script.write_text(example())
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        opened = await anna.opens(PERSON, BOT, outside_bots=True, public=False)
        table = opened["id"]
        robo = await make_bot(served, anna)
        arguments = [str(script), served.url, robo.token, table, opened["invite"]]
        async with anna.at(table) as watching, asyncio.timeout(PATIENCE):
            program = await asyncio.create_subprocess_exec(sys.executable, *arguments, env={"no_proxy": "*"})
            while watching.presence.get("here") != [0]:  # it has sat down and listens
                await watching.hear()
            await anna.post(f"/api/tables/{table}/start")
            await watching.until_over()
            assert await program.wait() == 0
        room = await served.directory.room(table)
        assert {row.by for row in room.play.choices if row.seat == 0} == {"person"}  # nobody played for it
