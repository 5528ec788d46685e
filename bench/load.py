"""How much one server carries: tables of scripted players over real sockets on this machine.

    python -m bench.load                        every game, 32 busy tables
    python -m bench.load --game tigris --grow   twice as many tables until it takes too long
    python -m bench.load --long 8000            whether a move costs more the longer a game lasts
    python -m bench.load --idle 10000           tables at which nobody plays
    python -m bench.load --servers 1 2 4        processes on one PostgreSQL

Every table has two players, each with a socket, who answer at once (or after --think seconds on
average) with any legal move. A move's time is from sending it to its acknowledgement, which comes
after it is on disk. The players share the machine with the server, so its CPU for a move is the
figure to compare; `loop` is the thread that plays and tells, `disk` those that store, of which
`kernel` is what the system does for them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import regna
from bench.client_side import Player, make_table
from bench.server_side import Cpu, ServerProcess
from tests.postgres import cluster, free_port

HEAD = (
    "game      tables  moves/s  p50 ms  p99 ms  CPU µs a move:  all   loop   disk  kernel"
    "   sent B  CPU %  client %   MB"
)
ROUNDS, ACTS = 15, 60  # of which the middle round counts
SLOW = 100.0  # ms of the 99th percentile at which there are too many tables


@dataclass
class Load:
    """What is played on which servers."""

    servers: list[ServerProcess]
    game: str
    tables: int
    seconds: float
    think: float = 0.0


def percentile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def keep_playing(load: Load, port: int, rng: random.Random, all_: list[Player]) -> None:
    """One table after another, so that the number of tables stays the same."""
    while True:
        players = await make_table(port, load.game, rng)
        all_ += players
        for player in players:
            player.gap = load.think
        await asyncio.gather(*(player.connect() for player in players))
        await players[0].over.wait()
        for player in players:
            player.close()


async def measure(load: Load) -> float:
    """A row of the table; returns the 99th percentile in ms."""
    players: list[Player] = []
    tasks = []
    for number in range(load.tables):
        port = load.servers[number % len(load.servers)].port
        rng = random.Random(number)
        tasks.append(asyncio.create_task(keep_playing(load, port, rng, players)))
    await asyncio.sleep(max(1.0, load.tables / 300))
    for player in players:
        player.times.clear()
        player.received = 0
    before = sum((server.cpu() for server in load.servers), Cpu())
    began, mine = time.perf_counter(), time.process_time()
    await asyncio.sleep(load.seconds)
    spent, own = time.perf_counter() - began, time.process_time() - mine
    used = sum((server.cpu() for server in load.servers), Cpu()) - before
    times = [one for player in players for one in player.times]
    sent = sum(player.received for player in players)
    await stop(tasks)
    for player in players:
        player.close()
    await asyncio.sleep(0.5)
    print_row(load, times, used, sent, spent, own)
    return 1000 * percentile(times, 0.99)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


def print_row(
    load: Load, times: list[float], used: Cpu, sent: int, spent: float, own: float
) -> None:
    many = max(1, len(times))
    p50, p99 = (1000 * percentile(times, part) for part in (0.5, 0.99))
    costs = [1e6 * part / many for part in (used.all, used.loop, used.disk, used.kernel)]
    memory = sum(server.memory() for server in load.servers) / 2**20
    print(
        f"{load.game:<9} {load.tables:>6} {many / spent:>8.0f} {p50:>7.1f} {p99:>7.1f}"
        f"{'':>15}{costs[0]:>5.0f}  {costs[1]:>5.0f}  {costs[2]:>5.0f}   {costs[3]:>5.0f}"
        f" {sent / many:>8.0f} {100 * used.all / spent:>6.0f} {100 * own / spent:>9.0f}"
        f" {memory:>4.0f}",
        flush=True,
    )


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
    used = (server.cpu() - cpu).all
    print(
        f"{tables} idle tables with a socket each: made in {took:.0f} s, "
        f"{held / tables / 1024:.0f} KiB a table, CPU {100 * used / 5:.1f} %"
    )
    print(HEAD)
    await measure(Load([server], game, 32, 5))
    for player in quiet:
        player.close()


async def long_game(server: ServerProcess, game: str, entries: int) -> None:
    """What an act costs at a table with a long log, and by turns at one that has just begun."""
    long, short = await begun(server, game), await begun(server, game)
    while long.seq < entries:
        await long.back_and_forth()
    costs: dict[str, list[float]] = {"short": [], "long": []}
    for _ in range(ROUNDS):
        for name, player in (("short", short), ("long", long)):
            cpu = server.cpu()
            for _ in range(ACTS // 2):
                await player.back_and_forth()
            costs[name].append(1e6 * (server.cpu() - cpu).all / ACTS)
    for name, player in (("short", short), ("long", long)):
        cost = percentile(costs[name], 0.5)
        print(f"{name:<5} log, {player.seq:>5} entries at the end: CPU {cost:.0f} µs an act")


async def begun(server: ServerProcess, game: str) -> Player:
    """The player who begins at a new table with free undo."""
    players = await make_table(server.port, game, random.Random(1), undo="free")
    for player in players:
        player.pausing = True
        await player.connect()
    return await deciding(players)


async def deciding(players: list[Player]) -> Player:
    """The player whose turn it is."""
    while True:
        for player in players:
            if player.view is not None and player.view.to_act == player.seat is not None:
                return player
        await asyncio.sleep(0.01)


@contextlib.contextmanager
def database(postgres: bool) -> Iterator[str]:
    if postgres:
        with cluster() as found:
            yield found.database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "regna.db")


@contextlib.contextmanager
def serving(where: str, many: int = 1) -> Iterator[list[ServerProcess]]:
    servers = [ServerProcess(where, free_port()) for _ in range(many)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.stop()


def run(arguments: argparse.Namespace, games: list[str]) -> None:
    how = (arguments.seconds, arguments.think)
    with database(arguments.postgres or bool(arguments.servers)) as where:
        if arguments.idle:
            with serving(where) as servers:
                asyncio.run(idle(servers[0], games[0], arguments.idle))
        elif arguments.long:
            with serving(where) as servers:
                asyncio.run(long_game(servers[0], games[0], arguments.long))
        else:
            print(HEAD)
            for many in arguments.servers or [1]:
                with serving(where, many) as servers:
                    for game in games:
                        tables = arguments.tables
                        while asyncio.run(measure(Load(servers, game, tables, *how))) < SLOW:
                            tables *= 2
                            if not arguments.grow:
                                break


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=regna.games(), help="only this one")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=10, help="for each row")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before a move")
    parser.add_argument("--grow", action="store_true", help="more tables until it is too slow")
    parser.add_argument("--idle", type=int, default=0, help="so many idle tables")
    parser.add_argument("--long", type=int, default=0, help="a log of so many entries")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of our own")
    parser.add_argument("--servers", type=int, nargs="*", help="processes on one PostgreSQL")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    engine = "compiled" if regna.COMPILED else "interpreted"
    shared = arguments.postgres or arguments.servers
    print(f"{engine} engine, {'PostgreSQL' if shared else 'SQLite'}")
    run(arguments, [arguments.game] if arguments.game else list(regna.games()))


if __name__ == "__main__":
    main()
