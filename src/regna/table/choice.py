"""A choice of several things in one message: any order, and the end goes without saying.

The engine asks for one thing after the other, in the order of their numbers,
until nothing is left to choose or somebody says `done`. People do not care for
that order, so a list in notation is put into it here. Numbers are played as they
come: each means what it means where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regna.core import State
from regna.table.denied import Denied

DONE = "done"


def in_order(state: State, moves: Sequence[int | str]) -> Iterator[int | str]:
    """The moves as the engine wants them; it is asked for the next when the last is played.

    What is said up to `done` belongs to the choice that waits now; what
    follows is played as it stands.
    """
    texts = [move for move in moves if isinstance(move, str)]
    step, frame = state.step(), state.running
    if not step.several or len(texts) != len(moves):
        yield from moves
        return

    def goes_on() -> bool:
        """Whether the same choice waits; the game may be over."""
        return state.to_act is not None and state.running is frame and state.step() is step

    game = state.game
    said = [text.lower().split() for text in texts]
    end = said.index([DONE]) if [DONE] in said else len(texts)
    chosen = sorted(texts[:end], key=lambda text: game.read(state, text))
    for place, text in enumerate(chosen):
        if not goes_on():
            raise Denied("list-too-long", good=place)
        yield text
    if goes_on() and (end < len(texts) or _may_end(state)):
        yield DONE
    yield from texts[end + 1 :]


def _may_end(state: State) -> bool:
    """Whether `done` is an answer here."""
    return any(
        verb.name == DONE and state.why_not(int(verb.first)) is None
        for verb in state.game.verbs.verbs
    )
