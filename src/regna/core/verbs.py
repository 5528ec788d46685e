"""Moves as verbs with typed arguments, each declared once.

    BUILD = Verb("build", SLOT, CELL)
    STEP = Verb("step", UNIT, DIRECTION, at=15368)
    MOVES = Codec(BUILD, STEP)

A verb owns a block of numbers that begins `at` (by itself behind the one before
it) and has one number for every pair of arguments, the second running fastest.
Numbers between blocks mean nothing and never will. From the declaration follow
the size of the space, the split of a number, its parts for clients, and the
notation both ways.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from regna.core.errors import BadNotation
from regna.core.messages import Facts

S = TypeVar("S")

NOTHING: Final = 255  # the verb of a number that means nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument(Generic[S]):
    """One thing a move names: how many there are, what it is called, how it is written.

    `earlier` is the argument before it, for those that mean nothing alone (a
    direction is written as the place it leads to from where the unit stands).
    """

    size: int
    name: str  # what it is, for clients
    fixed: bool  # whether it is written alike in every position
    listed: bool  # whether it is worth a list; False: people put it together themselves

    def __init__(self, size: int, name: str = "", fixed: bool = False, listed: bool = True) -> None:
        self.size = size
        self.name = name
        self.fixed = fixed
        self.listed = listed
        self.names: list[str] = []  # how each value is written, if that is fixed

    def written(self, state: S, value: int, earlier: int) -> str:
        """As `write`, from a table if there can be one."""
        if not self.fixed:
            return self.write(state, value, earlier)
        if not self.names:
            self.names = [self.write(state, each, -1) for each in range(self.size)]
        return self.names[value]

    def describe(self, state: S, value: int, earlier: int, facts: Facts) -> None:
        """Add what a client needs to the parts of a move."""

    def write(self, state: S, value: int, earlier: int) -> str:
        """The argument in notation, legal or not."""
        raise NotImplementedError

    def read(self, state: S, words: list[str], earlier: int) -> int:
        """Take one's own words off the front; BadNotation says what was expected."""
        raise NotImplementedError


class Named(Argument[Any]):
    """An argument that is one of a list of names, which is a fact of the move."""

    def __init__(self, fact: str, names: list[str]) -> None:
        super().__init__(len(names), fact, fixed=True)
        self.fact = fact
        self.names = names

    def describe(self, state: Any, value: int, earlier: int, facts: Facts) -> None:
        facts[self.fact] = self.names[value]

    def write(self, state: Any, value: int, earlier: int) -> str:
        return self.names[value]

    def read(self, state: Any, words: list[str], earlier: int) -> int:
        word = words.pop(0) if words else ""
        if word not in self.names:
            raise BadNotation(self.fact, f"one of {', '.join(self.names)}", word)
        return self.names.index(word)


class Verb:
    """What can be done, with up to two things named; `word` is how notation begins.

    A verb without a word is told by its first argument; the longest word that fits wins.
    """

    number: i64  # its place in the codec
    first: i64  # its first move
    last: i64  # and the one behind its last
    span: i64  # how many values the second argument has

    def __init__(
        self, name: str, *arguments: Argument[Any], at: int = -1, word: str | None = None
    ) -> None:
        assert len(arguments) <= 2
        self.name = name
        self.word = name if word is None else word
        self.arguments = list(arguments)
        self.number = NOTHING
        self.first = at
        self.last = at
        self.span = self.arguments[1].size if len(self.arguments) == 2 else 1

    def move(self, a: i64 = 0, b: i64 = 0) -> i64:
        """The number of the move with these arguments."""
        return self.first + a * self.span + b

    def a(self, move: i64) -> i64:
        """The first argument of a move of this verb."""
        place = move - self.first
        return place if self.span == 1 else place // self.span

    def b(self, move: i64) -> i64:
        """The second argument of a move of this verb."""
        return (move - self.first) % self.span

    def size(self) -> int:
        """How many moves it has."""
        many = 1
        for argument in self.arguments:
            many *= argument.size
        return many


class Codec:
    """All verbs of a game: a number means one of them with its arguments, or nothing."""

    verbs: list[Verb]
    space: int
    verb_at: vec[u8]  # the verb's number for every move

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = list(verbs)
        table = vec[u8]()
        for number, verb in enumerate(self.verbs):
            begin = len(table) if verb.first < 0 else int(verb.first)
            assert begin >= len(table), f"{verb.name} overlaps the verb before it"
            while len(table) < begin:
                table = append(table, u8(NOTHING))
            verb.number = number
            verb.first = begin
            verb.last = begin + verb.size()
            for _ in range(verb.size()):
                table = append(table, u8(number))
        self.verb_at = table
        self.space = len(table)

    def number(self, move: i64) -> i64:
        """Which verb a move has, by its number; NOTHING for one that means nothing."""
        return i64(self.verb_at[move])

    def verb(self, move: i64) -> Verb | None:
        """The verb of a move, None if the number means nothing."""
        number = self.number(move)
        return None if number == NOTHING else self.verbs[number]

    def name(self, move: i64) -> str:
        """What kind of move it is, in one word."""
        verb = self.verb(move)
        return "nothing" if verb is None else verb.name

    # ---- in people's terms ---------------------------------------------------------

    def parts(self, state: Any, move: i64) -> Facts:
        """Verb and arguments of a move, as facts."""
        self._in_space(move)
        verb = self.verb(move)
        if verb is None:
            return {"verb": "nothing", "number": move}
        facts: Facts = {"verb": verb.name}
        earlier = -1
        for argument, value in zip(verb.arguments, _values(verb, move), strict=True):
            argument.describe(state, value, earlier, facts)
            earlier = value
        return facts

    def grouped(self, state: Any, moves: list[int]) -> Facts:
        """Moves by their verbs, in notation words.

        A verb alone is True; one argument is a list of how its values are written; two are a
        table of the first with lists of the second. Word and arguments joined by blanks are the
        notation of the move. What people put together themselves is not listed, only True.
        """
        groups: Facts = {}
        listed = False
        here: i64 = -1  # the verb of the moves before, and their first argument
        first: i64 = -1
        items: list[str] = []  # to which the next one of the same kind is added
        for each in moves:
            move: i64 = each
            number = i64(self.verb_at[move])
            verb = self.verbs[number]
            arguments = verb.arguments
            if number != here:
                here, first = number, -1
                listed = len(arguments) > 0 and arguments[0].listed
                if not listed:
                    groups[verb.name] = True
                elif len(arguments) == 1:
                    items = _list_of(groups, verb.name)
            if not listed:
                continue
            a = verb.a(move)
            if len(arguments) == 1:
                items.append(arguments[0].written(state, a, -1))
                continue
            if a != first:
                first = a
                items = _list_of(_table_of(groups, verb.name), arguments[0].written(state, a, -1))
            items.append(arguments[1].written(state, verb.b(move), a))
        return groups

    def texts(self, groups: Facts) -> list[str]:
        """The moves of such groups in notation, but for those people put together themselves."""
        found: list[str] = []
        for verb in self.verbs:
            group = groups.get(verb.name)
            if isinstance(group, dict):
                pairs = [f"{first} {second}" for first, many in group.items() for second in many]
            elif isinstance(group, list):
                pairs = group
            else:
                pairs = [""] if group and not verb.arguments else []
            found += [f"{verb.word} {pair}".strip() for pair in pairs]
        return found

    def write(self, state: Any, move: i64) -> str:
        """A move in notation; a number that means nothing is written after #."""
        self._in_space(move)
        verb = self.verb(move)
        if verb is None:
            return f"#{move}"
        words = [verb.word] if verb.word else []
        earlier = -1
        for argument, value in zip(verb.arguments, _values(verb, move), strict=True):
            words.append(argument.write(state, value, earlier))
            earlier = value
        return " ".join(words)

    def read(self, state: Any, text: str) -> int:
        """The move a text means; capitals and extra spaces do not matter."""
        if not isinstance(text, str):
            raise BadNotation("move", "a text", text)
        words = text.lower().split()
        if len(words) == 1 and words[0].startswith("#"):
            return self._numbered(words[0])
        verb = self._begun(state, words, text)
        values = [0, 0]
        earlier = -1
        for place, argument in enumerate(verb.arguments):
            earlier = argument.read(state, words, earlier)
            values[place] = earlier
        if words:
            raise BadNotation("move", "nothing more", " ".join(words))
        return int(verb.move(values[0], values[1]))

    def _numbered(self, word: str) -> int:
        """A move by its number, as one that means nothing is written."""
        digits = word[1:]
        if digits.isascii() and digits.isdigit() and len(digits) <= 9 and int(digits) < self.space:
            return int(digits)
        raise BadNotation("move", f"a move's number after #, below {self.space}", word)

    def _begun(self, state: Any, words: list[str], text: str) -> Verb:
        """The verb that a text begins with; its word is taken off."""
        best: Verb | None = None
        taken = -1
        known: list[str] = []
        for verb in self.verbs:
            begin = verb.word.split()
            if begin:
                known.append(begin[0])
                if len(begin) > taken and words[: len(begin)] == begin:
                    best, taken = verb, len(begin)
            elif isinstance(verb.arguments[0], Named):
                known.extend(verb.arguments[0].names)
                if words and words[0] in verb.arguments[0].names:
                    best, taken = verb, 0
        if best is None:
            expected = f"one of {', '.join(dict.fromkeys(known))}"
            raise BadNotation("move", expected, words[0] if words else text)
        del words[:taken]
        return best

    def _in_space(self, move: i64) -> None:
        if move < 0 or move >= self.space:
            raise BadNotation("move", f"a whole number from 0 to {self.space - 1}", int(move))


def _list_of(groups: Facts, name: str) -> list[str]:
    found = groups.get(name)
    if found is None:
        made: list[str] = []
        groups[name] = made
        return made
    assert isinstance(found, list)
    return found


def _table_of(groups: Facts, name: str) -> Facts:
    found = groups.get(name)
    if found is None:
        made: Facts = {}
        groups[name] = made
        return made
    assert isinstance(found, dict)
    return found


def _values(verb: Verb, move: i64) -> list[int]:
    return [int(verb.a(move)), int(verb.b(move))][: len(verb.arguments)]
