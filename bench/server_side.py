"""A server process to be measured or killed: its configuration is its one argument, as JSON."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
ROOT = Path(__file__).resolve().parent.parent
FREE = {
    "tables": 10**9,
    "requests": 1e9,
    "burst": 10**9,
    "sockets": 10**9,
    "messages": 1e9,
    "message_burst": 10**9,
    "work": 1e9,
    "work_burst": 10**9,
}


@dataclass
class Cpu:
    """Seconds of CPU: of the thread with the event loop, of the others, and the system's share."""

    loop: float = 0.0
    disk: float = 0.0
    kernel: float = 0.0

    @property
    def all(self) -> float:
        return self.loop + self.disk

    def __add__(self, other: Cpu) -> Cpu:
        return Cpu(self.loop + other.loop, self.disk + other.disk, self.kernel + other.kernel)

    def __sub__(self, other: Cpu) -> Cpu:
        return Cpu(self.loop - other.loop, self.disk - other.disk, self.kernel - other.kernel)


class ServerProcess:
    """One server, which can be started again on the same database."""

    def __init__(self, database: str, port: int, **settings: Any) -> None:
        self.port = port
        self.config = {"database": database, "port": port, "beat": 0.0, "limits": FREE, **settings}
        self.errors: Path | None = None  # where its complaints go, if not to ours
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, __file__, json.dumps(self.config)]
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
        environment = {**os.environ, "PYTHONPATH": path}
        if self.errors is None:
            self.process = subprocess.Popen(command, env=environment)
        else:
            with self.errors.open("ab") as complaints:
                self.process = subprocess.Popen(command, env=environment, stderr=complaints)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5):
                    return
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("the server ended at once") from None
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def kill(self) -> None:
        """No time to say anything: SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
                raise SystemExit("the server did not stop within 30 s") from None

    def cpu(self) -> Cpu:
        """Seconds of CPU the process has used."""
        assert self.process is not None
        used = Cpu()
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            fields = (thread / "stat").read_text().rsplit(") ", 1)[1].split()
            user, kernel = (int(field) / TICKS for field in fields[11:13])
            main = thread.name == str(self.process.pid)
            used += Cpu(user + kernel if main else 0, 0 if main else user + kernel, kernel)
        return used

    def memory(self) -> int:
        """Bytes of memory it holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def step_at_signal(seconds: int) -> None:
    """At SIGUSR1 the time of day steps, as it does when a laptop wakes or NTP corrects it."""
    told, told_ns = time.time, time.time_ns
    off = 0

    def step(number: int, frame: object) -> None:
        nonlocal off
        off += seconds

    time.time = lambda: told() + off
    time.time_ns = lambda: told_ns() + off * 10**9
    signal.signal(signal.SIGUSR1, step)


def main() -> None:
    from regna.server import Config, Limits
    from regna.server.run import serve

    given = json.loads(sys.argv[1])
    if "step" in given:
        step_at_signal(given.pop("step"))
    given["limits"] = Limits(**given["limits"])
    serve(Config(**given))


if __name__ == "__main__":
    main()
