"""What revolts and wars share: support from the hand, once each, openly (rules 24, 38, 39)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Step
from regna.games.tigris import codes
from regna.games.tigris.moves import SUPPORT, kind_of, verb_of
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, HAND, LEADER_NAMES, TILE_NAMES
from regna.games.tigris.state import Tigris

# Locals of a conflict's frame: the leaders' colour, both seats, the attacker's support.
CONFLICT_LOCALS = ["colour", "attacker", "defender", "support"]


class Support(Step[Tigris]):
    """One side adds tiles from the hand; the attacker first, then the defender."""

    attacking: bool

    def __init__(self, name: str, rule: str, attacking: bool) -> None:
        super().__init__(name, rule, True)
        self.attacking = attacking

    @abstractmethod
    def tile_colour(self, frame: Frame) -> i64:
        """The colour this conflict is fought with."""

    @abstractmethod
    def strength(self, state: Tigris, frame: Frame, seat: i64) -> i64:
        """How many tiles on the board count for a side."""

    @abstractmethod
    def decide(self, state: Tigris, frame: Frame, attack: i64, defence: i64) -> None:
        """Both have added what they wanted: carry out the result."""

    # ---- the choice ------------------------------------------------------------

    def held(self, state: Tigris, frame: Frame) -> i64:
        return state.hands[COLOURS * frame.seat + self.tile_colour(frame)]

    def allowed(self, state: Tigris, frame: Frame, tiles: i64) -> int:
        if tiles > self.held(state, frame):
            return codes.SUPPORT_NOT_IN_HAND
        if tiles == 0 or not state.english:
            return 0
        defence = self.strength(state, frame, frame.c)
        attack = self.strength(state, frame, frame.b)
        if self.attacking:
            return 0 if attack + tiles > defence else codes.SUPPORT_CANNOT_WIN
        return 0 if defence + tiles == attack + frame.d else codes.SUPPORT_NOT_LEVEL

    def count(self, state: Tigris, frame: Frame) -> i64:
        if not state.english:
            return int(self.held(state, frame)) + 1
        number = 0
        for tiles in range(HAND + 1):
            if self.allowed(state, frame, tiles) == 0:
                number += 1
        return number

    def nth(self, state: Tigris, frame: Frame, k: i64) -> i64:
        if not state.english:
            return SUPPORT + k
        for tiles in range(HAND + 1):
            if self.allowed(state, frame, tiles) == 0:
                if k == 0:
                    return SUPPORT + tiles
                k -= 1
        raise IndexError(k)

    def check(self, state: Tigris, frame: Frame, move: i64) -> i64:
        if kind_of(move) != SUPPORT:
            return codes.NOT_NOW
        return self.allowed(state, frame, move - SUPPORT)

    def facts(self, state: Tigris, frame: Frame, move: int, reason: int) -> Facts:
        if reason == codes.NOT_NOW:
            return {"verb": verb_of(move), "ask": self.name}
        tiles = move - SUPPORT
        colour = self.tile_colour(frame)
        if reason == codes.SUPPORT_NOT_IN_HAND:
            return {
                "tile": TILE_NAMES[colour],
                "colour": COLOUR_NAMES[colour],
                "count": tiles,
                "held": int(self.held(state, frame)),
            }
        attack = int(self.strength(state, frame, frame.b) + frame.d)
        defence = int(self.strength(state, frame, frame.c))
        return {
            "count": tiles,
            "attack": attack + tiles if self.attacking else attack,
            "defence": defence if self.attacking else defence + tiles,
        }

    def ask(self, state: Tigris, frame: Frame) -> Ask:
        facts: Facts = {"seat": int(frame.seat)}
        facts.update(self.conflict_facts(state, frame))
        return Ask(self.name, facts, self.rule)

    def conflict_facts(self, state: Tigris, frame: Frame) -> Facts:
        """Who fights whom over what, and how strong both are so far."""
        return {
            "leader": LEADER_NAMES[frame.a],
            "colour": COLOUR_NAMES[frame.a],
            "attacker": int(frame.b),
            "defender": int(frame.c),
            "attack": int(self.strength(state, frame, frame.b) + frame.d),
            "defence": int(self.strength(state, frame, frame.c)),
        }

    def choose(self, state: Tigris, frame: Frame, move: i64) -> None:
        tiles: i64 = move - SUPPORT
        colour = self.tile_colour(frame)
        state.hands[COLOURS * frame.seat + colour] -= int(tiles)
        state.lost[colour] += int(tiles)
        if state.telling:
            state.report(
                "tigris-supported",
                {
                    "seat": int(frame.seat),
                    "tile": TILE_NAMES[colour],
                    "colour": COLOUR_NAMES[colour],
                    "count": int(tiles),
                },
            )
        if self.attacking:
            frame.d = tiles
            frame.seat = frame.c
            return
        attack = self.strength(state, frame, frame.b) + frame.d
        defence = self.strength(state, frame, frame.c) + tiles
        self.decide(state, frame, attack, defence)
