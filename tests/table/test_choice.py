"""A choice of several things in one message: any order, and its end goes without saying."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from regna.core import BadInput, IllegalMove, State
from regna.table import Denied, Table, acts, seating
from tests.games.dominion.table import player
from tests.games.dominion.table import table as dominion
from tests.games.heirs.table import load as heirs
from tests.games.heirs.table import ring_of
from tests.table.helpers import NOW, SECRET, do

HAND = "cellar copper silver estate moat"


def at(state: State, *played: str) -> Table:
    """A table with this position, and these moves played one by one."""
    table = seating.create("t", NOW, state.game.name, SECRET, position=state.dump())
    for place in range(state.seats):
        do(table, seating.sit(table, place, "", f"key{place}", NOW))
    do(table, seating.start(table, NOW))
    for text in played:
        play(table, text)
    return table


def play(table: Table, *texts: str) -> None:
    assert table.to_act is not None
    do(table, acts.play(table, table.to_act, texts, NOW))


def shown(table: Table, seat: int = 0) -> dict[str, Any]:
    assert table.state is not None
    found: list[dict[str, Any]] = table.state.view(seat)["players"]  # type: ignore[assignment]
    return found[seat]


@pytest.mark.parametrize("order", list(itertools.permutations(["silver", "estate", "moat"])))
@pytest.mark.parametrize("end", [[], ["done"]])
def test_cellar_in_any_order(order: tuple[str, ...], end: list[str]) -> None:
    table = at(dominion(player(HAND, "gold*3")), "play cellar")
    play(table, *(f"discard {card}" for card in order), *end)
    assert shown(table)["hand"] == ["copper", "gold", "gold", "gold"]
    assert len(table.line) == 5  # with `done`, as the engine wants it


def test_none_at_all_is_done() -> None:
    table = at(dominion(player(HAND, "gold*3")), "play cellar")
    play(table, "DONE")
    assert shown(table)["hand_count"] == 4


def test_a_choice_that_ends_by_itself_needs_no_end() -> None:
    texts = ["trash estate"] * 2 + ["trash curse", "trash copper"]
    for end in ([], ["done"]):
        table = at(dominion(player("chapel copper*3 curse estate*2")), "play chapel")
        play(table, *reversed(texts), *end)
        assert shown(table)["hand"] == ["copper", "copper"]
        assert table.line.plies[-1].move == table.game.read(table.state, "trash curse")


def test_more_than_may_be_chosen_is_nothing() -> None:
    state = dominion(player("chapel copper*6"))
    table = at(state, "play chapel")
    before = table.snapshot()
    with pytest.raises(Denied) as denied:
        play(table, *["trash copper"] * 5)
    assert denied.value.facts == {"good": 4}
    with pytest.raises(IllegalMove):
        play(table, "trash copper", "trash gold")
    with pytest.raises(BadInput):
        play(table, "trash copper", "trash nonsense")
    assert table.snapshot() == before


def test_the_second_chapel_of_a_throne_room_is_another_choice() -> None:
    table = at(dominion(player("throne_room chapel copper*6")), "play throne_room", "play chapel")
    play(table, *["trash copper"] * 4)
    assert shown(table)["hand"] == ["copper", "copper"]
    play(table, "trash copper")
    assert shown(table)["hand"] == ["copper"]


def test_militia_in_any_order() -> None:
    table = at(
        dominion(player("militia"), player("copper silver estate moat gold")),
        "play militia",
        "pass",
    )
    with pytest.raises(IllegalMove):
        play(table, "discard silver", "done")
    play(table, "discard silver", "discard copper")
    assert table.to_act == 0
    assert shown(table, 1)["hand"] == ["gold", "estate", "moat"]


def test_a_thiefs_spoils_in_any_order() -> None:
    table = at(
        dominion(player("thief"), player("", "gold estate"), player("", "silver estate")),
        "play thief",
        "pass",
    )
    while table.state is not None and table.state.ask is not None:
        code = table.state.ask.code
        if code == "dominion-thief-gain":
            break
        assert table.to_act is not None
        do(table, acts.play(table, table.to_act, [table.state.nth(0)], NOW))
    play(table, "gain gold", "gain silver")
    assert sorted(shown(table)["discard"]) == ["gold", "silver"]


def test_a_surplus_in_any_order() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b", "tch-sawmill-a"]
    markets = ["tra-market-green", "tra-market-grey", "tra-market-yellow"]
    ring = ring_of(*markets, "lnd-mill", "lnd-sty", "lnd-forge")
    for two in itertools.permutations(hand, 2):
        table = at(heirs(ring=ring, hands=[hand, []], crown=1), "end")
        play(table, *(f"discard {tile}" for tile in two))
        assert shown(table)["hand"] == [tile for tile in hand if tile not in two]


def test_a_surplus_that_ends_the_game() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b"]
    opening = heirs(hands=[hand, []], crown=1)
    others = [name for name in opening.view()["tiles"] if name not in hand]  # type: ignore[attr-defined]
    state = heirs(ring=[None] * 7, hands=[hand, []], crown=1, gone=others[1:], last_turns=0)
    table = at(state, "end")
    play(table, "discard tch-farm-b")
    assert table.to_act is None


def test_numbers_are_played_as_they_come() -> None:
    table = at(dominion(player(HAND, "gold*3")), "play cellar")
    assert table.state is not None
    read = table.game.read
    high, low = (read(table.state, f"discard {card}") for card in ("moat", "copper"))
    with pytest.raises(IllegalMove):
        acts.play(table, 0, [max(high, low), min(high, low)], NOW)
    do(table, acts.play(table, 0, [min(high, low)], NOW))
    assert table.state.ask is not None
    assert table.state.ask.code == "dominion-cellar"


def test_steps_of_a_turn_keep_their_order() -> None:
    """They are asked again and again too, but one after the other is another thing."""
    units = [["0", "reserve", "reserve"], ["n2", "reserve", "reserve"]]
    state = heirs("n1 lnd-mill white", "n2 lnd-sty blue", units=units)
    with pytest.raises(BadInput):
        play(at(state), "step n1 0", "step 0 n1")
