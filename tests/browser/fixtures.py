"""A server on a port of its own, a real browser, and people in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.people import PATIENCE, WIDE, Person

ROOT = Path(__file__).parents[2]

Newcomer = Callable[..., Person]

# As `posse serve` does it; but all these people come from one address, and soon after each other. They also
# answer quickly, so the windows over hidden cards are short (as long as each other still, to people's eyes).
SERVE = """
import sys
from pathlib import Path
from posse.server.limits import Limits
from posse.server.ops.run import serve
from posse.server.rooms import windows
windows.LENGTH = (600, 1200)
limits = Limits(visitors_burst=10_000, new_tables_burst=10_000, tables_per_network=10_000)
serve(port=0, data=Path(sys.argv[1]), limits=limits, started=print)
"""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its data."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def server(house: Path) -> Iterator[str]:
    """The address of a server without tables."""
    command = [sys.executable, "-u", "-c", SERVE, str(house)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = next(found[0] for line in process.stdout if (found := re.findall(r"http://\S+", line)))
            yield address.rstrip("/")
        finally:
            process.terminate()
            process.communicate(timeout=20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    given = os.environ.get("POSSE_CHROMIUM")
    program = Path(given or ROOT / "tools/browser/node_modules/.posse-browser/chromium")
    if not program.exists():
        pytest.fail("There is no test browser: `make test-browser` gets one, or set POSSE_CHROMIUM.")
    environment = dict(os.environ)
    if (program.parent / "lib").is_dir():  # what the browser needs and a bare machine may lack
        environment["LD_LIBRARY_PATH"] = f"{program.parent / 'lib'}:{environment.get('LD_LIBRARY_PATH', '')}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, env=environment, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@pytest.fixture
def newcomer(browser: Browser, server: str) -> Iterator[Newcomer]:
    """A person with a browser of their own. No page may report an error."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def come(name: str, size: tuple[int, int] = WIDE, locale: str = "en-US") -> Person:
        context = browser.new_context(
            base_url=server,
            has_touch=size[0] < WIDE[0],
            locale=locale,
            reduced_motion="reduce",
            viewport={"width": size[0], "height": size[1]},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        people.append(Person(name, context.new_page()))
        return people[-1]

    yield come
    for context in contexts:
        context.close()
    assert {person.name: person.complaints for person in people if person.complaints} == {}
