"""Every code of Tigris & Euphrates is a sentence in every language, without leftovers."""

from __future__ import annotations

from typing import Any

import pytest

import regna
from regna.games.tigris.moves import MOVES
from regna.games.tigris.pieces import COLOUR_NAMES, LEADER_NAMES, MONUMENT_NAMES, TILE_NAMES
from regna.games.tigris.said import SAID
from regna.words import LANGUAGES, words

SEATS = [f"tigris-player-{dynasty}" for dynasty in ("archer", "bull", "potter", "lion")]
KINGDOMS = [
    {"leaders": [{"seat": 0, "leader": "king", "cell": "d5"}], "cells": ["d5", "d6"]},
    {
        "leaders": [
            {"seat": 1, "leader": "priest", "cell": "f5"},
            {"seat": 3, "leader": "trader", "cell": "f7"},
        ],
        "cells": ["f5", "f6", "f7"],
    },
]
WAR_WON = "tigris-war-won"  # perhaps without a tile lost
SAMPLES: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 3],
    "attacker": [1, 2],
    "defender": [3, 0],
    "loser": [2, 3],
    "cell": ["d7"],
    "origin": ["e3"],
    "cells": [["f5"], ["f5", "g5", "h5"]],
    "colour": COLOUR_NAMES,
    "colours": [["green", "black"], ["red"]],
    "leader": LEADER_NAMES,
    "tile": TILE_NAMES,
    "monument": MONUMENT_NAMES,
    "monuments": [MONUMENT_NAMES[:2]],
    "piece": [*TILE_NAMES, *LEADER_NAMES, "monument"],
    "kingdoms": [KINGDOMS],
    "verb": [verb.name for verb in MOVES.verbs],
    "ask": [row.code for row in SAID.asks],
    "ending": ["treasures", "bag", "stall"],
    "left": [1, 2, 5],
    "count": [0, 1, 2, 5],
    "points": [1, 3, 6],
    "attack": [0, 1, 2, 5],
}


def fillings(facts: list[str]) -> list[dict[str, Any]]:
    """Each sample of each fact at least once."""
    longest = max([len(SAMPLES.get(fact, [3])) for fact in facts], default=1)
    return [
        {fact: SAMPLES.get(fact, [3])[turn % len(SAMPLES.get(fact, [3]))] for fact in facts}
        for turn in range(longest)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_is_a_whole_sentence(lang: str) -> None:
    for code, facts in regna.game("tigris").codes().items():
        fought = [{**filled, "cells": []} for filled in fillings(facts) if code == WAR_WON]
        for filled in fillings(facts) + fought:
            text = words(lang).say(code, filled, "tigris", SEATS)
            assert text.endswith((".", "!", "?")), text
            assert not any(sign in text for sign in "{}$_"), text
            assert "tigris" not in text, text
            assert "  " not in text, text
            assert text[0].isupper() or text[1].isdigit(), text
