"""The client's files, the headers of every answer, requests from other sites, and the metrics."""

import gzip

import pytest
from websockets.exceptions import InvalidStatus

from posse.server.ops.metrics_access import is_local
from tests.server.serving import BOT, ME, serving

pytestmark = pytest.mark.one_database("pages, headers and figures")


@pytest.fixture
def static(tmp_path):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Posse</title>" + "<p>howdy</p>" * 100)
    (folder / "assets" / "index-abc123.js").write_text("console.log('howdy');" * 100)
    (folder / "assets" / "rye-xyz.woff2").write_bytes(bytes(range(256)))
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("do not serve this")
    return folder


async def test_the_client_is_served_packed_and_hashed_files_for_ever(tmp_path, static):
    async with serving(tmp_path, static=static) as served:
        http = (await served.person()).http
        script = await http.get("/assets/index-abc123.js")
        assert script.headers["content-type"] == "application/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("console.log")
        plain = await http.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert len(plain.content) > len(gzip.compress(plain.content))
        page = await http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await http.get("/assets/rye-xyz.woff2")).headers["content-type"] == "font/woff2"
        assert (await http.get("/manifest.webmanifest")).headers[
            "content-type"
        ] == "application/manifest+json"
        head = await http.head("/")
        assert (head.content, head.headers["content-length"]) == (b"", page.headers["content-length"])


async def test_what_is_large_and_public_is_packed_and_what_has_secrets_is_not(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        games = await anna.http.get("/api/games")
        assert games.headers["content-encoding"] == "gzip"
        assert int(games.headers["content-length"]) < len(games.content) / 4
        table = await anna.opens(ME, *[BOT] * 4, public=False)
        response = await anna.http.get(f"/api/tables/{table['id']}")
        assert response.json()["invite"] == table["invite"]
        assert len(response.content) > 500  # long enough to be packed
        assert "content-encoding" not in response.headers


async def test_any_page_is_the_clients_and_any_other_file_is_not_there(tmp_path, static):
    async with serving(tmp_path, static=static) as served:
        http = (await served.person()).http
        for page in ("/", "/table/abc", "/rules/dice-town", "/settings"):
            assert "howdy" in (await http.get(page)).text
        for path in (
            "/assets/none.js",
            "/favicon.ico",
            "/secret.txt",
            "/assets/../../secret.txt",
            "/%2e%2e/secret.txt",
        ):
            response = await http.get(path)
            assert response.status_code == 404
            assert "do not serve" not in response.text
        response = await http.post("/table/abc")
        assert (response.status_code, response.headers["allow"]) == (405, "GET, HEAD")
        missing = await http.get("/api/none")
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
        method = await http.delete("/api/me")
        assert (method.status_code, method.json()["code"]) == (405, "method")
        assert "PUT" in method.headers["allow"]


async def test_without_a_built_client_the_page_says_so(tmp_path):
    async with serving(tmp_path) as served:
        assert "make client" in (await (await served.person()).http.get("/")).text


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/none", "/health", "/metrics", "/assets/none.js"])
async def test_every_answer_has_its_secure_headers(tmp_path, static, path):
    async with serving(tmp_path, static=static) as served:
        headers = (await (await served.person()).http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/none", "/api/schema/openapi.json"])
async def test_nobody_on_the_way_may_keep_an_answer_of_the_api(tmp_path, path):
    async with serving(tmp_path) as served:
        answer = await (await served.person()).http.get(path)
        assert answer.headers.get_list("cache-control") == ["no-store"]


STRANGE = ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "http://[", "//[::1"]


@pytest.mark.parametrize("origin", STRANGE)
async def test_foreign_pages_are_turned_away(tmp_path, origin):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        with pytest.raises(InvalidStatus) as caught:
            await anna.connect(f"/ws/tables/{table}", Origin=origin)
        assert caught.value.response.status_code == 403
        response = await anna.http.post(f"/api/tables/{table}/start", headers={"Origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "origin")
        assert served.directory.rooms[table].state.row.status == "open"


async def test_our_own_pages_are_let_in(tmp_path):
    async with serving(tmp_path, origins=("https://posse.example",)) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]
        for origin in (served.url, "https://posse.example"):
            socket = await anna.connect(f"/ws/tables/{table}", Origin=origin)
            assert (await socket.hear())["type"] == "hello"
            await socket.close()
        response = await anna.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": served.url})
        assert response.status_code == 200


async def test_health_and_metrics(tmp_path):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        assert (await anna.http.get("/health")).text == "ok\n"
        table = (await anna.opens(BOT, BOT))["id"]
        other = (await anna.opens(ME, BOT))["id"]
        async with anna.at(table) as watching, anna.at(other):
            await anna.post(f"/api/tables/{table}/start")
            await watching.until_over()
            await anna.get("/api/tables/none", status=404)
            lines = (await anna.http.get("/metrics")).text.splitlines()
        figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert float(figures['posse_tables{status="open"}']) == 1
        assert float(figures['posse_choices_total{by="bot"}']) > 10
        assert float(figures["posse_sockets"]) == 2
        assert float(figures['posse_games_finished_total{game="dice-town"}']) == 1
        assert float(figures['posse_faults_total{code="not-found"}']) == 1
        assert float(figures['posse_http_requests_total{status="200"}']) > 3
        assert float(figures["posse_store_seconds_count"]) > 10
        assert table not in "".join(lines)


@pytest.mark.parametrize(
    "passed_on",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},  # whatever somebody claims who comes through a proxy
        {"X-Forwarded-Proto": "https"},
        {"X-Forwarded-Host": "games.example.org"},
        {"Forwarded": "for=203.0.113.7"},
        {"X-Real-IP": "203.0.113.7"},
        {"Via": "1.1 proxy"},
        {"Host": "games.example.org"},  # a proxy that says nothing of itself, or a page that pretends
        {"Host": "127.0.0.1.example.org"},
        {"Host": ""},
    ],
)
async def test_nobody_reads_the_figures_through_a_proxy(tmp_path, passed_on):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        missing = await anna.http.get("/metrics", headers=passed_on)
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
        assert (await anna.http.get("/health", headers=passed_on)).status_code == 200
        served.app.services.metrics_access = "all"
        assert (await anna.http.get("/metrics", headers=passed_on)).status_code == 200
        served.app.services.metrics_access = "off"
        assert (await anna.http.get("/metrics")).status_code == 404


@pytest.mark.parametrize(
    ("address", "host", "local"),
    [
        ("127.0.0.1", "127.0.0.1:8765", True),
        ("127.8.8.8", "LOCALHOST", True),
        ("::1", "[::1]:8765", True),
        ("::ffff:127.0.0.1", "localhost:8765", True),
        ("192.168.0.5", "192.168.0.2:8765", False),
        ("192.168.0.5", "localhost", False),
        ("::ffff:192.168.0.5", "localhost", False),
        ("127.0.0.1", "192.168.0.2", False),
        ("127.0.0.1", "[::1", False),
        ("", "localhost", False),
    ],
)
def test_who_asks_from_this_machine(address, host, local):
    assert is_local(address, [(b"accept", b"*/*"), (b"host", host.encode())]) == local
