"""Codes and facts into sentences of a language.

A code of the engine is the name of a message in a room of the language. Facts become
its placeholders; those that name a thing become words first:

    building="inn"   the message `heirs-building-inn` is `$building`, and each of its
                     attributes (cases, an article) `$building_acc`, `$building_a`, ...
    seat=1           the name of that seat, with its cases in the same way; `$seat_is` is "you"
                     or "other", to choose by: `{ AGREE($seat_is, "take", "takes") }`
    seats=[0, 1]     the names of these seats, joined; `$seats_is` is "you" if one of them is
    cells=[...]      joined as `$cells` by "and" and as `$cells_or` by "or"; how many there
                     are is `$cells_count`
    cards=[...]      likewise, as `$cards_acc` and so on in that form; equal ones are counted
                     together if the name has a `.counted` (and a `.counted_acc` if it differs)
    kingdoms=[{..}]  a list of tables: each is said by the message `tigris-kingdom`, whose
                     placeholders are the table's facts
    wood=2 stone=1   if there is `heirs-amount-wood` and so on, the amounts that are
                     not 0, joined, are also `$amounts`
    doubled=True     "yes" or "no", to choose by

A sentence, that is whatever ends like one, begins with a capital letter, so
that names need not know where they stand. What is a seat, a case or a counted form is in
`grammar.json`. The browser does the same (`web/src/lib/catalogue.ts`), and both are held to
`tests/words/vectors.json`.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from regna.core.registry import games
from regna.words.rooms import ENGLISH, FOLDER, LANGUAGES, room_text

_grammar: dict[str, list[str]] = json.loads((FOLDER / "grammar.json").read_text(encoding="utf-8"))
SEATS = frozenset(_grammar["seats"])  # facts that are a seat
CASES = tuple(_grammar["cases"])
GRAMMAR = frozenset(CASES) | frozenset(_grammar["numbers"])  # attributes a language may need
COUNTED = frozenset(_grammar["counted"])  # several things, their number as $count

YOU = "seat-you"  # the name of the seat of whoever reads or hears it

Arguments = dict[str, str | int]


def agree(who: object, you: str, other: str) -> str:
    """In a catalogue `AGREE($seat_is, "take", "takes")`: the verb that fits the subject."""
    return you if str(who) == "you" else other


FUNCTIONS: dict[str, Any] = {"AGREE": agree}


class Words:
    """The catalogue of one language, as the terminal needs it: the rooms that belong to no game,
    and those of a game from the first word of it on."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], FUNCTIONS, use_isolating=False)
        self.opened: set[str] = set()
        self._open("common", "table", "cli")

    def _open(self, *rooms: str) -> None:
        for room in rooms:
            self.opened.add(room)
            self.bundle.add_resource(FluentResource(room_text(self.lang, f"{room}.ftl")))

    # ---- sentences -----------------------------------------------------------

    def say(
        self,
        code: str,
        facts: Mapping[str, object] | None = None,
        game: str = "",
        seats: Sequence[str] = (),
    ) -> str:
        """The sentence of a code; a code without one is said as it is.

        `seats` are the names of the seats: keys of messages, or plain names. The seat that is
        called `YOU` is spoken to.
        """
        if not self.has(code):
            return code
        text = self._format(code, "", self.arguments(facts or {}, game, seats)).lstrip()
        return capitalized(text) if text.endswith((".", "!", "?", "…")) else text

    def arguments(self, facts: Mapping[str, object], game: str, seats: Sequence[str]) -> Arguments:
        """The placeholders that facts give."""
        found: Arguments = {}
        amounts: list[str] = []
        for name, value in facts.items():
            if name in SEATS and isinstance(value, int) and not isinstance(value, bool):
                self._add_seat(found, name, value, seats)
            elif isinstance(value, list):
                self._add_list(found, name, game, value, seats)
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, int):
                found[name] = value
                if value and self.has(f"{game}-amount-{name}"):
                    amounts.append(self._format(f"{game}-amount-{name}", "", {"count": value}))
            elif value is None:
                found[name] = "none"
            else:
                self._add_name(found, name, f"{game}-{name}-{value}", str(value))
        found.setdefault("amounts", self.join(amounts))
        return found

    def _add_seat(self, found: Arguments, name: str, seat: int, seats: Sequence[str]) -> None:
        called = self._seat_called(seat, seats)
        found[f"{name}_is"] = "you" if called == YOU else "other"
        self._add_name(found, name, called, called)

    def _seat_called(self, seat: int, seats: Sequence[str]) -> str:
        """The name of a seat, or its number: a key of a message or plain text."""
        if seat < len(seats):
            return seats[seat]
        return self._format("seat-number", "", {"number": seat + 1})

    def _add_name(self, found: Arguments, name: str, key: str, plain: str) -> None:
        """A thing's name and its other forms; a name the catalogue has not is used as it is, and
        so is a form the name has not: a room that is still English may ask for one."""
        found[name] = self.name(key) if self.has(key) else plain
        for form in GRAMMAR:
            found[f"{name}_{form}"] = found[name]
        for attribute in self._message(key).attributes if self.has(key) else ():
            found[f"{name}_{attribute}"] = self._format(key, attribute, {})

    def _add_list(
        self, found: Arguments, name: str, game: str, items: list[object], seats: Sequence[str]
    ) -> None:
        """Things joined, in every form; tables are said by a message of their kind."""
        kind = f"{game}-{name.removesuffix('s')}"
        if any(isinstance(item, Mapping) for item in items):
            facts = [item for item in items if isinstance(item, Mapping)]
            texts = [self._format(kind, "", self.arguments(each, game, seats)) for each in facts]
        elif name.removesuffix("s") in SEATS and all(isinstance(item, int) for item in items):
            called = [self._seat_called(seat, seats) for seat in items if isinstance(seat, int)]
            texts = [self.name(each) for each in called]
            found[f"{name}_is"] = "you" if YOU in called else "other"
        else:
            texts = self.listed(kind, items)
        found[name] = self.join(texts)
        found[f"{name}_or"] = self.join(texts, "list-or")
        found[f"{name}_count"] = len(items)
        for form in CASES:
            has = any(self.has_form(f"{kind}-{item}", form) for item in items)
            found[f"{name}_{form}"] = (
                self.join(self.listed(kind, items, form)) if has else found[name]
            )

    def listed(self, kind: str, items: Sequence[object], form: str = "") -> list[str]:
        """Names of things, equal ones counted together if their name can be counted."""
        found: list[str] = []
        for item in dict.fromkeys(items):
            key, times = f"{kind}-{item}", items.count(item)
            if times > 1 and self.has_form(key, "counted"):
                own = f"counted_{form}"
                counted = own if self.has_form(key, own) else "counted"
                found.append(self._format(key, counted, {"count": times}))
            else:
                found += [self.name(key, form) if self.has(key) else str(item)] * times
        return found

    def join(self, items: Sequence[str], by: str = "list") -> str:
        """A list as one says it: `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        facts: Arguments = {"items": ", ".join(items[:-1]), "last": items[-1]}
        return self._format(by, "", facts)

    # ---- single words --------------------------------------------------------

    def has(self, key: str) -> bool:
        game = key.partition("-")[0]
        if game not in self.opened and game in games():
            self._open(game, f"cli-{game}")
        return self.bundle.has_message(key)

    def has_form(self, key: str, form: str) -> bool:
        """Whether a name has an attribute."""
        return self.has(key) and form in self._message(key).attributes

    def name(self, key: str, form: str = "") -> str:
        """A name, or another form of it if the language has that form."""
        if not self.has(key):
            return key
        known = form if form in self._message(key).attributes else ""
        return self._format(key, known, {})

    def forms(self, key: str, among: Set[str] | None = None) -> list[str]:
        """A name in all its forms, or in some: what people may call it."""
        if not self.has(key):
            return []
        attributes = self._message(key).attributes
        found = [self._format(key, "", {})]
        for form in attributes:
            if among is None or form in among:
                times = (2, 5) if form in COUNTED else (1,)
                found += [self._format(key, form, {"count": count}) for count in times]
        return found

    def besides(
        self, form: str, code: str, facts: Mapping[str, object], game: str, seats: Sequence[str]
    ) -> str:
        """What an attribute of a sentence adds, empty if it has none: the `.then` of an event is
        what somebody does in the same breath, the `.typed` of a question how to type an answer."""
        if not self.has_form(code, form):
            return ""
        return self._format(code, form, self.arguments(facts, game, seats))

    def explain(self, key: str, facts: Mapping[str, object]) -> str:
        """The `.help` of a thing: what it is for."""
        if not self.has(key):
            return key
        return self._format(key, "help", self.arguments(facts, "", ()))

    def _message(self, key: str) -> Message:
        return self.bundle.get_message(key)

    def _format(self, key: str, attribute: str, arguments: Arguments) -> str:
        message = self._message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key
        return str(self.bundle.format_pattern(pattern, arguments)[0])


def capitalized(sentence: str) -> str:
    """With a capital letter, unless it begins with a place such as n1e2."""
    first = sentence.split(" ", 1)[0]
    if any(sign.isdigit() for sign in first):
        return sentence
    return sentence[:1].upper() + sentence[1:]


@lru_cache
def words(lang: str) -> Words:
    """The catalogue of a language, read once."""
    return Words(lang)


def guess_language(environment: Mapping[str, str]) -> str:
    """The language of a person's machine, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else ENGLISH
    return ENGLISH


def plain(text: str) -> str:
    """A text as people type it in haste: small letters, no diacritics, single spaces."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    kept = "".join(c for c in decomposed if not unicodedata.combining(c))
    return " ".join(kept.replace("’", "'").split())


def named(known: dict[str, str], text: str) -> str | None:
    """What a text names: a whole plain name, or the beginning of just one thing's."""
    wanted = plain(text)
    if wanted in known:
        return known[wanted]
    begun = {thing for name, thing in known.items() if wanted and name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None
