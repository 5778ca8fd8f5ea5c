"""Why something touched on the board is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import Refusal
from posse.games.carson_city.facts import CHOOSING, PLACING, STANDS
from posse.games.carson_city.rules import targets
from posse.games.carson_city.rules.earnings import is_building
from posse.games.carson_city.rules.network import edge_refusal
from posse.games.carson_city.terms import EDGES_NAMED, PARCELS_NAMED

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion
    from posse.games.carson_city.table import CarsonTable

# Answers by name that have no thing behind them
WORDS: Final = (
    *("pass", "finish", "decline", "keep", "done", "back", "buy", "cash", "wait", "agree", "refuse"),
    *("land", "attack", "guard", "white", "road", "move"),
)
# Questions where a parcel is touched to send a cowboy there
PLACING_QUESTIONS: Final = ("place", "command", "white", "move-to")


def why_not(table: CarsonTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch: "parcel:e3", "edge:h34", "space:wages", "tile:bank", "land".

    None where the kernel says it best: the game is over, or somebody else is asked.
    """
    if table.over:
        return None
    kind, _, what = attempt.partition(":")
    question = table.question(seat)
    if question is None:
        return _not_asked(table, seat, kind)
    why = _by_the_question(table, seat, question, kind, what) or _by_the_time(table, seat, question, kind)
    if why is None and (what or kind in WORDS or kind in STANDS):  # a thing or an answer, and no word typed
        why = Refusal(question.rule, "carson-city-refusal-something-else")
    return why


def _by_the_question(
    table: CarsonTable, seat: int, question: AnyQuestion, kind: str, what: str
) -> Refusal | None:
    """What is touched could be an answer: what forbids it is for the question to say."""
    for name in _answers(table, seat, question, kind, what):
        option: int | None = question.option(table, seat, name)
        if option is not None:
            why: Refusal | None = question.forbids(table, seat, option)
            if why is not None:
                return why
    if kind == "parcel" and question.asks in PLACING_QUESTIONS:
        return _no_place(table, seat, question, what)
    if kind == "edge" and question.asks != "road":
        return _no_edge(table, seat, question, what)
    return None


def _answers(table: CarsonTable, seat: int, question: AnyQuestion, kind: str, what: str) -> tuple[str, ...]:
    """The answers that a touch could mean."""
    if kind == "parcel" and question.asks == "build":
        return tuple([STANDS[tile] + ":" + what for tile in table.kept[seat]])
    if kind == "tile" and question.asks == "build":
        return (what + ":a1",)
    if kind == "space" and question.asks == "take-tile":
        return ("take:" + what,)
    if kind == "cowboy" and question.asks in ("place", "command", "move"):
        return ("white",)
    if kind == "edge" and question.asks != "road":
        return ("road",)
    return ()


def _no_place(table: CarsonTable, seat: int, question: AnyQuestion, what: str) -> Refusal | None:
    """A parcel touched while a cowboy is to be placed: why none goes there."""
    parcel = PARCELS_NAMED.get(what)
    if parcel is None:
        return None
    white = question.asks == "white"
    if question.asks in ("place", "command") and not table.hand[seat]:
        return Refusal(question.rule, "carson-city-refusal-no-cowboy")
    if not is_building(table.what[parcel]):
        return targets.land_refusal(table, seat, white, parcel)
    if table.owner[parcel] == seat:
        return targets.guard_refusal(table, seat, white, parcel)
    if white:
        return Refusal("carson-sheriff-white-no-attack", "carson-city-refusal-white-attack")
    return targets.attack_refusal(table, seat, parcel)


def _no_edge(table: CarsonTable, seat: int, question: AnyQuestion, what: str) -> Refusal | None:
    """An edge touched before a decision: why no road goes there."""
    edge = EDGES_NAMED.get(what)
    if edge is None:
        return None
    if question.option(table, seat, "road") is None:
        return Refusal("carson-road-window", "carson-city-refusal-roads-when")
    return edge_refusal(table, edge)


def _not_asked(table: CarsonTable, seat: int, kind: str) -> Refusal | None:
    """Somebody else is asked: the kernel says so, except of what this player could do at another time."""
    if kind == "edge" and 0 <= seat < table.seats and table.roads[seat]:
        return Refusal("carson-road-window", "carson-city-refusal-roads-when")
    return None


def _by_the_time(table: CarsonTable, seat: int, question: AnyQuestion, kind: str) -> Refusal | None:
    """A thing of another time."""
    if kind == "character" and table.phase != CHOOSING:
        return Refusal("carson-overview-phases", "carson-city-refusal-not-choosing")
    if kind == "space" and table.phase != PLACING:
        return Refusal("carson-overview-phases", "carson-city-refusal-not-placing")
    if kind == "tile":
        return Refusal("carson-build-delayed-only-then", "carson-city-refusal-kept-when")
    if kind == "duel":
        return Refusal("carson-tiles-duel", "carson-city-refusal-no-duel-now")
    return None
