"""What a client says on the socket of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from posse.server.wire.protocol.shared import LONGEST_CHAT, LONGEST_OPTION, Asked, Hex


class Choose(Asked, frozen=True, tag_field="type", tag="choose"):
    """Answer a decision with one of its options, by their names."""

    decision: Annotated[str, Meta(max_length=32)]
    option: Annotated[str, Meta(max_length=LONGEST_OPTION)]


class TakeBack(Asked, frozen=True, tag_field="type", tag="take-back"):
    """Take back what you have answered in secret, all of it. `decision` is `back` of the last view."""

    decision: Annotated[str, Meta(max_length=32)]


class AskWhy(Asked, frozen=True, tag_field="type", tag="why"):
    """Why not? An attempt is the name of an option or a thing touched ("card:wanted")."""

    attempt: Annotated[str, Meta(max_length=LONGEST_OPTION)]


class AskHint(Asked, frozen=True, tag_field="type", tag="hint"):
    """What would be good? Nobody else learns that you have asked."""

    decision: Annotated[str, Meta(max_length=32)]


class Chat(Asked, frozen=True, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Standing(Asked, frozen=True, tag_field="type", tag="standing"):
    """Switch a standing answer on or off."""

    asks: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool


class AskAlways(Asked, frozen=True, tag_field="type", tag="ask-always"):
    """Ask me this also when my hand leaves me no choice, or no longer."""

    asks: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool


class ShareHash(Asked, frozen=True, tag_field="type", tag="share-hash"):
    """First round: the hash of this seat's share of the seed (docs/fairness.md), in hexadecimal."""

    value: Hex


class Share(Asked, frozen=True, tag_field="type", tag="share"):
    """Second round: the share itself, 32 random bytes in hexadecimal. Only when all hashes are shown."""

    value: Hex


class Resume(Asked, frozen=True, tag_field="type", tag="resume"):
    """Send a full view, with the events from this number on."""

    since: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class Seen(Asked, frozen=True, tag_field="type", tag="seen"):
    """This client has shown this many events: when everybody at the table has, bots need not wait longer."""

    number: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Ping(Asked, frozen=True, tag_field="type", tag="ping"):
    pass


ClientMessage = (
    Choose
    | TakeBack
    | AskWhy
    | AskHint
    | Chat
    | Standing
    | AskAlways
    | ShareHash
    | Share
    | Resume
    | Seen
    | Ping
)
