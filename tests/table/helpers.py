"""Tables of the test game, made in one line."""

from __future__ import annotations

from regna.core import Rng
from regna.table import Change, Settings, Table, acts, fairness, seating
from tests.toys import pebbles

NOW = 1_000_000
SECRET = "5e" * 32


def number(place: int) -> str:
    return f"{place + 1:064x}"


def do(table: Table, change: Change | None) -> None:
    assert change is not None
    table.commit(change)


def gather(seats: int = 2, settings: Settings | None = None, **options: object) -> Table:
    assert pebbles.game.name == "pebbles"
    table = seating.create("t1", NOW, "pebbles", SECRET, seats, options, settings)
    for place in range(seats):
        committed = fairness.commitment("t1", str(place), number(place))
        do(table, seating.sit(table, place, f"P{place}", f"key{place}", NOW, committed))
    return table


def begin(seats: int = 2, settings: Settings | None = None, **options: object) -> Table:
    table = gather(seats, settings, **options)
    for place in range(seats):
        do(table, seating.open_number(table, place, number(place), NOW))
    do(table, seating.start(table, NOW))
    return table


def play_on(table: Table, moves: int, seed: int = 0, until_over: bool = False) -> int:
    """Random moves of whoever must decide; how many were played."""
    rng = Rng(seed)
    played = 0
    while table.to_act is not None and (until_over or played < moves):
        state = table.state
        assert state is not None
        move = state.nth(rng.below(state.count()))
        do(table, acts.play(table, table.to_act, [move], table.at + 5))
        played += 1
    return played
