"""8. Doc Badluck: for players who have won nothing this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import WhichCard, WhichSeat
from posse.core.said import CARD, SEAT, TERM, Args, Refusal, Said
from posse.core.steps import Question, Step, remainder
from posse.core.table import SEATS_IN
from posse.games.dice_town import events
from posse.games.dice_town.facts import (
    DECLINE,
    DOC,
    ELIXIR,
    FENCE,
    FENCED_AT_ONCE,
    JOE,
    KINDS,
    MAX_SEATS,
    PROPERTY,
    REMEDIES,
    REMEDY_FACES,
    SMALL_THEFT,
    STORE_CARD,
    TAKE_DOLLARS,
    TAKE_NUGGETS,
    is_property,
)
from posse.games.dice_town.pieces.bags import (
    ONE,
    PROPERTIES,
    STORES,
    add,
    cards_in,
    how_many_kinds,
    kinds_in,
    nth_kind,
)
from posse.games.dice_town.rules import knowledge
from posse.games.dice_town.rules.joe import joe_comes
from posse.games.dice_town.rules.playing import NOTHING, PlaceWindow, Played, play_from_hand, who_plays
from posse.games.dice_town.rules.poker import UNIT
from posse.games.dice_town.rules.store import draw_from_store
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import AT, REMEDY_TERMS

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

ALL_REMEDIES: Final[tuple[int, ...]] = (FENCE, STORE_CARD, TAKE_DOLLARS, TAKE_NUGGETS)
# The dice each remedy wants, as bits of a combination.
DICE_FOR: Final[tuple[int, ...]] = tuple(sum([7 * UNIT[face] for face in faces]) for faces in REMEDY_FACES)


def useful(table: DiceTable, seat: int, remedy: int) -> bool:
    """dice-doc-useful-only: whether a remedy would do something for this seat at this moment."""
    if remedy == FENCE:
        return table.hand[seat] & PROPERTIES != 0
    if remedy == STORE_CARD:
        return bool(table.store_deck or table.discard)
    goods = table.dollars if remedy == TAKE_DOLLARS else table.nuggets
    for other in table.left_order(seat):
        if goods[other]:
            return True
    return False


def remedies(table: DiceTable, seat: int) -> list[int]:
    """dice-doc-one-remedy: those that would do something; dice-doc-dice: one matching die is enough."""
    dice = table.combos[seat]
    return [remedy for remedy in ALL_REMEDIES if dice & DICE_FOR[remedy] and useful(table, seat, remedy)]


def can_help(table: DiceTable, seat: int) -> bool:
    """Whether there is any remedy for this seat."""
    dice = table.combos[seat]
    for remedy in ALL_REMEDIES:
        if dice & DICE_FOR[remedy] and useful(table, seat, remedy):
            return True
    return False


def remedy_forbidden(table: DiceTable, seat: int, remedy: int) -> Refusal | None:
    """Why a remedy is not among `remedies`."""
    if remedy == DECLINE:
        return None
    if not table.combos[seat] & DICE_FOR[remedy]:
        args = (("remedy", TERM, REMEDY_TERMS[remedy]),)
        return Refusal("dice-doc-one-remedy", "dice-town-refusal-no-die", args)
    if not useful(table, seat, remedy):
        if remedy == FENCE:
            return Refusal("dice-doc-fence-short", "dice-town-refusal-nothing-to-fence")
        args = (("remedy", TERM, REMEDY_TERMS[remedy]),)
        return Refusal("dice-doc-useful-only", "dice-town-refusal-useless", args)
    return None


# By a set of seats (bits): these seats.
VISITORS: Final[list[tuple[int, ...]]] = [tuple(seats) for seats in SEATS_IN[: 1 << MAX_SEATS]]


class Doc(Step[DiceTable]):
    """dice-doc-elixir-time: an Elixir window for those who have won something; then the visits."""

    def run(self, table: DiceTable) -> None:
        drinkers = 0
        table.visitors = VISITORS[table.everybody() & ~table.won]
        if not table.gone & ONE[ELIXIR]:
            for seat in SEATS_IN[table.won]:
                if table.hand[seat] & STORES and can_help(table, seat):
                    drinkers |= 1 << seat
        if drinkers:
            table.stack.append(AFTER_ELIXIR)
            table.ask_sealed(drinkers, ELIXIR_WINDOW)
        else:
            table.stack.append(VISITS)


class ElixirWindow(PlaceWindow):
    asks: ClassVar[str] = "elixir"
    rule: ClassVar[str] = "dice-doc-elixir-time"
    place: ClassVar[int] = DOC


ELIXIR_WINDOW: Final = ElixirWindow(ELIXIR)


class AfterElixir(Step[DiceTable]):
    def run(self, table: DiceTable) -> None:
        by = who_plays(table)
        table.push(VISITS)
        if by >= 0:
            play_from_hand(table, Played(by, ELIXIR, JoinVisitors(by), NOTHING, "dice-doc-elixir-time"))


AFTER_ELIXIR: Final = AfterElixir()


class JoinVisitors(Step[DiceTable]):
    """dice-elixir-effect: the player may visit although they won something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        table.visitors = tuple(sorted((*table.visitors, self.seat)))
        events.elixir_drunk(table, self.seat, "dice-elixir-effect")


class Visits(Step[DiceTable]):
    """dice-doc-order: with two visitors or more the sheriff fixes the whole order first."""

    def run(self, table: DiceTable) -> None:
        if len(table.visitors) > 1:
            table.push(DoctorOrder(0))
        elif table.visitors:
            table.push(VISIT[table.visitors[0]])


VISITS: Final = Visits()


class DoctorOrder(WhichSeat[DiceTable]):
    """dice-doc-order: who is next; places before `fixed` are settled."""

    asks: ClassVar[str] = "doctor-order"
    rule: ClassVar[str] = "dice-doc-order"

    def __init__(self, fixed: int) -> None:
        self.fixed = fixed

    def about(self, table: DiceTable, seat: int) -> Args:
        return AT[DOC]

    def run(self, table: DiceTable) -> None:
        table.ask(table.sheriff, self)

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return list(table.visitors[self.fixed :])

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option in table.visitors[self.fixed :]:
            return None
        if option in table.visitors:
            return Refusal("dice-doc-once", "dice-town-refusal-placed", (("seat", SEAT, option),))
        return Refusal("dice-doc-eligible", "dice-town-refusal-no-visit", (("seat", SEAT, option),))

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        fixed = self.fixed
        rest = tuple([other for other in table.visitors[fixed:] if other != option])
        table.visitors = (*table.visitors[:fixed], option, *rest)
        if len(rest) > 1:
            table.push(DoctorOrder(fixed + 1))
            return
        events.doc_order(table, "dice-doc-order")
        for visitor in reversed(table.visitors):
            table.push(VISIT[visitor])

    def default(self, table: DiceTable, seat: int) -> int:
        for visitor in table.sheriff_order():
            if visitor in table.visitors[self.fixed :]:
                return visitor
        raise AssertionError("nobody to visit")


class Visit(Step[DiceTable]):
    """dice-doc-one-by-one: one visit; what would help is judged now, after the earlier ones."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if can_help(table, self.seat):
            table.ask(self.seat, REMEDY)
        else:
            events.doc_helpless(table, self.seat, "dice-doc-useful-only")


VISIT: Final[list[Visit]] = [Visit(seat) for seat in range(MAX_SEATS)]


class Remedy(Question[DiceTable]):
    """dice-doc-one-remedy: exactly one, or none at all (dice-doc-optional)."""

    asks: ClassVar[str] = "doctor-remedy"
    rule: ClassVar[str] = "dice-doc-one-remedy"
    space: ClassVar[range] = range(len(REMEDIES))

    def about(self, table: DiceTable, seat: int) -> Args:
        return AT[DOC]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return [*remedies(table, seat), DECLINE]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        return remedy_forbidden(table, seat, option)

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        if option == DECLINE:
            events.doc_declined(table, seat, "dice-doc-optional")
        elif option == FENCE:
            if table.properties(seat) <= FENCED_AT_ONCE:
                fence(table, seat, tuple(cards_in(table.hand[seat] & PROPERTIES)))
            else:
                table.ask(seat, FIRST_FENCE)
        elif option == STORE_CARD:
            doc_card(table, seat)
        elif option == TAKE_DOLLARS:
            small_theft(table, seat)
        else:
            big_theft(table, seat)

    def default(self, table: DiceTable, seat: int) -> int:
        """The first that helps of A, K, J or Q, 9 or 10."""
        return max(remedies(table, seat))

    def name(self, table: DiceTable, seat: int, option: int) -> str:
        return REMEDIES[option]

    def option(self, table: DiceTable, seat: int, name: str) -> int | None:
        return REMEDIES.index(name) if name in REMEDIES else None

    def label(self, table: DiceTable, seat: int, option: int) -> Said:
        if option == DECLINE:
            return Said("dice-town-option-decline")
        return Said(
            "dice-town-option-remedy",
            (("remedy", TERM, REMEDY_TERMS[option]),),
            ("remedy:" + REMEDIES[option],),
        )


REMEDY: Final = Remedy()


class FencePick(WhichCard[DiceTable]):
    """dice-doc-fence: two property cards of the hand, laid down one after the other."""

    asks: ClassVar[str] = "fence-pick"
    rule: ClassVar[str] = "dice-doc-fence"
    space: ClassVar[range] = range(PROPERTY, KINDS)

    def __init__(self, more: bool) -> None:
        self.more = more  # whether another card is to follow

    def about(self, table: DiceTable, seat: int) -> Args:
        return AT[DOC]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return kinds_in(table.hand[seat] & PROPERTIES)

    def picked(self, table: DiceTable, seat: int, draw: i64) -> int:
        properties: i64 = table.hand[seat] & PROPERTIES
        return nth_kind(properties, remainder(draw, how_many_kinds(properties)))

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if not is_property(option):
            return Refusal("dice-fence-only-property", "dice-town-refusal-fence-store")
        if not table.hand[seat] & ONE[option]:
            return Refusal("dice-doc-fence", "dice-town-refusal-not-held", (("card", CARD, option),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        fence(table, seat, (option,))
        if self.more:
            table.ask(seat, SECOND_FENCE)

    def default(self, table: DiceTable, seat: int) -> int:
        return max(kinds_in(table.hand[seat] & PROPERTIES))


FIRST_FENCE: Final = FencePick(True)
SECOND_FENCE: Final = FencePick(False)


def fence(table: DiceTable, seat: int, cards: tuple[int, ...]) -> None:
    """dice-fence-permanent: face up in front of the owner to the end of the game."""
    for card in cards:
        knowledge.left_openly(table, seat, card)
        table.fenced[seat] = add(table.fenced[seat], card)
    events.fenced(table, seat, cards, "dice-doc-fence")


def doc_card(table: DiceTable, seat: int) -> None:
    """dice-doc-store-card: the top card of the store deck, unseen by others."""
    card = draw_from_store(table)
    events.doc_card(table, seat, card, "dice-doc-store-card")
    if card == JOE:
        table.push(joe_comes(table, seat, DOC))  # dice-doc-store-card-joe
    else:
        knowledge.gained_unseen(table, seat, card)


def small_theft(table: DiceTable, seat: int) -> None:
    """dice-doc-small-theft: $2 from every opponent, or what they have."""
    for other in table.left_order(seat):
        dollars = min(SMALL_THEFT, table.dollars[other])
        if dollars:
            table.dollars[other] -= dollars
            table.dollars[seat] += dollars
            events.small_theft(table, seat, other, dollars, "dice-doc-small-theft")


def big_theft(table: DiceTable, seat: int) -> None:
    """dice-doc-big-theft: one nugget from every opponent who has one."""
    for other in table.left_order(seat):
        if table.nuggets[other]:
            table.nuggets[other] -= 1
            table.nuggets[seat] += 1
            events.big_theft(table, seat, other, "dice-doc-big-theft")
