"""Why a card cannot be played or used at somebody, and at which figures it can."""

from __future__ import annotations

from posse.core.said import CARD, SEAT, TERM, Args, Refusal
from posse.games.bang import abilities, terms
from posse.games.bang.abilities import ACTION
from posse.games.bang.facts import BANG, CARD_KIND, EXTRA_CARD, KIND_NAMES
from posse.games.bang.pieces.packing import AS_BANG, PLAY, TARGET, VERB, WHAT
from posse.games.bang.rules.aims import IN_FRONT, NOT_PLAYED, PRISONER, TAKE_ANYWHERE, bars, copy_bars
from posse.games.bang.rules.answering import counts_as
from posse.games.bang.rules.barring import card_barred, placing_barred
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.kinds import AIMS, KINDS, card_of
from posse.games.bang.rules.resolving import shots_left
from posse.games.bang.table import BangTable


def is_playable(table: BangTable, me: int, card: int) -> bool:
    """bang-foc-law-of-the-west-itself: whether a hand card can be played as what it is, at anybody."""
    seat = table.owner[me]
    return any([card_bars(table, seat, me, PLAY, card, target) is None for target in table.circle])


def second_copy(table: BangTable, option: int) -> bool:
    return copy_bars(table, option & TARGET, option >> WHAT & 127) is not None


def barred(table: BangTable, me: int, option: int) -> Refusal | None:
    """What characters and events forbid to play."""
    card = option >> WHAT & 127
    kind = BANG if option & VERB == AS_BANG else CARD_KIND[card]
    args: Args = (("card", CARD, card),)
    if not abilities.may_play(table, me, card, kind, ACTION, True):
        why = card_barred(table, me, card, kind, ACTION)
        return why or Refusal("bang-play-answer-counts", "bang-refusal-barred", args)
    if AIMS[kind] in (IN_FRONT, PRISONER) and not abilities.may_put_in_play(table, me, True):
        return placing_barred(table, me, card) or Refusal("bang-play-blue", "bang-refusal-barred", args)
    return None


def forced_targets(table: BangTable, me: int, card: int) -> list[int]:
    """bang-wws-dorothy-rage-rules: at which figures somebody could play a card out of turn, in turn order.

    bang-wws-dorothy-rage-limit: the Bang! limit is the turn player's.
    """
    order = around(table, table.acting())
    order = [*order[1:], order[0]] if order[0] == table.acting() else order
    fired, table.bangs = table.bangs, 0
    found = [target for target in order if card_bars(table, table.owner[me], me, PLAY, card, target) is None]
    table.bangs = fired
    return found


def card_bars(table: BangTable, seat: int, me: int, verb: int, card: int, target: int) -> Refusal | None:
    """Why a hand card cannot be played at a figure; nothing if it can."""
    hand = table.hands[seat]
    kind = CARD_KIND[card]
    args: Args = (("card", CARD, card),)
    if card not in hand:
        return Refusal("bang-turn-play-any-number", "bang-refusal-not-held", args)
    if verb == AS_BANG:
        if kind == BANG or not counts_as(table, me, card, BANG):
            return Refusal("bang-play-as-other", "bang-refusal-not-as-bang", args)
        kind = BANG
    aim = AIMS[kind]
    if aim == NOT_PLAYED:
        return Refusal(f"bang-{KIND_NAMES[kind]}-response-only", "bang-refusal-response-only", args)
    event = barred(table, me, verb | card << WHAT | target)
    if event is not None:
        return event
    if kind == BANG and not shots_left(table, me):
        return Refusal("bang-turn-one-shot", "bang-refusal-one-shot")
    if kind in EXTRA_CARD and len(hand) == 1:
        return Refusal("bang-cost-extra-card", "bang-refusal-extra-card", args)
    off = bars(table, me, kind, aim, target, KINDS[kind].rule)
    if off is not None:
        return off
    return copy_bars(table, target, card) if verb == PLAY else None


def use_bars(table: BangTable, me: int, kind: int, target: int) -> Refusal:
    """Why a green card cannot be used. Asked only where it cannot."""
    card = card_of(table, me, kind)
    args: Args = (("card", TERM, terms.KIND[kind]),)
    if card < 0:
        return Refusal("bang-green-use", "bang-refusal-not-in-play", args)
    if card in table.fresh:
        return Refusal("bang-green-delay", "bang-refusal-green-waits", args)
    off = bars(table, me, kind, KINDS[kind].use_aim, target, KINDS[kind].rule)
    if off is not None:
        return off
    if KINDS[kind].use_aim == TAKE_ANYWHERE and target == me:
        args = (("seat", SEAT, table.owner[me]),)
        return Refusal("bang-green-use-gone", "bang-refusal-no-card", args)
    return Refusal("bang-green-missed-any-time", "bang-refusal-source-now", args)
