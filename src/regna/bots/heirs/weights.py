"""What things are held to be worth, in points at the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# By building, in the order of `tiles.BUILDINGS`: what one becomes worth when it is built next turn,
# as far as that does not depend on what its owner has.
BUILT: Final[vec[float]] = vec[float](
    [5.2, 4.5, 3.2, 4.8]  # inn, market, pilgrimage site, robber keep
    + [4.2, 4.2, 4.2, 1.2, 1.2, 1.2, 3.5]  # mill, stonemason, sty, bakery, forge, lodge, camp
    + [1.0, 1.0, 1.0, 0.5, 5.0]  # farm, sawmill, quarry, trading post, cathedral
    + [0.5, 1.0]  # siege tower, fortress
    + [3.8, 3.8, 3.8, 0.2]  # basket, pottery, cooper, guild house
    + [3.0, 5.5]  # watchtower, guardhouse
)
# And what does depend on it: by own turn to come, or by own building of the other kind.
LATER_COLOUR: Final = 0.3  # bakery, forge, lodge: buildings of the colour yet to be built
LATER_PRODUCER: Final = 0.3  # trading post: producers yet to be built
LATER_MARTIAL: Final = 0.25  # fortress: towers and fortresses yet to be built
SUPPLY: Final = 0.35  # farm, sawmill, quarry: the resource it gives in every turn
SECOND_TOWER: Final = 0.3  # a siege tower beside others: it takes two to destroy
GUILD_PAIRS: Final = 1.3  # guild house: the pairs that a workshop has

# By building: the points it gains with each turn that anybody has still to play, as counted in
# games of this player; less for those that grow by tiles which bring nothing else.
GROWTH: Final[vec[float]] = vec[float](
    [0.0, 0.0, 0.04, 0.0]  # inns, markets and keeps are told by their free places
    + [0.12, 0.12, 0.12, 0.165, 0.165, 0.165, 0.0]
    + [0.20, 0.20, 0.20, 0.25, 0.0]
    + [0.10, 0.14]
    + [0.0, 0.0, 0.0, 0.0]
    + [0.057, 0.14]
)
CAMP_USED: Final = 3.5  # a camp above its two points, while there are tiles to take

# How much of what a building still lacks will come, of many turns to come: turns / (turns + half).
INN_HALF: Final = 16.0
MARKET_HALF: Final = 5.0
KEEP_HALF: Final = 80.0
WORKSHOP_HALF: Final = 18.0

DANGER: Final = 0.15  # the part of a building that a siege tower beside it puts at risk
ROADS: Final = 0.8  # a point of a road: others may yet get it

# Units: by the steps to a building, how sure its doubling is.
NEAR: Final[vec[float]] = vec[float]([1.0, 0.93, 0.86, 0.80, 0.75, 0.70, 0.65])
BLOCKED: Final = 0.6  # while an enemy stands there
BLOCKED_LATE: Final = 0.1  # with no turn to wait for his leaving
# By own turns to come: how much of all that doubling counts, because better buildings may follow.
DOUBLED: Final[vec[float]] = vec[float]([1.0, 0.95, 0.7, 0.5, 0.3, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2])
# By own turns to come: a unit in the reserve, or a colour underfoot, which make building easier.
ACCESS: Final[vec[float]] = vec[float]([0.0, 1.8, 1.4, 0.9, 0.5, 0.3, 0.3])

# Tiles in hand: the part of what they become, by how many resources are missing.
PAYABLE: Final[vec[float]] = vec[float]([0.95, 0.88, 0.76, 0.60, 0.50])
PAYABLE_NOW: Final[vec[float]] = vec[float]([1.0, 0.90, 0.77, 0.61, 0.50])
LAST_CHANCE: Final = 0.75  # with only one turn to come
OFFERED: Final = 0.6  # of the best tile that the other may take next
LEFT: Final = 4.5  # what that tile is usually worth

TREASURE_NEAR: Final = 0.05  # chance by turn to lift a treasure that lacks one tile
TREASURE_FAR: Final = 0.02  # or two
DEED: Final = 0.03  # what a deed must bring at least: no idle steps
