"""A whole training: rounds of lessons and of fitting a net to them, each saved as it is done.

The first round's lessons are played by the policy alone, those of later rounds with the
net of the round before; a net is fitted to the lessons of all rounds so far. In the last
round several may be fitted, from other beginnings: what is made is their mean, which
errs less than each of them. Beside the file there is a folder with all that is done
already. Whatever is broken off goes on there, and comes to the same file.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from regna.arena import Terms
from regna.arena.results import engine
from regna.core import BadFile, BadInput
from regna.lab.fit import POINTS, Fit, Weights, beginning
from regna.lab.lesson import Aim
from regna.lab.notes import Notes, together
from regna.lab.school import School, divided

EPOCHS = 10  # of every round's fit
Arrays = dict[str, NDArray[Any]]


class Plan(Struct, frozen=True):
    """What `regna train` was asked for, but for where it is done."""

    game: str
    policy: str
    games: int  # of the first round
    later: int  # of each later one
    rounds: int
    hidden: int
    nets: int  # in the last round
    seed: int
    terms: Terms = Terms()
    seats: tuple[int, ...] = (2,)
    aim: Aim = Aim()

    def games_of(self, number: int) -> int:
        return self.games if number == 1 else self.later

    def nets_of(self, number: int) -> int:
        return self.nets if number == self.rounds else 1

    def epochs_of(self, number: int) -> int:
        return EPOCHS * self.nets_of(number)

    def school(self, number: int, net: Path | None) -> School:
        """Where the lessons of a round are played."""
        seed = f"{self.seed}:{number}"
        return School(self.game, self.policy, self.terms, self.seats, self.aim, seed, net)


@dataclass(frozen=True)
class Progress:
    """How far a round is: games played, or epochs fitted and what is still wrong, in points."""

    number: int
    played: int
    epochs: int = 0
    wrong: float = 0.0


class Training:
    """A plan as it goes on, in a folder beside the file it makes."""

    def __init__(self, plan: Plan, out: Path, processes: int) -> None:
        self.plan = plan
        self.out = out
        self.processes = processes
        self.folder = out.with_name(f"{out.name}.training")
        self.size = plan.school(1, None).size()
        widest = self.size // max(plan.seats)
        if plan.aim.side > widest:
            raise BadInput("--side", f"at most {widest} of {self.size} inputs", plan.aim.side)

    def run(self) -> Iterator[Progress]:
        """Do what is left of it."""
        self.open()
        plan = self.plan
        notes: list[Notes] = []
        net: Path | None = None
        nets: list[Path] = []
        for number in range(1, plan.rounds + 1):
            school = plan.school(number, net)
            yield from self.play(number, school, notes)
            nets = [
                self.folder / f"net-{number}-{part}.npz" for part in range(plan.nets_of(number))
            ]
            for part, path in enumerate(nets):
                if not path.exists():
                    yield from self.fit(number, part, together(notes), path)
            net = nets[0]
        replace(self.out, packed(mean([read_arrays(path, NET) for path in nets])))

    def open(self) -> None:
        """Make the folder, or see that it is of the same plan, by the same rules and bots."""
        plan = json.loads(msgspec.json.encode(self.plan))
        said = {"engine": engine(self.plan.game), "plan": plan}
        path = self.folder / "plan.json"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            replace(path, json.dumps(said, indent=1).encode())
            return
        try:
            before = json.loads(path.read_bytes())
        except ValueError:
            raise damaged(path) from None
        if before != said:
            expected = "the same plan, by the same rules and bots, or another file"
            raise BadInput("--out", expected, str(self.out))

    def play(self, number: int, school: School, notes: list[Notes]) -> Iterator[Progress]:
        """The lessons of a round, those first that were played before."""
        batches = divided(self.plan.games_of(number))
        paths = [self.folder / f"lessons-{number}-{batch.start}.npz" for batch in batches]
        left = [batch for batch, path in zip(batches, paths, strict=True) if not path.exists()]
        new = school.batches(left, self.processes)
        for batch, path in zip(batches, paths, strict=True):
            if batch in left:
                found = next(new)
                replace(path, packed({each.name: getattr(found, each.name) for each in PARTS}))
            else:
                found = read_notes(path)
            notes.append(found)
            yield Progress(number, batch.stop)

    def fit(self, number: int, part: int, notes: Notes, net: Path) -> Iterator[Progress]:
        """Fit a net to the lessons so far; every epoch is saved."""
        path = self.folder / f"fit-{number}-{part}.npz"
        weights = beginning(self.size, self.plan.hidden, self.luck(number, 0, part))
        fit = Fit(weights, EPOCHS, self.plan.aim)
        if path.exists():
            recall(fit, path)
        while fit.done < EPOCHS:
            wrong = fit.epoch(notes, self.luck(number, fit.done + 1, part))
            replace(path, packed(kept(fit)))
            done = EPOCHS * part + fit.done
            yield Progress(number, self.plan.games_of(number), done, wrong**0.5)
        replace(net, packed(as_net(fit.weights)))
        path.unlink()

    def luck(self, number: int, epoch: int, part: int) -> np.random.Generator:
        return np.random.default_rng([self.plan.seed, number, epoch, part])


PARTS = fields(Notes)
NET = {"first", "bias", "second", "last"}


def as_net(weights: Weights) -> Arrays:
    """The arrays of a net's file, whose output is in points."""
    second, last = weights.second * np.float32(POINTS), weights.last * np.float32(POINTS)
    return {"first": weights.first, "bias": weights.bias, "second": second, "last": last}


def mean(nets: list[Arrays]) -> Arrays:
    """One net that says what several say on average: all their waves side by side."""
    share = np.float32(1 / len(nets))
    return {
        "first": np.concatenate([net["first"] for net in nets], axis=1),
        "bias": np.concatenate([net["bias"] for net in nets]),
        "second": np.concatenate([net["second"] for net in nets]) * share,
        "last": np.sum([net["last"] for net in nets], axis=0) * share,
    }


def kept(fit: Fit) -> Arrays:
    """All that a fit needs to go on."""
    found: Arrays = {"done": np.array([fit.done, fit.steps])}
    for number, part in enumerate([*fit.weights.parts(), *fit.means, *fit.squares]):
        found[f"part-{number}"] = part
    return found


def recall(fit: Fit, path: Path) -> None:
    """Go on with a fit where it was saved."""
    mine = kept(fit)
    found = read_arrays(path, set(mine))
    if any(found[name].shape != part.shape for name, part in mine.items()):
        raise damaged(path)
    for name, part in mine.items():
        part[...] = found[name]
    fit.done, fit.steps = (int(number) for number in mine["done"])


def read_notes(path: Path) -> Notes:
    """The lessons of a file."""
    found = read_arrays(path, {each.name for each in PARTS})
    return Notes(**found)


def read_arrays(path: Path, names: set[str]) -> Arrays:
    """The arrays of a file that this module saved."""
    try:
        with np.load(io.BytesIO(path.read_bytes())) as archive:
            found = {name: archive[name] for name in archive.files}
    except (OSError, ValueError, EOFError, zipfile.BadZipFile):
        raise damaged(path) from None
    if set(found) != names:
        raise damaged(path)
    return found


def packed(arrays: Arrays) -> bytes:
    """Arrays as a file, the same for the same arrays."""
    data = io.BytesIO()
    np.savez(data, **arrays)  # type: ignore[arg-type]
    return data.getvalue()


def replace(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(data)
    beside.replace(path)


def damaged(path: Path) -> BadFile:
    return BadFile("training", "whole files; without this one it goes on", path.name)
