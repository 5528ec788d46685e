"""The page and the ratings say what the files of results say, and nothing else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from regna.arena import Match, Result
from regna.arena.ladder import Account, account, all_ratings, page, rating_file, ratings
from regna.arena.plan import read_plan, usual_plan
from regna.cli.commands.arena import read_terms
from regna.cli.main import main

ROOT = Path(__file__).parents[2]
PLAN = """
[turns.two]
kingdom = ["first_game", "big_money"]

[[claim]]
game = "dominion"
each = ["bmu", "big-money", "random"]
bar = 0.6
games = 24
turns = ["two"]
rated = true
stop = false

[[claim]]
game = "heirs"
first = "random"
on = "henry"
seats = 1
bar = 0.5
games = 4
options = { level = 1 }
"""


class Folder:
    """A plan with its folder of results, and what is written from them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.doc = path / "ladder.md"
        self.ratings = path / "ratings.toml"
        (path / "plan.toml").write_text(PLAN)

    def run(self, *more: str) -> int:
        words = ["ladder", "--plan", str(self.path / "plan.toml"), "--processes", "1"]
        words += ["--results", str(self.path / "results")]
        words += ["--doc", str(self.doc), "--ratings", str(self.ratings), *more]
        with pytest.raises(SystemExit) as end:
            main(words)
        assert isinstance(end.value.code, int)
        return end.value.code

    def files(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in (self.path / "results").iterdir()}


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_a_ladder_is_played_and_written(folder: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    assert folder.run() == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == [
        "dominion-bmu-big-money",
        "dominion-big-money-random",
        "heirs-henry-random",
    ]
    rated = tomllib.loads(folder.ratings.read_text())
    assert list(rated) == ["dominion"]
    assert list(rated["dominion"]) == ["bmu", "big-money", "random"]
    assert rated["dominion"]["random"] == 0 < rated["dominion"]["big-money"]
    text = folder.doc.read_text()
    assert "| `big-money` beats `random` | 60% | 24 | 100.0% | 86.2% to 100.0% | met |" in text
    assert "| `random` beats the game itself (henry) | 50% | 4 | 0.0%" in text
    assert "| **not met** |" in text


def test_what_is_written_can_be_written_again_without_playing(folder: Folder) -> None:
    folder.run()
    before = folder.doc.read_text(), folder.ratings.read_text(), folder.files()
    folder.doc.unlink()
    folder.ratings.unlink()
    assert folder.run("--no-play") == 0
    assert (folder.doc.read_text(), folder.ratings.read_text(), folder.files()) == before


def test_a_ladder_goes_on(folder: Folder) -> None:
    """What is there is not played again: its lines stay, with the seconds they took."""
    folder.run()
    whole = folder.files()
    name = "dominion-bmu-big-money.jsonl"
    lines = whole[name].splitlines(keepends=True)
    (folder.path / "results" / name).write_bytes(b"".join(lines[:9]) + lines[9][:20])
    assert folder.run("--no-play") == 0
    assert "| 8 of 24 games played |" in folder.doc.read_text()
    assert folder.run("--only", "dominion") == 0
    now = folder.files()
    assert now[name].splitlines(keepends=True)[:9] == lines[:9]
    timeless = [re.sub(rb',"cpu".*', b"", each[name]) for each in (whole, now)]
    assert timeless[0] == timeless[1]
    assert {key: now[key] for key in now if key != name} == {
        key: whole[key] for key in whole if key != name
    }


def test_games_of_other_bots_are_kept_whole_or_put_aside(folder: Folder) -> None:
    folder.run("--only", "dominion-bmu-big-money")
    path = folder.path / "results" / "dominion-bmu-big-money.jsonl"
    other = re.sub(rb'"engine":"\w+"', b'"engine":"old"', path.read_bytes())
    path.write_bytes(other)
    folder.run("--only", "dominion-bmu-big-money")
    assert path.read_bytes() == other  # whole: it counts, with a star
    assert re.search(r"beats `big-money` .*met.* \*", folder.doc.read_text())
    folder.run("--only", "dominion-bmu-big-money", "--anew")
    assert path.read_bytes() != other
    assert path.with_suffix(".old.jsonl").read_bytes() == other


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--only", "chess"], "--only: expected one of dominion, heirs, dominion-bmu-big-money"),
        (["--doc", "nowhere/ladder.md"], "--doc: expected a file in a folder that is there"),
        (["--plan", "nowhere.toml"], "--plan: expected a plan"),
    ],
)
def test_bad_input(
    arguments: list[str], said: str, folder: Folder, capsys: pytest.CaptureFixture[str]
) -> None:
    assert folder.run(*arguments) == 2
    assert said in capsys.readouterr().err


def won(match: Match, winner: str) -> Result:
    seat = match.players.index(winner)
    return Result(match.seed, match.players, (0, 0), ((seat,), (1 - seat,)), 10)


def played(wins: dict[str, int]) -> list[Account]:
    """Accounts of the plan in which the first player won so many games."""
    found = []
    for claim in read_plan(PLAN, "plan")[:2]:
        first, other = claim.contest.players
        matches = claim.contest.matches()
        many = wins.get(first, 0)
        results = [won(match, first) for match in matches[:many]]
        results += [won(match, other) for match in matches[many:]] if first in wins else []
        found.append(Account(claim, None, results))
    return found


@pytest.mark.parametrize(
    ("wins", "verdict"), [(24, "met"), (17, "**not met**"), (20, "met"), (10, "**not met**")]
)
def test_a_bar_is_met_by_estimate_and_lower_bound(wins: int, verdict: str) -> None:
    """17 of 24 is 71 %, but may as well be 51 %."""
    assert played({"bmu": wins})[0].verdict == verdict


def test_random_is_at_nought_or_else_the_lowest() -> None:
    both = ratings(played({"bmu": 16, "big-money": 20}), "dominion")
    assert [(each.player, round(each.elo)) for each in both][-1] == ("random", 0)
    assert (both[-1].low, both[-1].high) == (0, 0)
    one = ratings(played({"bmu": 16}), "dominion")
    assert [each.player for each in one] == ["bmu", "big-money"]
    assert (one[0].elo > 0, one[1].elo) == (True, 0)
    assert ratings(played({}), "dominion") == []


def test_a_name_that_is_no_bare_key_is_quoted() -> None:
    text = PLAN.replace('big-money", "random', 'mine:bot", "random')
    claim = read_plan(text, "plan")[1]
    account = Account(claim, None, [won(match, "mine:bot") for match in claim.contest.matches()])
    assert set(tomllib.loads(rating_file(all_ratings([account])))["dominion"]) == {
        "mine:bot",
        "random",
    }


def test_page_and_ratings_say_what_the_results_say() -> None:
    """`regna ladder --no-play` brings them up to date, also after a change of the bots."""
    accounts = [account(claim, ROOT / "bench" / "ladder") for claim in usual_plan()]
    rated = all_ratings(accounts)
    for path, text in {
        "docs/ladder.md": page(accounts, rated),
        "src/regna/bots/ratings.toml": rating_file(rated),
    }.items():
        assert (ROOT / path).read_text(encoding="utf-8") == text, path


def test_mixes_by_name_are_the_values_of_the_plan() -> None:
    for claim in usual_plan():
        contest = claim.contest
        assert read_terms([], contest.mixes).turns == contest.terms.turns


def test_results_on_other_terms_say_nothing(folder: Folder) -> None:
    folder.run("--only", "heirs")
    (claim,) = read_plan(PLAN.replace("level = 1", "level = 2"), "plan")[2:]
    assert account(claim, folder.path / "results").verdict == "not played yet"
    assert "not played yet" in page([account(claim, folder.path / "results")], {"heirs": []})
