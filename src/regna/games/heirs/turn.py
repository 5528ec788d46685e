"""A turn: take one tile, play tiles, move units, in any order (T, A, B, C)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from regna.core import Choice, Frame, Menu, Script, Step
from regna.games.heirs import said
from regna.games.heirs.deed import Deed
from regna.games.heirs.frames import Henry, Turn
from regna.games.heirs.henry import HENRY
from regna.games.heirs.laying import USE_CAMP, Build, Expand, offer_camps, offer_places, payable
from regna.games.heirs.moves import BUILD, DISCARD, END, EXPAND, MOVES, STEP, SUMMON, TAKE, WITHDRAW
from regna.games.heirs.reserve import Take, is_empty, is_last_turn, offer_takes
from regna.games.heirs.row import at, size, without
from regna.games.heirs.siege import SIEGE
from regna.games.heirs.state import HAND_LIMIT, WHITE, Heirs
from regna.games.heirs.tiles import NO_TILE
from regna.games.heirs.units import StepTo, Summon, Withdraw, offer_units


class EndTurn(Deed):
    """T3: only when the tile has been taken, or none is left to take (E3)."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        return said.TAKE_OWED if state.crown == seat and not is_empty(state) else 0

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        state.tell(said.TURN_ENDS, seat)


END_TURN: Final = EndTurn(END, ends=True)


def _deeds() -> list[Deed]:
    """By the numbers of the verbs; what is not for a turn has a deed that refuses it."""
    deeds = [Deed(verb) for verb in MOVES.verbs]
    own: list[Deed] = [Build(BUILD), Expand(EXPAND), Take(TAKE), USE_CAMP, END_TURN]
    own += [StepTo(STEP), Summon(SUMMON), Withdraw(WITHDRAW)]
    for deed in own:
        deeds[deed.verb.number] = deed
    return deeds


DEEDS: Final = _deeds()


class Act(Choice[Heirs]):
    """T2: the active player does one thing of A, B or C, or ends the turn.

    Every hand tile may go to the same places. So the moves that name none are
    listed, and behind them these places; moves that play tiles are counted.
    """

    def list_moves(self, state: Heirs, seat: i64) -> None:
        """List them, if nobody has since the last move."""
        if state.offers >= 0:
            return
        state.offers = 0
        offer_takes(state, seat)
        offer_units(state, seat)
        offer_camps(state, seat)
        if END_TURN.check(state, seat, 0, 0) == 0:
            state.offer(END.move())
        state.small = state.offers
        state.builders = 0
        if state.hands[seat]:
            offer_places(state, seat)
            state.builders = payable(state, seat)

    def count(self, state: Heirs, frame: Frame) -> i64:
        self.list_moves(state, frame.seat)
        tiles = size(state.builders) + state.hand_size(frame.seat)
        return state.small + tiles * (state.offers - state.small)

    def nth(self, state: Heirs, frame: Frame, k: i64) -> i64:
        self.list_moves(state, frame.seat)
        if k < state.small:
            return state.offered[k]
        places = state.offers - state.small
        if places == 0:
            raise IndexError(k)
        k -= state.small
        tile = k // places
        cell = state.offered[state.small + k - tile * places]
        builders = size(state.builders)
        if tile < builders:
            return BUILD.move(at(state.builders, tile), cell)
        if tile - builders >= state.hand_size(frame.seat):
            raise IndexError(k)
        return EXPAND.move(tile - builders, cell)

    def moves(self, state: Heirs, frame: Frame) -> list[int]:
        self.list_moves(state, frame.seat)
        found = [int(state.offered[place]) for place in range(state.small)]
        for tile in range(size(state.builders)):
            slot = at(state.builders, tile)
            for place in range(state.small, state.offers):
                found.append(int(BUILD.move(slot, state.offered[place])))
        for slot in range(state.hand_size(frame.seat)):
            for place in range(state.small, state.offers):
                found.append(int(EXPAND.move(slot, state.offered[place])))
        return found

    def check(self, state: Heirs, frame: Frame, move: i64) -> i64:
        verb = MOVES.verb(move)
        if verb is None:
            return said.NO_SUCH_MOVE
        return DEEDS[verb.number].check(state, frame.seat, verb.a(move), verb.b(move))

    def refused(self, state: Heirs, frame: Frame, move: i64, refusal: i64) -> list[object]:
        verb = MOVES.verb(move)
        if verb is None:
            return []
        deed = DEEDS[verb.number]
        return deed.refused(state, frame.seat, verb.a(move), verb.b(move), refusal)

    def asked(self, state: Heirs, frame: Frame) -> list[object]:
        owed = END_TURN.check(state, frame.seat, 0, 0) != 0
        return [frame.seat, int(owed)]

    def choose(self, state: Heirs, frame: Frame, move: i64) -> None:
        deed = DEEDS[MOVES.number(move)]
        deed.do(state, frame.seat, deed.verb.a(move), deed.verb.b(move))
        if not deed.ends:
            frame.again()


class Surplus(Menu[Heirs, Turn]):
    """A6: tiles above three leave the game, chosen in hand order."""

    def begin(self, state: Heirs, frame: Turn) -> bool:
        return state.hand_size(frame.seat) > HAND_LIMIT

    def offer(self, state: Heirs, frame: Turn) -> None:
        for slot in range(frame.from_, HAND_LIMIT + 1):
            state.offer(DISCARD.move(slot))

    def check(self, state: Heirs, frame: Turn, move: i64) -> i64:
        verb = MOVES.verb(move)
        if verb is not DISCARD:
            return said.NO_SUCH_MOVE if verb is None else said.MUST_DISCARD
        slot = DISCARD.a(move)
        if slot >= state.hand_size(frame.seat):
            return said.NO_TILE_TO_DISCARD
        return 0 if frame.from_ <= slot <= HAND_LIMIT else said.DISCARD_ORDER

    def refused(self, state: Heirs, frame: Turn, move: i64, refusal: i64) -> list[object]:
        if refusal in (said.NO_TILE_TO_DISCARD, said.NO_SUCH_MOVE):
            return []
        return [state.hand_size(frame.seat) - HAND_LIMIT]

    def asked(self, state: Heirs, frame: Turn) -> list[object]:
        return [frame.seat, state.hand_size(frame.seat) - HAND_LIMIT]

    def choose(self, state: Heirs, frame: Turn, move: i64) -> None:
        slot = DISCARD.a(move)
        hand = state.hands[frame.seat]
        tile = at(hand, slot)
        state.hands[frame.seat] = without(hand, slot)
        state.gone = append(state.gone, tile)
        if state.telling:
            state.tell(said.DISCARDED, frame.seat, *state.told(tile))
        frame.from_ = slot
        frame.again()


class Begin(Step[Heirs]):
    """T1: a turn begins."""

    def begin(self, state: Heirs, frame: Frame) -> bool:
        state.turn += 1
        state.tell(said.TURN_BEGINS, frame.seat, state.turn)
        return False


class Finish(Step[Heirs, Turn]):
    """T4, E2: units turn back, discounts lapse; the other player is next, or it is over."""

    def begin(self, state: Heirs, frame: Turn) -> bool:
        state.moved = 0
        state.discounts = 0
        frame.from_ = 0
        if is_last_turn(state):
            state.finish()
            return False
        if state.solo():
            state.call(Henry(HENRY, WHITE, NO_TILE, 0))
        else:
            frame.seat = 1 - frame.seat
        frame.goto(BEGIN)
        return False


BEGIN: Final = Begin("heirs-begin", "T1")
ACT: Final = Act(said.ACT)
ACT.calls = [SIEGE]
ACT.stays = True
FINISH: Final = Finish("heirs-finish", "T4")
FINISH.calls = [HENRY]
TURN: Final = Script("turn", [BEGIN, ACT, Surplus(said.SURPLUS, several=True), FINISH], frame=Turn)
