"""regna train: a value net from games that a policy plays against itself."""

from __future__ import annotations

import importlib.util
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from regna.arena import Course
from regna.arena.results import Sheet
from regna.bots import policies
from regna.cli.commands.arena import read_terms, run, show
from regna.core import BadInput, RegnaError
from regna.core import game as rules_of

if TYPE_CHECKING:
    from regna.lab.training import Plan, Training

SHIPPED = "learned"  # the policy that plays with a game's own net


def command(
    game: str = typer.Argument(help="A game's name."),
    out: Path = typer.Option(help="The file to make; beside it a folder keeps what is done."),
    games: int = typer.Option(15_000, min=1, help="To play in the first round."),
    rounds: int = typer.Option(
        1, min=1, help="Rounds; later ones are played with the net of the one before."
    ),
    later: int = typer.Option(5_000, min=1, help="Games to play in each later round."),
    hidden: int = typer.Option(48, min=1, help="Waves of a net's hidden layer."),
    nets: int = typer.Option(1, min=1, help="Nets to fit in the last round: they are one then."),
    seed: int = typer.Option(1, help="The same seed makes the same net."),
    policy: str = typer.Option("quick", help="The policy that plays lessons."),
    player: str = typer.Option("plain", help="The policy that plays with the net in the arena."),
    trial: int = typer.Option(200, min=0, help="Games in the arena; 0: none."),
    option: list[str] = typer.Option(
        [], help="An option of every game, as name=value; given again, games take turns with it."
    ),
    turns: list[str] = typer.Option(
        [], help="Values that take turns, by the name of a mix of the ladder's plan."
    ),
    seats: list[int] = typer.Option(
        [2], min=2, help="How many sit at a table; given again, tables take turns."
    ),
    own: bool = typer.Option(
        False, "--own", help="A position leads to the same seat's next one, not to the other's."
    ),
    share: float = typer.Option(
        0.7, min=0.0, max=1.0, help="Lambda: what a return has of the next one's."
    ),
    win: float = typer.Option(0.0, min=0.0, help="Points for a win, beside points ahead."),
    lead: float = typer.Option(0.0, min=0.0, help="Points ahead that count at most; 0: all."),
    side: int = typer.Option(
        0, min=0, help="Inputs of each side, the own first: rivals are shown in all orders then."
    ),
    processes: int = typer.Option(0, min=0, help="On how many processes; 0: one for each core."),
) -> None:
    """Train a value net by self-play; whatever is broken off goes on with the same command."""
    if importlib.util.find_spec("numpy") is None:
        raise RegnaError("regna train needs numpy: pip install 'regna[train]'")
    rules_of(game)
    for name in (policy, player):
        if name not in policies(game):
            raise BadInput("policy", f"one of {', '.join(policies(game))}", name)
    if max(seats) > 2 and not own:
        raise BadInput("--seats", "2, unless --own", max(seats))
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small sums: threads only get in the way
    from regna.lab.lesson import Aim
    from regna.lab.training import Plan, Training  # numpy is no dependency of the others

    terms = read_terms(option, turns)
    aim = Aim(own, share, win, lead, side)
    plan = Plan(game, policy, games, later, rounds, hidden, nets, seed, terms, tuple(seats), aim)
    training = Training(plan, out, processes or os.cpu_count() or 1)
    study(training)
    if trial:
        compare(plan, out, player, trial, training.processes)


def study(training: Training) -> None:
    """Do what is left, under a progress bar for each round's games and epochs."""
    shown = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(compact=True),
        TextColumn("{task.fields[note]}"),
        console=Console(stderr=True),
    )
    plan = training.plan
    with shown:
        tasks: dict[tuple[int, str], int] = {}
        for step in training.run():
            what = "epochs" if step.epochs else "games"
            if (step.number, what) not in tasks:
                total = plan.epochs_of(step.number) if step.epochs else plan.games_of(step.number)
                name = f"round {step.number}: {what}"
                tasks[step.number, what] = shown.add_task(name, total=total, note="")
            note = f"{step.wrong:.2f} points off" if step.epochs else ""
            task = shown.tasks[tasks[step.number, what]]
            shown.update(task.id, completed=step.epochs or step.played, note=note)


def compare(plan: Plan, out: Path, player: str, games: int, processes: int) -> None:
    """Let the new net play the policy without one, and the net there was, and print it."""
    from regna.lab.trial import contests, results

    others = [player, *([SHIPPED] if SHIPPED in policies(plan.game) else [])]
    crew = partial(results, policy=player, net=out, processes=processes)
    for contest in contests(plan, others, games):
        course = Course(contest, [])
        run(course, Sheet(None, contest.header()), crew, plan.game)
        show(contest, course.played)
