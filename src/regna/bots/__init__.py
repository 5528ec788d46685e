"""Bots: they get what their seat knows, a time budget, and give a move."""

from __future__ import annotations

from regna.bots.base import ANY, Bot, bot, bots, register_bot, usual_bot

register_bot(ANY, "random", "regna.bots.random")
register_bot(ANY, "greedy", "regna.bots.greedy")
register_bot("dominion", "steward", "regna.bots.dominion")

__all__ = ["Bot", "bot", "bots", "register_bot", "usual_bot"]
