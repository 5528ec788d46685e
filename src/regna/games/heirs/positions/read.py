"""Reading a position: every zone checked against the ones before, the unknown filled in."""

from __future__ import annotations

from typing import Final

from regna.core import BadOption, BadPosition, Fields, Game, Rng, want
from regna.games.heirs.board import FURTHEST, read_place
from regna.games.heirs.frames import Turn
from regna.games.heirs.knowledge import ANY, draw_one, imagine_treasures, stock_of
from regna.games.heirs.options import Terms
from regna.games.heirs.reserve import is_empty
from regna.games.heirs.row import added, at, row_of
from regna.games.heirs.state import (
    ASIDE,
    BLUE,
    ELITE,
    HAND_LIMIT,
    NOBODY,
    RESERVE,
    RING,
    SLOTS,
    UNITS,
    WHITE,
    Heirs,
)
from regna.games.heirs.tiles import BIT, COLOURS, NO_TILE
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES
from regna.games.heirs.turn import ACT, TURN

MOST_TURNS: Final = 1_000_000


def load(game: Game, document: object, seed: int | str) -> Heirs:
    """The state of a position; every complaint names the field."""
    fields = Fields(document, "")
    seats, options = game.read_header(fields)
    if isinstance(options["tiles"], str):  # a position from elsewhere opens no files here
        raise BadPosition("options.tiles", "the tiles themselves, or null", options["tiles"])
    try:
        state = Heirs(game, seats, Rng(seed), Terms(seats, options))
    except BadOption as bad:
        raise BadPosition(f"options.{bad.field}", bad.expected, bad.got) from None
    used = state.tiles.digest
    digest = fields.text("tiles_digest", used)
    fields.want(digest == used, "tiles_digest", f"{used}, the tiles in use")
    state.turn = fields.number("turn", 0, MOST_TURNS, 1)
    Loader(state, fields).read(seed)
    fields.done()
    state.check_faults()
    return state


class Claims:
    """Things of a kind, by name, of which each can be in one place only."""

    def __init__(self, kind: str, names: list[str], here: list[int], named: str) -> None:
        self.kind = kind
        self.names = names
        self.here = here  # those that are in this game
        self.named = named  # what a name is
        self.left = here.copy()

    def claim(self, name: object, path: str) -> int:
        """The thing of that name, which no other place has claimed."""
        if not isinstance(name, str) or name not in self.names:
            raise BadPosition(path, self.named, name)
        thing = self.names.index(name)
        if thing not in self.left:
            which = "that is nowhere else" if thing in self.here else "of the three sets"
            raise BadPosition(path, f"a {self.kind} {which}", name)
        self.left.remove(thing)
        return thing

    def claims(self, names: object, path: str) -> list[int]:
        if not isinstance(names, list):
            raise BadPosition(path, f"a list of {self.kind}s", names)
        return [self.claim(name, f"{path}[{index}]") for index, name in enumerate(names)]


class Loader:
    """Reads the zones in an order in which each can be checked against the ones before."""

    def __init__(self, state: Heirs, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.tiles = Claims("tile", state.tiles.ids, state.terms.in_play(), "a tile's name")
        self.pool = self.tiles.left  # tiles whose place is not known yet

    def read(self, seed: int | str) -> None:
        state, fields = self.state, self.fields
        laid = fields.tables("board") or [Fields({"at": "0"}, "board[0]")]
        entries = [self._read_laid(entry, index) for index, entry in enumerate(laid)]
        self._read_ring()
        hands = fields.items("hands", [[], []])
        fields.want(len(hands) == 2, "hands", "two lists of tiles")
        for seat in (WHITE, BLUE):
            self._read_hand(seat, hands[seat])
        state.gone = stock_of(self.tiles.claims(fields.items("gone", []), "gone"))
        stock_given = self._read_stock()
        rng = Rng(seed)
        start, stock = self._fill(laid[0], entries[0], stock_given, rng)
        state.stock = stock_of(stock)
        self._lay(laid, [start, *entries[1:]])
        self._read_units()
        if state.solo():
            self._read_solo(rng)
        self._read_turn()
        state.load_stream(fields, rng, entries[0] < 0 or stock_given is None)
        state.wake()

    # ---- tiles -----------------------------------------------------------------

    def _read_hand(self, seat: int, names: object) -> None:
        hand = self.tiles.claims(names, f"hands[{seat}]")
        self._check_hand(seat, len(hand), SLOTS)
        self.state.hands[seat] = row_of(hand)

    def _read_laid(self, entry: Fields, index: int) -> int:
        """The tile of an entry of the board, -1 for a start tile of unknown face."""
        if index == 0 and not entry.has("tile"):
            return -1
        return self.tiles.claim(entry.raw("tile"), entry.at("tile"))

    def _read_ring(self) -> None:
        state, fields = self.state, self.fields
        state.shield = fields.number("shield", 0, RING - 1, 0)
        if not fields.has("ring"):
            return
        ring = fields.items("ring")
        fields.want(len(ring) == RING, "ring", "seven positions", f"{len(ring)} of them")
        for position, name in enumerate(ring):
            if name is not None:
                state.put_in_ring(position, self.tiles.claim(name, f"ring[{position}]"))
        free = at(state.ring, state.shield) < 0
        want(free, f"ring[{state.shield}]", "null, where the shield stands")

    def _read_stock(self) -> list[int] | None:
        """The stock, top last, if it is given in order."""
        value = self.fields.raw("stock")
        if value is None or isinstance(value, dict):
            return None
        names = self.tiles.claims(value, "stock")
        names.reverse()
        return names

    def _fill(
        self, entry: Fields, start: int, stock: list[int] | None, rng: Rng
    ) -> tuple[int, list[int]]:
        """Start tile and stock with all that is unknown drawn by the seed, and the ring."""
        colour = self._colour(entry, "colour")
        given = self.fields.table("stock") if stock is None else Fields({}, "stock")
        top_colour = self._colour(given, "top")
        top = -1
        if colour == ANY != top_colour:  # the known first, so that no arrangement is favoured
            top = self._draw(given, "top", top_colour, rng)
        if start < 0:
            start = self._draw(entry, "colour", colour, rng)
        if stock is not None:
            if self.pool:
                names = ", ".join(self.state.tiles.ids[tile] for tile in self.pool)
                raise self.fields.fail("stock", f"every tile that is nowhere else ({names})")
            return start, stock
        if top < 0 and top_colour != ANY:
            top = self._draw(given, "top", top_colour, rng)
        if not self.fields.has("ring"):
            self._deal_ring(rng)
        stock = sorted(self.pool)
        rng.shuffle(stock)
        if top >= 0:
            stock.append(top)
        given.number("left", len(stock), len(stock), len(stock))
        given.done()
        return start, stock

    def _draw(self, fields: Fields, name: str, colour: int, rng: Rng) -> int:
        """A tile of the colour in a field, or of any."""
        tile = draw_one(self.state.tiles, self.pool, colour, rng)
        fields.want(tile >= 0, name, "a colour among the tiles left over")
        return tile

    def _colour(self, fields: Fields, name: str) -> int:
        return COLOURS.index(fields.choice(name, COLOURS)) if fields.has(name) else ANY

    def _deal_ring(self, rng: Rng) -> None:
        """A ring that was left out is dealt."""
        for offset in range(1, RING):
            if self.pool:
                position = (self.state.shield + offset) % RING
                self.state.put_in_ring(position, draw_one(self.state.tiles, self.pool, ANY, rng))

    def _lay(self, laid: list[Fields], tiles: list[int]) -> None:
        state = self.state
        for index, entry in enumerate(laid):
            place = read_place(entry.text("at", "0" if index == 0 else None))
            if place is None or max(abs(place[0]), abs(place[1])) > FURTHEST:
                raise entry.fail("at", "a place such as 0, n2 or s1e3", entry.raw("at"))
            if index == 0:
                entry.want(place == (0, 0), "at", "0 for the first entry, the start tile")
            else:
                entry.want(self._touches(*place), "at", "a place touching an earlier tile")
            entry.want(self._tile_at(entry.raw("at")) < 0, "at", "an empty place")
            owner = NOBODY
            if entry.has("owner"):
                entry.want(index > 0, "owner", "nothing: the start tile is open terrain")
                owner = entry.number("owner", WHITE, BLUE)
            colour = self._colour(entry, "colour")
            right = state.tiles.colour_name(tiles[index])
            fits = colour == ANY or COLOURS[colour] == right
            entry.want(fits, "colour", f"{right}, the tile's colour")
            entry.done()
            state.lay_at(tiles[index], place[0], place[1], owner)

    def _places(self) -> list[tuple[int, int]]:
        """The true coordinates of the tiles laid so far."""
        return [self.state.true_place(self.state.cells[tile]) for tile in self.state.board]

    def _touches(self, x: int, y: int) -> bool:
        return any(abs(there[0] - x) <= 1 and abs(there[1] - y) <= 1 for there in self._places())

    def _tile_at(self, text: object) -> int:
        """The laid tile at a written place, NO_TILE if there is none or it is no place."""
        place = read_place(text) if isinstance(text, str) else None
        laid = self._places()
        return self.state.board[laid.index(place)] if place in laid else NO_TILE

    # ---- units, treasures, turn --------------------------------------------------

    def _read_units(self) -> None:
        fields = self.fields
        if not fields.has("units"):
            return
        sides = fields.items("units")
        fields.want(len(sides) == 2, "units", "a list of three units for each side")
        for seat in (WHITE, BLUE):
            side = sides[seat]
            if not isinstance(side, list) or len(side) != UNITS:
                raise BadPosition(f"units[{seat}]", "three places, the elite's first", side)
            for unit in range(UNITS):
                self._read_unit(seat, unit, side[unit])

    def _read_unit(self, seat: int, unit: int, value: object) -> None:
        path = f"units[{seat}][{unit}]"
        state = self.state
        words = value.split() if isinstance(value, str) else []
        if len(words) not in (1, 2) or (len(words) == 2 and words[1] != "moved"):
            raise BadPosition(path, 'a place, "reserve", or either with " moved"', value)
        henry = state.solo() and seat == BLUE
        number = seat * UNITS + unit
        if len(words) == 2:
            state.moved |= BIT[number]
        if words[0] == "reserve" and not henry and unit != ELITE:
            state.units[number] = RESERVE
            return
        if words[0] == "aside" and henry:
            state.units[number] = ASIDE
            return
        tile = self._tile_at(words[0])
        want(tile >= 0, path, "a place with a tile", value)
        state.units[number] = state.cells[tile]

    def _read_solo(self, rng: Rng) -> None:
        state = self.state
        fields = self.fields.table("solo")
        none = state.hand_size(BLUE) == 0
        want(none, "hands[1]", "nothing: Henry has no hand", self.fields.raw("hands"))
        tile = self._tile_at(fields.text("scaffold", "0"))
        fields.want(tile >= 0, "scaffold", "a place with a tile")
        human = "the start tile or one of the human's buildings"
        fields.want(not state.owns(BLUE, tile), "scaffold", human)
        state.scaffold = tile
        ids = TREASURES.ids
        tokens = Claims("treasure", ids, list(range(len(ids))), f"one of {', '.join(ids)}")
        unseen = tokens.left
        used: list[int] = []
        for item in fields.tables("treasures"):
            tile = self._tile_at(item.text("at"))
            his = tile >= 0 and tile != state.board[0] and not state.owns(WHITE, tile)
            item.want(his, "at", "a building of Henry's, standing or destroyed")
            item.want(tile not in used, "at", "a tile without another treasure")
            used.append(tile)
            treasure = tokens.claim(item.raw("treasure"), item.at("treasure"))
            state.chest_tile = added(state.chest_tile, tile)
            state.chest_kind = added(state.chest_kind, treasure)
            item.done()
        lifted, stack, unused = [
            tokens.claims(fields.items(name, []), fields.at(name))
            for name in ("lifted", "stack", "unused")
        ]
        state.chest_lifted = row_of(lifted)
        if fields.has("stack") or fields.has("unused"):
            state.chest_stack = row_of(stack[::-1])
            state.chest_unused = row_of(unused)
            fields.done()
            return
        most = max(0, len(unseen) - REMOVED_BY_LEVEL[state.terms.level()])
        left = fields.number("left", most, most, most)
        fields.done()
        imagine_treasures(state, unseen, left, rng)

    def _read_turn(self) -> None:
        state, fields = self.state, self.fields
        seat = fields.number("seat", 0, state.seats - 1, 0)
        state.discounts = fields.number("discounts", 0, 27, 0)
        if fields.has("pending"):
            state.load_pending(fields, "pending")
        else:
            state.call(Turn(TURN, seat, 0))
            state.stack[0].goto(ACT)
        acting: int = state.stack[-1].seat if state.stack else seat
        fits = seat == acting or not fields.has("seat")
        fields.want(fits, "seat", f"{acting}, the seat of the pending decision")
        ended = bool(state.stack) and state.step().name == "heirs-surplus"
        state.crown = fields.number("crown", WHITE, BLUE, 1 - acting if ended else acting)
        taken = not ended or state.crown != acting or is_empty(state)
        fields.want(taken, "crown", f"{1 - acting}: the turn has ended")
        if fields.has("last_turns") or len(state.stock) == 0:
            state.last_turns = fields.number("last_turns", 0, 2, 0)
        if not state.stack:
            fields.want(state.last_turns == 0, "pending", "a decision: the game is not over")
            return
        most = SLOTS if state.crown != acting else SLOTS - 1
        self._check_hand(acting, state.hand_size(acting), most)
        self._check_hand(1 - acting, state.hand_size(1 - acting), HAND_LIMIT)

    def _check_hand(self, seat: int, many: int, most: int) -> None:
        want(many <= most, f"hands[{seat}]", f"at most {most} tiles", f"{many} tiles")
