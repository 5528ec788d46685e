"""regna review: the moves of a game where most was lost, and what a bot would have done."""

from __future__ import annotations

import json

import typer

from regna.bots.advice import Advice
from regna.bots.review import Lost, look_back, worst
from regna.cli.commands.play import language, new_screen
from regna.cli.language import Said, refuse, text
from regna.cli.terminal.door import Door, door_for
from regna.cli.terminal.opponents import called
from regna.cli.terminal.position import Position
from regna.cli.terminal.save import load
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.setup import title
from regna.core import Facts
from regna.table import Decision, Table, decisions
from regna.table.table import OVER
from regna.words import Words


def command(
    file: str = typer.Argument(help=text("cli-help-record")),
    seat: int | None = typer.Option(None, help=text("cli-help-review-seat")),
    budget: float = typer.Option(0.5, min=0.01, max=600.0, help=text("cli-help-review-budget")),
    as_json: bool = typer.Option(False, "--json", help=text("cli-help-review-json")),
    lang: str | None = typer.Option(None, help=text("cli-help-lang")),
) -> None:
    words = language(lang)
    screen = new_screen()
    try:
        table = finished(file)
        chosen = chosen_seats(table, seat)
    except Said as said:
        raise refuse(said, words) from None
    made = list(decisions(table, chosen))
    lost = judged(table, made, budget, None if as_json else screen, words)
    if as_json:
        typer.echo(json.dumps(document(table, made, lost), ensure_ascii=False, indent=2))
    else:
        show(table, chosen, made, lost, screen, words)


def finished(file: str) -> Table:
    """The table of a record whose game is over."""
    table = load(file).table
    if table.status != OVER:
        raise Said("review-not-over", file=file)
    return table


def chosen_seats(table: Table, seat: int | None) -> frozenset[int]:
    """The seats to look at: the one that was asked for, counted from 1, or all."""
    if seat is None:
        return frozenset(range(table.seats))
    if not 1 <= seat <= table.seats:
        raise Said("review-bad-seat", count=table.seats)
    return frozenset([seat - 1])


def judged(
    table: Table, made: list[Decision], budget: float, screen: Screen | None, words: Words
) -> list[Lost]:
    """The worst decisions; each is judged by what its seat knew, with luck of its own."""
    found: list[Lost] = []
    for number, decision in enumerate(made, start=1):
        if screen is not None:
            screen.wait(words.say("review-progress", {"number": number, "count": len(made)}))
        name, known, move = table.game.name, decision.known, decision.move
        judgement = look_back(name, known, move, budget, decision.ply)
        found.append(Lost(decision.ply, decision.seat, judgement))
    if screen is not None:
        screen.wait()
    return worst(found)


def show(
    table: Table,
    chosen: frozenset[int],
    made: list[Decision],
    lost: list[Lost],
    screen: Screen,
    words: Words,
) -> None:
    door = door_for(table.game, words)
    door.width = screen.width
    facts: Facts = {"game": title(table.game.name, words), "count": len(made)}
    screen.heading(words.say("review-heading", facts))
    screen.say(words.say("review-how"))
    assert table.state is not None
    last = Position(table.state)
    for seat in sorted(chosen):
        screen.write()
        screen.heading(sitter(table, seat, door, last))
        mine = [one for one in lost if one.seat == seat]
        for one in mine:
            screen.say(words.say("review-lost", facts_of(table, one, door)), "  ", "    ")
        if not mine:
            screen.say(words.say("review-none"), "  ")


def sitter(table: Table, seat: int, door: Door, last: Position) -> str:
    """A seat by its name in the game, and who had it."""
    chair = table.chairs[seat]
    name = called(chair.name, door.words) if chair.kind == "bot" else chair.name
    side = door.seat_name(last, seat)
    return side if not name or name.isdigit() else f"{side} ({name})"


def facts_of(table: Table, lost: Lost, door: Door) -> Facts:
    then, found = Position(table.state_at(lost.ply)), lost.judgement
    return {
        "number": lost.ply + 1,
        "move": door.describe(then, found.played.move),
        "better": door.describe(then, found.best.move),
        "less": percent(found.played.chance),
        "less_error": percent(found.played.error),
        "chance": percent(found.best.chance),
        "error": percent(found.best.error),
    }


def percent(share: float) -> int:
    return round(100 * share)


def document(table: Table, made: list[Decision], lost: list[Lost]) -> Facts:
    """The same for programs; seats and moves are counted from 0, as in the record."""

    def row(ply: int, advice: Advice) -> Facts:
        text = table.game.write(table.state_at(ply), advice.move)
        return {"move": text, "chance": round(advice.chance, 4), "error": round(advice.error, 4)}

    return {
        "game": table.game.name,
        "decisions": len(made),
        "lost": [
            {
                "ply": one.ply,
                "seat": one.seat,
                "played": row(one.ply, one.judgement.played),
                "better": row(one.ply, one.judgement.best),
                "loss": round(one.judgement.loss, 4),
                "error": round(one.judgement.error, 4),
            }
            for one in lost
        ],
    }


command.__doc__ = text("cli-help-review")
