"""Reviews of finished tables: made once in the background, kept, shown to those who may see the record."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

import pytest

from posse.bots.review.working import Piece
from posse.core.errors import PosseError
from posse.server.rooms import reviews
from posse.server.rooms.reviews import Away, Reviews, Stopped, Wanted
from posse.server.store import news
from posse.server.store.news import News
from posse.server.thinking import Busy, Lost
from posse.server.wire import finished, protocol
from tests.server.serving import BOT, Person, serving

REVIEW = finished.Review(1, 1, 1, 200, False, 0.5, [finished.ReviewPoint(0, [1.0], [0.0])], [], [], [])


async def finished_table(person: Person) -> str:
    """A table at which two bots have played."""
    table: str = (await person.opens(BOT, BOT))["id"]
    async with person.at(table) as watching:
        await person.post(f"/api/tables/{table}/start")
        await watching.until_over()
    return table


@pytest.mark.one_database("what is stored is tested below")
async def test_a_review_is_made_in_the_background_and_kept(tmp_path):
    with patch.object(reviews, "MOST_TRIALS", 200):
        async with serving(tmp_path) as served:
            anna = await served.person("Anna")
            table = await finished_table(anna)
            path = f"/api/tables/{table}/review"
            assert await anna.get(path) == {"status": "none", "progress": 0, "review": None}
            asked = await anna.post(path)
            assert asked["status"] in ("waiting", "running")
            assert asked["review"] is None
            again = await anna.post(path)  # which begins nothing new
            assert again["status"] in ("waiting", "running")
            assert len(served.directory.reviews.wanted) == 1
            assert served.directory.reviews.task is not None
            await served.directory.reviews.task
            done = await anna.get(path)
            assert (done["status"], done["progress"]) == ("done", 1)
            replay = await anna.get(f"/api/tables/{table}/replay?count=1")
            assert done["review"]["choices"] == done["review"]["curve"][-1]["at"] == replay["number"]
            for part in done["review"]["parts"]:
                total = part["even"] + part["start"] + part["own"] + part["others"] + part["luck"]
                assert total == pytest.approx(part["result"], abs=0.001)
            cookie = anna.cookie
    async with serving(tmp_path) as served:
        anna = await served.person("", cookie)
        assert await anna.post(path) == done
        assert served.directory.reviews.task is None  # nothing was made again


async def test_what_is_stored_is_found_replaced_and_goes_with_the_table(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(BOT, BOT))["id"]
        store = served.app.services.storage.reviews
        assert await store.find(table) is None
        await store.keep(table, REVIEW, 1)
        await store.keep(table, REVIEW, 2)
        assert await store.find(table) == REVIEW
        with patch.object(finished, "Review", protocol.Me):  # as if another version had written it
            assert await store.find(table) is None
        await served.app.services.storage.remove([table])
        assert await store.find(table) is None
        await store.keep(table, REVIEW, 3)
        assert await store.find(table) is None


class Stored:
    """A storage in which a review appears after some looks; other servers may have the lock."""

    shared = True

    def __init__(self, locked: bool = False, after: int = 0) -> None:
        self.reviews = self.session = self
        self.locked = locked
        self.after = after
        self.freed: list[str] = []
        self.told: list[News] = []

    async def find(self, table: str) -> finished.Review | None:
        self.after -= 1
        return REVIEW if self.after < 0 else None

    async def take(self, locks: list[str]) -> list[str]:
        return [] if self.locked else locks

    async def free(self, locks: list[str]) -> None:
        self.freed += locks

    def tell(self, told: News) -> None:
        self.told.append(told)


class Given:
    def __init__(self, storage: Stored) -> None:
        self.storage = storage


@pytest.mark.parametrize(
    ("locked", "after", "there", "makes"),
    [(True, 9, False, 0), (True, 0, True, 0), (False, 0, True, 0), (False, 1, True, 0), (False, 2, True, 1)],
)
async def test_of_several_servers_one_makes_it(locked, after, there, makes):
    made = []
    storage = Stored(locked, after)
    here = Reviews(Given(storage))  # type: ignore[arg-type]

    async def make(table: str, wanted: Wanted) -> None:
        made.append(table)

    with patch.object(here, "_make", make):
        assert await here._make_once("t", Wanted(None, "anna")) == there  # type: ignore[arg-type]
    assert len(made) == makes
    assert storage.freed == (["review t"] if not locked and after else [])


async def test_how_far_another_server_is():
    here = Reviews(Given(Stored(after=10**6)))  # type: ignore[arg-type]

    async def shown(number: int) -> tuple[str, float]:
        here.hear(News(news.REVIEW, "t", number))
        state = await here.state_of("t")
        return state.status, state.progress

    assert await shown(reviews.QUEUED) == ("waiting", 0)
    assert await shown(0) == ("running", 0)
    assert await shown(42) == ("running", 0.42)
    assert await shown(reviews.DONE) == ("none", 0)  # it could not be found just before
    assert await shown(7) == ("running", 0.07)
    assert await shown(reviews.FAILED) == ("failed", 0)
    assert here.heard == {}
    here.wanted["t"] = Wanted(None, "anna", begun=True, progress=0.5)  # type: ignore[arg-type]
    assert await shown(42) == ("running", 0.5)  # this server makes it


async def test_a_review_that_cannot_be_made_is_told_the_others():
    storage = Stored(after=10**6)
    here = Reviews(Given(storage))  # type: ignore[arg-type]
    here.wanted["t"] = Wanted(None, "anna")  # type: ignore[arg-type]
    with patch.object(here, "_make", side_effect=Lost("died")):
        await here._work()
    assert storage.told == [News(news.REVIEW, "t", reviews.FAILED)]
    assert (await here.state_of("t")).status == "failed"
    assert here.wanted == {}


@pytest.mark.parametrize(("own", "others"), [(reviews.OF_ONE, 0), (0, reviews.WAITING)])
def test_not_too_many_wait(own, others):
    here = Reviews(None)  # type: ignore[arg-type]
    here._check_limits("anna")
    for number in range(own + others):
        who = "anna" if number < own else f"visitor {number}"
        here.wanted[str(number)] = Wanted(None, who)  # type: ignore[arg-type]
    with pytest.raises(PosseError) as raised:
        here._check_limits("anna")
    assert raised.value.key == "error-too-many-reviews"


class Pool:
    """Answers what the test says, one after the other."""

    closed = False

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[object, ...]] = []

    async def run(self, what: object, *args: object, **_: object) -> object:
        self.asked.append(args)
        answer = self.answers.pop(0)
        self.closed = answer == "closed"
        if isinstance(answer, Exception):
            raise answer
        if self.closed:
            raise Busy
        return answer


async def done_by(pool: Pool) -> object:
    loop = asyncio.get_running_loop()
    away = Away(pool, loop, "t", "the record")  # type: ignore[arg-type]
    with patch.object(reviews, "PAUSE", 0), ThreadPoolExecutor(1) as threads:
        return await loop.run_in_executor(threads, away.do, Piece("point", 7, 0, 3))


async def test_work_is_done_in_parts_by_processes_that_may_be_busy_or_die():
    pool = Pool(None, [[0.1]], Busy(), Lost("died"), [[0.2], [0.3]])
    assert await done_by(pool) == [[0.1], [0.2], [0.3]]
    assert [asked[1] for asked in pool.asked] == ["", "the record", "", "", ""]  # sent when it was wanted
    assert [asked[2] for asked in pool.asked[-1:]] == [Piece("point", 7, 1, 2)]
    with pytest.raises(Lost):
        await done_by(Pool(Lost("1"), Lost("2"), Lost("3")))
    with pytest.raises(Stopped):
        await done_by(Pool("closed"))
