"""What a seat sees, as plain JSON (rules 55, 64).

Points and treasures taken are behind the screens: a seat sees its own, and
everybody's with open scoring or when the game is over.
"""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Facts
from regna.core.fields import copied
from regna.games.tigris import conflicts
from regna.games.tigris.board import SQUARE, cell_name, cell_names
from regna.games.tigris.conflicts import Support
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DYNASTIES,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILE_NAMES,
    colour_of,
    leader,
    owner,
)
from regna.games.tigris.positions.drawing import draw_board
from regna.games.tigris.positions.write import leaders_document
from regna.games.tigris.revolt import REVOLT_SCRIPT, temples_beside
from regna.games.tigris.said import SAID, WAR_BEGUN
from regna.games.tigris.scoring import key_of
from regna.games.tigris.state import ENDINGS, Tigris
from regna.games.tigris.steps import Placed, Turn
from regna.games.tigris.turn import ACTIONS
from regna.games.tigris.war import colours_at_war, supporters, told


class Leader(TypedDict):
    """A leader on the board, with its strength in a revolt and in a war."""

    seat: int
    leader: str
    colour: str
    cell: str
    temples: int
    supporters: int


class Monument(TypedDict):
    """A monument, built or not; `cell` is the top left of its squares."""

    monument: str
    built: bool
    cell: str | None
    cells: list[str]
    colour: str | None


class Ruler(TypedDict):
    """A leader of a kingdom."""

    seat: int
    leader: str


class Kingdom(TypedDict):
    """A kingdom: its squares, leaders, tiles by colour, monuments and treasures."""

    cells: list[str]
    leaders: list[Ruler]
    tiles: dict[str, int]
    monuments: list[str]
    treasures: list[str]


class War(TypedDict):
    """A war that is not over, with the supporters of both sides."""

    attacker: int
    defender: int
    leader: str
    colour: str
    attack: int
    defence: int


class Fight(TypedDict):
    """The revolt or war that is being fought: the squares that count for each side.

    `attack` has what the attacker added (`support`); `needed` is how many tiles more
    would win it for the side that adds now.
    """

    conflict: Literal["revolt", "war"]
    attacker: int
    defender: int
    leader: str
    colour: str
    tile: str
    attackers: list[str]
    defenders: list[str]
    attack: int
    defence: int
    support: int
    needed: int


class Player(TypedDict):
    """A dynasty; what is behind its screen is null for others."""

    seat: int
    sign: str
    leaders: dict[str, str]
    catastrophes: int
    hand_size: int
    hand: dict[str, int] | None
    points: dict[str, int] | None
    treasures: int | None
    score: list[int] | None


class View(TypedDict):
    """The table."""

    game: Literal["tigris"]
    rules_version: int
    seats: int
    options: Facts
    to_act: int | None
    turn: int | None
    left: int
    action: int
    ending: str
    terrain: list[str]
    board: list[str]
    leaders: list[Leader]
    monuments: list[Monument]
    treasures: list[str]
    corners: list[str]
    marker: str | None
    placed: str | None
    kingdoms: list[Kingdom]
    wars: list[War]
    fight: Fight | None
    players: list[Player]
    bag: int
    idle: int
    idle_limit: int


def views(state: Tigris, seats: list[int | None]) -> list[dict[str, object]]:
    """The table for each of these: it differs by what is behind the screens."""
    turn = state.stack[0] if state.stack else None
    assert turn is None or isinstance(turn, Turn)
    shown: View = {
        "game": "tigris",
        "rules_version": state.game.rules_version,
        "seats": state.seats,
        "options": cast(Facts, copied(state.variant.options)),
        "to_act": state.to_act,
        "turn": int(state.turn_of()) if turn else None,
        "left": int(ACTIONS - turn.actions) if turn else 0,
        "action": int(turn.actions) + 1 if turn else 0,
        "ending": ENDINGS[state.ending],
        "terrain": list(state.variant.chart.ground),
        "board": draw_board(state),
        "leaders": leaders_view(state),
        "monuments": monuments_view(state),
        "treasures": cell_names(state.treasures),
        "corners": cell_names(state.variant.chart.corners),
        "marker": cell_name(state.marker) if state.marker >= 0 else None,
        "placed": placed_tile(state),
        "kingdoms": kingdoms_view(state),
        "wars": wars_view(state),
        "fight": fight_view(state),
        "players": [player_view(state, player, False) for player in range(state.seats)],
        "bag": int(state.bag_size()),
        "idle": int(state.idle),
        "idle_limit": int(state.variant.stall_turns) * state.seats,
    }
    return [
        cast(dict[str, object], shown if seat is None else seen_by(state, shown, seat))
        for seat in seats
    ]


def seen_by(state: Tigris, shown: View, seat: int) -> View:
    """What everybody sees, and what is behind one's own screen."""
    players = list(shown["players"])
    players[seat] = player_view(state, seat, True)
    return {**shown, "players": players}


def placed_tile(state: Tigris) -> str | None:
    """The tile whose placement is being carried out."""
    for frame in state.stack:
        if isinstance(frame, Placed):
            return cell_name(frame.cell)
    return None


def leaders_view(state: Tigris) -> list[Leader]:
    """Leaders on the board with their strengths in a revolt and in a war.

    While wars go on, only a leader's own side counts (rules 28, 30).
    """
    leaders: list[Leader] = []
    for which, cell in enumerate(state.leader_at):
        if cell >= 0:
            facts = cast(Leader, state.leader_facts(which))
            seat, colour = owner(which), colour_of(which)
            facts["temples"] = int(temples_beside(state, seat, colour).count())
            facts["supporters"] = int(supporters(state, seat, colour).count())
            leaders.append(facts)
    return leaders


def wars_view(state: Tigris) -> list[War]:
    """The wars of a union that are not over, as they are told when they begin."""
    if state.marker < 0:
        return []
    begun = SAID.events[WAR_BEGUN]
    return [cast(War, begun.named(told(state, colour))) for colour in colours_at_war(state)]


def fight_view(state: Tigris) -> Fight | None:
    """What is fought over now, for all who look on; support is added openly (rules 24, 38)."""
    step = state.step() if state.stack else None
    if not isinstance(step, Support):
        return None
    fight = cast(conflicts.Fight, state.running)
    attackers = step.counted(state, fight, fight.attacker)
    defenders = step.counted(state, fight, fight.defender)
    return {
        "conflict": "revolt" if fight.script is REVOLT_SCRIPT else "war",
        "attacker": int(fight.attacker),
        "defender": int(fight.defender),
        "leader": LEADER_NAMES[fight.colour],
        "colour": COLOUR_NAMES[fight.colour],
        "tile": TILE_NAMES[step.tile_colour(fight)],
        "attackers": cell_names(attackers),
        "defenders": cell_names(defenders),
        "attack": int(attackers.count() + fight.support),
        "defence": int(defenders.count()),
        "support": int(fight.support),
        "needed": int(step.needed(state, fight)),
    }


def monuments_view(state: Tigris) -> list[Monument]:
    return [
        {
            "monument": MONUMENT_NAMES[monument],
            "built": corner >= 0,
            "cell": cell_name(corner) if corner >= 0 else None,
            "cells": cell_names(SQUARE[corner]) if corner >= 0 else [],
            "colour": COLOUR_NAMES[state.monument_on[monument]] if corner >= 0 else None,
        }
        for monument, corner in enumerate(state.monument_at)
    ]


def kingdoms_view(state: Tigris) -> list[Kingdom]:
    """The kingdoms, in the order of their first leaders."""
    views: list[Kingdom] = []
    realm = state.realm()
    for number in dict.fromkeys(home for home in realm.home if home >= 0):
        kingdom = realm.kingdoms[number]
        leaders: list[Ruler] = [
            {"seat": int(owner(which)), "leader": LEADER_NAMES[colour_of(which)]}
            for which, home in enumerate(realm.home)
            if home == number
        ]
        tiles = {
            COLOUR_NAMES[colour]: int(kingdom.shared(state.tiles(colour)))
            for colour in range(COLOURS)
        }
        monuments = [
            MONUMENT_NAMES[monument]
            for monument, corner in enumerate(state.monument_at)
            if corner >= 0 and kingdom.has(corner)
        ]
        views.append(
            {
                "cells": cell_names(kingdom),
                "leaders": leaders,
                "tiles": tiles,
                "monuments": monuments,
                "treasures": cell_names(kingdom.common(state.treasures)),
            }
        )
    return views


def player_view(state: Tigris, player: int, own: bool) -> Player:
    first, last = leader(player, 0), leader(player + 1, 0)
    hand = state.hands[first:last]
    facts: Player = {
        "seat": player,
        "sign": DYNASTIES[player],
        "leaders": cast(dict[str, str], leaders_document(state, player)),
        "catastrophes": int(state.catastrophes[player]),
        "hand_size": sum(hand),
        "hand": by_colour(hand) if own else None,
        "points": None,
        "treasures": None,
        "score": None,
    }
    if own or state.variant.open_scoring or not state.stack:
        facts["points"] = by_colour(state.points[first:last])
        facts["treasures"] = int(state.taken[player])
        facts["score"] = list(key_of(state, player))
    return facts


def by_colour(numbers: vec[i64]) -> dict[str, int]:
    """All four colours, zeros too: a client draws all of them."""
    return {COLOUR_NAMES[colour]: int(number) for colour, number in enumerate(numbers)}
