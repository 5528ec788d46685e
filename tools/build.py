"""Builds the package where the tests and the players use it; does nothing when it is up to date.

python tools/build.py compiled   the compiled package in build/compiled   (run by .venv)
python tools/build.py play       installed into the running environment   (run by .venv-play)
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.external import TOOLS, Missing, ensure
from tools.progress import watched

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
REPORT = """\
import regna.core
if regna.core.COMPILED:
    print("Regna runs compiled.")
else:
    print("Regna runs interpreted (no C compiler, or REGNA_COMPILE=0): the same, but slower.")
"""
SETTINGS = ("REGNA_COMPILE", "REGNA_OPT", "REGNA_WEB", "CC")


def stamp(with_web: bool) -> str:
    """Changes with the sources, the hook, the metadata, the Python and the build settings."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(repr([os.environ.get(name) for name in SETTINGS]).encode())
    sources = [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    if with_web:
        sources += [path for path in (ROOT / "web").rglob("*") if path.is_file()]
    for path in sorted([*sources, ROOT / "hatch_build.py", ROOT / "pyproject.toml"]):
        if not {"__pycache__", "static", "node_modules"} & set(path.parts):
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def up_to_date(mark: Path, wanted: str) -> bool:
    return mark.is_file() and mark.read_text() == wanted


def compiler(command: str | None) -> dict[str, str]:
    """The setting for a compiler that the build hook would not find by itself.

    The hook keeps engines by their settings, so what goes without saying must not be said: then
    `make play`, `make test` and `make bench` share one.
    """
    usual = sysconfig.get_config_var("CC")
    return {} if command is None or command in (usual, os.environ.get("CC")) else {"CC": command}


def build_compiled() -> int:
    wanted, mark = stamp(False), COMPILED / "regna-stamp"
    if up_to_date(mark, wanted):
        return 0
    ensure("headers")
    settings = {"REGNA_COMPILE": "1", "REGNA_WEB": "0", **compiler(ensure("cc"))}
    wheels = ROOT / "build" / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    # Not by pip, which would build twice and hide the output.
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}).returncode:
        return 1
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(COMPILED)
    mark.write_text(wanted)
    return 0


def build_play() -> int:
    wanted, mark = stamp(True), Path(sys.prefix) / "regna-build-stamp"
    if up_to_date(mark, wanted):
        return 0
    print("building Regna; the first time this takes a few minutes", flush=True)
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    command += ["--force-reinstall", "--no-deps", "."]
    # Who plays in the browser needs the app: better no build, with the reason, than one without.
    settings = {"REGNA_WEB": os.environ.get("REGNA_WEB", "1"), **compiler(TOOLS["cc"].find())}
    if watched(command, "fetching what the build needs: pip", ROOT, **settings):
        return 1
    mark.write_text(wanted)
    # pip hides the build hook's output, so say what came out of it.
    return subprocess.run([sys.executable, "-c", REPORT], cwd=sys.prefix).returncode


def main(arguments: list[str]) -> int:
    builds = {"compiled": build_compiled, "play": build_play}
    if len(arguments) != 1 or arguments[0] not in builds:
        print(f"usage: python tools/build.py {'|'.join(builds)}")
        return 2
    try:
        return builds[arguments[0]]()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
