"""The character step: an ability copied from another character, or characters drawn for their abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import DONE, YES, WhichSeat, YesOrNo
from posse.core.said import SEAT, TERM, TERMS, Args, Refusal, Said
from posse.core.table import seat_thing
from posse.games.bang import events, terms
from posse.games.bang.abilities import CHARACTER_ASKS, CHARACTER_STEP, CHARACTERS
from posse.games.bang.facts import BASE_CHARACTERS, MAX_SEATS
from posse.games.bang.rules.copies import copy
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.table import BangTable

DRAWN: Final = 2


# Copying


def ask_copy(table: BangTable, me: int) -> None:
    table.ask(table.owner[me], COPY)


class Copy(WhichSeat[BangTable]):
    """bang-char-vera-custer: whose ability, or nobody's. The option is a figure."""

    asks: ClassVar[str] = "vera-copy"
    rule: ClassVar[str] = "bang-char-vera-custer"
    verb: ClassVar[str] = "copy"
    none: ClassVar[str] = "nobody"
    space: ClassVar[range] = range(DONE, MAX_SEATS)

    def options(self, table: BangTable, seat: int) -> list[int]:
        me = table.active[seat]
        return [DONE, *[figure for figure in table.circle if figure not in (me, table.ghost)]]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        if option == table.active[seat]:
            return Refusal(self.rule, "bang-refusal-copy-self")
        return Refusal(
            "bang-elim-no-further-part", "bang-refusal-out", (("seat", SEAT, table.owner[option]),)
        )

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == DONE:
            return
        me = table.active[seat]
        character = table.character[option]
        copy(table, me, character)
        events.ability_copied(table, me, character, self.rule)
        if CHARACTER_ASKS[character] & CHARACTER_STEP:
            CHARACTERS[character].character_step(table, me)
        settle(table)  # bang-char-suzy-lafayette-gained

    def default(self, table: BangTable, seat: int) -> int:
        return DONE

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return "nobody" if option == DONE else "copy:" + terms.figure_name(option, table.figures, table.seats)

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        if name == self.none:
            return DONE
        verb, _, what = name.partition(":")
        figure = terms.figure_named(what, table.figures, table.seats)
        return figure if verb == "copy" and figure >= 0 else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        if option == DONE:
            return Said("bang-option-copy-nobody")
        args: Args = (("character", TERM, terms.CHARACTER[table.character[option]]),)
        owner = table.owner[option]
        return Said("bang-option-copy", (*args, ("seat", SEAT, owner)), (seat_thing(owner),))


COPY: Final = Copy()


# Drawing characters


def draw_characters(table: BangTable, me: int) -> None:
    """bang-char-greygory-deck: two random characters of the base game, whose abilities the figure has now."""
    held = table.held[:]
    held[me] = ()  # bang-char-greygory-deck-return
    table.held = held
    pool = free_characters(table)
    table.chance.shuffle(pool)
    drawn = sorted(pool[:DRAWN])  # they speak in the order of the box: bang-time-bart-before-gringo
    held[me] = tuple(drawn)
    refresh_all(table)
    events.characters_drawn(table, me, drawn, "bang-char-greygory-deck")


def free_characters(table: BangTable) -> list[int]:
    """bang-char-greygory-deck-pool, bang-char-greygory-deck-base-only"""
    held = [character for characters in table.held for character in characters]
    return [
        character
        for character in BASE_CHARACTERS
        if character not in table.character and character not in held
    ]


class Redraw(YesOrNo[BangTable]):
    """bang-char-greygory-deck-replace: both characters again, or keep them."""

    asks: ClassVar[str] = "greygory-redraw"
    rule: ClassVar[str] = "bang-char-greygory-deck-replace"
    yes: ClassVar[str] = "draw"
    no: ClassVar[str] = "keep"

    def about(self, table: BangTable, seat: int) -> Args:
        held = table.held[table.active[seat]]
        return (("characters", TERMS, tuple([terms.CHARACTER[each] for each in held])),)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == YES:
            draw_characters(table, table.active[seat])
            settle(table)


REDRAW: Final = Redraw()
