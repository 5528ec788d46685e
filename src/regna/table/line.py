"""The moves that stand, and how far back a seat may go.

The theorem: a seat may go back to the last point since when only this seat
decided, nothing was drawn and nothing hidden was shown. Whoever goes back
knows afterwards what he knew before, and so does everybody else. If others
agree, what they decided since goes as well; a draw or what was shown never.
"""

from __future__ import annotations

from typing import Literal

from regna.table.settings import FREE, OFF, REVEALED

By = Literal["person", "bot", "auto"]  # who decided; auto: the one answer of a seat in haste


class Ply:
    """One move of the line: in which entry of the log, by whom, and whether nothing was shown."""

    __slots__ = ("by", "move", "quiet", "seat", "seq")

    def __init__(self, seq: int, seat: int, move: int, quiet: bool, by: By) -> None:
        self.seq = seq
        self.seat = seat
        self.move = move
        self.quiet = quiet
        self.by = by


class Line:
    """The moves of a game in order, without those taken back."""

    def __init__(self) -> None:
        self.plies: list[Ply] = []

    def __len__(self) -> int:
        return len(self.plies)

    def add(self, seq: int, seat: int, moves: list[int], quiet: list[bool], by: By) -> None:
        for move, still in zip(moves, quiet, strict=True):
            self.plies.append(Ply(seq, seat, move, still, by))

    def cut(self, length: int) -> None:
        del self.plies[length:]

    def floor(self, seat: int, policy: str) -> int:
        """The earliest position this seat may go back to; the present one if none is."""
        if policy == OFF:
            return len(self.plies)
        if policy == FREE:
            return 0
        return self._run(seat, len(self.plies))

    def turn(self, seat: int, policy: str) -> int | None:
        """Where "restart my turn" goes, None if nowhere."""
        step = self.step(seat, policy)
        if step is None:
            return None
        if policy == FREE:
            return self._run(self.plies[step].seat, step)
        return self.floor(seat, policy)

    def step(self, seat: int, policy: str) -> int | None:
        """Where one step of undo goes: before the last thing a person decided."""
        floor = self.floor(seat, policy)
        at = len(self.plies)
        while at > floor and not self._chosen(self.plies[at - 1], policy):
            at -= 1
        if at <= floor:
            return None
        seq = self.plies[at - 1].seq
        while at > floor and self.plies[at - 1].seq == seq:
            at -= 1
        return at

    def asked(self, seat: int, policy: str) -> int | None:
        """Where a seat may go if the others agree: before the last thing it decided.

        What the others decided since is taken back with it, but nothing that was drawn or shown.
        """
        if policy != REVEALED:
            return self.step(seat, policy)
        at = len(self.plies)
        while at > 0 and self.plies[at - 1].quiet:
            last = self.plies[at - 1]
            if last.seat == seat and last.by == "person":
                while at > 0 and self.plies[at - 1].seq == last.seq:
                    at -= 1
                return at
            at -= 1
        return None

    def _run(self, seat: int, at: int) -> int:
        while at > 0 and self.plies[at - 1].seat == seat and self.plies[at - 1].quiet:
            at -= 1
        return at

    @staticmethod
    def _chosen(ply: Ply, policy: str) -> bool:
        return ply.by == "person" or (ply.by == "bot" and policy != FREE)
