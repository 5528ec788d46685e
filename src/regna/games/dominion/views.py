"""What a player or spectator sees, as plain JSON."""

from __future__ import annotations

from regna.core import Facts
from regna.games.dominion.cards import TURN
from regna.games.dominion.kinds import COST, NAMES, named, names_of
from regna.games.dominion.setup import options_of
from regna.games.dominion.state import Dominion


def view(state: Dominion, seat: int | None) -> dict[str, object]:
    """The table; of hidden cards only the seat's own hand and what everybody knows."""
    acting = state.to_act
    return {
        "game": "dominion",
        "options": options_of(state),
        "to_act": acting,
        "turn": turn(state),
        "piles": [
            {"card": NAMES[kind], "count": state.piles[kind], "cost": COST[kind]}
            for kind in state.supply
        ],
        "trash": names_of(state.trash),
        "spoils": names_of(state.spoils),
        "players": [player(state, other, other == seat) for other in range(state.seats)],
        "scores": [score.document() for score in state.scores()],
    }


def turn(state: Dominion) -> Facts:
    """Whose turn, which phase, what is left."""
    if not state.stack:
        return {"seat": None, "phase": "over", "actions": 0, "buys": 0, "coins": 0}
    frame = state.stack[0]
    line = min(int(frame.line), 2)
    return {
        "seat": int(frame.seat),
        "phase": "action" if state.scripts[TURN].steps[line].name == "dominion-action" else "buy",
        "actions": state.actions,
        "buys": state.buys,
        "coins": state.coins,
    }


def player(state: Dominion, seat: int, own: bool) -> Facts:
    """One mat. `cards` is all the seat owns: everybody can keep count of that."""
    mat = state.mats[seat]
    held = state.held_size if state.held_seat == seat else 0
    tops = mat.known_tops()
    tops.reverse()
    shown: Facts = {
        "seat": seat,
        "turns": mat.turns,
        "hand_count": mat.hand_size,
        "hand_known": names_of(mat.memory.hand),
        "deck_count": len(mat.deck),
        "deck_known": named(tops),
        "discard_count": mat.discard_size,
        "discard_top": NAMES[mat.top] if mat.top >= 0 else None,
        "play": named(mat.play),
        "aside": named(mat.aside),
        "held_count": held,
        "cards": {NAMES[kind]: many for kind, many in enumerate(state.owned(seat)) if many > 0},
    }
    if own:
        shown["hand"] = names_of(mat.hand)
        shown["held"] = names_of(state.held) if held > 0 else []
        shown["discard"] = names_of(mat.discard)
        shown["deck"] = named(sorted(mat.deck))
    return shown
