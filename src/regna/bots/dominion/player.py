"""A player of Dominion that buys by a menu; everything else it decides by the shared rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.base import Policy
from regna.bots.dominion.ending import best_points, is_last_turn, winning_buy
from regna.bots.dominion.gains import gained, mined, remodelled, sight_of
from regna.bots.dominion.hand import discarded, exchanged, put_back, trashed
from regna.bots.dominion.menu import ANY_TYPE, Menu
from regna.bots.dominion.play import doubled, next_action
from regna.bots.dominion.sight import Sight, is_terminal
from regna.bots.dominion.worth import drawn, mean_drawn
from regna.core import Rng, State
from regna.games.dominion.choices import (
    ChooseAction,
    FlipDeck,
    GainOne,
    Pick,
    PutVictoryBack,
    React,
    TrashOne,
)
from regna.games.dominion.frames import Choosing, Playing, Spying, Turn
from regna.games.dominion.kinds import (
    COPPER,
    GOLD,
    KIND_OF,
    MOAT,
    SILVER,
    TREASURES,
)
from regna.games.dominion.moves import (
    ASIDE,
    BUY,
    BUYS,
    DONE,
    DROP,
    END,
    FLIP,
    GAIN,
    KEEP,
    PASS,
    PLAY,
    REVEAL,
    SHOW,
    TOPDECK,
    TRASH,
)
from regna.games.dominion.moves import TREASURES as ALL_TREASURES
from regna.games.dominion.spying import DropOrKeep, GainSpoils, KeepOrAside, TrashRevealed
from regna.games.dominion.state import Dominion
from regna.games.dominion.turn import BUY_PHASE

GARDENS: Final[int] = KIND_OF["gardens"]
MINE: Final[int] = KIND_OF["mine"]
MONEYLENDER: Final[int] = KIND_OF["moneylender"]
THRONE_ROOM: Final[int] = KIND_OF["throne_room"]


class MenuPlayer(Policy):
    """Plays a menu; `full` says which guard it keeps at the end of the game (ending.py)."""

    def __init__(self, menu: Menu, full: bool = False) -> None:
        self.menu = menu
        self.full = full

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Dominion)
        frame = state.running
        if isinstance(frame, Turn):
            if frame.line == BUY_PHASE.line:
                return self.buy(state, frame)
            kind = next_action(self.menu, state, frame.seat)
            return PLAY.move(kind) if kind >= 0 else BUYS.first
        if isinstance(frame, Spying):
            return self.spy(state, frame)
        return self.answer(state)

    def buy(self, state: Dominion, frame: Turn) -> i64:
        """All Treasures, then what ends the game well, then what the menu says."""
        hand = state.mats[frame.seat].hand
        if frame.bought == 0:
            for treasure in TREASURES:
                if hand[treasure] > 0:
                    return ALL_TREASURES.first
        sight = Sight(state, frame.seat, state.coins)
        kind: i64 = -1
        if self.full:
            if is_last_turn(state, frame.seat):
                kind = best_points(sight, state.coins)
                return BUY.move(kind) if kind >= 0 else END.first
            kind = winning_buy(sight)
        if kind < 0:
            kind = self.menu.wish(sight, state.coins, ANY_TYPE)
        return BUY.move(kind) if kind >= 0 else END.first

    # ---- what cards ask ------------------------------------------------------------------

    def answer(self, state: Dominion) -> i64:
        """The answer to what a card asks about the hand or the supply."""
        seat = state.active
        mat = state.mats[seat]
        step = state.step()
        if isinstance(step, React):
            return REVEAL.first if mat.hand[MOAT] > 0 else PASS.first
        if isinstance(step, FlipDeck):
            return FLIP.first
        if isinstance(step, PutVictoryBack):
            kind = put_back(state, seat)
            return TOPDECK.move(kind) if kind >= 0 else SHOW.first
        frame = state.running
        assert isinstance(frame, Choosing)
        if isinstance(step, Pick):
            if step.leave >= 0:
                return discarded(state, frame, step)
            if step.most > 0:
                return trashed(self.menu, state, frame, step)
            return exchanged(state, frame, step)
        if isinstance(step, GainOne):
            limit = step.limit(state, frame)
            return GAIN.move(gained(self.menu, sight_of(state, seat), limit, step.types))
        if isinstance(step, ChooseAction):
            return self.throne(state, seat)
        if isinstance(step, TrashOne):
            return self.trash_one(state, seat, KIND_OF[frame.script.name])
        if isinstance(step, KeepOrAside):
            return self.library(state, frame)
        assert isinstance(step, GainSpoils)
        assert isinstance(frame, Playing)
        return self.spoils(state, frame)

    def throne(self, state: Dominion, seat: i64) -> i64:
        """Throne Room: the best Action to double; if none is worth it, any (a must)."""
        kind = doubled(self.menu, state, seat, state.mats[seat].hand[THRONE_ROOM])
        return PLAY.move(kind) if kind >= 0 else state.nth(state.count() - 1)

    def trash_one(self, state: Dominion, seat: i64, card: i64) -> i64:
        """Mine, Moneylender and Remodel: the card that wins most by it, a must if there is one."""
        hand = state.mats[seat].hand
        kind: i64 = -1
        if card == MINE:
            kind = mined(state, seat)
        elif card == MONEYLENDER:
            kind = COPPER if hand[COPPER] > 0 else -1
        else:
            kind = remodelled(self.menu, sight_of(state, seat), 0)[0]
        return TRASH.move(kind) if kind >= 0 else state.nth(state.count() - 1)

    def library(self, state: Dominion, frame: Choosing) -> i64:
        """An Action that cannot be played is set aside."""
        kind = frame.last_held()
        if state.count() == 1:
            return KEEP.first
        hand = state.mats[frame.seat].hand
        waiting: i64 = 0
        for other in state.kingdom.actions:
            if is_terminal(other):
                waiting += hand[other]
        room = state.actions > waiting if is_terminal(kind) else state.actions > 0
        return KEEP.first if room else ASIDE.first

    def spoils(self, state: Dominion, frame: Playing) -> i64:
        """Thief: Gold and Silver are kept, Copper only for Gardens."""
        lowest: i64 = COPPER if state.owned(frame.seat)[GARDENS] > 0 else SILVER
        for kind in frame.spoils:
            if kind >= lowest and kind >= frame.value:
                return GAIN.move(kind)
        return DONE.first

    def spy(self, state: Dominion, frame: Spying) -> i64:
        """Spy: own cards below the average go, others' above it; Thief: the best Treasure."""
        step = state.step()
        shown = state.mats[frame.victim].aside
        if isinstance(step, TrashRevealed):
            best: i64 = COPPER
            for kind in shown:
                if kind == GOLD or (kind == SILVER and best == COPPER):
                    best = kind
            return TRASH.move(best)
        assert isinstance(step, DropOrKeep)
        owned = state.owned(frame.victim)
        good = drawn(shown[len(shown) - 1]) >= mean_drawn(state, owned)
        return KEEP.first if good == (frame.victim == frame.seat) else DROP.first
