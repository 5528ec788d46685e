"""Bots get a world of what their seat knows, and a time budget; policies decide at once."""

from __future__ import annotations

from regna.bots.base import (
    ANY,
    Bot,
    Policy,
    bot,
    bots,
    offered_bots,
    policies,
    policy,
    register_bot,
    register_bots,
    register_policies,
    register_policy,
    usual_bot,
    when_asked,
)
from regna.bots.own import installed, offer_module
from regna.bots.ratings import ratings
from regna.bots.seated import Seated, named_bot
from regna.bots.simulate import Played, simulate

register_bot(ANY, "random", "regna.bots.random")
register_bot(ANY, "greedy", "regna.bots.greedy")
register_bot("dominion", "steward", "regna.bots.dominion", old=True)
register_bots("heirs", "regna.bots.heirs.levels")
register_bots("dominion", "regna.bots.dominion.levels")
register_bots("tigris", "regna.bots.tigris.levels")
register_policy(ANY, "random", "regna.bots.random")
register_policy("dominion", "big-money", "regna.bots.money")
register_policies("dominion", "regna.bots.dominion")
register_policy("heirs", "quick", "regna.bots.heirs.quick")
register_policy("heirs", "plain", "regna.bots.heirs.plain")
register_policy("heirs", "learned", "regna.bots.heirs.learned")
register_policy("tigris", "quick", "regna.bots.tigris.quick")
register_policy("tigris", "plain", "regna.bots.tigris")
register_policy("tigris", "learned", "regna.bots.tigris.learned")
when_asked(installed)

__all__ = [
    "Bot",
    "Played",
    "Policy",
    "Seated",
    "bot",
    "bots",
    "named_bot",
    "offer_module",
    "offered_bots",
    "policies",
    "policy",
    "ratings",
    "register_bot",
    "register_bots",
    "register_policies",
    "register_policy",
    "simulate",
    "usual_bot",
]
