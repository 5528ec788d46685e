"""regna arena: which bot plays better, by how much, and how sure that is."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regna.arena import Contest, Course, Result, Terms, cluster, crew, rate
from regna.arena.contest import Crew
from regna.arena.plan import mixed
from regna.arena.results import Sheet
from regna.bots import named_bot
from regna.cli.commands.fuzz import read_pairs
from regna.cli.language import Said, ours, refuse
from regna.core import game as rules_of

RAY = "A Ray cluster to play on: its address, auto for one that runs here, local for a new one."


def command(
    game: str = typer.Argument(help="A game's name."),
    players: list[str] = typer.Argument(
        help="Bots or policies by name, or module:attribute of one's own."
    ),
    games: int = typer.Option(100, min=1, help="At least so many for each meeting."),
    seats: int | None = typer.Option(None, help="How many sit at a table."),
    seed: int = typer.Option(1, help="The first deal; each is played in all orders of seats."),
    option: list[str] = typer.Option(
        [], help="An option of every game, as name=value; given again, deals take turns with it."
    ),
    turns: list[str] = typer.Option(
        [], help="Values that take turns, by the name of a mix of the ladder's plan."
    ),
    processes: int = typer.Option(0, min=0, help="On how many processes; 0: one for each core."),
    ray: str = typer.Option("", help=RAY),
    out: Path | None = typer.Option(None, help="Write results here, or go on with them."),
    bar: float | None = typer.Option(
        None,
        min=0.0,
        max=1.0,
        help="Stop when it is clear on which side of this share those named first are.",
    ),
    alone: bool = typer.Option(
        False, "--alone", help="At a table for three or four, only the first sits among the others."
    ),
) -> None:
    """Let bots play each other from the same deals in all orders of seats, and rate them."""
    wanted = rules_of(game).usual_seats() if seats is None else seats
    terms = read_terms(option, turns)
    contest = Contest(game, players, wanted, games, seed, terms, bar, alone)
    check(contest)
    sheet = Sheet(out, contest.header())
    try:
        course = Course(contest, sheet.known)
        run(course, sheet, crew_of(processes, ray), game)
    finally:
        sheet.close()
    show(contest, course.played)


def read_terms(texts: list[str], mixes: list[str]) -> Terms:
    """Options from name=value; one that is given several times takes turns, as mixes do."""
    values: dict[str, list[Any]] = {}
    for name, value in read_pairs(texts):
        values.setdefault(name, []).append(value)
    return Terms(
        {name: each[0] for name, each in values.items() if len(each) == 1},
        {name: each for name, each in values.items() if len(each) > 1} | mixed(mixes),
    )


def check(contest: Contest) -> None:
    """A bad option and an unknown bot are told before any game."""
    rules = rules_of(contest.game)
    for seed in range(contest.terms.round()):
        rules.new(contest.seats, **contest.terms.at(seed))
    for player in contest.players:
        named_bot(contest.game, player)
    contest.matches()


def crew_of(processes: int, ray: str) -> Crew:
    """Who plays: a cluster if one is named, else processes of this machine."""
    if not ray:
        return partial(crew.results, processes=processes or os.cpu_count() or 1)
    try:
        cluster.connect(ray, processes)
    except cluster.NoRay:
        said = Said("cli-no-ray", install="pip install 'regna[ray]'")
        raise refuse(said, ours()) from None
    return partial(cluster.results, address=ray, processes=processes)


def run(course: Course, sheet: Sheet, crew: Crew, name: str) -> None:
    """Play what is left, under a progress bar."""
    shown = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.completed}/{task.total} games"),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
    )
    course.recall()
    with shown:
        task = shown.add_task(name, total=len(course.matches), completed=len(course.played))
        for result in course.play(crew):
            sheet.add(result)
            shown.update(task, completed=len(course.played))


def show(contest: Contest, played: list[Result]) -> None:
    """What the results say, as tables."""
    table = Table("player", "against", "games", "wins", "95 %", "an equal's", "CPU s a game")
    for row in contest.standings(played):
        table.add_row(
            row.player,
            " ".join(row.others) or "the game itself",
            str(row.games),
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.fair:.0%}",
            f"{row.cpu:.2f}",
        )
    console = Console()
    console.print(table)
    ratings = rate(played)
    if len(ratings) > 1:
        ladder = Table("player", "rating", "95 %")
        for each in ratings:
            ladder.add_row(each.player, f"{each.elo:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}")
        console.print(ladder)
