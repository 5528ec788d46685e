"""The suite itself: a sound game passes, a game broken in one line fails the property meant."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

import tests.toy
from regna.core import Game
from regna.testing import PROPERTIES, PropertyFailed, check_frequencies, check_game
from tests.toy import CARDS, SHIELD, ToyState

SOURCE = Path(tests.toy.__file__).read_text(encoding="utf-8")

# what is wrong | the line (with as much before it as makes it unique) | instead | property
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
    (
        "a dump that forgets a field",
        '"topped": self.topped[owner]',
        '"topped": False',
        "documents",
    ),
    ("a counter not dumped", 'document["turns"] = self.turns', 'document["turns"] = 0', "documents"),
    ("a fill that is always the same", "other = rng.below(last + 1)", "other = last", "diversity"),
    ("an ask that leaks", '{"cards": len(state.hand', '{"cards": state.deck[0][-1:], "": len(state.hand', "leak"),
    (
        "only those with a shield are asked",
        "self.call(3, (seat + distance) % self.seats)",
        "SHIELD in self.hand[(seat + distance) % self.seats] and self.call(3, (seat + distance) % self.seats)",
        "leak",
    ),
    ("a view that shows hidden hands", "if seat == owner:\n", "if seat is not None:\n", "leak"),
    (
        "an event that leaks",
        '{"seat": seat, "card": CARDS[card]})\n\n    def effect',
        '{"seat": seat, "card": CARDS[card], "left": list(self.hand[seat])})\n\n    def effect',
        "leak",
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
    ("a refusal with an unknown code", '"no-shield"]', '"no-shield"][:3] + [""]', "contract"),
    ("nth out of step with count", "self.offers(state, frame)[k]", "self.offers(state, frame)[k // 2]", "contract"),
    ("an ask without its rule", 'React("react", "T4", True)', 'React("react", "", True)', "contract"),
    (
        "a preview past the draw",
        "    def faults(self)",
        "    def preview(self, move): e = []; self.copy().play(move, e); return [type(x)(x.code, x.public) for x in e]\n\n    def faults(self)",
        "preview",
    ),
    (
        "returns that are not zero-sum",
        "    def faults(self)",
        "    def returns(self): return [float(p) for p in self.points]\n\n    def faults(self)",
        "scores",
    ),
    ("lines that do not add up", 'ScoreLine("T1", "table", self.points[seat])', 'ScoreLine("T1", "table", 1)', "scores"),
    ("a notation collision", "return WORDS[move]\n", "return WORDS[min(move, 9)]\n", "notation"),
    ("garbage that is read", "if text not in WORDS:", "if not text:", "notation"),
    ("endless play", "state.turns += 1", "state.turns += 0", "ending"),
    ("a dead end", "else [SUFFER]", "else []", "ending"),
    ("the rng used directly", "self.shuffle(self.deck[seat])", "mix(self.deck[seat], self.rng)", "determinism"),
    ("a seed not used", "ToyState(self, seats, Rng(seed), options)", "ToyState(self, seats, Rng(0), options)", "determinism"),
    ("a card lost", "        self.discard[seat].append(card)\n        self.shown", "        self.shown", "invariants"),
    (
        "a view that holds the state's list",
        '"hand": len(self.hand[owner]),\n                "discard": [CARDS[card] for card in self.discard[owner]]',
        '"hand": len(self.hand[owner]),\n                "discard": self.discard[owner]',
        "views",
    ),
    (
        "a settle that goes too far",
        "    def faults(self)",
        "    def settle(self, events=None): self.active < 0 or self.play(self.nth(0), events)\n\n    def faults(self)",
        "settle",
    ),
]  # fmt: skip


def broken(line: str, instead: str) -> Game:
    """The toy with one line changed."""
    assert SOURCE.count(line) == 1, f"the line is not there exactly once: {line}"
    module = ModuleType("broken_toy")
    sys.modules["broken_toy"] = module
    exec(compile(SOURCE.replace(line, instead), "broken_toy", "exec"), module.__dict__)
    found: Game = module.game
    return found


def test_the_toy_passes() -> None:
    """A sound game has every property."""
    check_game(tests.toy.game, games=9)


@pytest.mark.parametrize(
    ("what", "line", "instead", "meant"), BROKEN, ids=[row[0] for row in BROKEN]
)
def test_a_broken_toy_fails(what: str, line: str, instead: str, meant: str) -> None:
    """One broken line is found, by the property meant for it."""
    with pytest.raises(PropertyFailed) as failure:
        check_game(broken(line, instead), games=9)
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
    return tests.toy.game.deal(2, 3, {"rounds": 5})


def test_right_frequencies_pass() -> None:
    """Seat 0 holds its one shield in three of seven cards."""
    check_frequencies(
        tests.toy.game, peeked(), 1, lambda s: SHIELD in hand(s), {True: 3 / 7, False: 4 / 7}
    )


def test_wrong_frequencies_fail() -> None:
    """A distribution that is clearly off, or an outcome not expected, is found."""
    with pytest.raises(AssertionError, match="chi-square"):
        check_frequencies(
            tests.toy.game, peeked(), 1, lambda s: SHIELD in hand(s), {True: 0.5, False: 0.5}
        )
    with pytest.raises(AssertionError, match="not expected"):
        check_frequencies(tests.toy.game, peeked(), 1, lambda s: len(CARDS), {True: 1.0})


def hand(state: object) -> list[int]:
    assert isinstance(state, ToyState)
    return state.hand[0]
