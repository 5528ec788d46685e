"""A server process to be measured or killed: its configuration is its one argument, as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

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


class ServerProcess:
    """One server, which can be started again on the same database."""

    def __init__(self, database: str, port: int, **settings: Any) -> None:
        self.port = port
        self.config = {"database": database, "port": port, "beat": 0.0, **settings}
        self.config["limits"] = FREE
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, __file__, json.dumps(self.config)]
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path})
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
            self.process.wait(30)

    def cpu(self) -> float:
        """Seconds of CPU the process has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    from regna.server import Config, Limits
    from regna.server.run import serve

    given = json.loads(sys.argv[1])
    given["limits"] = Limits(**given["limits"])
    serve(Config(**given))


if __name__ == "__main__":
    main()
