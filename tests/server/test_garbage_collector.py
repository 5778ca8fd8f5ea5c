"""The collector runs in small steps while the server runs, and frees everything."""

import asyncio
import gc
import sys
import weakref

from posse.server.ops import garbage_collector
from posse.server.ops.garbage_collector import collect_all, low_latency


class Thing:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


async def a_look() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_what_is_new_is_looked_at_soon_and_what_stays_is_put_aside(monkeypatch):
    monkeypatch.setattr(garbage_collector, "COLLECT_EVERY", 0)
    switching = sys.getswitchinterval()
    with low_latency():
        assert not gc.isenabled()
        assert sys.getswitchinterval() < switching
        gone, stays = weakref.ref(Thing()), Thing()
        await a_look()
        assert gone() is None
        assert gc.get_freeze_count() > 0
        assert not any(each is stays for each in gc.get_objects())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    assert sys.getswitchinterval() == switching


async def test_what_was_put_aside_is_freed_in_the_end(monkeypatch):
    monkeypatch.setattr(garbage_collector, "COLLECT_EVERY", 0)
    with low_latency():
        thing = Thing()
        gone = weakref.ref(thing)
        await a_look()
        del thing
        await a_look()
        assert gone() is not None
        collect_all()
        assert gone() is None
        assert gc.get_freeze_count() > 0
