"""Single decisions of the planners: what anybody would do, they do."""

from __future__ import annotations

from typing import Any

from regna.bots import policy
from regna.bots.heirs.answer import Unseen, after_his_turn
from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.prospects import growth, promise
from regna.bots.heirs.standing import doubling, steps_between
from regna.core import Rng
from regna.games.heirs.board import cell_at
from regna.games.heirs.state import Heirs
from tests.games.heirs.solo import ALL, MIXED, solo
from tests.games.heirs.table import GAME, load, play, ring_of, totals

PLAIN = policy("heirs", "plain")
QUICK = policy("heirs", "quick")
LANDS = ["travel", "lands_industry", "trade_church"]
WAR = ["travel", "lands_industry", "war"]
RING = ["tch-farm-a", "tch-quarry-a", "lnd-forge", "lnd-sty", "lnd-lodge", "tra-inn-row"]


def rest_of_turn(state: Heirs) -> list[str]:
    """What the good player does until its turn ends."""
    seat, turn = state.to_act, state.turn
    done: list[str] = []
    while state.to_act == seat and state.turn == turn:
        move = PLAIN.choose(state, Rng(0))
        done.append(GAME.write(state, move))
        state.advance(move)
    return done


def last_turn(*board: str, **fields: Any) -> Heirs:
    """A turn after which nobody has another, its tile already taken."""
    used = " ".join([*board, *RING, *fields.get("hands", [[]])[0]]).split()
    return load(
        *board, ring=ring_of(*RING), crown=1, stock=[], last_turns=0,
        gone=[tile for tile in ALL if tile not in used], options={"sets": LANDS}, **fields,
    )  # fmt: skip


def test_units_end_on_the_best_buildings() -> None:
    """P2: nothing else is left to do, so each goes where it doubles most."""
    state = last_turn(
        "0 tch-farm-b", "n1 tch-cathedral white", "s1 lnd-camp-green white",
        "e1 tch-sawmill-a white",
        units=[["0", "e1", "reserve"], ["0", "reserve", "reserve"]],
    )  # fmt: skip
    rest_of_turn(state)
    assert totals(state)[0] == 2 * 5 + 2 * 2


def test_a_turn_with_nothing_to_gain_just_ends() -> None:
    state = last_turn("0 tch-farm-b")
    assert rest_of_turn(state) == ["end"]


def test_the_other_sides_best_building_is_destroyed() -> None:
    """WA1: and not spared."""
    state = load(
        "n1 lnd-mill blue", "n1e1 war-siege-grey-b white",
        hands=[["war-siege-green-b"], []], discounts=9, options={"sets": WAR},
    )  # fmt: skip
    play(state, "build war-siege-green-b n1w1")
    for player in (PLAIN, QUICK):
        assert GAME.write(state, player.choose(state, Rng(0))) == "destroy n1"


def test_a_building_is_not_laid_face_down_when_it_can_be_paid() -> None:
    state = load(
        "0 tch-farm-b", "n1 tch-sawmill-b", "n1e1 tch-quarry-b",
        units=[["0", "n1", "n1e1"], ["0", "reserve", "reserve"]],
        hands=[["lnd-mill"], []], discounts=2, crown=1,
        ring=ring_of(*RING),
        options={"sets": LANDS},
    )  # fmt: skip
    done = rest_of_turn(state)
    assert any(text.startswith("build lnd-mill") for text in done)


def test_the_last_tile_in_hand_serves_as_terrain() -> None:
    """TV2: a tile beside a market is a point, a tile in hand after the last turn is none."""
    state = last_turn(
        "0 tch-farm-b", "n1 tra-market-grey white",
        units=[["n1", "reserve", "reserve"], ["0", "reserve", "reserve"]],
        hands=[["tch-cathedral"], []],
    )  # fmt: skip
    done = rest_of_turn(state)
    assert any(text.startswith("expand tch-cathedral") for text in done)


def test_what_is_discarded_is_worth_least() -> None:
    """A6: a second camp and what cannot be paid before the cathedral and the inn."""
    hand = ["tch-cathedral", "tch-farm-b", "tra-inn-row", "lnd-mill", "lnd-camp-grey"]
    state = load("0 tch-sawmill-b", hands=[hand, []], crown=1, options={"sets": LANDS})
    play(state, "end")
    thrown: list[str] = []
    while state.to_act == 0:
        move = PLAIN.choose(state, Rng(0))
        thrown.append(GAME.write(state, move))
        state.advance(move)
    assert len(thrown) == 2
    assert "discard tch-cathedral" not in thrown
    assert "discard tra-inn-row" not in thrown


def test_henrys_answer_is_foreseen() -> None:
    """H: with the colour of the next stock tile known, so is where he builds what."""
    state = solo("n1 tra-market-green white", ring=MIXED, top="yellow")
    world = state.copy()
    after_his_turn(world, Unseen([0, 1, 2], 0), 10, 5)
    play(state, "end")
    assert [int(tile) for tile in world.board] == [int(tile) for tile in state.board]
    assert world.cells[world.board[-1]] == state.cells[state.board[-1]]


def test_growth_and_promises() -> None:
    """A market with a free side will grow; nothing grows after the end; posts want producers."""
    state = load(
        "n1 tra-market-grey white", "n2 tch-farm-a white", "n3 tch-farm-b white",
        options={"sets": LANDS},
    )  # fmt: skip
    market = state.tiles.number("tra-market-grey")
    post = state.tiles.number("tch-trading-post-a")
    assert growth(state, market, 0, 2, 10) > growth(state, market, 0, 2, 4) > 0
    assert growth(state, market, 0, 2, 0) == 0
    assert promise(state, post, 0, 3) > promise(state, post, 1, 3)


def test_doubling_needs_time() -> None:
    """A unit three steps away doubles nothing in two turns."""
    state = load(
        "n1 tra-market-grey", "n2 tch-farm-a", "n3 tch-cathedral white", options={"sets": LANDS}
    )
    ledger = Ledger(state, 6)
    assert doubling(state, ledger, 0, 3) > 0
    assert doubling(state, ledger, 0, 2) == 0
    assert steps_between(cell_at(-1, -1), cell_at(1, 2)) == 3
