"""Why something touched at the table is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import CARD, Refusal
from posse.games.bang import terms
from posse.games.bang.facts import CARDS_NAMED

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion
    from posse.games.bang.table import BangTable

THINGS: Final = ("seat", "character", "hand", "deck", "discard", "card")
# What a card can be chosen for, by the first word of an option's name.
VERBS: Final = ("play", "card", "discard", "give")


def why_not(table: BangTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch: "card:beer-6h", "seat:b", "deck", or of a card on a player:
    "card:duel-qd seat:b", with two players "card:duel-qd character:b1".

    None where the kernel says it best: the game is over, or somebody else is asked.
    """
    question = table.question(seat)
    if table.over or question is None:
        return None
    first, _, second = attempt.partition(" ")
    kind, _, what = first.partition(":")
    if kind == "card" and what in CARDS_NAMED:
        return _card(table, seat, question, what, _figures(table, second))
    if kind in THINGS and (what or kind in ("deck", "discard")):
        return Refusal(question.rule, "bang-refusal-something-else")
    return None


def _figures(table: BangTable, thing: str) -> list[str]:
    """The figure that is touched with a card; all of them if none is."""
    everybody = [terms.figure_name(figure, table.figures, table.seats) for figure in range(table.figures)]
    _, _, name = thing.partition(":")
    return [each for each in everybody if each == name] or everybody


def _card(table: BangTable, seat: int, question: AnyQuestion, name: str, figures: list[str]) -> Refusal:
    """What forbids a card is for the question to say."""
    card = CARDS_NAMED[name]
    for verb in VERBS:
        whole = f"{verb}:{name}"
        for meant in (whole, *[f"{whole}:{figure}" for figure in figures]):
            option: int | None = question.option(table, seat, meant)
            if option is not None:
                why: Refusal | None = question.forbids(table, seat, option)
                if why is not None:
                    return why
    if card in table.hands[seat]:
        return Refusal(question.rule, "bang-refusal-no-answer", (("card", CARD, card),))
    return Refusal(question.rule, "bang-refusal-something-else")
