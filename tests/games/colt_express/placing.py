"""Laying a Colt Express table by words: things where a story has them, the rest where it belongs."""

from __future__ import annotations

from collections.abc import Iterable

from posse.core.table import seat_letter
from posse.games.colt_express import characters
from posse.games.colt_express.facts import (
    BANDIT_COUNT,
    BANDITS,
    BULLET,
    CARD_NAMES,
    CARDS_NAMED,
    DOC,
    JEWELS,
    LEADERS,
    NEUTRAL_BULLETS,
    ONE_BANDIT_DECK,
    OWN_BULLETS,
    PARTNERS,
    PURSE_COPIES,
    PURSE_VALUES,
    ROUND_CARDS,
    ROUNDS,
    STATIONS,
    STRONGBOXES,
    TWO_BANDIT_DECK,
    WAGONS,
    group,
)
from posse.games.colt_express.pieces.purses import bag_of, purses_in
from posse.games.colt_express.rules.loot import gain_purse, lay_purse
from posse.games.colt_express.table import ColtTable
from posse.testing.story import seat_at

PerSeat = dict[str, str]  # seat letter: what it has, in words
PerBandit = dict[str, str]
PerPlace = dict[str, str]  # "roof 2": what lies there

NOBODY = -1
HIDDEN = 1024  # on the pile: played face down
BY = 64  # on the pile: 64 x seat + card
START_BOARD = "purse-250"
FULL_HAND = "move ladder shoot rob punch marshal"  # where a story says nothing


def bandit_named(name: str) -> int:
    assert name in BANDITS, f"there is no bandit {name}"
    return BANDITS.index(name)


def place_named(words: str) -> int:
    """A place by its words: "roof 2", "inside 0"."""
    level, car = words.split()
    assert level in ("inside", "roof"), f"{words} is no place"
    return 2 * int(car) + (level == "roof")


def place_words(place: int) -> str:
    return f"{'roof' if place & 1 else 'inside'} {place >> 1}"


def cards(words: str) -> list[int]:
    for word in words.split():
        assert word in CARDS_NAMED, f"there is no card {word}"
    return [CARDS_NAMED[word] for word in words.split()]


def named(numbers: list[int]) -> str:
    return " ".join([CARD_NAMES[number] for number in numbers])


# Loot


def loot_words(purses: list[int], jewels: int, strongboxes: int) -> str:
    """Loot in words: purses by value (given by kind), then jewels, then strongboxes."""
    values = [f"purse-{PURSE_VALUES[kind]}" for kind in purses]
    return " ".join(values + ["jewel"] * jewels + ["strongbox"] * strongboxes)


class Loot:
    """Some loot, read from words."""

    def __init__(self, words: str) -> None:
        found = words.split()
        self.jewels = found.count("jewel")
        self.strongboxes = found.count("strongbox")
        self.purses: list[int] = []
        for word in found:
            if word.startswith("purse-"):
                value = int(word.removeprefix("purse-"))
                assert value in PURSE_VALUES, f"there is no purse of ${value}"
                self.purses.append(PURSE_VALUES.index(value))
            else:
                assert word in ("jewel", "strongbox"), f"there is no loot {word}"


def lay_loot(table: ColtTable, loot: PerPlace, boards: PerBandit) -> None:
    """What a story speaks of lies there; bandits not spoken of have their starting purse.

    All other tokens are off the train, but for the strongbox of the locomotive.
    """
    nothing: tuple[int, ...] = ()
    table.jewels = [0] * (2 * table.cars)
    table.boxes = [0] * (2 * table.cars)
    table.purses = [nothing] * (2 * table.cars)
    table.token_kind, table.token_seen, table.token_sure = [], [], []
    for words, what in loot.items():
        place, lying = place_named(words), Loot(what)
        for kind in lying.purses:
            lay_purse(table, place, kind, NOBODY, 0)
        table.jewels[place] += lying.jewels
        table.boxes[place] += lying.strongboxes
    _in_the_game(table, boards)
    for bandit, owner in enumerate(table.owner):
        if owner != NOBODY:
            _lay_board(table, bandit, boards.get(BANDITS[bandit], START_BOARD), BANDITS[bandit] in boards)
    if not sum(table.boxes) + sum(table.board_boxes):
        table.boxes[0] = 1
    boxes = STRONGBOXES - sum(table.boxes) - sum(table.board_boxes)
    assert boxes in (0, 1), "there are two strongboxes"
    table.spare_box = boxes == 1
    table.spare_jewels = JEWELS - sum(table.jewels) - sum(table.board_jewels)
    assert table.spare_jewels >= 0, f"there are only {JEWELS} jewels"
    _lay_supply(table)


def _lay_board(table: ColtTable, bandit: int, words: str, spoken_of: bool) -> None:
    """Everybody is sure of a starting purse; whatever else a board has came there unseen."""
    board = Loot(words)
    others = ((1 << table.seats) - 1) & ~(1 << table.owner[bandit])
    for kind in board.purses:
        gain_purse(table, bandit, kind, 0 if spoken_of else others)
    table.board_jewels[bandit] = board.jewels
    table.board_boxes[bandit] = board.strongboxes


def _lay_supply(table: ColtTable) -> None:
    left = list(PURSE_COPIES)
    for bag in table.board_purses:
        for kind in purses_in(bag):
            left[kind] -= 1
    for kind in table.token_kind:
        left[kind] -= 1
    assert min(left) >= 0, "there are not that many purses of one value"
    table.supply = bag_of([kind for kind, count in enumerate(left) for _ in range(count)])


# Bandits and the train


def lay_train(table: ColtTable, wagons: str, marshal: int) -> None:
    wanted = [WAGONS.index(name) for name in wagons.split()]
    count = table.seats + 1 if table.teams else table.seats
    assert len(wanted) <= count, f"{table.seats} players have {count} wagons"
    rest = [wagon for wagon in range(len(WAGONS)) if wagon not in wanted]
    table.wagons = (NOBODY, *wanted, *rest[: count - len(wanted)])
    table.cars = 1 + count
    table.marshal = marshal


def lay_gangs(table: ColtTable, gangs: PerSeat) -> None:
    """Who plays which bandit; the others play the bandits that are left."""
    for letter, names in gangs.items():
        seat = seat_at(letter, table.seats)
        table.gang[seat] = tuple([bandit_named(name) for name in names.split()])
    for seat in range(table.seats):
        if not table.gang[seat]:
            table.gang[seat] = _free_gang(table)
    for seat, gang in enumerate(table.gang):
        assert len(gang) == (2 if table.teams else 1), f"{seat_letter(seat)} has {len(gang)} bandits"
        for bandit in gang:
            assert table.owner[bandit] == NOBODY, f"there is one {BANDITS[bandit]} only"
            table.owner[bandit] = seat
    characters.refresh(table, tuple(range(BANDIT_COUNT)))
    taken = [bandit for gang in table.gang for bandit in gang]
    if table.teams:
        for leader, partner in table.gang:
            assert leader in LEADERS, "a team is named after Ghost, Doc or Belle"
            assert partner in PARTNERS, "a partner is Cheyenne, Django or Tuco"
        partners = {gang[0]: gang[1] for gang in table.gang}
        left = [partner for partner in PARTNERS if partner not in taken]
        table.team_partner = tuple([partners[each] if each in partners else left.pop() for each in LEADERS])
        table.free = tuple([leader for leader in LEADERS if leader not in taken])
    else:
        table.free = tuple([bandit for bandit in range(BANDIT_COUNT) if bandit not in taken])


def _free_gang(table: ColtTable) -> tuple[int, ...]:
    taken = [bandit for gang in table.gang for bandit in gang]
    if not table.teams:
        return (next(bandit for bandit in range(BANDIT_COUNT) if bandit not in taken),)
    leader = next(bandit for bandit in LEADERS if bandit not in taken)
    return leader, next(bandit for bandit in PARTNERS if bandit not in taken)


def _in_the_game(table: ColtTable, bandits: Iterable[str]) -> None:
    for name in bandits:
        assert table.owner[bandit_named(name)] != NOBODY, f"{name} is not in the game"


def lay_places(table: ColtTable, at: PerBandit) -> None:
    """Bandits not spoken of are inside the last car, or on its roof if the Marshal is in there."""
    _in_the_game(table, at)
    out_of_the_way = 2 * table.last_car() + (table.marshal == table.last_car())
    for bandit, owner in enumerate(table.owner):
        if owner != NOBODY:
            words = at.get(BANDITS[bandit])
            table.place[bandit] = out_of_the_way if words is None else place_named(words)


# Rounds


def round_card(name: str, players: int) -> int:
    """A round card by its name; the tool knows which of the two sets these players use."""
    for card in (*group(players), *STATIONS):
        if ROUND_CARDS[card] in (name, f"{name}-2-4", f"{name}-5-6", f"station-{name}"):
            return card
    raise AssertionError(f"{players} players have no round card {name}")


def lay_rounds(table: ColtTable, names: str, number: int | None) -> None:
    """The cards named are those of this round and the next ones; stations come in round 5."""
    wanted = [round_card(name, table.seats) for name in names.split()]
    if number is None:
        number = ROUNDS if wanted[0] in STATIONS else 2
    table.round = number
    rest = [card for card in group(table.seats) if card not in wanted]
    before, rest = rest[: number - 1], rest[number - 1 :]
    deck = [*before, *wanted]
    last = ROUNDS - 1 if table.events_on else ROUNDS
    deck += rest[: max(0, last - len(deck))]
    if len(deck) < ROUNDS:
        deck.append(STATIONS[0])
    assert len(deck) == ROUNDS, "a game has five rounds"
    for card in deck[:last]:
        assert card not in STATIONS, "a station comes in round 5"
    assert (deck[-1] in STATIONS) == table.events_on, "round 5 is at a station, if there are events"
    table.round_cards = tuple(deck)


# Cards and bullets


def lay_bullets(table: ColtTable, left: dict[str, int], neutral: int | None, received: PerSeat) -> None:
    """How many bullets are left, and who has those that are gone.

    Bullets of which nobody is said to have them are the next player's; the Marshal's, the last player's.
    """
    _in_the_game(table, left)
    counts = [[0] * 7 for _ in range(table.seats)]
    for letter, sources in received.items():
        for source in sources.split():
            number = 6 if source == "marshal" else bandit_named(source)
            counts[seat_at(letter, table.seats)][number] += 1
    for bandit, owner in enumerate(table.owner):
        gone = sum([counts[seat][bandit] for seat in range(table.seats)])
        if owner == NOBODY:
            assert not gone, f"{BANDITS[bandit]} is not in the game"
            continue
        table.bullets[bandit] = left.get(BANDITS[bandit], OWN_BULLETS - gone)
        more = OWN_BULLETS - table.bullets[bandit] - gone
        assert more >= 0, f"{BANDITS[bandit]} has fired more than is gone"
        counts[(owner + 1) % table.seats][bandit] += more
    gone = sum([counts[seat][6] for seat in range(table.seats)])
    table.neutral = NEUTRAL_BULLETS - gone if neutral is None else neutral
    counts[-1][6] += NEUTRAL_BULLETS - table.neutral - gone
    table.received = [tuple(count) for count in counts]
    for seat, gang in enumerate(table.gang):
        hit_others = [sum(counts[other][bandit] for bandit in gang) for other in range(table.seats)]
        table.fired[seat] = sum(hit_others) - hit_others[seat]


def bullets_in(words: str) -> list[str]:
    """Who fired the bullets among these cards."""
    return [word.removeprefix("bullet-") for word in words.split() if word.startswith("bullet-")]


def lay_cards(
    table: ColtTable, hands: PerSeat, decks: PerSeat, discards: PerSeat, pile: str, planning: bool
) -> None:
    """Each player's cards: those spoken of, and all the rest in the deck below them."""
    for letter in (*hands, *decks, *discards):
        seat_at(letter, table.seats)
    table.pile = [played(word, table.seats) for word in pile.split()]
    for seat in range(table.seats):
        letter = seat_letter(seat)
        rest = list(TWO_BANDIT_DECK if table.teams else ONE_BANDIT_DECK)
        for source in range(7):
            rest += [BULLET + source] * table.received[seat][source]
        on_pile = [number & 31 for number in table.pile if (number & ~HIDDEN) // BY == seat]
        top = cards(decks.get(letter, ""))
        table.discard[seat] = cards(discards.get(letter, ""))
        take_out(rest, letter, on_pile, top, table.discard[seat])
        if letter in hands:
            hand = cards(hands[letter])
            take_out(rest, letter, hand)
        else:
            hand = _some_hand(table, seat, rest) if planning else []
        table.hand[seat] = hand
        table.deck[seat] = [*rest, *reversed(top)]


def _some_hand(table: ColtTable, seat: int, rest: list[int]) -> list[int]:
    """One card of each action where a story says nothing, and one or two more where the rules have it."""
    size = 6 + table.teams + (table.abilities and DOC in table.gang[seat])
    wanted = [card for card in cards(FULL_HAND) if card in rest][:size]
    take_out(rest, seat_letter(seat), wanted)
    while len(wanted) < size and rest:
        wanted.append(rest.pop(0))
    return wanted


def played(word: str, seats: int) -> int:
    """A card on the pile: "a:shoot", "b:move*" if it lies face down."""
    letter, name = word.split(":")
    (card,) = cards(name.removesuffix("*"))
    return (HIDDEN if name.endswith("*") else 0) + BY * seat_at(letter, seats) + card


def take_out(rest: list[int], letter: str, *given: list[int]) -> None:
    for some in given:
        for card in some:
            assert card in rest, f"{letter} has not that many cards {CARD_NAMES[card]}"
            rest.remove(card)
