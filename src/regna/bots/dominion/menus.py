"""The menus known by name, from menus.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from regna.bots.dominion.menu import Menu

FILE: Final = Path(__file__).parent / "menus.toml"


def read_menus(text: str) -> dict[str, Menu]:
    """The menus of a file, in its order."""
    found: dict[str, Menu] = {}
    for name, row in tomllib.loads(text).items():
        found[name] = Menu(name, row["buy"], row["about"])
    return found


MENUS: Final[dict[str, Menu]] = read_menus(FILE.read_text(encoding="utf-8"))
