"""A record: one JSON-lines text that is the save, the replay, the bug report and the test fixture.

The first line is the header, then one line per choice (or answer taken back), then a closing line that
counts and seals them.
docs/records.md describes every field.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError, RecordError, Refused
from posse.core.game import Game
from posse.core.luck import LostDeal as LostDeal
from posse.core.luck import Luck as Luck
from posse.core.luck import check_luck, header_of, read_luck
from posse.core.said import NUMBER, TEXT
from posse.core.table import SEAT_LETTERS, Table

FORMAT: Final = 1
WITH_TAKING_BACK: Final = 2  # the format of a record in which an answer was taken back
WITH_HASHES: Final = 3  # the format of a record whose luck was agreed on in two rounds
MOST_LINES: Final = 200_000
LONGEST_LINE: Final = 40_000
BYTE_ORDER_MARK: Final = "\ufeff"  # some text editors put it before everything they save


@dataclass
class Choice:
    """One choice: which seat, which of its decisions, what was asked, and the option's name.

    With `back` it is no choice: the seat takes back what it has answered in secret, and has no option.
    """

    seat: int
    decision: str
    asks: str
    option: str
    back: bool = False


@dataclass
class Record:
    """A game from its first choice to its last so far."""

    game: str
    version: str
    seats: list[str]  # who sits there: a player's name, or the name of a bot
    settings: dict[str, Any]
    luck: Luck
    choices: list[Choice] = field(default_factory=list)
    scores: list[int] | None = None  # when the game is over
    ranks: list[int] | None = None

    @staticmethod
    def begin(game: Game, seats: list[str], settings: dict[str, Any], luck: Luck) -> Record:
        return Record(game.name, game.version, seats, game.settings_for(len(seats), settings), luck)

    def table(self, telling: bool = True) -> Table:
        """The table before the first choice."""
        return _game(self.game, self.version).new(
            len(self.seats), self.settings, Chance.of(self.luck.seed), telling
        )

    def replay(self, upto: int | None = None, telling: bool = True) -> Table:
        """The table after this many choices (default: all)."""
        table = self.table(telling)
        for number in range(1, len(self.choices[:upto]) + 1):
            self.apply(table, number)
        return table

    def apply(self, table: Table, number: int) -> None:
        """Make the choice of this number, counted from 1. The table must stand where it was made."""
        choice = self.choices[number - 1]
        asked = table.opening(choice.seat) if choice.back else table.question(choice.seat)
        if (
            asked is not None
            and asked.asks != choice.asks
            and not table.interjects(choice.seat, choice.option)
        ):
            raise RecordError(
                "error-record-asks", (("number", NUMBER, number), ("asks", TEXT, choice.asks[:40]))
            )
        try:
            if choice.back:
                table.take_back(choice.seat, choice.decision)
            else:
                table.choose(choice.seat, choice.decision, choice.option, self._runs(table, number))
        except Refused as refused:
            raise RecordError(
                "error-record-illegal",
                (
                    ("number", NUMBER, number),
                    ("option", TEXT, choice.option[:60]),
                    ("rule", TEXT, refused.refusal.rule),
                ),
            ) from refused

    def _runs(self, table: Table, number: int) -> bool:
        """Whether something followed from this choice at once.

        The last answer of several lay face down, too, if an answer was taken back after it.
        """
        is_last = table.waiting == 1 << self.choices[number - 1].seat
        return not (is_last and number < len(self.choices) and self.choices[number].back)

    def take_back(self, table: Table, seat: int) -> None:
        """Note and apply that a seat takes back what it has answered in secret."""
        decision = table.decision_id(seat)
        table.take_back(seat, decision)
        self.choices.append(Choice(seat, decision, table.opening(seat).asks, "", True))

    def add(self, table: Table, seat: int, option: str) -> None:
        """Note and apply a choice: what the seat answers to its open decision."""
        asks = table.question(seat)
        name = "" if asks is None or table.interjects(seat, option) else asks.asks
        decision = table.decision_id(seat)
        table.choose(seat, decision, option)
        self.choices.append(Choice(seat, decision, name, option))
        self.close(table)

    def close(self, table: Table) -> None:
        result = table.result() if table.over else None
        if result is not None:
            self.scores = result.scores
            self.ranks = result.ranks


def write(record: Record) -> str:
    """The record as text."""
    header: dict[str, Any] = {
        "posse": _format(record),
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "options": record.settings,  # the key of format 1
        "seed": record.luck.seed.hex(),
    }
    header.update(header_of(record.luck))
    lines = [_line(header)]
    lines.extend([_line(_written(choice)) for choice in record.choices])
    body = "".join(lines)
    closing: dict[str, Any] = {"choices": len(record.choices), "sha256": sha256(body.encode()).hexdigest()}
    if record.scores is not None:
        closing["scores"] = record.scores
        closing["ranks"] = record.ranks
    return body + _line(closing)


def _format(record: Record) -> int:
    """The lowest format that has everything this record needs: older readers open what they can check."""
    if record.luck.hashes is not None:
        return WITH_HASHES
    return WITH_TAKING_BACK if any([choice.back for choice in record.choices]) else FORMAT


def _written(choice: Choice) -> dict[str, Any]:
    line: dict[str, Any] = {
        "seat": SEAT_LETTERS[choice.seat],
        "decision": choice.decision,
        "asks": choice.asks,
    }
    if choice.back:
        line["back"] = True
    else:
        line["option"] = choice.option
    return line


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(text: str) -> Record:
    """The record in a text, whole or not at all: RecordError says what is wrong with it."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    # Only "\n" ends a line: a name may hold any of the other characters that Python would split at.
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    if not text or len(lines) > MOST_LINES or max(len(line) for line in lines) > LONGEST_LINE:
        raise RecordError("error-record-foreign")
    header = _object(lines[0])
    if header is None and len(lines) == 1 and text.startswith('{"posse":'):
        raise RecordError("error-record-cut", (("lines", NUMBER, 1),))
    if header is None or "posse" not in header:
        raise RecordError("error-record-foreign")
    if type(header["posse"]) is not int or not FORMAT <= header["posse"] <= WITH_HASHES:
        raise RecordError("error-record-format", (("format", TEXT, str(header["posse"])[:20]),))
    record = _header(header)
    closing = _object(lines[-1]) if len(lines) > 1 else None
    if closing is None or "sha256" not in closing:
        _nothing_follows(lines)
        raise RecordError("error-record-cut", (("lines", NUMBER, len(lines)),))
    for number, line in enumerate(lines[1:-1], 2):
        record.choices.append(_choice(line, number, len(record.seats), header["posse"]))
    body = "".join(line + "\n" for line in lines[:-1])
    if closing.get("choices") != len(record.choices):
        raise RecordError("error-record-cut", (("lines", NUMBER, len(lines)),))
    if closing["sha256"] != sha256(body.encode()).hexdigest():
        raise RecordError("error-record-changed")
    scores, ranks = closing.get("scores"), closing.get("ranks")
    if (scores is None) != (ranks is None) or not (
        scores is None or (_numbers(scores, len(record.seats)) and _numbers(ranks, len(record.seats)))
    ):
        raise RecordError("error-record-line", (("line", NUMBER, len(lines)),))
    record.scores, record.ranks = scores, ranks
    return record


def verify(record: Record) -> Table:
    """Check a record from itself alone: the luck as agreed, every choice legal, the result as stated."""
    check_luck(record.luck)
    table = record.replay()
    result = table.result() if table.over else None
    stated = (record.scores, record.ranks)
    found = (result.scores, result.ranks) if result is not None else (None, None)
    if stated != found:
        raise RecordError("error-verify-result")
    return table


def _object(line: str) -> dict[str, Any] | None:
    """The JSON object in a line, None if there is none."""
    try:
        value = json.loads(line)
        if not isinstance(value, dict):
            return None
        _line(value).encode()  # half a surrogate pair can be neither shown nor saved
    except (ValueError, RecursionError):
        return None
    return value


def _nothing_follows(lines: list[str]) -> None:
    """A complete record with more text after its closing line is damaged, not cut short."""
    for number, line in enumerate(lines[1:-1], 2):
        if "sha256" in (_object(line) or {}):
            raise RecordError("error-record-line", (("line", NUMBER, number + 1),))


def _header(header: dict[str, Any]) -> Record:
    wrong = RecordError("error-record-line", (("line", NUMBER, 1),))
    seats, settings = header.get("seats"), header.get("options")
    game, version = header.get("game"), header.get("version")
    if not isinstance(game, str) or not isinstance(version, str) or not isinstance(settings, dict):
        raise wrong
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise wrong
    known = _game(game, version)
    known.settings_for(len(seats), settings)
    if ("hashes" in header) != (header["posse"] == WITH_HASHES):
        raise wrong
    luck = read_luck(header, len(seats))
    return Record(game, version, seats, settings, luck)


def _game(name: str, version: str) -> Game:
    """The game by the rules of this version, or an error that says which there are."""
    newest = registry.find(name)
    game = newest.as_of(version)
    if game is None:
        raise RecordError(
            "error-record-version",
            (("game", TEXT, name), ("theirs", TEXT, version[:20]), ("ours", TEXT, newest.version)),
        )
    return game


def _choice(line: str, number: int, seats: int, form: int) -> Choice:
    value = _object(line)
    if value is not None:
        seat, decision, asks, option = (value.get(key) for key in ("seat", "decision", "asks", "option"))
        back = form >= WITH_TAKING_BACK and value.get("back") is True and option is None
        if back:
            option = ""
        if (
            isinstance(seat, str)
            and len(seat) == 1
            and 0 <= SEAT_LETTERS.find(seat) < seats
            and isinstance(decision, str)
            and isinstance(asks, str)
            and isinstance(option, str)
        ):
            return Choice(SEAT_LETTERS.find(seat), decision, asks, option, back)
    raise RecordError("error-record-line", (("line", NUMBER, number),))


def _numbers(value: object, count: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(number, int) and not isinstance(number, bool) for number in value)
    )


__all__ = ["Choice", "Luck", "PosseError", "Record", "read", "verify", "write"]
