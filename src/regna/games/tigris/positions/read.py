"""A position read from a document, every field checked.

Left-out fields have defaults, so that a document of a few lines is a position;
docs/positions.md describes them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import BadPosition, Fields, Game, Rng, want
from regna.core.fields import number_at
from regna.games.tigris.board import SQUARE, cell_name, cell_number
from regna.games.tigris.invariants import all_faults
from regna.games.tigris.knowledge import fill, unseen_tiles
from regna.games.tigris.options import Variant
from regna.games.tigris.pieces import (
    CATASTROPHES,
    COLOUR_NAMES,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILES,
    leader,
)
from regna.games.tigris.positions.drawing import (
    COVERED,
    COVERED_TREASURE,
    EMPTY,
    LEADER_SIGN,
    put_signs,
    read_rows,
)
from regna.games.tigris.state import ENDINGS, RUNNING, Tigris
from regna.games.tigris.steps import Turn

UNKNOWN = "unknown"
MANY = 1_000_000_000


def read_position(game: Game, document: object, seed: int | str) -> Tigris:
    """The state of a document; what it leaves open is filled by the seed."""
    fields = Fields(document, "")
    seats, options = game.read_header(fields)
    rng = Rng(seed)
    state = Tigris(game, seats, rng, Variant(options))
    players = fields.players(seats)
    read_board(state, fields, players)
    share_out(
        state.catastrophes, "catastrophes", CATASTROPHES * seats, state.ruins.count(), players
    )
    treasures = int(state.variant.chart.temples.count())
    share_out(state.taken, "treasures", treasures, state.treasures.count(), players)
    read_points(state, players)
    read_tiles(state, fields, players, rng)
    for player in players:
        player.done()
    state.idle = fields.number("idle", 0, MANY, 0)
    state.ending = ENDINGS.index(fields.choice("ending", ENDINGS, ""))
    read_pending(state, fields)
    state.load_stream(fields, rng, False)
    fields.done()
    running = state.ending == RUNNING
    want(running == bool(state.stack), "ending", "empty exactly while a decision is pending")
    state.wake()
    for field, expected in all_faults(state):
        raise BadPosition(field, expected)
    return state


def read_pending(state: Tigris, fields: Fields) -> None:
    """The stack; left out, the seat of `turn` chooses an action (`actions` are done)."""
    seat = fields.number("turn", 0, state.seats - 1, 0)
    actions = fields.number("actions", 0, 1, 0)
    if fields.has("pending"):
        state.load_pending(fields, "pending")
    elif state.ending == RUNNING:
        state.call(Turn(state.scripts[0], seat, actions))


def read_cell(value: object, path: str) -> int:
    cell = cell_number(value) if isinstance(value, str) else -1
    want(cell >= 0, path, "a square from a1 to p11", value)
    return cell


def read_board(state: Tigris, fields: Fields, players: list[Fields]) -> None:
    """Draw the board, then put monuments, leaders and the marker on it."""
    text = read_rows(fields.items("board", list(state.variant.chart.rows)), "board")
    put_signs(state, text, "board")
    read_monuments(state, fields, text)
    read_leaders(state, players, text)
    for cell, sign in enumerate(text):
        if sign in (COVERED, COVERED_TREASURE) and not state.down.has(cell):
            raise BadPosition("monuments", f"a monument over {cell_name(cell)}")
        if sign == LEADER_SIGN and not state.leaders.has(cell):
            raise BadPosition("players", f"a leader on {cell_name(cell)}")
    if fields.has("marker"):
        state.marker = read_cell(fields.raw("marker"), "marker")
        fields.want(state.colour_at(state.marker) >= 0, "marker", "a square with a face-up tile")


def read_monuments(state: Tigris, fields: Fields, text: str) -> None:
    for item in fields.tables("monuments"):
        monument = MONUMENT_NAMES.index(item.choice("monument", MONUMENT_NAMES))
        colour = COLOUR_NAMES.index(item.choice("colour", COLOUR_NAMES))
        corner = read_cell(item.raw("cell"), item.at("cell"))
        item.done()
        item.want(state.monument_at[monument] < 0, "monument", "every monument once")
        square = SQUARE[corner]
        item.want(square.any(), "cell", "the top left of four squares")
        for cell in square.list():
            bare = text[cell] in EMPTY + COVERED + COVERED_TREASURE
            item.want(bare, "cell", f"nothing else drawn on {cell_name(cell)}", text[cell])
        state.lay(colour, state.tiles(colour).union(square))
        state.occupied = state.occupied.union(square)
        state.put_monument(monument, corner, colour)


def read_leaders(state: Tigris, players: list[Fields], text: str) -> None:
    for seat, player in enumerate(players):
        leaders = player.table("leaders")
        for colour, name in enumerate(LEADER_NAMES):
            if not leaders.has(name):
                continue
            cell = read_cell(leaders.raw(name), leaders.at(name))
            bare = text[cell] in EMPTY + LEADER_SIGN and not state.occupied.has(cell)
            leaders.want(bare, name, "a square with nothing else on it")
            state.put_leader(leader(seat, colour), cell)
        leaders.done()


def share_out(
    numbers: vec[i64], name: str, in_all: int, on_board: i64, players: list[Fields]
) -> None:
    """Read a number per player; what is missing to all there are is shared out.

    It goes to those who left the field out: catastrophes to the last seats
    (the first have used theirs), treasures to the first.
    """
    most = CATASTROPHES if name == "catastrophes" else in_all
    for seat, player in enumerate(players):
        numbers[seat] = player.number(name, 0, most, 0)
    missing = in_all - on_board - sum(numbers)
    seats = [seat for seat, player in enumerate(players) if not player.has(name)]
    if name == "catastrophes":
        seats.reverse()
    for seat in seats:
        share = min(missing, most)
        if share > 0:
            numbers[seat] += share
            missing -= share
    want(missing == 0, "players", f"{in_all} {name} in all", f"{in_all - missing}")


def read_points(state: Tigris, players: list[Fields]) -> None:
    for seat, player in enumerate(players):
        points = player.table("points")
        for colour, name in enumerate(COLOUR_NAMES):
            state.points[leader(seat, colour)] = points.number(name, 0, MANY, 0)
        points.done()


def read_zone(fields: Fields, name: str, zone: vec[i64], first: i64, usual: int) -> int:
    """Tiles by colour into a zone; says how many more there are of unknown colour."""
    value = fields.raw(name)
    most = sum(TILES)
    if value is None:
        return usual
    if isinstance(value, int):
        return number_at(value, fields.at(name), 0, most, BadPosition)
    tiles = Fields(value, fields.at(name))
    for colour, colour_name in enumerate(COLOUR_NAMES):
        zone[first + colour] = tiles.number(colour_name, 0, TILES[colour], 0)
    unknown = tiles.number(UNKNOWN, 0, most, 0)
    tiles.done()
    return unknown


def read_tiles(state: Tigris, fields: Fields, players: list[Fields], rng: Rng) -> None:
    """Hands, swapped tiles, lost tiles and the bag; unknown ones are dealt.

    The bag left out holds the rest; the bag given and `lost` left out, the
    rest is lost.
    """
    hands = [
        read_zone(player, "hand", state.hands, leader(seat, 0), HAND)
        for seat, player in enumerate(players)
    ]
    swapped = [
        read_zone(player, "swapped", state.swapped, leader(seat, 0), 0)
        for seat, player in enumerate(players)
    ]
    for seat, player in enumerate(players):
        fits = state.hand_size(seat) + hands[seat] <= HAND
        player.want(fits, "hand", f"at most {HAND} tiles")
    known = read_zone(fields, "lost", state.lost, 0, 0) == 0
    fields.want(known, "lost", "tiles by colour: they were seen by everybody")
    unknown = read_zone(fields, "bag", state.bag, 0, 0)
    pool = unseen_tiles(state)
    for colour, left in enumerate(pool):
        many = f"at most {TILES[colour]} {COLOUR_NAMES[colour]} tiles in all"
        want(left >= 0, "board", many, TILES[colour] - left)
    spare = sum(pool) - sum(hands) - sum(swapped)
    rest_lost = fields.has("bag") and not fields.has("lost")
    if spare < unknown or (fields.has("bag") and not rest_lost and spare != unknown):
        many = f"{max(spare, 0)} tiles of unknown colour, for so many are left"
        raise BadPosition("bag", many, unknown)
    bag = unknown if rest_lost else -1
    fill(state, vec[i64](hands), vec[i64](swapped), bag, rng)
