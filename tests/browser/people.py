"""People who play with mouse and eyes, and what their browsers were told in the meantime.

A Person can play any game: they know its name, see what the socket told, and answer from the list of all
choices. How a game's own board is used stands in tests/games/<game>/browser/playing.py.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle
from types import MappingProxyType
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, Response, WebSocket, expect
from playwright.sync_api import Error as BrowserError

from posse.core import Said, registry
from posse.words import Words

PATIENCE: Final = 60_000  # milliseconds; only a test that fails waits that long
LOOK_AGAIN: Final = 200  # milliseconds: when waiting for one of several, look at all of them this often
WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
BOT: Final = "Bot: Greenhorn"
FRIEND: Final = "A friend"
ASK_ALWAYS: Final = "Ask everybody always"  # no hidden windows, each of which takes some time
SIT_DOWN: Final = re.compile(r"^Sit down(: .+,| with) (a bot|\d+ bots?)$")

# The page keeps its table's socket where `sends` finds it.
KEEP_LINE: Final = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    if (this.url.includes('/ws/tables/')) window.tableSocket = this
  }
}
"""

# They have been asked about sounds before, and like it quick. What the page remembers itself comes first.
SETTLED: Final = """
if (location.origin !== 'null' && !localStorage.getItem('posse.settings'))
  localStorage.setItem('posse.settings', '{"sound":false,"speed":"fast"}')
"""

expect.set_options(timeout=PATIENCE)

Message = dict[str, Any]
Touch = Callable[[Locator], None]


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    thing.tap()


class Person:
    """A page in a browser of its own, with everything the server has sent to it."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.complaints: list[str] = []
        self.raw: list[str] = []  # frames of tables' sockets, as they came
        self.bodies: dict[str, list[str]] = {}  # what came over HTTP from the server's own addresses
        self.view: Message = {}
        self.decision: Message | None = None
        self.table: Message = {}
        self.luck: Message = {}
        self.faults: list[str] = []
        self.socket: WebSocket | None = None
        page.add_init_script(KEEP_LINE)
        page.add_init_script(SETTLED)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._on_console)
        page.on("websocket", self._on_socket)
        page.on("response", self._on_response)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _on_socket(self, socket: WebSocket) -> None:
        if "/ws/tables/" in socket.url:
            self.socket = socket
            socket.on("framereceived", self._hear)

    def _on_response(self, response: Response) -> None:
        _, api, path = response.url.partition("/api/")
        if api and response.ok:
            self.bodies.setdefault(path.partition("?")[0], []).append(response.text())

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.raw.append(text)
        message = json.loads(text)
        match message["type"]:
            case "hello":
                self.table, self.luck = message["table"], message["luck"]
            case "table":
                self.table = message["table"]
            case "luck":
                self.luck = message["luck"]
            case "view":
                self.view = message["view"]
                self.decision = message.get("decision", self.decision)
            case "error":
                self.faults.append(message["fault"]["code"])

    # Waiting: handlers run only while Playwright is waiting, so nothing slips through between look and wait.

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until what came over the socket makes it so. What only keeps a line alive is heard, too."""
        end = time.monotonic() + 2 * PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, "it does not come to that"
            wait_for_any([self])

    def listens(self) -> None:
        """Wait for the next frame, but not for long: it may come to somebody else, or over another socket."""
        with suppress(BrowserError):  # nothing came, or the socket was closed
            if self.socket is None or self.socket.is_closed():
                self.page.wait_for_event("websocket", timeout=LOOK_AGAIN)
            else:
                self.socket.wait_for_event("framereceived", timeout=LOOK_AGAIN)

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    @property
    def asked(self) -> bool:
        return self.decision is not None and not self.over

    @property
    def seat(self) -> int:
        return int(self.table["you"])

    # Parts of the page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def segment(self, group: str, choice: str) -> Locator:
        return self.page.get_by_role("radiogroup", name=group).get_by_text(choice, exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#question")  # its name is another in every language

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def scrubber(self) -> Locator:
        return self.page.get_by_role("slider", name="Choice")

    # Sitting down

    def sits_down_with_bots(self, game: str) -> None:
        """From the home screen: the game's poster, the big button, and one is at the table."""
        self.page.goto("/")
        self.page.locator(f'label:has(input[name="game"][value="{game}"])').click()
        self.button(SIT_DOWN).last.click()
        expect(self.page).to_have_url(re.compile(r"/table/"))

    def opens_set_up(self, game: str) -> None:
        self.page.goto(f"/new?game={game}")
        expect(self.button("Make a table")).to_be_visible()

    def sets_up(
        self,
        game: str,
        others: Sequence[str],
        public: bool = False,
        ticked: Sequence[str] = (),
        chosen: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """Makes a table for this person and these others, with bots that answer at once; its link."""
        self.opens_set_up(game)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.segment("Players", str(len(others) + 1)).click()
        for number, who in enumerate(others, 2):
            self.page.get_by_role("combobox", name=f"Who sits in seat {number}").select_option(label=who)
        for option in ticked:
            self.page.get_by_role("checkbox", name=option).check()
        for setting, choice in chosen.items():
            self.page.get_by_role("combobox", name=setting).select_option(label=choice)
        self.segment("Who can join", "Public" if public else "By invitation").click()
        self.segment("Pace of the bots", "At once").click()
        self.button("Make a table").click()
        return self.page.get_by_role("textbox", name="Link to the table").input_value()

    def comes_by(self, link: str) -> None:
        """Comes along and sits down."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.button("Sit here").first.click()
        expect(self.page.get_by_text(f"{self.name} (you)")).to_be_visible()

    def starts(self) -> None:
        self.button("Start the game").click()
        self.until(lambda: self.table["status"] == "running" and bool(self.view))

    def reloads(self) -> None:
        """Wait until the page has been told everything again."""
        heard = len(self.raw)
        self.page.reload()
        self.until(lambda: any('"full":true' in text for text in self.raw[heard:]))

    # Playing

    def hurries(self) -> Message:
        """Does not watch what the others did: the page comes to the open question at once."""
        self.page.keyboard.press("Escape")
        expect(self.prompt).to_contain_text(re.compile("Your (turn|answer)"))
        return self._open_question()

    def answer(self, option: str) -> None:
        """Chooses from the list of all choices."""
        decision = self.hurries()
        at = [each["name"] for each in decision["options"]].index(option)
        self.button("All choices").click()
        self.dialog.get_by_role("listitem").nth(at).get_by_role("button").click()
        self.settled(decision)

    def sends(self, option: str) -> None:
        """Chooses without touching the page, over its own socket: quick, for what clicks have proved before.

        The server lets nobody send too fast: then this answer is clicked after all.
        """
        decision = self._open_question()
        self.says({"type": "choose", "decision": decision["id"], "option": option})
        hasty = self.faults.count("too-fast")
        self.until(lambda: self._answered(decision) or self.faults.count("too-fast") > hasty)
        if not self._answered(decision):
            self.answer(option)

    def says(self, message: Message) -> None:
        self.page.evaluate("message => tableSocket.send(JSON.stringify(message))", message)

    def settled(self, decision: Message) -> None:
        """Wait until the table has gone on from this question (to the next one, or to somebody else)."""
        self.until(lambda: self._answered(decision))

    def _open_question(self) -> Message:
        assert self.decision is not None
        return self.decision

    def _answered(self, decision: Message) -> bool:
        return self.decision is None or self.decision["id"] != decision["id"]

    def label(self, option: str) -> str:
        """An option of the open question in English, as the page writes it."""
        words = Words("en")
        names = [words.t(seat["key"]) if seat["key"] else seat["name"] for seat in self.table["seats"]]
        label = next(each["label"] for each in self._open_question()["options"] if each["name"] == option)
        args = tuple((each["name"], each["what"], each["value"]) for each in label["args"])
        return words.say(registry.find(self.table["game"]), Said(label["key"], args), names)

    # The table's menu

    def opens_menu(self) -> None:
        self.page.locator("header.bar").get_by_role("button").last.click()
        expect(self.dialog).to_be_visible()

    def closes_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)

    def lends_seat(self) -> None:
        """Lets a bot play on."""
        self.opens_menu()
        self.segment("Bots", "Greenhorn").click()
        self.button("Let a bot play").click()
        expect(self.dialog).to_have_count(0)

    def takes_seat_back(self) -> None:
        self.prompt.get_by_role("button", name="Take your seat back").click()
        self.until(lambda: not self.table["seats"][self.seat]["away"])


Play = Callable[[Person], None]


def play_together(people: Sequence[Person], play: Play, until: Callable[[], bool] = lambda: False) -> None:
    """Everyone plays when asked, until it is so, or the game is over for all of them."""
    while not until() and not all(person.over for person in people):
        asked = next((person for person in people if person.asked), None)
        if asked:
            play(asked)
        else:
            wait_for_any(people)


def wait_for_any(people: Sequence[Person]) -> None:
    """Wait until one of them has heard something."""
    heard = sum(len(person.raw) for person in people)
    end = time.monotonic() + PATIENCE / 1000
    for person in cycle(people):
        if sum(len(each.raw) for each in people) > heard:
            return
        assert time.monotonic() < end, "nobody hears anything"
        person.listens()
