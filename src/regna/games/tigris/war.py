"""War: a tile unites two kingdoms, and leaders of one colour meet (section E).

The marker lies on the unification tile until all wars are over. That tile
counts for neither side, and a side is what a leader is connected with
without passing over it, on the board as it is now (rules 28 to 30).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Script, want
from regna.games.tigris import said
from regna.games.tigris.board import Cells, cell_name, cell_names, connected, spread
from regna.games.tigris.conflicts import Fight, Support
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.moves import MOVES, WAR
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, LEADER_NAMES, RED, leader
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Placed, Question


def fighters(state: Tigris, colour: i64) -> list[int]:
    """The seats whose leaders of a colour the unification tile connects (rules 27, 34, 35).

    The attacker first: from the active player clockwise. Two kingdoms met, each
    with at most one leader of a colour, so there are never more than two, in
    however many pieces earlier wars have left them.
    """
    realm = state.realm()
    united = realm.at(state.marker)
    found: list[int] = []
    for steps in range(state.seats):
        seat = (state.turn_of() + steps) % state.seats
        if united != NOWHERE and realm.home[leader(seat, colour)] == united:
            found.append(int(seat))
    return found


def colours_at_war(state: Tigris) -> list[int]:
    """Colours of which two leaders are connected with the unification tile."""
    return [colour for colour in range(COLOURS) if len(fighters(state, colour)) > 1]


def side_of(state: Tigris, seat: i64, colour: i64) -> Cells:
    """A leader's side: what it is connected with except over the unification tile (rule 30).

    Without such a tile that is the whole kingdom.
    """
    occupied = state.occupied
    if state.marker >= 0:
        occupied = occupied.without(state.marker)
    return connected(state.leader_at[leader(seat, colour)], occupied)


def supporters(state: Tigris, seat: i64, colour: i64) -> Cells:
    """Face-up tiles of the leader's colour on its side (rule 28)."""
    return side_of(state, seat, colour).common(state.tiles(colour))


def removed_by_defeat(state: Tigris, seat: i64, colour: i64) -> Cells:
    """The loser's supporters; temples with a treasure or beside another leader stay (rule 31)."""
    tiles = supporters(state, seat, colour)
    if colour != RED:
        return tiles
    others = state.leaders.without(state.leader_at[leader(seat, colour)])
    return tiles.minus(state.treasures).minus(spread(others))


def told(state: Tigris, colour: i64) -> list[object]:
    """A war as events tell it: attacker, defender, leader, colour, supporters of both."""
    sides = fighters(state, colour)
    numbers = [int(supporters(state, seat, colour).count()) for seat in sides]
    return [*sides, LEADER_NAMES[colour], COLOUR_NAMES[colour], *numbers]


def begin_war(state: Tigris, colour: i64) -> None:
    attacker, defender = fighters(state, colour)
    if state.telling:
        state.tell(said.WAR_BEGUN, *told(state, colour))
    state.call(Fight(WAR_SCRIPT, attacker, colour, attacker, defender))


class WarSupport(Support):
    """Tiles of the leaders' colour are added, not of the unification tile's (rule 28)."""

    def tile_colour(self, fight: Fight) -> i64:
        return fight.colour

    def counted(self, state: Tigris, fight: Fight, seat: i64) -> Cells:
        return supporters(state, seat, fight.colour)

    def decide(self, state: Tigris, fight: Fight, attack: i64, defence: i64) -> None:
        """The loser's leader and supporters leave; each gives a point (rules 25a, 31 to 33)."""
        colour = fight.colour
        won = attack > defence
        winner = fight.attacker if won else fight.defender
        loser = fight.defender if won else fight.attacker
        before = colours_at_war(state) if state.telling else []
        removed = removed_by_defeat(state, loser, colour)
        state.lift_leader(leader(loser, colour))
        state.remove_tiles(colour, removed)
        points = removed.count() + 1
        state.give_points(winner, colour, points)
        if state.telling:
            names = LEADER_NAMES[colour], COLOUR_NAMES[colour]
            cells = cell_names(removed)
            state.tell(said.WAR_WON, winner, loser, *names, attack, defence, points, cells)
            gone = [c for c in before if c != colour and c not in colours_at_war(state)]
            if gone:
                state.tell(said.WARS_VANISHED, [COLOUR_NAMES[c] for c in gone])

    def check_sides(self, state: Tigris, fight: Fight, path: str) -> None:
        pair = fighters(state, fight.colour)
        want(len(pair) > 1, f"{path}.colour", "a colour at war")
        fits = pair == [fight.attacker, fight.defender]
        want(fits, f"{path}.attacker", "attacker and defender by rule 27")


WAR_SCRIPT: Final = Script(
    "war",
    [WarSupport(said.WAR_ATTACK, True), WarSupport(said.WAR_DEFENCE, False)],
    frame=Fight,
)


class ChooseWar(Question[Placed]):
    """While there are wars the active player says which comes next (rule 26)."""

    def begin(self, state: Tigris, frame: Placed) -> bool:
        if state.marker < 0:
            return False
        colours = colours_at_war(state)
        if len(colours) > 1:
            return True
        if len(colours) == 1:
            frame.again()
            begin_war(state, colours[0])
            return False
        if state.telling:
            state.tell(said.UNION_OVER, cell_name(state.marker))
        state.marker = NOWHERE  # rule 37
        return False

    def asked(self, state: Tigris, frame: Placed) -> list[object]:
        colours = [COLOUR_NAMES[colour] for colour in colours_at_war(state)]
        return [frame.seat, cell_name(state.marker), colours]

    def offer(self, state: Tigris, frame: Placed) -> None:
        for colour in colours_at_war(state):
            state.offer(WAR.move(colour))

    def check(self, state: Tigris, frame: Placed, move: i64) -> i64:
        if MOVES.number(move) != WAR.number:
            return said.NOT_NOW
        return 0 if WAR.a(move) in colours_at_war(state) else said.NO_SUCH_WAR

    def why(self, state: Tigris, frame: Placed, move: i64, refusal: i64) -> list[object]:
        colour = WAR.a(move)
        at_war = [COLOUR_NAMES[other] for other in colours_at_war(state)]
        return [LEADER_NAMES[colour], COLOUR_NAMES[colour], at_war]

    def choose(self, state: Tigris, frame: Placed, move: i64) -> None:
        frame.again()
        begin_war(state, WAR.a(move))

    def check_frame(self, state: Tigris, frame: Placed, path: str) -> None:
        here = state.marker == frame.cell
        want(here, "marker", "the square of the tile placed, during wars only")
        if state.stack[-1] is frame:
            want(len(colours_at_war(state)) > 1, f"{path}.step", "a choice between wars")


CHOOSE_WAR: Final = ChooseWar(said.WHICH_WAR, [WAR_SCRIPT], stays=True)
