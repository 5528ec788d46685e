"""Choosing among menus: when it is thought over, by whom it goes on, and what comes of it."""

from __future__ import annotations

import math

import pytest

from regna.bots.dominion.repertoire import REPERTOIRES, Repertoire
from regna.bots.dominion.switching import Going, Switching
from regna.bots.rollout import Tried
from regna.core import Rng
from regna.games.dominion.kinds import KINGDOMS
from regna.games.dominion.state import Dominion
from tests.games.dominion.table import code, game, player, table

START = "copper*7 estate*3"
RUSH = f"{START} workshop*4 gardens"
MONEY = f"{START} silver*3 witch laboratory"
UNUSED = -1


def menus(kingdom: str, seats: int = 2) -> Repertoire:
    return REPERTOIRES.find(list(KINGDOMS[kingdom]), seats)


@pytest.mark.parametrize(("deck", "gardens"), [(RUSH, True), (MONEY, False)])
def test_a_deck_is_explained_by_the_menu_that_buys_it(deck: str, gardens: bool) -> None:
    rival = player("", deck, turns=5)
    state = table(player("", START, turns=6), rival, kingdom=KINGDOMS["size_distortion"])
    known = menus("size_distortion")
    assert ("gardens" in known.players[known.explains(state, 1)].menu.text) == gardens


def test_before_anything_is_bought_the_best_menu_is_in_use() -> None:
    for kingdom in KINGDOMS:
        state = game.new(seats=2, seed=1, kingdom=kingdom)
        assert isinstance(state, Dominion)
        assert menus(kingdom).explains(state, 0) == 0


def test_one_goes_on_with_the_menu_of_ones_deck() -> None:
    mine = player("", RUSH, turns=6)
    state = table(
        mine, player("", MONEY, turns=5),
        phase="buy", coins=4, bought=True, kingdom=KINGDOMS["size_distortion"],
    )  # fmt: skip
    ideas = Switching(1, 20.0).ideas(state)
    first = ideas[0]
    assert isinstance(first, Going)
    assert "gardens" in first.player.menu.text
    assert len({each.move for each in ideas}) == len(ideas) > 1


def test_where_all_menus_agree_nothing_is_simulated() -> None:
    thinker = Switching(100_000, 20.0)
    state = game.new(seats=2, seed=4, kingdom="interaction")
    agreed = 0
    for _ in range(30):
        thinker.simulations = UNUSED
        alone = len(thinker.ideas(state)) == 1
        move = thinker.choose(state, math.inf)
        assert (thinker.simulations == UNUSED) == alone
        agreed += alone
        state.advance(move)
    assert agreed > 10


def test_a_duchy_that_keeps_the_rival_from_ending_the_game_ahead() -> None:
    """Menus count Provinces, and there are eight; but the last Estate ends it."""
    state = table(
        player("", f"{START} gold*2", turns=9),
        player("copper*5", "copper*2 estate*5 gold*3", turns=8),
        phase="buy", coins=5, bought=True, kingdom=KINGDOMS["interaction"],
        piles={"curse": 0, "copper": 0, "estate": 1},
    )  # fmt: skip
    thinker = Switching(1_000_000, 20.0)
    assert game.write(state, thinker.ideas(state)[0].move) != "buy duchy"
    assert game.write(state, thinker.choose(state, math.inf)) == "buy duchy"


@pytest.mark.parametrize(("kingdom", "seats"), [("size_distortion", 2), ("interaction", 3)])
def test_it_decides_by_what_its_seat_knows(kingdom: str, seats: int) -> None:
    thinker = Switching(250_000, 20.0)
    state = game.new(seats=seats, seed=seats, kingdom=kingdom)
    for number in range(60):
        seat = state.to_act
        assert seat is not None
        worlds = [state.determinize(seat, Rng(f"{number}/{fill}")) for fill in range(2)]
        moves = [thinker.ideas(world)[0].move for world in worlds]
        if number % 6 == 0:
            moves = [thinker.choose(world, math.inf) for world in worlds]
        assert moves[0] == moves[1]
        assert state.why_not(moves[0]) is None
        state.advance(moves[0])


def test_a_move_that_is_asked_about_is_judged_with_the_others() -> None:
    """Also where there is nothing to think over, and what no menu would do."""
    state = game.new(seats=2, seed=1, kingdom="interaction")
    thinker = Switching(100_000, 20.0)
    assert isinstance(state, Dominion)
    assert code(state) == "dominion-action"
    for also in (state.nth(0), state.nth(state.count() - 1)):
        tried = thinker.try_out(state, math.inf, Rng(1), also)
        assert any(each.move == also for each in tried)
    state.advance(state.nth(state.count() - 1))
    for also in state.moves():
        tried = thinker.try_out(state, math.inf, Rng(1), also)
        (judged,) = [each for each in tried if each.move == also]
        assert judged.rewards


def test_what_has_no_hope_is_not_tried_further() -> None:
    own, near, far = (Tried([move]) for move in range(3))
    own.rewards = [0.6, 0.5, 0.7, 0.6]
    near.rewards = [0.5, 0.6, 0.6, 0.7]
    far.rewards = [0.1, 0.1, 0.2, 0.1]
    thinker = Switching(1, 20.0)
    assert thinker.kept(own, [near, far]) == 1
    assert thinker.kept(own, [far]) == 0
