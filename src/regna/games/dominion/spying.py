"""Decisions about cards that are not in one's hand: Library, Spy, Thief."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Row
from regna.games.dominion import said
from regna.games.dominion.effects import Act
from regna.games.dominion.frames import Choosing, Playing, Spying
from regna.games.dominion.kinds import ACTION, NAMES, TREASURE, TYPES, named, without
from regna.games.dominion.moves import ASIDE, DONE, DROP, GAIN, KEEP, TRASH
from regna.games.dominion.question import Question, is_verb
from regna.games.dominion.state import Dominion


class KeepOrAside(Question[Choosing]):
    """Library: keep the card just drawn or, if it is an Action, set it aside (D-library-1).

    Asked for every card drawn, so that the question tells nobody what it was;
    then `back` draws the next one.
    """

    def __init__(self, question: Row, back: Act[Choosing]) -> None:
        super().__init__(question)
        self.back = back

    def begin(self, state: Dominion, frame: Choosing) -> bool:
        return len(frame.held) > 0

    def offer(self, state: Dominion, frame: Choosing) -> None:
        state.offer(KEEP.first)
        if TYPES[frame.last_held()] & ACTION:
            state.offer(ASIDE.first)

    def check(self, state: Dominion, frame: Choosing, move: i64) -> i64:
        if move == KEEP.first:
            return 0
        if move != ASIDE.first:
            return said.NOT_NOW
        return 0 if TYPES[frame.last_held()] & ACTION else said.KEEP_ONLY

    def asked(self, state: Dominion, frame: Choosing) -> list[object]:
        card = NAMES[frame.last_held()]
        return [frame.seat, card, state.mats[frame.seat].hand_size + 1]

    def choose(self, state: Dominion, frame: Choosing, move: i64) -> None:
        if move == KEEP.first:
            state.keep_held(frame)
        else:
            state.set_held_aside(frame)
        frame.goto(self.back)


class DropOrKeep(Question[Spying]):
    """Spy: the active player discards the victim's top card or puts it back (D-spy-2)."""

    def begin(self, state: Dominion, frame: Spying) -> bool:
        return len(state.mats[frame.victim].aside) > 0

    def offer(self, state: Dominion, frame: Spying) -> None:
        state.offer(DROP.first)
        state.offer(KEEP.first)

    def check(self, state: Dominion, frame: Spying, move: i64) -> i64:
        return 0 if move == DROP.first or move == KEEP.first else said.NOT_NOW

    def asked(self, state: Dominion, frame: Spying) -> list[object]:
        victim = frame.victim
        aside = state.mats[victim].aside
        return [frame.seat, victim, NAMES[aside[len(aside) - 1]]]

    def choose(self, state: Dominion, frame: Spying, move: i64) -> None:
        victim = frame.victim
        if move == DROP.first:
            state.discard_aside(victim)
            return
        mat = state.mats[victim]
        kind = mat.aside[len(mat.aside) - 1]
        mat.aside = mat.aside[: len(mat.aside) - 1]
        state.put_on_deck(mat, kind)
        state.tell(said.PUT_BACK, victim, NAMES[kind])


class TrashRevealed(Question[Spying]):
    """Thief: one revealed Treasure is trashed; a choice only if they differ (D-thief-2, -5).

    The script gives its kind plus one to the Thief.
    """

    def begin(self, state: Dominion, frame: Spying) -> bool:
        lowest, other = self.shown(state, frame)
        if lowest >= 0 and other < 0:
            self.trash(state, frame, lowest)
        return other >= 0

    def shown(self, state: Dominion, frame: Spying) -> tuple[i64, i64]:
        """The lowest and the highest kind of Treasure shown, if they differ; -1 for none."""
        lowest: i64 = -1
        highest: i64 = -1
        for kind in state.mats[frame.victim].aside:
            if TYPES[kind] & TREASURE:
                lowest = kind if lowest < 0 else min(kind, lowest)
                highest = max(kind, highest)
        return lowest, highest if highest > lowest else -1

    def offer(self, state: Dominion, frame: Spying) -> None:
        lowest, highest = self.shown(state, frame)
        state.offer(TRASH.move(lowest))
        state.offer(TRASH.move(highest))

    def check(self, state: Dominion, frame: Spying, move: i64) -> i64:
        if not is_verb(TRASH, move):
            return said.NOT_NOW
        lowest, highest = self.shown(state, frame)
        kind = TRASH.a(move)
        return 0 if kind in (lowest, highest) else said.NOT_REVEALED

    def asked(self, state: Dominion, frame: Spying) -> list[object]:
        victim = frame.victim
        return [frame.seat, victim, named(state.mats[victim].aside)]

    def choose(self, state: Dominion, frame: Spying, move: i64) -> None:
        self.trash(state, frame, TRASH.a(move))

    def trash(self, state: Dominion, frame: Spying, kind: i64) -> None:
        state.trash_from_aside(frame.victim, kind)
        frame.give(kind + 1)


class GainSpoils(Question[Playing]):
    """Thief: gain any of the cards trashed by this play, by kind upwards (D-thief-3, -4).

    `value` is the lowest kind that may still be taken.
    """

    def begin(self, state: Dominion, card: Playing) -> bool:
        return len(card.spoils) > 0 and card.spoils[len(card.spoils) - 1] >= card.value

    def offer(self, state: Dominion, card: Playing) -> None:
        last: i64 = -1
        for kind in card.spoils:
            if kind >= card.value and kind != last:
                state.offer(GAIN.move(kind))
                last = kind
        state.offer(DONE.first)

    def check(self, state: Dominion, card: Playing, move: i64) -> i64:
        if move == DONE.first:
            return 0
        if not is_verb(GAIN, move):
            return said.NOT_NOW
        kind = GAIN.a(move)
        if not any(kind == stolen for stolen in card.spoils):
            return said.NOT_STOLEN
        return said.OUT_OF_ORDER if kind < card.value else 0

    def asked(self, state: Dominion, card: Playing) -> list[object]:
        cards = [NAMES[GAIN.a(move)] for move in self.moves(state, card) if move != DONE.first]
        left = sum(1 for kind in card.spoils if kind >= card.value)
        return [card.seat, cards, left, GAIN.name, 0]

    def choose(self, state: Dominion, card: Playing, move: i64) -> None:
        if move == DONE.first:
            return
        kind = GAIN.a(move)
        card.spoils = without(card.spoils, kind)
        card.value = kind
        state.trash[kind] -= 1
        state.put_on_discard(state.mats[card.seat], kind)
        state.tell(said.GAIN_TRASH, card.seat, NAMES[kind])
        card.again()
