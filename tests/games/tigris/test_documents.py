"""Positions as documents: defaults, round trips, and errors that name the field."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from regna.core import BadPosition, Rng
from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import asked, crowded, hand, play, rows, table

START: dict[str, Any] = {"game": "tigris", "seats": 2}


def load(document: object, seed: int = 0) -> Tigris:
    return game.load(document, seed=seed)


def test_shortest_document_is_the_start_of_a_game() -> None:
    state = load({"game": "tigris"})
    assert (state.seats, state.to_act) == (4, 0)
    assert [state.hand_size(seat) for seat in range(4)] == [6] * 4
    assert state.bag_size() == 143 - 24
    assert state.count() > 166


def test_unknown_tiles_are_filled_by_the_seed() -> None:
    document = {**START, "players": [{"hand": {"red": 4, "unknown": 2}}, {}]}
    hands = [list(load(document, seed).hands) for seed in range(10)]
    assert all(state_hand[0] >= 4 for state_hand in hands)
    assert len({tuple(state_hand) for state_hand in hands}) > 1
    assert load(document, 3).dump() == load(document, 3).dump()


def test_missing_treasures_and_catastrophes_are_shared_out() -> None:
    state = table({"x": "e5 f5 g5"}, seats=2, clear="b2 p2")
    assert list(state.taken) == [2, 0]
    assert list(state.catastrophes) == [0, 1]
    players: list[dict[str, object]] = [{"treasures": 1}, {}]
    state = table(seats=2, clear="b2 p2", players=players)
    assert list(state.taken) == [1, 1]


def test_bag_given_the_rest_is_lost() -> None:
    state = load({**START, "bag": {"red": 2}})
    assert list(state.bag) == [2, 0, 0, 0]
    assert sum(state.lost) == 153 - 10 - 12 - 2
    state = load({**START, "bag": 5})
    assert state.bag_size() == 5


def test_drawing_of_leaders_and_monuments_may_be_left_out() -> None:
    """Both are told by their own fields; signs for them are allowed, not needed."""
    built = [{"monument": "red-green", "cell": "f5", "colour": "red"}]
    plain = table({"t": "e5"}, [{"king": "d5"}], monuments=built, seats=2)
    signs = table(
        {"t": "e5", "@": "d5", "#": "f5 g5 f6 g6"}, [{"king": "d5"}], monuments=built, seats=2
    )
    assert plain.dump() == signs.dump()


def test_every_kind_of_pending_decision_survives_the_round_trip() -> None:
    """The last frame asks; frames below wait: all kinds turn up in crowded play."""
    kinds: set[str] = set()
    for seed in range(150):
        state = crowded(f"pending {seed}")
        rng = Rng(seed)
        for _ in range(14):
            if state.to_act is None:
                break
            kind = asked(state)[1]
            if kind not in kinds or kind != "action":
                kinds.add(kind)
                again = load(json.loads(json.dumps(state.dump())))
                assert again.dump() == state.dump()
                assert again.moves() == state.moves()
            state.advance(state.nth(int(rng.below(state.count()))))
    assert kinds >= {
        "action",
        "revolt-attack",
        "revolt-defence",
        "war",
        "war-attack",
        "war-defence",
        "treasure",
    }


def test_monument_decision_survives_the_round_trip() -> None:
    state = table({"t": "e5 e6 f6"}, hands=[{"red": 6}])
    play(state, "temple f5")
    assert asked(state) == (0, "monument")
    again = load(state.dump())
    assert again.dump() == state.dump()
    assert again.moves() == state.moves()


def test_finished_game_survives_the_round_trip() -> None:
    state = table(hands=[{"red": 6}], bag={})
    play(state, "swap 1 temple")
    again = load(state.dump())
    assert again.dump() == state.dump()
    assert again.to_act is None


def test_turn_and_actions_done() -> None:
    state = load({**START, "turn": 1, "actions": 1})
    assert state.to_act == 1
    assert state.ask is not None
    assert state.ask.facts["left"] == 1
    short: dict[str, object] = {**START, "actions": 1, "players": [{"hand": {"red": 3}}, {}]}
    assert hand(load(short), 0) == {"red": 3}


BOARD = rows({})


def changed(row: int, text: str) -> list[str]:
    board = list(BOARD)
    board[row] = text
    return board


BAD: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "seats"),
    ({"game": "chess"}, "game"),
    ({"rules_version": 99}, "rules_version"),
    ({"options": {"board": "round"}}, "options.board"),
    ({"colour": "red"}, "colour"),
    ({"board": BOARD[:10]}, "board"),
    ({"board": "drawn"}, "board"),
    ({"board": changed(4, "too short")}, "board[4]"),
    ({"board": changed(4, "....?........T~~")}, "board[4]"),
    ({"board": changed(4, "..~..........T~~")}, "board[4]"),  # land drawn as river
    ({"board": changed(4, "....f........T~~")}, "board[4]"),  # a farm on land
    ({"board": changed(3, "~~t~.........~~~")}, "board[3]"),  # a temple on the river
    ({"board": changed(4, "....@........T~~")}, "players"),  # whose leader?
    ({"board": changed(4, "....#........T~~")}, "monuments"),
    ({"board": changed(4, "....T........T~~")}, "players"),  # eleven treasures
    ({"players": [{}]}, "players"),
    ({"players": [{}, {"hand": 7}]}, "players[1].hand"),
    ({"players": [{"hand": 5}, {}]}, "players[0].hand"),  # six at the start of a turn
    ({"players": [{"hand": {"pink": 1}}, {}]}, "players[0].hand.pink"),
    ({"players": [{"hand": "many"}, {}]}, "players[0].hand"),
    ({"players": [{"hand": True}, {}]}, "players[0].hand"),
    ({"players": [{"leaders": {"king": "z9"}}, {}]}, "players[0].leaders.king"),
    ({"players": [{"leaders": {"queen": "a1"}}, {}]}, "players[0].leaders.queen"),
    ({"players": [{"leaders": {"king": "b2"}}, {}]}, "players[0].leaders.king"),
    ({"players": [{"leaders": {"king": "e5"}}, {}]}, "players[0].leaders.king"),  # no temple
    ({"players": [{"leaders": {"king": "b1", "priest": "b1"}}, {}]}, "players[0].leaders.king"),
    (
        {"players": [{"leaders": {"king": "b1"}}, {"leaders": {"king": "c2"}}]},
        "players[1].leaders.king",
    ),
    ({"players": [{"points": {"red": -1}}, {}]}, "players[0].points.red"),
    ({"players": [{"treasures": 3}, {}]}, "players"),
    ({"players": [{"catastrophes": 3}, {}]}, "players[0].catastrophes"),
    ({"players": [{"catastrophes": 1}, {"catastrophes": 1}]}, "players"),
    ({"players": [{"name": "Eva"}, {}]}, "players[0].name"),
    ({"monuments": [{"monument": "pink", "cell": "f5", "colour": "red"}]}, "monuments[0].monument"),
    ({"monuments": [{"monument": "red-green", "cell": "f5"}]}, "monuments[0].colour"),
    (
        {"monuments": [{"monument": "red-green", "cell": "p11", "colour": "red"}]},
        "monuments[0].cell",
    ),
    (
        {"monuments": [{"monument": "red-green", "cell": "f3", "colour": "red"}]},
        "monuments[0].cell",
    ),
    (
        {"monuments": [{"monument": "red-green", "cell": "f5", "colour": "black"}]},
        "monuments.red-green",
    ),
    ({"marker": "e5"}, "marker"),
    ({"marker": "b2"}, "marker"),
    ({"bag": {"red": 58}}, "bag.red"),
    ({"bag": 140}, "bag"),
    ({"bag": 3, "lost": {}}, "bag"),
    ({"lost": 4}, "lost"),
    ({"lost": {"red": 50}}, "board"),
    ({"idle": -1}, "idle"),
    ({"turn": 2}, "turn"),
    ({"actions": 2}, "actions"),
    ({"ending": "boredom"}, "ending"),
    (
        {"ending": "bag", "pending": [{"script": "turn", "step": "tigris-action", "seat": 0}]},
        "ending",
    ),
    ({"pending": []}, "ending"),
    ({"rng": [1, 2, 3]}, "rng"),
    ({"rng": [0, 0, 0, 0]}, "rng"),
]


@pytest.mark.parametrize(("given", "field"), BAD, ids=[str(bad[0])[:60] for bad in BAD])
def test_errors_name_the_field_and_what_was_expected(given: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as found:
        load({**START, **given})
    assert found.value.field == field
    assert found.value.expected


def test_two_few_treasures_at_the_start_of_a_turn() -> None:
    with pytest.raises(BadPosition, match="59"):
        table(seats=2, clear="b2 p2 k1 f3 n5 i7 b8 o9")


FRAME = {"script": "turn", "step": "share-treasures", "seat": 0}
FIGHT = {"seat": 0, "colour": 2, "attacker": 0, "defender": 1, "support": 0}

BAD_PENDING: list[tuple[list[dict[str, object]], str]] = [
    ([{"script": "war", "step": "tigris-war-attack", **FIGHT}], "pending[0].script"),
    ([FRAME], "pending"),
    ([FRAME, {"script": "treasure", "step": "tigris-treasure", "seat": 0}], "pending[1].seat"),
    ([FRAME, {"script": "revolt", "step": "tigris-revolt-attack", **FIGHT}], "pending[1].defender"),
    (
        [FRAME, {"script": "revolt", "step": "tigris-revolt-attack", **FIGHT, "colour": 9}],
        "pending[1].colour",
    ),
    (
        [FRAME, {"script": "revolt", "step": "tigris-revolt-attack", **FIGHT, "colour": 0}],
        "pending[1].colour",
    ),
    (
        [FRAME, {"script": "revolt", "step": "tigris-revolt-defence", **FIGHT}],
        "pending[1].seat",
    ),
    (
        [FRAME, {"script": "revolt", "step": "tigris-revolt-attack", **FIGHT, "support": 2}],
        "pending[1].support",
    ),
    (
        [FRAME, {"script": "tile-placed", "step": "tigris-war", "seat": 0, "cell": 900}],
        "pending[1].cell",
    ),
    ([FRAME, {"script": "tile-placed", "step": "tigris-war", "seat": 0, "cell": 17}], "marker"),
    (
        [FRAME, {"script": "tile-placed", "step": "tigris-monument", "seat": 0, "cell": 17}],
        "pending[1].cell",
    ),
    (
        [{**FRAME, "step": "tigris-action", "actions": 5}],
        "pending[0].actions",
    ),
    (
        [
            {**FRAME, "step": "refill"},
            {"script": "revolt", "step": "tigris-revolt-attack", **FIGHT},
        ],
        "pending[1].script",
    ),
]


@pytest.mark.parametrize(("pending", "field"), BAD_PENDING)
def test_senseless_pending_decisions_are_refused(
    pending: list[dict[str, object]], field: str
) -> None:
    with pytest.raises(BadPosition) as found:
        table(
            {"t": "e5 g5"},
            [{"trader": "d5"}, {"trader": "h5"}],
            seats=2,
            pending=pending,
        )
    assert found.value.field == field


def test_wrong_fighters_in_a_war_are_refused() -> None:
    state = table({"t": "e5 g5"}, [{"trader": "d5"}, {"trader": "h5"}], [{"red": 6}], seats=2)
    play(state, "temple f5")
    assert asked(state) == (0, "war-attack")
    for name, value, field in [
        ("attacker", 1, "pending[2].seat"),
        ("colour", 3, "pending[2].colour"),
        ("defender", 0, "pending[2].attacker"),
    ]:
        document: Any = copy.deepcopy(state.dump())
        document["pending"][2][name] = value
        with pytest.raises(BadPosition) as found:
            load(document)
        assert found.value.field == field


REVOLT = [
    FRAME,
    {"script": "revolt", "step": "tigris-revolt-attack", **FIGHT, "colour": 3},
]
WAR = [
    FRAME,
    {"script": "tile-placed", "step": "tigris-war", "seat": 0, "cell": 69},
    {"script": "war", "step": "tigris-war-attack", **FIGHT, "colour": 3},
]
SQUARE = [FRAME, {"script": "tile-placed", "step": "tigris-monument", "seat": 0, "cell": 69}]


@pytest.mark.rule("51", "54")
@pytest.mark.parametrize(
    ("temples", "kings", "pending", "marker"),
    [
        ("", ["a8", "c8"], REVOLT, None),
        ("e5 f5 g5", ["d5", "h5"], WAR, "f5"),
        ("e5 f5 e6 f6", ["d5"], SQUARE, None),
    ],
    ids=["revolt", "war", "monument"],
)
def test_two_traders_cannot_both_have_waited_for_an_action_to_end(
    temples: str, kings: list[str], pending: list[dict[str, object]], marker: str | None
) -> None:
    """Whatever is fought over elsewhere, their treasures were due before."""
    tiles = {"t": f"{temples} g10 h10 i10 j10 k10 l1 n1 o1 p1", "f": "m1"}
    people = [*({"king": king} for king in kings), {}][:2]
    table(tiles, people, seats=2, pending=pending, marker=marker)
    with pytest.raises(BadPosition) as found:
        table(
            tiles,
            [{**people[0], "trader": "l10"}, {**people[1], "trader": "j1"}],
            seats=2,
            pending=pending,
            marker=marker,
        )
    assert found.value.field == "players[0].leaders.trader"


@pytest.mark.rule("51", "54")
def test_no_side_of_a_union_may_owe_treasures() -> None:
    """A war of priests could part the traders, and then both would be rich."""
    temples = "g10 h10 i10 j10 k10 l10 l8 l7 l6 l5 l4 l3 k3 k2 l1 n1 o1 p1"
    people = [{"trader": "m10", "king": "l11"}, {"trader": "j1", "king": "j2"}]
    pending: list[dict[str, object]] = [
        FRAME,
        {"script": "tile-placed", "step": "tigris-war", "seat": 0, "cell": 16 * 5 + 11},
    ]
    with pytest.raises(BadPosition) as found:
        table({"t": temples, "f": "m1 l9"}, people, seats=2, pending=pending, marker="l6")
    assert found.value.field == "players[0].leaders.trader"


@pytest.mark.rule("7")
def test_a_rebel_may_not_join_two_kingdoms() -> None:
    """If he won, two traders would share one kingdom without a war."""
    with pytest.raises(BadPosition) as found:
        table(
            {"t": "g10 h10 j10 k10"},
            [{"king": "i10"}, {"king": "f9", "trader": "e10"}, {"trader": "l10"}],
            seats=3,
            pending=REVOLT,
        )
    assert found.value.field == "players[0].leaders.king"


def test_garbage_is_refused_with_a_sentence() -> None:
    garbages: list[object] = [None, 3, "text", [], {}, {"game": 1}, {1: 2}]
    for garbage in garbages:
        with pytest.raises(BadPosition):
            game.load(garbage)
