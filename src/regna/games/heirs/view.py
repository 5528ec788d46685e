"""What a player sees: everything is open but the stock, the start tile's face and treasures."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NotRequired, TypedDict, cast

from mypy_extensions import i64

from regna.core import ScoreDocument
from regna.core.fields import copied
from regna.games.heirs import frames
from regna.games.heirs.board import EDGE_NAMES, EDGES
from regna.games.heirs.henry import unit_of_colour
from regna.games.heirs.laying import offer_places
from regna.games.heirs.moves import unit_name
from regna.games.heirs.reserve import in_order, reach, window
from regna.games.heirs.resources import accessible, sources
from regna.games.heirs.roads import exits, turned
from regna.games.heirs.row import size, things
from regna.games.heirs.siege import targets, towers_beside
from regna.games.heirs.state import BLUE, HAND_LIMIT, NOBODY, NOT_YET, RESERVE, UNITS, WHITE, Heirs
from regna.games.heirs.tiles import BIT, CAMP, COLOURS, RESOURCES, RULES, Tiles, amount
from regna.games.heirs.treasures import TREASURES
from regna.games.heirs.turn import ACT


class Tile(TypedDict):
    """The printed facts of a tile, and its roads for who sits north."""

    id: str
    set: str
    building: str
    colour: str
    cost: dict[str, int]
    roads: list[list[str]]
    direction: NotRequired[str]
    pattern: NotRequired[str | list[str]]
    pair: NotRequired[list[str]]
    links: NotRequired[list[str]]
    rule: str
    turned: list[list[str]]


class Laid(TypedDict):
    """A tile as it lies; the face of the start tile is hidden."""

    at: str
    x: int
    y: int
    colour: str
    resource: str
    exits: list[str]
    owner: int | None
    tile: NotRequired[str]


class Stock(TypedDict):
    """The face-down tiles: how many, and the back of the top one."""

    left: int
    top: str | None


class Unit(TypedDict):
    """One unit: a place or `reserve` or `aside`; Henry's have colours."""

    unit: str
    at: str
    moved: bool
    colour: NotRequired[str]


# functional, because `from` is Python's own word
Source = TypedDict(
    "Source",
    {
        "resource": str,
        "from": str,
        "position": NotRequired[int],
        "cell": NotRequired[str],
        "tile": NotRequired[str],
        "building": NotRequired[str],
    },
)


class Player(TypedDict):
    """One side; Henry has a hand and units only."""

    seat: int
    turned: bool
    hand: list[str]
    units: list[Unit]
    camps: NotRequired[list[str]]
    surplus: NotRequired[int]
    reach: NotRequired[int]
    window: NotRequired[list[int]]
    resources: NotRequired[dict[str, int]]
    sources: NotRequired[list[Source]]


class Treasure(TypedDict):
    """A treasure that lies on a tile."""

    at: str
    treasure: str


class Siege(TypedDict):
    """Who decides what a new tower destroys: the buildings, and the towers around them."""

    seat: int
    cells: list[str]
    towers: list[str]


class Solo(TypedDict):
    """Level, scaffolding and treasures of a game against Henry."""

    level: int
    scaffold: str
    stack: int
    treasures: list[Treasure]
    lifted: list[str]


class View(TypedDict):
    """The table, the same for everybody."""

    game: Literal["heirs"]
    turn: int
    to_act: int | None
    colours: list[str]
    tiles: dict[str, Tile]
    ring: list[str | None]
    shield: int
    crown: int
    stock: Stock
    last_turns: int | None
    discounts: int
    order: list[int]
    places: list[str]
    gone: list[str]
    board: list[Laid]
    players: list[Player]
    scores: list[ScoreDocument]
    roads: bool
    tiles_digest: str
    siege: Siege | None
    solo: NotRequired[Solo]


def colours_of_seats(state: Heirs) -> list[str]:
    """H1: the human chooses a colour, Henry has the other."""
    return ["blue", "white"] if state.terms.options["colour"] == "blue" else ["white", "blue"]


def view(state: Heirs) -> dict[str, object]:
    """The same for every seat and spectator (S9, Q1); the reader's own."""
    shown = shared_view(state)
    shown["tiles"] = copied(shown["tiles"])
    return shown


def shared_view(state: Heirs) -> dict[str, object]:
    """The same with facts of tiles that nobody may change."""
    shown: View = {
        "game": "heirs",
        "turn": state.turn,
        "to_act": state.to_act,
        "colours": colours_of_seats(state),
        "tiles": tile_facts(state),
        "ring": [state.tiles.ids[tile] if tile >= 0 else None for tile in state.ring_tiles()],
        "shield": state.shield,
        "crown": state.crown,
        "stock": {"left": len(state.stock), "top": top_colour(state)},
        "last_turns": last_turns(state),
        "discounts": state.discounts,
        "order": in_order(state),
        "places": places(state),
        "gone": [state.tiles.ids[tile] for tile in state.gone],
        "board": [board_entry(state, tile) for tile in state.board],
        "players": [player(state, seat) for seat in (WHITE, BLUE)],  # Henry too
        "scores": [score.document() for score in state.scores()],
        "roads": state.rulings.roads,
        "tiles_digest": state.tiles.digest,
        "siege": siege(state),
    }
    if state.solo():
        shown["solo"] = solo(state)
    return cast(dict[str, object], shown)


def top_colour(state: Heirs) -> str | None:
    """S9: the back of the top stock tile is seen."""
    return state.tiles.colour_name(state.stock[-1]) if len(state.stock) > 0 else None


def last_turns(state: Heirs) -> int | None:
    """E2: how many turns follow this one, if that is known."""
    return None if state.last_turns == NOT_YET else state.last_turns


def places(state: Heirs) -> list[str]:
    """B0: where the seat to act may lay a tile in its turn."""
    if state.active < 0 or state.step() is not ACT:
        return []
    twin = state.copy()  # whose list of moves is nobody's
    twin.offers = 0
    offer_places(twin, state.active)
    return [state.written(twin.offered[place]) for place in range(twin.offers)]


def edges(mask: i64) -> list[str]:
    """The names of the edges of a mask."""
    return [EDGE_NAMES[edge] for edge in range(EDGES) if mask >> edge & 1]


def tile_facts(state: Heirs) -> dict[str, Tile]:
    """The printed facts of the tiles of the three sets, and their roads for who sits north."""
    return facts_of(state.tiles, tuple(state.terms.in_play()))


@lru_cache(maxsize=64)
def facts_of(tiles: Tiles, in_play: tuple[int, ...]) -> dict[str, Tile]:
    """The same for all games with these tiles: nobody may change it."""
    rows = tiles.document["tile"]
    assert isinstance(rows, list)
    found: dict[str, Tile] = {}
    for tile in in_play:
        row = cast(Tile, copied(rows[tile]))
        row["rule"] = RULES[tiles.building[tile]]
        row["turned"] = [edges(turned(segment, BLUE)) for segment in tiles.roads[tile]]
        found[tiles.ids[tile]] = row
    return found


def board_entry(state: Heirs, tile: int) -> Laid:
    """A tile as it lies; the face of the start tile is hidden."""
    cell = state.cells[tile]
    owner = state.owner(tile)
    entry: Laid = {
        "at": state.written(cell),
        "x": state.x_of(cell),
        "y": state.y_of(cell),
        "colour": state.tiles.colour_name(tile),
        "resource": RESOURCES[state.tiles.colour[tile]],
        "exits": edges(exits(state, tile, owner)),
        "owner": None if owner == NOBODY else owner,
    }
    if tile != state.board[0]:
        entry["tile"] = state.tiles.ids[tile]
    return entry


def player(state: Heirs, seat: int) -> Player:
    """Hand, units, reach and resources of one side, and whether its tiles lie upside down."""
    units = [unit(state, seat, number) for number in range(UNITS)]
    if state.solo() and seat == BLUE:
        for colour, name in enumerate(COLOURS):
            units[unit_of_colour(colour)]["colour"] = name
        return {"seat": seat, "turned": True, "hand": [], "units": units}
    have = accessible(state, seat)
    camps = state.owned[seat] & state.tiles.built[CAMP]
    return {
        "seat": seat,
        "turned": seat == BLUE,
        "camps": [state.place_of(tile) for tile in state.board if camps & BIT[tile]],
        "surplus": max(0, state.hand_size(seat) - HAND_LIMIT),
        "hand": [state.tiles.ids[tile] for tile in state.hand(seat)],
        "units": units,
        "reach": reach(state, seat),
        "window": window(state, seat),
        "resources": {name: amount(have, place) for place, name in enumerate(RESOURCES)},
        "sources": cast(list[Source], sources(state, seat)),
    }


def unit(state: Heirs, seat: int, number: int) -> Unit:
    """One unit: where it is and whether it has moved."""
    return {
        "unit": unit_name(number),
        "at": where(state, seat, number),
        "moved": state.has_moved(seat, number),
    }


def where(state: Heirs, seat: int, number: int) -> str:
    """A unit's place: a cell, `reserve` or `aside`."""
    cell = state.unit(seat, number)
    if cell >= 0:
        return state.written(cell)
    return "reserve" if cell == RESERVE else "aside"


def siege(state: Heirs) -> Siege | None:
    """WA1: what may be destroyed now, and by which towers, for all who look on."""
    if state.active < 0 or not isinstance(state.running, frames.Siege):
        return None
    frame = state.running
    sides = targets(state, frame.seat, frame.tower, frame.side)
    tiles = [state.beside(frame.tower, side) for side in sides]
    towers = {tower for tile in tiles for tower in towers_beside(state, frame.seat, tile)}
    return {
        "seat": int(frame.seat),
        "cells": [state.place_of(tile) for tile in tiles],
        "towers": [state.place_of(tower) for tower in sorted(towers)],
    }


def solo(state: Heirs) -> Solo:
    """Level, scaffolding and treasures."""
    return {
        "level": state.terms.level(),
        "scaffold": state.place_of(state.scaffold),
        "stack": size(state.chest_stack),
        "treasures": treasures(state),
        "lifted": names(state.chest_lifted),
    }


def treasures(state: Heirs) -> list[Treasure]:
    """Which treasures lie where."""
    return [
        {"at": state.place_of(tile), "treasure": TREASURES.ids[kind]}
        for tile, kind in zip(things(state.chest_tile), things(state.chest_kind), strict=True)
    ]


def names(row: i64) -> list[str]:
    """The ids of a row of treasures."""
    return [TREASURES.ids[treasure] for treasure in things(row)]
