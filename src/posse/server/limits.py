"""Limits on what one visitor, one address or one table may use."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, rates per second. `burst` is how much may come at once after a pause."""

    body: int = 64 * 1024
    message: int = 4 * 1024
    messages: float = 10
    messages_burst: int = 40
    chats: float = 0.5
    chats_burst: int = 6
    requests: float = 10  # per visitor
    requests_burst: int = 40
    strangers: float = 5  # requests per address, of visitors without a cookie
    strangers_burst: int = 100
    mistakes: float = 1  # bad or too frequent messages that a socket is forgiven
    strikes: int = 60  # as many at once, before it is closed
    sockets_per_visitor: int = 12
    sockets_per_address: int = 200
    spectators: int = 100  # per table
    visitors: float = 1 / 30  # new visitors per network (an address, or 2^64 of them: IPv6)
    visitors_burst: int = 60
    new_tables: float = 1 / 20  # per network
    new_tables_burst: int = 30
    tables_per_network: int = 100
    bot_tables: int = 2  # of one host, where bots play alone
    bot_tables_in_all: int = 50
    hosted: int = 5  # open tables of one host
    seats: int = 20  # tables at which one visitor sits
    tables: int = 5000  # open and running, in total
    kept_tables: int = 500  # of these, the last are for people who sit down and have no other table
    waiting: int = 512 * 1024  # characters not yet sent to a slow client
    hints: float = 0.2  # per visitor
    hints_burst: int = 5
    bot_requests: float = 10  # per token
    bot_requests_burst: int = 40
    owner_requests: float = 20  # of all bots of one owner
    owner_requests_burst: int = 80
    streams_per_bot: int = 12
    streams_per_owner: int = 24
    bot_accounts: int = 5  # per owner
    bot_accounts_in_all: int = 20_000
    keep_alive: float = 7  # seconds after which a stream with nothing to say sends an empty line
    resumes: float = 0.2  # full views asked for, per visitor
    resumes_burst: int = 10

    @staticmethod
    def none() -> Limits:
        """For benchmarks, where one machine plays a thousand people."""
        most = 1_000_000
        return Limits(
            messages=most,
            messages_burst=most,
            requests=most,
            requests_burst=most,
            bot_requests=most,
            bot_requests_burst=most,
            owner_requests=most,
            owner_requests_burst=most,
            strangers=most,
            strangers_burst=most,
            hints=most,
            hints_burst=most,
            resumes=most,
            resumes_burst=most,
            sockets_per_address=most,
            sockets_per_visitor=most,
            visitors=most,
            visitors_burst=most,
            new_tables=most,
            new_tables_burst=most,
            tables_per_network=most,
            bot_tables=most,
            bot_tables_in_all=most,
            hosted=most,
            seats=most,
        )
