"""How a table's seed is agreed on, so that nobody can choose it and everybody can check it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

SEED_TAG: Final = b"posse seed 1"
DEFAULT_TAG: Final = b"posse default share 1"
HASH_TAG: Final = b"posse share 1"


def commitment(server_seed: bytes) -> str:
    """What the server publishes before the deal."""
    return sha256(server_seed).hexdigest()


def share_hash(server_commitment: str, seat: int, share: bytes) -> str:
    """What a seat sends before any share is shown: it binds the seat to a share it has not told yet.

    It holds for one server seed and one seat only, so nobody can use it again, there or elsewhere.
    """
    return sha256(HASH_TAG + bytes.fromhex(server_commitment) + bytes([seat]) + share).hexdigest()


def default_share(server_seed: bytes, seat: int) -> bytes:
    """The share of a seat that added none of its own (a bot, or somebody who was away)."""
    return sha256(DEFAULT_TAG + server_seed + bytes([seat])).digest()


def table_seed(server_seed: bytes, shares: list[bytes]) -> bytes:
    """The seed of the table: the hash of the server's seed and every seat's share, in seat order."""
    whole = sha256(SEED_TAG)
    whole.update(server_seed)
    for share in shares:
        if len(share) != 32:
            raise ValueError("a share is 32 bytes")
        whole.update(share)
    return whole.digest()
