"""All luck: SHA-256 in counter mode over a 256-bit seed (docs/fairness.md has the test vectors)."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

BLOCK: Final = 32


def _limits() -> list[int]:
    """By n, up to 256: byte values from this one on would favour low results and are rejected."""
    # `below(0)` must fail at once, not reject bytes for ever.
    return [256] + [256 - 256 % n for n in range(1, 257)]


LIMITS: Final[list[int]] = _limits()
# For dice: the number rolled, by byte; and the bytes to reject, which would favour low numbers.
ROLLED: Final[bytes] = bytes([drawn % 6 for drawn in range(256)])
TOO_HIGH: Final[bytes] = bytes(range(252, 256))


class Chance:
    """A stream of bytes fixed by a seed, and how far it has been read. Nothing else is random."""

    seed: bytes
    used: int  # bytes read so far
    block: bytes  # the 32 bytes being read

    @staticmethod
    def of(seed: bytes) -> Chance:
        """The stream of a 32-byte seed, from its beginning."""
        if len(seed) != BLOCK:
            raise ValueError("a seed is 32 bytes")
        chance = Chance()
        chance.seed = seed
        chance.used = 0
        chance.block = b""
        return chance

    @staticmethod
    def at(seed: bytes, used: int) -> Chance:
        """The stream of a seed of which this many bytes have been read."""
        chance = Chance.of(seed)
        chance.used = used
        if used:
            chance.block = chance._block((used - 1) // BLOCK)
        return chance

    @staticmethod
    def from_text(text: str) -> Chance:
        """A seed from any text: for `--seed 7`, tests and simulations."""
        return Chance.of(sha256(text.encode()).digest())

    def _block(self, number: int) -> bytes:
        return sha256(self.seed + number.to_bytes(8, "big")).digest()

    def clone(self) -> Chance:
        copy = Chance()
        copy.seed = self.seed
        copy.used = self.used
        copy.block = self.block
        return copy

    def byte(self) -> int:
        """The next byte of the stream."""
        at = self.used % BLOCK
        if at == 0:
            self.block = self._block(self.used // BLOCK)
        self.used += 1
        return self.block[at]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: bytes that would bias the result are rejected."""
        if n <= 256:
            limit = LIMITS[n]
            while True:
                at = self.used % BLOCK
                if at == 0:
                    self.block = self._block(self.used // BLOCK)
                self.used += 1
                drawn = self.block[at]
                if drawn < limit:
                    return drawn % n
        size, span = 1, 256
        while span < n:
            size, span = size + 1, span * 256
        limit = span - span % n
        while True:
            drawn = 0
            for _ in range(size):
                drawn = drawn * 256 + self.byte()
            if drawn < limit:
                return drawn % n

    def shuffle(self, things: list[int]) -> None:
        """Fisher–Yates, from the last place down: the same as `below` for each place, but faster."""
        last = len(things) - 1
        while last > 255:
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1
        while last > 0:
            at = self.used % BLOCK
            if at == 0:
                self.block = self._block(self.used // BLOCK)
            read = at
            for other in self.block[at:]:
                read += 1
                if other < LIMITS[last + 1]:
                    other %= last + 1
                    thing = things[last]
                    things[last] = things[other]
                    things[other] = thing
                    last -= 1
                    if last == 0:
                        break
            self.used += read - at

    def dice(self, count: int) -> bytes:
        """The same as calling `below(6)` this often, but faster."""
        rolled = b""
        while len(rolled) < count:
            at = self.used % BLOCK
            if at == 0:
                self.block = self._block(self.used // BLOCK)
            piece = self.block[at : at + count - len(rolled)]
            self.used += len(piece)
            rolled += piece.translate(ROLLED, TOO_HIGH)
        return rolled

    def pick(self, things: list[int]) -> int:
        return things[self.below(len(things))]
