"""The engine against a slow and obvious reading of the rules, on states of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regna.core import Rng
from regna.games.heirs.roads import find_roads
from regna.games.heirs.state import Heirs
from regna.testing import Trial
from tests.games.heirs.naive import Naive, place_of, text_of
from tests.games.heirs.table import GAME, load_document, new, plain, totals

CASES = Trial(GAME).cases()


def eager(state: Heirs, rng: Rng) -> int:
    """A random move that likes to build, so that landscapes grow rich."""
    moves = state.moves()
    builds = [move for move in moves if move < 7168]
    if builds and rng.below(3):
        return builds[int(rng.below(len(builds)))]
    others = [move for move in moves if not 7168 <= move < 14336] or moves
    return (
        others[int(rng.below(len(others)))] if rng.below(4) else moves[int(rng.below(len(moves)))]
    )


def random_states(case: dict[str, Any], seed: int, every: int) -> Iterator[Heirs]:
    state, rng = new(seed=seed, **case), Rng(f"naive {seed}")
    while True:
        if state.to_act is None:
            yield state
            return
        if rng.below(every) == 0:
            yield state
        state.advance(eager(state, rng))


@pytest.mark.rule("T2", "A1", "B0", "B1", "B2", "B3", "B4", "C1", "C2", "C3")
@pytest.mark.parametrize("number", range(len(CASES)))
def test_legal_moves_are_those_of_the_rules(number: int) -> None:
    for state in random_states(CASES[number], number, 5):
        ask = state.ask
        if ask is None or ask.code != "heirs-act":
            continue
        texts = [GAME.write(state, move) for move in state.moves()]
        assert len(texts) == len(set(texts))
        assert set(texts) == Naive(state.dump()).moves()


@pytest.mark.rule("P1", "P2", "P3", "D1", "D2", "D5", "H7")
@pytest.mark.parametrize("number", range(len(CASES)))
def test_scores_are_those_of_the_rules(number: int) -> None:
    for state in random_states(CASES[number], number + 100, 30):
        naive = Naive(state.dump())
        assert totals(state) == naive.totals()
        for place in naive.owner:
            assert plain(state, text_of(place)) == naive.points(place), text_of(place)


@pytest.mark.rule("D1", "D2", "D3", "D4")
@given(seed=st.integers(0, 300))
@settings(max_examples=25, deadline=None)
def test_roads_divide_the_segments(seed: int) -> None:
    *_, state = random_states(CASES[seed % 40], seed, 1000)
    roads = find_roads(state)
    segments = sum(len(state.tiles.roads[t]) for t in state.board if state.owner(t) < 2)
    assert len(roads) <= segments
    found = sorted(sorted(place_of(state.place_of(t)) for t in road) for road in roads)
    assert found == sorted(sorted(road) for road in Naive(state.dump()).roads())
    for road in roads:
        assert len(road) == len(set(road))


@pytest.mark.rule("P1", "P3")
@given(seed=st.integers(0, 300))
@settings(max_examples=25, deadline=None)
def test_scores_are_sums_of_their_lines(seed: int) -> None:
    *_, state = random_states(CASES[seed % 40], seed, 1000)
    for score in state.scores():
        assert score.total == sum(line.points for line in score.lines)
        for line in score.lines:
            if "plain" in line.facts:
                doubled = 2 if line.facts["doubled"] else 1
                assert line.points == doubled * line.facts["plain"]  # type: ignore[operator]
    ranking = state.ranking()
    assert sorted(seat for group in ranking for seat in group) == [0, 1]
    assert sum(state.returns()) == 0


def half_turn(text: str) -> str:
    x, y = place_of(text)
    return text_of((-x, -y))


def swapped(document: dict[str, Any]) -> dict[str, Any]:
    """The position seen from the other side of the table, the players' colours swapped."""
    turned = dict(document)
    turned["board"] = [
        {**laid, "at": half_turn(laid["at"])}
        | ({"owner": 1 - laid["owner"]} if "owner" in laid else {})
        for laid in document["board"]
    ]
    units = []
    for side in reversed(document["units"]):
        words = [unit.split() for unit in side]
        units.append(
            [" ".join([w[0] if w[0] == "reserve" else half_turn(w[0]), *w[1:]]) for w in words]
        )
    turned["units"] = units
    turned["hands"] = document["hands"][::-1]
    turned["crown"] = 1 - document["crown"]
    turned["pending"] = [{**frame, "seat": 1 - frame["seat"]} for frame in document["pending"]]
    return turned


@pytest.mark.rule("B1", "T1")
@given(seed=st.integers(0, 300), stop=st.integers(5, 60))
@settings(max_examples=40, deadline=None)
def test_turning_the_table_swaps_the_players(seed: int, stop: int) -> None:
    state, rng = new(seed=seed, **CASES[seed % 20]), Rng(seed)
    for _ in range(stop):
        if state.to_act is not None:
            state.advance(eager(state, rng))
    if any(frame.script.name == "siege" for frame in state.stack):
        return  # sides of a siege tower are compass points
    other = load_document(swapped(state.dump()))
    assert totals(other) == totals(state)[::-1]
    assert other.count() == state.count()
    keys = [score.key for score in state.scores()]
    assert [score.key for score in other.scores()] == keys[::-1]


@pytest.mark.rule("S3", "A3", "S7", "R2", "A6", "C3")
@pytest.mark.parametrize("number", range(0, len(CASES), 3))
def test_invariants_hold_in_every_state(number: int) -> None:
    seen_trigger = False
    for state in random_states(CASES[number], number + 7, 1):
        assert state.faults() == []
        view: Any = state.view()
        acting = state.to_act
        everywhere = len(state.stock) + len(state.board) + len(state.gone)
        everywhere += len(state.hand(0)) + len(state.hand(1))
        everywhere += sum(t >= 0 for t in state.ring_tiles())
        assert everywhere == 27
        assert view["ring"][view["shield"]] is None
        if len(state.stock):
            assert sum(tile is not None for tile in view["ring"]) == 6
        else:
            seen_trigger = True
            assert view["last_turns"] in (0, 1, 2)
        if acting is not None:
            waiting = view["players"][1 - acting]
            assert len(waiting["hand"]) <= 3
            assert not any(unit["moved"] for unit in waiting["units"])
        for player in view["players"][: state.seats]:
            assert player["units"][0]["at"] not in ("reserve", "aside")
            assert 1 <= player["reach"] <= 3
        assert all(score["total"] >= 0 for score in view["scores"])
    assert seen_trigger


@pytest.mark.rule("E3", "E2", "H6")
@pytest.mark.parametrize("number", range(0, len(CASES), 4))
def test_turns_and_takes_follow_from_camps(number: int) -> None:
    """Without camps 22 turns; each before the trigger one turn less, each after one take more."""
    state, rng = new(seed=number, **CASES[number]), Rng(f"camps {number}")
    before = after = takes = 0
    events: list[Any] = []
    while state.to_act is not None:
        events.clear()
        stock = len(state.stock)
        state.play(eager(state, rng), events)
        takes += sum(event.code == "heirs-take" for event in events)
        if any(event.code == "heirs-camp" for event in events):
            before += stock > 0
            after += stock == 0
    assert state.turn == 22 - before
    assert takes == 22 + after
