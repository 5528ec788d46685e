"""Revolt: a leader comes into a kingdom that has one of its colour (section D).

Whatever the leaders' colour, temples decide: the face-up ones beside each
leader, and those added from the hand (rule 23).
"""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Facts, Frame, Script
from regna.games.tigris.board import NEAR
from regna.games.tigris.conflicts import CONFLICT_LOCALS, Support
from regna.games.tigris.kingdoms import region_at
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, LEADER_NAMES, RED
from regna.games.tigris.scripts import REVOLT
from regna.games.tigris.state import Tigris


def temples_beside(state: Tigris, seat: i64, colour: i64) -> i64:
    """Face-up temples touching a leader; one touching both counts for both (rule 23)."""
    cell = state.leader_at[COLOURS * seat + colour]
    return NEAR[cell].common(state.face[RED]).count()


def rival_in_kingdom(state: Tigris, seat: i64, colour: i64) -> int:
    """The other seat whose leader of that colour is in the same kingdom, -1 if none is."""
    kingdom = region_at(state, state.leader_at[COLOURS * seat + colour])
    for other in range(state.seats):
        cell = state.leader_at[COLOURS * other + colour]
        if other != seat and cell >= 0 and kingdom.has(cell):
            return other
    return -1


def begin_revolt(state: Tigris, seat: i64, colour: i64) -> None:
    """If the leader just placed has a rival in its kingdom, they fight (rule 23)."""
    rival = rival_in_kingdom(state, seat, colour)
    if rival < 0:
        return
    if state.telling:
        facts = state.leader_facts(int(COLOURS * seat + colour))
        state.report(
            "tigris-revolt",
            {
                "attacker": int(seat),
                "defender": rival,
                "leader": facts["leader"],
                "colour": facts["colour"],
                "cell": facts["cell"],
                "attack": int(temples_beside(state, seat, colour)),
                "defence": int(temples_beside(state, rival, colour)),
            },
        )
    state.call_number(REVOLT, seat, colour, seat, rival)


class RevoltSupport(Support):
    """Temples are added whatever the leaders' colour."""

    def tile_colour(self, frame: Frame) -> i64:
        return RED

    def strength(self, state: Tigris, frame: Frame, seat: i64) -> i64:
        return temples_beside(state, seat, frame.a)

    def decide(self, state: Tigris, frame: Frame, attack: i64, defence: i64) -> None:
        """The loser goes home, also if he had moved here from elsewhere (rules 14, 24, 25)."""
        colour = frame.a
        winner = frame.b if attack > defence else frame.c
        loser = frame.c if attack > defence else frame.b
        state.lift_leader(COLOURS * loser + colour)
        state.give_points(winner, RED, 1)
        if state.telling:
            facts: Facts = {
                "seat": int(winner),
                "loser": int(loser),
                "leader": LEADER_NAMES[colour],
                "colour": COLOUR_NAMES[RED],
                "attack": int(attack),
                "defence": int(defence),
                "points": 1,
            }
            state.report("tigris-revolt-won", facts)


REVOLT_SCRIPT = Script(
    "revolt",
    [
        RevoltSupport("tigris-revolt-attack", "24", True),
        RevoltSupport("tigris-revolt-defence", "24", False),
    ],
    CONFLICT_LOCALS,
)
