"""Positions and moves in few words, for the tests of Dominion."""

from __future__ import annotations

from typing import Any

import regna
from regna.core import Event
from regna.games.dominion.kinds import BASIC, KINGDOM, NAMES, names_of
from regna.games.dominion.state import Dominion

game = regna.game("dominion")

Player = dict[str, Any]


def cards(text: str) -> list[str]:
    """'copper*3 estate' as a list of card ids."""
    found: list[str] = []
    for word in text.split():
        name, _, many = word.partition("*")
        found.extend([name] * int(many or 1))
    return found


def player(hand: str = "", deck: str = "", discard: str = "", **more: Any) -> Player:
    """A player of a position; the deck is written top first."""
    zones: Player = {"hand": cards(hand), "deck": cards(deck), "discard": cards(discard)}
    zones.update(more)
    return zones


def table(*players: Player, seed: int = 0, **fields: Any) -> Dominion:
    """A position with seat 0 in its action phase; the kingdom has the cards that occur."""
    everybody = list(players)
    if len(everybody) == 1:
        everybody.append(player("copper*5", "copper estate*3 copper"))
    options: dict[str, Any] = {"first": 0}
    for name in ("may_effects", "turn_limit", "kingdom"):
        if name in fields:
            options[name] = fields.pop(name)
    turn = {
        name: fields.pop(name)
        for name in ("seat", "phase", "actions", "buys", "coins", "bought")
        if name in fields
    }
    document: dict[str, Any] = {"game": "dominion", "seats": len(everybody), "options": options}
    document.update(players=everybody, turn=turn, **fields)
    used = {name for name in KINGDOM if name in str([everybody, fields])}
    rest = [name for name in KINGDOM if name not in used]
    options.setdefault("kingdom", [*sorted(used), *rest][: max(10, len(used))])
    state = game.load(document, seed=seed)
    assert isinstance(state, Dominion)
    return state


def do(state: Dominion, *moves: str) -> list[Event]:
    """Play moves in notation; windows of those without a Moat pass by themselves."""
    events: list[Event] = []
    for text in moves:
        state.play(game.read(state, text), events)
        while code(state) == "dominion-react" and state.count() == 1:
            state.play(state.nth(0), events)
    assert state.faults() == []
    return events


def code(state: Dominion) -> str:
    """What is asked now."""
    return state.ask.code if state.ask is not None else "over"


def legal(state: Dominion) -> list[str]:
    return [game.write(state, move) for move in state.moves()]


def refusal(state: Dominion, text: str) -> str:
    """The code of the reason why not, empty if the move is legal."""
    found = state.why_not(game.read(state, text))
    return "" if found is None else found.code


def hand(state: Dominion, seat: int = 0) -> list[str]:
    return names_of(state.mats[seat].hand)


def discard(state: Dominion, seat: int = 0) -> list[str]:
    return names_of(state.mats[seat].discard)


def deck(state: Dominion, seat: int = 0) -> list[str]:
    """The deck, top card first."""
    return [NAMES[kind] for kind in reversed(state.mats[seat].deck_cards())]


def play_area(state: Dominion, seat: int = 0) -> list[str]:
    return [NAMES[kind] for kind in state.mats[seat].play_cards()]


def aside(state: Dominion, seat: int = 0) -> list[str]:
    return [NAMES[kind] for kind in state.mats[seat].aside]


def trash(state: Dominion) -> list[str]:
    return names_of(state.trash)


def pile(state: Dominion, name: str) -> int:
    return state.piles[NAMES.index(name)]


def left(state: Dominion) -> tuple[int, int, int]:
    """Actions, buys, coins."""
    return state.actions, state.buys, state.coins


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The public facts of the events of one code."""
    return [event.public for event in events if event.code == f"dominion-{name}"]


def order(*kinds: str) -> list[str]:
    """Card ids in the order in which zones are listed."""
    return sorted(kinds, key=NAMES.index)


assert NAMES[:BASIC][-1] == "curse"
