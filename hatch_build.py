"""The one build hook: builds the web app, and compiles the engine with mypyc.

REGNA_COMPILE  unset: compile where a C compiler works, else install pure Python and say so
               1:     compile or fail
               0:     never compile
REGNA_WEB      unset: build the web app where node can be had; else a wheel leaves it out and says
                      so, and an sdist fails, because that is what is released
               1:     build it or fail
               0:     leave it out
REGNA_OPT      C optimisation level, 0 to 3 (default 1: 3 is 2 % faster and takes thrice as long)

The same typed sources run either way. Nothing is written beside them: a stray extension module
there would hide later edits of its .py file. Libraries are kept in build/engine under a hash of
all that went into them, because pip builds a wheel twice (first for its metadata), and because
`make play`, `make test` and `make bench` want the same ones. An sdist carries the web app built, so
that a wheel made from it needs no node.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import version as installed_version
from io import StringIO
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import docstrings, web
from tools.progress import step

KEPT = 4  # engines in build/engine: of other sources, Pythons and settings
COMPILED_PACKAGES = ("core", "games", "bots")

PROBE = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class CompileEngine(BuildHookInterface):  # type: ignore[type-arg]  # generic only in newer hatchling
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes from a wheel where the machine has none."""
        missing = os.environ.get("REGNA_WEB") != "0" and not web.is_built(Path(self.root))
        return [web.NODE_WHEEL] if missing and web.npm_command() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.add_web(build_data)
        if self.target_name == "wheel":
            self.add_engine(version, build_data)

    def add_web(self, build_data: dict[str, Any]) -> None:
        """Put the built web app into wheel and sdist; git ignores it, so it must be named."""
        wish = setting("REGNA_WEB", ("", "0", "1"))
        released = self.target_name == "sdist"
        if wish == "0":
            if released:
                self.warn("REGNA_WEB=0: what is built from this sdist has no web app")
            return
        problem = web.build(Path(self.root))
        if problem and (wish == "1" or released):
            wanted = "an sdist carries the web app" if released else "REGNA_WEB=1"
            raise SystemExit(f"regna: {wanted}, but {problem} (REGNA_WEB=0 leaves it out)")
        if problem:
            self.warn(f"{problem}; the server will do without its web app")
            return
        inside = f"{'src/' if released else ''}regna/server/static"
        build_data["force_include"][str(web.static(Path(self.root)))] = inside

    def add_engine(self, version: str, build_data: dict[str, Any]) -> None:
        wish = setting("REGNA_COMPILE", ("", "0", "1"))
        level = setting("REGNA_OPT", ("", "0", "1", "2", "3")) or "1"
        if version == "editable":
            # An editable install runs the sources themselves; extensions would shadow edits.
            if wish == "1":
                raise SystemExit("regna: REGNA_COMPILE=1 cannot be met by an editable install")
            return
        if wish == "0":
            self.say("regna: REGNA_COMPILE=0, building pure Python")
            return
        root = Path(self.root)
        sources = engine_sources(root)
        engine = root / "build" / "engine" / engine_key(root, sources, level)
        if not engine.is_dir():
            scratch = make_scratch(engine.parent)
            problem = compiler_problem(scratch) if sources else "there are no engine sources"
            if problem and wish == "1":
                raise SystemExit(f"regna: REGNA_COMPILE=1, but {problem}")
            if problem:
                self.say(f"regna: {problem}; building pure Python, which plays the same but slower")
                return
            step(f"compiling the engine: {len(sources)} modules to C by mypyc")
            keep(compile_engine(root, sources, scratch, level), engine)
        os.utime(engine)  # those not used for longest go first
        for library in engine.rglob("*"):
            if library.is_file():
                inside = library.relative_to(engine).as_posix()
                build_data["force_include"][str(library)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def say(self, line: str) -> None:
        self.app.display_info(line)

    def warn(self, sentence: str) -> None:
        """Said in a way that is hard to overlook, where anything is shown at all."""
        self.app.display_warning(f"regna: WARNING: {sentence}")


def setting(name: str, allowed: tuple[str, ...]) -> str:
    value = os.environ.get(name, "").strip()
    if value not in allowed:
        choices = ", ".join(choice or "unset" for choice in allowed)
        raise SystemExit(f"regna: {name}={value} is not known; expected one of: {choices}")
    return value


def engine_sources(root: Path) -> list[str]:
    """Every module of the compiled packages, relative to the root."""
    package = root / "src" / "regna"
    return sorted(
        path.relative_to(root).as_posix()
        for name in COMPILED_PACKAGES
        for path in (package / name).rglob("*.py")
    )


def module_name(path: str) -> str:
    """The dotted name of a module by its path from the root."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def engine_key(root: Path, sources: list[str], level: str) -> str:
    """A name that changes whenever the compiled engine could.

    CC counts only where somebody set it: the compiler Python was built with needs no name.
    """
    digest = hashlib.sha256()
    tools = [installed_version("mypy"), sys.version, os.environ.get("CC", ""), level]
    digest.update(repr(tools).encode() + Path(__file__).read_bytes())
    for source in sources:
        digest.update(source.encode() + b"\0" + (root / source).read_bytes())
    return f"{sys.implementation.cache_tag}-O{level}-{digest.hexdigest()[:16]}"


def make_scratch(folder: Path) -> Path:
    """A working folder that goes away however the build ends."""
    folder.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="tmp-", dir=folder))
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    return scratch


def keep(libraries: Path, engine: Path) -> None:
    """Keep the new libraries, and the few that were used last."""
    if not engine.is_dir():  # unless another build was faster
        libraries.replace(engine)
    os.utime(engine)
    kept = [path for path in engine.parent.iterdir() if not path.name.startswith("tmp-")]
    for old in sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def compiler_problem(scratch: Path) -> str | None:
    """None if an extension module can be built here, else what is missing.

    Only a real build tells: a compiler may be there without Python's headers, or without a linker.
    """
    from setuptools import Extension

    source = scratch / "probe.c"
    source.write_text(PROBE)
    heard = StringIO()
    try:
        with redirect_stdout(heard), redirect_stderr(heard):
            build_extensions([Extension("probe", [str(source)])], scratch / "probe")
    except Exception as error:  # noqa: BLE001  # setuptools has no common base for its failures
        return f"no working C compiler with Python headers was found ({first_line(error)})"
    return None


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def compile_engine(root: Path, sources: list[str], scratch: Path, level: str) -> Path:
    """Compile the sources as one mypyc group and return the folder with the libraries.

    One group means direct calls between our modules, also across packages. One C file for the
    whole group lets the C compiler inline across modules; a file per module, compiled in
    parallel, was measured to save next to nothing (30 s against 34 s, 31 modules on 2 cores).
    """
    from mypyc.build import mypycify

    # The settings in pyproject.toml are for `make check`; a build must not depend on them.
    flags = ["--config-file=", f"--cache-dir={scratch / 'mypy'}"]
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            [*flags, *sources],
            target_dir=str(scratch / "c"),
            opt_level=level,
            debug_level="0",
            group_name="regna",
        )
        modules = {module_name(path): root / path for path in sources}
        docstrings.fill(scratch / "c", docstrings.read_docstrings(modules))
        step("compiling the engine: C to machine code, the longest part")
        return build_extensions(extensions, scratch / "lib")
    except SystemExit as stop:
        # mypyc has printed the errors and leaves by sys.exit.
        print(
            "regna: mypyc could not compile the engine; REGNA_COMPILE=0 builds pure Python",
            file=sys.stderr,
        )
        raise SystemExit(stop.code or 1) from None
    finally:
        os.chdir(before)


def build_extensions(extensions: list[Any], target: Path) -> Path:
    from setuptools import Distribution

    distribution = Distribution({"name": "regna", "ext_modules": extensions})
    command: Any = distribution.get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(target.with_name(target.name + "-objects"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return target
