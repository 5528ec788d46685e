"""The file of tiles: what it holds, how it is checked, and games played with another one."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.core import BadFile, BadInput, BadOption, BadPosition
from regna.games.heirs.tiles import (
    BUILDINGS,
    RULES,
    SET_OF,
    SETS,
    USUAL,
    data_text,
    differences,
    read_tiles,
    read_toml,
)
from tests.games.heirs.table import GAME, ROWS, corrected, load_document, must_explain, new

DOCUMENT = tomllib.loads(data_text("tiles.toml"))


def inn(**changes: Any) -> dict[str, Any]:
    """The usual tiles with fields of the first inn replaced."""
    return corrected("tra-inn-row", **changes)


# ---- the usual tiles -------------------------------------------------------------------------


@pytest.mark.rule("S1")
def test_54_tiles_in_six_sets_of_nine() -> None:
    assert len(USUAL.ids) == len(set(USUAL.ids)) == 54
    assert [USUAL.sets.count(number) for number in range(6)] == [9] * 6
    assert SETS == ["travel", "lands_industry", "trade_church", "war", "crafts", "patrol"]
    assert len(BUILDINGS) == len(RULES) == len(SET_OF) == 24
    assert set(USUAL.building) == set(range(24))


@pytest.mark.rule("S2")
def test_every_field_of_every_tile_says_where_it_is_from() -> None:
    for row in ROWS:
        facts = set(row) - {"id", "source", "field_source", "note"}
        assert set(row["field_source"]) == facts, row["id"]
        assert set(row["field_source"].values()) <= {"rulebook", "implied", "reconstructed"}


@pytest.mark.rule("S2", "TC1", "WA1")
def test_what_the_rulebooks_say_of_tiles() -> None:
    cost = {row["id"]: row["cost"] for row in ROWS}
    assert cost["tra-inn-row"] == {"wood": 0, "stone": 2, "grain": 1}
    assert cost["tch-trading-post-a"] == {"wood": 1, "stone": 0, "grain": 2}
    assert cost["lnd-bakery"] == {"wood": 1, "stone": 0, "grain": 2}
    assert cost["pat-watch-green-row"] == {"wood": 1, "stone": 1, "grain": 1}
    for row in ROWS:
        producer = {"farm": "yellow", "sawmill": "green", "quarry": "grey"}
        assert row["colour"] == producer.get(row["building"], row["colour"])
        if row["building"] == "pilgrimage_site":
            assert row["roads"] == [["N"], ["E"], ["S"], ["W"]]
    colours = [[row["colour"] for row in ROWS if row["set"] == name] for name in SETS]
    assert all(sorted(found) == sorted(["green", "grey", "yellow"] * 3) for found in colours)


# ---- checking --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": 7}, "tile[0].id: expected a text, got 7"),
        ({"id": ""}, "tile .id: expected small letters, digits, - and _, got ''"),
        ({"id": "Inn"}, "tile Inn.id: expected small letters, digits, - and _, got 'Inn'"),
        ({"id": "an inn"}, "tile an inn.id: expected small letters, digits, - and _"),
        ({"building": "castle"}, "tile tra-inn-row.building: expected one of inn, market"),
        ({"building": None}, "tile tra-inn-row.building: expected a text"),
        ({"set": "war"}, "tile tra-inn-row.set: expected travel for this building, got 'war'"),
        ({"set": "peace"}, "tile tra-inn-row.set: expected one of travel"),
        ({"colour": "red"}, "tile tra-inn-row.colour: expected one of green, grey, yellow"),
        ({"cost": 3}, "tile tra-inn-row.cost: expected a table of named fields, got 3"),
        ({"cost": {"wood": 10}}, "tile tra-inn-row.cost.wood: expected a whole number from 0 to 9"),
        ({"cost": {"wood": True}}, "tile tra-inn-row.cost.wood: expected a whole number"),
        ({"cost": {"gold": 1}}, "tile tra-inn-row.cost.gold: expected one of the fields"),
        ({"roads": "EW"}, "tile tra-inn-row.roads: expected a list, got 'EW'"),
        ({"roads": ["EW"]}, "tile tra-inn-row.roads[0]: expected a list, got 'EW'"),
        ({"roads": [["E", "NW"]]}, "tile tra-inn-row.roads[0]: expected one of N, E, S, W"),
        (
            {"roads": [["E"], ["E"]]},
            "tile tra-inn-row.roads[1]: expected every edge in one segment",
        ),
        ({"roads": [[]]}, "tile tra-inn-row.roads[0]: expected at least one edge"),
        ({"direction": "up"}, "tile tra-inn-row.direction: expected one of row, column, got 'up'"),
        ({"direction": None}, "tile tra-inn-row.direction: expected a text"),
        ({"pattern": "sides"}, "tile tra-inn-row.pattern: expected nothing for this building"),
        ({"links": ["farm"]}, "tile tra-inn-row.links: expected nothing for this building"),
        ({"points": 3}, "tile tra-inn-row.points: expected one of the fields"),
    ],
)
def test_errors_name_tile_and_field(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadFile) as found:
        read_tiles(inn(**changes))
    assert str(found.value).startswith(words)


@pytest.mark.parametrize(
    ("name", "changes", "words"),
    [
        ("lnd-mill", {"direction": "row"}, "direction: expected nothing for this building"),
        ("cra-basket-sides", {"pattern": None}, "pattern: expected sides, corners or a list"),
        ("cra-basket-sides", {"pattern": []}, "pattern: expected sides, corners or a list"),
        ("cra-basket-sides", {"pattern": ["UP"]}, "pattern: expected one of N, NE, E"),
        ("cra-basket-sides", {"pattern": ["N", "N"]}, "pattern: expected every direction once"),
        ("cra-basket-sides", {"pair": ["green", "grey"]}, "pair: expected green and yellow"),
        ("cra-guild-basket", {"links": ["farm"]}, "links: expected one of basket_workshop"),
        ("cra-guild-basket", {"links": []}, "links: expected at least one of basket_workshop"),
        ("tch-trading-post-a", {"links": ["farm", "farm"]}, "links: expected every building once"),
        ("tra-inn-col", {"id": "tra-inn-row"}, "id: expected a name no other tile has"),
    ],
)
def test_errors_of_special_fields(name: str, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadFile) as found:
        read_tiles(corrected(name, **changes))
    assert str(found.value).startswith(f"tile {changes.get('id', name)}.{words}")


def test_how_many_tiles() -> None:
    document = copy.deepcopy(DOCUMENT)
    extra = document["tile"].pop()
    with pytest.raises(BadFile, match="tile: expected 54 tiles, got '53 tiles'"):
        read_tiles(document)
    document["tile"].append({**ROWS[0], "id": "another-inn"})
    with pytest.raises(BadFile, match="tile: expected 9 tiles of the set travel, got '10 tiles'"):
        read_tiles(document)
    document["tile"][-1] = extra
    assert read_tiles(document).digest == USUAL.digest
    for schema in (2, None, "1"):
        with pytest.raises(BadFile, match="schema: expected"):
            read_tiles({**DOCUMENT, "schema": schema})
    with pytest.raises(BadFile, match="extra: expected one of the fields"):
        read_tiles({**DOCUMENT, "extra": 1})


def test_order_of_writing_does_not_matter() -> None:
    """Edges, segments, positions and links are sets: their digest is one."""
    assert read_tiles(inn(roads=[["W", "E"]])).digest == USUAL.digest
    sides = ["W", "S", "E", "N"]
    assert read_tiles(corrected("cra-basket-sides", pattern=sides)).digest == USUAL.digest
    links = ["quarry", "farm", "sawmill"]
    assert read_tiles(corrected("tch-trading-post-a", links=links)).digest == USUAL.digest
    assert read_tiles(inn(note="seen in the box")).digest == USUAL.digest
    assert read_tiles(inn(colour="grey")).digest != USUAL.digest


def test_differences_from_the_usual_tiles() -> None:
    assert differences(USUAL) == []
    found = differences(read_tiles(inn(colour="grey", cost={"stone": 3})))
    assert found == ["tra-inn-row.colour", "tra-inn-row.cost"]
    assert differences(read_tiles(inn(id="inn-one"))) == ["inn-one.id"]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(field=st.sampled_from(sorted({key for row in ROWS for key in row})), value=JUNK)
def test_junk_in_a_tile_is_only_ever_a_bad_file(field: str, value: object) -> None:
    for name in ("tra-inn-row", "cra-basket-sides", "cra-guild-basket"):
        try:
            read_tiles(corrected(name, **{field: value}))
        except BadFile as error:
            must_explain(error)


@given(value=JUNK)
def test_junk_instead_of_tiles(value: object) -> None:
    try:
        new(tiles=value)
    except BadOption as error:
        must_explain(error)
    else:
        assert value is None


# ---- files -----------------------------------------------------------------------------------


def test_wrong_files(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="a readable file"):
        read_toml(str(tmp_path / "missing.toml"))
    with pytest.raises(BadFile, match="a readable file"):
        read_toml(str(tmp_path))
    with pytest.raises(BadFile, match="a readable file"):
        read_toml("/dev/zero")
    with pytest.raises(BadFile, match="the name of a readable file"):
        read_toml("nul\0nul")
    bad = tmp_path / "bad.toml"
    for content in (b"tile = [", b"\xff\xfe", b"a = " + b"[" * 20000):
        bad.write_bytes(content)
        with pytest.raises(BadFile, match="a TOML file"):
            read_toml(str(bad))


def test_a_game_with_a_corrected_file(tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    text = data_text("tiles.toml").replace("stone = 2, grain = 1", "stone = 1, grain = 1", 1)
    path.write_text(text, encoding="utf-8")
    state = new(seed=1, tiles=str(path))
    assert state.view()["tiles"]["tra-inn-row"]["cost"]["stone"] == 1  # type: ignore[index]
    document: Any = state.dump()
    assert document["tiles_digest"] == state.tiles.digest != USUAL.digest
    assert document["options"]["tiles"]["tile"][0]["cost"]["stone"] == 1
    path.unlink()  # the position needs no file
    again = load_document(document)
    assert again.dump() == document
    assert GAME.new(seed=1, **document["options"]).dump() == document


def test_an_exported_file_unchanged_is_the_usual_tiles(tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    path.write_text(data_text("tiles.toml"), encoding="utf-8")
    assert new(seed=1, tiles=str(path)).dump() == new(seed=1).dump()
    assert new(seed=1).dump()["options"]["tiles"] is None  # type: ignore[index]


def test_other_tiles_than_a_position_was_played_with_are_refused() -> None:
    document: Any = new(seed=1, tiles=inn(colour="grey")).dump()
    digest = document["tiles_digest"]
    document["options"]["tiles"] = None
    with pytest.raises(BadPosition, match=f"tiles_digest: expected {USUAL.digest}.*{digest}"):
        GAME.load(document)
    document["options"]["tiles"] = "tiles.toml"
    with pytest.raises(
        BadPosition, match=r"options\.tiles: expected the tiles themselves, or null"
    ):
        GAME.load(document)
    document["options"]["tiles"] = {"schema": 1, "tile": []}
    with pytest.raises(BadPosition, match=r"options\.tiles: expected a good file of tiles .*54"):
        GAME.load(document)


@pytest.mark.parametrize("value", [3, True, [], {"schema": 1}, "no-such-file.toml"])
def test_wrong_values_of_the_option(value: object) -> None:
    with pytest.raises(BadInput, match=r"^tiles: expected "):
        GAME.new(tiles=value)
