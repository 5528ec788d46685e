"""Whom one plays against: bots in the last seats, the game's own automaton, or people here."""

from __future__ import annotations

import re

from regna.bots import bots, offered_bots
from regna.cli.language import Said
from regna.cli.terminal.door import Door
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import Running
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import Game
from regna.words import Words


def find_bots(game: Game, texts: list[str], words: Words) -> list[str]:
    """Bots by their ids, or by their names in the language, perhaps shortened."""
    return [find_bot(game, text, words) for text in texts]


def find_bot(game: Game, text: str, words: Words) -> str:
    known = Vocabulary(bots(game.name))
    for name in bots(game.name):
        known.add(name, [called(name, words)])
    found = known.one(text)
    if found is None:
        raise Said("cli-bad-bot", text=text, list=offered_bots(game.name))
    return found


def seats_of(
    game: Game, seats: int | None, solo: bool, level: int | None, against: list[str]
) -> int:
    """For how many seats; a level means the solo game, and every bot needs a seat."""
    if solo or level is not None:
        if game.least_seats > 1:
            raise Said("cli-no-solo", list=[f"--bot {name}" for name in offered_bots(game.name)])
        if against:
            raise Said("cli-solo-and-bots")
        return 1
    usual = max(game.least_seats, len(against) + 1) if against else game.usual_seats()
    wanted = usual if seats is None else seats
    most = (game.most_seats if seats is None else wanted) - 1
    if against and len(against) > most:
        raise Said("cli-too-many-bots", count=most)
    if not game.least_seats <= wanted <= game.most_seats:
        raise Said("cli-bad-seats", low=game.least_seats, high=game.most_seats)
    return wanted


def ask_opponents(screen: Screen, words: Words, game: Game) -> tuple[bool, list[str]]:
    """Ask who else plays, until the answer is one: whether it is the solo game, and the bots."""
    solo = game.least_seats == 1
    names = offered_bots(game.name)
    while True:
        screen.say(words.say("cli-which-opponents"))
        choices = [words.name("cli-people-here")]
        choices += [words.name(f"cli-solo-{game.name}")] if solo else []
        choices += [about(name, words) for name in names]
        for number, choice in enumerate(choices, start=1):
            screen.say(f"{number}. {choice}", "  ", "     ")
        answer = re.split(r"[\s,;]+", screen.ask("> ").strip())
        numbers = [int(text[:3]) for text in answer if text.isdigit()]
        if answer in ([""], ["1"]):
            return False, []
        if solo and answer == ["2"]:
            return True, []
        first = len(choices) - len(names) + 1
        texts = [names[n - first] for n in numbers if first <= n <= len(choices)]
        texts += [text for text in answer if not text.isdigit()]
        try:
            if len(texts) != len(answer):
                raise Said("cli-which-number", low=first, high=len(choices))
            against = find_bots(game, texts, words)
            seats_of(game, None, False, None, against)
            return False, against
        except Said as said:
            screen.say(words.say(said.code, said.facts))


def called(name: str, words: Words) -> str:
    """A bot by its name in the language, if it has one."""
    key = f"bot-{name}"
    return words.name(key) if words.has(key) else name


def about(name: str, words: Words) -> str:
    """A bot by its name, and how it plays."""
    key = f"bot-{name}"
    if not words.has(key):
        return name
    return words.say("cli-bot-about", {"name": words.name(key), "about": words.name(key, "about")})


def introduce(running: Running, door: Door, screen: Screen) -> None:
    """Who plays what, where bots play."""
    now, words = Position(running.state), door.words
    if not running.bots:
        return
    if len(running.people) == 1:
        screen.say(door.say(now, "cli-you-are", {"seat": running.people[0]}))
    for seat, name in running.bots.items():
        screen.say(f"{door.seat_name(now, seat)}: {about(name, words)}.")
