"""Whether `make play` will be able to start, before it builds anything.

    python3 tools/ready.py PORT [HOST]

The two rules are those of the server itself, taken from the only modules of it that need nothing
but the standard library. Must parse on old Pythons too, like tools/env.py, which says so then.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).resolve().parent.parent / "src" / "regna"


def module(name: str) -> ModuleType:
    """A module of the package by itself, for the package needs an environment."""
    spec = importlib.util.spec_from_file_location(Path(name).stem, SOURCE / name)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def problem(host: str, port: int, database: str) -> str | None:
    """What stands in the way, in one sentence."""
    found = module("server/port.py").problem(host, port) or module("store/place.py").problem(
        database
    )
    return None if found is None else str(found)


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2) or not arguments[0].isdigit():
        print("usage: python3 tools/ready.py PORT [HOST], with a whole number", file=sys.stderr)
        return 2
    port, host = int(arguments[0][:6]), "".join(arguments[1:]) or "127.0.0.1"
    if not 1 <= port <= 65535:
        print(f"regna: a port is a number from 1 to 65535, not {port}", file=sys.stderr)
        return 2
    found = problem(host, port, os.environ.get("REGNA_DATABASE", ""))
    if found:
        print(f"regna: {found}", file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
