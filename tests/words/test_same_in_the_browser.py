"""The client puts sentences into words by itself: both sides are tested with the same ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from posse.core import registry
from posse.core.said import Said
from posse.words import LANGUAGES, Words

SHARED = Path(__file__).parents[2] / "client" / "src" / "lib" / "i18n" / "sentences.json"
KNOWN = json.loads(SHARED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sentence", KNOWN["sentences"], ids=lambda sentence: sentence["key"])
def test_python_says_what_the_browser_says(lang, sentence):
    args = tuple((arg["name"], arg["what"], arg["value"]) for arg in sentence["args"])
    said = Words(lang).say(registry.find(KNOWN["game"]), Said(sentence["key"], args), KNOWN["names"])
    assert said == sentence[lang]
