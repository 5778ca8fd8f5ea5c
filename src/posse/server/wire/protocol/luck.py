"""The state of the seed, and what it was made of (docs/fairness.md)."""

from __future__ import annotations

from typing import Literal

from posse.server.wire.protocol.shared import Sent


class Missing(Sent, frozen=True):
    """Somebody who had sent the hash of their share and then did not reveal the share."""

    seat: int
    name: str


class LostDeal(Sent, frozen=True):
    """What a deal that came to nothing was made of, by seat: null where no hash or no share came. `seats` is
    who sat there."""

    seats: list[str]
    server_seed: str
    hashes: list[str | None]
    shares: list[str | None]


class Reveal(Sent, frozen=True):
    """Everything the seed was made of, once the game is over. All in hexadecimal."""

    server_seed: str
    shares: list[str]
    given: list[bool]
    seed: str
    lost: list[LostDeal]


class LuckState(Sent, frozen=True):
    """The state of the seed. `shares` by seat: `awaited` until the hash of a share comes, `sealed` until the
    share itself comes, then `own`; or `default` (a bot, or a hash that came too late).

    `hashes` is null until all are in; from then on the list never changes, and only who finds their own hash
    in it reveals their share. It stays null in a game of the time before hashes.
    """

    commitment: str
    shares: list[Literal["awaited", "sealed", "own", "default"]]
    hashes: list[str | None] | None
    wanted: Literal["hash", "share"] | None  # what is still to come from you
    lost: list[list[Missing]]  # the deals that came to nothing: who did not reveal their shares
    reveal: Reveal | None
