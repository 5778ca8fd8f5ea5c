"""The table as this player judges it: who is for and against it, and what a life of each figure is worth."""

from __future__ import annotations

from typing import Final

from posse.games.bang.deputy.belief import beliefs
from posse.games.bang.facts import (
    BANG,
    BARREL,
    CARD_KIND,
    CHARACTERS_NAMED,
    DEPUTY,
    EVENTS_NAMED,
    HEARTS,
    MISSED_SYMBOL,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    TARGET_OF,
)
from posse.games.bang.view import BangView, FigureView

JOURDONNAIS: Final = CHARACTERS_NAMED["jourdonnais"]
ELENA: Final = CHARACTERS_NAMED["elena-fuente"]
SPENCER: Final = CHARACTERS_NAMED["big-spencer"]
TEREN: Final = CHARACTERS_NAMED["teren-kill"]
BART: Final = CHARACTERS_NAMED["bart-cassidy"]
GRINGO: Final = CHARACTERS_NAMED["el-gringo"]
WILD_WEST_SHOW: Final = EVENTS_NAMED["wild-west-show"]  # everybody for themselves

SHOWDOWN: Final = EVENTS_NAMED["showdown"]  # a Bang! dodges, too

# One average card in hand is worth 1.
LIFE: Final = 2.4  # of one's own
HAS_MISSED: Final = 0.2  # how likely a hand card of somebody is one
BANG_DODGES: Final = 0.5  # the same where a Bang! is one, too
HEARTS_COME: Final = 0.25
REWARD: Final = 1.6  # three cards for an outlaw
PENALTY: Final = 3.0  # the Sheriff's cards for a deputy
FRIEND_FALLS: Final = 6.0  # the last life of a friend
SUSPICION: Final = 0.3  # hatred of the player who is most probably the last enemy


class Outlook:
    """Made afresh for each decision. Where nobody is aimed at, all others are alike to it."""

    view: BangView
    seat: int
    role: int
    me: FigureView
    alive: int  # figures in game
    ghost: bool  # nothing can hurt it, and what it does not play in this turn is lost
    hearts: float  # how likely a "draw!" shows hearts
    dodges: float  # how likely a hand card of somebody stops a shot
    excess: int  # how many cards would be discarded if the turn ended now
    belief: list[list[float]]  # by seat and role
    hate: list[float]  # by seat: 1 for an enemy, below 0 for a friend
    hits: list[float]  # by figure: what it is worth that it loses a life

    def __init__(self, view: BangView, aims: bool) -> None:
        self.view = view
        self.seat = view.seat
        self.role = view.players[view.seat].role
        self.me = view.figures[0]
        self.alive = 0
        for figure in view.figures:
            if figure.in_game:
                self.alive += 1
            if figure.active and figure.seat == view.seat:
                self.me = figure
        self.ghost = view.ghost == self.me.figure
        self.hearts = HEARTS_COME if view.suit < 0 else 1.0 if view.suit == HEARTS else 0.0
        self.dodges = BANG_DODGES if view.show == SHOWDOWN else HAS_MISSED
        self.excess = len(view.hand) - max(1, self.me.life)
        if aims:
            self.belief = beliefs(view) if view.seats > 2 else []
            self.hate = hate(self)
            self.hits = [hit(self, figure) for figure in view.figures]
        else:
            self.belief, self.hits = [], []
            self.hate = [0.0] * view.seats

    def has(self, character: int) -> bool:
        return character in self.me.abilities

    def hand_of(self, figure: FigureView) -> int:
        return self.view.players[figure.seat].hand


# Friends and enemies


def hate(out: Outlook) -> list[float]:
    view = out.view
    if view.seats == 2 or view.show == WILD_WEST_SHOW:
        return [-1.0 if seat == out.seat else 1.0 for seat in range(view.seats)]
    if view.seats == 3:
        return _of_three(out)
    if view.fight:  # those who are left are of different sides
        return [-1.0 if seat == out.seat else 1.0 for seat in range(view.seats)]
    if out.role == RENEGADE:
        return _of_renegade(out)
    found: list[float] = []
    for seat in range(view.seats):
        row = out.belief[seat]
        if out.role == OUTLAW:
            deputy = 0.8 if view.hidden_six else 0.4  # there they have to fall, too
            found.append(row[SHERIFF] + deputy * row[DEPUTY] + 0.3 * row[RENEGADE] - 0.8 * row[OUTLAW])
        else:
            found.append(row[OUTLAW] + 0.7 * row[RENEGADE] - row[DEPUTY] - row[SHERIFF])
    found[out.seat] = -1.0
    if out.role != OUTLAW:
        _press(out, found)
    return found


def _press(out: Outlook, found: list[float]) -> None:
    """The outlaws are gone: somebody left is a renegade, and if nobody shot the game would never end.

    So the law turns on the one it suspects most. It is not certain enough to like a friend's death.
    """
    worst, most = -1, 0.0
    for figure in out.view.figures:
        seat = figure.seat
        if figure.in_game and seat != out.seat:
            if out.belief[seat][OUTLAW] > 0.0:
                return
            if out.belief[seat][RENEGADE] > most:
                worst, most = seat, out.belief[seat][RENEGADE]
    if worst >= 0:
        found[worst] = max(found[worst], SUSPICION)


def _of_three(out: Outlook) -> list[float]:
    """The one this player has to eliminate, then the other."""
    found = [1.0, 1.0, 1.0]
    if out.alive > 2:
        for player in out.view.players:
            found[player.seat] = 1.0 if player.role == TARGET_OF[out.role] else 0.45
    found[out.seat] = -1.0
    return found


def _of_renegade(out: Outlook) -> list[float]:
    """The stronger side first, the Sheriff last of all."""
    if out.alive == 2:
        return [-1.0 if seat == out.seat else 1.0 for seat in range(out.view.seats)]
    law, gang, sheriff = _strengths(out)
    tilt = 0.1 * (gang - law)
    at_gang = max(0.0, min(1.0, 0.6 + tilt))
    at_law = max(-0.2, min(1.0, 0.45 - tilt))
    if gang < 1.0:
        at_law = 1.0
    spare = -1.2 if sheriff <= 2 else -0.5
    if out.view.hidden_six:
        spare = at_law  # the game goes on without the Sheriff
    elif sheriff > 3 and law > gang + 2.0:
        spare = 0.3  # not to the death: until the sides are even
    found: list[float] = []
    for seat in range(out.view.seats):
        row = out.belief[seat]
        found.append(
            spare * row[SHERIFF] + at_law * row[DEPUTY] + at_gang * row[OUTLAW] + 0.5 * row[RENEGADE]
        )
    found[out.seat] = -1.0
    return found


def _strengths(out: Outlook) -> tuple[float, float, int]:
    """Life and cards of law and outlaws, as far as sides are known; and the Sheriff's life."""
    law = gang = 0.0
    sheriff = 0
    for figure in out.view.figures:
        if figure.in_game and figure.seat != out.seat:
            row = out.belief[figure.seat]
            power = figure.life + 0.3 * out.hand_of(figure) + 0.4 * len(figure.front)
            law += (row[SHERIFF] + row[DEPUTY]) * power
            gang += row[OUTLAW] * power
            if row[SHERIFF] > 0.5:
                sheriff = figure.life
    return law, gang, sheriff


# What a hit is worth


def hit(out: Outlook, figure: FigureView) -> float:
    """A life lost by this figure. The last one counts most; a friend's counts against it."""
    if not figure.in_game or figure.seat == out.seat:
        return 0.0
    hatred = out.hate[figure.seat]
    if figure.life > 1:
        worth = hatred * (1.2 + 1.6 / figure.life)
        if BART in figure.abilities or GRINGO in figure.abilities:
            worth -= 0.4 * abs(hatred)
        return worth
    return _kill(out, figure, hatred)


def _kill(out: Outlook, figure: FigureView, hatred: float) -> float:
    worth = hatred * ((4.0 if hatred > 0.0 else FRIEND_FALLS) + 0.3 * out.hand_of(figure))
    if out.view.seats > 3 and out.view.show != WILD_WEST_SHOW:  # there roles do not matter
        row = out.belief[figure.seat]
        worth += REWARD * row[OUTLAW] * (hatred if out.role == RENEGADE else 1.0)
        if out.role == SHERIFF:
            worth -= PENALTY * row[DEPUTY]
        worth += _sheriff_falls(out, row[SHERIFF])
    elif out.view.seats == 3 and hatred >= 1.0:
        worth += 4.0
    if TEREN in figure.abilities:
        worth *= 0.4
    return worth


def _sheriff_falls(out: Outlook, sheriff: float) -> float:
    """The game ends with the Sheriff; in the hidden six-player game the law's best player is gone."""
    if out.view.hidden_six:
        return -FRIEND_FALLS * sheriff if out.role == DEPUTY else 0.0
    if out.role == OUTLAW:
        return 20.0 * sheriff
    if out.role == RENEGADE:
        return (20.0 if out.alive == 2 else -20.0) * sheriff
    return -20.0 * sheriff


def lands(out: Outlook, figure: FigureView, need: int = 1) -> float:
    """How likely a shot hits: a Barrel, cards in hand and in play may be in the way."""
    player = out.view.players[figure.seat]
    chance = 1.0
    if ELENA in figure.abilities and player.hand:
        return 0.15 if player.hand < 3 * need else 0.05
    per_card = 1.0 - out.dodges / need
    unknown = player.hand
    for card in player.known:
        unknown -= 1
        stops = CARD_KIND[card] in MISSED_SYMBOL or (CARD_KIND[card] == BANG and out.view.show == SHOWDOWN)
        if stops and SPENCER not in figure.abilities:
            chance *= 0.15 if need == 1 else 0.6
    if SPENCER not in figure.abilities:
        for _ in range(min(unknown, 5)):
            chance *= per_card
    for card in () if figure.idle else figure.front:
        if CARD_KIND[card] == BARREL:
            chance *= 1.0 - out.hearts / need
        elif CARD_KIND[card] in MISSED_SYMBOL and card not in figure.waiting:
            chance *= 0.2 if need == 1 else 0.7
    if JOURDONNAIS in figure.abilities:
        chance *= 1.0 - out.hearts / need
    return chance
