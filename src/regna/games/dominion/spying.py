"""Decisions about cards that are not in one's hand: Library, Spy, Thief."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Facts, Frame
from regna.games.dominion import reasons
from regna.games.dominion.choice import Choice
from regna.games.dominion.kinds import (
    ACTION,
    KINDS,
    NAMES,
    TREASURE,
    TYPES,
    named,
    no_cards,
)
from regna.games.dominion.moves import ASIDE, DONE, DROP, GAIN, KEEP, TRASH, kind_of, verb_of
from regna.games.dominion.state import Dominion


class KeepOrAside(Choice):
    """Library: keep the card just drawn or, if it is an Action, set it aside (D-library-1).

    Asked for every card drawn, so that the question tells nobody what it was.
    """

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.held_size > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        return [KEEP, ASIDE] if TYPES[state.held_kind()] & ACTION else [KEEP]

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == KEEP:
            return 0
        if move != ASIDE:
            return reasons.NOT_NOW
        return 0 if TYPES[state.held_kind()] & ACTION else reasons.KEEP_ONLY

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        return {
            "seat": int(frame.seat),
            "card": NAMES[state.held_kind()],
            "count": state.mats[frame.seat].hand_size + 1,
        }

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == KEEP:
            state.keep_held()
        else:
            state.set_held_aside()
        frame.line -= 2  # draw the next one


class DropOrKeep(Choice):
    """Spy: the active player discards the victim's top card or puts it back (D-spy-2)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return len(state.mats[frame.a].aside) > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        return [DROP, KEEP]

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        return 0 if move in (DROP, KEEP) else reasons.NOT_NOW

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        victim = int(frame.a)
        card = NAMES[state.mats[victim].aside[-1]]
        return {"seat": int(frame.seat), "victim": victim, "card": card}

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        victim = int(frame.a)
        if move == DROP:
            state.discard_aside(victim)
            return
        mat = state.mats[victim]
        kind = mat.aside.pop()
        mat.put_on_deck(kind)
        if state.telling:
            state.report("dominion-put-back", {"seat": victim, "card": NAMES[kind]})


class TrashRevealed(Choice):
    """Thief: one revealed Treasure is trashed; a choice only if they differ (D-thief-2, -5)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        found = self.moves(state, frame)
        if len(found) == 1:
            state.trash_from_aside(int(frame.a), kind_of(found[0]))
        return len(found) > 1

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        aside = state.mats[frame.a].aside
        found = [TRASH + kind for kind in aside if TYPES[kind] & TREASURE]
        if len(found) == 2:
            if found[0] == found[1]:
                found.pop()
            elif found[0] > found[1]:
                found.reverse()
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if verb_of(move) != TRASH:
            return reasons.NOT_NOW
        return 0 if move in self.moves(state, frame) else reasons.NOT_REVEALED

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        victim = int(frame.a)
        cards = named(state.mats[victim].aside)
        return {"seat": int(frame.seat), "victim": victim, "cards": cards}

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        state.trash_from_aside(int(frame.a), kind_of(move))


class GainSpoils(Choice):
    """Thief: gain any of the cards trashed by this play, by kind upwards (D-thief-3, -4).

    `value` is the lowest kind that may still be taken.
    """

    def begin(self, state: Dominion, frame: Frame) -> bool:
        if len(self.moves(state, frame)) > 1:
            return True
        state.spoils = no_cards()
        return False

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        lowest = int(frame.c)
        found = [GAIN + kind for kind in range(lowest, KINDS) if state.spoils[kind] > 0]
        found.append(DONE)
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == DONE:
            return 0
        if verb_of(move) != GAIN:
            return reasons.NOT_NOW
        kind = kind_of(move)
        if state.spoils[kind] == 0:
            return reasons.NOT_STOLEN
        return reasons.OUT_OF_ORDER if kind < frame.c else 0

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        cards = [NAMES[kind_of(move)] for move in self.moves(state, frame) if move != DONE]
        return {"seat": int(frame.seat), "cards": cards}

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == DONE:
            state.spoils = no_cards()
            return
        kind = kind_of(move)
        state.gain_from_trash(int(frame.seat), kind)
        frame.c = kind
        frame.again()
