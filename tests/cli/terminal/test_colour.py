"""Colour repeats what signs and words say, and keeps away where it is not wanted."""

from __future__ import annotations

import io

import pytest

from regna.cli.terminal.colour import SIGNS, beside, dyed, painted, room
from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import begin
from regna.cli.terminal.screen import Screen
from regna.core import Rng
from regna.words import LANGUAGES, words


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["heirs", "dominion", "tigris"])
def test_without_its_colours_a_table_is_the_same(game: str, lang: str, width: int) -> None:
    state = begin(game, None, {}, 3).state
    plain, coloured = (door_for(state.game, words(lang)).within(width) for _ in range(2))
    coloured.ink = painted
    dyes = coloured.dyes(Position(state))
    choices = Rng(3)
    painting = ""
    for number in range(90):
        if number % 30 == 0:
            now = Position(state.copy())
            lines = dyed(coloured.draw(now), dyes)
            assert [SIGNS.sub("", line) for line in lines] == plain.draw(now)
            assert all(room(line) <= width for line in lines)
            assert all(line.count("\x1b[0m") * 2 == line.count("\x1b[") for line in lines)
            painting += "".join(lines)
        state.advance(state.nth(choices.below(state.count())))
    assert len(set(SIGNS.findall(painting))) > 3


@pytest.mark.parametrize(
    ("out", "variables", "styled"),
    [
        (Tty(), {}, True),
        (Tty(), {"NO_COLOR": "1"}, False),
        (Tty(), {"NO_COLOR": ""}, True),
        (Tty(), {"TERM": "dumb"}, False),
        (io.StringIO(), {}, False),
    ],
)
def test_where_colour_is_wanted(
    out: io.StringIO, variables: dict[str, str], styled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert Screen(out, io.StringIO()).styled is styled


def test_words_are_dyed_whole_and_once() -> None:
    red = painted("Red", "31")
    lines = dyed([f"{red} red, redder: Red hen"], {"red": "31", "red hen": "32"})
    assert lines == [f"{red} {painted('red', '31')}, redder: {painted('Red hen', '32')}"]


def test_two_blocks_side_by_side_end_on_one_line() -> None:
    assert beside(["ab", painted("c", "31")], ["x", "y", "z"], 1) == [
        "   x",
        "ab y",
        f"{painted('c', '31')}  z",
    ]
