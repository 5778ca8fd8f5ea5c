"""Why something touched on the board is not possible now: cards out of their time, dice, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import CARD, TERM, Refusal
from posse.games.dice_town.bags import ONE
from posse.games.dice_town.facts import BRUTE, EQUIPMENT, PROPERTY, card_named

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable

# The rule that says when each action card may be played.
CARD_TIME: Final[tuple[str, ...]] = (
    "dice-store-credit-time",
    "dice-saloon-girls-time",
    "dice-reveal-declare",
    "dice-reveal-declare",
    "dice-hall-corruption-time",
    "dice-mine-dynamite-time",
    "dice-joe-immediate",
    "dice-sheriff-marshal-time",
    "dice-bank-even-split-time",
    "dice-wanted-window",
    "dice-doc-elixir-time",
)
PLACE_RULE: Final[dict[str, str]] = {
    "gold-mine": "dice-mine-nuggets",
    "bank": "dice-bank-take-all",
    "stagecoach": "dice-stage-nobody",
    "general-store": "dice-store-draw",
    "saloon": "dice-saloon-victim",
    "sheriff": "dice-sheriff-most-kings",
    "town-hall": "dice-hall-best-hand",
    "doc-badluck": "dice-doc-eligible",
}


def why_not(table: DiceTable, seat: int, attempt: str) -> Refusal | None:
    """The rule that stands in the way of a touch: "card:wanted", "die:2", "place:bank"."""
    kind, _, what = attempt.partition(":")
    if kind in ("card", "play"):
        card = card_named(what)
        if card < 0:
            return None
        if not 0 <= seat < table.seats or not table.hand[seat] & ONE[card]:
            return Refusal("dice-comp-hand", "dice-town-refusal-not-held", (("card", CARD, card),))
        if card >= PROPERTY:
            return Refusal("dice-score-property", "dice-town-refusal-property-not-played")
        if card >= EQUIPMENT:
            return Refusal("dice-wanted-not-equipment", "dice-town-refusal-equipment-not-played")
        rule = CARD_TIME[card]
        question = table.question(seat)
        if card == BRUTE and question is not None and question.asks == "declare-cheaters":
            rule = "dice-last-throw-no-brute"
        return Refusal(rule, "dice-town-refusal-card-time", (("card", CARD, card),))
    if kind == "fenced" and card_named(what) >= 0:
        return Refusal("dice-fence-safe", "dice-town-refusal-fenced")
    if kind == "die" and what in ("0", "1", "2", "3", "4") and 0 <= seat < table.seats:
        if table.kept[seat] >> int(what) & 1:
            return Refusal("dice-roll-kept-locked", "dice-town-refusal-die-kept")
        return Refusal("dice-roll-commit-final", "dice-town-refusal-die-not-now")
    if kind == "place" and what in PLACE_RULE:
        args = (("place", TERM, "place-" + what),)
        return Refusal(PLACE_RULE[what], "dice-town-refusal-place", args)
    return None
