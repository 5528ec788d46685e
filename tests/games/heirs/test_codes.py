"""Everything the game says is declared, with exactly its facts and a rule that exists."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import pytest

from regna.core import Event, Rng
from regna.games.heirs.moves import MOVES
from regna.games.heirs.said import SAID
from regna.games.heirs.tiles import RULES, data_text
from regna.testing import Trial
from tests.games.heirs.table import GAME, new

RULE_IDS = [rule["id"] for rule in tomllib.loads(data_text("rules.toml"))["rule"]]
CORE = {"game-over", "no-such-move"}
ASKS = {row.code: row.facts for row in SAID.asks}
REFUSALS = {row.code: row.facts for row in SAID.refusals[1:]}
EVENTS = {row.code: row.facts for row in SAID.events}


def test_rules_are_listed_once_each_with_a_title() -> None:
    rules = tomllib.loads(data_text("rules.toml"))["rule"]
    assert len(RULE_IDS) == len(set(RULE_IDS))
    for rule in rules:
        assert set(rule) == {"id", "title"}
        assert 10 <= len(rule["title"]) <= 100


@pytest.mark.rule("S1", "H-TAKE", "Q13")
def test_every_family_of_rules_is_listed() -> None:
    families: dict[str, int] = {}
    for name in RULE_IDS:
        family = name.rstrip("0123456789b") if "-" not in name else "H-"
        families[family] = families.get(family, 0) + 1
    assert families == {
        "S": 9, "T": 4, "R": 5, "A": 7, "B": 6, "C": 6, "E": 4, "P": 4, "D": 5, "TV": 4, "LI": 5,
        "TC": 3, "WA": 2, "CR": 2, "PA": 2, "H": 8, "H-": 4, "Q": 13,
    }  # fmt: skip


def test_refusals_asks_and_options_name_rules_that_exist() -> None:
    for row in [*SAID.asks, *SAID.refusals[1:]]:
        assert row.rule in ["", *RULE_IDS]
    for option in GAME.options():
        assert option.rule in RULE_IDS
    assert set(RULES) <= set(RULE_IDS)
    for script in GAME.scripts:
        for step in script.steps:
            assert step.rule in RULE_IDS


@pytest.mark.parametrize("number", range(0, 40, 5))
def test_what_is_said_has_the_declared_facts(number: int) -> None:
    state, rng = new(seed=number, **Trial(GAME).cases()[number]), Rng(number)
    events: list[Event] = []
    while state.to_act is not None:
        ask = state.ask
        assert ask is not None
        assert sorted(ask.facts) == sorted(ASKS[ask.code])
        assert ask.rule in RULE_IDS
        for _ in range(20):
            move = int(rng.below(GAME.move_space))
            if move < 15360 and rng.below(2):
                move = 15360 + int(rng.below(121))
            refusal = state.why_not(move)
            if refusal is not None:
                assert sorted(refusal.facts) == sorted(REFUSALS[refusal.code]), refusal
        state.play(state.nth(int(rng.below(state.count()))), events)
    for event in events:
        assert sorted(event.public) == sorted(EVENTS[event.code]), event
        assert event.private_by_seat == {}
    for score in state.scores():
        assert {row.rule for row in score.lines} <= set(RULE_IDS)


def test_codes_are_distinct() -> None:
    names = [*ASKS, *REFUSALS, *EVENTS]
    assert len(names) == len(set(names)) == len(GAME.codes())
    assert not set(names) & CORE


def test_moves_have_the_numbers_they_always_had() -> None:
    starts = [0, 7168, 14336, 15360, 15368, 15392, 15400, 15460, 15464, 15470, 15480]
    assert [verb.first for verb in MOVES.verbs] == starts
    assert all(one.last <= other.first for one, other in pairwise(MOVES.verbs))
    assert MOVES.space == GAME.move_space == 15481
