"""What a player or spectator sees, as plain JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from regna.core import Facts, ScoreDocument
from regna.games.dominion.frames import Playing
from regna.games.dominion.kinds import COST, NAMES, named, names_of
from regna.games.dominion.options import options_of
from regna.games.dominion.state import Dominion
from regna.games.dominion.turn import ACTION_PHASE


class Turn(TypedDict):
    """Whose turn, which phase, what is left."""

    seat: int | None
    phase: str
    actions: int
    buys: int
    coins: int


class Pile(TypedDict):
    """One pile of the supply."""

    card: str
    count: int
    cost: int


class Player(TypedDict):
    """One mat. `cards` is all the seat owns: everybody can keep count of that."""

    seat: int
    turns: int
    hand_count: int
    hand_known: list[str]
    deck_count: int
    deck_known: list[str]
    discard_count: int
    discard_top: str | None
    play: list[str]
    aside: list[str]
    held_count: int
    cards: dict[str, int]
    hand: NotRequired[list[str]]  # these four of one's own mat
    held: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    deck: NotRequired[list[str]]


class View(TypedDict):
    """The table."""

    game: Literal["dominion"]
    options: Facts
    to_act: int | None
    turn: Turn
    piles: list[Pile]
    trash: list[str]
    spoils: list[str]
    players: list[Player]
    scores: list[ScoreDocument]


def views(state: Dominion, seats: list[int | None]) -> list[dict[str, object]]:
    """The table for each of these; of hidden cards only one's own and what everybody knows."""
    shown: View = {
        "game": "dominion",
        "options": options_of(state),
        "to_act": state.to_act,
        "turn": turn(state),
        "piles": [
            {"card": NAMES[kind], "count": int(state.piles[kind]), "cost": int(COST[kind])}
            for kind in state.kingdom.supply
        ],
        "trash": names_of(state.trash),
        "spoils": spoils(state),
        "players": [player(state, seat) for seat in range(state.seats)],
        "scores": [score.document() for score in state.scores()],
    }
    return [
        cast(dict[str, object], shown if seat is None else seen_by(state, shown, seat))
        for seat in seats
    ]


def seen_by(state: Dominion, shown: View, seat: int) -> View:
    """What everybody sees, and one's own cards."""
    mat = state.mats[seat]
    players = list(shown["players"])
    own: Player = {
        **players[seat],
        "hand": names_of(mat.hand),
        "held": named(state.held(seat)),
        "discard": names_of(mat.discard),
        "deck": named(sorted(mat.deck_cards())),
    }
    players[seat] = own
    return {**shown, "players": players}


def turn(state: Dominion) -> Turn:
    """Whose turn, which phase, what is left."""
    if not state.stack:
        return {"seat": None, "phase": "over", "actions": 0, "buys": 0, "coins": 0}
    frame = state.stack[0]
    return {
        "seat": int(frame.seat),
        "phase": "action" if frame.line == ACTION_PHASE.line else "buy",
        "actions": int(state.actions),
        "buys": int(state.buys),
        "coins": int(state.coins),
    }


def spoils(state: Dominion) -> list[str]:
    """What the running Thief has trashed and may still gain."""
    for frame in state.stack:
        if isinstance(frame, Playing) and len(frame.spoils) > 0:
            return named(frame.spoils)
    return []


def player(state: Dominion, seat: int) -> Player:
    """One mat as everybody sees it."""
    mat = state.mats[seat]
    tops = mat.tops()
    tops.reverse()
    return {
        "seat": seat,
        "turns": int(mat.turns),
        "hand_count": int(mat.hand_size),
        "hand_known": named(mat.memory().settled().cards(0)) if state.remembers else [],
        "deck_count": int(mat.deck_size),
        "deck_known": named(tops),
        "discard_count": int(mat.discard_size),
        "discard_top": NAMES[mat.top] if mat.top >= 0 else None,
        "play": named(mat.play_cards()),
        "aside": named(mat.aside),
        "held_count": len(state.held(seat)),
        "cards": {
            NAMES[kind]: int(many) for kind, many in enumerate(state.owned(seat)) if many > 0
        },
    }
