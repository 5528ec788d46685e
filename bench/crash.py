"""Nothing acknowledged is ever lost: servers killed in the middle of play, again and again.

    python -m bench.crash --on sqlite --kills 20
    python -m bench.crash --on postgres
    python -m bench.crash --on two          two servers on one PostgreSQL, one of them killed

Many tables play as fast as they can. At random moments a server gets SIGKILL and is started again.
After every restart each player asks for the whole log: every move whose `done` it got must be
there, in its place, once. Moves under way are sent again with the same id. Then all tables play on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import regna
from bench.client_side import Player, make_table
from bench.server_side import ServerProcess
from tests.postgres import cluster, free_port


class Fault(Exception):
    """Something acknowledged is not there, or is there twice."""


async def connect(player: Player, ports: list[int], rng: random.Random) -> None:
    """Come back, at whichever server lets us in."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        player.port = rng.choice(ports)
        try:
            await player.connect()
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise Fault("no server takes this player back")


async def keep_connected(player: Player, ports: list[int], rng: random.Random) -> None:
    """What a client does: whenever the connection is lost, come back."""
    while True:
        await asyncio.sleep(0.05)
        if player.socket is None:
            await connect(player, ports, rng)


async def check(player: Player) -> int:
    """Every acknowledged move is in the log, in its place, once."""
    claimed = dict(player.acknowledged)
    lines = {line.seq: line for line in await player.whole_log()}
    if sorted(lines) != list(range(1, len(lines) + 1)):
        raise Fault("the log has gaps")
    for seq, move in claimed.items():
        line = lines.get(seq)
        if line is None or line.kind != "move" or (line.texts or [])[:1] != [move]:
            raise Fault(f"table {player.table}: move {move} at {seq} was acknowledged, not {line}")
    mine = [line for line in lines.values() if line.kind == "move" and line.seat == player.seat]
    if len(mine) > player.decided:
        raise Fault(f"table {player.table}: {len(mine)} moves for {player.decided} decisions")
    return len(claimed)


async def check_all(players: list[Player]) -> int:
    return sum([await check_patiently(player) for player in players])


async def check_patiently(player: Player) -> int:
    """Check while the game goes on; a lost connection is no answer."""
    for _ in range(200):
        try:
            if player.socket is not None:
                return await check(player)
        except ConnectionError:
            pass
        await asyncio.sleep(0.1)
    raise Fault("a player could not come back")


async def new_table(game: str, ports: list[int], rng: random.Random) -> list[Player]:
    players = await make_table(rng.choice(ports), game, rng)
    for player in players:
        player.gap = 0.01
        await connect(player, ports, rng)
    return players


async def scenario(servers: list[ServerProcess], arguments: argparse.Namespace) -> None:
    rng = random.Random(arguments.seed)
    ports = [server.port for server in servers]
    players: list[Player] = []
    for _ in range(arguments.tables):
        players += await new_table(arguments.game, ports, rng)
    keepers = [asyncio.create_task(keep_connected(player, ports, rng)) for player in players]
    for kill in range(1, arguments.kills + 1):
        before = sum(len(player.acknowledged) for player in players)
        await asyncio.sleep(rng.uniform(0.3, arguments.between))
        victim = rng.choice(servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
        checked = await check_all(players)
        await play_on(players)
        now = sum(len(player.acknowledged) for player in players)
        print(
            f"kill {kill:>2}: {now - before:>5} moves since the last, {checked:>6} acknowledged "
            f"moves found, {sum(p.over.is_set() for p in players) // 2} games over",
            flush=True,
        )
        await replace_finished(players, keepers, arguments, ports, rng)
    for keeper in keepers:
        keeper.cancel()
    results = await asyncio.gather(*keepers, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def play_on(players: list[Player]) -> None:
    """Every table whose game is not over gets a further move acknowledged."""
    tables = {player.table: 0 for player in players}
    for player in players:
        tables[player.table] += len(player.acknowledged)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        now = dict.fromkeys(tables, 0)
        for player in players:
            now[player.table] += len(player.acknowledged)
        over = {player.table for player in players if player.over.is_set()}
        stuck = [name for name in tables if now[name] <= tables[name] and name not in over]
        if not stuck:
            return
        await asyncio.sleep(0.05)
    raise Fault(f"tables that do not play on: {stuck}")


async def replace_finished(
    players: list[Player],
    keepers: list[asyncio.Task[None]],
    arguments: argparse.Namespace,
    ports: list[int],
    rng: random.Random,
) -> None:
    """A new table for every game that is over, so that the load stays."""
    for place in range(0, len(players), 2):
        if players[place].over.is_set():
            for player, keeper in zip(
                players[place : place + 2], keepers[place : place + 2], strict=True
            ):
                keeper.cancel()
                if player.socket is not None:
                    player.socket.close()
            fresh = await new_table(arguments.game, ports, rng)
            players[place : place + 2] = fresh
            keepers[place : place + 2] = [
                asyncio.create_task(keep_connected(player, ports, rng)) for player in fresh
            ]


def run(database: str, count: int, arguments: argparse.Namespace) -> int:
    servers = [ServerProcess(database, free_port()) for _ in range(count)]
    for server in servers:
        server.start()
    try:
        asyncio.run(scenario(servers, arguments))
    except Fault as fault:
        print(f"LOST: {fault}")
        return 1
    finally:
        for server in servers:
            server.stop()
    print(f"{arguments.kills} kills on {arguments.on}: zero acknowledged moves lost")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--on", choices=["sqlite", "postgres", "two"], default="sqlite")
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--between", type=float, default=2.0, help="seconds of play at most")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine = "compiled" if regna.COMPILED else "interpreted"
    print(f"{arguments.game}, {engine} engine, {arguments.tables} tables, on {arguments.on}")
    if arguments.on == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            return run(str(Path(folder) / "regna.db"), 1, arguments)
    with cluster() as postgres:
        return run(postgres.database(), 2 if arguments.on == "two" else 1, arguments)


if __name__ == "__main__":
    sys.exit(main())
