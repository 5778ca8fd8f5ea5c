"""35. Money and matches, and Bounties, the variant of section 34 that pays in money."""

from __future__ import annotations

import pytest

from posse.core.chance import Chance
from posse.core.errors import SettingError
from posse.games.bang.facts import ROLES, SHERIFF
from posse.games.bang.setup import NEXT_GAME
from posse.testing import rule
from tests.games.bang.laying import GAME, BangStory, bang, new_bang


def next_games(table: BangStory, seed: int = 1) -> list[int]:
    """Plays a whole match at random; the seat of the Sheriff in each game."""
    sheriffs = [-1]
    for _ in table.moments(seed):
        if table.table.match.number + 1 > len(sheriffs):
            sheriffs.append(-1)
        sheriffs[-1] = table.table.role.index(SHERIFF) if SHERIFF in table.table.role else -1
    return sheriffs


def last_row(table: BangStory) -> tuple[int, ...]:
    return table.table.match.sheet[-1]


def earned(table: BangStory) -> list[int]:
    """In this game so far, or spent on it."""
    return table.table.match.earned


def further_games(table: BangStory) -> None:
    """This game is the first of its match, and a was the first Sheriff."""
    table.table.match.opener = 0
    table.table.stack[:0] = [NEXT_GAME] * (table.table.seats - 1)


def goes_on(table: BangStory) -> None:
    """Everybody has seen the score sheet."""
    assert table.asks == "next-game"
    for seat in table.table.asked_seats():
        table.player(seat).chooses("go-on")


# The match


@rule("bang-match-length", "bang-match-sheriff-rotates")
def test_as_many_games_as_players_and_everybody_is_the_sheriff_once() -> None:
    table = new_bang(4, "3", match="full")
    sheriffs = next_games(table)
    first = sheriffs[0]
    assert sheriffs == [(first + game) % 4 for game in range(4)]
    assert len(table.table.match.sheet) == 4
    assert len(table.told("game-ended")) == 4
    assert [event["n"] for event in table.told("game-began")] == [2, 3, 4]
    assert {new_bang(4, str(seed), match="full").table.match.opener for seed in range(20)} == {0, 1, 2, 3}


@rule("bang-match-length")
def test_a_single_game_is_over_when_it_is_over() -> None:
    table = bang(players=5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0})
    table.a.plays("bang", at="b")
    assert table.over
    assert table.told("game-began") == []
    assert table.told("paid") == []


@rule("bang-match-sheriff-rotates")
def test_the_other_roles_are_dealt_at_random_in_every_game() -> None:
    dealt = set()
    for seed in range(12):
        table = new_bang(4, str(seed), match="full")
        for _ in table.moments(seed):
            if table.table.match.number == 1:
                roles, sheriff = table.table.role, table.table.role.index(SHERIFF)
                assert sorted([ROLES[role] for role in roles]) == ["outlaw", "outlaw", "renegade", "sheriff"]
                dealt.add(tuple([roles[(sheriff + step) % 4] for step in range(4)]))
                break
    assert len(dealt) == 3  # where the renegade sits


@rule("bang-match-length", "bang-info-end-reveal")
def test_the_next_game_begins_with_fresh_hands_and_new_secrets() -> None:
    table = bang(
        players=5,
        hands={"a": "bang", "e": "beer"},
        life={"b": 1, "c": 0, "d": 0},
        front={"a": "barrel"},
        match="full",
    )
    further_games(table)
    table.a.plays("bang", at="b")
    goes_on(table)
    now = table.table
    assert not table.over
    assert (now.match.number, now.turns, now.discard, now.front) == (1, 1, [], [()] * 5)
    assert now.role[1] == SHERIFF
    assert all(now.hands)
    assert [player.role for player in table.sees.players if player.seat != 1] == [-1] * 4
    assert now.deeds == [0] * 64


@rule("bang-match-pause")
def test_everybody_sees_the_score_before_the_next_game_begins() -> None:
    table = bang(players=5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
    further_games(table)
    table.a.plays("bang", at="b")
    assert (table.waiting_for, table.asks) == ("a b c d e", "next-game")
    assert table.about == {"n": 2, "of": 5}
    seen = table.sees.match
    assert seen is not None
    assert (seen.sheet, seen.totals) == ([(3000, 0, 0, 0, 2000)], [3000, 0, 0, 0, 2000])
    assert table.sees.winners == [0, 4]
    for seat in (3, 1, 0, 2):
        table.player(seat).chooses("go-on")
    assert table.waiting_for == "e"
    assert table.table.match.number == 0  # nobody is dealt anything before the last has seen it
    table.e.chooses("go-on")
    assert table.table.match.number == 1
    assert table.sees.winners == []


@rule("bang-match-pause")
def test_there_is_no_pause_after_the_last_game() -> None:
    table = bang(players=5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
    table.table.match.number = 4
    table.a.plays("bang", at="b")
    assert table.over


# Money


@rule("bang-score-table", "bang-score-after-game", "bang-score-example-five", "bang-score-outlaws-start")
def test_five_players_and_the_law_wins() -> None:
    table = bang(5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
    table.table.match.number = 4
    table.a.plays("bang", at="b")
    assert last_row(table) == (3000, 0, 0, 0, 2000)
    assert [(event["seat"], event["n"], event["total"]) for event in table.told("paid")] == [
        (0, 3000, 3000),
        (4, 2000, 2000),
    ]


@rule("bang-score-table", "bang-score-renegade-last")
def test_a_dead_deputy_gets_less_and_a_renegade_who_fell_last_something() -> None:
    table = bang(
        5, hands={"a": "bang"}, front={"a": "winchester"}, life={"b": 0, "c": 1, "d": 0, "e": 0}, match="full"
    )
    table.table.match.number = 4
    table.a.plays("bang", at="c")
    assert last_row(table) == (3000, 0, 2000, 0, 1400)
    early = bang(5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
    early.table.match.number = 4
    early.a.plays("bang", at="b")
    assert last_row(early)[2] == 0


@rule("bang-score-table", "bang-score-example-seven")
def test_seven_players_and_the_outlaws_win() -> None:
    table = bang(7, hands={"b": "bang"}, life={"a": 1, "d": 0}, turn="b", match="full")
    table.table.match.number = 6
    table.b.plays("bang", at="a")
    assert [ROLES[role] for role in table.table.role][:4] == ["sheriff", "outlaw", "renegade", "outlaw"]
    assert last_row(table) == (0, 3000, 2100, 2400, 0, 3000, 0)


@rule("bang-score-table")
def test_a_dead_renegade_gets_nothing_from_the_outlaws() -> None:
    table = bang(4, hands={"b": "bang"}, life={"a": 1, "c": 0}, turn="b", match="full")
    table.table.match.number = 3
    table.b.plays("bang", at="a")
    assert last_row(table) == (0, 2000, 0, 2000)


@rule("bang-score-table", "bang-score-eight")
def test_a_renegade_wins() -> None:
    gone = {"b": 0, "c": 0, "d": 0, "e": 0, "f": 0, "g": 0}
    table = bang(8, hands={"h": "bang"}, life=gone | {"a": 1}, turn="h", match="full")
    table.table.match.number = 7
    table.h.plays("bang", at="a")
    assert last_row(table) == (800, 0, 0, 0, 0, 0, 0, 12000)


@rule("bang-score-eight")
def test_two_renegades_are_paid_one_by_one() -> None:
    table = bang(8, hands={"b": "bang"}, life={"a": 1, "c": 0}, turn="b", match="full")
    table.table.match.number = 7
    table.b.plays("bang", at="a")
    assert (last_row(table)[2], last_row(table)[7]) == (0, 2400)


@rule("bang-score-deputy-fine")
def test_a_deputy_who_kills_the_sheriff_is_fined() -> None:
    table = bang(5, hands={"e": "bang"}, life={"a": 1}, turn="e", match="full")
    table.table.match.number = 4
    table.e.plays("bang", at="a")
    assert last_row(table) == (0, 2000, 1500, 2000, -5000)
    assert table.last("fined")["total"] == -5000
    assert table.table.match.killers == ()  # once, and not after every further game
    outlaw = bang(5, hands={"b": "bang"}, life={"a": 1}, turn="b", match="full")
    outlaw.table.match.number = 4
    outlaw.b.plays("bang", at="a")
    assert outlaw.told("fined") == []


@rule("bang-score-deputy-fine", "bang-wws-wild-west-show-sheriff")
def test_the_fine_waits_until_roles_are_shown() -> None:
    life = {"a": 1, "b": 0, "c": 0, "d": 1}
    table = bang(
        5, show="wild-west-show", hands={"e": "bang duel"}, life=life, turn="e", match="full", bounties=True
    )
    table.table.match.number = 4
    table.e.plays("bang", at="a")
    assert not table.over
    assert (earned(table), table.told("fined")) == ([0] * 5, [])  # else everybody knew who e is
    table.e.plays("duel", at="d")
    assert last_row(table) == (0, 0, 0, 0, 7500 - 5000)


@rule("bang-score-wws")
def test_under_the_wild_west_show_the_survivor_is_paid() -> None:
    gone = {"a": 1, "c": 1, "d": 1}
    table = bang(4, show="wild-west-show", hands={"b": "gatling"}, life=gone, turn="b", match="full")
    table.table.match.number = 3
    table.b.plays("gatling")
    assert last_row(table) == (0, 6000, 0, 0)


@rule("bang-score-role-at-end")
def test_money_goes_by_the_role_at_the_end() -> None:
    paid = {}
    for seed in range(12):
        table = bang(7, show="bone-orchard", life={"a": 1, "b": 0, "c": 0}, deck="bang beer", match="full")
        table.table.match.number = 6
        table.table.chance = Chance.from_text(str(seed))
        table.a.ends()
        table.b.plays("bang", at="a")
        paid[table.b.role] = last_row(table)[1]
    assert paid == {"outlaw": 3000, "renegade": 2100}


@rule("bang-score-table")
def test_a_ghost_is_paid_as_one_who_is_out() -> None:
    life = {"b": 0, "c": 0, "d": 1, "e": 0}
    table = bang(5, event="ghost-town", life=life, deck="bang beer beer", turn="d", match="full")
    table.table.match.number = 4
    table.d.ends()
    table.e.plays("bang", at="d")
    assert last_row(table) == (3000, 0, 0, 0, 1400)


@rule("bang-score-renegade-last")
def test_a_renegade_who_leaves_last_as_a_ghost_is_the_last_to_go() -> None:
    life = {"b": 1, "c": 0, "d": 0}
    table = bang(5, event="ghost-town", life=life, deck="beer beer bang", turn="b", match="full")
    table.table.match.number = 4
    table.b.ends()
    assert (table.turn, table.table.ghost) == ("c", 2)
    table.c.plays("bang", at="b")
    assert not table.over
    table.c.ends()
    assert last_row(table) == (3000, 0, 2000, 0, 2000)


@rule("bang-match-winner")
def test_the_richest_player_wins_and_ties_are_shared() -> None:
    for before, winners in (((1000, 0, 0, 0), "a"), ((0, 0, 0, 9000), "d"), ((0, 0, 0, 3000), "a d")):
        table = bang(4, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
        table.table.match.number = 3
        table.table.match.sheet = [before]
        table.a.plays("bang", at="b")
        assert table.winners == winners
        result = table.table.result()
        assert result is not None
        assert [line.points for line in result.lines[0]] == [before[0], 3000]
        assert table.last("match-ended")["winners"] == tuple(["abcd".index(each) for each in winners.split()])


@rule("bang-match-small")
def test_two_and_three_players_count_games_not_money() -> None:
    for players in (2, 3):
        table = new_bang(players, "5", match="full")
        next_games(table)
        assert len(table.table.match.sheet) == players
        assert all(sum(row) == 1 for row in table.table.match.sheet)
        assert table.told("paid") == []


# Bounties


@rule("bang-var-bounties")
def test_the_killer_of_an_outlaw_gets_money_instead_of_cards() -> None:
    for bounties, hand, dollars in ((True, "", 1000), (False, "beer beer beer", 0)):
        table = bang(
            5, hands={"a": "bang"}, life={"b": 1}, deck="beer beer beer", bounties=bounties, match="full"
        )
        table.a.plays("bang", at="b")
        assert table.a.hand == hand
        assert earned(table)[0] == dollars
        assert table.waiting_for == "a"


@rule("bang-var-bounties")
def test_there_is_no_bounty_for_anybody_else() -> None:
    table = bang(
        5,
        hands={"b": "bang"},
        front={"b": "winchester"},
        life={"c": 1},
        turn="b",
        bounties=True,
        match="full",
    )
    table.b.plays("bang", at="c")
    assert earned(table) == [0] * 5


@rule("bang-var-bounties-end")
def test_the_end_of_the_game_comes_before_the_bounty() -> None:
    table = bang(4, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, bounties=True, match="full")
    table.table.match.number = 3
    table.a.plays("bang", at="b")
    assert last_row(table) == (3000, 0, 0, 0)


@rule("bang-var-money-match")
@pytest.mark.parametrize("variant", ["bounties", "experience", "hiring"])
def test_variants_with_money_need_a_match_with_money(variant: str) -> None:
    for players, match in ((5, "single"), (3, "full")):
        with pytest.raises(SettingError) as refused:
            GAME.settings_for(players, {variant: True, "match": match})
        assert refused.value.key == "bang-error-money"
    assert GAME.settings_for(4, {variant: True, "match": "full"})[variant]
