"""The questions that a card may answer, and what each default answer is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from posse.core.said import Said
    from posse.core.table import AnyStep
    from posse.games.bang.rules.shots import Shot
    from posse.games.bang.table import BangTable, Numbers

# What a card is played for (`may_play`).
ACTION: Final = 0
ANSWER: Final = 1
RESCUE: Final = 2


class Ability:
    """What a card may change. A card overrides only what it says; each default means "no change".

    The last four are no questions: they say what an ability does when its owner uses it.
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

    def use_says(self, table: BangTable, me: int) -> Said | None:
        """How that action reads on the menu, if its name alone does not say it."""
        return None

    def dodge(self, table: BangTable, me: int, shot: Shot) -> None:
        """A source of Missed! from the menu of a shot."""
        raise NotImplementedError(type(self).__name__)

    def recover(self, table: BangTable, me: int) -> None:
        """What may be done besides answering (`actions_when_asked`)."""
        raise NotImplementedError(type(self).__name__)
