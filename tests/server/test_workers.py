"""posse serve --workers: several processes on one port, watched over, and stopped together."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from posse.core.errors import PosseError
from posse.server.ops import run

COMMAND = [sys.executable, "-m", "posse", "serve", "--port", "0"]
PATIENCE = 90  # seconds: a crowded machine starts processes slowly


@contextmanager
def served(url, workers):
    """The command, its address and its workers' processes."""
    environment = os.environ | {"POSSE_LANG": "en", "LC_ALL": "C.UTF-8"}
    command = [*COMMAND, "--db", url, "--workers", str(workers)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        line = process.stdout.readline()
        assert "http://" in line, process.stderr.read()
        yield process, "http://" + line.split("http://")[1].strip().rstrip(".")
    finally:
        process.kill()
        process.communicate()


def children(pid):
    """Its worker processes; multiprocessing has one more, which only keeps track of what they share."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def until(holds):
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def is_healthy(address):
    try:
        return httpx.get(address + "health", timeout=PATIENCE).text.strip() == "ok"
    except httpx.TransportError:
        return False


def is_gone(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def requests_counted(address):
    """How many requests have been answered, as whichever worker answers says."""
    lines = httpx.get(address + "metrics", timeout=PATIENCE).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("posse_http_requests_total{"))


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_workers_share_a_port_and_are_started_again_and_stopped_together(postgresql_url):
    with served(postgresql_url, 2) as (process, address):
        before = until(lambda: found if len(found := children(process.pid)) == 2 else None)
        assert is_healthy(address)

        # Each connection may come to another worker; the figures are those of all.
        assert [requests_counted(address) for _ in range(8)] == list(range(1, 9))

        # Nobody else gets the port: neither other workers nor a server alone.
        port = int(address.rstrip("/").rpartition(":")[2])
        for workers in (1, 2):
            with pytest.raises(PosseError, match="error-port-in-use"):
                run.serve(port=port, db=postgresql_url, workers=workers)

        os.kill(before[0], signal.SIGKILL)
        until(
            lambda: set(found) != set(before) and len(found) == 2 if (found := children(process.pid)) else 0
        )
        until(lambda: all(is_healthy(address) for _ in range(8)))
        assert requests_counted(address) >= 17  # what the dead one has counted stays counted
        after = children(process.pid)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert all(is_gone(pid) for pid in after)
        lines = [json.loads(line) for line in process.stderr.read().splitlines() if line.startswith("{")]
        (died,) = [line for line in lines if line["event"] == "worker died"]
        assert died["worker"] in (1, 2)
        assert died["code"] == -signal.SIGKILL


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_workers_do_not_outlive_the_command(postgresql_url, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with served(postgresql_url, 2) as (process, _):
        workers = until(lambda: found if len(found := children(process.pid)) == 2 else None)
        process.kill()
        until(lambda: all(is_gone(pid) for pid in workers))
    assert list(tmp_path.glob("posse-*")) == []


@pytest.mark.parametrize("db", ["", "sqlite:///{folder}/posse.db"])
def test_workers_need_postgresql(tmp_path, db):
    with pytest.raises(PosseError, match="error-workers-database"):
        run.serve(port=0, data=tmp_path, db=db.format(folder=tmp_path), workers=2)
    assert list(tmp_path.iterdir()) == []


def test_what_keeps_a_worker_from_starting_is_one_sentence(postgresql_url):
    elsewhere = "postgresql://nobody@127.0.0.1:1/nowhere"
    done = subprocess.run(
        [*COMMAND, "--db", elsewhere, "--workers", "2", "--lang", "en"],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "cannot be opened" in line


async def test_lines_of_the_log_say_which_worker(capsys):
    from posse.server.ops import logs

    logs.set_up(worker=3)
    try:
        import structlog

        structlog.get_logger("posse.test").warning("something")
        await asyncio.sleep(0)
        assert json.loads(capsys.readouterr().err)["worker"] == 3
    finally:
        logs.set_up()
