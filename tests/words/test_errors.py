"""Every error and every refusal of the kernel can be told in every language."""

import re

import pytest

from posse.core import Said, registry
from posse.messages import LANGUAGES, book
from posse.words import Words
from tests.words.heard import NAMES, heard
from tests.words.source import SOURCE, sayings

GAME = registry.games()[0]  # any: errors speak of no game's own things
KEYS = re.compile(r"(?:error|refusal)-(?:[a-z]+-)*[a-z]+")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_in_the_source_has_a_sentence(lang):
    words = Words(lang)
    found = sayings(SOURCE, KEYS)
    assert {saying.key: saying.where for saying in found if not words.has(saying.key)} == {}
    for saying in found:
        given = set(saying.args)
        needed = {variable.partition("_")[0] for variable in book(lang).variables(saying.key)}
        if needed <= given:  # else the arguments are put together elsewhere
            text = words.say(GAME, Said(saying.key, heard(GAME).samples(saying.args)), NAMES)
            assert text[-1] == ".", f"{saying}: {text}"
            assert "{" not in text, f"{saying}: {text}"


def test_the_kernel_says_them_all_with_their_arguments():
    """Where the kernel makes an error, its arguments stand beside the key and are all there are."""
    for saying in sayings(SOURCE / "core", KEYS):
        needed = {variable.partition("_")[0] for variable in book("en").variables(saying.key)}
        assert needed <= set(saying.args), saying
