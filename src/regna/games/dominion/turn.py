"""The turn: actions, buys, clean-up, and whether the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Frame, Row, Script, Step, Verb
from regna.games.dominion import kinds, moves, said
from regna.games.dominion.frames import CARD_SCRIPTS, Playing, Turn
from regna.games.dominion.mat import Mat
from regna.games.dominion.moves import BUY, BUYS, END, MOVES, PLAY
from regna.games.dominion.question import Question, pile_refusal
from regna.games.dominion.state import Dominion


class Begin(Step[Dominion, Turn]):
    """The turn begins (G5)."""

    def begin(self, state: Dominion, frame: Turn) -> bool:
        frame.bought = 0
        state.begin_turn(frame.seat)
        return False


# ---- what can be done in a phase ---------------------------------------------------------


class Deed:
    """One verb in one phase: whether a card can be played or bought, and how."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def check(self, state: Dominion, frame: Turn, kind: i64) -> i64:
        """0 if it is allowed, else the refusal."""
        return 0

    def do(self, state: Dominion, frame: Turn, kind: i64) -> None:
        """Carry it out; a phase goes on unless the deed ends it."""


class Never(Deed):
    """What cannot be done in this phase, and why."""

    def __init__(self, verb: Verb, refusal: i64) -> None:
        super().__init__(verb)
        self.refusal = refusal

    def check(self, state: Dominion, frame: Turn, kind: i64) -> i64:
        return self.refusal


class EndPhase(Deed):
    """No more actions, or no more buys."""


class PlayAction(Deed):
    """Play an Action for one of the actions left (G5)."""

    def check(self, state: Dominion, frame: Turn, kind: i64) -> i64:
        if kinds.TYPES[kind] & kinds.TREASURE:
            return said.TREASURE_EARLY
        if kinds.TYPES[kind] & kinds.ACTION == 0:
            return said.NOT_PLAYABLE
        return 0 if state.mats[frame.seat].hand[kind] > 0 else said.NOT_IN_HAND

    def do(self, state: Dominion, frame: Turn, kind: i64) -> None:
        frame.again()
        state.actions -= 1
        state.play_card(state.mats[frame.seat], kind)
        if state.telling:
            state.tell(said.PLAY, frame.seat, kinds.NAMES[kind], state.actions)
        state.call(Playing(CARD_SCRIPTS[kind], frame.seat))


class PlayTreasure(Deed):
    """Play a Treasure before the first buy (G12, G13)."""

    def check(self, state: Dominion, frame: Turn, kind: i64) -> i64:
        if kinds.TYPES[kind] & kinds.ACTION:
            return said.ACTION_LATE
        if kinds.TYPES[kind] & kinds.TREASURE == 0:
            return said.NOT_PLAYABLE
        if frame.bought != 0:
            return said.TREASURE_LATE
        return 0 if state.mats[frame.seat].hand[kind] > 0 else said.NOT_IN_HAND

    def do(self, state: Dominion, frame: Turn, kind: i64) -> None:
        frame.again()
        pay(state, state.mats[frame.seat], kind)


class PlayTreasures(Deed):
    """Play all Treasures; told one by one, so that nobody learns that these were all."""

    def check(self, state: Dominion, frame: Turn, kind: i64) -> i64:
        if frame.bought != 0:
            return said.TREASURE_LATE
        hand = state.mats[frame.seat].hand
        for treasure in kinds.TREASURES:
            if hand[treasure] > 0:
                return 0
        return said.NO_TREASURES

    def do(self, state: Dominion, frame: Turn, kind: i64) -> None:
        frame.again()
        mat = state.mats[frame.seat]
        for treasure in kinds.TREASURES:
            while mat.hand[treasure] > 0:
                pay(state, mat, treasure)


class Purchase(Deed):
    """Buy a card of the supply (G10, G12); afterwards no Treasure is played (G13)."""

    def check(self, state: Dominion, frame: Turn, kind: i64) -> i64:
        refusal = pile_refusal(state, kind)
        if refusal != 0:
            return refusal
        return said.TOO_EXPENSIVE if kinds.COST[kind] > state.coins else 0

    def do(self, state: Dominion, frame: Turn, kind: i64) -> None:
        frame.again()
        frame.bought = 1
        state.coins -= kinds.COST[kind]
        state.buys -= 1
        if state.telling:
            card = kinds.NAMES[kind]
            state.tell(said.BOUGHT, frame.seat, card, kinds.COST[kind], state.coins, state.buys)
        state.gain(frame.seat, kind)


def pay(state: Dominion, mat: Mat, kind: i64) -> None:
    """A Treasure is laid down for its coins."""
    state.play_card(mat, kind)
    state.coins += kinds.COINS[kind]
    if state.telling:
        state.tell(said.PAY, state.active, [kinds.NAMES[kind]], state.coins)


# ---- the phases --------------------------------------------------------------------------


class Phase(Question[Turn]):
    """A part of the turn in which some verbs can be used as often as one likes."""

    def __init__(self, question: Row, *deeds: Deed) -> None:
        super().__init__(question)
        # By the number of the verb.
        self.deeds: list[Deed] = [Never(verb, said.NOT_NOW) for verb in MOVES.verbs]
        for deed in deeds:
            self.deeds[deed.verb.number] = deed

    def check(self, state: Dominion, frame: Turn, move: i64) -> i64:
        deed = self.deeds[MOVES.number(move)]
        return deed.check(state, frame, deed.verb.a(move))

    def choose(self, state: Dominion, frame: Turn, move: i64) -> None:
        deed = self.deeds[MOVES.number(move)]
        deed.do(state, frame, deed.verb.a(move))


class ActionPhase(Phase):
    """Play an Action or go on to the buys; asked as long as there are actions left (G5)."""

    def begin(self, state: Dominion, frame: Turn) -> bool:
        return state.actions > 0

    def offer(self, state: Dominion, frame: Turn) -> None:
        hand = state.mats[frame.seat].hand
        for kind in state.kingdom.actions:
            if hand[kind] > 0:
                state.offer(PLAY.first + kind)
        state.offer(BUYS.first)

    def asked(self, state: Dominion, frame: Turn) -> list[object]:
        return [frame.seat, state.actions, state.buys, state.coins]


class BuyPhase(Phase):
    """Play Treasures, then buy, as long as there are buys left (G12, G13)."""

    def begin(self, state: Dominion, frame: Turn) -> bool:
        return state.buys > 0

    def offer(self, state: Dominion, frame: Turn) -> None:
        treasures = False
        if frame.bought == 0:
            hand = state.mats[frame.seat].hand
            for kind in kinds.TREASURES:
                if hand[kind] > 0:
                    state.offer(PLAY.first + kind)
                    treasures = True
        piles, coins, first = state.piles, state.coins, BUY.first
        for kind in state.kingdom.supply:
            if kinds.COST[kind] <= coins and piles[kind] > 0:
                state.offer(first + kind)
        if treasures:
            state.offer(moves.TREASURES.first)
        state.offer(END.first)

    def asked(self, state: Dominion, frame: Turn) -> list[object]:
        hand = state.mats[frame.seat].hand
        treasures: list[int] = []
        if frame.bought == 0:
            for kind in kinds.TREASURES:
                treasures.extend([int(kind)] * hand[kind])
        return [frame.seat, state.buys, state.coins, kinds.named(treasures)]


class CleanUp(Step[Dominion]):
    """All played and held cards are discarded, five drawn (G4)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        state.actions = 0
        state.buys = 0
        state.coins = 0
        state.clean_up(frame.seat)
        return False


class NextTurn(Step[Dominion]):
    """The end is tested at the end of a turn only (G14, G22); else the left neighbour plays.

    House rule G18: when the next seat has had as many turns as the limit
    allows, the game ends after that full round and is scored as any other.
    """

    def begin(self, state: Dominion, frame: Frame) -> bool:
        following = (frame.seat + 1) % state.seats
        if state.is_over():
            if state.piles[kinds.PROVINCE] == 0:
                state.tell(said.OVER_PROVINCES, kinds.NAMES[kinds.PROVINCE])
            else:
                state.tell(said.OVER_PILES, kinds.named(state.empty_piles()))
            state.finish()
        elif state.mats[following].turns >= state.turn_limit:
            state.tell(said.OVER_TURNS, state.turn_limit)
            state.finish()
        else:
            frame.seat = following
            frame.goto(BEGIN)
        return False


BEGIN: Final = Begin("begin")
ACTION_PHASE: Final = ActionPhase(
    said.ACTION,
    PlayAction(PLAY),
    EndPhase(BUYS),
    Never(BUY, said.BUY_EARLY),
    Never(moves.TREASURES, said.TREASURE_EARLY),
)
BUY_PHASE: Final = BuyPhase(
    said.BUY,
    PlayTreasure(PLAY),
    PlayTreasures(moves.TREASURES),
    Purchase(BUY),
    EndPhase(END),
)
TURN: Final = Script(
    "turn",
    [BEGIN, ACTION_PHASE, BUY_PHASE, CleanUp("clean-up"), NextTurn("next-turn")],
    frame=Turn,
)
