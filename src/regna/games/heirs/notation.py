"""Moves as text and back; docs/notation.md tells it to people."""

from __future__ import annotations

from regna.core import BadNotation, Facts
from regna.games.heirs import moves
from regna.games.heirs.board import (
    EDGE_NAMES,
    NEIGHBOURS,
    cell_at,
    direction_between,
    read_place,
)
from regna.games.heirs.moves import (
    BUILD,
    CAMP_MOVE,
    DESTROY,
    DISCARD,
    DONE,
    END,
    EXPAND,
    NOTHING,
    STEP,
    SUMMON,
    TAKE,
    WITHDRAW,
)
from regna.games.heirs.state import SIEGE, Heirs
from regna.games.heirs.tiles import BUILDINGS
from regna.games.heirs.units import unit_name

VERBS = ["take", "build", "expand", "step", "summon", "withdraw", "camp"]
OTHER_VERBS = ["destroy", "done", "discard", "end"]


def acting(state: Heirs) -> int:
    """The seat whose hand and units a move speaks of."""
    return 0 if state.active < 0 else int(state.active)


def parts(state: Heirs, move: int) -> Facts:
    """Verb, tile, cell and so on of any move."""
    seat = acting(state)
    kind = moves.kind_of(move)
    if kind in (BUILD, EXPAND):
        slot = (move - kind) >> 10
        found: Facts = {"verb": "build" if kind == BUILD else "expand", "slot": slot}
        found["tile"] = hand_tile(state, seat, slot)
        found["cell"] = state.written(move & 1023)
        return found
    if kind == SUMMON:
        return {"verb": "summon", "cell": state.written(move - SUMMON)}
    if kind == TAKE:
        tile = state.ring[move - TAKE]
        name = state.tiles.ids[tile] if tile >= 0 else None
        return {"verb": "take", "position": move - TAKE, "tile": name}
    if kind == STEP:
        unit, direction = (move - STEP) >> 3, (move - STEP) & 7
        cell = state.unit_cell[seat * 3 + unit]
        found = {"verb": "step", "unit": unit_name(unit), "number": unit, "direction": direction}
        found["from"] = state.written(cell) if cell >= 0 else None
        found["cell"] = state.written(NEIGHBOURS[cell * 8 + direction]) if cell >= 0 else None
        return found
    if kind == WITHDRAW:
        unit = move - WITHDRAW
        cell = state.unit_cell[seat * 3 + unit]
        found = {"verb": "withdraw", "unit": unit_name(unit), "number": unit}
        found["from"] = state.written(cell) if cell >= 0 else None
        return found
    if kind == CAMP_MOVE:
        tile = move - CAMP_MOVE
        found = {"verb": "camp", "tile": state.tiles.ids[tile]}
        found["cell"] = state.place_of(tile) if tile in state.board[1:] else None  # S9
        return found
    if kind == DESTROY:
        return {"verb": "destroy", "side": move - DESTROY, "cell": side_of_tower(state, move)}
    if kind == DISCARD:
        slot = move - DISCARD
        return {"verb": "discard", "slot": slot, "tile": hand_tile(state, seat, slot)}
    if kind == DONE:
        return {"verb": "done"}
    if kind == END:
        return {"verb": "end"}
    return {"verb": "nothing", "number": move}


def hand_tile(state: Heirs, seat: int, slot: int) -> str | None:
    """The id of a tile in hand, None if the hand is shorter."""
    hand = state.hands[seat]
    return state.tiles.ids[hand[slot]] if slot < len(hand) else None


def side_of_tower(state: Heirs, move: int) -> str | None:
    """The place beside the new siege tower a move means, None if none was just built."""
    if not state.stack or state.stack[-1].script.number != SIEGE:
        return None
    tower = int(state.stack[-1].a)
    return state.written(NEIGHBOURS[state.cell_of(tower) * 8 + (move - DESTROY) * 2])


def write(state: Heirs, move: int) -> str:
    """The move as text; what has no name is written by its number after #."""
    kind = moves.kind_of(move)
    if kind == NOTHING:
        return f"#{move}"
    found = parts(state, move)
    verb = str(found["verb"])
    if kind in (BUILD, EXPAND):
        slot = (move - kind) >> 10
        return f"{verb} {found['tile'] or f'#{slot + 1}'} {found['cell']}"
    if kind == TAKE:
        return f"take {found['tile'] or f'#{move - TAKE + 1}'}"
    if kind == STEP:
        unit = (move - STEP) >> 3
        if found["from"] is None:
            return f"step #{unit + 1} #{((move - STEP) & 7) + 1}"
        return f"step {found['from']} {found['cell']}"
    if kind == WITHDRAW:
        return f"withdraw {found['from'] or f'#{move - WITHDRAW + 1}'}"
    if kind == CAMP_MOVE:
        return f"camp {found['tile']}"
    if kind == SUMMON:
        return f"summon {found['cell']}"
    if kind == DESTROY:
        return f"destroy {found['cell'] or EDGE_NAMES[move - DESTROY]}"
    if kind == DISCARD:
        return f"discard {found['tile'] or f'#{move - DISCARD + 1}'}"
    return verb


def read(state: Heirs, text: str) -> int:
    """The move a text means, legal or not; a text that is no move says what was expected."""
    words = text.strip().lower().split()
    if not words:
        raise BadNotation("move", f"one of {', '.join(VERBS + OTHER_VERBS)}", text)
    verb, rest = words[0], words[1:]
    if verb.startswith("#") and not rest:
        return _number(verb, 0, moves.SPACE - 1, "a move's number after #")
    if verb not in VERBS + OTHER_VERBS:
        raise BadNotation("move", f"one of {', '.join(VERBS + OTHER_VERBS)}", words[0])
    needed = {"build": 2, "expand": 2, "step": 2, "end": 0, "done": 0}.get(verb, 1)
    if len(rest) != needed:
        raise BadNotation("move", _form(verb), text.strip())
    seat = acting(state)
    if verb == "end":
        return END
    if verb == "done":
        return DONE
    if verb == "build":
        return BUILD + _slot(state, seat, rest[0]) * 1024 + _cell(state, rest[1])
    if verb == "expand":
        return EXPAND + _slot(state, seat, rest[0]) * 1024 + _cell(state, rest[1])
    if verb == "take":
        return TAKE + _position(state, rest[0])
    if verb == "step":
        return _step(state, seat, rest[0], rest[1])
    if verb == "summon":
        return SUMMON + _cell(state, rest[0])
    if verb == "withdraw":
        return WITHDRAW + _unit(state, seat, rest[0])
    if verb == "camp":
        return CAMP_MOVE + _camp(state, rest[0])
    if verb == "discard":
        return DISCARD + _slot(state, seat, rest[0])
    return DESTROY + _side(state, rest[0])


def _form(verb: str) -> str:
    forms = {
        "build": "build TILE PLACE, such as build inn n1e1",
        "expand": "expand TILE PLACE, such as expand inn n1e1",
        "step": "step FROM TO, such as step 0 n1",
        "take": "take TILE, such as take inn",
        "summon": "summon PLACE, such as summon n1",
        "withdraw": "withdraw PLACE, such as withdraw n1",
        "camp": "camp PLACE, such as camp n1",
        "destroy": "destroy PLACE, such as destroy n1",
        "discard": "discard TILE, such as discard inn",
    }
    return forms.get(verb, f"{verb} alone")


def _number(text: str, low: int, high: int, expected: str) -> int:
    digits = text[1:]
    if digits.isascii() and digits.isdigit() and len(digits) <= 9 and low <= int(digits) <= high:
        return int(digits)
    raise BadNotation("move", expected, text)


def _cell(state: Heirs, text: str) -> int:
    place = read_place(text)
    if place is None:
        raise BadNotation("place", "a place seen from the start tile, such as 0, n2 or s1e3", text)
    cell = cell_at(place[0], place[1])
    if state.true_place(cell) != place:  # too far away: on the wrapped grid it is another cell
        raise BadNotation("place", "a place near the landscape", text)
    return cell


def _among(state: Heirs, tiles: list[int], text: str, where: str) -> int:
    """Where in a list of tiles the one meant by its id, or by its building alone, stands."""
    found = [at for at, tile in enumerate(tiles) if tile >= 0 and state.tiles.ids[tile] == text]
    if not found:
        for at, tile in enumerate(tiles):
            if tile >= 0 and BUILDINGS[state.tiles.building[tile]] == text:
                found.append(at)
    if len(found) == 1:
        return found[0]
    names = ", ".join(state.tiles.ids[tile] for tile in tiles if tile >= 0)
    raise BadNotation("tile", f"a tile {where} ({names or 'none there'})", text)


def _slot(state: Heirs, seat: int, text: str) -> int:
    if text.startswith("#"):
        return _number(text, 1, moves.SLOTS, f"#1 to #{moves.SLOTS}") - 1
    return _among(state, state.hands[seat], text, "in hand")


def _position(state: Heirs, text: str) -> int:
    if text.startswith("#"):
        return _number(text, 1, 7, "#1 to #7") - 1
    return _among(state, state.ring, text, "in the royal reserve")


def _unit(state: Heirs, seat: int, text: str) -> int:
    if text.startswith("#"):
        return _number(text, 1, 3, "#1 to #3") - 1
    cell = _cell(state, text)
    for unit in range(3):
        if state.unit_cell[seat * 3 + unit] == cell:
            return unit
    raise BadNotation("place", "a place with a unit of yours", text)


def _step(state: Heirs, seat: int, start: str, goal: str) -> int:
    unit = _unit(state, seat, start)
    if goal.startswith("#"):
        return STEP + unit * 8 + _number(goal, 1, 8, "#1 to #8") - 1
    cell = state.unit_cell[seat * 3 + unit]
    direction = direction_between(cell, _cell(state, goal)) if cell >= 0 else -1
    if direction < 0:
        raise BadNotation("place", f"a place next to {start}", goal)
    return STEP + unit * 8 + direction


def _camp(state: Heirs, text: str) -> int:
    tile = state.tiles.number(text)
    if tile < 0 and read_place(text) is not None:
        tile = state.tile_on(_cell(state, text))
        if tile == state.board[0]:  # its face is hidden
            tile = -1
    if tile < 0:
        raise BadNotation("tile", "a tile's name or a place with a building", text)
    return tile


def _side(state: Heirs, text: str) -> int:
    if text.upper() in EDGE_NAMES:
        return EDGE_NAMES.index(text.upper())
    cell = _cell(state, text)
    if state.stack and state.stack[-1].script.number == SIEGE:
        tower = state.cell_of(int(state.stack[-1].a))
        for edge in range(4):
            if NEIGHBOURS[tower * 8 + edge * 2] == cell:
                return edge
    raise BadNotation("place", "a place beside the new siege tower", text)
