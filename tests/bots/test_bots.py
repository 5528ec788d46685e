"""Bots: found by name, given only what their seat knows, and not silly."""

from __future__ import annotations

import io
import json

import pytest

from regna.bots import bot, bots, usual_bot
from regna.core import BadInput, Game, Rng, State, game, games
from regna.server.worker import serve
from tests.toys import pebbles

assert pebbles.game.name == "pebbles"


def world(state: State, seat: int) -> State:
    return state.determinize(seat, Rng(7))


def play(rules: Game, seed: int, names: list[str]) -> State:
    state = rules.new(seats=len(names), seed=seed)
    while state.to_act is not None:
        seat = state.to_act
        state.play(bot(rules.name, names[seat]).choose(world(state, seat), 0.02))
    return state


@pytest.mark.parametrize("rules", games())
def test_every_game_has_bots_that_play_legally(rules: str) -> None:
    assert bots(rules)[:2] == ["random", "greedy"]
    assert usual_bot(rules) in bots(rules)
    played = game(rules)
    state = played.new(seats=2, seed=3)
    for turn in range(12):
        seat = state.to_act
        if seat is None:
            break
        name = bots(rules)[turn % 2]
        state.play(bot(rules, name).choose(world(state, seat), 0.02))


def test_greed_beats_chance() -> None:
    for seed in range(2):
        state = play(game("heirs"), seed, ["greedy", "random"])
        assert state.ranking()[0] == [0]


@pytest.mark.parametrize(
    "kingdom", ["first_game", "big_money", "interaction", "size_distortion", "village_square"]
)
def test_the_steward_beats_chance_in_every_kingdom(kingdom: str) -> None:
    rules = game("dominion")
    state = rules.new(seats=3, seed=7, kingdom=kingdom)
    names = ["random", "steward", "steward"]
    while state.to_act is not None:
        seat = state.to_act
        state.play(bot("dominion", names[seat]).choose(world(state, seat), 0.02))
    assert 0 in state.ranking()[-1]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadInput, match="random, greedy"):
        bot("heirs", "hal")


def test_the_worker_answers_every_line() -> None:
    state = game("pebbles").new(seats=2, seed=1)
    job = {"job": "move", "game": "pebbles", "bot": "random", "document": state.dump(0)}
    lines = [
        json.dumps({**job, "budget": 0.1}),
        json.dumps({**job, "bot": "hal", "budget": 0.1}),
        json.dumps({"job": "replay", "document": {}}),
        json.dumps({"job": "dance", "document": {}}),
        json.dumps({**job, "document": state.dump(), "budget": 0.1}),
        "nonsense",
    ]
    sink = io.BytesIO()
    serve(io.BytesIO("\n".join(lines).encode()), sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert state.why_not(answers[0]["move"]) is None
    assert "random, greedy" in answers[1]["error"]
    assert all("error" in answer for answer in answers[2:])
