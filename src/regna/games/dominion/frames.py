"""What running scripts have to remember: the frames, whose locals are saved by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import BadPosition, Frame, Script, want
from regna.games.dominion.kinds import COST, KIND_OF, KINDS

if TYPE_CHECKING:
    from regna.games.dominion.state import Dominion

SEAT_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])  # `1 << seat` has 32 bits when compiled
HIGHEST: Final[int] = max(COST) + 4  # of `value` as a limit: a cost, up to three more, plus one
MOST_CARDS: Final = 500  # of `value` as a number of cards

CARD_SCRIPTS: Final[list[Script]] = []  # what each kind does when played; cards.py fills it


class Turn(Frame):
    """A seat's turn; `bought` is 1 once its first card is bought (G13)."""

    def __init__(self, script: Script, seat: i64, bought: i64 = 0) -> None:
        super().__init__(script, seat)
        self.bought = bought

    def copy(self) -> Frame:
        return self.onto(Turn(self.script, self.seat, self.bought))

    def check(self, state: Dominion, path: str) -> None:
        between(self.bought, 1, f"{path}.bought")


class Choosing(Frame):
    """A script in which several cards can be chosen.

    held   cards taken out of hand or deck for a choice in progress, face down, by kind
    value  a limit, a kind or a number handed to a later step; each step says which
    """

    def __init__(self, script: Script, seat: i64, value: i64) -> None:
        super().__init__(script, seat)
        self.held = vec[i64]()
        self.value = value

    def last_held(self) -> i64:
        """The highest kind held, -1 for none."""
        return self.held[len(self.held) - 1] if len(self.held) > 0 else -1


class Playing(Choosing):
    """A card being played.

    cursor  how far round the table
    immune  a mask of the seats that showed a Moat
    spoils  what a Thief has trashed so far, which may be gained, by kind
    """

    def __init__(
        self, script: Script, seat: i64, cursor: i64 = 0, immune: i64 = 0, value: i64 = 0
    ) -> None:
        super().__init__(script, seat, value)
        self.cursor = cursor
        self.immune = immune
        self.spoils = vec[i64]()

    def copy(self) -> Frame:
        twin = Playing(self.script, self.seat, self.cursor, self.immune, self.value)
        if len(self.held) > 0:
            twin.held = self.held[:]
        if len(self.spoils) > 0:
            twin.spoils = self.spoils[:]
        return self.onto(twin)

    def check(self, state: Dominion, path: str) -> None:
        want(self.seat == state.stack[0].seat, f"{path}.seat", "the seat whose turn it is")
        between(self.cursor, state.seats, f"{path}.cursor")
        between(self.immune, 15, f"{path}.immune")
        line = min(self.line, len(self.script.steps) - 1)
        limited = self.script.steps[line].name == "dominion-take"
        between(self.value, HIGHEST if limited else MOST_CARDS, f"{path}.value")
        caller = state.stack[state.stack.index(self) - 1]
        if isinstance(caller, Playing) and caller.value != KIND_OF[self.script.name] + 1:
            raise BadPosition(f"{path}.script", "a script that the one before it calls here")


class Suffering(Choosing):
    """What another player's card does to a seat: whose card, and its kind."""

    def __init__(
        self, script: Script, seat: i64, attacker: i64 = 0, card: i64 = 0, value: i64 = 0
    ) -> None:
        super().__init__(script, seat, value)
        self.attacker = attacker
        self.card = card

    def copy(self) -> Frame:
        twin = Suffering(self.script, self.seat, self.attacker, self.card, self.value)
        if len(self.held) > 0:
            twin.held = self.held[:]
        return self.onto(twin)

    def check(self, state: Dominion, path: str) -> None:
        want(self.seat != state.stack[0].seat, f"{path}.seat", "another seat than the active one")
        between(self.attacker, state.seats - 1, f"{path}.attacker")
        between(self.card, KINDS - 1, f"{path}.card")


class Spying(Frame):
    """The active player deals with the deck of a victim, which may be the own one."""

    def __init__(self, script: Script, seat: i64, victim: i64 = 0) -> None:
        super().__init__(script, seat)
        self.victim = victim

    def copy(self) -> Frame:
        return self.onto(Spying(self.script, self.seat, self.victim))

    def check(self, state: Dominion, path: str) -> None:
        want(self.seat == state.stack[0].seat, f"{path}.seat", "the seat whose turn it is")
        between(self.victim, state.seats - 1, f"{path}.victim")


def between(value: i64, high: i64, path: str) -> None:
    """A saved local is a number from 0 to `high`."""
    want(0 <= value <= high, path, f"a whole number from 0 to {high}", int(value))
