"""Sockets that ask and never read what they are answered."""

from __future__ import annotations

from bench.attacks.flooding import flood
from bench.attacks.ground import ATTACKER, Report, Sampler, apart, held_sockets, serving
from bench.attacks.people import long_table

ENTRIES = 500
SOCKETS = 20
RATE = 29
SECONDS = 25.0
GROWTH = 64.0  # MiB


async def attack(report: Report) -> None:
    """A stranger who does not listen cannot fill the server's memory, and loses his sockets."""
    async with serving(start=False) as server:
        table = await long_table(server, ENTRIES)
        before = server.memory()
        async with Sampler(server) as sampler:
            done = await apart(
                flood, server.port, table, ATTACKER, SOCKETS, RATE, SECONDS, reads=False
            )
            growth = (sampler.most_memory() - before) / 2**20
        report.note(
            f"{before / 2**20:.0f} MiB before; {done.asked} asked, {done.refused} refused, "
            f"{held_sockets(server.port, ATTACKER)} held in the end"
        )
        report.say("memory", f"+{growth:.0f} MiB", f"under +{GROWTH:g} MiB", growth < GROWTH)
        report.say(
            "unread sockets",
            f"{done.closed} closed by the server",
            f"all {SOCKETS} at least once",
            done.closed >= SOCKETS,
        )
