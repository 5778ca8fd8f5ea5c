"""Who gets in: cookies are checked, requests and sockets are counted against the limits."""

from __future__ import annotations

from collections import Counter

from posse.server.http.cookies import Signer
from posse.server.http.rate_limit import Bucket, Buckets
from posse.server.services import Services
from posse.server.wire.errors import api_error


class Admission:
    def __init__(self, services: Services) -> None:
        limits, clock = services.limits, services.clock
        self.services = services
        self.signer = Signer(b"")
        self.by_visitor = Buckets(clock, limits.requests, limits.requests_burst)
        self.by_address = Buckets(clock, limits.strangers, limits.strangers_burst)
        self.chat = Buckets(clock, limits.chats, limits.chats_burst)
        self.resumes = Buckets(clock, limits.resumes, limits.resumes_burst)
        self.open_sockets: Counter[str] = Counter()  # by visitor, and by address

    async def open(self) -> None:
        self.signer = Signer(await self.services.storage.secret())

    def visitor(self, cookie: str | None) -> str | None:
        """The visitor whose cookie this is, None if it is not one of ours."""
        return self.signer.read(cookie)

    def check_request(self, visitor: str | None, address: str) -> None:
        if not (self.by_visitor.take(visitor) if visitor is not None else self.by_address.take(address)):
            raise api_error("too-fast")

    def check_chat(self, visitor: str) -> None:
        if not self.chat.take(visitor):
            raise api_error("too-fast")

    def check_resume(self, visitor: str) -> None:
        if not self.resumes.take(visitor):
            raise api_error("too-fast")

    def message_limit(self) -> Bucket:
        """A new bucket for the messages of one socket."""
        limits = self.services.limits
        return Bucket(self.services.clock, limits.messages, limits.messages_burst)

    def add_socket(self, visitor: str, address: str) -> None:
        """A socket is opened; refused if this visitor or this address has too many."""
        limits = self.services.limits
        for key, most in ((visitor, limits.sockets_per_visitor), (address, limits.sockets_per_address)):
            if self.open_sockets[key] >= most:
                raise api_error("too-many-sockets")
        self.open_sockets.update((visitor, address))

    def drop_socket(self, visitor: str, address: str) -> None:
        for key in (visitor, address):
            self.open_sockets[key] -= 1
            if not self.open_sockets[key]:
                del self.open_sockets[key]
