"""8. The turn."""

from __future__ import annotations

from posse.games.bang.facts import BASE_CARDS, CARD_NAMES, CHARACTERS_NAMED
from posse.games.bang.rules.speaking import refresh_all
from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-turn-clockwise", "bang-turn-next-seat")
def test_turns_go_clockwise_past_the_eliminated() -> None:
    table = bang(players=5, life={"c": 0})
    seen = []
    for _ in range(5):
        seen.append(table.turn)
        player = table.player(table.table.turn)
        player.ends()
        while table.table.turn == player.seat:
            player.chooses(player.options[0])
    assert seen == ["a", "b", "d", "e", "a"]


@rule("bang-turn-next-seat", "bang-turn-player-eliminated")
def test_the_turn_after_an_eliminated_player_is_counted_from_their_seat() -> None:
    table = bang(hands={"b": "duel", "c": "bang"}, life={"b": 1}, turn="b")
    table.b.plays("duel", at="c")
    table.c.plays("bang")
    assert not table.b.in_game
    assert table.turn == "c"


@rule("bang-turn-player-eliminated")
def test_an_effect_is_carried_through_though_its_player_has_fallen() -> None:
    table = bang(
        hands={"b": "duel", "d": "bang"},
        characters={"c": "herb-hunter"},
        life={"b": 1},
        turn="b",
        deck="jail jail beer beer",
        phase="play",
    )
    table.b.plays("duel", at="d")
    table.d.plays("bang")
    assert table.discard.endswith("duel")
    assert table.c.hand.startswith("jail jail")  # his trigger comes before the next turn
    assert table.turn == "c"


@rule("bang-turn-three-phases")
def test_a_turn_is_draw_play_discard() -> None:
    table = bang(hands={"b": "bang beer"}, life={"b": 2}, turn="b", phase="draw")
    assert table.table.phase == 2
    assert len(table.b.hand.split()) == 4
    table.b.ends()
    assert table.b.asked == "discard-excess"
    table.b.discards("bang", "beer")
    assert table.turn == "c"


@rule("bang-turn-steps", "bang-turn-step-green", "bang-turn-step-dynamite", "bang-turn-step-jail")
def test_green_cards_dynamite_jail_then_the_phases() -> None:
    table = bang(
        front={"b": "jail dynamite sombrero"},
        fresh="sombrero",
        deck="5♦ 6♥ bang beer",
        turn="b",
        phase="start",
    )
    kinds = [event.kind.name for event in table.table.told]
    order = ["greens-ready", "dynamite-passed", "jail-left", "cards-drawn"]
    assert [kinds.index(kind) for kind in order] == sorted([kinds.index(kind) for kind in order])


@rule("bang-turn-step-green")
def test_green_cards_become_usable_even_in_a_turn_lost_to_jail() -> None:
    table = bang(
        hands={"c": "bang"},
        front={"b": "jail sombrero"},
        fresh="sombrero",
        deck="5♠",
        turn="b",
        phase="start",
    )
    assert table.turn == "c"
    table.c.plays("bang", at="b")
    assert "use:sombrero" in table.b.options


@rule("bang-turn-step-jail", "bang-turn-skipped")
def test_a_turn_lost_to_jail_has_no_phases() -> None:
    table = bang(
        hands={"b": "bang bang bang"}, front={"b": "jail"}, life={"b": 1}, deck="5♠", turn="b", phase="start"
    )
    assert table.turn == "c"
    assert len(table.b.hand.split()) == 3
    assert not [event for event in table.told("cards-drawn") if event["seat"] == 1]


@rule("bang-turn-step-character", "bang-turn-copies-lapse")
def test_a_copy_lapses_before_the_next_choice() -> None:
    table = bang(characters={"b": "vera-custer", "c": "bart-cassidy"}, turn="b", phase="start")
    assert table.b.asked == "vera-copy"
    table.b.chooses("copy:c")
    assert table.table.copied[1] == table.table.character[2]
    table.b.ends()
    for player in (table.c, table.d, table.a):
        while table.table.turn == player.seat:
            player.chooses("end" if player.asked == "play" else player.options[0])
    assert table.b.asked == "vera-copy"
    assert table.table.copied[1] == -1


@rule("bang-turn-copies-lapse")
def test_a_copy_lapses_also_in_a_turn_lost_to_jail() -> None:
    table = bang(
        characters={"b": "vera-custer", "c": "bart-cassidy"},
        front={"b": "jail"},
        deck="beer beer 5♠",
        turn="a",
        phase="draw",
    )
    table.table.copied = [-1, table.table.character[2], -1, -1]
    table.a.ends()
    while table.turn == "a":
        table.a.chooses(table.a.options[0])
    assert table.turn == "c"
    assert table.table.copied[1] == -1


@rule("bang-turn-step-before-draw")
def test_youl_grinner_is_given_cards_before_he_draws() -> None:
    table = bang(
        hands={"a": "jail"}, characters={"b": "youl-grinner"}, deck="bang beer", turn="b", phase="start"
    )
    kinds = [event.kind.name for event in table.table.told]
    assert table.b.hand == "jail bang beer"
    assert kinds.index("card-given") < kinds.index("cards-drawn")


# Phase 1


@rule("bang-draw-two", "bang-draw-one-by-one")
def test_the_turn_player_draws_the_top_two_in_order() -> None:
    table = bang(deck="bang beer missed", turn="b", phase="draw")
    assert table.b.hand == "bang beer"


def all_but(*names: str) -> str:
    return " ".join([name for name in CARD_NAMES[:BASE_CARDS] if name not in names])


@rule("bang-draw-reshuffle")
def test_an_empty_deck_is_made_of_the_whole_discard_pile() -> None:
    pile = ("bang-ah", "beer-6h", "jail-js")
    table = bang(hands={"a": all_but(*pile)}, discard=" ".join(pile), turn="b", phase="draw")
    assert len(table.b.hand.split()) == 2
    assert table.discard == ""
    assert table.last("deck-shuffled")["n"] == 3


@rule("bang-draw-nothing-left")
def test_without_any_card_nothing_is_drawn() -> None:
    table = bang(hands={"a": all_but("bang-ah")}, deck="bang-ah", turn="b", phase="draw")
    assert table.b.hand == "bang"
    assert table.waiting_for == "b"


@rule("bang-draw-second-of-picked")
def test_for_kit_carlson_the_second_card_is_the_second_he_picks() -> None:
    table = bang(characters={"b": "greygory-deck"}, deck="2♠ bang-ah 3♠ beer-6h", turn="a")
    both = (CHARACTERS_NAMED["kit-carlson"], CHARACTERS_NAMED["black-jack"])
    table.table.held = [(), both, (), ()]
    refresh_all(table.table)
    table.a.ends()
    if table.b.asked == "greygory-redraw":
        table.b.chooses("keep")
    spade = next(option for option in table.b.options if option.endswith("2s"))
    heart = next(option for option in table.b.options if option.endswith("-ah"))
    table.b.chooses(spade)
    table.b.chooses(heart)
    assert table.last("card-shown")["card"] == table.table.hands[1][1]
    assert len(table.table.hands[1]) == 3  # a red second card brings a third


@rule("bang-draw-count")
def test_the_number_of_cards_is_the_characters_own() -> None:
    pete = bang(characters={"b": "pixie-pete"}, turn="b", phase="draw")
    assert len(pete.table.hands[1]) == 4
    bill = bang(characters={"b": "bill-noface"}, life={"b": 1}, turn="b", phase="draw")
    assert len(bill.table.hands[1]) == 1 + 3
    plain = bang(turn="b", phase="draw")
    assert len(plain.table.hands[1]) == 2


@rule("bang-draw-one-source-ability")
def test_of_several_ways_to_draw_one_is_chosen_or_none() -> None:
    table = bang(
        characters={"b": "greygory-deck"},
        hands={"c": "jail"},
        discard="missed",
        deck="bang beer panic",
        turn="a",
    )
    both = (CHARACTERS_NAMED["jesse-jones"], CHARACTERS_NAMED["pedro-ramirez"])
    table.table.held = [(), both, (), ()]
    refresh_all(table.table)
    table.a.ends()
    if table.b.asked == "greygory-redraw":
        table.b.chooses("keep")
    assert set(table.b.options) == {"deck", "discard", "hand:c"}
    table.b.chooses("discard")
    assert table.b.hand == "missed bang"


@rule("bang-draw-effects-not-phase-1")
def test_cards_drawn_outside_phase_1_come_from_the_deck() -> None:
    table = bang(
        hands={"b": "stagecoach", "c": "jail"},
        characters={"b": "jesse-jones"},
        deck="bang beer",
        turn="b",
    )
    table.b.plays("stagecoach")
    assert table.b.hand == "bang beer"
    assert table.c.hand == "jail"
    jack = bang(hands={"b": "stagecoach"}, characters={"b": "black-jack"}, deck="2♠ 5♥ beer", turn="b")
    jack.b.plays("stagecoach")
    assert len(jack.table.hands[1]) == 2


# Phase 2


@rule("bang-turn-play-any-number")
def test_any_number_of_cards_is_played_none_included() -> None:
    table = bang(hands={"a": "beer beer barrel mustang cat-balou", "b": "jail"}, life={"a": 1})
    for card in ("beer", "beer", "barrel", "mustang"):
        table.a.plays(card)
    table.a.plays("cat-balou", at="b")
    assert table.a.hand == ""
    idle = bang(hands={"a": "beer"})
    idle.a.ends()
    assert idle.turn == "b"


@rule("bang-turn-one-shot")
def test_one_bang_a_turn() -> None:
    table = bang(hands={"a": "bang bang"})
    table.a.plays("bang", at="b")
    assert table.a.cannot_play("bang", at="b") == "bang-turn-one-shot"
    willy = bang(hands={"a": "bang bang"}, characters={"a": "willy-the-kid"})
    willy.a.plays("bang", at="b")
    willy.a.plays("bang", at="b")
    assert willy.b.life == 2


@rule("bang-turn-shot-counter", "bang-turn-volcanic-then-other")
def test_shots_fired_with_a_volcanic_count_once_it_is_gone() -> None:
    table = bang(hands={"a": "bang bang schofield"}, front={"a": "volcanic"})
    table.a.plays("bang", at="b")
    table.a.plays("schofield")
    assert not table.a.may_play("bang", at="b")
    later = bang(hands={"a": "bang bang volcanic"})
    later.a.plays("bang", at="b")
    assert not later.a.may_play("bang", at="b")
    later.a.plays("volcanic")
    assert later.a.may_play("bang", at="b")


@rule("bang-turn-shot-counter-what")
def test_what_counts_as_the_bang_of_the_turn() -> None:
    janet = bang(hands={"a": "missed bang"}, characters={"a": "calamity-janet"})
    janet.a.plays("missed", as_="bang", at="b")
    assert not janet.a.may_play("bang", at="b")
    other = bang(hands={"a": "punch duel bang indians"})
    other.a.plays("punch", at="b")
    other.a.plays("duel", at="b")
    other.a.plays("indians")
    assert other.a.may_play("bang", at="b")
    doc = bang(hands={"a": "beer jail bang"}, characters={"a": "doc-holyday"})
    doc.a.uses("doc-holyday", at="b")
    doc.a.pays("beer", "jail")
    assert doc.a.may_play("bang", at="b")


@rule("bang-turn-own-turn-only")
def test_out_of_turn_only_answers_are_played() -> None:
    table = bang(hands={"a": "bang", "b": "missed beer bang panic"}, life={"b": 2})
    assert table.b.options == []
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "play:" + table.b.held("missed")]


@rule("bang-turn-phase-2-ends")
def test_after_phase_2_no_card_is_played() -> None:
    table = bang(hands={"b": "bang bang beer"}, life={"b": 1}, turn="b")
    table.b.ends()
    assert table.b.asked == "discard-excess"
    assert all(option.startswith("discard:") for option in table.b.options)
    table.b.refused("play:" + table.b.held("beer"))


# Phase 3


@rule("bang-turn-hand-limit", "bang-turn-discard-choice")
def test_cards_above_the_life_go_one_at_a_time_by_choice() -> None:
    table = bang(hands={"b": "bang beer missed jail"}, life={"b": 2}, turn="b")
    table.b.ends()
    assert len(table.b.options) == 4
    table.b.discards("missed", "bang")
    assert table.discard == "missed bang"
    assert table.b.hand == "beer jail"
    assert table.turn == "c"


@rule("bang-turn-hand-limit")
def test_nothing_is_discarded_with_as_many_cards_as_lives() -> None:
    table = bang(hands={"b": "bang beer"}, life={"b": 2}, turn="b")
    table.b.ends()
    assert table.b.hand == "bang beer"
    assert table.turn == "c"


@rule("bang-turn-no-limit-outside")
def test_outside_phase_3_a_hand_may_be_of_any_size() -> None:
    table = bang(hands={"a": "wells-fargo stagecoach", "b": "bang beer missed"}, life={"a": 1, "b": 1})
    table.a.plays("wells-fargo")
    table.a.plays("stagecoach")
    assert len(table.a.hand.split()) == 5
    assert table.b.hand == "bang beer missed"
