"""Who gets in: cookies are checked, requests and sockets are counted against the limits."""

from __future__ import annotations

from collections import Counter

from posse.server.http import bot_tokens
from posse.server.http.cookies import Signer
from posse.server.http.networks import network_of
from posse.server.http.rate_limit import Bucket, Buckets
from posse.server.rooms import outside_bots
from posse.server.rooms.connection import Connection
from posse.server.rooms.outside_bots import Bot
from posse.server.services import Services
from posse.server.wire.errors import GOING_AWAY, NO_COOKIE, api_error


class Admission:
    def __init__(self, services: Services) -> None:
        limits, clock = services.limits, services.clock
        self.services = services
        self.signer = Signer()
        self.by_visitor = Buckets(clock, limits.requests, limits.requests_burst)
        self.by_address = Buckets(clock, limits.strangers, limits.strangers_burst)
        self.chat = Buckets(clock, limits.chats, limits.chats_burst)
        self.hints = Buckets(clock, limits.hints, limits.hints_burst)
        self.newcomers = Buckets(clock, limits.visitors, limits.visitors_burst)
        self.new_tables = Buckets(clock, limits.new_tables, limits.new_tables_burst)
        self.resumes = Buckets(clock, limits.resumes, limits.resumes_burst)
        self.by_bot = Buckets(clock, limits.bot_requests, limits.bot_requests_burst)
        self.by_owner = Buckets(clock, limits.owner_requests, limits.owner_requests_burst)
        self.open_sockets: Counter[str] = Counter()  # by visitor, and by network; streams by their owner, too
        self.streams: dict[str, set[Connection]] = {}  # of outside bots

    async def open(self) -> None:
        storage, now = self.services.storage, self.services.clock.now()
        if self.services.new_key:
            await storage.replace_cookie_key(now)
        await self.read_keys()

    async def read_keys(self) -> None:
        """At the start, and when another server has made a new key."""
        self.signer = Signer(*await self.services.storage.cookie_keys(self.services.clock.now()))

    def visitor(self, cookie: str | None) -> str | None:
        """The visitor whose cookie this is, None if it is not one of ours."""
        return self.signer.read(cookie)

    def check_request(self, visitor: str | None, address: str) -> None:
        if visitor is not None:
            allowed = self.by_visitor.take(visitor)
        else:
            allowed = self.by_address.take(network_of(address))
        if not allowed:
            raise api_error("too-fast")

    async def bot(self, header: str | None, address: str) -> Bot:
        """The outside bot with the token in this header. Guessing is limited like the visits of strangers."""
        network = network_of(address)
        token = bot_tokens.read(header)
        if not self.by_address.has(network):
            raise api_error("too-fast")
        found = await outside_bots.with_token(self.services, token) if token is not None else None
        if found is None:
            self.by_address.take(network)
            raise api_error("no-token")
        if not self.by_bot.take(found.id) or not self.by_owner.take(found.owner):
            raise api_error("too-fast")
        return found

    def add_stream(self, bot: Bot, address: str, connection: Connection) -> None:
        """A stream is opened; refused if this bot, its owner or this address has too many."""
        limits, owner = self.services.limits, _owner_key(bot)
        if len(self.streams.get(bot.id, ())) >= limits.streams_per_bot:
            raise api_error("too-many-sockets")
        if self.open_sockets[owner] >= limits.streams_per_owner:
            raise api_error("too-many-sockets")
        self.add_socket(bot.id, address)
        self.open_sockets[owner] += 1
        self.streams.setdefault(bot.id, set()).add(connection)

    def drop_stream(self, bot: Bot, address: str, connection: Connection) -> None:
        self.drop_socket(bot.id, address)
        self._count_down(_owner_key(bot))
        kept = self.streams.get(bot.id, set())
        kept.discard(connection)
        if not kept:
            self.streams.pop(bot.id, None)

    def close_streams(self, bot: str, code: int = NO_COOKIE) -> None:
        """Its token holds no more."""
        for connection in list(self.streams.get(bot, ())):
            connection.close(code)

    def close_all_streams(self) -> None:
        """This server stops."""
        for bot in list(self.streams):
            self.close_streams(bot, GOING_AWAY)

    def check_newcomer(self, address: str) -> None:
        """Somebody wants to become a visitor."""
        if not self.newcomers.take(network_of(address)):
            raise api_error("too-fast")

    def check_new_table(self, address: str) -> None:
        if not self.new_tables.take(network_of(address)):
            raise api_error("too-fast")

    def check_chat(self, visitor: str) -> None:
        if not self.chat.take(visitor):
            raise api_error("too-fast")

    def check_hint(self, visitor: str) -> None:
        if not self.hints.take(visitor):
            raise api_error("too-fast")

    def check_resume(self, visitor: str) -> None:
        if not self.resumes.take(visitor):
            raise api_error("too-fast")

    def message_limit(self) -> Bucket:
        """A new bucket for the messages of one socket."""
        limits = self.services.limits
        return Bucket(self.services.clock, limits.messages, limits.messages_burst)

    def strikes(self) -> Bucket:
        """The bad messages one socket may still send. People make mistakes, but not one after another."""
        limits = self.services.limits
        return Bucket(self.services.clock, limits.mistakes, limits.strikes)

    def add_socket(self, visitor: str, address: str) -> None:
        """A socket is opened; refused if this visitor or this address has too many."""
        limits = self.services.limits
        network = network_of(address)
        for key, most in ((visitor, limits.sockets_per_visitor), (network, limits.sockets_per_address)):
            if self.open_sockets[key] >= most:
                raise api_error("too-many-sockets")
        self.open_sockets.update((visitor, network))

    def drop_socket(self, visitor: str, address: str) -> None:
        for key in (visitor, network_of(address)):
            self._count_down(key)

    def _count_down(self, key: str) -> None:
        self.open_sockets[key] -= 1
        if not self.open_sockets[key]:
            del self.open_sockets[key]


def _owner_key(bot: Bot) -> str:
    """How streams are counted by owner: apart from the sockets that the owner has open."""
    return "owner:" + bot.owner
