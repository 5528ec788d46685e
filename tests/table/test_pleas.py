"""Taking back by consent: who is asked, what ends a plea, and what nobody can take back."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regna.core import Rng
from regna.table import Denied, Settings, Table, acts, load, log, pleas, record, sight, verify
from regna.table.entries import Consent, Plead, Undo
from regna.table.sight import GoBack
from regna.table.told import ConsentLine, Plea, PleadLine, UndoLine
from tests.table.helpers import NOW, begin, do, play_on
from tests.table.test_play import hand
from tests.toys.pebbles import DRAW


def passed(seats: int = 2, **rules: Any) -> Table:
    """A table where a seat has played a pebble, which nobody drew, and the turn has passed."""
    table = begin(seats, Settings(**rules))
    seat = cast(int, table.to_act)
    quiet = next(pebble for pebble in hand(table, seat) if pebble in (0, 1))
    do(table, acts.play(table, seat, [quiet], NOW, name="first"))
    assert (seat, table.to_act) == (0, 1)
    return table


def code_of(act: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(Denied) as denied:
        act(*args, **more)
    return denied.value.code


def asking(table: Table) -> int:
    assert table.plea is not None
    return table.plea.seq


def test_the_one_who_loses_the_turn_is_asked_and_agrees() -> None:
    table = passed()
    before = table.state_at(0).dump()
    do(table, pleas.plead(table, 0, NOW, seen=table.seq, name="ask"))
    assert table.plea == Plea(asking(table), 0, 0, [1])
    assert table.to_act == 1
    for seat in (0, 1, None):
        assert sight(table, seat).plea == table.plea
    do(table, pleas.consent(table, 1, asking(table), True, NOW, name="yes"))
    assert (table.to_act, len(table.line)) == (0, 0)
    assert sight(table, 0).plea is msgspec.UNSET
    assert table.state is not None
    assert table.state.dump() == before
    told = log(table, 1)[-2:]
    assert told == [
        PleadLine(table.seq - 1, NOW, 0, 0),
        UndoLine(table.seq, NOW, 0, 0, "agreed"),
    ]
    assert acts.done_before(table, 1, "yes") == table.seq


def test_it_is_offered_as_long_as_it_may_be_asked() -> None:
    table = passed()
    assert sight(table, 0).undo == GoBack(None, None, 1, ask=0)
    assert sight(table, 1).undo == GoBack(None, None, 1)
    do(table, pleas.plead(table, 0, NOW))
    assert sight(table, 0).undo == GoBack(None, None, 1)
    do(table, pleas.consent(table, 1, asking(table), False, NOW))
    assert sight(table, 0).undo == GoBack(None, None, 1)
    assert code_of(pleas.plead, table, 0, NOW) == "plea-before"


def test_no_is_no_and_whoever_asks_may_withdraw() -> None:
    for seat in (1, 0):
        table = passed()
        do(table, pleas.plead(table, 0, NOW))
        number = asking(table)
        do(table, pleas.consent(table, seat, number, False, NOW))
        assert table.plea is None
        assert (table.to_act, len(table.line)) == (1, 1)
        assert code_of(pleas.consent, table, 1, number, True, NOW) == "no-plea"
        assert log(table, None)[-1] == ConsentLine(
            table.seq, NOW, seat, "no" if seat else "withdrawn"
        )


def test_cheating_askers() -> None:
    table = passed(3)
    assert code_of(pleas.plead, table, 1, NOW) == "no-undo"  # has decided nothing
    assert code_of(pleas.plead, table, 0, NOW, to=1) == "no-undo"
    assert code_of(pleas.plead, table, 0, NOW, seen=table.stood - 1) == "moved-on"
    do(table, pleas.plead(table, 0, NOW))
    number = asking(table)
    for seat, plea, yes in ((0, number, True), (2, number, True), (2, number, False)):
        assert code_of(pleas.consent, table, seat, plea, yes, NOW) == "no-plea"
    for plea in (0, number - 1, number + 1):
        assert code_of(pleas.consent, table, 1, plea, True, NOW) == "no-plea"
    assert code_of(acts.undo, table, 0, NOW) == "turn-passed"
    assert code_of(pleas.plead, table, 0, NOW) == "plea-before"
    assert (table.to_act, len(table.line)) == (1, 1)


def test_a_move_ends_a_plea_and_a_plea_stops_no_move() -> None:
    table = passed()
    seen = table.seq
    do(table, pleas.plead(table, 0, NOW))
    number = asking(table)
    do(table, acts.play(table, 1, [DRAW], NOW, seen=seen))  # chosen before the question came
    assert table.plea is None
    assert code_of(pleas.consent, table, 1, number, True, NOW) == "no-plea"
    assert code_of(pleas.plead, table, 0, NOW) == "no-undo"  # something was drawn


def test_nothing_drawn_or_shown_is_taken_back_by_anybodys_leave() -> None:
    table = begin(2)
    do(table, acts.play(table, 0, [DRAW], NOW))
    assert code_of(pleas.plead, table, 0, NOW) == "no-undo"
    table = passed(2, undo="off")
    assert code_of(pleas.plead, table, 0, NOW) == "undo-off"


def test_everybody_whose_moves_it_takes_is_asked() -> None:
    table = passed(3)
    quiet = next(pebble for pebble in hand(table, 1) if pebble in (0, 1))
    do(table, acts.play(table, 1, [quiet], NOW))
    assert table.to_act == 2
    change = pleas.plead(table, 0, NOW)
    assert isinstance(change.entry, Plead)
    assert change.entry.asked == [1, 2]
    do(table, change)
    first = pleas.consent(table, 2, asking(table), True, NOW, name="yes")
    assert isinstance(first.entry, Consent)
    do(table, first)
    assert code_of(pleas.consent, table, 2, asking(table), True, NOW) == "no-plea"  # twice
    assert table.plea is not None
    assert table.plea.waiting == [1]
    last = pleas.consent(table, 1, asking(table), True, NOW)
    assert isinstance(last.entry, Undo)
    do(table, last)
    assert (table.to_act, len(table.line)) == (0, 0)


def test_bots_agree_to_everything() -> None:
    table = passed(3)
    do(table, acts.hand_over(table, 1, "random", NOW))
    change = pleas.plead(table, 0, NOW, name="ask")
    assert isinstance(change.entry, Undo)
    do(table, change)
    assert table.to_act == 0
    assert acts.done_before(table, 0, "ask") == table.seq
    assert log(table, 2)[-1] == UndoLine(table.seq, NOW, 0, 0, "")
    # whose seat a bot plays does not ask
    assert code_of(pleas.plead, table, 1, NOW) == "bot-plays"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_comes_or_goes_ends_a_plea(seat: int) -> None:
    for leave in (lambda at: acts.hand_over(at, seat, "random", NOW), acts_resign(seat)):
        table = passed(3)
        do(table, pleas.plead(table, 0, NOW))
        number = asking(table)
        do(table, leave(table))
        assert table.plea is None
        assert code_of(pleas.consent, table, 1, number, True, NOW) == "no-plea"


def acts_resign(seat: int) -> Any:
    return lambda table: acts.resign(table, seat, NOW)


def test_one_at_a_time_and_not_for_ever() -> None:
    table = passed(3)
    quiet = next(pebble for pebble in hand(table, 1) if pebble in (0, 1))
    do(table, acts.play(table, 1, [quiet], NOW))
    do(table, pleas.plead(table, 0, NOW))
    assert code_of(pleas.plead, table, 1, NOW) == "plea-open"
    do(table, pleas.consent(table, 0, asking(table), False, NOW))
    do(table, pleas.plead(table, 1, NOW))
    do(table, pleas.consent(table, 2, asking(table), True, NOW))
    assert table.to_act == 1
    table.chairs[1].pleas = pleas.MOST
    do(table, acts.play(table, 1, [quiet], NOW))
    assert code_of(pleas.plead, table, 1, NOW) == "plea-often"
    assert sight(table, 1).undo == GoBack(None, None, 2)


def test_a_table_that_was_loaded_knows_what_was_asked() -> None:
    """Killed between the question and the answer, and between two answers."""
    table = passed(3)
    quiet = next(pebble for pebble in hand(table, 1) if pebble in (0, 1))
    do(table, acts.play(table, 1, [quiet], NOW))
    do(table, pleas.plead(table, 0, NOW, name="ask"))
    for seat in (1, 2):
        table = load(table.head, table.log)
        assert table.plea is not None
        assert seat in table.plea.waiting
        assert acts.done_before(table, 0, "ask") == asking(table)
        assert code_of(pleas.plead, table, 0, NOW) == "plea-before"
        do(table, pleas.consent(table, seat, asking(table), True, NOW))
    again = load(table.head, table.log)
    assert again.snapshot() == table.snapshot()
    assert again.to_act == 0


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_whatever_is_asked_and_answered_the_record_is_sound(seed: int, seats: int) -> None:
    """Random play with random pleas and answers: after each undo the table is the one it was."""
    table = begin(seats)
    rng = Rng(seed)
    seen = [[sight(table, seat).view for seat in range(seats)]]
    for _ in range(40):
        if table.to_act is None:
            break
        plea = table.plea
        seat = int(rng.below(seats))
        offered = cast(GoBack, sight(table, seat).undo).ask
        if plea is not None and rng.below(3):
            voter, yes = plea.waiting[0], rng.below(4) > 0
            do(table, pleas.consent(table, voter, plea.seq, yes, NOW))
        elif offered is not None and rng.below(2):
            draws = table.state.draws if table.state else 0
            do(table, pleas.plead(table, seat, NOW))
            assert table.state is not None
            assert table.state.draws == draws
        else:
            play_on(table, 1, seed=int(rng.word()))
        del seen[len(table.line) + 1 :]
        if len(table.line) == len(seen):
            seen.append([sight(table, seat).view for seat in range(seats)])
        assert [sight(table, seat).view for seat in range(seats)] == seen[-1]
    assert load(table.head, table.log).snapshot() == table.snapshot()
    document = msgspec.json.decode(msgspec.json.encode(record(table)))
    fine, sentence = verify(document)
    assert fine is True, sentence


def test_a_forged_consent_is_found() -> None:
    table = passed()
    do(table, pleas.plead(table, 0, NOW))
    do(table, pleas.consent(table, 1, asking(table), True, NOW))
    document = msgspec.json.decode(msgspec.json.encode(record(table)))
    assert verify(document)[0] is True
    forged = msgspec.json.decode(msgspec.json.encode(document))
    forged["entries"][-1]["consent"] = 0
    assert verify(forged)[0] is False
    del document["entries"][-2]
    document["entries"][-1]["seq"] -= 1
    assert verify(document)[0] is False
