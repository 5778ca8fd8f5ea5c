"""Finished games: the record as a file, and replays frame by frame."""

from __future__ import annotations

from posse.core import Table
from posse.core.records import Choice, Record
from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.room import Room
from posse.server.store.rows import BACK, CLOSED, ChoiceRow
from posse.server.wire import convert, finished, protocol
from posse.server.wire.errors import api_error


async def record_of(room: Room) -> Record:
    """The finished game, with everything its seed was made of. Its rules need not be known here any more, and
    it may have been ended in the middle (stopped.py)."""
    state = room.state
    if state.row.status not in ("over", "ended") or not state.row.seed:
        raise api_error("not-over")
    names = seat_rows.record_names(state.seats)
    luck = fairness.for_record(state.row, state.seats)
    record = Record(state.game.name, state.row.version, names, dict(state.settings), luck)
    record.choices = record_choices(await _log(room))
    if room.play is not None:
        record.close(room.play.table)
    elif state.result is not None:
        record.scores, record.ranks = state.result.scores, state.result.ranks
    return record


async def _log(room: Room) -> list[ChoiceRow]:
    """All of it. Of a long game, memory may have only the last part."""
    ledger = room.play.ledger if room.play is not None else None
    if ledger is not None and ledger.first == 0:
        return ledger.rows
    return await room.services.storage.choices_after(room.id, 0)


def record_choices(rows: list[ChoiceRow]) -> list[Choice]:
    """As a record has them: it needs no windows."""
    return [
        Choice(row.seat, row.decision, row.asks, row.option, row.kind == BACK)
        for row in rows
        if row.kind != CLOSED
    ]


def replay_of(record: Record, names: list[str], seat: int, since: int, count: int) -> finished.Replay:
    """Some frames of a game, as one seat saw it (-1: a spectator). Frame 0 is before the first choice."""
    table = record.replay(max(0, since - 1))
    told = len(table.told)
    frames: list[finished.Frame] = []
    if since == 0 and count > 0:
        frames.append(finished.Frame(0, -1, "", None, convert.events(table, 0, seat), table.view(seat)))
    for number in range(max(1, since), min(since + count, len(record.choices) + 1)):
        choice = record.choices[number - 1]
        label = None if choice.back else _label(table, choice)
        told = len(table.told)
        record.apply(table, number)
        events = convert.events(table, told, seat)
        frames.append(finished.Frame(number, choice.seat, choice.asks, label, events, table.view(seat)))
    return finished.Replay(record.game, names, seat, len(record.choices), since, frames)


def _label(table: Table, choice: Choice) -> protocol.Said:
    if table.interjects(choice.seat, choice.option):
        return convert.said(table.interjection(choice.option))
    question = table.question(choice.seat)
    assert question is not None
    option = question.option(table, choice.seat, choice.option)
    assert option is not None
    return convert.said(question.label(table, choice.seat, option))
