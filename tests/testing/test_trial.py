"""What tests ask of a game: a module beside it answers, or the default does."""

from __future__ import annotations

import pytest

from regna.core import game, games
from regna.testing import Trial
from tests.toys import pebbles, raid


def test_a_module_beside_the_game_answers() -> None:
    """Raid says its cases and what copies share, and leaves the rest to the defaults."""
    trial = Trial(raid.game)
    assert {"seats": 2, "rounds": 8} in trial.cases()
    assert trial.shared() == ["game", "scripts", "options"]
    assert trial.position(1) is None
    assert trial.adds_up()


def test_a_game_that_says_nothing() -> None:
    """Without such a module every number of seats is a case, and only the game is shared."""
    trial = Trial(pebbles.game)
    assert trial.cases() == [{"seats": 2}, {"seats": 3}, {"seats": 4}]
    assert trial.shared() == ["game", "scripts"]


@pytest.mark.parametrize("name", games())
def test_every_case_can_be_played(name: str) -> None:
    """The cases of all games are arguments for `new`, and a position is one that loads."""
    played = game(name)
    trial = Trial(played)
    for case in trial.cases()[:4]:
        assert played.new(seed=1, **case).to_act is not None
    position = trial.position(3)
    if position is not None:
        assert played.load(position).to_act is not None
        assert position != trial.position(4)
    for attribute in trial.shared():
        assert hasattr(played.new(seed=1), attribute)
