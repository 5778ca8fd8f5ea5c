"""5. Hidden and public information, and 6. Decision points."""

from __future__ import annotations

from posse.core import Chance
from posse.core.table import SPECTATOR
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang


@rule("bang-info-hand-secret")
def test_nobody_is_shown_hands_roles_spares_or_the_deck() -> None:
    table = new_bang(5, seed="secret")
    for viewer in (*range(5), SPECTATOR):
        view = table.table.view(viewer)
        assert view.hand == (table.table.hands[viewer] if viewer >= 0 else [])
        assert view.deck_known == []
        for player in view.players:
            mine = player.seat == viewer
            shown = mine or table.table.shown >> player.seat & 1
            assert player.role == (table.table.role[player.seat] if shown else -1)
            assert player.known == [] or mine
        assert str(table.table.spare) not in str(view)


@rule("bang-info-hand-secret")
def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    table = bang(hands={"a": "panic", "b": "beer jail"})
    table.a.plays("panic", at="b")
    stolen = table.table.hands[0][-1]
    assert table.a.hears("card-stolen")["card"] == stolen
    assert table.b.hears("card-stolen")["card"] == stolen
    assert table.c.hears("card-stolen")["card"] is None
    assert table.b.sees.players[0].known == [stolen]
    assert table.c.sees.players[0].known == []


@rule("bang-info-known-deck")
def test_kit_carlson_knows_what_he_put_back_until_it_is_drawn() -> None:
    table = bang(characters={"b": "kit-carlson"}, deck="bang beer missed panic", turn="b", phase="draw")
    while table.b.asked in ("draw-source", "kit-pick"):
        options = table.b.options
        table.b.chooses("look" if "look" in options else options[0])
    put_back = table.table.deck[-1]
    assert table.b.sees.deck_known == [put_back]
    assert table.c.sees.deck_known == []
    table.b.ends()
    assert put_back in table.table.hands[2]
    assert table.b.sees.deck_known == []


@rule("bang-info-known-deck", "bang-info-hand-secret")
def test_which_of_the_known_cards_kit_keeps_is_his_secret() -> None:
    table = bang(
        event="abandoned-mine",
        characters={"c": "kit-carlson"},
        discard="mustang",
        hands={"b": "saloon 6♥ 7♥"},
        life={"b": 2},
        turn="b",
        phase="draw",
    )
    for card in ("saloon", "beer", "beer"):
        table.b.plays(card)
    table.b.ends()
    assert table.c.asked == "kit-pick"
    assert table.c.options == ["card:beer-7h", "card:beer-6h", "card:saloon-5h"]
    table.c.chooses("card:beer-7h")
    table.c.chooses("card:saloon-5h")
    assert len(table.c.sees.deck_known) == 1
    for other in (table.a, table.b, table.d):
        assert other.sees.players[2].known == []
        assert other.sees.deck_known == []


def is_asked(hand: str, card: str = "bang") -> bool:
    """Whether `b` is asked when shot at, raided or challenged."""
    table = bang(hands={"a": card, "b": hand})
    table.a.plays(card, at="" if card == "indians" else "b")
    return table.b.asked is not None


@rule("bang-info-asked-public", "bang-info-asked-answer")
def test_whether_one_is_asked_depends_on_the_number_of_cards_not_on_which() -> None:
    for card in ("bang", "indians", "duel"):
        assert is_asked("missed", card)
        assert is_asked("bang", card)
        assert is_asked("jail", card)
        assert not is_asked("", card)


@rule("bang-info-asked-answer")
def test_with_an_empty_hand_a_source_in_sight_is_asked_for() -> None:
    for front in ("barrel", "sombrero"):
        table = bang(hands={"a": "bang"}, front={"b": front})
        table.a.plays("bang", at="b")
        assert table.b.asked == "respond-missed"
    waiting = bang(hands={"a": "bang"}, front={"b": "sombrero"}, fresh="sombrero")
    waiting.a.plays("bang", at="b")
    assert waiting.b.life == 3
    raid = bang(hands={"a": "indians"}, front={"b": "barrel"})
    raid.a.plays("indians")
    assert raid.b.life == 3


@rule("bang-info-asked-barred")
def test_with_two_left_a_rescue_is_asked_only_of_sid_ketchum() -> None:
    def dying(hand: str, character: str) -> BangStory:
        table = bang(
            hands={"a": "bang", "c": hand}, characters={"c": character}, life={"b": 0, "c": 1, "d": 0}
        )
        table.a.plays("bang", at="c")
        table.c.chooses("take")
        return table

    assert dying("beer beer", "bart-cassidy").over
    assert dying("beer beer", "sid-ketchum").c.asked == "rescue"
    assert dying("beer", "sid-ketchum").over


@rule("bang-info-asked-empty")
def test_without_a_fitting_card_one_can_only_pass() -> None:
    table = bang(hands={"a": "bang", "b": "jail"})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]
    assert table.b.question.hidden
    raid = bang(hands={"a": "indians", "b": "jail"})
    raid.a.plays("indians")
    assert raid.b.options == ["refuse"]
    assert raid.b.question.hidden


@rule("bang-info-end-reveal")
def test_at_the_end_everything_is_shown() -> None:
    table = bang(players=5, hands={"e": "bang", "b": "jail"}, life={"a": 1}, turn="e")
    table.e.plays("bang", at="a")
    assert table.over
    shown = table.told("revealed")
    assert {event["seat"] for event in shown} == {0, 1, 2, 3, 4}
    outlaw = next(event for event in shown if event["seat"] == 1)
    assert outlaw["cards"] == tuple(table.table.hands[1])
    assert all(player.role >= 0 for player in table.sees.players)


@rule("bang-ask-menu-whole")
def test_an_option_that_leads_to_nothing_is_not_offered() -> None:
    alone = bang(hands={"a": "springfield"})
    assert alone.a.options == ["end"]  # no card to pay with
    paid = bang(hands={"a": "springfield beer"})
    assert paid.a.may_play("springfield", at="b")
    sid = bang(hands={"a": "missed"}, characters={"a": "sid-ketchum"}, life={"a": 2})
    assert "use:sid-ketchum" not in sid.a.options
    bare = bang(hands={"a": "panic cat-balou"})
    assert bare.a.options == ["end"]


@rule("bang-ask-rest")
def test_the_game_says_that_defaults_alone_never_end_it() -> None:
    table = new_bang(4, seed="rest")
    assert table.table.game.rests
    for _ in range(300):
        seat = table.table.asked_seats()[0]
        table.table.take(seat, table.table.default(seat))
    assert not table.over


@rule("bang-info-hand-secret")
def test_who_pays_for_an_ability_is_imagined_with_a_card_that_pays() -> None:
    """Using it tells that there is one: blue for José Delgado, a Bang! for Lee Van Kliff."""
    jose = bang(hands={"a": "jail beer saloon", "b": "bang"}, characters={"a": "jose-delgado"})
    jose.a.uses("jose-delgado")
    lee = bang(hands={"a": "saloon bang beer beer", "b": "panic"}, characters={"a": "lee-van-kliff"})
    lee.a.plays("saloon")
    lee.a.uses("lee-van-kliff")
    for table in (jose, lee):
        assert table.a.asked == "pay"
        for number in range(60):
            imagined = table.table.imagine(1, Chance.from_text(f"price {number}"))
            decision = imagined.decision(0)
            assert decision is not None
            assert decision.options
            assert imagined.invariants() == []
            assert imagined.hands[0] == sorted(imagined.hands[0])


@rule("bang-info-hand-secret")
def test_onlookers_lose_track_of_a_hand_that_a_card_left_unseen() -> None:
    table = bang(hands={"a": "general-store panic", "b": "jail"}, deck="beer saloon duel gatling")
    table.a.plays("general-store")
    for player in (table.a, table.b, table.c):
        player.chooses(player.options[0])
    picked = table.table.hands[1][-1]
    assert table.d.sees.players[1].known == [picked]
    table.a.plays("panic", at="b")
    assert table.d.sees.players[1].known == []  # it may be the card that a took
    assert table.waiting_for == "a"
