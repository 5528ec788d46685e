"""What an entry of a table's log is: a value that makes itself true.

`apply` makes it true, `foresee` finds the position it gives, `seen_by` says what one seat is told
of it: itself, if nothing of it is a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from regna.core import State
from regna.table.told import Stamped

if TYPE_CHECKING:
    from regna.table.table import Table


class Entry(Stamped):
    """Something that happened."""

    decides: ClassVar[bool] = False  # whether somebody's thinking is over

    def apply(self, table: Table, state: State | None) -> None:
        """Make it true; `state` is the position it gives."""
        raise NotImplementedError

    def foresee(self, table: Table) -> State | None:
        """The position it gives, None if it changes none; checks the recorded draws."""
        return None

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        """What a seat (None: a spectator) is told of it; over: everybody may know everything."""
        return self

    def without_secrets(self) -> Entry:
        """As a record has it: nobody's key, nor the name of the players' next table."""
        return self
