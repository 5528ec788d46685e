"""Moves, lists, sequence numbers, resignation, bots in seats, clocks."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from msgspec import UNSET

from regna.core import BadInput, BadOption, IllegalMove
from regna.table import Denied, Settings, Table, acts, load, log, past, seating, sight
from regna.table.settings import DAY
from regna.table.sight import Result
from regna.table.told import MoveLine, QuietLine
from tests.table.helpers import NOW, SECRET, begin, do, gather, play_on
from tests.toys.pebbles import DRAW, Pebbles


def hand(table: Table, seat: int) -> list[int]:
    return cast(Pebbles, table.state).hands[seat]


def set_hand(table: Table, seat: int, pebbles: list[int]) -> None:
    cast(Pebbles, table.state).hands[seat] = sorted(pebbles)


def test_a_game_to_the_end() -> None:
    table = begin(3)
    play_on(table, 0, until_over=True)
    assert table.status == "over"
    result = sight(table, 0).result
    assert isinstance(result, Result)
    assert sum(len(group) for group in result.ranking) == 3
    with pytest.raises(Denied) as denied:
        acts.play(table, 0, [DRAW], NOW)
    assert denied.value.code == "game-over"


def test_only_the_seat_to_act_plays_and_only_what_it_saw() -> None:
    table = begin()
    with pytest.raises(Denied) as denied:
        acts.play(table, 1, [DRAW], NOW)
    assert denied.value.code == "not-your-turn"
    with pytest.raises(Denied) as denied:
        acts.play(table, 0, [DRAW], NOW, seen=table.seq - 1)
    assert denied.value.code == "moved-on"
    with pytest.raises(BadInput):
        acts.play(table, 2, [DRAW], NOW)


def test_an_act_changes_nothing_until_it_is_committed() -> None:
    table = begin()
    before = table.snapshot()
    change = acts.play(table, 0, [DRAW], NOW)
    assert table.snapshot() == before
    do(table, change)
    assert table.snapshot() != before


def test_a_list_is_played_all_or_nothing() -> None:
    table = begin()
    set_hand(table, 0, [1, 2, 2])
    before = table.snapshot()
    with pytest.raises(IllegalMove):
        acts.play(table, 0, [2, 2, 2], NOW)
    assert table.snapshot() == before
    do(table, acts.play(table, 0, [2, 2, 1], NOW))
    assert cast(Pebbles, table.state).points[0] == 5
    assert len(table.line) == 3


def test_a_list_cannot_look_into_the_future() -> None:
    """Whatever follows a draw, the answer is the same: it does not tell what was drawn."""
    table = begin()
    set_hand(table, 0, [1, 2, 2])
    answers = set()
    for after in range(-1, 9):
        with pytest.raises(Denied) as denied:
            acts.play(table, 0, [2, DRAW, after], NOW)
        answers.add(str(denied.value))
    assert len(answers) == 1


def test_a_retry_is_known() -> None:
    table = begin()
    do(table, acts.play(table, 0, [DRAW], NOW, name="abc"))
    assert acts.done_before(table, 0, "abc") == table.seq
    assert acts.done_before(table, 1, "abc") is None
    again = load(table.head, table.log)
    assert acts.done_before(again, 0, "abc") == table.seq


@pytest.mark.parametrize("at", [0, 6, 9, 15, 24])
def test_loading_from_any_snapshot_gives_the_same_table(at: int) -> None:
    table = begin(2, Settings(clock="live", time=100, add=1))
    snapshot = None
    for step in range(25):
        if step == at:
            snapshot = msgspec.json.decode(table.snapshot())
        play_on(table, 1, seed=step)
    again = load(table.head, table.log, snapshot)
    assert again.snapshot() == table.snapshot()
    assert sight(again, 0) == sight(table, 0)
    assert again.clock.seen() == table.clock.seen()


def test_settling_is_asked_for_by_the_seat() -> None:
    table = begin()
    set_hand(table, 0, [3])
    set_hand(table, 1, [1])
    do(table, acts.play(table, 0, [3], NOW))
    assert table.to_act == 1
    assert acts.settle(table, NOW) is None
    do(table, acts.set_quick(table, 1, True, NOW))
    do(table, acts.settle(table, NOW))
    assert cast(Pebbles, table.state).points[1] == -1
    quiet, move = log(table, 0)[-2:]
    assert isinstance(move, MoveLine)
    assert move.by == "person"
    assert isinstance(quiet, QuietLine)


def test_others_get_events_and_never_the_move() -> None:
    table = begin()
    do(table, acts.play(table, 0, [DRAW], NOW, name="x"))
    mine, other, nobody = log(table, 0)[-1], log(table, 1)[-1], log(table, None)[-1]
    assert isinstance(mine, MoveLine)
    assert mine.moves == [DRAW]
    assert mine.texts == ["draw"]
    assert "'pebble'" in str(mine.events)
    for line in (other, nobody):
        assert isinstance(line, MoveLine)
        assert line.moves is line.texts is UNSET
        assert "'pebble'" not in str(line)


def test_resigning_of_two_ends_the_game() -> None:
    table = begin(2)
    do(table, acts.resign(table, 0, NOW))
    assert table.status == "over"
    result = sight(table, 1).result
    assert isinstance(result, Result)
    assert result.ranking == [[1], [0]]


def test_resigning_of_three_does_not() -> None:
    table = begin(3)
    do(table, acts.resign(table, 1, NOW))
    assert table.bot_turn() is None
    assert table.to_act == 0
    assert table.chairs[1].bot == "random"
    do(table, acts.resign(table, 0, NOW))
    assert table.status == "over"
    result = sight(table, 2).result
    assert isinstance(result, Result)
    assert result.ranking == [[2], [0], [1]]


def test_a_bot_takes_over_and_gives_back() -> None:
    table = begin()
    do(table, acts.hand_over(table, 0, "random", NOW))
    assert table.bot_turn() == (0, "random")
    with pytest.raises(Denied):
        acts.play(table, 0, [DRAW], NOW)
    do(table, acts.play(table, 0, [DRAW], NOW, by="bot"))
    do(table, acts.take_back(table, 0, NOW))
    assert table.chairs[0].bot == ""


def test_a_live_clock_runs_out() -> None:
    table = begin(2, Settings(clock="live", time=100, add=2))
    do(table, acts.play(table, 0, [DRAW], NOW + 30_000))
    assert table.clock.left == [72_000, 100_000]
    assert table.due() == NOW + 130_000
    assert acts.tick(table, NOW + 129_999) is None
    do(table, acts.tick(table, NOW + 130_000))
    assert table.bot_turn() == (1, "random")
    with pytest.raises(Denied) as denied:
        acts.take_back(table, 1, NOW)
    assert denied.value.code == "clock-out"


def test_days_per_move_begin_anew_with_every_decision() -> None:
    table = begin(2, Settings(clock="days", time=2 * DAY))
    do(table, acts.play(table, 0, [DRAW], NOW + DAY * 1000))
    assert table.due() == NOW + 3 * DAY * 1000
    do(table, acts.tick(table, NOW + 3 * DAY * 1000))
    do(table, acts.take_back(table, 1, NOW + 4 * DAY * 1000))
    assert table.due() == NOW + 6 * DAY * 1000


def test_an_absent_player_can_be_replaced_after_a_while() -> None:
    table = begin(2, Settings(patience=60))
    with pytest.raises(Denied) as denied:
        acts.replace(table, 0, NOW + 59_999)
    assert denied.value.code == "absent-not-long"
    do(table, acts.replace(table, 0, NOW + 60_000))
    assert table.bot_turn() == (0, "random")


def test_replay_shows_what_the_seat_saw_then() -> None:
    table = begin()
    seen = [sight(table, 0).view]
    for step in range(12):
        play_on(table, 1, seed=step)
        seen.append(sight(table, 0).view)
    assert [past(table, 0, ply).view for ply in range(13)] == seen
    with pytest.raises(BadInput):
        past(table, 0, 14)


def test_a_table_begins_from_a_position() -> None:
    state = begin().state
    assert state is not None
    state.play(DRAW)
    table = seating.create("t2", NOW, "pebbles", SECRET, position=state.dump())
    assert table.head["position"]
    assert "rng" not in cast("dict[str, object]", table.head["position"])
    for place in range(2):
        do(table, seating.seat_bot(table, place, "random", NOW))
    do(table, seating.start(table, NOW))
    assert table.state is not None
    assert table.state.view(0) == state.view(0)


def test_options_are_checked_and_documents_are_not_paths() -> None:
    with pytest.raises(BadOption, match="length"):
        seating.create("t", NOW, "pebbles", SECRET, 2, {"length": 0})
    with pytest.raises(BadOption, match="tiles"):
        seating.create("t", NOW, "pebbles", SECRET, 2, {"tiles": "/etc/passwd"})
    with pytest.raises(BadInput, match="game"):
        seating.create("t", NOW, "chess", SECRET)


def test_nobody_sits_twice_and_names_are_tame() -> None:
    table = gather()
    with pytest.raises(Denied):
        seating.sit(table, 0, "x", "k", NOW)
    do(table, seating.stand(table, 0, NOW))
    do(table, seating.sit(table, 0, "  a\u0000b\n" + "c" * 99, "k", NOW))
    assert table.chairs[0].name == "a b " + "c" * 20
