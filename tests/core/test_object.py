"""A state is a Python object like others: it can be pickled, copied, compared and printed."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys

import pytest

from regna.core import BadInput, Rng, State, game, games
from tests.toys import pebbles

NAMES = [name for name in games() if type(game(name)).__module__.startswith("regna.")]
# Games that have not yet moved to `Said` answer for themselves, and check less.
MOVED = [name for name in [*NAMES, pebbles.game.name] if game(name).said is not None]


def played(name: str, moves: int = 8, seed: int = 4) -> State:
    """A game some moves on, the same for the same arguments."""
    state = game(name).new(seats=2, seed=seed)
    rng = Rng(seed)
    for _ in range(moves):
        state.advance(state.nth(int(rng.below(state.count()))))
    return state


OTHER_PROCESS = """
import json, pickle, sys
state = pickle.load(sys.stdin.buffer)
told = [state.dump(), state.moves(), state.view(0), state.dump(1)]
state.play(state.moves()[-1])
json.dump([*told, state.dump()], sys.stdout)
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_pickle_goes_to_another_process(name: str) -> None:
    """Another process has the same state, and the same luck to come."""
    state = played(name)
    done = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS],
        input=pickle.dumps(state),
        capture_output=True,
        check=True,
    )
    here: list[object] = [state.dump(), state.moves(), state.view(0), state.dump(1)]
    state.play(state.moves()[-1])
    assert json.loads(done.stdout) == json.loads(json.dumps([*here, state.dump()]))


@pytest.mark.parametrize("name", NAMES)
def test_pickled_here(name: str) -> None:
    """Every protocol gives an equal state that is another one."""
    state = played(name)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        twin = pickle.loads(pickle.dumps(state, protocol))
        assert twin == state
        assert twin is not state
    over = played(name)
    while over.to_act is not None:
        over.advance(over.nth(0) if over.count() == 1 else over.nth(over.count() - 1))
    assert pickle.loads(pickle.dumps(over)).ranking() == over.ranking()


def test_a_simulated_world_is_still_one_when_pickled() -> None:
    """A world that keeps nobody's memory tells no seat what it knows, here or elsewhere."""
    state = played(pebbles.game.name)
    state.remembers = False
    for world in (state, state.copy(), pickle.loads(pickle.dumps(state))):
        assert world.dump() == state.dump()
        with pytest.raises(BadInput, match="seat: expected none: a simulated world"):
            world.dump(0)
        with pytest.raises(BadInput, match="seat: expected none: a simulated world"):
            world.determinize(0, Rng(1))


@pytest.mark.parametrize("name", NAMES)
def test_copies(name: str) -> None:
    """copy.copy and copy.deepcopy are state.copy(): equal, and independent from then on."""
    state = played(name)
    before = state.dump()
    for twin in (copy.copy(state), copy.deepcopy(state), state.copy()):
        assert twin == state
        twin.advance(twin.nth(0))
        assert state.dump() == before


@pytest.mark.parametrize("name", NAMES)
def test_equal_and_not(name: str) -> None:
    """Equal documents make equal states, whose hashes are equal too."""
    state, same, later = played(name), played(name), played(name, 9)
    assert state == same
    assert hash(state) == hash(same)
    assert state != later
    assert state != played(name, seed=5)
    assert len({state, same, later}) == 2
    assert game(name).load(state.dump()) == state
    assert state != state.dump()
    assert state != "a state"


def test_states_of_two_games() -> None:
    """A state of one game is never one of another."""
    assert played("heirs") != played("dominion")


@pytest.mark.parametrize("name", NAMES)
def test_printed(name: str) -> None:
    """print(state) draws the table, and a notebook shows the same."""
    state = played(name)
    drawn = str(state)
    assert len(drawn.splitlines()) > 3
    assert drawn == str(state.copy())
    shown = state._repr_html_()
    assert shown.startswith("<pre>")
    assert shown.endswith("</pre>")
    assert "<" not in shown.removeprefix("<pre>").removesuffix("</pre>")


def test_what_is_drawn_is_escaped() -> None:
    """Signs that mean something in HTML are shown as signs."""
    state = played("tigris")
    assert ("&" in str(state)) <= ("&amp;" in state._repr_html_())
    assert "'" not in state._repr_html_()


@pytest.mark.parametrize("name", MOVED)
def test_a_bad_index(name: str) -> None:
    """nth takes 0 to count - 1, and says so."""
    state = played(name)
    many = state.count()
    assert state.nth(many - 1) == state.moves()[-1]
    for k in (-1, many, many + 1, 10**6):
        with pytest.raises(BadInput, match=f"k: expected a whole number below {many}, got {k}"):
            state.nth(k)
    while state.to_act is not None:
        state.advance(state.nth(state.count() - 1))
    with pytest.raises(BadInput, match="k: expected a whole number below 0, got 0"):
        state.nth(0)


@pytest.mark.parametrize("name", MOVED)
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_bad_seat(name: str, seat: int) -> None:
    """Who is not at the table sees and knows nothing."""
    state = played(name)
    expected = f"seat: expected a whole number from 0 to 1, got {seat}"
    with pytest.raises(BadInput, match=expected):
        state.view(seat)
    with pytest.raises(BadInput, match=expected):
        state.dump(seat)
    with pytest.raises(BadInput, match=expected):
        state.determinize(seat, Rng(1))
