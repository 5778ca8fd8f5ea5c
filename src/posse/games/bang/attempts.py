"""Why something touched at the table is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.said import CARD, Refusal
from posse.games.bang.facts import CARDS_NAMED

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion
    from posse.games.bang.table import BangTable


def why_not(table: BangTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch: "card:bang-2d", "seat:b", "deck", "hand:c".

    None where the kernel says it best: the game is over, or somebody else is asked.
    """
    if table.over:
        return None
    kind, _, what = attempt.partition(":")
    question = table.question(seat)
    if question is None:
        return None
    if kind == "card" and what in CARDS_NAMED:
        return _card(table, seat, question, CARDS_NAMED[what])
    if kind in ("seat", "character", "hand", "deck", "discard"):
        return Refusal(question.rule, "bang-refusal-something-else")
    return None


def _card(table: BangTable, seat: int, question: AnyQuestion, card: int) -> Refusal:
    """A card that is no answer: what forbids it is for the question to say."""
    held = card in table.hands[seat]
    for verb in ("play", "card", "discard"):
        name = f"{verb}:{table.game.cards[card].name}"
        aimed = [f"{name}:{letter}" for letter in _letters(table)] if held else []
        for attempt in (name, *aimed):
            option: int | None = question.option(table, seat, attempt)
            if option is not None:
                why: Refusal | None = question.forbids(table, seat, option)
                if why is not None:
                    return why
    if held:
        return Refusal(question.rule, "bang-refusal-no-answer", (("card", CARD, card),))
    return Refusal(question.rule, "bang-refusal-something-else")


def _letters(table: BangTable) -> list[str]:
    return [chr(ord("a") + seat) for seat in range(table.seats)]
