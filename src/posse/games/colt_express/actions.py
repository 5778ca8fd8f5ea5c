"""The six action cards: what each does when it comes up, and the choices it leaves."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.events import Kind
from posse.core.said import NUMBER, TERM, Refusal, Said
from posse.core.steps import Question
from posse.games.colt_express import terms
from posse.games.colt_express.cards import (
    BANDITS,
    BELLE,
    CHEYENNE,
    DJANGO,
    LADDER,
    MARSHAL,
    MOVE,
    NOBODY,
    PUNCH,
    ROB,
    SHOOT,
    TUCO,
)
from posse.games.colt_express.decks import receive_bullet
from posse.games.colt_express.events import (
    CLIMBED,
    KNOCKED,
    LOOT_DROPPED,
    LOOT_DROPPED_OPENLY,
    MOVED,
    NO_EFFECT,
    NOTHING_TO_LOSE,
    PUNCHED,
    PURSE_KEPT,
    PUSHED,
    ROBBED,
    ROBBED_OPENLY,
    SHOT,
    STOOD,
)
from posse.games.colt_express.loot import gain_purse, lay_purse, lose_purse, random_purse, take_purse
from posse.games.colt_express.marshal import arrived, move_marshal
from posse.games.colt_express.purses import JEWEL_VALUE, STRONGBOX_VALUE, VALUES
from posse.games.colt_express.table import ColtTable

FARTHEST: Final = 3  # cars a bandit may run along the roofs


def no_effect(table: ColtTable, bandit: int, card: int, why: str, rule: str) -> None:
    """colt-steal-no-effect: impossible as a whole, so nothing happens."""
    if table.telling:
        table.emit(NO_EFFECT, rule, (terms.BANDIT[bandit], card, why))


# Move


def destinations(table: ColtTable, bandit: int) -> list[int]:
    """colt-move-inside, colt-move-roof: the cars a bandit may go to."""
    place = table.place[bandit]
    return _DESTINATIONS[table.cars][place]


def _cars_from(cars: int, place: int) -> list[int]:
    car, far = place >> 1, FARTHEST if place & 1 else 1
    return [other for other in range(cars) if other != car and abs(other - car) <= far]


_DESTINATIONS: Final[list[list[list[int]]]] = [
    [_cars_from(cars, place) for place in range(2 * cars)] for cars in range(8)
]


class Move(Question[ColtTable]):
    """colt-decide-move: which car to go to."""

    asks: ClassVar[str] = "move"
    rule: ClassVar[str] = "colt-decide-move"

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return destinations(table, self.bandit)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in destinations(table, self.bandit):
            return None
        place = table.place[self.bandit]
        if option >= table.cars:
            return Refusal("colt-move-train-ends", "colt-express-refusal-off-train")
        if option == place >> 1:
            return Refusal("colt-move-mandatory", "colt-express-refusal-must-move")
        if place & 1:
            return Refusal("colt-move-roof", "colt-express-refusal-roof-far", (("n", NUMBER, FARTHEST),))
        return Refusal("colt-move-inside", "colt-express-refusal-inside-far")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        move(table, self.bandit, option)

    def default(self, table: ColtTable, seat: int) -> int:
        return destinations(table, self.bandit)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return f"car:{option}"

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return car_named(name)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        level = table.place[self.bandit] & 1
        return Said(
            "colt-express-option-move",
            (
                ("bandit", TERM, terms.BANDIT[self.bandit]),
                ("car", NUMBER, option),
                ("level", TERM, terms.LEVEL[level]),
            ),
            (place_thing(2 * option + level),),
        )

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-move", (("bandit", TERM, terms.BANDIT[self.bandit]),))


def car_named(name: str) -> int | None:
    return int(name[4:]) if name in _CAR_NAMES else None


_CAR_NAMES: Final = frozenset([f"car:{car}" for car in range(8)])


def place_thing(place: int) -> str:
    """A place on the board: "place:3-roof"."""
    return f"place:{place >> 1}-{'roof' if place & 1 else 'inside'}"


def move(table: ColtTable, bandit: int, car: int) -> None:
    place = 2 * car + (table.place[bandit] & 1)
    table.place[bandit] = place
    if table.telling:
        rule = "colt-move-roof" if place & 1 else "colt-move-inside"
        table.emit(MOVED, rule, (terms.BANDIT[bandit], car, terms.LEVEL[place & 1]))
    arrived(table, bandit)


def climb(table: ColtTable, bandit: int) -> None:
    """colt-ladder-up, colt-ladder-down: always possible, never a choice."""
    place = table.place[bandit] ^ 1
    table.place[bandit] = place
    if table.telling:
        rule = "colt-ladder-up" if place & 1 else "colt-ladder-down"
        table.emit(CLIMBED, rule, (terms.BANDIT[bandit], place >> 1, terms.LEVEL[place & 1]))
    arrived(table, bandit)


# Shoot


def in_sight(table: ColtTable, shooter: int) -> list[int]:
    """Everybody the shooter could hit, Belle's charm not yet considered."""
    here = table.place[shooter]
    if here & 1:
        found = _nearest_roofs(table, here)
    else:
        found = [
            other
            for other in range(6)
            if table.owner[other] != NOBODY
            and (table.place[other] == here - 2 or table.place[other] == here + 2)
        ]
    if shooter == TUCO and table.abilities:  # colt-tuco-through-roof
        above_or_below = here ^ 1
        found = [
            other
            for other in range(6)
            if other in found or (table.place[other] == above_or_below and table.owner[other] != NOBODY)
        ]
    return found


def _nearest_roofs(table: ColtTable, here: int) -> list[int]:
    """colt-shoot-roof-nearest-only: in each direction the bandits on the nearest occupied roof."""
    ahead = -1
    behind = 99
    for other in range(6):
        place = table.place[other]
        if place & 1 and place != here and table.owner[other] != NOBODY:
            if place < here:
                if place > ahead:
                    ahead = place
            elif place < behind:
                behind = place
    return [
        other
        for other in range(6)
        if table.owner[other] != NOBODY and (table.place[other] == ahead or table.place[other] == behind)
    ]


def spare_belle(table: ColtTable, targets: list[int]) -> list[int]:
    """colt-belle-shoot, colt-belle-punch: she is no target while there is another."""
    if table.abilities and len(targets) > 1 and BELLE in targets:
        return [target for target in targets if target != BELLE]
    return targets


def shot_targets(table: ColtTable, shooter: int) -> list[int]:
    return spare_belle(table, in_sight(table, shooter))


class Target(Question[ColtTable]):
    """Which bandit a card is aimed at."""

    self_rule: ClassVar[str] = ""  # why a bandit is not its own target

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def targets(self, table: ColtTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return self.targets(table)

    def default(self, table: ColtTable, seat: int) -> int:
        return self.targets(table)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return "at:" + BANDITS[option]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return BANDITS.index(name[3:]) if name.startswith("at:") and name[3:] in BANDITS else None

    def barred(self, table: ColtTable, option: int) -> Refusal | None:
        """What bars a target whatever the card: it is not in the game, or it is the bandit itself."""
        if table.owner[option] == NOBODY:
            return Refusal("colt-comp-characters", "colt-express-refusal-not-in-game")
        if option == self.bandit:
            return Refusal(self.self_rule, "colt-express-refusal-self")
        return None


class Shoot(Target):
    """colt-decide-shoot: whom to shoot."""

    asks: ClassVar[str] = "shoot"
    rule: ClassVar[str] = "colt-decide-shoot"
    self_rule: ClassVar[str] = "colt-shoot-not-same-place"

    def targets(self, table: ColtTable) -> list[int]:
        return shot_targets(table, self.bandit)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.targets(table):
            return None
        barred = self.barred(table, option)
        if barred is not None:
            return barred
        args = (("victim", TERM, terms.BANDIT[option]),)
        here, there = table.place[self.bandit], table.place[option]
        if option in in_sight(table, self.bandit):
            return Refusal("colt-belle-shoot", "colt-express-refusal-belle", args)
        if here == there:
            return Refusal("colt-shoot-not-same-place", "colt-express-refusal-same-place", args)
        if here & 1 != there & 1:
            return Refusal("colt-shoot-no-cross-level", "colt-express-refusal-other-level", args)
        if here & 1:
            return Refusal("colt-shoot-roof-line-of-sight", "colt-express-refusal-no-sight", args)
        return Refusal("colt-shoot-inside-range", "colt-express-refusal-too-far", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        shoot(table, self.bandit, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said(
            "colt-express-option-shoot",
            (
                ("victim", TERM, terms.BANDIT[option]),
                ("car", NUMBER, table.place[option] >> 1),
                ("level", TERM, terms.LEVEL[table.place[option] & 1]),
            ),
            ("bandit:" + BANDITS[option],),
        )

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-shoot", (("bandit", TERM, terms.BANDIT[self.bandit]),))


def shoot(table: ColtTable, shooter: int, target: int) -> None:
    """colt-shoot-effect: the shooter's bullet goes onto the deck of the target's controller."""
    table.bullets[shooter] -= 1
    seat, hit = table.owner[shooter], table.owner[target]
    if seat != hit:
        table.fired[seat] += 1
    receive_bullet(table, hit, shooter)
    if table.telling:
        table.emit(
            SHOT, "colt-shoot-effect", (terms.BANDIT[shooter], terms.BANDIT[target], table.bullets[shooter])
        )
    if shooter == DJANGO and table.abilities:
        push(table, target)


def push(table: ColtTable, target: int) -> None:
    """colt-django-push: one car directly away from him, unless the train ends there."""
    here, there = table.place[DJANGO], table.place[target]
    if here >> 1 == there >> 1:
        return  # he never hits anybody in his own car
    place = there + (2 if there > here else -2)
    if not 0 <= place >> 1 < table.cars:
        if table.telling:
            table.emit(STOOD, "colt-django-train-end", (terms.BANDIT[DJANGO], terms.BANDIT[target]))
        return
    table.place[target] = place
    if table.telling:
        table.emit(
            PUSHED,
            "colt-django-push",
            (terms.BANDIT[DJANGO], terms.BANDIT[target], place >> 1, terms.LEVEL[place & 1]),
        )
    arrived(table, target)


# Rob

TAKE_JEWEL: Final = 900
TAKE_STRONGBOX: Final = 901


def loot_at(table: ColtTable, place: int) -> list[int]:
    """colt-loot-token-identity: each purse by itself, any jewel, any strongbox."""
    found = list(table.purses[place])
    if table.jewels[place]:
        found.append(TAKE_JEWEL)
    if table.boxes[place]:
        found.append(TAKE_STRONGBOX)
    return found


class Rob(Question[ColtTable]):
    """colt-decide-rob: which token to take."""

    asks: ClassVar[str] = "rob"
    rule: ClassVar[str] = "colt-decide-rob"

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return loot_at(table, table.place[self.bandit])

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        here = table.place[self.bandit]
        if option in loot_at(table, here):
            return None
        if option in loot_at(table, here ^ 1):
            return Refusal("colt-rob-level", "colt-express-refusal-loot-level")
        return Refusal("colt-rob-take-one", "colt-express-refusal-not-here")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        rob(table, self.bandit, option)

    def default(self, table: ColtTable, seat: int) -> int:
        """The most valuable for sure: a strongbox, else a jewel, else the first purse."""
        options = loot_at(table, table.place[self.bandit])
        return options[-1] if options[-1] >= TAKE_JEWEL else options[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return token_name(option)

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return token_named(name)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return take_label(table, seat, option)

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-rob", (("bandit", TERM, terms.BANDIT[self.bandit]),))


def token_name(option: int) -> str:
    if option == TAKE_JEWEL:
        return "jewel"
    return "strongbox" if option == TAKE_STRONGBOX else f"purse:{option}"


def token_named(name: str) -> int | None:
    if name == "jewel":
        return TAKE_JEWEL
    if name == "strongbox":
        return TAKE_STRONGBOX
    number = name[6:] if name.startswith("purse:") else ""
    return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else None


def take_label(table: ColtTable, seat: int, option: int) -> Said:
    if option == TAKE_JEWEL:
        return Said(
            "colt-express-option-take",
            (("loot", TERM, terms.JEWEL), ("value", NUMBER, JEWEL_VALUE)),
            ("loot:jewel",),
        )
    if option == TAKE_STRONGBOX:
        args = (("loot", TERM, terms.STRONGBOX), ("value", NUMBER, STRONGBOX_VALUE))
        return Said("colt-express-option-take", args, ("loot:strongbox",))
    if table.token_seen[option] == seat:
        args = (("loot", TERM, terms.PURSE), ("value", NUMBER, VALUES[table.token_kind[option]]))
        return Said("colt-express-option-take", args, (f"loot:{option}",))
    return Said("colt-express-option-take-purse", (("token", NUMBER, option),), (f"loot:{option}",))


def rob(table: ColtTable, bandit: int, option: int) -> None:
    """colt-rob-take-one: one token from the own place onto the board."""
    place = table.place[bandit]
    seat = table.owner[bandit]
    if option == TAKE_JEWEL:
        table.jewels[place] -= 1
        table.board_jewels[bandit] += 1
        if table.telling:
            values = (seat, terms.BANDIT[bandit], terms.JEWEL, -1, JEWEL_VALUE)
            table.emit(ROBBED_OPENLY, "colt-rob-take-one", values)
    elif option == TAKE_STRONGBOX:
        table.boxes[place] -= 1
        table.board_boxes[bandit] += 1
        if table.telling:
            values = (seat, terms.BANDIT[bandit], terms.STRONGBOX, -1, STRONGBOX_VALUE)
            table.emit(ROBBED_OPENLY, "colt-rob-strongbox", values)
    else:
        value = take_purse(table, bandit, option)
        if table.telling:
            table.emit(ROBBED, "colt-rob-take-one", (seat, terms.BANDIT[bandit], terms.PURSE, option, value))


# Punch

LOSE_PURSE: Final = 0
LOSE_JEWEL: Final = 1
LOSE_BOX: Final = 2
LOSE_NOTHING: Final = 3
LOOT_NAMES: Final[tuple[str, ...]] = ("purse", "jewel", "strongbox")
LOOT_TERMS: Final[tuple[str, ...]] = (terms.PURSE, terms.JEWEL, terms.STRONGBOX)


def punch_candidates(table: ColtTable, bandit: int) -> list[int]:
    here = table.place[bandit]
    return [
        other
        for other in range(6)
        if other != bandit and table.place[other] == here and table.owner[other] != NOBODY
    ]


def punch_targets(table: ColtTable, bandit: int) -> list[int]:
    return spare_belle(table, punch_candidates(table, bandit))


def loot_kinds(table: ColtTable, target: int) -> list[int]:
    """colt-punch-loot-chooser: the kinds of loot on the target's board."""
    found = []
    if table.board_purses[target]:
        found.append(LOSE_PURSE)
    if table.board_jewels[target]:
        found.append(LOSE_JEWEL)
    if table.board_boxes[target]:
        found.append(LOSE_BOX)
    return found


class PunchTarget(Target):
    """colt-decide-punch: whom to punch. What he loses and where he goes is asked next."""

    asks: ClassVar[str] = "punch"
    rule: ClassVar[str] = "colt-decide-punch"
    self_rule: ClassVar[str] = "colt-punch-target"

    def targets(self, table: ColtTable) -> list[int]:
        return punch_targets(table, self.bandit)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.targets(table):
            return None
        barred = self.barred(table, option)
        if barred is not None:
            return barred
        args = (("victim", TERM, terms.BANDIT[option]),)
        if option in punch_candidates(table, self.bandit):
            return Refusal("colt-belle-punch", "colt-express-refusal-belle", args)
        return Refusal("colt-punch-target", "colt-express-refusal-elsewhere", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch_loot(table, self.bandit, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said(
            "colt-express-option-punch",
            (("victim", TERM, terms.BANDIT[option]),),
            ("bandit:" + BANDITS[option],),
        )

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-punch", (("bandit", TERM, terms.BANDIT[self.bandit]),))


def punch_loot(table: ColtTable, bandit: int, target: int) -> None:
    """Next: which kind of loot the target loses, if there is a choice."""
    kinds = loot_kinds(table, target)
    if len(kinds) > 1:
        table.ask(table.owner[bandit], PunchLoot(bandit, target))
    else:
        punch_keep(table, bandit, target, kinds[0] if kinds else LOSE_NOTHING)


class PunchLoot(Question[ColtTable]):
    """colt-punch-loot-chooser: which kind of loot the target loses."""

    asks: ClassVar[str] = "punch-loot"
    rule: ClassVar[str] = "colt-punch-loot-chooser"

    def __init__(self, bandit: int, target: int) -> None:
        self.bandit = bandit
        self.target = target

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return loot_kinds(table, self.target)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in loot_kinds(table, self.target):
            return None
        args = (("victim", TERM, terms.BANDIT[self.target]), ("loot", TERM, LOOT_TERMS[option]))
        return Refusal("colt-punch-loot-chooser", "colt-express-refusal-no-such-loot", args)

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch_keep(table, self.bandit, self.target, option)

    def default(self, table: ColtTable, seat: int) -> int:
        """A purse if there is one, else the first kind."""
        return loot_kinds(table, self.target)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return LOOT_NAMES[option]

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return LOOT_NAMES.index(name) if name in LOOT_NAMES else None

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said(
            "colt-express-option-punch-loot",
            (("loot", TERM, LOOT_TERMS[option]), ("victim", TERM, terms.BANDIT[self.target])),
            (f"board:{BANDITS[self.target]}:{LOOT_NAMES[option]}",),
        )

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-punch-loot", (("victim", TERM, terms.BANDIT[self.target]),))


def punch_keep(table: ColtTable, bandit: int, target: int, loot: int) -> None:
    """Next: whether Cheyenne keeps a purse."""
    if loot == LOSE_PURSE and bandit == CHEYENNE and table.abilities:
        table.ask(table.owner[bandit], PunchKeep(bandit, target))
    else:
        punch_way(table, bandit, target, loot, False)


KEEP: Final = 1
DROP: Final = 0


class PunchKeep(Question[ColtTable]):
    """colt-cheyenne-optional: she keeps the purse, or lets it drop; its value is not seen before."""

    asks: ClassVar[str] = "punch-keep"
    rule: ClassVar[str] = "colt-cheyenne-keep-purse"

    def __init__(self, bandit: int, target: int) -> None:
        self.bandit = bandit
        self.target = target

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return _KEEP_OR_DROP

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        return None

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch_way(table, self.bandit, self.target, LOSE_PURSE, option == KEEP)

    def default(self, table: ColtTable, seat: int) -> int:
        return KEEP

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return "keep" if option == KEEP else "drop"

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return KEEP if name == "keep" else DROP if name == "drop" else None

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said("colt-express-option-keep-purse" if option == KEEP else "colt-express-option-drop-purse")


_KEEP_OR_DROP: Final[list[int]] = [KEEP, DROP]


def ways(table: ColtTable, car: int) -> list[int]:
    """The cars next to a car."""
    return _WAYS[table.cars][car]


_WAYS: Final[list[list[list[int]]]] = [
    [[other for other in (car - 1, car + 1) if 0 <= other < cars] for car in range(cars)] for cars in range(8)
]


def punch_way(table: ColtTable, bandit: int, target: int, loot: int, keep: bool) -> None:
    """Next: which way the target is knocked; then all of it is carried out."""
    cars = ways(table, table.place[target] >> 1)
    if len(cars) > 1:
        table.ask(table.owner[bandit], PunchWay(bandit, target, loot, keep))
    else:
        punch(table, bandit, target, loot, keep, cars[0])


class PunchWay(Question[ColtTable]):
    """colt-punch-direction: the adjacent car the target is moved to."""

    asks: ClassVar[str] = "punch-way"
    rule: ClassVar[str] = "colt-punch-direction"

    def __init__(self, bandit: int, target: int, loot: int, keep: bool) -> None:
        self.bandit = bandit
        self.target = target
        self.loot = loot
        self.keep = keep

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return ways(table, table.place[self.target] >> 1)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in ways(table, table.place[self.target] >> 1):
            return None
        if option == table.place[self.target] >> 1:
            return Refusal("colt-punch-move-mandatory", "colt-express-refusal-must-knock")
        return Refusal("colt-punch-move", "colt-express-refusal-not-adjacent")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        punch(table, self.bandit, self.target, self.loot, self.keep, option)

    def default(self, table: ColtTable, seat: int) -> int:
        return ways(table, table.place[self.target] >> 1)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return f"car:{option}"

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return car_named(name)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        level = table.place[self.target] & 1
        return Said(
            "colt-express-option-knock",
            (
                ("victim", TERM, terms.BANDIT[self.target]),
                ("car", NUMBER, option),
                ("level", TERM, terms.LEVEL[level]),
            ),
            (place_thing(2 * option + level),),
        )

    def prompt(self, table: ColtTable, seat: int) -> Said:
        return Said("colt-express-ask-punch-way", (("victim", TERM, terms.BANDIT[self.target]),))


def punch(table: ColtTable, bandit: int, target: int, loot: int, keep: bool, car: int) -> None:
    """The loot drops where the punch happened, then the target is knocked into the next car."""
    if table.telling:
        table.emit(PUNCHED, "colt-punch-target", (terms.BANDIT[bandit], terms.BANDIT[target]))
    place = table.place[target]
    victim = table.owner[target]
    if loot == LOSE_PURSE:
        kind = random_purse(table, target)
        sure = lose_purse(table, target, kind)
        if keep:
            gain_purse(table, bandit, kind, sure & ~(1 << table.owner[bandit]))
            if table.telling:
                values = (
                    table.owner[bandit],
                    terms.BANDIT[bandit],
                    victim,
                    terms.BANDIT[target],
                    VALUES[kind],
                )
                table.emit(PURSE_KEPT, "colt-cheyenne-keep-purse", values)
        else:
            token = lay_purse(table, place, kind, victim, sure)
            dropped(table, LOOT_DROPPED, target, terms.PURSE, token, VALUES[kind])
    elif loot == LOSE_JEWEL:
        table.board_jewels[target] -= 1
        table.jewels[place] += 1
        dropped(table, LOOT_DROPPED_OPENLY, target, terms.JEWEL, -1, JEWEL_VALUE)
    elif loot == LOSE_BOX:
        table.board_boxes[target] -= 1
        table.boxes[place] += 1
        dropped(table, LOOT_DROPPED_OPENLY, target, terms.STRONGBOX, -1, STRONGBOX_VALUE)
    elif table.telling:
        table.emit(NOTHING_TO_LOSE, "colt-punch-no-loot", (terms.BANDIT[target], terms.ANY_LOOT))
    table.place[target] = 2 * car + (place & 1)
    if table.telling:
        table.emit(KNOCKED, "colt-punch-move", (terms.BANDIT[target], car, terms.LEVEL[place & 1]))
    arrived(table, target)


def dropped(table: ColtTable, kind: Kind, target: int, loot: str, token: int, value: int) -> None:
    if table.telling:
        values = (table.owner[target], terms.BANDIT[target], loot, token, value)
        table.emit(kind, "colt-punch-loot-place", values)


# Marshal


class MarshalWay(Question[ColtTable]):
    """colt-decide-marshal: the car the Marshal goes to."""

    asks: ClassVar[str] = "marshal"
    rule: ClassVar[str] = "colt-decide-marshal"

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return ways(table, table.marshal)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in ways(table, table.marshal):
            return None
        if option == table.marshal:
            return Refusal("colt-marshal-mandatory", "colt-express-refusal-marshal-must")
        return Refusal("colt-marshal-move", "colt-express-refusal-not-adjacent")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        move_marshal(table, option, "colt-marshal-move")

    def default(self, table: ColtTable, seat: int) -> int:
        return ways(table, table.marshal)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return f"car:{option}"

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return car_named(name)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said("colt-express-option-marshal", (("car", NUMBER, option),), (place_thing(2 * option),))


# One question of each kind for each bandit: questions never change.
MOVES: Final[list[Move]] = [Move(bandit) for bandit in range(6)]
SHOOTS: Final[list[Shoot]] = [Shoot(bandit) for bandit in range(6)]
ROBS: Final[list[Rob]] = [Rob(bandit) for bandit in range(6)]
PUNCHES: Final[list[PunchTarget]] = [PunchTarget(bandit) for bandit in range(6)]
MARSHAL_WAY: Final = MarshalWay()


def carry_out(table: ColtTable, seat: int, bandit: int, card: int) -> None:
    """colt-steal-mandatory: what the card says, by its controller's choice if there is one.

    colt-steal-single-option-auto: with one legal option nobody is asked, for all of it is public.
    """
    action = card & 7
    if action == MOVE:
        cars = destinations(table, bandit)
        if len(cars) > 1:
            table.ask(seat, MOVES[bandit])
        else:
            move(table, bandit, cars[0])
    elif action == LADDER:
        climb(table, bandit)
    elif action == SHOOT:
        targets = shot_targets(table, bandit) if table.bullets[bandit] else []
        if len(targets) > 1:
            table.ask(seat, SHOOTS[bandit])
        elif targets:
            shoot(table, bandit, targets[0])
        elif table.bullets[bandit]:
            no_effect(table, bandit, card, terms.NOBODY_IN_SIGHT, "colt-shoot-no-target")
        else:
            no_effect(table, bandit, card, terms.NO_BULLETS_LEFT, "colt-shoot-no-bullets")
    elif action == ROB:
        found = loot_at(table, table.place[bandit])
        if len(found) > 1:
            table.ask(seat, ROBS[bandit])
        elif found:
            rob(table, bandit, found[0])
        else:
            no_effect(table, bandit, card, terms.NO_LOOT_HERE, "colt-rob-nothing")
    elif action == PUNCH:
        targets = punch_targets(table, bandit)
        if len(targets) > 1:
            table.ask(seat, PUNCHES[bandit])
        elif targets:
            punch_loot(table, bandit, targets[0])
        else:
            no_effect(table, bandit, card, terms.NOBODY_HERE, "colt-punch-no-target")
    else:
        assert action == MARSHAL
        cars = ways(table, table.marshal)
        if len(cars) > 1:
            table.ask(seat, MARSHAL_WAY)
        else:
            move_marshal(table, cars[0], "colt-marshal-mandatory")
