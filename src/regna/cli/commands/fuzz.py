"""regna fuzz: random play under every property."""

from __future__ import annotations

import json
import os
import time
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from regna.core import BadInput
from regna.testing.failure import Case
from regna.testing.find import cases_of, find_game
from regna.testing.fuzz import Batch, Report, check_cases, fuzz


def command(
    game: str = typer.Argument(help="A game's name, or module:attribute."),
    games: int = typer.Option(200, min=1, help="How many games."),
    seed: int = typer.Option(0, help="The first seed; each game has the next one."),
    seats: int | None = typer.Option(None, help="Only games with so many seats."),
    option: list[str] = typer.Option([], help="An option of every game, as name=value."),
    case: str | None = typer.Option(None, help="Exactly these arguments of a new game, as JSON."),
    every: int = typer.Option(1000, min=1, help="Check about one state in so many deeply."),
    processes: int = typer.Option(0, min=0, help="On how many processes; 0: one for each core."),
) -> None:
    """Play at random and check every property; print how to rerun what fails."""
    found = find_game(game)
    if case is None:
        cases = cases_of(found, seats, read_options(option))
    else:
        cases = [read_case(case)]
    check_cases(found, cases, seed)
    wanted = min(processes or os.cpu_count() or 1, games)
    report = run(game, games, seed, cases, every, wanted)
    if report.failure is not None:
        typer.echo(f"found after {report.games} games:\n{report.failure}", err=True)
        raise typer.Exit(1)
    speed = report.decisions / max(report.seconds, 1e-9)
    typer.echo(
        f"nothing found in {report.games} games of {game}, seeds {seed} to {seed + games - 1}: "
        f"{report.decisions:,} decisions, {speed:,.0f} per second"
    )


def run(game: str, games: int, seed: int, cases: list[Case], every: int, processes: int) -> Report:
    """Fuzz under a progress bar."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=12),
        TextColumn("{task.completed}/{task.total} games"),
        TextColumn("{task.fields[speed]}"),
        TextColumn(f"seeds {seed}-{seed + games - 1}"),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
    )
    start = time.perf_counter()
    decisions = 0
    with bar:
        task = bar.add_task(game, total=games, speed="")

        def progress(batch: Batch) -> None:
            nonlocal decisions
            decisions += batch.decisions
            speed = decisions / (time.perf_counter() - start)
            bar.update(task, advance=batch.games, speed=f"{speed:,.0f} decisions/s")

        return fuzz(
            game,
            games=games,
            seed=seed,
            cases=cases,
            every=every,
            processes=processes,
            progress=progress,
        )


def read_options(texts: list[str]) -> Case:
    """Options from name=value."""
    return dict(read_pairs(texts))


def read_pairs(texts: list[str]) -> list[tuple[str, Any]]:
    """Names and values from name=value; a value is JSON if it can be, else text."""
    found: list[tuple[str, Any]] = []
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput("--option", "name=value", text)
        try:
            found.append((name, json.loads(value)))
        except ValueError:
            found.append((name, value))
    return found


def read_case(text: str) -> Case:
    """All arguments of a new game but the seed, as a JSON object."""
    try:
        case = json.loads(text)
    except ValueError:
        case = None
    if not isinstance(case, dict) or "seed" in case:
        raise BadInput("--case", "a JSON object of arguments for a new game", text)
    return case
