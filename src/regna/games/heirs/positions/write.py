"""Positions as documents: whole, as known to a seat, or written by hand.

docs/positions.md describes the fields. What is left out has a default; what is
unknown is filled in by the seed.
"""

from __future__ import annotations

from regna.core import BadOption, BadPosition, Facts, Fields, Game, Rng
from regna.games.heirs.invariants import faults
from regna.games.heirs.loader import Loader
from regna.games.heirs.rulings import new_state
from regna.games.heirs.show import top_colour, where
from regna.games.heirs.state import BLUE, NOBODY, NOT_YET, WHITE, Heirs
from regna.games.heirs.tiles import COLOURS
from regna.games.heirs.treasures import TREASURES


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
    if isinstance(options["tiles"], str):  # a position from elsewhere opens no files here
        raise BadPosition("options.tiles", "the tiles themselves, or null", options["tiles"])
    try:
        state = new_state(game, seats, Rng(seed), options)
    except BadOption as bad:
        raise BadPosition(f"options.{bad.field}", bad.expected, bad.got) from None
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
