"""The referee on fights: shots and answers, checks, life, and what happens when somebody is eliminated."""

from __future__ import annotations

from tests.games.bang.referee_books import Debt, Figure, Told, kind, rank
from tests.games.bang.referee_cards import IN_REACH, SHOTS, Cards

LIFE = {  # by the rule told: the debt it pays
    "bang-char-sid-ketchum": "sid-ketchum-life",
}
LOSSES = {"bang-dynamite-explodes": 3, "bang-foc-russian-roulette": 2}  # all others cost one life
EVENT_LOSSES = (
    *("bang-hn-high-noon", "bang-foc-blood-brothers", "bang-foc-russian-roulette"),
    *("bang-wws-miss-susanna", "bang-wws-gag"),
)
OTHER_SHOTS = ("gatling", "howitzer", "doc-holyday", "a-fistful-of-cards", "sniper")
TRIGGERS = ("bang-char-herb-hunter", "bang-char-greg-digger")


class Shot:
    """A shot that has not been cancelled and has not hit."""

    def __init__(self, target: Figure, need: int, by: int) -> None:
        self.target = target
        self.by = by
        self.need = need
        self.missed = 0
        self.tried: set[str] = set()


class Fights(Cards):
    shot: Shot | None = None
    checking: Figure | None = None  # who made the last "draw!"
    drawn = -1  # the card that counts for it
    exploding: Figure | None = None
    opponent: Figure | None = None  # of the loser of a duel
    deaths: list[tuple[Figure, int]]
    last_out = -1  # the seat that left the game last

    # Shots

    def on_shot_fired(self, e: Told) -> None:
        target, what = self.named(e, "target"), e.word("kind")
        self.check(self.shot is None, "a shot while another one is not over")
        by = -1 if what == "a-fistful-of-cards" else self.doer.seat
        self.check(e.number("by") == by, f"a shot of {by}")
        if what == "doc-holyday":
            self.current, self.effect = -1, what
        elif what == "a-fistful-of-cards":
            self.current, self.effect = -1, what
            self.counts_fistful(target)
        else:
            self.check(what == self.effect, f"{what} fires, not {self.effect}")
        if what in ("gatling", "howitzer"):
            self.reaches(target)
        elif what in IN_REACH:
            self.facing = None
            self.aim(what, self.doer, target)
        self.check(what in (*SHOTS, *OTHER_SHOTS), f"{what} fires no shot")
        slab = what == "bang" and self.has(self.doer, "slab-the-killer")
        need = 2 if slab or what == "sniper" else 1
        self.check(e.number("need") == need, f"{need} Missed! needed")
        self.facing = target
        self.shot = Shot(target, need, by)

    def is_shot_at(self) -> bool:
        """Whether somebody still has to answer to a shot."""
        return self.shot is not None

    def counts_fistful(self, target: Figure) -> None:
        raise NotImplementedError

    def on_no_effect(self, e: Told) -> None:
        figure = self.named(e)
        if e.rule == "bang-beer-two-players":
            self.check(len(self.in_game()) <= 2, "Beer works")
            return
        self.facing = figure
        self.check(self.is_proof(figure) or figure is self.ghost, f"{figure} is affected")
        self.check(self.effect != "duel", "Apache Kid's ability does not work in a duel")
        if self.shot is not None:
            self.check(self.shot.target is figure and not self.shot.missed, "the shot is at somebody else")
            self.shot = None
        elif self.effect in ("indians", "brawl"):
            self.reaches(figure)
        self.facing = None
        self.debts = [debt for debt in self.debts if not debt.rule.endswith(("-take", "-discard"))]

    def counts_as_missed(self, me: Figure) -> None:
        if self.shot is None or self.shot.target is not me:
            self.complain("a Missed! without a shot")
            return
        self.check(self.shot.missed < self.shot.need, "a Missed! too many")
        self.shot.missed += 1

    def on_answer_played(self, e: Told) -> None:
        me, played = self.named(e), e.word("kind")
        self.check(me.alive, "an answer of somebody who is out of the game")
        self.facing = me
        self.from_hand(e.seat, e.card)
        self.using.append((e.card, e.seat))
        if e.seat == self.turn and kind(e.card) == "bang":
            self.fired.add(e.card)
        if e.seat != self.turn and self.has(me, "molly-stark"):
            self.owe(me, "bang-char-molly-stark", 1)
        self.is_free(e.seat)
        if me.life <= 0 and me is not self.ghost:
            self.rescues(me, e.card, played)
        elif self.shot is not None:
            self.dodges(me, e.card, played)
        else:
            self.throws_bang(me, e.card, played)

    def rescues(self, me: Figure, card: int, played: str) -> None:
        """bang-rescue-beer, bang-rescue-beer-only, bang-rescue-two-players"""
        self.check(played == "beer" == kind(card), "only Beer rescues")
        self.check(len(self.in_game()) > 2, "Beer does not rescue with two in game")
        self.check(self.event != "the-reverend", "Beer under The Reverend")
        self.heals(me, "bang-rescue-beer", 2 if self.has(me, "tequila-joe") else 1)

    def dodges(self, me: Figure, card: int, played: str) -> None:
        """bang-shot-sources"""
        printed = kind(card)
        self.check(played in ("missed", "dodge"), f"{played} against a shot")
        if played == "missed":
            fits = printed == "missed" and not self.has(me, "big-spencer")
            fits = fits or self.has(me, "elena-fuente")
            janet = self.has(me, "calamity-janet") or self.show == "showdown"
            fits = fits or (printed == "bang" and janet)
            self.check(fits, f"{printed} of {me} as a Missed!")
        else:
            self.check(printed == "dodge", f"{printed} as a Dodge")
            self.owe(me, "bang-dodge-cancel", 1)
        self.counts_as_missed(me)

    def throws_bang(self, me: Figure, card: int, played: str) -> None:
        """bang-indians-all, bang-duel-alternate"""
        self.check(played == "bang" and self.is_bang(me, card), f"{kind(card)} as a Bang!")
        sermon = self.event == "the-sermon" and me.seat == self.turn
        self.check(not sermon, "a Bang! in the own turn under The Sermon")
        if self.effect == "duel":
            self.fights(me)
            self.duel.reverse()
        else:
            self.check(self.effect == "indians", "nobody asked for a Bang!")
            self.reaches(me)

    def fights(self, me: Figure) -> None:
        if not self.duel:
            self.duel = [me, self.doer]  # a Duel repeated: its target is not told
        self.check(self.duel[0] is me, f"it is not the turn of {me} in the duel")

    def on_shot_cancelled(self, e: Told) -> None:
        shot, self.shot = self.shot, None
        if shot is None or shot.target is not self.named(e):
            self.complain("no such shot")
        else:
            self.check(shot.missed >= shot.need, f"{shot.missed} of {shot.need} Missed!")

    # Checks

    def on_check_flipped_as(self, e: Told) -> None:
        """bang-check-suit-change: told so where a card shows another suit than it has."""
        self.check(self.other_suits(e.cards()) == {e.word("suit")}, "no such suit")
        self.flipped_for(e)

    def on_check_flipped(self, e: Told) -> None:
        self.check(not self.other_suits(e.cards()), "a card shows another suit")
        self.flipped_for(e)

    def flipped_for(self, e: Told) -> None:
        me, cards = self.named(e), e.cards()
        self.facing = me
        self.from_deck(len(cards))
        wanted = 2 if self.has(me, "lucky-duke") else 1
        self.check(len(cards) == wanted or self.is_dry(), f"{len(cards)} cards flipped, not {wanted}")
        if any(self.hands[each.seat] < 6 for each in self.holders("john-pain")):
            self.flipped += cards
        else:
            self.pile += cards
        self.drawn = cards[0] if len(cards) == 1 else -1
        self.choosable = cards
        self.check_open = True
        self.checking = me
        if e.word("what") in ("vendetta", "helena-zontero"):
            self.check_open = False  # nothing is told of what does not happen
            self.checks_event(me, e.word("what"))
        if e.word("what") in ("dynamite", "jail"):
            self.check(self.event != "lasso", f"{e.word('what')} is checked under Lasso")
            self.checks_start(me, e.word("what"))
        if e.word("what") == "teren-kill":
            self.check(self.has(me, "teren-kill") and me.life <= 0, "no check for Teren Kill")
            me.saved = False

    def checks_event(self, me: Figure, what: str) -> None:
        raise NotImplementedError

    choosable: tuple[int, ...] = ()
    check_open = False

    def judge(self) -> None:
        """What a "draw!" was made for is told: once."""
        self.check(self.check_open, "without a check")
        self.check_open = False

    def checks_start(self, me: Figure, what: str) -> None:
        """bang-dynamite-before-jail"""
        self.check(me.seat == self.turn and self.phase == 0, f"{what} is checked at the start of a turn")
        self.seen |= {card for card in me.front if kind(card) == what}
        if what == "jail":
            own = [card for each in self.figures if each.seat == self.turn for card in each.front]
            left = [card for card in own if kind(card) == "dynamite" and card not in self.seen]
            self.check(not left, "Dynamite is checked first")

    phase = 0

    def on_check_chosen(self, e: Told) -> None:
        self.check(e.card in self.choosable, "a card that was not flipped")
        self.drawn = e.card
        if e.card in self.flipped:  # bang-char-john-pain-mandatory: the chosen one first
            at = min([self.flipped.index(card) for card in self.choosable])
            self.flipped.remove(e.card)
            self.flipped.insert(at, e.card)

    def is_hearts(self) -> bool:
        return self.drawn >= 0 and self.suit_of(self.drawn) == "hearts"

    def is_blast(self) -> bool:
        """bang-dynamite-check"""
        low = self.drawn >= 0 and rank(self.drawn) in "23456789"
        return low and self.suit_of(self.drawn) == "spades"

    def on_barrel_tried(self, e: Told) -> None:
        me, what = self.named(e), e.word("what")
        self.judge()
        if what == "barrel":
            self.check(self.at_work(me, "barrel") > 0, "no Barrel that works")
        else:
            self.check(self.has(me, what), f"{me} is no {what}")
        self.check(bool(e.number("saved")) == self.is_hearts(), "hearts save, nothing else does")
        if self.shot is None or self.shot.target is not me:
            self.complain("a Barrel without a shot")
            return
        self.check(what not in self.shot.tried, f"{what} twice against a shot")
        self.shot.tried.add(what)
        if e.number("saved"):
            self.counts_as_missed(me)

    def on_jail_left(self, e: Told) -> None:
        self.judge()
        self.check(self.is_hearts(), "only hearts open a Jail")
        self.from_front(self.named(e), e.card)
        self.pile.append(e.card)

    def on_jail_stayed(self, e: Told) -> None:
        me = self.named(e)
        self.judge()
        self.check(not self.is_hearts(), "hearts open a Jail")
        self.check(bool(e.number("gone")) != self.settings.get("jail_persists", True), "Jail stays or goes")
        self.seen.add(e.card)
        self.failed.append(me)
        if e.number("gone"):
            self.from_front(me, e.card)
            self.pile.append(e.card)
        if self.seats > 2:
            me.copied, me.drawn = "", () if me.copied == "greygory-deck" else me.drawn

    failed: list[Figure]  # who has failed a Jail check this turn

    def on_exploded(self, e: Told) -> None:
        me = self.named(e)
        self.judge()
        self.check(self.is_blast(), "Dynamite explodes on spades 2 to 9")
        self.from_front(me, e.card)
        self.to_pile(e.card, me.seat)
        self.exploding = me

    def on_dynamite_passed(self, e: Told) -> None:
        me, to = self.checking, self.named(e, "to")
        self.judge()
        if me is None:
            return
        self.check(not self.is_blast(), "Dynamite explodes on spades 2 to 9")
        self.from_front(me, e.card)
        free = [each for each in self.round(me)[1:] if not each.lies("dynamite")]
        self.check(to is (free[0] if free else me), "Dynamite passes to the next player without one")
        to.front.append(e.card)
        self.seen.add(e.card)

    def on_dynamite_stayed(self, e: Told) -> None:
        me = self.named(e)
        self.judge()
        self.check(me is self.checking and e.card in me.front, "this Dynamite was not checked")
        self.check(not self.is_blast(), "Dynamite explodes on spades 2 to 9")
        self.check(all(each.lies("dynamite") for each in self.round(me)[1:]), "somebody could take it")

    def on_flipped_taken(self, e: Told) -> None:
        while self.flipped and self.flipped[0] != e.card:
            self.leaves_flipped()
        if not self.flipped:
            self.complain("no such card lies aside")
            return
        self.flipped.pop(0)
        self.facing = None
        self.check(self.hands[e.seat] < 6, "John Pain has six cards")
        self.check(any(each.seat == e.seat for each in self.holders("john-pain")), "not John Pain")
        self.hands[e.seat] += 1

    def leaves_flipped(self) -> None:
        """bang-char-john-pain-delay: he leaves a card only if he has six or is out of the game."""
        self.facing = None
        able = [each for each in self.holders("john-pain") if self.hands[each.seat] < 6]
        self.check(not able, "John Pain left a card that was his")
        self.pile.append(self.flipped.pop(0))

    def drop_flipped(self) -> None:
        while self.flipped:
            self.leaves_flipped()

    # Life

    def on_life_lost(self, e: Told) -> None:
        me, by, points = self.named(e), e.number("by"), e.number("n")
        self.check(me.alive, "a loss of somebody who is out of the game")
        self.facing = me
        me.life -= points
        me.loss_by = by
        self.check(e.number("left") == me.life, f"{me.life} lives are left")
        self.check(me is not self.ghost, "a ghost loses life")
        self.check(points == LOSSES.get(e.rule, 1), f"{points} points")
        self.caused(me, by, e.rule)
        if self.has(me, "bart-cassidy"):
            self.owe(me, "bang-char-bart-cassidy", points)
        if self.has(me, "el-gringo") and by not in (-1, me.seat):
            self.owe(me, "bang-char-el-gringo", points, by)
            self.debts[-1].dry = not self.hands[by]

    def caused(self, me: Figure, by: int, rule: str) -> None:
        """bang-dmg-source"""
        source = self.doer.seat
        if rule == "bang-shot-hit":
            shot, self.shot = self.shot, None
            if shot is None or shot.target is not me:
                self.complain("no shot at them")
            else:
                source = shot.by
                self.check(shot.missed < shot.need, "a shot hits that was cancelled")
                self.check(not self.is_proof(me), f"{me} is not affected by diamonds")
        elif rule == "bang-indians-all":
            self.check(self.effect == "indians", "no Indians!")
            self.check(not self.is_proof(me), f"{me} is not affected by diamonds")
            self.reaches(me)
        elif rule == "bang-duel-loser":
            self.fights(me)
            source = -1 if me.seat == self.doer.seat else self.doer.seat
            self.opponent = self.duel[1]
            self.duel = []
        elif rule in EVENT_LOSSES:
            source = -1
            self.loses_by_event(me, rule)
        else:
            source = -1
            self.check(me is self.exploding or rule != "bang-dynamite-explodes", "nothing has exploded")
            if rule == "bang-char-chuck-wengam":
                self.pay(me.seat, "chuck-wengam-life", 1)
                self.owe(me, "bang-char-chuck-wengam", 2)
            self.exploding = None
        self.check(by == source, f"caused by {source}")

    def loses_by_event(self, me: Figure, rule: str) -> None:
        raise NotImplementedError

    def gains_by_event(self, me: Figure, rule: str) -> None:
        raise NotImplementedError

    def on_life_gained(self, e: Told) -> None:
        me, points = self.named(e), e.number("n")
        self.check(me.alive, "a gain of somebody who is out of the game")
        if e.rule == "bang-char-teren-kill":
            self.judge()
            self.check(self.checking is me, "somebody else made the check")
            self.check(self.drawn < 0 or self.suit_of(self.drawn) != "spades", "spades")
            points = 1 - me.life
            me.saved = True
            self.owe(me, "bang-char-teren-kill-draw", 1)
        elif e.rule in ("bang-foc-hard-liquor", "bang-foc-blood-brothers"):
            points = 1
            self.gains_by_event(me, e.rule)
        else:
            rule = LIFE.get(e.rule, e.rule)
            debts = [debt for debt in self.debts if debt.figure is me and debt.rule == rule and debt.count]
            self.check(bool(debts), "nothing gives life")
            if debts:
                points = min(debts[0].count, me.most - me.life)
                debts[0].count = 0
                self.check(debts[0].life, "no life is owed")
            self.triggers(e.rule)
        self.check(e.number("n") == points > 0, f"{points} points")
        me.life += e.number("n")
        self.check(e.number("left") == me.life <= me.most, f"{me.life} lives of {me.most}")

    def is_settled(self, debt: Debt) -> bool:
        """Whether nothing is left to be done for it, or nothing can be."""
        if not debt.count or not debt.figure.alive or debt.dry:
            return True
        return self.dry and not debt.life and debt.rule != "penalty"

    # Elimination

    def on_eliminated(self, e: Told) -> None:
        me, role = self.named(e), e.word("role")
        self.check(me.alive and me.life <= 0, f"{me} has {me.life} lives")
        if self.has(me, "teren-kill"):
            self.check(self.checking is me and not me.saved, "Teren Kill was not asked to draw")
            self.check_open = False
        killer = me.loss_by if me.loss_by != me.seat else -1
        self.check(e.number("killer") == killer, f"the killer is {killer}")
        self.check(self.roles[me.seat] in ("", role), f"{me} is {self.roles[me.seat]}")
        self.roles[me.seat] = role
        self.goes_on()
        me.alive = False
        in_duel = self.effect == "duel" and self.opponent is not None and self.opponent.seat != me.seat
        self.facing = self.opponent if in_duel else None  # who has won the duel still counts as active
        if self.seats == 2:  # bang-p2-eliminated: the other one is active from now on
            self.active[me.seat] = next(
                (each for each in self.figures if each.seat == me.seat and each.alive), me
            )
        me.copied, me.drawn = "", ()  # bang-elim-copied-lost
        self.deaths.append((me, killer))
        self.last_out = me.seat
        self.fell(me, role)
        self.leaves(me)
        self.rewards(role, killer)

    def goes_on(self) -> None:
        raise NotImplementedError

    def fell(self, me: Figure, role: str) -> None:
        raise NotImplementedError

    def leaves(self, me: Figure) -> None:
        """Who gets the cards, and who reacts."""
        self.gone = me
        self.heirs = [each.seat for each in self.holders("vulture-sam")]
        self.react()

    def react(self) -> None:
        for each in self.in_game():
            if self.has(each, "herb-hunter"):
                self.owe(each, "bang-char-herb-hunter", 2)
            if self.has(each, "greg-digger"):
                self.heals(each, "bang-char-greg-digger", 2)

    gone: Figure | None = None  # who was eliminated last
    heirs: list[int]

    def rewards(self, role: str, killer: int) -> None:
        if killer < 0 or self.seats == 2:
            return
        if self.seats == 3:
            self.owe(self.figures[killer], "bang-p3-reward", 3)
        elif role == "outlaw" and not self.settings.get("bounties"):
            self.owe(self.figures[killer], "bang-reward-outlaw", 3)
        elif role == "deputy" and self.roles[killer] == "sheriff":
            # Counted when it is paid: Vulture Sam's inheritance goes, too.
            self.owe(self.figures[killer], "penalty", 1)

    def triggers(self, rule: str) -> None:
        """bang-elim-sequence: cards leave, then triggers, then reward or penalty."""
        if rule in (*TRIGGERS, "bang-reward-outlaw", "bang-p3-reward", "penalty"):
            self.check(self.has_left(), "the cards of the eliminated player leave first")
        if rule in ("bang-reward-outlaw", "bang-p3-reward", "penalty"):
            waiting = [debt for debt in self.debts if debt.rule in TRIGGERS and not self.is_settled(debt)]
            self.check(not waiting, "triggers come before reward and penalty")

    def has_left(self) -> bool:
        gone = self.gone
        return gone is None or (not gone.front and (self.seats == 2 or not self.hands[gone.seat]))

    def on_all_discarded(self, e: Told) -> None:
        me, cards = self.named(e), e.cards()
        if e.rule == "bang-penalty-deputy":
            self.triggers("penalty")
            self.pay(me.seat, "penalty", 1)
        else:
            self.check(me is self.gone and not self.heirs, "nobody discards everything")
        self.check(len(cards) == self.whole_hand(me) + len(me.front), "all cards are discarded")
        self.check(set(me.front) <= set(cards), "cards in play are discarded, too")
        for card in cards:
            if card in me.front:
                self.from_front(me, card)
            else:
                self.from_hand(me.seat, card)
            self.to_pile(card, me.seat if me.alive else -1)

    def whole_hand(self, me: Figure) -> int:
        """How many hand cards leave with somebody (bang-p2-eliminated: the hand stays)."""
        return 0 if self.seats == 2 and self.living(me.seat) else self.hands[me.seat]

    def on_cards_inherited(self, e: Told) -> None:
        heir, me = e.number("heir"), self.gone
        if me is None or me.seat != e.seat:
            self.complain("nobody to inherit from")
            return
        self.check(self.heirs == [heir], f"the heir is {self.heirs}")
        self.check(list(e.cards()) == me.front, "all cards in play are inherited")
        self.check(e.number("n") == self.whole_hand(me), "the whole hand is")
        for card in e.cards():
            self.from_front(me, card)
        self.lose(me.seat, e.number("n"))
        self.hands[heir] += e.number("n") + len(e.cards())
