"""What older programs wrote of games by the same rules."""

from __future__ import annotations

from typing import cast

from regna.core import Facts
from regna.games.dominion.kinds import COINS, KIND_OF


def retold(events: list[Facts]) -> list[Facts]:
    """Events as they are told now: all Treasures played at once were told as one event."""
    told: list[Facts] = []
    for event in events:
        if event["code"] == "dominion-pay-all":
            told += _one_by_one(cast(Facts, event["facts"]))
        else:
            told.append(event)
    return told


def _one_by_one(facts: Facts) -> list[Facts]:
    cards = cast(list[str], facts["cards"])
    coins = cast(int, facts["coins"]) - sum(COINS[KIND_OF[card]] for card in cards)
    told: list[Facts] = []
    for card in cards:
        coins += COINS[KIND_OF[card]]
        paid: Facts = {"seat": facts["seat"], "cards": [card], "coins": coins}
        told.append({"code": "dominion-pay", "facts": paid})
    return told


def truth(position: Facts) -> Facts:
    """A position without what everybody remembers of the hidden cards."""
    players = [
        {name: value for name, value in player.items() if name != "memory"}
        for player in cast(list[Facts], position["players"])
    ]
    return {**position, "players": players}
