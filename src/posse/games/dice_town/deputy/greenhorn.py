"""What a greenhorn would think of: every option that is not obviously bad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.questions import DONE, PLAY
from posse.core.table import Decision, View
from posse.games.dice_town.facts import DECLINE, EQUIPMENT, FACE_COUNT, JOE_TAKES, POINTS
from posse.games.dice_town.pieces.dice import ALL_DICE, HOW_MANY
from posse.games.dice_town.rules.rolling import CHEATER_UNIT, WITH_BRUTE
from posse.games.dice_town.rules.settling import LEAVE
from posse.games.dice_town.view import DiceView

Options = list[int]

ENOUGH_TO_WASTE: Final = 4  # dollars: with fewer nobody pays one for nothing


def sensible(view: View, decision: Decision) -> Options:
    assert isinstance(view, DiceView)
    judge = JUDGES.get(decision.asks)
    if judge is None or len(decision.options) == 1:
        return decision.options
    return judge(view, decision) or decision.options


def _keep(view: DiceView, decision: Decision) -> Options:
    """Not: a dollar for nothing when there are few, several dice for money that have nothing in common."""
    me = view.players[view.seat]
    found = []
    for option in decision.options:
        dice = option & ALL_DICE
        if not dice:
            if me.dollars < ENOUGH_TO_WASTE:
                continue
        elif HOW_MANY[dice] > 1 and not option & WITH_BRUTE:
            faces = me.kept_faces + [
                face for die, face in zip(view.rolled, view.rolled_faces, strict=True) if dice >> die & 1
            ]
            if len(set(faces)) == len(faces):
                continue
        if option >= 2 * CHEATER_UNIT:
            continue
        found.append(option)
    return found


def _cheat(view: DiceView, decision: Decision) -> Options:
    """Not: a card thrown away, a die turned to a face that no other die shows."""
    me = view.players[view.seat]
    return [
        option
        for option in decision.options
        if option != LEAVE
        and any(
            face == (option - 1) % FACE_COUNT
            for die, face in zip(me.kept, me.kept_faces, strict=True)
            if die != (option - 1) // FACE_COUNT
        )
    ]


def _play(view: DiceView, decision: Decision) -> Options:
    """A card whose time has come is played."""
    return [option for option in decision.options if option == PLAY]


def _marshal(view: DiceView, decision: Decision) -> Options:
    """The sheriff defends the badge."""
    return [PLAY] if view.seat == view.sheriff else decision.options


def _offer(view: DiceView, decision: Decision) -> Options:
    """Nobody pays for another's win."""
    return [option for option in decision.options if option in (DONE, view.seat)]


def _part(view: DiceView, decision: Decision) -> Options:
    """Never more than half of what there is."""
    return decision.options[: 1 + len(decision.options) // 2]


def _no_cards(view: DiceView, decision: Decision) -> Options:
    return [DONE]


def _ruling(view: DiceView, decision: Decision) -> Options:
    """For oneself, or for somebody who pays."""
    paid = {offer.supports for offer in view.offers}
    return [option for option in decision.options if option == view.seat or option in paid]


def _best_points(view: DiceView, decision: Decision) -> Options:
    """Not a card that scores, if another one scores more: of those only the best."""
    most = max(POINTS[card] for card in decision.options)
    return [card for card in decision.options if card < EQUIPMENT or POINTS[card] == most]


def _rich(view: DiceView, decision: Decision) -> Options:
    """Joe goes to somebody who can pay in full, if there is one."""
    return [seat for seat in decision.options if view.players[seat].dollars >= JOE_TAKES]


def _remedy(view: DiceView, decision: Decision) -> Options:
    return [option for option in decision.options if option != DECLINE]


def _himself(view: DiceView, decision: Decision) -> Options:
    return [seat for seat in decision.options if seat == view.seat]


JUDGES: Final[dict[str, Callable[[DiceView, Decision], Options]]] = {
    "commit-keep": _keep,
    "cheat": _cheat,
    "dynamite": _play,
    "even-split": _play,
    "unlimited-credit": _play,
    "corruption": _play,
    "elixir": _play,
    "marshal": _marshal,
    "offer": _offer,
    "offer-dollars": _part,
    "offer-nuggets": _part,
    "offer-cards": _no_cards,
    "ruling": _ruling,
    "store-pick": _best_points,
    "saloon-pick": _best_points,
    "joe-target": _rich,
    "doctor-remedy": _remedy,
    "final-tie": _himself,
}
