"""A table all of whose watchers are one attacker's, who moves and takes back."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass

from bench.attacks.ground import ATTACKER, Report, Sampler, apart, serving
from bench.attacks.people import Gone, Guest, Household
from bench.client_side import BareSocket, call, open_socket, request

GAME = "tigris"  # whose views are the longest
WATCHERS = 95  # of the hundred sockets an address may have
RATE = 29  # a second: one less than a socket may
SECONDS = 8.0
PING = 250.0  # ms


@dataclass
class Moved:
    began: float = 0.0
    ended: float = 0.0
    acts: int = 0
    heard: int = 0  # bytes


async def attack(report: Report) -> None:
    """What one message costs the server is paid by its sender, though a hundred hear of it."""
    async with serving() as server:
        async with Household(server.port) as home, Sampler(server) as sampler:
            before = await home.quiet()
            done = await apart(fan_out, server.port)
            times = await home.times(done.began, done.ended)
            share = sampler.share(done.began, done.ended)
        report.note(
            f"quiet {before}; {done.acts} acts, {done.heard / 2**20:.0f} MiB heard, "
            f"server {share:.0f} % of a core"
        )
        report.say("ping", str(times), f"p99 under {PING:g} ms", times.p99 < PING)


def fan_out(port: int) -> Moved:
    return asyncio.run(_fan_out(port))


async def _fan_out(port: int) -> Moved:
    done = Moved()
    wanted = {"game": GAME, "seats": 2, "settings": {"undo": "free"}}
    made = await request(port, "/api/tables", wanted, ATTACKER)
    path = f"/api/tables/{made['id']}"
    keys = []
    for place in range(2):
        seated = await call(port, "POST", f"{path}/sit", {"place": place}, source=ATTACKER)
        keys.append(seated.document["key"])
    player = await Guest(port, made["id"], keys[0], ATTACKER).connect()
    if player.view["to_act"] != player.view["seat"]:  # whoever begins is drawn by lot
        player.close()
        player = await Guest(port, made["id"], keys[1], ATTACKER).connect()
    hello = json.dumps({"type": "hello", "keys": [keys[0]]}).encode()

    def heard(text: bytes) -> None:
        done.heard += len(text)

    watchers = []
    for _ in range(WATCHERS):
        socket = BareSocket(f"{path}/socket", heard, lambda: None)
        watchers.append(await open_socket(port, socket, ATTACKER))
        socket.send(hello)
    await asyncio.sleep(2)
    done.began, done.heard = time.monotonic(), 0
    end = done.began + SECONDS
    try:
        while time.monotonic() < end:
            due = time.monotonic() + 1 / RATE
            async with asyncio.timeout(end - time.monotonic()):
                await back_and_forth(player)
            done.acts += 1
            await asyncio.sleep(due - time.monotonic())
    except (TimeoutError, Gone):
        pass  # the server let us wait, or threw us out
    done.ended = time.monotonic()
    for socket in watchers:
        socket.close()
    player.close()
    return done


async def back_and_forth(player: Guest) -> None:
    """A move if none stands, otherwise it is taken back."""
    if player.view["ply"] == 0:
        await player.play(player.legal[0])
        return
    answer = await player.ask("undo", seat=player.view["seat"], seq=player.view["seq"])
    if answer["type"] == "done":
        await player.until_seq(answer["seq"])
