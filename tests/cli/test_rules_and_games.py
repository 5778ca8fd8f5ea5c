"""rules and games: what there is, for people and for programs."""

import json

import pytest

from posse import catalogue
from posse.core import registry
from posse.messages import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_chapters_and_rules(posse, lang):
    assert "dice-town" in posse("rules", "--lang", lang).out
    chapters = posse("rules", "dice-town", "--lang", lang).out
    for section in catalogue.sections("dice-town"):
        assert catalogue.heading(section.key, lang) in chapters
    rule = posse("rules", "dice-mine-nuggets", "--lang", lang).out
    assert catalogue.text("dice-mine-nuggets", lang).split()[0] in rule


def test_a_chapter_has_its_parts(posse):
    told = json.loads(posse("rules", "dice-town", "5", "--json").out)
    sections = {rule["section"] for rule in told}
    assert {"5.1 A throw", "5.2 Cost"} <= sections
    only = json.loads(posse("rules", "dice_town", "5.2", "--json").out)
    assert {rule["section"] for rule in only} == {"5.2 Cost"}


def test_words_are_searched_in_the_language_spoken(posse):
    found = {
        lang: [rule["id"] for rule in json.loads(posse("rules", *words, "--json", "--lang", lang).out)]
        for lang, words in (("en", ["sheriff", "badge"]), ("ru", ["значок шерифа"]), ("uk", ["шериф значок"]))
    }
    for ids in found.values():
        assert "dice-comp-badge" in ids


def test_rules_for_programs(posse):
    books = json.loads(posse("rules", "--json").out)
    assert [book["game"] for book in books] == catalogue.games()
    (book,) = json.loads(posse("rules", "dice-town", "--json", "--lang", "ru").out)
    assert book["title"] == catalogue.title("dice-town", "ru")
    listed = [rule for section in book["sections"] for rule in section["rules"]]
    assert listed == [rule.id for rule in catalogue.rules("dice-town")]
    (one,) = json.loads(posse("rules", "dice-mine-nuggets", "--json").out)
    assert one == {
        "id": "dice-mine-nuggets",
        "game": "dice-town",
        "section": "8.1 Gold mine (9)",
        "text": catalogue.text("dice-mine-nuggets", "en"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_with_their_options_explained(posse, lang):
    done = posse("games", "--lang", lang)
    assert done.code == 0
    assert "--set first_sheriff=…" in done.out
    assert "dice-setup-first-sheriff: " in done.out
    assert "greenhorn" in done.out


def test_games_for_programs(posse):
    told = json.loads(posse("games", "--json").out)
    assert [game["name"] for game in told] == [game.name for game in registry.games()]
    (town,) = [game for game in told if game["name"] == "dice-town"]
    assert town["seats"] == {"min": 2, "max": 5}
    (option,) = town["settings"]
    assert option["name"] == "first_sheriff"
    assert option["kind"] == "seat"
    assert option["default"] is None
    assert option["rule"] == "dice-setup-first-sheriff"
    assert "greenhorn" in [bot["name"] for bot in town["bots"]]
