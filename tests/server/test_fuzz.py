"""Requests made of hostile pieces: every answer is typed and has its security headers, and none is a 500.

PostgreSQL is stricter than SQLite: it takes no text with a NUL or half a character in it.
"""

import asyncio
import contextlib
import json
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from posse.server.http.static import SECURITY_HEADERS
from posse.server.limits import Limits
from tests.server.serving import BOT, ME, PATIENCE, PERSON, serving

LIMITS = Limits.none()

# Pieces that have broken servers before, this one included.
HOSTILE = [
    b"", b"%00", b"a%00b", b"%ff", b"%ED%A0%80", b"%u0000", b"..%2f..", b"%", b"\xff", b"\xc3", b"'",
    b"%0d%0aX: y", b"x" * 300, "🤠".encode(), b"-1", b"1e9", b"null",
]  # fmt: skip
ORIGINS = [
    b"http://[", b"http://]", b"http://[::1", b"null", b"http://", b"//", b"\xff", b"http://evil.example",
    b"http://127.0.0.1:99999999999", b"javascript:0",
]  # fmt: skip
TEXTS = ["\0", "a\0b", "\ud800", "\u202e", "x" * 500, "", "\x1b[31m", "🤠", "'; DROP TABLE tables; --"]
BODIES = [
    b"\xff\xfe", b'{"name": "\xff"}', b'{"name": "\xed\xa0\x80"}', b'{"name": "a\0b"}',
    b'{"name": "\\u0000"}',
    b'{"name": "\\ud800"}', b"{", b"[" * 5000, b"1e999", b'{"name": ' + b"9" * 5000 + b"}", b"\xef\xbb\xbf{}",
]  # fmt: skip
PATHS = [
    b"/api/me", b"/api/games/{}/words/{}", b"/api/tables", b"/api/tables/{}", b"/api/tables/{}/join",
    b"/api/tables/{}/leave", b"/api/tables/{}/seats/{}", b"/api/tables/{}/hand-over",
    b"/api/tables/{}/record", b"/api/tables/{}/replay?seat={}", b"/api/tables/{}?invite={}",
    b"/api/bots/{}", b"/api/bot/tables/{}/join", b"/api/bot/tables/{}/choose", b"/api/bot/tables/{}/chat",
    b"/api/bot/tables/{}/stream?since={}", b"/api/bot/tables", b"/api/bot/{}",
    b"/health", b"/metrics", b"/{}", b"/assets/{}",
    b"/api/schema/{}", b"/ws/lobby", b"/ws/tables/{}?since={}&invite={}",
]  # fmt: skip

piece = st.sampled_from(HOSTILE) | st.just(b"TABLE") | st.binary(max_size=4)
values = st.sampled_from(TEXTS) | st.text(max_size=8) | st.none() | st.integers() | st.booleans()
fields = st.sampled_from(
    [
        "name",
        "game",
        "seats",
        "seat",
        "level",
        "invite",
        "kind",
        "pace",
        "settings",
        "number",
        "decision",
        "option",
        "text",
    ]
)
bodies = (
    st.just(b"")
    | st.sampled_from(BODIES)
    | st.binary(max_size=30)
    | st.dictionaries(fields, values | st.lists(values, max_size=2), max_size=3).map(
        lambda made: json.dumps(made).encode()
    )
)
headers = st.fixed_dictionaries(
    {},
    optional={
        b"Origin": st.sampled_from(ORIGINS),
        b"Content-Type": st.sampled_from(
            [b"application/json", b"application/json", b"text/plain", b"\xff", b""]
        ),
        b"X-Forwarded-For": st.sampled_from([b"\xff", b"[", b"1.2.3.4, x", b""]),
        b"Accept-Encoding": st.sampled_from([b"gzip", b"\xff", b"*;q=x"]),
        b"Authorization": st.sampled_from(
            [b"Bearer TOKEN", b"Bearer TOKEN", b"Bearer \xff", b"Bearer posse_bot_", b"TOKEN", b""]
        ),
        b"Range": st.sampled_from([b"bytes=0-", b"bytes=-9999999999999999999"]),
        b"If-None-Match": st.sampled_from([b"*", b"\xff", b'W/"']),
    },
)


@st.composite
def requests(draw):
    """Bytes as a client sends them. All have a cookie of ours, or a broken one."""
    path = draw(st.sampled_from(PATHS))
    while b"{}" in path:
        path = path.replace(b"{}", draw(piece), 1)
    method = draw(st.sampled_from([b"GET", b"PUT", b"POST", b"OPTIONS", b"HEAD", b"DELETE"]))
    body = draw(bodies) if method in (b"PUT", b"POST") else b""
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: 127.0.0.1", b"Connection: close"]
    lines += [name + b": " + value for name, value in draw(headers).items()]
    lines += [b"Cookie: posse=" + draw(st.sampled_from([b"COOKIE", b"COOKIE", b"COOKIE", b"\xff", b"a.b.c"]))]
    lines += [b"Content-Length: %d" % len(body)] if body else []
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def each_piece_once():
    end = b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: posse=COOKIE\r\n"
    typed = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    for origin in ORIGINS:
        yield b"PUT /api/me" + end + b"Origin: " + origin + b"\r\n" + typed % 2 + b"{}"
    for body in [*BODIES, *(json.dumps({"name": text}).encode() for text in TEXTS)]:
        yield b"PUT /api/me" + end + typed % len(body) + body
    for hostile in HOSTILE:
        yield b"GET /api/tables/" + hostile + end + b"\r\n"
        yield b"GET /" + hostile + b"?" + hostile + end + b"\r\n"


def examples_of(strategy, count):
    found = []

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example):
        found.append(example)

    collect()
    return found


async def answer_to(served, data):
    found = b""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(data)
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionResetError):
            found = await reader.read()
    writer.close()
    return found


def check(data, answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    body = body[body.find(b"{") : body.rfind(b"}") + 1]  # it may come in chunks
    status, *lines = head.split(b"\r\n")
    sent = {line.lower() for line in lines}
    code = int(status.split()[1])
    assert code < 500, (data, answer)
    missing = [name for name, value in SECURITY_HEADERS if (name + b": " + value).lower() not in sent]
    assert not missing, (data, answer)
    if code >= 400 and b"application/json" in head and body:
        assert json.loads(body)["code"], data
    path = data.split()[1]
    is_typed = path.startswith(b"/api/") and not path.startswith(b"/api/schema")  # that is a page for people
    if is_typed and code >= 400 and not data.startswith(b"HEAD"):
        assert body, (data, answer)
        assert json.loads(body)["key"].startswith(("error-", "refusal-")), (data, answer)


async def test_requests_of_hostile_pieces_get_typed_answers_with_all_headers(tmp_path, capsys):
    examples = [*each_piece_once(), *examples_of(requests(), 200)]
    async with serving(tmp_path, limits=LIMITS) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON, BOT))["id"]
        token = (await anna.post("/api/bots", {"name": "Robo"}))[
            "token"
        ]  # sits nowhere, so no stream is endless
        for data in examples:
            data = data.replace(b"COOKIE", anna.cookie.encode()).replace(b"TABLE", table.encode())
            data = data.replace(b"TOKEN", token.encode())
            check(data, await answer_to(served, data))
        assert (await anna.get("/api/me"))["name"]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("path", ["/ws/tables/%00", "/ws/tables/TABLE?invite=%00&since=%00", "/ws/%00"])
async def test_a_sockets_address_has_no_nul_either(tmp_path, capsys, path):
    async with serving(tmp_path, limits=LIMITS) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON, public=False))["id"]
        boris = await served.person("Boris")
        key = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        head = f"GET {path.replace('TABLE', table)} HTTP/1.1\r\nHost: x\r\nCookie: posse={boris.cookie}\r\n"
        answer = await answer_to(served, head.encode() + key + b"\r\n")
        assert b" 403 " in answer or b" 404 " in answer or b"not-found" in answer
    assert capsys.readouterr().err == ""


async def test_messages_of_hostile_texts_never_reach_the_database(tmp_path, capsys):
    texts = st.sampled_from(TEXTS) | st.text(string.printable + "\0", max_size=8)
    kinds = st.sampled_from(["choose", "chat", "standing", "always", "share", "why", "take-back"])
    names = st.sampled_from(["decision", "option", "text", "asks", "value", "attempt"])
    made = st.builds(
        lambda kind, more: {"type": kind, "on": True, **more}, kinds, st.dictionaries(names, texts)
    )
    exact = [{"type": "chat", "text": text} for text in TEXTS]
    exact += [{"type": "standing", "asks": text, "on": True} for text in TEXTS]
    exact += [{"type": "choose", "decision": "1", "option": text} for text in TEXTS]
    async with serving(
        tmp_path, limits=Limits(messages_burst=10**6, strikes=10**6, chats_burst=10**6)
    ) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as a:
            await a.give_share()
            await anna.post(f"/api/tables/{table}/start")
            await a.until_asked()
            for message in exact + examples_of(made, 150):
                await a.socket.send(json.dumps(message))
            await a.in_step()
            assert "server" not in {error["code"] for error in a.errors}
            assert (await a.choose())["type"] == "chosen"
    assert capsys.readouterr().err == ""
