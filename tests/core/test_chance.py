"""Luck: the code, the test vectors of docs/fairness.md and the reference printed there agree."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from posse.core import Chance, fairness

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")


def vectors() -> dict:
    """All JSON blocks of the page in one."""
    found: dict = {}
    for block in re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL):
        found.update(json.loads(block))
    return found


def reference() -> dict:
    """The functions printed on the page, run as they stand there."""
    [code] = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    names: dict = {}
    exec(code, names)
    return names


VECTORS = vectors()
SEED = bytes.fromhex(VECTORS["seed"])


def test_a_text_gives_a_seed():
    assert Chance.from_text(VECTORS["text"]).seed == SEED


def test_the_stream():
    chance = Chance.of(SEED)
    wanted = bytes.fromhex(VECTORS["stream"])
    assert bytes(chance.byte() for _ in wanted) == wanted
    assert chance.used == len(wanted) > 32  # more than one block


@pytest.mark.parametrize("vector", VECTORS["below"], ids=lambda vector: str(vector["n"]))
def test_numbers_below(vector):
    chance = Chance.of(SEED)
    assert [chance.below(vector["n"]) for _ in vector["results"]] == vector["results"]
    assert chance.used == vector["bytes"]


@pytest.mark.parametrize("vector", VECTORS["shuffle"], ids=lambda vector: str(vector["size"]))
def test_shuffles(vector):
    chance = Chance.of(SEED)
    things = list(range(vector["size"]))
    chance.shuffle(things)
    assert things == vector["result"]
    assert chance.used == vector["bytes"]


def test_agreeing_on_a_seed():
    server = bytes.fromhex(VECTORS["server_seed"])
    shares = [bytes.fromhex(share) for share in VECTORS["shares"]]
    assert fairness.commitment(server) == VECTORS["commitment"]
    for seat, given in enumerate(VECTORS["given"]):
        hashed = fairness.share_hash(VECTORS["commitment"], seat, shares[seat])
        assert VECTORS["hashes"][seat] == (hashed if given else None)
        assert (shares[seat] == fairness.default_share(server, seat)) == (not given)
    assert fairness.table_seed(server, shares).hex() == VECTORS["table_seed"]


def test_the_reference_on_the_page_gives_the_same():
    page = reference()
    for text in ("7", "Posse", "кості"):
        ours = Chance.from_text(text)
        theirs = page["stream"](ours.seed)
        for n in [1, 2, 3, 6, 6, 6, 52, 200, 256, 257, 1000, 2**16, 2**16 + 1, 10**9] * 20:
            assert ours.below(n) == page["below"](theirs, n)
        mine, other = list(range(40)), list(range(40))
        ours.shuffle(mine)
        page["shuffle"](theirs, other)
        assert mine == other
    server = sha256(b"server").digest()
    shares = [fairness.default_share(server, seat) for seat in range(5)]
    assert shares == [page["default_share"](server, seat) for seat in range(5)]
    assert fairness.table_seed(server, shares) == page["table_seed"](server, shares)
    sealed = fairness.commitment(server)
    for seat, share in enumerate(shares):
        theirs = page["share_hash"](bytes.fromhex(sealed), seat, share)
        assert fairness.share_hash(sealed, seat, share) == theirs.hex()


def test_many_dice_are_dice_one_by_one():
    for start in range(40):
        together, alone = Chance.from_text("dice"), Chance.from_text("dice")
        for _ in range(start):
            together.byte(), alone.byte()
        for count in (0, 1, 5, 30, 70):
            assert list(together.dice(count)) == [alone.below(6) for _ in range(count)]
            assert together.used == alone.used


def test_a_copy_reads_on_by_itself():
    chance = Chance.from_text("copy")
    chance.below(1000)
    copy = chance.clone()
    ahead = [copy.below(6) for _ in range(50)]
    assert [chance.below(6) for _ in range(50)] == ahead


def test_picking_is_one_number():
    assert Chance.of(SEED).pick([10, 11, 12, 13, 14, 15]) == 10 + VECTORS["below"][2]["results"][0]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 52, 100, 255, 256])
def test_every_result_is_equally_likely(n):
    """Of all 256 bytes each result takes equally many; the rest is rejected."""
    counts = [0] * n
    for byte in range(256):
        chance = Chance.of(SEED)
        chance.used = 1
        chance.block = bytes([byte]) * 32
        result = chance.below(n)
        if chance.used == 2:  # this very byte was taken
            counts[result] += 1
    assert set(counts) == {256 // n}


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_and_a_share_are_32_bytes(size):
    with pytest.raises(ValueError, match="32 bytes"):
        Chance.of(b"x" * size)
    with pytest.raises(ValueError, match="32 bytes"):
        fairness.table_seed(b"s" * 32, [b"x" * size])


def test_nothing_cannot_be_drawn_from() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance.from_text("nothing").below(0)
    with pytest.raises(ZeroDivisionError):
        Chance.from_text("nothing").pick([])
