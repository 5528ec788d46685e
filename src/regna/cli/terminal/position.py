"""What a door gets of a game: the table as the one who decides sees it, and what can be done."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from regna.core import Ask, Facts, Game, Refusal, Score, State

View = dict[str, Any]


class Position:
    """One moment of a game, without the secrets of others."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.game: Game = state.game
        self.seats: int = state.seats
        self.to_act: int | None = state.to_act
        self.ask: Ask | None = state.ask

    @property
    def asked(self) -> str:
        """What is decided now, by its code; empty at the end."""
        return "" if self.ask is None else self.ask.code

    @property
    def facts(self) -> View:
        """The facts of what is decided now."""
        return {} if self.ask is None else self.ask.facts

    @cached_property
    def view(self) -> View:
        """What the one who decides sees; at the end, what everybody does."""
        return self._state.view(self.to_act)

    @cached_property
    def moves(self) -> list[int]:
        """What can be done now."""
        return list(self._state.moves())

    @cached_property
    def verbs(self) -> dict[str, list[Facts]]:
        """The verbs of what can be done now, each with the parts of its moves."""
        found: dict[str, list[Facts]] = {}
        for move in self.moves:
            parts = self.parts(move)
            found.setdefault(str(parts["verb"]), []).append(parts)
        return found

    def parts(self, move: int) -> Facts:
        return self.game.parts(self._state, move)

    def write(self, move: int) -> str:
        return self.game.write(self._state, move)

    def read(self, text: str) -> int:
        return self.game.read(self._state, text)

    def scores(self) -> list[Score]:
        return self._state.scores()

    def ranking(self) -> list[list[int]]:
        return self._state.ranking()

    def after(self, moves: list[int]) -> Position | Refusal:
        """The position after some moves, or why the first that cannot be played cannot."""
        state = self._state.copy()
        for move in moves:
            refusal = state.why_not(move)
            if refusal is not None:
                return refusal
            state.play(move)
        return Position(state)
