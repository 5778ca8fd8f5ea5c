"""The rule catalogue: looking up, searching, contents; and the marker that ties a test to its rules."""

import pytest

from posse import catalogue
from posse.core import PosseError
from posse.testing import rule
from posse.words import Words


def test_a_rule_knows_its_game_and_section():
    found = catalogue.find("dice-roll-throw")
    assert (found.game, found.section) == ("dice-town", "rules-dice-town-section-5-1")
    assert catalogue.heading(found.section, "en") == "5.1 A throw"
    assert catalogue.text("dice-roll-keep-none-costs-one", "uk").endswith("$1.")


def test_an_unknown_rule_brings_near_ones():
    with pytest.raises(PosseError) as error:
        catalogue.find("dice-roll-thrown")
    said = Words("en").say(None, error.value)
    assert said.startswith("There is no rule “dice-roll-thrown”. Similar rules: dice-roll-throw")
    with pytest.raises(PosseError) as error:
        catalogue.find("?" * 500)
    assert Words("en").say(None, error.value) == f"There is no rule “{'?' * 60}”."


def test_contents_in_the_order_of_the_rules():
    sections = catalogue.sections("dice-town")
    assert [section.number for section in sections[:7]] == ["1", "2", "3", "4", "5", "5.1", "5.2"]
    assert [section.depth for section in sections[3:6]] == [1, 1, 2]
    assert [each for section in sections for each in section.rules] == catalogue.rules("dice-town")
    assert catalogue.rules("dice-town")[0].id == "dice-overview-goal"
    assert catalogue.title("dice-town", "en") == "Dice Town: rules reference"
    assert "dice-town" in catalogue.games()
    assert set(catalogue.rules("dice-town")) <= set(catalogue.rules())


def test_rules_of_an_unknown_game():
    with pytest.raises(PosseError) as error:
        catalogue.rules("chess")
    assert Words("en").say(None, error.value).startswith("There is no game “chess”. There are:")


@pytest.mark.parametrize(
    ("wanted", "lang", "expected"),
    [
        ("nervous joe at once", "en", "dice-store-joe-at-once"),
        ("JOE $4", "en", "dice-joe-effect"),
        ("dice-wanted effect", "ru", "dice-wanted-effect"),  # ids count in every language
        ("самородки рудника", "ru", "dice-mine-nuggets"),  # whatever the case
        ("шулеров заявить", "ru", "dice-reveal-declare"),
        ("самородок копальня", "uk", "dice-mine-nuggets"),
        ("п'ять кубиків", "uk", "dice-roll-all-five"),  # whichever apostrophe
    ],
)
def test_all_words_must_occur(wanted, lang, expected):
    found = [each.id for each in catalogue.search(wanted, lang)]
    assert expected in found
    assert len(found) < 40


def test_a_search_can_find_nothing():
    assert catalogue.search("dynamite submarine", "en") == []
    assert catalogue.search("  … ", "en") == []


def test_a_search_in_one_game():
    found = catalogue.search("dynamite", "en")
    in_town = catalogue.search("dynamite", "en", "dice-town")
    assert in_town
    assert in_town == [each for each in found if each.game == "dice-town"]


def test_the_marker_carries_its_rules():
    mark = rule("dice-roll-throw", "dice-roll-private").mark
    assert (mark.name, mark.args) == ("rule", ("dice-roll-throw", "dice-roll-private"))


def test_the_marker_takes_no_unknown_rule():
    with pytest.raises(ValueError, match="there is no rule 'dice-roll-thrown'; did you mean dice-roll-throw"):
        rule("dice-roll-thrown")
    with pytest.raises(ValueError, match="needs the id"):
        rule()
