"""The common shapes of questions, what they are about, the action space, and answers that wait."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from posse.core import About, ActionSpace, Args, Card, Chance, Game, Refusal, Refused, Step, Table, Waiting
from posse.core.questions import DONE, NO, PASS, PLAY, YES, HowMany, PlayOrPass, WhichCard, WhichSeat, YesOrNo
from posse.core.said import NUMBER, SEAT, number_of, value_of


class Duel(WhichSeat["Toy"]):
    """Anybody but oneself."""

    asks: ClassVar[str] = "duel"
    rule: ClassVar[str] = "toy-duel"
    verb: ClassVar[str] = "at"

    def about(self, table: Toy, seat: int) -> Args:
        return (("seat", SEAT, seat), ("round", NUMBER, 1))

    def options(self, table: Toy, seat: int) -> list[int]:
        return [other for other in range(table.seats) if other != seat]

    def forbids(self, table: Toy, seat: int, option: int) -> Refusal | None:
        return Refusal("toy-duel", "toy-refusal-self") if option == seat else None

    def chosen(self, table: Toy, seat: int, option: int) -> None:
        table.heard.append(f"duel {option}")


class Discard(WhichCard["Toy"]):
    asks: ClassVar[str] = "discard"
    rule: ClassVar[str] = "toy-discard"
    none: ClassVar[str] = "done"
    space: ClassVar[range] = range(-1, 3)

    def options(self, table: Toy, seat: int) -> list[int]:
        return [DONE, *table.hand]

    def chosen(self, table: Toy, seat: int, option: int) -> None:
        table.heard.append(f"discard {option}")


class Dodge(PlayOrPass["Toy"]):
    asks: ClassVar[str] = "dodge"
    rule: ClassVar[str] = "toy-dodge"
    hidden: ClassVar[bool] = True

    def holds(self, table: Toy, seat: int) -> bool:
        return self.card in table.hand

    def missing(self, table: Toy, seat: int) -> Refusal:
        return Refusal("toy-dodge", "toy-refusal-not-held")

    def chosen(self, table: Toy, seat: int, option: int) -> None:
        table.sealed[seat] = option


class Surrender(YesOrNo["Toy"]):
    asks: ClassVar[str] = "surrender"
    rule: ClassVar[str] = "toy-surrender"

    def chosen(self, table: Toy, seat: int, option: int) -> None:
        table.heard.append(f"surrender {option}")


class Opened(Step["Toy"]):
    def run(self, table: Toy) -> None:
        table.open_sealed()
        table.heard.append(f"opened {table.sealed}")


class Toy(Table):
    hand: list[int]
    heard: list[str]

    def clone(self) -> Toy:
        copy = Toy()
        self.copy_kernel(copy)
        copy.hand = self.hand[:]
        copy.heard = self.heard[:]
        return copy


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", "1", 2, 3, "toy-end")
        self.cards = [
            Card("bang", "card-bang"),
            Card("", ""),
            Card("dodge", "card-dodge", (("n", NUMBER, 2),)),
        ]
        self.questions = [Duel, Discard, Dodge, Surrender]

    def set_up(self, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> Toy:
        table = Toy()
        table.begin(self, seats, settings, chance)
        table.hand = [2]
        table.heard = []
        return table


@pytest.fixture
def table() -> Toy:
    made = ToyGame().new(3)
    assert isinstance(made, Toy)
    return made


def names(table: Table, seat: int) -> list[str]:
    decision = table.decision(seat, named=True)
    assert decision is not None
    return decision.names


def answer(table: Table, seat: int, name: str, run: bool = True) -> None:
    table.choose(seat, table.decision_id(seat), name, run)


def test_which_seat_names_seats_by_letter_and_touches_them(table: Toy) -> None:
    duel = Duel()
    table.ask(1, duel)
    assert names(table, 1) == ["at:a", "at:c"]
    label = duel.label(table, 1, 2)
    assert (label.key, label.args, label.touches) == ("toy-option-duel", (("seat", SEAT, 2),), ("seat:c",))
    assert duel.default(table, 1) == 0
    assert [duel.option(table, 1, name) for name in ("at:b", "at:d", "for:a", "at:", "")] == [
        1,
        None,
        None,
        None,
        None,
    ]
    with pytest.raises(Refused) as refused:
        answer(table, 1, "at:b")
    assert refused.value.refusal.key == "toy-refusal-self"
    answer(table, 1, "at:c")
    assert table.heard == ["duel 2"]


def test_which_seat_or_none(table: Toy) -> None:
    class Support(Duel):
        asks: ClassVar[str] = "support"
        none: ClassVar[str] = "nobody"

    support = Support()
    assert [support.name(table, 1, option) for option in (DONE, 2)] == ["nobody", "at:c"]
    assert [support.option(table, 1, name) for name in ("nobody", "at:c", "")] == [DONE, 2, None]
    assert support.label(table, 1, DONE).key == "toy-option-nobody"
    assert Duel().option(table, 1, "") is None


def test_how_many(table: Toy) -> None:
    class Coins(HowMany[Toy]):
        asks: ClassVar[str] = "coins"
        unit: ClassVar[str] = "coins"

    coins = Coins()
    read = [
        coins.option(table, 0, name) for name in ("coins:0", "coins:12", "coins:-1", "coins:1234", "coins")
    ]
    assert read == [0, 12, None, None, None]
    assert coins.option(table, 0, "cards:1") is None
    assert (coins.name(table, 0, 12), coins.default(table, 0)) == ("coins:12", 0)
    label = coins.label(table, 0, 12)
    assert (label.key, label.args) == ("toy-option-coins", (("n", NUMBER, 12),))


def test_which_card_names_declared_cards_or_none(table: Toy) -> None:
    discard = Discard()
    table.ask(0, discard)
    assert names(table, 0) == ["done", "card:dodge"]
    assert [discard.option(table, 0, name) for name in ("card:bang", "card:", "bang", "done")] == [
        0,
        None,
        None,
        DONE,
    ]
    assert discard.label(table, 0, 2).touches == ("card:dodge",)
    assert discard.label(table, 0, DONE).key == "toy-option-done"


def test_a_player_who_lacks_the_card_can_only_pass(table: Toy) -> None:
    dodge = Dodge(2)
    table.ask_sealed(0b111, dodge)
    assert names(table, 0) == ["pass", "play"]
    assert dodge.label(table, 0, PLAY).touches == ("card:dodge",)
    table.hand = []
    assert names(table, 0) == ["pass"]
    why = dodge.forbids(table, 0, PLAY)
    assert why is not None
    assert why.key == "toy-refusal-not-held"
    assert dodge.forbids(table, 0, PASS) is None


def test_yes_or_no(table: Toy) -> None:
    surrender = Surrender()
    table.ask(2, surrender)
    assert names(table, 2) == ["no", "yes"]
    assert surrender.default(table, 2) == NO
    assert surrender.label(table, 2, YES).key == "toy-option-surrender-yes"


def test_what_a_question_is_about_reaches_everybody(table: Toy) -> None:
    table.ask(1, Duel())
    about: Args = (("seat", SEAT, 1), ("round", NUMBER, 1))
    assert table.waiting_for() == [
        Waiting(1, "duel", [About("seat", SEAT, 1), About("round", NUMBER, 1)]),
    ]
    assert table.waiting_for()[0].args() == about
    decision = table.decision(1)
    assert decision is not None
    assert decision.about == about
    prompt = Duel().prompt(table, 1)
    assert (prompt.key, prompt.args) == ("toy-ask-duel", about)
    assert (value_of(about, "round"), value_of(about, "card")) == (1, None)
    assert (number_of(about, "seat"), number_of(about, "card")) == (1, -1)


def test_the_action_space_numbers_every_option_once() -> None:
    space = ActionSpace(ToyGame())
    assert space.size == 8 + 4 + 2 + 2
    seen = [space.option(action) for action in range(space.size)]
    assert len(set(seen)) == space.size
    assert [space.action(asks, option) for asks, option in seen] == list(range(space.size))
    assert ("discard", DONE) in seen
    with pytest.raises(ValueError, match="no option 4"):
        space.action("discard", 4)
    with pytest.raises(KeyError):
        space.action("auction", 0)
    with pytest.raises(ValueError, match="no action 16"):
        space.option(16)


def test_the_actions_of_a_decision_follow_its_options(table: Toy) -> None:
    table.ask(1, Duel())
    decision = table.decision(1)
    assert decision is not None
    space = table.game.actions()
    assert [space.option(action) for action in space.legal(decision)] == [("duel", 0), ("duel", 2)]


def test_an_answer_may_be_laid_down_before_anything_follows_from_it(table: Toy) -> None:
    table.push(Opened())
    table.ask_sealed(0b011, Dodge(2))
    answer(table, 0, "pass", run=False)
    answer(table, 1, "play", run=False)
    assert (table.heard, table.over, table.waiting_for()) == ([], False, [])
    why = table.refusal(2, "card:dodge")
    assert why is not None
    assert why.key == "refusal-moment"
    copy = table.clone()
    table.go_on()
    assert table.heard == ["opened [0, 1, -1]"]
    assert copy.heard == []
