"""Events of round cards and stations, resolved after the last card of the round."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import Refusal
from posse.core.steps import Step
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import (
    ANGRY_MARSHAL,
    BANDIT_COUNT,
    BRAKING,
    HOSTAGE,
    NO_EVENT,
    NOBODY,
    PICKPOCKETING,
    PURSE_VALUES,
    REBELLION,
    REVENGE,
    ROUND_EVENTS,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)
from posse.games.colt_express.pieces.packing import TOKENS
from posse.games.colt_express.pieces.purses import ALL, lowest, remove
from posse.games.colt_express.rules.loot import gain_purse, lay_purse, lose_purse, take_purse
from posse.games.colt_express.rules.marshal import give_neutral_bullets, move_marshal
from posse.games.colt_express.rules.robbing import LEAVE, WhichToken
from posse.games.colt_express.table import ColtTable

_EVENT_RULE: Final[tuple[str, ...]] = (
    "colt-event-angry-shoot",
    "colt-event-swivel-arm",
    "colt-event-braking",
    "colt-event-take-it-all",
    "colt-event-rebellion",
    "colt-station-pickpocket",
    "colt-station-revenge",
    "colt-station-hostage",
)


class Incident(Step[ColtTable]):
    """colt-round-event-time: the event of the round card, if there is one and events are on."""

    def run(self, table: ColtTable) -> None:
        event = ROUND_EVENTS[table.round_cards[table.round - 1]]
        if event == NO_EVENT or not table.events_on:
            return
        rule = _EVENT_RULE[event]
        events.event_happened(table, event, rule)
        told, steps = len(table.told), len(table.stack)
        bring_about(table, event)
        if len(table.told) == told and len(table.stack) == steps:
            events.nobody_affected(table, event, rule)


INCIDENT: Final = Incident()


def bring_about(table: ColtTable, event: int) -> None:
    if event == ANGRY_MARSHAL:
        angry_marshal(table)
    elif event == SWIVEL_ARM:
        sweep_roofs(table, table.last_car())
    elif event == BRAKING:
        brake(table)
    elif event == TAKE_IT_ALL:
        take_it_all(table)
    elif event == REBELLION:
        rebellion(table)
    elif event == PICKPOCKETING:
        pickpocketing(table)
    elif event == REVENGE:
        revenge(table)
    else:
        assert event == HOSTAGE
        hostage(table)


def angry_marshal(table: ColtTable) -> None:
    """A bullet for everybody on his roof; then he moves one car rearward."""
    above = table.at(2 * table.marshal + 1)
    if above:
        give_neutral_bullets(table, above, "colt-event-angry-shoot")
    if table.marshal == table.last_car():
        events.marshal_stayed(table, table.marshal, "colt-event-angry-last-car")
    else:
        move_marshal(table, table.marshal + 1, "colt-event-angry-move")


def sweep_roofs(table: ColtTable, car: int) -> None:
    """colt-event-swivel-arm: every bandit on a roof goes to the roof of this car."""
    for bandit in range(BANDIT_COUNT):
        place = table.place[bandit]
        if table.owner[bandit] != NOBODY and place & 1 and place >> 1 != car:
            table.place[bandit] = 2 * car + 1
            events.swept(table, bandit, car, "colt-event-swivel-arm")


def brake(table: ColtTable) -> None:
    """colt-event-braking: every bandit on a roof moves one roof forward."""
    for bandit in range(BANDIT_COUNT):
        place = table.place[bandit]
        if table.owner[bandit] != NOBODY and place & 1 and place > 1:
            table.place[bandit] = place - 2
            events.swept(table, bandit, (place - 2) >> 1, "colt-event-braking")


def take_it_all(table: ColtTable) -> None:
    """The second strongbox is put inside the Marshal's car."""
    table.spare_box = False
    table.boxes[2 * table.marshal] += 1
    events.strongbox_out(table, table.marshal, "colt-event-take-it-all")


def rebellion(table: ColtTable) -> None:
    """colt-event-rebellion: a bullet for everybody inside a car, all of them one group."""
    inside = [
        bandit
        for bandit in range(BANDIT_COUNT)
        if table.owner[bandit] != NOBODY and not table.place[bandit] & 1
    ]
    if inside:
        give_neutral_bullets(table, inside, "colt-event-rebellion")


def pickpocketing(table: ColtTable) -> None:
    """colt-station-pickpocket-order: lone bandits, clockwise from the first player."""
    asked: list[Step[ColtTable]] = [
        POCKETS[bandit]
        for seat in table.clockwise()
        for bandit in table.gang[seat]
        if len(table.at(table.place[bandit])) == 1 and table.purses[table.place[bandit]]
    ]
    table.stack.extend(reversed(asked))


class Pocket(WhichToken):
    """colt-decide-pickpocket: a purse lying where the bandit is alone, or none."""

    asks: ClassVar[str] = "pickpocket"
    rule: ClassVar[str] = "colt-decide-pickpocket"

    def run(self, table: ColtTable) -> None:
        table.ask(table.owner[self.bandit], self)

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return [*table.purses[table.place[self.bandit]], LEAVE]

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option == LEAVE or option in table.purses[table.place[self.bandit]]:
            return None
        if option >= TOKENS:
            return Refusal("colt-station-pickpocket-purses-only", "colt-express-refusal-purses-only")
        return Refusal("colt-station-pickpocket", "colt-express-refusal-not-here")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        if option == LEAVE:
            events.pocket_left(table, self.bandit, "colt-station-pickpocket-optional")
        else:
            value = take_purse(table, self.bandit, option)
            events.picked_pocket(table, self.bandit, option, value, "colt-station-pickpocket")

    def default(self, table: ColtTable, seat: int) -> int:
        return table.purses[table.place[self.bandit]][0]


POCKETS: Final[list[Pocket]] = [Pocket(bandit) for bandit in range(BANDIT_COUNT)]


def revenge(table: ColtTable) -> None:
    """colt-station-revenge: everybody on his roof puts the least valuable purse down there."""
    roof = 2 * table.marshal + 1
    for bandit in table.at(roof):
        board = table.board_purses[bandit]
        if not board:
            events.nothing_to_lose(table, bandit, terms.PURSE, "colt-station-revenge-no-purse")
            continue
        kind = lowest(board)
        sure = lose_purse(table, bandit, kind)
        token = lay_purse(table, roof, kind, table.owner[bandit], sure)
        events.purse_dropped(table, bandit, token, PURSE_VALUES[kind], "colt-station-revenge")


def hostage(table: ColtTable) -> None:
    """colt-station-hostage: $250 for everybody in or on the locomotive, made if there is none left."""
    for bandit in range(BANDIT_COUNT):
        if table.owner[bandit] == NOBODY or table.place[bandit] > 1:
            continue
        if table.supply & ALL[0]:
            table.supply = remove(table.supply, 0)
        else:
            table.extra_purses += 1
        gain_purse(table, bandit, 0, ((1 << table.seats) - 1) & ~(1 << table.owner[bandit]))
        events.hostage_paid(table, bandit, "colt-station-hostage")
