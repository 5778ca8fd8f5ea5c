"""Section 19: two bandits each. Setup, rounds, abilities and scoring."""

import pytest

from posse.core.errors import Refused
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express

GANGS = {"a": "ghost tuco", "b": "doc django"}


@rule("colt-team-wagons")
@pytest.mark.parametrize(("players", "wagons"), [(2, 3), (3, 4)])
def test_the_train_has_one_wagon_more_than_there_are_players(players, wagons):
    table = new_colt_express(players, bandits_per_player=2)
    assert len(table.sees.wagons) == 1 + wagons


@rule("colt-team-round-cards")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_use_the_cards_for_two_to_four_players(players):
    for seed in range(8):
        cards = new_colt_express(players, str(seed), bandits_per_player=2).table.round_cards
        assert max(cards[:4]) < 7


@rule("colt-team-form")
def test_ghost_doc_and_belle_each_get_a_partner_at_random():
    seen = set()
    for seed in range(30):
        table = new_colt_express(3, str(seed), bandits_per_player=2)
        teams = sorted([tuple(player.bandits) for player in table.sees.players])
        assert [team[0] for team in teams] == [0, 1, 4]
        assert sorted([team[1] for team in teams]) == [2, 3, 5]
        seen.add(tuple([team[1] for team in teams]))
    assert len(seen) == 6  # every way to deal three partners
    choosing = new_colt_express(2, characters="choose")
    assert choosing.a.refused("be:tuco") == "colt-team-form"  # a partner is not chosen


@rule("colt-team-choose", "colt-decide-character")
def test_teams_are_chosen_in_seat_order():
    table = new_colt_express(2, characters="choose")
    assert table.waiting_for == "a"
    assert table.a.options == ["be:ghost", "be:doc", "be:belle"]
    table.a.chooses("be:doc")
    assert table.waiting_for == "b"
    assert table.b.options == ["be:ghost", "be:belle"]
    table.b.chooses("be:belle")
    assert table.asks == "placement"
    teams = [player.bandits for player in table.sees.players]
    assert [team[0] for team in teams] == [1, 4]
    assert len(table.sees.bandits) == 4  # the third team is out of the game
    three = new_colt_express(3, characters="choose", bandits_per_player=2)
    three.a.chooses("be:ghost")
    three.b.chooses("be:doc")
    assert three.asks == "placement"  # the last team is given without asking
    assert three.sees.players[2].bandits[0] == 4


@rule("colt-team-purse-per-bandit")
@pytest.mark.parametrize(("players", "bandits"), [(2, 4), (3, 6)])
def test_each_bandit_starts_with_a_purse(players, bandits):
    table = new_colt_express(players, bandits_per_player=2)
    assert [bandit.purses for bandit in table.sees.bandits] == [1] * bandits
    for player in table.sees.players:
        own = [view for view in table.table.view(player.seat).bandits if view.owner == player.seat]
        assert [view.values for view in own] == [[250], [250]]


@rule("colt-team-loot-separate")
def test_loot_belongs_to_one_bandit_and_cannot_be_passed_on():
    table = colt_express(
        2,
        bandits=GANGS,
        at={"ghost": "inside 2", "tuco": "inside 2"},
        boards={"ghost": "jewel", "tuco": "purse-300"},
        loot={"inside 2": "purse-500"},
        pile="a:2nd-rob a:2nd-punch",
    )
    assert table.tuco.board == "purse-300 purse-500"
    assert table.ghost.board == "jewel"
    assert table.asks == "punch-way"  # a punched partner's jewel falls to the floor
    table.a.chooses("car:1")
    assert table.loot("inside 2") == "jewel"
    assert table.tuco.board == "purse-300 purse-500"


@rule("colt-team-deck", "colt-team-one-deck")
def test_a_deck_of_11_cards_is_shared_by_both_bandits():
    table = new_colt_express(2)
    table.a.chooses(table.a.default)
    table.b.chooses(table.b.default)
    eleven = "move ladder shoot rob punch marshal 2nd-move 2nd-ladder 2nd-shoot 2nd-rob 2nd-punch"
    for player in (table.a, table.b):
        assert player.cards == eleven
        assert player.seen.deck == 11
    assert [name.removeprefix("pick:") for name in table.a.options] == eleven.split()


@rule("colt-team-marshal-card")
@pytest.mark.parametrize("where", ["inside 3", "roof 0"])
def test_the_marshal_card_belongs_to_the_player(where):
    table = colt_express(2, bandits=GANGS, marshal=1, at={"ghost": where, "tuco": "roof 3"}, pile="a:marshal")
    assert table.a.options == ["car:0", "car:2"]
    assert "2nd-marshal" not in table.a.cards


@rule("colt-team-one-deck")
def test_and_so_is_the_hand():
    table = colt_express(2, bandits=GANGS, hands={"a": "move 2nd-move rob"})
    assert table.a.options == [
        "play:move",
        "play:rob",
        "play:2nd-move",
        "hide:move",
        "hide:rob",
        "hide:2nd-move",
        "draw",
    ]


@rule("colt-team-own-bullets")
def test_each_bandit_shoots_with_its_own_bullets():
    at = {"ghost": "roof 0", "tuco": "roof 3", "doc": "roof 1", "django": "roof 2"}
    table = colt_express(2, bandits=GANGS, at=at, pile="a:shoot a:2nd-shoot a:2nd-move", bullets={"ghost": 4})
    assert (table.ghost.bullets, table.tuco.bullets) == (3, 5)
    empty = colt_express(2, bandits=GANGS, at=at, pile="a:shoot a:2nd-shoot a:2nd-move", bullets={"ghost": 0})
    assert (empty.ghost.bullets, empty.tuco.bullets) == (0, 5)
    assert empty.told("no-effect")[0]["rule"] == "colt-shoot-no-bullets"


@rule("colt-team-first-player")
def test_the_first_player_is_drawn_before_the_bandits_are_placed():
    firsts = set()
    for seed in range(10):
        table = new_colt_express(2, str(seed))
        assert table.asks == "placement"
        firsts.add(table.last("first-player")["seat"])
        assert "placed" not in table.events
    assert firsts == {0, 1}


@rule("colt-team-placement", "colt-team-placement-reveal", "colt-decide-team-placement")
def test_everybody_secretly_chooses_who_starts_in_the_last_car():
    table = new_colt_express(2)
    assert table.waiting_for == "a b"
    leader, partner = table.sees.players[1].bandits
    names = ["ghost", "doc", "tuco", "cheyenne", "belle", "django"]
    assert table.b.options == [f"last:{names[leader]}", f"last:{names[partner]}"]
    other = names[table.sees.players[0].bandits[0]]
    assert table.b.refused(f"last:{other}") == "colt-team-placement"
    table.b.chooses(f"last:{names[partner]}")
    assert table.waiting_for == "a"
    assert "placed" not in table.events
    assert [place.bandits for place in table.a.sees.places] == [[]] * 8
    table.a.chooses(table.a.default)
    assert getattr(table, names[partner]).place == "inside 3"
    assert getattr(table, names[leader]).place == "inside 2"
    assert getattr(table, other).place == "inside 3"
    assert len(table.told("placed")) == 4  # all at once


@rule("colt-team-placement")
@pytest.mark.parametrize("choice", [0, 1])
def test_what_is_chosen_is_hidden_until_all_have_chosen(choice):
    table = new_colt_express(2, "hidden")
    before = table.a.sees
    table.b.chooses(table.b.options[choice])
    after = table.a.sees
    assert [waiting.seat for waiting in after.waiting] == [0]
    assert after.places == before.places
    assert after.bandits == before.bandits


@rule("colt-team-pick-card", "colt-team-pick-simultaneous", "colt-decide-team-pick", "colt-info-team-pick")
def test_everybody_secretly_picks_a_card_before_the_draw():
    table = colt_express(2, bandits=GANGS, phase="round")
    assert table.waiting_for == "a b"
    assert table.asks == "pick"
    assert table.events == ["round-started"]
    table.b.chooses("pick:2nd-shoot")
    assert table.waiting_for == "a"
    assert table.b.sees.picked == 10
    assert table.a.sees.picked == -1
    with pytest.raises(Refused):
        table.table.choose(1, "1", "pick:move")  # no second pick
    table.a.chooses("pick:marshal")
    assert "2nd-shoot" in table.b.hand.split()
    assert "marshal" in table.a.hand.split()
    told = table.told("card-picked", 0)
    assert [each["card"] for each in told] == [5, None]
    assert [each["card"] for each in table.told("card-picked")] == [None, None]


@rule("colt-team-pick-card")
def test_only_a_card_of_the_own_deck_can_be_picked():
    table = colt_express(2, bandits=GANGS, phase="round")
    assert table.a.refused("pick:bullet-doc") == "colt-team-pick-card"


@rule("colt-team-pick-any")
def test_a_bullet_may_be_picked_too():
    table = colt_express(2, bandits=GANGS, phase="round", received={"a": "doc"})
    assert "pick:bullet-doc" in table.a.options
    table.a.chooses("pick:bullet-doc")
    table.b.chooses("pick:move")
    assert "bullet-doc" in table.a.hand.split()
    assert table.a.cards.split().count("bullet-doc") == 1


@rule("colt-team-draw", "colt-team-doc")
def test_then_six_more_are_drawn_and_seven_with_doc():
    table = colt_express(2, bandits=GANGS, phase="round")
    table.a.chooses("pick:marshal")
    table.b.chooses("pick:marshal")
    assert [player.hand for player in table.sees.players] == [7, 8]
    assert [(told["count"], told["rule"]) for told in table.told("hand-drawn")] == [
        (6, "colt-team-draw"),
        (7, "colt-team-doc"),
    ]
    assert table.a.hand.split().count("marshal") == 1
    plain = colt_express(2, bandits=GANGS, phase="round", abilities=False)
    plain.a.chooses("pick:marshal")
    plain.b.chooses("pick:marshal")
    assert [player.hand for player in plain.sees.players] == [7, 7]


@rule("colt-team-draw")
def test_the_rest_is_shuffled_before_it_is_drawn():
    hands = set()
    for seed in range(10):
        table = colt_express(2, bandits=GANGS, phase="round")
        table.table.chance = table.table.chance.from_text(str(seed))
        table.a.chooses("pick:marshal")
        table.b.chooses("pick:marshal")
        hands.add(table.a.hand)
    assert len(hands) > 4


@rule("colt-team-card-bandit")
def test_a_card_is_carried_out_by_the_bandit_shown_on_it():
    at = {"ghost": "inside 1", "tuco": "inside 3"}
    assert colt_express(2, bandits=GANGS, at=at, pile="a:ladder").ghost.place == "roof 1"
    assert colt_express(2, bandits=GANGS, at=at, pile="a:2nd-ladder").tuco.place == "roof 3"


@rule("colt-team-face-down-bandit-hidden")
def test_a_face_down_card_hides_whose_it_is():
    views = []
    for card in ("move", "2nd-move", "marshal"):
        table = colt_express(
            2, bandits=GANGS, card="swivel-arm", turn=2, hands={"a": "move 2nd-move marshal"}
        )
        table.a.plays(card)
        views.append((table.b.sees, table.told("card-hidden", 1), table.sees))
    assert views[0] == views[1] == views[2]


@rule("colt-team-ghost", "colt-decide-ghost")
def test_with_ghost_any_card_of_the_team_can_be_hidden_on_the_first_turn():
    table = colt_express(2, bandits=GANGS, hands={"a": "move 2nd-rob marshal"})
    assert {"hide:move", "hide:2nd-rob", "hide:marshal"} <= set(table.a.options)
    table.a.hides("2nd-rob")
    assert table.seen_pile() == "a:?*"
    assert table.b.refused("hide:move") == "colt-ghost-face-down"
    table.b.plays("move")
    assert table.a.refused("hide:move") == "colt-ghost-own-first-turn"


@rule("colt-team-bandit-abilities")
def test_tucos_and_djangos_abilities_are_theirs_alone():
    tuco = {"tuco": "inside 2", "ghost": "inside 1", "doc": "roof 1", "django": "roof 2"}
    own = colt_express(2, bandits=GANGS, at=tuco, pile="a:2nd-shoot")
    assert own.a.options == ["at:ghost", "at:django"]
    partner = colt_express(2, bandits=GANGS, at=tuco, pile="a:shoot")
    assert partner.last("shot")["victim"] == "bandit-tuco"  # not doc above
    django = {"django": "roof 1", "doc": "inside 1", "ghost": "roof 2", "tuco": "inside 2"}
    assert colt_express(2, bandits=GANGS, at=django, pile="b:2nd-shoot").ghost.place == "roof 3"
    pushed = colt_express(2, bandits=GANGS, at=django, pile="b:shoot")
    assert pushed.tuco.place == "inside 2"


@rule("colt-team-bandit-abilities")
def test_cheyennes_ability_is_hers_and_belles_protects_only_belle():
    gangs = {"a": "belle cheyenne", "b": "doc django"}
    at = {"cheyenne": "inside 2", "belle": "inside 2", "doc": "inside 2", "django": "inside 2"}
    hers = colt_express(2, bandits=gangs, at=at, pile="a:2nd-punch")
    assert hers.a.options == ["at:doc", "at:django"]  # belle is spared
    hers.a.chooses("at:doc")
    assert hers.asks == "punch-keep"
    belles = colt_express(2, bandits=gangs, at=at, pile="a:punch")
    assert belles.a.options == ["at:doc", "at:cheyenne", "at:django"]  # her partner is not
    belles.a.chooses("at:doc")
    assert belles.asks == "punch-way"


END = {"card": "marshals-revenge", "pile": "", "bandits": GANGS}


@rule("colt-team-score")
def test_a_players_total_is_the_loot_of_both():
    boards = {"ghost": "jewel", "tuco": "purse-300 strongbox", "doc": "", "django": "purse-250"}
    table = colt_express(2, **END, boards=boards)
    assert table.score == {"a": 1800 + 1000, "b": 250 + 1000}
    assert table.winners == "a"


@rule("colt-team-bounty")
def test_bullets_of_both_count_but_not_those_that_hit_the_own_bandits():
    shot = {"b": "ghost tuco tuco", "a": "doc django ghost ghost tuco"}
    table = colt_express(2, **END, received=shot)
    assert (table.a.fired, table.b.fired) == (3, 2)
    assert table.score == {"a": 1500, "b": 500}
    friendly = colt_express(2, **END, received={"a": "ghost ghost ghost doc"})
    assert friendly.score == {"a": 500, "b": 1500}


@rule("colt-team-bounty-tie")
def test_a_tie_gives_everybody_1000():
    table = colt_express(2, **END, received={"b": "ghost tuco", "a": "doc doc ghost"})
    assert (table.a.fired, table.b.fired) == (2, 2)
    assert table.score == {"a": 1500, "b": 1500}


@rule("colt-team-tie-bullets")
def test_for_the_tie_break_every_bullet_received_counts_own_ones_too():
    table = colt_express(2, **END, received={"b": "ghost tuco", "a": "doc doc ghost"})
    assert table.ranks == {"b": 1, "a": 2}
    neutral = colt_express(2, **END, received={"b": "ghost tuco marshal marshal", "a": "doc doc ghost"})
    assert neutral.ranks == {"a": 1, "b": 2}
