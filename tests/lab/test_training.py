"""A training is the same whatever breaks it off, and says what is damaged."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from regna.arena import Terms
from regna.bots.net import Inputs, read_net
from regna.core import BadFile, BadInput
from regna.lab import school
from regna.lab.lesson import Aim
from regna.lab.training import Plan, Training
from tests.lab.pupils import enrolled

TRIPLES = Terms({}, {"sets": [["travel", "war", "crafts"], ["travel", "war", "patrol"]]})
PLAN = Plan("heirs", "pupil", games=5, later=3, rounds=2, hidden=2, nets=2, seed=3, terms=TRIPLES)
AIM = Aim(own=True, share=0.9, win=12.0, lead=12.0, side=1)
TABLES = Plan("tigris", "pupil", 5, 3, 2, 2, 2, seed=3, seats=(2, 3), aim=AIM)


@pytest.fixture(autouse=True)
def pupil(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(school, "BATCH", 2)
    with enrolled():
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What a training makes that nothing breaks off."""
    out = tmp_path_factory.mktemp("whole") / "net.npz"
    with pytest.MonkeyPatch.context() as patch, enrolled():
        patch.setattr(school, "BATCH", 2)
        steps = list(Training(PLAN, out, 1).run())
    assert [step.played for step in steps[:3]] == [2, 4, 5]
    assert steps[-1].epochs == 20
    return out.read_bytes()


@pytest.mark.parametrize("steps", [0, 2, 3, 9, 14, 24, 29, 34])
def test_it_goes_on_wherever_it_was_broken_off(tmp_path: Path, whole: bytes, steps: int) -> None:
    out = tmp_path / "net.npz"
    list(islice(Training(PLAN, out, 1).run(), steps))
    assert not out.exists()
    list(Training(PLAN, out, 1).run())
    assert out.read_bytes() == whole


@pytest.mark.parametrize("steps", [2, 9, 20])
def test_tables_of_several_sizes_are_broken_off_as_well(tmp_path: Path, steps: int) -> None:
    made = []
    for name, first in (("whole", 0), ("broken", steps)):
        out = tmp_path / name
        list(islice(Training(TABLES, out, 1).run(), first))
        list(Training(TABLES, out, 1).run())
        made.append(out.read_bytes())
    assert made[0] == made[1]


def test_another_seed_makes_another_net(tmp_path: Path, whole: bytes) -> None:
    out = tmp_path / "net.npz"
    plan = Plan("heirs", "pupil", 5, 3, 1, 2, 1, 4, TRIPLES)
    list(Training(plan, out, 1).run())
    assert out.read_bytes() != whole
    with pytest.raises(BadInput, match="the same plan"):
        list(Training(PLAN, out, 1).run())


def test_what_it_makes_is_a_net(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(whole)
    net = read_net(path)
    assert (net.inputs, net.hidden) == (3, 4)
    arrays = np.load(path)
    shown = Inputs(1)
    shown.add(1, 2.0)
    waves = np.maximum(arrays["bias"] + 2 * arrays["first"][1], 0)
    assert net.value(shown) == pytest.approx(float(waves @ arrays["second"] + arrays["last"][0]))


@pytest.mark.parametrize("name", ["plan.json", "lessons-1-2.npz", "fit-1-0.npz"])
@pytest.mark.parametrize("data", [b"", b"nonsense", b"PK\x03\x04"])
def test_a_damaged_file_is_named(tmp_path: Path, name: str, data: bytes) -> None:
    out = tmp_path / "net.npz"
    list(islice(Training(PLAN, out, 1).run(), 4))
    (tmp_path / "net.npz.training" / name).write_bytes(data)
    with pytest.raises(BadFile, match=name):
        list(Training(PLAN, out, 1).run())


def test_a_side_has_no_more_inputs_than_there_are(tmp_path: Path) -> None:
    plan = Plan("tigris", "pupil", 5, 3, 1, 2, 1, 3, seats=(4,), aim=AIM)
    with pytest.raises(BadInput, match="at most 0 of 3 inputs"):
        Training(plan, tmp_path / "net.npz", 1)


def test_a_policy_without_inputs_cannot_be_taught(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="can have a net"):
        Training(Plan("heirs", "random", 5, 3, 1, 2, 1, 3), tmp_path / "net.npz", 1)
