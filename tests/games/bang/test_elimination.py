"""14. Elimination, rewards, penalties."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-elim-when", "bang-elim-role-revealed")
def test_without_a_life_a_player_leaves_and_shows_the_role() -> None:
    table = bang(hands={"a": "bang"}, life={"b": 1})
    assert table.sees.players[1].role == -1
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    assert table.sees.players[1].role_shown
    assert table.last("eliminated")["role"] == "role-outlaw"
    assert table.waiting_for == "a"


@rule("bang-elim-sequence")
def test_elimination_runs_in_its_order() -> None:
    table = bang(
        players=5,
        hands={"a": "bang"},
        characters={"c": "greg-digger", "d": "vulture-sam"},
        front={"b": "barrel"},
        life={"b": 1, "c": 1},
        deck="2♠ beer beer beer",
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    kinds = [event.kind.name for event in table.table.told]
    steps = ["eliminated", "cards-inherited", "life-gained", "cards-drawn"]
    at = [kinds.index(kind) for kind in steps]
    assert at == sorted(at)
    assert table.d.hand == "barrel"
    assert table.c.life == 3
    assert table.a.hand == "beer beer beer"


@rule("bang-elim-cards-discarded")
def test_hand_and_cards_in_play_are_discarded_the_oldest_first() -> None:
    table = bang(hands={"a": "bang", "b": "missed jail"}, front={"b": "schofield scope"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert table.discard == "missed jail schofield scope bang"
    assert (table.b.hand, table.b.front) == ("", "")


@rule("bang-elim-order-asked", "bang-elim-cards-discarded")
def test_the_dead_choose_the_top_card_only_where_pedro_ramirez_could_take_it() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed jail"},
        characters={"c": "pedro-ramirez"},
        front={"b": "scope"},
        life={"b": 1},
    )
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert table.b.asked == "discard-order"
    table.b.takes("jail")
    assert table.discard == "missed scope jail bang"
    last = bang(
        hands={"b": "bang", "a": "missed jail"}, characters={"c": "pedro-ramirez"}, life={"a": 1}, turn="b"
    )
    last.b.plays("bang", at="a")
    last.a.chooses("take")
    last.a.chooses("give-up")
    assert last.over  # nothing is asked when the game ends


@rule("bang-elim-card-in-use")
def test_the_duel_just_lost_is_not_one_of_the_dead_players_cards() -> None:
    table = bang(
        hands={"b": "duel jail", "a": "bang"}, characters={"d": "vulture-sam"}, life={"b": 1}, turn="b"
    )
    table.b.plays("duel", at="a")
    table.a.plays("bang")
    table.b.chooses("refuse")
    table.b.chooses("give-up")
    assert table.d.hand.startswith("jail")
    assert "duel" not in table.d.hand
    assert table.discard == "bang duel"


@rule("bang-elim-killer", "bang-elim-killer-multi")
def test_who_plays_indians_or_gatling_is_the_killer_of_all_it_kills() -> None:
    for card in ("indians", "gatling"):
        table = bang(
            players=5, hands={"a": card}, life={"b": 1, "d": 1}, deck="beer beer beer missed jail panic"
        )
        table.a.plays(card)
        assert [event["killer"] for event in table.told("eliminated")] == [0, 0]
        assert len(table.a.hand.split()) == 6


@rule("bang-elim-killer")
def test_nobody_is_their_own_killer() -> None:
    table = bang(hands={"b": "duel", "a": "bang"}, life={"b": 1}, turn="b")
    table.b.plays("duel", at="a")
    table.a.plays("bang")
    assert table.last("eliminated")["killer"] == -1


@rule("bang-elim-killer-duel", "bang-reward-duel-own-fault")
def test_the_challenger_kills_the_challenged_and_never_the_other_way_round() -> None:
    won = bang(hands={"a": "duel"}, life={"b": 1}, deck="beer beer beer")
    won.a.plays("duel", at="b")
    assert won.last("eliminated")["killer"] == 0
    assert won.a.hand == "beer beer beer"
    lost = bang(hands={"b": "duel", "a": "bang"}, life={"b": 1}, turn="b", deck="beer beer beer")
    lost.b.plays("duel", at="a")
    lost.a.plays("bang")
    assert not lost.b.in_game
    assert lost.a.hand == ""


@rule("bang-elim-no-killer")
def test_dynamite_has_no_killer() -> None:
    table = bang(front={"b": "dynamite"}, life={"b": 2}, deck="2♠", turn="b", phase="start")
    assert table.last("eliminated")["killer"] == -1


@rule("bang-reward-outlaw")
def test_the_killer_of_an_outlaw_draws_three_whatever_their_role() -> None:
    for seat, role in (("a", "sheriff"), ("c", "renegade")):
        table = bang(hands={seat: "bang"}, life={"b": 1}, turn=seat, deck="beer missed panic jail")
        killer = getattr(table, seat)
        assert killer.role == role
        killer.plays("bang", at="b")
        assert killer.hand == "beer missed panic"
    outlaw = bang(
        roles={"a": "sheriff", "b": "outlaw", "c": "outlaw", "d": "renegade"},
        hands={"b": "bang"},
        life={"c": 1},
        turn="b",
    )
    outlaw.b.plays("bang", at="c")
    assert len(outlaw.b.hand.split()) == 3


@rule("bang-penalty-deputy")
def test_a_sheriff_who_kills_a_deputy_loses_all_cards() -> None:
    table = bang(players=5, hands={"a": "bang missed beer"}, front={"a": "barrel"}, life={"e": 1})
    assert table.e.role == "deputy"
    table.a.plays("bang", at="e")
    assert (table.a.hand, table.a.front) == ("", "")
    assert table.waiting_for == "a"


@rule("bang-penalty-duel-own-fault")
def test_a_deputy_who_loses_their_own_duel_costs_the_sheriff_nothing() -> None:
    table = bang(players=5, hands={"a": "bang beer", "e": "duel"}, life={"e": 1}, turn="e")
    table.e.plays("duel", at="a")
    table.a.plays("bang")
    assert not table.e.in_game
    assert table.a.hand.startswith("beer")  # and what the Sheriff draws in the turn that follows


@rule("bang-reward-none")
def test_a_renegade_or_somebody_elses_deputy_brings_nothing() -> None:
    renegade = bang(players=5, hands={"a": "bang beer"}, life={"c": 1}, front={"a": "schofield"})
    renegade.a.plays("bang", at="c")
    assert not renegade.c.in_game
    assert (renegade.a.hand, renegade.a.front) == ("beer", "schofield")
    deputy = bang(players=5, hands={"d": "bang beer"}, life={"e": 1}, turn="d")
    deputy.d.plays("bang", at="e")
    assert not deputy.e.in_game
    assert deputy.d.hand == "beer"


@rule("bang-elim-vulture-before-penalty")
def test_a_sheriff_vulture_sam_loses_what_he_has_just_taken() -> None:
    table = bang(players=5, hands={"a": "bang", "e": "jail"}, characters={"a": "vulture-sam"}, life={"e": 1})
    table.a.plays("bang", at="e")
    table.e.chooses("take")
    table.e.chooses("give-up")
    assert table.a.hand == ""
    assert "jail" in table.discard


@rule("bang-elim-no-further-part")
def test_the_dead_are_asked_nothing_and_aimed_at_by_nobody() -> None:
    table = bang(hands={"a": "bang gatling general-store"}, life={"b": 1})
    table.a.plays("bang", at="b")
    assert not any(option.endswith(":b") for option in table.a.options)
    table.a.plays("gatling")
    assert [table.c.life, table.d.life] == [3, 3]
    table.a.plays("general-store")
    assert len(table.sees.store) == 3


@rule("bang-elim-copied-lost")
def test_the_dead_lose_copied_and_drawn_characters() -> None:
    table = bang(
        hands={"a": "bang"},
        characters={"b": "vera-custer", "c": "bart-cassidy"},
        life={"b": 1},
        turn="a",
    )
    table.table.copied = [-1, table.table.character[2], -1, -1]
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    assert table.table.copied[1] == -1
