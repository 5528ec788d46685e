"""What tests and the fuzzer have to know about the game."""

from __future__ import annotations

from regna.games.dominion.kinds import KINGDOMS


def cases() -> list[dict[str, object]]:
    """Two to four seats with each recommended set and random ones, both wordings."""
    found: list[dict[str, object]] = []
    for seats in (2, 3, 4):
        found.extend({"seats": seats, "kingdom": name} for name in KINGDOMS)
        for _ in range(6):
            found.append({"seats": seats, "kingdom": "random"})
        found.append({"seats": seats, "kingdom": "random", "may_effects": True})
        found.append({"seats": seats, "kingdom": "big_money", "may_effects": True})
    return found


def shared() -> list[str]:
    """The attributes of a state that its copies share, since nothing changes them."""
    return ["kingdom"]
