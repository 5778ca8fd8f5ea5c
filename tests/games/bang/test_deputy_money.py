"""The deputy with money in its hands: what it bids, who it keeps, which cards it pays for."""

from __future__ import annotations

import pytest

from posse.games.bang import deputy as package
from posse.games.bang.facts import CHARACTERS_NAMED, SHERIFF
from tests.games.bang.laying import BangStory, bang, new_bang
from tests.games.bang.test_deputy import deputy, no_tables
from tests.games.bang.test_matches import further_games, goes_on

GOOD, FAIR, POOR = "willy-the-kid", "el-gringo", "vulture-sam"


def auction(*characters: str) -> tuple[BangStory, str, str]:
    """These are for sale; who opens, and who bids next."""
    table = new_bang(4, hiring=True, match="full")
    table.table.offered = tuple([CHARACTERS_NAMED[name] for name in characters])
    sheriff = table.table.role.index(SHERIFF)
    return table, "abcd"[(sheriff - 1) % 4], "abcd"[(sheriff - 2) % 4]


def opened(dollars: int, character: str, *others: str) -> str:
    """What the second one says to this bid."""
    table, first, second = auction(character, *others)
    opener = table.player("abcd".index(first))
    opener.chooses("be:" + character)
    opener.chooses(f"hundreds:{dollars // 100}")
    return deputy(table, second)


def test_it_puts_up_the_best_and_opens_low() -> None:
    table, first, _ = auction(POOR, GOOD, FAIR, "rose-doolan")
    assert deputy(table, first) == f"be:{GOOD}"
    table.player("abcd".index(first)).chooses(f"be:{GOOD}")
    assert deputy(table, first) == "hundreds:1"


def test_it_bids_for_what_is_better_than_the_rest_but_not_everything() -> None:
    assert opened(200, GOOD, FAIR, POOR, "rose-doolan") == "hundreds:3"
    assert opened(500, GOOD, FAIR, POOR, "rose-doolan") == "hundreds:0"  # half of its money is spent


def test_it_leaves_the_rest_to_others() -> None:
    assert opened(100, POOR, GOOD, FAIR, "rose-doolan") == "hundreds:0"
    assert opened(100, FAIR, "jesse-jones", "paul-regret", "pedro-ramirez") == "hundreds:0"


@pytest.mark.parametrize(
    ("character", "dollars", "choice"),
    [(GOOD, 300, "keep-on"), (GOOD, 1500, "release"), (POOR, 100, "keep-on"), (POOR, 200, "release")],
)
def test_it_keeps_a_character_that_is_worth_the_price(character: str, dollars: int, choice: str) -> None:
    table = bang(
        4,
        hands={"a": "bang"},
        life={"b": 1, "c": 0, "d": 0},
        characters={"a": character},
        hiring=True,
        match="full",
    )
    further_games(table)
    table.table.match.price, table.table.match.staff = [dollars, 100, 100, 100], table.table.character[:]
    table.a.plays("bang", at="b")
    goes_on(table)
    assert deputy(table) == choice


def test_it_pays_for_good_cards_only_and_only_when_it_is_rich() -> None:
    for front, before, choice in (
        ("barrel jail", 0, "keep:barrel-qs"),
        ("jail", 0, "no-more"),
        ("barrel", -2400, "no-more"),
    ):
        table = bang(
            4,
            hands={"a": "bang"},
            life={"b": 1, "c": 0, "d": 0},
            front={"a": front},
            experience=True,
            match="full",
        )
        further_games(table)
        table.table.match.sheet = [(before, 0, 0, 0)]
        table.a.plays("bang", at="b")
        goes_on(table)
        assert deputy(table) == choice


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_in_matches_of_deputies_nobody_is_ruined_by_auctions(seats: int) -> None:
    story = new_bang(seats, "deputies", match="full", bounties=True, experience=True, hiring=True)
    table = story.table
    while not table.over:
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        table.take(seat, package.choose(table.view(seat), decision, no_tables))  # type: ignore[arg-type]
    hired = story.told("hired")
    assert len(hired) == seats * seats
    for sale in hired:
        price, left = int(str(sale["n"])), int(str(sale["total"]))
        assert price <= max(100, left)
    assert len({sale["n"] for sale in hired}) > 2  # some are worth more than others
