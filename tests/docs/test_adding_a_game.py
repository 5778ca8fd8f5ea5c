"""docs/adding-a-game.md, followed literally: its files are written, and the game is played.

The files go to a folder outside the repository, as a game from elsewhere would. On the plain board it is
played in tests/browser/test_plain_board.py.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from posse.core import registry
from tests.docs.following import FILES, GAME, PAGE, ROOT, follow_the_page, serving, with_the_game
from tests.server.serving import BOT, ME, PERSON, Person


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory) -> Path:
    """A folder with the files of the page."""
    folder = tmp_path_factory.mktemp("elsewhere")
    follow_the_page(folder)
    return folder


def run(elsewhere: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=with_the_game(elsewhere),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_shows_the_files_that_every_game_has():
    package = {Path(name).name for name, _ in FILES if "/games/pay_dirt/" in name}
    wanted = {"__init__.py", "facts.py", "table.py", "setup.py", "events.py", "view.py", "imagining.py"}
    assert wanted | {"scoring.py", "rounds.py", "test_rounds.py"} == package
    assert all((ROOT / named).exists() for named in re.findall(r"\]\(\.\./([^)\s]+)\)", PAGE))


def test_in_the_repository_it_passes_what_is_tested_of_all_games(tmp_path):
    """Words in three languages, rules proved, golden games, imports: nothing else has to be touched."""
    copy = tmp_path / "posse"
    made = shutil.ignore_patterns(".*", "node_modules", "build", "static", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=made)
    follow_the_page(copy)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)])}
    golden = re.findall(r"^python (-m posse\.testing\.golden .*)$", PAGE, flags=re.MULTILINE)
    others = " and ".join([f"not {game.name}" for game in registry.games()])
    suites = ("tests/words", "tests/layout", "tests/golden", "tests/games/pay_dirt")
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *suites]
    for command in (*[each.split() for each in golden], [*tests, "-k", others]):
        done = subprocess.run(
            [sys.executable, *command],
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert len(list((copy / "tests" / "golden").glob("pay-dirt-*.txt"))) == 3


def test_it_is_found_simulated_and_its_rules_are_told(elsewhere):
    games = json.loads(run(elsewhere, "posse", "games", "--json"))
    assert GAME in [game["name"] for game in games]
    assert "Pay Dirt: 20 games" in run(elsewhere, "posse", "simulate", GAME, "--games", "20", "--jobs", "1")
    assert "The highest card wins the round" in run(elsewhere, "posse", "rules", "dirt-round-win")


def test_its_own_test_passes(elsewhere):
    story = elsewhere / "tests" / "games" / "pay_dirt"
    assert "1 passed" in run(
        elsewhere, "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}", str(story)
    )


def test_the_property_suite_takes_it_in(elsewhere):
    told = run(elsewhere, "pytest", "-q", "-p", "no:cacheprovider", "tests/every_game", "-k", GAME)
    assert re.search(r"\d\d passed", told)


def test_it_is_typed(elsewhere):
    package = elsewhere / "src" / "posse" / "games" / "pay_dirt"
    paths = os.pathsep.join([str(elsewhere / "src"), str(ROOT / "src")])
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--namespace-packages"]
    done = subprocess.run(
        [*command, "--explicit-package-bases", "--config-file=", str(package)],
        env={**os.environ, "MYPYPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.fixture
def server(elsewhere, tmp_path):
    with serving(elsewhere, tmp_path) as address:
        yield SimpleNamespace(url=address, port=int(address.rpartition(":")[2]))


async def play(seat, random) -> None:
    """Choose at random, to the end."""
    while seat.luck.get("reveal") is None:
        if seat.decision is None:
            await seat.hear()
            continue
        option = random.choice(seat.decision["options"])
        assert option["label"]["key"] == "pay-dirt-option-play"
        assert (await seat.choose(option["name"]))["type"] == "chosen"
        await seat.until("view")


async def test_it_is_played_over_a_socket(server):
    ann, ben = Person(server), Person(server)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        await person.get("/api/me")
        await person.put("/api/me", {"name": name})
    (game,) = [each for each in await ann.get("/api/games") if each["name"] == GAME]
    assert len(game["cards"]) == 16
    words = await ann.get(f"/api/games/{GAME}/words/en")
    assert "pay-dirt-name = Pay Dirt" in words["sentences"]
    assert "dirt-round-win" in words["rules"]

    body = {"game": GAME, "seats": [ME, PERSON, BOT], "pace": "instant", "public": True}
    table = (await ann.post("/api/tables", body))["id"]
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    async with ann.at(table) as a, ben.at(table) as b:
        await ann.post(f"/api/tables/{table}/start")
        for seat in (a, b):
            await seat.give_share()
        await asyncio.gather(play(a, Random(1)), play(b, Random(2)))
        await a.in_step()
        assert [event["kind"] for event in a.events].count("card-played") == 9
        assert a.events[-1]["kind"] == "game-ended"
        assert a.view["hand"] == []
        assert sum(player["nuggets"] for player in a.view["players"]) == 3
    for person in (ann, ben):
        await person.http.aclose()
