"""Big Money for Dominion: what it buys, and that it looks at nothing it cannot know."""

from __future__ import annotations

import regna
from regna.bots import policy
from regna.core import Rng
from regna.games.dominion.state import Dominion
from tests.games.dominion.table import code, do, game, player, table

MONEY = policy("dominion", "big-money")


def chosen(state: Dominion) -> str:
    return game.write(state, MONEY.choose(state, Rng(0)))


def test_it_buys_the_dearest_of_three_cards() -> None:
    for coins, bought in ((9, "province"), (7, "gold"), (5, "silver"), (3, "silver")):
        state = table(player("estate"), phase="buy", coins=coins)
        assert chosen(state) == f"buy {bought}"
    assert chosen(table(player("estate"), phase="buy", coins=2)) == "end"
    no_gold = table(player("estate"), phase="buy", coins=7, piles={"gold": 0})
    assert chosen(no_gold) == "buy silver"


def test_it_plays_all_treasures_and_no_action() -> None:
    state = table(player("village copper*2 silver"))
    assert chosen(state) == "buys"
    do(state, "buys")
    assert chosen(state) == "treasures"
    do(state, "treasures")
    assert chosen(state) == "buy silver"


def test_attacked_it_keeps_its_best_cards() -> None:
    state = table(player("militia"), player("copper*2 gold estate province"))
    do(state, "play militia")
    while code(state) == "dominion-militia":
        do(state, chosen(state))
    players = state.view(1)["players"]
    assert isinstance(players, list)
    assert players[1]["hand"] == ["copper", "copper", "gold"]


def test_it_decides_by_what_its_seat_knows() -> None:
    for seed in range(6):
        state = game.new(seed=seed, kingdom="interaction")
        rng = Rng(seed)
        while state.to_act is not None:
            assert isinstance(state, Dominion)
            move = MONEY.choose(state, rng)
            assert state.why_not(move) is None
            if rng.below(8) == 0:
                world = state.determinize(state.to_act, rng.split())
                assert MONEY.choose(world, rng) == move
            legal = state.moves()
            state.advance(move if rng.below(3) else legal[int(rng.below(len(legal)))])


def test_a_mirror_match_is_what_others_found() -> None:
    """Published: 33 % ties, 17.75 turns; the engine's own games in a loop are the same games."""
    played = regna.simulate("dominion", ["big-money", "big-money"], games=300, seed=1, first=0)
    ties = sum(len(one.ranking[0]) == 2 for one in played)
    assert 70 < ties < 130
