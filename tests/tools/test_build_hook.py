"""The build hook compiles where it can, falls back where it may, and fails where it must."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tools.build import compiler

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).resolve().parent.parent.parent

SOURCES = {
    "__init__.py": "",
    "words/en/common.ftl": "hello = Hello\n",
    "core/__init__.py": 'def twice(n: int) -> int:\n    """Both."""\n    return 2 * n\n',
    "games/__init__.py": "",
    "games/toy/__init__.py": "from regna.core import twice\n\nFOUR: int = twice(2)\n",
    "games/toy/data/rules.toml": "",
    "games/toy/data/rules.md": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    for name in ("docstrings.py", "progress.py", "web.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    for name, text in SOURCES.items():
        path = tmp_path / "src" / "regna" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    ours = ("REGNA_COMPILE", "REGNA_OPT", "REGNA_WEB")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    return subprocess.run(
        command, cwd=project, env={**environment, **settings}, capture_output=True, text=True
    )


def wheel_of(project: Path) -> Path:
    (wheel,) = (project / "dist").glob("*.whl")
    return wheel


def test_compiles_every_module_of_the_engine_once(project: Path) -> None:
    done = build(project, REGNA_COMPILE="1", REGNA_OPT="0")
    assert done.returncode == 0, done.stdout + done.stderr
    wheel = wheel_of(project)
    assert not wheel.name.endswith("none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(project / "out")
    code = "import regna.games.toy as toy; print(toy.FOUR, toy.twice.__doc__, toy.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(project / "out")}
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=project, capture_output=True, text=True
    ).stdout.strip()
    assert said.startswith("4 Both. ")
    assert not said.endswith(".py")
    assert list((project / "src").rglob("*.so")) == []
    assert list((project / "build").rglob("tmp-*")) == []
    assert "modules to C" in done.stdout + done.stderr
    again = build(project, REGNA_COMPILE="1", REGNA_OPT="0")
    assert again.returncode == 0
    assert "modules to C" not in again.stdout + again.stderr


def test_a_wheel_without_the_web_app_says_so(project: Path) -> None:
    done = build(project, REGNA_COMPILE="0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the server will do without its web app" in done.stdout + done.stderr


def test_a_forced_web_app_that_cannot_be_built_fails(project: Path) -> None:
    done = build(project, REGNA_COMPILE="0", REGNA_WEB="1")
    assert done.returncode != 0
    assert "REGNA_WEB=1, but" in done.stdout + done.stderr


def test_a_built_web_app_is_in_the_wheel(project: Path) -> None:
    static = project / "src" / "regna" / "server" / "static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("built")
    code = "from pathlib import Path; from tools import web; print(web.stamp(Path.cwd()))"
    said = subprocess.run([sys.executable, "-c", code], cwd=project, capture_output=True, text=True)
    (static / "regna-stamp").write_text(said.stdout.strip())
    done = build(project, REGNA_COMPILE="0", REGNA_WEB="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "regna/server/static/index.html" in zipfile.ZipFile(wheel_of(project)).namelist()


def test_a_web_app_that_came_built_is_taken_as_it_is(project: Path) -> None:
    """As in an unpacked sdist, which has no sources of the app."""
    static = project / "src" / "regna" / "server" / "static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("built elsewhere")
    done = build(project, REGNA_COMPILE="0", REGNA_WEB="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "regna/server/static/index.html" in zipfile.ZipFile(wheel_of(project)).namelist()


def test_falls_back_to_pure_python_and_says_so(project: Path) -> None:
    done = build(project, CC=str(project / "no-such-compiler"))
    assert done.returncode == 0, done.stdout + done.stderr
    wheel = wheel_of(project)
    assert wheel.name == "regna-0.1.0-py3-none-any.whl"
    assert (done.stdout + done.stderr).count("building pure Python") == 1
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {f"regna/{name}" for name in SOURCES} <= inside


def test_forced_without_a_compiler_fails(project: Path) -> None:
    done = build(project, CC=str(project / "no-such-compiler"), REGNA_COMPILE="1")
    assert done.returncode != 0
    assert "REGNA_COMPILE=1, but no working C compiler" in done.stdout + done.stderr


def test_forbidden_is_pure(project: Path) -> None:
    assert build(project, REGNA_COMPILE="0").returncode == 0
    assert wheel_of(project).name.endswith("py3-none-any.whl")


def test_a_type_error_fails_even_when_not_forced(project: Path) -> None:
    (project / "src/regna/core/__init__.py").write_text("n: int = 'four'\n")
    done = build(project, REGNA_OPT="0")
    assert done.returncode != 0
    assert "REGNA_COMPILE=0 builds pure Python" in done.stdout + done.stderr


@pytest.mark.parametrize(("name", "value"), [("REGNA_COMPILE", "yes"), ("REGNA_OPT", "9")])
def test_an_unknown_setting_is_named(project: Path, name: str, value: str) -> None:
    done = build(project, **{name: value})
    assert done.returncode != 0
    assert f"{name}={value} is not known; expected one of: unset, 0" in done.stdout + done.stderr


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.delenv("CC", raising=False)
    return importlib.import_module("hatch_build")


def test_all_verbs_want_the_same_engine(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A compiler that the build finds by itself is not named to it, so nothing differs."""
    usual = sysconfig.get_config_var("CC")
    assert compiler(usual) == {}
    assert compiler(None) == {}
    assert compiler("zig cc") == {"CC": "zig cc"}
    sources = hook.engine_sources(project)
    ours = hook.engine_key(project, sources, "1")
    monkeypatch.setenv("CC", "another compiler")
    assert compiler("another compiler") == {}  # the user said so already
    assert hook.engine_key(project, sources, "1") != ours


def test_a_few_engines_are_kept(hook: ModuleType, tmp_path: Path) -> None:
    """Those used last: another Python or compiler does not throw ours away."""
    for number in range(hook.KEPT + 2):
        new = tmp_path / f"tmp-{number}" / "lib"
        new.mkdir(parents=True)
        (new / "x.so").write_text(str(number))
        hook.keep(new, tmp_path / f"engine-{number}")
        os.utime(tmp_path / f"engine-{number}", (number, number))
        os.utime(tmp_path / "engine-0")  # in use all the time
    left = sorted(path.name for path in tmp_path.glob("engine-*"))
    last = [f"engine-{number}" for number in range(3, hook.KEPT + 2)]
    assert left == ["engine-0", *last]
    assert (tmp_path / "engine-0" / "x.so").read_text() == "0"
