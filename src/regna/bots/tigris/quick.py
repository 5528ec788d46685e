"""The same player one action ahead: weaker, but several times as fast, for simulations."""

from __future__ import annotations

from regna.bots.tigris.plain import Plain

policy = Plain(width=0)
