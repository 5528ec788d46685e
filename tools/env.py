"""Makes the virtual environments from the lock files; does nothing when they are up to date.

    python3 tools/env.py dev     .venv       everything needed to develop   (requirements-dev.lock)
    python3 tools/env.py play    .venv-play  only what Regna needs to run   (requirements.lock)

This file must parse on old Pythons too, so that they can say what is wrong.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.progress import watched

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (3, 11)
KINDS = {"dev": (".venv", "requirements-dev.lock"), "play": (".venv-play", "requirements.lock")}
NEWEST_FIRST = [f"python3.{minor}" for minor in range(14, NEEDED[1] - 1, -1)]


def find_python() -> str | None:
    """The Python running this if it is new enough, else the newest that works."""
    # Not a virtual environment's own Python: we may be about to remake that one.
    running = getattr(sys, "_base_executable", sys.executable)
    for name in [running, *NEWEST_FIRST]:
        path = shutil.which(name)
        # A name on the PATH may be a stub that only prints an error: ask it.
        if path and answers(path, f"import sys; sys.exit(sys.version_info < {NEEDED})"):
            return path
    return None


def answers(python: str, code: str) -> bool:
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def stamp_of(python: str, lock: Path) -> str:
    version = subprocess.run([python, "-VV"], capture_output=True, check=True).stdout
    return hashlib.sha256(version + lock.read_bytes()).hexdigest()


def make(kind: str) -> int:
    name, lock_name = KINDS[kind]
    folder, lock = ROOT / name, ROOT / lock_name
    python = find_python()
    if python is None:
        wanted = ".".join(map(str, NEEDED))
        print(f"Regna needs Python {wanted} or newer, and found only {sys.version.split()[0]}.")
        print("Install one, for example:  sudo apt-get install python3 python3-venv")
        return 1
    inner = folder / "bin" / "python"
    stamp = folder / "regna-stamp"
    wanted_stamp = stamp_of(python, lock)
    if stamp.is_file() and stamp.read_text() == wanted_stamp and inner.exists():
        return 0
    print(f"making {name} from {lock_name}", flush=True)
    if folder.exists():
        shutil.rmtree(folder)
    if not create(python, folder):
        return 1
    pip = [str(inner), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    pip += ["--require-hashes", "--requirement", str(lock)]
    if watched(pip, f"fetching the packages of {lock_name}: pip", ROOT):
        print(f"installing {lock_name} failed; the environment is not usable yet")
        return 1
    stamp.write_text(wanted_stamp)
    return 0


def create(python: str, folder: Path) -> bool:
    """Make an empty environment; Debian keeps the module for it in a package of its own."""
    command = [python, "-m", "venv", str(folder)]
    if subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0:
        return True
    install = ["apt-get", "install", "-y", "python3-venv"]
    if hasattr(os, "geteuid") and os.geteuid() != 0:
        install = ["sudo", "-n", *install]
    shutil.rmtree(folder, ignore_errors=True)
    if shutil.which(install[0]):
        print("+", " ".join(install), flush=True)
        subprocess.run(install, stdin=subprocess.DEVNULL)
        if subprocess.run(command).returncode == 0:
            return True
    print("this Python cannot make virtual environments. Install what it lacks, for example:")
    print("  sudo apt-get install python3-venv")
    return False


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in KINDS:
        sys.exit(f"usage: python3 tools/env.py {'|'.join(KINDS)}")
    sys.exit(make(sys.argv[1]))
