"""The rolling phase: throws, secret commitments, the reveal, the last throw."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import CARD, NUMBER, TERMS, Arg, Refusal, Said
from posse.core.steps import Question, Step
from posse.games.dice_town.bags import ALL, ONE, how_many_of
from posse.games.dice_town.cards import BRUTE, CHEATER
from posse.games.dice_town.dice import (
    ALL_DICE,
    COST,
    DICE_OF,
    HOW_MANY,
    by_face,
    die_things,
    face_terms,
    keep_name,
    keep_named,
)
from posse.games.dice_town.events import (
    COMBINED,
    DECLARED,
    KEPT,
    LAST_THROW,
    PAID,
    THROWN,
)
from posse.games.dice_town.playing import leaves_hand
from posse.games.dice_town.poker import FACES, HANDS, UNIT, hand_kind
from posse.games.dice_town.settling import settle_brute, settle_cheater
from posse.games.dice_town.table import ZEROS, DiceTable

# A commitment is one number: the dice kept as bits 0 to 4, The Brute as bit 5, the Cheaters from bit 6 on.
WITH_BRUTE: Final = 32
CHEATER_UNIT: Final = 64
DECLARABLE: Final[int] = ALL[BRUTE] | ALL[CHEATER]


class Throw(Step[DiceTable]):
    """dice-roll-throw: everybody who is not complete rolls his loose dice; then all commit at once."""

    def run(self, table: DiceTable) -> None:
        kept = table.kept
        seats = table.seats
        complete = loose = 0
        for dice in kept:
            loose += HOW_MANY[ALL_DICE - dice]
            if dice == ALL_DICE:
                complete += 1
        if not loose:
            self._phase_ends(table)
            return
        table.last_throw = complete > 0
        table.waived = 0
        table.fresh = ZEROS[seats][:]
        if table.last_throw and table.telling:
            rolling = tuple(seat for seat in range(seats) if kept[seat] != ALL_DICE)
            table.emit(LAST_THROW, "dice-last-throw-trigger", (rolling,))
        self._roll(table, loose)
        if table.last_throw:
            self._ask_for_cheaters(table)
        else:
            self._ask_for_commitments(table)
        table.stack.append(REVEAL)

    def _roll(self, table: DiceTable, count: int) -> None:
        """dice-rng-throw-order: in seat order, each player's loose dice in index order."""
        rolled = table.chance.dice(count)
        if count == len(table.faces) and not table.telling:
            table.faces = rolled  # the first throw of a round: all dice are loose
            return
        faces = table.faces
        at = 0
        first = 0
        for dice in table.kept:
            if dice != ALL_DICE:
                for die in DICE_OF[ALL_DICE - dice]:
                    faces[first + die] = rolled[at]
                    at += 1
                if table.telling:
                    loose = DICE_OF[ALL_DICE - dice]
                    shown = tuple(["face-" + FACES[faces[first + die]] for die in loose])
                    table.emit(THROWN, "dice-roll-throw", (first // 5, len(loose), loose, shown))
            first += 5

    def _ask_for_commitments(self, table: DiceTable) -> None:
        for seat in range(table.seats):
            if auto_commit(table, seat):
                table.sealed[seat] = ALL_DICE - table.kept[seat]
            else:
                table.ask_sealed(seat, COMMIT)

    def _ask_for_cheaters(self, table: DiceTable) -> None:
        """dice-last-throw-cards: only those who roll and could hold a Cheater are asked."""
        for seat in range(table.seats):
            table.sealed[seat] = ALL_DICE - table.kept[seat]
            if table.kept[seat] != ALL_DICE and table.could_hold(seat, CHEATER):
                table.ask_sealed(seat, DECLARE)

    def _phase_ends(self, table: DiceTable) -> None:
        """dice-roll-phase-end: the five kept dice are the combination for the whole action phase."""
        faces = table.faces
        for seat in range(table.seats):
            at = 5 * seat
            combination = (
                UNIT[faces[at]]
                + UNIT[faces[at + 1]]
                + UNIT[faces[at + 2]]
                + UNIT[faces[at + 3]]
                + UNIT[faces[at + 4]]
            )
            table.combos[seat] = combination
            if table.telling:
                hand = "hand-" + HANDS[hand_kind(combination)]
                table.emit(COMBINED, "dice-roll-phase-end", (seat, face_terms(table, seat, ALL_DICE), hand))


def auto_commit(table: DiceTable, seat: int) -> bool:
    """dice-auto-commit: one loose die, no dollar and no possible Cheater leave a single choice."""
    return (
        table.dollars[seat] == 0 and HOW_MANY[table.kept[seat]] == 4 and not table.could_hold(seat, CHEATER)
    )


# By loose dice, dollars (up to 4) and cards to declare; filled in as they are first asked for.
_MENUS: Final[list[list[int]]] = [[] for _ in range(32 * 5 * 6)]


class Commit(Question[DiceTable]):
    """dice-roll-commit: which of the dice just rolled to keep, and which cards to declare with them."""

    asks: ClassVar[str] = "commit-keep"
    rule: ClassVar[str] = "dice-roll-commit"

    def options(self, table: DiceTable, seat: int) -> list[int]:
        # A menu follows from four small numbers, so each is made once, by `commitment_forbidden` alone.
        loose = ALL_DICE - table.kept[seat]
        dollars = table.dollars[seat]
        if dollars > 4:
            dollars = 4
        at = 30 * loose + 6 * dollars
        hand = table.hand[seat]
        if hand & DECLARABLE:
            at += 3 if hand & ONE[BRUTE] else 0
            at += how_many_of(hand, CHEATER)
        menu = _MENUS[at]
        if not menu:
            menu = [
                option
                for option in range(CHEATER_UNIT * 3)
                if commitment_forbidden(option, loose, dollars, hand) is None
            ]
            _MENUS[at] = menu
        return menu

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        loose = ALL_DICE - table.kept[seat]
        return commitment_forbidden(option, loose, table.dollars[seat], table.hand[seat])

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: DiceTable, seat: int) -> int:
        """One die, the highest face, the lowest index on equal faces; no card."""
        best = -1
        for die in DICE_OF[ALL_DICE - table.kept[seat]]:
            if best < 0 or table.faces[5 * seat + die] > table.faces[5 * seat + best]:
                best = die
        return 1 << best

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        brute = "+brute" if option & WITH_BRUTE else ""
        return keep_name(option & ALL_DICE) + brute + "+cheater" * (option // CHEATER_UNIT)

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        parts = name.split("+")
        kept = keep_named(parts[0])
        brutes = parts.count("brute")
        cheaters = parts.count("cheater")
        if kept is None or brutes + cheaters != len(parts) - 1 or brutes > 1 or cheaters > 2:
            return None
        return kept | brutes * WITH_BRUTE | cheaters * CHEATER_UNIT

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        kept = option & ALL_DICE
        touches = die_things(kept)
        cost = 0 if option & WITH_BRUTE else COST[HOW_MANY[kept]]
        args: tuple[Arg, ...] = (
            ("n", NUMBER, HOW_MANY[kept]),
            ("faces", TERMS, face_terms(table, seat, kept)),
            ("cost", NUMBER, cost),
            ("cheaters", NUMBER, option // CHEATER_UNIT),
        )
        if option & WITH_BRUTE:
            touches += ("card:the-brute",)
        if option >= CHEATER_UNIT:
            touches += ("card:professional-cheater",)
        return Said(
            "dice-town-option-keep-brute" if option & WITH_BRUTE else "dice-town-option-keep", args, touches
        )


def commitment_forbidden(option: int, loose: int, dollars: int, hand: int) -> Refusal | None:
    """What forbids a commitment: dice not rolled, cards not held or idle, a cost beyond one's dollars."""
    kept = option & ALL_DICE
    count = HOW_MANY[kept]
    declared = option // CHEATER_UNIT
    if kept & ~loose:
        return Refusal("dice-roll-commit", "dice-town-refusal-not-rolled")
    if declared > how_many_of(hand, CHEATER):
        return Refusal("dice-reveal-declare", "dice-town-refusal-not-held", (("card", CARD, CHEATER),))
    if declared and not count:
        return Refusal("dice-card-no-null-play", "dice-town-refusal-cheater-no-die")
    if option & WITH_BRUTE:
        if not hand & ONE[BRUTE]:
            return Refusal("dice-reveal-declare", "dice-town-refusal-not-held", (("card", CARD, BRUTE),))
        if count == 0:
            return Refusal("dice-brute-not-none", "dice-town-refusal-brute-none")
        if count == 1:
            return Refusal("dice-card-no-null-play", "dice-town-refusal-brute-one")
        return None
    if COST[count] > dollars:
        rule = "dice-roll-afford" if dollars else "dice-roll-broke"
        args = (("cost", NUMBER, COST[count]), ("dollars", NUMBER, dollars))
        return Refusal(rule, "dice-town-refusal-cost", args)
    return None


class DeclareCheaters(Question[DiceTable]):
    """dice-last-throw-cards: all dice are kept anyway; how many Cheaters to declare."""

    asks: ClassVar[str] = "declare-cheaters"
    rule: ClassVar[str] = "dice-last-throw-cards"
    standing: ClassVar[str] = "cheaters:0"

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return UP_TO[how_many_of(table.hand[seat], CHEATER)]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option > how_many_of(table.hand[seat], CHEATER):
            return Refusal("dice-last-throw-cards", "dice-town-refusal-not-held", (("card", CARD, CHEATER),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.sealed[seat] = (ALL_DICE - table.kept[seat]) | option * CHEATER_UNIT

    def default(self, table: DiceTable, seat: int) -> int:
        return 0

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return f"cheaters:{option}"

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        return {"cheaters:0": 0, "cheaters:1": 1, "cheaters:2": 2}.get(name)

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        touches = ("card:professional-cheater",) if option else ()
        return Said("dice-town-option-cheaters", (("n", NUMBER, option),), touches)


UP_TO: Final[list[list[int]]] = [[0], [0, 1], [0, 1, 2]]


class Reveal(Step[DiceTable]):
    """dice-roll-reveal: all keep-sets and declared cards are shown at once, then settled and paid for."""

    def run(self, table: DiceTable) -> None:
        table.open_sealed()
        declared = 0
        fresh = table.fresh
        for seat, before in enumerate(table.kept):
            if before == ALL_DICE:
                continue
            option = table.sealed[seat]
            kept = option & ALL_DICE
            table.kept[seat] = before | kept
            fresh[seat] = kept
            if option > ALL_DICE:
                declared |= 1 << seat
            if table.telling:
                rule = "dice-last-throw-reveal" if table.last_throw else "dice-roll-reveal"
                faces = face_terms(table, seat, kept)
                table.emit(KEPT, rule, (seat, by_face(table, seat, kept), HOW_MANY[kept], faces))
        if declared:
            table.stack.append(THROW)
            table.stack.append(PAY)
            self._declare(table, declared)
        else:
            PAY.run(table)
            THROW.run(table)

    def _declare(self, table: DiceTable, declared: int) -> None:
        """dice-reveal-settle-order: in sheriff order, each all of his own, The Brute before Cheaters."""
        steps: list[Step[DiceTable]] = []
        for seat in table.sheriff_order():
            if not declared >> seat & 1:
                continue
            option = table.sealed[seat]
            cards: tuple[int, ...] = ()
            if option & WITH_BRUTE:
                cards = (BRUTE,)
                steps.append(settle_brute(seat))
            for _ in range(option // CHEATER_UNIT):
                cards += (CHEATER,)
                steps.append(settle_cheater(seat))
            for card in cards:
                leaves_hand(table, seat, card)
            table.emit(DECLARED, "dice-reveal-declare", (seat, cards))
        table.stack.extend(reversed(steps))


class Pay(Step[DiceTable]):
    """dice-roll-pay-time: all pay into the stagecoach at once. Loose dice are thrown again right after."""

    def run(self, table: DiceTable) -> None:
        if table.last_throw:
            return  # dice-last-throw-free
        for seat, fresh in enumerate(table.fresh):
            cost = COST[HOW_MANY[fresh]]
            if cost and not table.waived >> seat & 1:
                table.dollars[seat] = table.dollars[seat] - cost
                table.stagecoach += cost
                if table.telling:
                    rule = "dice-roll-keep-more-cost" if fresh else "dice-roll-keep-none-costs-one"
                    table.emit(PAID, rule, (seat, cost))


COMMIT: Final = Commit()
DECLARE: Final = DeclareCheaters()
THROW: Final = Throw()
REVEAL: Final = Reveal()
PAY: Final = Pay()
