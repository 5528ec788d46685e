"""What a new game is to be like, from the command line: checked and complained about in words."""

from __future__ import annotations

from difflib import get_close_matches

from regna.cli.door import door_for
from regna.cli.language import Said
from regna.cli.screen import Screen
from regna.core import BadInput, Game, Option, game
from regna.core.registry import games
from regna.words import Words
from regna.words.catalogue import plain

YES = ("true", "1", "on", "yes")  # and what a language calls it
NO = ("false", "0", "off", "no")


def find_game(text: str, words: Words) -> Game:
    """A game by its name, ours or that of the language."""
    wanted = plain(text)
    known = {name: name for name in games()}
    known.update({plain(words.name(f"game-{name}")): name for name in games()})
    begun = {name for form, name in known.items() if wanted and form.startswith(wanted)}
    if wanted in known:
        return game(known[wanted])
    if len(begun) == 1:
        return game(begun.pop())
    near = get_close_matches(wanted, known, 1, 0.7)
    if near:
        return game(known[near[0]])
    raise Said("cli-bad-game", text=text, list=games())


def ask_game(screen: Screen, words: Words) -> Game:
    """Ask which game, until the answer is one."""
    while True:
        screen.say(words.say("cli-which-game"))
        for number, name in enumerate(games(), start=1):
            screen.say(f"{number}. {words.name(f'game-{name}')}", "  ")
        answer = screen.ask("> ").strip()
        if answer.isdigit() and 1 <= int(answer[:3]) <= len(games()):
            return game(games()[int(answer) - 1])
        try:
            return find_game(answer, words)
        except Said as said:
            screen.say(words.say(said.code, said.facts))


def read_options(game: Game, seats: int, pairs: list[str], words: Words) -> dict[str, object]:
    """Options from name=value, in the game's own kinds."""
    declared = {option.name: option for option in game.options()}
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Said("cli-bad-pair", text=pair)
        option = declared.get(name.strip())
        if option is None:
            raise Said("cli-bad-option", name=name, list=list(declared))
        if option.seats and seats not in option.seats:
            raise Said("cli-option-not-here", name=name)
        found[option.name] = read_value(game, option, value.strip(), words)
    return found


def read_value(game: Game, option: Option, text: str, words: Words) -> object:
    """One value; what is wrong with it is said in words."""
    name = option.name
    if option.kind == "flag":
        for flag, known in ((True, YES), (False, NO)):
            if plain(text) in (*known, plain(words.name(known[-1]))):
                return flag
        raise Said("cli-bad-flag", name=name, text=text)
    if option.kind == "number":
        if text.isdigit() and option.low <= int(text[:9]) <= option.high:
            return int(text)
        raise Said("cli-bad-number", name=name, low=option.low, high=option.high, text=text)
    if option.kind == "choice":
        return read_choice(game, option, text, words)
    if option.kind == "choices":
        items = [part for part in text.split(",") if part.strip()]
        chosen = [read_choice(game, option, part.strip(), words) for part in items]
        if not option.low <= len(chosen) <= option.high or len(set(chosen)) != len(chosen):
            names = [str(choice) for choice in option.choices]
            raise Said("cli-bad-choices", name=name, count=option.low, list=names)
        return chosen
    return door_for(game, words).read_option(option, text)


def read_choice(game: Game, option: Option, text: str, words: Words) -> object:
    """A choice by its id, or by its name in the language, perhaps shortened."""
    wanted = plain(text)
    known: dict[str, object] = {}
    for choice in option.choices:
        known[plain(str(choice))] = choice
        known.setdefault(plain(words.name(f"{game.name}-option-{option.name}-{choice}")), choice)
    known.update({plain(str(old)): new for old, new in option.once})
    if wanted in known:
        return known[wanted]
    begun = [value for form, value in known.items() if wanted and form.startswith(wanted)]
    if begun and all(value == begun[0] for value in begun):
        return begun[0]
    names = [str(choice) for choice in option.choices]
    raise Said("cli-bad-choice", name=option.name, list=names, text=text)


def document_fault(bad: BadInput) -> Said:
    """An option only the game itself could check."""
    return Said("cli-bad-document", name=bad.field, reason=bad.expected)
