"""Moments of the three games worth looking at, as positions: openings, choices, fights, ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import regna
from regna.core import State
from tests.games.dominion import table as dominion
from tests.games.heirs import table as heirs

Position = dict[str, Any]


def seek(name: str, seats: int, wanted: Callable[[State], bool]) -> Position:
    """The first position of random games that is as wanted."""
    rules = regna.game(name)
    for seed in range(60):
        rng = random.Random(seed)
        state = rules.new(seed=seed, seats=seats)
        while True:
            if wanted(state):
                return state.dump()
            if state.to_act is None:
                break
            state.play(rng.choice(state.moves()))
    raise AssertionError(f"no such position of {name} in sixty games")


def asks(code: str, least: int = 1) -> Callable[[State], bool]:
    return lambda state: state.ask is not None and state.ask.code == code and state.count() >= least


def offers(verb: str) -> Callable[[State], bool]:
    return lambda state: any(
        state.game.parts(state, move)["verb"] == verb for move in state.moves()
    )


def over(state: State) -> bool:
    return state.to_act is None


def no_stock(state: State) -> bool:
    view: Any = state.view()
    return view["stock"]["left"] == 0 and state.to_act is not None


def crowded(state: State) -> bool:
    """Many tiles lie, and an action is to be chosen."""
    view: Any = state.view()
    return int(view["bag"]) < 60 and asks("tigris-action")(state)


def later(plies: int) -> Callable[[State], bool]:
    """After so many moves, counted by being asked."""
    asked = iter(range(plies * 60))
    return lambda state: next(asked) >= plies


def deal(*players: dominion.Player, do: tuple[str, ...] = (), **fields: Any) -> Position:
    """A position of Dominion, after moves in notation."""
    state = dominion.table(*players, **fields)
    dominion.do(state, *do)
    return state.dump()


def siege() -> Position:
    """The second tower beside a mill of the other has just been built."""
    hands, sets = [["war-siege-green-b"], []], ["travel", "lands_industry", "war"]
    board = ["n1 lnd-mill blue", "n1e1 war-siege-grey-b white"]
    state = heirs.load(*board, options={"sets": sets}, hands=hands, discounts=9)
    heirs.play(state, "build war-siege-green-b n1w1")
    return state.dump()


def full_hands() -> Position:
    """All one can have: three tiles in both hands, every resource, a landscape of some size."""
    board = ["n1 tch-quarry-a white", "e1 tch-sawmill-a white", "n1e1 lnd-forge blue"]
    board += ["s1 lnd-sty blue", "s1e1 lnd-bakery white", "w1 lnd-mill blue"]
    hands = [
        ["tch-cathedral", "tch-farm-a", "tra-pilgrimage-green"],
        ["tra-robber-grey", "lnd-stonemason", "tch-trading-post-a"],
    ]
    return heirs.load(*board, hands=hands, discounts=2).dump()


def surplus() -> Position:
    """Four tiles in hand, one too many."""
    hands = [
        ["tch-farm-a", "tch-farm-b", "lnd-sty", "lnd-mill"],
        ["lnd-forge", "lnd-bakery", "lnd-lodge"],
    ]
    turn = {"script": "turn", "step": "heirs-surplus", "seat": 0}
    return heirs.load(hands=hands, pending=[turn], crown=1).dump()


def dominion_stages() -> dict[str, Callable[[], Position]]:
    hand, other = dominion.player, dominion.player("copper*5", "silver estate copper", "curse")
    return {
        "opening": lambda: regna.game("dominion").new(seed=3, seats=2).dump(),
        "buying": lambda: deal(hand("copper*4 gold silver", "copper"), other, phase="buy"),
        "long turn of four": lambda: deal(
            hand(
                "copper*4 silver village market laboratory festival smithy",
                "estate*2",
                play=["village", "market", "festival", "laboratory", "throne_room", "militia"],
            ),
            other,
            hand("copper*2", "estate", "gold"),
            hand("estate", "copper", "province"),
            actions=2,
            buys=3,
            coins=7,
        ),
        "cellar": lambda: deal(
            hand("cellar copper*3 estate*2 gold curse"), other, do=("play cellar",)
        ),
        "militia": lambda: deal(
            other, hand("militia copper*4", "copper*5"), seat=1, do=("play militia",)
        ),
        "spy": lambda: deal(hand("spy copper*4", "gold estate"), other, do=("play spy",)),
        "thief": lambda: deal(
            hand("thief copper*4"), hand("copper*5", "silver gold"), do=("play thief",)
        ),
        "loot": lambda: deal(
            hand("thief copper"),
            hand("copper*5", "gold estate"),
            hand("copper*5", "copper estate"),
            do=("play thief",),
        ),
        "library": lambda: deal(
            hand("library copper*3", "militia gold village"), other, do=("play library",)
        ),
        "throne room": lambda: deal(
            hand("throne_room cellar militia copper*2"), other, do=("play throne_room",)
        ),
        "over": lambda: seek("dominion", 2, over),
    }


STAGES: dict[str, dict[str, Callable[[], Position]]] = {
    "heirs": {
        "opening": lambda: regna.game("heirs").new(seed=3).dump(),
        "full hands": full_hands,
        "surplus": surplus,
        "camp": lambda: seek("heirs", 2, offers("camp")),
        "siege": siege,
        "last round": lambda: seek("heirs", 2, no_stock),
        "solo": lambda: seek("heirs", 1, later(40)),
        "over": lambda: seek("heirs", 2, over),
    },
    "dominion": dominion_stages(),
    "tigris": {
        "opening": lambda: regna.game("tigris").new(seed=3, seats=4).dump(),
        "middle": lambda: seek("tigris", 3, crowded),
        "revolt": lambda: seek("tigris", 4, asks("tigris-revolt-attack", 2)),
        "which war": lambda: seek("tigris", 4, asks("tigris-war")),
        "war": lambda: seek("tigris", 2, asks("tigris-war-attack", 2)),
        "monument": lambda: seek("tigris", 4, asks("tigris-monument")),
        "treasure": lambda: seek("tigris", 2, asks("tigris-treasure")),
        "over": lambda: seek("tigris", 4, over),
    },
}


@cache
def stage(game: str, name: str) -> Position:
    return STAGES[game][name]()
