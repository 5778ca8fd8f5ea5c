"""Words: languages, lists, plurals, cases, hidden things, and what happens when something is missing."""

import pytest

from posse.core import PosseError, Refusal, Refused, Said, registry
from posse.core.events import Event, Kind
from posse.core.game import ScoreLine
from posse.core.said import CARD, CARDS, NUMBER, SEAT, SEATS, TERM, TERMS, TEXT
from posse.games.dice_town import events, facts
from posse.messages import book
from posse.words import LANGUAGES, Words, negotiate, preferences

GAME = registry.find("dice-town")
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


KINDS = {kind.name: kind for kind in vars(events).values() if isinstance(kind, Kind)}


def happened(kind: str, rule: str, values: tuple[object, ...]) -> Event:
    return Event(KINDS[kind], rule, values)


def spoken(lang: str, event: Event, seat: int = -1) -> str:
    return Words(lang).event(GAME, event.seen_by(seat), NAMES)


class TestLanguages:
    @pytest.mark.parametrize(
        ("wanted", "lang"),
        [
            (["uk-UA", "en"], "uk"),
            (["de", "fr-FR", "ru-RU"], "ru"),
            (["ru_RU.UTF-8"], "ru"),
            (["C.UTF-8"], "en"),
            (["EN-gb"], "en"),
            (["de"], "en"),
            ([], "en"),
        ],
    )
    def test_the_first_language_that_is_spoken(self, wanted, lang):
        assert negotiate(wanted) == lang

    def test_a_browser_weighs_its_languages(self):
        assert preferences("ru;q=0.5, uk-UA, en;q=0.7, de;q=0, fr;q=many, ,;q=1") == ["uk-UA", "en", "ru"]
        assert negotiate(preferences("de, ru;q=0.3, uk;q=0.9")) == "uk"

    def test_a_language_nobody_speaks_here(self):
        with pytest.raises(PosseError) as error:
            Words("tlh")
        assert Words("en").say(None, error.value) == "Posse does not speak “tlh”; it speaks en, ru, uk."

    def test_a_language_is_read_once(self):
        assert book("uk") is book("uk")


class TestLists:
    @pytest.mark.parametrize(
        ("lang", "lists"),
        [
            ("en", ["", "A", "A and B", "A, B and C"]),
            ("ru", ["", "A", "A и B", "A, B и C"]),
            ("uk", ["", "A", "A і B", "A, B і C"]),
        ],
    )
    def test_as_people_say_them(self, lang, lists):
        assert [Words(lang).both(list("ABC")[:n]) for n in range(4)] == lists

    def test_equal_cards_are_counted(self):
        shown = happened("hand-shown", "dice-score-reveal", (0, 3, (17, 17, facts.WANTED)))
        assert spoken("en", shown) == "Ann shows 2 × Property (1 VP) and Wanted."


class TestNumbersAndCases:
    @pytest.mark.parametrize(
        ("lang", "sentences"),
        [
            ("en", {1: "Ann takes 1 nugget.", 2: "Ann takes 2 nuggets.", 21: "Ann takes 21 nuggets."}),
            (
                "ru",
                {
                    1: "Ann берёт 1 самородок.",
                    2: "Ann берёт 2 самородка.",
                    5: "Ann берёт 5 самородков.",
                    11: "Ann берёт 11 самородков.",
                    21: "Ann берёт 21 самородок.",
                    24: "Ann берёт 24 самородка.",
                },
            ),
            (
                "uk",
                {
                    1: "Ann бере 1 самородок.",
                    3: "Ann бере 3 самородки.",
                    5: "Ann бере 5 самородків.",
                    12: "Ann бере 12 самородків.",
                    22: "Ann бере 22 самородки.",
                },
            ),
        ],
    )
    def test_plurals(self, lang, sentences):
        for count, sentence in sentences.items():
            assert spoken(lang, happened("nuggets-taken", "dice-mine-nuggets", (0, count))) == sentence

    def test_goods_are_only_those_there_are(self):
        bribe = happened("bribe-paid", "dice-dispute-transfer", (1, 0, 3, 0, 1, 2))
        assert spoken("en", bribe) == "Bob hands the sheriff $3, 1 property card and 2 store cards."
        assert spoken("ru", bribe) == "Bob отдаёт шерифу $3, 1 карту собственности и 2 карты магазина."
        assert spoken("uk", bribe) == "Bob віддає шерифові $3, 1 карту власності і 2 карти крамниці."

    def test_terms_take_the_case_of_their_place(self):
        won = happened("won", "dice-win-most", (2, "place-gold-mine"))
        assert spoken("en", won) == "Cleo wins the gold mine."
        assert spoken("ru", won) == "Cleo выигрывает золотой рудник."
        assert spoken("uk", won) == "Cleo виграє золоту копальню."

    def test_a_seat_that_may_be_none(self):
        alone = happened("card-played", "dice-wanted-window", (0, facts.DYNAMITE, -1))
        against = happened("card-played", "dice-wanted-window", (0, facts.WANTED, 1))
        assert spoken("en", alone) == "Ann plays Dynamite."
        assert spoken("ru", against) == "Ann играет карту «Особо опасен» против игрока Bob."

    def test_points_of_cards(self):
        taken = happened("property-taken", "dice-hall-first-card", (0, 2, (17, 19)))
        assert spoken("uk", taken) == "Ann бере 2 карти власності (1 і 3 ПО)."

    def test_lines_of_a_score(self):
        lines = [
            ScoreLine("score-nuggets", 6, 6, "dice-score-nuggets"),
            ScoreLine("score-sheriff", 1, 5, "dice-score-sheriff"),
        ]
        assert [Words("en").score(GAME, line) for line in lines] == ["6 nuggets", "the sheriff's badge"]


class TestHiddenThings:
    DRAWN = happened("store-drawn", "dice-store-draw", (1, 2, (facts.MARSHAL, 11)))

    def test_who_may_see_them_hears_them(self):
        assert spoken("en", self.DRAWN, 1) == "Bob draws 2 store cards: Marshal and Equipment (1 VP)."
        assert spoken("ru", self.DRAWN, 1) == "Bob берёт 2 карты магазина: Маршал, Экипировка (1 ПО)."

    def test_the_others_hear_the_rest(self):
        assert spoken("en", self.DRAWN, 0) == "Bob draws 2 store cards."
        assert spoken("uk", self.DRAWN) == "Bob бере 2 карти крамниці."


class TestWhatIsSaid:
    def test_options_with_an_explanation(self):
        play = Said("dice-town-option-play", (("card", CARD, facts.MARSHAL),))
        assert Words("en").say(GAME, play) == "Play Marshal"
        assert Words("en").explain(GAME, play) == "The badge stays with the current sheriff."
        assert Words("en").explain(GAME, Said("dice-town-option-pass")) == ""

    def test_refusals_also_as_raised(self):
        args = (("cost", NUMBER, 3), ("dollars", NUMBER, 1))
        refusal = Refusal("dice-roll-afford", "dice-town-refusal-cost", args)
        for said in (refusal, Refused(refusal)):
            assert Words("en").say(GAME, said) == "That costs $3, and you have $1."

    def test_who_is_waited_for(self):
        assert Words("en").waiting(GAME, "commit-keep", [0, 2], NAMES) == "Ann and Cleo are choosing dice"
        assert Words("ru").waiting(GAME, "commit-keep", [1], NAMES) == "Bob выбирает кубики"

    def test_seats_without_names_are_letters(self):
        assert Words("en").waiting(GAME, "ruling", [1]) == "B has to decide the tie"

    def test_names_are_taken_as_they_stand(self):
        odd = ["{ $n }", "«Боб»\u2068", "", "-x"]
        said = Said("refusal-not-asked", (("seats", SEATS, (0, 1)), ("n", NUMBER, 2)))
        assert "{ $n } and «Боб»\u2068 have" in Words("en").say(GAME, said, odd)

    def test_terms_and_rules(self):
        assert Words("ru").term(GAME, "place-bank", "at") == "в банке"
        assert Words("uk").card(GAME, facts.WANTED) == "Розшукується"
        assert Words("en").rule("dice-roll-keep-one-free") == "Keeping exactly one die in a throw is free."

    def test_arguments_of_every_kind(self):
        args = (
            ("seat", SEAT, 1),
            ("place", TERM, "place-bank"),
            ("faces", TERMS, ("face-9", "face-A")),
            ("cards", CARDS, ()),
            ("dice", "dice", (0, 3)),
            ("text", TEXT, "as it stands"),
            ("maybe", "maybe-term", "place-saloon"),
            ("none", "maybe-term", ""),
            ("values", "numbers", (2, 3)),
        )
        words = Words("en")
        values = {name: words._word(GAME, what, value, "", NAMES) for name, what, value in args}
        assert values == {
            "seat": "Bob",
            "place": "Bank",
            "faces": "9 and A",
            "cards": "",
            "dice": "0, 3",
            "text": "as it stands",
            "maybe": "Saloon",
            "none": "",
            "values": "2 and 3",
        }
        assert words._word(GAME, "numbers", (2, 3), "dollars", NAMES) == "$2 and $3"
        assert [words._word(GAME, "maybe-term", term, "n", NAMES) for term in ("place-saloon", "")] == [1, 0]


class TestMissing:
    def test_a_word_too_long_for_fluent_is_cut(self):
        """Fluent would give up on the whole sentence."""
        for lang in LANGUAGES:
            said = Words(lang).t("error-file-missing", file="x" * 9000)
            assert "x" * 1000 in said
            assert "…" in said
            assert "???" not in said

    def test_tests_fail(self):
        with pytest.raises(LookupError, match="no message no-such-key"):
            Words("en").t("no-such-key")
        with pytest.raises(LookupError, match="seat"):
            Words("en").t("dice-town-event-badge-kept")

    def test_people_see_the_key(self, monkeypatch):
        monkeypatch.setattr(Words, "strict", False)
        assert Words("uk").t("no-such-key") == "no-such-key"
        assert Words("uk").say(GAME, Said("dice-town-option-no-such")) == "dice-town-option-no-such"
        assert "залишається шерифом" in Words("uk").t("dice-town-event-badge-kept")

    @pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
    def test_english_stands_in(self, lang, monkeypatch):
        monkeypatch.delitem(book(lang).patterns, "refusal-over")
        with pytest.raises(LookupError, match=f"{lang} has no message refusal-over"):
            Words(lang).t("refusal-over")
        monkeypatch.setattr(Words, "strict", False)
        assert Words(lang).t("refusal-over") == "The game is over."
