"""Build hook: puts the web client into wheels, so that installing one needs no Node.

POSSE_SKIP_CLIENT=1 leaves the client out. POSSE_COMPILED=1 marks a tree that tools/fast.py has compiled: its
wheel carries the extension modules too, and is tagged for this platform.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import client
import environment
import node


class PosseHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked through PEP 517, so pip and uv put Node into the isolated build when the machine has none."""
        return [node.WHEEL] if wants_client() and not node.system_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wants_client() and version != "editable":  # a checkout builds the client by `make client`
            try:
                client.build()
            except environment.SetupError as error:
                self.app.abort(str(error))
        if os.environ.get("POSSE_COMPILED") == "1":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("/src/posse/**/*.so")
            for group in Path(self.root, "src").glob("*.so"):  # the code that all modules share
                build_data["force_include"][str(group)] = group.name


def wants_client() -> bool:
    return client.has_client() and os.environ.get("POSSE_SKIP_CLIENT") != "1"
