"""Bots get a world of what their seat knows, and a time budget; policies decide at once."""

from __future__ import annotations

from regna.bots.base import (
    ANY,
    Bot,
    Policy,
    bot,
    bots,
    policies,
    policy,
    register_bot,
    register_policies,
    register_policy,
    usual_bot,
)
from regna.bots.simulate import Played, simulate

register_bot(ANY, "random", "regna.bots.random")
register_bot(ANY, "greedy", "regna.bots.greedy")
register_bot("dominion", "steward", "regna.bots.dominion")
register_policy(ANY, "random", "regna.bots.random")
register_policy("dominion", "big-money", "regna.bots.money")
register_policies("dominion", "regna.bots.dominion")

__all__ = [
    "Bot",
    "Played",
    "Policy",
    "bot",
    "bots",
    "policies",
    "policy",
    "register_bot",
    "register_policies",
    "register_policy",
    "simulate",
    "usual_bot",
]
