"""What is printed on the cards of Dominion."""

from __future__ import annotations

from regna.games.dominion.kinds import (
    ACTION,
    ATTACK,
    COST,
    CURSED,
    KIND_OF,
    KINGDOM,
    NAMES,
    REACTION,
    TREASURE,
    TYPES,
    VICTORY,
)

TYPE_NAMES = {
    ACTION: "action",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSED: "curse",
    ATTACK: "attack",
    REACTION: "reaction",
}

__all__ = ["KINGDOM", "NAMES", "cost", "types"]


def types(card: str) -> list[str]:
    return [name for bit, name in TYPE_NAMES.items() if TYPES[KIND_OF[card]] & bit]


def cost(card: str) -> int:
    return int(COST[KIND_OF[card]])
