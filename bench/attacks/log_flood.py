"""Spectators of one address ask for a long log as often as they may."""

from __future__ import annotations

from bench.attacks.flooding import flood
from bench.attacks.ground import ATTACKER, Report, Sampler, apart, serving
from bench.attacks.people import Household, long_table

ENTRIES = 500
SOCKETS = 10
RATE = 29  # a second each: one less than a socket may
SECONDS = 8.0
PING = 250.0  # ms
VIEW = 2.0  # s


async def attack(report: Report) -> None:
    """A stranger who only watches cannot make the server deaf to a household that plays."""
    async with serving(start=False) as server:
        table = await long_table(server, ENTRIES)
        async with Household(server.port) as home, Sampler(server) as sampler:
            before = await home.quiet()
            done = await apart(flood, server.port, table, ATTACKER, SOCKETS, RATE, SECONDS)
            view = await home.new_view()
            times = await home.times(done.began, done.ended)
            share = sampler.share(done.began, done.ended)
        report.note(
            f"quiet {before}; {done.asked} asked, {done.answered} frames came, {done.closed} "
            f"closed, {done.refused} refused; server {share:.0f} % of a core"
        )
        report.say("ping", str(times), f"p99 under {PING:g} ms", times.p99 < PING)
        report.say("a new view afterwards", f"{view:.1f} s", f"within {VIEW:g} s", view <= VIEW)
