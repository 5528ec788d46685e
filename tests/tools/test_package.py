"""What is released works: the wheel made from the sdist, where there is no node and no clone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.postgres import free_port

pytestmark = [pytest.mark.interpreted_only, pytest.mark.xdist_group("package")]

ROOT = Path(__file__).resolve().parent.parent.parent


def hatchling(folder: Path, kind: str, dist: Path, **settings: str) -> Path:
    """Build an sdist or a wheel, and say which file it is."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(dist)]
    environment = {name: value for name, value in os.environ.items() if name != "REGNA_WEB"}
    environment |= {"REGNA_COMPILE": "0", **settings}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = dist.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return file


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(hatchling(ROOT, "sdist", folder)) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the sdist, made without node."""
    nothing = tmp_path_factory.mktemp("nothing")
    return hatchling(sdist, "wheel", nothing / "dist", PATH=str(nothing))


@pytest.fixture(scope="module")
def regna(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed command, in an environment that borrows the dependencies from ours."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*uv, "--python", python, wheel], check=True)
    (packages,) = (folder / "lib").glob("python*/site-packages")
    (packages / "ours.pth").write_text(sysconfig.get_paths()["purelib"])
    return folder / "bin" / "regna"


def run(regna: Path, *arguments: str, typed: str = "") -> str:
    """What the installed command says, started from nowhere in particular."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [regna, *arguments],
        input=typed,
        cwd=regna.parent,
        env={**environment, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_sdist_has_the_app_and_what_builds_it_needs(sdist: Path) -> None:
    for name in ("src/regna/server/static/index.html", "tools/web.py", "hatch_build.py"):
        assert (sdist / name).is_file()
    assert not (sdist / "web").exists()


def test_the_wheel_has_every_file_once(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "regna/server/static/index.html" in names
    assert "regna/words/cs/common.ftl" in names
    assert len(names) == len(set(names))


def test_the_installed_command_plays(regna: Path) -> None:
    assert run(regna, "--version") == "regna 0.1.0 (interpreted)\n"
    said = run(regna, "play", "dominion", "--bot", "steward", "--seed", "1", typed="end\nquit\n")
    assert "Player 2 buys" in said


def test_the_installed_server_has_the_web_app(regna: Path, tmp_path: Path) -> None:
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(regna), "serve", "--port", str(port), "--database", str(tmp_path / "regna.db")]
    server = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE)
    try:
        page = wait_for(f"http://127.0.0.1:{port}/", server)
        assert 'src="/assets/' in page or 'src="./assets/' in page, page
        names = [
            game["name"]
            for game in json.loads(wait_for(f"http://127.0.0.1:{port}/api/games", server))
        ]
        assert sorted(names) == ["dominion", "heirs", "tigris"]
    finally:
        server.terminate()
        said, _ = server.communicate(timeout=30)
    assert b"not part of this installation" not in said


def wait_for(url: str, server: subprocess.Popen[bytes]) -> str:
    for _ in range(600):
        try:
            with urllib.request.urlopen(url) as answer:
                return str(answer.read().decode())
        except OSError:
            assert server.poll() is None
            time.sleep(0.05)
    raise AssertionError(url)


def test_an_sdist_without_the_app_is_not_made_by_accident(tmp_path: Path) -> None:
    """Neither sources nor a built app: a release fails unless it is told to go without."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "regna").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", "dist"]

    def build(wish: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "REGNA_WEB": wish}
        return subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True
        )

    failed = build("")
    assert failed.returncode != 0
    assert "an sdist carries the web app, but the sources of the web app" in failed.stderr
    told = build("0")
    assert told.returncode == 0
    assert "WARNING" in told.stdout + told.stderr
