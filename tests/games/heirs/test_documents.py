"""Positions: what they hold, what may be left out, and every complaint about a wrong one."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from regna.core import BadInput, BadPosition
from tests.games.heirs.table import (
    GAME,
    allowed,
    land,
    legal,
    load,
    load_document,
    new,
    play,
    position,
    ring_of,
)

ALL = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]


def complaint(document: object) -> str:
    with pytest.raises(BadInput) as found:
        GAME.load(document)
    return str(found.value)


def wrong(*entries: str, **fields: Any) -> str:
    return complaint(position(*entries, **fields))


# ---- what may be left out --------------------------------------------------------------------


def test_the_smallest_position_is_a_new_game() -> None:
    state = load_document({"game": "heirs"})
    view: Any = state.view()
    assert view["to_act"] == view["crown"] == 0
    assert view["turn"] == 1
    assert [len(state.stock), len(state.board)] == [20, 1]
    assert sum(t >= 0 for t in state.ring_tiles()) == 6
    assert view["players"][1]["reach"] == 3
    assert state.faults() == []


def test_what_is_left_out_depends_on_the_seed_alone() -> None:
    one, same, other = (GAME.load({"game": "heirs"}, seed=seed) for seed in (1, 1, 2))
    assert one.dump() == same.dump() != other.dump()


@pytest.mark.parametrize("seats", [1, 2])
def test_every_state_of_a_game_is_a_position(seats: int) -> None:
    state = new(seats=seats, seed=11)
    while state.to_act is not None:
        document = state.dump()
        again = load_document(json.loads(json.dumps(document)))
        assert again.dump() == document
        state.advance(state.nth(state.count() // 2))
    assert load_document(state.dump()).to_act is None


def test_the_counters_are_part_of_the_truth_alone() -> None:
    state = new(seed=3)
    play(state, f"take #{state.moves()[0] - 15360 + 1}")
    document: Any = state.dump()
    assert (document["draws"], document["looks"]) == (27, 1)
    assert not {"draws", "looks"} & set(state.dump(0))
    again = load_document(document)
    assert (again.draws, again.looks) == (27, 1)
    old = GAME.truth(document)  # as the first version wrote it
    assert load_document(old).dump() == {**document, "draws": 0, "looks": 0}


def test_a_dump_is_the_readers_own() -> None:
    """Changing a document changes no game: not its sets, not its tiles."""
    tiles = copy.deepcopy(new().tiles.document)
    state = new(seed=1, tiles=tiles)
    tiles["tile"].clear()  # type: ignore[attr-defined]
    before = json.dumps(state.dump())
    document: Any = state.dump()
    document["options"]["sets"].clear()
    if document["options"]["tiles"]:
        document["options"]["tiles"]["tile"].clear()
    view: Any = state.view()
    view["tiles"]["tra-inn-row"]["cost"]["stone"] = 9
    view["tiles"]["tra-inn-row"]["roads"].clear()
    assert json.dumps(state.dump()) == before
    assert state.view()["tiles"]["tra-inn-row"]["cost"]["stone"] == 2  # type: ignore[index]
    assert new().view()["tiles"]["tra-inn-row"]["roads"] == [["E", "W"]]  # type: ignore[index]
    assert state.faults() == []


def test_a_turn_half_done() -> None:
    state = load(
        "n1 tra-inn-row white",
        seat=0,
        crown=1,
        units=[["n1 moved", "reserve moved", "reserve"], ["0", "reserve", "reserve"]],
        hands=[["tra-market-grey"], []],
        discounts=1,
    )
    assert not allowed(state, "step n1 0")
    assert allowed(state, "end")
    assert "take" not in {text.split()[0] for text in legal(state)}
    play(state, "end")
    assert state.to_act == 1
    assert state.discounts == 0


# ---- complaints ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (None, "document: expected a table of named fields"),
        ([], "document: expected a table of named fields"),
        ({1: 2}, "document: expected names of fields as text"),
        ({}, "game: expected a text"),
        ({"game": "chess"}, "game: expected one of heirs, got 'chess'"),
        ({"game": "heirs", "rules_version": 2}, "rules_version: expected a whole number"),
        ({"game": "heirs", "seats": 3}, "seats: expected a whole number from 1 to 2, got 3"),
        ({"game": "heirs", "bord": []}, "bord: expected one of the fields board, "),
        ({"game": "heirs", "options": {"x": 1}}, "options.x: expected an option of this game"),
        ({"game": "heirs", "options": {"level": 2}}, "options.level: expected only with seats=1"),
        ({"game": "heirs", "options": {"sets": "war"}}, "options.sets: expected a list of 3 of "),
        (
            {"game": "heirs", "options": {"sets": ["war", "war", "travel"]}},
            "options.sets: expected every name at most once, got 'war'",
        ),
        ({"game": "heirs", "tiles_digest": "0" * 16}, "tiles_digest: expected "),
        ({"game": "heirs", "turn": -1}, "turn: expected a whole number"),
        ({"game": "heirs", "board": {}}, "board: expected a list"),
        ({"game": "heirs", "board": [3]}, "board[0]: expected a table"),
        ({"game": "heirs", "solo": {}}, "solo: expected one of the fields"),
        ({"game": "heirs", "rng": [1, 2, 3, 4]}, "rng: expected nothing while"),
    ],
)
def test_wrong_documents(document: object, words: str) -> None:
    assert complaint(document).startswith(words)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (["0 tra-castle"], "board[0].tile: expected a tile's name, got 'tra-castle'"),
        (["0 lnd-mill", "n1 lnd-mill"], "board[1].tile: expected a tile that is nowhere else"),
        (["0 lnd-mill white"], "board[0].owner: expected nothing: the start tile is open"),
        (["n2 lnd-mill"], "board[1].at: expected a place touching an earlier tile, got 'n2'"),
        (["n1 lnd-mill", "n1 lnd-sty"], "board[2].at: expected an empty place, got 'n1'"),
        (["x1 lnd-mill"], "board[1].at: expected a place such as 0, n2 or s1e3, got 'x1'"),
        (["n99 lnd-mill"], "board[1].at: expected a place"),
        (["n32 lnd-mill"], "board[1].at: expected a place"),
    ],
)
def test_wrong_boards(entries: list[str], words: str) -> None:
    assert wrong(*entries).startswith(words)


def test_a_tile_of_another_set() -> None:
    document = position(options={"sets": ["travel", "war", "crafts"]})
    document["board"] = land("0 lnd-mill")
    assert complaint(document).startswith("board[0].tile: expected a tile of the three sets")


def test_the_first_entry_is_the_start_tile() -> None:
    document = {"game": "heirs", "board": [{"at": "n1", "tile": "lnd-mill"}]}
    assert complaint(document).startswith("board[0].at: expected 0 for the first entry")
    document = {"game": "heirs", "board": [{"at": "0"}, {"at": "n1"}]}
    assert complaint(document).startswith("board[1].tile: expected a tile's name")


def test_a_tile_on_the_other_side_of_a_wrapped_board_does_not_touch() -> None:
    # 26 tiles in a column: the cells of s6 and n26 are one when wrapped on 32.
    tiles = ALL[:27]
    entries = [f"0 {tiles[0]}"] + [f"n{n} {tiles[n]}" for n in range(1, 26)]
    assert load(*entries, f"n26 {tiles[26]}", ring=[None] * 7, stock=[]).faults() == []
    words = wrong(*entries, f"s6 {tiles[26]}", ring=[None] * 7, stock=[])
    assert words.startswith("board[26].at: expected a place touching an earlier tile")


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"at": "0", "tile": "lnd-mill", "colour": "green"}, "board[0].colour: expected yellow"),
        ({"at": "0", "colour": "pink"}, "board[0].colour: expected one of green, grey, yellow"),
        ({"at": "0", "face": 1}, "board[0].face: expected one of the fields"),
        ({"at": 0}, "board[0].at: expected a text, got 0"),
    ],
)
def test_wrong_start_tiles(entry: dict[str, Any], words: str) -> None:
    assert complaint({"game": "heirs", "board": [entry]}).startswith(words)


def test_the_colour_of_any_entry_is_checked() -> None:
    document = position("n1 lnd-mill")
    document["board"][1]["colour"] = "green"
    assert complaint(document) == "board[1].colour: expected yellow, the tile's colour, got 'green'"


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"ring": []}, "ring: expected seven positions, got '0 of them'"),
        ({"ring": "abc"}, "ring: expected a list"),
        ({"ring": ["lnd-mill"] + [None] * 6}, "ring[0]: expected null, where the shield stands"),
        ({"ring": [None, 5] + [None] * 5}, "ring[1]: expected a tile's name, got 5"),
        ({"ring": [None, "lnd-sty", "lnd-sty"] + [None] * 4}, "ring[2]: expected a tile that is "),
        ({"ring": [None] * 7}, "position: expected a possible position (A4: the ring has six"),
        ({"shield": 7}, "shield: expected a whole number from 0 to 6, got 7"),
        ({"hands": [[]]}, "hands: expected two lists of tiles"),
        ({"hands": [[], "lnd-sty"]}, "hands[1]: expected a list of tiles, got 'lnd-sty'"),
        ({"hands": [["lnd-sty"], ["lnd-sty"]]}, "hands[1][0]: expected a tile that is nowhere"),
        ({"hands": [[], ALL[:4]]}, "hands[1]: expected at most 3 tiles, got '4 tiles'"),
        ({"hands": [ALL[:7], []]}, "hands[0]: expected at most 6 tiles, got '7 tiles'"),
        ({"gone": [None]}, "gone[0]: expected a tile's name"),
        ({"stock": ["lnd-mill"]}, "stock: expected every tile that is nowhere else ("),
        ({"stock": 7}, "stock: expected a list of tiles, got 7"),
        ({"stock": {"left": 3}}, "stock.left: expected a whole number from 20 to 20, got 3"),
        ({"stock": {"top": "red"}}, "stock.top: expected one of green, grey, yellow, got 'red'"),
        ({"stock": {"best": "green"}}, "stock.best: expected one of the fields"),
        ({"units": []}, "units: expected a list of three units for each side"),
        ({"units": [[], []]}, "units[0]: expected three places, the elite's first"),
        ({"seat": 2}, "seat: expected a whole number from 0 to 1, got 2"),
        ({"crown": "white"}, "crown: expected a whole number from 0 to 1, got 'white'"),
        ({"discounts": -1}, "discounts: expected a whole number from 0 to 27, got -1"),
        ({"last_turns": 1}, "position: expected a possible position (E1: the last round begins"),
        ({"last_turns": 3}, "last_turns: expected a whole number from 0 to 2, got 3"),
        ({"turn": True}, "turn: expected a whole number"),
    ],
)
def test_wrong_zones(fields: dict[str, Any], words: str) -> None:
    assert complaint({"game": "heirs", **fields}).startswith(words)


@pytest.mark.parametrize(
    ("unit", "words"),
    [
        ("n1", "expected a place with a tile, got 'n1'"),
        ("n32", "expected a place with a tile, got 'n32'"),
        ("w32", "expected a place with a tile, got 'w32'"),
        ("reserve", "expected a place with a tile, got 'reserve'"),
        ("aside", "expected a place with a tile, got 'aside'"),
        ("0 asleep", 'expected a place, "reserve", or either with " moved"'),
        ("", 'expected a place, "reserve"'),
        (0, 'expected a place, "reserve"'),
        (None, 'expected a place, "reserve"'),
    ],
)
def test_wrong_elites(unit: object, words: str) -> None:
    units = [[unit, "reserve", "reserve"], ["0", "reserve", "reserve"]]
    assert wrong(units=units).startswith(f"units[0][0]: {words}")


@pytest.mark.rule("S7")
def test_two_units_on_a_tile() -> None:
    units = [["0", "n1", "n1"], ["0", "reserve", "reserve"]]
    assert "S7: no tile holds two units" in wrong("n1 lnd-mill", units=units)
    units = [["n1", "reserve", "reserve"], ["n1", "reserve", "reserve"]]
    assert "S7: no tile holds two units" in wrong("n1 lnd-mill", units=units)
    units = [["0", "0", "reserve"], ["0", "reserve", "reserve"]]
    assert "S7: no tile holds two units" in wrong(units=units)


@pytest.mark.rule("T4")
def test_only_the_active_side_has_moved_units() -> None:
    units = [["0", "reserve", "reserve"], ["0 moved", "reserve", "reserve"]]
    assert "C4: only units of the player in turn have moved" in wrong(units=units)
    assert load(units=units, seat=1).to_act == 1


# ---- the turn --------------------------------------------------------------------------------

ACT = {"script": "turn", "step": "heirs-act", "seat": 0}
SURPLUS = {"script": "turn", "step": "heirs-surplus", "seat": 0}


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        ({}, "pending: expected a list"),
        ([{}], "pending[0].script: expected a text"),
        ([{**ACT, "script": "nap"}], "pending[0].script: expected one of turn, siege, henry"),
        ([{**ACT, "step": "sleep"}], "pending[0].step: expected one of heirs-begin"),
        ([{**ACT, "step": "end"}], "pending: expected a last step that asks"),
        ([{**ACT, "step": "heirs-finish"}], "pending: expected a last step that asks"),
        ([{**ACT, "seat": 2}], "pending[0].seat: expected a whole number from 0 to 1"),
        ([{**ACT, "from": 9}], "pending[0].from: expected "),
        ([{**ACT, "from": 1}], "pending[0].from: expected "),
        ([{**ACT, "x": 9}], "pending[0].x: expected one of the fields"),
        ([ACT, ACT], "pending[1].script: expected a script that the one before it calls here"),
        ([SURPLUS], "pending: expected a decision with at least one answer"),
        ([], "pending: expected a decision: the game is not over"),
    ],
)
def test_wrong_decisions(pending: object, words: str) -> None:
    assert complaint({"game": "heirs", "pending": pending}).startswith(words)


@pytest.mark.rule("A6", "T3")
def test_surplus_comes_after_taking() -> None:
    fields: dict[str, Any] = {"hands": [ALL[:4], []], "pending": [SURPLUS]}
    assert wrong(**fields, crown=0).startswith("crown: expected 1: the turn has ended")
    state = load(**fields, crown=1)
    assert state.ask is not None
    assert state.ask.code == "heirs-surplus"
    few: dict[str, Any] = {"hands": [ALL[:3], []], "pending": [SURPLUS], "crown": 1}
    assert wrong(**few) == "pending: expected a decision with at least one answer"


def test_the_seat_is_told_once() -> None:
    assert load(seat=1, pending=[{**ACT, "seat": 1}]).to_act == 1
    words = wrong(seat=1, pending=[ACT])
    assert words == "seat: expected 0, the seat of the pending decision, got 1"


SIEGE = [ACT, {"script": "siege", "step": "heirs-destroy", "seat": 0, "tower": 0, "side": 0}]


def test_a_siege_needs_its_tower_and_a_turn_to_return_to() -> None:
    ids = new().tiles.ids
    entries = [
        "n1 war-siege-green-a white",
        "n1e1 tra-inn-row blue",
        "n1e2 war-siege-grey-a white",
    ]
    pending = copy.deepcopy(SIEGE)
    words = "pending[1].tower: expected a siege tower of that seat"
    assert wrong(*entries, pending=pending).startswith(words)
    pending[1]["tower"] = ids.index("war-siege-grey-a")
    state = load(*entries, pending=pending)
    assert legal(state) == {"destroy n1e1", "done"}
    pending[1]["side"] = 5
    assert wrong(*entries, pending=pending).startswith("pending[1]: expected the turn's seat and a")
    pending[1]["side"] = 4
    assert wrong(*entries, pending=pending).startswith("pending: expected a decision with at least")
    pending[1]["side"] = 0
    for step in ("end", "heirs-finish", "heirs-begin", "heirs-surplus"):
        pending[0]["step"] = step
        words = "pending[1].script: expected a script that the one before it calls here"
        assert wrong(*entries, pending=pending).startswith(words)


def test_the_end_of_a_game() -> None:
    ring = ring_of(*ALL[:4])
    fields: dict[str, Any] = {"ring": ring, "stock": [], "gone": ALL[5:], "pending": []}
    state = load(f"0 {ALL[4]}", **fields)
    assert state.to_act is None
    assert state.dump()["last_turns"] == 0
    words = wrong(f"0 {ALL[4]}", **fields, last_turns=1)
    assert words.startswith("pending: expected a decision: the game is not over")


def test_no_luck_is_stored_with_something_unknown() -> None:
    document: Any = new(seed=2).dump()
    assert load_document(document).dump() == document
    document["stock"] = {"top": None}
    assert complaint(document).startswith("rng: expected nothing while something is unknown")


def test_bad_position_is_what_a_bad_position_raises() -> None:
    with pytest.raises(BadPosition):
        GAME.load({"game": "heirs", "ring": 1})
