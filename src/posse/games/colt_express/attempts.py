"""Why something touched on the train is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import SEAT, TERM, Refusal, value_of
from posse.games.colt_express import terms
from posse.games.colt_express.facts import BANDITS

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion
    from posse.games.colt_express.table import ColtTable

# What kind of thing is touched, or named as an answer.
CARDS: Final = ("card", "play", "hide")
DECK: Final = ("deck", "draw")
POSTERS: Final = ("bandit", "be", "last")
TRAIN: Final = ("bandit", "at", "marshal", "loot", "purse", "jewel", "strongbox", "place", "car", "board")
DECLINING: Final = ("pass", "decline", "leave", "none", "done")
DECLINED: Final = ("bonus", "pickpocket", "expert-keep")  # questions that have an answer of this sort
KNOWN: Final = (*DECK, *TRAIN, *DECLINING, "keep", "drop")
# Why an answer has to be given, by what is asked.
MANDATORY: Final[dict[str, str]] = {
    "plan": "colt-plan-no-pass",
    "move": "colt-move-mandatory",
    "shoot": "colt-shoot-mandatory",
    "rob": "colt-rob-mandatory",
    "punch": "colt-punch-mandatory",
    "punch-way": "colt-punch-move-mandatory",
    "marshal": "colt-marshal-mandatory",
}
# The other level of a car that would do, by what is asked.
LEVEL: Final[dict[str, Refusal]] = {
    "move": Refusal("colt-move-same-level", "colt-express-refusal-move-level"),
    "punch-way": Refusal("colt-punch-move", "colt-express-refusal-knock-level"),
    "marshal": Refusal("colt-marshal-inside-only", "colt-express-refusal-marshal-level"),
}
# The Marshal himself is touched, by what is asked.
MARSHAL: Final[dict[str, Refusal]] = {
    "shoot": Refusal("colt-shoot-marshal-immune", "colt-express-refusal-marshal"),
    "punch": Refusal("colt-punch-marshal-immune", "colt-express-refusal-marshal"),
    "marshal": Refusal("colt-marshal-mandatory", "colt-express-refusal-marshal-must"),
}
# What a planning turn offers and a bonus does not.
NO_DRAWING: Final = Refusal("colt-team-bonus-not-draw", "colt-express-refusal-bonus-draw")
BONUS: Final[dict[str, Refusal]] = {
    "draw": NO_DRAWING,
    "deck": NO_DRAWING,
    "hide": Refusal("colt-team-bonus-face-up", "colt-express-refusal-bonus-hide"),
}


def why_not(table: ColtTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch: "card:shoot", "deck", "loot:3", "bandit:doc", "place:2-roof".

    None where the kernel says it best: the game is over, or somebody else is asked.
    """
    if table.over:
        return None
    kind, _, what = attempt.partition(":")
    question = table.question(seat)
    if question is None:
        return _not_asked(table, kind, what)
    why = _by_the_question(table, seat, question, kind, what) or _by_the_time(table, question, kind, what)
    if why is None and (what or kind in KNOWN):  # a thing or an answer, and no word that somebody typed
        why = Refusal(question.rule, "colt-express-refusal-something-else")
    return why


def _by_the_question(
    table: ColtTable, seat: int, question: AnyQuestion, kind: str, what: str
) -> Refusal | None:
    """What is touched could be an answer: what forbids it is for the question to say."""
    asks = question.asks
    for name in _answers(table, seat, question, kind, what):
        option: int | None = question.option(table, seat, name)
        if option is not None:
            why: Refusal | None = question.forbids(table, seat, option)
            if why is not None:
                return why
            if kind == "place":  # the car would do, so it is the level that does not
                return LEVEL[asks]
    if kind in DECLINING and asks not in DECLINED:
        return Refusal(MANDATORY.get(asks, question.rule), "colt-express-refusal-no-pass")
    if kind == "marshal":
        return MARSHAL.get(asks)
    return BONUS.get(kind) if asks == "bonus" else None


def _answers(table: ColtTable, seat: int, question: AnyQuestion, kind: str, what: str) -> tuple[str, ...]:
    """The answers that a touch could mean."""
    if kind == "bandit":
        return ("at:" + what, "last:" + what, "be:" + what)
    if kind == "card":
        return ("play:" + what, "pick:" + what, "keep:" + what)
    if kind == "loot" and question.asks in ("rob", "pickpocket"):
        return ("purse:" + what, what)
    if kind == "place":
        return ("car:" + what.partition("-")[0],)
    if kind == "board" and question.asks == "punch-loot":
        bandit, _, loot = what.partition(":")
        victim = value_of(question.about(table, seat), "victim")
        return (loot,) if victim == "bandit-" + bandit else ()
    return ()


def _not_asked(table: ColtTable, kind: str, what: str) -> Refusal | None:
    waiting = table.waiting_for()[0].seat
    question = table.question(waiting)
    assert question is not None
    if not table.round and kind in POSTERS:
        return None  # it is for somebody else to choose
    if table.stealing and kind in TRAIN:
        rule = question.rule if question.asks == "pickpocket" else "colt-steal-chooser"
        return Refusal(rule, "colt-express-refusal-not-yours-to-choose", (("seat", SEAT, waiting),))
    if question.asks in ("plan", "bonus") and (kind in CARDS or kind in DECK):
        return Refusal("colt-plan-order", "colt-express-refusal-wait-turn")
    return _by_the_time(table, question, kind, what)


def _by_the_time(table: ColtTable, question: AnyQuestion, kind: str, what: str) -> Refusal | None:
    """A thing of another time: cards belong to the planning, targets to the stealing."""
    cards = kind in CARDS or kind in DECK
    if not cards and kind not in TRAIN:
        return None
    if not table.round:
        return Refusal(question.rule, "colt-express-refusal-not-begun")
    if cards:
        if question.asks in ("pick", "plan", "bonus"):
            return None
        return Refusal("colt-plan-end", "colt-express-refusal-planning-over")
    if table.stealing:
        return None
    if kind in ("bandit", "at") and what in BANDITS:
        args = (("bandit", TERM, terms.BANDIT[BANDITS.index(what)]),)
        return Refusal("colt-plan-no-targets-yet", "colt-express-refusal-no-target-now", args)
    return Refusal("colt-plan-no-targets-yet", "colt-express-refusal-no-choice-yet")
