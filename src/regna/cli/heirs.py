"""regna heirs tiles: correct the tiles of The Two Heirs after the ones in a box."""

from __future__ import annotations

from pathlib import Path

import typer

from regna.cli.language import ours, text
from regna.core import BadFile
from regna.games.heirs.tiles import data_text, differences, read_tiles, read_toml

app = typer.Typer(help=text("cli-help-heirs"), no_args_is_help=True)
tiles = typer.Typer(help=text("cli-help-tiles"), no_args_is_help=True)
app.add_typer(tiles, name="tiles")


@tiles.command(help=text("cli-help-tiles-export"))
def export(
    file: Path | None = typer.Argument(None, help=text("cli-help-tiles-new")),
) -> None:
    written = data_text("tiles.toml")
    if file is None:
        typer.echo(written, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(written)
    except FileExistsError:
        raise BadFile(str(file), "a file that does not exist yet") from None
    except OSError as error:
        raise BadFile(str(file), "a file that can be written", error.strerror) from None
    typer.echo(ours().say("cli-tiles-exported", {"file": str(file)}))


@tiles.command(help=text("cli-help-tiles-check"))
def check(file: Path = typer.Argument(help=text("cli-help-tiles-file"))) -> None:
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
