"""Fuzzes every game in turn, always with new seeds, until the time is up or something breaks.

python bench/soak.py --minutes 60 --games 200
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

import regna.core


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=200, help="games of each kind per round")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    seed = wanted.seed
    while True:
        for game in regna.core.games():
            command = [sys.executable, "-m", "regna", "fuzz", game]
            command += ["--games", str(wanted.games), "--seed", str(seed)]
            print("+", *command[1:], flush=True)
            code = subprocess.run(command).returncode
            if code:
                return code
        seed += wanted.games
        if time.monotonic() > end:
            print(f"nothing found in seeds {wanted.seed} to {seed - 1}")
            return 0


if __name__ == "__main__":
    sys.exit(main())
