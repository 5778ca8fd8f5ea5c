"""Limits on everything a stranger can send, and what names and chat may look like."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from posse.server.clock import Clock
from posse.server.wire.errors import wrong
from posse.server.wire.protocol import LONGEST_CHAT, LONGEST_NAME


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, rates per second. `burst` is how much may come at once after a silence."""

    body: int = 64 * 1024
    message: int = 4 * 1024
    messages: float = 10
    messages_burst: int = 40
    chats: float = 0.5
    chats_burst: int = 6
    requests: float = 10  # that change something, per visitor
    requests_burst: int = 40
    strangers: float = 5  # requests per address, of whoever has no cookie
    strangers_burst: int = 100
    strikes: int = 60  # bad or hasty messages until a socket is closed
    sockets_per_visitor: int = 12
    sockets_per_address: int = 200
    spectators: int = 100  # per table
    hosted: int = 5  # open tables of one visitor
    seats: int = 20  # tables at which one visitor sits
    tables: int = 5000  # open and running, all together
    waiting_messages: int = 256  # not yet read by a slow client

    @staticmethod
    def none() -> Limits:
        """For measuring, where one machine plays a thousand people."""
        most = 1_000_000
        return Limits(
            messages=most,
            messages_burst=most,
            requests=most,
            requests_burst=most,
            strangers=most,
            strangers_burst=most,
            sockets_per_address=most,
            sockets_per_visitor=most,
            hosted=most,
            seats=most,
        )


class Bucket:
    """Lets so many things a second pass, and a burst after a silence."""

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.last = clock.now()

    def take(self) -> bool:
        now = self.clock.now()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate / 1000)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def is_full(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return self.level + (self.clock.now() - self.last) * self.rate / 1000 >= self.burst


class Buckets:
    """A bucket for each key: visitors, addresses. Full ones are forgotten now and then."""

    def __init__(self, clock: Clock, rate: float, burst: int, most: int = 10_000) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.most = most
        self.held: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self.held.get(key)
        if bucket is None:
            if len(self.held) >= self.most:
                self.held = {each: held for each, held in self.held.items() if not held.is_full()}
            bucket = self.held[key] = Bucket(self.clock, self.rate, self.burst)
        return bucket.take()


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters, or an error that says so."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(sign) for sign in name]
    if not 1 <= len(name) <= LONGEST_NAME or any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        raise wrong("bad-name")
    if not any(kind[0] in "LNS" for kind in kinds) or _piles_marks(kinds):
        raise wrong("bad-name")
    return name


def clean_chat(text: str) -> str:
    """A line of chat without what cannot be seen; "" if nothing is left."""
    text = unicodedata.normalize("NFC", text)
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join(shown.split())[:LONGEST_CHAT]


def _piles_marks(kinds: list[str]) -> bool:
    """Whether marks are piled up over a letter, as no language does."""
    return any(all(kind in ("Mn", "Me") for kind in kinds[at : at + 3]) for at in range(len(kinds) - 2))
