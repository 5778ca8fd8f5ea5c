"""Why something touched on the train is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import CARD, TERM, Refusal
from posse.games.colt_express import terms
from posse.games.colt_express.cards import BANDITS, BULLET, CARDS_NAMED

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable

# Why the other level of a car is not meant, by what is asked.
LEVEL_RULE: Final[dict[str, str]] = {
    "move": "colt-move-same-level",
    "punch-way": "colt-punch-move",
    "marshal": "colt-marshal-inside-only",
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
BONUS_RULE: Final[dict[str, str]] = {
    "draw": "colt-team-bonus-not-draw",
    "deck": "colt-team-bonus-not-draw",
    "hide": "colt-team-bonus-face-up",
}


def why_not(table: ColtTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch: "card:shoot", "deck", "loot:3", "bandit:doc", "place:2-roof"."""
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
        if table.stealing:
            return Refusal("colt-plan-end", "colt-express-refusal-planning-over")
        return Refusal("colt-plan-order", "colt-express-refusal-wait-turn")
    if kind in ("deck", "draw"):
        rule = "colt-plan-end" if table.stealing else "colt-plan-order"
        key = "colt-express-refusal-planning-over" if table.stealing else "colt-express-refusal-wait-turn"
        return Refusal(rule, key)
    if kind == "marshal":
        return Refusal("colt-shoot-marshal-immune", "colt-express-refusal-marshal")
    if kind in ("bandit", "loot", "place", "board"):
        if table.stealing:  # it is somebody else's card, or this is not what it asks for
            return Refusal("colt-steal-chooser", "colt-express-refusal-not-now")
        if kind == "bandit" and what in BANDITS:
            args = (("bandit", TERM, terms.BANDIT[BANDITS.index(what)]),)
            return Refusal("colt-plan-no-targets-yet", "colt-express-refusal-no-target-now", args)
        return Refusal("colt-plan-no-targets-yet", "colt-express-refusal-not-now")
    return None


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
                rule = LEVEL_RULE.get(question.asks, question.rule)
                return Refusal(rule, "colt-express-refusal-not-now")
    if kind == "pass":  # those that may be declined have an answer that says so
        rule = MANDATORY.get(question.asks, question.rule)
        return Refusal(rule, "colt-express-refusal-no-pass")
    if kind == "marshal" and question.asks == "punch":
        return Refusal("colt-punch-marshal-immune", "colt-express-refusal-marshal")
    if question.asks == "bonus" and kind in BONUS_RULE:
        return Refusal(BONUS_RULE[kind], "colt-express-refusal-not-now")
    return None


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
