"""What is hidden and what is not (S9, Q1)."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any

import pytest

from regna.core import BadNotation
from regna.games.heirs.row import things
from regna.testing import check_frequencies
from tests.games.heirs.table import GAME, fill_of, load, new, play, ring_of


@pytest.mark.rule("S9", "Q1")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_face_of_the_start_tile_is_nowhere_in_a_view(seats: int) -> None:
    state = new(seats=seats, seed=4)
    start = state.tiles.ids[state.board[0]]
    view: Any = state.view(0)
    del view["tiles"]  # the printed facts of all 27
    assert f'"{start}"' not in json.dumps(view)
    assert view["board"][0]["colour"] == state.tiles.document["tile"][state.board[0]]["colour"]  # type: ignore[index]
    assert f'"{start}"' not in json.dumps(state.dump(0))


@pytest.mark.rule("S9")
def test_a_unit_on_the_start_tile_is_a_source_without_a_name() -> None:
    state = load(
        "0 lnd-camp-green",
        "n1 tra-inn-row",
        units=[["0", "n1", "reserve"], ["0", "reserve", "reserve"]],
    )
    view: Any = state.view(0)
    sources = [s for s in view["players"][0]["sources"] if s["from"] == "unit"]
    assert [(s["cell"], s["resource"]) for s in sources] == [("0", "wood"), ("n1", "wood")]
    assert not any("tile" in source for source in sources)


@pytest.mark.rule("S9")
def test_notation_of_a_camp_does_not_tell_the_start_tile() -> None:
    state = load("0 lnd-camp-green")
    for camp in ("lnd-camp-green", "lnd-camp-grey"):
        move = GAME.read(state, f"camp {camp}")
        assert GAME.parts(state, move)["cell"] is None
        assert GAME.write(state, move) == f"camp {camp}"
    with pytest.raises(BadNotation, match="a tile's name or a place with a building"):
        GAME.read(state, "camp 0")


@pytest.mark.rule("S9")
def test_the_order_of_the_stock_is_hidden_but_for_the_colour_on_top() -> None:
    state = new(seed=3)
    known: Any = state.dump(1)
    assert known["stock"] == {"left": 20, "top": state.view()["stock"]["top"]}  # type: ignore[index]
    assert "rng" not in known
    stocks = {tuple(fill_of(state, seed).stock) for seed in range(20)}
    assert len(stocks) == 20


@pytest.mark.rule("Q1")
def test_everything_else_is_open_to_both() -> None:
    state = new(seed=3)
    play(state, f"take #{state.moves()[0] - 15360 + 1}")
    assert state.dump(0) == state.dump(1)
    assert state.view(0) == state.view(1) == state.view(None)


@pytest.mark.rule("S9")
def test_fills_of_a_small_stock_are_equally_likely() -> None:
    # Six unknown tiles: start and top both green, so 3 * 2 ways for these, 4! for the others.
    ring = ring_of(*(f"tch-{name}" for name in RING))
    hidden = ["lnd-sty", "lnd-forge", "lnd-camp-green", "lnd-mill", "lnd-bakery", "lnd-lodge"]
    rest = [tile for tile in ALL if tile not in hidden and tile not in ring]
    state = load(
        f"0 {hidden[0]}",
        ring=ring,
        gone=rest,
        stock=hidden[1:],
    )
    greens = hidden[:3]
    expected: dict[Hashable, float] = {
        (start, top): 1 / 6 for start in greens for top in greens if start != top
    }
    check_frequencies(
        GAME,
        state,
        0,
        lambda fill: (ids(fill)[fill.board[0]], ids(fill)[fill.stock[-1]]),  # type: ignore[attr-defined]
        expected,
        fills=1200,
    )
    check_frequencies(
        GAME,
        state,
        0,
        lambda fill: ids(fill)[fill.stock[0]],  # type: ignore[attr-defined]
        {**dict.fromkeys(hidden[3:], 1 / 4), **dict.fromkeys(greens, 1 / 12)},
        fills=1200,
    )


RING = ["farm-a", "farm-b", "sawmill-a", "sawmill-b", "quarry-a", "quarry-b"]
ALL = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]


def ids(state: Any) -> list[str]:
    names: list[str] = state.tiles.ids
    return names


@pytest.mark.rule("S9")
def test_a_known_colour_on_top_never_depends_on_luck() -> None:
    # One green tile is left for the top: neither the start tile nor the ring may use it up.
    greens = [tile for tile in ALL if GREEN[tile]]
    for seed in range(12):
        state = load(seed=seed, gone=greens[1:], stock={"top": "green"})
        assert ids(state)[state.stock[-1]] == greens[0]


@pytest.mark.rule("S9")
def test_with_a_dealt_ring_the_tile_on_top_is_any_of_its_colour() -> None:
    greens = [tile for tile in ALL if GREEN[tile]]
    counts = dict.fromkeys(greens[:3], 0)
    in_ring = 0
    for seed in range(600):
        state = load(seed=seed, gone=greens[3:], stock={"top": "green"})
        counts[ids(state)[state.stock[-1]]] += 1
        in_ring += sum(1 for tile in state.ring_tiles() if tile >= 0 and ids(state)[tile] in greens)
    assert all(150 < count < 250 for count in counts.values()), counts
    # 2 greens are left for 20 places, 6 of them in the ring: 0.6 on average.
    assert 0.5 < in_ring / 600 < 0.7


GREEN = {row["id"]: row["colour"] == "green" for row in new().tiles.document["tile"]}  # type: ignore[attr-defined]


@pytest.mark.rule("S9", "H2")
def test_treasures_of_the_stack_and_those_removed_are_hidden() -> None:
    state = new(seats=1, level=1, seed=2)
    known: Any = state.dump(0)["solo"]
    assert known["left"] == 6
    assert "stack" not in known
    assert "unused" not in known
    fills = [fill_of(state, seed) for seed in range(20)]
    assert len({tuple(things(fill.chest_stack)) for fill in fills}) > 15
    assert len({tuple(sorted(things(fill.chest_unused))) for fill in fills}) > 10


@pytest.mark.rule("S9", "A4")
def test_a_preview_of_taking_ends_before_the_refill() -> None:
    state = new(seed=5)
    take = state.moves()[0]
    assert [event.code for event in state.preview(take)] == ["heirs-take"]
    looks = state.looks
    state.play(take)
    assert state.looks == looks + 1


@pytest.mark.rule("H-TREASURE")
def test_a_preview_of_the_turns_end_stops_at_henrys_refill() -> None:
    state = new(seats=1, seed=5)
    state.play(state.moves()[0])
    codes = [event.code for event in state.preview(GAME.read(state, "end"))]
    assert codes == ["heirs-end-turn", "heirs-turn", "heirs-take"]
    looks = state.looks
    play(state, "end")
    assert state.looks == looks + 2  # the refill and the treasure


def test_showing_nothing_hidden_is_no_look() -> None:
    ring = ring_of("tra-market-grey", "tra-market-green", "tra-market-yellow")
    state = load(ring=ring, stock=[], last_turns=2, gone=everything_but(*ring, "lnd-mill"))
    before = (state.looks, state.draws)
    play(state, "take tra-market-grey", "expand tra-market-grey n1", "step 0 n1", "end")
    assert (state.looks, state.draws) == before


def everything_but(*tiles: str | None) -> list[str]:
    return [tile for tile in ALL if tile not in tiles]


@pytest.mark.rule("S9", "H5")
def test_a_fill_moves_the_scaffolding_with_the_start_tile() -> None:
    state = new(seats=1, seed=4)
    for seed in range(20):
        fill = fill_of(state, seed)
        assert fill.scaffold == fill.board[0]
        loaded = GAME.load(state.dump(0), seed=seed)
        assert isinstance(loaded, type(fill))
        assert loaded.scaffold == loaded.board[0]
