"""Finished games, to keep and to look at again: the record as a file, and its frames one by one."""

from __future__ import annotations

from posse.core.records import Record
from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.room import Room
from posse.server.wire import protocol
from posse.server.wire.convert import events_told, said_told
from posse.server.wire.errors import wrong


def record_of(room: Room) -> Record:
    """The finished game, with everything that its luck was made of."""
    if room.play is None or room.row.status != "over":
        raise wrong("not-over")
    seats = [chair.level if chair.kind == seat_rows.BOT else chair.name for chair in room.chairs]
    luck = fairness.of_record(room.row, room.chairs)
    record = Record(room.game.name, room.row.version, seats, dict(room.settings), luck)
    record.choices = room.play.record_choices()
    record.close(room.play.table)
    return record


def replay_of(record: Record, names: list[str], seat: int, since: int, count: int) -> protocol.Replay:
    """Some frames of a game, as one seat saw it (-1: a spectator). Frame 0 is before the first choice."""
    table = record.replay(max(0, since - 1))
    told = len(table.told)
    frames: list[protocol.Frame] = []
    if since == 0 and count > 0:
        frames.append(protocol.Frame(0, -1, "", None, events_told(table, 0, seat), table.view(seat)))
    for number in range(max(1, since), min(since + count, len(record.choices) + 1)):
        choice = record.choices[number - 1]
        question = table.question(choice.seat)
        assert question is not None
        option = question.option(table, choice.seat, choice.option)
        assert option is not None
        label = said_told(question.label(table, choice.seat, option))
        told = len(table.told)
        table.choose(choice.seat, choice.decision, choice.option)
        events = events_told(table, told, seat)
        frames.append(protocol.Frame(number, choice.seat, choice.asks, label, events, table.view(seat)))
    return protocol.Replay(record.game, names, seat, len(record.choices), since, frames)
