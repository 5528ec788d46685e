"""Finds the programs we need that are not Python packages, or gets them.

Each is looked for where it usually is, then installed by apt (as root or by `sudo -n`), then from
a wheel into our own environment. If all fail, the command to run by hand is printed and we stop:
nothing is ever skipped in silence.

    python tools/external.py cc headers
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.web import NODE_WHEEL


class Missing(Exception):
    """A needed program is not here and could not be installed."""


class Tool(NamedTuple):
    name: str
    purpose: str
    find: Callable[[], str | None]  # the command or path to use, None if it is not here
    apt: str
    wheel: str | None = None  # pinned; where Python packages carry the program


def on_path(*names: str) -> Callable[[], str | None]:
    """Looks on the PATH, then beside this Python, where wheels put their programs."""
    beside = str(Path(sys.executable).parent)

    def find() -> str | None:
        tries = (shutil.which(name, path=path) for name in names for path in (None, beside))
        return next(filter(None, tries), None)

    return find


def find_postgres() -> str | None:
    """Debian keeps the server off the PATH, by version; the wheel inside its package."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += sorted(Path("/opt/homebrew/opt").glob("postgresql*/bin"), reverse=True)
    on_the_path = shutil.which("postgres")
    if on_the_path:
        folders.append(Path(on_the_path).parent)
    folders.append(Path(sysconfig.get_paths()["purelib"]) / "pgserver" / "pginstall" / "bin")
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return str(folder / "postgres")
    return None


def module_command(module: str, *arguments: str) -> str | None:
    """`python -m module …`, if this interpreter has the module."""
    command = [sys.executable, "-m", module, *arguments]
    found = subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True)
    return shlex.join(command) if found.returncode == 0 else None


def find_cc() -> str | None:
    """CC, then the compiler Python was built with, then the usual names, then zig's."""
    built_with = str(sysconfig.get_config_var("CC") or "")
    for command in (os.environ.get("CC", ""), built_with, "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return module_command("ziglang", "cc")


def find_headers() -> str | None:
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return str(header) if header.is_file() else None


PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"

TOOLS = {
    tool.name: tool
    for tool in (
        Tool("cc", "compiling the engine", find_cc, "gcc libc6-dev", "ziglang==0.13.0"),
        Tool("headers", "compiling the engine", find_headers, f"{PYTHON}-dev"),
        Tool("node", "building the web app", on_path("node"), "nodejs npm", NODE_WHEEL),
        Tool("chromium", "browser tests", on_path("chromium", "google-chrome"), "chromium"),
        Tool("postgres", "store tests", find_postgres, "postgresql", "pgserver==0.1.4"),
    )
}


def apt_commands(packages: str) -> list[list[str]]:
    """Install; if that fails, fetch the list of packages, which a new machine lacks, and again."""
    apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    if not shutil.which("apt-get") or not shutil.which(apt[0]):
        return []
    install = [*apt, "install", "-y", "--no-install-recommends", *packages.split()]
    return [install, [*apt, "update"], install]


def run(command: list[str]) -> bool:
    print("+", shlex.join(command), flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL)
    return done.returncode == 0


def installers(tool: Tool) -> list[list[str]]:
    """The commands that may bring the tool, best first."""
    commands = apt_commands(tool.apt)
    in_environment = sys.prefix != sys.base_prefix
    if tool.wheel and in_environment:
        commands.append([sys.executable, "-m", "pip", "install", "-qq", tool.wheel])
    return commands


def ensure(name: str) -> str:
    """The command or path of a tool; installs it if it is missing, else raises Missing."""
    tool = TOOLS[name]
    found = tool.find()
    if found:
        return found
    print(f"{tool.name} (for {tool.purpose}) was not found; trying to install it")
    for command in installers(tool):
        if run(command) and (found := tool.find()):
            return found
    by_hand = f"sudo apt-get install {tool.apt}"
    raise Missing(f"{tool.name} is needed for {tool.purpose}. Install it, for example:  {by_hand}")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in TOOLS]
    if unknown or not names:
        print(f"expected some of: {', '.join(TOOLS)}; got: {' '.join(names) or 'nothing'}")
        return 2
    try:
        for name in names:
            print(f"{name}: {ensure(name)}")
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
