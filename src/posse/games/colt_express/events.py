"""What can happen on the train, and who sees what of it: one function for each kind of event.

A function tells nothing, and works nothing out, while nobody listens.
"""

from __future__ import annotations

from typing import Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, MAYBE_TERM, NUMBER, NUMBERS, SEAT, SEATS, TERM, TERMS
from posse.games.colt_express import terms
from posse.games.colt_express.facts import (
    JEWEL_VALUE,
    PURSE_VALUES,
    ROUND_TURNS,
    STRONGBOX_VALUE,
    TURN_ICON,
    TURN_KIND,
    TURN_PART,
)
from posse.games.colt_express.pieces.purses import purses_in, worth
from posse.games.colt_express.scoring import bounty_seats, result, totals
from posse.games.colt_express.table import ColtTable

_WHO: Final = public("seat", SEAT)
_BANDIT: Final = public("bandit", TERM)
_VICTIM: Final = public("victim", TERM)
_CAR: Final = public("car", NUMBER)
_LEVEL: Final = public("level", TERM)
_COUNT: Final = public("count", NUMBER)
_ROUND: Final = public("round", NUMBER)
_VALUES: Final = public("values", NUMBERS)
_SHOWN: Final = public("bandit", MAYBE_TERM)  # on a card; "" on the Marshal card of a team


# Setting out

_TRAIN_COUPLED: Final = Kind("train-coupled", public("wagons", TERMS), _COUNT)
_TEAMS_DEALT: Final = Kind("teams-dealt", public("leaders", TERMS), public("partners", TERMS))
_CHARACTER_TAKEN: Final = Kind("character-taken", _WHO, _BANDIT)
_TEAM_TAKEN: Final = Kind("team-taken", _WHO, _BANDIT, public("partner", TERM))
_FIRST_PLAYER: Final = Kind("first-player", _WHO)
_PLACED: Final = Kind("placed", _WHO, _BANDIT, _CAR)


def train_coupled(table: ColtTable, wagons: list[int], rule: str) -> None:
    if table.telling:
        names = tuple([terms.WAGON[wagon] for wagon in wagons])
        table.told.append(Event(_TRAIN_COUPLED, rule, (names, len(names))))


def teams_dealt(table: ColtTable, leaders: tuple[int, ...], partners: tuple[int, ...], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TEAMS_DEALT, rule, (terms.bandits(leaders), terms.bandits(partners))))


def character_taken(table: ColtTable, seat: int, bandit: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHARACTER_TAKEN, rule, (seat, terms.BANDIT[bandit])))


def team_taken(table: ColtTable, seat: int, leader: int, partner: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TEAM_TAKEN, rule, (seat, terms.BANDIT[leader], terms.BANDIT[partner])))


def first_player(table: ColtTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FIRST_PLAYER, rule, (seat,)))


def placed(table: ColtTable, seat: int, bandit: int, car: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PLACED, rule, (seat, terms.BANDIT[bandit], car)))


# A round and its planning phase

_ROUND_STARTED: Final = Kind("round-started", _ROUND, public("card", TERM), public("turns", TERMS))
_CARD_PICKED: Final = Kind("card-picked", _WHO, only_for("seat", "card", CARD))
_HAND_DRAWN: Final = Kind("hand-drawn", _WHO, _COUNT, only_for("seat", "cards", CARDS))
_DECK_SHUFFLED: Final = Kind("deck-shuffled", _WHO)
_TURN_STARTED: Final = Kind("turn-started", public("number", NUMBER), public("turn", TERM))
_CARD_PLAYED: Final = Kind("card-played", _WHO, public("card", CARD), _SHOWN)
_CARD_HIDDEN: Final = Kind(
    "card-hidden", _WHO, only_for("seat", "card", CARD), only_for("seat", "bandit", MAYBE_TERM)
)
_BONUS_PLAYED: Final = Kind("bonus-played", _WHO, public("card", CARD), _BANDIT)
_CARDS_DRAWN: Final = Kind("cards-drawn", _WHO, _COUNT, only_for("seat", "cards", CARDS))
_HANDS_AWAY: Final = Kind("hands-away", _ROUND)
_HAND_KEPT: Final = Kind("hand-kept", _WHO, public("kept", NUMBER), _COUNT, public("cards", CARDS))


def round_started(table: ColtTable, card: int, rule: str) -> None:
    if table.telling:
        turns = tuple([terms.TURN[turn] for turn in ROUND_TURNS[card]])
        table.told.append(Event(_ROUND_STARTED, rule, (table.round, terms.ROUND[card], turns)))


def card_picked(table: ColtTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_PICKED, rule, (seat, card)))


def hand_drawn(table: ColtTable, seat: int, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HAND_DRAWN, rule, (seat, count, _last_in_hand(table, seat, count))))


def deck_shuffled(table: ColtTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DECK_SHUFFLED, rule, (seat,)))


def turn_started(table: ColtTable, rule: str) -> None:
    """Told with the first turn under each sign of the round card."""
    if table.telling:
        turn = table.turns[table.turn]
        if table.turn == 0 or table.turns[table.turn - 1] >> TURN_ICON != turn >> TURN_ICON:
            table.told.append(
                Event(
                    _TURN_STARTED, rule, ((turn >> TURN_ICON) + 1, terms.TURN[turn >> TURN_KIND & TURN_PART])
                )
            )


def card_played(table: ColtTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_PLAYED, rule, (seat, card, terms.shown(table.shown_on(seat, card)))))


def card_hidden(table: ColtTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_HIDDEN, rule, (seat, card, terms.shown(table.shown_on(seat, card)))))


def bonus_played(table: ColtTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BONUS_PLAYED, rule, (seat, card, terms.shown(table.shown_on(seat, card)))))


def cards_drawn(table: ColtTable, seat: int, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARDS_DRAWN, rule, (seat, count, _last_in_hand(table, seat, count))))


def _last_in_hand(table: ColtTable, seat: int, count: int) -> tuple[int, ...]:
    """The cards that were drawn just now."""
    hand = table.hand[seat]
    return tuple(hand[len(hand) - count :])


def hands_away(table: ColtTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HANDS_AWAY, rule, (table.round,)))


def hand_kept(table: ColtTable, seat: int, kept: int, discarded: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HAND_KEPT, rule, (seat, kept, len(discarded), tuple(discarded))))


# The stealing phase

_STEALING_STARTED: Final = Kind("stealing-started", _COUNT)
_CARD_UP: Final = Kind("card-up", _WHO, public("card", CARD), _SHOWN)
_NO_EFFECT: Final = Kind("no-effect", _BANDIT, public("card", CARD), public("why", TERM))
_MOVED: Final = Kind("moved", _BANDIT, _CAR, _LEVEL)
_CLIMBED: Final = Kind("climbed", _BANDIT, _CAR, _LEVEL)
_SHOT: Final = Kind("shot", _BANDIT, _VICTIM, public("left", NUMBER))
_PUSHED: Final = Kind("pushed", _BANDIT, _VICTIM, _CAR, _LEVEL)
_STOOD: Final = Kind("stood", _BANDIT, _VICTIM)


def stealing_started(table: ColtTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STEALING_STARTED, rule, (len(table.pile),)))


def card_up(table: ColtTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_UP, rule, (seat, card, terms.shown(table.shown_on(seat, card)))))


def no_effect(table: ColtTable, bandit: int, card: int, why: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NO_EFFECT, rule, (terms.BANDIT[bandit], card, why)))


def moved(table: ColtTable, bandit: int, place: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MOVED, rule, (terms.BANDIT[bandit], place >> 1, terms.LEVEL[place & 1])))


def climbed(table: ColtTable, bandit: int, place: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CLIMBED, rule, (terms.BANDIT[bandit], place >> 1, terms.LEVEL[place & 1])))


def shot(table: ColtTable, shooter: int, target: int, left: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOT, rule, (terms.BANDIT[shooter], terms.BANDIT[target], left)))


def pushed(table: ColtTable, shooter: int, target: int, place: int, rule: str) -> None:
    if table.telling:
        where = (place >> 1, terms.LEVEL[place & 1])
        table.told.append(Event(_PUSHED, rule, (terms.BANDIT[shooter], terms.BANDIT[target], *where)))


def stood(table: ColtTable, shooter: int, target: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STOOD, rule, (terms.BANDIT[shooter], terms.BANDIT[target])))


# Loot. A purse's value is for its owner alone. What a jewel or a strongbox is worth everybody knows
# (colt-info-jewel-strongbox), so the same event has a second kind for them.

_TOKEN: Final = (public("loot", TERM), public("token", NUMBER))
_SECRET_VALUE: Final = only_for("seat", "value", NUMBER)
_OPEN_VALUE: Final = public("value", NUMBER)
_ROBBED: Final = Kind("robbed", _WHO, _BANDIT, *_TOKEN, _SECRET_VALUE)
_ROBBED_OPENLY: Final = Kind("robbed", _WHO, _BANDIT, *_TOKEN, _OPEN_VALUE)
_LOOT_DROPPED: Final = Kind("loot-dropped", _WHO, _VICTIM, *_TOKEN, _SECRET_VALUE)
_LOOT_DROPPED_OPENLY: Final = Kind("loot-dropped", _WHO, _VICTIM, *_TOKEN, _OPEN_VALUE)
_NO_TOKEN: Final = -1
_JEWEL: Final = (terms.JEWEL, _NO_TOKEN, JEWEL_VALUE)
_STRONGBOX: Final = (terms.STRONGBOX, _NO_TOKEN, STRONGBOX_VALUE)


def robbed_purse(table: ColtTable, bandit: int, token: int, value: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[bandit], terms.BANDIT[bandit])
        table.told.append(Event(_ROBBED, rule, (*who, terms.PURSE, token, value)))


def robbed_jewel(table: ColtTable, bandit: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[bandit], terms.BANDIT[bandit])
        table.told.append(Event(_ROBBED_OPENLY, rule, (*who, *_JEWEL)))


def robbed_strongbox(table: ColtTable, bandit: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[bandit], terms.BANDIT[bandit])
        table.told.append(Event(_ROBBED_OPENLY, rule, (*who, *_STRONGBOX)))


def purse_dropped(table: ColtTable, victim: int, token: int, value: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[victim], terms.BANDIT[victim])
        table.told.append(Event(_LOOT_DROPPED, rule, (*who, terms.PURSE, token, value)))


def jewel_dropped(table: ColtTable, victim: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[victim], terms.BANDIT[victim])
        table.told.append(Event(_LOOT_DROPPED_OPENLY, rule, (*who, *_JEWEL)))


def strongbox_dropped(table: ColtTable, victim: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[victim], terms.BANDIT[victim])
        table.told.append(Event(_LOOT_DROPPED_OPENLY, rule, (*who, *_STRONGBOX)))


# Punches

_PUNCHED: Final = Kind("punched", _BANDIT, _VICTIM)
_NOTHING_TO_LOSE: Final = Kind("nothing-to-lose", _VICTIM, public("loot", TERM))
_PURSE_KEPT: Final = Kind(
    "purse-kept", _WHO, _BANDIT, public("loser", SEAT), _VICTIM, only_for("seat loser", "value", NUMBER)
)
_KNOCKED: Final = Kind("knocked", _VICTIM, _CAR, _LEVEL)


def punched(table: ColtTable, puncher: int, target: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PUNCHED, rule, (terms.BANDIT[puncher], terms.BANDIT[target])))


def nothing_to_lose(table: ColtTable, victim: int, loot: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NOTHING_TO_LOSE, rule, (terms.BANDIT[victim], loot)))


def purse_kept(table: ColtTable, puncher: int, victim: int, value: int, rule: str) -> None:
    if table.telling:
        keeper = (table.owner[puncher], terms.BANDIT[puncher])
        loser = (table.owner[victim], terms.BANDIT[victim])
        table.told.append(Event(_PURSE_KEPT, rule, (*keeper, *loser, value)))


def knocked(table: ColtTable, victim: int, place: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_KNOCKED, rule, (terms.BANDIT[victim], place >> 1, terms.LEVEL[place & 1])))


# The Marshal

_MARSHAL_MOVED: Final = Kind("marshal-moved", _CAR)
_MARSHAL_STAYED: Final = Kind("marshal-stayed", _CAR)
_FLED: Final = Kind("fled", _BANDIT, _CAR)
_NEUTRAL_BULLET: Final = Kind("neutral-bullet", _BANDIT, public("left", NUMBER))
_NO_BULLETS: Final = Kind("no-bullets", public("bandits", TERMS))


def marshal_moved(table: ColtTable, car: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MARSHAL_MOVED, rule, (car,)))


def marshal_stayed(table: ColtTable, car: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MARSHAL_STAYED, rule, (car,)))


def fled(table: ColtTable, bandit: int, car: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FLED, rule, (terms.BANDIT[bandit], car)))


def neutral_bullet(table: ColtTable, bandit: int, left: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NEUTRAL_BULLET, rule, (terms.BANDIT[bandit], left)))


def no_bullets(table: ColtTable, bandits: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NO_BULLETS, rule, (terms.bandits(bandits),)))


# Events of round cards

_EVENT: Final = Kind("event", public("event", TERM))
_NOBODY_AFFECTED: Final = Kind("nobody-affected", public("event", TERM))
_SWEPT: Final = Kind("swept", _BANDIT, _CAR)
_STRONGBOX_OUT: Final = Kind("strongbox-out", _CAR)
_PICKED_POCKET: Final = Kind(
    "picked-pocket", _WHO, _BANDIT, public("token", NUMBER), only_for("seat", "value", NUMBER)
)
_POCKET_LEFT: Final = Kind("pocket-left", _BANDIT)
_HOSTAGE_PAID: Final = Kind("hostage-paid", _WHO, _BANDIT, public("left", NUMBER))


def event_happened(table: ColtTable, event: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EVENT, rule, (terms.EVENT[event],)))


def nobody_affected(table: ColtTable, event: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NOBODY_AFFECTED, rule, (terms.EVENT[event],)))


def swept(table: ColtTable, bandit: int, car: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SWEPT, rule, (terms.BANDIT[bandit], car)))


def strongbox_out(table: ColtTable, car: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STRONGBOX_OUT, rule, (car,)))


def picked_pocket(table: ColtTable, bandit: int, token: int, value: int, rule: str) -> None:
    if table.telling:
        who = (table.owner[bandit], terms.BANDIT[bandit])
        table.told.append(Event(_PICKED_POCKET, rule, (*who, token, value)))


def pocket_left(table: ColtTable, bandit: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_POCKET_LEFT, rule, (terms.BANDIT[bandit],)))


def hostage_paid(table: ColtTable, bandit: int, rule: str) -> None:
    """Said with how many purses are left out of play."""
    if table.telling:
        left = table.supply.bit_count()
        table.told.append(Event(_HOSTAGE_PAID, rule, (table.owner[bandit], terms.BANDIT[bandit], left)))


# The end

_GAME_ENDED: Final = Kind("game-ended", _ROUND)
_PURSES_OPENED: Final = Kind("purses-opened", _WHO, _BANDIT, _COUNT, _VALUES, public("total", NUMBER))
_PURSES_LEFT: Final = Kind("purses-left", _CAR, _LEVEL, _COUNT, _VALUES)
_BOUNTY_PAID: Final = Kind("bounty-paid", _WHO, public("fired", NUMBER))
_SCORED: Final = Kind("scored", _WHO, public("dollars", NUMBER))
_GAME_WON: Final = Kind("game-won", public("seats", SEATS), public("dollars", NUMBER))


def game_ended(table: ColtTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAME_ENDED, rule, (table.round,)))


def purses_opened(table: ColtTable, rule: str) -> None:
    """An event for each bandit."""
    if table.telling:
        for seat in range(table.seats):
            for bandit in table.gang[seat]:
                board = table.board_purses[bandit]
                values = tuple([PURSE_VALUES[kind] for kind in purses_in(board)])
                what = (len(values), values, worth(board))
                table.told.append(Event(_PURSES_OPENED, rule, (seat, terms.BANDIT[bandit], *what)))


def purses_left(table: ColtTable, rule: str) -> None:
    """An event for each place where some lie."""
    if table.telling:
        for place, tokens in enumerate(table.purses):
            if tokens:
                values = tuple([PURSE_VALUES[table.token_kind[token]] for token in tokens])
                where = (place >> 1, terms.LEVEL[place & 1])
                table.told.append(Event(_PURSES_LEFT, rule, (*where, len(values), values)))


def bounty_paid(table: ColtTable, rule: str) -> None:
    """An event for each player who gets it."""
    if table.telling:
        for seat in bounty_seats(table):
            table.told.append(Event(_BOUNTY_PAID, rule, (seat, table.fired[seat])))


def scored(table: ColtTable, rule: str) -> None:
    """An event for each player."""
    if table.telling:
        for seat, dollars in enumerate(totals(table)):
            table.told.append(Event(_SCORED, rule, (seat, dollars)))


def game_won(table: ColtTable, rule: str) -> None:
    if table.telling:
        final = result(table)
        winners = tuple(final.winners)
        table.told.append(Event(_GAME_WON, rule, (winners, final.scores[winners[0]])))
