"""The rolling phase: throws, secret commitments, the reveal, the last throw."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from posse.core.questions import HowMany
from posse.core.said import CARD, NUMBER, TERMS, Arg, Refusal, Said
from posse.core.steps import Question, Step, remainder
from posse.core.table import EVERYBODY
from posse.games.dice_town import events
from posse.games.dice_town.facts import BRUTE, CHEATER, COPIES, DICE_EACH, DOLLARS, KEEP_COST
from posse.games.dice_town.pieces.bags import ALL, ONE, how_many_of
from posse.games.dice_town.pieces.bags import EMPTY as NO_CARDS
from posse.games.dice_town.pieces.dice import (
    ALL_DICE,
    COST_OF,
    DICE_OF,
    HOW_MANY,
    LOOSE_PLACES,
    die_things,
    face_terms,
    keep_name,
    keep_named,
)
from posse.games.dice_town.rules.playing import can_be_played, holders, leaves_hand
from posse.games.dice_town.rules.settling import settle_brute, settle_cheater
from posse.games.dice_town.table import DiceTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

# A commitment is one number: the dice kept as bits 0 to 4, The Brute as bit 5, the Cheaters from bit 6 on.
WITH_BRUTE: Final = 1 << DICE_EACH
CHEATER_UNIT: Final = 2 * WITH_BRUTE
COMMITMENTS: Final = CHEATER_UNIT * (COPIES[CHEATER] + 1)
DEAREST: Final[int] = max(KEEP_COST)
DECLARABLE: Final[int] = ALL[BRUTE] | ALL[CHEATER]


class Throw(Step[DiceTable]):
    """dice-roll-throw: everybody who is not complete rolls their loose dice; then all commit at once."""

    def run(self, table: DiceTable) -> None:
        loose: i64 = DICE_EACH * table.seats
        last = False
        for kept in cast("list[i64]", table.kept):
            loose -= HOW_MANY[kept]
            if kept == ALL_DICE:
                last = True
        if not loose:
            self._phase_ends(table)
            return
        table.last_throw = last
        table.waived = 0
        fresh = table.fresh
        for seat in range(table.seats):
            fresh[seat] = 0
        if last:
            events.last_throw(table, "dice-last-throw-trigger")
        self._roll(table, loose)
        if last:
            self._ask_for_cheaters(table)
        else:
            self._ask_for_commitments(table)
        table.stack.append(REVEAL)

    def _roll(self, table: DiceTable, loose: int) -> None:
        """dice-rng-throw-order: in seat order, each player's loose dice in index order."""
        rolled = table.chance.dice(loose)
        faces = table.faces
        if loose == len(faces):
            # The first throw of a round. Compiled, this is quicker than list().
            table.faces = [face for face in rolled]  # noqa: C416
        else:
            at: i64 = 0
            for seat, kept in enumerate(table.kept):
                for place in LOOSE_PLACES[seat][kept]:
                    faces[place] = rolled[at]
                    at += 1
        events.thrown(table, "dice-roll-throw")

    def _ask_for_commitments(self, table: DiceTable) -> None:
        """Nobody is complete, so all are asked but those who have nothing to choose."""
        asked = EVERYBODY[table.seats]
        for seat, dollars in enumerate(table.dollars):
            if not dollars and HOW_MANY[table.kept[seat]] == DICE_EACH - 1:
                asked ^= 1 << seat
                if table.could_hold(seat, CHEATER):
                    table.ask_sealed(1 << seat, COMMIT_LAST)
        table.ask_sealed(asked, COMMIT)

    def _ask_for_cheaters(self, table: DiceTable) -> None:
        """dice-last-throw-cards: only those who roll and could hold a Cheater are asked."""
        if not can_be_played(table, CHEATER):
            return
        asked = holders(table)
        for seat, kept in enumerate(table.kept):
            if kept == ALL_DICE:
                asked &= ~(1 << seat)
        table.ask_sealed(asked, DECLARE)

    def _phase_ends(self, table: DiceTable) -> None:
        """dice-roll-phase-end: the five kept dice are the combination for the whole action phase."""
        faces = cast("list[i64]", table.faces)
        combos = cast("list[i64]", table.combos)
        at: i64 = 0
        for seat in range(table.seats):  # 1 << 3 * face is poker.UNIT[face]
            combos[seat] = (
                (1 << 3 * faces[at])
                + (1 << 3 * faces[at + 1])
                + (1 << 3 * faces[at + 2])
                + (1 << 3 * faces[at + 3])
                + (1 << 3 * faces[at + 4])
            )
            at += DICE_EACH
        events.combined(table, "dice-roll-phase-end")


class Commit(Question[DiceTable]):
    """dice-roll-commit: which of the dice just rolled to keep, and which cards to declare with them."""

    asks: ClassVar[str] = "commit-keep"
    rule: ClassVar[str] = "dice-roll-commit"
    space: ClassVar[range] = range(COMMITMENTS)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        cards = table.hand[seat] & DECLARABLE
        if cards:
            return _declaring_menu(table.kept[seat], table.dollars[seat], cards)
        return _PLAIN_MENUS[table.kept[seat]][table.dollars[seat]]

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        me: i64 = seat
        hand: i64 = table.hand[me]
        if hand & DECLARABLE:
            return super().picked(table, seat, draw)
        kept: i64 = table.kept[me]
        dollars: i64 = table.dollars[me]
        menu = _PLAIN_IN_BYTES[kept * (DOLLARS + 1) + dollars]
        return menu[remainder(draw, len(menu))]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        loose = ALL_DICE - table.kept[seat]
        return commitment_forbidden(option, loose, table.dollars[seat], table.hand[seat])

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.sealed[seat] = option

    def default(self, table: DiceTable, seat: int) -> int:
        """One die, the highest face, the lowest index on equal faces; no card."""
        best = -1
        for die in DICE_OF[ALL_DICE - table.kept[seat]]:
            if best < 0 or table.faces[DICE_EACH * seat + die] > table.faces[DICE_EACH * seat + best]:
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
        if kept is None or brutes + cheaters != len(parts) - 1 or brutes > 1 or cheaters > COPIES[CHEATER]:
            return None
        return kept | brutes * WITH_BRUTE | cheaters * CHEATER_UNIT

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        kept = option & ALL_DICE
        touches = die_things(kept)
        cost = 0 if option & WITH_BRUTE else KEEP_COST[HOW_MANY[kept]]
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


class CommitLast(Commit):
    """dice-auto-commit: without a dollar one loose die leaves nothing to choose but a Cheater, if any."""

    hidden: ClassVar[bool] = True


def commitment_forbidden(option: int, loose: int, dollars: int, hand: int) -> Refusal | None:
    """What forbids a commitment: dice not rolled, cards not held or idle, a cost beyond one's dollars."""
    kept = option & ALL_DICE
    count = HOW_MANY[kept]
    declared = option // CHEATER_UNIT
    if kept & ~loose:
        return Refusal("dice-roll-commit", "dice-town-refusal-not-rolled")
    if declared > how_many_of(hand, CHEATER):
        return too_many_cheaters(hand, "dice-reveal-declare")
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
    if KEEP_COST[count] > dollars:
        rule = "dice-roll-afford" if dollars else "dice-roll-broke"
        args = (("cost", NUMBER, KEEP_COST[count]), ("dollars", NUMBER, dollars))
        return Refusal(rule, "dice-town-refusal-cost", args)
    return None


def too_many_cheaters(hand: int, rule: str) -> Refusal:
    """More Cheaters are declared than there are in this hand: one, or none."""
    key = "dice-town-refusal-only-one" if hand & ONE[CHEATER] else "dice-town-refusal-not-held"
    return Refusal(rule, key, (("card", CARD, CHEATER),))


# A menu follows from a few small numbers, so each is made once, by `commitment_forbidden` alone: without
# cards to declare by the dice kept before and the dollars (more than the dearest keep costs change nothing),
# with cards ...
def _commitments(options: int, kept: int, dollars: int, cards: int) -> list[int]:
    loose = ALL_DICE - kept
    return [each for each in range(options) if commitment_forbidden(each, loose, dollars, cards) is None]


def _plain_menus(kept: int) -> list[list[int]]:
    menus = [_commitments(WITH_BRUTE, kept, dollars, NO_CARDS) for dollars in range(DEAREST + 1)]
    return menus + [menus[DEAREST]] * (DOLLARS - DEAREST)


_PLAIN_MENUS: Final[list[list[list[int]]]] = [_plain_menus(kept) for kept in range(ALL_DICE + 1)]
# The same in a row of bytes, for random play.
_PLAIN_IN_BYTES: Final[list[bytes]] = [bytes(menu) for menus in _PLAIN_MENUS for menu in menus]
# ... as they are first asked for: with The Brute or without, and this many Cheaters.
_CARDS: Final[int] = 2 * (COPIES[CHEATER] + 1)
_DECLARING_MENUS: Final[list[list[int]]] = [[] for _ in range((ALL_DICE + 1) * (DEAREST + 1) * _CARDS)]


def _declaring_menu(kept: int, dollars: int, cards: int) -> list[int]:
    dollars = min(dollars, DEAREST)
    at = _CARDS * ((DEAREST + 1) * kept + dollars)
    at += (COPIES[CHEATER] + 1 if cards & ONE[BRUTE] else 0) + how_many_of(cards, CHEATER)
    if not _DECLARING_MENUS[at]:
        _DECLARING_MENUS[at] = _commitments(COMMITMENTS, kept, dollars, cards)
    return _DECLARING_MENUS[at]


class DeclareCheaters(HowMany[DiceTable]):
    """dice-last-throw-cards: all dice are kept anyway; how many Cheaters to declare."""

    asks: ClassVar[str] = "declare-cheaters"
    unit: ClassVar[str] = "cheaters"
    rule: ClassVar[str] = "dice-last-throw-cards"
    standing: ClassVar[str] = "cheaters:0"
    hidden: ClassVar[bool] = True
    space: ClassVar[range] = range(COPIES[CHEATER] + 1)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return UP_TO[how_many_of(table.hand[seat], CHEATER)]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option > how_many_of(table.hand[seat], CHEATER):
            return too_many_cheaters(table.hand[seat], "dice-last-throw-cards")
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        table.sealed[seat] = (ALL_DICE - table.kept[seat]) | option * CHEATER_UNIT

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        touches = ("card:professional-cheater",) if option else ()
        return self.say(table, self.unit, (("n", NUMBER, option),), touches)


UP_TO: Final[list[list[int]]] = [list(range(held + 1)) for held in range(COPIES[CHEATER] + 1)]


class Reveal(Step[DiceTable]):
    """dice-roll-reveal: all keep-sets and declared cards are shown at once, then settled and paid for."""

    def run(self, table: DiceTable) -> None:
        table.open_sealed()
        declared: i64 = 0
        fresh = table.fresh
        kept = table.kept
        sealed = table.sealed
        rule = "dice-last-throw-reveal" if table.last_throw else "dice-roll-reveal"
        for seat, set_aside in enumerate(kept):
            before: i64 = set_aside
            if before == ALL_DICE:
                continue
            dice: i64 = sealed[seat]
            if dice < 0:  # not asked: all that is left (dice-auto-commit, dice-last-throw-forced-keep)
                dice = ALL_DICE - before
            elif dice <= ALL_DICE:
                sealed[seat] = -1
            else:
                declared |= 1 << seat
                dice &= ALL_DICE
            fresh[seat] = dice
            kept[seat] = before | dice
        events.kept(table, rule)
        if declared:
            table.stack.append(THROW)
            table.stack.append(PAY)
            self._declare(table, declared)
        else:
            PAY.run(table)
            THROW.run(table)

    def _declare(self, table: DiceTable, declared: int) -> None:
        """dice-reveal-settle-order: in sheriff order, each all of their own, The Brute before Cheaters."""
        steps: list[Step[DiceTable]] = []
        for seat in table.sheriff_order():
            if not declared >> seat & 1:
                continue
            option = table.sealed[seat]
            table.sealed[seat] = -1
            cards: tuple[int, ...] = ()
            if option & WITH_BRUTE:
                cards = (BRUTE,)
                steps.append(settle_brute(seat))
            for _ in range(option // CHEATER_UNIT):
                cards += (CHEATER,)
                steps.append(settle_cheater(seat))
            for card in cards:
                leaves_hand(table, seat, card)
            events.declared(table, seat, cards, "dice-reveal-declare")
        table.stack.extend(reversed(steps))


class Pay(Step[DiceTable]):
    """dice-roll-pay-time: all pay into the stagecoach at once. Loose dice are thrown again right after."""

    def run(self, table: DiceTable) -> None:
        if table.last_throw:
            return  # dice-last-throw-free
        dollars = table.dollars
        paid: i64 = 0
        for seat, fresh in enumerate(table.fresh):
            cost: i64 = COST_OF[fresh]
            if cost and not table.waived >> seat & 1:
                dollars[seat] = dollars[seat] - cost
                paid += cost
                rule = "dice-roll-keep-more-cost" if fresh else "dice-roll-keep-none-costs-one"
                events.paid(table, seat, cost, rule)
        table.stagecoach += paid


COMMIT: Final = Commit()
COMMIT_LAST: Final = CommitLast()
DECLARE: Final = DeclareCheaters()
THROW: Final = Throw()
REVEAL: Final = Reveal()
PAY: Final = Pay()
