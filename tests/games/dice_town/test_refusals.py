"""What is touched in vain in Dice Town is answered with the rule and the reason that hold at that moment."""

import pytest

from posse.testing import rule
from posse.words import Words
from tests.games.dice_town.laying import DicePlayer, DiceStory, dice_town

NAMES = ["Ann", "Bob", "Cy", "Di"]
WORDS = Words("en")
TIED = {"a": "A A A A A", "b": "10 10 J J K", "c": "10 10 J J K", "d": "A A A A A"}
LAST_THROW = {"a": "9 9 9 9 9", "b": "A A"}


def why(player: DicePlayer, attempt: str) -> tuple[str, str]:
    """The rule in the way, and what is said about it."""
    refusal = player.table.refusal(player.seat, attempt)
    assert refusal is not None, f"{attempt} is possible"
    return refusal.rule, WORDS.say(player.table.game, refusal, NAMES)


def asked_about(place: str) -> str:
    return f"You are being asked about {place} right now: choose one of the answers."


# Places


@rule("dice-saloon-victim")
def test_the_saloons_winner_touches_the_saloon():
    table = dice_town(dice={"a": "Q Q A A A"}, property={"b": "1 5", "c": "3"}, at="saloon")
    assert why(table.a, "place:saloon") == ("dice-saloon-victim", asked_about("the saloon"))
    table.a.chooses("rob:b:2+0")
    assert why(table.a, "place:saloon") == ("dice-saloon-keep-one", asked_about("the saloon"))
    nothing = "There is nothing for you to do in the general store right now."
    assert why(table.a, "place:general-store") == ("dice-store-draw", nothing)
    wait = "It is not your turn to choose: Ann has to answer first."
    assert why(table.b, "place:saloon") == ("dice-saloon-keep-one", wait)


@rule("dice-dispute-who-offers", "dice-dispute-ruling")
def test_a_tied_player_and_the_sheriff_touch_the_place_of_the_tie():
    table = dice_town(dice=TIED, sheriff="a", bank=6, at="bank")
    for player in (table.b, table.c, table.d):
        assert why(player, "place:bank") == ("dice-dispute-who-offers", asked_about("the bank"))
    wait = "It is not your turn to choose: Bob, Cy and Di have to answer first."
    assert why(table.a, "place:bank") == ("dice-dispute-who-offers", wait)
    table.b.chooses("for:b")
    assert why(table.b, "place:bank") == ("dice-dispute-offer-content", asked_about("the bank"))
    table.b.chooses("dollars:1")
    table.everyone_passes()
    assert why(table.a, "place:bank") == ("dice-dispute-ruling", asked_about("the bank"))
    wait = "It is not your turn to choose: Ann has to answer first."
    assert why(table.b, "place:bank") == ("dice-dispute-ruling", wait)


@rule("dice-doc-order")
def test_the_sheriff_who_orders_the_visits_touches_doc():
    dice = dict.fromkeys("abcd", "K A 9 J J")
    table = dice_town(dice=dice, sheriff="c", at="doc-badluck", won="d")
    asked = asked_about("a visit to Doc Badluck")
    assert why(table.c, "place:doc-badluck") == ("dice-doc-order", asked)
    wait = "It is not your turn to choose: Cy has to answer first."
    assert why(table.a, "place:doc-badluck") == ("dice-doc-order", wait)
    table.c.chooses("seat:b")
    table.c.chooses("seat:a")
    assert why(table.b, "place:doc-badluck") == ("dice-doc-one-remedy", asked)


WON = "You have won something this round, and Doc Badluck is for players who have won nothing."


@rule("dice-doc-eligible")
def test_a_winner_who_touches_doc_hears_that_they_have_won_something():
    dice = dict.fromkeys("abcd", "K A 9 J J")
    table = dice_town(dice=dice, sheriff="c", at="doc-badluck", won="d")
    assert why(table.d, "place:doc-badluck") == ("dice-doc-eligible", WON)
    table = dice_town(dice={"a": "10 10 Q Q A"}, bank=6, property={"b": "1", "c": "3"}, at="bank saloon")
    assert table.asks == "saloon-target"
    assert why(table.a, "place:doc-badluck") == ("dice-doc-eligible", WON)
    nothing = "There is nothing for you to do at Doc Badluck's right now."
    assert why(table.b, "place:doc-badluck") == ("dice-doc-eligible", nothing)


@rule("dice-doc-elixir-time")
def test_a_winner_with_an_elixir_is_asked_about_doc():
    table = dice_town(
        dice=dict.fromkeys("abcd", "K A 9 J J"),
        store={"d": "doc-badlucks-elixir"},
        at="doc-badluck",
        won="b d",
    )
    assert table.asks == "elixir"
    asked = asked_about("a visit to Doc Badluck")
    assert why(table.d, "place:doc-badluck") == ("dice-doc-elixir-time", asked)
    assert why(table.b, "place:doc-badluck") == ("dice-doc-eligible", WON)
    table.d.chooses("play")
    wait = "It is not your turn to choose: Ann has to answer first."
    assert table.asks == "doctor-order"
    assert why(table.d, "place:doc-badluck") == (
        "dice-doc-order",
        wait,
    )  # d has won, and will visit all the same


@rule("dice-stage-nobody")
def test_the_stagecoach_is_nobodys_at_any_time():
    said = ("dice-stage-nobody", "Nobody wins the stagecoach: its dollars go to the bank.")
    assert why(dice_town().a, "place:stagecoach") == said
    table = dice_town(dice=TIED, sheriff="a", bank=6, at="bank")
    assert why(table.a, "place:stagecoach") == why(table.b, "place:stagecoach") == said


# Dice

ALL_KEPT = ("dice-last-throw-forced-keep", "All dice of the last throw are kept: there is nothing to choose.")
SET_ASIDE = ("dice-roll-kept-locked", "This die is set aside and is not rolled again this round.")


@rule("dice-last-throw-forced-keep", "dice-roll-kept-locked")
@pytest.mark.parametrize("attempt", ["die:2", "die:4", "keep:2", "keep:none"])
def test_a_die_of_the_last_throw(attempt):
    table = dice_town(
        3, dice=LAST_THROW, store={"b": "equipment-1", "c": "equipment-2"}, rolls={"b": "K Q 9"}
    )
    assert table.asks == "declare-cheaters"
    assert why(table.b, attempt) == ALL_KEPT
    assert why(table.b, "die:0") == SET_ASIDE
    table.b.chooses("cheaters:0")
    assert why(table.b, attempt) == ALL_KEPT  # while c is still thinking


@rule("dice-last-throw-forced-keep")
def test_a_die_of_the_last_throw_of_a_player_who_is_not_asked():
    table = dice_town(3, dice=LAST_THROW, store={"c": "equipment-2"}, rolls={"b": "K Q 9"})
    assert table.waiting_for == "c"
    assert why(table.b, "die:2") == ALL_KEPT
    assert why(table.a, "die:2") == SET_ASIDE


@rule("dice-roll-commit-final")
@pytest.mark.parametrize("attempt", ["keep:0", "keep:none", "die:0", "die:2", "card:the-brute"])
def test_keeping_after_having_committed(attempt):
    table = dice_town(2, store={"a": "the-brute"}, rolls={"a": "A A K Q 9"})
    table.a.keeps("A A")
    said = "You have already chosen your dice for this throw, and the choice cannot be changed."
    assert why(table.a, attempt) == ("dice-roll-commit-final", said)
    assert table.waiting_for == "b"


@rule("dice-roll-kept-locked")
def test_a_die_kept_in_an_earlier_throw():
    table = dice_town(2, dice={"a": "A A"}, rolls={"a": "9 9 9"})
    assert why(table.a, "die:0") == SET_ASIDE
    table.a.keeps("9")
    assert why(table.a, "die:0") == SET_ASIDE


@rule("dice-auto-commit")
def test_the_only_die_of_a_player_without_a_dollar():
    table = dice_town(2, dice={"a": "A A A A", "b": "9"}, dollars={"a": 0}, rolls={"a": "9"})
    assert table.waiting_for == "b"
    said = "You have no dollars, so you keep this die: there is nothing to choose."
    assert why(table.a, "die:4") == ("dice-auto-commit", said)


@rule("dice-roll-next")
def test_a_loose_die_while_cards_are_settled():
    table = dice_town(
        2, store={"a": "professional-cheater", "b": "the-brute"}, rolls={"a": "A A K Q 9", "b": "9 9 9 K Q"}
    )
    table.a.keeps("A", declaring="cheater")
    table.b.keeps("9")
    assert table.asks == "cheat"
    said = "Loose dice are rolled again once this throw is paid for."
    assert why(table.b, "die:3") == ("dice-roll-next", said)
    turned = ("dice-cheater-this-throw", "You can turn only a die kept in this throw.")
    assert why(table.a, "die:3") == turned
    shows = ("dice-cheater-effect", "The die already shows this face.")
    assert why(table.a, "face:A") == shows


@rule("dice-brute-reduce")
def test_a_die_that_was_not_revealed_cannot_be_what_is_kept_instead():
    table = dice_town(2, dollars={"a": 0}, store={"a": "the-brute", "b": "wanted"}, rolls={"a": "A A K Q 9"})
    table.a.keeps("A A", declaring="brute")
    table.b.keeps("9")
    table.b.plays("wanted")
    assert table.asks == "reduce-keep"
    said = "You can keep only dice that you have just revealed."
    assert why(table.a, "die:3") == ("dice-brute-reduce", said)


# Cards


@rule("dice-last-throw-cards", "dice-reveal-declare")
def test_two_cheaters_with_one_in_hand():
    last = dice_town(2, dice=LAST_THROW, store={"b": "professional-cheater"}, rolls={"b": "K Q 9"})
    only_one = "You hold only one Professional Cheater."
    assert why(last.b, "cheaters:2") == ("dice-last-throw-cards", only_one)
    first = dice_town(2, store={"a": "professional-cheater"})
    assert why(first.a, "keep:0+cheater+cheater") == ("dice-reveal-declare", only_one)


@rule("dice-last-throw-cards", "dice-reveal-declare")
def test_a_cheater_without_one_in_hand():
    none = "You do not hold Professional Cheater."
    last = dice_town(2, dice=LAST_THROW, store={"b": "equipment-1"}, rolls={"b": "K Q 9"})
    assert why(last.b, "cheaters:1") == why(last.b, "cheaters:2") == ("dice-last-throw-cards", none)
    first = dice_town(2)
    assert why(first.a, "keep:0+cheater") == ("dice-reveal-declare", none)


@rule("dice-last-throw-no-brute")
@pytest.mark.parametrize("attempt", ["card:the-brute", "keep:2,3,4+brute"])
def test_the_brute_in_the_last_throw(attempt):
    table = dice_town(2, dice=LAST_THROW, store={"b": "the-brute"}, rolls={"b": "K Q 9"})
    assert why(table.b, attempt) == (
        "dice-last-throw-no-brute",
        "The Brute cannot be declared in the last throw.",
    )


@rule("dice-card-no-null-play")
def test_the_brute_for_a_single_die():
    table = dice_town(2, dice={"a": "A A A A"}, store={"a": "the-brute"}, rolls={"a": "K", "b": "9 9 9 9 9"})
    said = "One die is free anyway: The Brute would change nothing."
    assert why(table.a, "card:the-brute") == ("dice-card-no-null-play", said)


@rule("dice-window-one-pass", "dice-window-pass-only")
def test_the_card_of_a_window():
    dice = {"a": "10 A A A A"}
    table = dice_town(dice=dice, bank=6, store={"b": "even-split", "c": "equipment-1"}, at="bank")
    assert table.waiting_for == "b c"
    assert why(table.c, "card:even-split") == ("dice-window-pass-only", "You do not hold Even Split.")
    table.b.passes()
    said = ("dice-window-one-pass", "You have already answered, and the answer cannot be changed.")
    assert why(table.b, "card:even-split") == why(table.b, "play") == said


@rule("dice-wanted-not-own")
def test_ones_own_card_cannot_be_cancelled():
    table = dice_town(
        dice={"a": "9 9 A A A"}, store={"a": "dynamite wanted", "b": "equipment-1"}, at="gold-mine"
    )
    table.a.plays("dynamite")
    assert table.asks == "wanted"
    assert why(table.a, "card:wanted") == ("dice-wanted-not-own", "You cannot cancel your own card.")


# Seats


@rule("dice-saloon-stealable", "dice-saloon-victim")
def test_a_seat_that_cannot_be_robbed():
    table = dice_town(dice={"a": "Q Q A A A"}, property={"b": "1 5", "c": "3"}, at="saloon")
    assert why(table.a, "seat:d") == ("dice-saloon-stealable", "Di has no cards to steal.")
    assert why(table.a, "seat:a") == ("dice-saloon-victim", "It has to be one of your opponents.")


@rule("dice-dispute-not-tied", "dice-dispute-offer-for")
def test_a_seat_that_is_not_tied():
    table = dice_town(dice=TIED, sheriff="a", bank=6, at="bank")
    not_tied = "Di is not one of the tied players."
    assert why(table.d, "seat:d") == ("dice-dispute-offer-for", not_tied)
    own = "You are one of the tied players: your offer is for yourself."
    assert why(table.b, "seat:c") == ("dice-dispute-offer-for", own)
    table.everyone_passes()
    assert why(table.a, "seat:d") == why(table.a, "for:d") == ("dice-dispute-not-tied", not_tied)


@rule("dice-tie-sheriff")
def test_a_seat_that_is_not_tied_for_the_game():
    table = final_tie()
    assert why(table.a, "seat:c") == ("dice-tie-sheriff", "Cy is not one of the tied players.")


def final_tie() -> DiceStory:
    return dice_town(
        3,
        dice=dict.fromkeys("abc", "A A A A A"),
        mine=0,
        nuggets={"a": 12, "b": 12, "c": 6},
        dollars={"a": 4, "b": 14, "c": 4},
        bank=5,
        at="stagecoach",
        property={"a": "1", "b": "1"},
        sheriff="a",
    )


@rule("dice-dispute-sealed", "dice-dispute-offer-order")
def test_an_offer_is_made_in_order_and_once():
    table = dice_town(dice=TIED, sheriff="a", bank=6, at="bank", store={"b": "dynamite"})
    order = "An offer is put together in order: who it is for, dollars, nuggets, cards."
    for attempt in ("card:dynamite", "dollars:2"):
        assert why(table.b, attempt) == ("dice-dispute-offer-order", order)
    table.b.offers(dollars=2, cards="dynamite")
    said = ("dice-dispute-sealed", "You have already answered, and the answer cannot be changed.")
    for attempt in ("card:dynamite", "dollars:3", "for:b", "seat:c", "empty"):
        assert why(table.b, attempt) == said
    assert why(table.b, "card:wanted") == ("dice-comp-hand", "You do not hold Wanted.")


@rule("dice-overview-goal")
def test_when_all_is_over_nothing_else_is_said():
    table = final_tie()
    table.a.chooses("for:a")
    for attempt in ("place:bank", "card:wanted", "die:0", "seat:b", "keep:0", "nonsense"):
        assert why(table.b, attempt)[1] == "The game is over."
