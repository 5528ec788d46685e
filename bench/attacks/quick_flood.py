"""A player who writes so much into the log that the game's record becomes worthless."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bench.attacks.ground import Report, serving
from bench.attacks.people import Gone, Guest, pair
from bench.client_side import call
from bench.server_side import FREE
from regna.table import verify
from tests.toys import pebbles

MEMORY = "/dev/shm"  # noqa: S108 - where an entry costs least, so that the flood is soon over
MOST = 20_000  # entries of a record
TOGGLES = 10_500
SECONDS = 90.0
AT_ONCE = 50


async def attack(report: Report) -> None:
    """A loser cannot spoil the record: a log has a bound, and what it holds still verifies."""
    where = MEMORY if Path(MEMORY).is_dir() else None
    async with serving(where, limits=FREE, modules=[pebbles.__name__]) as server:
        long, free = {"length": 1000}, {"undo": "free"}
        one, two = await pair(server.port, "pebbles", options=long, settings=free)
        end = time.monotonic() + SECONDS
        toggled = await toggle(two, end)
        taken_back = await back_and_forth(one, end)
        size = one.view["seq"]
        report.note(f"quick ended with {toggled}, undo with {taken_back}; {size} entries")
        resigned = await asyncio.wait_for(two.ask("resign", seat=1), 60)
        one.close()
        two.close()
        async with asyncio.timeout(120):
            answer = await call(server.port, "GET", f"/api/tables/{one.table}/record")
        if answer.status != 200:
            said = f"resign {resigned['type']}, record {answer.status} {answer.code}"
            report.say("the record", said, "verifies", False)
            return
        entries = len(answer.document["entries"])
        report.say("entries", f"{entries}", f"at most {MOST}", entries <= MOST)
        fine, sentence = verify(answer.document)
        report.say("the record", sentence.split(" by the rules")[0], "verifies", fine is True)


async def toggle(guest: Guest, end: float) -> str:
    """`quick` on and off, out of turn, many messages under way at once."""
    on = False
    while time.monotonic() < end and guest.view["seq"] < TOGGLES:
        asked = []
        for _ in range(AT_ONCE):
            on = not on
            asked.append(guest.start_asking("quick", seat=guest.view["seat"], on=on))
        try:
            answers = await asyncio.wait_for(asyncio.gather(*asked), 60)
        except (Gone, TimeoutError) as error:
            return f"{type(error).__name__} {error}"
        for answer in answers:
            if answer["type"] != "done":
                return str(answer["problem"]["code"])
    return f"{guest.view['seq']} entries"


async def back_and_forth(guest: Guest, end: float) -> str:
    """A move, and taken back, and again."""
    await guest.ask("ping")
    while time.monotonic() < end and guest.view["seq"] < MOST + 50:
        answer = await guest.play(pebbles.game.verbs.texts(guest.view["moves"])[0])
        if answer["type"] == "done":
            seq = guest.view["seq"]
            answer = await guest.ask("undo", seat=guest.view["seat"], seq=seq)
        if answer["type"] != "done":
            return str(answer.get("problem", answer)["code"])
        await guest.until_seq(answer["seq"])
    return f"{guest.view['seq']} entries"
