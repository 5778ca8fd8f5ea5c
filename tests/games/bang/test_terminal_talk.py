"""What is understood at a BANG! table, what is explained, and what is refused with its rule."""

import io
from random import Random

import pytest

from posse.cli.screen import Screen
from posse.cli.sitting import Sitting
from posse.cli.talk import VERBS, Talk
from posse.cli.terminal import Terminal
from posse.core.chance import Chance
from posse.core.records import Luck, Record
from posse.games.bang.facts import CHARACTER_NAMES
from posse.messages import LANGUAGES
from posse.words import Words
from tests.cli.sittings import Script
from tests.games.bang.laying import GAME, BangStory, bang
from tests.games.bang.test_terminal_table import EVERYTHING, NAMES, drawn


def in_the_open() -> BangStory:
    """Ann has a bit of everything; Bob and Eve sit next to her, Cleo behind a Mustang."""
    return bang(
        players=5,
        characters={"a": "sid-ketchum", "b": "slab-the-killer", "c": "jourdonnais"},
        life={"a": 3},
        hands={"a": "bang-9d bang-2c beer-6h cat-balou-kh jail-10s barrel-qs missed-3s", "b": "missed"},
        front={"a": "knife", "b": "volcanic", "c": "mustang"},
    )


def meant(story: BangStory, typed: str, lang: str = "en", seat: int = 0) -> str:
    decision = story.table.decision(seat, named=True)
    assert decision is not None
    return drawn(story.table.seats, lang).read(story.table.view(seat), decision, typed)


@pytest.mark.parametrize(
    ("lang", "typed", "option"),
    [
        ("en", "bang b", "play:bang-9d:b"),  # the first of two
        ("en", "Bang! Bob", "play:bang-9d:b"),
        ("en", "play bang on b", "play:bang-9d:b"),
        ("en", "bang 2c eve", "play:bang-2c:e"),
        ("en", "bang 2♣ e", "play:bang-2c:e"),
        ("en", "2c b", "play:bang-2c:b"),
        ("en", "bang slab", "play:bang-9d:b"),
        ("en", "play a beer", "play:beer-6h"),
        ("en", "BEER", "play:beer-6h"),
        ("en", "cat c", "play:cat-balou-kh:c"),
        ("en", "cat balou jourdonnais", "play:cat-balou-kh:c"),
        ("en", "jail dan", "play:jail-10s:d"),
        ("en", "bar", "play:barrel-qs"),
        ("en", "knife b", "use:knife:b"),
        ("en", "use knife e", "use:knife:e"),
        ("en", "sid", "use:sid-ketchum"),
        ("en", "use sid ketchum", "use:sid-ketchum"),
        ("en", "end", "end"),
        ("en", "pass", "end"),
        ("en", "bang", ""),  # at Bob or at Eve
        ("en", "b", ""),  # a player is not a card
        ("en", "slab", ""),
        ("en", "bang c", ""),  # too far: the engine says so
        ("en", "missed b", ""),
        ("en", "bang b now", ""),
        ("en", "no", ""),
        ("en", "play:bang-9d:b", ""),  # an option by its own name
        ("en", "", ""),
        ("ru", "бэнг b", "play:bang-9d:b"),
        ("ru", "«Бэнг!» в bob", "play:bang-9d:b"),
        ("ru", "сыграть бэнг 2т на е", "play:bang-2c:e"),
        ("ru", "пиво", "play:beer-6h"),
        ("ru", "кэт баллу c", "play:cat-balou-kh:c"),
        ("ru", "тюрьму д", "play:jail-10s:d"),
        ("ru", "нож b", "use:knife:b"),
        ("ru", "конец", "end"),
        ("ru", "bang b", "play:bang-9d:b"),
        ("uk", "бенг b", "play:bang-9d:b"),
        ("uk", "зіграти бенг 2т на e", "play:bang-2c:e"),
        ("uk", "пиво", "play:beer-6h"),
        ("uk", "в’язницю d", "play:jail-10s:d"),
        ("uk", "в'язниця d", "play:jail-10s:d"),
        ("uk", "кінець", "end"),
    ],
)
def test_what_a_line_means_in_the_own_turn(lang, typed, option):
    assert meant(in_the_open(), typed, lang) == option


def test_the_sheriff_is_called_so_once_everybody_knows():
    story = bang(players=4, turn="b", hands={"b": "bang panic"}, front={"a": "barrel"})
    assert meant(story, "bang sheriff", seat=1) == "play:" + story.b.cards.split()[0] + ":a"
    assert meant(story, "bang renegade", seat=1) == ""


def shot_at(**more: object) -> BangStory:
    story = bang(players=4, hands={"a": "bang", "b": "missed-3s bang-2c"}, front={"b": "barrel"}, **more)
    story.a.plays("bang", at="b")
    return story


@pytest.mark.parametrize(
    ("lang", "typed", "option"),
    [
        ("en", "missed", "play:missed-3s"),
        ("en", "barrel", "use:barrel"),
        ("en", "take", "take"),
        ("en", "take the hit", "take"),
        ("en", "no", "take"),
        ("en", "pass", "take"),
        ("en", "end", ""),
        ("en", "bang", ""),
        ("ru", "мимо", "play:missed-3s"),
        ("ru", "бочка", "use:barrel"),
        ("ru", "принять", "take"),
        ("ru", "нет", "take"),
        ("uk", "мимо!", "play:missed-3s"),
        ("uk", "прийняти", "take"),
        ("uk", "ні", "take"),
    ],
)
def test_what_a_line_means_when_shot_at(lang, typed, option):
    assert meant(shot_at(), typed, lang, seat=1) == option


def test_a_card_played_as_another_is_named_by_either():
    story = bang(players=4, characters={"b": "calamity-janet"}, hands={"a": "bang", "b": "bang-2c missed-3s"})
    story.a.plays("bang", at="b")
    assert meant(story, "missed", seat=1) == "play:missed-3s"
    assert meant(story, "bang", seat=1) == "as-missed:bang-2c"


def test_with_two_characters_each_the_target_has_a_number():
    story = bang(players=2, hands={"a": "bang barrel"}, front={"a1": "winchester"})
    card = story.a.cards.split()[0]
    assert meant(story, "bang b1") == f"play:{card}:b1"
    assert meant(story, "bang b2") == f"play:{card}:b2"
    assert meant(story, "barrel") == "play:" + story.a.cards.split()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_option_can_be_typed_as_the_list_shows_it(lang, seats):
    """In random games; of two identical cards either may be meant."""
    random = Random(seats)
    talk = drawn(seats, lang)
    asked = set()
    for game in range(3):
        table = GAME.new(seats, EVERYTHING, Chance.from_text(str(game)))
        for _ in range(120):
            if table.over:
                break
            seat = table.asked_seats()[0]
            decision = table.decision(seat, named=True)
            asked.add(decision.asks)
            for name in decision.names:
                read = talk.read(table.view(seat), decision, talk.typed(name))
                assert read.removesuffix("-2") == name.removesuffix("-2"), (decision.asks, talk.typed(name))
            table.take(seat, random.choice(decision.options))
    assert len(asked) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_no_answers(lang):
    words = Words(lang)
    said = [word.strip() for verb in VERBS for word in words.t(f"cli-verb-{verb}").split(",")]
    for story, seat in ((in_the_open(), 0), (shot_at(), 1)):
        assert [word for word in said if meant(story, word, lang, seat)] == []


def answered(story: BangStory, *lines: str, lang: str = "en", seat: int = 0) -> str:
    """What is printed when these lines are typed."""
    table = story.table
    record = Record.begin(GAME, NAMES[: table.seats], table.settings, Luck(bytes(32)))
    played = Sitting(record, seat, table)
    terminal = Terminal(lang)
    terminal.out.file = io.StringIO()
    Talk(Screen(terminal, played), played, Script(terminal, lines), "").answer()
    return " ".join(terminal.out.file.getvalue().split())


@pytest.mark.parametrize(
    ("lang", "line", "part"),
    [
        ("en", "bang", "Which of these do you mean? bang 9d b, bang 9d e"),
        ("ru", "бэнг", "Что из этого вы имеете в виду? бэнг 9б b, бэнг 9б e"),
        ("uk", "бенг", "Що з цього ви маєте на увазі? бенг 9б b, бенг 9б e"),
        ("en", "bang c", "✗ Cleo is 3 away, and you reach 1."),
        ("en", "why bang c", "✗ Cleo is 3 away, and you reach 1."),
        ("ru", "почему бэнг c", "bang-weapon-range"),
        ("uk", "чому бенг c", "bang-weapon-range"),
        ("en", "missed b", "✗ Missed! is only an answer to a shot at you."),
        ("en", "missed", "✗ Missed! is only an answer to a shot at you."),
        ("en", "duel b", "✗ You do not hold Duel."),
        ("en", "jail a", "✗ You cannot put yourself in Jail."),
        ("en", "why bang b", "That is possible right now."),
        ("en", "why deck", "✗ You are asked something else now."),
        ("en", "take", "✗"),
        ("en", "abracadabra", "✗"),
    ],
)
def test_what_is_refused_and_why(lang, line, part):
    assert part in answered(in_the_open(), line, lang=lang)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("?", "Type a card and the player it is meant for"),
        ("? beer", "Gain 1 life. Saves you when you lose the last."),
        ("? bang", "Bang!: One shot at a player your weapon reaches. [bang-bang-shot]"),
        ("? mustang", "Lies in front of Cleo. [bang-mustang-plus]"),
        ("? gatling", "Gatling: One shot at every other player. [bang-gatling-all]"),
        ("? slab", "Slab the Killer: It takes two Missed! to cancel a Bang! card he plays."),
        ("? slab", "Played by Bob. Life: 4 of 4. [bang-char-slab-the-killer]"),
        ("? willy", "Willy the Kid: "),
        ("? b", "Plays Slab the Killer. Life: 4 of 4. Distance 1: you can reach them."),
        ("? cleo", "Distance 3: too far for your weapon."),
        ("? dan", "Dan has no cards in hand."),
        ("? sheriff", "Sheriff: Known to all and with one life more."),
        ("? outlaw", "[bang-goal-outlaw]"),
        ("? deck", "cards are left. [bang-draw-reshuffle]"),
        ("? range", "Your weapon: the Colt .45. You reach distance 1. [bang-weapon-range]"),
        ("? life", "A bullet for each life."),
        ("? distance", "How many seats away"),
        ("? green", "can be used from their next turn on, once."),
        ("? tea", "not understood"),
        ("help", "? beer what a place, card or player is"),
        ("help", "✝ out of the game"),
        ("list", "cat balou kh c"),
    ],
)
def test_what_is_explained(line, part):
    said = answered(in_the_open(), line)
    assert part in said


def test_what_is_unknown_stays_unknown():
    said = answered(in_the_open(), "? b", "? bob")
    assert "Outlaw" not in said
    assert "Bob has 1 card in hand." in said


def test_a_question_about_characters_tells_their_abilities():
    story = BangStory(GAME.new(2))
    said = answered(story, "?", seat=story.table.asked_seats()[0])
    for character in story.table.view(0).offered:
        assert Words("en").term(GAME, f"character-{CHARACTER_NAMES[character]}", "ability") in said


def test_cards_have_short_names_to_type():
    talk = drawn(4, "ru")
    assert talk.typed("play:bang-9d:b") == "бэнг 9б b"
    assert talk.typed("end") == "конец"
    assert talk.typed("as-general-store:beer-6h") == "лавка пиво 6ч"
    assert drawn(4).typed("use:doc-holyday:c") == "use doc holyday c"
