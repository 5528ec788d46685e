"""Everything a game can say, each thing declared once: its code, its rule, its facts.

    SAID = Said("tigris", {int: "seat count left", str: "cell piece", dict[str, int]: "tiles"})
    NOT_EMPTY = SAID.refusal("not-empty", "16", "cell piece")
    DREW = SAID.event("drew", "seat count", private="tiles")
    ACTION = SAID.ask("action", "1", "seat left")

A step returns `NOT_EMPTY` to refuse, tells `DREW` with the values of its facts in
this order, and asks `ACTION`. Refusals and events are small ints, so that saying
one costs nothing until somebody wants the words. A fact is of one type in all
that a game says: the types are told once, and clients are typed by them.
"""

from __future__ import annotations

from regna.core.messages import Event, Facts


class Row:
    """One thing that can be said; private facts are for the seat that the fact `seat` names."""

    def __init__(self, code: str, rule: str, facts: list[str], private: list[str]) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        self.private = private

    def named(self, values: list[object]) -> Facts:
        """Values by the names of their facts."""
        assert len(values) == len(self.facts), f"{self.code}: {self.facts}, not {values}"
        return dict(zip(self.facts, values, strict=True))

    def event(self, values: list[object]) -> Event:
        """What happened: the public facts first, then those of one seat."""
        known = len(self.facts)
        assert len(values) == known + len(self.private), f"{self.code}: {values}"
        public = dict(zip(self.facts, values[:known], strict=True))
        if not self.private:
            return Event(self.code, public)
        seat = public["seat"]
        assert isinstance(seat, int)
        return Event(
            self.code, public, {seat: dict(zip(self.private, values[known:], strict=True))}
        )


class Said:
    """The sentences of one game; codes begin with its name.

    `facts` has the names of the facts by their types, which are plain JSON.
    """

    def __init__(self, game: str, facts: dict[object, str] | None = None) -> None:
        self.game = game
        self.types: dict[str, object] = {}
        for kind, names in (facts or {}).items():
            for name in names.split():
                assert name not in self.types, f"{name} has two types"
                self.types[name] = kind
        self.asks: list[Row] = []
        self.refusals: list[Row] = [Row("", "", [], [])]  # 0 means legal
        self.events: list[Row] = []

    def ask(self, code: str, rule: str, facts: str = "seat") -> Row:
        """What a seat is asked."""
        row = self._row(code, rule, facts, "")
        self.asks.append(row)
        return row

    def refusal(self, code: str, rule: str = "", facts: str = "") -> int:
        """Why a move is refused; without a rule of its own it rests on that of the question.

        A sentence that fits two actions is declared for each, if their rules differ.
        """
        self.refusals.append(self._row(code, rule, facts, ""))
        return len(self.refusals) - 1

    def event(self, code: str, facts: str = "", private: str = "") -> int:
        """What happens; `private` facts reach only the seat of the fact `seat`."""
        row = self._row(code, "", facts, private)
        assert "seat" in row.facts or not private, f"{row.code}: private facts of which seat?"
        self.events.append(row)
        return len(self.events) - 1

    def codes(self) -> dict[str, list[str]]:
        """Every code with the names of its facts: what a catalogue must have."""
        found: dict[str, list[str]] = {}
        for row in [*self.asks, *self.refusals[1:], *self.events]:
            facts = [*row.facts, *row.private]
            assert found.setdefault(row.code, facts) == facts, f"{row.code} has two lists of facts"
        return found

    def _row(self, code: str, rule: str, facts: str, private: str) -> Row:
        row = Row(f"{self.game}-{code}", rule, facts.split(), private.split())
        for name in [*row.facts, *row.private]:
            assert not self.types or name in self.types, f"{row.code}: what is {name}?"
        return row
