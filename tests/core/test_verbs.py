"""Moves as verbs with arguments: one declaration for numbers, parts and notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.core import Argument, BadNotation, Codec, Facts, Named, Verb

SIGNS = ["n", "e", "s", "w"]
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
WIDTH = 4


class Cell(Argument[None]):
    """A cell of a small board, as column and row."""

    def __init__(self) -> None:
        super().__init__(WIDTH * WIDTH)

    def describe(self, state: None, value: int, earlier: int, facts: Facts) -> None:
        facts["cell"] = self.write(state, value, earlier)

    def write(self, state: None, value: int, earlier: int) -> str:
        return f"{'abcd'[value % WIDTH]}{value // WIDTH + 1}"

    def read(self, state: None, words: list[str], earlier: int) -> int:
        word = words.pop(0) if words else ""
        for value in range(self.size):
            if self.write(state, value, earlier) == word:
                return value
        raise BadNotation("cell", "a cell from a1 to d4", word)


class Way(Argument[None]):
    """A direction, written as the cell it leads to from the argument before it."""

    def __init__(self) -> None:
        super().__init__(len(SIGNS))

    def describe(self, state: None, value: int, earlier: int, facts: Facts) -> None:
        facts["way"] = SIGNS[value]

    def write(self, state: None, value: int, earlier: int) -> str:
        column, row = earlier % WIDTH + STEPS[value][0], earlier // WIDTH + STEPS[value][1]
        return f"to {column},{row}"

    def read(self, state: None, words: list[str], earlier: int) -> int:
        taken = " ".join(words[:2])
        del words[:2]
        for value in range(self.size):
            if self.write(state, value, earlier) == taken:
                return value
        raise BadNotation("way", "to a cell beside it", taken)


BUILD = Verb("build", Named("house", ["inn", "mill"]), Cell())
WALK = Verb("walk", Cell(), Way(), at=40)
CARD = Verb("card", Named("card", ["ace", "king"]), word="")
GO = Verb("go")
GO_HOME = Verb("leave", word="go home")
MOVES = Codec(BUILD, WALK, CARD, GO, GO_HOME)


def test_numbers() -> None:
    """A verb begins where it is told to, or behind the one before it."""
    assert [(verb.first, verb.last) for verb in MOVES.verbs] == [
        (0, 32),
        (40, 104),
        (104, 106),
        (106, 107),
        (107, 108),
    ]
    assert MOVES.space == 108
    assert [verb.number for verb in MOVES.verbs] == [0, 1, 2, 3, 4]


def test_a_move_and_its_arguments() -> None:
    """Every pair of arguments has its number, the second running fastest."""
    seen = []
    for a in range(2):
        for b in range(16):
            move = BUILD.move(a, b)
            assert (BUILD.a(move), BUILD.b(move)) == (a, b)
            seen.append(move)
    assert seen == list(range(32))
    assert [CARD.move(0), CARD.move(1), GO.move()] == [104, 105, 106]
    assert (CARD.a(105), GO.a(106)) == (1, 0)


def test_whose_number() -> None:
    """A number belongs to one verb, or means nothing."""
    assert [MOVES.name(move) for move in (0, 31, 32, 39, 40, 107)] == [
        "build",
        "build",
        "nothing",
        "nothing",
        "walk",
        "leave",
    ]
    assert MOVES.verb(33) is None
    assert MOVES.verb(40) is WALK
    assert MOVES.number(41) == WALK.number


def test_parts() -> None:
    """What a client needs: the verb, and each argument as a fact."""
    assert MOVES.parts(None, BUILD.move(1, 5)) == {"verb": "build", "house": "mill", "cell": "b2"}
    assert MOVES.parts(None, WALK.move(5, 2)) == {"verb": "walk", "cell": "b2", "way": "s"}
    assert MOVES.parts(None, GO_HOME.move()) == {"verb": "leave"}
    assert MOVES.parts(None, 35) == {"verb": "nothing", "number": 35}


def test_notation() -> None:
    """A verb is its word and its arguments; one without a word is told by the first of them."""
    assert MOVES.write(None, BUILD.move(0, 0)) == "build inn a1"
    assert MOVES.write(None, WALK.move(5, 2)) == "walk b2 to 1,2"
    assert MOVES.write(None, CARD.move(1)) == "king"
    assert MOVES.write(None, GO_HOME.move()) == "go home"
    assert MOVES.write(None, 35) == "#35"


@given(st.integers(0, MOVES.space - 1))
def test_whatever_is_written_is_read(move: int) -> None:
    """Notation goes both ways, in any case and with any spaces."""
    if MOVES.verb(move) is not None:
        text = MOVES.write(None, move)
        assert MOVES.read(None, text) == move
        assert MOVES.read(None, f"  {text.upper().replace(' ', '   ')} ") == move


def test_groups() -> None:
    """Moves by verb: True, the first arguments, or the second by the first."""
    moves = [BUILD.move(0, 0), BUILD.move(0, 5), BUILD.move(1, 5), CARD.move(1), GO.move()]
    groups = MOVES.grouped(None, [*moves, WALK.move(5, 2)])
    assert groups == {
        "build": {"inn": ["a1", "b2"], "mill": ["b2"]},
        "card": ["king"],
        "go": True,
        "walk": {"b2": ["to 1,2"]},
    }
    texts = MOVES.texts(groups)
    assert texts == [
        "build inn a1",
        "build inn b2",
        "build mill b2",
        "walk b2 to 1,2",
        "king",
        "go",
    ]


def test_what_people_put_together_is_not_listed() -> None:
    many = Verb("give", Named("toll", ["one", "two"]))
    many.arguments[0].listed = False
    codec = Codec(many, Verb("rest"))
    groups = codec.grouped(None, [0, 1, 2])
    assert groups == {"give": True, "rest": True}
    assert codec.texts(groups) == ["rest"]


@given(st.sets(st.sampled_from([m for m in range(MOVES.space) if MOVES.verb(m) is not None])))
def test_groups_lose_nothing(moves: set[int]) -> None:
    texts = MOVES.texts(MOVES.grouped(None, sorted(moves)))
    assert sorted(MOVES.read(None, text) for text in texts) == sorted(moves)


def test_the_longest_word_wins() -> None:
    """`go home` is not `go` with something behind it."""
    assert MOVES.read(None, "go") == GO.move()
    assert MOVES.read(None, "go home") == GO_HOME.move()


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        ("", "move", "one of build, walk, ace, king, go"),
        ("fly a1", "move", "one of build"),
        ("build", "house", "one of inn, mill"),
        ("build barn a1", "house", "one of inn, mill"),
        ("build inn", "cell", "a cell from a1"),
        ("build inn e9", "cell", "a cell from a1"),
        ("build inn a1 a2", "move", "nothing more"),
        ("walk b2 to 3,3", "way", "to a cell beside it"),
        ("go away", "move", "nothing more"),
    ],
)
def test_what_cannot_be_read(text: str, field: str, expected: str) -> None:
    """The error names the argument that was not understood, and what it can be."""
    with pytest.raises(BadNotation) as bad:
        MOVES.read(None, text)
    assert bad.value.field == field
    assert bad.value.expected.startswith(expected)


@pytest.mark.parametrize("move", [-1, 108, 10**9])
def test_outside_the_space(move: int) -> None:
    """A number that is no move has no parts and no notation."""
    for asked in (MOVES.parts, MOVES.write):
        with pytest.raises(BadNotation, match="a whole number from 0 to 107"):
            asked(None, move)


def test_verbs_that_overlap() -> None:
    """Two verbs never share a number."""
    with pytest.raises(AssertionError, match="walk overlaps"):
        Codec(Verb("build", Cell()), Verb("walk", Cell(), at=15))
