"""Menus as policies, and the player that finds its menu by itself."""

from __future__ import annotations

import pytest

import regna
from regna.bots import bot, policies, policy
from regna.bots.dominion.candidates import candidates
from regna.bots.dominion.chooser import Tournament
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.plain import Modest
from regna.bots.dominion.repertoire import REPERTOIRES, key_of, shipped
from regna.core import Rng
from regna.games.dominion.kinds import KINGDOM, KINGDOMS
from regna.games.dominion.state import Dominion
from tests.games.dominion.table import game, player, table

POOR = ["cellar", "chancellor", "chapel", "feast", "moat", "spy", "thief", "throne_room"]
POOR += ["village", "woodcutter"]


def test_every_menu_is_a_policy() -> None:
    names = policies("dominion")
    assert set(MENUS) <= set(names)
    assert names[-1] == "plain"
    assert "plain" not in policies("pebbles")
    played = regna.simulate("dominion", ["bmu", "smithy"], games=4, seed=1)
    assert len(played) == 4


def test_menus_are_told_of() -> None:
    for menu in MENUS.values():
        assert menu.about
        assert "province" in menu.text or "gardens" in menu.text


def seen_alike(name: str, seats: int, seed: int, kingdom: object, wild: int) -> int:
    """Plays a game of one policy; in every world its seat cannot tell apart it does the same.

    Every so often chance moves instead, to come to positions that it would avoid.
    """
    player = policy("dominion", name)
    state = game.new(seats=seats, seed=seed, kingdom=kingdom, turn_limit=25)
    rng = Rng(seed)
    decisions = 0
    while state.to_act is not None:
        assert isinstance(state, Dominion)
        move = int(player.choose(state, Rng(decisions)))
        assert state.why_not(move) is None
        if rng.below(4) == 0:
            world = state.determinize(state.to_act, rng.split())
            assert player.choose(world, Rng(decisions)) == move
            world.remembers = False
            assert player.choose(world, Rng(decisions)) == move
        decisions += 1
        state.advance(state.nth(int(rng.below(state.count()))) if rng.below(wild) == 0 else move)
    return decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_plain_decides_by_what_its_seat_knows(kingdom: str, seats: int) -> None:
    assert seen_alike("plain", seats, seats, kingdom, wild=50) > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_do_menus_with_cards_of_all_kinds(seats: int) -> None:
    names = ["spy-thief", "council-militia-village", "witch-lab-chapel", "first-game-engine"]
    for number, name in enumerate(names):
        cards = [KINGDOM[(7 * place + number) % len(KINGDOM)] for place in range(10)]
        assert seen_alike(name, seats, number, cards, wild=5) > 50


def test_the_recommended_sets_are_shipped() -> None:
    ready = shipped()
    for cards in KINGDOMS.values():
        for seats in (2, 3, 4):
            assert len(ready[key_of(cards, seats)].players) >= 5


def test_candidates_fit_the_kingdom() -> None:
    for cards in [*KINGDOMS.values(), POOR]:
        names = [menu.name for menu in candidates(cards)]
        assert "bmu" in names
        assert len(names) == len(set(names))
        assert len(names) < 120
    assert "double-witch" not in [menu.name for menu in candidates(POOR)]


def test_a_tournament_is_the_same_everywhere() -> None:
    one, two = (Tournament(list(KINGDOMS["big_money"]), 2, 0.05).best() for _ in range(2))
    assert [each.menu.name for each in one] == [each.menu.name for each in two]
    assert [each.sum for each in one] == [each.sum for each in two]


def test_what_was_found_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = shipped()
    ready[key_of(POOR, 2)] = ready[key_of(KINGDOMS["big_money"], 2)]
    monkeypatch.setattr(REPERTOIRES, "known", ready)
    assert REPERTOIRES.find(POOR, 2) is ready[key_of(POOR, 2)]


def test_the_modest_player_buys_one_card_to_go_with_money() -> None:
    for owned, bought in (("", "buy witch"), ("witch", "buy silver")):
        mine = player("", f"copper*7 estate*3 {owned}")
        kingdom = KINGDOMS["size_distortion"]
        state = table(mine, phase="buy", coins=5, bought=True, kingdom=kingdom)
        assert game.write(state, int(Modest().choose(state, Rng(0)))) == bought


def test_the_steward_plays_plainly() -> None:
    state = game.new(seats=2, seed=3, kingdom="first_game")
    for _ in range(40):
        seat = state.to_act
        assert seat is not None
        world = state.determinize(seat, Rng(1))
        move = bot("dominion", "steward").choose(world, 0.01)
        assert move == policy("dominion", "plain").choose(state, Rng(0))
        state.play(move)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_plain_beats_big_money(kingdom: str) -> None:
    """Each pair of games has the same seed and the seats changed."""
    won = 0
    for players in (["plain", "bmu"], ["bmu", "plain"]):
        seat = players.index("plain")
        played = regna.simulate("dominion", players, games=8, seed=1, kingdom=kingdom)
        won += sum(one.ranking[0] == [seat] for one in played)
    assert won > 8
