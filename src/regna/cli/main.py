"""The `regna` command: one small module for each of its commands."""

from __future__ import annotations

import sys

import typer

import regna
from regna.cli.commands import (
    arena,
    fuzz,
    golden,
    ladder,
    play,
    review,
    rules,
    serve,
    tiles,
    train,
    verify,
)
from regna.cli.language import ours, text
from regna.core import RegnaError

app = typer.Typer(
    name="regna",
    help=text("cli-help-program"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("play")(play.play)
app.command("resume")(play.resume)
app.command("rules")(rules.rules)
app.command("fuzz")(fuzz.command)
app.command("golden")(golden.command)
app.command("arena")(arena.command)
app.command("ladder")(ladder.command)
app.command("train")(train.command)
app.add_typer(tiles.app, name="heirs")
app.command("serve")(serve.command)
app.command("verify")(verify.command)
app.command("review")(review.command)

UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # of whichever click Typer uses


def show_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if regna.COMPILED else "interpreted"
        typer.echo(f"regna {regna.__version__} ({how})")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", callback=show_version, is_eager=True, help=text("cli-help-version")
    ),
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run the command: exit code 0 for good, 1 for something found, 2 for bad input."""
    try:
        code = app(arguments, prog_name="regna", standalone_mode=False)
    except RegnaError as error:
        code = complain(str(error))
    except UsageError as error:
        code = complain(usage(error))
    except (typer.Abort, KeyboardInterrupt):
        typer.echo(text("cli-stopped"), err=True)
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def usage(error: BaseException) -> str:
    """What was wrong with the command line, and where the right words are."""
    tell = getattr(error, "format_message", error.__str__)
    context = getattr(error, "ctx", None)
    command = f"{context.command_path if context else 'regna'} --help"
    said = " ".join(str(tell()).split()).rstrip(".")
    return f"{said}. {ours().say('cli-see-help', {'command': command})}"


def complain(sentence: str) -> int:
    typer.echo(f"regna: {sentence}", err=True)
    return 2
