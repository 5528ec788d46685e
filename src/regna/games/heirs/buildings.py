"""What each building is worth, before doubling (BL).

Every function returns the points and appends to `counted` the tiles they come
from, so that the score and its explanation are one.
"""

from __future__ import annotations

from regna.games.heirs.board import NEIGHBOURS
from regna.games.heirs.roads import find_roads
from regna.games.heirs.state import BLUE, Heirs
from regna.games.heirs.tiles import (
    BAKERY,
    BASKET,
    CAMP,
    CATHEDRAL,
    COOPER,
    FORTRESS,
    GREEN,
    GREY,
    GUARDHOUSE,
    GUILD_HOUSE,
    INN,
    LODGE,
    MARKET,
    MILL,
    PAIRS,
    PILGRIMAGE_SITE,
    ROBBER_KEEP,
    ROW,
    SIEGE_TOWER,
    STY,
    TRADING_POST,
    WATCHTOWER,
    YELLOW,
)

GROUP_COLOUR = [YELLOW, GREY, GREEN]  # of mill, stonemason, sty; of bakery, forge, lodge


def points(state: Heirs, tile: int, counted: list[int]) -> int:
    """The points of a face-up building; 0 for those that only help others."""
    building = state.tiles.building[tile]
    if building == INN:
        return inn(state, tile, counted)
    if building == MARKET:
        return market(state, tile, counted)
    if building == PILGRIMAGE_SITE:
        return pilgrimage_site(state, tile, counted)
    if building == ROBBER_KEEP:
        return robber_keep(state, tile, counted)
    if MILL <= building <= STY:
        return group(state, tile, GROUP_COLOUR[building - MILL], counted)
    if BAKERY <= building <= LODGE:
        return own_colour(state, tile, GROUP_COLOUR[building - BAKERY], counted)
    if building == CAMP:
        return 2  # LI5: unused
    if building == TRADING_POST:
        return trading_post(state, tile, counted)
    if building == CATHEDRAL:
        return 5  # TC3
    if building == FORTRESS:
        return fortress(state, tile, counted)
    if BASKET <= building <= COOPER:
        return workshop(state, tile, counted)
    if building == WATCHTOWER:
        return watchtower(state, tile, counted)
    if building == GUARDHOUSE:
        return guardhouse(state, tile, counted)
    return 0  # TC1, WA1, CR2


def owned_with(state: Heirs, tile: int) -> list[int]:
    """All buildings of the tile's owner, itself included."""
    return [other for other in state.board if state.owner[other] == state.owner[tile]]


def inn(state: Heirs, tile: int, counted: list[int]) -> int:
    """TV1: 1 + tiles in its line, at most 3 on each side; gaps as Q5 says."""
    along_row = state.tiles.line[tile] == ROW
    for sign in (-1, 1):
        distances: list[int] = []
        for other in state.board:
            distance = line_distance(state, tile, other, along_row) * sign
            if distance > 0:
                distances.append(distance * 64 + other)
        distances.sort()
        for place, entry in enumerate(distances):
            distance, other = entry >> 6, entry & 63
            if place >= 3 or (state.rulings.inn == 1 and distance > 3):
                break
            if state.rulings.inn == 2 and distance != place + 1:
                break
            counted.append(other)
    return 1 + len(counted)


def line_distance(state: Heirs, tile: int, other: int, along_row: bool) -> int:
    """How far along the row (east) or column (north) the other lies; 0 if not in the line."""
    if along_row:
        return state.xs[other] - state.xs[tile] if state.ys[other] == state.ys[tile] else 0
    return state.ys[other] - state.ys[tile] if state.xs[other] == state.xs[tile] else 0


def market(state: Heirs, tile: int, counted: list[int]) -> int:
    """TV2: 1 + side-adjacent tiles."""
    for edge in range(4):
        other = state.beside(state.cell_of(tile), edge)
        if other >= 0:
            counted.append(other)
    return 1 + len(counted)


def pilgrimage_site(state: Heirs, tile: int, counted: list[int]) -> int:
    """TV3, Q6: the tiles of the longest road attached to it, itself included, at least 1."""
    longest: list[int] = []
    for road in find_roads(state):
        if tile in road and len(road) > len(longest):
            longest = road
    counted.extend(other for other in longest if other != tile)
    return 1 + len(counted)


def robber_keep(state: Heirs, tile: int, counted: list[int]) -> int:
    """TV4: 2 + 2 for each side-adjacent building of the opponent."""
    for edge in range(4):
        other = state.beside(state.cell_of(tile), edge)
        if other >= 0 and state.owner[other] == 1 - state.owner[tile]:
            counted.append(other)
    return 2 + 2 * len(counted)


def group(state: Heirs, tile: int, colour: int, counted: list[int]) -> int:
    """LI1 to LI3: 1 + the other tiles of all groups of the colour that touch it by a side."""
    queue = [tile]
    while queue:
        here = queue.pop()
        for edge in range(4):
            other = state.beside(state.cell_of(here), edge)
            if other < 0 or other == tile or other in counted:
                continue
            if state.tiles.colour[other] == colour:
                counted.append(other)
                queue.append(other)
    return 1 + len(counted)


def own_colour(state: Heirs, tile: int, colour: int, counted: list[int]) -> int:
    """LI4, Q7: 1 + the owner's other buildings on tiles of the colour, anywhere."""
    for other in owned_with(state, tile):
        if other != tile and state.tiles.colour[other] == colour:
            counted.append(other)
    return 1 + len(counted)


def trading_post(state: Heirs, tile: int, counted: list[int]) -> int:
    """TC2: 3 for each own building of the kinds shown on it."""
    for other in owned_with(state, tile):
        if state.tiles.building[other] in state.tiles.links[tile]:
            counted.append(other)
    return 3 * len(counted)


def fortress(state: Heirs, tile: int, counted: list[int]) -> int:
    """WA2: 1 for each own siege tower and fortress, itself included."""
    for other in owned_with(state, tile):
        if other != tile and state.tiles.building[other] in (SIEGE_TOWER, FORTRESS):
            counted.append(other)
    return 1 + len(counted)


def workshop(state: Heirs, tile: int, counted: list[int]) -> int:
    """CR1, Q9: 3 (with the guild 4) for each disjoint pair of colours on its positions."""
    pair = PAIRS[state.tiles.building[tile] - BASKET]
    pattern = state.tiles.pattern[tile]
    if state.owner[tile] == BLUE:
        pattern = (pattern << 4 | pattern >> 4) & 255
    cell = state.cell_of(tile)
    of_first: list[int] = []
    of_second: list[int] = []
    for direction in range(8):
        other = state.grid[NEIGHBOURS[cell * 8 + direction]] - 1
        if other < 0 or not pattern >> direction & 1:
            continue
        if state.tiles.colour[other] == pair[0]:
            of_first.append(other)
        elif state.tiles.colour[other] == pair[1]:
            of_second.append(other)
    pairs = min(len(of_first), len(of_second))
    for place in range(pairs):
        counted.append(of_first[place])
        counted.append(of_second[place])
    return pairs * (4 if has_guild(state, tile) else 3)


def has_guild(state: Heirs, workshop: int) -> bool:
    """CR2, Q10: the owner has a guild house showing this kind of workshop; two add nothing."""
    kind = state.tiles.building[workshop]
    for other in owned_with(state, workshop):
        if state.tiles.building[other] == GUILD_HOUSE and kind in state.tiles.links[other]:
            return True
    return False


def watchtower(state: Heirs, tile: int, counted: list[int]) -> int:
    """PA1: 1 + other tiles of its own colour in its line, at any distance."""
    along_row = state.tiles.line[tile] == ROW
    colour = state.tiles.colour[tile]
    for other in state.board:
        in_line = line_distance(state, tile, other, along_row) != 0
        if in_line and state.tiles.colour[other] == colour:
            counted.append(other)
    return 1 + len(counted)


def guardhouse(state: Heirs, tile: int, counted: list[int]) -> int:
    """PA2: 2 + 2 for each watchtower of either player on its diagonals (base: X18)."""
    for other in state.board:
        if state.tiles.building[other] != WATCHTOWER or state.owner[other] > BLUE:
            continue
        dx = abs(state.xs[other] - state.xs[tile])
        if dx == abs(state.ys[other] - state.ys[tile]) and dx > 0:
            counted.append(other)
    return state.rulings.guard_base + 2 * len(counted)
