"""Leaks over the wire: two tables a seat cannot tell apart send it the same bytes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from regna.core import Rng, State, game, games
from regna.table import Table, seating
from tests.server.helpers import Player, Running, configure, running
from tests.toys import pebbles

assert pebbles.game.name == "pebbles"
SAMPLES = 8


async def seat_table(server: Running, position: object, rules: str) -> list[Player]:
    """A table that begins with this position, with a person on every seat."""
    table: Table = seating.create("twin", server.hub.clock(), rules, "5e" * 32, position=position)
    table.head["id"] = table.id = f"twin{len(server.hub.tables)}"
    await server.hub.add(table)
    players = [await server.sit(table.id, place) for place in range(table.seats)]
    for player in players:
        await player.connect()
    return players


async def play_twins(
    server: Running, seat: int, first: State, second: State, rules: str, rng: Rng
) -> tuple[int, list[list[str]]]:
    """The same moves at both tables until something is revealed; the frames of the seat."""
    tables = [await seat_table(server, state.dump(), rules) for state in (first, second)]
    played = 0
    for _ in range(12):
        lives = [server.hub.tables[players[0].table].table for players in tables]
        states = [live.state for live in lives]
        assert all(live.to_act == lives[0].to_act for live in lives)
        mover = lives[0].to_act
        if mover is None or states[0] is None or states[1] is None:
            break
        moves = [move for move in states[0].moves() if states[1].why_not(move) is None]
        if not moves:
            break
        move = moves[rng.below(len(moves))]
        if reveals(states[0], states[1], move, seat):
            break
        for players in tables:
            live = server.hub.tables[players[0].table].table
            await players[mover].until_seq(live.seq)
            await players[seat].until_seq(live.seq)
            answer = await players[mover].play(move)
            assert answer["type"] == "done"
            await players[seat].until_seq(answer["seq"])
            await players[seat].ask("past", ply=played, id="past")
            await players[seat].ask("log", id="log")
            if players[seat].view["to_act"] == seat:
                for other in range(0, game(rules).move_space, max(1, game(rules).move_space // 9)):
                    await players[seat].ask("why", move=other, id="why")
                await players[seat].ask("preview", text=players[seat].legal[0], id="p")
        played += 1
    frames = [[plain(frame) for frame in players[seat].frames] for players in tables]
    for players in tables:
        for player in players:
            await player.close()
    return played, frames


def reveals(one: State, other: State, move: int, seat: int) -> bool:
    """Whether the move draws, shows, or makes known to the seat what differs (its owner's hand)."""
    documents = []
    for state in (one, other):
        twin = state.copy()
        before = twin.draws, twin.looks
        twin.play(move)
        if (twin.draws, twin.looks) != before:
            return True
        documents.append(twin.dump(seat))
    return documents[0] != documents[1]


def plain(frame: str) -> str:
    """Who is connected depends on the moment; everything else must be the same."""
    return "" if json.loads(frame)["type"] == "presence" else frame


@pytest.mark.parametrize("rules", games())
def test_tables_a_seat_cannot_tell_apart_send_the_same_bytes(rules: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path), lambda: 10**12) as server:
            compared = 0
            rng = Rng(11)
            for sample in range(SAMPLES):
                state = game(rules).new(seats=2, seed=sample)
                for _ in range(rng.below(40)):
                    if state.to_act is not None:
                        state.play(state.nth(rng.below(state.count())))
                seat = int(rng.below(state.seats))
                if state.to_act is None:
                    continue
                other = state.determinize(seat, Rng(sample))
                played, frames = await play_twins(server, seat, state, other, rules, rng)
                compared += played
                kept: list[Any] = [[frame for frame in some if frame] for some in frames]
                for one, two in zip(*kept, strict=True):
                    assert json.loads(one) == json.loads(two)
                assert kept[0] == kept[1]
            assert compared > 0

    asyncio.run(scenario())
