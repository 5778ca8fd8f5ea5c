"""What can happen at a table of BANG!, and who sees what of it: one function for each kind of event.

A function tells nothing, and works nothing out, while nobody listens. `character` names the figure where a
player has two of them, and is "" otherwise. Sentences need to know what is unusual: `as` is the kind that a
card is played as where another one is printed on it, `other` is the player acted on if it is somebody else.
"""

# Rules say `events.shot_fired(...)`: all of them are found here, wherever they stand.
# ruff: noqa: F401
# mypy: implicit-reexport

from __future__ import annotations

from posse.games.bang.events.fights import (
    all_discarded,
    answer_played,
    barrel_tried,
    cards_inherited,
    check_chosen,
    check_flipped,
    dynamite_passed,
    dynamite_stayed,
    eliminated,
    exploded,
    flipped_taken,
    jail_left,
    jail_stayed,
    life_gained,
    life_lost,
    shot_cancelled,
    shot_fired,
)
from posse.games.bang.events.games import (
    bid,
    bounty_paid,
    card_kept,
    character_dealt,
    character_picked,
    characters_offered,
    crime_declared,
    fight_started,
    fined,
    game_began,
    game_ended,
    hand_dealt,
    hired,
    law_declared,
    left_game,
    match_ended,
    paid,
    passed,
    removed_shown,
    revealed,
    role_dealt,
    role_shown,
)
from posse.games.bang.events.happenings import (
    buried,
    card_named,
    card_shot_at,
    card_stays,
    cards_seen,
    event_over,
    event_turned,
    event_used,
    events_laid,
    events_shuffled,
    excess_buried,
    extra_turn,
    ghost_came,
    ghost_left,
    guessed,
    hand_swapped,
    identity_taken,
    mine_closed,
    named,
    own_discarded,
    pair_fired,
    prize_lost,
    readied,
    returned,
    roles_shuffled,
    roulette_passed,
    seats_swapped,
    show_laid,
    show_turned,
    spare_seen,
    spoke,
    swapped,
    turn_skipped,
)
from posse.games.bang.events.naming import (
    which,
)
from posse.games.bang.events.playing import (
    ability_used,
    card_done,
    card_placed,
    card_played,
    card_repeated,
    card_replaced,
    green_used,
    no_effect,
    store_opened,
    store_picked,
)
from posse.games.bang.events.turns import (
    ability_copied,
    active_chosen,
    card_given,
    card_removed,
    card_shown,
    card_stolen,
    card_taken,
    cards_drawn,
    characters_drawn,
    cost_paid,
    deck_shuffled,
    discard_drawn,
    excess_discarded,
    excess_passed,
    greens_ready,
    kept,
    looked,
    play_ended,
    taken_back,
    turn_started,
)
