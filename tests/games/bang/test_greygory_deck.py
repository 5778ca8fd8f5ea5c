"""23. Greygory Deck, who plays with two characters that he draws."""

from __future__ import annotations

from posse.core.chance import Chance
from posse.games.bang.facts import BASE_CHARACTERS, CARD_SUIT, CHARACTER_NAMES, CHARACTERS_NAMED, CLUBS
from posse.games.bang.rules.speaking import refresh_all
from posse.testing import rule
from tests.games.bang.laying import BangPlayer, BangStory, bang, new_bang

BASE = [CHARACTER_NAMES[character] for character in BASE_CHARACTERS]


def drawn(player: BangPlayer) -> list[str]:
    """The characters that he has drawn."""
    return player.me.abilities[1:]


def until_asked(table: BangStory, letter: str, asks: str) -> None:
    """Everybody does as little as possible until this player is asked this."""
    for _ in range(200):
        player = table.player(table.table.asked_seats()[0])
        if player.seat == "abcd".index(letter) and player.asked == asks:
            return
        player.chooses("end" if "end" in player.options else player.default)
    raise AssertionError(f"{letter} is never asked {asks}")


@rule("bang-char-greygory-deck", "bang-char-greygory-deck-none-yet", "bang-char-greygory-deck-base-only")
def test_greygory_has_the_abilities_of_two_characters_of_the_base_game() -> None:
    table = bang(characters={"b": "greygory-deck"}, turn="b", phase="start", dodge_city=True)
    assert table.b.asked != "greygory-redraw"  # there is nothing to ask yet
    assert table.b.me.abilities[0] == "greygory-deck"
    assert len(drawn(table.b)) == 2
    assert set(drawn(table.b)) <= set(BASE)
    told = table.last("characters-drawn")["characters"]
    assert told == tuple([f"character-{name}" for name in drawn(table.b)])


@rule("bang-char-greygory-deck")
def test_greygory_can_do_what_his_characters_can() -> None:
    for seed in range(300):
        table = new_bang(4, str(seed), wws_characters=True)
        for seat in range(4):
            player = table.player(seat)
            if "paul-regret" in drawn(player) and player.me.character == "greygory-deck":
                neighbour = table.player((seat + 1) % 4)
                farther = {"paul-regret", "rose-doolan"} & set(neighbour.me.abilities)
                if not farther:
                    assert neighbour.distance("abcd"[seat]) == 2
                    return
    raise AssertionError("no Greygory with Paul Regret")


@rule("bang-char-greygory-deck-setup", "bang-char-greygory-deck-pool")
def test_greygory_draws_at_setup_from_characters_that_nobody_plays() -> None:
    found = 0
    for seed in range(60):
        table = new_bang(8, str(seed), wws_characters=True)
        played = [table.player(seat).me.character for seat in range(8)]
        if "greygory-deck" not in played:
            continue
        found += 1
        greygory = table.player(played.index("greygory-deck"))
        assert len(drawn(greygory)) == 2
        assert not set(drawn(greygory)) & set(played)
        assert table.events.index("characters-drawn") < table.events.index("turn-started")
    assert found > 3


@rule("bang-char-greygory-deck-pool")
def test_characters_in_use_by_another_greygory_or_of_the_dead_are_not_drawn() -> None:
    dead = "willy-the-kid"
    for seed in ("1", "2", "3", "4", "5", "6"):
        table = bang(
            characters={"a": "vera-custer", "b": "greygory-deck", "c": dead, "d": "bart-cassidy"},
            life={"c": 0},
            turn="b",
            phase="start",
        )
        table.table.chance = type(table.table.chance).from_text(seed)
        until_asked(table, "a", "vera-copy")
        table.a.chooses("copy:b")
        veras = table.a.me.abilities[2:]
        assert len(veras) == 2
        assert not set(veras) & {*drawn(table.b), dead, "bart-cassidy"}


@rule("bang-char-greygory-deck-replace")
def test_greygory_keeps_both_or_replaces_both() -> None:
    table = bang(characters={"b": "greygory-deck"}, turn="b", phase="start")
    first = drawn(table.b)
    until_asked(table, "b", "greygory-redraw")
    assert table.b.options == ["keep", "draw"]
    table.b.chooses("keep")
    assert drawn(table.b) == first
    until_asked(table, "b", "greygory-redraw")
    told = len(table.told("characters-drawn"))
    table.b.chooses("draw")
    assert len(table.told("characters-drawn")) == told + 1
    assert len(drawn(table.b)) == 2


@rule("bang-char-greygory-deck-setup", "bang-char-greygory-deck-replace")
def test_who_drew_at_setup_is_asked_in_his_first_turn() -> None:
    for seed in range(60):
        table = new_bang(4, str(seed), wws_characters=True)
        first = table.player(table.table.turn)
        if first.me.character == "greygory-deck":
            assert first.asked == "greygory-redraw"
            return
    raise AssertionError("no Greygory is the Sheriff")


@rule("bang-elim-copied-lost")
def test_an_eliminated_greygory_loses_his_two_characters() -> None:
    table = bang(characters={"b": "greygory-deck"}, hands={"a": "bang"}, life={"b": 1})
    table.table.held = [(), (CHARACTERS_NAMED["kit-carlson"], CHARACTERS_NAMED["willy-the-kid"]), (), ()]
    refresh_all(table.table)
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    assert table.table.held[1] == ()


@rule("bang-char-greygory-deck-return")
def test_the_old_characters_may_come_again() -> None:
    table = bang(characters={"b": "greygory-deck"}, turn="b", phase="start")
    again = 0
    for _ in range(30):
        before = set(drawn(table.b))
        until_asked(table, "b", "greygory-redraw")
        table.b.chooses("draw")
        again += len(before & set(drawn(table.b)))
    assert again > 0


@rule("bang-char-greygory-deck-timing")
def test_greygory_draws_after_jail() -> None:
    table = bang(characters={"b": "greygory-deck"}, front={"b": "jail"}, turn="b", phase="start", deck="2♠")
    assert table.turn == "c"
    assert drawn(table.b) == []
    table = bang(characters={"b": "greygory-deck"}, front={"b": "jail"}, turn="b", phase="start", deck="5♥")
    assert table.events.index("jail-left") < table.events.index("characters-drawn")


@rule("bang-char-greygory-deck-timing")
def test_a_failed_jail_keeps_the_two_he_has() -> None:
    table = bang(characters={"b": "greygory-deck"}, turn="b", phase="start", hands={"c": "jail"})
    kept = drawn(table.b)
    until_asked(table, "c", "play")
    table.c.plays("jail", at="b")
    until_asked(table, "a", "play")
    deck = table.table.deck
    deck.sort(key=lambda card: CARD_SUIT[card] == CLUBS)  # clubs come next
    until_asked(table, "c", "play")
    assert table.last("jail-stayed")["seat"] == 1
    assert drawn(table.b) == kept


@rule("bang-char-greygory-deck-life")
def test_greygorys_life_does_not_change() -> None:
    table = bang(characters={"b": "greygory-deck"}, turn="b", phase="start", life={"b": 2})
    for _ in range(5):
        until_asked(table, "b", "greygory-redraw")
        assert (table.b.life, table.b.me.seen.most) == (2, 4)
        table.b.chooses("draw")
        assert (table.b.life, table.b.me.seen.most) == (2, 4)


@rule("bang-char-suzy-lafayette-gained", "bang-char-greygory-deck-none-yet")
def test_greygory_who_draws_suzy_with_an_empty_hand_draws_a_card_at_once() -> None:
    for seed in range(60):
        table = bang(show="bone-orchard", characters={"b": "greygory-deck"}, life={"b": 0})
        table.table.chance = Chance.from_text(str(seed))
        table.a.ends()
        if "suzy-lafayette" in drawn(table.b) and table.b.asked == "play":
            others = {"black-jack", "kit-carlson"} & set(drawn(table.b))
            if not others:
                assert len(table.b.hand.split()) == 3
                return
    raise AssertionError("no Greygory with Suzy Lafayette")
