"""The words of Dice Town have the forms that its sentences, its board and its terminal ask for."""

import pytest

from posse.core import registry
from posse.games.dice_town import facts, terms
from posse.messages import LANGUAGES
from posse.words import Words
from tests.words.wording import a_sentence, well_said

GAME = registry.find("dice-town")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_its_forms(lang):
    words = Words(lang)
    for place in terms.PLACE_TERMS:
        for form in ("", "acc", "gen", "dat", "ins", "loc", "at", "short"):
            assert well_said(words.term(GAME, place, form))
    for face in facts.FACES:
        assert well_said(words.term(GAME, "face-" + face))
        assert well_said(words.term(GAME, "face-long-" + face))
    for hand in facts.HANDS:
        assert well_said(words.term(GAME, "hand-" + hand, "ins"))
    for remedy in facts.REMEDIES[: facts.DECLINE]:
        assert a_sentence(words.term(GAME, "remedy-" + remedy, "text"))
    for card in range(facts.KINDS):
        for form in ("", "acc", "gen", "dat", "ins", "loc", "when"):
            assert well_said(words.card(GAME, card, form))
        assert a_sentence(words.card(GAME, card, "text"))
