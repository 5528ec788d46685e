"""The plan of the ladder holds what is claimed, and each claim is a contest that can be played."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import regna
from regna.arena.plan import Claim, mixed, plan_of, read_plan, usual_plan
from regna.cli.commands.arena import check
from regna.core import BadInput

GAMES = ["heirs", "dominion", "tigris"]
KINGDOMS = ["first_game", "big_money", "interaction", "size_distortion", "village_square"]


def find(game: str, *players: str) -> list[Claim]:
    wanted = (game, list(players))
    return [each for each in usual_plan() if (each.contest.game, each.contest.players) == wanted]


def test_every_claim_can_be_played() -> None:
    for claim in usual_plan():
        check(claim.contest)
        assert claim.contest.games >= 200


@pytest.mark.parametrize("game", GAMES)
def test_each_level_beats_the_one_below(game: str) -> None:
    for level in range(2, 6):
        (claim,) = find(game, f"level-{level}", f"level-{level - 1}")
        assert (claim.bar, claim.contest.seats, claim.rated) == (0.65, 2, True)
    assert find(game, "level-1", "random")[0].bar == 0.9
    assert find(game, "plain", "level-1")[0].bar == 0.8


def test_the_claims_of_dominion() -> None:
    found = {
        each.contest.terms.options.get("kingdom"): each
        for each in find("dominion", "level-5", "bmu")
    }
    assert [found[kingdom].bar for kingdom in KINGDOMS] == [0.85] * 5
    assert found[None].bar == 0.8
    assert len(found[None].contest.terms.turns["kingdom"]) == 20
    for opponent in ("wg5", "wg2", "witch-lab-chapel"):
        (claim,) = find("dominion", "level-5", opponent)
        assert claim.contest.terms.options == {"kingdom": "size_distortion"}
        assert claim.bar == 0.6


def test_the_claims_of_the_two_heirs() -> None:
    assert find("heirs", "level-5", "plain")[0].bar == 0.85
    for player, level, bar in (("level-5", 3, 0.75), ("level-3", 1, 0.8)):
        (claim,) = find("heirs", player)
        assert (claim.bar, claim.contest.seats) == (bar, 1)
        assert claim.contest.terms.options == {"level": level}
        assert len(claim.contest.terms.turns["sets"]) == 20


def test_the_claims_of_tigris() -> None:
    found = {each.contest.seats: each for each in find("tigris", "level-5", "plain")}
    assert {seats: each.bar for seats, each in found.items()} == {2: 0.8, 3: 0.65, 4: 0.55}
    for seats, each in found.items():
        assert all(match.players.count("level-5") == 1 for match in each.contest.matches()[:9])
        assert each.contest.seats == seats


def test_mixes_are_what_they_are_said_to_be() -> None:
    rules = regna.game("dominion")
    dealt = [rules.new(2, seed=seed, kingdom="random").dump() for seed in range(1, 21)]
    options = [state["options"] for state in dealt]
    kingdoms = [each["kingdom"] for each in options if isinstance(each, dict)]
    assert mixed(["random"]) == {"kingdom": kingdoms}
    assert mixed(["recommended", "random"]) == {"kingdom": [*KINGDOMS, *kingdoms]}
    (sets,) = [option for option in regna.game("heirs").options() if option.name == "sets"]
    assert mixed(["triples"]) == {"sets": [list(each) for each in combinations(sets.choices, 3)]}


GOOD = '[[claim]]\ngame = "dominion"\nfirst = "bmu"\nagainst = ["random"]\nbar = 0.5\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "a plan of claims"),
        ("[[claim]]\n", "missing required field `game`"),
        (f"{GOOD}bart = 1\n", "unknown field `bart`"),
        (f'{GOOD}turns = ["odd"]\n', "turns: expected one of"),
        (GOOD + GOOD, "every claim once"),
    ],
)
def test_what_is_wrong_with_a_plan_is_told(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        read_plan(text, "--plan")


def test_a_plan_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="--plan: expected a plan"):
        plan_of(tmp_path / "none.toml")
