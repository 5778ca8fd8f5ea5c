"""A name and a signed cookie are all it takes, and nobody can make up somebody else's."""

import pytest

from posse.core.errors import PosseError
from posse.server.http.clean_text import clean_chat, clean_name
from posse.server.http.cookies import Signer, new_visitor
from posse.server.store import storage
from tests.server.serving import ME, PERSON, FakeClock, serving


async def test_a_newcomer_gets_a_cookie_and_gives_a_name(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person()
        response = await served.people[0].http.get("/api/me")
        assert response.json() == {"name": None}
        assert "set-cookie" not in response.headers  # the one they have is good
        assert await anna.put("/api/me", {"name": "  Анна   К. "}) == {"name": "Анна К."}
        assert await anna.get("/api/me") == {"name": "Анна К."}


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path):
    async with serving(tmp_path) as served:
        stranger = await served.person()
        stranger.http.cookies.clear()
        given = (await stranger.http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in given
        assert "SameSite=strict" in given
        assert "Secure" not in given  # over plain HTTP it would be lost
        stranger.http.cookies.clear()
        proxied = await stranger.http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in proxied.headers["set-cookie"]
        assert "strict-transport-security" in proxied.headers


async def test_a_new_key_renews_cookies_and_the_old_one_holds_for_a_while(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person("Anna")
        old = anna.cookie
    async with serving(tmp_path, clock, new_key=True) as served:
        for _ in range(2):  # also a socket, or a request that sets no cookies
            anna = await served.person(cookie=old)
            await anna.opens(ME, PERSON)
        response = await anna.http.get("/api/me")
        assert response.json() == {"name": "Anna"}
        new = response.cookies["posse"]
        assert new.partition(".")[0] == old.partition(".")[0]
        assert new != old
        again = await served.person(cookie=new)
        assert "set-cookie" not in (await again.http.get("/api/me")).headers
    clock.time += storage.KEY_GRACE
    async with serving(tmp_path, clock) as served:
        await (await served.person(cookie=old)).get("/api/tables", status=401)
        await (await served.person(cookie=new)).get("/api/tables")


async def test_a_second_new_key_ends_the_first(tmp_path):
    cookies = []
    for _ in range(3):
        async with serving(tmp_path, new_key=True) as served:
            cookies.append((await served.person("Anna")).cookie)
            known = [served.app.admission.visitor(cookie) is not None for cookie in cookies]
    assert known == [False, True, True]


async def test_without_a_cookie_or_a_name_one_cannot_sit_down(tmp_path):
    async with serving(tmp_path) as served:
        stranger = await served.person()
        assert (await stranger.opens(ME, PERSON, status=403))["code"] == "name-first"
        stranger.http.cookies.clear()
        assert (await stranger.opens(ME, PERSON, status=401))["code"] == "no-cookie"
        assert (await stranger.get("/api/tables", status=401))["key"] == "error-no-cookie"


@pytest.mark.parametrize(
    "forge", ["", "x", "{id}", "{id}.", "{id}.00", "{other}.{signature}", "{id}.{wrong}"]
)
async def test_a_forged_cookie_is_no_cookie(tmp_path, forge):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        visitor, signature = anna.cookie.split(".")
        wrong = ("0" if signature[0] != "0" else "1") + signature[1:]
        forged = forge.format(id=visitor, signature=signature, wrong=wrong, other=new_visitor())
        table = (await anna.opens(ME, PERSON))["id"]
        stranger = await served.person(cookie=forged or "none")
        await stranger.get(f"/api/tables/{table}", status=401)
        socket = await anna.connect(f"/ws/tables/{table}", cookie=forged)
        assert (await socket.hear())["fault"]["code"] == "no-cookie"
        assert await socket.ended() == 4401


def test_another_secret_signs_otherwise():
    visitor = new_visitor()
    cookie = Signer(b"one").sign(visitor)
    assert Signer(b"one").read(cookie) == visitor
    assert Signer(b"two").read(cookie) is None
    assert Signer(b"one").read(None) is None


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        (" Big   Jim ", "Big Jim"),
        ("Оленка", "Оленка"),
        ("é", "é"),
        ("🤠", "🤠"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_that_can_be_read(given, shown):
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200b", "...", "a\u0300\u0301\u0302\u0303", "\ud800"],
)
def test_names_that_cannot_be_read(name):
    with pytest.raises(PosseError, match="error-bad-name"):
        clean_name(name)


def test_chat_keeps_what_can_be_seen():
    assert clean_chat(" so\tlong \u202e partner\n") == "so long partner"
    assert clean_chat("\u200b\x07") == ""
    assert len(clean_chat("x" * 1000)) == 300
