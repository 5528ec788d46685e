"""Big Money mirror games of pyminion per CPU second; run by its own Python, see engine.py."""

from __future__ import annotations

import logging
import sys
from time import process_time

from pyminion.bots.examples import BigMoney  # type: ignore[import-not-found]
from pyminion.expansions.base import base_set  # type: ignore[import-not-found]
from pyminion.game import Game  # type: ignore[import-not-found]

logging.disable(logging.CRITICAL)


def play() -> None:
    Game(players=[BigMoney("one"), BigMoney("two")], expansions=[base_set]).play()


def main() -> None:
    seconds, games, begin = float(sys.argv[1]), 0, process_time()
    while process_time() - begin < seconds or games < 20:
        play()
        games += 1
    print(games / (process_time() - begin))


main()
