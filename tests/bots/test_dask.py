"""Games on a Dask cluster: a real one of two workers, on loopback. They are the same games as at home."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from posse.bots import running, simulate
from posse.core import PosseError
from posse.core.registry import find
from tests.bots.mortal import MARK, Mortal

distributed = pytest.importorskip("distributed")

GAME = find("colt-express")
THREE = ["greenhorn", "greenhorn", "greenhorn"]


@pytest.fixture(scope="module")
def mark(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mortal") / "dead"


@pytest.fixture(scope="module")
def cluster(mark: Path) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(MARK, str(mark))  # workers inherit it
        quiet = {"silence_logs": 60, "dashboard_address": None}
        with distributed.LocalCluster(2, threads_per_worker=1, host="127.0.0.1", **quiet) as local:
            yield local.scheduler_address


def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    told: list[int] = []
    assert simulate(GAME, THREE, 40, seed=3, dask=cluster, progress=told.append) == simulate(
        GAME, THREE, 40, seed=3
    )
    assert told == sorted(told)
    assert told[-1] == 40


def test_a_worker_that_dies_costs_only_time(cluster: str, mark: Path) -> None:
    players = [Mortal, "greenhorn", "greenhorn"]
    assert simulate(GAME, players, 40, seed=4, dask=cluster) == simulate(GAME, players, 40, seed=4)
    assert mark.exists()  # one did


def test_the_command_plays_there_too(cluster: str, tmp_path: Path) -> None:
    from posse.cli.app import run

    files = [tmp_path / "there.jsonl", tmp_path / "here.jsonl"]
    for file, where in zip(files, (("--dask", cluster), ("--jobs", "1")), strict=True):
        bots = ("--bots", "greenhorn,greenhorn,greenhorn", "--games", "6")
        assert run(["simulate", "colt-express", *bots, "--out", str(file), "--choices", *where]) == 0
    for suffix in ("", ".choices"):
        there, here = [file.with_suffix(f"{suffix}.jsonl").read_text() for file in files]
        assert there == here
        assert json.loads(here.splitlines()[0])["game"] == 0


def test_nobody_at_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", "100ms")
    with pytest.raises(PosseError) as failed:
        simulate(GAME, THREE, 2, dask="tcp://127.0.0.1:9")
    assert failed.value.key == "error-dask"


def test_workers_of_another_version_are_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "__version__", "0.0.1")
    with pytest.raises(PosseError) as failed:
        simulate(GAME, THREE, 2, dask=cluster)
    assert failed.value.key == "error-dask-version"
