"""The tables keep to the columns of the terminal, use those there are, or say what they need."""

from __future__ import annotations

import pytest

from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import begin
from regna.cli.terminal.screen import in_sight, wrapped
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


@pytest.mark.parametrize("game", ["heirs", "tigris"])
def test_at_120_columns_tables_stand_beside_the_board(game: str) -> None:
    now = Position(begin(game, 2, {}, 3).state)
    door = door_for(now.game, words("en"))
    tall, wide = door.draw(now), door.within(120).draw(now)
    assert len(wide) < len(tall) - 5
    assert 80 < max(map(len, wide)) <= 120


def test_the_board_of_tigris_is_in_sight_on_24_lines() -> None:
    now = Position(begin("tigris", 4, {}, 3).state)
    drawn = door_for(now.game, words("en")).draw(now)
    top = next(number for number, line in enumerate(drawn) if line.split()[:2] == ["a", "b"])
    assert len(drawn) - top + 4 <= 24


def test_of_a_tall_drawing_what_is_new_is_in_sight() -> None:
    before = [str(number) for number in range(40)]
    after = [*before[:10], "new", *before[11:]]
    assert in_sight(before, [], 40) == before
    assert in_sight(after, before, 6) == ["0", "9", "new", "11", "12", "13"]
    assert in_sight(before, before, 6) == ["0", "35", "36", "37", "38", "39"]  # else the end of it


def test_sentences_stay_readable() -> None:
    assert max(map(len, wrapped("word " * 99, 160))) <= 100


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
