"""How a game looks and sounds in the terminal.

`Door` does for any game: notation, and the view as it is. A game that has its
own folder beside this one says more; `door_for` finds it by its name.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib.util import find_spec

from regna.cli.language import Said
from regna.cli.terminal.screen import WIDEST, wrapped
from regna.core import Ask, BadNotation, Event, Game, Option, Score, ScoreLine, State
from regna.words import Words, words
from regna.words.catalogue import plain


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
        self.width = WIDEST

    # ---- names ---------------------------------------------------------------

    def seats(self, state: State) -> list[str]:
        """The names of the seats: keys of messages or plain names."""
        return [self.words.say("seat-number", {"number": n + 1}) for n in range(state.seats)]

    def say(self, state: State, code: str, facts: dict[str, object]) -> str:
        """A sentence about this game."""
        return self.words.say(code, facts, self.game.name, self.seats(state))

    def question(self, state: State, ask: Ask) -> str:
        """What is decided now; a game may add how to type it."""
        return self.say(state, ask.code, ask.facts)

    def seat_name(self, state: State, seat: int) -> str:
        name = self.words.name(self.seats(state)[seat])
        return name[:1].upper() + name[1:]

    def read_option(self, option: Option, text: str) -> object:
        """An option that is a document."""
        try:
            return json.loads(text)
        except ValueError:
            return text

    # ---- the position --------------------------------------------------------

    def draw(self, state: State) -> list[str]:
        """The table as a picture of text, at most `width` columns wide."""
        lines: list[str] = []
        for name, value in state.view(state.to_act).items():
            lines += wrapped(f"{name}: {value}", self.width, "", "    ")
        return lines

    def look(self, state: State) -> list[str]:
        """The same in sentences."""
        return self.draw(state)

    def status(self, state: State) -> list[str]:
        """After a move of one who goes on deciding: what changed for him."""
        return []

    def moment(self, state: State) -> int:
        """Which turn it is: with a new one the table is drawn again."""
        turn = state.view(state.to_act).get("turn", 0)
        return turn if isinstance(turn, int) else 0

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""
        return []

    def explain(self, state: State, command: str, rest: str) -> list[str]:
        """The answer to one of the door's own commands."""
        return []

    # ---- moves ---------------------------------------------------------------

    def settles(self, state: State) -> bool:
        """Whether a decision with one answer is made by itself."""
        return True

    def owns(self, state: State, word: str) -> bool:
        """Whether a word begins a move now, though it is also another word for a command."""
        return False

    def describe(self, state: State, move: int) -> str:
        """A move as a person types it."""
        return self.game.write(state, move)

    def groups(self, state: State) -> list[Group]:
        """The legal moves, grouped to be read."""
        return [Group("", [(move, self.describe(state, move)) for move in state.moves()])]

    def read(self, state: State, text: str) -> list[int]:
        """The moves a text means, in order, legal or not; Said says what was expected."""
        try:
            return [self.game.read(state, text)]
        except BadNotation:
            raise Said("cli-not-understood", text=text) from None

    def phrases(self, state: State) -> Iterator[str]:
        """What legal moves can be called, for finding the nearest."""
        for move in state.moves():
            yield self.describe(state, move)
            yield self.game.write(state, move)

    def nearest(self, state: State, text: str) -> str:
        """The legal move most like a text, empty if none is."""
        known = {plain(phrase): phrase for phrase in self.phrases(state)}
        found = get_close_matches(plain(text), known, 1, 0.6)
        return known[found[0]] if found else ""

    def vocabulary(self, state: State) -> list[str]:
        """Words worth completing."""
        return sorted({word for phrase in self.phrases(state) for word in phrase.split()})

    # ---- telling -------------------------------------------------------------

    def tell(self, state: State, event: Event) -> str:
        """What happened, as those at the table see it."""
        return self.say(state, event.code, event.public)

    def told(self, state: State, events: list[Event], seat: int | None) -> list[str]:
        """What happened, in sentences, as this seat (None: everybody) saw it."""
        sentences = [self.tell(state, event) for event in events]
        return [sentence for sentence in sentences if sentence]

    def scores(self, state: State) -> list[Score]:
        """The score sheets everybody at the table may see now."""
        return state.scores()

    def total(self, state: State, score: Score) -> str:
        """The heading of a score sheet."""
        facts: dict[str, object] = {"seat": score.seat, "points": score.total}
        text = self.say(state, "cli-total", facts)
        return text[:1].upper() + text[1:]

    def score_line(self, state: State, seat: int, line: ScoreLine) -> str:
        """Why points were scored."""
        facts = {**line.facts, "where": line.where, "points": line.points}
        return self.say(state, f"{self.game.name}-score-{line.rule}", facts)

    def result(self, state: State) -> list[str]:
        """Who won, in sentences."""
        best = state.ranking()[0]
        if len(best) == 1:
            return [self.say(state, "cli-wins", {"seat": best[0]})]
        names = [self.seat_name(state, seat) for seat in best]
        return [self.words.say("cli-draw", {"seats": names})]


def picture(state: State) -> str:
    """A state as it is drawn here, in English: what `print(state)` shows."""
    return "\n".join(door_for(state.game, words("en")).draw(state))


def door_for(game: Game, words: Words) -> Door:
    """The game's own door, if `regna.cli` has a folder of its name."""
    folder = f"regna.cli.{game.name}"
    if find_spec(folder) is None:
        return Door(game, words)
    door = importlib.import_module(f"{folder}.door").door(game, words)
    assert isinstance(door, Door)
    return door
