"""regna golden: compare golden playthroughs with today's behaviour, or rewrite them."""

from __future__ import annotations

from pathlib import Path

import typer

from regna.core import BadFile
from regna.testing.find import find_game
from regna.testing.playthrough import golden_difference, read_golden, write_golden
from regna.testing.trial import Trial


def command(
    games: list[str] = typer.Argument(None, help="Which games; all files if left out."),
    seed: list[int] = typer.Option([1, 2, 3], help="With a game: which seeds."),
    folder: Path = typer.Option(Path("tests/golden"), help="Where the files are."),
    write: bool = typer.Option(False, "--write", help="Rewrite them after an intended change."),
) -> None:
    """Say which golden playthroughs differ from today's behaviour; exit code 1 if any does."""
    paths = wanted(games or [], seed, folder, write)
    changed = 0
    for path in paths:
        difference = golden_difference(path)
        if not difference:
            continue
        changed += 1
        typer.echo(difference)
        if write:
            game, number, case, _ = read_golden(path)
            write_golden(path, game, number, case)
    verb = "rewritten" if write else "differ"
    typer.echo(f"{len(paths)} golden playthroughs, {changed} {verb}")
    if changed and not write:
        raise typer.Exit(1)


def wanted(games: list[str], seeds: list[int], folder: Path, write: bool) -> list[Path]:
    """The files to compare; those of a named game are made if they may be written."""
    if not games:
        paths = sorted(folder.glob("*.txt"))
        if not paths:
            raise missing(folder)
        return paths
    paths = []
    for name in games:
        game = find_game(name)
        for seed in seeds:
            path = folder / f"{game.name}-{seed}.txt"
            if write and not path.exists():
                cases = Trial(game).cases()
                write_golden(path, game, seed, cases[seed % len(cases)])
            if not path.exists():
                raise missing(path)
            paths.append(path)
    return paths


def missing(path: Path) -> BadFile:
    where = f"no golden playthroughs at {path.absolute()}"
    return BadFile("", f"{where}: run this in a clone of Regna, or say where they are by --folder")
