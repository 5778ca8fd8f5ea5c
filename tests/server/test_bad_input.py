"""Strangers may send anything: they get a typed error, and the table plays on."""

import json
import string
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from posse.core.errors import PosseError
from posse.server.http.clean_text import require_text
from posse.server.http.rate_limit import Buckets
from posse.server.limits import Limits
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually, serving

FRAMES = [
    "", " ", "x", "{", "[]", "null", "1e999", '"choose"', "{}", '{"type":null}', '{"type":"choose"}',
    '{"type":"dance"}', '{"type":"choose","decision":1,"option":"x"}', '{"type":"choose","decision":"1"}',
    '{"type":"choose","decision":"1","option":"x","seat":1}',
    '{"type":"choose","decision":"1","option":null}',
    '{"type":"choose","decision":"1","option":"' + "x" * 300 + '"}', '{"type":"choose","type":"chat"}',
    '{"type":"chat","text":""}', '{"type":"chat","text":"' + "y" * 301 + '"}', '{"type":"chat","text":["a"]}',
    '{"type":"share","value":"zz"}',
    '{"type":"share","value":"' + "A" * 64 + '"}', '{"type":"share","value":7}',
    '{"type":"resume","since":-1}', '{"type":"resume","since":1.5}', '{"type":"resume","since":"0"}',
    '{"type":"resume","since":99999999999999999999999}', '{"type":"standing","asks":"wanted","on":1}',
    '{"type":"standing","asks":"","on":true}', '{"type":"why"}', '{"type":"why","attempt":{}}',
    '{"type":"hello"}', '{"type":"view","full":true}', "[" * 2000, '{"a":' * 500, '{"type":"ping"}garbage',
    "\u0000", "🤠", '{"type":"ping","now":1}', "-", "tru", '{"type":"choose\\u0000"}',
]  # fmt: skip


async def test_every_bad_frame_gets_a_typed_error_and_the_game_goes_on(tmp_path):
    async with serving(tmp_path, limits=Limits(messages_burst=10**6, strikes=10**6)) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            for frame in FRAMES:
                await a.socket.send(frame)
                fault = (await a.until("error"))["fault"]
                assert fault["code"] == "bad-message", frame
                assert fault["args"][0]["name"] == "reason"
            for frame in (b"\xff\xfe", b"\x00" * 100, b'{"type":"pong"}'):
                await a.socket.send(frame)
                assert (await a.until("error"))["fault"]["code"] == "bad-message"
            await a.play(Random(1))
            assert a.table["result"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda children: (
        st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=8), children, max_size=3)
    ),
    max_leaves=8,
)
TYPES = st.sampled_from(["choose", "why", "chat", "standing", "share", "resume", "ping", "dance"])
FIELDS = st.sampled_from(["decision", "option", "attempt", "text", "asks", "on", "value", "since"])
MESSAGES = st.one_of(
    JSON.map(json.dumps),
    st.text(string.printable, max_size=80),
    st.builds(
        lambda kind, more: json.dumps({"type": kind, **more}),
        TYPES,
        st.dictionaries(FIELDS, JSON, max_size=4),
    ),
)


async def test_fuzzed_frames_never_harm_the_table(tmp_path):
    limits = Limits(messages_burst=10**6, strikes=10**6, chats=0, chats_burst=0)
    async with serving(tmp_path, limits=limits) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        examples: list[str] = []

        @settings(
            max_examples=150,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
            deadline=None,
        )
        @given(MESSAGES)
        def collect(text):
            examples.append(text)

        collect()
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await b.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await b.until_asked()
            for text in examples:
                await a.socket.send(text)
            await a.send(type="why", attempt="the last one")
            await a.until("why", lambda message: message["attempt"] == "the last one")
            assert len(a.errors) > 50
            assert {error["code"] for error in a.errors} <= {
                "bad-message", "refused", "too-fast", "share-late", "not-running",
            }  # fmt: skip
            assert (await b.choose())["type"] == "chosen"
            assert served.directory.rooms[table].play.table.invariants() == []


async def test_other_peoples_seats_finished_tables_and_unknown_ids(tmp_path):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a, boris.at(table) as b:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            for message in (
                {"type": "choose", "decision": a.decision["id"], "option": "keep:0"},
                {"type": "share", "value": "00" * 32},
                {"type": "standing", "asks": "wanted", "on": True},
            ):
                await b.send(**message)
                assert (await b.until("error"))["fault"]["code"] == "not-seated"
            await b.send(type="why", attempt="die:0")
            assert (await b.until("why"))["refusal"]
            for path in ("leave", "start", "rematch", "take-back"):
                await boris.post(f"/api/tables/{table}/{path}", status=403)
            await a.play(Random(1))
            assert (await a.choose("keep:0", "1"))["fault"]["key"] == "refusal-over"
            await a.send(type="standing", asks="wanted", on=True)
            assert (await a.until("error"))["fault"]["code"] == "not-running"
            for path in ("hand-over", "take-back", "leave", "start"):
                body = {} if path == "hand-over" else None
                await anna.post(f"/api/tables/{table}/{path}", body, status=409)
        for unknown in ("x", "%00", "a" * 500, "🤠"):
            await anna.get(f"/api/tables/{unknown}", status=404)
            socket = await anna.connect("/ws/tables/" + unknown.encode().hex())
            assert (await socket.hear())["fault"]["code"] == "not-found"
            assert await socket.ended() == 4404


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b"{", "application/json", 400, "bad-message"),
        (b"", "application/json", 400, "bad-message"),
        (b"null", "application/json", 400, "bad-message"),
        (b"[]", "application/json", 400, "bad-message"),
        (b"\xff\xff", "application/json", 400, "bad-message"),
        (b'{"name": 5}', "application/json", 400, "bad-message"),
        (b'{"name": "x", "admin": true}', "application/json", 400, "bad-message"),
        (b'{"name": "\\u202e"}', "application/json", 422, "bad-name"),
        (b'{"name": "Anna"}', "text/plain", 415, "bad-type"),
        (b"name=Anna", "application/x-www-form-urlencoded", 415, "bad-type"),
        (b'{"name": "' + b"x" * 100_000 + b'"}', "application/json", 413, "too-big"),
        (b"[" * 60_000, "application/json", 400, "bad-message"),
        (b'{"name": "Ann\xff"}', "application/json", 400, "bad-message"),
        (b'{"name": "Ann\xed\xa0\x80"}', "application/json", 400, "bad-message"),
        (b'{"name": "Ann\\u0000"}', "application/json", 400, "bad-message"),
        (b'{"name": "Ann\0"}', "application/json", 400, "bad-message"),
        (b'{"name": "\\ud800"}', "application/json", 400, "bad-message"),
    ],
    ids=range(17),
)
async def test_bad_bodies(tmp_path, body, kind, status, code):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        response = await anna.http.put("/api/me", content=body, headers={"Content-Type": kind})
        assert (response.status_code, response.json()["code"]) == (status, code)
        assert await anna.get("/api/me") == {"name": "Anna"}


async def test_a_body_that_comes_in_pieces_is_json_too(tmp_path):
    """No length is sent in advance then."""

    async def pieces():
        yield b'{"name": '
        yield b'"Boris"}'

    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        kinds = [("text/plain", 415), ("application/json", 200)]
        for kind, status in kinds:
            response = await anna.http.put("/api/me", content=pieces(), headers={"Content-Type": kind})
            assert response.status_code == status


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/a%00b?invite=x", "/%00", "/api/tables?invite=%00", "/api/me?%00"]
)
async def test_no_path_and_no_query_has_a_nul(tmp_path, path):
    async with serving(tmp_path) as served:
        answer = await (await served.person("Anna")).http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_escaped_backslash_before_u0000_is_no_nul():
    require_text(r'{"text": "\\u0000"}')
    with pytest.raises(PosseError, match="bad-message"):
        require_text(r'{"text": "\\\u0000"}')


async def test_a_message_that_is_too_big_closes_the_socket(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON))["id"]
        async with anna.at(table) as a:
            await a.socket.send("x" * 5000)
            assert await a.ended() == 1009
        async with anna.at(table) as a:
            await a.in_step()


async def test_a_flood_is_stopped_and_the_others_play_on(tmp_path):
    clock = FakeClock()
    limits = Limits()
    async with serving(tmp_path, clock, limits) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        table = (await anna.opens(ME, PERSON))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            try:
                for _ in range(limits.messages_burst + limits.strikes + 50):
                    await a.send(type="ping")
            except ConnectionClosed:
                pass  # it may be closed before the last one is sent
            assert await a.ended() == 1008
            assert {error["code"] for error in a.errors} == {"too-fast"}
            assert len([text for text in a.raw if "pong" in text]) == limits.messages_burst
            await b.in_step()
            clock.advance(1000)
        async with anna.at(table) as a:
            await a.in_step()


async def test_chat_is_slow(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock, Limits()) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON))["id"]
        async with anna.at(table) as a:
            for _ in range(7):
                await a.send(type="chat", text="hey")
            assert (await a.until("error"))["fault"]["code"] == "too-fast"
            assert len(a.said) == 6
            clock.advance(2000)
            await a.send(type="chat", text="sorry")
            await a.until("chat")


async def test_requests_are_limited_by_visitor_and_strangers_by_address(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock, Limits(requests_burst=5, strangers_burst=4)) as served:
        anna = await served.person("Anna")
        answers = [(await anna.http.get("/api/tables")).status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        clock.advance(1000)
        assert (await anna.http.get("/api/tables")).status_code == 200
        anna.http.cookies.clear()
        answers = []
        for _ in range(6):
            answers.append((await anna.http.get("/api/games")).status_code)
            anna.http.cookies.clear()
        assert answers.count(429) >= 1
        assert (await anna.http.get("/health")).status_code == 200


async def test_sockets_are_limited(tmp_path):
    async with serving(tmp_path, limits=Limits(sockets_per_visitor=2, spectators=1)) as served:
        anna, boris, carl = [await served.person(name) for name in ("Anna", "Boris", "Carl")]
        table = (await anna.opens(ME, PERSON))["id"]
        async with anna.at(table), anna.at(table):
            third = await anna.connect(f"/ws/tables/{table}")
            assert (await third.hear())["fault"]["code"] == "too-many-sockets"
            assert await third.ended() == 4429
            async with boris.at(table):
                second = await carl.connect(f"/ws/tables/{table}")
                assert (await second.hear())["fault"]["code"] == "too-many-sockets"
                await second.close()
        await eventually(lambda: not served.app.admission.open_sockets)


def test_full_buckets_are_forgotten():
    clock = FakeClock.__new__(FakeClock)
    clock.time = 0
    buckets = Buckets(clock, 1, 2)
    buckets.most = 3
    for key in "abc":
        assert buckets.take(key)
    clock.time = 5000
    assert buckets.take("d")
    assert set(buckets.by_key) == {"d"}
    assert buckets.take("d")
    assert not buckets.take("d")
