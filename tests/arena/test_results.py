"""A file of results goes on where it stopped, and every line of it can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import regna
from regna.arena import Terms, play, schedule
from regna.arena.crew import results
from regna.arena.results import Sheet, engine, header, read
from regna.core import BadInput


def test_results_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    matches = schedule(["random", "greedy"], 2, 4, 1)
    played = [play(regna.game("dominion"), match, {}) for match in matches[:1]]
    first = header("dominion", 2, Terms())
    sheet = Sheet(path, first)
    sheet.add(played[0])
    sheet.close()
    path.write_bytes(path.read_bytes() + b'{"seed": 1, "play')
    again = Sheet(path, first)
    assert again.known == played
    again.close()
    assert read(path) == (first, played)


def test_results_of_other_games_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Sheet(path, header("dominion", 2, Terms())).close()
    for seats, terms in ((3, Terms()), (2, Terms({"a": 1})), (2, Terms({}, {"a": [1, 2]}))):
        other = header("dominion", seats, terms)
        with pytest.raises(BadInput, match="--out"):
            Sheet(path, other)
    path.write_text("nonsense\n")
    with pytest.raises(BadInput, match="results"):
        Sheet(path, header("dominion", 2, Terms()))


def test_results_go_on_after_a_commit_that_changes_no_game(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = header("dominion", 2, Terms())
    Sheet(path, replace(first, commit="before", regna="0.0.1")).close()
    Sheet(path, first).close()
    assert read(path)[0].commit == "before"
    with pytest.raises(BadInput, match="--out"):
        Sheet(path, replace(first, engine="other bots"))


def test_each_game_has_an_engine_of_its_own() -> None:
    """Bots of one game may change while another is played."""
    assert len({engine(name) for name in ("heirs", "dominion", "tigris")}) == 3


def test_any_line_of_a_file_can_be_played_again(tmp_path: Path) -> None:
    """A line has seed, players and options; the first one has the rest."""
    path = tmp_path / "results.jsonl"
    terms = Terms({"turn_limit": 12}, {"kingdom": ["first_game", "big_money", "interaction"]})
    matches = schedule(["big-money", "random"], 2, 12, 1)
    sheet = Sheet(path, header("dominion", 2, terms))
    for result in results("dominion", matches, terms, 1):
        sheet.add(result)
    sheet.close()
    about, lines = read(path)
    assert len(lines) == 12
    assert {line.options["kingdom"] for line in lines} == set(terms.turns["kingdom"])
    for line in lines[1::4]:
        again = play(regna.game(about.game), line.match, line.options)
        assert replace(again, cpu=()) == replace(line, cpu=())
