"""Every refusal cites a rule that says it: a table from the specification, held against play."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.games.tigris import game
from regna.games.tigris.moves import MOVES
from regna.games.tigris.said import SAID
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import asked, crowded, play, refusal, table

WAITING = {  # what is asked: the rule of that question
    "action": "1",
    "war": "26",
    "revolt-attack": "24",
    "revolt-defence": "24",
    "war-attack": "25a",
    "war-defence": "25a",
    "monument": "40",
    "treasure": "52",
}

# Code: for what is asked and which verb is refused, the rule.
RULES: dict[str, dict[tuple[str, str], str]] = {
    "catastrophe-here": {("action", "leader"): "6", ("action", "tile"): "16"},
    "not-empty": {("action", "leader"): "6", ("action", "tile"): "16"},
    "leader-same-place": {("action", "leader"): "10"},
    "leader-on-river": {("action", "leader"): "6"},
    "not-beside-temple": {("action", "leader"): "6"},
    "leader-joins-kingdoms": {("action", "leader"): "7"},
    "leader-not-on-board": {("action", "withdraw"): "11"},
    "tile-not-in-hand": {("action", "tile"): "16"},
    "farm-on-land": {("action", "tile"): "16"},
    "tile-on-river": {("action", "tile"): "16"},
    "joins-three-kingdoms": {("action", "tile"): "17"},
    "no-catastrophe-left": {("action", "catastrophe"): "50"},
    "catastrophe-on-leader": {("action", "catastrophe"): "48"},
    "catastrophe-on-treasure": {("action", "catastrophe"): "48"},
    "catastrophe-on-monument": {("action", "catastrophe"): "48"},
    "catastrophe-twice": {("action", "catastrophe"): "48"},
    "swap-nothing": {("action", "swap"): "56"},
    "swap-not-in-hand": {("action", "swap"): "56"},
    "no-such-war": {("war", "war"): "26"},
    "support-not-in-hand": {
        ("revolt-attack", "support"): "24",
        ("revolt-defence", "support"): "24",
        ("war-attack", "support"): "25a",
        ("war-defence", "support"): "25a",
    },
    "support-cannot-win": {
        ("revolt-attack", "support"): "39",
        ("war-attack", "support"): "39",
    },
    "support-not-level": {
        ("revolt-defence", "support"): "39",
        ("war-defence", "support"): "39",
    },
    "no-square": {("monument", "build"): "40"},
    "monument-used": {("monument", "build"): "43"},
    "monument-colour": {("monument", "build"): "43"},
    "no-treasure": {("treasure", "treasure"): "52"},
    "treasure-elsewhere": {("treasure", "treasure"): "52"},
    "corners-first": {("treasure", "treasure"): "52"},
}

BLOCKS = [int(verb.first) for verb in MOVES.verbs]


def some_moves(rng: Rng, number: int) -> list[int]:
    """Moves of every kind, of the small kinds as likely as of the large ones."""
    ends = [*BLOCKS[1:], game.move_space]
    found: list[int] = []
    for _ in range(number):
        block = int(rng.below(len(BLOCKS)))
        found.append(BLOCKS[block] + int(rng.below(ends[block] - BLOCKS[block])))
    return found


def check_citations(state: Tigris, moves: list[int]) -> set[str]:
    """The codes of all refusals, each of which cites what the table says."""
    ask = asked(state)[1]
    met: set[str] = set()
    for move in moves:
        found = state.why_not(move)
        if found is None:
            continue
        code = found.code.removeprefix("tigris-")
        met.add(code)
        if code == "not-now":
            assert found.rule == WAITING[ask], found
        else:
            assert found.rule == RULES[code][ask, MOVES.name(move)], found
    return met


def test_the_table_knows_every_refusal() -> None:
    assert {f"tigris-{code}" for code in [*RULES, "not-now"]} == {
        row.code for row in SAID.refusals[1:]
    }


def test_every_refusal_in_random_play_cites_its_rule() -> None:
    met: set[str] = set()
    waited: set[str] = set()
    for seed in range(60):
        state, rng = crowded(f"reasons {seed}"), Rng(seed)
        for _ in range(20):
            if state.to_act is None:
                break
            ask = asked(state)[1]
            met |= check_citations(state, some_moves(rng, 40 if ask == "action" else 200))
            waited.add(ask)
            state.advance(state.nth(int(rng.below(state.count()))))
    assert waited == set(WAITING)
    assert len(met) > 22


BLUE: dict[str, int] = {"blue": 6}


@pytest.mark.rule("6", "16")
def test_a_taken_square_is_refused_by_the_rule_of_the_piece() -> None:
    state = table({"t": "d5", "x": "e5"}, [{"king": "c5"}], [{"red": 6}], seats=2)
    for cell, code in (("d5", "tigris-not-empty"), ("e5", "tigris-catastrophe-here")):
        for piece, rule in (("priest", "6"), ("temple", "16")):
            found = refusal(state, f"{piece} {cell}")
            assert (found.code, found.rule) == (code, rule)
    found = refusal(state, "market f5")
    assert (found.code, found.rule) == ("tigris-tile-not-in-hand", "16")


@pytest.mark.rule("1", "24")
def test_in_a_revolt_refusals_cite_the_revolt() -> None:
    state = table({"t": "d5 e5"}, [{}, {"king": "f5"}], [BLUE, BLUE], seats=2)
    assert refusal(state, "support 0").rule == "1"
    play(state, "king c5")
    for _ in range(2):
        assert refusal(state, "pass").rule == "24"
        assert refusal(state, "support 1").rule == "24"
        play(state, "support 0")


@pytest.mark.rule("25a", "26")
def test_in_a_war_refusals_cite_the_war() -> None:
    state = table(
        {"t": "d5 h5", "m": "e5 g5"},
        [{"trader": "d6", "king": "c5"}, {"trader": "h6", "king": "i5"}],
        [{"black": 1, "blue": 5}, BLUE],
        seats=2,
    )
    play(state, "settlement f5")
    assert refusal(state, "pass").rule == "26"
    assert refusal(state, "war red").rule == "26"
    play(state, "war green")
    for _ in range(2):
        assert refusal(state, "pass").rule == "25a"
        assert refusal(state, "support 6").rule == "25a"
        play(state, "support 0")


@pytest.mark.rule("52")
def test_at_a_treasure_refusals_cite_treasures() -> None:
    state = table({"t": "g3 h3 i3 j3 k3 k2"}, [{"king": "f2"}], seats=2)
    play(state, "trader f4")
    assert asked(state) == (0, "treasure")
    assert refusal(state, "pass").rule == "52"
