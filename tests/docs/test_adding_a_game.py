"""docs/adding-a-game.md, followed literally: its files are written, and the game is played.

The files go to a folder outside the repository, as a game from elsewhere would.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tests.server.serving import BOT, ME, PERSON, Person

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
GAME = "high-noon"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory) -> Path:
    """The files of the page, and what the tool it names makes of the rules."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for name, text in FILES:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    tool = [sys.executable, str(ROOT / "tools" / "rule_texts.py"), "--root", str(folder)]
    subprocess.run(tool, check=True, capture_output=True)
    return folder


def with_the_game(elsewhere: Path) -> dict[str, str]:
    """Where Python looks: there, and where it looks now."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(elsewhere / "src"), *sys.path])}


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
    package = {Path(name).name for name, _ in FILES if "/games/high_noon/" in name}
    wanted = {"__init__.py", "facts.py", "table.py", "setup.py", "events.py", "view.py", "imagining.py"}
    assert wanted | {"scoring.py", "rounds.py", "test_rounds.py"} == package
    assert all((ROOT / named).exists() for named in re.findall(r"\]\(\.\./([^)\s]+)\)", PAGE))


def test_it_is_found_simulated_and_its_rules_are_told(elsewhere):
    games = json.loads(run(elsewhere, "posse", "games", "--json"))
    assert GAME in [game["name"] for game in games]
    assert "High Noon: 20 games" in run(elsewhere, "posse", "simulate", GAME, "--games", "20", "--jobs", "1")
    assert "The highest card wins the round" in run(elsewhere, "posse", "rules", "noon-round-win")


def test_its_own_test_passes(elsewhere):
    story = elsewhere / "tests" / "games" / "high_noon"
    assert "1 passed" in run(
        elsewhere, "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}", str(story)
    )


def test_the_property_suite_takes_it_in(elsewhere):
    told = run(elsewhere, "pytest", "-q", "-p", "no:cacheprovider", "tests/every_game", "-k", GAME)
    assert re.search(r"\d\d passed", told)


def test_it_is_typed(elsewhere):
    package = elsewhere / "src" / "posse" / "games" / "high_noon"
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
    """The real server, with the game."""
    command = [sys.executable, "-m", "posse", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, cwd=ROOT, env=with_the_game(elsewhere), stdout=subprocess.PIPE, text=True
    ) as running:
        address = ""
        while not address:
            line = running.stdout.readline()
            assert line, "the server did not start"
            address = next(iter(re.findall(r"http://[\d.]+:\d+", line)), "")
        yield SimpleNamespace(url=address, port=int(address.rpartition(":")[2]))
        running.terminate()


async def test_it_is_played_over_a_socket(server):
    ann, ben = Person(server), Person(server)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        await person.get("/api/me")
        await person.put("/api/me", {"name": name})
    (game,) = [each for each in await ann.get("/api/games") if each["name"] == GAME]
    assert len(game["cards"]) == 16
    words = await ann.get(f"/api/games/{GAME}/words/en")
    assert "high-noon-name = High Noon" in words["sentences"]
    assert "noon-round-win" in words["rules"]

    body = {"game": GAME, "seats": [ME, PERSON, BOT], "pace": "instant", "public": True}
    table = (await ann.post("/api/tables", body))["id"]
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    random = Random(1)
    async with ann.at(table) as a, ben.at(table) as b:
        await ann.post(f"/api/tables/{table}/start")
        for seat in (a, b):
            await seat.give_share()
        while a.luck.get("reveal") is None:
            for seat in (a, b):
                await seat.in_step()
                if seat.decision is not None:
                    option = random.choice(seat.decision["options"])
                    assert option["label"]["key"] == "high-noon-option-play"
                    assert (await seat.choose(option["name"]))["type"] == "chosen"
        await a.in_step()
        assert [event["kind"] for event in a.events].count("card-played") == 9
        assert a.events[-1]["kind"] == "game-ended"
        assert a.view["hand"] == []
        assert sum(player["nuggets"] for player in a.view["players"]) == 3
    for person in (ann, ben):
        await person.http.aclose()
