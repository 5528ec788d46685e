"""regna verify: what the record of a game proves."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from regna.core import BadFile
from regna.table import verify

LARGEST = 50_000_000


def command(file: Path = typer.Argument(help="A record, as exported from a table.")) -> None:
    """Check commitments, draws, moves and result; exit code 1 if something is wrong."""
    fine, sentence = verify_file(file)
    typer.echo(sentence)
    raise typer.Exit(0 if fine else 1)


def verify_file(file: Path) -> tuple[bool | None, str]:
    """What a file proves, in one sentence."""
    try:
        if file.stat().st_size > LARGEST:
            raise BadFile(file.name, f"at most {LARGEST // 10**6} MB")
        document = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(file.name, f"a file that can be read ({error.strerror})") from None
    except (ValueError, RecursionError) as error:
        raise BadFile(file.name, f"a record in JSON ({error})") from None
    return verify(document)
