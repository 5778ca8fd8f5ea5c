"""Every line of the log cites the rule that made it happen."""

from posse import catalogue
from posse.testing.colt_express import new_colt_express

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
    "purse-kept": "cheyenne-keep-purse",
    "knocked": "punch-move",
    "marshal-moved": "marshal-move marshal-mandatory event-angry-move",
    "marshal-stayed": "event-angry-last-car",
    "fled": "encounter-flee",
    "neutral-bullet": "encounter-bullet event-angry-shoot event-rebellion",
    "no-bullets": "neutral-all-or-none",
    "event": "event-angry-shoot event-swivel-arm event-braking event-take-it-all event-rebellion"
    " station-pickpocket station-revenge station-hostage",
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
