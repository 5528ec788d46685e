"""What revolts and wars share: support from the hand, once each, openly (rules 24, 38, 39)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from regna.core import Frame, Row, Script, want
from regna.games.tigris import said
from regna.games.tigris.board import Cells
from regna.games.tigris.moves import MOVES, SUPPORT
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, HAND, LEADER_NAMES, TILE_NAMES
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Question, check_step


class Fight(Frame):
    """A revolt or a war: the leaders' colour, both seats, what the attacker has added."""

    def __init__(
        self, script: Script, seat: i64, colour: i64, attacker: i64, defender: i64, support: i64 = 0
    ) -> None:
        super().__init__(script, seat)
        self.colour = colour
        self.attacker = attacker
        self.defender = defender
        self.support = support

    def copy(self) -> Frame:
        return self.onto(
            Fight(self.script, self.seat, self.colour, self.attacker, self.defender, self.support)
        )

    def check(self, state: Tigris, path: str) -> None:
        want(0 <= self.colour < COLOURS, f"{path}.colour", "a number from 0 to 3")
        want(0 <= self.support <= HAND, f"{path}.support", f"a number from 0 to {HAND}")
        check_step(state, self, path)


class Support(Question[Fight]):
    """One side adds tiles from the hand; the attacker first, then the defender."""

    def __init__(self, question: Row, attacking: bool) -> None:
        super().__init__(question)
        self.attacking = attacking

    @abstractmethod
    def tile_colour(self, fight: Fight) -> i64:
        """The colour this conflict is fought with."""

    @abstractmethod
    def counted(self, state: Tigris, fight: Fight, seat: i64) -> Cells:
        """The tiles on the board that count for a side."""

    def strength(self, state: Tigris, fight: Fight, seat: i64) -> i64:
        return self.counted(state, fight, seat).count()

    def needed(self, state: Tigris, fight: Fight) -> i64:
        """How many tiles would win it for who adds now; a tie defends (rules 24, 25a)."""
        attack = self.strength(state, fight, fight.attacker) + fight.support
        defence = self.strength(state, fight, fight.defender)
        return max(0, defence - attack + 1 if self.attacking else attack - defence)

    @abstractmethod
    def decide(self, state: Tigris, fight: Fight, attack: i64, defence: i64) -> None:
        """Both have added what they wanted: carry out the result."""

    @abstractmethod
    def check_sides(self, state: Tigris, fight: Fight, path: str) -> None:
        """BadPosition if these two cannot fight."""

    # ---- the choice ------------------------------------------------------------

    def asked(self, state: Tigris, fight: Fight) -> list[object]:
        """Who fights whom over what, and how strong both are so far."""
        return [
            fight.seat,
            LEADER_NAMES[fight.colour],
            COLOUR_NAMES[fight.colour],
            fight.attacker,
            fight.defender,
            self.strength(state, fight, fight.attacker) + fight.support,
            self.strength(state, fight, fight.defender),
            TILE_NAMES[self.tile_colour(fight)],
            fight.support,
        ]

    def held(self, state: Tigris, fight: Fight) -> i64:
        return state.held(fight.seat, self.tile_colour(fight))

    def allowed(self, state: Tigris, fight: Fight, tiles: i64) -> i64:
        """As many as the hand has; in the English variant only if they decide (rule 39)."""
        if tiles > self.held(state, fight):
            return said.SUPPORT_NOT_IN_HAND
        if tiles == 0 or not state.variant.english:
            return 0
        attack = self.strength(state, fight, fight.attacker)
        defence = self.strength(state, fight, fight.defender)
        if self.attacking:
            return 0 if attack + tiles > defence else said.SUPPORT_CANNOT_WIN
        return 0 if defence + tiles == attack + fight.support else said.SUPPORT_NOT_LEVEL

    def offer(self, state: Tigris, fight: Fight) -> None:
        for tiles in range(self.held(state, fight) + 1):
            if self.allowed(state, fight, tiles) == 0:
                state.offer(SUPPORT.move(tiles))

    def check(self, state: Tigris, fight: Fight, move: i64) -> i64:
        if MOVES.number(move) != SUPPORT.number:
            return said.NOT_NOW
        return self.allowed(state, fight, SUPPORT.a(move))

    def why(self, state: Tigris, fight: Fight, move: i64, refusal: i64) -> list[object]:
        tiles = SUPPORT.a(move)
        if refusal == said.SUPPORT_NOT_IN_HAND:
            colour = self.tile_colour(fight)
            return [TILE_NAMES[colour], COLOUR_NAMES[colour], tiles, self.held(state, fight)]
        attack = self.strength(state, fight, fight.attacker) + fight.support
        defence = self.strength(state, fight, fight.defender)
        if self.attacking:
            return [tiles, attack + tiles, defence]
        return [tiles, attack, defence + tiles]

    def choose(self, state: Tigris, fight: Fight, move: i64) -> None:
        tiles = SUPPORT.a(move)
        colour = self.tile_colour(fight)
        state.commit(fight.seat, colour, tiles)
        if state.telling:
            names = TILE_NAMES[colour], COLOUR_NAMES[colour]
            state.tell(said.SUPPORTED, fight.seat, *names, tiles)
        if self.attacking:
            fight.support = tiles
            fight.seat = fight.defender
            return
        attack = self.strength(state, fight, fight.attacker) + fight.support
        defence = self.strength(state, fight, fight.defender) + tiles
        self.decide(state, fight, attack, defence)

    # ---- saved ones --------------------------------------------------------------

    def check_frame(self, state: Tigris, fight: Fight, path: str) -> None:
        late = not self.attacking or fight.support == 0
        want(late, f"{path}.support", "0 before the attacker's choice")
        deciding = fight.attacker if self.attacking else fight.defender
        want(fight.seat == deciding, f"{path}.seat", "the seat that adds tiles now")
        self.check_sides(state, fight, path)
