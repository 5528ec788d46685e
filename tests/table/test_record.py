"""Records and what `verify` says of them, true and forged."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from regna.table import Settings, acts, fairness, load, record, seating, verify
from tests.table.helpers import NOW, begin, do, gather, number, play_on


def finished(**settings: Any) -> dict[str, Any]:
    table = begin(3, Settings(**settings))
    play_on(table, 9, seed=4)
    for seat in range(3):
        if table.line.step(seat, table.settings.undo) is not None:
            do(table, acts.go_back(table, seat, table.at))
            break
    away = table.to_act
    assert away is not None
    do(table, acts.hand_over(table, away, "random", table.at))
    do(table, acts.take_back(table, away, table.at))
    play_on(table, 0, seed=5, until_over=True)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record(table)))
    return plain


@pytest.mark.parametrize("undo", ["free", "revealed"])
def test_a_true_record_is_verified(undo: str) -> None:
    fine, sentence = verify(finished(undo=undo, order="random"))
    assert fine is True, sentence
    assert "all 3 of 3" not in sentence
    assert "3 of 3 persons committed" in sentence


def test_a_record_has_nobodys_secret() -> None:
    assert "key0" not in json.dumps(finished())


FORGERIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "server.number": lambda r: r["server"].update(number="00" * 32),
    "seed": lambda r: r.update(seed="hmac:" + "11" * 32),
    "final": lambda r: r["final"].update(turn=3),
    "result": lambda r: r["result"].update(ranking=[[0], [1], [2]][::-1]),
    "draws": lambda r: next(e for e in r["entries"] if e["kind"] == "start")["draws"].pop(),
    "entry": lambda r: next(e for e in r["entries"] if e["kind"] == "move").update(moves=[99]),
    "number": lambda r: next(e for e in r["entries"] if e["kind"] == "open").update(
        number="22" * 32
    ),
    "events": lambda r: next(e for e in r["entries"] if e["kind"] == "move").update(events=[]),
    "seat": lambda r: next(e for e in r["entries"] if e["kind"] == "move").update(seat="x"),
    "format": lambda r: r.update(format=2),
    "settings.undo": lambda r: r["settings"].update(undo="never"),
    "options": lambda r: r.update(options={"colour": 3}),
    "entries": lambda r: r.update(entries=7),
    "order": lambda r: next(e for e in r["entries"] if e["kind"] == "start").update(
        order=[2, 1, 0]
    ),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_the_first_wrong_thing_is_named(what: str) -> None:
    document = copy.deepcopy(finished())
    FORGERIES[what](document)
    fine, sentence = verify(document)
    assert fine is False
    assert "\n" not in sentence
    if what != "options":
        assert what in sentence
    else:
        assert "colour" in sentence


def test_every_single_draw_is_checked() -> None:
    document = finished()
    for number_of, entry in enumerate(document["entries"]):
        for place, draw in enumerate(entry.get("draws", [])):
            forged = copy.deepcopy(document)
            forged["entries"][number_of]["draws"][place][2] = (draw[2] + 1) % (draw[1] + 1)
            assert verify(forged)[0] is False
            assert fairness.check_draw(document["seed"], *draw)


def test_other_rules_are_neither_right_nor_wrong() -> None:
    document = finished()
    document["rules_version"] = 77
    fine, sentence = verify(document)
    assert fine is None
    assert "77" in sentence
    assert sentence.startswith("not checked")


def test_nonsense_is_refused_in_one_sentence() -> None:
    odd: list[object] = [
        None,
        3,
        [],
        {},
        {"record": "x"},
        {"record": "regna-record", "format": True},
    ]
    for nonsense in odd:
        fine, sentence = verify(nonsense)
        assert fine is False
        assert "\n" not in sentence


def test_the_seed_is_everybodys() -> None:
    seeds = set()
    for turn in range(3):
        numbers: list[str | None] = [number(0), number(1)]
        if turn < 2:
            numbers[turn] = number(9)
        seeds.add(fairness.game_seed("t1", "5e" * 32, numbers))
    seeds.add(fairness.game_seed("t1", "5f" * 32, [number(0), number(1)]))
    assert len(seeds) == 4


def test_a_number_is_opened_once_and_truly() -> None:
    table = gather()
    with pytest.raises(Exception, match="committed"):
        seating.open_number(table, 0, number(5), NOW)
    do(table, seating.open_number(table, 0, number(0), NOW))
    with pytest.raises(Exception, match="already"):
        seating.open_number(table, 0, number(0), NOW)
    with pytest.raises(Exception, match="begins when"):
        seating.start(table, NOW)


def test_a_forged_draw_in_the_store_is_seen() -> None:
    table = begin()
    play_on(table, 6)
    forged = [body.replace(b'"draws":[[0,24,', b'"draws":[[0,25,') for body in table.log]
    with pytest.raises(Exception, match="draws"):
        load(table.head, forged)


def kept_of(document: dict[str, Any]) -> dict[str, Any]:
    """What a client noted before it opened its number."""
    places = {
        str(entry["place"]): entry["commitment"]
        for entry in document["entries"]
        if entry["kind"] == "sit"
    }
    return {"table": "t1", "server": document["server"]["commitment"], "places": places}


def rewritten(document: dict[str, Any]) -> dict[str, Any]:
    """Another game with other numbers, written down as a cheating server would."""
    forged = begin(3, Settings(**document["settings"]))
    forged.head["server"] = {
        "number": "66" * 32,
        "commitment": fairness.commitment("t1", fairness.SERVER, "66" * 32),
    }
    table = load(forged.head, [])
    for place in range(3):
        other = f"{place + 77:064x}"
        promise = fairness.commitment("t1", str(place), other)
        do(table, seating.sit(table, place, f"P{place}", f"key{place}", NOW, promise))
    for place in range(3):
        do(table, seating.open_number(table, place, f"{place + 77:064x}", NOW))
    do(table, seating.start(table, NOW))
    play_on(table, 0, seed=5, until_over=True)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record(table)))
    return plain


def test_promises_that_were_kept_show_a_record_written_afterwards() -> None:
    true = finished()
    kept = kept_of(true)
    fine, sentence = verify(true, kept)
    assert fine, sentence
    assert "kept before the game" in sentence
    forged = rewritten(true)
    fine, sentence = verify(forged)
    assert fine  # everything in it fits, so alone it proves nothing of the server
    assert "only a kept list" in sentence
    fine, sentence = verify(forged, kept)
    assert fine is False
    assert "server.commitment" in sentence
    forged_seats = {**kept, "server": forged["server"]["commitment"]}
    fine, sentence = verify(forged, forged_seats)
    assert fine is False
    assert "place 0: commitment" in sentence


@pytest.mark.parametrize(
    "change",
    [
        lambda kept: kept.update(table="t2"),
        lambda kept: kept.pop("server"),
        lambda kept: kept.update(server=None),
        lambda kept: kept.update(more=1),
        lambda kept: kept["places"].update({"1": None}),
        lambda kept: kept["places"].pop("2"),
        lambda kept: kept["places"].update({"3": "00" * 32}),
        lambda kept: kept.update(places=[]),
    ],
)
def test_a_list_that_does_not_fit_is_said(change: Callable[[dict[str, Any]], object]) -> None:
    document = finished()
    kept = kept_of(document)
    change(kept)
    fine, sentence = verify(document, kept)
    assert fine is False
    assert "\n" not in sentence


def test_a_turn_that_was_given_back_makes_a_sound_record() -> None:
    """Nobody learned anything: old tables allowed it, and others may agree to it."""
    table = begin(2)
    while table.line.step(0, "revealed") is None or table.to_act != 1:
        play_on(table, 1, seed=table.seq)
    do(table, acts.go_back(table, 0, table.at))
    assert table.to_act == 0
    play_on(table, 0, seed=5, until_over=True)
    fine, sentence = verify(msgspec.json.decode(msgspec.json.encode(record(table))))
    assert fine, sentence
