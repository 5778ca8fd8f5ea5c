"""What can happen at a Dice Town table, and who sees what of it."""

from __future__ import annotations

from typing import Final

from posse.core.events import Kind, only_for, public
from posse.core.said import CARD, CARDS, NUMBER, SEAT, SEATS, TERM, TERMS

_WHO: Final = public("seat", SEAT)

GAME_STARTED: Final = Kind("game-started", public("sheriff", SEAT), public("row", CARDS))
ROUND_STARTED: Final = Kind("round-started", public("round", NUMBER))
THROWN: Final = Kind(
    "thrown",
    _WHO,
    public("count", NUMBER),
    only_for("seat", "dice", "dice"),
    only_for("seat", "faces", TERMS),
)
LAST_THROW: Final = Kind("last-throw", public("seats", SEATS))
KEPT: Final = Kind("kept", _WHO, public("dice", "dice"), public("count", NUMBER), public("faces", TERMS))
DECLARED: Final = Kind("declared", _WHO, public("cards", CARDS))
PAID: Final = Kind("paid", _WHO, public("dollars", NUMBER))
COMBINED: Final = Kind("combined", _WHO, public("faces", TERMS), public("hand", TERM))

CARD_PLAYED: Final = Kind("card-played", _WHO, public("card", CARD), public("victim", "maybe-seat"))
CANCELLED: Final = Kind("cancelled", _WHO, public("card", CARD), public("by", SEAT))
FEE_WAIVED: Final = Kind("fee-waived", _WHO)
KEEP_REDUCED: Final = Kind(
    "keep-reduced", _WHO, public("dice", "dice"), public("count", NUMBER), public("faces", TERMS)
)
CHEATING: Final = Kind("cheating", _WHO, public("die", "die"), public("old", TERM), public("new", TERM))
DIE_CHANGED: Final = Kind("die-changed", _WHO, public("die", "die"), public("old", TERM), public("new", TERM))
CHEATER_LEFT: Final = Kind("cheater-left", _WHO)

UNCLAIMED: Final = Kind("unclaimed", public("place", TERM))
NOTHING_THERE: Final = Kind("nothing-there", public("place", TERM))
WON: Final = Kind("won", _WHO, public("place", TERM))
DISPUTED: Final = Kind("dispute", public("place", TERM), public("seats", SEATS), public("sheriff", SEAT))
OFFERED: Final = Kind(
    "offered",
    _WHO,
    public("for", SEAT),
    public("dollars", NUMBER),
    public("nuggets", NUMBER),
    public("property", NUMBER),
    public("store", NUMBER),
    public("sheriff", SEAT),
    only_for("seat sheriff", "cards", CARDS),
)
RULED: Final = Kind("ruled", public("sheriff", SEAT), _WHO, public("place", TERM))
BRIBE_PAID: Final = Kind(
    "bribe-paid",
    _WHO,
    public("sheriff", SEAT),
    public("dollars", NUMBER),
    public("nuggets", NUMBER),
    public("property", NUMBER),
    public("store", NUMBER),
)

NUGGETS_TAKEN: Final = Kind("nuggets-taken", _WHO, public("count", NUMBER))
BANK_ROBBED: Final = Kind("bank-robbed", _WHO, public("dollars", NUMBER))
SPLIT_PAID: Final = Kind("split-paid", _WHO, public("to", SEAT), public("dollars", NUMBER))
STAGECOACH_MOVED: Final = Kind("stagecoach-moved", public("dollars", NUMBER))
STORE_DRAWN: Final = Kind("store-drawn", _WHO, public("count", NUMBER), only_for("seat", "cards", CARDS))
STORE_SHUFFLED: Final = Kind("store-shuffled", public("count", NUMBER))
STORE_KEPT: Final = Kind("store-kept", _WHO, public("discarded", NUMBER), only_for("seat", "card", CARD))
JOE_SHOWN: Final = Kind("joe-shown", _WHO)
JOE_PAID: Final = Kind("joe-paid", public("victim", SEAT), _WHO, public("dollars", NUMBER))
JOE_IDLE: Final = Kind("joe-idle", _WHO)
SALOON_DRAWN: Final = Kind(
    "saloon-drawn",
    _WHO,
    public("victim", SEAT),
    public("property", NUMBER),
    public("store", NUMBER),
    only_for("seat victim", "cards", CARDS),
)
STOLEN: Final = Kind(
    "stolen",
    _WHO,
    public("victim", SEAT),
    public("kind", TERM),
    only_for("seat victim", "card", CARD),
)
BADGE_MOVED: Final = Kind("badge-moved", _WHO, public("old", SEAT))
BADGE_KEPT: Final = Kind("badge-kept", _WHO)
PROPERTY_TAKEN: Final = Kind("property-taken", _WHO, public("count", NUMBER), public("cards", CARDS))
PROPERTY_DRAWN: Final = Kind("property-drawn", _WHO, only_for("seat", "card", CARD))
ROW_FILLED: Final = Kind("row-filled", public("count", NUMBER), public("cards", CARDS))

ELIXIR_DRUNK: Final = Kind("elixir-drunk", _WHO)
DOC_ORDER: Final = Kind("doc-order", public("sheriff", SEAT), public("seats", SEATS))
DOC_DECLINED: Final = Kind("doc-declined", _WHO)
DOC_HELPLESS: Final = Kind("doc-helpless", _WHO)
FENCED: Final = Kind("fenced", _WHO, public("count", NUMBER), public("cards", CARDS))
DOC_CARD: Final = Kind("doc-card", _WHO, only_for("seat", "card", CARD))
SMALL_THEFT: Final = Kind("small-theft", _WHO, public("victim", SEAT), public("dollars", NUMBER))
BIG_THEFT: Final = Kind("big-theft", _WHO, public("victim", SEAT))

ROUND_ENDED: Final = Kind("round-ended", public("round", NUMBER))
GAME_ENDED: Final = Kind("game-ended", public("why", TERM))
HAND_SHOWN: Final = Kind("hand-shown", _WHO, public("count", NUMBER), public("cards", CARDS))
SCORED: Final = Kind("scored", _WHO, public("points", NUMBER))
TIE_NAMED: Final = Kind("tie-named", public("sheriff", SEAT), _WHO)
GAME_WON: Final = Kind("game-won", _WHO, public("points", NUMBER))
