"""Revolt: a leader comes into a kingdom that has one of its colour (section D).

Whatever the leaders' colour, temples decide: the face-up ones beside each
leader, and those added from the hand (rule 23).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Script, want
from regna.games.tigris import said
from regna.games.tigris.board import NEAR, Cells, cell_name
from regna.games.tigris.conflicts import Fight, Support
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.pieces import COLOUR_NAMES, LEADER_NAMES, RED, leader
from regna.games.tigris.state import Tigris


def temples_beside(state: Tigris, seat: i64, colour: i64) -> Cells:
    """Face-up temples touching a leader; one touching both counts for both (rule 23)."""
    return NEAR[state.leader_at[leader(seat, colour)]].common(state.temples)


def rival_in_kingdom(state: Tigris, seat: i64, colour: i64) -> i64:
    """The other seat whose leader of that colour is in the same kingdom, NOWHERE if none is."""
    home = state.realm().home
    kingdom = home[leader(seat, colour)]
    for other in range(state.seats):
        if other != seat and home[leader(other, colour)] == kingdom:
            return other
    return NOWHERE


def begin_revolt(state: Tigris, seat: i64, colour: i64) -> None:
    """If the leader just placed has a rival in its kingdom, they fight (rule 23)."""
    rival = rival_in_kingdom(state, seat, colour)
    if rival == NOWHERE:
        return
    if state.telling:
        state.tell(
            said.REVOLT,
            seat,
            rival,
            LEADER_NAMES[colour],
            COLOUR_NAMES[colour],
            cell_name(state.leader_at[leader(seat, colour)]),
            temples_beside(state, seat, colour).count(),
            temples_beside(state, rival, colour).count(),
        )
    state.call(Fight(REVOLT_SCRIPT, seat, colour, seat, rival))


class RevoltSupport(Support):
    """Temples are added whatever the leaders' colour."""

    def tile_colour(self, fight: Fight) -> i64:
        return RED

    def counted(self, state: Tigris, fight: Fight, seat: i64) -> Cells:
        return temples_beside(state, seat, fight.colour)

    def decide(self, state: Tigris, fight: Fight, attack: i64, defence: i64) -> None:
        """The loser goes home, also if he had moved here from elsewhere (rules 14, 24, 25)."""
        won = attack > defence
        winner = fight.attacker if won else fight.defender
        loser = fight.defender if won else fight.attacker
        state.lift_leader(leader(loser, fight.colour))
        state.give_points(winner, RED, 1)
        if state.telling:
            names = LEADER_NAMES[fight.colour], COLOUR_NAMES[RED]
            state.tell(said.REVOLT_WON, winner, loser, *names, attack, defence, 1)

    def check_sides(self, state: Tigris, fight: Fight, path: str) -> None:
        seat, colour = fight.attacker, fight.colour
        want(seat == state.turn_of(), f"{path}.attacker", "the seat whose turn it is")
        cell = state.leader_at[leader(seat, colour)]
        want(cell >= 0, f"{path}.colour", "the colour of a leader of the attacker on the board")
        rival = rival_in_kingdom(state, seat, colour) == fight.defender
        want(rival, f"{path}.defender", "the seat of the other leader in the kingdom")
        field = f"players[{seat}].leaders.{LEADER_NAMES[colour]}"
        alone = len(state.kingdoms_beside(cell, cell)) <= 1
        want(alone, field, "a square where it joins no two kingdoms (7)", cell_name(cell))


REVOLT_SCRIPT: Final = Script(
    "revolt",
    [RevoltSupport(said.REVOLT_ATTACK, True), RevoltSupport(said.REVOLT_DEFENCE, False)],
    frame=Fight,
)
