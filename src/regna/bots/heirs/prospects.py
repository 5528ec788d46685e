"""What may still become of a tile: the growth of a building, the worth of one not yet built."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.heirs.weights import (
    BUILT,
    CAMP_USED,
    DANGER,
    GROWTH,
    GUILD_PAIRS,
    INN_HALF,
    KEEP_HALF,
    LATER_COLOUR,
    LATER_MARTIAL,
    LATER_PRODUCER,
    MARKET_HALF,
    SECOND_TOWER,
    SUPPLY,
    WORKSHOP_HALF,
)
from regna.games.heirs import tiles
from regna.games.heirs.board import EDGES, WAYS, at_edge, neighbour
from regna.games.heirs.buildings import GROUP_COLOUR
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import BIT


def many(mask: i64) -> i64:
    """How many tiles a mask holds."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def growth(state: Heirs, tile: i64, seat: i64, points: i64, turns: i64) -> float:
    """What a building will gain in so many turns of both players, less what may befall it."""
    if turns <= 0:
        return 0.0
    building = state.tiles.building[tile]
    left = float(turns)
    gain = GROWTH[building] * left
    if building == tiles.INN:
        gain = float(7 - points) * left / (left + INN_HALF)
    elif building == tiles.MARKET:
        gain = float(5 - points) * left / (left + MARKET_HALF)
    elif building == tiles.ROBBER_KEEP:
        gain = 2.0 * float(free_sides(state, tile)) * left / (left + KEEP_HALF)
    elif building == tiles.CAMP:
        gain = CAMP_USED if turns > 1 else 0.0
    elif tiles.BASKET <= building <= tiles.COOPER and points < 6:
        gain = 1.5 * float(free_places(state, tile)) * left / (left + WORKSHOP_HALF)
    if points > 1 and is_endangered(state, tile, seat):
        gain -= DANGER * float(points)
    return gain


def free_sides(state: Heirs, tile: i64) -> i64:
    """The sides of a tile at which nothing lies."""
    found: i64 = 0
    for edge in range(EDGES):
        if state.is_free(at_edge(state.cells[tile], edge)):
            found += 1
    return found


def free_places(state: Heirs, workshop: i64) -> i64:
    """The places of a workshop on which nothing lies."""
    found: i64 = 0
    pattern = state.tiles.pattern[workshop]
    if state.owns(1, workshop):
        pattern = (pattern << 4 | pattern >> 4) & 255
    for direction in range(WAYS):
        if pattern >> direction & 1:
            if state.is_free(neighbour(state.cells[workshop], direction)):
                found += 1
    return found


def is_endangered(state: Heirs, tile: i64, seat: i64) -> bool:
    """WA1: an enemy tower stands beside it, and there is room for a second; Henry spares all."""
    towers = state.tiles.built[tiles.SIEGE_TOWER] & state.owned[1 - seat]
    if towers == 0 or (state.solo() and seat == 0):
        return False
    near = False
    room = False
    for edge in range(EDGES):
        other = state.beside(tile, edge)
        if other < 0:
            room = True
        elif towers & BIT[other]:
            near = True
    return near and room


def promise(state: Heirs, tile: i64, seat: i64, turns: i64) -> float:
    """What a tile not yet laid will be worth as the seat's building, with own turns to come."""
    building = state.tiles.building[tile]
    own = state.owned[seat]
    worth = BUILT[building]
    if tiles.BAKERY <= building <= tiles.LODGE:
        colour: i64 = GROUP_COLOUR[building - tiles.BAKERY]
        worth += float(many(own & state.tiles.coloured[colour])) + LATER_COLOUR * float(turns)
    elif tiles.FARM <= building <= tiles.QUARRY:
        worth += SUPPLY * float(turns)
        worth += 3.0 * float(posts_showing(state, tile, seat))
    elif building == tiles.TRADING_POST:
        worth += 3.0 * float(many(own & state.tiles.shown_on(tile))) + LATER_PRODUCER * float(turns)
    elif building == tiles.SIEGE_TOWER:
        worth += float(many(own & state.tiles.built[tiles.FORTRESS]))
        worth += SECOND_TOWER * float(many(own & state.tiles.built[tiles.SIEGE_TOWER]))
    elif building == tiles.FORTRESS:
        martial = state.tiles.built[tiles.SIEGE_TOWER] | state.tiles.built[tiles.FORTRESS]
        worth += float(many(own & martial)) + LATER_MARTIAL * float(turns)
    elif building == tiles.GUILD_HOUSE:
        worth += GUILD_PAIRS * float(many(own & state.tiles.shown_on(tile)))
    elif building == tiles.CAMP and turns <= 1:
        worth = 2.0
    return worth


def posts_showing(state: Heirs, producer: i64, seat: i64) -> i64:
    """TC2: the seat's trading posts that count such a producer."""
    found: i64 = 0
    posts = state.owned[seat] & state.tiles.built[tiles.TRADING_POST]
    if posts:
        for tile in state.board:
            if posts & BIT[tile] and state.tiles.shown_on(tile) & BIT[producer]:
                found += 1
    return found
