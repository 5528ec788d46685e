"""What a player sees: everything is open but the stock, the start tile's face and treasures."""

from __future__ import annotations

from regna.core import Facts
from regna.core.fields import copied
from regna.games.heirs.reserve import reach, window
from regna.games.heirs.resources import accessible, sources
from regna.games.heirs.state import BLUE, NOBODY, RESERVE, WHITE, Heirs
from regna.games.heirs.tiles import COLOURS, RESOURCES
from regna.games.heirs.treasures import TREASURES
from regna.games.heirs.units import unit_name


def seats_shown(state: Heirs) -> list[int]:
    """Both sides, Henry too."""
    return [WHITE, BLUE]


def colours_of_seats(state: Heirs) -> list[str]:
    """H1: the human chooses a colour, Henry has the other."""
    return ["blue", "white"] if state.options["colour"] == "blue" else ["white", "blue"]


def view(state: Heirs) -> dict[str, object]:
    """The same for every seat and spectator (S9, Q1)."""
    acting = state.to_act
    shown: dict[str, object] = {
        "game": "heirs",
        "turn": int(state.turn),
        "to_act": acting,
        "colours": colours_of_seats(state),
        "tiles": tile_facts(state),
        "ring": [state.tiles.ids[tile] if tile >= 0 else None for tile in state.ring],
        "shield": int(state.shield),
        "crown": int(state.crown),
        "stock": {"left": len(state.stock), "top": top_colour(state)},
        "last_turns": None if state.last_turns < 0 else int(state.last_turns),
        "discounts": int(state.discounts),
        "gone": [state.tiles.ids[tile] for tile in state.gone],
        "board": [board_entry(state, tile) for tile in state.board],
        "players": [player(state, seat) for seat in seats_shown(state)],
        "scores": [score.document() for score in state.scores()],
        "roads": state.rulings.roads,
        "tiles_digest": state.tiles.digest,
    }
    if state.solo():
        shown["solo"] = solo(state)
    return shown


def top_colour(state: Heirs) -> str | None:
    """S9: the back of the top stock tile is seen."""
    return COLOURS[state.tiles.colour[state.stock[-1]]] if state.stock else None


def tile_facts(state: Heirs) -> dict[str, object]:
    """The printed facts of the tiles of the three sets."""
    rows = state.tiles.document["tile"]
    assert isinstance(rows, list)
    sets = state.options["sets"]
    assert isinstance(sets, list)
    return {str(row["id"]): copied(row) for row in rows if row["set"] in sets}


def board_entry(state: Heirs, tile: int) -> Facts:
    """A tile as it lies; the face of the start tile is hidden."""
    entry: Facts = {
        "at": state.place_of(tile),
        "x": state.xs[tile],
        "y": state.ys[tile],
        "colour": COLOURS[state.tiles.colour[tile]],
        "owner": None if state.owner[tile] == NOBODY else state.owner[tile],
    }
    if tile != state.board[0]:
        entry["tile"] = state.tiles.ids[tile]
    return entry


def player(state: Heirs, seat: int) -> Facts:
    """Hand, units, reach and resources of one side."""
    if state.solo() and seat == BLUE:
        return {"seat": seat, "hand": [], "units": [unit(state, seat, u) for u in range(3)]}
    have = accessible(state, seat)
    return {
        "seat": seat,
        "hand": [state.tiles.ids[tile] for tile in state.hands[seat]],
        "units": [unit(state, seat, u) for u in range(3)],
        "reach": reach(state, seat),
        "window": window(state, seat),
        "resources": {RESOURCES[k]: have[k] for k in range(3)},
        "sources": sources(state, seat),
    }


def unit(state: Heirs, seat: int, number: int) -> Facts:
    """One unit: where it is and whether it has moved."""
    cell = state.unit_cell[seat * 3 + number]
    return {
        "unit": unit_name(number),
        "at": where(state, cell),
        "moved": bool(state.unit_moved[seat * 3 + number]),
    }


def where(state: Heirs, cell: int) -> str:
    """A unit's place: a cell, `reserve` or `aside`."""
    if cell >= 0:
        return state.written(cell)
    return "reserve" if cell == RESERVE else "aside"


def solo(state: Heirs) -> Facts:
    """Level, scaffolding and treasures."""
    return {
        "level": int(state.level),
        "scaffold": state.place_of(int(state.scaffold)),
        "stack": len(state.chest_stack),
        "treasures": [
            {"at": state.place_of(tile), "treasure": TREASURES.ids[kind]}
            for tile, kind in zip(state.chest_tile, state.chest_kind, strict=True)
        ],
        "lifted": [TREASURES.ids[kind] for kind in state.chest_lifted],
    }
