"""A position as a document, written in full or for one seat."""

from __future__ import annotations

from regna.core import Facts
from regna.games.tigris.board import cell_name
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    counts_by_name,
    leader,
)
from regna.games.tigris.positions.drawing import draw_board
from regna.games.tigris.state import ENDINGS, Tigris


def write_position(state: Tigris, seat: int | None) -> dict[str, object]:
    """The whole truth (None), or what a seat knows: tiles it cannot know are numbers."""
    document = state.game.header(state, state.variant.options)
    document["board"] = draw_board(state)
    document["monuments"] = monuments_document(state)
    document["marker"] = cell_name(state.marker) if state.marker >= 0 else None
    document["players"] = [
        player_document(state, player, seat is None or seat == player)
        for player in range(state.seats)
    ]
    document["lost"] = counts_by_name(state.lost)
    document["bag"] = counts_by_name(state.bag) if seat is None else int(state.bag_size())
    document["idle"] = int(state.idle)
    document["ending"] = ENDINGS[state.ending]
    return state.end_document(document, seat is None)


def monuments_document(state: Tigris) -> list[Facts]:
    return [
        {
            "monument": MONUMENT_NAMES[monument],
            "cell": cell_name(corner),
            "colour": COLOUR_NAMES[state.monument_on[monument]],
        }
        for monument, corner in enumerate(state.monument_at)
        if corner >= 0
    ]


def leaders_document(state: Tigris, player: int) -> Facts:
    return {
        LEADER_NAMES[colour]: cell_name(state.leader_at[leader(player, colour)])
        for colour in range(COLOURS)
        if state.leader_at[leader(player, colour)] >= 0
    }


def player_document(state: Tigris, player: int, known: bool) -> Facts:
    first, last = leader(player, 0), leader(player + 1, 0)
    hand, swapped = state.hands[first:last], state.swapped[first:last]
    return {
        "leaders": leaders_document(state, player),
        "hand": counts_by_name(hand) if known else sum(hand),
        "swapped": counts_by_name(swapped) if known else sum(swapped),
        "catastrophes": int(state.catastrophes[player]),
        "points": counts_by_name(state.points[first:last]),
        "treasures": int(state.taken[player]),
    }
