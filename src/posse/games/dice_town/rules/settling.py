"""Cards declared with the dice: The Brute and Professional Cheater, settled after the reveal."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import DIE, NUMBER, TERM, TERMS, Args, Refusal, Said
from posse.core.steps import Question, Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import BRUTE, CHEATER, DICE_EACH, FACE_COUNT, FACES
from posse.games.dice_town.pieces.dice import (
    ALL_DICE,
    DICE_OF,
    DIE_NAMES,
    die_things,
    face_terms,
    keep_name,
    keep_named,
)
from posse.games.dice_town.rules.playing import NOTHING, Played, discard_played
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import FACE_TERMS

LEAVE: Final = 0  # other answers to `cheat` are 1 + FACE_COUNT * die + face


def settle_brute(seat: int) -> Step[DiceTable]:
    return Played(seat, BRUTE, Waive(seat), BruteCancelled(seat), "dice-reveal-settle-order")


def settle_cheater(seat: int) -> Step[DiceTable]:
    return Cheat(seat)


class Waive(Step[DiceTable]):
    """dice-brute-effect: the player pays nothing for this throw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        table.waived |= 1 << self.seat
        events.fee_waived(table, self.seat, "dice-brute-effect")


class BruteCancelled(Step[DiceTable]):
    """dice-brute-cancelled: the player pays after all, and gives back dice first if they cannot."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if table.fresh[self.seat].bit_count() - 1 > table.dollars[self.seat]:
            table.ask(self.seat, REDUCE)


class ReduceKeep(Question[DiceTable]):
    """dice-brute-reduce: which of the dice just revealed to keep, as many as the player can pay for."""

    asks: ClassVar[str] = "reduce-keep"
    rule: ClassVar[str] = "dice-brute-reduce"
    space: ClassVar[range] = range(1, ALL_DICE + 1)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        fresh = table.fresh[seat]
        dollars = table.dollars[seat]
        return [mask for mask in range(ALL_DICE + 1) if reduction_forbidden(mask, fresh, dollars) is None]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        return reduction_forbidden(option, table.fresh[seat], table.dollars[seat])

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.kept[seat] &= ~(table.fresh[seat] & ~option)
        table.fresh[seat] = option
        events.keep_reduced(table, seat, option, "dice-brute-reduce")

    def default(self, table: DiceTable, seat: int) -> int:
        """The highest faces, as many as they can afford."""
        dice = sorted(DICE_OF[table.fresh[seat]], key=lambda die: (-table.faces[DICE_EACH * seat + die], die))
        kept = 0
        for die in dice[: table.dollars[seat] + 1]:
            kept |= 1 << die
        return kept

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return keep_name(option)

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        return keep_named(name)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        count = option.bit_count()
        args = (
            ("n", NUMBER, count),
            ("faces", TERMS, face_terms(table, seat, option)),
            ("cost", NUMBER, count - 1),
            ("cheaters", NUMBER, 0),
        )
        return Said("dice-town-option-keep", args, die_things(option))


def reduction_forbidden(mask: int, fresh: int, dollars: int) -> Refusal | None:
    """What forbids keeping just these of the dice revealed in this throw."""
    count = mask.bit_count()
    if mask & ~fresh:
        return Refusal("dice-brute-reduce", "dice-town-refusal-not-revealed")
    if count == 0:
        return Refusal("dice-brute-reduce", "dice-town-refusal-reduce-none")
    if count - 1 > dollars:
        args = (("cost", NUMBER, count - 1), ("dollars", NUMBER, dollars))
        return Refusal("dice-brute-reduce", "dice-town-refusal-cost", args)
    return None


class Cheat(Question[DiceTable]):
    """dice-cheater-effect: turn one die kept in this throw to another face, or leave them as they are."""

    asks: ClassVar[str] = "cheat"
    rule: ClassVar[str] = "dice-cheater-effect"
    space: ClassVar[range] = range(1 + FACE_COUNT * DICE_EACH)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        table.ask(self.seat, self)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return [LEAVE] + [
            1 + FACE_COUNT * die + face
            for die in DICE_OF[table.fresh[seat]]
            for face in range(FACE_COUNT)
            if table.faces[DICE_EACH * seat + die] != face
        ]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == LEAVE:
            return None
        die, face = divmod(option - 1, FACE_COUNT)
        if not table.fresh[seat] >> die & 1:
            return Refusal("dice-cheater-this-throw", "dice-town-refusal-other-throw")
        if table.faces[DICE_EACH * seat + die] == face:
            return Refusal("dice-cheater-effect", "dice-town-refusal-same-face")
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option == LEAVE:
            discard_played(table, CHEATER)
            events.cheater_left(table, seat, "dice-cheater-leave")
            return
        die, face = divmod(option - 1, FACE_COUNT)
        events.cheating(table, seat, die, face, "dice-card-choices-declared")
        old = FACE_TERMS[table.faces[DICE_EACH * seat + die]]
        choices: Args = (("die", DIE, die), ("old", TERM, old), ("new", TERM, FACE_TERMS[face]))
        turn = ChangeDie(seat, die, face)
        table.push(Played(seat, CHEATER, turn, NOTHING, "dice-cheater-effect", choices=choices))

    def default(self, table: DiceTable, seat: int) -> int:
        return LEAVE

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        if option == LEAVE:
            return "leave"
        die, face = divmod(option - 1, FACE_COUNT)
        return f"turn:{die}:{FACES[face]}"

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        if name == "leave":
            return LEAVE
        parts = name.split(":")
        if len(parts) != 3 or parts[0] != "turn" or parts[1] not in DIE_NAMES:
            return None
        return 1 + FACE_COUNT * int(parts[1]) + FACES.index(parts[2]) if parts[2] in FACES else None

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == LEAVE:
            return Said("dice-town-option-leave")
        die, face = divmod(option - 1, FACE_COUNT)
        old = FACE_TERMS[table.faces[DICE_EACH * seat + die]]
        new = FACE_TERMS[face]
        return Said(
            "dice-town-option-turn",
            (("old", TERM, old), ("new", TERM, new)),
            (f"die:{die}", f"face:{FACES[face]}"),
        )


class ChangeDie(Step[DiceTable]):
    """dice-cheater-effect: the die shows the new face for the rest of the round."""

    def __init__(self, seat: int, die: int, face: int) -> None:
        self.seat = seat
        self.die = die
        self.face = face

    def run(self, table: DiceTable) -> None:
        at = DICE_EACH * self.seat + self.die
        old = table.faces[at]
        table.faces[at] = self.face
        events.die_changed(table, self.seat, self.die, old, self.face, "dice-cheater-effect")


REDUCE: Final = ReduceKeep()
