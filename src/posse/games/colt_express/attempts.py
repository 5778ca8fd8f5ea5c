"""Why something touched on the train is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import CARD, SEAT, TERM, Refusal
from posse.games.colt_express import terms
from posse.games.colt_express.facts import BANDITS, BULLET, CARDS_NAMED

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable

# The other level of a car that would do, by what is asked.
LEVEL: Final[dict[str, Refusal]] = {
    "move": Refusal("colt-move-same-level", "colt-express-refusal-move-level"),
    "punch-way": Refusal("colt-punch-move", "colt-express-refusal-knock-level"),
    "marshal": Refusal("colt-marshal-inside-only", "colt-express-refusal-marshal-level"),
}
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
# What a planning turn offers and a bonus does not.
NO_DRAWING: Final = Refusal("colt-team-bonus-not-draw", "colt-express-refusal-bonus-draw")
BONUS: Final[dict[str, Refusal]] = {
    "draw": NO_DRAWING,
    "deck": NO_DRAWING,
    "hide": Refusal("colt-team-bonus-face-up", "colt-express-refusal-bonus-hide"),
}


def why_not(table: ColtTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch: "card:shoot", "deck", "loot:3", "bandit:doc", "place:2-roof"."""
    if table.over:
        return None  # which the kernel says
    kind, _, what = attempt.partition(":")
    asked = _by_the_question(table, seat, kind, what)
    if asked is not None:
        return asked
    if kind in ("card", "play", "hide") and what in CARDS_NAMED:
        card = CARDS_NAMED[what]
        if not 0 <= seat < table.seats or card not in table.hand[seat]:
            return Refusal("colt-plan-options", "colt-express-refusal-not-held", (("card", CARD, card),))
        if card >= BULLET:
            return Refusal("colt-plan-bullets-unplayable", "colt-express-refusal-bullet")
        return _no_planning(table)
    if kind in ("deck", "draw"):
        return _no_planning(table)
    if kind == "marshal":
        return Refusal("colt-shoot-marshal-immune", "colt-express-refusal-marshal")
    if kind in ("bandit", "loot", "place", "board"):
        return _nothing_to_aim_at(table, seat, kind, what)
    return None


def _no_planning(table: ColtTable) -> Refusal:
    if table.stealing:
        return Refusal("colt-plan-end", "colt-express-refusal-planning-over")
    return Refusal("colt-plan-order", "colt-express-refusal-wait-turn")


def _nothing_to_aim_at(table: ColtTable, seat: int, kind: str, what: str) -> Refusal:
    """Somebody or something on the train is touched that no question of this seat is about."""
    waiting = table.waiting_for()[0].seat
    question = table.question(waiting)
    assert question is not None
    if not table.round:
        return Refusal(question.rule, "colt-express-refusal-not-begun")
    if not table.stealing:
        if kind == "bandit" and what in BANDITS:
            args = (("bandit", TERM, terms.BANDIT[BANDITS.index(what)]),)
            return Refusal("colt-plan-no-targets-yet", "colt-express-refusal-no-target-now", args)
        return Refusal("colt-plan-no-targets-yet", "colt-express-refusal-no-choice-yet")
    if waiting == seat:
        return Refusal(question.rule, "colt-express-refusal-something-else")
    rule = question.rule if question.asks == "pickpocket" else "colt-steal-chooser"
    return Refusal(rule, "colt-express-refusal-not-yours-to-choose", (("seat", SEAT, waiting),))


def _by_the_question(table: ColtTable, seat: int, kind: str, what: str) -> Refusal | None:
    """Somebody who is asked touches what could be an answer: what forbids it is for the question to say."""
    question = table.question(seat)
    if question is None:
        return None
    for name in _answers(kind, what):
        option: int | None = question.option(table, seat, name)
        if option is not None:
            why: Refusal | None = question.forbids(table, seat, option)
            if why is not None:
                return why
            if kind == "place":  # the car would do, so it is the level that does not
                return LEVEL[question.asks]
    if kind == "pass":  # those that may be declined have an answer that says so
        rule = MANDATORY.get(question.asks, question.rule)
        return Refusal(rule, "colt-express-refusal-no-pass")
    if kind == "marshal" and question.asks == "punch":
        return Refusal("colt-punch-marshal-immune", "colt-express-refusal-marshal")
    return BONUS.get(kind) if question.asks == "bonus" else None


def _answers(kind: str, what: str) -> tuple[str, ...]:
    """The answers that a touch could mean."""
    if kind == "bandit":
        return ("at:" + what, "last:" + what, "be:" + what)
    if kind == "card":
        return ("play:" + what, "pick:" + what, "keep:" + what)
    if kind == "loot":
        return ("purse:" + what, what)
    if kind == "place":
        return ("car:" + what.partition("-")[0],)
    if kind == "board":
        return (what.rpartition(":")[2],)
    return ()
