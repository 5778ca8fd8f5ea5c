"""Laying a BANG! table by words: cards where a story has them, the rest in the deck."""

from __future__ import annotations

from posse.core.table import EVERYBODY
from posse.games.bang.facts import (
    BASE_CARDS,
    CARD_KIND,
    CARD_NAMES,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    CARDS_NAMED,
    CHARACTER_LIFE,
    CHARACTER_NAMES,
    CHARACTERS_NAMED,
    EVENT_BOX,
    EVENT_BOXES,
    EVENTS_NAMED,
    KINDS_NAMED,
    RANKS,
    ROLES,
    ROLES_DEALT,
    SHERIFF,
    SIX_FIRST,
    SIX_REST,
)
from posse.games.bang.rules.keeping import events_used, show_used
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.table import BangTable
from posse.games.bang.terms import figure_name
from posse.testing.story import seat_at

PerSeat = dict[str, str]  # seat letter: what it has, in words
SIGNS = "♥♦♣♠"
# By seat, where a story says nothing: they fit every number of players.
USUAL_ROLES = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade")
USUAL_ROLES_OF_HIDDEN_SIX = ("sheriff", "outlaw", "renegade", "deputy", "outlaw", "outlaw")
USUAL_ROLES_OF_THREE = ("deputy", "outlaw", "renegade")
# Characters of seats that a story does not speak of. Their abilities are hushed; all have four lives.
BYSTANDERS = (
    *("willy-the-kid", "rose-doolan", "jourdonnais", "black-jack", "lucky-duke", "pedro-ramirez"),
    *("kit-carlson", "jesse-jones", "slab-the-killer", "vulture-sam", "bart-cassidy", "sid-ketchum"),
    *("calamity-janet", "suzy-lafayette"),
)


class Box:
    """The cards that no word of a story has asked for yet."""

    def __init__(self, dodge_city: bool) -> None:
        self.left = list(range(CARDS if dodge_city else BASE_CARDS))

    def card(self, word: str) -> int:
        """A card by its name ("bang-2d"), its kind ("bang") or its sign ("2♦")."""
        for card in self.left:
            if word in (CARD_NAMES[card], sign(card)) or KINDS_NAMED.get(word) == CARD_KIND[card]:
                self.left.remove(card)
                return card
        raise AssertionError(f"there is no {word} left")

    def cards(self, words: str) -> list[int]:
        return [self.card(word) for word in words.split()]


def exact_first(words: list[str]) -> list[str]:
    """Cards that a story names exactly are looked for first, so that "bang" does not take the 2♦."""
    return sorted(words, key=lambda word: word in KINDS_NAMED)


def sign(card: int) -> str:
    return RANKS[CARD_RANK[card]] + SIGNS[CARD_SUIT[card]]


def named(cards: list[int]) -> str:
    return " ".join([CARD_NAMES[card] for card in cards])


def needs_dodge_city(texts: list[str]) -> bool:
    """Whether a story speaks of a card that only Dodge City has."""
    words = [word for text in texts for word in text.split()]
    return any(
        KINDS_NAMED.get(word, 0) >= KINDS_NAMED["punch"] or CARDS_NAMED.get(word, 0) >= BASE_CARDS
        for word in words
    )


def deck_of(events: str) -> str:
    """The setting `events` for the event cards that a story speaks of."""
    boxes = {EVENT_BOXES[EVENT_BOX[EVENTS_NAMED[word]]] for word in events.split()}
    return "mixed" if len(boxes) > 1 else boxes.pop().replace("-", "_")


def figure_at(table: BangTable, name: str) -> int:
    for figure in range(table.figures):
        if figure_name(figure, table.figures, table.seats) == name:
            return figure
    raise AssertionError(f"there is nobody at {name}")


# Laying


def lay_roles(table: BangTable, roles: PerSeat, removed: str = "deputy") -> None:
    if table.seats == 2:
        return
    dealt = [ROLES[role] for role in ROLES_DEALT[table.seats]]
    if table.hidden_six:
        dealt = [ROLES[role] for role in (SHERIFF, *SIX_FIRST, *SIX_REST)]
        dealt.remove(removed)
        table.removed = ROLES.index(removed)
    for role in roles.values():
        assert role in dealt, f"there is no {role} left among {table.seats} players"
        dealt.remove(role)
    usual = list(USUAL_ROLES_OF_THREE if table.seats == 3 else USUAL_ROLES)
    if table.hidden_six:
        usual = list(USUAL_ROLES_OF_HIDDEN_SIX)
    laid = []
    for seat in range(table.seats):
        letter = "abcdefgh"[seat]
        role = roles.get(letter) or (usual[seat] if usual[seat] in dealt else dealt[0])
        if letter not in roles:
            dealt.remove(role)
        laid.append(ROLES.index(role))
    table.role = laid
    table.shown = EVERYBODY[3] if table.seats == 3 else 1 << laid.index(SHERIFF)


def lay_characters(table: BangTable, characters: PerSeat, life: dict[str, int]) -> None:
    for name in characters.values():
        assert name in CHARACTER_NAMES, f"there is no character {name}"
    free = [name for name in BYSTANDERS if name not in characters.values()]
    laid, most = [], []
    for figure in range(table.figures):
        name = figure_name(figure, table.figures, table.seats)
        if name not in characters:
            table.hushed |= 1 << figure
        character = CHARACTERS_NAMED[characters.get(name) or free.pop(0)]
        laid.append(character)
        sheriff = table.role[table.owner[figure]] == SHERIFF
        most.append(CHARACTER_LIFE[character] + (1 if sheriff else 0))
        table.life[figure] = life.get(name, most[-1])
        if table.life[figure] <= 0:
            table.in_game &= ~(1 << figure)
            table.shown |= 1 << table.owner[figure]
            table.fallen += 1
            if table.first_out < 0:
                table.first_out = table.owner[figure]
    table.character, table.most = laid, most


def lay_show(table: BangTable, show: str, shows: str) -> None:
    """The active card of Wild West Show, the next ones in order, and all the others below them."""
    used = show_used()
    top = [EVENTS_NAMED[word] for word in shows.split()]
    if show:
        table.show = EVENTS_NAMED[show]
    if table.settings["wws_events"]:
        left = [each for each in reversed(used) if each not in (*top, table.show)]
        table.show_deck = (*left, *reversed(top))


def lay_events(table: BangTable, event: str, coming: str, spares: PerSeat) -> None:
    """The active event card, the next ones in order, and all the others below them."""
    table.turned = EVERYBODY[table.seats]
    if table.settings["events"] == "none":
        return
    used = events_used(table)
    top = [EVENTS_NAMED[word] for word in coming.split()]
    if event:
        table.event = EVENTS_NAMED[event]
        assert table.event in used, f"{event} is not in this deck"
    table.event_deck = (*[each for each in used if each not in (*top, table.event)], *reversed(top))
    free = [each for each in range(len(CHARACTER_NAMES)) if each not in table.character]
    named = {seat_at(letter, table.seats): CHARACTERS_NAMED[name] for letter, name in spares.items()}
    free = [each for each in free if each not in named.values()]
    table.spare = [named.get(seat, free[seat]) for seat in range(table.seats)]


def lay_cards(
    table: BangTable, hands: PerSeat, front: PerSeat, deck: str, discard: str, fresh: str, box: Box
) -> None:
    """What a story names lies there; all other cards are in the deck, below the ones it names."""
    places = [*hands.values(), *front.values(), deck, discard]
    drawn: dict[str, list[int]] = {}
    for word in exact_first([word for text in places for word in text.split()]):
        drawn.setdefault(word, []).append(box.card(word))

    def taken(words: str) -> list[int]:
        return [drawn[word].pop(0) for word in words.split()]

    everybody = EVERYBODY[table.seats]
    for letter, words in hands.items():
        seat = seat_at(letter, table.seats)
        table.hands[seat] = taken(words)
        for card in table.hands[seat]:
            table.knows[card] = 1 << seat
    for name, words in front.items():
        figure = figure_at(table, name)
        table.front[figure] = tuple(taken(words))
    top = taken(deck)
    table.discard = taken(discard)
    for card in [*table.discard, *[card for cards in table.front for card in cards]]:
        table.knows[card] = everybody
    in_play = [card for cards in table.front for card in cards]
    waiting = [KINDS_NAMED[word] for word in fresh.split()]
    table.fresh = tuple([card for card in in_play if CARD_KIND[card] in waiting])
    table.deck = [*box.left, *reversed(top)]


def lay_silence(table: BangTable) -> None:
    """Who speaks follows from what lies on the table."""
    refresh_all(table)
