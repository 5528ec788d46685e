"""How a game looks and sounds in the terminal.

`Door` does for any game: notation, and the view as it is. A game that has its
own folder beside this one says more; `door_for` finds it by its name.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Self

from regna.cli.terminal.colour import SEATS, Ink, unpainted
from regna.cli.terminal.position import Position
from regna.cli.terminal.reader import Reader
from regna.cli.terminal.screen import ENDLESS, USUAL, wrapped
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import Ask, Event, Game, Option, Score, ScoreLine, State
from regna.words import Words, words
from regna.words.catalogue import COUNTED, GRAMMAR, YOU, plain

LIKE_A_MOVE = 0.6  # of several words more may be wrong than of one
DECLINED = GRAMMAR - {"a"} | COUNTED


@dataclass
class Group:
    """Moves that belong together: a heading, and each move with what to call it here.

    Too many moves to number them all have a summary instead.
    """

    title: str
    moves: list[tuple[int, str]] = field(default_factory=list)
    summary: str = ""


class Door:
    """The terminal's side of one game in one language."""

    secret = False  # whether hands are hidden from others at the same keyboard
    commands: tuple[str, ...] = ()  # besides those of every game: `explain` answers them

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.width = USUAL
        self.height = ENDLESS
        self.you: int | None = None  # the seat of the only person at the keyboard
        self.ink: Ink = unpainted

    def within(self, width: int) -> Self:
        """The same in fewer columns, for what stands beside something else."""
        narrow = copy(self)
        narrow.width = width
        return narrow

    # ---- names ---------------------------------------------------------------

    def seats(self, now: Position) -> list[str]:
        """The names of the seats: keys of messages or plain names."""
        return [self.words.say("seat-number", {"number": n + 1}) for n in range(now.seats)]

    def say(self, now: Position, code: str, facts: dict[str, object]) -> str:
        """A sentence about this game; what has no words yet, by its code and facts."""
        if not self.words.has(code):
            told = ", ".join(f"{name} {value}" for name, value in facts.items())
            return f"{code.removeprefix(self.game.name + '-')}: {told}".rstrip(": ")
        return self.words.say(code, facts, self.game.name, self.seats(now))

    def talk(self, now: Position, code: str, facts: dict[str, object]) -> str:
        """A sentence to whoever is at the keyboard: its only person is `you`."""
        if not self.words.has(code):
            return self.say(now, code, facts)
        return self.words.say(code, facts, self.game.name, self.spoken_to(now))

    def spoken_to(self, now: Position) -> list[str]:
        """The names of the seats in what is told; pictures of the table have the real ones."""
        return [YOU if seat == self.you else name for seat, name in enumerate(self.seats(now))]

    def question(self, now: Position, ask: Ask) -> str:
        """What is decided now, and how to type it."""
        seats = self.spoken_to(now)
        typed = self.words.besides("typed", ask.code, ask.facts, self.game.name, seats)
        return f"{self.talk(now, ask.code, ask.facts)} {typed}".rstrip()

    def seat_name(self, now: Position, seat: int) -> str:
        name = self.words.name(self.seats(now)[seat])
        return name[:1].upper() + name[1:]

    def dyes(self, now: Position) -> dict[str, str]:
        """Words that have a colour wherever they stand: the names of the seats."""
        return {
            form: SEATS[seat % len(SEATS)]
            for seat, key in enumerate(self.seats(now))
            for form in self.forms(key) or [key]
        }

    def forms(self, key: str) -> list[str]:
        """A name in its forms, without article or number."""
        return [form.lstrip("0123456789 ") for form in self.words.forms(key, DECLINED)]

    def read_option(self, option: Option, text: str) -> object:
        """An option that is a document."""
        try:
            return json.loads(text)
        except ValueError:
            return text

    # ---- the position --------------------------------------------------------

    def draw(self, now: Position) -> list[str]:
        """The table as a picture of text, at most `width` columns wide."""
        lines: list[str] = []
        for name, value in now.view.items():
            lines += wrapped(f"{name}: {value}", self.width, "", "    ")
        return lines

    def look(self, now: Position) -> list[str]:
        """The same in sentences."""
        return self.draw(now)

    def status(self, now: Position) -> list[str]:
        """After a move of one who goes on deciding: the table, as far as it matters now."""
        return self.draw(now)

    def moment(self, now: Position) -> int:
        """Which turn it is: with a new one the table is drawn again."""
        turn = now.view.get("turn", 0)
        return turn if isinstance(turn, int) else 0

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""
        return []

    def explain(self, now: Position, command: str, rest: str) -> list[str]:
        """The answer to one of the door's own commands."""
        return []

    # ---- moves ---------------------------------------------------------------

    def settles(self, now: Position) -> bool:
        """Whether a decision with one answer is made by itself."""
        return True

    def owns(self, now: Position, word: str) -> bool:
        """Whether a word begins a move now, though it is also another word for a command."""
        return False

    def reader(self, now: Position) -> Reader:
        """Who reads and writes the moves of a position."""
        return Reader(self.words, now)

    def describe(self, now: Position, move: int) -> str:
        """A move as a person types it."""
        return self.reader(now).describe(move)

    def groups(self, now: Position) -> list[Group]:
        """The legal moves, grouped to be read."""
        reader = self.reader(now)
        return [Group("", [(move, reader.describe(move)) for move in now.moves])]

    def read(self, now: Position, text: str) -> list[int]:
        """The moves a text means, in order, legal or not; Said says what was expected."""
        return self.reader(now).read(text)

    def phrases(self, now: Position) -> Iterator[str]:
        """What legal moves can be called, for finding the nearest."""
        reader = self.reader(now)
        for move in now.moves:
            yield reader.describe(move)
            yield now.write(move)

    def nearest(self, now: Position, text: str) -> str:
        """The legal move most like a text, empty if none is."""
        return Vocabulary(self.phrases(now)).near(plain(text), LIKE_A_MOVE)

    def vocabulary(self, now: Position) -> list[str]:
        """Words worth completing."""
        return sorted({word for phrase in self.phrases(now) for word in phrase.split()})

    # ---- telling -------------------------------------------------------------

    def tell(self, now: Position, event: Event) -> str:
        """What happened, as those at the table see it."""
        return self.talk(now, event.code, event.public)

    def told(self, now: Position, events: list[Event], seat: int | None) -> list[str]:
        """What happened, in sentences, as this seat (None: everybody) saw it."""
        sentences = [self.tell(now, event) for event in events]
        return [sentence for sentence in sentences if sentence]

    def scores(self, now: Position) -> list[Score]:
        """The score sheets everybody at the table may see now."""
        return now.scores()

    def total(self, now: Position, score: Score) -> str:
        """The heading of a score sheet."""
        facts: dict[str, object] = {"seat": score.seat, "points": score.total}
        return self.headed(now, "cli-total", facts)

    def headed(self, now: Position, code: str, facts: dict[str, object]) -> str:
        """A line above others: no sentence, but with a capital letter."""
        text = self.talk(now, code, facts)
        return text[:1].upper() + text[1:]

    def score_line(self, now: Position, seat: int, line: ScoreLine) -> str:
        """Why points were scored."""
        facts = {**line.facts, "where": line.where, "points": line.points}
        return self.say(now, f"{self.game.name}-score-{line.rule}", facts)

    def result(self, now: Position) -> list[str]:
        """Who won, in sentences."""
        best, *others = now.ranking()
        if len(best) > 1:
            return [self.talk(now, "result-draw", {"seats": best})]
        scores = now.scores()
        lost = self.you is not None and self.you not in best
        behind = self.you if lost else others[0][0] if others else None
        code = "result-wins" if not lost else "result-ahead" if len(scores) > 2 else "result-loses"
        margin = 0 if behind is None else scores[best[0]].total - scores[behind].total
        # what decides where points are level is said by each game in its own words
        return [self.talk(now, code, {"seat": best[0], "margin": margin or None})]


def picture(state: State) -> str:
    """A state as it is drawn here, in English: what `print(state)` shows."""
    return "\n".join(door_for(state.game, words("en")).draw(Position(state)))


def door_for(game: Game, words: Words) -> Door:
    """The game's own door, if `regna.cli` has a folder of its name."""
    folder = f"regna.cli.{game.name}"
    if find_spec(folder) is None:
        return Door(game, words)
    door = importlib.import_module(f"{folder}.door").door(game, words)
    assert isinstance(door, Door)
    return door
