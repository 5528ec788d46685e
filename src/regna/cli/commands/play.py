"""regna play and regna resume: the terminal door."""

from __future__ import annotations

import secrets
import sys

import typer

from regna.cli.language import Said, refuse, text, words_for
from regna.cli.terminal.door import door_for
from regna.cli.terminal.opponents import ask_opponents, find_bots, introduce, seats_of
from regna.cli.terminal.running import Running, begin
from regna.cli.terminal.save import load
from regna.cli.terminal.screen import Leaving, Screen
from regna.cli.terminal.session import Session
from regna.cli.terminal.setup import ask_game, document_fault, find_game, read_options, title
from regna.core import BadInput
from regna.words import Words

SEEDS = 1_000_000


def play(
    game: str | None = typer.Argument(None, help=text("cli-help-game")),
    solo: bool = typer.Option(False, "--solo", help=text("cli-help-solo")),
    level: int | None = typer.Option(None, help=text("cli-help-level")),
    bot: list[str] = typer.Option([], help=text("cli-help-bot")),
    seats: int | None = typer.Option(None, help=text("cli-help-seats")),
    seed: str | None = typer.Option(None, help=text("cli-help-seed")),
    lang: str | None = typer.Option(None, help=text("cli-help-lang")),
    option: list[str] = typer.Option([], help=text("cli-help-option")),
    sets: str | None = typer.Option(None, help=text("cli-help-sets")),
) -> None:
    words = language(lang)
    screen = new_screen()
    try:
        played = ask_game(screen, words) if game is None else find_game(game, words)
        against = find_bots(played, bot, words)
        if game is None and not (bot or solo or level is not None or seats is not None):
            solo, against = ask_opponents(screen, words, played)
        count = seats_of(played, seats, solo, level, against)
        pairs = list(option)
        if level is not None:
            pairs.append(f"level={level}")
        if sets is not None:
            pairs.append(f"sets={sets}")
        options = read_options(played, count, pairs, words)
        chosen = str(secrets.randbelow(SEEDS)) if seed is None else seed
        running = start(played.name, count, options, chosen, against)
    except Leaving:
        screen.say(words.say("cli-goodbye"))
        return
    except Said as said:
        raise refuse(said, words) from None
    screen.heading(words.say("cli-welcome", {"game": title(played.name, words)}))
    screen.say(words.say("cli-seed-line", {"seed": chosen}))
    sit(running, words, screen)


def resume(
    file: str = typer.Argument(help=text("cli-help-file")),
    lang: str | None = typer.Option(None, help=text("cli-help-lang")),
) -> None:
    words = language(lang)
    screen = new_screen()
    try:
        running = load(file)
    except Said as said:
        raise refuse(said, words) from None
    name = title(running.table.game.name, words)
    screen.heading(words.say("cli-welcome", {"game": name}))
    screen.say(words.say("cli-resumed", {"count": running.moves}))
    sit(running, words, screen)


def start(
    game: str, seats: int, options: dict[str, object], seed: str, against: list[str]
) -> Running:
    try:
        return begin(game, seats, options, seed, tuple(against))
    except BadInput as bad:
        raise document_fault(bad) from None


def sit(running: Running, words: Words, screen: Screen) -> None:
    door = door_for(running.table.game, words)
    introduce(running, door, screen)
    screen.write()
    Session(running, door, words, screen).run()


def language(lang: str | None) -> Words:
    try:
        return words_for(lang)
    except Said as said:
        raise refuse(said, words_for(None)) from None


def new_screen() -> Screen:
    """The standard streams; signs a terminal cannot show become question marks."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Screen()


play.__doc__ = text("cli-help-play")
resume.__doc__ = text("cli-help-resume")
