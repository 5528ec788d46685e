"""What the actions of a turn do: leaders, tiles, catastrophes and swaps (sections B, C, G, I)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Facts, Frame
from regna.games.tigris import codes
from regna.games.tigris.board import ONE, cell_name
from regna.games.tigris.kingdoms import kingdoms_beside, kingdoms_facts, leader_in, region_at
from regna.games.tigris.pieces import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    TILE_NAMES,
    counts_by_name,
)
from regna.games.tigris.revolt import begin_revolt
from regna.games.tigris.scripts import TILE_PLACED
from regna.games.tigris.state import BY_BAG, Tigris

# ---- leaders ------------------------------------------------------------------


def place_leader(state: Tigris, seat: i64, colour: i64, cell: i64) -> None:
    """Place a leader, or move it: lift, then place (rules 9, 10); then perhaps a revolt."""
    which = COLOURS * seat + colour
    origin = state.leader_at[which]
    if origin >= 0:
        state.lift_leader(which)
    state.put_leader(which, cell)
    if state.telling:
        facts: Facts = state.leader_facts(int(which))
        if origin >= 0:
            facts["origin"] = cell_name(origin)
        state.report("tigris-leader-moved" if origin >= 0 else "tigris-leader-placed", facts)
    begin_revolt(state, seat, colour)


def withdraw_leader(state: Tigris, seat: i64, colour: i64) -> None:
    """Take a leader back: an action of its own (rule 11)."""
    which = COLOURS * seat + colour
    if state.telling:
        state.report("tigris-leader-withdrawn", state.leader_facts(int(which)))
    state.lift_leader(which)


# ---- tiles --------------------------------------------------------------------


def place_tile(state: Tigris, seat: i64, colour: i64, cell: i64) -> None:
    """Place a tile: it scores, or it unites two kingdoms (rules 3, 18, 20)."""
    kingdoms = kingdoms_beside(state, cell)
    state.hands[COLOURS * seat + colour] -= 1
    state.put_tile(colour, cell)
    if state.telling:
        state.report(
            "tigris-tile-placed",
            {
                "seat": int(seat),
                "tile": TILE_NAMES[colour],
                "colour": COLOUR_NAMES[colour],
                "cell": cell_name(cell),
            },
        )
    if len(kingdoms) == 1:
        score_tile(state, colour, cell)
    elif len(kingdoms) == 2:
        state.marker = cell
        if state.telling:
            state.report(
                "tigris-united",
                {
                    "seat": int(seat),
                    "cell": cell_name(cell),
                    "kingdoms": kingdoms_facts(state, kingdoms),
                },
            )
    state.call_number(TILE_PLACED, seat, cell)


def score_tile(state: Tigris, colour: i64, cell: i64) -> None:
    """A point in the tile's colour for its leader's owner, else the king's (rules 18, 19)."""
    kingdom = region_at(state, cell)
    leader = colour
    winner = leader_in(state, kingdom, colour)
    if winner < 0:
        leader = BLACK
        winner = leader_in(state, kingdom, BLACK)
    if winner < 0:
        return
    state.give_points(winner, colour, 1)
    if state.telling:
        state.report(
            "tigris-tile-scored",
            {
                "seat": winner,
                "leader": LEADER_NAMES[leader],
                "colour": COLOUR_NAMES[colour],
                "points": 1,
                "cell": cell_name(cell),
            },
        )


def place_catastrophe(state: Tigris, seat: i64, cell: i64) -> None:
    """Waste a square for good; a tile there leaves the game (rules 48, 49, 13)."""
    state.catastrophes[seat] -= 1
    colour = state.colour_at(cell)
    if state.telling:
        where = cell_name(cell)
        state.report("tigris-catastrophe-placed", {"seat": int(seat), "cell": where})
        if colour >= 0:
            state.report(
                "tigris-tile-destroyed",
                {"tile": TILE_NAMES[colour], "colour": COLOUR_NAMES[colour], "cell": where},
            )
    if colour >= 0:
        state.remove_tiles(colour, ONE[cell])
    state.put_ruin(cell)
    state.displace_leaders()


# ---- swaps and draws ------------------------------------------------------------


def check_swap(state: Tigris, seat: i64, counts: list[int]) -> int:
    """One tile at least, all from the hand (rule 56)."""
    if counts[0] + counts[1] + counts[2] + counts[3] == 0:
        return codes.SWAP_NOTHING
    for colour in range(COLOURS):
        if counts[colour] > state.hands[COLOURS * seat + colour]:
            return codes.SWAP_NOT_IN_HAND
    return 0


def swap_refusal(state: Tigris, seat: int, counts: list[int], reason: int) -> Facts:
    if reason == codes.SWAP_NOTHING:
        return {}
    held = state.hands[COLOURS * seat : COLOURS * seat + COLOURS]
    lacking = next(colour for colour in range(COLOURS) if counts[colour] > held[colour])
    return {
        "tile": TILE_NAMES[lacking],
        "colour": COLOUR_NAMES[lacking],
        "count": counts[lacking],
        "held": held[lacking],
    }


def swap_tiles(state: Tigris, frame: Frame, counts: list[int]) -> None:
    """Discard face down, draw as many; too few in the bag end the game at once (rules 56, 57)."""
    seat = frame.seat
    wanted: i64 = 0
    for colour in range(COLOURS):
        state.hands[COLOURS * seat + colour] -= counts[colour]
        state.swapped[COLOURS * seat + colour] += counts[colour]
        wanted += counts[colour]
    if state.telling:
        state.report(
            "tigris-swapped",
            {"seat": int(seat), "count": int(wanted)},
            {int(seat): {"tiles": counts_by_name(counts)}},
        )
    drawn = state.draw_tiles(seat, wanted)
    frame.b += drawn
    if drawn < wanted:
        state.end_game(BY_BAG)
