"""Options and positions: what is left out has a default, what is wrong is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regna.core import BadOption, BadPosition, Rng
from regna.games.dominion.kinds import KINGDOM
from regna.games.dominion.state import Dominion
from regna.testing import Trial
from tests.games.dominion.table import code, deck, do, game, hand, left, player, table, trash


def load(**fields: Any) -> Dominion:
    state = game.load({"game": "dominion", **fields})
    assert isinstance(state, Dominion)
    return state


@pytest.mark.parametrize(
    ("options", "field", "expected"),
    [
        ({"kingdom": KINGDOM[:9]}, "kingdom", "ten different cards"),
        ({"kingdom": [*KINGDOM[:9], KINGDOM[0]]}, "kingdom[9]", "each card once"),
        ({"kingdom": [*KINGDOM[:9], "pirate"]}, "kingdom[9]", "one of adventurer"),
        ({"kingdom": [*KINGDOM[:9], "copper"]}, "kingdom[9]", "one of adventurer"),
        ({"kingdom": "second_game"}, "kingdom", "one of first_game"),
        ({"kingdom": 10}, "kingdom", "the name of a set, or a list of ten cards"),
        ({"may_effects": 1}, "may_effects", "true or false"),
        ({"turn_limit": 0}, "turn_limit", "a whole number from 1 to 1000"),
        ({"first": 2}, "first", "random or a seat from 0 to 1"),
        ({"first": "me"}, "first", "one of random, 0, 1, 2, 3"),
        ({"seats": 5}, "seats", "a whole number from 2 to 4"),
        ({"colour": 1}, "colour", "an option of this game"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(BadOption) as caught:
        game.new(**options)
    assert caught.value.field == field
    assert expected in caught.value.expected


def test_a_list_of_ten_in_any_order() -> None:
    ten = KINGDOM[10:20]
    state = game.new(kingdom=list(reversed(ten)))
    assert state.dump() == game.new(kingdom=ten).dump()


def test_the_shortest_position_is_a_new_game() -> None:
    state = load()
    assert [len(hand(state, seat)) for seat in (0, 1)] == [5, 5]
    assert code(state) == "dominion-action"
    assert state.faults() == []
    assert game.load({"game": "dominion"}, seed=1).dump() != state.dump()


def test_a_position_records_everything() -> None:
    state = game.new(seed=4, seats=3, kingdom="random", may_effects=True, turn_limit=9)
    document = json.loads(json.dumps(state.dump()))
    options = document["options"]
    assert len(options["kingdom"]) == 10
    assert options["first"] == state.to_act
    assert (options["may_effects"], options["turn_limit"]) == (True, 9)
    assert game.load(document, seed=99).dump() == state.dump()


def test_left_out_piles_are_what_is_nowhere_else() -> None:
    state = table(player("province*2 copper*3"))
    piles = state.dump()["piles"]
    assert isinstance(piles, dict)
    assert piles["province"] == 6
    assert piles["copper"] == 46 + 14 - 3 - 7
    fewer = table(player("copper*5"), piles={"curse": 0})
    assert trash(fewer).count("curse") == 10


def test_zones_can_be_counted() -> None:
    state = load(
        players=[{"hand": {"copper": 3, "estate": 2}}, {"hand": {"?": 2}, "unknown": {"gold": 2}}]
    )
    assert hand(state, 0) == ["copper"] * 3 + ["estate"] * 2
    assert hand(state, 1) == ["gold", "gold"]


def test_unknown_cards_are_dealt_by_the_seed() -> None:
    document = {
        "game": "dominion",
        "players": [
            {"hand": ["copper"], "deck": ["silver", "?", "?"], "unknown": ["gold", "estate"]},
            {
                "hand": ["moat", "?"],
                "deck": ["?"],
                "discard": ["copper", "?"],
                "unknown": ["gold", "curse", "duchy"],
            },
        ],
    }
    hands = set()
    for seed in range(20):
        state = game.load(document, seed=seed)
        assert isinstance(state, Dominion)
        assert deck(state)[0] == "silver"
        assert "moat" in hand(state, 1)
        hands.add(str(hand(state, 1)))
    assert len(hands) == 3


def test_phase_and_what_is_left_of_a_turn() -> None:
    state = table(player("copper"), phase="buy", buys=2, coins=7, bought=True)
    assert left(state) == (1, 2, 7)
    assert game.read(state, "play copper") not in state.moves()


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"seats": 9}, "seats"),
        ({"players": [{}]}, "players"),
        ({"players": [{"hand": ["silver", "pirate"]}, {}]}, "players[0].hand[1]"),
        ({"players": [{"hand": ["witch"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"hand": 5}, {}]}, "players[0].hand"),
        ({"players": [{"hand": {"copper": -1}}, {}]}, "players[0].hand.copper"),
        ({"players": [{"hand": {"copper": 100}}, {}]}, "players"),
        ({"players": [{"hand": ["province"] * 9}, {}]}, "players"),
        ({"players": [{"hand": ["?"]}, {}]}, "players[0].unknown"),
        ({"players": [{"hand": ["?"], "unknown": ["gold"] * 2}, {}]}, "players[0].unknown"),
        ({"players": [{"hand": ["gold"], "unknown": ["gold"]}, {}]}, "players[0].unknown"),
        ({"players": [{"deck": ["?", "gold"], "unknown": ["gold"]}, {}]}, "players[0].deck"),
        ({"players": [{"discard": ["?"], "unknown": ["gold"]}, {}]}, "players[0].discard"),
        ({"players": [{"discard": ["gold"], "top": "copper"}, {}]}, "players[0].top"),
        ({"players": [{"hand": ["gold"], "shoes": 2}, {}]}, "players[0].shoes"),
        ({"players": [{"hand": ["gold"], "turns": -1}, {}]}, "players[0].turns"),
        ({"players": [{"hand": ["gold"], "aside": ["gold"]}, {}]}, "players[0].aside"),
        (
            {"players": [{}, {"hand": ["gold"], "play": ["gold"]}], "turn": {"seat": 0}},
            "players[1].play",
        ),
        ({"piles": {"province": 9}}, "piles.province"),
        ({"piles": {"witch": 1}}, "piles.witch"),
        ({"piles": {"curse": 5}, "trash": []}, "piles.curse"),
        ({"trash": ["?"]}, "trash[0]"),
        ({"turn": {"phase": "night"}}, "turn.phase"),
        ({"turn": {"seat": 2}}, "turn.seat"),
        ({"turn": {"buys": -1}}, "turn.buys"),
        ({"turn": {"actions": 0}}, "pending"),
        ({"held": {"seat": 0, "cards": ["gold"]}}, "held"),
        ({"held": {"seat": 0, "cards": []}}, "held.cards"),
        ({"spoils": ["gold"], "trash": ["gold"]}, "spoils"),
        ({"rng": [1, 2, 3]}, "rng"),
        ({"rng": [1, 2, 3, 4]}, "rng"),
        ({"options": {"kingdom": ["moat"]}}, "options.kingdom"),
        ({"options": {"first": 3}}, "options.first"),
        ({"rules_version": 2}, "rules_version"),
        ({"weather": "fine"}, "weather"),
        ({"pending": [{"script": "moat", "step": "bonus", "seat": 0}]}, "pending"),
        (
            {"pending": [{"script": "react", "step": "dominion-react", "seat": 0}]},
            "pending[0].script",
        ),
        (
            {"pending": [{"script": "turn", "step": "dominion-buy", "seat": 0, "bought": 7}]},
            "pending[0].bought",
        ),
        (
            {
                "pending": [
                    {"script": "turn", "step": "dominion-buy", "seat": 0},
                    {"script": "mine", "step": "dominion-mine", "seat": 0},
                ]
            },
            "pending[1].script",
        ),
        (
            {
                "pending": [
                    {"script": "turn", "step": "dominion-action", "seat": 0},
                    {"script": "mine", "step": "dominion-mine", "seat": 1},
                ]
            },
            "pending[1].seat",
        ),
        (
            {
                "pending": [
                    {"script": "turn", "step": "dominion-action", "seat": 0},
                    {"script": "mine", "step": "dominion-mine", "seat": 0, "immune": 99},
                ]
            },
            "pending[1].immune",
        ),
        ({"pending": "nothing"}, "pending"),
    ],
)
def test_a_bad_position_names_the_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(**fields)
    assert caught.value.field == field
    assert caught.value.expected


@pytest.mark.parametrize("document", [None, [], "x", {"game": "chess"}, {}, {1: 2}])
def test_nonsense_is_no_position(document: object) -> None:
    with pytest.raises(BadPosition):
        game.load(document)


def test_memory_that_does_not_fit_is_refused() -> None:
    good = table(player("copper*5", "copper*5")).dump()
    for path, value in (
        (("memory", "hand"), ["gold"]),
        (("memory", "hidden"), []),
        (("memory", "top"), 3),
        (("memory", "shown"), ["gold"]),
        (("memory", "shown"), "copper"),
        (("hand",), ["copper"] * 4),
        (("top",), "copper"),
    ):
        document = json.loads(json.dumps(good))
        entry = document["players"][0]
        for name in path[:-1]:
            entry = entry[name]
        entry[path[-1]] = value
        with pytest.raises(BadPosition):
            game.load(document)


@pytest.mark.parametrize(
    ("start", "moves"),
    [
        (
            player("throne_room cellar copper*2", "gold*5"),
            ["play throne_room", "play cellar", "discard copper"],
        ),
        (player("library copper", "smithy gold*9"), ["play library", "aside", "keep"]),
        (player("spy", "copper gold"), ["play spy"]),
        (player("thief"), ["play thief", "pass", "trash copper"]),
        (player("remodel gold"), ["play remodel", "trash gold"]),
        (player("militia"), ["play militia", "pass", "discard copper"]),
        (player("bureaucrat"), ["play bureaucrat", "reveal"]),
    ],
)
def test_a_position_in_the_middle_of_a_card(start: dict[str, Any], moves: list[str]) -> None:
    """A half-drawn Library or a running Throne Room is a position like any other."""
    state = table(start, player("copper*3 estate moat", "copper silver"), player("gold*4", "gold"))
    do(state, *moves)
    for seat in range(3):
        assert game.load(state.dump(seat), seed=5).dump(seat) == state.dump(seat)
    again = game.load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    rng = Rng(3)
    for _ in range(40):
        move = state.nth(int(rng.below(state.count())))
        state.advance(move)
        again.advance(move)
    assert again.dump() == state.dump()


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found.extend(leaves(item, (*path, key)))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found.extend(leaves(item, (*path, index)))
    return found


def spoil(document: Any, rng: Rng) -> None:
    """Change, remove or double one thing."""
    paths = leaves(document)
    path = paths[int(rng.below(len(paths)))]
    inside = document
    for step in path[:-1]:
        inside = inside[step]
    values: list[Any] = [
        None,
        0,
        1,
        2,
        3,
        7,
        99,
        -1,
        2**40,
        "?",
        "copper",
        "moat",
        "gold",
        "spy",
        "",
        [],
        {},
    ]
    values += [True, [1], ["copper"], ["?"], {"copper": 1}, "turn", "end", "dominion-buy", 1.5]
    what = int(rng.below(3))
    if what == 0:
        inside[path[-1]] = values[int(rng.below(len(values)))]
    elif what == 1:
        del inside[path[-1]]
    elif isinstance(inside, list):
        inside.insert(path[-1], json.loads(json.dumps(inside[path[-1]])))


@pytest.mark.parametrize("number", range(4))
def test_a_spoiled_position_is_refused_or_can_be_played(number: int) -> None:
    """Whatever is done to a document, it never ends in another error than BadPosition."""
    rng = Rng(f"spoil {number}")
    played = 0
    for game_number in range(3):
        case = Trial(game).cases()[int(rng.below(39))]
        state = game.new(seed=100 * number + game_number, **case)
        for _ in range(int(rng.below(300))):
            if state.to_act is not None:
                state.advance(state.nth(int(rng.below(state.count()))))
        seat = [None, 0, 1][int(rng.below(3))]
        text = json.dumps(state.dump(seat))
        for _ in range(60):
            document = json.loads(text)
            for _ in range(1 + int(rng.below(2))):
                spoil(document, rng)
            try:
                loaded = game.load(document)
            except BadPosition:
                continue
            played += 1
            for _ in range(60):
                if loaded.to_act is not None:
                    assert loaded.count() > 0, document
                    loaded.advance(loaded.nth(int(rng.below(loaded.count()))))
            assert loaded.faults() == [], document
    assert played > 5
