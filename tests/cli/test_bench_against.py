"""bench --against: another commit is built, and both engines are measured in turns. No figure is asserted."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from posse.bench import engine
from posse.cli import against, commits
from posse.cli.terminal import Terminal
from posse.core.errors import PosseError

QUICK = ("bench", "dice-town", "--seats", "2", "--repeats", "2", "--seconds", "0.01")
SOURCES = Path(engine.__file__).parents[1]


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    """A repository of two commits: Posse as it is, called 9.9.9 in the first and 9.9.10 in the second."""
    root = tmp_path_factory.mktemp("clone")
    for name in ("core", "games"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(SOURCES / name, root / "src" / "posse" / name, ignore=ignored)
    git(root, "init", "-q")
    for version in ("9.9.9", "9.9.10"):
        (root / "src" / "posse" / "__init__.py").write_text(f'__version__ = "{version}"\n')
        git(root, "add", "-A")
        git(root, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", version)
    return root


def git(root, *words):
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def clone(monkeypatch, repository):
    """Commands believe that they were started there, with nothing compiled."""
    monkeypatch.setattr("posse.cli.bench._other_python", str)
    monkeypatch.setattr("posse.cli.against.Clone.find", lambda: commits.Clone(repository))
    return repository


@pytest.mark.skipif(engine.is_compiled(), reason="would have to be compiled for minutes")
def test_both_are_measured_and_compared(posse, clone):
    done = posse(*QUICK, "--against", "HEAD~1", "--json")
    assert done.code == 0, done.err
    assert "Getting commit" in done.err
    (told,) = json.loads(done.out)
    assert told["against"] == git(clone, "rev-parse", "HEAD~1")
    assert not told["compiled"]
    for events in ("events_off", "events_on"):
        for figure in against.FIGURES:
            assert told["here"][events][figure] > 0
            assert told["there"][events][figure] > 0
            found = told["ratio"][events][figure]
            assert found["low"] <= found["value"] <= found["high"]
    again = posse(*QUICK[:4], "--repeats", "1", "--seconds", "0.01", "--against", "HEAD~1")
    assert "Getting commit" not in again.err  # it is there
    assert again.out.count(" ×\n") == 8
    assert told["against"][:12] in again.out


@pytest.mark.skipif(engine.is_compiled(), reason="would have to be compiled for minutes")
def test_the_code_that_is_measured_is_that_of_the_commit(clone):
    rivals = against.find_rivals(Terminal("en"), sys.executable, False, "HEAD~1", named=False)
    with rivals.there() as there, rivals.here() as here:
        assert there.about["posse"] == "9.9.9"
        assert here.about["posse"] == engine.__version__


@pytest.mark.parametrize("ref", ["no-such-branch", "-h", "HEAD:src", "deadbeef"])
def test_a_commit_that_is_not_there(posse, clone, ref):
    done = posse(*QUICK, f"--against={ref}")
    assert (done.code, done.out) == (2, "")
    assert f"no commit “{ref}”" in done.err


def test_without_a_clone(posse, monkeypatch, tmp_path):
    monkeypatch.setattr("posse.cli.bench._other_python", str)
    monkeypatch.setattr("posse.cli.commits._git", lambda *_: None)
    done = posse(*QUICK, "--against", "HEAD")
    assert (done.code, done.out) == (2, "")
    assert "needs a git clone" in done.err


def test_a_compiled_engine_of_older_sources_is_not_compared(clone):
    with pytest.raises(PosseError) as caught:
        commits.Clone(clone).require_current_build()
    assert caught.value.key == "cli-error-stale-build"


def test_a_build_that_fails_says_so_and_is_tried_again(clone):
    there = commits.Clone(clone)
    commit = there.commit("HEAD")
    (clone / "tools").mkdir()
    (clone / "tools" / "fast.py").write_text("")
    for _ in range(2):
        with pytest.raises(PosseError) as caught:
            there.build(commit, True, lambda: None)
        assert caught.value.key == "cli-error-build"


def test_intervals():
    here = [{"games_per_second": rate, "clone_us": rate} for rate in (110.0, 121.0, 99.0)]
    there = [{"games_per_second": 100.0, "clone_us": 100.0}] * 3
    rate, cost = (against.ratio(figure, here, there) for figure in ("games_per_second", "clone_us"))
    assert rate.value == pytest.approx((1.1 * 1.21 * 0.99) ** (1 / 3))
    assert cost.value == pytest.approx(1 / rate.value)  # what costs more is slower
    assert rate.low < 1 < rate.value < rate.high
    assert cost.low == pytest.approx(1 / rate.high)
    assert against.ratio("clone_us", here[:1], there[:1]).low is None
    assert [round(against.student(freedom), 2) for freedom in (1, 4, 11, 30)] == [12.71, 2.78, 2.2, 2.04]
