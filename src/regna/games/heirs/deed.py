"""What a player may do in a turn: one deed for each verb."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Verb
from regna.games.heirs.moves import MOVES
from regna.games.heirs.said import NOT_NOW, SAID
from regna.games.heirs.state import Heirs


class Deed:
    """A verb in a turn; `a` and `b` are its arguments. By itself it is for another moment."""

    def __init__(self, verb: Verb, ends: bool = False) -> None:
        self.verb = verb
        self.ends = ends  # whether the turn is over with it

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        """0 if the seat may do it now, else a refusal."""
        return NOT_NOW

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        """The values of the refusal's facts: the move's own, unless a deed knows better."""
        parts = MOVES.parts(state, self.verb.move(a, b))
        return [parts[name] for name in SAID.refusals[refusal].facts]

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """Carry it out."""
