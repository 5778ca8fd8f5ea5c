"""Every line of the log cites the rule that made it happen."""

import pytest

from posse import catalogue
from posse.testing import rule
from posse.words import Words
from tests.games.colt_express.laying import colt_express, new_colt_express

CITES = {
    "train-coupled": "setup-wagon-choice",
    "teams-dealt": "team-form",
    "character-taken": "setup-characters",
    "team-taken": "team-choose",
    "first-player": "setup-first-player",
    "placed": "setup-placement team-placement-reveal",
    "round-started": "round-reveal",
    "card-picked": "team-pick-card",
    "hand-drawn": "round-draw-six doc-seven team-draw team-doc expert-draw-up",
    "deck-shuffled": "expert-reshuffle",
    "turn-started": "plan-turn-count",
    "card-played": "plan-face-up",
    "card-hidden": "turn-tunnel ghost-face-down",
    "bonus-played": "team-bonus",
    "cards-drawn": "plan-draw-adds",
    "hands-away": "plan-hand-away",
    "hand-kept": "expert-discard-rest",
    "stealing-started": "steal-order",
    "card-up": "steal-reveal",
    "no-effect": "shoot-no-target shoot-no-bullets rob-nothing punch-no-target",
    "moved": "move-roof move-inside",
    "climbed": "ladder-up ladder-down",
    "shot": "shoot-effect",
    "pushed": "django-push",
    "stood": "django-train-end",
    "robbed": "rob-take-one rob-strongbox",
    "punched": "punch-target",
    "loot-dropped": "punch-loot-place station-revenge",
    "nothing-to-lose": "punch-no-loot station-revenge-no-purse",
    "purse-kept": "cheyenne-keep-purse",
    "knocked": "punch-move",
    "marshal-moved": "marshal-move marshal-mandatory event-angry-move",
    "marshal-stayed": "event-angry-last-car",
    "fled": "encounter-flee",
    "neutral-bullet": "encounter-bullet event-angry-shoot event-rebellion",
    "no-bullets": "neutral-all-or-none",
    "event": "event-angry-shoot event-swivel-arm event-braking event-take-it-all event-rebellion"
    " station-pickpocket station-revenge station-hostage",
    "nobody-affected": "event-swivel-arm event-braking event-rebellion station-pickpocket station-revenge"
    " station-hostage",
    "swept": "event-swivel-arm event-braking",
    "strongbox-out": "event-take-it-all",
    "picked-pocket": "station-pickpocket",
    "pocket-left": "station-pickpocket-optional",
    "hostage-paid": "station-hostage",
    "game-ended": "end-after-round-five",
    "purses-opened": "end-reveal",
    "purses-left": "end-reveal",
    "bounty-paid": "end-bounty",
    "scored": "end-loot-value",
    "game-won": "end-winner",
}


def test_every_event_cites_its_rule():
    """Over enough games that nearly everything happens at least once."""
    cited: dict[str, set[str]] = {}
    for seed in range(6):
        for players, expert in ((2, False), (3, True), (4, False), (6, False)):
            table = new_colt_express(players, f"log {seed}", characters="choose", expert=expert)
            for _ in table.moments(seed):
                pass
            for event in table.table.told:
                cited.setdefault(event.kind.name, set()).add(event.rule)
    expected = {kind: {f"colt-{rule}" for rule in rules.split()} for kind, rules in CITES.items()}
    assert {kind: rules - expected.get(kind, set()) for kind, rules in cited.items()} == {
        kind: set() for kind in cited
    }
    assert len(cited) > 40
    assert sum(len(rules) for rules in cited.values()) > 60
    known = {rule.id for rule in catalogue.rules("colt-express")}
    assert set().union(*cited.values()) <= known


def sentences(table, kind, lang="en"):
    words = Words(lang)
    events = [event for event in table.table.events() if event.kind.name == kind]
    return [words.event(table.table.game, event, ["Ann", "Bob", "Cy", "Di"]) for event in events]


@rule("colt-team-marshal-card")
def test_a_teams_marshal_card_is_told_without_a_bandit():
    table = colt_express(
        2, bandits={"a": "ghost tuco", "b": "doc django"}, hands={"a": "marshal", "b": "move"}
    )
    assert _plays(table) == ["Play Marshal", "Play Marshal face down"]
    assert _plays(table, "ru") == ["Сыграть карту «Маршал»", "Сыграть карту «Маршал» лицом вниз"]
    assert _plays(table, "uk") == ["Зіграти карту «Шериф»", "Зіграти карту «Шериф» долілиць"]
    table.a.plays("marshal")
    table.b.plays("move")
    assert sentences(table, "card-played") == ["Ann plays Marshal.", "Bob plays Move (Doc)."]
    assert sentences(table, "card-played", "ru")[0] == "Ann играет карту «Маршал»."
    assert sentences(table, "card-played", "uk")[0] == "Ann грає карту «Шериф»."
    assert [card.bandit for card in table.sees.pile] == [-1, 1]
    up = colt_express(2, bandits={"a": "ghost tuco", "b": "doc django"}, marshal=1, pile="a:marshal")
    assert sentences(up, "card-up") == ["Next comes Marshal, played by Ann."]
    assert sentences(up, "card-up", "ru") == ["Карта игрока Ann: «Маршал»."]
    assert sentences(up, "card-up", "uk") == ["Карта гравця Ann: «Шериф»."]


@rule("colt-team-marshal-card")
def test_and_one_laid_face_down_or_picked_too():
    gangs = {"a": "ghost tuco", "b": "doc django"}
    table = colt_express(2, bandits=gangs, icons="tunnel", hands={"a": "marshal"})
    table.a.plays("marshal")
    words, (hidden,) = (
        Words("en"),
        [each for each in table.table.events(0, 0) if each.kind.name == "card-hidden"],
    )
    assert words.event(table.table.game, hidden, ["Ann", "Bob"]) == "Ann plays Marshal face down."
    assert sentences(table, "card-hidden") == ["Ann plays a card face down."]
    start = colt_express(2, bandits=gangs, phase="round")
    assert [text for text in _plays(start) if "Marshal" in text] == ["Take Marshal"]


def test_a_bandit_alone_has_a_marshal_card_of_his_own():
    table = colt_express(3, hands={"a": "marshal"})
    assert _plays(table)[0] == "Play Marshal (Ghost)"


def _plays(table, lang="en"):
    words, question = Words(lang), table.table.question(0)
    labels = [question.label(table.table, 0, option) for option in question.options(table.table, 0)]
    said = [words.say(table.table.game, label, ["Ann", "Bob"]) for label in labels]
    return [text for text in said if "3" not in text]  # but for the draw


@rule("colt-steal-no-effect", "colt-shoot-no-target", "colt-shoot-no-bullets", "colt-rob-nothing")
@pytest.mark.parametrize(
    ("card", "bullets", "said"),
    [
        ("shoot", 6, "Ghost cannot shoot: there is nobody to aim at."),
        ("shoot", 0, "Ghost cannot shoot: no bullets are left."),
        ("rob", 6, "Ghost takes nothing: no loot lies here."),
        ("punch", 6, "Ghost punches nobody: no other bandit is here."),
    ],
)
def test_the_log_says_why_a_card_has_no_effect(card, bullets, said):
    table = colt_express(
        3,
        at={"ghost": "roof 1", "doc": "inside 3", "tuco": "inside 3"},
        bullets={"ghost": bullets},
        pile=f"a:{card}",
    )
    assert sentences(table, "no-effect") == [said]
    assert len({*sentences(table, "no-effect", "ru"), *sentences(table, "no-effect", "uk")}) == 2


@rule("colt-event-swivel-arm", "colt-event-braking", "colt-event-rebellion", "colt-station-hostage")
@pytest.mark.parametrize(
    "card", ["swivel-arm", "braking", "pickpocketing", "marshals-revenge", "hostage-conductor"]
)
def test_the_log_says_when_an_event_affects_nobody(card):
    table = colt_express(3, card=card, marshal=0, at={"ghost": "inside 3"}, pile="")
    assert sentences(table, "nobody-affected") == ["The event affects nobody."]
    affected = colt_express(3, card="passengers-rebellion", pile="")
    assert sentences(affected, "nobody-affected") == []


@rule("colt-punch-no-loot")
def test_the_log_says_when_there_is_nothing_to_lose():
    table = colt_express(3, at={"ghost": "roof 3", "doc": "roof 3"}, boards={"doc": ""}, pile="a:punch")
    assert sentences(table, "nothing-to-lose") == ["Doc does not have any loot to lose."]
    assert sentences(table, "nothing-to-lose", "ru") == ["У Дока нет добычи: терять нечего."]
    assert sentences(table, "nothing-to-lose", "uk") == ["У Дока немає здобичі: втрачати нічого."]
