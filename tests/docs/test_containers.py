"""Dockerfile, compose.yaml and its Caddyfile: what can be tested of them without a container engine."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import yaml

from posse.server.http.http_protocol import BODY, HEAD
from posse.server.ops.run import SHUTDOWN_SECONDS

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
SERVERS = ("posse1", "posse2")

Instruction = tuple[str, str]


def instructions() -> list[Instruction]:
    """Those of the Dockerfile, in order."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = [line.partition(" ") for line in joined.splitlines() if line]
    return [(name, rest) for name, _, rest in found]


def last(name: str) -> str:
    return [rest for each, rest in instructions() if each == name][-1]


def run_by_image() -> list[str]:
    return list(json.loads(last("ENTRYPOINT")))


def health_check() -> list[str]:
    return list(json.loads(last("HEALTHCHECK").partition("CMD ")[2]))


@pytest.fixture
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    return found


def test_the_image_is_built_from_files_that_are_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sent = [line[1:] for line in ignored if line.startswith("!")]
    assert all((ROOT / name).exists() for name in sent)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for needed in ("README.md", "LICENSE", "NOTICE", "licenses", "hatch_build.py"):
        assert needed.partition("/")[0] in sent
        assert needed == "hatch_build.py" or needed in project
    commands = " ".join(rest for name, rest in instructions() if name == "RUN")
    for file in re.findall(r"(?:-r|--constraint) (\S+)", commands):
        assert (ROOT / file).exists()
        assert file.partition("/")[0] in sent


def test_the_server_in_the_image_is_nobody_special() -> None:
    stage = instructions()[[name for name, _ in instructions()].index("FROM", 1) :]
    names = [name for name, _ in stage]
    assert last("USER") == "posse"
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert "useradd --system" in dict(stage)["RUN"]
    assert ("VOLUME", "/data") in stage


def test_every_service_says_how_it_is_and_comes_up_again(services: dict[str, Any]) -> None:
    assert set(services) == {"db", *SERVERS, "web"}
    for name, service in services.items():
        assert service["restart"] == "always"
        assert "healthcheck" in service or name in SERVERS  # theirs is in the image
    for name in SERVERS:
        assert services[name]["depends_on"] == {"db": {"condition": "service_healthy"}}
        assert services["web"]["depends_on"][name] == {"condition": "service_healthy"}
        seconds = int(services[name]["stop_grace_period"].removesuffix("s"))
        assert seconds > 2 * SHUTDOWN_SECONDS
    volumes = {each.partition(":")[0] for service in services.values() for each in service.get("volumes", [])}
    assert {each for each in volumes if "/" not in each} == set(yaml.safe_load(COMPOSE)["volumes"])


def test_only_the_web_server_can_be_reached_from_outside(services: dict[str, Any]) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["web"]


def test_secrets_are_in_the_environment_and_the_page_names_it(services: dict[str, Any]) -> None:
    for name in re.findall(r"\${(\w+)", COMPOSE):
        assert name in HOSTING
    assert "POSSE_DB_PASSWORD:?" in services["db"]["environment"]["POSTGRES_PASSWORD"]
    for name in SERVERS:
        assert (
            services[name]["environment"]["PGPASSWORD"] == services["db"]["environment"]["POSTGRES_PASSWORD"]
        )
        assert not any("PASSWORD" in each for each in services[name]["command"])  # everybody can read that


def test_servers_believe_the_web_server_who_asks(services: dict[str, Any], monkeypatch) -> None:
    subnet = yaml.safe_load(COMPOSE)["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert ipaddress.ip_network(subnet).is_private
    for name in SERVERS:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", services[name]["environment"]["FORWARDED_ALLOW_IPS"])
        assert uvicorn.Config("x").forwarded_allow_ips == subnet


def test_the_web_server_knows_the_servers_and_has_the_time_outs_of_the_page() -> None:
    [upstreams] = re.findall(r"reverse_proxy (.*) {", CADDYFILE)
    [port] = re.findall(r"--port, (\d+)", ", ".join(run_by_image()))
    assert upstreams.split() == [f"{name}:{port}" for name in SERVERS]
    assert last("EXPOSE") == port
    assert f"127.0.0.1:{port}/health" in health_check()[-1]
    assert "health_uri /health" in CADDYFILE
    assert "read_header" in HOSTING
    for name in ("read_header", "read_body", "idle"):
        [here], [there] = [re.findall(rf"{name} (\w+)", text) for text in (CADDYFILE, HOSTING)]
        assert here == there
    assert f"read_header {HEAD}s" in CADDYFILE
    assert f"read_body {BODY}s" in CADDYFILE
    assert not re.search(r"^\s*log\b", CADDYFILE, re.M)  # invitations would be in it


def command_of(service: dict[str, Any], url: str) -> list[str]:
    """What its container runs, on this machine."""
    command = [*run_by_image(), *service["command"]]
    assert command[0].endswith("/bin/posse")
    for option, here in (("--host", "127.0.0.1"), ("--port", "0"), ("--db", url)):
        command[command.index(option) + 1] = here
    return [str(Path(sys.executable).with_name("posse")), *command[1:]]


def is_healthy(port: str) -> bool:
    probe = [sys.executable, *[each.replace("8765", port) for each in health_check()[1:]]]
    return subprocess.run(probe, timeout=60, stderr=subprocess.DEVNULL).returncode == 0


def test_the_commands_of_the_containers_serve_on_one_database_and_their_health_is_seen(
    services: dict[str, Any], postgresql: Any
) -> None:
    url = postgresql.create()
    environment = os.environ | {"PGPASSWORD": "secret", "PYTHONUNBUFFERED": "1"}
    servers = [
        subprocess.Popen(command_of(services[name], url), stdout=subprocess.PIPE, text=True, env=environment)
        for name in SERVERS
    ]
    try:
        ports = [re.findall(r":(\d+)", server.stdout.readline())[0] for server in servers if server.stdout]
        assert [is_healthy(port) for port in ports] == [True, True]
    finally:
        for server in servers:
            server.send_signal(signal.SIGTERM)
        for server in servers:
            server.communicate(timeout=60)
    assert [server.returncode for server in servers] == [0, 0]
    assert not is_healthy(ports[0])
    postgresql.drop(url)
