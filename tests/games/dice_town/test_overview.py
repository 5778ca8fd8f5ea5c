"""Section 1: rounds, the eight locations, and prizes that must be taken."""

from posse.testing import rule
from tests.games.dice_town.laying import dice_town, new_dice_town


@rule("dice-overview-goal")
def test_the_most_victory_points_win():
    table = dice_town(
        players=2, sheriff="b", mine=1, nuggets={"a": 20}, dice={"a": "9 9 9 J J", "b": "10 10 Q K A"}
    )
    table.a.chooses(table.a.options[0])  # in the store
    table.everyone_passes()
    assert table.over  # the mine was emptied
    assert table.score["a"] > table.score["b"]
    assert table.winners == "a"
    assert table.waiting_for == ""


@rule("dice-overview-goal")
def test_the_one_who_has_fewer_points_does_not_win_even_as_sheriff():
    table = dice_town(players=2, mine=1, nuggets={"a": 2}, dice={"a": "9 9 9 J K", "b": "10 10 Q Q A"})
    table.everyone_passes()
    assert table.over
    assert table.sheriff == "a"
    assert table.winners == "b"
    assert table.waiting_for == ""


@rule("dice-overview-round", "dice-overview-action")
def test_a_round_is_rolling_and_then_the_eight_locations_in_fixed_order():
    table = dice_town(
        players=3,
        property={"c": "1"},
        store_deck="equipment-1 equipment-2",
        rolls={"a": "9 9 10 10 J", "b": "J J Q Q Q", "c": "K K 9 A J"},
    )
    assert table.asks == "commit-keep"
    table.everyone_keeps("all")
    table.b.chooses("card:equipment-1")
    table.b.chooses("rob:c:1+0")
    table.everyone_passes()
    places = [event for event in table.events if event in IN_ORDER]
    assert places == IN_ORDER
    assert table.round == 3
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c"


IN_ORDER = [
    "nuggets-taken",  # 1 gold mine
    "bank-robbed",  # 2 bank
    "stagecoach-moved",  # 3 stagecoach
    "store-kept",  # 4 general store
    "stolen",  # 5 saloon
    "badge-moved",  # 6 sheriff
    "property-taken",  # 7 town hall
    "round-ended",
]


@rule("dice-overview-action")
def test_doc_badluck_comes_last():
    table = dice_town(
        players=2, sheriff="b", dice={"a": "9 9 9 9 K", "b": "Q Q Q J J"}, won="a", at="town-hall doc-badluck"
    )
    assert table.events[-2:] == ["property-taken", "row-filled"]
    assert table.b.asked == "doctor-remedy"
    assert table.waiting_for == "b"


@rule("dice-overview-rolling", "dice-overview-round")
def test_all_players_build_five_dice_at_the_same_time():
    table = new_dice_town(players=4)
    assert table.round == 1
    assert table.waiting_for == "a b c d"
    assert table.asks == "commit-keep"
    for player in table.a, table.b, table.c, table.d:
        assert player.sees.rolled == [0, 1, 2, 3, 4]
    table.everyone_keeps("all")
    assert [len(facts["faces"]) for facts in table.told("combined")] == [5, 5, 5, 5]


@rule("dice-overview-many-wins")
def test_one_player_may_win_several_locations_in_a_round():
    table = dice_town(players=2, sheriff="b", dice={"a": "9 9 10 10 K", "b": "9 10 J A A"})
    table.everyone_passes()
    assert table.place("gold-mine") == table.place("bank") == table.place("sheriff") == "a"
    assert table.place("town-hall") == "a"
    assert table.place("general-store") == "b"
    assert table.waiting_for == "a b"


@rule("dice-overview-unclaimed")
def test_a_location_may_stay_unclaimed():
    table = dice_town(players=2, dice={"a": "9 9 9 K K", "b": "9 J J Q A"}, bank=3, at="gold-mine bank")
    assert table.place("gold-mine") == "a"
    assert table.place("bank") == "unclaimed"
    assert table.bank == 3
    assert table.waiting_for == "a b"


@rule("dice-overview-mandatory")
def test_a_prize_cannot_be_refused():
    table = dice_town(at="gold-mine bank general-store", dice={"a": "9 9 10 J J"}, bank=3, dollars={"a": 8})
    assert table.a.nuggets == 2  # nobody asked whether a wants them
    assert table.a.dollars == 11
    assert table.asks == "store-pick"
    assert table.a.refused("pass") == "dice-store-keep-one"
    assert table.a.refused("decline") == "dice-store-keep-one"
    assert table.waiting_for == "a"


@rule("dice-overview-mandatory")
def test_nor_can_it_be_refused_to_visit_doc():
    table = dice_town(
        players=2, sheriff="b", dice={"a": "9 9 9 9 K", "b": "Q Q Q J K"}, won="b", at="town-hall doc-badluck"
    )
    assert table.place("town-hall") == "a"
    assert table.a.has_won is False  # the round is over, and nobody could visit
    assert "doc-order" not in table.events
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b"
