"""A game may keep its table silent: what is said is delivered to nobody, and speaking is an interjection."""

from posse.core import Refusal, Said, Table
from posse.core.hush import Hush
from tests.server.serving import FakeClock, begin, serving, two_people

SPEAK = "speak"
PRICE, LATER, NEVER = (Refusal(f"dice-{each}", f"refusal-{each}") for each in ("over", "moment", "stale"))


class Silence:
    """Every table is silent. `speakers` may speak all the same; that is counted."""

    def __init__(self, monkeypatch, speakers):
        self.spoken = []
        monkeypatch.setattr(Table, "hush", lambda table: Hush(SPEAK, speakers, 0b11, PRICE, LATER, NEVER))
        monkeypatch.setattr(
            Table, "interjects", lambda table, seat, name: name == SPEAK and speakers >> seat & 1 == 1
        )
        monkeypatch.setattr(Table, "interject", lambda table, seat, name: self.spoken.append(seat))
        monkeypatch.setattr(Table, "interjection", lambda table, name: Said("refusal-over"))


async def test_a_message_is_answered_with_the_price_and_delivered_to_nobody(tmp_path, monkeypatch):
    async with serving(tmp_path) as served:
        anna, boris, table = await two_people(served)
        wanda = await served.person("Wanda")
        async with anna.at(table) as a, boris.at(table) as b, wanda.at(table) as w:
            await begin(anna, a, b)
            silence = Silence(monkeypatch, speakers=0b01)
            for each, key, option in ((a, "over", SPEAK), (b, "moment", None), (w, "stale", None)):
                await each.send(type="chat", text="psst")
                answer = await each.until("hushed")
                assert answer["refusal"]["key"] == f"refusal-{key}"
                assert answer["option"] == option
            assert a.said == b.said == []
            assert silence.spoken == []  # nothing is paid before the warning is confirmed
            monkeypatch.undo()
            await a.send(type="chat", text="hello")
            await a.until("chat")
            assert [line["text"] for line in a.said] == ["hello"]


async def test_to_speak_is_stored_and_replayed_and_for_nobody_who_may_not(tmp_path, monkeypatch):
    async with serving(tmp_path) as served:
        anna, boris, table = await two_people(served)
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await a.until("view")
            silence = Silence(monkeypatch, speakers=0b01)
            await b.send(type="choose", decision="", option=SPEAK)
            await b.until("error")
            assert silence.spoken == []
            await a.send(type="choose", decision="", option=SPEAK)
            await a.until("chosen")
            room = served.directory.rooms[table]
            play = room.require_play()
            row = play.choices[-1]
            assert (row.seat, row.asks, row.option) == (0, "", SPEAK)
            assert silence.spoken == [0]
            play.replay(list(play.choices))
            assert silence.spoken == [0, 0]


async def test_speaking_gives_nobody_new_time(tmp_path, monkeypatch):
    """The interjection puts the open question once more, as BANG! does; its clock runs on."""
    clock = FakeClock()
    live = {"kind": "live", "seconds": 20, "reserve": 40}
    async with serving(tmp_path, clock) as served:
        anna, boris, table = await two_people(served, clock=live)
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await a.until("view")
            play = served.directory.rooms[table].require_play()
            seat = play.table.asked_seats()[0]
            before, asked = play.clocks.until(seat), play.table.asked[seat]
            Silence(monkeypatch, speakers=0b11)
            monkeypatch.setattr(Table, "interject", lambda table, _, name: asks_again(table, seat))
            clock.advance(15_000)
            for speaks in (a, b):
                await speaks.send(type="choose", decision="", option=SPEAK)
                await speaks.until("chosen")
            assert play.table.asked[seat] == asked + 2
            assert play.clocks.until(seat) == before
            assert play.clocks.reserve[seat] == 40_000
            assert play.clocks.question[seat] == asked + 2


def asks_again(table, seat):
    table.asked[seat] += 1
