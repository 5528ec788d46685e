"""A narrow terminal: the tables keep to its columns, or say how many they need."""

from __future__ import annotations

import pytest

from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import begin
from regna.cli.tigris.map import NARROW, narrowed, room_for
from regna.core import Rng
from regna.words import LANGUAGES, words

WIDTH = 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["heirs", "dominion", "tigris"])
def test_sixty_columns_are_enough(game: str, lang: str) -> None:
    state = begin(game, None, {}, 3).state
    door = door_for(state.game, words(lang))
    door.width = WIDTH
    choices = Rng(3)
    for number in range(400):
        if state.to_act is None:
            break
        if number % 10 == 0:
            drawn = [
                *door.draw(Position(state)),
                *door.look(Position(state)),
                *door.status(Position(state)),
                *door.legend(),
            ]
            assert [line for line in drawn if len(line) > WIDTH] == []
        state.advance(state.nth(choices.below(state.count())))


def test_tigris_says_what_it_needs() -> None:
    state = begin("tigris", 2, {}, 3).state
    door = door_for(state.game, words("en"))
    door.width = room_for(NARROW) - 1
    assert "needs 54 columns" in " ".join(door.draw(Position(state)))
    door.width += 1
    assert "columns" not in " ".join(door.draw(Position(state)))


def test_squares_in_three_columns() -> None:
    squares = {" 1t$": "1t$", " 1t ": "1t ", "10t ": "10t", " PrB": "PrB", "  . ": " . "}
    assert [narrowed(square) for square in squares] == list(squares.values())
