"""22. Vera Custer, who copies the abilities of others."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang


@rule("bang-char-vera-custer")
def test_vera_copies_a_living_character_until_her_next_turn() -> None:
    table = bang(characters={"a": "vera-custer", "b": "chuck-wengam"}, life={"c": 0}, phase="start")
    assert table.a.options == ["nobody", "copy:b", "copy:d"]
    table.a.chooses("copy:b")
    assert table.a.me.abilities == ["vera-custer", "chuck-wengam"]
    table.a.uses("chuck-wengam")
    assert table.a.life == 3
    table.a.ends()
    table.a.discards(*table.a.cards.split()[:1])
    assert table.turn == "b"
    assert table.a.me.abilities == ["vera-custer", "chuck-wengam"]


@rule("bang-char-vera-custer")
def test_vera_may_copy_nobody() -> None:
    table = bang(characters={"a": "vera-custer", "b": "chuck-wengam"}, phase="start")
    table.a.chooses("nobody")
    assert table.a.me.abilities == ["vera-custer"]
    assert table.a.asked == "play"


def vera_in_jail() -> BangStory:
    """Vera, at b, has copied Lucky Duke; now her next turn begins in Jail."""
    table = bang(
        hands={"c": "jail"},
        characters={"b": "vera-custer", "c": "lucky-duke"},
        turn="b",
        phase="start",
        deck="4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ 2♠ 5♥",
    )
    table.b.chooses("copy:c")
    table.b.ends()
    table.c.plays("jail", at="b")
    for player in (table.c, table.d, table.a):
        player.ends()
    return table


@rule("bang-char-vera-custer-timing")
def test_veras_old_copy_helps_her_out_of_jail() -> None:
    table = vera_in_jail()
    assert table.b.asked == "choose-check-card"
    table.b.chooses("card:" + next(name[5:] for name in table.b.options if name.endswith("5h")))
    assert table.b.asked == "vera-copy"
    assert table.b.me.abilities == ["vera-custer"]  # it has lapsed


@rule("bang-char-vera-custer-jail")
def test_a_vera_who_stays_in_jail_has_no_ability_until_her_next_turn() -> None:
    table = vera_in_jail()
    table.b.chooses("card:" + next(name[5:] for name in table.b.options if name.endswith("2s")))
    assert table.turn == "c"
    assert table.b.me.abilities == ["vera-custer"]


@rule("bang-char-vera-custer-persist")
def test_a_copy_outlives_the_player_it_was_copied_from() -> None:
    table = bang(
        hands={"a": "bang-2d bang-3d"},
        characters={"a": "vera-custer", "b": "willy-the-kid"},
        life={"b": 1},
        phase="start",
    )
    table.a.chooses("copy:b")
    table.a.plays("bang-2d", at="b")
    assert not table.b.in_game
    table.a.plays("bang-3d", at="d")
    assert table.d.life == 3


@rule("bang-char-vera-custer-numbers")
def test_vera_copies_neither_life_nor_starting_hand() -> None:
    table = bang(characters={"b": "vera-custer", "c": "big-spencer"}, turn="b", phase="start")
    table.b.chooses("copy:c")
    assert (table.b.life, table.b.me.seen.most) == (3, 3)
    assert len(table.table.hands[1]) == 2  # what she draws


@rule("bang-char-vera-custer-start")
def test_vera_has_no_ability_before_her_first_turn() -> None:
    for seed in range(200):
        table = new_bang(4, str(seed), dodge_city=True)
        names = [figure.character for figure in (table.a.me, table.b.me, table.c.me, table.d.me)]
        if "vera-custer" in names and table.table.turn != names.index("vera-custer"):
            vera = table.player(names.index("vera-custer"))
            assert vera.me.abilities == ["vera-custer"]
            assert vera.asked is None
            assert len(table.table.hands[vera.seat]) == vera.me.seen.most
            return
    raise AssertionError("no Vera among two hundred games")


@rule("bang-char-vera-custer-greygory")
def test_vera_draws_characters_as_greygory_and_loses_them_with_the_copy() -> None:
    table = bang(characters={"a": "vera-custer", "b": "greygory-deck"}, phase="start", deck="4♦ 5♦")
    table.a.chooses("copy:b")
    assert len(table.a.me.abilities) == 4
    assert table.a.me.abilities[:2] == ["vera-custer", "greygory-deck"]
    for _ in range(40):
        if table.a.asked == "vera-copy":
            break
        seat = table.table.asked_seats()[0]
        player = table.player(seat)
        player.chooses("end" if "end" in player.options else player.default)
    assert table.a.asked == "vera-copy"
    assert table.a.me.abilities == ["vera-custer"]
