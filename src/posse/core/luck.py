"""Where the luck of a recorded game came from: its part of the header, written, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from posse.core import fairness
from posse.core.errors import RecordError
from posse.core.said import NUMBER, TEXT
from posse.core.table import SEAT_LETTERS


@dataclass
class LostDeal:
    """A deal that came to nothing: somebody had sent the hash of a share and did not reveal the share."""

    seats: list[str]  # who sat there: a bot may have taken a seat since
    server_seed: bytes
    hashes: list[str]  # by seat, "" for a seat that sent none
    shares: list[bytes]  # by seat, b"" for a seat that revealed none

    def missing(self) -> list[int]:
        """The seats that did not reveal their shares."""
        return [seat for seat, sent in enumerate(self.hashes) if sent and not self.shares[seat]]


@dataclass
class Luck:
    """Where the seed came from. A local game has only a seed; at a real table all of it is agreed on."""

    seed: bytes
    commitment: str = ""
    server_seed: bytes = b""
    shares: list[bytes] = field(default_factory=list)
    given: list[bool] = field(default_factory=list)  # by seat: whether the share is the player's own
    # By seat: the hash that came before the share, "" for none. None: a game of the time before hashes.
    hashes: list[str] | None = None
    lost: list[LostDeal] = field(default_factory=list)  # the deals before this one


# Written


def header_of(luck: Luck) -> dict[str, Any]:
    """The fields of a record's header that say how the seed was agreed on."""
    if not luck.commitment:
        return {}
    fields: dict[str, Any] = {
        "commitment": luck.commitment,
        "server_seed": luck.server_seed.hex(),
        "shares": [share.hex() for share in luck.shares],
        "given": luck.given,
    }
    if luck.hashes is not None:
        fields["hashes"] = [sent or None for sent in luck.hashes]
        fields["lost"] = [lost_fields(deal) for deal in luck.lost]
    return fields


def lost_fields(deal: LostDeal) -> dict[str, Any]:
    return {
        "seats": deal.seats,
        "server_seed": deal.server_seed.hex(),
        "hashes": [sent or None for sent in deal.hashes],
        "shares": [share.hex() or None for share in deal.shares],
    }


# Read


def read_luck(header: dict[str, Any], seats: int) -> Luck:
    """The luck in a header, or RecordError."""
    luck = Luck(_bytes(header.get("seed")))
    if "commitment" not in header:
        if "hashes" in header:
            raise _wrong()
        return luck
    given = _list(header.get("given"), seats)
    if not all([isinstance(mark, bool) for mark in given]):
        raise _wrong()
    luck.commitment = _bytes(header["commitment"]).hex()
    luck.server_seed = _bytes(header.get("server_seed"))
    luck.shares = [_bytes(share) for share in _list(header.get("shares"), seats)]
    luck.given = given
    if "hashes" in header:
        luck.hashes = [_bytes_or_none(sent).hex() for sent in _list(header["hashes"], seats)]
        luck.lost = [read_lost(deal, seats) for deal in _list(header.get("lost"), -1)]
    return luck


def read_lost(value: object, seats: int) -> LostDeal:
    if not isinstance(value, dict):
        raise _wrong()
    names = _list(value.get("seats"), seats)
    if not all([isinstance(name, str) for name in names]):
        raise _wrong()
    return LostDeal(
        names,
        _bytes(value.get("server_seed")),
        [_bytes_or_none(sent).hex() for sent in _list(value.get("hashes"), seats)],
        [_bytes_or_none(share) for share in _list(value.get("shares"), seats)],
    )


def _wrong() -> RecordError:
    return RecordError("error-record-line", (("line", NUMBER, 1),))


def _list(value: object, size: int) -> list[Any]:
    """A list of this size (-1: of any)."""
    if not isinstance(value, list) or (size >= 0 and len(value) != size):
        raise _wrong()
    return value


def _bytes_or_none(value: object) -> bytes:
    return b"" if value is None else _bytes(value)


def _bytes(value: object) -> bytes:
    try:
        found = bytes.fromhex(value) if isinstance(value, str) and len(value) == 64 else b""
    except ValueError:
        found = b""
    if len(found) == 32:  # `fromhex` skips spaces, so 64 characters may be fewer bytes
        return found
    raise _wrong()


# Checked


def check_luck(luck: Luck) -> None:
    """Whether everything fits together as docs/fairness.md says. A local game has nothing to check."""
    if not luck.commitment:
        return
    if fairness.commitment(luck.server_seed) != luck.commitment:
        raise RecordError("error-verify-commitment")
    for seat, share in enumerate(luck.shares):
        if not luck.given[seat] and share != fairness.default_share(luck.server_seed, seat):
            raise RecordError("error-verify-share", (("seat", TEXT, SEAT_LETTERS[seat]),))
    if luck.hashes is not None:
        revealed = [share if luck.given[seat] else b"" for seat, share in enumerate(luck.shares)]
        _check_hashes(luck.server_seed, revealed, luck.hashes)
    if fairness.table_seed(luck.server_seed, luck.shares) != luck.seed:
        raise RecordError("error-verify-seed")
    for number, deal in enumerate(luck.lost, 1):
        if not deal.missing():  # then it need not have been lost
            raise RecordError("error-verify-lost", (("number", NUMBER, number),))
        sent = [each if deal.shares[seat] else "" for seat, each in enumerate(deal.hashes)]
        _check_hashes(deal.server_seed, deal.shares, sent)


def _check_hashes(server_seed: bytes, shares: list[bytes], expected: list[str]) -> None:
    """The hash of every share that was revealed is the one expected, and where none is, none was."""
    published = fairness.commitment(server_seed)
    for seat, share in enumerate(shares):
        found = fairness.share_hash(published, seat, share) if share else ""
        if found != expected[seat]:
            raise RecordError("error-verify-hash", (("seat", TEXT, SEAT_LETTERS[seat]),))
