"""Why something touched on the board, or named as an answer, is not possible now.

First what is asked of this seat speaks, then what it has answered already, then the thing itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.questions import PlayOrPass
from posse.core.said import CARD, TERM, Args, Refusal, number_of
from posse.games.dice_town.facts import (
    BRUTE,
    CARD_NAMES,
    CHEATER,
    DOC,
    EQUIPMENT,
    PLACES,
    PROPERTY,
    STAGECOACH,
    WANTED,
    card_named,
)
from posse.games.dice_town.pieces.bags import ONE
from posse.games.dice_town.pieces.dice import ALL_DICE, keep_name
from posse.games.dice_town.terms import PLACE_TERMS, place_in

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion
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
PLACE_RULE: Final[tuple[str, ...]] = (
    "dice-mine-nuggets",
    "dice-bank-take-all",
    "dice-stage-nobody",
    "dice-store-draw",
    "dice-saloon-victim",
    "dice-sheriff-most-kings",
    "dice-hall-best-hand",
    "dice-doc-eligible",
)
DICE: Final = ("0", "1", "2", "3", "4")
CARDS: Final = ("card", "play")
# An offer is put together in several questions; these kinds of things go into one.
OFFERING: Final = ("offer", "offer-dollars", "offer-nuggets", "offer-cards")
OFFERED: Final = ("for", "seat", "dollars", "nuggets", "card", "empty", "done")

COMMITTED: Final = Refusal("dice-roll-commit-final", "dice-town-refusal-committed")
DECLARED: Final = Refusal("dice-roll-commit-final", "dice-town-refusal-answered")
SEALED: Final = Refusal("dice-dispute-sealed", "dice-town-refusal-answered")
ANSWERED: Final = Refusal("dice-window-one-pass", "dice-town-refusal-answered")
ALL_KEPT: Final = Refusal("dice-last-throw-forced-keep", "dice-town-refusal-all-kept")
NO_BRUTE: Final = Refusal("dice-last-throw-no-brute", "dice-town-refusal-brute-last")
OFFER_ORDER: Final = Refusal("dice-dispute-offer-order", "dice-town-refusal-offer-steps")


def why_not(table: DiceTable, seat: int, attempt: str) -> Refusal | None:
    """The rule that stands in the way of a touch: "card:wanted", "die:2", "place:bank", "seat:c".

    None where the kernel says it best: the game is over, somebody else is asked, or this is no answer.
    """
    if table.over or not 0 <= seat < table.seats:
        return None
    kind, _, what = attempt.partition(":")
    question = table.question(seat)
    if question is not None:
        why = _by_the_question(table, seat, question, kind, what)
    else:
        why = _given_already(table, seat, kind, what)
    return why or _by_the_thing(table, seat, question, kind, what)


def _holds(table: DiceTable, seat: int, card: int) -> bool:
    return card >= 0 and table.hand[seat] & ONE[card] != 0


# What this seat is asked


def _by_the_question(
    table: DiceTable, seat: int, question: AnyQuestion, kind: str, what: str
) -> Refusal | None:
    for name in _answers(table, seat, question, kind, what):
        option: int | None = question.option(table, seat, name)
        if option is not None:
            why: Refusal | None = question.forbids(table, seat, option)
            if why is not None:
                return why
    asks = question.asks
    if asks == "declare-cheaters":
        if kind == "keep":
            return NO_BRUTE if "+brute" in what else ALL_KEPT
        if kind in CARDS and card_named(what) == BRUTE and _holds(table, seat, BRUTE):
            return NO_BRUTE
    if asks in OFFERING and kind in ("dollars", "nuggets", "card") and not asks.startswith("offer-" + kind):
        return OFFER_ORDER if kind != "card" or _holds(table, seat, card_named(what)) else None
    return None


def _answers(table: DiceTable, seat: int, question: AnyQuestion, kind: str, what: str) -> tuple[str, ...]:
    """The answers that a touch could mean."""
    asks = question.asks
    if kind == "seat":
        return ("for:" + what, f"rob:{what}:0+0")
    if kind == "drawn" and asks in ("store-pick", "saloon-pick"):
        return ("card:" + what,)
    if kind == "remedy":
        return (what,)
    if kind == "die" and asks in ("cheat", "reduce-keep"):
        return (f"turn:{what}:A", "keep:" + what)
    if kind == "face":  # all dice that could be turned show it
        return tuple([f"turn:{die}:{what}" for die in DICE if table.fresh[seat] >> int(die) & 1])
    if kind in CARDS:
        if isinstance(question, PlayOrPass) and CARD_NAMES[question.card] == what:
            return ("play",)
        if card_named(what) == BRUTE and _holds(table, seat, BRUTE):
            return (keep_name(ALL_DICE - table.kept[seat]) + "+brute",)
        return ("play:" + what,)
    return ()


# What this seat has answered already, while others still think about it


def _given_already(table: DiceTable, seat: int, kind: str, what: str) -> Refusal | None:
    if not table.secret >> seat & 1:
        return None
    question = table.opening(seat)
    asks = question.asks
    card = card_named(what) if kind in CARDS else -1
    if asks == "commit-keep":
        loose = kind == "die" and what in DICE and not table.kept[seat] >> int(what) & 1
        declarable = card in (BRUTE, CHEATER) and _holds(table, seat, card)
        return COMMITTED if kind == "keep" or loose or declarable else None
    if asks == "declare-cheaters":
        if kind == "keep":
            return ALL_KEPT
        return DECLARED if kind == "cheaters" or (card == CHEATER and _holds(table, seat, card)) else None
    if asks == "offer":
        return SEALED if kind in OFFERED and (card < 0 or _holds(table, seat, card)) else None
    own = isinstance(question, PlayOrPass) and question.card == card and _holds(table, seat, card)
    return ANSWERED if own or (kind in ("play", "pass") and not what) else None


# The thing itself


def _by_the_thing(
    table: DiceTable, seat: int, question: AnyQuestion | None, kind: str, what: str
) -> Refusal | None:
    if kind in CARDS and card_named(what) >= 0:
        return _card(table, seat, card_named(what))
    if kind == "fenced" and card_named(what) >= 0:
        return Refusal("dice-fence-safe", "dice-town-refusal-fenced")
    if kind == "die" and what in DICE and table.faces[5 * seat + int(what)] >= 0:
        return _die(table, seat, int(what))
    if kind == "place" and what in PLACES:
        return _place(table, seat, question, PLACES.index(what))
    return None


def _card(table: DiceTable, seat: int, card: int) -> Refusal | None:
    args: Args = (("card", CARD, card),)
    if not _holds(table, seat, card):
        return Refusal("dice-comp-hand", "dice-town-refusal-not-held", args)
    if card >= PROPERTY:
        return Refusal("dice-score-property", "dice-town-refusal-property-not-played")
    if card >= EQUIPMENT:
        return Refusal("dice-wanted-not-equipment", "dice-town-refusal-equipment-not-played")
    if card == WANTED:
        for waiting in table.waiting_for():
            if waiting.asks == "wanted" and number_of(waiting.args(), "seat") == seat:
                return Refusal("dice-wanted-not-own", "dice-town-refusal-wanted-own")
    return Refusal(CARD_TIME[card], "dice-town-refusal-card-time", args)


def _die(table: DiceTable, seat: int, die: int) -> Refusal | None:
    if table.kept[seat] >> die & 1:
        return Refusal("dice-roll-kept-locked", "dice-town-refusal-die-kept")
    asks = table.waiting_for()[0].asks
    if asks == "declare-cheaters":
        return ALL_KEPT
    if asks == "commit-keep":
        return Refusal("dice-auto-commit", "dice-town-refusal-only-die")
    return Refusal("dice-roll-next", "dice-town-refusal-die-later")


def _place(table: DiceTable, seat: int, question: AnyQuestion | None, place: int) -> Refusal | None:
    args: Args = (("place", TERM, PLACE_TERMS[place]),)
    if question is not None and place_in(question.about(table, seat)) == place:
        return Refusal(question.rule, "dice-town-refusal-place-asked", args)
    if place == DOC and table.won >> seat & 1 and seat not in table.visitors:
        return Refusal("dice-doc-eligible", "dice-town-refusal-won")
    if question is None and place in [place_in(waiting.args()) for waiting in table.waiting_for()]:
        return None  # somebody else is asked there
    if place == STAGECOACH:
        return Refusal(PLACE_RULE[place], "dice-town-refusal-stagecoach")
    return Refusal(PLACE_RULE[place], "dice-town-refusal-place", args)
