"""What each building is worth, before doubling (BL).

Every function returns the points and adds to `counted` the tiles they come
from, so that the score and its explanation are one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regna.games.heirs import tiles
from regna.games.heirs.board import EDGES, WAYS, neighbour
from regna.games.heirs.options import INN_CONTIGUOUS, INN_DISTANCE
from regna.games.heirs.roads import find_roads
from regna.games.heirs.state import BLUE, WHITE, Heirs
from regna.games.heirs.tiles import BIT, NO_TILE

# Of mill, stonemason, sty; of bakery, forge, lodge.
GROUP_COLOUR: Final = [tiles.YELLOW, tiles.GREY, tiles.GREEN]
EVERY_TILE: Final = -1  # as a mask
INN_SIGHT: Final = 3  # how many tiles, or how far, an inn counts on each side


class Counted:
    """The tiles a building counts, in order."""

    def __init__(self) -> None:
        self.tiles = vec[i64]()
        self.many: i64 = 0

    def add(self, tile: i64) -> None:
        self.tiles = append(self.tiles, tile)
        self.many += 1


def points(state: Heirs, tile: i64, counted: Counted) -> i64:
    """The points of a face-up building; 0 for those that only help others."""
    building = state.tiles.building[tile]
    if building == tiles.INN:
        return inn(state, tile, counted)
    if building == tiles.MARKET:
        return market(state, tile, counted)
    if building == tiles.PILGRIMAGE_SITE:
        return pilgrimage_site(state, tile, counted)
    if building == tiles.ROBBER_KEEP:
        return robber_keep(state, tile, counted)
    if tiles.MILL <= building <= tiles.STY:
        return group(state, tile, GROUP_COLOUR[building - tiles.MILL], counted)
    if tiles.BAKERY <= building <= tiles.LODGE:
        return own_colour(state, tile, GROUP_COLOUR[building - tiles.BAKERY], counted)
    if building == tiles.CAMP:
        return 2  # LI5: unused
    if building == tiles.TRADING_POST:
        return trading_post(state, tile, counted)
    if building == tiles.CATHEDRAL:
        return 5  # TC3
    if building == tiles.FORTRESS:
        return fortress(state, tile, counted)
    if tiles.BASKET <= building <= tiles.COOPER:
        return workshop(state, tile, counted)
    if building == tiles.WATCHTOWER:
        return watchtower(state, tile, counted)
    if building == tiles.GUARDHOUSE:
        return guardhouse(state, tile, counted)
    return 0  # TC1, WA1, CR2


def add_laid(state: Heirs, counted: Counted, wanted: i64) -> None:
    """Count the laid tiles of a mask."""
    for tile in state.board:
        if wanted & BIT[tile]:
            counted.add(tile)


def add_beside(state: Heirs, tile: i64, counted: Counted, wanted: i64) -> None:
    """Count the side-adjacent tiles of a mask."""
    for edge in range(EDGES):
        other = state.beside(tile, edge)
        if other >= 0 and wanted & BIT[other]:
            counted.add(other)


def own_others(state: Heirs, tile: i64) -> i64:
    """All other buildings of the tile's owner, as a mask."""
    return state.owned[state.owner(tile)] & ~BIT[tile]


def inn(state: Heirs, tile: i64, counted: Counted) -> i64:
    """TV1: 1 + tiles in its line, at most 3 on each side; gaps as Q5 says."""
    for sign in (-1, 1):
        distance: i64 = 0
        for place in range(1, INN_SIGHT + 1):
            other = next_in_line(state, tile, distance, sign)
            if other < 0:
                break
            distance = line_distance(state, tile, other) * sign
            if state.rulings.inn == INN_DISTANCE and distance > INN_SIGHT:
                break
            if state.rulings.inn == INN_CONTIGUOUS and distance != place:
                break
            counted.add(other)
    return 1 + counted.many


def next_in_line(state: Heirs, tile: i64, distance: i64, sign: i64) -> i64:
    """The nearest tile of the line on one side that is further away, NO_TILE if none."""
    found: i64 = NO_TILE
    nearest: i64 = 0
    for other in state.board:
        away = line_distance(state, tile, other) * sign
        if away > distance and (found < 0 or away < nearest):
            found = other
            nearest = away
    return found


def line_distance(state: Heirs, tile: i64, other: i64) -> i64:
    """How far along its row (east) or column (north) the other lies; 0 if not in the line."""
    here, there = state.cells[tile], state.cells[other]
    east = state.x_of(there) - state.x_of(here)
    north = state.y_of(there) - state.y_of(here)
    if state.tiles.line[tile] == tiles.ROW:
        return east if north == 0 else 0
    return north if east == 0 else 0


def market(state: Heirs, tile: i64, counted: Counted) -> i64:
    """TV2: 1 + side-adjacent tiles."""
    add_beside(state, tile, counted, EVERY_TILE)
    return 1 + counted.many


def pilgrimage_site(state: Heirs, tile: i64, counted: Counted) -> i64:
    """TV3, Q6: the tiles of the longest road attached to it, itself included, at least 1."""
    longest: list[int] = []
    for road in find_roads(state):
        if tile in road and len(road) > len(longest):
            longest = road
    for other in longest:
        if other != tile:
            counted.add(other)
    return 1 + counted.many


def robber_keep(state: Heirs, tile: i64, counted: Counted) -> i64:
    """TV4: 2 + 2 for each side-adjacent building of the opponent."""
    add_beside(state, tile, counted, state.owned[1 - state.owner(tile)])
    return 2 + 2 * counted.many


def group(state: Heirs, tile: i64, colour: i64, counted: Counted) -> i64:
    """LI1 to LI3: 1 + the other tiles of all groups of the colour that touch it by a side."""
    seen = BIT[tile]
    queue = append(vec[i64](), tile)
    while len(queue) > 0:
        queue, here = pop(queue)
        for edge in range(EDGES):
            other = state.beside(here, edge)
            if other < 0 or seen & BIT[other] or state.tiles.colour[other] != colour:
                continue
            seen |= BIT[other]
            counted.add(other)
            queue = append(queue, other)
    return 1 + counted.many


def own_colour(state: Heirs, tile: i64, colour: i64, counted: Counted) -> i64:
    """LI4, Q7: 1 + the owner's other buildings on tiles of the colour, anywhere."""
    add_laid(state, counted, own_others(state, tile) & state.tiles.coloured[colour])
    return 1 + counted.many


def trading_post(state: Heirs, tile: i64, counted: Counted) -> i64:
    """TC2: 3 for each own building of the kinds shown on it."""
    add_laid(state, counted, own_others(state, tile) & state.tiles.shown_on(tile))
    return 3 * counted.many


def fortress(state: Heirs, tile: i64, counted: Counted) -> i64:
    """WA2: 1 for each own siege tower and fortress, itself included."""
    martial = state.tiles.built[tiles.SIEGE_TOWER] | state.tiles.built[tiles.FORTRESS]
    add_laid(state, counted, own_others(state, tile) & martial)
    return 1 + counted.many


def workshop(state: Heirs, tile: i64, counted: Counted) -> i64:
    """CR1, Q9: 3 (with the guild 4) for each disjoint pair of colours on its positions."""
    pair = tiles.PAIRS[state.tiles.building[tile] - tiles.BASKET]
    pattern = state.tiles.pattern[tile]
    if state.owns(BLUE, tile):
        pattern = (pattern << 4 | pattern >> 4) & 255
    of_first: list[int] = []
    of_second: list[int] = []
    for direction in range(WAYS):
        other = state.tile_on(neighbour(state.cells[tile], direction))
        if other < 0 or not pattern >> direction & 1:
            continue
        if state.tiles.colour[other] == pair[0]:
            of_first.append(other)
        elif state.tiles.colour[other] == pair[1]:
            of_second.append(other)
    for one, two in zip(of_first, of_second, strict=False):
        counted.add(one)
        counted.add(two)
    return counted.many // 2 * (4 if has_guild(state, tile) else 3)


def has_guild(state: Heirs, workshop: i64) -> bool:
    """CR2, Q10: the owner has a guild house showing this kind of workshop; two add nothing."""
    guilds = own_others(state, workshop) & state.tiles.built[tiles.GUILD_HOUSE]
    for other in state.board:
        if guilds & BIT[other] and state.tiles.shown_on(other) & BIT[workshop]:
            return True
    return False


def watchtower(state: Heirs, tile: i64, counted: Counted) -> i64:
    """PA1: 1 + other tiles of its own colour in its line, at any distance."""
    alike = state.tiles.coloured[state.tiles.colour[tile]]
    for other in state.board:
        if alike & BIT[other] and line_distance(state, tile, other) != 0:
            counted.add(other)
    return 1 + counted.many


def guardhouse(state: Heirs, tile: i64, counted: Counted) -> i64:
    """PA2: 2 + 2 for each watchtower of either player on its diagonals (base: X18)."""
    towers = state.tiles.built[tiles.WATCHTOWER] & (state.owned[WHITE] | state.owned[BLUE])
    x, y = state.true_place(state.cells[tile])
    for other in state.board:
        if towers & BIT[other]:
            there = state.true_place(state.cells[other])
            if abs(there[0] - x) == abs(there[1] - y) > 0:
                counted.add(other)
    return state.rulings.guard_base + 2 * counted.many
