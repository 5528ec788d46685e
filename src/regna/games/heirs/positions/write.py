"""Writing a position: the whole truth, or what every seat knows."""

from __future__ import annotations

from regna.core import Facts
from regna.games.heirs.row import size
from regna.games.heirs.state import BLUE, NOBODY, UNITS, WHITE, Heirs
from regna.games.heirs.view import last_turns, names, top_colour, treasures, where


def dump(state: Heirs, truth: bool) -> dict[str, object]:
    """Everything on the table."""
    ids = state.tiles.ids
    document = state.game.header(state, state.terms.options)
    document["tiles_digest"] = state.tiles.digest
    document["turn"] = state.turn
    document["board"] = [_laid(state, int(tile), truth) for tile in state.board]
    document["units"] = [
        [_unit(state, seat, unit) for unit in range(UNITS)] for seat in (WHITE, BLUE)
    ]
    document["ring"] = [ids[tile] if tile >= 0 else None for tile in state.ring_tiles()]
    document["shield"] = state.shield
    document["crown"] = state.crown
    document["hands"] = [[ids[tile] for tile in state.hand(seat)] for seat in (WHITE, BLUE)]
    if truth:
        document["stock"] = [ids[tile] for tile in state.stock][::-1]
    else:
        document["stock"] = {"left": len(state.stock), "top": top_colour(state)}
    document["gone"] = [ids[tile] for tile in state.gone]
    document["discounts"] = state.discounts
    document["last_turns"] = last_turns(state)
    if state.solo():
        document["solo"] = _solo(state, truth)
    return state.end_document(document, truth)


def _laid(state: Heirs, tile: int, truth: bool) -> Facts:
    entry: Facts = {"at": state.place_of(tile)}
    if tile == state.board[0] and not truth:
        entry["colour"] = state.tiles.colour_name(tile)
    else:
        entry["tile"] = state.tiles.ids[tile]
    owner = state.owner(tile)
    if owner != NOBODY:
        entry["owner"] = owner
    return entry


def _unit(state: Heirs, seat: int, unit: int) -> str:
    place = where(state, seat, unit)
    return f"{place} moved" if state.has_moved(seat, unit) else place


def _solo(state: Heirs, truth: bool) -> Facts:
    solo: Facts = {
        "scaffold": state.place_of(state.scaffold),
        "treasures": treasures(state),
        "lifted": names(state.chest_lifted),
    }
    if truth:
        solo["stack"] = names(state.chest_stack)[::-1]
        if state.chest_unused:
            solo["unused"] = names(state.chest_unused)
    else:
        solo["left"] = size(state.chest_stack)
    return solo
