"""Rules: every id cited exists, every rule of a game is proved by a test, the texts are current."""

import re
import subprocess
import sys

import pytest

from posse import catalogue
from posse.core import registry
from posse.messages import LANGUAGES
from posse.words import Words
from tests.words.source import ROOT, SOURCE, TESTS, cited, class_values, proved

STATEMENT = re.compile(r"- `([a-z0-9-]+)` — (.+)")


def test_every_rule_cited_in_the_source_exists():
    known = {rule.id for rule in catalogue.rules()}
    citations = cited(SOURCE)
    assert len(citations) > 100
    assert {rule_id: where for rule_id, where in citations.items() if rule_id not in known} == {}


def test_every_rule_cited_by_a_test_exists():
    known = {rule.id for rule in catalogue.rules()}
    assert {rule_id: where for rule_id, where in proved(TESTS).items() if rule_id not in known} == {}


def test_every_question_names_the_rule_that_asks():
    for rule_id in class_values(SOURCE / "games", "rule"):
        assert catalogue.find(rule_id).id == rule_id


@pytest.mark.parametrize("game", [game.rules for game in registry.games()])
def test_every_rule_of_a_game_is_proved_by_a_test(game):
    proofs = proved(TESTS)
    unproved = [rule.id for rule in catalogue.rules(game) if rule.id not in proofs]
    assert unproved == [], f"{len(unproved)} of {len(catalogue.rules(game))} rules are proved by no test"


@pytest.mark.parametrize("game", catalogue.games())
def test_the_english_text_is_the_text_of_the_rules(game):
    """Read here without the tool that wrote it."""
    markdown = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    written = dict(STATEMENT.fullmatch(line).groups() for line in markdown.splitlines() if line[:3] == "- `")
    assert [rule.id for rule in catalogue.rules(game)] == list(written)
    assert {rule_id: catalogue.text(rule_id, "en") for rule_id in written} == written


def test_the_english_texts_are_current():
    check = [sys.executable, str(ROOT / "tools" / "rule_texts.py"), "--check"]
    ran = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text_in_every_language(lang):
    for rule in catalogue.rules():
        assert len(Words(lang).rule(rule.id)) > 10
        assert Words(lang).t(rule.section)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_translated_rules_speak_of_the_same_rules_and_numbers(lang):
    """What stands in backquotes is an id or an option: nobody translates that."""
    quoted = re.compile(r"`([^`]+)`")
    for rule in catalogue.rules():
        assert set(quoted.findall(catalogue.text(rule.id, lang))) == set(
            quoted.findall(catalogue.text(rule.id, "en"))
        ), rule.id
