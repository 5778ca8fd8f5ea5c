"""34. Hiring: characters are sold by auction, and survivors may keep theirs."""

from __future__ import annotations

from posse.games.bang.facts import SHERIFF
from posse.testing import rule
from tests.games.bang.laying import BangPlayer, BangStory, bang, new_bang
from tests.games.bang.test_matches import earned, further_games, goes_on


def hiring(seed: str = "7", players: int = 4) -> BangStory:
    """A match whose first characters are still to be sold."""
    return new_bang(players, seed, hiring=True, match="full")


def seat(table: BangStory, steps: int) -> str:
    """Counter-clockwise from the Sheriff."""
    return "abcdefgh"[(table.table.role.index(SHERIFF) - steps) % table.table.seats]


def hired(table: BangStory, *dollars: int) -> None:
    """Everybody has hired their character, for this much."""
    table.table.match.price, table.table.match.staff = list(dollars), table.table.character[:]


def asked(table: BangStory) -> BangPlayer:
    return table.player(table.table.asked_seats()[0])


@rule("bang-var-hiring-start", "bang-var-hiring-offer", "bang-var-hiring-first")
def test_everybody_has_a_thousand_and_the_player_right_of_the_sheriff_opens() -> None:
    table = hiring()
    assert len(table.sees.offered) == 4
    assert table.table.character == [-1] * 4
    assert (table.waiting_for, table.asks) == (seat(table, 1), "hire-open")
    opener = asked(table)
    opener.chooses(opener.options[0])
    assert opener.options == [f"hundreds:{n}" for n in range(1, 11)]


@rule("bang-var-hiring-bids", "bang-var-hiring-price", "bang-var-hiring-next")
def test_bids_go_round_counter_clockwise_until_all_but_one_have_passed() -> None:
    table = hiring()
    first, second, third, fourth = [table.player("abcd".index(seat(table, n))) for n in (1, 2, 3, 4)]
    first.chooses(first.options[0])
    first.chooses("hundreds:2")
    assert table.waiting_for == seat(table, 2)
    assert second.options[:2] == ["hundreds:0", "hundreds:3"]
    assert second.refused("hundreds:2") == "bang-var-hiring-bids"
    second.chooses("hundreds:3")
    third.chooses("hundreds:0")
    fourth.chooses("hundreds:0")
    first.chooses("hundreds:5")
    assert table.waiting_for == seat(table, 2)  # who has passed is out of it
    second.chooses("hundreds:0")
    assert table.last("hired")["n"] == 500
    assert table.table.match.price[first.seat] == 500
    assert len(table.sees.offered) == 3
    assert (table.waiting_for, table.asks) == (seat(table, 2), "hire-open")


@rule("bang-var-hiring-next", "bang-var-hiring-spare")
def test_when_everybody_has_a_character_the_game_begins() -> None:
    table = hiring()
    while table.asks.startswith("hire"):
        player = asked(table)
        player.chooses(player.options[0])
    assert -1 not in table.table.character
    assert len({*table.table.character, *table.table.spare}) == 8
    assert earned(table) == [-100] * 4
    assert [len(player.hand.split()) > 0 for player in (table.a, table.b, table.c, table.d)] == [True] * 4


@rule("bang-var-hiring-able")
def test_who_cannot_bid_more_is_not_asked() -> None:
    table = hiring()
    first = asked(table)
    first.chooses(first.options[0])
    first.chooses("hundreds:10")
    assert table.last("hired")["n"] == 1000
    assert table.asks == "hire-open"


@rule("bang-var-hiring-bids", "bang-var-hiring-able")
def test_all_the_money_may_be_bid() -> None:
    table = hiring()
    first, second = asked(table), table.player("abcd".index(seat(table, 2)))
    first.chooses(first.options[0])
    first.chooses("hundreds:9")
    assert table.waiting_for == seat(table, 2)
    assert second.options == ["hundreds:0", "hundreds:10"]


@rule("bang-var-hiring-next")
def test_who_lost_the_own_auction_does_not_open_the_next_one() -> None:
    table = hiring()
    first, second = asked(table), table.player("abcd".index(seat(table, 2)))
    first.chooses(first.options[0])
    first.chooses("hundreds:1")
    second.chooses("hundreds:2")
    while table.asks == "hire-bid":
        asked(table).chooses("hundreds:0")
    assert table.last("hired")["seat"] == second.seat
    assert (table.waiting_for, table.asks) == (seat(table, 3), "hire-open")


@rule("bang-var-hiring-poor")
def test_a_poor_opener_bids_everything() -> None:
    table = hiring()
    poor = asked(table)
    table.table.match.sheet = [tuple([-950 if at == poor.seat else 0 for at in range(4)])]
    poor.chooses(poor.options[0])
    assert poor.options == ["hundreds:0"]
    poor.chooses("hundreds:0")
    assert table.last("bid")["n"] == 50
    while table.asks == "hire-bid":
        asked(table).chooses("hundreds:0")
    assert table.last("hired")["n"] == 50
    broke = hiring()
    nobody = asked(broke)
    broke.table.match.sheet = [tuple([-6000 if at == nobody.seat else 0 for at in range(4)])]
    nobody.chooses(nobody.options[0])
    nobody.chooses("hundreds:0")
    assert broke.last("bid")["n"] == 0


@rule("bang-var-hiring-keep", "bang-var-hiring-first")
def test_a_survivor_may_keep_the_character_for_the_same_price() -> None:
    table = bang(4, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, hiring=True, match="full")
    further_games(table)
    hired(table, 700, 100, 100, 100)
    mine = table.table.character[0]
    table.a.plays("bang", at="b")
    goes_on(table)
    assert (table.waiting_for, table.a.options) == ("a", ["release", "keep-on"])  # the others are dead
    table.a.chooses("keep-on")
    assert table.table.character[0] == mine
    assert earned(table)[0] == -700
    assert len(table.sees.offered) == 3
    assert (table.waiting_for, table.asks) == (
        "d",
        "hire-open",
    )  # a sits right of the new Sheriff b, but has one


@rule("bang-var-hiring-keep")
def test_what_was_hired_is_kept_not_a_new_identity() -> None:
    table = bang(
        4,
        event="thirst",
        coming="new-identity",
        characters={"a": "bart-cassidy"},
        spares={"a": "slab-the-killer"},
        life={"b": 1, "c": 0, "d": 0},
        hands={"a": "bang"},
        phase="start",
        hiring=True,
        match="full",
    )
    further_games(table)
    hired(table, 300, 100, 100, 100)
    table.a.chooses("switch")
    assert table.a.me.character == "slab-the-killer"
    table.a.plays("bang", at="b")
    goes_on(table)
    assert table.about["character"] == "character-bart-cassidy"
    table.a.chooses("release")
    assert len(table.sees.offered) == 4


@rule("bang-var-hiring-keep")
def test_who_cannot_pay_again_keeps_nobody() -> None:
    table = bang(4, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, hiring=True, match="full")
    further_games(table)
    hired(table, 4100, 100, 100, 100)  # a has the thousand and three thousand for this game
    table.a.plays("bang", at="b")
    goes_on(table)
    assert table.asks == "hire-open"
    just = bang(4, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, hiring=True, match="full")
    further_games(just)
    hired(just, 4000, 100, 100, 100)
    just.a.plays("bang", at="b")
    goes_on(just)
    just.a.chooses("keep-on")
    assert just.last("hired")["total"] == 0


@rule("bang-var-hiring-last", "bang-var-hiring-poor")
def test_a_poor_last_player_pays_what_they_have() -> None:
    table = hiring()
    last = table.table.role.index(SHERIFF)
    table.table.match.sheet = [tuple([-950 if at == last else 0 for at in range(4)])]
    while table.asks.startswith("hire"):
        player = asked(table)
        player.chooses(player.options[0])
    assert (table.last("hired")["seat"], table.last("hired")["n"]) == (last, 50)


@rule("bang-var-hiring-last")
def test_the_last_character_goes_without_a_question() -> None:
    table = hiring()
    for _ in range(3):
        opener = asked(table)
        opener.chooses(opener.options[0])
        opener.chooses("hundreds:2")
        while table.asks == "hire-bid":
            asked(table).chooses("hundreds:0")
    last = table.table.role.index(SHERIFF)
    assert table.told("hired")[-1]["seat"] == last
    assert sorted(earned(table)) == [-200, -200, -200, -100]
    assert table.told("hired")[-1]["n"] == 100
    assert not table.asks.startswith("hire")
