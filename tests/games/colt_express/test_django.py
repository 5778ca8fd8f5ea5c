"""Section 16: a bandit hit by Django is thrown back."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


def with_django(at, pile="d:shoot", **more):
    """Four play: a ghost, b doc, c tuco, d django."""
    return colt_express(4, bandits={"d": "django"}, at=at, pile=pile, **more)


@rule("colt-django-push", "colt-django-direction", "colt-django-mandatory")
@pytest.mark.parametrize(
    ("django", "doc", "to"),
    [
        ("inside 2", "inside 3", "inside 4"),
        ("inside 3", "inside 2", "inside 1"),
        ("roof 1", "roof 3", "roof 4"),
        ("roof 4", "roof 1", "roof 0"),
        ("roof 2", "roof 1", "roof 0"),
    ],
)
def test_the_target_is_moved_one_car_away_from_him_on_its_level(django, doc, to):
    level = "roof" if "inside" in doc else "inside"  # so that there is one target only
    table = with_django({"django": django, "doc": doc, "ghost": f"{level} 1", "tuco": f"{level} 1"})
    assert table.doc.place == to
    assert table.b.received == "django"
    assert table.last("pushed")["rule"] == "colt-django-push"
    assert table.asks == "plan"  # nobody was asked whether


@rule("colt-django-train-end")
@pytest.mark.parametrize(
    ("django", "doc"), [("inside 3", "inside 4"), ("roof 2", "roof 4"), ("roof 3", "roof 0")]
)
def test_at_the_end_of_the_train_the_target_stays_but_has_the_bullet(django, doc):
    table = with_django({"django": django, "doc": doc, "ghost": "inside 1", "tuco": "inside 1"})
    assert table.doc.place == doc
    assert table.b.received == "django"
    assert table.django.bullets == 5
    assert table.d.fired == 1
    assert table.last("stood")["rule"] == "colt-django-train-end"


@rule("colt-django-into-marshal", "colt-django-order")
def test_a_target_pushed_to_the_marshal_takes_a_second_bullet_and_flees():
    table = with_django(
        {"django": "inside 1", "doc": "inside 2", "ghost": "roof 0"}, "d:shoot a:move", marshal=3
    )
    assert table.doc.place == "roof 3"
    assert table.b.received == "django marshal"
    assert table.b.deck.split()[:2] == ["bullet-marshal", "bullet-django"]  # the latest on top
    assert table.events[2:6] == ["shot", "pushed", "neutral-bullet", "fled"]
    roof = with_django({"django": "roof 1", "doc": "roof 2", "ghost": "inside 0"}, marshal=3)
    assert (roof.doc.place, roof.b.received) == ("roof 3", "django")  # on the roof there is no encounter


@rule("colt-django-no-hit-no-push")
def test_without_a_shot_nobody_is_pushed():
    at = {"django": "inside 2", "doc": "inside 3", "ghost": "roof 0", "tuco": "roof 0"}
    table = with_django(at, bullets={"django": 0})
    assert table.doc.place == "inside 3"
    assert "pushed" not in table.events
    far = with_django({**at, "doc": "inside 4"})
    assert far.doc.place == "inside 4"
    assert far.django.bullets == 6


@rule("colt-django-push", "colt-shoot-target-keeps-place")
def test_nobody_elses_shot_pushes_and_his_costs_no_loot():
    at = {"django": "inside 2", "doc": "inside 3", "ghost": "roof 0", "tuco": "roof 0"}
    other = with_django(at, "b:shoot")
    assert other.django.place == "inside 2"
    django = with_django(at, boards={"doc": "purse-500 jewel"})
    assert django.doc.board == "purse-500 jewel"
    assert django.loot("inside 3") == ""


@rule("colt-django-mandatory")
def test_the_push_cannot_be_declined():
    at = {"django": "roof 2", "doc": "roof 1", "tuco": "roof 3", "ghost": "inside 0"}
    table = with_django(at, marshal=2)
    assert table.d.options == ["at:doc", "at:tuco"]
    table.d.chooses("at:tuco")
    assert table.tuco.place == "roof 4"
    assert table.asks == "plan"
