"""All luck: SHA-256 in counter mode over a 256-bit seed (docs/fairness.md has the test vectors)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

T = TypeVar("T")

BLOCK: Final = 32


def _find_sha256() -> Callable[[bytes], Any]:
    """The interpreter's own, where it has one: for so few bytes OpenSSL's, which hashlib takes, is slower."""
    for module in ("_sha2", "_sha256"):  # since Python 3.12, and before
        try:
            return import_module(module).sha256  # type: ignore[no-any-return]
        except ImportError:
            continue
    return import_module("hashlib").sha256  # type: ignore[no-any-return]


sha256: Final = _find_sha256()
COUNTERS: Final[list[bytes]] = [number.to_bytes(8, "big") for number in range(256)]
# By n and byte (n << 8 | byte), for n up to 256: the byte's remainder by n, less than n; of a byte that would
# favour low numbers, 255, which is less only than 256. Compiled, looking it up is faster than dividing.
REMAINDERS: Final[bytes] = b"".join(
    [(bytes(range(n)) * (256 // n if n else 0)).ljust(256, b"\xff") for n in range(257)]
)
# For dice: the number rolled, by byte; REJECTED for the bytes which would favour low numbers.
REJECTED: Final = 6
ROLLED: Final[bytes] = bytes([drawn % 6 if drawn < 252 else REJECTED for drawn in range(256)])
_REJECTED: Final[bytes] = bytes([REJECTED])


class Chance:
    """A stream of bytes fixed by a seed, and how far it has been read. Nothing else is random."""

    seed: bytes
    used: i64  # bytes read so far
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
        counter = COUNTERS[number] if number < 256 else number.to_bytes(8, "big")
        block: bytes = sha256(self.seed + counter).digest()
        return block

    def clone(self) -> Chance:
        copy = Chance()
        copy.seed = self.seed
        copy.used = self.used
        copy.block = self.block
        return copy

    def byte(self) -> int:
        """The next byte of the stream."""
        at: i64 = self.used % BLOCK
        if at == 0:
            self.block = self._block(self.used // BLOCK)
        self.used += 1
        return self.block[at]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: bytes that would bias the result are rejected."""
        if 0 < n <= 256:
            return self._below(n)
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

    def _below(self, n: i64) -> i64:
        """The same for n up to 256: of the numbers that a byte can be, the last n or fewer are rejected."""
        while True:
            at: i64 = self.used % BLOCK
            if at == 0:
                self.block = self._block(self.used // BLOCK)
            self.used += 1
            rest: i64 = REMAINDERS[n << 8 | self.block[at]]
            if rest < n:
                return rest

    def shuffle(self, things: list[T]) -> None:
        """Fisher–Yates, from the last place down: the same as `below` for each place, but faster."""
        left: i64 = len(things)
        while left > 256:
            other: i64 = self.below(left)
            left -= 1
            thing = things[left]
            things[left] = things[other]
            things[other] = thing
        while left > 1:
            at: i64 = self.used % BLOCK
            if at == 0:
                self.block = self._block(self.used // BLOCK)
            block = self.block
            begun: i64 = self.used - at
            while at < BLOCK and left > 1:
                other = REMAINDERS[left << 8 | block[at]]
                at += 1
                if other < left:
                    left -= 1
                    thing = things[left]
                    things[left] = things[other]
                    things[other] = thing
            self.used = begun + at

    def dice(self, count: int) -> bytes:
        """The same as calling `below(6)` this often, but faster."""
        rolled = b""
        while True:
            at: i64 = self.used % BLOCK
            if at == 0:
                self.block = self._block(self.used // BLOCK)
            piece = self.block[at : at + count - len(rolled)]
            self.used += len(piece)
            numbers = piece.translate(ROLLED)
            if REJECTED in numbers:  # rare, and to delete bytes takes long
                numbers = numbers.replace(_REJECTED, b"")
            if rolled:
                numbers = rolled + numbers
            if len(numbers) == count:
                return numbers
            rolled = numbers

    def pick(self, things: list[int]) -> int:
        return things[self.below(len(things))]
