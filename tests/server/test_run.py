"""Starting the server: it says where it is, or in one sentence why it cannot."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from posse.bench import server as bench
from posse.bench.server import Guests, Played, Players, Table, measure
from posse.bench.server import _Decision as Decision
from posse.bench.server import _Option as Option
from posse.bench.server import _summary as summary
from posse.core.errors import PosseError
from posse.server.ops import run
from posse.server.ops.run import address_of, data_folder, default_data, listen, serve
from posse.server.store.storage import Storage
from posse.words import Words

SCRIPT = """
import sys
from pathlib import Path
from posse.server.ops.run import serve
serve(port=0, data=Path(sys.argv[1]), started=lambda address: print(address, flush=True))
"""


def test_a_port_in_use_is_one_sentence():
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(PosseError) as caught:
            listen("127.0.0.1", port)
    assert Words("en").say(None, caught.value) == (
        f"Port {port} is already in use on 127.0.0.1: close the other program, or choose another port."
    )


@pytest.mark.parametrize(("host", "port"), [("no such host!", 80), ("203.0.113.7", 0), ("127.0.0.1", 70_000)])
def test_an_address_that_is_not_here(host, port):
    with pytest.raises(PosseError, match="error-host"):
        listen(host, port)


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("localhost", "localhost")]
)
def test_the_address_can_be_opened(host, shown):
    with listen(host, 0) as listening:
        assert address_of(listening, host) == f"http://{shown}:{listening.getsockname()[1]}/"


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(PosseError, match="error-data-folder"), data_folder(tmp_path / "file" / "data", ""):
        pass
    assert ": tables are kept there." in Words("en").t("error-data-folder", folder="x", reason="y")


def test_a_folder_is_for_one_server_at_a_time(tmp_path):
    with data_folder(tmp_path / "new" / "data", "") as url:
        assert url.endswith("/new/data/posse.db")
        with pytest.raises(PosseError, match="error-data-in-use"), data_folder(tmp_path / "new" / "data", ""):
            pass
    with data_folder(tmp_path / "new" / "data", ""):
        pass
    with data_folder(tmp_path, "postgresql://x") as url:
        assert url == "postgresql://x"


def test_a_wrong_database_url_stops_the_start(tmp_path):
    with pytest.raises(PosseError, match="error-database-url"):
        serve(port=0, data=tmp_path, db="oracle://x")


def test_the_usual_folder_follows_the_users_settings(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "posse"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_data() == Path.home() / ".local" / "share" / "posse"


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_the_server_runs_and_ends_cleanly(tmp_path, ending):
    server = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert httpx.get(address + "health", trust_env=False).text == "ok\n"
        assert os.path.exists(tmp_path / "posse.db")
    finally:
        server.send_signal(ending)
        _, errors = server.communicate(timeout=30)
    assert (server.returncode, errors) == (0, "")


@pytest.mark.parametrize(("rate", "guests"), [(60, 0), (100_000, 4)])
def test_measuring_the_server_gives_figures_whatever_is_asked_of_it(rate, guests, monkeypatch):
    opened, paths = bench._opened, []

    async def noted(url, cookie):
        paths.append(httpx.URL(url).path)
        return await opened(url, cookie)

    monkeypatch.setattr(bench, "_opened", noted)
    load = measure(tables=3, rate=rate, seconds=1.5, lobby=guests, spectators=guests)
    assert (load.tables, load.sockets, load.lobby, load.spectators) == (3, 12 + 2 * guests, guests, guests)
    assert paths.count("/ws/lobby") == guests
    assert len(paths) == load.sockets
    assert load.choices > 0  # how many depends on the machine
    assert 0 < load.p50 <= load.p99 <= load.slowest
    assert (load.unanswered, load.dropped) == (0, 0)
    assert load.p99_after is None or load.p99_after > 0


class Deaf:
    """A socket to a server that does not answer."""

    def __init__(self, closed):
        self.closed = closed

    async def send(self, text):
        if self.closed:
            raise ConnectionClosedError(None, None)


@pytest.mark.parametrize("closed", [False, True])
async def test_a_choice_without_an_answer_is_counted_and_the_measurement_goes_on(monkeypatch, closed):
    monkeypatch.setattr("posse.bench.server.PATIENCE", 0.01)
    players = Players(Random(1))
    table = Table(Random(1))
    table.sockets, table.asked = [Deaf(closed)], [Decision("1", [Option("x")])]
    table.told.set_result(0)
    players.tables = [table]
    assert await players.play(0, 60) == []
    assert players.unanswered == 1


def test_the_figures_are_of_all_choices_if_there_were_only_early_ones():
    load = summary(1, 4, Guests(0, 0), 10, 100, Played([(0.5, 0.002), (1, 0.004)], [], 3, 2, None, None))
    assert (load.p50, load.p99, load.rate, load.p99_after) == (4, 4, 2, None)
    assert (load.unanswered, load.dropped) == (3, 2)


def test_a_port_can_be_used_again_at_once():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)):
            pass
    listen("127.0.0.1", port).close()


def modes(folder):
    return {path.name: path.stat().st_mode & 0o777 for path in [folder, *folder.iterdir()]}


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
async def test_what_is_stored_is_closed_to_other_users(tmp_path):
    folder = tmp_path / "data"
    with data_folder(folder, "") as url:
        storage = Storage(url)
        await storage.open()
        found = modes(folder)
        await storage.close()
    assert found == {"data": 0o700} | {f"posse.{each}": 0o600 for each in ("lock", "db", "db-wal", "db-shm")}


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
def test_an_open_folder_is_closed_at_the_next_start_and_the_log_says_so(tmp_path, capsys):
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    for name in ("posse.db", "posse.db-wal"):
        (folder / name).touch(mode=0o644)
    with data_folder(folder, ""):
        assert set(modes(folder).values()) == {0o700, 0o600}
    logged = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [Path(line["path"]).name for line in logged] == ["posse.db", "posse.db-wal", "data"]
    assert {line["event"] for line in logged} == {"closed to other users of this machine"}


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
async def test_a_database_file_that_is_named_is_closed_too(tmp_path, capsys):
    tmp_path.chmod(0o755)
    (tmp_path / "cards.db").touch(mode=0o644)
    with data_folder(tmp_path / "unused", f"sqlite:///{tmp_path / 'cards.db'}") as url:
        storage = Storage(url)
        await storage.open()
        found = modes(tmp_path)
        await storage.close()
    names = ("cards.lock", "cards.db", "cards.db-wal", "cards.db-shm")
    assert found == {tmp_path.name: 0o755} | dict.fromkeys(names, 0o600)
    (logged,) = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert Path(logged["path"]).name == "cards.db"


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
def test_a_folder_with_other_things_in_it_keeps_its_mode(tmp_path):
    (tmp_path / "photos").touch(mode=0o644)
    tmp_path.chmod(0o755)
    with data_folder(tmp_path, ""):
        assert modes(tmp_path) == {
            tmp_path.name: 0o755,
            "photos": 0o644,
            "posse.db": 0o600,
            "posse.lock": 0o600,
        }


def test_messages_are_read_before_anybody_can_come(tmp_path, monkeypatch):
    """They take half a second, in which nothing else would happen."""
    read = []
    monkeypatch.setattr(run, "book", read.append)
    seen = []

    def started(_):
        seen.extend(read)
        signal.raise_signal(signal.SIGTERM)

    run.serve(port=0, data=tmp_path, started=started)
    assert seen == ["en"]
