"""A Ray cluster plays the same games: on two nodes, and when one of them is lost."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regna.arena import Contest, Course, Terms, cluster, crew, schedule
from regna.arena.cluster import Done, Pace, Task, do
from regna.cli.main import main
from regna.core import BadInput, RegnaError
from tests.arena.players import HERE
from tests.arena.test_match import timeless

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("ray"),
    # Ray leaves files and sockets to the end of the process, and warns about itself.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
TERMS = Terms({}, {"kingdom": ["first_game", "big_money", "village_square"]})
PLAN = """
[[claim]]
game = "dominion"
each = ["bmu", "big-money", "random"]
bar = 0.6
games = 40
rated = true
"""
STORE = 80_000_000  # bytes, the least Ray takes


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster of two nodes with one processor each, and one that only directs."""
    ray = pytest.importorskip("ray")
    cluster_of = pytest.importorskip("ray.cluster_utils").Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        head = {"num_cpus": 0, "object_store_memory": STORE}
        found = cluster_of(initialize_head=True, head_node_args=head)
        try:
            for _ in range(2):
                found.add_node(num_cpus=1, object_store_memory=STORE)
            found.wait_for_nodes()
            yield found
        finally:
            ray.shutdown()
            found.shutdown()


def test_two_nodes_play_the_same_games(nodes: Any) -> None:
    """The same results in the same order, and the same end, as on this machine alone."""
    contest = Contest("dominion", ["bmu", "big-money"], 2, games=60, terms=TERMS, bar=0.65)
    here, there = Course(contest, []), Course(contest, [])
    list(here.play(partial(crew.results, processes=1)))
    list(there.play(partial(cluster.results, address=nodes.address)))
    assert here.over
    assert list(map(timeless, there.played)) == list(map(timeless, here.played))


def test_two_nodes_play_the_same_ladder(nodes: Any, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    lines = {}
    for name, where in (("here", ["--processes", "1"]), ("there", ["--ray", nodes.address])):
        folder = tmp_path / name
        folder.mkdir()
        written = ["--doc", str(folder / "ladder.md"), "--ratings", str(folder / "ratings.toml")]
        play = ["ladder", "--plan", str(plan), "--results", str(folder), *written, *where]
        with pytest.raises(SystemExit) as end:
            main(play)
        assert end.value.code == 0
        files = sorted(folder.glob("*.jsonl"))
        lines[name] = [re.sub(r',"cpu".*', "", path.read_text()) for path in files]
        lines[name].append((folder / "ratings.toml").read_text())
    assert len(lines["here"]) == 3
    assert lines["there"] == lines["here"]


def test_a_lost_node_costs_no_game(nodes: Any) -> None:
    lost = nodes.add_node(num_cpus=1, object_store_memory=STORE)
    nodes.wait_for_nodes()
    matches = schedule(["plain", "big-money"], 2, 40, 1)
    playing = cluster.results("dominion", matches, TERMS, nodes.address)
    found = [next(playing) for _ in range(4)]
    nodes.remove_node(lost, allow_graceful=False)
    found += list(playing)
    assert sorted(result.match for result in found) == sorted(matches)
    alone = crew.results("dominion", matches, TERMS, 1)
    assert sorted(map(timeless, found), key=str) == sorted(map(timeless, alone), key=str)


def test_what_is_wrong_on_a_node_is_told(nodes: Any) -> None:
    """A bot that fails is named as it is here."""
    matches = schedule([f"{HERE}:raises", "random"], 2, 2, 1)
    with pytest.raises(RegnaError, match=f"the bot {HERE}:raises failed in the game of seed 1"):
        list(cluster.results("dominion", matches, Terms(), nodes.address))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_no_cluster_at_an_address(address: str) -> None:
    """It is told at once."""
    with pytest.raises(BadInput, match="--ray: expected local, auto or the address"):
        cluster.connect(address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regna.arena.cluster.find_spec", lambda name: None)
    with pytest.raises(cluster.NoRay, match=r"regna\[ray\]"):
        cluster.connect("auto")


def test_a_node_with_other_bots_refuses() -> None:
    task = Task("dominion", schedule(["bmu", "random"], 2, 2, 1), Terms(), "another")
    done = msgspec.json.decode(do(msgspec.json.encode(task)), type=Done)
    assert "other rules or bots" in done.wrong


def test_tasks_last_a_tenth_of_a_second() -> None:
    pace = Pace()
    assert pace.games(100, 2) == 1
    pace.add(10, 0.1)
    assert pace.games(100, 2) == 11
    assert pace.games(6, 2) == 3  # so that both have some
    pace.add(10, 20.0)
    assert pace.games(100, 2) == 1


def test_ray_is_imported_only_when_asked_for() -> None:
    code = "import sys, regna.cli.main; sys.exit('ray' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
