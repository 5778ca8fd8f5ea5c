"""Section 23: the worked examples, on a train of five wagons."""

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

# Five play: a cheyenne (who shoots and punches here), the others as the examples name them.
CAST = {"a": "cheyenne", "b": "doc", "c": "belle", "d": "ghost", "e": "tuco"}


@rule("colt-shoot-roof-nearest-only", "colt-belle-shoot", "colt-shoot-roof-line-of-sight")
def test_example_1_roof_sight():
    at = {"cheyenne": "roof 2", "doc": "roof 4", "belle": "roof 4", "ghost": "roof 5", "tuco": "roof 1"}
    table = colt_express(5, bandits=CAST, at=at, pile="a:shoot")
    assert sorted(table.a.options) == ["at:doc", "at:tuco"]
    assert table.a.refused("at:belle") == "colt-belle-shoot"
    assert table.a.refused("at:ghost") == "colt-shoot-roof-line-of-sight"


@rule("colt-belle-only-target", "colt-belle-hidden-behind")
def test_example_2_belle_alone_in_sight():
    at = {"cheyenne": "roof 2", "belle": "roof 3", "doc": "roof 5", "ghost": "inside 5", "tuco": "inside 5"}
    table = colt_express(5, bandits=CAST, at=at, pile="a:shoot")
    assert table.c.received == "cheyenne"
    assert table.asks == "plan"


@rule("colt-tuco-through-roof", "colt-belle-whole-set")
def test_example_3_the_shot_through_the_roof_protects_belle():
    at = {
        "tuco": "inside 3",
        "belle": "inside 4",
        "ghost": "roof 3",
        "doc": "inside 1",
        "cheyenne": "inside 1",
    }
    table = colt_express(5, bandits=CAST, at=at, pile="e:shoot")
    assert table.d.received == "tuco"
    assert table.c.received == ""


@rule("colt-django-into-marshal", "colt-django-order")
def test_example_4_django_shoots_doc_into_the_locomotive():
    cast = {**CAST, "a": "django"}
    at = {
        "django": "inside 2",
        "doc": "inside 1",
        "belle": "inside 5",
        "ghost": "inside 5",
        "tuco": "inside 5",
    }
    table = colt_express(5, bandits=cast, at=at, marshal=0, pile="a:shoot")
    assert table.b.received == "django marshal"
    assert table.doc.place == "roof 0"


@rule("colt-django-train-end")
def test_example_5_at_the_end_of_the_train_doc_stays():
    cast = {**CAST, "a": "django"}
    at = {
        "django": "inside 4",
        "doc": "inside 5",
        "belle": "inside 1",
        "ghost": "inside 1",
        "tuco": "inside 1",
    }
    table = colt_express(5, bandits=cast, at=at, pile="a:shoot")
    assert table.b.received == "django"
    assert table.doc.place == "inside 5"


@rule("colt-neutral-all-or-none", "colt-neutral-shortage-final")
def test_example_6_too_few_neutral_bullets():
    at = {
        "doc": "inside 3",
        "belle": "inside 3",
        "ghost": "inside 3",
        "cheyenne": "roof 3",
        "tuco": "inside 5",
    }
    shot = {"e": " ".join(["marshal"] * 11)}
    table = colt_express(
        5, bandits=CAST, at=at, marshal=2, neutral=2, received=shot, pile="a:marshal a:ladder"
    )
    table.a.chooses("car:3")
    assert [table.b.received, table.c.received, table.d.received] == ["", "", ""]
    assert [told["bandits"] for told in table.told("no-bullets")] == [
        ("bandit-ghost", "bandit-doc", "bandit-belle"),
        ("bandit-cheyenne",),
    ]
    assert table.cheyenne.place == "roof 3"  # later, alone: down the ladder and up again
    assert table.a.received == ""
    assert table.neutral == 0


@rule("colt-ladder-into-marshal")
def test_example_7_down_to_the_marshal_and_up_again():
    table = colt_express(5, bandits=CAST, at={"cheyenne": "roof 3"}, marshal=3, pile="a:ladder")
    assert table.cheyenne.place == "roof 3"
    assert table.a.received == "marshal"


@rule("colt-punch-loot-place", "colt-punch-direction")
def test_example_8_a_punch_on_the_last_roof():
    at = {"cheyenne": "roof 5", "doc": "roof 5"}
    table = colt_express(5, bandits=CAST, at=at, boards={"doc": "jewel"}, pile="a:punch")
    assert table.loot("roof 5") == "jewel"
    assert table.doc.place == "roof 4"


@rule("colt-event-angry-encounter", "colt-neutral-all-or-none")
def test_example_9_angry_marshal_with_three_bullets():
    at = {"cheyenne": "roof 2", "doc": "roof 2", "belle": "inside 3", "ghost": "inside 3", "tuco": "inside 5"}
    shot = {"e": " ".join(["marshal"] * 10)}
    table = colt_express(
        5, bandits=CAST, at=at, card="angry-marshal", marshal=2, neutral=3, received=shot, pile=""
    )
    assert [player.received for player in (table.a, table.b)] == ["marshal", "marshal"]
    assert [player.received for player in (table.c, table.d)] == ["", ""]
    assert table.neutral == 0  # what is left is put away
    assert table.marshal == 3
    assert (table.belle.place, table.ghost.place) == ("roof 3", "roof 3")
    assert (table.cheyenne.place, table.doc.place) == ("roof 2", "roof 2")
