"""The pieces of Tigris & Euphrates by name, as the game lists them: equal places, equal colours."""

from __future__ import annotations

import regna

_THINGS = regna.game("tigris").things()

COLOURS = _THINGS["tigris-colour"]
TILES = _THINGS["tigris-tile"]
LEADERS = _THINGS["tigris-leader"]
MONUMENTS = _THINGS["tigris-monument"]
DYNASTIES = _THINGS["tigris-player"]  # by seat


def tile_of(name: str) -> str:
    """The tile of a colour; a tile itself is left as it is."""
    return TILES[COLOURS.index(name)] if name in COLOURS else name


def colour_of(name: str) -> str:
    """The colour of a tile or leader; a colour itself is left as it is."""
    for names in (TILES, LEADERS):
        if name in names:
            return COLOURS[names.index(name)]
    return name


def leader_of(colour: str) -> str:
    return LEADERS[COLOURS.index(colour)]
