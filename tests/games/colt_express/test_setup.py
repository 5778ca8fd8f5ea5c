"""Section 5: setting up with one bandit each."""

import pytest

from posse.core import Chance
from posse.games.colt_express.facts import PURSE_VALUES, WAGON_JEWELS, WAGON_PURSES, group
from posse.games.colt_express.pieces.purses import purses_in
from posse.testing import rule
from tests.games.colt_express.laying import ColtStory, colt_express, new_colt_express


def places(table: ColtStory) -> list[str]:
    """Where the bandits start, in seat order."""
    found = []
    for player in table.sees.players:
        bandit = next(view for view in table.sees.bandits if view.bandit == player.bandits[0])
        found.append(f"{'roof' if bandit.roof else 'inside'} {bandit.car}")
    return found


@rule("colt-setup-wagon-count")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_wagons_as_players_behind_the_locomotive(players):
    table = new_colt_express(players)
    assert len(table.sees.wagons) == 1 + players
    assert len(table.sees.places) == 2 * (1 + players)


@rule("colt-setup-wagon-choice")
def test_wagons_are_drawn_at_random_without_repetition_in_any_order():
    trains = [tuple(new_colt_express(3, str(seed)).sees.wagons) for seed in range(60)]
    assert all(len(set(train)) == 4 and train[0] == -1 for train in trains)
    assert {wagon for train in trains for wagon in train} == {-1, 0, 1, 2, 3, 4, 5}
    assert len(set(trains)) > 30
    assert any(sorted(train) == sorted(other) and train != other for train in trains for other in trains)


@rule("colt-setup-characters")
def test_players_choose_one_after_another_from_seat_0():
    table = new_colt_express(3, characters="choose")
    assert table.waiting_for == "a"
    assert table.a.options == [
        "be:ghost",
        "be:doc",
        "be:tuco",
        "be:cheyenne",
        "be:belle",
        "be:django",
    ]
    table.a.chooses("be:belle")
    assert table.waiting_for == "b"
    assert table.b.options == [
        "be:ghost",
        "be:doc",
        "be:tuco",
        "be:cheyenne",
        "be:django",
    ]
    assert table.b.refused("be:belle") == "colt-setup-characters"
    table.b.chooses("be:ghost")
    table.c.chooses("be:django")
    assert [player.bandits for player in table.sees.players] == [[4], [0], [5]]
    assert table.asks == "plan"


@rule("colt-setup-purse-aside", "colt-setup-starting-purse")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_250_purse_for_everybody_is_set_aside_before_the_wagons_are_filled(players):
    for seed in range(6):
        table = new_colt_express(players, str(seed))
        boards = [table.table.board_purses[player.bandits[0]] for player in table.sees.players]
        assert [[PURSE_VALUES[kind] for kind in purses_in(board)] for board in boards] == [[250]] * players
        lying = [table.table.token_kind[token] for place in table.table.purses for token in place]
        assert lying.count(0) <= 8 - players


@rule("colt-setup-starting-purse")
def test_the_starting_purse_lies_value_down():
    table = new_colt_express(3)
    assert [(bandit.purses, bandit.values) for bandit in table.sees.bandits] == [(1, [])] * 3
    own = table.a.sees.players[0].bandits[0]
    assert [view.values for view in table.a.sees.bandits if view.bandit == own] == [[250]]


@rule("colt-setup-wagon-loot")
def test_wagons_are_filled_inside_and_roofs_are_bare():
    table = new_colt_express(5)
    for place in table.sees.places:
        found = (len(place.purses), place.jewels, place.strongboxes)
        if place.roof:
            assert found == (0, 0, 0)
        elif place.car:
            wagon = table.sees.wagons[place.car]
            assert found == (WAGON_PURSES[wagon], WAGON_JEWELS[wagon], 0)


@rule("colt-setup-purses-random")
def test_purses_of_the_wagons_are_drawn_at_random_and_lie_value_down():
    seen: dict[int, int] = dict.fromkeys(PURSE_VALUES, 0)
    for seed in range(40):
        table = new_colt_express(6, str(seed))
        for place in table.sees.places:
            assert all(purse.value == 0 for purse in place.purses)
        first = next(place for place in table.table.purses if place)[0]
        seen[PURSE_VALUES[table.table.token_kind[first]]] += 1
    assert all(seen[value] >= 1 for value in PURSE_VALUES)
    with_two = [table_of_three(seed) for seed in range(20)]
    assert len(set(with_two)) > 10  # three players leave purses out, and not the same ones


def table_of_three(seed: int) -> int:
    return new_colt_express(3, str(seed)).table.supply


@rule("colt-setup-locomotive")
def test_the_marshal_and_a_strongbox_start_in_the_locomotive():
    table = new_colt_express(4)
    assert table.marshal == 0
    assert table.loot("inside 0") == "strongbox"
    assert sum([place.strongboxes for place in table.sees.places]) == 1


@rule("colt-setup-second-strongbox")
def test_the_second_strongbox_is_off_the_train_until_the_event():
    table = new_colt_express(4)
    assert table.sees.spare_box
    for card in (
        "braking",
        "swivel-arm",
        "angry-marshal",
        "passengers-rebellion",
        "bridge",
    ):
        other = colt_express(4, card=card, pile="")
        assert other.sees.spare_box
        assert sum([place.strongboxes for place in other.sees.places]) == 1
    event = colt_express(4, card="take-it-all", pile="")
    assert not event.sees.spare_box
    assert event.loot("inside 0") == "strongbox strongbox"


@rule("colt-setup-unused-loot")
def test_what_is_not_placed_stays_off_the_train():
    for seed in range(8):
        table = new_colt_express(3, str(seed))
        lying = sum([len(place.purses) for place in table.sees.places])
        jewels = sum([place.jewels for place in table.sees.places])
        assert table.sees.spare_purses == 18 - 3 - lying
        assert table.sees.spare_jewels == 6 - jewels
    full = new_colt_express(6)
    assert (full.sees.spare_purses, full.sees.spare_jewels) == (0, 0)


@rule("colt-setup-unused-loot")
def test_only_the_hostage_conductor_uses_the_supply():
    for card in (
        "take-it-all",
        "pickpocketing",
        "marshals-revenge",
        "hostage-conductor",
    ):
        table = colt_express(4, card=card, pile="", at={"ghost": "roof 0"}, marshal=2)
        used = 18 - 4 - table.sees.spare_purses
        assert used == (1 if card == "hostage-conductor" else 0)


@rule("colt-setup-first-player")
def test_the_first_player_is_drawn_once_all_characters_are_taken():
    firsts = [new_colt_express(4, str(seed)).first for seed in range(60)]
    assert all(6 <= firsts.count(letter) <= 26 for letter in "abcd")  # about 15 each
    table = new_colt_express(3, characters="choose")
    assert "first-player" not in table.events
    for player in (table.a, table.b, table.c):
        player.chooses(player.options[0])
    assert table.events.index("first-player") > max(
        at for at, event in enumerate(table.events) if event == "character-taken"
    )


@rule("colt-setup-placement", "colt-setup-placement-no-choice", "colt-setup-no-roof")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_bandits_start_inside_the_last_two_cars_alternating_from_the_first_player(
    players,
):
    for seed in range(5):
        table = new_colt_express(players, str(seed))
        start = "abcdef".index(table.first)
        wanted = [""] * players
        for step in range(players):
            wanted[(start + step) % players] = f"inside {players - step % 2}"
        assert places(table) == wanted
        assert table.asks == "plan"  # nobody was asked where to start
        assert table.waiting_for == table.first


@rule("colt-setup-no-roof")
def test_roofs_are_empty_at_the_start():
    table = new_colt_express(6)
    assert [place.bandits for place in table.sees.places if place.roof] == [[]] * 7


@rule("colt-setup-round-cards-group")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_few_players_and_many_have_their_own_round_cards(players):
    wanted = range(7) if players <= 4 else range(7, 14)
    seen = set()
    for seed in range(20):
        seen |= set(new_colt_express(players, str(seed)).table.round_cards[:4])
    assert seen == set(wanted)
    assert tuple(wanted) == group(players)


@rule("colt-setup-round-deck-events-off")
def test_without_events_five_of_the_seven_cards_are_drawn():
    decks = [new_colt_express(4, str(seed), events=False).table.round_cards for seed in range(40)]
    assert all(len(deck) == len(set(deck)) == 5 and max(deck) < 7 for deck in decks)
    assert {deck[4] for deck in decks} == set(range(7))


@rule("colt-setup-round-deck-events-on", "colt-setup-station-last")
def test_with_events_four_cards_lie_on_one_station():
    decks = [new_colt_express(4, str(seed)).table.round_cards for seed in range(40)]
    for deck in decks:
        assert len(deck) == len(set(deck)) == 5
        assert max(deck[:4]) < 7
        assert deck[4] in (14, 15, 16)
    assert {deck[4] for deck in decks} == {14, 15, 16}
    assert {deck[0] for deck in decks} == set(range(7))


@rule("colt-setup-round-deck-events-on", "colt-info-round-future")
def test_the_round_deck_lies_face_down():
    table = new_colt_express(4)
    assert table.sees.round_cards == [table.table.round_cards[0]]


@rule("colt-setup-rng")
@pytest.mark.parametrize("players", [3, 6])
def test_luck_is_drawn_in_a_fixed_order(players):
    """The whole setup is worked out here by hand from the same stream of luck."""
    table = new_colt_express(players, "by hand").table
    chance = Chance.from_text("by hand")

    wagons = list(range(6))
    chance.shuffle(wagons)
    assert table.wagons == (-1, *wagons[:players])

    purses = [0] * (8 - players) + [kind for kind in range(1, 6) for _ in "12"]
    chance.shuffle(purses)
    for car in range(1, players + 1):
        assert [table.token_kind[token] for token in table.purses[2 * car]] == [
            purses.pop() for _ in range(WAGON_PURSES[wagons[car - 1]])
        ]

    rounds = list(group(players))
    chance.shuffle(rounds)
    assert table.round_cards == (*rounds[:4], 14 + chance.below(3))

    free = list(range(6))
    for seat in range(players):
        assert table.gang[seat] == (free.pop(chance.below(len(free))),)
    assert table.first == chance.below(players)

    for step in range(players):
        seat = (table.first + step) % players
        deck = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5]
        chance.shuffle(deck)
        drawn = 7 if table.gang[seat] == (1,) else 6
        assert table.hand[seat] == deck[-drawn:]
        assert table.deck[seat] == deck[:-drawn]
    assert table.chance.used == chance.used


@rule("colt-setup-rng", "colt-punch-purse-blind")
def test_a_lost_purse_is_drawn_only_if_there_are_several():
    for board, drawn in (("purse-250", 0), ("purse-250 purse-250", 1), ("jewel", 0)):
        table = colt_express(
            3,
            at={"ghost": "inside 1", "doc": "inside 1"},
            boards={"doc": board},
            pile="a:punch",
        )
        before = table.table.chance.used
        trial = table.table.clone()
        trial.stack = []  # so that no deck is shuffled for the next round
        trial.take(0, 2)
        assert (trial.chance.used > before) == bool(drawn)


@rule("colt-setup-rng")
def test_the_expert_shuffles_each_deck_once_after_the_first_player_is_drawn():
    plain = new_colt_express(3, "same")
    expert = new_colt_express(3, "same", expert=True)
    assert plain.table.first == expert.table.first
    assert plain.table.round_cards == expert.table.round_cards
    chance = Chance.from_text("same")
    wagons = list(range(6))
    chance.shuffle(wagons)
    chance.shuffle([0] * 15)  # purses: 18 less three set aside
    chance.shuffle([0] * 7)
    chance.below(3)
    for left in (6, 5, 4):
        chance.below(left)
    assert expert.table.first == chance.below(3)
    for step in range(3):
        seat = (expert.table.first + step) % 3
        deck = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5]
        chance.shuffle(deck)
        assert expert.table.deck[seat] + expert.table.hand[seat] == deck
    assert expert.table.chance.used == chance.used


@rule("colt-setup-rng")
def test_the_same_luck_makes_the_same_game():
    one, other, another = (new_colt_express(4, seed) for seed in ("1", "1", "2"))
    for table in (one, other, another):
        for _ in table.moments(3):
            pass
    assert one.table.told == other.table.told
    assert one.table.told != another.table.told
