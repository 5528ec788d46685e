"""regna arena: which bot plays better, by how much, and how sure that is."""

from __future__ import annotations

import os
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regna.arena import Match, Result, rate, schedule, standings
from regna.arena.crew import results
from regna.arena.rating import decided
from regna.arena.results import Sheet, header
from regna.bots import named_bot
from regna.cli.commands.fuzz import read_options
from regna.core import game as rules_of


def command(
    game: str = typer.Argument(help="A game's name."),
    players: list[str] = typer.Argument(
        help="Bots or policies by name, or module:attribute of one's own."
    ),
    games: int = typer.Option(100, min=1, help="At least so many for each meeting."),
    seats: int | None = typer.Option(None, help="How many sit at a table."),
    seed: int = typer.Option(1, help="The first deal; each is played in all orders of seats."),
    option: list[str] = typer.Option([], help="An option of every game, as name=value."),
    processes: int = typer.Option(0, min=0, help="On how many processes; 0: one for each core."),
    out: Path | None = typer.Option(None, help="Write results here, or go on with them."),
    bar: float | None = typer.Option(
        None, min=0.0, max=1.0, help="Stop when it is clear on which side of this share all are."
    ),
) -> None:
    """Let bots play each other from the same deals in all orders of seats, and rate them."""
    rules = rules_of(game)
    wanted = rules.usual_seats() if seats is None else seats
    options = read_options(option)
    rules.new(wanted, **options)  # a bad option is told before any game
    for player in players:
        named_bot(game, player)
    matches = schedule(players, wanted, games, seed)
    sheet = Sheet(out, header(game, wanted, options))
    try:
        played = run(game, matches, sheet, options, processes or os.cpu_count() or 1, bar)
    finally:
        sheet.close()
    show(played)


def run(
    game: str,
    matches: list[Match],
    sheet: Sheet,
    options: dict[str, object],
    processes: int,
    bar: float | None,
) -> list[Result]:
    """All results, those of the file and new ones; under a progress bar."""
    wanted = set(matches)
    played = [result for result in sheet.known if result.match in wanted]
    known = {result.match for result in played}
    left = [match for match in matches if match not in known]
    shown = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.completed}/{task.total} games"),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
    )
    with shown:
        task = shown.add_task(game, total=len(matches), completed=len(played))
        for result in results(game, left, options, min(processes, max(1, len(left)))):
            sheet.add(result)
            played.append(result)
            shown.update(task, advance=1)
            if bar is not None and all(decided(each, bar) for each in standings(played)):
                break
    return sorted(played, key=lambda result: result.match)


def show(played: list[Result]) -> None:
    """What the results say, as tables."""
    table = Table("player", "against", "games", "wins", "95 %", "an equal's", "CPU s a game")
    for row in standings(played):
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
