"""The commands as other programs meet them: real processes, real pipes."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from posse import __version__


def posse(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "posse", *arguments],
        input=typed,
        env={**os.environ, "COLUMNS": "80", "POSSE_LANG": "en", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_module_is_the_command():
    done = posse("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"posse {__version__}\n", "")


def test_the_script_is_installed():
    script = Path(sys.executable).parent / "posse"
    done = subprocess.run([script, "games", "--json"], capture_output=True, text=True, check=True)
    assert "dice-town" in [game["name"] for game in json.loads(done.stdout)]


def test_played_through_a_pipe_in_a_plain_locale(tmp_path):
    done = posse(
        *("play", "dice-town", "--seed", "7", "--bots", "greenhorn"),
        typed="keep 1\nquit\n",
        XDG_STATE_HOME=str(tmp_path),
        PYTHONIOENCODING="ascii",
        POSSE_LANG="ru",
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.isascii()


def test_a_reader_who_leaves_early_is_no_error():
    reading = subprocess.Popen(
        [sys.executable, "-m", "posse", "rules", "dice-town", "dice"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert reading.stdout is not None
    reading.stdout.close()
    _, complaint = reading.communicate()
    assert "Traceback" not in complaint


def test_without_an_input_the_game_is_left_and_kept(tmp_path):
    """As in `posse play dice-town <&-`: a closed input is one that has ended."""
    done = subprocess.run(
        ["sh", "-c", f"exec {shlex.quote(sys.executable)} -m posse play dice-town <&-"],
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "POSSE_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved." in done.stdout


@pytest.mark.parametrize("arguments", [["--version"], ["games"], ["rules", "--json"]], ids=" ".join)
def test_output_that_cannot_be_written_is_told_in_one_line(tmp_path, arguments):
    """A file that was opened for reading takes as little as a full disk."""
    (tmp_path / "file").touch()
    with (tmp_path / "file").open() as unwritable:
        done = subprocess.run(
            [sys.executable, "-m", "posse", *arguments],
            env={**os.environ, "POSSE_LANG": "en"},
            stdout=unwritable,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("The output cannot be written: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("hanging_up", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_game_whose_window_is_closed_is_kept(tmp_path, hanging_up):
    playing = subprocess.Popen(
        [sys.executable, "-m", "posse", "play", "dice-town", "--seed", "7"],
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "POSSE_LANG": "en"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("keep 1\ntable\n")
    playing.stdin.flush()
    while "> table" not in playing.stdout.readline():
        pass
    playing.stdout.close()
    playing.send_signal(hanging_up)
    playing.wait()
    assert playing.stderr is not None
    assert "Traceback" not in playing.stderr.read()
    done = posse("verify", str(tmp_path / "posse" / "last-dice-town.jsonl"), "--json")
    assert json.loads(done.stdout)["choices"] >= 4
