"""Wars (section E)."""

from __future__ import annotations

import pytest

from regna.games.tigris.state import Tigris
from tests.games.tigris.table import (
    allowed,
    asked,
    codes,
    one,
    play,
    points,
    refusal,
    seen,
    sign,
    table,
    where,
)

BLUE: dict[str, int] = {"blue": 6}


def example_2(**fields: object) -> Tigris:
    """Traders and kings meet over a market on f5; the Lion is seat 0."""
    return table(
        {"t": "d5 i5", "m": "e5 g5 h5"},
        [{"trader": "d6", "king": "c5"}, {"trader": "i4", "king": "j5"}],
        [{"green": 5, "red": 1}, {"green": 1, "red": 5}],
        **fields,  # type: ignore[arg-type]
    )


@pytest.mark.rule("25a", "26", "27", "28", "32", "34")
def test_example_2_war_of_traders_makes_the_war_of_kings_vanish() -> None:
    state = example_2()
    events = play(state, "market f5")
    assert codes(events) == ["tile-placed", "united"]
    assert asked(state) == (0, "war")
    assert state.ask is not None
    assert state.ask.facts["colours"] == ["green", "black"]
    events = play(state, "war green")
    begun = one(events, "war-begun")
    assert (begun["attacker"], begun["attack"], begun["defence"]) == (0, 1, 2)
    events = play(state, "support 4", "support 1")
    won = one(events, "war-won")
    assert (won["seat"], won["attack"], won["defence"], won["points"]) == (0, 5, 3, 3)
    assert won["cells"] == ["g5", "h5"]
    # continued: seven markets leave the game, the kings are apart again
    assert points(state, 0) == {"green": 3}
    assert where(state, 1, "trader") is None
    assert state.dump()["lost"] == {"green": 7}
    assert one(events, "wars-vanished") == {"colours": ["black"]}
    assert codes(events)[-1] == "union-over"
    assert len(seen(state)["kingdoms"]) == 2
    assert asked(state) == (0, "action")
    # at the end of the turn both fill their hands
    play(state, "pass")
    assert (state.hand_size(0), state.hand_size(1)) == (6, 6)


@pytest.mark.rule("28", "33")
def test_unification_tile_counts_for_nobody_and_stays() -> None:
    state = example_2()
    play(state, "market f5", "war green", "support 4", "support 1")
    assert sign(state, "f5") == "m"
    assert sign(state, "e5") == "m"  # the winner's own
    assert sign(state, "g5") == "."


@pytest.mark.rule("28", "30")
def test_a_view_counts_supporters_on_the_own_side_only() -> None:
    def strengths(state: Tigris) -> dict[tuple[int, str], int]:
        leaders = seen(state)["leaders"]
        return {(one["seat"], one["leader"]): one["supporters"] for one in leaders}

    state = example_2()
    before = {(0, "trader"): 1, (0, "king"): 0, (1, "trader"): 2, (1, "king"): 0}
    assert strengths(state) == before
    play(state, "market f5")
    assert strengths(state) == before
    play(state, "war green", "support 4", "support 1")
    assert strengths(state) == {(0, "trader"): 2, (0, "king"): 0, (1, "king"): 0}
    corner = table({"t": "p9", "m": "p10 p11"}, [{"trader": "o10"}], seats=2)
    assert strengths(corner) == {(0, "trader"): 2}  # the last square of the board is one too


@pytest.mark.rule("37")
def test_marker_is_off_before_the_second_action() -> None:
    state = example_2()
    play(state, "market f5")
    assert seen(state)["marker"] == "f5"
    play(state, "war green", "support 4", "support 1")
    assert asked(state) == (0, "action")
    assert seen(state)["marker"] is None


@pytest.mark.rule("25a")
def test_attacker_first_and_only_tiles_of_the_colour() -> None:
    state = example_2()
    play(state, "market f5", "war green")
    assert asked(state) == (0, "war-attack")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0, 1, 2, 3, 4]
    assert refusal(state, "support 5").facts["colour"] == "green"
    play(state, "support 0")
    assert asked(state) == (1, "war-defence")


def plain_war(turn: int, hands: list[object], tile: str = "settlement") -> tuple[Tigris, str]:
    """Traders of seats 0 and 3 with a market each meet over f5."""
    state = table(
        {"t": "d5 h5", "m": "e5 g5"},
        [{"trader": "d6"}, {}, {}, {"trader": "h6"}],
        hands,
        turn=turn,
    )
    return state, f"{tile} f5"


@pytest.mark.rule("25a")
def test_tie_goes_to_the_defender() -> None:
    state, tile = plain_war(0, [{"black": 1, "blue": 5}, BLUE, BLUE, BLUE])
    play(state, tile, "support 0", "support 0")
    assert points(state, 3) == {"green": 2}
    assert where(state, 0, "trader") is None
    assert sign(state, "e5") == "."


@pytest.mark.rule("25a", "36")
def test_tie_of_nothing_goes_to_the_defender_for_one_point() -> None:
    state = table(
        {"t": "e5 g5"},
        [{"trader": "d5"}, {"trader": "h5"}],
        [{"black": 1, "blue": 5}, BLUE],
    )
    play(state, "settlement f5", "support 0", "support 0")
    assert points(state, 1) == {"green": 1}
    assert where(state, 0, "trader") is None


@pytest.mark.rule("27")
@pytest.mark.parametrize(("turn", "attacker"), [(0, 0), (1, 3), (2, 3), (3, 3)])
def test_attacker_is_active_or_first_clockwise(turn: int, attacker: int) -> None:
    hands: list[object] = [{"black": 1, "blue": 5} for _ in range(4)]
    state, tile = plain_war(turn, hands)
    events = play(state, tile)
    assert one(events, "war-begun")["attacker"] == attacker
    assert asked(state) == (attacker, "war-attack")


@pytest.mark.rule("28")
def test_seen_wrong_the_leaders_colour_is_fought_with_not_the_tiles() -> None:
    """A settlement unites; traders fight with markets."""
    state, tile = plain_war(0, [{"black": 3, "green": 1, "blue": 2}, BLUE, BLUE, BLUE])
    play(state, tile)
    assert refusal(state, "support 2").facts["tile"] == "market"
    play(state, "support 1", "support 0")
    assert points(state, 0) == {"green": 2}


@pytest.mark.rule("29")
def test_region_hooked_on_by_the_tile_supports_nobody() -> None:
    state = table(
        {"t": "e5 g5", "m": "f6 f7"},
        [{"trader": "d5"}, {"trader": "h5"}],
        [{"black": 1, "blue": 5}, BLUE],
    )
    events = play(state, "settlement f5")
    assert (one(events, "war-begun")["attack"], one(events, "war-begun")["defence"]) == (0, 0)
    play(state, "support 0", "support 0")
    assert (sign(state, "f6"), sign(state, "f7")) == ("m", "m")


@pytest.mark.rule("30")
def test_later_wars_recount_and_cut_off_tiles_stay() -> None:
    """The war of traders removes h5, so that the settlement on i5 is cut off from the king."""
    state = table(
        {"t": "e5 g5", "m": "h5", "s": "i5"},
        [{"trader": "e4", "king": "d5"}, {"trader": "g4", "king": "g6"}],
        [{"green": 2, "black": 2, "blue": 2}, BLUE],
    )
    play(state, "settlement f5")
    events = play(state, "war green", "support 2", "support 0")
    begun = [event.public for event in events if event.code == "tigris-war-begun"][-1]
    assert (begun["colour"], begun["attack"], begun["defence"]) == ("black", 0, 0)
    play(state, "support 1", "support 0")
    assert points(state, 0) == {"green": 2, "black": 1}
    assert sign(state, "i5") == "s"
    assert sign(state, "f5") == "s"


def red_war() -> Tigris:
    """Seat 0 attacks with a temple and five from the hand; seat 1 has five temples."""
    return table(
        {"t": "e5 g5 h5 i5 i6"},
        [{"priest": "d5"}, {"priest": "h6"}, {"king": "g4"}],
        [{"red": 5, "black": 1}, BLUE],
    )


@pytest.mark.rule("31", "32")
def test_red_war_keeps_temples_with_treasures_and_beside_others() -> None:
    state = red_war()
    events = play(state, "settlement f5")
    assert one(events, "war-begun")["defence"] == 5  # those that will stay count too
    events = play(state, "support 5", "support 0")
    won = one(events, "war-won")
    assert won["cells"] == ["h5", "i5", "i6"]
    assert sign(state, "g5") == "t"  # beside the king of a third player
    assert sign(state, "i7") == "T"
    assert points(state, 0) == {"red": 4}  # three temples and the priest


@pytest.mark.rule("31")
def test_seen_wrong_losing_priest_protects_nothing() -> None:
    """h5 and i6 touch the losing priest only."""
    state = red_war()
    play(state, "settlement f5", "support 5", "support 0")
    assert (sign(state, "h5"), sign(state, "i6")) == (".", ".")


@pytest.mark.rule("13", "31")
def test_wars_leave_every_leader_beside_a_temple() -> None:
    state = red_war()
    play(state, "settlement f5", "support 5", "support 0")
    assert where(state, 2, "king") == "g4"
    assert state.faults() == []


@pytest.mark.rule("33")
def test_committed_tiles_of_both_sides_leave_and_score_nothing() -> None:
    state = example_2()
    play(state, "market f5", "war green", "support 0", "support 1")
    assert points(state, 1) == {"green": 2}  # e5 and the trader
    assert state.dump()["lost"] == {"green": 2}


def four_wars(turn: int = 0) -> Tigris:
    return table(
        {"t": "d5 e5 g5 h5"},
        [
            {"priest": "c5", "farmer": "d6", "trader": "e6", "king": "e4"},
            {"priest": "g4", "farmer": "g6", "trader": "h4", "king": "i5"},
        ],
        [{"black": 6}, {"black": 6}, {"black": 6}, {"black": 6}],
        turn=turn,
    )


@pytest.mark.rule("36")
def test_four_wars_at_once() -> None:
    state = four_wars()
    play(state, "settlement f5")
    assert state.ask is not None
    assert state.ask.facts["colours"] == ["red", "blue", "green", "black"]
    play(state, "war blue", "support 0", "support 0")
    play(state, "war green", "support 0", "support 0")
    play(state, "war red", "support 0", "support 0")
    assert asked(state) == (0, "war-attack")  # one left: nothing to choose
    play(state, "support 1", "support 0")
    assert points(state, 0) == {"black": 1}
    assert points(state, 1)["blue"] == points(state, 1)["green"] == 1
    assert state.faults() == []


@pytest.mark.rule("26")
def test_active_player_orders_the_wars_of_others() -> None:
    state = four_wars(turn=2)
    play(state, "settlement f5")
    assert asked(state) == (2, "war")
    play(state, "war green")
    assert asked(state) == (0, "war-attack")
    play(state, "support 0", "support 0")
    assert asked(state) == (2, "war")
    found = refusal(state, "war green")
    assert (found.code, found.facts["colours"]) == ("tigris-no-such-war", ["red", "blue", "black"])


@pytest.mark.rule("35")
def test_seen_wrong_three_pieces_around_the_unification_tile() -> None:
    """The war of traders splits the loser's kingdom in two, both touching f5.

    Only one piece has a king, and he still fights: an engine that wants a king
    in every kingdom around the tile forgets this war.
    """
    state = table(
        {"t": "e5 g5 f6", "m": "g6"},
        [
            {"king": "d5", "trader": "e4"},
            {"king": "h5", "trader": "g4", "farmer": "f7"},
        ],
        [{"green": 2, "black": 4}, BLUE],
    )
    play(state, "settlement f5")
    assert state.ask is not None
    assert state.ask.facts["colours"] == ["green", "black"]
    events = play(state, "war green", "support 2", "support 0")
    assert sign(state, "g6") == "."
    begun = [event.public for event in events if event.code == "tigris-war-begun"][-1]
    assert (begun["colour"], begun["attacker"], begun["defender"]) == ("black", 0, 1)
    assert asked(state) == (0, "war-attack")
    play(state, "support 1", "support 0")
    assert where(state, 1, "king") is None
    assert where(state, 1, "farmer") == "f7"


@pytest.mark.rule("34")
def test_wars_are_looked_for_again_after_each() -> None:
    """Kings first: their war leaves the traders connected, so they fight too."""
    state = example_2()
    play(state, "market f5", "war black", "support 0", "support 0")
    assert asked(state) == (0, "war-attack")
    assert state.ask is not None
    assert state.ask.facts["colour"] == "green"


@pytest.mark.rule("39")
def test_english_variant_in_a_war() -> None:
    """One against two: the attacker needs two markets at least; the defender draws level."""
    state = example_2(options={"english_variant": True})
    play(state, "market f5", "war green")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0, 2, 3, 4]
    play(state, "support 2")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0, 1]


@pytest.mark.rule("39")
def test_english_variant_tie_out_of_reach() -> None:
    state = example_2(options={"english_variant": True})
    play(state, "market f5", "war green", "support 4")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0]


@pytest.mark.rule("24", "25a", "28", "38")
def test_everybody_sees_what_is_fought_over() -> None:
    state = example_2()
    assert seen(state)["fight"] is None
    play(state, "market f5")
    assert seen(state)["fight"] is None  # which war comes first is still open
    play(state, "war green")
    fight = seen(state)["fight"]
    assert fight == {
        "conflict": "war",
        "attacker": 0,
        "defender": 1,
        "leader": "trader",
        "colour": "green",
        "tile": "market",
        "attackers": ["e5"],
        "defenders": ["g5", "h5"],
        "attack": 1,
        "defence": 2,
        "support": 0,
        "needed": 2,
    }
    play(state, "support 4")
    fight = seen(state)["fight"]
    assert (fight["attack"], fight["support"], fight["defence"], fight["needed"]) == (5, 4, 2, 3)
    play(state, "support 1")
    assert seen(state)["fight"] is None
