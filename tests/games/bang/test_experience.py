"""34. Experience: cards are kept from game to game of a match."""

from __future__ import annotations

from typing import Any

from posse.testing import rule
from tests.games.bang.laying import BangStory, bang
from tests.games.bang.test_matches import earned, further_games, goes_on


def second_game(front: dict[str, str], before: tuple[int, ...], **laid: Any) -> BangStory:
    """The first game of a match is won by the law; then a is rich and b is the Sheriff."""
    life = {"b": 1, "c": 0, "d": 0}
    table = bang(5, hands={"a": "bang"}, front=front, life=life, experience=True, match="full", **laid)
    further_games(table)
    table.table.match.sheet = [before]
    table.a.plays("bang", at="b")
    goes_on(table)
    return table


NOTHING_YET = (0, 0, 0, 0, 0)


@rule("bang-var-experience", "bang-var-experience-hand", "bang-var-experience-order")
def test_cards_in_front_may_be_kept_for_money() -> None:
    table = second_game({"a": "barrel scope", "e": "mustang"}, NOTHING_YET)
    assert table.waiting_for == "e"  # in turn order from b, who has nothing, nor have c and d
    assert table.e.options == ["no-more", "keep:" + "mustang-8h"]
    table.e.chooses("no-more")
    assert table.waiting_for == "a"
    barrel = next(option for option in table.a.options if "barrel" in option)
    table.a.chooses(barrel)
    table.a.chooses("no-more")
    life = table.table.life[0]
    assert table.a.hand.split()[0] == "barrel"
    assert len(table.a.hand.split()) == life
    assert earned(table) == [-500, 0, 0, 0, 0]
    assert table.told("card-kept")[0]["total"] == 2500
    assert table.c.sees.players[0].known == table.table.hands[0][:1]


@rule("bang-var-experience")
def test_what_was_kept_for_one_game_is_not_kept_for_the_next() -> None:
    table = bang(5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, experience=True, match="full")
    further_games(table)
    table.table.match.kept = [(75,), (), (), (), ()]
    table.a.plays("bang", at="b")
    goes_on(table)
    seen = table.sees.match
    assert seen is not None
    assert seen.kept == [()] * 5


@rule("bang-var-experience-cards", "bang-var-experience-order")
def test_any_card_may_be_kept_but_the_eliminated_have_none() -> None:
    table = second_game({"a": "jail dynamite", "b": "scope"}, (0, 9000, 0, 0, 0))
    assert table.waiting_for == "a"
    assert len(table.a.options) == 3
    for option in table.a.options[1:]:
        table.a.chooses(option)
    kept = set(table.table.hands[0][:2])
    assert not kept & set(table.table.deck)


@rule("bang-var-experience-limit")
def test_nobody_keeps_more_than_money_or_life_allow() -> None:
    poor = second_game({"a": "barrel scope mustang"}, (-2500, 0, 0, 0, 0))  # 3000 from the game: 500 left
    poor.a.chooses(poor.a.options[1])
    assert poor.asks != "keep-cards"
    broke = second_game({"a": "barrel"}, (-2600, 0, 0, 0, 0))
    assert broke.asks != "keep-cards"
    rich = second_game({"a": "barrel scope mustang jail dynamite winchester"}, (9000, 0, 0, 0, 0))
    life = rich.table.life[0]
    while rich.asks == "keep-cards":
        rich.a.chooses(rich.a.options[1])
    assert len(rich.table.match.kept[0]) == life
    assert len(rich.table.hands[0]) == max(life, len(rich.table.match.kept[0]))


@rule("bang-var-experience-cards")
def test_what_does_not_lie_there_cannot_be_kept() -> None:
    table = second_game({"a": "barrel"}, NOTHING_YET)
    assert table.a.refused("keep:winchester-8s") == "bang-var-experience-cards"


@rule("bang-var-experience-order")
def test_the_cards_of_a_ghost_are_not_kept() -> None:
    life = {"b": 0, "c": 0, "d": 1, "e": 0}
    table = bang(
        5, event="ghost-town", life=life, deck="bang barrel beer", turn="d", experience=True, match="full"
    )
    further_games(table)
    table.d.ends()
    table.e.plays("barrel")
    table.e.plays("bang", at="d")
    goes_on(table)
    assert table.asks != "keep-cards"
