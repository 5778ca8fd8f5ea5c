"""The deputy at telling moments of BANG!: what anybody who knows the game would do."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.bots import make, play
from posse.core.chance import Chance
from posse.core.table import Decision, seat_letter
from posse.games.bang import deputy as package
from posse.games.bang.deputy.belief import beliefs
from posse.games.bang.facts import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from posse.testing.story import seat_at
from tests.games.bang.laying import GAME, BangStory, bang, new_bang
from tests.games.bang.six import out, six

EVERYTHING: dict[str, object] = {"dodge_city": True, "wws_characters": True, "promo_characters": True}
OFFICIAL: dict[str, object] = {"jail_persists": False, "second_copy": "forbidden", "green_ready": "turn_end"}


def no_tables(chance: Chance) -> object:
    raise AssertionError("a view and a decision are enough")


def asked(table: BangStory, letter: str) -> Decision:
    decision = table.table.decision(seat_at(letter, table.table.seats), named=True)
    assert decision is not None, f"{letter} is not asked"
    return decision


def deputy(table: BangStory, letter: str = "a") -> str:
    """What a deputy on this seat would choose, by name."""
    decision = asked(table, letter)
    option = package.choose(table.table.view(decision.seat), decision, no_tables)  # type: ignore[arg-type]
    return decision.names[decision.options.index(option)]


def did(table: BangStory, *deeds: str) -> None:
    """ "b>a" is a shot of b at a that everybody remembers."""
    for deed in deeds:
        by, at = [seat_at(letter, table.table.seats) for letter in deed.split(">")]
        table.table.deeds[8 * by + at] += 1


# Who is who


def test_taking_from_a_hand_or_from_play_is_remembered() -> None:
    """Jesse Jones, Pat Brennan and Flint Westwood choose their victims, and everybody sees it."""
    jesse = bang(5, hands={"a": "beer"}, characters={"b": "jesse-jones"}, turn="b", phase="draw")
    jesse.b.chooses("hand:a")
    assert jesse.table.view(2).deeds[1][0] == 1
    pat = bang(5, front={"a": "barrel"}, characters={"b": "pat-brennan"}, turn="b", phase="draw")
    pat.b.takes("barrel")
    assert pat.table.view(2).deeds[1][0] == 1
    friend = bang(5, front={"a": "dynamite"}, characters={"b": "pat-brennan"}, turn="b", phase="draw")
    friend.b.takes("dynamite")
    assert friend.table.view(2).deeds[1][0] == -1
    flint = bang(5, hands={"a": "beer", "b": "bang"}, characters={"b": "flint-westwood"}, turn="b")
    flint.b.uses("flint-westwood", at="a")
    assert flint.table.view(2).deeds[1][0] == 1


def test_who_shoots_at_the_sheriff_is_taken_for_an_outlaw_and_who_shoots_at_outlaws_for_a_deputy() -> None:
    table = bang(5)
    did(table, "b>a", "b>a", "e>b", "e>b")
    belief = beliefs(table.table.view(0))
    assert belief[1][OUTLAW] > 0.8
    assert max(range(1, 5), key=lambda seat: belief[seat][DEPUTY]) == 4


def test_what_is_known_is_certain_and_roles_are_dealt_once() -> None:
    table = bang(5, life={"b": 0})
    table.table.shown |= 1 << 1
    belief = beliefs(table.table.view(3))
    assert belief[0][SHERIFF] == belief[1][OUTLAW] == belief[3][OUTLAW] == 1.0
    assert belief[2][OUTLAW] == belief[4][OUTLAW] == 0.0
    assert belief[2][DEPUTY] == belief[4][DEPUTY] == pytest.approx(0.5)


def test_the_sheriff_shoots_at_the_player_who_shot_at_him() -> None:
    table = bang(5, hands={"a": "bang"})
    did(table, "e>a")
    assert deputy(table).endswith(":e")


def test_the_sheriff_leaves_alone_who_fights_outlaws() -> None:
    table = bang(5, hands={"a": "bang"})
    did(table, "b>a", "b>a", "e>b", "e>b")
    assert deputy(table).endswith(":b")


@pytest.mark.parametrize("card", ["bang", "duel", "panic", "cat-balou"])
def test_a_deputy_never_turns_on_the_sheriff(card: str) -> None:
    table = bang(5, hands={"a": "missed beer", "e": card}, turn="e", life={"a": 1})
    assert not deputy(table, "e").endswith(":a")


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_deputy_does_not_fire_at_everybody_when_the_sheriff_might_fall(card: str) -> None:
    table = bang(5, hands={"e": card}, turn="e", life={"a": 1})
    assert deputy(table, "e") == "end"


def test_an_outlaw_shoots_at_the_sheriff_rather_than_at_anybody_else() -> None:
    table = bang(5, hands={"b": "bang"}, turn="b", life={"c": 1})
    assert deputy(table, "b").endswith(":a")


def test_an_outlaw_spares_those_who_shoot_at_the_sheriff() -> None:
    table = bang(
        5, hands={"c": "bang"}, roles={"c": "outlaw", "d": "deputy", "e": "renegade"}, turn="c", life={"b": 1}
    )
    did(table, "b>a", "b>a", "d>b", "d>b")
    assert deputy(table, "c").endswith(":d")


def test_the_renegade_does_not_shoot_at_the_sheriff_while_others_are_left() -> None:
    table = bang(5, hands={"c": "bang"}, front={"c": "winchester"}, turn="c", life={"a": 1})
    assert not deputy(table, "c").endswith(":a")
    assert deputy(table, "c") != "end"


def test_the_renegade_helps_the_weaker_side() -> None:
    """Both are known by their deeds: b an outlaw, e a deputy."""
    deeds = ["b>a", "b>a", "e>b", "e>b", "d>a", "d>a"]
    strong_law = bang(5, hands={"c": "bang"}, front={"c": "winchester"}, turn="c", life={"b": 1, "d": 0})
    strong_law.table.shown |= 1 << 3
    did(strong_law, *deeds)
    assert deputy(strong_law, "c").endswith(":e")
    strong_gang = bang(
        5, hands={"c": "bang"}, front={"c": "winchester"}, turn="c", life={"a": 2, "e": 2, "b": 4, "d": 3}
    )
    did(strong_gang, *deeds)
    assert deputy(strong_gang, "c")[-1] in "bd"


def test_without_outlaws_the_law_turns_on_the_one_it_suspects_most() -> None:
    """Nobody has aimed at the Sheriff: if nobody began to shoot, the game would never end."""
    table = bang(5, hands={"a": "bang"}, front={"a": "winchester"}, life={"b": 0, "d": 0})
    table.table.shown |= 1 << 1 | 1 << 3
    did(table, "c>b", "e>b", "c>e", "e>b")
    assert deputy(table) == "play:bang-as:c"
    watching = bang(
        7, hands={"e": "bang"}, front={"e": "winchester"}, turn="e", life={"b": 0, "d": 0, "f": 0}
    )
    watching.table.shown |= 1 << 1 | 1 << 3 | 1 << 5
    did(watching, "c>b", "g>d", "g>d", "c>g")
    assert deputy(watching, "e") == "play:bang-as:c"


def test_on_a_mere_suspicion_the_sheriff_kills_nobody() -> None:
    table = bang(5, hands={"a": "bang"}, front={"a": "winchester"}, life={"b": 0, "d": 0, "c": 1, "e": 1})
    table.table.shown |= 1 << 1 | 1 << 3
    assert deputy(table) == "end"


@pytest.mark.parametrize("card", ["indians", "gatling"])
def test_an_outlaw_does_not_fire_at_everybody_when_another_outlaw_would_fall(card: str) -> None:
    table = bang(5, hands={"b": card}, turn="b", life={"d": 1})
    did(table, "d>a", "d>a", "d>a")
    assert deputy(table, "b") == "end"
    healthy = bang(5, hands={"b": card}, turn="b")
    did(healthy, "d>a", "d>a", "d>a")
    assert deputy(healthy, "b").startswith("play:" + card)


def test_of_two_survivors_the_renegade_shoots() -> None:
    table = bang(4, hands={"c": "bang"}, turn="c", life={"b": 0, "d": 0})
    assert deputy(table, "c").endswith(":a")


def test_of_two_survivors_the_sheriff_shoots() -> None:
    table = bang(4, hands={"a": "bang"}, life={"b": 0, "d": 0})
    assert deputy(table).endswith(":c")


def test_with_three_players_it_hunts_the_one_it_has_to_eliminate() -> None:
    """Deputy a hunts the renegade, outlaw b the deputy, renegade c the outlaw."""
    for letter, prey in (("a", "c"), ("b", "a"), ("c", "b")):
        table = bang(3, hands={letter: "bang"}, turn=letter)
        assert deputy(table, letter).endswith(":" + prey)


# Targets


def test_of_two_enemies_it_shoots_the_one_it_can_kill() -> None:
    table = bang(4, hands={"a": "bang"}, life={"d": 1})
    did(table, "b>a", "d>a")
    assert deputy(table).endswith(":d")


def test_it_does_not_waste_diamonds_on_apache_kid() -> None:
    table = bang(4, hands={"a": "bang-9d"}, characters={"b": "apache-kid"}, life={"c": 0, "d": 0})
    assert deputy(table) == "end"


def test_first_the_barrel_goes_then_it_shoots() -> None:
    table = bang(4, hands={"a": "bang cat-balou"}, front={"b": "barrel"})
    did(table, "b>a", "b>a")
    assert deputy(table) == "play:cat-balou-kh:b"
    table.a.plays("cat-balou", at="b")
    assert deputy(table).startswith("play:bang")


def test_it_frees_the_sheriff_of_dynamite_but_takes_nothing_else_of_his() -> None:
    table = bang(5, hands={"e": "panic"}, front={"a": "barrel dynamite"}, turn="e", life={"a": 3, "d": 0})
    assert deputy(table, "e").endswith(":a")
    table.e.plays("panic", at="a")
    assert deputy(table, "e").startswith("card:dynamite")


def test_jail_is_for_enemies() -> None:
    table = bang(5, hands={"e": "jail"}, turn="e")
    did(table, "b>a", "b>a")
    assert deputy(table, "e").endswith(":b")


def test_it_does_not_set_off_a_duel_with_its_last_life_against_a_full_hand() -> None:
    table = bang(
        4, hands={"a": "duel", "b": "bang bang bang", "c": "bang bang", "d": "bang bang"}, life={"a": 1}
    )
    assert deputy(table) == "end"


# Equipment


def test_it_equips_before_it_shoots() -> None:
    table = bang(4, hands={"a": "bang barrel mustang winchester"})
    for _ in range(3):
        assert deputy(table).split(":")[1].split("-")[0] in ("barrel", "mustang", "winchester")
        table.a.chooses(deputy(table))
    assert deputy(table).startswith("play:bang")


@pytest.mark.parametrize("worse", ["schofield", "volcanic"])
def test_a_better_gun_is_never_swapped_for_a_worse(worse: str) -> None:
    table = bang(5, hands={"a": worse}, front={"a": "remington"})
    assert deputy(table) == "end"


def test_a_volcanic_pays_with_many_bangs() -> None:
    table = bang(5, hands={"a": "volcanic bang bang bang bang"}, front={"a": "schofield"})
    assert deputy(table) == "play:volcanic-10s"


def test_a_volcanic_stays_while_there_is_something_to_fire() -> None:
    table = bang(5, hands={"b": "bang bang remington"}, front={"b": "volcanic"}, turn="b")
    table.b.plays("bang", at="a")
    assert deputy(table, "b").startswith("play:bang")
    table.b.plays("bang", at="a")
    assert deputy(table, "b").startswith("play:remington")


def test_a_second_barrel_is_the_first_to_go() -> None:
    table = bang(
        4, hands={"a": "bang missed beer barrel"}, front={"a": "barrel"}, life={"a": 3}, phase="discard"
    )
    assert deputy(table).startswith("discard:barrel")


# Life


def test_at_full_health_the_beer_stays_in_hand() -> None:
    table = bang(4, hands={"a": "beer"})
    assert deputy(table) == "end"


def test_a_wounded_player_drinks() -> None:
    table = bang(4, hands={"a": "beer"}, life={"a": 2})
    assert deputy(table).startswith("play:beer")


def test_with_two_left_nobody_drinks() -> None:
    table = bang(4, hands={"a": "beer"}, life={"a": 2, "b": 0, "c": 0})
    assert deputy(table) == "end"


def test_the_last_beer_is_not_thrown_away() -> None:
    table = bang(4, hands={"a": "beer bang panic missed"}, life={"a": 1}, phase="discard")
    for _ in range(3):
        assert not deputy(table).startswith("discard:beer")
        table.a.chooses(deputy(table))
    assert table.a.hand == "beer"


def test_a_dying_player_drinks_what_saves_and_not_what_does_not() -> None:
    table = bang(4, hands={"a": "bang", "b": "beer missed"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert deputy(table, "b").startswith("play:beer")


# Answers


def test_it_dodges_first_behind_the_barrel_then_with_a_card() -> None:
    table = bang(4, hands={"a": "bang", "b": "missed"}, front={"b": "barrel"}, deck="2♠")
    table.a.plays("bang", at="b")
    assert deputy(table, "b") == "use:barrel"
    table.b.uses("barrel")
    assert deputy(table, "b").startswith("play:missed")


def test_one_missed_is_not_wasted_where_two_are_needed() -> None:
    table = bang(4, hands={"a": "bang", "b": "missed beer"}, characters={"a": "slab-the-killer"})
    table.a.plays("bang", at="b")
    assert deputy(table, "b") == "take"


def test_two_missed_are_played_where_two_are_needed() -> None:
    table = bang(4, hands={"a": "bang", "b": "missed missed"}, characters={"a": "slab-the-killer"})
    table.a.plays("bang", at="b")
    for _ in range(2):
        assert deputy(table, "b").startswith("play:missed")
        table.b.chooses(deputy(table, "b"))
    assert table.b.life == 4


def test_elena_dodges_with_the_card_she_needs_least() -> None:
    table = bang(4, hands={"a": "bang", "b": "beer dynamite bang"}, characters={"b": "elena-fuente"})
    table.a.plays("bang", at="b")
    assert deputy(table, "b").startswith("as-missed:dynamite")


def test_it_answers_indians_with_a_bang() -> None:
    table = bang(4, hands={"a": "indians", "b": "bang missed"})
    table.a.plays("indians")
    assert deputy(table, "b").startswith("play:bang")


def test_a_deputy_loses_a_duel_against_the_sheriff() -> None:
    table = bang(5, hands={"a": "duel", "e": "bang bang"})
    table.a.plays("duel", at="e")
    assert deputy(table, "e") == "refuse"


@pytest.mark.parametrize(("sheriff", "answers"), [(2, True), (1, False)])
def test_a_deputy_does_not_die_in_a_duel_that_would_only_wound_the_sheriff(
    sheriff: int, answers: bool
) -> None:
    table = bang(5, hands={"a": "duel", "e": "bang-2d"}, life={"a": sheriff, "e": 1})
    table.a.plays("duel", at="e")
    assert deputy(table, "e") == ("play:bang-2d" if answers else "refuse")


def test_an_outlaw_fights_a_duel_against_the_sheriff() -> None:
    table = bang(5, hands={"a": "duel", "b": "bang bang"})
    table.a.plays("duel", at="b")
    assert deputy(table, "b").startswith("play:bang")


# Cards to pick


def test_from_the_store_it_takes_what_it_can_use() -> None:
    table = bang(
        4, hands={"a": "general-store"}, front={"a": "barrel"}, deck="barrel wells-fargo dynamite bang"
    )
    table.a.plays("general-store")
    assert deputy(table).startswith("card:wells-fargo")
    table.a.chooses(deputy(table))
    assert deputy(table, "b").startswith("card:barrel")


def test_it_takes_the_barrel_of_an_enemy_and_leaves_them_the_jail() -> None:
    table = bang(4, hands={"a": "cat-balou", "b": "bang bang bang"}, front={"b": "jail barrel"})
    did(table, "b>a", "b>a")
    table.a.plays("cat-balou", at="b")
    assert deputy(table).startswith("card:barrel")


def test_the_sheriff_takes_a_bang_back_for_nothing() -> None:
    table = bang(hands={"a": "bang"}, no_mercy=True)
    table.a.plays("bang", at="b")
    table.a.ends()
    assert deputy(table).startswith("card:bang")


def test_it_pays_with_the_card_it_needs_least() -> None:
    table = bang(4, hands={"a": "springfield beer schofield missed"}, front={"a": "winchester"})
    did(table, "b>a", "b>a")
    table.a.plays("springfield", at="b")
    assert deputy(table).startswith("card:schofield")


# Abilities


def test_sid_heals_with_cards_he_would_have_to_discard() -> None:
    table = bang(
        4,
        characters={"a": "sid-ketchum"},
        hands={"a": "schofield schofield missed"},
        front={"a": "winchester"},
        life={"a": 1},
    )
    assert deputy(table) == "use:sid-ketchum"


def test_jose_trades_a_blue_card_that_is_of_no_use() -> None:
    table = bang(4, characters={"a": "jose-delgado"}, hands={"a": "schofield"}, front={"a": "winchester"})
    assert deputy(table) == "use:jose-delgado"


def test_chuck_keeps_his_life_when_it_is_low() -> None:
    table = bang(4, characters={"a": "chuck-wengam"}, life={"a": 2})
    assert deputy(table) == "end"


def test_jesse_jones_takes_from_an_enemy_never_from_his_sheriff() -> None:
    table = bang(
        5,
        characters={"e": "jesse-jones"},
        hands={"a": "bang", "b": "bang bang", "c": "bang"},
        turn="e",
        phase="draw",
    )
    did(table, "b>a", "b>a")
    assert deputy(table, "e") == "hand:b"


def test_flint_westwood_plays_what_takes_cards_before_he_gives_one_away() -> None:
    table = bang(
        5,
        hands={"a": "missed beer", "b": "cat-balou beer missed"},
        characters={"b": "flint-westwood"},
        front={"a": "barrel"},
        turn="b",
    )
    assert deputy(table, "b").startswith("play:cat-balou")
    table.b.plays("cat-balou", at="a")
    table.b.takes("barrel")
    assert deputy(table, "b") == "use:flint-westwood:a"


def test_pedro_ramirez_picks_up_a_beer_but_no_dynamite() -> None:
    beer = bang(4, characters={"a": "pedro-ramirez"}, discard="beer", phase="draw")
    assert deputy(beer) == "discard"
    dynamite = bang(4, characters={"a": "pedro-ramirez"}, discard="dynamite", phase="draw")
    assert deputy(dynamite) == "deck"


def test_lucky_duke_chooses_the_card_that_saves() -> None:
    table = bang(
        4, characters={"b": "lucky-duke"}, hands={"a": "bang"}, front={"b": "barrel"}, deck="2♠ cat-balou-kh"
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert deputy(table, "b") == "card:cat-balou-kh"


# Whole games


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize(
    "settings", [{}, EVERYTHING, {**EVERYTHING, **OFFICIAL}], ids=["base", "all", "official"]
)
def test_games_of_deputies_end(seats: int, settings: dict[str, object]) -> None:
    """An option outside the menu would end them with an error."""
    for number in range(3):
        bots = [make("deputy", GAME, bytes(32)) for _ in range(seats)]
        outcome = play(GAME, bots, Chance.from_text(f"deputies {number}"), settings)
        assert outcome.winners
        assert outcome.choices < 3000


def test_every_question_has_an_answer() -> None:
    assert {question.asks for question in GAME.questions} == set(package.ANSWERS)


def test_it_asks_for_no_table() -> None:
    """Neither the table nor imagined ones: views, decisions and facts alone."""
    folder = Path(str(package.__file__)).parent  # where it is compiled its source lies beside it
    for name in ("__init__", "acting", "answering", "picking"):
        assert "bang.table" not in (folder / f"{name}.py").read_text(encoding="utf-8")


def wins(team: tuple[int, ...], level: str, games: int = 30) -> int:
    """How many games of five a team wins with bots of this level; all others are greenhorns."""
    won = 0
    for number in range(games):
        chance = Chance.from_text(f"teams {number}")
        roles = GAME.new(5, {}, Chance.from_text(f"teams {number}"))
        bots = []
        for seat in range(5):
            mine = roles.role[seat] in team  # type: ignore[attr-defined]
            bots.append(make(level if mine else "greenhorn", GAME, bytes([number, seat] + [0] * 30)))
        outcome = play(GAME, bots, chance)
        won += roles.role[outcome.winners[0]] in team  # type: ignore[attr-defined]
    return won


@pytest.mark.parametrize(
    "team", [(OUTLAW,), (SHERIFF, DEPUTY), (RENEGADE,)], ids=["outlaws", "law", "renegade"]
)
def test_deputies_win_more_often_than_greenhorns_in_their_place(team: tuple[int, ...]) -> None:
    assert wins(team, "deputy") >= 1.2 * wins(team, "greenhorn") + 2


# The hidden six-player game


@pytest.mark.parametrize(("sheriff", "fires"), [(1, False), (3, True)])
def test_a_deputy_of_a_hidden_game_spares_its_sheriff_too(sheriff: int, fires: bool) -> None:
    table = six(hands={"d": "indians-kd"}, life={"a": sheriff, "b": 1}, turn="d")
    did(table, "b>a", "b>a", "b>a", "e>a", "f>a", "f>a")
    assert (deputy(table, "d") == "play:indians-kd") is fires


def test_a_sheriff_with_one_friend_left_says_that_crime_is_defeated() -> None:
    roles = {"d": "deputy", "e": "deputy", "b": "outlaw", "c": "outlaw", "f": "renegade"}
    table = six(phase="start", life=out("b", "c", "f"), roles=roles, removed="outlaw")
    did(table, "d>b", "d>c", "e>b", "e>f")
    assert deputy(table, "a") == "crime"


def test_an_outlaw_among_friends_leaves_the_last_enemy_to_them() -> None:
    roles = {"c": "renegade", "d": "deputy", "e": "deputy"}
    strong = six(turn="b", phase="start", life=out("a", "d"), roles=roles, removed="outlaw")
    did(strong, "f>a", "f>d", "e>f", "e>b", "c>a")
    assert deputy(strong, "b") == "nothing"


def test_deputies_do_not_shoot_their_way_out_of_a_hidden_game_for_ever() -> None:
    """Whole games of deputies end, and not all of them by the last shot."""
    rules = set()
    for number in range(12):
        table = bang_game(number)
        rules.add(table.last("game-ended")["rule"])
    assert len(rules) > 1


def bang_game(number: int) -> BangStory:
    story = new_bang(6, f"hidden deputies {number}", mode="hidden_six")
    while not story.over:
        letter = seat_letter(story.table.asked_seats()[0])
        story.player(story.table.asked_seats()[0]).chooses(deputy(story, letter))
    return story
