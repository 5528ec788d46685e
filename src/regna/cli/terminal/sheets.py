"""Longer things that are shown: rules, the moves there are, score sheets."""

from __future__ import annotations

from regna.cli.terminal.door import Door
from regna.cli.terminal.position import Position
from regna.cli.terminal.screen import Screen, paragraph_lines, wrapped
from regna.words import Rule


def with_rule(sentence: str, rule: str) -> str:
    return f"{sentence} [{rule}]" if rule else sentence


def show_rule(screen: Screen, rule: Rule, indent: str = "") -> None:
    screen.heading(f"{indent}{rule.id} {rule.heading}")
    for paragraph in rule.paragraphs:
        screen.lines(paragraph_lines(paragraph, screen.width, indent))


def show_moves(screen: Screen, door: Door, now: Position) -> None:
    """The moves in groups, numbered; of those that are too many, how to type one."""
    screen.heading(door.words.say("cli-moves"))
    number = 0
    summed = []
    for group in door.groups(now):
        items = []
        for _, label in [] if group.summary else group.moves:
            number += 1
            items.append(f"{number} {label}".replace(" ", "\u00a0"))
        text = group.summary or " · ".join(items)
        summed += [group.moves[0][0]] if group.summary else []
        if group.title:
            text = f"{group.title[:1].upper()}{group.title[1:]}: {text}"
        lines = wrapped(text, screen.width, "  ", "      ")
        screen.lines([line.replace("\u00a0", " ") for line in lines])
    if summed:
        facts = {"example": door.describe(now, summed[0])}
        screen.say(door.words.say("cli-moves-how", facts), "  ")


def show_scores(screen: Screen, door: Door, now: Position) -> None:
    """Every line of points with its reason and rule."""
    for score in door.scores(now):
        screen.heading(door.total(now, score))
        if not score.lines:
            screen.say(door.words.say("cli-no-points"), "  ")
        for line in score.lines:
            text = with_rule(door.score_line(now, score.seat, line), line.rule)
            screen.say(f"{line.points:>4}  {text}", "", "      ")
