"""Attacks on our own server, each against a promise it makes.

    python -m bench.attack                       all of them, about ten minutes
    python -m bench.attack log-flood churn       some
    python -m bench.attack --json FILE           the rows of the table also as a file

The server runs with its ordinary limits. The household plays from 127.0.0.1, attackers come from
127.0.0.2 and the addresses after it; nothing leaves this machine. bench/README.md says what each
attack promises and gave.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import signal
import sys
import time
import traceback
from pathlib import Path

import regna
from bench.attacks.ground import Report, Row
from regna.server.run import allow_many_sockets

ATTACKS = (
    "log-flood",
    "unread",
    "bot-flood",
    "join-storm",
    "fan-out",
    "heavy-posts",
    "churn",
    "forged-record",
    "stacked",
    "damaged",
    "outage",
    "cross-site",
    "quick-flood",
    "lost-answers",
)
LONGEST = 420.0  # seconds for one attack


async def run(name: str) -> list[Row]:
    module = importlib.import_module(f"bench.attacks.{name.replace('-', '_')}")
    report = Report(name)
    print(f"{name}: {module.attack.__doc__}", flush=True)
    began = time.monotonic()
    try:
        async with asyncio.timeout(LONGEST):
            await module.attack(report)
    except SystemExit as error:  # how benches say that something else is wrong
        report.say("the attack itself", str(error), "comes to its end", False)
    except Exception as error:  # noqa: BLE001 - the other attacks still have their say
        traceback.print_exc()
        said = " ".join(f"{type(error).__name__} {error}".split())
        report.say("the attack itself", said[:100], "comes to its end", False)
    print(f"         {time.monotonic() - began:.0f} s", flush=True)
    return report.rows


def table(rows: list[Row]) -> str:
    lines = [("attack", "what", "figure", "promise", "")]
    for row in rows:
        lines.append(
            (row.attack, row.what, row.figure, row.promise, "held" if row.held else "BROKEN")
        )
    widths = [max(len(line[column]) for line in lines) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--json", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.names if name not in ATTACKS]
    if unknown:
        parser.error(f"no attack {unknown[0]}: one of {', '.join(ATTACKS)}")
    allow_many_sockets()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that servers are stopped too
    print(f"{'compiled' if regna.COMPILED else 'interpreted'} engine")
    rows = [row for name in wanted.names or ATTACKS for row in asyncio.run(run(name))]
    print(f"\n{table(rows)}")
    if wanted.json is not None:
        wanted.json.write_text(json.dumps([row.document() for row in rows], indent=1) + "\n")
    broken = [row for row in rows if not row.held]
    if broken:
        names = ", ".join(dict.fromkeys(row.attack for row in broken))
        print(f"{len(broken)} of {len(rows)} promises are broken: {names}.", file=sys.stderr)
        return 1
    print(f"All {len(rows)} promises held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
