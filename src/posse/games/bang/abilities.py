"""What a card may change: the questions an ability can answer, and the functions that ask them.

Rules ask, and name no character. Characters, cards in play and event cards are abilities; each answers only
what it changes. Every table keeps who speaks for each figure (`voices`) and which questions they answer
at all (`asks`, as bits), so that asking where nobody answers costs next to nothing. rules/speaking.py says
who is in play and keeps both current.

`me` is the figure that a question concerns, a character at the table. Its hand is `table.hand_of(me)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from posse.core.table import AnyStep
    from posse.games.bang.rules.shots import Shot
    from posse.games.bang.table import BangTable, Numbers

# What a card is played for (`may_play`).
ACTION: Final = 0
ANSWER: Final = 1
RESCUE: Final = 2


class Ability:
    """What a card may change. A card overrides only what it says; each default means "no change".

    The last three are no questions: they say what an ability does when its owner uses it.
    """

    asked: int = 0  # the questions it answers (bits); set when it is put on the shelf

    # Numbers: the answer so far comes in, the new answer goes out

    def bangs_per_turn(self, table: BangTable, me: int, limit: int) -> int:
        """How many Bang! cards may I play in this turn?"""
        return limit

    def misses_needed(self, table: BangTable, me: int, count: int) -> int:
        """How many Missed! cancel a Bang! card of mine?"""
        return count

    def weapon_range(self, table: BangTable, me: int, reach: int) -> int:
        """How far does my weapon reach?"""
        return reach

    def base_distance(self, table: BangTable, me: int, other: int, steps: int) -> int:
        """What is the distance from me to another, before modifiers?"""
        return steps

    def distance_from_me(self, table: BangTable, me: int, steps: int) -> int:
        """How far do I see others, if they are this far away?"""
        return steps

    def distance_to_me(self, table: BangTable, me: int, steps: int) -> int:
        """How far away do others see me, if I am this far away?"""
        return steps

    def beer_heals(self, table: BangTable, me: int, points: int) -> int:
        """How much life does a Beer give me?"""
        return points

    def hand_limit(self, table: BangTable, me: int, cards: int) -> int:
        """How many cards may I keep in phase 3?"""
        return cards

    def starting_hand(self, table: BangTable, me: int, cards: int) -> int:
        """How many cards am I dealt?"""
        return cards

    def check_cards(self, table: BangTable, me: int, cards: int) -> int:
        """How many cards do I flip for a "draw!", to choose one?"""
        return cards

    def suit_seen(self, table: BangTable, me: int, card: int, suit: int) -> int:
        """As which suit does this card count for me?"""
        return suit

    def turn_direction(self, table: BangTable, me: int, way: int) -> int:
        """Which way does turn order run: 1 clockwise, -1 the other way?"""
        return way

    # Permissions

    def silences_characters(self, table: BangTable, me: int, silent: bool) -> bool:
        """Are all character abilities off?"""
        return silent

    def silences_cards(self, table: BangTable, me: int, whose: int, silent: bool) -> bool:
        """Are the cards in front of that figure off now?"""
        return silent

    def abilities_held(self, table: BangTable, me: int, characters: Numbers) -> Numbers:
        """Which further characters speak for me?"""
        return characters

    def counts_as(self, table: BangTable, me: int, card: int, kinds: int) -> int:
        """As which kinds (bits) may I use this hand card?"""
        return kinds

    def may_play(self, table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
        """May I play this card as this kind, as action, answer or rescue? NO_CARD: any card at all?"""
        return may

    def may_put_in_play(self, table: BangTable, me: int, may: bool) -> bool:
        """May a card be put in front of anybody?"""
        return may

    def may_end_play(self, table: BangTable, me: int, may: bool) -> bool:
        """May I end phase 2 now?"""
        return may

    def immune_to(self, table: BangTable, me: int, card: int, by: int, immune: bool) -> bool:
        """Does this card, played by another, have no effect on me?"""
        return immune

    def draws_discards(self, table: BangTable, me: int, may: bool) -> bool:
        """Might I draw from the discard pile, so that its top card matters?"""
        return may

    def hands_open(self, table: BangTable, me: int, open: bool) -> bool:
        """Does everybody see all hands?"""
        return open

    def who_has_won(self, table: BangTable, me: int, won: int) -> int:
        """Who has won, as seats (bits)? 0 is nobody yet."""
        return won

    # Menus: further lines

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        """What more may I do at `play`?"""

    def actions_when_asked(self, table: BangTable, me: int, menu: list[int]) -> None:
        """What may I do besides answering, or to stay alive?"""

    def actions_of_others(self, table: BangTable, me: int, menu: list[int]) -> None:
        """What may I do, unasked, while `play` is open?"""

    def dodges(self, table: BangTable, me: int, tried: int, menu: list[int]) -> None:
        """Which Missed! sources besides hand cards do I have against a shot?"""

    def draw_ways(self, table: BangTable, me: int, count: int, menu: list[int]) -> None:
        """In which other ways may I take my cards in phase 1?"""

    # The draw phase

    def draw_phase(self, table: BangTable, me: int, step: AnyStep | None) -> AnyStep | None:
        """Which step takes the place of drawing?"""
        return step

    def draw_count(self, table: BangTable, me: int, count: int) -> int:
        """How many cards do I draw in phase 1?"""
        return count

    def draw_pile(self, table: BangTable, me: int, pile: int) -> int:
        """From which pile do phase-1 cards come?"""
        return pile

    # Moments: it has happened; push steps, or do at once what asks nobody

    def before_draw(self, table: BangTable, me: int) -> None:
        """Phase 1 is about to begin."""

    def second_card(self, table: BangTable, me: int, card: int) -> None:
        """This is the second card I have drawn in phase 1."""

    def draw_phase_end(self, table: BangTable, me: int) -> None:
        """Phase 1 ends."""

    def enters_play(self, table: BangTable, me: int) -> None:
        """This event card has just been turned."""

    def seat_reached(self, table: BangTable, me: int) -> None:
        """The turn has come to my seat, and I am out of the game."""

    def turn_starts(self, table: BangTable, me: int) -> None:
        """My turn starts, before Dynamite and Jail."""

    def turn_checks(self, table: BangTable, me: int, kinds: list[int]) -> None:
        """Which kinds of cards in front of me are checked?"""

    def character_step(self, table: BangTable, me: int) -> None:
        """Characters choose, after Jail; also at setup."""

    def card_put_in_play(self, table: BangTable, me: int, card: int) -> None:
        """I have put a blue or green card in play."""

    def check_made(self, table: BangTable, me: int, who: int, takers: list[int]) -> None:
        """Somebody has flipped a card for a "draw!": do I want it?"""

    def played_out_of_turn(self, table: BangTable, me: int, cards: int) -> None:
        """I have played this many cards from hand in another's turn."""

    def after_life_lost(self, table: BangTable, me: int, points: int, by: int) -> None:
        """I have lost life and am still in game."""

    def before_elimination(self, table: BangTable, me: int, by: int, steps: list[AnyStep]) -> None:
        """I am about to be eliminated: what comes first?"""

    def cards_of_the_dead(self, table: BangTable, me: int, who: int, heirs: list[int]) -> None:
        """Somebody leaves: do I get the cards?"""

    def someone_died(self, table: BangTable, me: int, who: int) -> None:
        """Somebody else has been eliminated."""

    def hand_empty(self, table: BangTable, me: int) -> None:
        """My hand is empty and an effect is finished."""

    def phase_2_ends(self, table: BangTable, me: int) -> None:
        """Phase 2 of my turn is over."""

    def discards_go_to(self, table: BangTable, me: int, pile: int) -> int:
        """Where do cards go that I discard in my turn?"""
        return pile

    def excess_goes_to(self, table: BangTable, me: int, who: int, heirs: list[int]) -> None:
        """Somebody discards excess cards: do I get them?"""

    def turn_ends(self, table: BangTable, me: int) -> None:
        """My turn ends."""

    # What it does when it is used

    def use(self, table: BangTable, me: int, target: int) -> None:
        """An action from the menu of `play`, aimed at a figure (or at `me`)."""
        raise NotImplementedError(type(self).__name__)

    def dodge(self, table: BangTable, me: int, shot: Shot) -> None:
        """A source of Missed! from the menu of a shot."""
        raise NotImplementedError(type(self).__name__)

    def recover(self, table: BangTable, me: int) -> None:
        """What may be done besides answering (`actions_when_asked`)."""
        raise NotImplementedError(type(self).__name__)


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
    *("asked", "use", "dodge", "recover"),
    *("effect", "aim", "use_aim", "rule"),
)


# Which questions an ability answers


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


# The shelf. Characters push steps, steps are rules, and rules ask characters: so characters/ fills the shelf
# when it is imported, and rules find them here.

CHARACTERS: Final[list[Ability]] = []  # by character
CHARACTER_ASKS: Final[list[int]] = []  # by character: the questions it answers (bits)
EVENT_CARDS: Final[list[Ability]] = []  # by event card; event_cards/ fills these two
EVENT_ASKS: Final[list[int]] = []


# Asking


def bangs_per_turn(table: BangTable, me: int, limit: int) -> int:
    if table.asks[me] & BANGS_PER_TURN:
        for voice in table.voices[me]:
            limit = voice.bangs_per_turn(table, me, limit)
    return limit


def misses_needed(table: BangTable, me: int, count: int) -> int:
    if table.asks[me] & MISSES_NEEDED:
        for voice in table.voices[me]:
            count = voice.misses_needed(table, me, count)
    return count


def weapon_range(table: BangTable, me: int, reach: int) -> int:
    if table.asks[me] & WEAPON_RANGE:
        for voice in table.voices[me]:
            reach = voice.weapon_range(table, me, reach)
    return reach


def base_distance(table: BangTable, me: int, other: int, steps: int) -> int:
    if table.asks[me] & BASE_DISTANCE:
        for voice in table.voices[me]:
            steps = voice.base_distance(table, me, other, steps)
    return steps


def distance_from_me(table: BangTable, me: int, steps: int) -> int:
    if table.asks[me] & DISTANCE_FROM_ME:
        for voice in table.voices[me]:
            steps = voice.distance_from_me(table, me, steps)
    return steps


def distance_to_me(table: BangTable, me: int, steps: int) -> int:
    if table.asks[me] & DISTANCE_TO_ME:
        for voice in table.voices[me]:
            steps = voice.distance_to_me(table, me, steps)
    return steps


def beer_heals(table: BangTable, me: int, points: int) -> int:
    if table.asks[me] & BEER_HEALS:
        for voice in table.voices[me]:
            points = voice.beer_heals(table, me, points)
    return points


def hand_limit(table: BangTable, me: int, cards: int) -> int:
    if table.asks[me] & HAND_LIMIT:
        for voice in table.voices[me]:
            cards = voice.hand_limit(table, me, cards)
    return cards


def starting_hand(table: BangTable, me: int, cards: int) -> int:
    if table.asks[me] & STARTING_HAND:
        for voice in table.voices[me]:
            cards = voice.starting_hand(table, me, cards)
    return cards


def check_cards(table: BangTable, me: int, cards: int) -> int:
    if table.asks[me] & CHECK_CARDS:
        for voice in table.voices[me]:
            cards = voice.check_cards(table, me, cards)
    return cards


def suit_seen(table: BangTable, me: int, card: int, suit: int) -> int:
    if table.asks[me] & SUIT_SEEN:
        for voice in table.voices[me]:
            suit = voice.suit_seen(table, me, card, suit)
    return suit


def turn_direction(table: BangTable, me: int, way: int) -> int:
    if table.asks[me] & TURN_DIRECTION:
        for voice in table.voices[me]:
            way = voice.turn_direction(table, me, way)
    return way


def counts_as(table: BangTable, me: int, card: int, kinds: int) -> int:
    if table.asks[me] & COUNTS_AS:
        for voice in table.voices[me]:
            kinds = voice.counts_as(table, me, card, kinds)
    return kinds


def may_play(table: BangTable, me: int, card: int, kind: int, purpose: int, may: bool) -> bool:
    if table.asks[me] & MAY_PLAY:
        for voice in table.voices[me]:
            may = voice.may_play(table, me, card, kind, purpose, may)
    return may


def may_put_in_play(table: BangTable, me: int, may: bool) -> bool:
    if table.asks[me] & MAY_PUT_IN_PLAY:
        for voice in table.voices[me]:
            may = voice.may_put_in_play(table, me, may)
    return may


def may_end_play(table: BangTable, me: int, may: bool) -> bool:
    if table.asks[me] & MAY_END_PLAY:
        for voice in table.voices[me]:
            may = voice.may_end_play(table, me, may)
    return may


def immune_to(table: BangTable, me: int, card: int, by: int, immune: bool) -> bool:
    if table.asks[me] & IMMUNE_TO:
        for voice in table.voices[me]:
            immune = voice.immune_to(table, me, card, by, immune)
    return immune


def draws_discards(table: BangTable, me: int, may: bool) -> bool:
    if table.asks[me] & DRAWS_DISCARDS:
        for voice in table.voices[me]:
            may = voice.draws_discards(table, me, may)
    return may


def hands_open(table: BangTable, me: int, open: bool) -> bool:
    if table.asks[me] & HANDS_OPEN:
        for voice in table.voices[me]:
            open = voice.hands_open(table, me, open)
    return open


def who_has_won(table: BangTable, me: int, won: int) -> int:
    if table.asks[me] & WHO_HAS_WON:
        for voice in table.voices[me]:
            won = voice.who_has_won(table, me, won)
    return won


def actions(table: BangTable, me: int, menu: list[int]) -> None:
    if table.asks[me] & ACTIONS:
        for voice in table.voices[me]:
            voice.actions(table, me, menu)


def actions_when_asked(table: BangTable, me: int, menu: list[int]) -> None:
    if table.asks[me] & ACTIONS_WHEN_ASKED:
        for voice in table.voices[me]:
            voice.actions_when_asked(table, me, menu)


def actions_of_others(table: BangTable, me: int, menu: list[int]) -> None:
    if table.asks[me] & ACTIONS_OF_OTHERS:
        for voice in table.voices[me]:
            voice.actions_of_others(table, me, menu)


def dodges(table: BangTable, me: int, tried: int, menu: list[int]) -> None:
    if table.asks[me] & DODGES:
        for voice in table.voices[me]:
            voice.dodges(table, me, tried, menu)


def draw_ways(table: BangTable, me: int, count: int, menu: list[int]) -> None:
    if table.asks[me] & DRAW_WAYS:
        for voice in table.voices[me]:
            voice.draw_ways(table, me, count, menu)


def draw_phase(table: BangTable, me: int, step: AnyStep | None) -> AnyStep | None:
    if table.asks[me] & DRAW_PHASE:
        for voice in table.voices[me]:
            step = voice.draw_phase(table, me, step)
    return step


def draw_count(table: BangTable, me: int, count: int) -> int:
    if table.asks[me] & DRAW_COUNT:
        for voice in table.voices[me]:
            count = voice.draw_count(table, me, count)
    return count


def draw_pile(table: BangTable, me: int, pile: int) -> int:
    if table.asks[me] & DRAW_PILE:
        for voice in table.voices[me]:
            pile = voice.draw_pile(table, me, pile)
    return pile


def before_draw(table: BangTable, me: int) -> None:
    if table.asks[me] & BEFORE_DRAW:
        for voice in table.voices[me]:
            voice.before_draw(table, me)


def second_card(table: BangTable, me: int, card: int) -> None:
    if table.asks[me] & SECOND_CARD:
        for voice in table.voices[me]:
            voice.second_card(table, me, card)


def draw_phase_end(table: BangTable, me: int) -> None:
    if table.asks[me] & DRAW_PHASE_END:
        for voice in table.voices[me]:
            voice.draw_phase_end(table, me)


def enters_play(table: BangTable, me: int) -> None:
    if table.asks[me] & ENTERS_PLAY:
        for voice in table.voices[me]:
            voice.enters_play(table, me)


def seat_reached(table: BangTable, me: int) -> None:
    if table.asks[me] & SEAT_REACHED:
        for voice in table.voices[me]:
            voice.seat_reached(table, me)


def turn_starts(table: BangTable, me: int) -> None:
    if table.asks[me] & TURN_STARTS:
        for voice in table.voices[me]:
            voice.turn_starts(table, me)


def turn_checks(table: BangTable, me: int, kinds: list[int]) -> None:
    if table.asks[me] & TURN_CHECKS:
        for voice in table.voices[me]:
            voice.turn_checks(table, me, kinds)


def character_step(table: BangTable, me: int) -> None:
    if table.asks[me] & CHARACTER_STEP:
        for voice in table.voices[me]:
            voice.character_step(table, me)


def card_put_in_play(table: BangTable, me: int, card: int) -> None:
    if table.asks[me] & CARD_PUT_IN_PLAY:
        for voice in table.voices[me]:
            voice.card_put_in_play(table, me, card)


def check_made(table: BangTable, me: int, who: int, takers: list[int]) -> None:
    if table.asks[me] & CHECK_MADE:
        for voice in table.voices[me]:
            voice.check_made(table, me, who, takers)


def played_out_of_turn(table: BangTable, me: int, cards: int) -> None:
    if table.asks[me] & PLAYED_OUT_OF_TURN:
        for voice in table.voices[me]:
            voice.played_out_of_turn(table, me, cards)


def after_life_lost(table: BangTable, me: int, points: int, by: int) -> None:
    if table.asks[me] & AFTER_LIFE_LOST:
        for voice in table.voices[me]:
            voice.after_life_lost(table, me, points, by)


def before_elimination(table: BangTable, me: int, by: int, steps: list[AnyStep]) -> None:
    if table.asks[me] & BEFORE_ELIMINATION:
        for voice in table.voices[me]:
            voice.before_elimination(table, me, by, steps)


def cards_of_the_dead(table: BangTable, me: int, who: int, heirs: list[int]) -> None:
    if table.asks[me] & CARDS_OF_THE_DEAD:
        for voice in table.voices[me]:
            voice.cards_of_the_dead(table, me, who, heirs)


def someone_died(table: BangTable, me: int, who: int) -> None:
    if table.asks[me] & SOMEONE_DIED:
        for voice in table.voices[me]:
            voice.someone_died(table, me, who)


def hand_empty(table: BangTable, me: int) -> None:
    if table.asks[me] & HAND_EMPTY:
        for voice in table.voices[me]:
            voice.hand_empty(table, me)


def phase_2_ends(table: BangTable, me: int) -> None:
    if table.asks[me] & PHASE_2_ENDS:
        for voice in table.voices[me]:
            voice.phase_2_ends(table, me)


def discards_go_to(table: BangTable, me: int, pile: int) -> int:
    if table.asks[me] & DISCARDS_GO_TO:
        for voice in table.voices[me]:
            pile = voice.discards_go_to(table, me, pile)
    return pile


def excess_goes_to(table: BangTable, me: int, who: int, heirs: list[int]) -> None:
    if table.asks[me] & EXCESS_GOES_TO:
        for voice in table.voices[me]:
            voice.excess_goes_to(table, me, who, heirs)


def turn_ends(table: BangTable, me: int) -> None:
    if table.asks[me] & TURN_ENDS:
        for voice in table.voices[me]:
            voice.turn_ends(table, me)
