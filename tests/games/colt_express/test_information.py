"""Section 22: what is public, what only one player knows, and what nobody does.

For every row the hidden thing is exchanged for another: only those who know it may find a difference, in
their view, their menu, the events they are told and the tables they can imagine.
"""

import pytest

from posse.core import Chance
from posse.testing import rule
from posse.testing.compare import differences
from tests.games.colt_express.laying import ColtStory, colt_express, new_colt_express

SPECTATOR = -1
GANGS = {"a": "ghost tuco", "b": "doc django"}


def tells_apart(one: ColtStory, other: ColtStory) -> list[int]:
    """The seats (-1: a spectator) that can tell two tables apart."""
    found = []
    for seat in range(-1, one.table.seats):
        mine, theirs = one.table, other.table
        different = differences(mine.view(seat), theirs.view(seat))
        different += differences(mine.waiting_for(), theirs.waiting_for())
        different += differences(mine.decision(seat, named=True), theirs.decision(seat, named=True))
        different += differences(labels(one, seat), labels(other, seat))
        different += differences(mine.events(0, seat), theirs.events(0, seat))
        if seat >= 0:
            luck = Chance.from_text("imagined")
            different += differences(mine.imagine(seat, luck, True), theirs.imagine(seat, luck, True))
        if different:
            found.append(seat)
    return found


def labels(story: ColtStory, seat: int) -> list[object]:
    question = story.table.question(seat)
    if question is None:
        return []
    return [question.label(story.table, seat, option) for option in question.options(story.table, seat)]


EVERYBODY = [-1, 0, 1, 2]


@rule("colt-info-positions")
@pytest.mark.parametrize("players", [2, 4])
def test_before_the_bandits_are_placed_they_are_nowhere(players):
    """They have boards already, and stand in no car, not even in the locomotive."""
    table = new_colt_express(players, characters="choose")
    table.a.chooses("be:belle")
    table.b.chooses("be:ghost")
    assert table.asks == ("placement" if players == 2 else "character")
    assert [(bandit.car, bandit.roof) for bandit in table.sees.bandits] == [(-1, False)] * len(
        table.sees.bandits
    )
    assert all(place.bandits == [] for place in table.sees.places)
    table.finish_round()
    assert {bandit.car for bandit in table.sees.bandits} == {
        table.sees.places[-1].car - back for back in (0, 1)
    }


@rule("colt-info-positions")
def test_everybody_sees_where_bandits_and_marshal_are():
    at = {"ghost": "roof 1", "doc": "inside 2", "tuco": "inside 3"}
    one = colt_express(3, at=at, marshal=1)
    assert tells_apart(one, colt_express(3, at={**at, "doc": "roof 2"}, marshal=1)) == EVERYBODY
    assert tells_apart(one, colt_express(3, at=at, marshal=0)) == EVERYBODY
    for seat in EVERYBODY:
        view = one.table.view(seat)
        assert [(bandit.car, bandit.roof) for bandit in view.bandits] == [(1, True), (2, False), (3, False)]
        assert view.marshal == 1


@rule("colt-info-train-loot")
def test_everybody_sees_the_kind_and_number_of_tokens_at_each_place():
    table = colt_express(3, loot={"inside 1": "purse-250 purse-500 jewel", "roof 2": "strongbox jewel"})
    for seat in EVERYBODY:
        inside, roof = table.place("inside 1", seat), table.place("roof 2", seat)
        assert (len(inside.purses), inside.jewels, inside.strongboxes) == (2, 1, 0)
        assert (len(roof.purses), roof.jewels, roof.strongboxes) == (0, 1, 1)
    fewer = colt_express(3, loot={"inside 1": "purse-250 jewel", "roof 2": "strongbox jewel"})
    assert tells_apart(table, fewer) == EVERYBODY


@rule("colt-info-board-kinds")
def test_everybody_sees_the_kind_and_number_of_tokens_on_each_board():
    table = colt_express(3, boards={"doc": "purse-250 purse-500 jewel strongbox"})
    for seat in EVERYBODY:
        view = table.doc.seen_by(seat)
        assert (view.purses, view.jewels, view.strongboxes) == (2, 1, 1)
    assert tells_apart(table, colt_express(3, boards={"doc": "purse-250 jewel strongbox"})) == EVERYBODY


@rule("colt-info-purse-on-board")
def test_the_value_of_a_purse_on_a_board_is_known_to_its_player_alone():
    one = colt_express(3, boards={"doc": "purse-250 purse-400"})
    other = colt_express(3, boards={"doc": "purse-300 purse-400"})
    assert tells_apart(one, other) == [1]
    assert one.doc.seen_by(1).values == [250, 400]
    assert one.b.sees.bandits[0].values == []  # and b sees no other's
    partner = colt_express(2, bandits=GANGS, boards={"django": "purse-500"})
    assert partner.django.seen_by(1).values == [500]  # the player's, of either bandit


@rule("colt-info-purse-never-owned", "colt-setup-purses-random")
def test_the_value_of_a_purse_that_was_never_owned_is_known_to_nobody():
    one = colt_express(3, loot={"inside 2": "purse-250 purse-500"}, at={"ghost": "inside 2"}, pile="a:rob")
    other = colt_express(3, loot={"inside 2": "purse-500 purse-300"}, at={"ghost": "inside 2"}, pile="a:rob")
    assert tells_apart(one, other) == []


@rule("colt-info-purse-never-owned")
def test_nor_does_anybody_imagine_the_purses_of_a_new_game_as_they_are():
    table = new_colt_express(4, "floor").table
    for seat in range(4):
        imagined = [table.imagine(seat, Chance.from_text(str(seed))).token_kind for seed in range(20)]
        for token in range(len(table.token_kind)):
            assert len({kinds[token] for kinds in imagined}) > 2


@rule("colt-info-purse-dropped", "colt-info-purse-lost", "colt-loot-new-identity")
def test_the_value_of_a_dropped_purse_is_known_to_the_one_who_lost_it():
    tables = []
    for lost in ("300", "500"):
        table = colt_express(
            3,
            at={"ghost": "inside 2", "doc": "inside 2", "tuco": "roof 1"},
            boards={"doc": "purse-300 purse-500"},
            lost=lost,
            pile="a:punch c:move",
        )
        table.a.chooses("car:1")
        assert table.place("inside 2", 1).purses[0].value == int(lost)
        assert table.b.hears("loot-dropped")["value"] == int(lost)
        tables.append(table)
    assert tells_apart(*tables) == [1]


@rule("colt-info-purse-lost")
def test_a_purse_that_cheyenne_keeps_is_known_to_both_players():
    tables = []
    for lost in ("300", "500"):
        table = colt_express(
            4,
            at={"cheyenne": "inside 2", "doc": "inside 2", "tuco": "roof 1"},
            boards={"doc": "purse-300 purse-500", "cheyenne": "purse-400"},
            lost=lost,
            pile="d:punch c:move",
        )
        table.d.chooses("keep")
        table.d.chooses("car:1")
        tables.append(table)
        assert table.b.hears("purse-kept")["value"] == table.d.hears("purse-kept")["value"] == int(lost)
        assert table.last("purse-kept")["value"] is None
        assert table.cheyenne.seen_by(1).values == []  # the loser is not shown her board
    assert tells_apart(*tables) == [1, 3]


@rule("colt-info-purse-retaken")
def test_a_purse_taken_by_another_is_shown_to_no_earlier_owner():
    table = colt_express(
        3,
        at={"ghost": "inside 2", "doc": "inside 2", "tuco": "roof 1"},
        boards={"doc": "purse-500"},
        pile="a:punch a:rob c:move",
    )
    table.a.chooses("car:1")
    assert table.ghost.board == "purse-250 purse-500"
    assert table.ghost.seen_by(0).values == [250, 500]
    for seat in (1, 2, SPECTATOR):
        assert table.ghost.seen_by(seat).values == []
        assert table.last("robbed", seat)["value"] is None
    assert table.a.hears("robbed")["value"] == 500
    seen = {table.table.imagine(2, Chance.from_text(str(seed))).board_purses[0] for seed in range(20)}
    assert len(seen) > 2  # tuco never knew it


@rule("colt-info-purse-retaken")
def test_if_the_new_owner_loses_it_in_turn_the_first_one_is_shown_nothing():
    table = colt_express(
        4,
        at={"ghost": "inside 2", "doc": "inside 2", "tuco": "inside 2", "cheyenne": "roof 1"},
        boards={"doc": "purse-500", "ghost": "", "tuco": ""},
        pile="a:punch a:rob c:punch d:move",
    )
    table.a.chooses("at:doc")
    table.a.chooses("car:1")
    table.c.chooses("car:1")
    assert table.loot("inside 2") == "purse-500"
    assert table.place("inside 2", 0).purses[0].value == 500  # ghost had it last
    assert table.place("inside 2", 1).purses[0].value == 0


@rule("colt-info-purse-lost", "colt-info-purse-retaken")
def test_the_one_who_lost_a_purse_and_saw_it_taken_imagines_it_there():
    """The seat is not shown it, but has been told of it: on no table it imagines is it anywhere else."""
    robbed = colt_express(
        3,
        at={"ghost": "inside 2", "doc": "inside 2", "tuco": "roof 1"},
        boards={"doc": "purse-500"},
        pile="a:punch a:rob c:move",
    )
    robbed.a.chooses("car:1")
    kept = colt_express(
        4,
        at={"cheyenne": "inside 2", "doc": "inside 2", "tuco": "roof 1"},
        boards={"doc": "purse-500"},
        pile="d:punch c:move",
    )
    kept.d.chooses("keep")
    kept.d.chooses("car:1")
    for table, thief in ((robbed, "ghost"), (kept, "cheyenne")):
        assert boards_imagined(table, 1, thief) == {"purse-250 purse-500"}
        assert len(boards_imagined(table, 2, thief)) > 2  # a seat that was never told imagines any


def boards_imagined(table: ColtStory, seat: int, bandit: str) -> set[str]:
    found = set()
    for seed in range(20):
        imagined = table.table.imagine(seat, Chance.from_text(str(seed)))
        assert imagined.invariants() == []
        found.add(getattr(ColtStory(imagined), bandit).board)
    return found


@rule("colt-loot-new-identity", "colt-info-purse-retaken")
def test_which_of_two_purses_on_a_board_was_lost_nobody_else_can_tell():
    """Doc knows both of Ghost's purses, one of them taken from Doc, and still cannot trace them."""
    tables = []
    for lost in ("500 250", "500 500"):
        table = colt_express(
            4,
            at={"ghost": "inside 2", "doc": "inside 2", "tuco": "inside 2", "cheyenne": "roof 1"},
            boards={"doc": "purse-500"},
            lost=lost,
            pile="a:punch a:rob c:punch d:move",
        )
        table.a.chooses("at:doc")
        table.a.chooses("car:1")
        table.c.chooses("car:1")
        assert len(boards_imagined(table, 1, "ghost")) > 1
        tables.append(table)
    assert tells_apart(*tables) == [0]


@rule("colt-info-starting-purse")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_knows_that_starting_purses_are_250(players):
    table = new_colt_express(players)
    for seat in range(players):
        for seed in "123":
            imagined = table.table.imagine(seat, Chance.from_text(seed))
            assert imagined.board_purses == table.table.board_purses


@rule("colt-info-starting-purse")
def test_but_of_a_purse_robbed_since_others_know_nothing():
    table = colt_express(3, boards={"doc": "purse-250"})
    seen = {table.table.imagine(0, Chance.from_text(str(seed))).board_purses[1] for seed in range(20)}
    assert len(seen) > 2
    own = {table.table.imagine(1, Chance.from_text(str(seed))).board_purses[1] for seed in range(20)}
    assert len(own) == 1


@rule("colt-info-hostage-purse")
def test_everybody_is_told_who_gets_250_from_the_conductor():
    table = colt_express(3, card="hostage-conductor", marshal=2, at={"ghost": "roof 0"}, pile="")
    for seat in EVERYBODY:
        assert [told["bandit"] for told in table.told("hostage-paid", seat)] == ["bandit-ghost"]


@rule("colt-info-jewel-strongbox")
def test_everybody_can_read_what_jewels_and_strongboxes_are_worth():
    table = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "jewel strongbox"}, pile="a:rob")
    worth = [{name: value for name, _, value in label.args}["value"] for label in labels(table, 0)]
    assert worth == [500, 1000]


@rule("colt-info-jewel-strongbox")
@pytest.mark.parametrize(("loot", "value"), [("jewel", 500), ("strongbox", 1000), ("purse-300", None)])
def test_and_is_told_so_when_one_is_taken_or_lost(loot, value):
    """What a purse is worth only its owner is told."""
    robbed = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": loot}, pile="a:rob c:move")
    table = colt_express(
        3, at={"ghost": "roof 3", "doc": "roof 3"}, boards={"doc": loot}, pile="a:punch c:move"
    )
    for seat in (2, SPECTATOR):
        assert robbed.last("robbed", seat)["value"] == value
        assert table.last("loot-dropped", seat)["value"] == value
    known = value or 300
    assert robbed.a.hears("robbed")["value"] == table.b.hears("loot-dropped")["value"] == known


@rule("colt-info-hand")
def test_a_hand_is_known_to_its_player_alone_and_its_size_to_all():
    one = colt_express(3, hands={"b": "move rob punch"})
    other = colt_express(3, hands={"b": "ladder shoot marshal"})
    assert tells_apart(one, other) == [1]
    assert one.b.hand == "move rob punch"
    for seat in EVERYBODY:
        assert [player.hand for player in one.table.view(seat).players] == [6, 3, 6]
    assert tells_apart(one, colt_express(3, hands={"b": "move rob"})) == EVERYBODY


@rule("colt-info-hand")
def test_a_bullet_in_hand_is_no_more_visible_than_another_card():
    one = colt_express(3, hands={"b": "move bullet-ghost"})
    other = colt_express(3, hands={"b": "move rob"}, received={"b": "ghost"})
    assert tells_apart(one, other) == [1]


@rule("colt-info-deck-order")
def test_the_order_of_a_deck_is_known_to_nobody_and_its_size_to_all():
    hands = dict.fromkeys("abc", "move")
    one = colt_express(3, hands=hands, decks={"a": "rob punch", "b": "marshal"})
    other = colt_express(3, hands=hands, decks={"a": "shoot ladder", "b": "rob"})
    assert tells_apart(one, other) == []
    expert = [
        colt_express(3, expert=True, hands=hands, decks={"a": deck}, received={"a": "doc"})
        for deck in ("rob punch", "shoot marshal")
    ]
    assert tells_apart(*expert) == []
    for seat in EVERYBODY:
        assert [player.deck for player in one.table.view(seat).players] == [9, 9, 9]


@rule("colt-info-deck-contents")
def test_everybody_knows_which_cards_and_bullets_a_player_owns_in_total():
    table = colt_express(3, received={"b": "ghost ghost marshal"}, hands={"b": "move rob bullet-tuco"})
    for seat in EVERYBODY:
        assert table.table.view(seat).players[1].received == [2, 0, 1, 0, 0, 0, 1]
    for seat in (0, 2):
        for seed in "123":
            imagined = table.table.imagine(seat, Chance.from_text(seed))
            assert sorted(imagined.hand[1] + imagined.deck[1]) == sorted(
                table.table.hand[1] + table.table.deck[1]
            )


@rule("colt-info-drawn-cards")
def test_drawn_cards_are_told_to_the_one_who_drew_them_and_their_number_to_all():
    tables = []
    for deck in ("rob punch marshal", "shoot shoot ladder"):
        table = colt_express(3, hands={"a": "move"}, decks={"a": deck})
        table.a.draws()
        tables.append(table)
    assert tells_apart(*tables) == [0]
    for seat in EVERYBODY:
        told = tables[0].last("cards-drawn", seat)
        assert told["count"] == 3
        assert told["cards"] == ((5, 4, 3) if seat == 0 else None)
    opening = new_colt_express(3)
    assert [told["cards"] for told in opening.told("hand-drawn")] == [None] * 3


@rule("colt-team-placement")
def test_a_placement_is_known_to_its_player_alone_until_all_are_revealed():
    tables = [new_colt_express(2, "placed"), new_colt_express(2, "placed")]
    gang = tables[0].sees.players[0].bandits
    for which, table in enumerate(tables):
        assert table.a.sees.last_car == -1
        table.a.chooses(table.a.options[which])
    assert tells_apart(*tables) == [0]
    assert [table.a.sees.last_car for table in tables] == gang
    assert [table.b.sees.last_car for table in tables] == [-1, -1]
    for table in tables:
        table.b.chooses(table.b.default)
        assert [table.table.view(seat).last_car for seat in (-1, 0, 1)] == [-1, -1, -1]
    assert -1 in tells_apart(*tables)


@rule("colt-info-team-pick")
def test_a_picked_card_is_known_to_its_player_alone():
    tables = []
    for card in ("move", "2nd-punch"):
        table = colt_express(2, bandits=GANGS, phase="round")
        table.a.chooses(f"pick:{card}")
        tables.append(table)
    assert tells_apart(*tables) == [0]
    assert [table.a.sees.picked for table in tables] == [0, 12]


@rule("colt-info-pile-face-up")
def test_face_up_cards_and_their_order_stay_visible_for_the_whole_round():
    planning = colt_express(3, card="braking")
    planning.plan("a:move b:rob c:punch a:ladder")
    stealing = colt_express(
        3, at={"ghost": "roof 1", "tuco": "roof 2"}, pile="b:ladder c:move a:move b:ladder"
    )
    stealing.c.chooses("car:3")
    for seat in EVERYBODY:
        assert planning.seen_pile(seat) == "a:move b:rob c:punch a:ladder"
        assert stealing.seen_pile(seat) == "b:ladder c:move a:move b:ladder"
        resolved = [card.resolved for card in stealing.table.view(seat).pile]
        assert resolved == [True, True, True, False]  # the third is being carried out


@rule("colt-info-pile-face-down")
def test_a_face_down_card_is_known_to_its_player_alone_until_it_resolves():
    one = colt_express(3, card="swivel-arm", turn=2)
    other = colt_express(3, card="swivel-arm", turn=2)
    one.plan("a:rob b:move")
    other.plan("a:rob b:punch")
    assert tells_apart(one, other) == [1]
    stealing = [
        colt_express(3, at={"ghost": "roof 1"}, pile=f"a:move b:{card}*") for card in ("rob", "punch")
    ]
    assert tells_apart(*stealing) == [1]
    for seat in EVERYBODY:
        hidden = stealing[0].table.view(seat).pile[1]
        assert (hidden.seat, hidden.face_down) == (1, True)


@rule("colt-info-pile-face-down")
def test_an_imagined_hidden_card_is_one_that_could_have_been_played():
    table = colt_express(3, card="swivel-arm", turn=2, received={"b": "ghost " * 6})
    table.plan("a:rob b:move")
    cards = set()
    for seed in range(30):
        imagined = table.table.imagine(0, Chance.from_text(str(seed)))
        cards.add(imagined.pile[1] & 31)
        assert imagined.pile[0] == table.table.pile[0]  # its own it knows
        assert imagined.invariants() == []
    assert cards == {0, 1, 2, 3, 4, 5}  # any action card, never a bullet


@rule("colt-info-bullets-left")
def test_everybody_sees_how_many_bullets_each_bandit_has_left():
    one = colt_express(3, bullets={"doc": 4})
    for seat in EVERYBODY:
        assert [bandit.bullets for bandit in one.table.view(seat).bandits] == [6, 4, 6]
    assert tells_apart(one, colt_express(3, bullets={"doc": 3})) == EVERYBODY


@rule("colt-info-neutral-left")
def test_everybody_sees_how_many_neutral_bullets_are_left():
    one = colt_express(3, neutral=5)
    for seat in EVERYBODY:
        assert one.table.view(seat).neutral == 5
    assert tells_apart(one, colt_express(3, neutral=4)) == EVERYBODY


@rule("colt-info-round-current")
def test_everybody_sees_the_current_and_past_round_cards():
    table = colt_express(3, card="braking bridge", round=2)
    for seat in EVERYBODY:
        seen = table.table.view(seat).round_cards
        assert seen == list(table.table.round_cards[:2])
        assert seen[-1] == 2
    assert tells_apart(table, colt_express(3, card="swivel-arm bridge", round=2)) == EVERYBODY


@rule("colt-info-round-future")
def test_the_coming_round_cards_and_the_station_are_known_to_nobody():
    one = colt_express(3, card="braking bridge two-tunnels", round=2)
    other = colt_express(3, card="braking take-it-all passengers-rebellion", round=2)
    assert one.table.round_cards[:2] == other.table.round_cards[:2]
    assert tells_apart(one, other) == []
    last = colt_express(3, card="braking pickpocketing", round=4)
    revenge = colt_express(3, card="braking marshals-revenge", round=4)
    assert tells_apart(last, revenge) == []


@rule("colt-info-round-future")
@pytest.mark.parametrize("events", [True, False])
def test_they_come_from_the_matching_set_without_repeats(events):
    table = new_colt_express(5, events=events)
    stations = set()
    for seed in range(30):
        cards = table.table.imagine(2, Chance.from_text(str(seed))).round_cards
        assert cards[0] == table.table.round_cards[0]
        assert len(set(cards)) == 5
        plain = cards[:4] if events else cards
        assert all(7 <= card <= 13 for card in plain)
        stations.add(cards[4])
    assert len(stations) == (3 if events else 6)


@rule("colt-info-wagons-unused")
def test_everybody_knows_what_was_left_out_but_no_purse_values():
    table = new_colt_express(3)
    for seat in EVERYBODY:
        view = table.table.view(seat)
        lying = sum([len(place.purses) for place in view.places])
        assert view.spare_purses == 18 - 3 - lying
        assert view.spare_jewels == 6 - sum([place.jewels for place in view.places])
        assert set(view.wagons) == set(table.table.wagons)
    one = colt_express(3, loot={"inside 2": "purse-500"})
    other = colt_express(3, loot={"inside 2": "purse-250"})
    assert one.table.supply != other.table.supply
    assert tells_apart(one, other) == []


@rule("colt-info-expert-known-bullets")
def test_everybody_knows_of_bullets_on_top_of_a_deck_until_they_are_drawn():
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        at={"ghost": "roof 1", "doc": "roof 2", "tuco": "roof 3"},
        pile="a:shoot a:shoot c:move",
        hands={"b": "move move ladder rob rob"},
    )
    assert table.waiting_for == "c"
    for seat in EVERYBODY:
        assert [player.bullets_on_top for player in table.table.view(seat).players] == [0, 2, 0]
    for seat in (0, 1, 2):
        for seed in "12345":
            assert table.table.imagine(seat, Chance.from_text(seed)).deck[1][-2:] == [16, 16]
    table.c.chooses("car:2")
    assert table.round == 3
    assert table.sees.players[1].bullets_on_top == 0  # drawn
    assert table.b.hand.split()[-2:] == ["bullet-ghost", "bullet-ghost"]


@rule("colt-info-expert-known-bullets")
@pytest.mark.parametrize("shots", [1, 2])
def test_in_the_order_in_which_they_came(shots):
    """The Marshal's on top of ghost's; the card below them is anybody's guess."""
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        marshal=2,
        at={"ghost": "roof 1", "doc": "roof 2", "tuco": "roof 3"},
        pile="a:shoot " * (shots - 1) + "b:ladder c:move",
        hands={"b": "move"},
    )
    below = set()
    for seed in range(20):
        deck = table.table.imagine(0, Chance.from_text(str(seed))).deck[1]
        assert deck[-shots:] == [16, 22][2 - shots :]
        below.add(deck[-shots - 1])
    assert len(below) > 3


@rule("colt-info-expert-known-bullets", "colt-info-deck-order")
def test_older_bullets_may_be_anywhere_in_the_deck():
    table = colt_express(3, expert=True, decks={"b": "bullet-ghost"}, hands={"b": "move"})
    assert table.sees.players[1].bullets_on_top == 0
    tops = {table.table.imagine(1, Chance.from_text(str(seed))).deck[1][-1] for seed in range(30)}
    assert len(tops) > 3


@rule("colt-expert-keep", "colt-expert-bullets-discarded", "colt-info-hand")
def test_the_one_who_steals_holds_no_bullet_and_nobody_imagines_one():
    """Only action cards can be kept, so bullets drawn before lie in the deck; which cards, is a guess."""
    table = colt_express(
        3,
        expert=True,
        phase="stealing",
        at={"ghost": "roof 1"},
        pile="a:move",
        hands={"b": "move rob"},
        decks={"b": "bullet-ghost bullet-tuco bullet-marshal"},
    )
    table.table.fresh_bullets[1] = 0  # they came before
    assert table.waiting_for == "a"
    held = set()
    for seed in range(60):
        imagined = table.table.imagine(0, Chance.from_text(str(seed)))
        assert imagined.invariants() == []
        assert max(imagined.hand[1]) < 16
        held |= set(imagined.hand[1])
    assert held == {0, 1, 2, 3, 4, 5}


@rule("colt-info-no-deductions", "colt-info-purse-dropped")
def test_a_starting_purse_that_is_dropped_is_shown_without_its_value():
    """Everybody can work out that it is worth $250; the view does not do it for them."""
    table = colt_express(
        3, at={"ghost": "inside 2", "doc": "inside 2", "tuco": "roof 1"}, pile="a:punch c:move"
    )
    table.a.chooses("car:1")
    assert table.loot("inside 2") == "purse-250"
    for seat in (0, 2, SPECTATOR):
        assert table.place("inside 2", seat).purses[0].value == 0
        assert table.last("loot-dropped", seat)["value"] is None
    assert table.place("inside 2", 1).purses[0].value == 250
    assert table.doc.seen_by(0).values == []


@rule("colt-info-no-deductions", "colt-info-starting-purse")
@pytest.mark.parametrize(("boards", "certain"), [({}, True), ({"doc": "purse-250"}, False)])
def test_but_the_one_who_imagines_the_table_has_worked_it_out(boards, certain):
    """A starting purse is $250 on every table that could be this one; a purse robbed unseen could be any."""
    table = colt_express(
        3,
        at={"ghost": "inside 2", "doc": "inside 2", "tuco": "roof 1"},
        boards=boards,
        pile="a:punch c:move",
    )
    table.a.chooses("car:1")
    for seat in (0, 2):
        seen = {table.table.imagine(seat, Chance.from_text(str(seed))).token_kind[0] for seed in range(20)}
        assert (seen == {0}) == certain
    own = {table.table.imagine(1, Chance.from_text(str(seed))).token_kind[0] for seed in range(20)}
    assert own == {0}


@rule("colt-info-no-leak")
@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {"characters": "choose"}), (3, {}), (4, {"expert": True}), (6, {}), (3, {"bandits_per_player": 2})],
)
def test_a_seat_sees_no_difference_when_what_it_cannot_know_is_dealt_again(players, settings):
    story = new_colt_express(players, "leak", **settings)
    step = 0
    for _ in story.moments(12):
        step += 1
        if step % 9:
            continue
        for seat in range(players):
            imagined = story.table.imagine(seat, Chance.from_text(str(step)), remember=True)
            assert imagined.invariants() == []
            for viewer in (seat, SPECTATOR):
                assert differences(imagined.view(viewer), story.table.view(viewer)) == []
                assert imagined.events(0, viewer) == story.table.events(0, viewer)
            again = imagined.imagine(seat, Chance.from_text("again"))
            assert differences(again, story.table.imagine(seat, Chance.from_text("again"))) == []


@rule("colt-info-no-leak", "colt-setup-purse-aside")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_while_characters_are_chosen_the_purses_set_aside_for_them_are_known(players):
    story = new_colt_express(players, "aside", characters="choose")
    spare = story.sees.spare_purses
    while story.asks == "character":
        for seed in range(10):
            imagined = story.table.imagine(0, Chance.from_text(str(seed)))
            lying = [imagined.token_kind[token] for place in imagined.purses for token in place]
            assert lying.count(0) <= 8 - (2 * players if players == 2 else players)
            on = ColtStory(imagined)
            while on.asks == "character":  # nothing is lost or made on the way
                seat = on.table.asked_seats()[0]
                on.player(seat).chooses(on.player(seat).default)
        seat = story.table.asked_seats()[0]
        story.player(seat).chooses(story.player(seat).options[-1])
        assert story.sees.spare_purses == spare


@rule("colt-info-no-leak", "colt-end-reveal")
def test_when_the_game_is_over_there_is_nothing_to_imagine():
    story = new_colt_express(4, "over")
    story.finish_game()
    imagined = story.table.imagine(1, Chance.from_text("1"))
    assert differences(imagined.view(1), story.table.view(1)) == []
    assert imagined.result() == story.table.result()


@rule("colt-info-no-leak")
@pytest.mark.parametrize(("players", "settings"), [(2, {}), (4, {}), (4, {"expert": True})])
def test_spectators_see_only_what_is_public(players, settings):
    story = new_colt_express(players, "public", **settings)
    for _ in story.moments(13):
        view = story.sees
        assert (view.hand, view.last_car, view.picked, view.kept) == ([], -1, -1, [])
        assert not view.may_hide
        assert all(bandit.values == [] for bandit in view.bandits)
        assert all(purse.value == 0 for place in view.places for purse in place.purses)
        assert all(card.card == -1 for card in view.pile if card.face_down and not card.resolved)
        assert len(view.round_cards) == view.round
