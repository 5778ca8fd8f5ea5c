"""Records: read completely or not at all, and every defect has its own error."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posse.core import Chance, PosseError, fairness, records, registry
from posse.core.errors import RecordError
from posse.core.luck import check_luck, read_luck
from posse.core.records import Choice, Luck, Record
from posse.core.table import Table
from posse.testing.compare import differences

SERVER = sha256(b"a server").digest()
SHARES = [sha256(b"ann").digest(), fairness.default_share(SERVER, 1)]
SEED = fairness.table_seed(SERVER, SHARES)


def agreed() -> Luck:
    return Luck(SEED, fairness.commitment(SERVER), SERVER, list(SHARES), [True, False])


@cache
def text_of(choices: int = -1) -> str:
    """A game at a real table as text: this many choices, or all of them."""
    record = Record.begin(registry.find("dice-town"), ["Ann", "deputy"], {}, agreed())
    table = record.table()
    random = Random(1)
    while not table.over and len(record.choices) != choices:
        seat = random.choice(table.asked_seats())
        decision = table.decision(seat, named=True)
        assert decision is not None
        record.add(table, seat, random.choice(decision.names))
    return records.write(record)


def wrong(text: str) -> str:
    """The key of the error that reading and verifying this text gives."""
    with pytest.raises(PosseError) as error:
        records.verify(records.read(text))
    return error.value.key


def sealed(lines: list[dict[str, Any]], **closing: Any) -> str:
    """These lines with a closing line that fits them: what a forger would write."""
    body = "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])
    closing = {"choices": len(lines) - 1, "sha256": sha256(body.encode()).hexdigest(), **closing}
    return body + json.dumps(closing) + "\n"


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.split("\n")[:-2]]


def closing_of(text: str) -> dict[str, Any]:
    closing: dict[str, Any] = json.loads(text.split("\n")[-2])
    return closing


def with_header(**changes: Any) -> str:
    """A whole record whose header says something else; None leaves a field out."""
    header, *choices = lines_of(text_of(6))
    header.update(changes)
    return sealed([{key: value for key, value in header.items() if value is not None}, *choices])


def test_a_record_is_read_as_it_was_written() -> None:
    for choices in (0, 1, 30, -1):
        text = text_of(choices)
        record = records.read(text)
        assert records.write(record) == text
        assert records.verify(record).over == (choices == -1)
        assert record.luck == agreed()


def test_a_local_game_needs_no_agreement() -> None:
    record = Record.begin(registry.find("dice-town"), ["Ann", "Bob"], {}, Luck(SEED))
    again = records.read(records.write(record))
    assert again == record
    assert "commitment" not in records.write(record)
    assert differences(records.verify(again), record.table()) == []


def test_line_ends_of_other_systems_do_no_harm() -> None:
    text = text_of(6)
    whole = records.read(text)
    assert records.read(text.replace("\n", "\r\n")) == whole
    assert records.read(text.removesuffix("\n")) == whole


def test_the_mark_that_some_editors_put_before_a_text_does_no_harm() -> None:
    text = text_of(6)
    marked = (codecs.BOM_UTF8 + text.encode()).decode()
    assert records.read(marked) == records.read(text)
    assert records.read(marked.replace("\n", "\r\n")) == records.read(text)
    assert wrong(marked[:200]) == "error-record-cut"
    assert wrong(marked[0] + marked) == "error-record-foreign"


def test_any_name_can_be_saved() -> None:
    names = ["Zoë \u2028 \x85 \x1e \x0c \\ \" 'quoted'\n\r\t", "🤠" * 20]
    record = Record.begin(registry.find("dice-town"), names, {}, Luck(SEED))
    assert records.read(records.write(record)).seats == names


# Cut short


def test_a_record_cut_at_a_line_is_cut() -> None:
    lines = text_of(20).split("\n")[:-1]
    for kept in range(1, len(lines)):
        assert wrong("\n".join(lines[:kept]) + "\n") == "error-record-cut"
        assert wrong("\n".join(lines[:kept])) == "error-record-cut"


def test_a_record_cut_anywhere_is_cut() -> None:
    text = text_of(8)
    for kept in range(9, len(text) - 1):
        assert wrong(text[:kept]) == "error-record-cut", text[:kept]


def test_what_follows_a_whole_record_is_not_called_cut_short() -> None:
    text = text_of(8)
    for more in ("Dear diary", "{", '{"seat":"a"}', "\n"):
        with pytest.raises(RecordError) as error:
            records.read(text + more)
        assert error.value.key == "error-record-line"
        assert error.value.arguments == (("line", "number", text.count("\n") + 1),)


def test_what_is_left_of_a_record_without_its_beginning_is_no_record() -> None:
    lines = text_of(8).split("\n")
    for start in range(1, len(lines)):
        assert wrong("\n".join(lines[start:])) == "error-record-foreign"


def test_lines_missing_from_the_middle_are_noticed() -> None:
    lines = text_of(8).split("\n")
    for gone in range(1, 9):
        assert wrong("\n".join(lines[:gone] + lines[gone + 1 :])) == "error-record-cut"


# Foreign


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n\n",
        "hello",
        "{",
        "{}",
        "[]",
        "null",
        "1\n2\n3\n",
        "PK\x03\x04",
        '{"game":"dice-town"}\n{"sha256":"0"}\n',
        '["posse",1]\n',
        '"posse"\n',
        "\ud800",
        '{"posse":1,"seats":["\ud800"]}\n{}\n',
        "[" * 15_000,
        "x" * (records.LONGEST_LINE + 1),
        "x\n" * (records.MOST_LINES + 1),
        '{"posse":1}' + " " * records.LONGEST_LINE,
    ],
)
def test_what_is_no_record_is_foreign(text: str) -> None:
    assert wrong(text) == "error-record-foreign"


@pytest.mark.parametrize("form", [4, 0, -1, "1", True, 1.0, None, [1], {}, "x" * 500])
def test_another_format_is_named(form: object) -> None:
    lines = lines_of(text_of(3))
    lines[0]["posse"] = form
    assert wrong(sealed(lines)) == "error-record-format"


# Changed


def test_every_changed_character_is_noticed() -> None:
    text = text_of(3)
    random = Random(2)
    for at in range(len(text) - 1):
        other = random.choice('x0"{},:a ')
        if text[at] != other:
            with pytest.raises(PosseError):
                records.verify(records.read(text[:at] + other + text[at + 1 :]))


def test_choices_in_another_order_are_another_record() -> None:
    lines = text_of(8).split("\n")
    lines[1], lines[2] = lines[2], lines[1]
    assert wrong("\n".join(lines)) == "error-record-changed"


@pytest.mark.parametrize("count", [0, 7, 9, -1, "8", None, [8]])
def test_the_closing_line_counts_the_choices(count: object) -> None:
    assert wrong(sealed(lines_of(text_of(8)), choices=count)) == "error-record-cut"


@pytest.mark.parametrize("seal", ["", "0" * 64, None, 5])
def test_the_closing_line_seals_the_choices(seal: object) -> None:
    assert wrong(sealed(lines_of(text_of(8)), sha256=seal)) == "error-record-changed"


# Of another game, version, table


def test_an_unknown_game_is_named() -> None:
    assert wrong(with_header(game="poker")) == "error-unknown-game"


@pytest.mark.parametrize("version", ["0", "1", "3", "", "2.0", "x" * 500])
def test_another_version_is_another_game(version: str) -> None:
    assert wrong(with_header(version=version)) == "error-record-version"


def test_another_version_is_noticed_in_a_record_made_by_hand_too() -> None:
    record = Record("dice-town", "0", ["Ann", "Bob"], {}, Luck(SEED))
    with pytest.raises(PosseError) as error:
        record.replay()
    assert error.value.key == "error-record-version"


@pytest.mark.parametrize("seats", [[], ["Ann"], ["Ann"] * 6, ["Ann"] * 500])
def test_a_wrong_number_of_seats(seats: list[str]) -> None:
    assert wrong(with_header(seats=seats, commitment=None)) == "error-seats"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"speed": 3}, "error-setting-unknown"),
        ({"": 1}, "error-setting-unknown"),
        ({"first_sheriff": 2}, "error-setting-value"),
        ({"first_sheriff": -1}, "error-setting-value"),
        ({"first_sheriff": "c"}, "error-setting-value"),
        ({"first_sheriff": True}, "error-setting-value"),
        ({"first_sheriff": 1.0}, "error-setting-value"),
        ({"first_sheriff": [0]}, "error-setting-value"),
        ({"first_sheriff": {"seat": 0}}, "error-setting-value"),
    ],
)
def test_options_that_the_game_does_not_have(options: dict[str, object], key: str) -> None:
    assert wrong(with_header(options=options)) == key


NO_SEED = ["", "0" * 63, "0" * 65, "g" * 64, " " * 64, "00 " * 21 + "0", 5, None, ["0" * 64], "é" * 64]


@pytest.mark.parametrize(
    "changes",
    [
        *[{"seed": value} for value in NO_SEED],
        *[{"commitment": value} for value in NO_SEED if value is not None],
        *[{"server_seed": value} for value in NO_SEED],
        *[{"shares": [value, "0" * 64]} for value in NO_SEED],
        {"shares": ["0" * 64]},
        {"shares": "0" * 64},
        {"shares": None},
        {"given": [True]},
        {"given": [1, 0]},
        {"given": "yes"},
        {"given": None},
        {"seats": "Ann"},
        {"seats": None},
        {"seats": [1, 2]},
        {"seats": ["Ann", None]},
        {"seats": {"a": "Ann", "b": "Bob"}},
        {"game": 5},
        {"game": None},
        {"version": 1},
        {"version": None},
        {"options": []},
        {"options": "none"},
        {"options": None},
    ],
    ids=lambda changes: json.dumps(changes)[:40],
)
def test_a_header_of_the_wrong_shape(changes: dict[str, Any]) -> None:
    assert wrong(with_header(**changes)) == "error-record-line"


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": "c"},
        {"seat": ""},
        {"seat": "ab"},
        {"seat": 0},
        {"seat": None},
        {"seat": ["a"]},
        {"decision": 1},
        {"decision": None},
        {"asks": 5},
        {"asks": None},
        {"option": 1},
        {"option": None},
        {"option": ["keep:0"]},
    ],
    ids=str,
)
def test_a_choice_of_the_wrong_shape(changes: dict[str, Any]) -> None:
    lines = lines_of(text_of(6))
    lines[3].update(changes)
    with pytest.raises(PosseError) as error:
        records.read(sealed(lines))
    assert error.value.key == "error-record-line"
    assert error.value.arguments == (("line", "number", 4),)


@pytest.mark.parametrize("line", ["", "{", "[]", "5", "null", "keep:0", '"x"', '{"seat":"\\ud800"}'])
def test_a_line_that_is_no_choice(line: str) -> None:
    lines = text_of(6).split("\n")
    lines[2] = line
    with pytest.raises(PosseError) as error:
        records.read("\n".join(lines))
    assert error.value.key == "error-record-line"
    assert error.value.arguments == (("line", "number", 3),)


@pytest.mark.parametrize(
    "closing",
    [
        {"scores": [1, 2]},
        {"ranks": [1, 2]},
        {"scores": [1, 2], "ranks": [1]},
        {"scores": [1, 2, 3], "ranks": [1, 2, 3]},
        {"scores": ["1", "2"], "ranks": [1, 2]},
        {"scores": [1, True], "ranks": [1, 2]},
        {"scores": "1 2", "ranks": "1 2"},
        {"scores": {"a": 1}, "ranks": {"a": 1}},
    ],
    ids=str,
)
def test_a_result_of_the_wrong_shape(closing: dict[str, Any]) -> None:
    assert wrong(sealed(lines_of(text_of(6)), **closing)) == "error-record-line"


# Illegal


def illegal(change: Callable[[list[dict[str, Any]]], None]) -> PosseError:
    """What replaying says of a forged record."""
    lines = lines_of(text_of(12))
    change(lines)
    record = records.read(sealed(lines))
    with pytest.raises(PosseError) as error:
        record.replay()
    return error.value


def test_an_option_that_is_not_legal_where_it_stands() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[5]["option"] = "keep:0,1,2,3,4+brute"

    error = illegal(change)
    assert error.key == "error-record-illegal"
    assert error.arguments[0] == ("number", "number", 5)


@pytest.mark.parametrize("option", ["", "tea", "x" * 19_000, "keep:9", "\x00", "🤠"])
def test_an_option_that_is_none(option: str) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[5]["option"] = option

    error = illegal(change)
    assert error.key == "error-record-illegal"
    assert all(len(str(value)) <= 60 for _, _, value in error.arguments)


@pytest.mark.parametrize("decision", ["", "0", "99", "1.1", "x"])
def test_a_decision_that_was_not_asked(decision: str) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[1]["decision"] = decision

    assert illegal(change).key == "error-record-illegal"


def test_a_seat_that_chooses_twice() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines.insert(2, lines[1])

    assert illegal(change).key == "error-record-illegal"


def test_something_else_was_asked() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[1]["asks"] = "wanted"

    assert illegal(change).key == "error-record-asks"


def test_nothing_can_be_chosen_after_the_end() -> None:
    lines = lines_of(text_of())
    lines.append(dict(lines[-1]))
    assert wrong(sealed(lines, **_result(text_of()))) == "error-record-illegal"


def test_a_record_of_other_luck_does_not_replay() -> None:
    header, *choices = lines_of(text_of())
    for name in ("commitment", "server_seed", "shares", "given"):
        del header[name]
    header["seed"] = Chance.from_text("other luck").seed.hex()
    key = wrong(sealed([header, *choices], **_result(text_of())))
    assert key in ("error-record-illegal", "error-record-asks", "error-verify-result")


# Verified


def _result(text: str) -> dict[str, Any]:
    closing = closing_of(text)
    return {"scores": closing["scores"], "ranks": closing["ranks"]}


def tampered(**changes: Any) -> str:
    header, *choices = lines_of(text_of())
    header.update(changes)
    return wrong(sealed([header, *choices], **_result(text_of())))


def test_a_commitment_that_does_not_fit() -> None:
    assert tampered(commitment="0" * 64) == "error-verify-commitment"
    assert tampered(server_seed="0" * 64) == "error-verify-commitment"


def test_a_default_share_that_is_none() -> None:
    assert tampered(given=[False, False]) == "error-verify-share"
    assert tampered(shares=[SHARES[0].hex(), "0" * 64]) == "error-verify-share"


def test_a_seed_that_does_not_follow() -> None:
    assert tampered(seed="0" * 64) == "error-verify-seed"
    assert tampered(shares=["0" * 64, SHARES[1].hex()]) == "error-verify-seed"
    assert tampered(shares=["0" * 64, "1" * 64], given=[True, True]) == "error-verify-seed"


# Luck in two rounds

COMMITMENT = fairness.commitment(SERVER)
HASHES = [fairness.share_hash(COMMITMENT, 0, SHARES[0]), None]
LOST = {
    "seats": ["Ann", "Bob"],
    "server_seed": sha256(b"before").hexdigest(),
    "hashes": [
        fairness.share_hash(fairness.commitment(sha256(b"before").digest()), seat, sha256(name).digest())
        for seat, name in enumerate((b"ann's", b"bob's"))
    ],
    "shares": [sha256(b"ann's").hexdigest(), None],
}
IN_TWO_ROUNDS: dict[str, Any] = {"posse": 3, "hashes": HASHES, "lost": [LOST]}


def test_luck_in_two_rounds_is_read_written_and_verified() -> None:
    header, *choices = lines_of(text_of())
    text = sealed([header | IN_TWO_ROUNDS, *choices], **_result(text_of()))
    record = records.read(text)
    assert records.verify(record).over
    assert record.luck.hashes == [HASHES[0], ""]
    assert [deal.missing() for deal in record.luck.lost] == [[1]]
    again = records.write(record)
    assert lines_of(again)[0] == header | IN_TWO_ROUNDS
    assert records.read(again) == record


@pytest.mark.parametrize(
    "changes",
    [
        {"hashes": ["0" * 64, None]},
        {"hashes": [None, None]},
        {"hashes": [HASHES[0], "0" * 64]},
        {"hashes": [fairness.share_hash(COMMITMENT, 1, SHARES[0]), None]},  # made for another seat
        {"hashes": [fairness.share_hash("0" * 64, 0, SHARES[0]), None]},  # for another server seed
        {"lost": [LOST | {"shares": ["0" * 64, None]}]},
        {"lost": [LOST | {"hashes": [None, LOST["hashes"][1]]}]},
        {"lost": [LOST | {"server_seed": "0" * 64}]},
    ],
)
def test_a_share_that_was_not_the_one_hashed(changes: dict[str, Any]) -> None:
    assert tampered(**IN_TWO_ROUNDS | changes) == "error-verify-hash"


@pytest.mark.parametrize(
    "shares", [[LOST["shares"][0], sha256(b"bob's").hexdigest()], [LOST["shares"][0], "0" * 64]]
)
def test_a_deal_that_was_lost_without_a_reason(shares: list[str]) -> None:
    assert tampered(**IN_TWO_ROUNDS | {"lost": [LOST | {"shares": shares}]}) == "error-verify-lost"


@pytest.mark.parametrize(
    "changes",
    [
        {"posse": 1},
        {"posse": 2},
        {"hashes": None},
        {"hashes": [None]},
        {"hashes": ["x" * 64, None]},
        {"hashes": "none"},
        {"lost": None},
        {"lost": {}},
        {"lost": ["once"]},
        {"lost": [LOST | {"seats": ["Ann"]}]},
        {"lost": [LOST | {"seats": [1, 2]}]},
        {"lost": [LOST | {"server_seed": None}]},
        {"lost": [LOST | {"hashes": [None]}]},
        {"lost": [LOST | {"shares": "none"}]},
        {"commitment": None},
    ],
    ids=lambda changes: json.dumps(changes)[:40],
)
def test_luck_in_two_rounds_of_the_wrong_shape(changes: dict[str, Any]) -> None:
    assert wrong(with_header(**IN_TWO_ROUNDS | changes)) == "error-record-line"


def test_a_record_of_the_time_before_hashes_is_verified_as_ever() -> None:
    """As a server wrote it then."""
    text = (Path(__file__).parent / "records" / "one-round.posse").read_text(encoding="utf-8")
    header = lines_of(text)[0]
    luck = read_luck(header, 3)
    check_luck(luck)
    assert luck.hashes is None
    assert luck.given == [True, True, False]
    with pytest.raises(RecordError, match="error-verify-seed"):
        check_luck(read_luck(header | {"seed": "0" * 64}, 3))
    if header["version"] == registry.find("dice-town").version:  # else it would be another game
        record = records.read(text)
        assert records.verify(record).over
        assert records.write(record) == text
    else:
        assert wrong(text) == "error-record-version"


@pytest.mark.parametrize("what", ["scores", "ranks"])
def test_a_result_that_was_not_reached(what: str) -> None:
    result = _result(text_of())
    result[what] = [number + 1 for number in result[what]]
    assert wrong(sealed(lines_of(text_of()), **result)) == "error-verify-result"


def test_a_result_before_the_end_and_an_end_without_result() -> None:
    assert wrong(sealed(lines_of(text_of(6)), scores=[1, 2], ranks=[2, 1])) == "error-verify-result"
    assert wrong(sealed(lines_of(text_of()))) == "error-verify-result"


# Whatever comes


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.text() | st.binary().map(lambda noise: noise.decode("latin-1")))
def test_noise_is_never_half_loaded(noise: str) -> None:
    with pytest.raises(PosseError):
        records.read(noise)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(line=st.integers(0, 6), field=st.integers(0, 9), value=JSON)
def test_any_value_in_any_place_gives_a_record_or_an_error_with_a_key(
    line: int, field: int, value: object
) -> None:
    lines = lines_of(text_of(6))
    names = list(lines[line])
    lines[line][names[field % len(names)]] = value
    body = "".join([json.dumps(each) + "\n" for each in lines])
    closing = {"choices": len(lines) - 1, "sha256": sha256(body.encode()).hexdigest()}
    with suppress(PosseError):  # and nothing else
        records.verify(records.read(body + json.dumps(closing) + "\n"))


def test_replaying_to_the_middle_leaves_the_record_alone() -> None:
    record = records.read(text_of())
    before = records.write(record)
    table = record.replay(10)
    decision = table.decisions()[0]
    table.choose(decision.seat, decision.id, decision.names[0])
    assert records.write(record) == before
    assert len(record.choices) > 10


# Answers taken back


def taken_back() -> tuple[Record, Table]:
    """A game in which every second secret answer is taken back once, also the last of several."""
    record = Record.begin(registry.find("dice-town"), ["Ann", "Bob"], {}, Luck(SEED))
    table = record.table()
    random = Random(2)
    while not table.over:
        seat = random.choice(table.asked_seats())
        decision = table.decision(seat, named=True)
        assert decision is not None
        name = random.choice(decision.names)
        if table.secret >> seat & 1 and random.random() < 0.5:
            table.choose(seat, decision.id, name, run=False)
            record.choices.append(Choice(seat, decision.id, decision.asks, name))
            record.take_back(table, seat)
            decision = table.decision(seat, named=True)
            assert decision is not None
            name = random.choice(decision.names)
        record.add(table, seat, name)
    return record, table


def test_a_record_tells_which_answers_were_taken_back() -> None:
    record, table = taken_back()
    text = records.write(record)
    loaded = records.read(text)
    assert loaded == record
    assert records.write(loaded) == text
    assert differences(records.verify(loaded), table) == []
    assert json.loads(text.splitlines()[0])["posse"] == 2
    backs = [choice for choice in loaded.choices if choice.back]
    assert len(backs) > 50
    assert len({choice.asks for choice in backs}) > 3
    without = Record.begin(registry.find("dice-town"), ["Ann", "Bob"], {}, Luck(SEED))
    assert json.loads(records.write(without).splitlines()[0])["posse"] == 1


def test_a_record_with_answers_taken_back_can_be_reopened_at_any_move() -> None:
    record, _ = taken_back()
    table = record.table()
    for number in range(1, 120):
        record.apply(table, number)
        assert differences(record.replay(number), table) == []
    cut = record.choices[:]
    for number in range(1, 120, 7):
        record.choices = cut[:number]
        assert record.replay().asked_seats()  # somebody can play on from here


def test_only_a_secret_answer_can_be_taken_back() -> None:
    record, _ = taken_back()
    at = next(number for number, choice in enumerate(record.choices) if choice.back)
    lines = lines_of(records.write(record))
    wrong_ones = [
        ({"seat": lines[at + 1]["seat"], "decision": "99"}, "error-record-illegal"),
        ({"asks": "ruling"}, "error-record-asks"),
        ({"back": False}, "error-record-line"),
        ({"option": "keep:0"}, "error-record-illegal"),
    ]
    for change, error in wrong_ones:
        changed = [*lines[: at + 1], {**lines[at + 1], **change}, *lines[at + 2 :]]
        assert wrong(sealed(changed)) == error
    lines[0]["posse"] = 1  # before there were such lines
    assert wrong(sealed(lines)) == "error-record-line"
    open_answer = next(number for number, choice in enumerate(record.choices) if choice.asks == "ruling")
    ruling = record.choices[open_answer]
    record.choices[open_answer + 1 :] = [Choice(ruling.seat, ruling.decision, "ruling", "", True)]
    assert wrong(records.write(record)) == "error-record-illegal"


def test_a_refused_choice_is_not_noted() -> None:
    record = Record.begin(registry.find("dice-town"), ["Ann", "Bob"], {}, Luck(SEED))
    table = record.table()
    with pytest.raises(PosseError):
        record.add(table, 0, "tea")
    assert record.choices == []
    assert differences(record.table(), table) == []
