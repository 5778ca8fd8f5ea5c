"""What can happen on the train, and who sees what of it."""

from __future__ import annotations

from typing import Final

from posse.core.events import Kind, only_for, public
from posse.core.said import CARD, CARDS, NUMBER, SEAT, SEATS, TERM, TERMS

_WHO: Final = public("seat", SEAT)
_BANDIT: Final = public("bandit", TERM)
_VICTIM: Final = public("victim", TERM)
_SHOWN: Final = public("bandit", "maybe-term")  # on a card; "" on the Marshal card of a team

TRAIN_COUPLED: Final = Kind("train-coupled", public("wagons", TERMS), public("count", NUMBER))
TEAMS_DEALT: Final = Kind("teams-dealt", public("leaders", TERMS), public("partners", TERMS))
CHARACTER_TAKEN: Final = Kind("character-taken", _WHO, _BANDIT)
TEAM_TAKEN: Final = Kind("team-taken", _WHO, _BANDIT, public("partner", TERM))
FIRST_PLAYER: Final = Kind("first-player", _WHO)
PLACED: Final = Kind("placed", _WHO, _BANDIT, public("car", NUMBER))

ROUND_STARTED: Final = Kind(
    "round-started", public("round", NUMBER), public("card", TERM), public("turns", TERMS)
)
CARD_PICKED: Final = Kind("card-picked", _WHO, only_for("seat", "card", CARD))
HAND_DRAWN: Final = Kind("hand-drawn", _WHO, public("count", NUMBER), only_for("seat", "cards", CARDS))
DECK_SHUFFLED: Final = Kind("deck-shuffled", _WHO)
TURN_STARTED: Final = Kind("turn-started", public("number", NUMBER), public("turn", TERM))
CARD_PLAYED: Final = Kind("card-played", _WHO, public("card", CARD), _SHOWN)
CARD_HIDDEN: Final = Kind(
    "card-hidden", _WHO, only_for("seat", "card", CARD), only_for("seat", "bandit", "maybe-term")
)
BONUS_PLAYED: Final = Kind("bonus-played", _WHO, public("card", CARD), _BANDIT)
CARDS_DRAWN: Final = Kind("cards-drawn", _WHO, public("count", NUMBER), only_for("seat", "cards", CARDS))
HANDS_AWAY: Final = Kind("hands-away", public("round", NUMBER))
HAND_KEPT: Final = Kind(
    "hand-kept", _WHO, public("kept", NUMBER), public("count", NUMBER), public("cards", CARDS)
)
STEALING_STARTED: Final = Kind("stealing-started", public("count", NUMBER))

CARD_UP: Final = Kind("card-up", _WHO, public("card", CARD), _SHOWN)
NO_EFFECT: Final = Kind("no-effect", _BANDIT, public("card", CARD), public("why", TERM))
MOVED: Final = Kind("moved", _BANDIT, public("car", NUMBER), public("level", TERM))
CLIMBED: Final = Kind("climbed", _BANDIT, public("car", NUMBER), public("level", TERM))
SHOT: Final = Kind("shot", _BANDIT, _VICTIM, public("left", NUMBER))
PUSHED: Final = Kind("pushed", _BANDIT, _VICTIM, public("car", NUMBER), public("level", TERM))
STOOD: Final = Kind("stood", _BANDIT, _VICTIM)
# A purse's value is for its owner alone. What a jewel or a strongbox is worth everybody knows
# (colt-info-jewel-strongbox), so the same event has a second kind for them.
_TOKEN: Final = (public("loot", TERM), public("token", NUMBER))
_SECRET_VALUE: Final = only_for("seat", "value", NUMBER)
_OPEN_VALUE: Final = public("value", NUMBER)
ROBBED: Final = Kind("robbed", _WHO, _BANDIT, *_TOKEN, _SECRET_VALUE)
ROBBED_OPENLY: Final = Kind("robbed", _WHO, _BANDIT, *_TOKEN, _OPEN_VALUE)
PUNCHED: Final = Kind("punched", _BANDIT, _VICTIM)
LOOT_DROPPED: Final = Kind("loot-dropped", _WHO, _VICTIM, *_TOKEN, _SECRET_VALUE)
LOOT_DROPPED_OPENLY: Final = Kind("loot-dropped", _WHO, _VICTIM, *_TOKEN, _OPEN_VALUE)
NOTHING_TO_LOSE: Final = Kind("nothing-to-lose", _VICTIM, public("loot", TERM))
PURSE_KEPT: Final = Kind(
    "purse-kept", _WHO, _BANDIT, public("loser", SEAT), _VICTIM, only_for("seat loser", "value", NUMBER)
)
KNOCKED: Final = Kind("knocked", _VICTIM, public("car", NUMBER), public("level", TERM))
MARSHAL_MOVED: Final = Kind("marshal-moved", public("car", NUMBER))
MARSHAL_STAYED: Final = Kind("marshal-stayed", public("car", NUMBER))
FLED: Final = Kind("fled", _BANDIT, public("car", NUMBER))
NEUTRAL_BULLET: Final = Kind("neutral-bullet", _BANDIT, public("left", NUMBER))
NO_BULLETS: Final = Kind("no-bullets", public("bandits", TERMS))

EVENT: Final = Kind("event", public("event", TERM))
NOBODY_AFFECTED: Final = Kind("nobody-affected", public("event", TERM))
SWEPT: Final = Kind("swept", _BANDIT, public("car", NUMBER))
STRONGBOX_OUT: Final = Kind("strongbox-out", public("car", NUMBER))
PICKED_POCKET: Final = Kind(
    "picked-pocket", _WHO, _BANDIT, public("token", NUMBER), only_for("seat", "value", NUMBER)
)
POCKET_LEFT: Final = Kind("pocket-left", _BANDIT)
HOSTAGE_PAID: Final = Kind("hostage-paid", _WHO, _BANDIT, public("left", NUMBER))

GAME_ENDED: Final = Kind("game-ended", public("round", NUMBER))
PURSES_OPENED: Final = Kind(
    "purses-opened",
    _WHO,
    _BANDIT,
    public("count", NUMBER),
    public("values", "numbers"),
    public("total", NUMBER),
)
PURSES_LEFT: Final = Kind(
    "purses-left",
    public("car", NUMBER),
    public("level", TERM),
    public("count", NUMBER),
    public("values", "numbers"),
)
BOUNTY_PAID: Final = Kind("bounty-paid", _WHO, public("fired", NUMBER))
SCORED: Final = Kind("scored", _WHO, public("dollars", NUMBER))
GAME_WON: Final = Kind("game-won", public("seats", SEATS), public("dollars", NUMBER))
