"""Whom one plays against: bots in the last seats, the game's own automaton, or people here."""

from __future__ import annotations

import re
from collections import Counter

from regna.bots import bots, named_bot, offered_bots, ratings
from regna.cli.language import Said
from regna.cli.terminal.door import Door
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import Running
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import BadModule, Game
from regna.words import Words

LEVEL = re.compile(r"level-(\d+)")
HANG = "     "  # below the text of a numbered line


def find_bots(game: Game, texts: list[str], words: Words) -> list[str]:
    """Bots by their ids, or by their names in the language, perhaps shortened."""
    return [find_bot(game, text, words) for text in texts]


def find_bot(game: Game, text: str, words: Words) -> str:
    if ":" in text:
        return find_own(game, text)
    known = Vocabulary(bots(game.name))
    for name in bots(game.name):
        known.add(name, [called(name, words)])
    found = known.one(text)
    if found is None:
        raise Said("cli-bad-bot", text=text, list=offered_bots(game.name))
    return found


def find_own(game: Game, text: str) -> str:
    """A bot or policy of one's own module, by module:attribute."""
    try:
        named_bot(game.name, text)
    except BadModule as bad:
        raise Said("cli-bad-own-bot", text=text, reason=bad.why) from None
    return text


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
        choices += [titled(game, name, words) for name in names]
        first = len(choices) - len(names) + 1
        for number, choice in enumerate(choices, start=1):
            screen.say(f"{number}. {choice}", "  ", HANG)
            if number >= first and (character := about(game, names[number - first], words)):
                screen.say(character, HANG)
        answer = re.split(r"[\s,;]+", screen.ask("> ").strip())
        numbers = [int(text[:3]) for text in answer if text.isdigit()]
        if answer in ([""], ["1"]):
            return False, []
        if solo and answer == ["2"]:
            return True, []
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


def called(name: str, words: Words, number: int = 1) -> str:
    """A bot by its name in the language, if it has one; further ones of its kind by their own."""
    for key in (f"bot-{name}-{number}", f"bot-{name}"):
        if words.has(key):
            return words.name(key)
    return name


def rank(game: Game, name: str, words: Words) -> str:
    """How strong a bot is: its level if it has one, and its rating if it has one."""
    found = []
    if level := LEVEL.fullmatch(name):
        found.append(words.say("rated-level", {"number": level[1]}))
    known = ratings(game.name)
    if name not in known:
        found.append(words.say("rated-never"))
    elif known[name] is None:
        found.append(words.say("rated-not-yet"))
    else:
        found.append(words.say("rated", {"rating": str(known[name])}))
    return ", ".join(found)


def titled(game: Game, name: str, words: Words) -> str:
    """A bot by its name, and how strong it is."""
    return words.say("cli-bot", {"name": called(name, words), "rank": rank(game, name, words)})


def about(game: Game, name: str, words: Words) -> str:
    """A sentence on how a bot plays: in this game, or in any."""
    if words.has(f"{game.name}-about-{name}"):
        return words.name(f"{game.name}-about-{name}")
    return words.name(f"bot-{name}", "about") if words.has(f"bot-{name}") else ""


def introduce(running: Running, door: Door, screen: Screen) -> None:
    """Who plays what, where bots play."""
    now, words = Position(running.state), door.words
    if not running.bots:
        return
    if len(running.people) == 1:
        screen.say(door.say(now, "cli-you-are", {"seat": running.people[0]}))
    game = running.table.game
    seated: Counter[str] = Counter()
    facts: dict[str, object]
    for seat, name in running.bots.items():
        seated[name] += 1
        character = about(game, name, words) if seated[name] == 1 else ""  # once for its kind
        facts = {"seat": seat, "name": called(name, words, seated[name])}
        facts |= {"rank": rank(game, name, words), "about": character}
        screen.say(door.say(now, "cli-bot-sits", facts).rstrip(), "", "  ")
