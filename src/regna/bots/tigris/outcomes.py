"""What comes of a move: tried on a copy up to the next action, conflicts by their odds.

A copy never comes to the end of the turn, where tiles are drawn: an action is
judged by what it does, not by luck. What the others hold is not looked at; both
results of a conflict are tried, each as likely as the unseen tiles make it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.tigris.candidates import candidates
from regna.bots.tigris.judge import judged
from regna.bots.tigris.shapes import shape
from regna.bots.tigris.sight import Sight
from regna.games.tigris.board import NEAR
from regna.games.tigris.conflicts import Fight, Support
from regna.games.tigris.moves import PASS, SUPPORT, TREASURE
from regna.games.tigris.pieces import HAND, leader, owner
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Placed, Turn
from regna.games.tigris.treasures import Sharing, open_treasures

HARDLY: Final = 1e-6  # a chance that is none
NEVER: Final = -1e9
FIRSTS: Final = 16  # actions that a net looks at,
SECONDS: Final = 8  # and behind each of the best


def after(state: Tigris, move: i64) -> Tigris:
    """A copy on which a move was made, and which stays in the same turn."""
    twin = state.copy()
    step_on(twin, move)
    return twin


def step_on(twin: Tigris, move: i64) -> None:
    """Make a move on a copy; there is always one more action, so that nothing is drawn."""
    turn = twin.stack[0]
    assert isinstance(turn, Turn)
    turn.actions = 0
    twin.advance(move)


def settled(twin: Tigris, sight: Sight) -> float:
    """What a copy is worth once everything that the last move began is over."""
    while True:
        frame = twin.running
        if isinstance(frame, Fight):
            return fought(twin, frame, sight)
        if isinstance(frame, Placed):
            return best_answer(twin, sight)
        if not isinstance(frame, Sharing):
            return with_second(twin, sight) if sight.second else judged(twin, sight)
        step_on(twin, treasure_to_take(twin, frame.seat))


def with_second(twin: Tigris, sight: Sight) -> float:
    """What a copy is worth with the best second action, where more may come to be decided."""
    sight.second = False
    best = second(twin, sight)
    sight.second = True
    return best


def second(twin: Tigris, sight: Sight) -> float:
    """What a copy is worth with the best second action, or none; `sight` remembers which."""
    best = judged(twin, sight) - sight.weights.idle
    sight.following = PASS.first
    moves = candidates(twin, sight.seat)
    values = values_of(twin, moves, sight, SECONDS)
    for place in range(len(moves)):
        if values[place] > best:
            best = values[place]
            sight.following = moves[place]
    return best


def values_of(state: Tigris, moves: list[int], sight: Sight, most: i64) -> vec[float]:
    """What actions are worth; a net is only asked about those that seem best, at most so many."""
    net = sight.careful
    sight.careful = False
    values = vec[float]([tried(state, move, sight) for move in moves])
    sight.careful = net
    if not net:
        return values
    best = highest(values, most)
    for place in range(len(moves)):
        values[place] = NEVER
    for place in best:
        values[place] = tried(state, moves[place], sight)
    return values


def highest(values: vec[float], number: i64) -> list[int]:
    """The places of the highest values, best first."""
    chosen: list[int] = []
    while len(chosen) < number and len(chosen) < len(values):
        best = -1
        for place in range(len(values)):
            if (best < 0 or values[place] > values[best]) and place not in chosen:
                best = place
        chosen.append(best)
    return chosen


def tried(state: Tigris, move: i64, sight: Sight) -> float:
    """What an action is worth, when it is tried on a copy."""
    return settled(after(state, move), sight) + shape(state, move, sight)


def best_answer(twin: Tigris, sight: Sight) -> float:
    """The best of a few answers: which war comes first, what is built."""
    sign = 1.0 if twin.active == sight.seat else -1.0  # others choose what hurts
    best = -1e9
    for move in twin.moves():
        best = max(best, sign * settled(after(twin, move), sight))
    return sign * best


# ---- conflicts ----------------------------------------------------------------------


def fought(twin: Tigris, fight: Fight, sight: Sight) -> float:
    """A conflict at its odds; the seat that looks adds the best number of tiles."""
    if fight.seat == sight.seat:
        odds = Odds(twin, fight, sight)
        best = -1e9
        for move in twin.moves():
            best = max(best, odds.worth(SUPPORT.a(move)))
        return best
    return Odds(twin, fight, sight).between_others()


class Odds:
    """A conflict that waits for support: how strong both sides are, what each result is worth."""

    def __init__(self, state: Tigris, fight: Fight, sight: Sight) -> None:
        step = state.step()
        assert isinstance(step, Support)
        self.state = state
        self.sight = sight
        self.fight = fight
        self.attacking = fight.seat == fight.attacker and step.attacking
        self.colour: i64 = step.tile_colour(fight)
        self.attack: i64 = step.strength(state, fight, fight.attacker) + fight.support
        self.defence: i64 = step.strength(state, fight, fight.defender)
        self.values = [0.0, 0.0]
        self.known = [False, False]

    def worth(self, tiles: i64) -> float:
        """What the seat to act can expect when it adds so many tiles."""
        if self.attacking:
            answer = self.attack + tiles - self.defence
            won = 1.0 - self.sight.holds(self.colour, answer)
        else:
            won = 1.0 if self.attack > self.defence + tiles else 0.0
        return self.mixed(won) - self.sight.weights.spent * float(tiles)

    def between_others(self) -> float:
        """What is expected when another seat acts now; it adds all that it may have."""
        lead = self.defence - self.attack
        if not self.attacking:
            return self.mixed(1.0 - self.sight.holds(self.colour, -lead))
        if self.fight.defender == self.sight.seat:
            lead += self.state.held(self.sight.seat, self.colour)
            return self.mixed(self.sight.holds(self.colour, lead + 1))
        return self.mixed(self.sight.beats(self.colour, lead))

    def mixed(self, won: float) -> float:
        """Both results, the attacker's victory so likely; what cannot be is not tried."""
        if won < HARDLY:
            return self.outcome(False)
        if won > 1.0 - HARDLY:
            return self.outcome(True)
        return won * self.outcome(True) + (1.0 - won) * self.outcome(False)

    def outcome(self, won: bool) -> float:
        """What it is worth that the attacker wins or loses, whatever tiles that took."""
        place = 1 if won else 0
        if not self.known[place]:
            self.known[place] = True
            self.values[place] = settled(self.decided(won), self.sight)
        return self.values[place]

    def decided(self, won: bool) -> Tigris:
        """A copy on which the attacker has won or lost, with both hands as they are."""
        twin = self.state.copy()
        gap = self.attack - self.defence
        if self.attacking:
            added = max(0, 1 - gap) if won else i64(0)
            self.add(twin, self.fight.attacker, added)
            gap += added
        self.add(twin, self.fight.defender, 0 if won else max(0, gap))
        return twin

    def add(self, twin: Tigris, seat: i64, tiles: i64) -> None:
        """Add tiles as if they came from elsewhere."""
        assert tiles <= HAND
        twin.hands[leader(seat, self.colour)] += tiles
        step_on(twin, SUPPORT.move(tiles))


# ---- treasures ----------------------------------------------------------------------


def treasure_to_take(state: Tigris, seat: i64) -> i64:
    """The treasure beside the fewest own leaders: one that stays protects its temple (rule 31)."""
    best: i64 = -1
    fewest: i64 = 0
    for cell in open_treasures(state, seat).list():
        beside = own_leaders_beside(state, seat, cell)
        if best < 0 or beside < fewest:
            best = TREASURE.move(cell)
            fewest = beside
    return best


def own_leaders_beside(state: Tigris, seat: i64, cell: i64) -> i64:
    number: i64 = 0
    for which in range(len(state.leader_at)):
        where = state.leader_at[which]
        if where >= 0 and owner(which) == seat and NEAR[cell].has(where):
            number += 1
    return number
