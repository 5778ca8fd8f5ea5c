"""A server is told to stop while somebody plays there: the page goes on at another one, at once."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import asyncpg
from playwright.sync_api import Browser, expect
from sqlalchemy.engine import make_url

from tests.browser.people import BOT, PATIENCE, WIDE, Person
from tests.browser.proxy import proxy
from tests.games.dice_town.browser.playing import GAME
from tests.postgresql.cluster import Cluster, run
from tests.slowdown import Slowdown

# Milliseconds. On a machine that has the time it is a fraction of that; the page waits even less before it
# tries again.
AWAY: Final = 2000
WAITS: Final = 1000

SERVE: Final = (
    "import sys; from posse.server.ops.run import serve; serve(port=0, db=sys.argv[1], started=print)"
)

# The page notes for how long it was without a server, from the loss of its socket to the next word it hears,
# and for how long of that it only waited.
NOTE_GAPS: Final = """
window.gaps = []
let lost = 0
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    if (!this.url.includes('/ws/tables/')) return
    const began = performance.now()
    this.addEventListener('close', () => (lost = performance.now()))
    this.addEventListener('message', () => {
      if (lost) window.gaps.push({ away: performance.now() - lost, waited: began - lost })
      lost = 0
    })
  }
}
"""


@contextmanager
def serving(url: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of its own process, and its port."""
    with subprocess.Popen(
        [sys.executable, "-u", "-c", SERVE, url], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            port = next(found[0] for line in process.stdout if (found := re.findall(r":(\d+)/", line)))
            yield process, int(port)
        finally:
            process.kill()


def stored(url: str) -> list[tuple[Any, ...]]:
    """Which seat has answered which question."""

    async def read() -> list[tuple[Any, ...]]:
        plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(plain)
        try:
            found = await connection.fetch("SELECT seat, decision FROM choices ORDER BY sequence")
            return [tuple(row) for row in found]
        finally:
            await connection.close()

    return run(read())


def test_the_page_goes_on_at_another_server_and_nothing_counts_twice(
    browser: Browser, postgresql: Cluster
) -> None:
    url = postgresql.create()
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(url)) for _ in range(2)]
        address = stack.enter_context(proxy([port for _, port in servers]))
        context = browser.new_context(
            base_url=address, viewport={"width": WIDE[0], "height": WIDE[1]}, reduced_motion="reduce"
        )
        stack.callback(context.close)
        context.set_default_timeout(PATIENCE)
        ann = Person("Ann", context.new_page())
        ann.page.add_init_script(NOTE_GAPS)
        ann.sets_up(GAME, [BOT, BOT])
        ann.starts()
        ann.until(lambda: ann.asked)
        question, number = ann.decision, len(ann.raw)
        assert question is not None

        # A choice is on its way when the first server, which has the page's socket, is told to stop.
        first, _ = servers[0]
        ann.page.keyboard.press("Escape")
        expect(ann.prompt).to_contain_text("Your turn")
        ann.button("All choices").click()
        answer = ann.dialog.get_by_role("listitem").first.get_by_role("button")
        slowdown = Slowdown()
        first.send_signal(signal.SIGTERM)
        answer.click()
        ann.until(lambda: any('"type":"hello"' in text for text in ann.raw[number:]))
        ann.until(lambda: ann.over or ann.decision is None or ann.decision["id"] != question["id"])
        slower = slowdown.factor()
        assert first.wait(PATIENCE / 1000) == 0

        (gap,) = ann.page.evaluate("window.gaps")
        print(f"the page was without a server for {gap['away']:.0f} ms, slowed down {slower:.1f} times")
        assert gap["waited"] < WAITS * slower
        assert gap["away"] < AWAY * slower
        expect(ann.prompt).not_to_contain_text("Connection lost")
        for _ in range(3):  # and it goes on there, with the bots
            ann.until(lambda: ann.asked)
            assert ann.decision is not None
            ann.sends(ann.decision["options"][0]["name"])
        answers = stored(url)
        assert (ann.seat, question["id"]) in answers
        assert len(set(answers)) == len(answers)
        assert ann.complaints == []
    postgresql.drop(url)
