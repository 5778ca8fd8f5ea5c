"""The referee on cards: what is played, placed, used, drawn, taken and discarded, and whether it may be."""

from __future__ import annotations

from posse.games.bang.facts import CARD_NAMES
from tests.games.bang.referee_books import BLUE, GREEN, RANGES, Books, Figure, Told, kind

DRAWS = {
    "stagecoach": ("bang-stagecoach-draw", 2),
    "wells-fargo": ("bang-wells-fargo-draw", 3),
    "pony-express": ("bang-pony-express-draw", 3),
    "derringer": ("bang-derringer-shot", 1),
}
HEALS = {"whisky": ("bang-whisky-heals", 2), "canteen": ("bang-canteen-heals", 1)}
TAKES = {
    "panic": "bang-panic-take",
    "rag-time": "bang-rag-time-take",
    "conestoga": "bang-conestoga-take",
    "cat-balou": "bang-cat-balou-discard",
    "can-can": "bang-can-can-discard",
}
EXTRA = ("springfield", "whisky", "tequila", "brawl", "rag-time")
SHOTS = ("bang", "punch", "springfield", "derringer", "knife", "pepperbox", "buffalo-rifle")
NEAR = ("panic", "punch", "derringer", "knife")  # at distance 1, whatever the weapon
IN_REACH = ("bang", "pepperbox", "doc-holyday")
EVERYBODY = ("gatling", "howitzer", "indians", "brawl")
ANSWERS = ("missed", "dodge")
GREEN_MISSED = ("bible", "iron-plate", "sombrero", "ten-gallon-hat")
COSTS = {"doc-holyday": 2, "sid-ketchum": 2, "jose-delgado": 1}
ONCE = ("doc-holyday", "flint-westwood")


class Cards(Books):
    bangs = 0  # played this turn
    used: set[str]  # abilities of once per turn
    current = -1  # the card whose effect is being carried out
    effect = ""  # and what it is played as
    fired: set[int]  # Bang! cards that the turn player has played
    brown: tuple[int, str]  # the brown card just played, if it may be repeated
    targets: list[Figure]  # of a card for everybody, not yet reached
    duel: list[Figure]  # who answers next first
    costs: tuple[int, ...] = ()  # what was paid for the ability in use
    replaced = -1
    traded = 0  # cards that Flint Westwood has taken
    tradable = 0

    # Playing

    def on_card_played(self, e: Told) -> None:
        played = e.word("kind")
        self.acts(e.seat, e.card, played)
        me = self.doer
        self.from_hand(e.seat, e.card)
        self.aside.append(e.card)
        self.played_as[e.card] = played
        self.is_playable(me, e.card, played)
        self.check(played != "beer" or self.event != "the-reverend", "Beer under The Reverend")
        if e.seat == self.turn:
            self.fired |= {e.card} if kind(e.card) == "bang" else set()
            self.shoots(me, played)
            self.brown = (e.card, played)
        if played in EXTRA:
            self.owe(me, "bang-cost-extra-card", 1)
        target = self.named(e, "target") if e.number("target") >= 0 else None
        self.works(e.card, played, target)

    def shoots(self, me: Figure, played: str) -> None:
        """bang-turn-shot-counter, bang-hn-the-sermon"""
        if played != "bang":
            return
        free = self.at_work(me, "volcanic") or self.has(me, "willy-the-kid")
        limit = 2 if self.event == "shootout" else 1
        self.check(bool(free) or self.bangs < limit, "a Bang! too many this turn")
        self.check(self.event != "the-sermon", "a Bang! under The Sermon")
        self.bangs += 1

    def acts(self, seat: int, card: int, played: str) -> None:
        """Somebody plays a hand card: the turn player, or who is made to."""
        if self.forced == (seat, kind(card)) and seat != self.turn:
            self.doer = self.figure(seat)
            self.forced = (-1, "")
            self.check(played == kind(card), "a forced card is played as what it is")
            self.owe(self.doer, "bang-char-molly-stark", 1 if self.has(self.doer, "molly-stark") else 0)
            return
        self.begins(seat)
        self.is_free(seat)
        self.count += 1

    def is_free(self, seat: int) -> None:
        """bang-hn-handcuffs"""
        cuffed = self.event == "handcuffs" and seat == self.turn == self.named_seat
        self.check(not cuffed, "a hand card in handcuffs")

    doer: Figure  # whose card is being carried out
    forced: tuple[int, str] = (-1, "")  # who is made to play what
    played_as: dict[int, str]
    count = 0  # cards played in phase 2

    def is_playable(self, me: Figure, card: int, played: str) -> None:
        """bang-play-as-other, bang-missed-response-only, bang-dodge-response-only"""
        printed = kind(card)
        if played == printed:
            self.check(played not in (*ANSWERS, *BLUE, *GREEN), f"{played} is not played as an action")
        elif played == "general-store":
            self.check(self.has(me, "uncle-will"), "only Uncle Will plays any card as a General Store")
            self.check("uncle-will" not in self.used, "Uncle Will twice in a turn")
            self.used.add("uncle-will")
        else:
            self.check(played == "bang" and self.is_bang(me, card), f"{printed} played as {played}")

    def is_bang(self, me: Figure, card: int) -> bool:
        """bang-char-calamity-janet, bang-wws-showdown"""
        swapped = kind(card) == "missed" and self.has(me, "calamity-janet")
        return kind(card) == "bang" or swapped or self.show == "showdown"

    def works(self, card: int, played: str, target: Figure | None) -> None:
        """What a card is going to do."""
        me = self.doer
        self.current, self.effect = card, played
        if target is not None:
            self.aim(played, me, target)
        if played in DRAWS:
            self.owe(me, *DRAWS[played])
        if played in HEALS:
            self.heals(me, *HEALS[played])
        if played == "tequila" and target is not None:
            self.heals(target, "bang-tequila-heals", 1)
        if played == "beer" and len(self.in_game()) > 2:
            self.heals(me, "bang-beer-heals", 2 if self.has(me, "tequila-joe") else 1)
        if played == "saloon":
            for each in self.in_game():
                self.heals(each, "bang-saloon-heals-all", 1)
        if played in TAKES:
            self.owe(me, TAKES[played], 1, target.seat if target else -1)
        if played in EVERYBODY:
            self.targets = [each for each in self.round(me) if each.seat != me.seat]
        if played == "duel" and target is not None:
            self.duel = [target, me]

    def aim(self, played: str, me: Figure, target: Figure) -> None:
        """Whether a card may be aimed at somebody."""
        self.check(target.alive, "aimed at somebody who is out of the game")
        far = self.distance(me, target)
        if played in IN_REACH:
            self.check(far <= self.reach(me), f"distance {far}, reach {self.reach(me)}")
        if played in NEAR and target.seat != me.seat:
            self.check(far == 1, f"distance {far} instead of 1")
        if played in (*SHOTS, "duel", "doc-holyday"):
            self.check(target.seat != me.seat, "aimed at oneself")
        if played in TAKES:
            hand = 0 if target.seat == me.seat else self.hands[target.seat]
            self.check(hand + len(target.front) > 0, "aimed at somebody without cards")

    def on_card_done(self, e: Told) -> None:
        self.drop_flipped()
        self.check(e.card in self.aside, f"{CARD_NAMES[e.card]} did not lie aside")
        self.leaves_aside(e.card)
        self.to_pile(e.card, self.doer.seat)

    def leaves_aside(self, card: int) -> None:
        """bang-wws-deck-trigger"""
        if card in self.aside:
            self.aside.remove(card)
        if self.played_as.pop(card, "") in ("stagecoach", "wells-fargo") and self.show_left:
            self.show_due += 1

    show_left = 0  # cards in the deck of Wild West Show
    show_due = 0  # how many of them are to be turned

    def on_ability_used(self, e: Told) -> None:
        ability = e.word("ability")
        waiting = [*self.duel[:1], *self.targets[:1]]
        if not self.is_shot_at() and waiting and waiting[0].seat == e.seat:
            self.facing = waiting[0]
        me = self.figure(e.seat) if self.facing is None or self.facing.seat != e.seat else self.facing
        if ability != "sid-ketchum" or not self.is_busy():
            self.begins(e.seat)
        self.check(self.has(me, ability), f"{me} has not the ability of {ability}")
        self.check(ability not in ONCE or ability not in self.used, f"{ability} twice in a turn")
        self.used.add(ability)
        self.owe(me, f"bang-char-{ability}", COSTS.get(ability, 0))
        self.costs, self.traded = (), 0
        if ability == "sid-ketchum":
            self.check(me.life < me.most and me is not self.ghost, "Sid Ketchum at maximum life")
        if ability == "chuck-wengam":
            self.check(me.life > 1 and me is not self.ghost, "Chuck Wengam gives up his last life")
            self.owe(me, "chuck-wengam-life", 1)

    def on_card_repeated(self, e: Told) -> None:
        """bang-char-lee-van-kliff-once, bang-char-lee-van-kliff-targets"""
        me, played = self.mine, e.word("kind")
        self.begins(e.seat, keeps=True)
        self.check(self.has(me, "lee-van-kliff"), f"{me} has not the ability of lee-van-kliff")
        self.check(self.brown == (e.card, played), "this is not what was played last")
        self.owe(me, "bang-char-lee-van-kliff", 1)
        self.costs, self.traded, self.brown = (), 0, (-1, "")
        self.count += 1
        target = self.named(e, "target") if e.number("target") >= 0 else None
        self.works(e.card, played, target)

    def on_cost_paid(self, e: Told) -> None:
        self.from_hand(e.seat, e.card)
        self.to_pile(e.card, e.seat)
        self.pay(e.seat, e.rule, 1)
        self.costs += (e.card,)
        me = self.facing if self.facing and self.facing.seat == e.seat else self.figure(e.seat)
        if e.rule == "bang-char-sid-ketchum" and len(self.costs) == 2:
            self.heals(me, "sid-ketchum-life", 1)
        if e.rule == "bang-char-jose-delgado":
            self.check(kind(e.card) in BLUE, "José Delgado discards a blue card")
            self.owe(me, "bang-char-jose-delgado", 2)
        if e.rule == "bang-char-lee-van-kliff":
            self.check(kind(e.card) == "bang" or self.show == "showdown", "Lee Van Kliff discards a Bang!")

    # Cards in play

    def on_card_replaced(self, e: Told) -> None:
        if self.forced[0] != e.seat:
            self.begins(e.seat)
        self.from_front(self.named(e), e.card)
        self.to_pile(e.card, e.seat)
        self.replaced = e.card

    def on_card_placed(self, e: Told) -> None:
        if self.replaced < 0 or self.forced[0] == e.seat:
            self.acts(e.seat, e.card, kind(e.card))
        else:
            self.is_free(e.seat)
            self.count += 1
        self.check(self.event != "the-judge", "put in play under The Judge")
        target, name = self.named(e, "target"), kind(e.card)
        self.from_hand(e.seat, e.card)
        self.check(name in (*BLUE, *GREEN), "a brown card is put in play")
        self.makes_room(name)
        self.check(not target.lies(name), f"a second {name}")
        self.check(name not in RANGES or not target.lies(*RANGES), "a second weapon")
        if name == "jail":
            self.check(target.seat != e.seat, "Jail on oneself")
            self.check(self.roles[target.seat] != "sheriff", "Jail on the Sheriff")
        else:
            self.check(target.seat == e.seat, f"{name} put in front of somebody else")
        target.front.append(e.card)
        if name in GREEN:
            target.fresh.add(e.card)
        if name == "dynamite":
            self.seen.add(e.card)  # bang-dynamite-play
        self.clears(target, name)

    def makes_room(self, name: str) -> None:
        """bang-play-replace-copy, bang-play-second-copy-forbidden-option, bang-play-one-weapon"""
        if self.replaced >= 0:
            old = kind(self.replaced)
            if old == name:
                self.check(self.settings.get("second_copy") != "forbidden", f"{name} replaces its copy")
            else:
                self.check(old in RANGES and name in RANGES, f"{name} replaces {old}")
        self.replaced = -1

    seen: set[int]  # Dynamites and Jails that need no check any more this turn

    def clears(self, target: Figure, name: str) -> None:
        """bang-char-johnny-kisch"""
        if self.has(self.doer, "johnny-kisch"):
            mine = self.doer.seat
            others = [each for each in self.in_game() if each is not target and each.seat != mine]
            self.owe(self.doer, "bang-char-johnny-kisch", sum([each.lies(name) for each in others]))

    def on_greens_ready(self, e: Told) -> None:
        ready = [card for each in self.figures if each.seat == e.seat for card in each.front]
        self.check(set(e.cards()) <= set(ready), "green cards that do not lie there")
        for each in self.figures:
            if each.seat == e.seat:
                each.fresh -= set(e.cards())

    def on_green_used(self, e: Told) -> None:
        name = kind(e.card)
        me = self.facing if name in GREEN_MISSED and self.facing else self.figure(e.seat)
        if name not in GREEN_MISSED:
            self.begins(e.seat)
        self.check(e.card not in me.fresh, f"{name} cannot be used yet")
        self.check(not self.silenced(me), f"{name} has no effect in this turn")
        self.from_front(me, e.card)
        if name in GREEN_MISSED:
            self.counts_as_missed(me)
            self.owe(me, "bang-bible-cancel", 1 if name == "bible" else 0)
            self.using.append((e.card, e.seat))
            return
        self.aside.append(e.card)
        self.works(e.card, name, self.named(e, "target") if e.number("target") >= 0 else None)

    def counts_as_missed(self, me: Figure) -> None:
        raise NotImplementedError

    # Cards that change hands

    def on_card_stolen(self, e: Told) -> None:
        thief, victim = e.number("thief"), e.number("victim")
        self.check(self.living(thief), "somebody who is out of the game takes a card")
        if e.rule == "bang-char-flint-westwood":
            self.tradable = self.tradable if self.traded else min(2, self.hands[victim])
            self.traded += 1
        elif e.rule == "bang-char-jesse-jones":
            self.drawing(thief, "jesse-jones")
        elif e.rule != "bang-char-vulture-sam-two":
            self.pay(thief, e.rule, 1, victim)
            self.affects(self.active[victim], e.rule)
        self.check(thief != victim, "a card from one's own hand")
        self.lose(victim, 1)
        self.hands[thief] += 1

    def on_card_taken(self, e: Told) -> None:
        thief, victim = e.number("thief"), self.named(e, "victim")
        self.from_front(victim, e.card)
        self.hands[thief] += 1
        if e.rule == "bang-char-pat-brennan":
            self.drawing(thief, "pat-brennan")
        elif e.rule != "bang-char-vulture-sam-two":
            self.pay(thief, e.rule, 1, victim.seat)
            self.affects(victim, e.rule)

    def on_card_removed(self, e: Told) -> None:
        by, victim = e.number("by"), self.named(e, "victim")
        if e.card in victim.front:
            self.from_front(victim, e.card)
        else:
            self.check(by != victim.seat, "a card from one's own hand")
            self.from_hand(victim.seat, e.card)
        self.to_pile(e.card, victim.seat)
        if e.rule == "bang-brawl-chooser":
            self.reaches(victim)
        else:
            self.pay(by, e.rule, 1, victim.seat)
        if e.rule != "bang-char-johnny-kisch":
            self.affects(victim, e.rule)

    def affects(self, victim: Figure, rule: str) -> None:
        """bang-char-apache-kid"""
        if rule in ("bang-char-el-gringo",) or victim.seat == self.doer.seat:
            return
        if self.seats > 2:
            self.check(not self.is_proof(victim), f"{victim} is not affected by diamonds")

    def is_proof(self, victim: Figure) -> bool:
        """Whether the card in use has no effect on somebody."""
        cards = self.costs if self.effect in ("doc-holyday", "sniper") else (self.current,)
        red = any(card >= 0 and self.suit_of(card) == "diamonds" for card in cards)
        return self.has(victim, "apache-kid") and red

    def reaches(self, target: Figure) -> None:
        """bang-time-per-target, bang-time-order-fixed: the next target of a card for everybody."""
        while self.targets and self.targets[0] is not target:
            self.passes_over(self.targets.pop(0))
        self.check(bool(self.targets), f"it is not the turn of {target}")
        if self.targets:
            self.targets.pop(0)

    def passes_over(self, figure: Figure) -> None:
        if figure is self.ghost:
            return
        without = self.effect == "brawl" and not self.hands[figure.seat] and not figure.front
        self.check(not figure.alive or without, f"{figure} was passed over")

    def on_card_given(self, e: Told) -> None:
        to = e.number("to")
        if e.rule == "bang-char-youl-grinner":
            self.before_draw()
        self.lose(e.seat, 1)
        self.hands[to] += 1
        if e.rule == "bang-char-flint-westwood":
            self.check(self.traded == self.tradable, f"{self.traded} cards for Flint Westwood's one")
        elif e.rule == "bang-char-youl-grinner":
            self.check(self.gifts[:1] == [e.seat], "it is not this player's turn to give")
            self.gifts = self.gifts[1:]
        else:
            self.pay(e.seat, "claus-gifts", 1)

    gifts: list[int]  # who has still to give Youl Grinner a card

    def before_draw(self) -> None:
        raise NotImplementedError

    def drawing(self, seat: int, ability: str = "", count: int = 1) -> None:
        raise NotImplementedError

    # The General Store

    def on_store_opened(self, e: Told) -> None:
        self.from_deck(len(e.cards()))
        self.store = list(e.cards())
        wanted = len(self.in_game())
        self.check(len(self.store) == wanted or self.is_dry(), f"{len(self.store)} cards for {wanted}")
        self.pickers = [each.seat for each in self.round(self.doer)]
        if self.seats == 2:
            counts = [sum([each.seat == seat for each in self.in_game()]) for seat in range(2)]
            order = [(self.turn + step) % 2 for step in range(4)]
            self.pickers = [seat for at, seat in enumerate(order) if at // 2 < counts[seat]]
            missing = sum(counts) - len(self.pickers)
            self.check(missing == 0, "somebody was forgotten at the store")
        self.pickers = self.pickers[: len(self.store)]

    pickers: list[int]

    def on_store_picked(self, e: Told) -> None:
        self.check(self.pickers[:1] == [e.seat], "it is not this player's turn to pick")
        self.pickers = self.pickers[1:]
        self.check(e.card in self.store, "a card that is not in the store")
        self.store = [card for card in self.store if card != e.card]
        self.hands[e.seat] += 1

    # What an action finds

    def is_shot_at(self) -> bool:
        raise NotImplementedError

    def is_busy(self) -> bool:
        raise NotImplementedError

    def begins(self, seat: int, keeps: bool = False) -> None:
        raise NotImplementedError

    def drop_flipped(self) -> None:
        raise NotImplementedError

    def is_dry(self) -> bool:
        return self.deck == 0 and not self.pile
