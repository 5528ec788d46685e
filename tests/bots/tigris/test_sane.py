"""Positions in which a player of Tigris & Euphrates must not be silly."""

from __future__ import annotations

import pytest

from regna.bots import policy
from regna.bots.tigris.outcomes import tried
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.weights import Weights
from regna.core import Facts, Rng
from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import asked, play, points, table

PLAIN = policy("tigris", "plain")


def chosen(state: Tigris) -> str:
    return game.write(state, PLAIN.choose(state, Rng(0)))


def fresh(seed: int) -> Tigris:
    state = game.new(seats=2, seed=seed)
    assert isinstance(state, Tigris)
    return state


def turn(state: Tigris) -> list[str]:
    """What the seat to act does in its whole turn, when nobody else has a say."""
    seat = state.to_act
    done: list[str] = []
    while state.to_act == seat and len(done) < 6:
        done.append(chosen(state))
        play(state, done[-1])
    return done


# ---- support ------------------------------------------------------------------------


def revolt(mine: int, theirs: int) -> Tigris:
    """The king of seat 0 can come beside three temples; that of seat 1 is beside two."""
    hands: list[object] = [{"red": mine, "blue": 6 - mine}, {"red": theirs, "blue": 6 - theirs}]
    return table({"t": "e5 f6 g5 h6"}, [{}, {"king": "h5"}], hands, seats=2)


@pytest.mark.parametrize(("added", "held", "answer"), [(0, 3, 1), (1, 3, 2), (2, 3, 3), (3, 3, 0)])
def test_a_defender_adds_what_is_needed_or_nothing(added: int, held: int, answer: int) -> None:
    state = revolt(3, held)
    play(state, "king f5", f"support {added}")
    assert asked(state) == (1, "revolt-defence")
    assert chosen(state) == f"support {answer}"


def test_a_defender_who_is_stronger_anyway_adds_nothing() -> None:
    state = table(
        {"t": "e5 f6 g5 h6 h4 i5"}, [{}, {"king": "h5"}], [{"red": 1, "blue": 5}], seats=2
    )
    play(state, "king f5", "support 1")
    assert asked(state) == (1, "revolt-defence")
    assert chosen(state) == "support 0"


def test_an_attacker_adds_tiles_while_the_odds_get_better() -> None:
    state = revolt(3, 3)
    play(state, "king f5")
    assert chosen(state) == "support 3"


def test_an_attacker_who_cannot_lose_adds_nothing() -> None:
    """Eight farms against one: a rival has six more tiles at most."""
    state = war({"blue": 3, "black": 3}, mine="e1 f1 g1 h1 i1 e2 e3 d3", theirs="a4")
    play(state, "farm c4")
    assert asked(state) == (0, "war-attack")
    assert chosen(state) == "support 0"


def test_an_attacker_who_cannot_win_adds_nothing() -> None:
    state = war({"blue": 3, "black": 3}, mine="d3", theirs="a4 b4 a7 b7 c7 d7 d8")
    play(state, "farm c4")
    assert asked(state) == (0, "war-attack")
    assert chosen(state) == "support 0"


def war(hand: dict[str, int], mine: str, theirs: str) -> Tigris:
    """Farmers on both sides of c4, which is empty: seat 0 north of it, seat 1 south."""
    return table(
        {"f": f"d4 {mine} {theirs}", "t": "d2 b5 a5 a6 b6"},
        [{"farmer": "c2"}, {"farmer": "c5"}],
        [hand, {"red": 6}],
        seats=2,
    )


# ---- wars ---------------------------------------------------------------------------


def test_a_war_that_must_be_won_is_begun() -> None:
    """Eleven farms with the hand against six; it pays more than a treasure."""
    state = war({"blue": 3, "black": 3}, mine="e1 f1 g1 h1 i1 e2 e3 d3", theirs="a4 b4 a7 b7 c7 d7")
    assert any(text.startswith("support") for text in turn(state))


def test_a_war_that_must_be_lost_is_not_begun() -> None:
    state = war({"blue": 1, "black": 5}, mine="d3", theirs="a4 b4 a7 b7 c7 d7 d8")
    assert chosen(state) != "farm c4"


# ---- scoring ------------------------------------------------------------------------


def test_the_first_action_is_a_leader() -> None:
    """Not a swap: nobody waits for any tile yet, but all will be wanted."""
    for seed in range(4):
        state = fresh(seed)
        assert chosen(state).split()[0] in ("priest", "farmer", "trader", "king")


def test_it_does_not_pass_while_tiles_score() -> None:
    """However far ahead the colour is already."""
    state = table(
        {"m": "c2"},
        [{"trader": "a2"}],
        [{"green": 6}],
        seats=2,
        players=[{"points": {"red": 1, "blue": 2, "green": 30, "black": 2}}, {}],
    )
    assert chosen(state) != "pass"


def test_a_trader_takes_the_treasure_within_reach() -> None:
    """A tile on g3 or f4 joins the temple of f3 to the kingdom with the temple of i7."""
    state = table({"m": "i6 i5 h5 g5 g4"}, [{"trader": "h7"}], [{"green": 3, "black": 3}], seats=2)
    assert state.to_act == 0
    turn(state)
    assert state.taken[0] == 1


def test_no_tile_is_laid_for_a_rival() -> None:
    """Over many actions: whoever lays a tile that scores, scores it, or builds a monument."""
    state = fresh(8)
    for _ in range(40):
        seat = state.to_act
        assert seat is not None
        rival = 1 - seat
        before = points(state, rival)
        text = chosen(state)
        play(state, text)
        if text.split()[0] in ("temple", "farm", "market", "settlement"):
            assert points(state, rival) == before or asked(state) == (seat, "monument")


# ---- monuments ----------------------------------------------------------------------


def square(mine: dict[str, str], theirs: dict[str, str]) -> Tigris:
    """A market on h5 completes a square of four in a kingdom at the temple of i7."""
    state = table(
        {"m": "g5 g6 h6", "t": "g7"},
        [mine, theirs],
        [{"green": 1, "red": 5}],
        seats=2,
    )
    play(state, "market h5")
    assert asked(state) == (0, "monument")
    return state


def test_it_builds_for_its_own_leaders() -> None:
    assert (
        chosen(square({"trader": "h7", "king": "f7"}, {"priest": "j7"})) == "build green-black g5"
    )
    assert chosen(square({"trader": "h7", "priest": "f7"}, {"king": "j7"})) == "build red-green g5"


def test_it_builds_nothing_for_others() -> None:
    leaders = {"trader": "h7", "king": "f7", "priest": "j7", "farmer": "i8"}
    assert chosen(square({}, leaders)) == "build none"


# ---- the end of the game --------------------------------------------------------------


def last_treasure(mine: int, theirs: int) -> Tigris:
    """Three treasures are left; a tile on g3 or f4 takes one, which ends the game."""
    players: list[Facts] = [
        {"points": dict.fromkeys(["red", "blue", "green", "black"], number)}
        for number in (mine, theirs)
    ]
    players[0]["treasures"] = 7
    temples = "k1 b2 p2 n5 b8 o9 f10 k11"
    return table(
        {"m": "i6 i5 h5 g5 g4", "t": temples.replace("k11", ""), "T": "k11"},
        [{"trader": "h7"}],
        [{"green": 6}],
        seats=2,
        players=players,
    )


def test_the_game_is_ended_by_who_is_ahead() -> None:
    state = last_treasure(9, 5)
    turn(state)
    assert state.to_act is None


def test_the_game_is_not_ended_by_who_is_behind() -> None:
    state = last_treasure(3, 30)
    turn(state)
    assert state.to_act == 1


def test_the_last_action_of_a_won_game_is_no_retreat() -> None:
    """A monument in no kingdom pays nobody: a priest in front of the screen is no gain."""
    strong = {"red": 9, "blue": 9, "green": 9, "black": 9}
    built = [{"monument": "red-green", "cell": "e5", "colour": "red"}]
    state = table(
        {},
        [{"priest": "h7"}],
        [{"red": 6}],
        seats=2,
        players=[{"points": strong}, {}],
        monuments=built,
        bag={},
    )
    play(state, "temple j7")
    sight = Sight(state, 0, Weights())
    laid, withdrawn = (
        tried(state, game.read(state, text), sight) for text in ("temple g7", "withdraw priest")
    )
    assert laid > withdrawn
