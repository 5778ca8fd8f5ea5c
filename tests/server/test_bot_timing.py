"""The moment of a bot's secret answer tells neither how long it thought nor how many parts it has."""

from __future__ import annotations

import json

import pytest

from posse.server.rooms.bots import SECRET_LEAST
from tests.games.dice_town.laying import dice_town
from tests.server.virtual import World

THINKING = 7  # milliseconds for each part


class Briber:
    """Offers as much as it can, part by part."""

    def choose(self, view, decision, imagine):
        return decision.options[-1]


class Miser:
    """Offers nothing."""

    def choose(self, view, decision, imagine):
        return decision.options[0]


def tied():
    """a, the sheriff, decides a tie: the others may offer something, sealed."""
    hand = "9 A A A A"
    table = dice_town(
        sheriff="a", at="gold-mine", dollars={"b": 5, "c": 5, "d": 5}, dice={"b": hand, "c": hand}
    )
    assert (table.asks, table.waiting_for) == ("offer", "b c d")
    return table.table


async def times(bot, pace):
    """When a spectator saw which seats still have to make an offer."""
    world = World(tied(), "a", bot=bot, pace=pace)
    choose = world.bots.choose

    async def thoughtful(*given):
        await world.clock.sleep_until(world.clock.now() + THINKING)
        return await choose(*given)

    world.bots.choose = thoughtful
    await world.begin("z")
    await world.passes(60_000)
    await world.close()
    found = []
    for when, text in world.z.frames:
        message = json.loads(text)
        if message["type"] == "view":
            offering = [each["seat"] for each in message["view"]["waiting"] if each["asks"] == "offer"]
            found.append((when, offering))
            if not offering:
                break
    return found


@pytest.mark.parametrize("pace", ["instant", "quick"])
async def test_a_bribe_of_many_parts_takes_as_long_as_none(pace):
    bribes, nothing = await times(Briber, pace), await times(Miser, pace)
    assert bribes == nothing
    assert (nothing[0][1], nothing[-1][1]) == ([1, 2, 3], [])
    assert nothing[-1][0] >= SECRET_LEAST
