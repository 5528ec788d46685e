"""The suite itself: a sound game passes, a game broken in one line fails the property meant."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from regna.core import Game
from regna.testing import PROPERTIES, PropertyFailed, check_frequencies, check_game
from regna.testing.secrets import hidden_paths
from tests.toys import pebbles, raid
from tests.toys.raid.said import CARDS, SHIELD
from tests.toys.raid.state import Raid

FOLDER = Path(str(raid.__file__)).parent
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")}

# what is wrong | the line (with as much around it as makes it unique) | instead | property
COPY = "    def copy(self) -> Raid:"
BROKEN = [
    (
        "identity determinize",
        "-> Raid:\n        twin = state.copy()",
        "-> Raid:\n        return state.copy()",
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
        "[dump_player(state, owner, seat)",
        "[dump_player(state, owner, None)",
        "knowledge",
    ),
    (
        "a dump that forgets a field",
        '"topped": state.topped[owner]',
        '"topped": False',
        "documents",
    ),
    ("a counter not dumped", '["turns"] = state.turns', '["turns"] = 0', "documents"),
    ("a fill that is always the same", "other = rng.below(last + 1)", "other = last", "diversity"),
    (
        "an ask that leaks",
        "[frame.seat, len(state.hand[frame.seat])]",
        "[frame.seat, state.deck[frame.seat][-1]]",
        "leak",
    ),
    (
        "only those who hold a shield are asked",
        "        state.call(Raided(",
        "        SHIELD in state.hand[seat - 1] and state.call(Raided(",
        "leak",
    ),
    ("a view that shows hidden hands", "if seat == owner:\n", "if seat is not None:\n", "leak"),
    (
        "an event that leaks",
        "self.tell(PLAYS, seat, CARDS[card])",
        "self.tell(PLAYS, seat, list(self.hand[seat]))",
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
        '("peeks", "seat", private="card")',
        '("peeks", "seat card")',
        "memory",
    ),
    (
        "an event that tells the card kept",
        "state.tell(KEEPS, seat)",
        "state.tell(DROPS, seat, CARDS[state.deck[seat][-1]])",
        "memory",
    ),
    ("a look not counted", "        self.look()\n", "", "undo"),
    ("a shared list", "twin.points = list(self.points)", "twin.points = self.points", "copy"),
    ("a copy that forgets", "twin.turns = self.turns", "twin.turns = 0", "copy"),
    (
        "a move generated but refused",
        "if move >= PLAY.last and move != self.other.move():",
        "if move >= PLAY.last - 1 and move != self.other.move():",
        "legality",
    ),
    (
        "a legal move not generated",
        "if move < PLAY.last and PLAY.a(move) not in",
        "if move < PLAY.last - 1 and PLAY.a(move) not in",
        "legality",
    ),
    (
        "a refusal whose facts are not JSON",
        "return [MOVES.write(state, move)]",
        "return [{move}]",
        "legality",
    ),
    (
        "a refusal with a fact too few",
        "return [CARDS[PLAY.a(move)]]",
        "return []",
        "legality",
    ),
    ("a refusal without a code", 'refusal("not-in-hand"', 'refusal(""', "contract"),
    (
        "one code with two lists of facts",
        'event("drops", "seat card")',
        'event("keeps", "seat card")',
        "contract",
    ),
    (
        "nth out of step with count",
        "Answer(Menu[Raid, F]):",
        "Answer(Menu[Raid, F]):\n    def nth(self, s, f, k): return super().nth(s, f, k // 2)\n",
        "contract",
    ),
    ("an ask without its rule", '"react", "T4"', '"react", ""', "contract"),
    (
        "a call of another game's script",
        "SECOND.calls = [TWO_TIMES,",
        'SECOND.calls = [Script("other", []), TWO_TIMES,',
        "contract",
    ),
    (
        "a preview past the draw",
        COPY,
        "    def preview(self, move): e = []; self.copy().play(move, e); return e\n\n" + COPY,
        "preview",
    ),
    (
        "returns that are not zero-sum",
        COPY,
        "    def returns(self): return [float(p) for p in self.points]\n\n" + COPY,
        "scores",
    ),
    ("lines that do not add up", '"T1", "table", coins', '"T1", "table", 1', "scores"),
    (
        "a notation collision",
        "str:\n        return CARDS[value]",
        "str:\n        return CARDS[min(value, 3)]",
        "notation",
    ),
    ("garbage that is read", 'Verb("none")', 'Verb("none", word="?")', "notation"),
    (
        "an argument not read as it is written",
        "return CARDS.index(word)",
        "return len(CARDS) - 1 - CARDS.index(word)",
        "notation",
    ),
    (
        "an argument that leaves words unread",
        "word = words.pop(0) if words",
        "word = words[0] if words",
        "notation",
    ),
    (
        "an argument that is not described as JSON",
        'facts["card"] = CARDS[value]',
        'facts["card"] = {value}',
        "notation",
    ),
    ("endless play", "state.turns += 1", "state.turns += 0", "ending"),
    ("a dead end", "        state.offer(SUFFER.move())\n", "", "ending"),
    (
        "the rng used directly",
        "            self.shuffle(self.deck[seat])",
        "            self.rng.below(2)",
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
        '"discard": names(state.discard[owner]),\n                "public"',
        '"discard": state.discard[owner],\n                "public"',
        "views",
    ),
    (
        "an event with a fact too many",
        "state.tell(ENDS, seat)",
        "state.tell(ENDS, seat, 1)",
        "views",
    ),
    (
        "a settle that goes too far",
        COPY,
        "    def settle(self, e=None): self.stack and self.play(self.nth(0), e)\n\n" + COPY,
        "settle",
    ),
    (
        "a frame's copy that forgets a local",
        "Raided(self.script, self.seat, self.more)",
        "Raided(self.script, self.seat, 0)",
        "copy",
    ),
    (
        "a frame's copy that forgets its line",
        "return self.onto(Twice(self.script, self.seat, self.card))",
        "return Twice(self.script, self.seat, self.card)",
        "copy",
    ),
    (
        "a frame that is its own copy",
        "return self.onto(Raided(self.script, self.seat, self.more))",
        "return self",
        "copy",
    ),
    (
        "a script called and not named",
        "TURN_PLAY.calls = [TWO_TIMES, PEEKING,",
        "TURN_PLAY.calls = [PEEKING,",
        "documents",
    ),
    ("a step that does not say it stays", "TURN_PLAY.stays = True", "", "documents"),
    ("a local that is not saved", "self.card = card", "self.card = 0", "copy"),
    (
        "a frame's check that is too strict",
        "if not 0 <= self.more <= state.seats - 2:",
        "if not 0 <= self.more <= state.seats - 3:",
        "documents",
    ),
    (
        "a jump to where one has been",
        "frame.goto(OVER)",
        "frame.goto(frame.script.steps[0])",
        "ending",
    ),
]


# Where the rare ones show, so that the tests are quick.
FIRST_SEED = {
    "a shield shown and forgotten": 50,
    "a hand known by counting, forgotten": 20,
    "a frame's copy that forgets a local": 30,
    "a frame's check that is too strict": 20,
}


@pytest.fixture(autouse=True)
def _found_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)


def broken(folder: Path, line: str, instead: str) -> Game:
    """Raid with one line changed."""
    many = sum(source.count(line) for source in SOURCES.values())
    assert many == 1, f"not there exactly once: {line}"
    package = folder / "broken"
    package.mkdir()
    for name, source in SOURCES.items():
        changed = source.replace(line, instead).replace("tests.toys.raid", "broken")
        (package / name).write_text(changed, encoding="utf-8")
    for name in [name for name in sys.modules if name.split(".")[0] == "broken"]:
        del sys.modules[name]
    importlib.invalidate_caches()
    found: Game = importlib.import_module("broken").game
    return found


def test_raid_passes() -> None:
    """A sound game has every property."""
    check_game(raid.game, games=9)


def test_pebbles_passes() -> None:
    """So does the game that tables are tried with."""
    check_game(pebbles.game, games=6)


@pytest.mark.parametrize(
    ("what", "line", "instead", "meant"), BROKEN, ids=[row[0] for row in BROKEN]
)
def test_a_broken_game_fails(
    what: str, line: str, instead: str, meant: str, tmp_path: Path
) -> None:
    """One broken line is found, by the property meant for it."""
    with pytest.raises(PropertyFailed) as failure:
        check_game(broken(tmp_path, line, instead), games=20, seed=FIRST_SEED.get(what, 0))
    assert failure.value.property == meant, str(failure.value)


def test_every_property_is_needed() -> None:
    """No property of the table is without a game that fails it."""
    assert {row.name for row in PROPERTIES} == {row[3] for row in BROKEN}


def test_a_failure_names_its_command(tmp_path: Path) -> None:
    """The text of a failure ends with the one command that reruns it."""
    endless = broken(tmp_path, "state.turns += 1", "state.turns += 0")
    with pytest.raises(PropertyFailed) as failure:
        check_game(endless, cases=[{"seats": 3}], seed=5)
    command = "regna fuzz broken.game:game --games 1 --seed 5 --every 8 --case '{\"seats\": 3}'"
    assert str(failure.value).endswith(command)
    assert failure.value.case == {"seats": 3}


def peeked() -> Raid:
    """A state in which seat 1 does not know three cards of seat 0's hand."""
    return raid.game.deal(2, 3, {"rounds": 5})


def test_right_frequencies_pass() -> None:
    """Seat 0 holds its one shield in three of seven cards."""
    check_frequencies(
        raid.game, peeked(), 1, lambda s: SHIELD in hand(s), {True: 3 / 7, False: 4 / 7}
    )


def test_wrong_frequencies_fail() -> None:
    """A distribution that is clearly off, or an outcome not expected, is found."""
    with pytest.raises(AssertionError, match="chi-square"):
        check_frequencies(
            raid.game, peeked(), 1, lambda s: SHIELD in hand(s), {True: 0.5, False: 0.5}
        )
    with pytest.raises(AssertionError, match="not expected"):
        check_frequencies(raid.game, peeked(), 1, lambda s: len(CARDS), {True: 1.0})


def hand(state: object) -> list[int]:
    assert isinstance(state, Raid)
    return state.hand[0]


def test_nothing_is_no_secret() -> None:
    """An empty zone cannot be filled in two ways, however documents write it."""
    truth, seen = {"swapped": {}, "hand": {"red": 1}}, {"swapped": 0, "hand": 1}
    assert hidden_paths(truth, seen) == [("hand", ("hand",))]
