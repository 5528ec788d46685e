"""regna verify: what the record of a game proves."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from regna.cli.language import text
from regna.core import BadFile
from regna.table import verify

LARGEST = 50_000_000


def command(
    file: Path = typer.Argument(help=text("cli-help-record")),
    kept: Path | None = typer.Option(None, help=text("cli-help-kept")),
) -> None:
    fine, sentence = verify(read(file), None if kept is None else read(kept))
    typer.echo(sentence)
    raise typer.Exit(0 if fine else 1)


def read(file: Path) -> object:
    """A document of JSON from a file."""
    try:
        if file.stat().st_size > LARGEST:
            raise BadFile(str(file), f"at most {LARGEST // 10**6} MB")
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(str(file), f"a file that can be read ({error.strerror})") from None
    except (ValueError, RecursionError) as error:
        raise BadFile(str(file), f"a document in JSON ({error})") from None


command.__doc__ = text("cli-help-verify")
