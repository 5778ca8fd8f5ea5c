"""People who play with mouse and eyes, and what their browsers were told in the meantime."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

PATIENCE: Final = 30_000  # milliseconds; only a test that fails waits that long
WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
BOT: Final = "Bot: Greenhorn"
KEEP: Final = re.compile(r"^Keep .* for (free|\$\d+)$")

expect.set_options(timeout=PATIENCE)

Message = dict[str, Any]


class Person:
    """A page in a browser of its own, with every frame that came over the sockets of tables."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.complaints: list[str] = []
        self.raw: list[str] = []  # what came, as it came
        self.view: Message = {}
        self.decision: Message | None = None
        self.table: Message = {}
        self.chosen: list[str] = []  # decisions whose answers are stored
        self.lately: str = ""  # the decision answered last
        self.socket: WebSocket | None = None
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._on_console)
        page.on("websocket", self._on_socket)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _on_socket(self, socket: WebSocket) -> None:
        if "/ws/tables/" in socket.url:
            self.socket = socket
            socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.raw.append(text)
        message = json.loads(text)
        match message["type"]:
            case "hello" | "table":
                self.table = message["table"]
            case "view":
                self.view = message["view"]
                self.decision = message.get("decision", self.decision)
            case "chosen":
                self.chosen.append(message["decision"])

    # Waiting: handlers run only while Playwright is waiting, so nothing slips through between look and wait.

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until what came over the socket makes it so."""
        assert self.socket is not None
        while not holds():
            self.socket.wait_for_event("framereceived")

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    @property
    def asked(self) -> bool:
        return self.decision is not None and self.decision["id"] != self.lately and not self.over

    # Parts of the page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def segment(self, group: str, choice: str) -> Locator:
        return self.page.get_by_role("radiogroup", name=group).get_by_text(choice, exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What is going on")

    @property
    def dice(self) -> Locator:
        return self.page.get_by_role("group", name="Your dice").get_by_role("button")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    # Sitting down

    def sets_up(self, seats: list[str], public: bool = False) -> str:
        """Makes a table for himself and these others, with bots that answer at once; its link."""
        self.page.goto("/new?game=dice-town")
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.segment("Players", str(len(seats) + 1)).click()
        for number, who in enumerate(seats, 2):
            self.page.get_by_role("combobox", name=f"Who sits on seat {number}").select_option(label=who)
        self.segment("Who can join", "Public" if public else "By invitation").click()
        self.segment("Pace of the bots", "At once").click()
        self.button("Make a table").click()
        return self.page.get_by_role("textbox", name="Link to the table").input_value()

    def comes_by(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.button("Sit here").first.click()
        expect(self.page.get_by_text(f"{self.name} (you)")).to_be_visible()

    def starts(self) -> None:
        self.button("Start the game").click()
        self.until(lambda: self.table["status"] == "running")

    # Playing

    def answer(self, option: str) -> None:
        """Chooses from the list of all choices."""
        decision = self.decision
        assert decision is not None
        at = [each["name"] for each in decision["options"]].index(option)
        expect(self.prompt).to_contain_text("Your turn")
        self.button("All choices").click()
        self.dialog.get_by_role("listitem").nth(at).get_by_role("button").click()
        self._stored(decision)

    def keep(self, dice: list[int]) -> None:
        """Touches these dice on the board and puts the cup down."""
        decision = self.decision
        assert decision is not None
        rolled = self.view["rolled"]
        expect(self.dice).to_have_count(len(rolled))
        expect(self.dice.first).to_have_attribute("aria-pressed", re.compile("true|false"))
        for at, die in enumerate(rolled):
            if (self.dice.nth(at).get_attribute("aria-pressed") == "true") != (die in dice):
                self.dice.nth(at).click()
        self.button(KEEP).click()
        self._stored(decision)

    def _stored(self, decision: Message) -> None:
        self.lately = decision["id"]
        self.until(lambda: decision["id"] in self.chosen)

    def play(self, random: Random, by_hand: bool = False) -> None:
        """Answers what is asked somehow; dice on the board itself, if possible and wanted."""
        assert self.decision is not None
        names = [option["name"] for option in self.decision["options"]]
        option = random.choice(names[:2] if "empty" in names or "pass" in names else names)
        dice = re.fullmatch(r"keep:([\d,]+)", option)
        if by_hand and dice and self.decision["asks"] == "commit-keep":
            self.keep([int(die) for die in dice[1].split(",")])
        else:
            self.answer(option)

    def lends_seat(self) -> None:
        """Lets a bot play on."""
        self.button("Table").first.click()
        self.segment("Bots", "Greenhorn").click()
        self.button("Let a bot play").click()
        expect(self.dialog).to_have_count(0)


def play_together(random: Random, people: list[Person], most: int, by_hand: int = 0) -> int:
    """They answer as they are asked, until the game is over or so many answers were given."""
    for given in range(most):
        asked: list[Person] = []
        while not asked:
            if people[0].over:
                return given
            asked = [person for person in people if person.asked]
            if not asked:
                assert people[0].socket is not None
                people[0].socket.wait_for_event("framereceived")
        random.choice(asked).play(random, by_hand=given < by_hand)
    return most
