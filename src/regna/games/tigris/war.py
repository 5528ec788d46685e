"""War: a tile unites two kingdoms, and leaders of one colour meet (section E).

The marker lies on the unification tile until all wars are over. That tile
counts for neither side, and a side is what a leader is connected with
without passing over it, on the board as it is now (rules 28 to 30).
"""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Script, Step
from regna.games.tigris import codes
from regna.games.tigris.board import Cells, cell_name, cell_names, connected, spread
from regna.games.tigris.conflicts import CONFLICT_LOCALS, Support
from regna.games.tigris.kingdoms import region_at
from regna.games.tigris.moves import WAR as WAR_MOVE
from regna.games.tigris.moves import kind_of, verb_of
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, LEADER_NAMES, RED
from regna.games.tigris.scripts import WAR
from regna.games.tigris.state import Tigris


def colours_at_war(state: Tigris) -> list[int]:
    """Colours of which two leaders are connected with the unification tile (rules 34, 35).

    Two kingdoms met, each with at most one leader of a colour, so there are
    never more than two, in however many pieces earlier wars have left them.
    """
    united = region_at(state, state.marker)
    colours: list[int] = []
    for colour in range(COLOURS):
        number = 0
        for seat in range(state.seats):
            cell = state.leader_at[COLOURS * seat + colour]
            if cell >= 0 and united.has(cell):
                number += 1
        if number > 1:
            colours.append(colour)
    return colours


def fighters(state: Tigris, colour: i64) -> list[int]:
    """The two seats at war, the attacker first: from the active player clockwise (rule 27)."""
    united = region_at(state, state.marker)
    active = state.turn_of()
    found: list[int] = []
    for steps in range(state.seats):
        seat = (int(active) + steps) % state.seats
        cell = state.leader_at[COLOURS * seat + colour]
        if cell >= 0 and united.has(cell):
            found.append(seat)
    return found


def side_of(state: Tigris, seat: i64, colour: i64) -> Cells:
    """A leader's side: what it is connected with except over the unification tile (rule 30).

    Without such a tile that is the whole kingdom.
    """
    occupied = state.occupied
    if state.marker >= 0:
        occupied = occupied.without(state.marker)
    return connected(state.leader_at[COLOURS * seat + colour], occupied)


def supporters(state: Tigris, seat: i64, colour: i64) -> Cells:
    """Face-up tiles of the leader's colour on its side (rule 28)."""
    return side_of(state, seat, colour).common(state.face[colour])


def removed_by_defeat(state: Tigris, seat: i64, colour: i64) -> Cells:
    """The loser's supporters; temples with a treasure or beside another leader stay (rule 31)."""
    tiles = supporters(state, seat, colour)
    if colour != RED:
        return tiles
    others = state.leaders.without(state.leader_at[COLOURS * seat + colour])
    return tiles.minus(state.treasures).minus(spread(others))


def begin_war(state: Tigris, colour: i64) -> None:
    pair = fighters(state, colour)
    attacker, defender = pair[0], pair[1]
    if state.telling:
        state.report(
            "tigris-war-begun",
            {
                "attacker": attacker,
                "defender": defender,
                "leader": LEADER_NAMES[colour],
                "colour": COLOUR_NAMES[colour],
                "attack": int(supporters(state, attacker, colour).count()),
                "defence": int(supporters(state, defender, colour).count()),
            },
        )
    state.call_number(WAR, attacker, colour, attacker, defender)


class ChooseWar(Step[Tigris]):
    """While there are wars the active player says which comes next (rule 26)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
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
            state.report("tigris-union-over", {"cell": cell_name(state.marker)})
        state.marker = -1  # rule 37
        return False

    def count(self, state: Tigris, frame: Frame) -> i64:
        return len(colours_at_war(state))

    def nth(self, state: Tigris, frame: Frame, k: i64) -> i64:
        return WAR_MOVE + colours_at_war(state)[k]

    def check(self, state: Tigris, frame: Frame, move: i64) -> i64:
        if kind_of(move) != WAR_MOVE:
            return codes.NOT_NOW
        return 0 if move - WAR_MOVE in colours_at_war(state) else codes.NO_SUCH_WAR

    def facts(self, state: Tigris, frame: Frame, move: int, reason: int) -> Facts:
        if reason == codes.NOT_NOW:
            return {"verb": verb_of(move), "ask": self.name}
        colour = move - WAR_MOVE
        return {
            "leader": LEADER_NAMES[colour],
            "colour": COLOUR_NAMES[colour],
            "colours": [COLOUR_NAMES[other] for other in colours_at_war(state)],
        }

    def ask(self, state: Tigris, frame: Frame) -> Ask:
        facts: Facts = {
            "seat": int(frame.seat),
            "cell": cell_name(state.marker),
            "colours": [COLOUR_NAMES[colour] for colour in colours_at_war(state)],
        }
        return Ask(self.name, facts, self.rule)

    def choose(self, state: Tigris, frame: Frame, move: i64) -> None:
        frame.again()
        begin_war(state, move - WAR_MOVE)


class WarSupport(Support):
    """Tiles of the leaders' colour are added, not of the unification tile's (rule 28)."""

    def tile_colour(self, frame: Frame) -> i64:
        return frame.a

    def strength(self, state: Tigris, frame: Frame, seat: i64) -> i64:
        return supporters(state, seat, frame.a).count()

    def decide(self, state: Tigris, frame: Frame, attack: i64, defence: i64) -> None:
        """The loser's leader and supporters leave; each gives a point (rules 25a, 31 to 33)."""
        colour = frame.a
        winner = frame.b if attack > defence else frame.c
        loser = frame.c if attack > defence else frame.b
        before = colours_at_war(state) if state.telling else []
        removed = removed_by_defeat(state, loser, colour)
        state.lift_leader(COLOURS * loser + colour)
        state.remove_tiles(colour, removed)
        points = removed.count() + 1
        state.give_points(winner, colour, points)
        if state.telling:
            state.report(
                "tigris-war-won",
                {
                    "seat": int(winner),
                    "loser": int(loser),
                    "leader": LEADER_NAMES[colour],
                    "colour": COLOUR_NAMES[colour],
                    "attack": int(attack),
                    "defence": int(defence),
                    "points": int(points),
                    "cells": cell_names(removed),
                },
            )
            after = colours_at_war(state)
            vanished = [
                COLOUR_NAMES[other] for other in before if other != colour and other not in after
            ]
            if vanished:
                state.report("tigris-wars-vanished", {"colours": vanished})


WAR_SCRIPT = Script(
    "war",
    [
        WarSupport("tigris-war-attack", "25a", True),
        WarSupport("tigris-war-defence", "25a", False),
    ],
    CONFLICT_LOCALS,
)
