"""Everything the game says is declared, with exactly its facts and a rule that exists."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import pytest

from regna.core import Event, Rng
from regna.games.heirs import moves
from regna.games.heirs.codes import ASKS, EVENTS, REFUSALS
from regna.games.heirs.reasons import REASONS
from regna.games.heirs.tiles import RULES, data_text
from regna.testing import Trial
from tests.games.heirs.table import GAME, new

RULE_IDS = [rule["id"] for rule in tomllib.loads(data_text("rules.toml"))["rule"]]
CORE = {"game-over", "no-such-move"}


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
    for reason in REASONS[1:]:
        assert reason.rule in ["", *RULE_IDS]
        assert reason.code in REFUSALS
    assert {reason.code for reason in REASONS[1:]} == set(REFUSALS)
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


def test_moves_as_numbers_do_not_overlap() -> None:

    starts = [moves.BUILD, moves.EXPAND, moves.SUMMON, moves.TAKE, moves.STEP, moves.WITHDRAW]
    starts += [moves.CAMP_MOVE, moves.DESTROY, moves.DONE, moves.DISCARD, moves.END]
    assert all(one < other for one, other in pairwise(starts))
    kinds = [moves.kind_of(move) for move in range(moves.SPACE)]
    assert [kinds.index(kind) for kind in starts] == starts
    assert moves.SPACE <= 16384
