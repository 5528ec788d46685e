"""A PostgreSQL of our own for tests and benches, run by an ordinary user, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.external import find_postgres

ORDINARY = ("postgres", "nobody")


def programs() -> Path:
    """Where initdb and postgres are; an error that says what to install if nowhere."""
    found = find_postgres()
    if found is None:
        raise RuntimeError("PostgreSQL is not installed: install it (on Debian: postgresql)")
    return Path(found).parent


def ordinary_user() -> str | None:
    """Whom to be instead of root; None if we are somebody ordinary already."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ORDINARY if name in known)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """One running server."""

    def __init__(self, folder: Path, port: int, user: str | None) -> None:
        self.folder = folder
        self.port = port
        self.user = user
        self.bin = programs()
        self.process: subprocess.Popen[bytes] | None = None
        self.count = 0

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://regna@127.0.0.1:{self.port}/{name}"

    def make(self) -> None:
        command: list[str | Path] = [self.bin / "initdb", "-D", self.folder / "data"]
        subprocess.run(
            [*command, "-U", "regna", "-A", "trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            user=self.user,
            cwd=self.folder,
        )

    def start(self, *settings: str) -> None:
        command: list[str | Path] = [self.bin / "postgres", "-D", self.folder / "data"]
        command += ["-p", str(self.port), "-h", "127.0.0.1", "-k", self.folder]
        for setting in settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, user=self.user, stdout=log, stderr=log, cwd=self.folder
            )
        ready: list[str | Path] = [
            self.bin / "pg_isready",
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
        ]
        for _ in range(200):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def stop(self, sharp: bool = False) -> None:
        if self.process is not None:
            # SIGINT cuts connections and loses nothing, SIGQUIT does not even write up
            self.process.send_signal(signal.SIGQUIT if sharp else signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def database(self) -> str:
        """The URL of a new empty database."""
        self.count += 1
        name = f"regna{self.count}"
        command: list[str | Path] = [self.bin / "createdb", "-h", "127.0.0.1"]
        command += ["-p", str(self.port), "-U", "regna", name]
        subprocess.run(command, check=True, capture_output=True)
        return self.url(name)


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """A server that lives as long as the block."""
    folder = Path(tempfile.mkdtemp(prefix="regna-postgres-"))
    user = ordinary_user()
    if user is not None:
        shutil.chown(folder, user)
    running = Cluster(folder, free_port(), user)
    try:
        running.make()
        running.start(*settings)
        yield running
    finally:
        running.stop(sharp=True)
        shutil.rmtree(folder, ignore_errors=True)
