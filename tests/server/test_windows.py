"""Windows over questions about hidden cards: a player who cannot answer is not asked, and nobody can tell."""

import asyncio
import json
from collections import Counter
from random import Random

import pytest

from posse.core import Chance, PosseError
from posse.core.records import Luck, Record
from posse.server.rooms import seat_changes, windows
from posse.server.rooms.bots import PACES
from posse.server.rooms.play import RETRY
from posse.server.rooms.replay import record_choices
from posse.server.rooms.seat_clocks import PATIENCE
from posse.server.rooms.windows import LENGTH
from posse.server.wire import protocol
from tests.games.dice_town.laying import dice_town
from tests.server.virtual import World

LEAST, MOST = LENGTH
ROBBED = {"a": "10 10 10 A A"}


def bank_robbed(b="even-split", c="wanted", d="equipment-1", **more):
    """a has robbed the bank: b, c and d hold store cards, so they are asked for Even Split."""
    return dice_town(at="bank", bank=6, store={"b": b, "c": c, "d": d}, dice=ROBBED, **more).table


def duel(game, hands, seats=3):
    """A table of the made-up game with these hands: shot 0, dodge 1, drink 2."""
    table = game.new(seats, {}, Chance.from_text("standoff"))
    for seat, hand in enumerate(hands):
        table.hand[seat] = list(hand)
    return table


def heard_by(world, *but):
    return {name: client.frames for name, client in world.clients.items() if name not in but}


async def over_show(world):
    """Time passes until everybody can have seen what has happened."""
    await world.passes(max(0, world.room.play.showing.until - world.clock.time))


# What happens in a window


async def test_a_player_without_the_card_is_not_asked_and_passed_for_at_the_end():
    world = World(bank_robbed(b="dynamite"), "a b c d")
    await world.begin()
    assert world.table.waiting == 0b1110
    assert [world.clients[name].asks for name in "abcd"] == ["", "", "", ""]  # nobody holds Even Split
    told = len(world.table.told)
    await world.passes(LEAST - 1)
    assert len(world.table.told) == told
    await world.passes(MOST - LEAST + 1)
    assert [(row.seat, row.option, row.by, row.kind) for row in world.storage.rows] == [
        (1, "pass", "window", "laid"),
        (2, "pass", "window", "laid"),
        (3, "pass", "window", "laid"),
        (-1, "", "window", "closed"),
    ]
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_an_answer_in_a_window_is_stored_at_once_and_shown_at_its_end():
    world = World(bank_robbed(), "a b c d")
    await world.begin("watching")
    assert world.b.asks == "even-split"
    assert world.b.decision["hidden"]
    before = Counter({name: len(client.frames) for name, client in world.clients.items()})
    await world.passes(500)
    await world.b.choose("play")
    assert [(row.seat, row.option, row.kind) for row in world.storage.rows] == [(1, "play", "laid")]
    assert '"chosen"' in world.b.frames[-2][1]
    assert world.b.decision is None
    assert world.b.waiting == [2, 3]
    await world.passes(LEAST - 501)
    after = Counter({name: len(client.frames) for name, client in world.clients.items()})
    assert after - before == Counter(b=2)
    assert world.a.waiting == world.watching.waiting == [1, 2, 3]
    await world.passes(MOST)
    assert "card-played" in [event["kind"] for event in world.watching.events]
    assert world.c.asks == "wanted"
    await world.close()


async def test_a_player_who_takes_longer_is_waited_for():
    world = World(bank_robbed(), "a b c d")
    await world.begin()
    await world.passes(MOST)
    assert world.a.waiting == [1]
    assert world.storage.rows[-1].kind == "closed"
    await world.passes(60_000)
    assert world.a.waiting == [1]
    await world.b.choose("pass")
    assert world.storage.rows[-1].kind == "choice"
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_the_length_of_a_window_is_drawn_and_depends_on_nothing_else():
    lengths = set()
    for number in range(30):
        world = World(bank_robbed(), "a b c d", random=number)
        await world.begin()
        lengths.add(await _time_of_closing(world))
        await world.close()
    assert len(lengths) > 20
    assert min(lengths) >= LEAST
    assert max(lengths) <= MOST
    assert MOST < 5000  # every clock gives more than that


async def _time_of_closing(world):
    start = world.clock.time
    for _ in range(10):
        await world.passes(world.clock.next_alarm() - world.clock.time)
        if any(row.kind == "closed" for row in world.storage.rows):
            break
    return world.clock.time - start


async def test_a_person_alone_among_bots_hides_nothing_and_does_not_wait_long():
    world = World(bank_robbed(b="dynamite"), "b")
    await world.begin()
    least, most = PACES["quick"]
    assert least <= await _time_of_closing(world) <= most < LEAST
    await world.close()
    world = World(bank_robbed(b="dynamite"), "b")
    await world.begin("watching")  # but somebody watches
    assert await _time_of_closing(world) >= LEAST
    await world.close()


async def test_where_only_bots_are_asked_there_is_no_window():
    world = World(bank_robbed(), "a")
    await world.begin()
    await world.passes(PACES["quick"][1])
    assert {row.kind for row in world.storage.rows} == {"choice"}
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_a_window_counts_from_when_people_can_have_seen_what_happened():
    world = World(bank_robbed(), "a b c d")
    await world.begin()
    await world.b.choose("play")
    while world.c.asks != "wanted":  # its length is drawn: stop at the moment the next one opens
        await world.passes(1)
    shown = world.room.play.showing.until - world.clock.time
    assert shown > 0
    rows = len(world.storage.rows)
    await world.passes(shown + LEAST - 1)
    assert len(world.storage.rows) == rows
    await world.passes(MOST - LEAST + 1)
    assert len(world.storage.rows) > rows
    await world.close()


async def test_bots_answer_inside_the_window_and_it_waits_for_one_that_still_thinks():

    world = World(bank_robbed(), "a b d")
    world.bots.slow = asyncio.Event()
    await world.begin()
    frames = len(world.a.frames)
    await world.b.choose("pass")
    await world.passes(10 * MOST)
    assert len(world.a.frames) == frames  # nobody learns that it is the bot who has not answered
    world.bots.slow.set()
    await world.settle()
    assert world.a.asks == "commit-keep"
    assert [(row.seat, row.by) for row in world.storage.rows] == [
        (1, "person"),
        (3, "window"),
        (2, "bot"),
        (-1, "window"),
    ]
    await world.close()


async def test_a_bot_that_takes_over_in_a_window_answers_in_it():
    world = World(bank_robbed(), "a b c d")
    await world.begin()
    frames = len(world.a.frames)
    await world.room.play.set_bot(1, "greenhorn")
    await world.settle()
    assert (world.storage.rows[-1].by, world.storage.rows[-1].kind) == ("bot", "laid")
    assert [json.loads(text)["type"] for _, text in world.a.frames[frames:]] == ["table"]
    await world.passes(MOST)
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_a_standing_answer_is_given_inside_the_window():
    world = World(bank_robbed(), "a b c d")
    await world.begin()
    frames = len(world.a.frames)
    await world.b.stand("even-split")
    await world.passes(0)
    assert (world.storage.rows[-1].by, world.storage.rows[-1].kind) == ("standing", "laid")
    assert len(world.a.frames) == frames
    await world.close()


# Ask me always


async def test_a_bluffer_is_asked_also_without_a_choice():
    world = World(bank_robbed(b="dynamite"), "a b c d")
    await world.begin()
    heard = heard_by(world, "b")
    counts = {name: len(frames) for name, frames in heard.items()}
    await world.b.ask_always("even-split")
    assert [option["name"] for option in world.b.decision["options"]] == ["pass"]
    assert json.loads(world.b.frames[-1][1]) == {"type": "standing", "on": [], "always": ["even-split"]}
    assert {name: len(frames) for name, frames in heard.items()} == counts
    await world.passes(3 * MOST)
    assert world.a.waiting == [1]
    await world.restart()
    assert world.b.asks == "even-split"  # it is stored
    await world.b.choose("pass")
    await world.passes(MOST)
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_a_bluffer_who_no_longer_wants_to_be_asked_is_passed_for():
    world = World(bank_robbed(b="dynamite"), "a b c d")
    await world.begin()
    await world.b.ask_always("even-split")
    await world.passes(MOST)
    assert world.a.waiting == [1]
    await world.b.ask_always("even-split", on=False)
    assert world.b.decision is None
    await world.passes(LEAST - 1)
    assert world.a.waiting == [1]
    await world.passes(MOST - LEAST + 1)
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_a_table_may_ask_everybody_always():
    world = World(bank_robbed(b="dynamite"), "a b c d", ask_always=True)
    await world.begin()
    assert [world.clients[name].asks for name in "bcd"] == ["even-split"] * 3
    await world.b.choose("pass")
    assert world.a.waiting == [2, 3]  # as it is answered
    await world.passes(100 * MOST)
    await world.c.choose("pass")
    await world.d.choose("pass")
    assert world.a.asks == "commit-keep"
    assert {row.kind for row in world.storage.rows} == {"choice"}
    await world.close()


# People who are not there


async def test_nobody_is_passed_for_while_they_are_not_connected():
    """Or else one could tell from the rhythm what an absent player does not hold."""
    world = World(bank_robbed(b="dynamite"), "a b c d")
    await world.begin()
    await world.leave("b")
    await world.passes(10 * MOST)
    assert world.a.waiting == [1]
    assert world.room.summary("b").asked  # they have to come
    await world.come("b")
    assert world.b.decision is None
    await world.passes(LEAST - 1)
    assert world.a.waiting == [1]
    await world.passes(MOST - LEAST + 1)
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_a_person_who_takes_a_seat_back_in_the_middle_is_passed_for():

    world = World(bank_robbed(b="dynamite"), "a b c d")
    await world.begin()
    world.bots.slow = asyncio.Event()
    for seat in (1, 2, 3):
        await world.room.play.set_bot(seat, "greenhorn")
    await world.passes(2 * MOST)
    for seat in (1, 2, 3):
        await world.room.play.set_bot(seat, "")
    await world.settle()
    assert world.a.asks == "commit-keep"
    assert [row.by for row in world.storage.rows[:3]] == ["window"] * 3
    await world.close()


# Two worlds


def wanted(b):
    """a plays Dynamite; b is asked for Wanted."""
    story = dice_town(at="gold-mine", store={"a": "dynamite", "b": b}, dice={"a": "9 9 9 A A"})
    story.a.plays("dynamite")
    return story.table


# Tables at which b is asked for a card: how they are laid, the card, and what b answers without playing it.
DICE_TOWN = {
    "one of several": (lambda b: bank_robbed(b=b), "even-split", "pass"),
    "alone": (
        lambda b: dice_town(at="gold-mine", store={"b": b}, dice={"b": "9 9 9 A A"}).table,
        "dynamite",
        "pass",
    ),
    "after another card": (wanted, "wanted", "pass"),
    "in the open": (
        lambda b: dice_town(at="saloon", property={"c": "1"}, store={"b": b}, dice={"b": "Q A A A A"}).table,
        "the-girls",
        "rob:c:1+0",
    ),
    "the last throw": (
        lambda b: (
            dice_town(
                players=3, store={"b": b}, dice={"a": "9 9 9 9 9"}, rolls={"b": "9 9 9 J A", "c": "9 9 9 9 Q"}
            ).table
        ),
        "professional-cheater",
        "cheaters:0",
    ),
}


@pytest.mark.parametrize("case", DICE_TOWN)
@pytest.mark.parametrize("moment", [0, 700, LEAST - 1])
@pytest.mark.parametrize("clock", ["", '{"kind":"live","seconds":5,"reserve":30}'], ids=["no clock", "clock"])
async def test_two_hands_look_the_same_from_outside(case, moment, clock):
    """b holds the card and passes, or does not hold it and does nothing. Frames and their times are equal."""
    lay, card, without = DICE_TOWN[case]
    told = []
    for held in (card, "equipment-2"):
        world = World(lay(held), "a b c", clock=clock)
        await world.begin("watching")
        asked = world.b.decision is not None
        assert asked == (held == card)
        await world.passes(moment)
        if asked:
            assert without in [option["name"] for option in world.b.decision["options"]]
            await world.b.choose(without)
        await world.passes(MOST)
        assert world.storage.rows[-1].kind == "closed"
        await world.passes(20_000)
        told.append(heard_by(world, "b"))
        await world.close()
    assert set(told[0]) == {"a", "c", "watching"}
    assert told[0] == told[1]
    assert any(time >= LEAST for time, _ in told[0]["watching"])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("people", ["a b c", "a b"])
async def test_two_hands_look_the_same_through_a_whole_game_of_nested_windows(standoff, seed, people):
    """Shots, duels and drinks, one player asked at a time. Everybody who could play a card passes, sooner or
    later within the window; in one world b holds everything, in the other nothing that they are asked for."""
    told = []
    for hand in ((0, 0, 1, 1, 2), (3, 3, 3, 3, 3)):
        world = World(duel(standoff, [(0, 1, 2, 2, 2), hand, (1, 1, 1, 0, 2)]), people, random=seed)
        await world.begin("watching")
        asked = await _pass_everything(world, Random(seed))
        assert world.table.over
        assert (asked > 3) == (0 in hand)
        told.append(heard_by(world, "b"))
        assert _log_verifies(standoff, world)
        await world.close()
    assert told[0] == told[1]
    assert len(told[0]["watching"]) > 20


async def _pass_everything(world, random):
    """Play on: turns at random, cards never. How often b was asked for a card."""
    asked = 0
    for _ in range(300):
        if world.table.over:
            break
        for name in ("a", "b", "c"):
            client = world.clients.get(name)
            if client is None or client.decision is None:
                continue
            names = [option["name"] for option in client.decision["options"]]
            if client.asks == "turn":
                await world.passes(3000)
                await client.choose(random.choice(names))
                break
            asked += name == "b"
            await client.choose("pass")
            break
        else:
            await world.passes(1500)
    return asked


def _log_verifies(game, world):
    """The record that follows from the log replays to the same events."""
    record = Record("standoff", "1", ["a", "b", "c"], {}, Luck(bytes(32)))
    record.choices = record_choices(world.room.play.ledger.rows)
    table = world.laid.clone()
    for number in range(1, len(record.choices) + 1):
        record.apply(table, number)
    return [event.facts() for event in table.told] == [event.facts() for event in world.table.told]


async def test_two_hands_look_the_same_across_a_restart(standoff):
    """The server dies in the window, when b has passed or could not. Then a window is open again."""
    told = []
    for hand in ((1, 1, 1), (0, 0, 0)):
        world = World(duel(standoff, [(0, 0, 0), hand, (1, 1, 1)]), "a b c")
        await world.begin()
        await world.a.choose("shoot:b")
        await world.passes(300)
        if world.b.asks == "dodge":
            await world.b.choose("pass")
            assert world.storage.rows[-1].kind == "laid"
        told_before = len(world.table.told)
        await world.restart("watching")
        assert len(world.table.told) == told_before
        assert world.a.waiting == [1]
        assert world.b.waiting == ([1] if hand == (0, 0, 0) else [])
        await world.passes(20_000)
        told.append(heard_by(world, "b"))
        assert _log_verifies(standoff, world)
        await world.close()
    assert told[0] == told[1]


async def test_clocks_in_a_rebuilt_window_tell_nothing_either(standoff):
    clock = '{"kind":"live","seconds":10,"reserve":60}'
    told = []
    for early in (True, False):
        world = World(duel(standoff, [(0,), (1,), (1,)]), "a b c", clock=clock)
        await world.begin()
        await world.a.choose("run")
        await over_show(world)
        if early:
            await world.b.choose("pass")
        await world.restart("watching")
        assert [each["seat"] for each in world.a.clocks] == [1, 2]
        if not early:
            await world.b.choose("pass")
        await world.passes(MOST)
        told.append(heard_by(world, "b"))
        await world.close()
    assert told[0] == told[1]


async def test_a_window_that_has_closed_is_closed_after_a_restart():
    world = World(bank_robbed(c="even-split", b="equipment-2"), "a b c d")
    await world.begin()
    await world.passes(MOST)
    assert world.a.waiting == [2]
    await world.restart()
    assert world.a.waiting == [2]
    assert not world.room.play.ledger.face_down.is_open()
    await world.c.choose("pass")
    assert world.a.asks == "commit-keep"
    await world.close()


async def test_what_was_opened_stays_open_after_a_restart():
    world = World(bank_robbed(), "a b c d")
    await world.begin()
    await world.b.choose("play")
    await world.passes(MOST)
    told = [event.facts() for event in world.table.told]
    await world.restart()
    assert [event.facts() for event in world.table.told] == told
    assert world.c.asks == "wanted"
    await world.close()


async def test_refusals_tell_nothing_of_who_has_answered():
    """Neither `why` nor a choice out of turn."""
    told = []
    for option in ("play", ""):
        world = World(bank_robbed(), "a b c d")
        await world.begin("watching")
        if option:
            await world.b.choose(option)
        said = [world.a.why("card:wanted"), world.watching.why("pass"), world.d.why("pass")]
        with pytest.raises(PosseError) as refused:
            await world.room.play.choose(0, "1", "pass", lambda: None)
        told.append((said, refused.value.key, refused.value.arguments))
        await world.close()
    assert told[0] == told[1]


async def test_bots_are_not_told_who_has_answered_either(standoff):
    world = World(duel(standoff, [(0,), (1,), (1,)]), "a b")
    seen = []
    choose = world.bots.choose

    async def noted(bot, table, seat, *given):
        seen.append(table.view(seat).waiting)
        return await choose(bot, table, seat, *given)

    world.bots.choose = noted
    await world.begin()

    world.bots.slow = asyncio.Event()
    await world.a.choose("run")
    await world.b.choose("pass")
    world.room.play.plan_answer(2)  # the bot looks again
    await world.settle()
    assert [[each.seat for each in waiting] for waiting in seen] == [[1, 2], [1, 2]]
    world.bots.slow.set()
    await world.close()


# Clocks


@pytest.mark.parametrize("then", ["default", "bot"])
async def test_the_time_limit_holds_after_the_window(then):
    clock = '{"kind":"live","seconds":10,"reserve":0}'
    world = World(bank_robbed(), "a b c d", clock=clock, timeout=then)
    await world.begin()
    assert [each["seat"] for each in world.a.clocks] == [1, 2, 3]
    await world.passes(MOST)
    assert [each["seat"] for each in world.a.clocks] == [1]
    await world.passes(10_000 - MOST - 1)
    assert world.a.waiting == [1]
    await world.passes(1)
    await world.passes(5000)
    assert world.a.asks == "commit-keep"
    late = next(row for row in world.storage.rows if row.seat == 1)
    assert late.by == ("clock" if then == "default" else "bot")
    await world.close()


@pytest.mark.parametrize("again", [False, True], ids=["for good", "for a moment"])
async def test_a_clock_does_not_tell_whether_a_player_had_answered_before_a_bot_took_over(again):
    told = []
    for early in (True, False):
        world = World(bank_robbed(), "a b c d", clock='{"kind":"live","seconds":10,"reserve":60}')
        await world.begin("watching")
        await world.passes(300)
        if early:
            await world.b.choose("pass")
        await world.room.play.set_bot(1, "greenhorn")
        await world.settle()
        await world.passes(300)
        if again:
            await world.room.play.set_bot(1, "")
            await world.settle()
            assert [each["seat"] for each in world.a.clocks] == [1, 2, 3]
        else:
            assert [each["seat"] for each in world.a.clocks] == [2, 3]
        await world.passes(MOST)
        told.append(heard_by(world, "b"))
        await world.close()
    assert told[0] == told[1]


# When things go wrong


async def test_a_window_that_cannot_be_stored_closes_later():
    world = World(bank_robbed(b="dynamite"), "a b c d")
    await world.begin()
    world.storage.broken = True
    await world.passes(MOST)
    assert world.storage.rows == []
    world.storage.broken = False
    await world.passes(RETRY)
    assert world.a.asks == "commit-keep"
    await world.close()


def test_the_length_is_drawn_from_public_facts_alone():
    world = World(bank_robbed(), "a b")
    seats = world.room.state.seats
    assert LEAST <= windows.length(Random(1), seats, 0, "instant") <= MOST
    assert windows.length(Random(1), seats[:1] + seats[2:], 0, "instant") == 0
    assert windows.length(Random(1), seats[:1], 1, "instant") >= LEAST


# The host hands the seat of a player over who does not move


async def hands_over(world, seat):
    """What the host is answered."""
    try:
        await seat_changes.hand_over(world.room, "a", protocol.HandOver(seat=seat))
    except PosseError as error:
        return str(error)
    await world.settle()
    return "done"


async def test_a_host_who_tries_to_hand_over_a_seat_learns_nothing_about_its_cards():
    answers = []
    for held, answered in (("even-split", False), ("even-split", True), ("dynamite", False)):
        world = World(bank_robbed(b=held), "a b c d")
        await world.begin()
        await world.passes(500)
        if answered:
            await world.b.choose("play")
        answers.append(await hands_over(world, 1))
        await world.close()
    assert answers == ["error-still-thinking seconds=180"] * 3


async def test_what_a_seat_holds_that_was_handed_over_stays_hidden_from_the_host():
    told = []
    for b in ("even-split equipment-2", "even-split dynamite"):
        world = World(bank_robbed(b=b), "a b c d")
        await world.begin("watching")
        await world.passes(PATIENCE - 1)
        assert (await hands_over(world, 1)).startswith("error-still-thinking")
        await world.passes(1)
        assert await hands_over(world, 1) == "done"
        await world.passes(MOST + 5_000)
        assert world.a.asks == "commit-keep"  # the bot has answered, and the game goes on
        told.append(heard_by(world, "b"))
        await world.close()
    assert told[0] == told[1]
