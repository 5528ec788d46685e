"""How the game is ended: never behind, at once when ahead."""

from __future__ import annotations

from typing import Any

from tests.bots.dominion.seats import chosen
from tests.games.dominion.table import player, table


def test_the_last_province_is_not_taken_by_who_is_behind() -> None:
    mine = player("copper", "gold*7")
    other = player("copper", "province*3")
    state = table(mine, other, phase="buy", coins=8, bought=True, piles={"province": 1})
    for full in (False, True):
        assert chosen(state, "bmu", full) == "buy duchy"
    for points, bought in (("province", "buy province"), ("province*2", "buy duchy")):
        other = player("copper", points, turns=5)
        state = table(
            player("copper", "gold*7 duchy", turns=5),
            other, phase="buy", coins=8, bought=True, piles={"province": 1},
        )  # fmt: skip
        assert chosen(state, "bmu", False) == bought


def test_nor_the_last_card_of_a_third_pile() -> None:
    piles = {"curse": 0, "duchy": 0, "silver": 1}
    mine = player("estate", "copper*7")
    state = table(
        mine, player("copper", "province"), phase="buy", coins=3, bought=True, piles=piles
    )
    assert chosen(state, "bmu", False) == "end"
    ahead = player("estate", "copper*7 province*2")
    state = table(
        ahead, player("copper", "province"), phase="buy", coins=3, bought=True, piles=piles
    )
    assert chosen(state, "bmu", False) == "buy silver"


def test_what_ends_the_game_ahead_is_bought_whatever_the_menu_says() -> None:
    piles = {"curse": 0, "duchy": 0, "copper": 1}
    ahead = player("estate", "copper*7 province*2")
    state = table(
        ahead, player("copper", "province"), phase="buy", coins=8, bought=True, piles=piles
    )
    assert chosen(state, "bmu", True) == "buy copper"
    assert chosen(state, "bmu", False) == "buy gold"


def test_two_buys_may_end_it_together() -> None:
    """A Duchy and the last Province are more than the rival has."""
    mine = player("copper", "gold*7")
    other = player("copper", "province estate*2")
    fields: dict[str, Any] = {"phase": "buy", "coins": 13, "bought": True, "piles": {"province": 1}}
    state = table(mine, other, buys=2, **fields)
    assert chosen(state, "basic-bm", True) == "buy province"
    alone = table(mine, player("copper", "province duchy estate"), buys=1, **fields)
    assert chosen(alone, "basic-bm", True) == "buy gold"


def test_three_piles_with_three_buys() -> None:
    piles = {"copper": 1, "curse": 1, "estate": 1}
    mine = player("copper", "province*2")
    state = table(mine, player("copper"), phase="buy", coins=2, buys=3, bought=True, piles=piles)
    assert chosen(state, "province", True) in ("buy copper", "buy curse", "buy estate")
    behind = table(
        player("copper"), player("copper", "province"),
        phase="buy", coins=2, buys=3, bought=True, piles=piles,
    )  # fmt: skip
    assert chosen(behind, "province", True) == "end"


def test_in_the_last_turn_only_points_count() -> None:
    piles = {"curse": 0, "duchy": 0, "copper": 0}
    state = table(player("copper"), phase="buy", coins=6, bought=True, piles=piles)
    assert chosen(state, "bmu", True) == "buy estate"
    limit = table(
        player("copper", turns=5), player("copper", turns=5),
        phase="buy", coins=6, bought=True, turn_limit=5,
    )  # fmt: skip
    assert chosen(limit, "bmu", True) == "buy duchy"
