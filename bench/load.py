"""How much one server carries: tables of scripted players over real sockets on this machine.

    python -m bench.load --game dominion --seconds 60

Every table has two players who answer at once (or after --think seconds on average) with any legal
move. The number of tables doubles until the 99th percentile of the time from sending a move to its
acknowledgement, which comes after it is on disk, passes 100 ms. Then --idle tables are opened and
left alone.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time
from pathlib import Path

import regna
from bench.client_side import Player, make_table
from bench.server_side import ServerProcess
from tests.postgres import cluster, free_port


def percentile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def keep_playing(
    game: str, port: int, rng: random.Random, think: float, all_: list[Player]
) -> None:
    """One table after another, so that the number of tables stays the same."""
    while True:
        players = await make_table(port, game, rng)
        all_ += players
        for player in players:
            player.gap = think
        await asyncio.gather(*(player.connect() for player in players))
        await players[0].over.wait()
        for player in players:
            if player.socket is not None:
                player.socket.close()


async def measure(
    server: ServerProcess, game: str, tables: int, seconds: float, think: float
) -> float:
    """A row of the table; returns the 99th percentile in ms."""
    rng = random.Random(tables)
    players: list[Player] = []
    tasks = [
        asyncio.create_task(keep_playing(game, server.port, rng, think, players))
        for _ in range(tables)
    ]
    await asyncio.sleep(max(1.0, tables / 300))
    for player in players:
        player.times.clear()
    cpu, began = server.cpu(), time.perf_counter()
    mine = time.process_time()
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - began, server.cpu() - cpu
    own = (time.process_time() - mine) / spent
    times = [one for player in players for one in player.times]
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    for player in players:
        if player.socket is not None:
            player.socket.close()
    await asyncio.sleep(0.5)
    p50, p99 = (1000 * percentile(times, part) for part in (0.5, 0.99))
    rate = len(times) / spent
    print(
        f"{tables:>7} {rate:>9.0f} {p50:>8.1f} {p99:>8.1f} {1e6 * used / max(1, len(times)):>9.0f}"
        f" {100 * used / spent:>8.0f} {100 * own:>9.0f} {server.memory() / 2**20:>8.0f}",
        flush=True,
    )
    return p99


async def idle(server: ServerProcess, game: str, tables: int) -> None:
    """Tables with a player connected and nobody playing; then some that play among them."""
    rng = random.Random(1)
    before = server.memory()
    began = time.perf_counter()
    quiet: list[Player] = []
    batch = 50
    for start in range(0, tables, batch):
        made = await asyncio.gather(
            *(make_table(server.port, game, rng) for _ in range(min(batch, tables - start)))
        )
        for players in made:
            for player in players:
                player.pausing = True
            quiet.append(players[0])
        await asyncio.gather(*(players[0].connect() for players in made))
    took = time.perf_counter() - began
    held = server.memory() - before
    await asyncio.sleep(2)
    cpu = server.cpu()
    await asyncio.sleep(5)
    print(
        f"{tables} idle tables with a socket each: made in {took:.0f} s, "
        f"{held / tables / 1024:.0f} KiB a table, CPU {100 * (server.cpu() - cpu) / 5:.1f} %"
    )
    await measure(server, game, 8, 5, 0.0)
    for player in quiet:
        if player.socket is not None:
            player.socket.close()


def run(database: str, arguments: argparse.Namespace) -> None:
    server = ServerProcess(database, free_port())
    server.start()
    try:
        print(" tables   moves/s  p50 ms   p99 ms  CPU µs/mv  CPU %  client %   MB")
        end = time.monotonic() + arguments.seconds
        tables = arguments.first
        while time.monotonic() < end:
            last = measure(server, arguments.game, tables, arguments.step, arguments.think)
            if asyncio.run(last) > 100:
                break
            tables *= 2
        if arguments.idle:
            server.stop()
            server.start()
            asyncio.run(idle(server, arguments.game, arguments.idle))
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--seconds", type=float, default=60, help="at most this long")
    parser.add_argument("--step", type=float, default=5, help="seconds for each number of tables")
    parser.add_argument("--first", type=int, default=4, help="tables to begin with")
    parser.add_argument(
        "--think", type=float, default=0.0, help="seconds before a move, on average"
    )
    parser.add_argument("--idle", type=int, default=0, help="idle tables at the end")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of our own")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    engine = "compiled" if regna.COMPILED else "interpreted"
    where = "PostgreSQL" if arguments.postgres else "SQLite"
    print(f"{arguments.game}, {engine} engine, {where}")
    if arguments.postgres:
        with cluster() as postgres:
            run(postgres.database(), arguments)
    else:
        with tempfile.TemporaryDirectory() as folder:
            run(str(Path(folder) / "regna.db"), arguments)


if __name__ == "__main__":
    main()
