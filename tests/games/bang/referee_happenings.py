"""The referee on event cards: who turns them and when, what they cost and give, and who comes back."""

from __future__ import annotations

from collections import Counter

from posse.games.bang.facts import CARD_NAMES
from tests.games.bang.referee_books import LIVES, Figure, Told, kind
from tests.games.bang.referee_fights import Fights, Shot

START, DRAW, PLAY, DISCARD = 0, 1, 2, 3
DECKS = {"high_noon": 15, "fistful": 15, "mixed": 30}
ALWAYS = ("saloon", "stagecoach", "wells-fargo", "gatling", "indians", "general-store")  # can be played


class Happenings(Fights):
    """`event` and `show` of the books say what is active; here is how they come, act and go."""

    phase = START
    coming = ""  # the next event, which lies face up
    left = 0  # event cards in their deck
    turned: set[str]  # since they were shuffled
    had_turn: set[int]  # seats
    flip_due = False
    extra = False  # this is an extra turn
    extra_due = False
    done: set[str]  # what event cards have done in this turn
    shots_due = -1  # of A Fistful of Cards
    daltons: list[Figure]
    doctor = False  # he is to leave
    naming = False  # somebody is to be named
    skips: set[int]
    lost_turn = False
    blood = False  # a life was given and is to be taken
    due = -1  # the card that has to be played
    counted = False  # whether the hand limit has been looked at
    started_with = 0  # hand cards at the start of the turn
    dead_first = -1
    sheriff = -1

    # The decks

    def on_events_laid(self, e: Told) -> None:
        promo = self.settings.get("promo_events", True)
        size = DECKS[self.settings["events"]]
        size -= 0 if promo or self.settings["events"] == "fistful" else 2
        self.check(e.number("n") == size, f"{size} event cards")
        self.left, self.coming, self.turned = size, e.word("next"), set()

    def on_events_shuffled(self, e: Told) -> None:
        self.check(self.left == 0, "shuffled too early")
        self.left, self.coming, self.turned = e.number("n"), "", set()

    def on_show_laid(self, e: Told) -> None:
        self.check(e.number("n") == 10, "ten cards of Wild West Show")
        self.show_left = 10
        self.shown_cards: set[str] = set()

    def keeper(self) -> int:
        """bang-event-keeper, bang-event-keeper-three"""
        at = self.ring.index(self.figures[self.sheriff])
        order = self.ring[at:] + self.ring[:at]
        return next(each.seat for each in order if each.alive and each is not self.ghost)

    def on_event_turned(self, e: Told) -> None:
        """bang-event-flip, bang-event-first-round, bang-turn-extra"""
        name = e.word("event")
        self.check(self.flip_due, "no event is turned now")
        self.check(e.seat == self.turn == self.keeper(), f"the keeper is {self.keeper()}")
        self.check(self.coming in ("", name), f"{self.coming} lay on top")
        self.check(name not in self.turned, f"{name} twice")
        self.flip_due = False
        self.turned.add(name)
        self.left -= 1
        self.coming = e.word("next")
        self.check(bool(self.coming) == bool(self.left), "the next event is known")
        self.event, self.named_seat = name, -1
        self.enters(name)

    def enters(self, name: str) -> None:
        """bang-event-on-reveal"""
        living = [each for each in self.round(self.mine) if each is not self.ghost]
        if name == "the-doctor":
            lowest = min([each.life for each in living])
            for each in living:
                self.heals(each, "bang-hn-the-doctor", 1 if each.life == lowest else 0)
            self.doctor = True
        elif name == "the-daltons":
            self.daltons = [each for each in living if each.front]
        elif name == "handcuffs":
            self.naming = True
        elif name == "russian-roulette":
            self.shot = Shot(self.mine, 1, -1)
            self.effect, self.facing = "russian-roulette", self.mine

    def on_event_over(self, e: Told) -> None:
        self.check(self.event == "the-doctor" == e.word("event"), f"{self.event} stays")
        self.event, self.doctor = "", False

    def on_show_turned(self, e: Told) -> None:
        """bang-wws-deck-trigger, bang-wws-deck-last-stays"""
        name = e.word("event")
        self.check(self.show_due > 0, "no card of Wild West Show is turned now")
        self.show_due -= 1
        self.show_left -= 1
        self.check(e.number("left") == self.show_left >= 0, f"{self.show_left} cards are left")
        self.check((name == "wild-west-show") == (self.show_left == 0), "the last card is Wild West Show")
        self.check(name not in self.shown_cards, f"{name} twice")
        self.shown_cards.add(name)
        self.goes_on()
        self.show = name
        self.opening = len([each for each in self.in_game() if self.hands[each.seat]])
        self.opening *= name == "sacagaway"

    opening = 0  # hands that are still to be laid open

    # What is over before something else begins

    def nothing_owed(self) -> None:
        self.check(not self.flip_due, "the event was not turned")
        self.check(not self.naming, "nobody was named")
        self.check(not self.doctor, "The Doctor stays")
        self.check(not [each for each in self.daltons if each.alive], "a card is still to go to The Daltons")
        self.check(not self.show_due, "a card of Wild West Show was not turned")
        self.check(not self.opening, "a hand is still closed")
        self.check(not self.unburied, f"{self.unburied} were not buried")
        self.check(not self.blood, "a life that nobody got")
        self.forced = (-1, "")
        self.daltons = []

    def start_effects(self) -> None:
        """bang-turn-step-start-effects: nobody gets past them."""
        self.nothing_owed()
        if self.event == "high-noon":
            self.check("bang-hn-high-noon" in self.done or self.mine is self.ghost, "High Noon was missed")
        if self.event == "new-identity":
            self.check("spare" in self.done, "nobody looked at the spare character")
        sure = self.started_with and "bang-foc-russian-roulette" not in self.done
        if self.event == "a-fistful-of-cards":
            self.check(self.shots_due <= 0, f"{self.shots_due} shots are missing")
            self.check(self.shots_due == 0 or not sure, "no shots")
        if self.show == "darling-valentine":
            self.check("hand" in self.done or not sure, "the hand was not exchanged")

    def begins_start(self, rule: str) -> None:
        """An effect of the start of a turn: once, before any check, that of Wild West Show first."""
        self.check(self.phase == START and not self.seen, "not at the start of a turn")
        self.check(rule not in self.done, f"{rule} twice in a turn")
        if self.show == "darling-valentine" and rule != "hand":
            sure = self.started_with and "bang-foc-russian-roulette" not in self.done
            self.check("hand" in self.done or not sure, "Wild West Show goes first")
        self.done.add(rule)

    # Life

    def loses_by_event(self, me: Figure, rule: str) -> None:
        if rule == "bang-foc-russian-roulette":
            shot, self.shot = self.shot, None
            self.check(self.event == "russian-roulette" and shot is not None, "no Russian Roulette")
            self.check(shot is None or (shot.target is me and not shot.missed), "somebody else loses")
            self.done.add(rule)
            return
        if rule == "bang-wws-gag":
            self.check(self.speaker is me and self.show == "gag", "nobody spoke")
            self.speaker = None
            return
        self.check(me.seat == self.turn, "it is not their turn")
        if rule == "bang-wws-miss-susanna":
            me.life += 1  # the hand is counted before
            self.ends_discard()
            me.life -= 1
            self.check(self.show == "miss-susanna" and self.phase == DISCARD, "no Miss Susanna")
            self.check(self.count < 3, f"{self.count} cards were played")
            self.check(rule not in self.done, "Miss Susanna twice")
            self.done.add(rule)
            return
        self.begins_start(rule)
        self.check(rule.endswith(self.event), f"not under {self.event}")
        if rule == "bang-foc-blood-brothers":
            self.check(me.life >= 1, "the last life is given away")
            self.blood = True

    def gains_by_event(self, me: Figure, rule: str) -> None:
        self.check(me.life < me.most and me is not self.ghost, "no room for a life")
        if rule == "bang-foc-blood-brothers":
            self.check(self.blood and me.seat != self.turn, "nobody gave a life")
            self.blood = False
            return
        self.check(self.event == "hard-liquor", "no Hard Liquor")
        self.before_draw()
        self.check(self.phase == DRAW and not self.gained, "phase 1 has begun")
        self.check(me.seat == self.turn, "it is not their turn")
        self.expected, self.gifts, self.liquor = 0, [], True

    liquor = False
    gained = 0
    expected = 0
    speaker: Figure | None = None

    def on_spoke(self, e: Told) -> None:
        self.settle()
        self.ends_draw()
        self.check(self.phase == PLAY, "the chat is closed")
        self.speaker = self.figures[e.seat]
        self.check(self.speaker.alive and self.speaker is not self.ghost, "they are out of the game")

    # At the start of a turn

    def on_hand_swapped(self, e: Told) -> None:
        self.begins_start("hand")
        self.check(self.show == "darling-valentine" and e.seat == self.turn, "no Darling Valentine")
        self.check(len(e.cards()) == self.hands[e.seat], "the whole hand is exchanged")
        for card in e.cards():
            self.from_hand(e.seat, card)
            self.to_pile(card, e.seat)
        self.owe(self.mine, e.rule, len(e.cards()))

    def on_spare_seen(self, e: Told) -> None:
        self.begins_start("spare")
        self.check(self.event == "new-identity" and e.seat == self.turn, "no New Identity")

    def on_identity_taken(self, e: Told) -> None:
        me, name = self.figures[e.seat], e.word("identity")
        self.check("spare" in self.done and e.seat == self.turn, "nobody looked at the spare character")
        self.check(me.spare in ("", name), f"the spare character was {me.spare}")
        self.check(all(each.name != name for each in self.figures), f"{name} is taken")
        most = LIVES.get(name, 4) + (self.roles[e.seat] == "sheriff")
        self.check((e.number("life"), e.number("most")) == (2, most), f"2 of {most} lives")
        me.name, me.spare, me.life, me.most = name, me.name, 2, most
        me.copied, me.drawn = "", ()

    def counts_fistful(self, target: Figure) -> None:
        self.check(self.event == "a-fistful-of-cards" and target.seat == self.turn, "no such shots")
        if self.shots_due < 0:
            self.begins_start("fistful")
            self.shots_due = self.hands[self.turn]
        self.check(self.shots_due > 0, "a shot too many")
        self.shots_due -= 1

    def on_own_discarded(self, e: Told) -> None:
        me = self.figures[e.seat]
        self.check(self.daltons[:1] == [me], "it is not their turn to discard")
        self.daltons = self.daltons[1:]
        self.from_front(me, e.card)
        self.to_pile(e.card, e.seat)

    def on_named(self, e: Told) -> None:
        self.check(self.naming and e.seat == self.keeper(), "nobody is to be named")
        self.check(self.living(e.number("target")), "somebody who is out of the game")
        self.naming = False
        self.named_seat = e.number("target")

    def on_roulette_passed(self, e: Told) -> None:
        me, shot = self.figures[e.seat], self.shot
        self.check(self.event == "russian-roulette", "no Russian Roulette")
        if shot is None or shot.target is not me:
            self.complain("it is not their turn")
            return
        self.check(shot.missed == 1, "without a Missed!")
        self.shot = Shot(self.round(me)[1], 1, -1)
        self.facing = self.shot.target

    # Phase 1

    def on_guessed(self, e: Told) -> None:
        """bang-foc-peyote"""
        self.drawing(e.seat, "peyote", 1)
        red = self.suit_of(e.card) in ("hearts", "diamonds")
        right = red == (e.word("colour") == "red")
        self.check(bool(e.number("right")) == right, "right or wrong")
        self.check("wrong" not in self.done, "a guess after a wrong one")
        self.done |= {"guess", "guess" if right else "wrong"}
        self.from_deck(1)
        if right:
            self.hands[e.seat] += 1
        else:
            self.pile.append(e.card)

    # Discards under Abandoned Mine

    def on_buried(self, e: Told) -> None:
        """bang-foc-abandoned-mine-discard"""
        self.check(self.dug, "nothing was taken from the discard pile")
        if e.card in self.aside:
            self.drop_flipped()
            self.check(self.doer.seat == self.turn, "a card of somebody else")
            self.leaves_aside(e.card)
            self.mine_open.add(e.card)
        elif e.card in self.pile:
            self.check(e.card in self.unburied, "a card of somebody else")
            self.unburied.discard(e.card)
            self.pile.remove(e.card)
            self.mine_open.add(e.card)
        else:
            self.burying.add(e.card)
        self.mine_count += 1

    def on_excess_buried(self, e: Told) -> None:
        self.check(self.show != "sacagaway", "all hands are open")
        self.excess(e.seat, -1)
        self.check(self.dug, "nothing was taken from the discard pile")
        self.lose(e.seat, 1)
        self.mine_count += 1

    def on_mine_closed(self, e: Told) -> None:
        self.settle()
        self.ends_discard()
        self.check(e.number("n") == self.mine_count, f"{self.mine_count} cards lie aside")
        self.deck += self.mine_count
        self.mine_count, self.mine_open = 0, set()

    # Phase 2

    def on_event_used(self, e: Told) -> None:
        name, target = e.word("event"), self.figures[e.number("target")]
        self.begins(e.seat)
        self.check(name in (self.event, self.show), f"{name} is not active")
        self.check(target.alive and target.seat != e.seat, "aimed at nobody")
        if name == "dorothy-rage":
            self.check("dorothy-rage" not in self.done, "Dorothy Rage twice in a turn")
            self.check(self.hands[target.seat] > 0, "an empty hand")
            self.done.add("dorothy-rage")
        elif name == "sniper":
            self.aim("bang", self.mine, target)
            self.shoots(self.mine, "bang")
        else:
            self.check(name == "ricochet" and bool(target.front), f"{name} is not used so")

    def on_readied(self, e: Told) -> None:
        self.check(e.seat == self.turn and self.phase == PLAY, "not in phase 2")
        self.check(self.is_bang(self.mine, e.card), f"{CARD_NAMES[e.card]} as a Bang!")
        self.from_hand(e.seat, e.card)
        self.aside.append(e.card)
        self.fired |= {e.card} if kind(e.card) == "bang" else set()

    def on_card_shot_at(self, e: Told) -> None:
        """bang-foc-ricochet, bang-foc-ricochet-slab"""
        target = self.figures[e.number("target")]
        self.check(e.card in self.aside, "no Bang! lies aside")
        self.prize = e.number("prize")
        self.check(self.prize in target.front and target.seat != e.seat, "no such card")
        self.current, self.effect, self.count = e.card, "ricochet", self.count + 1
        self.shot, self.facing = Shot(target, 1, e.seat), target

    prize = -1

    def on_prize_lost(self, e: Told) -> None:
        shot, self.shot = self.shot, None
        if shot is None or self.effect != "ricochet":
            self.complain("no shot at a card")
            return
        self.check(not shot.missed and shot.target.seat == e.seat, "the shot was cancelled")
        self.check(e.card == self.prize, "another card was shot at")
        self.from_front(shot.target, e.card)
        self.to_pile(e.card, e.seat)

    def on_pair_fired(self, e: Told) -> None:
        """bang-foc-sniper-counts"""
        self.check(set(self.aside) >= set(e.cards()) | set(), "two Bang! cards lie aside")
        self.check(self.event == "sniper" and len(e.cards()) == 2, "no Sniper")
        for card in e.cards():
            if card in self.aside:
                self.aside.remove(card)
            self.to_pile(card, e.seat)
        self.costs, self.current, self.effect = e.cards(), -1, "sniper"
        self.count += 1

    def on_swapped(self, e: Told) -> None:
        """bang-foc-ranch"""
        self.check(self.event == "ranch" and e.seat == self.turn, "no Ranch")
        self.check(self.phase == DISCARD and "excess" not in self.done, "not at the end of phase 2")
        self.from_hand(e.seat, e.card)
        self.to_pile(e.card, e.seat)
        self.owe(self.mine, "bang-foc-ranch", 1)

    def on_seats_swapped(self, e: Told) -> None:
        """bang-wws-lady-rosa-of-texas"""
        self.begins(e.seat)
        me, other = self.mine, self.figures[e.number("other")]
        circle = [each for each in self.ring if each.alive]
        self.check(self.show == "lady-rosa-of-texas" and len(circle) > 2, "no Lady Rosa")
        self.check("rosa" not in self.done, "Lady Rosa twice in a turn")
        self.check(circle[circle.index(me) - 1] is other, "not the player on the right")
        self.done.add("rosa")
        swap = {id(me): other, id(other): me}
        self.ring = [swap.get(id(each), each) for each in self.ring]
        self.skips.add(other.seat)

    def on_turn_skipped(self, e: Told) -> None:
        self.check(e.seat == self.turn and e.seat in self.skips, "no turn is lost")
        self.skips.discard(e.seat)
        self.lost_turn = True
        self.mine.copied = ""
        if self.mine.name == "vera-custer":
            self.mine.drawn = ()

    # Dorothy Rage, open hands

    def on_card_named(self, e: Told) -> None:
        self.check(e.seat == self.turn and "dorothy-rage" in self.done, "nobody names a card")
        self.forced = (e.number("victim"), e.word("kind"))
        self.check(e.word("kind") not in ("missed", "dodge"), "it cannot be played as an action")

    def shown_by_force(self, e: Told) -> None:
        self.check(self.forced == (e.seat, kind(e.card)), "another card was named")
        self.check(not self.is_open(e.card), "the card is in no hand")

    def on_card_stays(self, e: Told) -> None:
        self.check(self.forced == (e.seat, kind(e.card)), "another card was named")
        self.check(kind(e.card) not in ALWAYS, "it could have been played")
        self.forced = (-1, "")

    def on_cards_seen(self, e: Told) -> None:
        for card in e.cards():
            self.check(not self.is_open(card), f"{CARD_NAMES[card]} is in no hand")
        if e.rule == "bang-wws-dorothy-rage-missing":
            seat, named = self.forced
            self.check(e.seat == seat and len(e.cards()) == self.hands[seat], "the whole hand is shown")
            self.check(all(kind(card) != named for card in e.cards()), "the card is there")
            self.forced = (-1, "")
            return
        self.check(self.show == "sacagaway", "hands are closed")
        if self.opening:
            self.check(len(e.cards()) == self.hands[e.seat], "the whole hand is open")
            self.opening -= 1

    # At the end of a turn

    def checks_event(self, me: Figure, what: str) -> None:
        self.check(me.seat == self.turn, f"{what} is checked by the turn player")
        self.check(what in (self.event, self.show), f"{what} is not active")
        if what == "vendetta":
            self.ends_discard()
            self.check(self.phase == DISCARD and not self.extra, "no check for Vendetta now")
            self.check(not self.mine_count, "the mine is closed first")
        self.check(what not in self.done, f"{what} twice")
        self.done.add(what)

    def on_extra_turn(self, e: Told) -> None:
        self.check("vendetta" in self.done and self.is_hearts(), "hearts bring an extra turn")
        self.extra_due = True

    def ends_events(self) -> None:
        """bang-turn-end-sequence: what event cards do at the end of a turn has been done."""
        self.nothing_owed()
        self.check(not self.burying, f"{self.burying} were not discarded")
        self.check(not self.mine_count, "cards still lie aside")
        if self.phase != DISCARD or self.mine is self.ghost:
            return
        if self.show == "miss-susanna" and self.count < 3:
            self.check("bang-wws-miss-susanna" in self.done, f"only {self.count} cards were played")
        if self.event == "vendetta" and not self.extra:
            self.check("vendetta" in self.done, "no check for Vendetta")
            self.check(self.is_hearts() == self.extra_due, "hearts bring an extra turn")

    # Who comes back, and as what

    worlds: set[tuple[tuple[str, ...], str]]  # roles that may be out, and that of the ghost
    dealt: tuple[str, ...] = ()

    def ends_round(self) -> None:
        raise NotImplementedError

    def comes(self, seat: int) -> Figure:
        """bang-turn-step-return: the turn reaches somebody who is out."""
        self.ends_round()
        me = self.figures[seat]
        self.check(not me.alive, "they are in game")
        order = self.places(self.figures[self.turn])
        for each in (*order[1:], order[0]):
            if each is me:
                break
            self.check(not each.alive, f"the turn comes to {each} first")
        self.goes_on()
        me.alive, self.gone = True, None
        return me

    def on_returned(self, e: Told) -> None:
        me = self.comes(e.seat)
        me.life, me.front = e.number("life"), []
        orchard = e.rule == "bang-wws-bone-orchard"
        self.check(me.life == (1 if orchard else 2), f"{me.life} lives")
        fits = self.show == "bone-orchard" if orchard else self.event == "dead-man"
        self.check(fits, "nothing brings them back")
        if not orchard:
            self.check(e.seat == self.dead_first and self.show != "bone-orchard", "not the first who died")
            self.owe(me, "bang-foc-dead-man-cards", 2)
        self.moves(e.seat, "")

    def on_ghost_came(self, e: Told) -> None:
        self.check(self.event == "ghost-town" and self.show != "bone-orchard", "no Ghost Town")
        me = self.comes(e.seat)
        me.life, self.ghost = 0, me
        self.moves(e.seat, "ghost")

    def moves(self, seat: int, ghost: str) -> None:
        """Somebody who was out is in game: with a role that everybody knows, or with any that is out."""
        if self.seats < 4:
            return  # all roles lie open
        found: set[tuple[tuple[str, ...], str]] = set()
        for out, _ in self.worlds:
            for role in set(out) if not self.roles[seat] else {self.roles[seat]} & set(out):
                left = list(out)
                left.remove(role)
                found.add((tuple(left), role if ghost else ""))
        self.worlds = found
        self.check(bool(found), "nobody could have that role")

    def on_ghost_left(self, e: Told) -> None:
        """bang-hn-ghost-town-leave"""
        self.settle()
        me = self.figures[e.seat]
        self.check(me is self.ghost, "no ghost")
        self.check("excess" not in self.done, "a ghost skips phase 3")
        self.goes_on()
        self.worlds = {(tuple(sorted((*out, role))), "") for out, role in self.worlds}
        me.alive, self.ghost, self.facing, self.last_out = False, None, None, e.seat
        me.copied, me.drawn = "", ()
        self.leaves(me)

    def fell(self, me: Figure, role: str) -> None:
        self.dead_first = me.seat if self.dead_first < 0 else self.dead_first
        self.skips.discard(me.seat)
        if self.seats > 3:
            dealt = Counter(self.dealt)
            grown = {(tuple(sorted((*out, role))), ghost) for out, ghost in self.worlds}
            self.worlds = {world for world in grown if Counter(world[0]) <= dealt}
            self.check(bool(self.worlds), f"nobody could be {role}")

    def on_roles_shuffled(self, e: Told) -> None:
        seats = tuple(e.facts["seats"])
        orchard = e.rule == "bang-wws-bone-orchard-roles"
        if orchard:
            self.ends_round()
        else:
            red = self.drawn >= 0 and self.suit_of(self.drawn) in ("hearts", "diamonds")
            self.check("helena-zontero" in self.done and red, "roles stay")
        wanted = [
            each.seat
            for each in self.figures
            if (each.alive and each is not self.ghost) != orchard and self.roles[each.seat] != "sheriff"
        ]
        self.check(sorted(seats) == wanted, f"the roles of {wanted} are dealt again")
        for seat in seats:
            self.roles[seat] = ""

    # What the referee does elsewhere

    def begins(self, seat: int, keeps: bool = False) -> None:
        raise NotImplementedError

    def settle(self) -> None:
        raise NotImplementedError

    def ends_draw(self) -> None:
        raise NotImplementedError

    def ends_discard(self) -> None:
        raise NotImplementedError

    def excess(self, seat: int, heir: int) -> None:
        raise NotImplementedError


__all__ = ["ALWAYS", "DISCARD", "DRAW", "PLAY", "START", "Happenings"]
