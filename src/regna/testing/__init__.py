"""Tools that prove a game right: the conformance suite, the fuzzer, golden playthroughs.

from regna.testing import check_game
check_game(regna.game("heirs"))
"""

from __future__ import annotations

from regna.testing.failure import Case, PropertyFailed
from regna.testing.find import find_game
from regna.testing.fuzz import Report, fuzz
from regna.testing.luck import check_frequencies
from regna.testing.playthrough import playthrough
from regna.testing.suite import PROPERTIES, Property, check_game, check_seed
from regna.testing.trial import Trial

__all__ = [
    "PROPERTIES",
    "Case",
    "Property",
    "PropertyFailed",
    "Report",
    "Trial",
    "check_frequencies",
    "check_game",
    "check_seed",
    "find_game",
    "fuzz",
    "playthrough",
]
