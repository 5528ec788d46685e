"""The suite itself: a sound game passes, a game broken in one line fails the property meant."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from regna.core import Game
from regna.testing import PROPERTIES, PropertyFailed, check_frequencies, check_game
from tests import toy, toy_state
from tests.toy_state import CARDS, SHIELD, ToyState

SOURCES = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (toy_state, toy)]

# what is wrong | the line (with as much around it as makes it unique) | instead | property
FAULTS = "    def faults(self)"
BROKEN = [
    (
        "identity determinize",
        "-> ToyState:\n        twin = self.copy()",
        "-> ToyState:\n        return self.copy()",
        "knowledge",
    ),
    (
        "a seat's dump with the rng",
        'if seat is None:\n            document["rng"]',
        'if True:\n            document["rng"]',
        "knowledge",
    ),
    (
        "a seat's dump with the whole truth",
        "self.dump_player(owner, seat)",
        "self.dump_player(owner, None)",
        "knowledge",
    ),
    ("a dump that forgets a field", '"topped": self.topped[owner]', '"topped": False', "documents"),
    ("a counter not dumped", '["turns"] = self.turns', '["turns"] = 0', "documents"),
    ("a fill that is always the same", "other = rng.below(last + 1)", "other = last", "diversity"),
    (
        "an ask that leaks",
        '{"cards": len(state.hand[frame.seat])}',
        '{"cards": state.deck[frame.seat][-1:]}',
        "leak",
    ),
    (
        "only those who hold a shield are asked",
        "                self.call_number(3, (seat + distance)",
        "                SHIELD in self.hand[seat - 1] and self.call_number(3, (seat + distance)",
        "leak",
    ),
    ("a view that shows hidden hands", "if seat == owner:\n", "if seat is not None:\n", "leak"),
    (
        "an event that leaks",
        'self.report("plays", {"seat": seat,',
        'self.report("plays", {"left": list(self.hand[seat]),',
        "leak",
    ),
    ("a shield shown and forgotten", "state.public[seat].append(SHIELD)", "pass", "memory"),
    (
        "a hand known by counting, forgotten",
        "sorted(self.hand[seat] + drawn)",
        "self.public[seat]",
        "memory",
    ),
    (
        "an event that tells the card looked at",
        '{"seat": seat}, {seat: {"card": CARDS[card]}}',
        '{"seat": seat, "card": CARDS[card]}',
        "memory",
    ),
    (
        "an event that tells the card kept",
        '"kept": move == KEEP}',
        '"kept": CARDS[state.deck[seat][-1]]}',
        "memory",
    ),
    ("a look not counted", "        self.look()\n", "", "undo"),
    ("a shared list", "twin.points = list(self.points)", "twin.points = self.points", "copy"),
    ("a copy that forgets", "twin.turns = self.turns", "twin.turns = 0", "copy"),
    (
        "a move generated but refused",
        "if move > SHIELD and move != self.other",
        "if move >= SHIELD and move != self.other",
        "legality",
    ),
    (
        "a legal move not generated",
        "if move <= SHIELD and move not in",
        "if move < SHIELD and move not in",
        "legality",
    ),
    (
        "a refusal whose facts are not JSON",
        '{"move": WORDS[move]}',
        '{"move": {move}}',
        "legality",
    ),
    ("a refusal without a code", '"not-in-hand"]', '""]', "contract"),
    ("nth out of step with count", "(state, frame)[k]", "(state, frame)[k // 2]", "contract"),
    ("an ask without its rule", '"react", "T4", True', '"react", "", True', "contract"),
    (
        "a preview past the draw",
        FAULTS,
        "    def preview(self, move): e = []; self.copy().play(move, e); return e\n\n" + FAULTS,
        "preview",
    ),
    (
        "returns that are not zero-sum",
        FAULTS,
        "    def returns(self): return [float(p) for p in self.points]\n\n" + FAULTS,
        "scores",
    ),
    ("lines that do not add up", '"T1", "table", coins', '"T1", "table", 1', "scores"),
    ("a notation collision", "return WORDS[move]\n", "return WORDS[min(move, 9)]\n", "notation"),
    ("garbage that is read", "if text not in WORDS:", "if not text:", "notation"),
    ("endless play", "state.turns += 1", "state.turns += 0", "ending"),
    ("a dead end", "else [SUFFER]", "else []", "ending"),
    (
        "the rng used directly",
        "self.shuffle(self.deck[seat])",
        "mix(self.deck[seat], self.rng)",
        "determinism",
    ),
    ("a seed not used", "seats, Rng(seed), options)", "seats, Rng(0), options)", "determinism"),
    (
        "a card lost",
        "self.discard[seat].append(card)\n        if card in",
        "if card in",
        "invariants",
    ),
    (
        "a view that holds a list of the state",
        '"discard": names(self.discard[owner]),\n                "public"',
        '"discard": self.discard[owner],\n                "public"',
        "views",
    ),
    (
        "a settle that goes too far",
        FAULTS,
        "    def settle(self, e=None): self.stack and self.play(self.nth(0), e)\n\n" + FAULTS,
        "settle",
    ),
]


# Where the rare ones show, so that the tests are quick.
FIRST_SEED = {"a shield shown and forgotten": 50, "a hand known by counting, forgotten": 20}


def broken(line: str, instead: str) -> Game:
    """The toy with one line changed."""
    assert sum(source.count(line) for source in SOURCES) == 1, f"not there exactly once: {line}"
    for name, source in zip(("broken_state", "broken_toy"), SOURCES, strict=True):
        changed = source.replace(line, instead).replace("tests.toy_state", "broken_state")
        module = sys.modules[name] = ModuleType(name)
        exec(compile(changed, name, "exec"), module.__dict__)
    found: Game = module.game
    return found


def test_the_toy_passes() -> None:
    """A sound game has every property."""
    check_game(toy.game, games=9)


@pytest.mark.parametrize(
    ("what", "line", "instead", "meant"), BROKEN, ids=[row[0] for row in BROKEN]
)
def test_a_broken_toy_fails(what: str, line: str, instead: str, meant: str) -> None:
    """One broken line is found, by the property meant for it."""
    with pytest.raises(PropertyFailed) as failure:
        check_game(broken(line, instead), games=20, seed=FIRST_SEED.get(what, 0))
    assert failure.value.property == meant, str(failure.value)


def test_every_property_is_needed() -> None:
    """No property of the table is without a game that fails it."""
    assert {row.name for row in PROPERTIES} == {row[3] for row in BROKEN}


def test_a_failure_names_its_command() -> None:
    """The text of a failure ends with the one command that reruns it."""
    with pytest.raises(PropertyFailed) as failure:
        check_game(broken("state.turns += 1", "state.turns += 0"), cases=[{"seats": 3}], seed=5)
    command = "regna fuzz broken_toy:game --games 1 --seed 5 --every 8 --case '{\"seats\": 3}'"
    assert str(failure.value).endswith(command)
    assert failure.value.case == {"seats": 3}


def peeked() -> ToyState:
    """A state in which seat 1 does not know three cards of seat 0's hand."""
    return toy.game.deal(2, 3, {"rounds": 5})


def test_right_frequencies_pass() -> None:
    """Seat 0 holds its one shield in three of seven cards."""
    check_frequencies(
        toy.game, peeked(), 1, lambda s: SHIELD in hand(s), {True: 3 / 7, False: 4 / 7}
    )


def test_wrong_frequencies_fail() -> None:
    """A distribution that is clearly off, or an outcome not expected, is found."""
    with pytest.raises(AssertionError, match="chi-square"):
        check_frequencies(
            toy.game, peeked(), 1, lambda s: SHIELD in hand(s), {True: 0.5, False: 0.5}
        )
    with pytest.raises(AssertionError, match="not expected"):
        check_frequencies(toy.game, peeked(), 1, lambda s: len(CARDS), {True: 1.0})


def hand(state: object) -> list[int]:
    assert isinstance(state, ToyState)
    return state.hand[0]
