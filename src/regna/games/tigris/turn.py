"""A turn: up to two actions, then monuments, tiles and the end of the game (sections A, I)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Script, Step
from regna.games.tigris import codes
from regna.games.tigris.actions import (
    check_swap,
    place_catastrophe,
    place_leader,
    place_tile,
    swap_refusal,
    swap_tiles,
    withdraw_leader,
)
from regna.games.tigris.board import SQUARES
from regna.games.tigris.monuments import ChooseMonument, score_monuments
from regna.games.tigris.moves import (
    CATASTROPHE,
    LEADER,
    PASS,
    SWAP,
    SWAPS,
    TILE,
    WITHDRAW,
    kind_of,
    swap_move,
    verb_of,
)
from regna.games.tigris.pieces import (
    COLOURS,
    LAST_TREASURES,
    LEADER_NAMES,
)
from regna.games.tigris.placement import (
    catastrophe_refusal,
    check_catastrophe,
    check_leader,
    check_tile,
    leader_refusal,
    openings_for,
    tile_refusal,
)
from regna.games.tigris.state import BY_BAG, BY_STALL, BY_TREASURES, Tigris
from regna.games.tigris.treasures import ShareTreasures
from regna.games.tigris.war import ChooseWar

ACTIONS: Final = 2
FIRST_LINE: Final = 0
LAST_LINES: Final = 3  # where the end of a turn begins


class Action(Step[Tigris]):
    """The active player acts or passes (rules 1, 2)."""

    def count(self, state: Tigris, frame: Frame) -> i64:
        seat = frame.seat
        openings = openings_for(state, seat)
        first = COLOURS * seat
        number: i64 = 1
        swaps: i64 = 1
        for colour in range(COLOURS):
            number += openings.leaders[colour].count()
            if state.leader_at[first + colour] >= 0:
                number += 1
            held = state.hands[first + colour]
            if held > 0:
                number += openings.tile(colour).count()
            swaps *= held + 1
        if state.catastrophes[seat] > 0:
            number += openings.catastrophe.count()
        return int(number + swaps - 1)

    def nth(self, state: Tigris, frame: Frame, k: i64) -> i64:
        if k == 0:
            return PASS
        seat = frame.seat
        openings = openings_for(state, seat)
        first = COLOURS * seat
        left: i64 = k - 1
        for colour in range(COLOURS):
            number = openings.leaders[colour].count()
            if left < number:
                return LEADER + SQUARES * colour + int(openings.leaders[colour].nth(left))
            left -= number
            if state.leader_at[first + colour] >= 0:
                if left == 0:
                    return WITHDRAW + colour
                left -= 1
        for colour in range(COLOURS):
            if state.hands[first + colour] > 0:
                number = openings.tile(colour).count()
                if left < number:
                    return TILE + SQUARES * colour + int(openings.tile(colour).nth(left))
                left -= number
        if state.catastrophes[seat] > 0:
            number = openings.catastrophe.count()
            if left < number:
                return CATASTROPHE + int(openings.catastrophe.nth(left))
            left -= number
        return self.nth_swap(state, seat, left + 1)

    def moves(self, state: Tigris, frame: Frame) -> list[int]:
        """All at once, in the order of `nth`."""
        seat = frame.seat
        openings = openings_for(state, seat)
        first = COLOURS * seat
        found = [PASS]
        for colour in range(COLOURS):
            block = LEADER + SQUARES * colour
            found += [block + cell for cell in openings.leaders[colour].list()]
            if state.leader_at[first + colour] >= 0:
                found.append(WITHDRAW + colour)
        swaps: i64 = 1
        for colour in range(COLOURS):
            if state.hands[first + colour] > 0:
                block = TILE + SQUARES * colour
                found += [block + cell for cell in openings.tile(colour).list()]
            swaps *= state.hands[first + colour] + 1
        if state.catastrophes[seat] > 0:
            found += [CATASTROPHE + cell for cell in openings.catastrophe.list()]
        found += [self.nth_swap(state, seat, k) for k in range(1, swaps)]
        return found

    def nth_swap(self, state: Tigris, seat: i64, k: i64) -> int:
        """Read k as a number whose digits say how many tiles of each colour go."""
        counts = [0, 0, 0, 0]
        for colour in range(COLOURS):
            base: i64 = state.hands[COLOURS * seat + colour] + 1
            counts[colour] = int(k % base)
            k //= base
        if k > 0:
            raise IndexError("no such move")
        return swap_move(counts)

    def check(self, state: Tigris, frame: Frame, move: i64) -> i64:
        seat = frame.seat
        kind = kind_of(move)
        if kind == PASS:
            return 0
        if kind == LEADER:
            colour, cell = divmod(move - LEADER, SQUARES)
            return check_leader(state, seat, colour, cell)
        if kind == WITHDRAW:
            on_board = state.leader_at[COLOURS * seat + move - WITHDRAW] >= 0
            return 0 if on_board else codes.LEADER_NOT_ON_BOARD
        if kind == TILE:
            colour, cell = divmod(move - TILE, SQUARES)
            return check_tile(state, seat, colour, cell)
        if kind == CATASTROPHE:
            return check_catastrophe(state, seat, move - CATASTROPHE)
        if kind == SWAP:
            return check_swap(state, seat, SWAPS[move - SWAP])
        return codes.NOT_NOW

    def facts(self, state: Tigris, frame: Frame, move: int, reason: int) -> Facts:
        seat = int(frame.seat)
        kind = kind_of(move)
        if kind == LEADER:
            colour, cell = divmod(move - LEADER, SQUARES)
            return leader_refusal(state, seat, colour, cell, reason)
        if kind == WITHDRAW:
            return {"leader": LEADER_NAMES[move - WITHDRAW]}
        if kind == TILE:
            colour, cell = divmod(move - TILE, SQUARES)
            return tile_refusal(state, colour, cell, reason)
        if kind == CATASTROPHE:
            return catastrophe_refusal(state, move - CATASTROPHE, reason)
        if kind == SWAP:
            return swap_refusal(state, seat, SWAPS[move - SWAP], reason)
        return {"verb": verb_of(move), "ask": self.name}

    def ask(self, state: Tigris, frame: Frame) -> Ask:
        facts: Facts = {"seat": int(frame.seat), "left": ACTIONS - int(frame.a)}
        return Ask(self.name, facts, self.rule)

    def choose(self, state: Tigris, frame: Frame, move: i64) -> None:
        seat = frame.seat
        kind = kind_of(move)
        if kind == LEADER:
            place_leader(state, seat, (move - LEADER) // SQUARES, (move - LEADER) % SQUARES)
        elif kind == TILE:
            place_tile(state, seat, (move - TILE) // SQUARES, (move - TILE) % SQUARES)
        elif kind == CATASTROPHE:
            place_catastrophe(state, seat, move - CATASTROPHE)
        elif kind == WITHDRAW:
            withdraw_leader(state, seat, move - WITHDRAW)
        elif kind == SWAP:
            swap_tiles(state, frame, SWAPS[move - SWAP])
        else:
            if state.telling:
                state.report("tigris-passed", {"seat": int(seat)})
            frame.line = LAST_LINES


# ---- the rest of the turn -------------------------------------------------------


class NextAction(Step[Tigris]):
    """An action is over; the turn has two (rule 1)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        frame.a += 1
        if frame.a < ACTIONS:
            frame.line = FIRST_LINE
        return False


class MonumentPoints(Step[Tigris]):
    """First of all at the end of a turn (rules 4, 47)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        score_monuments(state, frame.seat)
        return False


class Refill(Step[Tigris]):
    """All hands back to six, the active player first; a bag too small ends the game (57)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        for steps in range(state.seats):
            seat = (int(frame.seat) + steps) % state.seats
            wanted = state.missing_tiles(seat)
            if wanted > 0:
                drawn = state.draw_tiles(seat, wanted)
                frame.b += drawn
                if drawn < wanted:
                    state.end_game(BY_BAG)
                    return False
        return False


class EndTurn(Step[Tigris]):
    """Few treasures or endless play end the game (rules 59, 62); else the next seat's turn."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        if state.treasures.count() <= LAST_TREASURES:
            state.end_game(BY_TREASURES)
            return False
        state.idle = 0 if frame.b > 0 else state.idle + 1
        if state.stall_turns > 0 and state.idle >= state.stall_turns * state.seats:
            state.end_game(BY_STALL)
            return False
        frame.seat = (frame.seat + 1) % state.seats
        frame.line = FIRST_LINE
        frame.a = 0
        frame.b = 0
        if state.telling:
            state.report("tigris-turn", {"seat": int(frame.seat)})
        return False


TURN_SCRIPT = Script(
    "turn",
    [
        Action("tigris-action", "1", True),
        ShareTreasures("share-treasures", "51"),
        NextAction("next-action", "1"),
        MonumentPoints("monument-points", "47"),
        Refill("refill", "4"),
        EndTurn("end-turn", "59"),
    ],
    ["actions", "drawn"],
)

TILE_PLACED_SCRIPT = Script(
    "tile-placed",
    [ChooseWar("tigris-war", "26", True), ChooseMonument("tigris-monument", "40", True)],
    ["cell"],
)
