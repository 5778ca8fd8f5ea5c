"""The HTTP interface does what its OpenAPI description says, whatever it is sent."""

import asyncio
import threading

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import (
    ChecksConfig,
    PositiveDataAcceptanceConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)

from posse.server.limits import Limits
from tests.server.serving import BOT, ME, PERSON, serving


class Running:
    """A server in a thread of its own, with a visitor and two tables, for as long as the tests run."""

    def __init__(self, folder, db):
        self.folder = folder
        self.db = db
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self):
        self.end = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        async with serving(self.folder, limits=Limits.none(), db=self.db) as served:
            anna = await served.person("Anna")
            self.cookie = anna.cookie
            self.url = served.url
            self.open = (await anna.opens(ME, PERSON, BOT, outside_bots=True))["id"]
            self.token = (await anna.post("/api/bots", {"name": "Robo"}))["token"]
            self.over = (await anna.opens(BOT, BOT))["id"]
            async with anna.at(self.over) as watching:
                await anna.post(f"/api/tables/{self.over}/start")
                await watching.until_over()
            self.ready.set()
            await self.end.wait()


@pytest.fixture(scope="module")
def running(tmp_path_factory, postgresql):
    """On PostgreSQL: it refuses more."""
    server = Running(tmp_path_factory.mktemp("openapi"), postgresql.create())
    server.thread.start()
    assert server.ready.wait(30)
    yield server
    server.loop.call_soon_threadsafe(server.end.set)
    server.thread.join()


@pytest.fixture
def described(running):
    # 422: as described, but the game does not have that.
    accepted = PositiveDataAcceptanceConfig(expected_statuses=["2xx", 401, 403, 404, 409, 422, 429])
    project = ProjectConfig(checks=ChecksConfig(positive_data_acceptance=accepted))
    config = SchemathesisConfig(projects=ProjectsConfig(default=project))
    return schemathesis.openapi.from_url(f"{running.url}/api/schema/openapi.json", config=config)


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(
    max_examples=12, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
def test_the_description_holds(case, running):
    if "table_id" in (case.path_parameters or {}) and len(str(case.body)) % 3:
        case.path_parameters["table_id"] = running.over if len(str(case.body)) % 2 else running.open
    headers = {"Cookie": f"posse={running.cookie}"}
    if not case.path.endswith(("/events", "/stream")):  # those would go on for ever: without a token they end
        headers["Authorization"] = f"Bearer {running.token}"
    case.call_and_validate(headers=headers)
