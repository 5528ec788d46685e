"""Goes on with the menu that does best from here: policy switching.

Several menus do well in a kingdom. Where they would not do the same, each different
move is simulated to the end, the menu that wants it going on, in worlds that all of
them share. So is any other card that one of them wants at some time, whenever a card is
bought or gained. All else is done at once if the menus agree.

Others play the menu that explains what they have bought so far. The menu in use is the
one that explains one's own deck; its move is taken unless another is clearly better.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.dominion.plain import PLAIN
from regna.bots.dominion.player import MenuPlayer
from regna.bots.dominion.repertoire import REPERTOIRES, Repertoire
from regna.bots.dominion.sight import gains_to_end
from regna.bots.rollout import Rollout, Tried
from regna.core import Rng, State
from regna.games.dominion.kinds import TYPES, VICTORY
from regna.games.dominion.moves import BUY, END, GAIN
from regna.games.dominion.state import Dominion

FEWEST_MOVES: Final = 10  # to make a world costs as much as so many simulated moves
HOPELESS: Final = 2.0  # standard errors behind
NEAR: Final = 5  # gains to the end, from which on points are tried that no menu asks for yet


class Going(Tried):
    """A move, and the player of the menu that goes on."""

    def __init__(self, move: int, player: MenuPlayer) -> None:
        super().__init__([move])
        self.player = player


class Switching(Rollout):
    """Chooses among the menus of a kingdom.

    `thought` is how many moves it would simulate in a game if it thought over every move:
    in long games there is less of it for each. For one decision it is so many moves that
    the rest of the game is played the more often, the shorter it is.
    """

    def __init__(self, thought: int, scale: float) -> None:
        super().__init__(PLAIN, PLAIN, thought, scale)
        self.thought = thought
        self.seat: i64 = 0  # whose decision is thought over
        self.table: list[MenuPlayer] = []  # who is thought to sit in each seat

    def choose(self, world: State, budget: float) -> int:
        ideas = self.ideas(world)
        return ideas[0].move if len(ideas) == 1 else super().choose(world, budget)

    def ideas(self, world: State) -> list[Tried]:
        """What the menus would do, that of the menu in use first, and what else to take."""
        assert isinstance(world, Dominion)
        known = REPERTOIRES.of(world.kingdom, world.seats)
        own = known.players[known.explains(world, world.active)]
        found: list[Tried] = []
        for player in [own, *known.players]:
            add(found, int(player.choose(world, NO_LUCK)), player)
        if takes(found[0].move):
            for move in world.moves():
                if worth_a_thought(world, known, move):
                    add(found, move, own)
        return found

    def field(self, world: State, rng: Rng) -> list[Tried]:
        assert isinstance(world, Dominion)
        found = self.ideas(world)
        first = found[0]
        assert isinstance(first, Going)
        if len(found) == 1:
            # Only somebody who asks for advice thinks about what is clear.
            for move in world.moves()[: self.most]:
                add(found, move, first.player)
        known = REPERTOIRES.of(world.kingdom, world.seats)
        self.seat = world.active
        self.table = [known.players[known.explains(world, seat)] for seat in range(world.seats)]
        self.table[self.seat] = first.player
        probe = world.determinize(int(self.seat), rng.split())
        probe.remembers = False
        moves = self.play_with(first.player, probe, rng.split())
        self.simulations = self.thought // int((moves + FEWEST_MOVES) * known.length)
        return found

    def kept(self, own: Tried, rest: list[Tried]) -> int:
        """Half of the others at most, and none that has no hope: most cards are clear."""
        many = super().kept(own, rest)
        while many > 0:
            ahead, error = own.ahead_of(rest[many - 1])
            if ahead <= HOPELESS * error:
                break
            many -= 1
        return many

    def play_on(self, tried: Tried, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        player = tried.player if isinstance(tried, Going) else self.table[self.seat]
        self.play_with(player, state, rng)
        return self.outcome(state, seat)

    def play_with(self, player: MenuPlayer, state: State, rng: Rng) -> i64:
        """Play to the end, with this player in one's own seat; how many moves that takes.

        Every seat has its own luck, so that what one seat does differently leaves that of
        the others as it was, and the difference is not drowned in theirs.
        """
        luck = [rng.split() for _ in self.table]
        moves: i64 = 0
        while state.active >= 0:
            playing = player if state.active == self.seat else self.table[state.active]
            state.rng = luck[state.active]
            state.advance(int(playing.choose(state, rng)))
            moves += 1
        return moves


def add(found: list[Tried], move: int, player: MenuPlayer) -> None:
    """A move that is not there yet."""
    if all(each.move != move for each in found):
        found.append(Going(move, player))


def takes(move: int) -> bool:
    """Whether a move takes a card from the supply, or ends that."""
    return BUY.first <= move < BUY.last or GAIN.first <= move < GAIN.last or move == END.first


def worth_a_thought(world: Dominion, known: Repertoire, move: int) -> bool:
    """Whether one of the menus may want the card that a move takes; points only near the end."""
    if move == END.first or not takes(move):
        return False
    card = BUY.a(move) if BUY.first <= move < BUY.last else GAIN.a(move)
    is_early = gains_to_end(world) > NEAR
    return known.wants[card] > 0 and not (is_early and TYPES[card] & VICTORY)


NO_LUCK: Final = Rng(0)  # players of menus need none
