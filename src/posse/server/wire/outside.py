"""What travels between the server and bots that people run on their own machines. docs/bot-api.md tells it.

What a bot sees of a game is what a client gets: the messages of `protocol`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from posse.server.wire.protocol import (
    LONGEST_CHAT,
    LONGEST_NAME,
    LONGEST_OPTION,
    Asked,
    Sent,
    TableLine,
)


class NewBot(Asked, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


class BotAccount(Sent, frozen=True):
    """A bot of a visitor; `id` is for its owner, to take its token back."""

    id: str
    name: str
    created: int


class BotToken(Sent, frozen=True):
    """A new bot, and its token. It is shown this once: the server keeps only its hash."""

    bot: BotAccount
    token: str


class BotChoice(Asked, frozen=True):
    """Answer a decision with one of its options, by their names."""

    decision: Annotated[str, Meta(max_length=32)]
    option: Annotated[str, Meta(max_length=LONGEST_OPTION)]


class BotChat(Asked, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Done(Sent, frozen=True):
    """It is stored."""

    done: bool = True


class BotSeated(Sent, frozen=True, tag_field="type", tag="seated"):
    """The bot sits at this table, or a seat is held for it (`table.you` is -1 then)."""

    table: TableLine


class BotStarted(Sent, frozen=True, tag_field="type", tag="started"):
    """The game at this table has begun."""

    table: TableLine


class BotLeft(Sent, frozen=True, tag_field="type", tag="left"):
    """The bot does not sit there any more, or there is no such table any more."""

    table: str


class BotOver(Sent, frozen=True, tag_field="type", tag="over"):
    """The game at this table is over."""

    table: str


class StreamClosed(Sent, frozen=True, tag_field="type", tag="closed"):
    """The last line of a stream; `code` as for a socket (docs/protocol.md)."""

    code: int
