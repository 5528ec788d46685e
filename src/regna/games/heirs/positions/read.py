"""Reading a position: every zone checked against the ones before, the unknown filled in."""

from __future__ import annotations

from regna.core import BadPosition, Fields, Rng, rng_of
from regna.core.fields import choice_at
from regna.games.heirs.board import read_place
from regna.games.heirs.invariants import tiles_in_play
from regna.games.heirs.knowledge import (
    ANY,
    Hidden,
    draw_one,
    imagine_treasures,
    shuffled,
)
from regna.games.heirs.moves import SLOTS
from regna.games.heirs.reserve import is_empty
from regna.games.heirs.state import (
    ASIDE,
    BLUE,
    ELITE,
    HAND_LIMIT,
    NOBODY,
    RESERVE,
    SIEGE,
    TURN,
    WHITE,
    Heirs,
)
from regna.games.heirs.tiles import COLOURS, SIEGE_TOWER, Tiles
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES


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
        known = entries[0] >= 0
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
        if fields.has("rng") and (not known or stock_given is None):
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
        top_colour = self._colour(given, "top")
        top = -1
        if colour == ANY:  # what is known is drawn first, so that no arrangement is favoured
            top = self._draw_top(given, top_colour, rng)
        if start < 0:
            start = draw_one(tiles, self.pool, colour, rng)
            if start < 0:
                raise entry.fail("colour", "a colour among the tiles left over")
        if top < 0:
            top = self._draw_top(given, top_colour, rng)
        if not self.fields.has("ring"):
            self._deal_ring(rng)
        rest = shuffled(sorted(self.pool), rng)
        stock = [*rest, top] if top >= 0 else rest
        if given.has("left"):
            given.number("left", len(stock), len(stock))
        given.raw("left")
        given.done()
        return Hidden(start, stock)

    def _draw_top(self, given: Fields, colour: int, rng: Rng) -> int:
        """The top of the stock if its colour is known, else -1: any tile will do."""
        if colour == ANY:
            return -1
        top = draw_one(self.state.tiles, self.pool, colour, rng)
        if top < 0:
            raise given.fail("top", "a colour among the tiles left over", COLOURS[colour])
        return top

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
            if index == 0 and place != (0, 0):
                raise entry.fail("at", "0 for the first entry, the start tile", entry.raw("at"))
            if index > 0 and not self._touches(place[0], place[1]):
                raise entry.fail("at", "a place touching an earlier tile", entry.raw("at"))
            if self._tile_at(entry.raw("at")) >= 0:
                raise entry.fail("at", "an empty place", entry.raw("at"))
            owner = NOBODY
            if entry.has("owner"):
                if index == 0:
                    raise entry.fail("owner", "nothing: the start tile is open terrain")
                owner = entry.number("owner", WHITE, BLUE)
            else:
                entry.raw("owner")
            colour = self._colour(entry, "colour")
            if colour not in (ANY, state.tiles.colour[tiles[index]]):
                right = COLOURS[state.tiles.colour[tiles[index]]]
                raise entry.fail("colour", f"{right}, the tile's colour", entry.raw("colour"))
            entry.done()
            state.lay_at(tiles[index], place[0], place[1], owner)

    def _touches(self, x: int, y: int) -> bool:
        state = self.state
        for tile in state.board:
            if abs(state.xs[tile] - x) <= 1 and abs(state.ys[tile] - y) <= 1:
                return True
        return False

    def _tile_at(self, text: object) -> int:
        """The laid tile at a written place, -1 if there is none or it is no place."""
        place = read_place(text) if isinstance(text, str) else None
        if place is not None:
            for tile in self.state.board:
                if self.state.xs[tile] == place[0] and self.state.ys[tile] == place[1]:
                    return tile
        return -1

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
        tile = self._tile_at(words[0])
        if tile < 0:
            raise BadPosition(path, "a place with a tile", value)
        state.unit_cell[number] = state.cell_of(tile)

    def _read_solo(self, rng: Rng) -> None:
        state = self.state
        level = state.options["level"]
        assert isinstance(level, int)
        state.level = level
        fields = self.fields.table("solo")
        if state.hands[BLUE]:
            raise BadPosition("hands[1]", "nothing: Henry has no hand", self.fields.raw("hands"))
        tile = self._tile_at(fields.text("scaffold", "0"))
        if tile < 0:
            raise fields.fail("scaffold", "a place with a tile", fields.raw("scaffold"))
        if state.owner[tile] == BLUE:
            human = "the start tile or one of the human's buildings"
            raise fields.fail("scaffold", human, fields.raw("scaffold"))
        state.scaffold = tile
        unseen = list(range(len(TREASURES.ids)))
        for item in fields.tables("treasures"):
            tile = self._tile_at(item.text("at"))
            if tile < 0 or tile == state.board[0] or state.owner[tile] == WHITE:
                raise item.fail(
                    "at", "a building of Henry's, standing or destroyed", item.raw("at")
                )
            if tile in state.chest_tile:
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
            state.call_number(TURN, seat)
            state.stack[-1].line = state.scripts[TURN].line_of("heirs-act")
        acting = int(state.stack[-1].seat) if state.stack else seat
        if fields.has("seat") and seat != acting:
            raise fields.fail("seat", f"{acting}, the seat of the pending decision", seat)
        ended = bool(state.stack) and state.step().name == "heirs-surplus"
        state.crown = fields.number("crown", WHITE, BLUE, 1 - acting if ended else acting)
        if ended and state.crown == acting and not is_empty(state):
            raise fields.fail("crown", f"{1 - acting}: the turn has ended", acting)
        if fields.has("last_turns") or not state.stock:
            state.last_turns = fields.number("last_turns", 0, 2, 0)
        else:
            fields.raw("last_turns")
        if not state.stack:
            if state.last_turns != 0:
                raise fields.fail("pending", "a decision: the game is not over")
            return
        self._check_hand(acting, SLOTS if state.crown != acting else SLOTS - 1)
        self._check_hand(1 - acting, HAND_LIMIT)

    def _check_hand(self, seat: int, limit: int) -> None:
        many = len(self.state.hands[seat])
        if many > limit:
            raise BadPosition(f"hands[{seat}]", f"at most {limit} tiles", f"{many} tiles")

    def _check_pending(self) -> None:
        """A turn, or a turn with a siege on top; anything else cannot be waiting."""
        state = self.state
        shape = [int(frame.script.number) for frame in state.stack]
        if shape not in ([], [TURN], [TURN, SIEGE]):
            raise BadPosition("pending", "a turn, or a turn and a siege")
        if not state.stack:
            return
        most = HAND_LIMIT if state.step().name == "heirs-surplus" else 0
        start = int(state.stack[0].a)
        if not 0 <= start <= most:
            raise BadPosition("pending[0].from", f"a whole number from 0 to {most}", start)
        if shape == [TURN, SIEGE]:
            if state.stack[0].line != state.scripts[TURN].line_of("heirs-act"):
                raise BadPosition("pending[0].step", "heirs-act while a siege is pending")
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
