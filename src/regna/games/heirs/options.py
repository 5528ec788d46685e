"""Options: sets, roads, first seat, tiles, and every ruling that can be switched."""

from __future__ import annotations

from typing import Final

from regna.core import BadOption, Game, Option, RegnaError, Rng
from regna.games.heirs.state import Heirs, Rulings
from regna.games.heirs.tiles import SETS, USUAL, Tiles, read_tiles, read_toml

FIRST_GAME: Final = ("travel", "lands_industry", "trade_church")
INNS: Final = ("tiles", "distance", "contiguous")

OPTIONS: Final = [
    Option("sets", "choices", FIRST_GAME, tuple(SETS), 3, 3, rule="S3"),
    Option("roads", "flag", True, rule="S3"),
    Option("first", "choice", "toss", ("toss", "white", "blue"), rule="S5", seats=(2,)),
    Option("level", "number", 1, low=1, high=3, rule="H2", seats=(1,)),
    Option("colour", "choice", "white", ("white", "blue"), rule="H1", seats=(1,)),
    Option("discounts", "choice", "many", ("many", "one"), rule="Q3"),
    Option("inn", "choice", "tiles", INNS, rule="Q5"),
    Option("siege", "choice", "every", ("every", "second"), rule="Q8"),
    Option("guardhouse", "choice", 2, (2, 0), rule="PA2"),
    Option("tiles", "document", None, rule="S2"),
]


def new_state(game: Game, seats: int, rng: Rng, options: dict[str, object]) -> Heirs:
    """An empty state with its tiles and rulings."""
    options = dict(options)
    tiles = tiles_of(options["tiles"])
    options["tiles"] = None if tiles is USUAL else tiles.document
    sets = options["sets"]
    assert isinstance(sets, list)
    options["sets"] = [name for name in SETS if name in sets]
    if seats == 1 and not options["roads"]:
        raise BadOption("roads", "true: the solo game always scores roads", False)
    rulings = Rulings(
        bool(options["roads"]),
        options["discounts"] == "one",
        INNS.index(str(options["inn"])),
        options["siege"] == "second",
        2 if options["guardhouse"] == 2 else 0,
    )
    return Heirs(game, seats, rng, tiles, rulings, options)


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
