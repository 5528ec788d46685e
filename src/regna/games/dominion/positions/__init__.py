"""Positions as documents: whole, as known to a seat, or written by hand.

docs/positions.md describes the fields. "?" stands for a card somebody does not
know; what is left out has a default; what is unknown is filled in by the seed.
"""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = "?"
