"""The decisions of a game: those with a choice, each with what its seat knew."""

from __future__ import annotations

from regna.table import acts, decisions, record, replay
from tests.table.helpers import begin, do, gather, play_on


def test_every_choice_is_there_with_what_was_known() -> None:
    table = begin()
    play_on(table, 0, until_over=True)
    found = list(decisions(table))
    choices = [ply for ply in range(len(table.line)) if table.state_at(ply).count() > 1]
    assert [decision.ply for decision in found] == choices
    for decision in found:
        state = table.state_at(decision.ply)
        assert decision.seat == state.to_act
        assert decision.known == state.dump(decision.seat)
        assert decision.move == table.line.plies[decision.ply].move
        assert "rng" not in decision.known


def test_of_some_seats_and_of_a_record() -> None:
    table = begin()
    play_on(table, 6)
    again = replay(record(table))
    assert list(decisions(again)) == list(decisions(table))
    mine = list(decisions(table, frozenset([1])))
    assert {decision.seat for decision in mine} == {1}


def test_what_was_taken_back_and_what_had_one_answer_is_no_decision() -> None:
    assert list(decisions(gather())) == []
    table = begin()
    do(table, acts.set_quick(table, 0, True, table.at))
    play_on(table, 8)
    assert all(decision.by == "person" for decision in decisions(table))
