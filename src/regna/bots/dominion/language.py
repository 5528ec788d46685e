"""The language of menus: a line is a card, or a card and when it is wanted.

    witch if n < 2 and $tot > 8
    duchy if P <= 4 or end <= 3
    smithy if 11 * n < T

A condition is tests joined by `and`, and those by `or`. A test compares two sums
of numbers and quantities, which may have a factor in front. The quantities:

    n(card)  left(card)  rival(card)   copies owned, left in the supply, owned by a rival
    n  left  rival                     the same of the card of the line
    P T Term V $tot coins buys turn end ahead cards seats          see sight.NAMES

A menu becomes one row of numbers. A condition is the number of its alternatives;
each of these is its own length and its tests; each test is how many terms it
has, a constant, and for each term factor and quantity: true if their sum is not
below zero.
"""

from __future__ import annotations

import re
from typing import Final

from regna.bots.dominion.sight import LEFT, NAMES, OTHERS, OWNED, RIVAL
from regna.core import BadInput
from regna.games.dominion.kinds import KIND_OF

TOKEN: Final = re.compile(r"\s*(\$?[A-Za-z_]+|\d+|<=|>=|[<>=+*()-])")
OF_CARD: Final[dict[str, int]] = {"n": OWNED, "left": LEFT, "rival": RIVAL}
COMPARISONS: Final[list[str]] = ["<", "<=", "=", ">=", ">"]


class Sum:
    """A constant, and factors of quantities."""

    def __init__(self) -> None:
        self.constant = 0
        self.terms: dict[int, int] = {}

    def add(self, factor: int, quantity: int) -> None:
        """Add a quantity so many times; -1 is the number one."""
        if quantity < 0:
            self.constant += factor
        else:
            self.terms[quantity] = self.terms.get(quantity, 0) + factor

    def minus(self, other: Sum, less: int = 0) -> list[int]:
        """The test that this sum is not below the other one and `less`."""
        terms = dict(self.terms)
        for quantity, factor in other.terms.items():
            terms[quantity] = terms.get(quantity, 0) - factor
        row = [len(terms), self.constant - other.constant - less]
        for quantity, factor in terms.items():
            row += [factor, quantity]
        return row


class Line:
    """One line being read."""

    def __init__(self, where: str, text: str) -> None:
        self.where = where
        self.text = text
        self.words: list[str] = []
        place = 0
        rest = text.rstrip()
        while place < len(rest):
            found = TOKEN.match(rest, place)
            if found is None:
                raise self.wrong("words, numbers and signs", rest[place:].strip())
            self.words.append(found.group(1))
            place = found.end()
        self.words.append("")  # the end
        self.place = 0
        self.card = self.read_card()

    def wrong(self, expected: str, got: str) -> BadInput:
        return BadInput(self.where, f"{expected} in {self.text.strip()!r}", got or "the end")

    def word(self) -> str:
        """The word to be read now."""
        return self.words[self.place]

    def accept(self, word: str) -> bool:
        """Read that word if it comes now."""
        if self.word() != word:
            return False
        self.place += 1
        return True

    def read_card(self) -> int:
        if self.word() not in KIND_OF:
            raise self.wrong(f"a card ({', '.join(KIND_OF)})", self.word())
        self.place += 1
        return KIND_OF[self.words[self.place - 1]]

    def condition(self) -> list[int]:
        """When the card is wanted, as numbers; always, if nothing is said."""
        if self.accept(""):
            return [0]
        if not self.accept("if"):
            raise self.wrong("`if` or the end of the line", self.word())
        alternatives = [self.alternative()]
        while self.accept("or"):
            alternatives.append(self.alternative())
        if self.word() != "":
            raise self.wrong("`and`, `or` or the end of the line", self.word())
        row = [len(alternatives)]
        for tests in alternatives:
            row += [len(tests), *tests]
        return row

    def alternative(self) -> list[int]:
        tests = self.test()
        while self.accept("and"):
            tests += self.test()
        return tests

    def test(self) -> list[int]:
        left = self.sum()
        sign = self.word()
        if sign not in COMPARISONS:
            raise self.wrong(f"one of {' '.join(COMPARISONS)}", sign)
        self.place += 1
        right = self.sum()
        if sign == "<":
            return right.minus(left, 1)
        if sign == "<=":
            return right.minus(left)
        if sign == ">":
            return left.minus(right, 1)
        if sign == ">=":
            return left.minus(right)
        return left.minus(right) + right.minus(left)

    def sum(self) -> Sum:
        found = Sum()
        sign = -1 if self.accept("-") else 1
        while True:
            factor = 1
            quantity = -1
            if self.word().isdigit():
                factor = int(self.word())
                self.place += 1
                if self.accept("*"):
                    quantity = self.quantity()
            else:
                quantity = self.quantity()
            found.add(sign * factor, quantity)
            if self.accept("+"):
                sign = 1
            elif self.accept("-"):
                sign = -1
            else:
                return found

    def quantity(self) -> int:
        word = self.word()
        if word in NAMES:
            self.place += 1
            return OTHERS + NAMES.index(word)
        if word not in OF_CARD:
            known = ", ".join([f"{name}(card)" for name in OF_CARD] + NAMES)
            raise self.wrong(f"a number or one of {known}", word)
        self.place += 1
        card = self.card
        if self.accept("("):
            card = self.read_card()
            if not self.accept(")"):
                raise self.wrong("`)`", self.word())
        return OF_CARD[word] + card
