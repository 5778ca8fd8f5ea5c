"""The questions as bits, and which of them an ability answers."""

from __future__ import annotations

from typing import Final

from posse.games.bang.abilities.ability import Ability

BANGS_PER_TURN: Final = 1 << 0
MISSES_NEEDED: Final = 1 << 1
WEAPON_RANGE: Final = 1 << 2
BASE_DISTANCE: Final = 1 << 3
DISTANCE_FROM_ME: Final = 1 << 4
DISTANCE_TO_ME: Final = 1 << 5
BEER_HEALS: Final = 1 << 6
HAND_LIMIT: Final = 1 << 7
STARTING_HAND: Final = 1 << 8
CHECK_CARDS: Final = 1 << 9
SUIT_SEEN: Final = 1 << 10
TURN_DIRECTION: Final = 1 << 11
SILENCES_CHARACTERS: Final = 1 << 12
SILENCES_CARDS: Final = 1 << 13
ABILITIES_HELD: Final = 1 << 14
COUNTS_AS: Final = 1 << 15
MAY_PLAY: Final = 1 << 16
MAY_PUT_IN_PLAY: Final = 1 << 17
MAY_END_PLAY: Final = 1 << 18
IMMUNE_TO: Final = 1 << 19
DRAWS_DISCARDS: Final = 1 << 20
HANDS_OPEN: Final = 1 << 21
WHO_HAS_WON: Final = 1 << 22
ACTIONS: Final = 1 << 23
ACTIONS_WHEN_ASKED: Final = 1 << 24
ACTIONS_OF_OTHERS: Final = 1 << 25
DODGES: Final = 1 << 26
DRAW_WAYS: Final = 1 << 27
DRAW_PHASE: Final = 1 << 28
DRAW_COUNT: Final = 1 << 29
DRAW_PILE: Final = 1 << 30
BEFORE_DRAW: Final = 1 << 31
SECOND_CARD: Final = 1 << 32
DRAW_PHASE_END: Final = 1 << 33
ENTERS_PLAY: Final = 1 << 34
SEAT_REACHED: Final = 1 << 35
TURN_STARTS: Final = 1 << 36
TURN_CHECKS: Final = 1 << 37
CHARACTER_STEP: Final = 1 << 38
CARD_PUT_IN_PLAY: Final = 1 << 39
CHECK_MADE: Final = 1 << 40
PLAYED_OUT_OF_TURN: Final = 1 << 41
AFTER_LIFE_LOST: Final = 1 << 42
BEFORE_ELIMINATION: Final = 1 << 43
CARDS_OF_THE_DEAD: Final = 1 << 44
SOMEONE_DIED: Final = 1 << 45
HAND_EMPTY: Final = 1 << 46
PHASE_2_ENDS: Final = 1 << 47
DISCARDS_GO_TO: Final = 1 << 48
EXCESS_GOES_TO: Final = 1 << 49
TURN_ENDS: Final = 1 << 50
QUESTIONS: Final[dict[str, int]] = {
    "bangs_per_turn": BANGS_PER_TURN,
    "misses_needed": MISSES_NEEDED,
    "weapon_range": WEAPON_RANGE,
    "base_distance": BASE_DISTANCE,
    "distance_from_me": DISTANCE_FROM_ME,
    "distance_to_me": DISTANCE_TO_ME,
    "beer_heals": BEER_HEALS,
    "hand_limit": HAND_LIMIT,
    "starting_hand": STARTING_HAND,
    "check_cards": CHECK_CARDS,
    "suit_seen": SUIT_SEEN,
    "turn_direction": TURN_DIRECTION,
    "silences_characters": SILENCES_CHARACTERS,
    "silences_cards": SILENCES_CARDS,
    "abilities_held": ABILITIES_HELD,
    "counts_as": COUNTS_AS,
    "may_play": MAY_PLAY,
    "may_put_in_play": MAY_PUT_IN_PLAY,
    "may_end_play": MAY_END_PLAY,
    "immune_to": IMMUNE_TO,
    "draws_discards": DRAWS_DISCARDS,
    "hands_open": HANDS_OPEN,
    "who_has_won": WHO_HAS_WON,
    "actions": ACTIONS,
    "actions_when_asked": ACTIONS_WHEN_ASKED,
    "actions_of_others": ACTIONS_OF_OTHERS,
    "dodges": DODGES,
    "draw_ways": DRAW_WAYS,
    "draw_phase": DRAW_PHASE,
    "draw_count": DRAW_COUNT,
    "draw_pile": DRAW_PILE,
    "before_draw": BEFORE_DRAW,
    "second_card": SECOND_CARD,
    "draw_phase_end": DRAW_PHASE_END,
    "enters_play": ENTERS_PLAY,
    "seat_reached": SEAT_REACHED,
    "turn_starts": TURN_STARTS,
    "turn_checks": TURN_CHECKS,
    "character_step": CHARACTER_STEP,
    "card_put_in_play": CARD_PUT_IN_PLAY,
    "check_made": CHECK_MADE,
    "played_out_of_turn": PLAYED_OUT_OF_TURN,
    "after_life_lost": AFTER_LIFE_LOST,
    "before_elimination": BEFORE_ELIMINATION,
    "cards_of_the_dead": CARDS_OF_THE_DEAD,
    "someone_died": SOMEONE_DIED,
    "hand_empty": HAND_EMPTY,
    "phase_2_ends": PHASE_2_ENDS,
    "discards_go_to": DISCARDS_GO_TO,
    "excess_goes_to": EXCESS_GOES_TO,
    "turn_ends": TURN_ENDS,
}
NO_QUESTIONS: Final[tuple[str, ...]] = (
    *("asked", "use", "use_says", "dodge", "recover"),
    *("effect", "aim", "use_aim", "rule"),
)


def misspelt(kind: type) -> list[str]:
    """What a class answers that nobody asks. Names with an underscore in front are its own business."""
    known = (*QUESTIONS, *NO_QUESTIONS)
    return [name for name in vars(kind) if not name.startswith("_") and name not in known]


def answers(kind: type[Ability]) -> int:
    """The questions that a class answers (bits), its own and those of the classes it is made from."""
    wrong = misspelt(kind)
    if wrong:
        raise TypeError(f"{kind.__name__} answers what nobody asks: {', '.join(wrong)}")
    bits = 0
    for name, bit in QUESTIONS.items():
        if getattr(kind, name) is not getattr(Ability, name):
            bits |= bit
    return bits
