"""regna heirs tiles: correct the tiles of The Two Heirs after the ones in a box."""

from __future__ import annotations

from pathlib import Path

import typer

from regna.cli.language import ours
from regna.core import BadFile
from regna.games.heirs.tiles import data_text, differences, read_tiles, read_toml

app = typer.Typer(help="Things of The Two Heirs.", no_args_is_help=True)
tiles = typer.Typer(help="The tiles: export them, check a corrected file.", no_args_is_help=True)
app.add_typer(tiles, name="tiles")


@tiles.command()
def export(
    file: Path | None = typer.Argument(None, help="A new file; the screen if left out."),
) -> None:
    """Write the built-in tiles, for owners of the box to correct."""
    text = data_text("tiles.toml")
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise BadFile(str(file), "a file that does not exist yet") from None
    except OSError as error:
        raise BadFile(str(file), "a file that can be written", error.strerror) from None
    typer.echo(ours().say("cli-tiles-exported", {"file": str(file)}))


@tiles.command()
def check(file: Path = typer.Argument(help="A file of tiles.")) -> None:
    """Check a file of tiles field by field, and say what differs from the built-in ones."""
    document = read_toml(str(file))
    try:
        found = read_tiles(document)
    except BadFile as bad:
        raise BadFile(f"{file}: {bad.field}", bad.expected, bad.got) from None
    say = ours().say
    typer.echo(say("cli-tiles-good", {"file": str(file)}))
    changed = differences(found)
    if changed:
        facts: dict[str, object] = {"count": len(changed), "fields": ", ".join(changed)}
        typer.echo(say("cli-tiles-differ", facts))
    else:
        typer.echo(say("cli-tiles-same", {}))
    typer.echo(say("cli-tiles-use", {"file": str(file), "digest": found.digest}))
