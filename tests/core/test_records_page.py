"""docs/records.md is true: its example is a record, and it names every field and every error."""

import json
import re
from pathlib import Path

from posse.core import Chance, fairness, records, registry
from posse.core.records import Luck, Record

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
SOURCE = "".join(
    (ROOT / "src" / "posse" / "core" / name).read_text(encoding="utf-8") for name in ("records.py", "luck.py")
)


def example() -> str:
    [block] = re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)
    return block


def test_the_example_is_a_record():
    record = records.read(example())
    table = records.verify(record)
    assert not table.over
    assert records.write(record) == example()
    assert record.luck.seed == Chance.from_text("7").seed


def test_every_field_is_described():
    """A finished game on a server has all the fields there are."""
    game = registry.find("dice-town")
    server = bytes(32)
    shares = [fairness.default_share(server, seat) for seat in range(2)]
    luck = Luck(
        fairness.table_seed(server, shares),
        fairness.commitment(server),
        server,
        shares,
        [False, False],
        ["", ""],
    )
    record = Record.begin(game, ["Ann", "Bob"], {}, luck)
    table = record.table()
    record.add(table, 0, "keep:0")
    record.take_back(table, 0)
    while not table.over:
        seat = table.asked_seats()[0]
        question = table.question(seat)
        record.add(table, seat, question.name(table, seat, question.default(table, seat)))
    lines = records.write(record).splitlines()
    fields = {field for line in lines for field in json.loads(line)}
    assert fields == set(re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE))
    assert records.verify(records.read("\n".join(lines) + "\n")).over


def test_every_error_is_described():
    errors = set(re.findall(r'"(error-(?:record|verify)-[a-z]+)"', SOURCE))
    described = set(re.findall(r"`(error-(?:record|verify)-[a-z]+)`", PAGE))
    assert errors == described


def test_the_limits_are_the_ones_described():
    assert f"{records.MOST_LINES:,}" in PAGE
    assert f"{records.LONGEST_LINE:,}" in PAGE
