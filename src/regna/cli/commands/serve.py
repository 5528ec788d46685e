"""regna serve: play over the network; on this machine only unless told otherwise."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from importlib.resources import files

import typer

from regna.bots import offer_module
from regna.cli.language import Said, ours, refuse, text
from regna.core import BadInput, BadModule


def command(
    host: str = typer.Option("127.0.0.1", help=text("cli-help-host")),
    port: int = typer.Option(8080, min=1, max=65535, help=text("cli-help-port")),
    database: str = typer.Option("", envvar="REGNA_DATABASE", help=text("cli-help-database")),
    workers: int = typer.Option(1, min=1, max=64, help=text("cli-help-workers")),
    bots: int = typer.Option(1, min=1, max=64, help=text("cli-help-bots")),
    budget: float = typer.Option(3.0, min=0.01, max=60, help=text("cli-help-budget")),
    lan: bool = typer.Option(False, "--lan", help=text("cli-help-lan")),
    browser: bool = typer.Option(False, "--open", help=text("cli-help-open")),
    origin: list[str] = typer.Option([], help=text("cli-help-origin")),
    name: list[str] = typer.Option([], envvar="REGNA_NAMES", help=text("cli-help-name")),
    proxy: bool = typer.Option(False, "--proxy", help=text("cli-help-proxy")),
    bots_from: list[str] = typer.Option([], help=text("cli-help-bots-from")),
) -> None:
    from regna.server.config import Config  # not before it is needed: it takes half a second
    from regna.server.run import check, serve

    everywhere = lan or os.environ.get("LAN") == "1"
    config = Config(
        host="0.0.0.0" if everywhere and host == "127.0.0.1" else host,  # noqa: S104 - asked for
        port=port,
        database=database,
        bots=bots,
        budget=budget,
        origins=tuple(origin),
        names=tuple(one.lower() for one in name),
        proxy=proxy,
        bots_from=tuple(bots_from),
    )
    try_bots(bots_from)
    check(config, workers)
    here = "localhost" if host == "127.0.0.1" else host
    url = f"http://{here}:{port}/"
    typer.echo(ours().say("cli-serve-at", {"url": url}))
    if everywhere:
        show_household(port)
    if not has_web_app():
        typer.echo(ours().say("cli-serve-no-web"))
    typer.echo(ours().say("cli-serve-stop"))
    if browser and sys.stdout.isatty():
        threading.Timer(1.5, webbrowser.open, [url]).start()  # when it answers
    serve(config, workers)


def try_bots(modules: list[str]) -> None:
    """What is wrong with a module of bots is told before anything is started."""
    for module in modules:
        try:
            offer_module(module)
        except BadInput as bad:
            why = bad.why if isinstance(bad, BadModule) else str(bad)
            raise refuse(Said("cli-bad-bots-from", text=module, reason=why), ours()) from None


def has_web_app() -> bool:
    return (files("regna.server") / "static" / "index.html").is_file()


def show_household(port: int) -> None:
    """The address for phones and other machines, also as a picture to point a camera at."""
    from regna.server.house import household_address

    address = household_address()
    if address is None:
        typer.echo(ours().say("cli-serve-no-address"))
        return
    url = f"http://{address}:{port}/"
    typer.echo(ours().say("cli-serve-household", {"url": url}))
    try:
        import segno
    except ImportError:
        return
    segno.make(url, error="m").terminal(compact=True, border=1)


command.__doc__ = text("cli-help-serve")
