"""What can be done, as numbers and as people write it.

temple d7            place a tile            king d7       place or move a leader
catastrophe d7       place a catastrophe     withdraw king
swap 2 temple 1 farm                         pass
war green            which war comes next    support 3     add tiles from the hand
build red-green d7   on the square whose top left corner is d7
build none                                   treasure b2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Argument, BadNotation, Codec, Facts, Named, Verb
from regna.games.tigris.board import SQUARE, SQUARES, cell_name, cell_names, cell_number
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    TILE_NAMES,
    counts_by_name,
    leader,
)

if TYPE_CHECKING:
    from regna.games.tigris.state import Tigris


# ---- swaps: every way to choose up to six tiles -----------------------------------


def _all_swaps() -> list[list[int]]:
    """Numbers of tiles per colour, few tiles first; row 0 chooses none."""
    span = range(HAND + 1)
    rows = [
        [red, blue, green, black]
        for black in span
        for green in span
        for blue in span
        for red in span
        if red + blue + green + black <= HAND
    ]
    return sorted(rows, key=lambda row: (sum(row), [-n for n in row]))


def _key(red: i64, blue: i64, green: i64, black: i64) -> i64:
    base: i64 = HAND + 1
    return base * (base * (base * black + green) + blue) + red


def _rows_by_key() -> vec[i64]:
    table = vec[i64]([-1] * (HAND + 1) ** COLOURS)
    for number, row in enumerate(SWAPS):
        table[_key(row[0], row[1], row[2], row[3])] = number
    return table


SWAPS: Final = _all_swaps()
_ROWS: Final = _rows_by_key()
_TILES: Final = vec[i64]([number for row in SWAPS for number in row])


def swap_tiles(row: i64) -> vec[i64]:
    """How many tiles of each colour a row of SWAPS chooses."""
    return _TILES[COLOURS * row : COLOURS * row + COLOURS]


def _swaps_of(hand: list[int]) -> list[int]:
    return [
        int(SWAP.move(_ROWS[_key(red, blue, green, black)]))
        for black in range(hand[3] + 1)
        for green in range(hand[2] + 1)
        for blue in range(hand[1] + 1)
        for red in range(hand[0] + 1)
        if red + blue + green + black
    ]


def swaps_of(red: i64, blue: i64, green: i64, black: i64) -> list[int]:
    """All swaps of a hand."""
    return _CHOICES[_ROWS[_key(red, blue, green, black)]]


# ---- arguments ----------------------------------------------------------------------


class Place(Argument["Tigris"]):
    """A square; for what has no other name the piece that goes or lies there."""

    def __init__(self, piece: str = "") -> None:
        super().__init__(SQUARES, "place", fixed=True)
        self.piece = piece

    def describe(self, state: Tigris, value: int, earlier: int, facts: Facts) -> None:
        if self.piece:
            facts["piece"] = self.piece
        facts["place"] = cell_name(value)

    def write(self, state: Tigris, value: int, earlier: int) -> str:
        return cell_name(value)

    def read(self, state: Tigris, words: list[str], earlier: int) -> int:
        return read_cell(words)


class Tile(Named):
    """A tile by its name."""

    def describe(self, state: Tigris, value: int, earlier: int, facts: Facts) -> None:
        facts["piece"] = TILE_NAMES[value]
        facts["colour"] = COLOUR_NAMES[value]


class OwnLeader(Named):
    """A leader of the active player, and where it comes from."""

    def describe(self, state: Tigris, value: int, earlier: int, facts: Facts) -> None:
        facts["piece"] = LEADER_NAMES[value]
        facts["colour"] = COLOUR_NAMES[value]
        origin = state.leader_at[leader(state.turn_of(), value)]
        if origin >= 0:
            facts["from"] = cell_name(origin)


class Count(Argument["Tigris"]):
    """How many tiles, from none to a whole hand."""

    def describe(self, state: Tigris, value: int, earlier: int, facts: Facts) -> None:
        facts["count"] = value

    def write(self, state: Tigris, value: int, earlier: int) -> str:
        return str(value)

    def read(self, state: Tigris, words: list[str], earlier: int) -> int:
        return read_count(words)


class Site(Argument["Tigris"]):
    """A monument and the top left of its four squares, as MONUMENTS * square + monument."""

    def describe(self, state: Tigris, value: int, earlier: int, facts: Facts) -> None:
        facts["piece"] = MONUMENT_NAMES[value % MONUMENTS]
        facts["cells"] = cell_names(SQUARE[value // MONUMENTS])
        facts["place"] = cell_name(value // MONUMENTS)

    def write(self, state: Tigris, value: int, earlier: int) -> str:
        return f"{MONUMENT_NAMES[value % MONUMENTS]} {cell_name(value // MONUMENTS)}"

    def read(self, state: Tigris, words: list[str], earlier: int) -> int:
        name = words.pop(0) if words else ""
        if name not in MONUMENT_NAMES:
            expected = f"one of {', '.join([*MONUMENT_NAMES, 'none'])}"
            raise BadNotation("monument", expected, name)
        return MONUMENTS * read_cell(words) + MONUMENT_NAMES.index(name)


class Discard(Argument["Tigris"]):
    """Tiles to swap, as a row of SWAPS: numbers and names; a name alone is one tile."""

    def describe(self, state: Tigris, value: int, earlier: int, facts: Facts) -> None:
        facts["tiles"] = counts_by_name(swap_tiles(value))

    def write(self, state: Tigris, value: int, earlier: int) -> str:
        words = [f"{n} {TILE_NAMES[colour]}" for colour, n in enumerate(SWAPS[value]) if n]
        return " ".join(words) or "none"

    def read(self, state: Tigris, words: list[str], earlier: int) -> int:
        if words == ["none"]:
            words.clear()
            return 0
        counts = [0] * COLOURS
        some = bool(words)
        while words:
            number = read_count(words) if words[0].isascii() and words[0].isdigit() else 1
            name = words.pop(0) if words else ""
            tile = name if name in TILE_NAMES else name.removesuffix("s")
            if tile not in TILE_NAMES:
                raise BadNotation("tile", f"one of {', '.join(TILE_NAMES)}", name)
            counts[TILE_NAMES.index(tile)] += number
        if not some or sum(counts) > HAND:
            example = f"one to {HAND} tiles, as in: swap 2 temple 1 farm"
            raise BadNotation("swap", example, sum(counts))
        return SWAPS.index(counts)


def read_cell(words: list[str]) -> int:
    word = words.pop(0) if words else ""
    cell = cell_number(word)
    if cell < 0:
        raise BadNotation("cell", "a square from a1 to p11", word)
    return cell


def read_count(words: list[str]) -> int:
    word = words.pop(0) if words else ""
    if not (word.isascii() and word.isdigit() and len(word) == 1 and int(word) <= HAND):
        raise BadNotation("count", f"a whole number from 0 to {HAND}", word)
    return int(word)


# ---- verbs ----------------------------------------------------------------------------

OWN: Final = OwnLeader("leader", LEADER_NAMES)

PASS: Final = Verb("pass")
LEADER: Final = Verb("leader", OWN, Place(), word="")
WITHDRAW: Final = Verb("withdraw", OWN)
TILE: Final = Verb("tile", Tile("tile", TILE_NAMES), Place(), word="")
CATASTROPHE: Final = Verb("catastrophe", Place("catastrophe"))
SWAP: Final = Verb("swap", Discard(len(SWAPS), "tiles", listed=False))
WAR: Final = Verb("war", Named("colour", COLOUR_NAMES))
SUPPORT: Final = Verb("support", Count(HAND + 1, "count", fixed=True))
BUILD: Final = Verb("build", Site(SQUARES * MONUMENTS, "site", fixed=True))
NO_BUILD: Final = Verb("no-build", word="build none")
TREASURE: Final = Verb("treasure", Place("treasure"))

MOVES: Final = Codec(
    PASS, LEADER, WITHDRAW, TILE, CATASTROPHE, SWAP, WAR, SUPPORT, BUILD, NO_BUILD, TREASURE
)


_CHOICES: Final = [_swaps_of(hand) for hand in SWAPS]


def corner_of(move: i64) -> i64:
    """The top left square of what a move builds."""
    return BUILD.a(move) // MONUMENTS


def monument_of(move: i64) -> i64:
    """The monument that a move builds."""
    return BUILD.a(move) % MONUMENTS


def build_move(corner: i64, monument: i64) -> i64:
    return BUILD.move(MONUMENTS * corner + monument)
