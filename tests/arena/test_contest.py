"""A contest counts games in the order of its schedule, and stops after the same one everywhere."""

from __future__ import annotations

import shlex
from collections.abc import Generator
from functools import partial

import pytest

from regna.arena import Contest, Course, Match, Result, Terms
from regna.arena.contest import in_order
from regna.arena.crew import results
from regna.cli.commands.arena import read_terms

MONEY = Contest("dominion", ["bmu", "random"], 2, games=80, bar=0.6)


def won(match: Match, player: str) -> Result:
    """A match that a player wins."""
    seat = match.players.index(player)
    return Result(match.seed, match.players, (0, 0), ((seat,), (1 - seat,)), 10)


def crew(
    game: str, matches: list[Match], terms: Terms, backwards: bool
) -> Generator[Result, None, None]:
    """The first named always wins; games end in the order of play, or in pairs the other way."""
    pairs = zip(matches[::2], matches[1::2], strict=True)
    for pair in pairs:
        for match in reversed(pair) if backwards else pair:
            yield won(match, "bmu")


def test_results_come_in_the_order_of_the_schedule() -> None:
    matches = MONEY.matches()[:6]
    ended = [won(matches[place], "bmu") for place in (2, 0, 1, 5, 4, 3)]
    assert [result.match for result in in_order(matches, ended)] == matches


@pytest.mark.parametrize("known", [0, 5, 12])
def test_a_contest_stops_after_the_same_game_whoever_ends_first(known: int) -> None:
    whole = Course(MONEY, [])
    list(whole.play(partial(crew, backwards=False)))
    assert whole.over
    assert 20 <= len(whole.played) < len(whole.matches)
    assert len(whole.played) % 2 == 0  # whole deals
    other = Course(MONEY, whole.played[:known])
    new = list(other.play(partial(crew, backwards=True)))
    assert other.played == whole.played
    assert new == whole.played[known:]


def test_what_was_decided_before_needs_no_crew() -> None:
    whole = Course(MONEY, [])
    list(whole.play(partial(crew, backwards=False)))
    again = Course(MONEY, whole.played)
    assert list(again.play(partial(crew, backwards=False))) == []
    assert again.over


def test_every_value_has_its_turn_before_a_contest_stops() -> None:
    terms = Terms({}, {"kingdom": [["a"]] * 30})
    long = Contest("dominion", ["bmu", "random"], 2, games=80, terms=terms, bar=0.6)
    course = Course(long, [])
    list(course.play(partial(crew, backwards=False)))
    assert len(course.played) == 60


def test_the_bar_is_about_the_player_named_first() -> None:
    """Whatever the letters of his name."""
    for players, share in ((["bmu", "random"], 1.0), (["random", "bmu"], 0.0)):
        contest = Contest("dominion", players, 2, games=4)
        course = Course(contest, [])
        list(course.play(partial(crew, backwards=False)))
        (row,) = contest.standings(course.played)
        assert (row.player, row.share) == (players[0], share)


def test_alone_only_the_first_sits_among_the_others() -> None:
    contest = Contest("tigris", ["b", "a"], 4, games=4, alone=True)
    assert all(match.players.count("b") == 1 for match in contest.matches())
    assert len(contest.matches()) == 4


def test_options_take_turns_by_deal() -> None:
    terms = Terms({"turn_limit": 9}, {"kingdom": ["first_game", "big_money"]})
    assert terms.at(4) == {"turn_limit": 9, "kingdom": "first_game"}
    assert terms.at(5) == {"turn_limit": 9, "kingdom": "big_money"}
    matches = Contest("dominion", ["bmu", "random"], 2, games=8, terms=terms).matches()
    found = list(results("dominion", matches, terms, 1))
    assert [result.options["kingdom"] for result in found[:4]] == [
        *["big_money"] * 2,
        *["first_game"] * 2,
    ]


@pytest.mark.parametrize(
    "terms",
    [
        Terms(),
        Terms({"level": 3, "colour": "blue", "roads": True}),
        Terms({"kingdom": ["chapel", "moat"]}, {"first": [0, 1], "name": ["a b", "17", "null"]}),
    ],
)
def test_a_command_says_all_of_a_contest(terms: Terms) -> None:
    contest = Contest("heirs", ["a", "b"], 3, 40, 9, terms, 0.55, True)
    words = shlex.split(contest.command())
    assert words[:5] == ["regna", "arena", "heirs", "a", "b"]
    assert words[-3:] == ["--bar", "0.55", "--alone"]
    options = [words[place + 1] for place, word in enumerate(words) if word == "--option"]
    assert read_terms(options, []) == terms
