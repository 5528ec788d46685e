"""The 54 tiles: read from a file, checked field by field, kept as tables of ints.

A tile is its number in the file everywhere in the engine; names are for people.
"""

from __future__ import annotations

import json
import stat
import tomllib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.core import BadFile, Fields
from regna.core.fields import choice_at, list_at
from regna.games.heirs.board import DIRECTIONS, EDGE_NAMES

TILES: Final = 54
NO_TILE: Final = -1
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(TILES)])  # sets of tiles are masks

SETS: Final = ["travel", "lands_industry", "trade_church", "war", "crafts", "patrol"]
COLOURS: Final = ["green", "grey", "yellow"]
RESOURCES: Final = ["wood", "stone", "grain"]  # of the colours, in the same order
AMOUNT: Final = 8  # bits of each resource in a word that holds amounts of all three

# Every building: its rule, its set, and for workshops the pair of colours.
BUILDINGS: Final = (
    ["inn", "market", "pilgrimage_site", "robber_keep"]
    + ["mill", "stonemason", "sty", "bakery", "forge", "lodge", "camp"]
    + ["farm", "sawmill", "quarry", "trading_post", "cathedral"]
    + ["siege_tower", "fortress"]
    + ["basket_workshop", "pottery_workshop", "cooper_workshop", "guild_house"]
    + ["watchtower", "guardhouse"]
)
RULES: Final = (
    ["TV1", "TV2", "TV3", "TV4"]
    + ["LI1", "LI2", "LI3", "LI4", "LI4", "LI4", "LI5"]
    + ["TC1", "TC1", "TC1", "TC2", "TC3"]
    + ["WA1", "WA2"]
    + ["CR1", "CR1", "CR1", "CR2"]
    + ["PA1", "PA2"]
)
SET_OF: Final = [0] * 4 + [1] * 7 + [2] * 5 + [3] * 2 + [4] * 4 + [5] * 2

INN: Final = 0
MARKET: Final = 1
PILGRIMAGE_SITE: Final = 2
ROBBER_KEEP: Final = 3
MILL: Final = 4
STY: Final = 6
BAKERY: Final = 7
LODGE: Final = 9
CAMP: Final = 10
FARM: Final = 11  # these three give grain, wood and stone (TC1)
SAWMILL: Final = 12
QUARRY: Final = 13
TRADING_POST: Final = 14
CATHEDRAL: Final = 15
SIEGE_TOWER: Final = 16
FORTRESS: Final = 17
BASKET: Final = 18
COOPER: Final = 20
GUILD_HOUSE: Final = 21
WATCHTOWER: Final = 22
GUARDHOUSE: Final = 23

GREEN: Final = 0
GREY: Final = 1
YELLOW: Final = 2
GIVEN: Final = {FARM: YELLOW, SAWMILL: GREEN, QUARRY: GREY}  # the colour of what producers give
PAIRS: Final = [[GREEN, YELLOW], [GREY, YELLOW], [GREEN, GREY]]  # of basket, pottery, cooper

ROW: Final = 1
COLUMN: Final = 2

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-_"  # of a tile's id

SIDES: Final = 0b01010101  # masks of directions
CORNERS: Final = 0b10101010


class Tiles:
    """Tables of all tiles of one file; index = number of the tile."""

    def __init__(self, document: dict[str, object], digest: str) -> None:
        self.document = document  # the plain facts, as put into positions
        self.digest = digest
        self.ids: list[str] = []
        self.sets: list[int] = []
        self.building: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()  # amounts of wood, stone and grain
        self.worth: vec[i64] = vec[i64]()  # one of its colour's resource, as an amount
        self.given: vec[i64] = vec[i64]()  # what it gives as a producer, as an amount
        self.roads: list[list[int]] = []  # segments as masks of edges
        self.exits: vec[i64] = vec[i64]()  # all of them in one mask
        self.line: vec[i64] = vec[i64]()  # ROW, COLUMN or 0
        self.pattern: vec[i64] = vec[i64]()  # workshops: mask of directions
        self.shown: list[list[int]] = []  # buildings on trading posts and guild houses
        self.built: vec[i64] = vec[i64]([0] * len(BUILDINGS))  # by building: its tiles, as a mask
        self.coloured: vec[i64] = vec[i64]([0] * len(COLOURS))  # by colour: its tiles, as a mask

    def number(self, name: str) -> int:
        """The number of a tile by its id, -1 if there is none."""
        return self.ids.index(name) if name in self.ids else NO_TILE

    def building_name(self, tile: i64) -> str:
        return BUILDINGS[self.building[tile]]

    def colour_name(self, tile: i64) -> str:
        return COLOURS[self.colour[tile]]

    def shown_on(self, tile: i64) -> i64:
        """The tiles with a building that a trading post or guild house shows, as a mask."""
        mask: i64 = 0
        for building in self.shown[tile]:
            mask |= self.built[building]
        return mask

    def of_sets(self, names: list[str]) -> list[int]:
        """S3: the tiles of some sets."""
        wanted = [name in names for name in SETS]
        return [tile for tile in range(len(self.sets)) if wanted[self.sets[tile]]]


def amounts(of_each: list[int]) -> int:
    """Amounts of wood, stone and grain as one word."""
    return sum(of_each[resource] << resource * AMOUNT for resource in range(len(of_each)))


def amount(word: i64, resource: i64) -> i64:
    """How much of one resource such a word holds."""
    return (word >> resource * AMOUNT) & 255


def read_tiles(document: object) -> Tiles:
    """The tiles of a document; an error names the tile and the field."""
    fields = Fields(document, "", BadFile)
    fields.number("schema", 1, 1)
    fields.skip("sets")
    rows = fields.items("tile")
    fields.done()
    plain: list[dict[str, object]] = []
    tiles = Tiles({"schema": 1, "tile": plain}, "")
    if len(rows) != TILES:
        raise BadFile("tile", f"{TILES} tiles", f"{len(rows)} tiles")
    for index, row in enumerate(rows):
        _read_tile(tiles, plain, row, index)
    for number, name in enumerate(SETS):
        many = tiles.sets.count(number)
        if many != 9:
            raise BadFile("tile", f"9 tiles of the set {name}", f"{many} tiles")
    canonical = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    tiles.digest = sha256(canonical.encode()).hexdigest()[:16]
    return tiles


def _read_tile(tiles: Tiles, plain: list[dict[str, object]], row: object, index: int) -> None:
    fields = Fields(row, f"tile[{index}]", BadFile)
    name = fields.text("id")
    fields.path = f"tile {name}"
    if name in tiles.ids:
        raise fields.fail("id", "a name no other tile has", name)
    if not name or not all(c in LETTERS for c in name):
        raise fields.fail("id", "small letters, digits, - and _", name)
    building = BUILDINGS.index(fields.choice("building", BUILDINGS))
    set_name = fields.choice("set", SETS)
    if SETS.index(set_name) != SET_OF[building]:
        raise fields.fail("set", f"{SETS[SET_OF[building]]} for this building", set_name)
    colour = fields.choice("colour", COLOURS)
    cost_fields = fields.table("cost")
    cost = [cost_fields.number(resource, 0, 9, 0) for resource in RESOURCES]
    cost_fields.done()
    roads, road_names = _read_roads(fields)
    fact: dict[str, object] = {
        "id": name,
        "set": set_name,
        "building": BUILDINGS[building],
        "colour": colour,
        "cost": dict(zip(RESOURCES, cost, strict=True)),
        "roads": road_names,
    }
    tiles.ids.append(name)
    tiles.sets.append(SETS.index(set_name))
    tiles.building = append(tiles.building, building)
    tiles.colour = append(tiles.colour, COLOURS.index(colour))
    tiles.cost = append(tiles.cost, amounts(cost))
    tiles.worth = append(tiles.worth, _one(COLOURS.index(colour)))
    tiles.given = append(tiles.given, _one(GIVEN[building]) if building in GIVEN else 0)
    tiles.roads.append(roads)
    tiles.exits = append(tiles.exits, sum(roads))
    tiles.line = append(tiles.line, _read_line(fields, building, fact))
    tiles.pattern = append(tiles.pattern, _read_pattern(fields, building, fact))
    tiles.shown.append(_read_links(fields, building, fact))
    tiles.built[building] |= BIT[index]
    tiles.coloured[COLOURS.index(colour)] |= BIT[index]
    for provenance in ("source", "field_source", "note"):
        fields.skip(provenance)
    fields.done()
    plain.append(fact)


def _one(colour: int) -> int:
    """One of the resource of a colour, as amounts."""
    return 1 << colour * AMOUNT


def _read_roads(fields: Fields) -> tuple[list[int], list[list[str]]]:
    """Segments as masks of edges; no edge belongs to two segments (D1)."""
    masks: list[int] = []
    used = 0
    for place, group in enumerate(fields.items("roads", [])):
        path = f"{fields.at('roads')}[{place}]"
        mask = 0
        for edge in list_at(group, path, BadFile):
            name = choice_at(edge, path, list(EDGE_NAMES), BadFile)
            bit = 1 << EDGE_NAMES.index(name)
            if used & bit:
                raise BadFile(path, "every edge in one segment only", name)
            used |= bit
            mask |= bit
        if not mask:
            raise BadFile(path, "at least one edge", group)
        masks.append(mask)
    masks.sort()
    return masks, [_names_in(mask, EDGE_NAMES) for mask in masks]


def _names_in(mask: int, names: list[str]) -> list[str]:
    """The names of a mask's bits in order: one way to write what can be written in many."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def _read_line(fields: Fields, building: int, fact: dict[str, object]) -> int:
    """Inns and watchtowers show a row or a column (TV1, PA1)."""
    if building not in (INN, WATCHTOWER):
        if fields.has("direction"):
            raise fields.fail("direction", "nothing for this building", fields.raw("direction"))
        return 0
    name = fields.choice("direction", ["row", "column"])
    fact["direction"] = name
    return ROW if name == "row" else COLUMN


def _read_pattern(fields: Fields, building: int, fact: dict[str, object]) -> int:
    """Workshops show positions: sides, corners or a list of directions (CR1)."""
    if not BASKET <= building <= COOPER:
        for name in ("pattern", "pair"):
            if fields.has(name):
                raise fields.fail(name, "nothing for this building", fields.raw(name))
        return 0
    pair = [COLOURS[colour] for colour in PAIRS[building - BASKET]]
    given = fields.items("pair", list(pair))
    if sorted(str(colour) for colour in given) != sorted(pair):
        raise fields.fail("pair", f"{pair[0]} and {pair[1]} for this building", given)
    fact["pair"] = pair
    mask = _pattern_mask(fields)
    known = {SIDES: "sides", CORNERS: "corners"}
    fact["pattern"] = known[mask] if mask in known else _names_in(mask, DIRECTIONS)
    return mask


def _pattern_mask(fields: Fields) -> int:
    value = fields.raw("pattern")
    if value == "sides":
        return SIDES
    if value == "corners":
        return CORNERS
    if not isinstance(value, list) or not value:
        raise fields.fail("pattern", 'sides, corners or a list like ["N", "SE"]', value)
    mask = 0
    for direction in value:
        name = choice_at(direction, fields.at("pattern"), list(DIRECTIONS), BadFile)
        bit = 1 << DIRECTIONS.index(name)
        if mask & bit:
            raise fields.fail("pattern", "every direction once", name)
        mask |= bit
    return mask


def _read_links(fields: Fields, building: int, fact: dict[str, object]) -> list[int]:
    """Trading posts show producers, guild houses one kind of workshop (TC2, CR2)."""
    if building == TRADING_POST:
        choices = BUILDINGS[FARM : QUARRY + 1]
    elif building == GUILD_HOUSE:
        choices = BUILDINGS[BASKET : COOPER + 1]
    else:
        if fields.has("links"):
            raise fields.fail("links", "nothing for this building", fields.raw("links"))
        return []
    links: list[int] = []
    for name in fields.items("links"):
        link = BUILDINGS.index(choice_at(name, fields.at("links"), choices, BadFile))
        if link in links:
            raise fields.fail("links", "every building once", name)
        links.append(link)
    if not links:
        raise fields.fail("links", f"at least one of {', '.join(choices)}", [])
    links.sort()
    fact["links"] = [BUILDINGS[link] for link in links]
    return links


def read_toml(path: str) -> object:
    """A TOML file as a document; a missing or broken file is said in one sentence."""
    try:
        mode = Path(path).stat().st_mode
        if not stat.S_ISREG(mode):
            raise BadFile(path, "a readable file", "something else")
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadFile(path, "a readable file", error.strerror) from None
    except ValueError:  # a name no file can have
        raise BadFile("tiles", "the name of a readable file", path) from None
    try:
        return tomllib.loads(content.decode("utf-8"))
    except ValueError as error:
        raise BadFile(path, "a TOML file", str(error)) from None
    except RecursionError:
        raise BadFile(path, "a TOML file", "brackets in brackets without end") from None


def differences(tiles: Tiles) -> list[str]:
    """Which fields of which tiles differ from the usual ones, as `tile.field`."""
    usual = {row["id"]: row for row in _rows(USUAL)}
    found: list[str] = []
    for row in _rows(tiles):
        name = row["id"]
        if name not in usual:
            found.append(f"{name}.id")
            continue
        found.extend(f"{name}.{field}" for field in row if row[field] != usual[name].get(field))
    return found


def _rows(tiles: Tiles) -> list[dict[str, object]]:
    rows = tiles.document["tile"]
    assert isinstance(rows, list)
    return rows


def data_text(name: str) -> str:
    """The text of one of the game's own data files."""
    return (files("regna.games.heirs") / "data" / name).read_text(encoding="utf-8")


def _usual_tiles() -> Tiles:
    return read_tiles(tomllib.loads(data_text("tiles.toml")))


USUAL: Final = _usual_tiles()  # the reconstruction that comes with the program
