"""Every refusal cites a rule that says it: a table from the specification, held against play."""

from __future__ import annotations

from regna.core import Rng
from regna.games.heirs.moves import BUILD, EXPAND, MOVES, SUMMON, TAKE
from regna.games.heirs.said import SAID
from regna.games.heirs.state import SLOTS, Heirs
from regna.testing import Trial
from tests.games.heirs.table import GAME, load, new, play

WAITING = {"act": "T2", "surplus": "A6", "destroy": "WA1"}  # what is asked: its rule
ANY = [verb.name for verb in MOVES.verbs]

# Code: for what is asked, the refused verbs and the rule.
RULES: dict[str, list[tuple[str, str, str]]] = {
    "not-now": [("act", "destroy done discard", "T2")],
    "no-tile-in-hand": [("act", "build expand", "T2"), ("surplus", "discard", "A6")],
    "cell-taken": [("act", "build expand", "B0")],
    "no-unit-near": [("act", "build expand", "B0")],
    "too-expensive": [("act", "build", "B1")],
    "already-taken": [("act", "take", "A1")],
    "no-tile-in-ring": [("act", "take", "R3")],
    "out-of-reach": [("act", "take", "R3")],
    "unit-not-on-board": [("act", "step", "C1"), ("act", "withdraw", "C3")],
    "unit-has-moved": [("act", "step summon withdraw", "C4")],
    "no-tile-to-step-on": [("act", "step", "C1"), ("act", "summon", "C2")],
    "cell-has-unit": [("act", "step", "C1"), ("act", "summon", "C2")],
    "no-regular-in-reserve": [("act", "summon", "C2")],
    "summon-too-far": [("act", "summon", "C2")],
    "elite-stays": [("act", "withdraw", "C3")],
    "no-camp": [("act", "camp", "LI5")],
    "camp-before-taking": [("act", "camp", "LI5")],
    "camp-reserve-empty": [("act", "camp", "E3")],
    "camp-hand-full": [("act", "camp", "Q13")],
    "take-owed": [("act", "end", "T3")],
    "nothing-to-destroy": [("destroy", "destroy", "WA1")],
    "destroy-order": [("destroy", "destroy", "WA1")],
    "must-destroy": [("destroy", " ".join(ANY), "WA1")],
    "must-discard": [("surplus", " ".join(ANY), "A6")],
    "discard-order": [("surplus", "discard", "A6")],
    "no-such-move": [(ask, "nothing", rule) for ask, rule in WAITING.items()],
}


def asked(state: Heirs) -> str:
    assert state.ask is not None
    return state.ask.code.removeprefix("heirs-")


def some_moves(rng: Rng) -> list[int]:
    """Every small move, and some of those that name a place near the start."""
    found = list(range(int(TAKE.first), MOVES.space))
    for _ in range(40):
        cell = (int(rng.below(9)) - 4 & 31) * 32 + (int(rng.below(9)) - 4 & 31)
        slot = int(rng.below(SLOTS))
        found += [SUMMON.move(cell), BUILD.move(slot, cell), EXPAND.move(slot, cell)]
    return found


def check_citations(state: Heirs, rng: Rng) -> set[str]:
    """The codes of all refusals, each of which cites what the table says."""
    ask = asked(state)
    met: set[str] = set()
    for move in some_moves(rng):
        found = state.why_not(move)
        if found is None:
            continue
        code = found.code.removeprefix("heirs-")
        met.add(code)
        verb = MOVES.name(move)
        rules = [rule for when, verbs, rule in RULES[code] if when == ask and verb in verbs.split()]
        assert rules == [found.rule], (ask, verb, found)
    return met


def siege() -> Heirs:
    """White's new tower besieges two mills."""
    board = ["n1w1 lnd-mill blue", "n1e1 lnd-forge blue"]
    board += ["n2w1 war-siege-grey-b white", "n2e1 war-siege-grey-a white"]
    state = load(*board, hands=[["war-siege-green-b"], []], discounts=9)
    play(state, "build war-siege-green-b n1")
    assert asked(state) == "destroy"
    return state


def surplus() -> Heirs:
    """White has ended the turn with five tiles in hand and discarded the second."""
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b", "tch-sawmill-a"]
    state = load(hands=[hand, []], crown=1)
    play(state, "end", "discard tch-farm-b")
    assert asked(state) == "surplus"
    return state


def test_the_table_knows_every_refusal() -> None:
    assert {f"heirs-{code}" for code in RULES} == {row.code for row in SAID.refusals[1:]}


def test_every_refusal_in_random_play_cites_its_rule() -> None:
    states = [siege(), surplus()]
    states += [new(seed=number, **Trial(GAME).cases()[number]) for number in range(0, 40, 5)]
    met: set[str] = set()
    for number, state in enumerate(states):
        rng = Rng(f"reasons {number}")
        for _ in range(36):
            if state.to_act is None:
                break
            met |= check_citations(state, rng)
            state.advance(state.nth(int(rng.below(state.count()))))
    rare = {"camp-reserve-empty", "camp-hand-full", "destroy-order"}  # have tests of their own
    assert met | rare == set(RULES)
