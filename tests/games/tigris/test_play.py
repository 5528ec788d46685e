"""The conformance suite, and random play from crowded positions."""

from __future__ import annotations

from collections import Counter

import pytest

from regna.core import COMPILED, Event, Rng
from regna.games.tigris import game
from regna.games.tigris.said import SAID
from regna.games.tigris.state import Tigris
from regna.testing import Trial, check_game
from tests.games.tigris.table import crowded


def test_conformance() -> None:
    check_game(game, games=20 if COMPILED else 3, every=100 if COMPILED else 300)


def test_conformance_from_crowded_positions() -> None:
    check_game(game, games=10 if COMPILED else 2, every=200, cases=[{"position": True}])


def crowded_play(seeds: range, decisions: int) -> Counter[str]:
    """Play from crowded positions under all invariants; which events there were."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        state = game.load(Trial(game).position(seed), seed=seed)
        rng = Rng(f"play {seed}")
        for _ in range(decisions):
            if state.to_act is None:
                break
            events: list[Event] = []
            state.play(state.nth(int(rng.below(state.count()))), events)
            seen.update(event.code for event in events)
            assert state.faults() == [], f"positions({seed})"
    return seen


@pytest.mark.rule("35", "54")
def test_crowded_positions_keep_every_invariant() -> None:
    seen = crowded_play(range(60), 60)
    rare = ["tigris-war-won", "tigris-united", "tigris-revolt-won", "tigris-treasure-taken"]
    assert [code for code in rare if not seen[code]] == []


def test_positions_differ_and_load() -> None:
    documents = [Trial(game).position(seed) or {} for seed in range(20)]
    drawings = {str(document["board"]) for document in documents}
    assert len(drawings) == 20


ASKS = {row.code: row.facts for row in SAID.asks}
REFUSALS = {row.code: row.facts for row in SAID.refusals[1:]}
EVENTS = {row.code: row.facts for row in SAID.events}
PRIVATE_FACTS = {row.code: row.private for row in SAID.events if row.private}


def facts_fit(code: str, table: dict[str, list[str]], facts: dict[str, object]) -> bool:
    return code in table and set(facts) == set(table[code])


def test_play_says_only_what_codes_list() -> None:
    """Every ask, event and refusal has the facts its code promises."""
    refused: set[str] = set()
    asked: set[str] = set()
    for seed in range(60):
        state = crowded(f"codes {seed}")
        rng = Rng(seed)
        for _ in range(30):
            if state.to_act is None:
                break
            ask = state.ask
            assert ask is not None
            assert facts_fit(ask.code, ASKS, ask.facts), ask
            asked.add(ask.code)
            for _ in range(60):
                refusal = state.why_not(int(rng.below(game.move_space)))
                if refusal is not None:
                    refused.add(refusal.code)
                    assert facts_fit(refusal.code, REFUSALS, refusal.facts), refusal
            events: list[Event] = []
            state.play(state.nth(int(rng.below(state.count()))), events)
            for event in events:
                assert facts_fit(event.code, EVENTS, event.public), event
                for facts in event.private_by_seat.values():
                    assert facts_fit(event.code, PRIVATE_FACTS, facts), event
    assert len(refused) > 15
    assert len(asked) > 5


def test_codes_are_complete_and_distinct() -> None:
    asking = [step.name for script in game.scripts for step in script.steps if step.asks]
    assert sorted(asking) == sorted(ASKS)
    assert list(game.codes()) == [*ASKS, *REFUSALS, *EVENTS]
    assert all(code.startswith("tigris-") for code in game.codes())


def test_same_seed_same_game() -> None:
    """A fingerprint that interpreted and compiled runs must share."""
    state = game.new(seats=4, seed="fingerprint")
    rng = Rng("fingerprint")
    total = 0
    decisions = 0
    while state.to_act is not None:
        move = state.nth(int(rng.below(state.count())))
        total = (31 * total + move + state.count()) % 1_000_003
        state.advance(move)
        decisions += 1
    assert isinstance(state, Tigris)
    assert (decisions, total, list(state.points)) == FINGERPRINT


FINGERPRINT: tuple[int, int, list[int]] = (
    176,
    879156,
    [7, 3, 2, 1, 4, 1, 1, 2, 2, 3, 3, 0, 2, 0, 3, 0],
)
