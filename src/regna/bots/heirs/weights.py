"""What things are held to be worth, in points at the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# By building, in the order of `tiles.BUILDINGS`: what one becomes worth when it is built next turn,
# as far as that does not depend on what its owner has.
BUILT: Final[vec[float]] = vec[float](
    [5.0, 4.5, 3.0, 4.0]  # inn, market, pilgrimage site, robber keep
    + [4.0, 4.0, 4.0, 1.5, 1.5, 1.5, 3.5]  # mill, stonemason, sty, bakery, forge, lodge, camp
    + [1.0, 1.0, 1.0, 0.5, 5.0]  # farm, sawmill, quarry, trading post, cathedral
    + [0.5, 1.0]  # siege tower, fortress
    + [4.0, 4.0, 4.0, 0.5]  # basket, pottery, cooper, guild house
    + [3.0, 4.5]  # watchtower, guardhouse
)
# By building: the points it gains with each turn that anybody has still to play.
GROWTH: Final[vec[float]] = vec[float](
    [0.0, 0.0, 0.08, 0.0]  # inns, markets and keeps are told by their free places
    + [0.10, 0.10, 0.10, 0.14, 0.14, 0.14, 0.0]
    + [0.10, 0.10, 0.10, 0.15, 0.0]
    + [0.05, 0.12]
    + [0.0, 0.0, 0.0, 0.05]
    + [0.07, 0.12]
)
CAMP_USED: Final = 1.0  # a camp above its two points, while there are tiles to take

# How much of what a building still lacks will come, of many turns to come: turns / (turns + half).
INN_HALF: Final = 16.0
MARKET_HALF: Final = 9.0
KEEP_HALF: Final = 30.0
WORKSHOP_HALF: Final = 18.0

DANGER: Final = 0.15  # the part of a building that a siege tower beside it puts at risk
ROADS: Final = 0.8  # a point of a road: others may yet get it

# Units: how sure the doubling of a building is, by the steps to it; on an enemy's foot, by turns.
STEP: Final = 0.93  # for each step a unit has to make
BLOCKED: Final = 0.6  # while an enemy stands there
BLOCKED_LATE: Final = 0.1  # with no turn to wait for his leaving
RESERVE_UNIT: Final = 0.35  # the choice that a unit in the reserve brings
COLOURS_NEAR: Final = 0.35  # each colour in reach without the ring

# Tiles in hand: the part of what they become, by how many resources are missing.
PAYABLE: Final[vec[float]] = vec[float]([0.72, 0.62, 0.50, 0.38, 0.30])
PAYABLE_NOW: Final[vec[float]] = vec[float]([0.92, 0.66, 0.52, 0.40, 0.30])
LAST_CHANCE: Final = 0.75  # with only one turn to come
OFFERED: Final = 0.25  # of the best tile that the other may take next

TREASURE_NEAR: Final = 0.05  # chance by turn to lift a treasure that lacks one tile
TREASURE_FAR: Final = 0.02  # or two
DEED: Final = 0.02  # what a deed must bring at least: no idle steps
