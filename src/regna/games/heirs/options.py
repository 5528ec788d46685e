"""Options: sets, roads, first seat, tiles, and every ruling that can be switched."""

from __future__ import annotations

from typing import Final

from regna.core import RANDOM, BadOption, Option, RegnaError, first_option
from regna.games.heirs.tiles import SETS, USUAL, Tiles, read_tiles, read_toml

FIRST_GAME: Final = ("travel", "lands_industry", "trade_church")
INNS: Final = ("tiles", "distance", "contiguous")
INN_DISTANCE: Final = 1  # their places
INN_CONTIGUOUS: Final = 2

OPTIONS: Final = [
    Option("sets", "choices", FIRST_GAME, tuple(SETS), 3, 3, rule="S3"),
    Option("roads", "flag", True, rule="S3"),
    first_option(2, "S5", (2,), (("toss", RANDOM), ("white", 0), ("blue", 1))),
    Option("level", "number", 1, low=1, high=3, rule="H2", seats=(1,)),
    Option("colour", "choice", "white", ("white", "blue"), rule="H1", seats=(1,)),
    Option("discounts", "choice", "many", ("many", "one"), rule="Q3"),
    Option("inn", "choice", "tiles", INNS, rule="Q5"),
    Option("siege", "choice", "every", ("every", "second"), rule="Q8"),
    Option("guardhouse", "choice", 2, (2, 0), rule="PA2"),
    Option("tiles", "file", None, rule="S2"),
]


class Rulings:
    """The switches of a game: options that change a rule."""

    def __init__(self, options: dict[str, object]) -> None:
        self.roads = bool(options["roads"])  # S3: whether roads score
        self.one_discount = options["discounts"] == "one"  # Q3: at most one for a building
        self.inn = INNS.index(str(options["inn"]))  # Q5: gaps ignored, or as the names above say
        self.only_second_tower = options["siege"] == "second"  # Q8
        self.guard_base = 2 if options["guardhouse"] == 2 else 0  # X18


class Terms:
    """What is agreed before a game and never changes: options, rulings, tiles."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.options = dict(options)
        self.tiles = tiles_of(options["tiles"])
        self.options["tiles"] = None if self.tiles is USUAL else self.tiles.document
        sets = options["sets"]
        assert isinstance(sets, list)
        self.sets: list[str] = [name for name in SETS if name in sets]
        self.options["sets"] = self.sets
        if seats == 1 and not options["roads"]:
            raise BadOption("roads", "true: the solo game always scores roads", False)
        self.rulings = Rulings(options)

    def in_play(self) -> list[int]:
        """S3: the 27 tiles of the three sets."""
        return self.tiles.of_sets(self.sets)

    def level(self) -> int:
        """H2: how good Henry is."""
        level = self.options["level"]
        assert isinstance(level, int)
        return level


def tiles_of(value: object) -> Tiles:
    """The tiles to play with: the usual ones, a file's, or a document's."""
    if value is None:
        return USUAL
    if not isinstance(value, (str, dict)):
        raise BadOption("tiles", "a file of tiles", value)
    try:
        tiles = read_tiles(read_toml(value) if isinstance(value, str) else value)
    except RegnaError as error:
        raise BadOption("tiles", f"a good file of tiles ({error})") from None
    return USUAL if tiles.digest == USUAL.digest else tiles
