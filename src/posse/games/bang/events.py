"""What can happen at a table of BANG!, and who sees what of it: one function for each kind of event.

A function tells nothing, and works nothing out, while nobody listens. `character` names the figure where a
player has two of them, and is "" otherwise. Sentences need to know what is unusual: `as` is the kind that a
card is played as where another one is printed on it, `other` is the player acted on if it is somebody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, MAYBE_SEAT, MAYBE_TERM, NUMBER, SEAT, SEATS, TERM, TERMS
from posse.games.bang import terms
from posse.games.bang.facts import AIMED, BANG, CARD_KIND, NOBODY

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def which(table: BangTable, figure: int) -> str:
    """Which of a player's characters, "" where each has one."""
    return "" if table.figures == table.seats else terms.CHARACTER[table.character[figure]]


def seat_of(table: BangTable, figure: int) -> int:
    return NOBODY if figure == NOBODY else table.owner[figure]


def played_as(card: int, kind: int) -> str:
    """What a card is played as, "" where that is what it is."""
    return "" if CARD_KIND[card] == kind else terms.KIND[kind]


def other_than(seat: int, victim: int) -> int:
    return NOBODY if victim == seat else victim


def aimed(table: BangTable, kind: int, target: int) -> tuple[int, str]:
    """At which player's figure a card is aimed, if it is aimed at anybody."""
    return (table.owner[target], which(table, target)) if kind in AIMED else (NOBODY, "")


# Setting up

_ROLE_DEALT: Final = Kind("role-dealt", public("seat", SEAT), only_for("seat", "role", TERM))
_ROLE_SHOWN: Final = Kind("role-shown", public("seat", SEAT), public("role", TERM))
_CHARACTER_DEALT: Final = Kind(
    "character-dealt", public("seat", SEAT), public("character", TERM), public("life", NUMBER)
)
_CHARACTERS_OFFERED: Final = Kind("characters-offered", public("characters", TERMS))
_CHARACTER_PICKED: Final = Kind(
    "character-picked", public("seat", SEAT), public("character", TERM), public("life", NUMBER)
)
_HAND_DEALT: Final = Kind(
    "hand-dealt", public("seat", SEAT), public("n", NUMBER), only_for("seat", "cards", CARDS)
)


def role_dealt(table: BangTable, seat: int, role: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROLE_DEALT, rule, (seat, terms.ROLE[role])))


def role_shown(table: BangTable, seat: int, role: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROLE_SHOWN, rule, (seat, terms.ROLE[role])))


def character_dealt(table: BangTable, seat: int, character: int, life: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHARACTER_DEALT, rule, (seat, terms.CHARACTER[character], life)))


def characters_offered(table: BangTable, characters: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_CHARACTERS_OFFERED, rule, (tuple([terms.CHARACTER[each] for each in characters]),))
        )


def character_picked(table: BangTable, seat: int, character: int, life: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHARACTER_PICKED, rule, (seat, terms.CHARACTER[character], life)))


def hand_dealt(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HAND_DEALT, rule, (seat, len(cards), tuple(cards))))


# The turn

_TURN_STARTED: Final = Kind("turn-started", public("seat", SEAT))
_GREENS_READY: Final = Kind("greens-ready", public("seat", SEAT), public("cards", CARDS))
_ACTIVE_CHOSEN: Final = Kind("active-chosen", public("seat", SEAT), public("character", TERM))
_PLAY_ENDED: Final = Kind("play-ended", public("seat", SEAT))
_EXCESS_DISCARDED: Final = Kind("excess-discarded", public("seat", SEAT), public("card", CARD))
_EXCESS_PASSED: Final = Kind(
    "excess-passed", public("seat", SEAT), public("heir", SEAT), only_for("seat heir", "card", CARD)
)

_TAKEN_BACK: Final = Kind("taken-back", public("seat", SEAT), public("card", CARD))


def turn_started(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TURN_STARTED, rule, (seat,)))


def greens_ready(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GREENS_READY, rule, (seat, tuple(cards))))


def active_chosen(table: BangTable, seat: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ACTIVE_CHOSEN, rule, (seat, terms.CHARACTER[character])))


def play_ended(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PLAY_ENDED, rule, (seat,)))


def excess_discarded(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXCESS_DISCARDED, rule, (seat, card)))


def excess_passed(table: BangTable, seat: int, heir: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXCESS_PASSED, rule, (seat, heir, card)))


def taken_back(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TAKEN_BACK, rule, (seat, card)))


# Cards on the move

_CARDS_DRAWN: Final = Kind(
    "cards-drawn", public("seat", SEAT), public("n", NUMBER), only_for("seat", "cards", CARDS)
)
_DISCARD_DRAWN: Final = Kind("discard-drawn", public("seat", SEAT), public("card", CARD))
_CARD_SHOWN: Final = Kind("card-shown", public("seat", SEAT), public("card", CARD))
_LOOKED: Final = Kind("looked", public("seat", SEAT), public("n", NUMBER), only_for("seat", "cards", CARDS))
_KEPT: Final = Kind("kept", public("seat", SEAT), only_for("seat", "card", CARD))
_DECK_SHUFFLED: Final = Kind("deck-shuffled", public("n", NUMBER))
_CARD_STOLEN: Final = Kind(
    "card-stolen", public("thief", SEAT), public("victim", SEAT), only_for("thief victim", "card", CARD)
)
_CARD_TAKEN: Final = Kind(
    "card-taken",
    public("thief", SEAT),
    public("victim", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("other", MAYBE_SEAT),
)
_CARD_REMOVED: Final = Kind(
    "card-removed",
    public("by", SEAT),
    public("victim", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("other", MAYBE_SEAT),
)
_COST_PAID: Final = Kind("cost-paid", public("seat", SEAT), public("card", CARD))


def cards_drawn(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARDS_DRAWN, rule, (seat, len(cards), tuple(cards))))


def discard_drawn(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DISCARD_DRAWN, rule, (seat, card)))


def card_shown(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_SHOWN, rule, (seat, card)))


def looked(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LOOKED, rule, (seat, len(cards), tuple(cards))))


def kept(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_KEPT, rule, (seat, card)))


def deck_shuffled(table: BangTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DECK_SHUFFLED, rule, (len(table.deck),)))


def card_stolen(table: BangTable, thief: int, victim: int, card: int, rule: str) -> None:
    """A card taken from a hand, unseen by others."""
    if table.telling:
        table.told.append(Event(_CARD_STOLEN, rule, (thief, victim, card)))


def card_taken(table: BangTable, thief: int, figure: int, card: int, rule: str) -> None:
    """A card in play, into a hand."""
    if table.telling:
        victim = table.owner[figure]
        values = (thief, victim, which(table, figure), card, other_than(thief, victim))
        table.told.append(Event(_CARD_TAKEN, rule, values))


def card_removed(table: BangTable, by: int, figure: int, card: int, rule: str) -> None:
    """A card discarded by another player's doing."""
    if table.telling:
        victim = table.owner[figure]
        values = (by, victim, which(table, figure), card, other_than(by, victim))
        table.told.append(Event(_CARD_REMOVED, rule, values))


def cost_paid(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_COST_PAID, rule, (seat, card)))


_CARD_GIVEN: Final = Kind(
    "card-given", public("seat", SEAT), public("to", SEAT), only_for("seat to", "card", CARD)
)
_ABILITY_COPIED: Final = Kind("ability-copied", public("seat", SEAT), public("ability", TERM))
_CHARACTERS_DRAWN: Final = Kind("characters-drawn", public("seat", SEAT), public("characters", TERMS))


def card_given(table: BangTable, seat: int, to: int, card: int, rule: str) -> None:
    """A hand card that its owner gives away, unseen by others."""
    if table.telling:
        table.told.append(Event(_CARD_GIVEN, rule, (seat, to, card)))


def ability_copied(table: BangTable, me: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ABILITY_COPIED, rule, (table.owner[me], terms.CHARACTER[character])))


def characters_drawn(table: BangTable, me: int, characters: list[int], rule: str) -> None:
    if table.telling:
        names = tuple([terms.CHARACTER[each] for each in characters])
        table.told.append(Event(_CHARACTERS_DRAWN, rule, (table.owner[me], names)))


# Playing

_CARD_PLAYED: Final = Kind(
    "card-played",
    public("seat", SEAT),
    public("card", CARD),
    public("kind", TERM),
    public("target", MAYBE_SEAT),
    public("character", MAYBE_TERM),
    public("as", MAYBE_TERM),
)
_CARD_REPEATED: Final = Kind(
    "card-repeated",
    public("seat", SEAT),
    public("card", CARD),
    public("kind", TERM),
    public("target", MAYBE_SEAT),
    public("character", MAYBE_TERM),
    public("as", MAYBE_TERM),
)
_CARD_PLACED: Final = Kind(
    "card-placed",
    public("seat", SEAT),
    public("card", CARD),
    public("target", SEAT),
    public("character", MAYBE_TERM),
    public("other", MAYBE_SEAT),
)
_CARD_REPLACED: Final = Kind(
    "card-replaced", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_GREEN_USED: Final = Kind(
    "green-used",
    public("seat", SEAT),
    public("card", CARD),
    public("target", MAYBE_SEAT),
    public("character", MAYBE_TERM),
)
_ABILITY_USED: Final = Kind("ability-used", public("seat", SEAT), public("ability", TERM))
_CARD_DONE: Final = Kind("card-done", public("card", CARD))
_NO_EFFECT: Final = Kind(
    "no-effect", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_STORE_OPENED: Final = Kind("store-opened", public("seat", SEAT), public("cards", CARDS))
_STORE_PICKED: Final = Kind("store-picked", public("seat", SEAT), public("card", CARD))


def card_played(table: BangTable, me: int, card: int, kind: int, target: int, rule: str) -> None:
    if table.telling:
        at, character = aimed(table, kind, target)
        values = (table.owner[me], card, terms.KIND[kind], at, character, played_as(card, kind))
        table.told.append(Event(_CARD_PLAYED, rule, values))


def card_repeated(table: BangTable, me: int, card: int, kind: int, target: int, rule: str) -> None:
    """The effect of a card that has just been played comes again, at this target."""
    if table.telling:
        at, character = aimed(table, kind, target)
        values = (table.owner[me], card, terms.KIND[kind], at, character, played_as(card, kind))
        table.told.append(Event(_CARD_REPEATED, rule, values))


def card_placed(table: BangTable, me: int, card: int, target: int, rule: str) -> None:
    if table.telling:
        seat, owner = table.owner[me], table.owner[target]
        values = (seat, card, owner, which(table, target), other_than(seat, owner))
        table.told.append(Event(_CARD_PLACED, rule, values))


def card_replaced(table: BangTable, figure: int, card: int, rule: str) -> None:
    """A card in play makes room for another one."""
    if table.telling:
        table.told.append(Event(_CARD_REPLACED, rule, (table.owner[figure], which(table, figure), card)))


def green_used(table: BangTable, me: int, card: int, target: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_GREEN_USED, rule, (table.owner[me], card, *aimed(table, CARD_KIND[card], target)))
        )


def ability_used(table: BangTable, me: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ABILITY_USED, rule, (table.owner[me], terms.CHARACTER[character])))


def card_done(table: BangTable, card: int, rule: str) -> None:
    """A card that lay aside goes onto the discard pile."""
    if table.telling:
        table.told.append(Event(_CARD_DONE, rule, (card,)))


def no_effect(table: BangTable, figure: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NO_EFFECT, rule, (table.owner[figure], which(table, figure), card)))


def store_opened(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_OPENED, rule, (seat, tuple(cards))))


def store_picked(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_PICKED, rule, (seat, card)))


# Shots and answers

_SHOT_FIRED: Final = Kind(
    "shot-fired",
    public("by", MAYBE_SEAT),
    public("target", SEAT),
    public("character", MAYBE_TERM),
    public("kind", TERM),
    public("need", NUMBER),
)
_ANSWER_PLAYED: Final = Kind(
    "answer-played",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("kind", TERM),
    public("as", MAYBE_TERM),
)
_SHOT_CANCELLED: Final = Kind("shot-cancelled", public("seat", SEAT), public("character", MAYBE_TERM))
_CHECK_FLIPPED: Final = Kind(
    "check-flipped",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("cards", CARDS),
    public("what", TERM),
)
_CHECK_CHOSEN: Final = Kind("check-chosen", public("seat", SEAT), public("card", CARD))
_FLIPPED_TAKEN: Final = Kind("flipped-taken", public("seat", SEAT), public("card", CARD))
_BARREL_TRIED: Final = Kind(
    "barrel-tried",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("what", TERM),
    public("saved", NUMBER),
)
_JAIL_LEFT: Final = Kind(
    "jail-left", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_JAIL_STAYED: Final = Kind(
    "jail-stayed",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("gone", NUMBER),
)
_EXPLODED: Final = Kind(
    "exploded", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_DYNAMITE_PASSED: Final = Kind(
    "dynamite-passed",
    public("seat", SEAT),
    public("to", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
)
_DYNAMITE_STAYED: Final = Kind(
    "dynamite-stayed", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)


def shot_fired(table: BangTable, by: int, target: int, what: str, need: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _SHOT_FIRED,
                rule,
                (seat_of(table, by), table.owner[target], which(table, target), what, need),
            )
        )


def answer_played(table: BangTable, me: int, card: int, kind: int, rule: str) -> None:
    if table.telling:
        values = (table.owner[me], which(table, me), card, terms.KIND[kind], played_as(card, kind))
        table.told.append(Event(_ANSWER_PLAYED, rule, values))


def shot_cancelled(table: BangTable, by: int, target: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOT_CANCELLED, rule, (table.owner[target], which(table, target))))


def check_flipped(table: BangTable, me: int, cards: list[int], what: str, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_CHECK_FLIPPED, rule, (table.owner[me], which(table, me), tuple(cards), what))
        )


def check_chosen(table: BangTable, me: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHECK_CHOSEN, rule, (table.owner[me], card)))


def flipped_taken(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FLIPPED_TAKEN, rule, (seat, card)))


def barrel_tried(table: BangTable, me: int, what: str, saved: bool, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_BARREL_TRIED, rule, (table.owner[me], which(table, me), what, 1 if saved else 0))
        )


def jail_left(table: BangTable, me: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_JAIL_LEFT, rule, (table.owner[me], which(table, me), card)))


def jail_stayed(table: BangTable, me: int, card: int, gone: bool, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_JAIL_STAYED, rule, (table.owner[me], which(table, me), card, 1 if gone else 0))
        )


def exploded(table: BangTable, me: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXPLODED, rule, (table.owner[me], which(table, me), card)))


def dynamite_passed(table: BangTable, me: int, to: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_DYNAMITE_PASSED, rule, (table.owner[me], table.owner[to], which(table, to), card))
        )


def dynamite_stayed(table: BangTable, me: int, card: int, rule: str) -> None:
    """It has not exploded, and nobody is left who could take it."""
    if table.telling:
        table.told.append(Event(_DYNAMITE_STAYED, rule, (table.owner[me], which(table, me), card)))


# Life and death

_LIFE_LOST: Final = Kind(
    "life-lost",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("n", NUMBER),
    public("left", NUMBER),
    public("by", MAYBE_SEAT),
)
_LIFE_GAINED: Final = Kind(
    "life-gained",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("n", NUMBER),
    public("left", NUMBER),
)
_ELIMINATED: Final = Kind(
    "eliminated",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("role", MAYBE_TERM),
    public("killer", MAYBE_SEAT),
)
_CARDS_INHERITED: Final = Kind(
    "cards-inherited",
    public("heir", SEAT),
    public("seat", SEAT),
    public("n", NUMBER),
    only_for("heir seat", "hand", CARDS),
    public("cards", CARDS),
)
_ALL_DISCARDED: Final = Kind(
    "all-discarded", public("seat", SEAT), public("character", MAYBE_TERM), public("cards", CARDS)
)


def life_lost(table: BangTable, figure: int, points: int, by: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _LIFE_LOST,
                rule,
                (table.owner[figure], which(table, figure), points, table.life[figure], seat_of(table, by)),
            )
        )


def life_gained(table: BangTable, figure: int, points: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_LIFE_GAINED, rule, (table.owner[figure], which(table, figure), points, table.life[figure]))
        )


def eliminated(table: BangTable, figure: int, killer: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _ELIMINATED,
                rule,
                (
                    table.owner[figure],
                    which(table, figure),
                    terms.role(table.role[table.owner[figure]]),
                    seat_of(table, killer),
                ),
            )
        )


def cards_inherited(
    table: BangTable, heir: int, figure: int, hand: list[int], front: list[int], rule: str
) -> None:
    if table.telling:
        table.told.append(
            Event(_CARDS_INHERITED, rule, (heir, table.owner[figure], len(hand), tuple(hand), tuple(front)))
        )


def all_discarded(table: BangTable, figure: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_ALL_DISCARDED, rule, (table.owner[figure], which(table, figure), tuple(cards)))
        )


# Event cards

_EVENTS_LAID: Final = Kind("events-laid", public("n", NUMBER), public("next", TERM))
_EVENTS_SHUFFLED: Final = Kind("events-shuffled", public("n", NUMBER))
_EVENT_TURNED: Final = Kind(
    "event-turned", public("seat", SEAT), public("event", TERM), public("next", MAYBE_TERM)
)
_EVENT_OVER: Final = Kind("event-over", public("event", TERM))
_NAMED: Final = Kind("named", public("seat", SEAT), public("target", SEAT), public("event", TERM))
_OWN_DISCARDED: Final = Kind("own-discarded", public("seat", SEAT), public("card", CARD))
_SPARE_SEEN: Final = Kind("spare-seen", public("seat", SEAT), only_for("seat", "spare", TERM))
_IDENTITY_TAKEN: Final = Kind(
    "identity-taken",
    public("seat", SEAT),
    public("identity", TERM),
    public("life", NUMBER),
    public("most", NUMBER),
)
_RETURNED: Final = Kind("returned", public("seat", SEAT), public("life", NUMBER))
_GHOST_CAME: Final = Kind("ghost-came", public("seat", SEAT))
_GHOST_LEFT: Final = Kind("ghost-left", public("seat", SEAT))


_BURIED: Final = Kind("buried", public("card", CARD))
_EXCESS_BURIED: Final = Kind("excess-buried", public("seat", SEAT), only_for("seat", "card", CARD))
_MINE_CLOSED: Final = Kind("mine-closed", public("n", NUMBER))
_GUESSED: Final = Kind(
    "guessed", public("seat", SEAT), public("colour", TERM), public("card", CARD), public("right", NUMBER)
)
_EXTRA_TURN: Final = Kind("extra-turn", public("seat", SEAT))
_EVENT_USED: Final = Kind(
    "event-used", public("seat", SEAT), public("event", TERM), public("target", MAYBE_SEAT)
)
_CARD_SHOT_AT: Final = Kind(
    "card-shot-at",
    public("seat", SEAT),
    public("card", CARD),
    public("prize", CARD),
    public("target", SEAT),
    public("as", MAYBE_TERM),
)
_PRIZE_LOST: Final = Kind("prize-lost", public("seat", SEAT), public("card", CARD))


_SWAPPED: Final = Kind("swapped", public("seat", SEAT), public("card", CARD))
_PAIR_FIRED: Final = Kind("pair-fired", public("seat", SEAT), public("cards", CARDS))
_ROULETTE_PASSED: Final = Kind("roulette-passed", public("seat", SEAT))


_SHOW_LAID: Final = Kind("show-laid", public("n", NUMBER))
_SHOW_TURNED: Final = Kind("show-turned", public("seat", SEAT), public("event", TERM), public("left", NUMBER))
_TURN_SKIPPED: Final = Kind("turn-skipped", public("seat", SEAT))
_SEATS_SWAPPED: Final = Kind("seats-swapped", public("seat", SEAT), public("other", SEAT))
_CARDS_SEEN: Final = Kind("cards-seen", public("seat", SEAT), public("cards", CARDS))
_ROLES_SHUFFLED: Final = Kind("roles-shuffled", public("seats", SEATS))
_SPOKE: Final = Kind("spoke", public("seat", SEAT))
_CARD_NAMED: Final = Kind("card-named", public("seat", SEAT), public("victim", SEAT), public("kind", TERM))
_CARD_STAYS: Final = Kind("card-stays", public("seat", SEAT), public("card", CARD))
_HAND_SWAPPED: Final = Kind("hand-swapped", public("seat", SEAT), public("cards", CARDS))


def show_laid(table: BangTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOW_LAID, rule, (count,)))


def show_turned(table: BangTable, seat: int, event: int, left: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOW_TURNED, rule, (seat, terms.HAPPENING[event], left)))


def turn_skipped(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TURN_SKIPPED, rule, (seat,)))


def seats_swapped(table: BangTable, seat: int, other: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SEATS_SWAPPED, rule, (seat, other)))


def cards_seen(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    """Hand cards that everybody sees."""
    if table.telling:
        table.told.append(Event(_CARDS_SEEN, rule, (seat, tuple(cards))))


def roles_shuffled(table: BangTable, seats: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROLES_SHUFFLED, rule, (tuple(seats),)))


def spoke(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SPOKE, rule, (seat,)))


def card_named(table: BangTable, seat: int, victim: int, kind: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_NAMED, rule, (seat, victim, terms.KIND[kind])))


def card_stays(table: BangTable, seat: int, card: int, rule: str) -> None:
    """A card that somebody was to play, and cannot."""
    if table.telling:
        table.told.append(Event(_CARD_STAYS, rule, (seat, card)))


def hand_swapped(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HAND_SWAPPED, rule, (seat, tuple(cards))))


_READIED: Final = Kind("readied", public("seat", SEAT), public("card", CARD))


def readied(table: BangTable, seat: int, card: int, rule: str) -> None:
    """A hand card lies aside, to be fired."""
    if table.telling:
        table.told.append(Event(_READIED, rule, (seat, card)))


def swapped(table: BangTable, seat: int, card: int, rule: str) -> None:
    """A hand card goes, and another one will come for it."""
    if table.telling:
        table.told.append(Event(_SWAPPED, rule, (seat, card)))


def pair_fired(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PAIR_FIRED, rule, (seat, tuple(cards))))


def roulette_passed(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROULETTE_PASSED, rule, (seat,)))


def buried(table: BangTable, card: int, rule: str) -> None:
    """A discarded card lies face down beside the deck; everybody has seen it."""
    if table.telling:
        table.told.append(Event(_BURIED, rule, (card,)))


def excess_buried(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXCESS_BURIED, rule, (seat, card)))


def mine_closed(table: BangTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MINE_CLOSED, rule, (count,)))


def guessed(table: BangTable, seat: int, colour: str, card: int, right: bool, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GUESSED, rule, (seat, colour, card, int(right))))


def extra_turn(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXTRA_TURN, rule, (seat,)))


def event_used(table: BangTable, me: int, event: int, target: int, rule: str) -> None:
    """Somebody does what an event card offers."""
    if table.telling:
        seat = table.owner[me]
        values = (seat, terms.HAPPENING[event], other_than(seat, table.owner[target]))
        table.told.append(Event(_EVENT_USED, rule, values))


def card_shot_at(table: BangTable, me: int, card: int, prize: int, target: int, rule: str) -> None:
    if table.telling:
        values = (table.owner[me], card, prize, table.owner[target], played_as(card, BANG))
        table.told.append(Event(_CARD_SHOT_AT, rule, values))


def prize_lost(table: BangTable, figure: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PRIZE_LOST, rule, (table.owner[figure], card)))


def events_laid(table: BangTable, count: int, top: int, rule: str) -> None:
    """The event deck lies face up."""
    if table.telling:
        table.told.append(Event(_EVENTS_LAID, rule, (count, terms.HAPPENING[top])))


def events_shuffled(table: BangTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EVENTS_SHUFFLED, rule, (count,)))


def event_turned(table: BangTable, seat: int, event: int, following: int, rule: str) -> None:
    if table.telling:
        values = (seat, terms.HAPPENING[event], terms.happening(following))
        table.told.append(Event(_EVENT_TURNED, rule, values))


def event_over(table: BangTable, event: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EVENT_OVER, rule, (terms.HAPPENING[event],)))


def named(table: BangTable, seat: int, target: int, event: int, rule: str) -> None:
    """Somebody is singled out by an event card."""
    if table.telling:
        table.told.append(Event(_NAMED, rule, (seat, target, terms.HAPPENING[event])))


def own_discarded(table: BangTable, figure: int, card: int, rule: str) -> None:
    """A card in play that its owner has to give up."""
    if table.telling:
        table.told.append(Event(_OWN_DISCARDED, rule, (table.owner[figure], card)))


def spare_seen(table: BangTable, seat: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SPARE_SEEN, rule, (seat, terms.CHARACTER[character])))


def identity_taken(table: BangTable, figure: int, rule: str) -> None:
    if table.telling:
        character = terms.CHARACTER[table.character[figure]]
        values = (table.owner[figure], character, table.life[figure], table.most[figure])
        table.told.append(Event(_IDENTITY_TAKEN, rule, values))


def returned(table: BangTable, figure: int, life: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_RETURNED, rule, (table.owner[figure], life)))


def ghost_came(table: BangTable, figure: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GHOST_CAME, rule, (table.owner[figure],)))


def ghost_left(table: BangTable, figure: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GHOST_LEFT, rule, (table.owner[figure],)))


# The hidden six-player game

_CRIME_DECLARED: Final = Kind("crime-declared", public("seat", SEAT))
_LAW_DECLARED: Final = Kind("law-declared", public("seat", SEAT))
_FIGHT_STARTED: Final = Kind("fight-started", public("seats", SEATS))
_LEFT_GAME: Final = Kind("left-game", public("seat", SEAT))
_REMOVED_SHOWN: Final = Kind("removed-shown", public("role", TERM))


def crime_declared(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CRIME_DECLARED, rule, (seat,)))


def law_declared(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LAW_DECLARED, rule, (seat,)))


def fight_started(table: BangTable, seats: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FIGHT_STARTED, rule, (tuple(seats),)))


def left_game(table: BangTable, figure: int, rule: str) -> None:
    """Somebody is out of the game without having been eliminated."""
    if table.telling:
        table.told.append(Event(_LEFT_GAME, rule, (table.owner[figure],)))


def removed_shown(table: BangTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_REMOVED_SHOWN, rule, (terms.ROLE[table.removed],)))


# The end

_GAME_ENDED: Final = Kind("game-ended", public("side", TERM), public("winners", SEATS))
_REVEALED: Final = Kind(
    "revealed",
    public("seat", SEAT),
    public("role", MAYBE_TERM),
    public("cards", CARDS),
    public("spare", MAYBE_TERM),
)


def game_ended(table: BangTable, side: str, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _GAME_ENDED,
                rule,
                (side, tuple([seat for seat in range(table.seats) if table.victors >> seat & 1])),
            )
        )


def revealed(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _REVEALED,
                rule,
                (
                    seat,
                    terms.role(table.role[seat]),
                    tuple(table.hands[seat]),
                    terms.character(table.spare[seat]),
                ),
            )
        )


# Matches

_GAME_BEGAN: Final = Kind("game-began", public("n", NUMBER), public("of", NUMBER))
_PAID: Final = Kind("paid", public("seat", SEAT), public("n", NUMBER), public("total", NUMBER))
_FINED: Final = Kind("fined", public("seat", SEAT), public("n", NUMBER), public("total", NUMBER))
_BOUNTY_PAID: Final = Kind("bounty-paid", public("seat", SEAT), public("n", NUMBER), public("total", NUMBER))
_MATCH_ENDED: Final = Kind("match-ended", public("winners", SEATS))

_CARD_KEPT: Final = Kind(
    "card-kept", public("seat", SEAT), public("card", CARD), public("n", NUMBER), public("total", NUMBER)
)

_BID: Final = Kind("bid", public("seat", SEAT), public("character", TERM), public("n", NUMBER))
_PASSED: Final = Kind("passed", public("seat", SEAT), public("character", TERM))
_HIRED: Final = Kind(
    "hired", public("seat", SEAT), public("character", TERM), public("n", NUMBER), public("total", NUMBER)
)


def bid(table: BangTable, seat: int, character: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BID, rule, (seat, terms.CHARACTER[character], dollars)))


def passed(table: BangTable, seat: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PASSED, rule, (seat, terms.CHARACTER[character])))


def hired(table: BangTable, seat: int, character: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HIRED, rule, (seat, terms.CHARACTER[character], dollars, total)))


def game_began(table: BangTable, number: int, games: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAME_BEGAN, rule, (number, games)))


def paid(table: BangTable, seat: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PAID, rule, (seat, dollars, total)))


def fined(table: BangTable, seat: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FINED, rule, (seat, dollars, total)))


def bounty_paid(table: BangTable, seat: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BOUNTY_PAID, rule, (seat, dollars, total)))


def card_kept(table: BangTable, seat: int, card: int, dollars: int, total: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_KEPT, rule, (seat, card, dollars, total)))


def match_ended(table: BangTable, seats: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MATCH_ENDED, rule, (tuple(seats),)))
