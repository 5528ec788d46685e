"""Signs of life of a long build: one line that says what is being done, and since when.

Builds run under pip, which hides what they print. So a build names each of its steps by `step`,
and whoever waits for it shows the last one with the time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STEPS = "REGNA_STEPS"  # the file that steps are written to, if somebody waits for them
STILL = 30  # seconds between two lines where a line cannot be written over


def step(text: str) -> None:
    """Say what begins now."""
    name = os.environ.get(STEPS)
    if name:
        with Path(name).open("a", encoding="utf-8") as file:
            file.write(text + "\n")
    else:
        print(f"regna: {text}", flush=True)


class Line:
    """The line that shows a step and the time; on a terminal always the same one."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.terminal = sys.stdout.isatty()
        self.shown = ""
        self.next = 0.0

    def show(self, text: str) -> None:
        passed = time.monotonic() - self.began
        if self.terminal:
            print(f"\r\x1b[K  {clock(passed)}  {text[:68]}", end="", flush=True)
        elif text != self.shown or passed >= self.next:
            print(f"  {clock(passed)}  {text}", flush=True)
            self.shown, self.next = text, passed + STILL

    def end(self) -> None:
        if self.terminal:
            print("\r\x1b[K", end="", flush=True)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def watched(command: list[str], first: str, folder: Path, **settings: str) -> int:
    """Run a command, showing its steps; what it prints is shown only if it fails."""
    line = Line()
    with tempfile.TemporaryDirectory() as scratch:
        steps, output = Path(scratch) / "steps", Path(scratch) / "output"
        environment = {**os.environ, **settings, STEPS: str(steps)}
        with output.open("wb") as said:
            process = subprocess.Popen(
                command, cwd=folder, env=environment, stdout=said, stderr=subprocess.STDOUT
            )
            try:
                while True:
                    line.show(last_step(steps) or first)
                    try:
                        process.wait(timeout=0.5)
                        break
                    except subprocess.TimeoutExpired:
                        pass
            finally:
                process.terminate()
                process.wait()
                line.end()
        if process.returncode:
            sys.stderr.write(output.read_text(encoding="utf-8", errors="replace"))
    return process.returncode


def last_step(steps: Path) -> str:
    lines = steps.read_text(encoding="utf-8").splitlines() if steps.is_file() else []
    return lines[-1] if lines else ""
