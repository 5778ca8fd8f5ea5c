"""What a question is about: the place in dispute, the card played, the dollars robbed.

Everybody has heard it, but it is said by the step that waits, not by the view; so it is read off a table
of the seat's own imagining, on which the same steps wait and everything hidden has been dealt anew.
"""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.games.dice_town.badge import AfterMarshal
from posse.games.dice_town.bank import AfterSplit, PayHalf
from posse.games.dice_town.dispute import OfferFor, RevealOffers, Ruling
from posse.games.dice_town.joe import JoeTakes
from posse.games.dice_town.playing import Answered
from posse.games.dice_town.settling import ChangeDie

ANY_LUCK: Final = Chance.of(bytes(32))


class Matter:
    """What is being decided. Whatever does not apply is -1 (or 0, for amounts)."""

    def __init__(self) -> None:
        self.place = -1  # a dispute: which location
        self.tied = 0  # and between whom (bits)
        self.card = -1  # a card that may be answered
        self.by = -1  # who played it; who robbed the bank; who is to get the badge
        self.victim = -1
        self.dollars = 0
        self.die = -1
        self.face = -1


def matter(imagine: Imagine, seat: int) -> Matter:
    table = imagine(ANY_LUCK)
    about = Matter()
    question = table.question(seat)
    if isinstance(question, (OfferFor, Ruling)):
        about.place = question.place
        about.tied = question.tied
        return about
    waiting = table.stack[-1] if table.stack else None
    if isinstance(waiting, RevealOffers):  # the offer has been begun: how much, which cards
        about.place = waiting.place
        about.tied = waiting.tied
    elif isinstance(waiting, AfterSplit):
        about.by = waiting.robber
        about.dollars = waiting.taken
    elif isinstance(waiting, AfterMarshal):
        about.by = waiting.seat
    elif isinstance(waiting, Answered):
        about.by = waiting.seat
        about.card = waiting.card
        effect = waiting.effect
        if isinstance(effect, JoeTakes):
            about.victim = effect.victim
        elif isinstance(effect, PayHalf):
            about.victim = effect.robber
            about.dollars = effect.dollars
        elif isinstance(effect, ChangeDie):
            about.die = effect.die
            about.face = effect.face
    return about
