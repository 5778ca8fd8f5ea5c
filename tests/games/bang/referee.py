"""An independent referee of BANG!: follows the public events of a game and complains where they break a rule.

It was written from `docs/rules/bang.md` and knows nothing of how the engine works. Each kind of event has a
method that checks it against the books and then enters it. What an effect owes (cards, life, a penalty) is
noted as a debt; before the next action or turn begins every debt must have been paid.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from posse.core import Event
from posse.games.bang.facts import CARD_NAMES
from tests.games.bang.referee_books import LIVES, Figure, Told, bare, kind
from tests.games.bang.referee_happenings import ALWAYS, DISCARD, DRAW, PLAY, START, Happenings

FIVE_CARDS = ("big-spencer", "gary-looter")
DEALT = {
    3: "deputy outlaw renegade",
    4: "sheriff renegade outlaw outlaw",
    5: "sheriff renegade outlaw outlaw deputy",
    6: "sheriff renegade outlaw outlaw outlaw deputy",
    7: "sheriff renegade outlaw outlaw outlaw deputy deputy",
    8: "sheriff renegade renegade outlaw outlaw outlaw deputy deputy",
}
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}  # with three players


class Referee(Happenings):
    """`follow` every event, then `finish`: `complaints` says what was wrong."""

    after_end: tuple[str, ...] = ("revealed",)

    def __init__(self, seats: int, settings: dict[str, Any]) -> None:
        super().__init__(seats, settings)
        self.used, self.seen, self.fired = set(), set(), set()
        self.brown = (-1, "")
        self.targets, self.duel, self.failed = [], [], []
        self.gifts, self.pickers, self.heirs = [], [], []
        self.deaths = []
        self.turned, self.had_turn, self.done, self.skips = set(), set(), set(), set()
        self.daltons, self.played_as = [], {}
        self.worlds = {((), "")}
        self.dealt = tuple(DEALT.get(seats, "").split())
        self.first = -1  # who takes the first turn
        self.gained = 0  # cards in phase 1
        self.expected = 0
        self.special = ""  # where the first of them came from
        self.shown = 0
        self.winners: tuple[int, ...] | None = None
        self.side = ""
        self.turn_over = False
        self.kept = [0] * seats  # cards from the game before

    def follow(self, event: Event) -> None:
        self.told = Told(event)
        self.check(self.winners is None or self.told.name in self.after_end, "the game is over")
        if not self.still_draws(self.told.rule):
            for card, seat in self.using:  # bang-green-use-gone
                self.to_pile(card, seat)
            self.using = []
        getattr(self, "on_" + self.told.name.replace("-", "_"))(self.told)
        self.dry = self.dry or self.is_dry()

    def still_draws(self, rule: str) -> bool:
        """Whether the effect of an answer goes on: it gives a card, for which the deck may be shuffled."""
        if rule == "bang-draw-reshuffle":
            return any(kind(card) in ("bible", "dodge") for card, _ in self.using)
        return rule in ("bang-bible-cancel", "bang-dodge-cancel")

    # Setting up

    def on_role_dealt(self, e: Told) -> None:
        self.check(self.seats > 3, "a secret role")
        self.check(self.roles[e.seat] == "", f"{self.roles[e.seat]} is known")

    def on_role_shown(self, e: Told) -> None:
        role = e.word("role")
        self.roles[e.seat] = role
        self.check(self.seats == 3 or role == "sheriff", f"{role} is secret")
        if role == ("deputy" if self.seats == 3 else "sheriff"):
            self.first = self.sheriff = e.seat

    def on_character_dealt(self, e: Told) -> None:
        name = e.word("character")
        extra = self.roles[e.seat] == "sheriff"
        self.check(e.number("life") == LIVES.get(name, 4) + extra, "another life is printed on it")
        figure = Figure(e.seat, name, e.number("life"))
        self.figures.append(figure)
        self.ring.append(figure)
        self.active.append(figure)

    def on_characters_offered(self, e: Told) -> None:
        self.check(len(set(e.facts["characters"])) == 4, "four characters are offered")

    def on_character_picked(self, e: Told) -> None:
        name = e.word("character")
        self.check(e.number("life") == LIVES.get(name, 4), "another life is printed on it")
        self.first = e.seat if not self.figures else self.first
        self.check((e.seat - self.first) % 2 == len(self.figures) % 2, "they pick in turns")
        self.figures.append(Figure(e.seat, name, e.number("life")))
        if len(self.figures) == 4:  # bang-p2-seating
            one = [each for each in self.figures if each.seat == self.first]
            other = [each for each in self.figures if each.seat != self.first]
            self.ring = [*one, *reversed(other)]
            self.active = [other[0], one[0]] if self.first else [one[0], other[0]]

    def on_active_chosen(self, e: Told) -> None:
        self.drop_flipped()
        me = self.figure(e.seat, e.word("character"))
        self.check(me.alive and me not in self.failed, f"{me} cannot be active")
        self.active[e.seat] = me

    def on_hand_dealt(self, e: Told) -> None:
        me = self.active[e.seat]
        wanted = 5 if me.name in FIVE_CARDS else me.life
        kept = self.kept[e.seat]
        wanted = max(0, wanted - kept)
        self.check(e.number("n") == wanted, f"{wanted} cards are dealt")
        self.hands[e.seat] = e.number("n") + kept
        self.from_deck(e.number("n"))

    def keeps(self, seat: int) -> None:
        """bang-var-experience-hand, bang-var-experience-cards: a card goes from the box to a hand."""
        self.kept[seat] += 1
        self.deck -= 1

    # The turn

    def on_turn_started(self, e: Told) -> None:
        self.ends_round()
        after = self.after()
        self.check(e.seat == after, f"it is the turn of {after}")
        self.extra, self.extra_due = self.extra_due, False
        self.turn, self.phase, self.turn_over = e.seat, START, False
        self.bangs, self.gained, self.shown, self.special = 0, 0, 0, ""
        self.used, self.seen, self.failed = set(), set(), []
        self.brown, self.gifts = (-1, ""), []
        self.fired, self.done = set(), set()
        self.shots_due, self.due, self.count = -1, -1, 0
        self.counted = self.lost_turn = self.liquor = self.dug = self.copies = False
        self.started_with, self.train = self.hands[e.seat], 0
        self.doer = self.mine
        used = self.settings.get("events", "none") != "none" and not self.extra
        self.flip_due = used and e.seat in self.had_turn and self.keeper() == e.seat
        self.had_turn.add(e.seat)
        self.ripe = set()
        if self.settings.get("green_ready", "next_turn") == "next_turn":
            self.ripe = {card for each in self.own() for card in each.fresh}
        for each in self.own():
            each.fresh = set() if self.settings.get("green_ready") != "turn_end" else each.fresh

    ripe: set[int]

    def after(self) -> int:
        """bang-turn-next-seat, bang-turn-extra; bang-turn-step-return: nobody who returns is passed over."""
        if self.turn < 0:
            return self.first
        if self.extra_due:
            return self.turn
        if self.seats == 2:
            return self.seats_from((self.turn + 1) % self.seats)[0]
        order = self.places(self.figures[self.turn])
        for each in (*order[1:], order[0]):
            if each.alive:
                return each.seat
            back = self.event == "ghost-town" or self.show == "bone-orchard"
            back = back or (self.event == "dead-man" and each.seat == self.dead_first)
            self.check(not back, f"{each} comes back")
        return -1

    def ends_round(self) -> None:
        """The turn is over; somebody may come back before the next one begins."""
        if not self.turn_over:
            self.settle()
            self.ends_turn()
            self.turn_over = True

    def on_taken_back(self, e: Told) -> None:
        """bang-var-no-mercy, bang-var-no-mercy-when"""
        self.settle()
        self.ends_discard()
        self.check(self.settings.get("no_mercy", False), "there is mercy")
        self.check(
            e.seat == self.turn and self.roles[e.seat] == "sheriff", "only the Sheriff, in the own turn"
        )
        self.check(self.phase == DISCARD and e.card in self.fired, "not a Bang! of this turn")
        if e.card in self.mine_open:
            self.mine_open.discard(e.card)
            self.mine_count -= 1
        elif e.card in self.pile:
            self.pile.remove(e.card)
        else:
            self.complain("it does not lie on the pile")
        self.hands[e.seat] += 1
        self.fired = set()

    def on_greens_ready(self, e: Told) -> None:
        if self.settings.get("green_ready", "next_turn") == "next_turn":
            self.check(set(e.cards()) == self.ripe and e.seat == self.turn, f"{self.ripe} become usable")
            self.ripe = set()
        super().on_greens_ready(e)

    def own(self) -> list[Figure]:
        return [each for each in self.figures if each.seat == self.turn]

    def ends_turn(self) -> None:
        """A turn is over: by the hand limit, by a failed Jail check, or with the turn player."""
        if self.turn < 0:
            return
        if self.settings.get("green_ready") == "turn_end":
            for each in self.figures:
                each.fresh = set()
        self.check(self.ghost is None, "a ghost stays")
        self.check(not self.mine_count, "cards still lie aside")
        if not self.living(self.turn):
            return
        if self.phase == DISCARD:
            self.ends_discard()
            self.ends_events()
        else:
            self.check(bool(self.failed) or self.lost_turn, "a turn without an end")

    def ends_discard(self) -> None:
        """bang-turn-hand-limit: phase 3 is over."""
        if self.counted or self.mine is self.ghost or not self.mine.alive:
            return
        self.counted = True
        over = self.hands[self.turn] - self.limit()
        self.check(self.phase == DISCARD, "phase 3 was left out")
        self.check(over <= 0, f"{over} cards too many at the end of the turn")

    def limit(self) -> int:
        return 10 if self.has(self.mine, "sean-mallory") else self.mine.life

    def leaves_start(self) -> None:
        """The character step is over: Dynamite and Jail have been checked, copies have lapsed."""
        if self.phase != START:
            return
        self.phase = DRAW
        self.facing = None
        self.check(not self.check_open, "a check of which nothing came")
        self.check(not self.lost_turn, "this turn is lost")
        self.check(not self.ripe, f"{self.ripe} become usable")
        self.start_effects()
        for card in [card for each in self.own() for card in each.front]:
            if kind(card) in ("dynamite", "jail") and self.event != "lasso":
                self.check(card in self.seen, f"{CARD_NAMES[card]} was not checked")
        self.check(self.mine not in self.failed, f"{self.mine} is in Jail")
        self.expected = self.to_draw()
        if self.has(self.mine, "youl-grinner") and self.event != "peyote":
            others = self.seats_from(self.turn)[1:]
            self.gifts = [seat for seat in others if self.hands[seat] > self.hands[self.turn]]

    def to_draw(self) -> int:
        """bang-draw-count"""
        me = self.mine
        if self.event == "thirst":
            return 1
        if me is self.ghost:
            return 3
        if self.has(me, "pixie-pete"):
            return int(self.settings.get("pixie_pete_cards", 4))
        if self.has(me, "bill-noface"):
            return 1 + me.most - me.life
        if self.has(me, "claus-the-saint"):
            return len(self.seats_from(0)) + 1
        return 2

    def on_ability_copied(self, e: Told) -> None:
        self.check(e.seat == self.turn and self.phase == START, "Vera Custer copies at the character step")
        self.check(self.event != "hangover", "Vera Custer has a hangover")
        me = self.mine
        others = [each for each in self.in_game() if each is not me]
        self.check(any(each.name == e.word("ability") for each in others), "nobody has this ability")
        self.lapses()
        me.copied = e.word("ability")
        self.copies = True

    copies = False  # whether Vera Custer has made her choice this turn

    def on_characters_drawn(self, e: Told) -> None:
        self.facing = None
        me, names = self.active[e.seat], tuple([bare(each) for each in e.facts["characters"]])
        self.check(self.has(me, "greygory-deck"), f"{me} draws no characters")
        faces = {each.name for each in self.figures}
        others = {name for each in self.figures if each is not me for name in each.drawn}
        self.check(not (faces | others) & set(names) and len(set(names)) == 2, "characters in use")
        me.drawn = names

    def lapses(self) -> None:
        """bang-turn-copies-lapse"""
        for each in self.own():
            if each.name == "vera-custer":
                each.copied, each.drawn = "", ()

    def before_draw(self) -> None:
        if self.phase == START:
            if not self.copies:
                self.lapses()
            self.copies = False
            self.leaves_start()

    def drawing(self, seat: int, ability: str = "", count: int = 1) -> None:
        """Cards of phase 1."""
        self.before_draw()
        self.check(seat == self.turn and self.phase == DRAW, "phase 1 is over")
        self.check(not self.gifts or self.is_dry(), "Youl Grinner gets his cards first")
        self.check((self.event == "peyote") == (ability == "peyote"), "Peyote, or no Peyote")
        self.check(not self.liquor, "phase 1 is skipped")
        if ability and ability != "peyote":
            self.check(self.has(self.mine, ability), f"{self.mine} is no {ability}")
            first = ability in ("kit-carlson",) or self.gained == 0
            self.check(first, "only the first card comes from elsewhere")
            self.special = ability
        self.gained += count

    def ends_draw(self) -> None:
        """bang-draw-count: the right number of cards came in phase 1."""
        self.before_draw()
        if self.phase != DRAW:
            return
        self.phase = PLAY
        train = self.event == "train-arrival"
        self.check(self.train == train or self.dry, f"{self.train} cards from the train")
        if self.event == "peyote":
            self.check("guess" in self.done or self.is_dry() or self.dry, "nobody guessed")
            return
        law = self.event == "law-of-the-west" and self.gained >= 2 and self.due < 0
        self.check(not law, "the second card was not shown")
        wanted = 1 if self.special == "pat-brennan" else self.expected
        if self.has(self.mine, "black-jack") and self.special != "pat-brennan" and self.gained >= 2:
            self.check(self.shown > 0, "Black Jack shows his second card")
            wanted += self.shown == 2
        enough = self.gained == wanted or (self.gained < wanted and self.dry)
        self.check(enough, f"{self.gained} cards in phase 1, not {wanted}")

    def on_play_ended(self, e: Told) -> None:
        self.begins(e.seat)
        if self.due in self.known_held and kind(self.due) in ALWAYS:
            self.complain("Law of the West: it could have been played")
        self.phase = DISCARD

    def on_excess_discarded(self, e: Told) -> None:
        self.check(not self.dug or self.show == "sacagaway", "the card goes to the mine unseen")
        self.excess(e.seat, -1)
        self.from_hand(e.seat, e.card)
        self.to_pile(e.card, e.seat)

    def on_excess_passed(self, e: Told) -> None:
        self.excess(e.seat, e.number("heir"))
        self.lose(e.seat, 1)
        self.hands[e.number("heir")] += 1

    def excess(self, seat: int, heir: int) -> None:
        """bang-turn-hand-limit, bang-char-gary-looter"""
        self.check(seat == self.turn and self.phase == DISCARD, "it is not phase 3")
        self.check(self.mine is not self.ghost, "a ghost skips phase 3")
        self.done.add("excess")
        self.check(self.hands[seat] > self.limit(), "no card too many")
        looters = [each.seat for each in self.round(self.mine) if self.has(each, "gary-looter")]
        wanted = next((each for each in looters if each != seat), -1)
        self.check(heir == wanted, f"the card goes to {wanted}")

    # Between two actions

    def is_busy(self) -> bool:
        """Whether an effect is being carried out."""
        dying = any(each.alive and each.life <= 0 and each is not self.ghost for each in self.figures)
        return self.shot is not None or bool(self.duel or self.targets) or dying or self.effect == "duel"

    def begins(self, seat: int, keeps: bool = False) -> None:
        """An action in phase 2 begins: the one before is over."""
        self.settle()
        self.ends_draw()
        self.check(seat == self.turn and self.phase == PLAY, "an action outside phase 2")
        self.nothing_owed()
        self.effect, self.doer = "", self.mine
        if not keeps:
            self.brown = (-1, "")

    def settle(self) -> None:
        """bang-time-one-at-a-time: nothing is left over."""
        self.drop_flipped()
        self.facing = None
        self.check(self.shot is None, "a shot is not over")
        self.check(self.exploding is None, "an explosion without damage")
        for each in self.targets:
            self.passes_over(each)
        self.check(not self.aside, f"{self.aside} still lie aside")
        self.check(not self.pickers and not self.store, "the store is still open")
        self.check(self.has_left(), "cards of somebody who is out of the game")
        for debt in self.debts:
            self.check(self.is_settled(debt) or self.has_nothing(debt.rule, debt.figure), str(debt))
        for each in self.in_game():
            self.check(each.life > 0 or each is self.ghost, f"{each} has no life left")
            empty = self.has(each, "suzy-lafayette") and not self.hands[each.seat]
            self.check(not empty or self.dry, "Suzy Lafayette has an empty hand")
        self.debts, self.targets, self.duel = [], [], []
        self.effect = ""
        self.dry = self.is_dry()

    def has_nothing(self, rule: str, me: Figure) -> bool:
        return rule == "penalty" and not self.hands[me.seat] and not me.front

    # Drawing

    def on_deck_shuffled(self, e: Told) -> None:
        looking = self.turn >= 0 and self.phase <= DRAW and self.has(self.mine, "kit-carlson", True)
        stay = min(3, len(self.pile)) if looking and self.event == "abandoned-mine" else 0
        fits = e.number("n") == len(self.pile)
        looked = looking and e.number("n") - self.deck == len(self.pile) - stay  # what is left stays on top
        self.check(fits or looked, f"{len(self.pile)} cards lie on the pile")
        self.thin = self.deck
        stay = 0 if fits and not looked else stay
        self.deck += len(self.pile) - stay
        self.pile = self.pile[len(self.pile) - stay :]

    def on_cards_drawn(self, e: Told) -> None:
        count = e.number("n")
        self.check(self.living(e.seat), "somebody who is out of the game draws")
        if e.rule in ("bang-draw-two", "bang-char-claus-the-saint", "bang-char-black-jack"):
            self.check(self.event != "abandoned-mine" or not self.pile, "the discard pile has cards")
        if e.rule == "bang-draw-two":
            self.drawing(e.seat, "", count)
        elif e.rule == "bang-hn-train-arrival":
            self.before_draw()
            self.check(e.seat == self.turn and count == 1 and self.phase == DRAW, "no train")
            self.train += 1
        elif e.rule == "bang-char-claus-the-saint":
            self.drawing(e.seat, "" if self.event == "abandoned-mine" else "claus-the-saint", count)
            self.shares()
        elif e.rule == "bang-char-black-jack":
            self.check(self.shown == 2 and count == 1, "no bonus for Black Jack")
            self.drawing(e.seat, "", count)
        elif e.rule == "bang-char-suzy-lafayette":
            able = [self.active[e.seat], *[each for each in self.figures if self.speaks(each)]]
            holds = any(each.seat == e.seat and self.has(each, "suzy-lafayette", True) for each in able)
            self.check(holds and not self.hands[e.seat] and count == 1, "not for Suzy Lafayette")
        else:
            self.triggers(e.rule)
            self.pay(e.seat, e.rule, count)
        self.from_deck(count)
        self.hands[e.seat] += count

    def shares(self) -> None:
        """bang-char-claus-the-saint-thirst, bang-char-claus-the-saint-ghost"""
        self.check(self.has(self.mine, "claus-the-saint"), "not Claus")
        friends = len(self.seats_from(self.turn)) - 1
        alone = self.event == "thirst" or self.mine is self.ghost
        self.forget("claus-gifts")
        self.owe(self.mine, "claus-gifts", 0 if alone else min(self.gained, friends))

    def on_discard_drawn(self, e: Told) -> None:
        if e.rule == "bang-char-pedro-ramirez":
            self.drawing(e.seat, "pedro-ramirez")
        else:
            self.check(self.event == "abandoned-mine", "no Abandoned Mine")
            self.drawing(e.seat, "kit-carlson" if e.rule == "bang-char-kit-carlson" else "")
            self.dug = True
            if self.has(self.mine, "claus-the-saint"):
                self.shares()
        if e.rule == "bang-char-kit-carlson":
            self.check(e.card in self.pile[-3:], "he does not see that card")
            self.pile = [card for card in self.pile if card != e.card]
            self.hands[e.seat] += 1
            return
        self.check(self.pile[-1:] == [e.card], f"{self.pile[-1:]} is the top card")
        self.pile = self.pile[:-1]
        self.hands[e.seat] += 1

    def on_card_shown(self, e: Told) -> None:
        if e.rule == "bang-wws-dorothy-rage":
            self.shown_by_force(e)
            return
        self.check(not self.is_open(e.card), "the card is in no hand")
        self.check(self.gained >= 2, "the second card is shown")
        if e.rule == "bang-foc-law-of-the-west":
            self.check(self.event == "law-of-the-west" and self.due < 0, "no Law of the West")
            self.due = e.card
            self.known_held = {e.card}
            return
        self.check(not self.other_suits([e.card]), "the card shows another suit")
        self.black_jacks(e)

    def on_card_shown_as(self, e: Told) -> None:
        """bang-check-suit-change: Black Jack's card where it shows another suit than it has."""
        self.check(not self.is_open(e.card), "the card is in no hand")
        self.check(self.gained >= 2, "the second card is shown")
        self.check(self.other_suits([e.card]) == {e.word("suit")}, "no such suit")
        self.black_jacks(e)

    def black_jacks(self, e: Told) -> None:
        self.check(self.has(self.mine, "black-jack"), "nobody shows a card")
        self.shown = 2 if self.suit_of(e.card) in ("hearts", "diamonds") else 1

    def on_looked(self, e: Told) -> None:
        self.before_draw()
        self.check(self.has(self.mine, "kit-carlson"), "not Kit Carlson")
        if self.thin >= 0:
            self.check(e.number("n") > self.thin, f"shuffled with {self.thin} cards")
            self.thin = -1
        piled = len(self.pile) if self.event == "abandoned-mine" else 0
        self.check(e.number("n") == min(3, self.deck + piled), "Kit Carlson looks at three cards")

    def on_kept(self, e: Told) -> None:
        self.drawing(e.seat, "kit-carlson")
        self.from_deck(1)
        self.hands[e.seat] += 1

    # The end

    def on_game_ended(self, e: Told) -> None:
        self.winners = tuple(e.facts["winners"])
        self.side = e.word("side")

    def on_revealed(self, e: Told) -> None:
        role = e.word("role")
        self.check(self.roles[e.seat] in ("", role), f"the role was {self.roles[e.seat]}")
        self.roles[e.seat] = role
        self.check(len(e.cards()) == self.hands[e.seat], f"{self.hands[e.seat]} cards in hand")
        for card in e.cards():
            self.check(not self.is_open(card), f"{CARD_NAMES[card]} is in no hand")

    def finish(self) -> list[str]:
        """The game is over: whether it ended when it should, and who should have won."""
        self.told = None
        if self.seats > 2:
            self.check(sorted(self.roles) == sorted(self.dealt), "wrong roles")
        left = sorted({each.seat for each in self.figures if each.alive})
        verdict = self.verdict(left, [self.roles[seat] for seat in left])
        self.check(verdict == self.winners, f"{verdict} should have won, not {self.winners}")
        return self.complaints

    def goes_on(self) -> None:
        """Before somebody else leaves: nobody had won by then."""
        if not self.deaths:
            return
        left = sorted({each.seat for each in self.figures if each.alive})
        if self.seats < 4:
            self.check(self.verdict(left, [self.roles[seat] for seat in left]) == (), "the game was over")
            return
        self.worlds = {world for world in self.worlds if not self.verdict(left, self.living_roles(world))}
        self.check(bool(self.worlds), "the game was over")

    def living_roles(self, world: tuple[tuple[str, ...], str]) -> list[str]:
        return list((Counter(self.dealt) - Counter(world[0])).elements())

    def verdict(self, seats: list[int], roles: list[str]) -> tuple[int, ...]:
        """Who has won; nobody if the game goes on."""
        if self.seats == 2:
            return tuple(seats) if len(seats) == 1 else ()
        if self.seats == 3:
            return self.verdict_of_three(seats)
        if self.show == "wild-west-show":
            return tuple(seats) if len(seats) == 1 else ()
        return self.verdict_of_many(seats, roles)

    def verdict_of_three(self, seats: list[int]) -> tuple[int, ...]:
        """bang-p3-win-personal, bang-p3-last-survivor, bang-p3-ghost"""
        left = [seat for seat in seats if self.ghost is None or seat != self.ghost.seat]
        if len(left) == 1:
            return tuple(left)
        dead, killer = self.deaths[0]
        personal = killer >= 0 and PREY[self.roles[killer]] == self.roles[dead.seat]
        return (killer,) if len(self.deaths) == 1 and personal else ()

    def verdict_of_many(self, seats: list[int], left: list[str]) -> tuple[int, ...]:
        """bang-win-sheriff-dead, bang-win-law; who is meant by (-1,) is not known yet"""
        if "sheriff" not in left:
            if left == ["renegade"]:
                return tuple(seats)
            return self.of("outlaw") or (-1,)
        if "outlaw" not in left and "renegade" not in left:
            return self.of("sheriff", "deputy") or (-1,)
        return ()

    def of(self, *roles: str) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if self.roles[seat] in roles])
