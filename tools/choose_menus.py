"""Looks for the best menus for the recommended sets of Dominion, and writes them down.

PYTHONPATH=build/compiled python tools/choose_menus.py --effort 8

The plain player reads them from src/regna/bots/dominion/chosen.toml; for other kingdoms it holds
the same tournament with less effort, when it first meets them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from regna.bots.dominion.chooser import Tournament
from regna.games.dominion.kinds import KINGDOMS

FILE = Path(__file__).resolve().parent.parent / "src/regna/bots/dominion/chosen.toml"
HEAD = "# The menus of the plain player for the recommended sets. Made by tools/choose_menus.py.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--effort", type=float, default=8, help="how many times the usual games")
    effort = parser.parse_args().effort
    text = HEAD
    for name, cards in KINGDOMS.items():
        for seats in (2, 3, 4):
            best = Tournament(list(cards), seats, effort).repertoire()
            print(f"{name}, {seats} seats: {', '.join(menu.name for menu in best)}", flush=True)
            for menu in best:
                text += f'\n[[{name}]]\nseats = {seats}\nmenu = "{menu.name}"\n'
                text += f'buy = """\n{menu.text.strip()}\n"""\n'
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
