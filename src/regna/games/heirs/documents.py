"""Positions as documents: whole, as known to a seat, or written by hand.

docs/positions.md describes the fields. What is left out has a default; what is
unknown is filled in by the seed.
"""

from __future__ import annotations

from regna.core import BadPosition, Facts, Fields, Game, Rng, rng_of
from regna.core.fields import choice_at
from regna.games.heirs.board import cell_at, read_place, touching
from regna.games.heirs.invariants import faults, tiles_in_play
from regna.games.heirs.knowledge import (
    ANY,
    Hidden,
    draw_one,
    imagine,
    imagine_treasures,
)
from regna.games.heirs.moves import SLOTS
from regna.games.heirs.rulings import new_state
from regna.games.heirs.show import top_colour, where
from regna.games.heirs.state import (
    ASIDE,
    BLUE,
    ELITE,
    HAND_LIMIT,
    NOBODY,
    NOT_YET,
    RESERVE,
    SIEGE,
    TURN,
    WHITE,
    Heirs,
)
from regna.games.heirs.tiles import COLOURS, SIEGE_TOWER, Tiles
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES


def dump(state: Heirs, truth: bool) -> dict[str, object]:
    """The whole truth, or what every seat knows."""
    ids = state.tiles.ids
    document = state.game.header(state, state.options)
    document["tiles_digest"] = state.tiles.digest
    document["turn"] = int(state.turn)
    document["board"] = [_dump_laid(state, tile, truth) for tile in state.board]
    document["units"] = [
        [_dump_unit(state, unit) for unit in range(seat * 3, seat * 3 + 3)]
        for seat in (WHITE, BLUE)
    ]
    document["ring"] = [ids[tile] if tile >= 0 else None for tile in state.ring]
    document["shield"] = int(state.shield)
    document["crown"] = int(state.crown)
    document["hands"] = [[ids[tile] for tile in hand] for hand in state.hands]
    if truth:
        document["stock"] = [ids[tile] for tile in reversed(state.stock)]
    else:
        document["stock"] = {"left": len(state.stock), "top": top_colour(state)}
    document["gone"] = [ids[tile] for tile in state.gone]
    document["discounts"] = int(state.discounts)
    document["last_turns"] = None if state.last_turns == NOT_YET else int(state.last_turns)
    if state.solo():
        document["solo"] = _dump_solo(state, truth)
    document["pending"] = state.dump_pending()
    if truth:
        document["rng"] = state.rng.document()
    return document


def _dump_laid(state: Heirs, tile: int, truth: bool) -> Facts:
    entry: Facts = {"at": state.place_of(tile)}
    if tile == state.board[0] and not truth:
        entry["colour"] = COLOURS[state.tiles.colour[tile]]
    else:
        entry["tile"] = state.tiles.ids[tile]
    if state.owner[tile] != NOBODY:
        entry["owner"] = state.owner[tile]
    return entry


def _dump_unit(state: Heirs, unit: int) -> str:
    place = where(state, state.unit_cell[unit])
    return f"{place} moved" if state.unit_moved[unit] else place


def _dump_solo(state: Heirs, truth: bool) -> Facts:
    names = TREASURES.ids
    solo: Facts = {
        "scaffold": state.place_of(int(state.scaffold)),
        "treasures": [
            {"at": state.place_of(tile), "treasure": names[kind]}
            for tile, kind in zip(state.chest_tile, state.chest_kind, strict=True)
        ],
        "lifted": [names[kind] for kind in state.chest_lifted],
    }
    if truth:
        solo["stack"] = [names[kind] for kind in reversed(state.chest_stack)]
        if state.chest_unused:
            solo["unused"] = [names[kind] for kind in state.chest_unused]
    else:
        solo["left"] = len(state.chest_stack)
    return solo


def load(game: Game, document: object, seed: int | str) -> Heirs:
    """The state of a position; every complaint names the field."""
    fields = Fields(document, "")
    seats, options = game.read_header(fields)
    state = new_state(game, seats, Rng(seed), options)
    state.clear()
    digest = fields.text("tiles_digest", state.tiles.digest)
    if digest != state.tiles.digest:
        raise BadPosition("tiles_digest", f"{state.tiles.digest}, the tiles in use", digest)
    state.turn = fields.number("turn", 0, 10**6, 1)
    Loader(state, fields).read(seed)
    fields.done()
    broken = faults(state)
    if broken:
        raise BadPosition("position", f"a possible position ({broken[0]})")
    return state


class Loader:
    """Reads the zones in an order in which each can be checked against the ones before."""

    def __init__(self, state: Heirs, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.pool = tiles_in_play(state)  # tiles whose place is not known yet

    def read(self, seed: int | str) -> None:
        state, fields = self.state, self.fields
        laid = fields.tables("board") or [Fields({"at": "0"}, "board[0]")]
        entries = [self._read_laid(entry, index) for index, entry in enumerate(laid)]
        self._read_ring()
        hands = fields.items("hands", [[], []])
        if len(hands) != 2:
            raise fields.fail("hands", "two lists of tiles", hands)
        for seat in (WHITE, BLUE):
            state.hands[seat] = self._names(hands[seat], f"hands[{seat}]")
        state.gone = self._names(fields.items("gone", []), "gone")
        start_known = entries[0] >= 0
        stock_given = self._read_stock()
        rng = Rng(seed)
        hidden = self._fill(laid[0], entries[0], stock_given, rng)
        state.stock = hidden.stock
        self._lay(laid, [hidden.start, *entries[1:]])
        self._read_units()
        if state.solo():
            self._read_solo(rng)
        self._read_turn()
        if fields.has("rng"):
            state.rng = rng_of(fields.raw("rng"), "rng")
        else:
            state.rng = rng.split()
        if not start_known and fields.has("rng"):
            raise fields.fail("rng", "nothing while something is unknown")
        state.wake()

    # ---- tiles -----------------------------------------------------------------

    def _claim(self, name: object, path: str) -> int:
        """The tile of that name, which no other place has claimed."""
        tiles: Tiles = self.state.tiles
        if not isinstance(name, str) or tiles.number(name) < 0:
            raise BadPosition(path, "a tile's name", name)
        tile = tiles.number(name)
        if tile not in self.pool:
            in_play = tile in tiles_in_play(self.state)
            reason = "a tile that is nowhere else" if in_play else "a tile of the three sets"
            raise BadPosition(path, reason, name)
        self.pool.remove(tile)
        return tile

    def _names(self, names: object, path: str) -> list[int]:
        if not isinstance(names, list):
            raise BadPosition(path, "a list of tiles", names)
        return [self._claim(name, f"{path}[{index}]") for index, name in enumerate(names)]

    def _read_laid(self, entry: Fields, index: int) -> int:
        """The tile of an entry of the board, -1 for a start tile of unknown face."""
        if index == 0 and not entry.has("tile"):
            entry.raw("tile")
            return -1
        return self._claim(entry.raw("tile"), entry.at("tile"))

    def _read_ring(self) -> None:
        state, fields = self.state, self.fields
        state.shield = fields.number("shield", 0, 6, 0)
        if not fields.has("ring"):
            return
        ring = fields.items("ring")
        if len(ring) != 7:
            raise fields.fail("ring", "seven positions", f"{len(ring)} of them")
        for position, name in enumerate(ring):
            if name is not None:
                state.ring[position] = self._claim(name, f"ring[{position}]")
        if state.ring[state.shield] >= 0:
            raise BadPosition(f"ring[{int(state.shield)}]", "null, where the shield stands")

    def _read_stock(self) -> list[int] | None:
        """The stock, top last, if it is given in order."""
        value = self.fields.raw("stock")
        if value is None or isinstance(value, dict):
            return None
        names = self._names(value, "stock")
        names.reverse()
        return names

    def _fill(self, entry: Fields, start: int, stock: list[int] | None, rng: Rng) -> Hidden:
        """Everything that is unknown, by the seed: start tile, top of the stock, ring, stock."""
        state = self.state
        tiles = state.tiles
        colour = self._colour(entry, "colour")
        if start >= 0 and colour not in (ANY, tiles.colour[start]):
            raise entry.fail("colour", f"{COLOURS[tiles.colour[start]]}, the tile's colour")
        if stock is not None:
            if start < 0:
                start = draw_one(tiles, self.pool, colour, rng)
                if start < 0:
                    raise entry.fail("colour", "a colour among the tiles left over")
            if self.pool:
                names = ", ".join(tiles.ids[tile] for tile in self.pool)
                raise self.fields.fail("stock", f"every tile that is nowhere else ({names})")
            return Hidden(start, stock)
        given = self.fields.table("stock")
        top = self._colour(given, "top")
        if start < 0:
            start = draw_one(tiles, self.pool, colour, rng)
            if start < 0:
                raise entry.fail("colour", "a colour among the tiles left over")
        if not self.fields.has("ring"):
            self._deal_ring(rng)
        left = given.number("left", len(self.pool), len(self.pool), len(self.pool))
        given.done()
        if left == 0:
            return Hidden(start, [])
        if not any(top in (ANY, tiles.colour[tile]) for tile in self.pool):
            raise given.fail("top", "a colour among the tiles left over", COLOURS[top])
        return Hidden(start, imagine(tiles, self.pool, top, rng))

    def _colour(self, fields: Fields, name: str) -> int:
        if not fields.has(name):
            fields.raw(name)
            return ANY
        return COLOURS.index(fields.choice(name, list(COLOURS)))

    def _deal_ring(self, rng: Rng) -> None:
        """A ring that was left out is dealt."""
        for offset in range(1, 7):
            if self.pool:
                position = (self.state.shield + offset) % 7
                self.state.ring[position] = draw_one(self.state.tiles, self.pool, ANY, rng)

    def _lay(self, laid: list[Fields], tiles: list[int]) -> None:
        state = self.state
        for index, entry in enumerate(laid):
            place = read_place(entry.text("at", "0" if index == 0 else None))
            if place is None or max(abs(place[0]), abs(place[1])) > 26:
                raise entry.fail("at", "a place such as 0, n2 or s1e3", entry.raw("at"))
            cell = cell_at(place[0], place[1])
            if index == 0 and place != (0, 0):
                raise entry.fail("at", "0 for the first entry, the start tile", entry.raw("at"))
            if index > 0 and not any(touching(cell, state.cell_of(t)) for t in state.board):
                raise entry.fail("at", "a place touching an earlier tile", entry.raw("at"))
            if state.grid[cell]:
                raise entry.fail("at", "an empty place", entry.raw("at"))
            owner = NOBODY
            if entry.has("owner"):
                if index == 0:
                    raise entry.fail("owner", "nothing: the start tile is open terrain")
                owner = entry.number("owner", WHITE, BLUE)
            else:
                entry.raw("owner")
            entry.raw("colour")
            entry.done()
            state.lay_at(tiles[index], place[0], place[1], owner)

    # ---- units, treasures, turn --------------------------------------------------

    def _read_units(self) -> None:
        fields = self.fields
        if not fields.has("units"):
            return
        sides = fields.items("units")
        if len(sides) != 2:
            raise fields.fail("units", "a list of three units for each side", sides)
        for seat in (WHITE, BLUE):
            side = sides[seat]
            if not isinstance(side, list) or len(side) != 3:
                raise BadPosition(f"units[{seat}]", "three places, the elite's first", side)
            for unit in range(3):
                self._read_unit(seat, unit, side[unit])

    def _read_unit(self, seat: int, unit: int, value: object) -> None:
        path = f"units[{seat}][{unit}]"
        state = self.state
        words = value.split() if isinstance(value, str) else []
        if len(words) not in (1, 2) or (len(words) == 2 and words[1] != "moved"):
            raise BadPosition(path, 'a place, "reserve", or either with " moved"', value)
        henry = state.solo() and seat == BLUE
        number = seat * 3 + unit
        state.unit_moved[number] = len(words) - 1
        if words[0] == "reserve" and not henry and unit != ELITE:
            state.unit_cell[number] = RESERVE
            return
        if words[0] == "aside" and henry:
            state.unit_cell[number] = ASIDE
            return
        place = read_place(words[0])
        if place is None or state.tile_on(cell_at(place[0], place[1])) < 0:
            raise BadPosition(path, "a place with a tile", value)
        state.unit_cell[number] = cell_at(place[0], place[1])

    def _read_solo(self, rng: Rng) -> None:
        state = self.state
        level = state.options["level"]
        assert isinstance(level, int)
        state.level = level
        fields = self.fields.table("solo")
        place = read_place(fields.text("scaffold", "0"))
        tile = -1 if place is None else state.tile_on(cell_at(place[0], place[1]))
        if tile < 0:
            raise fields.fail("scaffold", "a place with a tile", fields.raw("scaffold"))
        state.scaffold = tile
        unseen = list(range(len(TREASURES.ids)))
        for item in fields.tables("treasures"):
            on = read_place(item.text("at"))
            tile = -1 if on is None else state.tile_on(cell_at(on[0], on[1]))
            if tile < 0 or tile in state.chest_tile:
                raise item.fail("at", "a tile without another treasure", item.raw("at"))
            state.chest_tile.append(tile)
            name = item.raw("treasure")
            state.chest_kind.append(_claim_treasure(unseen, name, item.at("treasure")))
            item.done()
        state.chest_lifted = _treasures(unseen, fields, "lifted")
        unused = REMOVED_BY_LEVEL[state.level]
        if fields.has("stack") or fields.has("unused"):
            state.chest_stack = _treasures(unseen, fields, "stack")
            state.chest_stack.reverse()
            state.chest_unused = _treasures(unseen, fields, "unused")
            fields.done()
            return
        most = max(0, len(unseen) - unused)
        left = fields.number("left", most, most, most)
        fields.done()
        imagine_treasures(state, unseen, left, rng)

    def _read_turn(self) -> None:
        state, fields = self.state, self.fields
        seat = fields.number("seat", 0, state.seats - 1, 0)
        state.discounts = fields.number("discounts", 0, 27, 0)
        if fields.has("pending") or isinstance(fields.values.get("pending"), list):
            state.load_pending(fields, "pending")
            self._check_pending()
        else:
            state.call(TURN, seat)
            state.stack[-1].line = state.scripts[TURN].line_of("heirs-act")
        acting = int(state.stack[-1].seat) if state.stack else seat
        state.crown = fields.number("crown", WHITE, BLUE, acting)
        if fields.has("last_turns") or not state.stock:
            state.last_turns = fields.number("last_turns", 0, 2, 0)
        else:
            fields.raw("last_turns")
        if not state.stack:
            return
        limit = SLOTS if state.crown != acting else SLOTS - 1
        if len(state.hands[acting]) > limit:
            raise BadPosition(f"hands[{acting}]", f"at most {limit} tiles", state.hands[acting])
        if len(state.hands[1 - acting]) > HAND_LIMIT:
            raise BadPosition(f"hands[{1 - acting}]", f"at most {HAND_LIMIT} tiles")

    def _check_pending(self) -> None:
        """A turn, or a turn with a siege on top; anything else cannot be waiting."""
        state = self.state
        shape = [int(frame.script) for frame in state.stack]
        if shape not in ([], [TURN], [TURN, SIEGE]):
            raise BadPosition("pending", "a turn, or a turn and a siege")
        if not state.stack:
            return
        if not 0 <= state.stack[0].a <= HAND_LIMIT:
            raise BadPosition("pending[0].from", f"a number from 0 to {HAND_LIMIT}")
        if shape == [TURN, SIEGE]:
            siege = state.stack[1]
            tower = int(siege.a)
            on_board = tower in state.board and state.owner[tower] == siege.seat
            if not on_board or state.tiles.building[tower] != SIEGE_TOWER:
                raise BadPosition("pending[1].tower", "a siege tower of that seat")
            if not 0 <= siege.b <= 4 or siege.seat != state.stack[0].seat:
                raise BadPosition("pending[1]", "the turn's seat and a side from 0 to 4")


def _claim_treasure(unseen: list[int], name: object, path: str) -> int:
    choice = choice_at(name, path, list(TREASURES.ids), BadPosition)
    treasure = TREASURES.ids.index(choice)
    if treasure not in unseen:
        raise BadPosition(path, "a treasure that is nowhere else", name)
    unseen.remove(treasure)
    return treasure


def _treasures(unseen: list[int], fields: Fields, name: str) -> list[int]:
    items = fields.items(name, [])
    return [
        _claim_treasure(unseen, item, f"{fields.at(name)}[{index}]")
        for index, item in enumerate(items)
    ]
