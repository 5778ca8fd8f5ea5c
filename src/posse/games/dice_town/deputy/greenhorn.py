"""What a greenhorn would think of: every option but the plain follies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.table import Decision, View
from posse.games.dice_town.dice import ALL_DICE, HOW_MANY
from posse.games.dice_town.facts import DECLINE, EQUIPMENT, JOE_TAKES, KING, POINTS
from posse.games.dice_town.rules.dispute import DONE, EMPTY
from posse.games.dice_town.rules.playing import PASS, PLAY
from posse.games.dice_town.rules.rolling import CHEATER_UNIT, WITH_BRUTE
from posse.games.dice_town.rules.settling import LEAVE
from posse.games.dice_town.view import DiceView

Options = list[int]

ENOUGH_TO_WASTE: Final = 4  # dollars: with fewer nobody pays one for nothing


def sensible(view: View, decision: Decision) -> Options:
    assert isinstance(view, DiceView)
    judge = JUDGES.get(decision.asks)
    options = decision.options
    if judge is None or len(options) == 1:
        return options
    return judge(view, options) or options


def _keep(view: DiceView, options: Options) -> Options:
    """Not: a dollar for nothing when there are few, several dice for money that have nothing in common."""
    me = view.players[view.seat]
    found = []
    for option in options:
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


def _cheat(view: DiceView, options: Options) -> Options:
    """Not: a card thrown away, a die turned to a face that no other die shows."""
    me = view.players[view.seat]
    return [
        option
        for option in options
        if option != LEAVE
        and any(
            face == (option - 1) % 6
            for die, face in zip(me.kept, me.kept_faces, strict=True)
            if die != (option - 1) // 6
        )
    ]


def _play(view: DiceView, options: Options) -> Options:
    """A card whose time has come is played."""
    return [option for option in options if option == PLAY]


def _marshal(view: DiceView, options: Options) -> Options:
    """Not against oneself; the sheriff defends the badge."""
    if view.seat == view.sheriff:
        return [PLAY]
    kings = [player.kept_faces.count(KING) for player in view.players]
    return [PASS] if kings[view.seat] == max(kings) else options


def _offer(view: DiceView, options: Options) -> Options:
    """Nobody pays for another's win."""
    return [option for option in options if option in (EMPTY, 1 + view.seat)]


def _part(view: DiceView, options: Options) -> Options:
    """Never more than half of what there is."""
    return options[: 1 + len(options) // 2]


def _no_cards(view: DiceView, options: Options) -> Options:
    return [DONE]


def _ruling(view: DiceView, options: Options) -> Options:
    """For oneself, or for somebody who pays."""
    paid = {offer.supports for offer in view.offers}
    return [option for option in options if option == view.seat or option in paid]


def _best_points(view: DiceView, options: Options) -> Options:
    """Not a card that scores, if another one scores more: of those only the best."""
    most = max(POINTS[card] for card in options)
    return [card for card in options if card < EQUIPMENT or POINTS[card] == most]


def _rich(view: DiceView, options: Options) -> Options:
    """Joe goes to somebody who can pay in full, if there is one."""
    return [seat for seat in options if view.players[seat].dollars >= JOE_TAKES]


def _remedy(view: DiceView, options: Options) -> Options:
    return [option for option in options if option != DECLINE]


def _himself(view: DiceView, options: Options) -> Options:
    return [seat for seat in options if seat == view.seat]


JUDGES: Final[dict[str, Callable[[DiceView, Options], Options]]] = {
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
