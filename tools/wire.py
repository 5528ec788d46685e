"""Print the types of the web app from those of the server and the games.

PYTHONPATH=src python tools/wire.py            write web/src/lib/wire.ts, and one for every game
PYTHONPATH=src python tools/wire.py --check    fail if that would change them
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec import inspect as types

import regna
from regna.core import Game, Row
from regna.server.messages import answers, incoming, outgoing, requests
from regna.table.entries import AnyEntry, LogLine
from regna.table.record import Record
from regna.table.sight import Sight

SOURCES = Path(__file__).parents[1] / "web" / "src"
MADE = "// Made by tools/wire.py from the types of the server and the games. Do not edit.\n"
HEAD = """\
export type Facts = Record<string, unknown>;

/** A verb of a game: its word and its arguments, joined by blanks, are a move in notation. */
export interface Verb {
  word: string;
  arguments: string[];
  /** False: people put the argument together themselves, its values are not listed. */
  listed: boolean;
}
export type Verbs = Record<string, Verb>;

/** The legal moves by verb: true, the written arguments, or the second ones by the first. */
export type Moves = Record<string, true | string[] | Record<string, string[]>>;
"""
ENTRIES = {
    "entries": ("Start", "Move", "Undo", "Plead", "Consent", "Quick", "Again"),
    "sitting": ("Sit", "Open", "Rekey", "Take"),
}
RENAMED = {  # a line of the log and an entry of a record are no messages
    **{("entries", name): f"{name}Line" for name in ("Resign", "Hand", "Away")},
    ("sitting", "Stand"): "StandLine",
    ("sitting", "SeatBot"): "BotLine",
    **{(module, name): f"{name}Entry" for module, names in ENTRIES.items() for name in names},
    ("entries", "Told"): "RecordedEvent",
    ("record", "Record"): "GameRecord",
    ("record", "Promise"): "ServerPromise",
    ("outgoing", "Refused"): "RefusedMove",
    ("messages", "ScoreDocument"): "Score",
    ("messages", "LineDocument"): "ScoreLine",
}
PLAIN: dict[type, str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
WIDTH = 100


def game_of(cls: type) -> str:
    """The game a class belongs to, "" if it is everybody's."""
    return cls.__module__.split(".")[2] if cls.__module__.startswith("regna.games.") else ""


def name_of(cls: type) -> str:
    """What a class is called in TypeScript; those of games begin with the game."""
    name = RENAMED.get((cls.__module__.split(".")[-1], cls.__name__), cls.__name__)
    return game_of(cls).capitalize() + name


class Printer:
    """Prints every type once."""

    def __init__(self) -> None:
        self.made: dict[str, type] = {}
        self.text: dict[str, list[str]] = {"": []}  # by game, and what is everybody's
        self.unions: dict[tuple[str, ...], str] = {}  # those that have names

    def of(self, info: Any) -> str:
        """A type as TypeScript says it; what it is made of is printed before."""
        if isinstance(info, types.Metadata):
            return str((info.extra or {}).get("name") or self.of(info.type))
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, types.CustomType) and info.cls is object:
            return "unknown"
        if isinstance(info, types.LiteralType):
            return " | ".join(json.dumps(value) for value in info.values)
        if isinstance(info, types.UnionType):
            parts = tuple(dict.fromkeys(self.of(part) for part in info.types))
            return self.unions.get(parts) or " | ".join(parts)
        if isinstance(info, (types.ListType, types.VarTupleType)):
            item = self.of(info.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(info, types.TupleType):
            return f"[{', '.join(self.of(item) for item in info.item_types)}]"
        if isinstance(info, types.DictType):
            value = self.of(info.value_type)
            return "Facts" if value == "unknown" else f"Record<string, {value}>"
        if hasattr(info, "fields"):
            return self.table(info)
        raise SystemExit(f"no word for {info}")

    def table(self, info: Any) -> str:
        """The name of a table of fields."""
        name = name_of(info.cls)
        if name not in self.made:
            self.made[name] = info.cls
            doc = info.cls.__doc__ if info.cls.__doc__ != dict.__doc__ else ""
            self.interface(name, doc, list(self._fields(info)), game_of(info.cls))
        if self.made[name] is not info.cls:
            raise SystemExit(f"{name} is {info.cls} and {self.made[name]}")
        return name

    def _fields(self, info: Any) -> Iterator[tuple[str, str]]:
        if getattr(info, "tag", None) is not None:
            yield info.tag_field, json.dumps(info.tag)
        order = list(getattr(info.cls, "__annotations__", {}))
        fields = list(info.fields)
        if isinstance(info, types.TypedDictType):  # those of a struct have their order
            fields.sort(key=lambda field: order.index(field.name))
        how = getattr(info.cls, "__struct_config__", None)
        may_lack = how is not None and (how.forbid_unknown_fields or how.omit_defaults)
        for field in fields:
            bare = field.default is NODEFAULT and field.default_factory is NODEFAULT
            lacking = not field.required and (may_lack or bare)
            name = field.encode_name
            yield f"{name}?" if lacking else name, self.of(field.type)

    def add(self, text: str, game: str) -> None:
        self.text.setdefault(game, []).append(text)

    def interface(self, name: str, doc: str, fields: list[tuple[str, str]], game: str) -> None:
        """A table of fields; one that has a view is open to the view of one game."""
        kinds = ["V" if kind == "View" else kind for _, kind in fields]
        said = f"/** {' '.join(doc.split())} */\n" if doc else ""
        open_to = "<V = View>" if "V" in kinds else ""
        lines = [f"  {field}: {kind};\n" for (field, _), kind in zip(fields, kinds, strict=True)]
        self.add(f"{said}export interface {name}{open_to} {{\n{''.join(lines)}}}\n", game)

    def alias(self, name: str, doc: str, parts: Iterable[str], game: str = "") -> None:
        told = f"/** {doc} */\nexport type {name} ="
        line = f"{told} {' | '.join(parts)};\n"
        if len(line.splitlines()[-1]) > WIDTH:
            line = told + "".join(f"\n  | {part}" for part in parts) + ";\n"
        self.add(line, game)

    def union(self, name: str, doc: str, kind: object) -> None:
        parts = [self.of(types.type_info(part)) for part in get_args(kind)]
        self.alias(name, doc, parts)
        self.unions[tuple(parts)] = name


def print_game(printer: Printer, game: Game) -> None:
    """The view of a game, and what it says."""
    module = importlib.import_module(f"regna.games.{game.name}.view")
    printer.of(types.type_info(module.View))
    big, said = game.name.capitalize(), game.said
    facts = [(name, printer.of(types.type_info(kind))) for name, kind in said.types.items()]
    doc = f"The facts of all that {game.name} says."
    printer.interface(f"{big}Facts", doc, facts, game.name)
    kinds = {"Ask": said.asks, "Refusal": said.refusals[1:], "Event": said.events}
    for kind, rows in kinds.items():
        parts = dict.fromkeys(sentence(big, row) for row in rows)
        doc = f"Every {kind.lower()} of {game.name}."
        printer.alias(f"{big}{kind}", doc, parts, game.name)
    printer.add(verbs(game), game.name)


def sentence(game: str, row: Row) -> str:
    """One thing a game can say; what is private may be missing."""
    facts = f"Pick<{game}Facts, {names(row.facts)}>" if row.facts else "Record<string, never>"
    if row.private:
        facts += f" & Partial<Pick<{game}Facts, {names(row.private)}>>"
    return f'{{ code: "{row.code}"; facts: {facts} }}'


def names(facts: list[str]) -> str:
    return " | ".join(f'"{fact}"' for fact in facts)


def verbs(game: Game) -> str:
    lines = ["export const VERBS: Verbs = {"]
    for verb in game.verbs.verbs:
        written = ", ".join(json.dumps(argument.name) for argument in verb.arguments)
        listed = json.dumps(all(argument.listed for argument in verb.arguments))
        said = f"word: {json.dumps(verb.word)}, arguments: [{written}], listed: {listed}"
        lines.append(f"  {json.dumps(verb.name)}: {{ {said} }},")
    return "\n".join([*lines, "};\n"])


def typed(game: str) -> bool:
    """Whether a game has said what its view is."""
    return importlib.util.find_spec(f"regna.games.{game}.view") is not None


def imports(text: str, shared: Iterable[str]) -> str:
    """The line that brings what a game takes from everybody's types."""
    used = [name for name in sorted(shared) if re.search(rf"\b{name}\b", text)]
    return f'import type {{ {", ".join(used)} }} from "../../lib/wire.ts";\n'


def all_types() -> dict[Path, str]:
    """Every file, with its text."""
    printer = Printer()
    for name in regna.games():
        if typed(name):
            print_game(printer, regna.game(name))
    printer.alias("View", "What a seat sees; the types of its game know more.", ["Facts"])
    printer.union("LogLine", "A line of the log as one seat may know it.", LogLine)
    printer.union("RecordedEntry", "An entry of a record.", AnyEntry)
    printer.union("ClientMessage", "What a client says by socket.", incoming.Message)
    printer.of(types.type_info(Sight))
    printer.union("ServerMessage", "What the server says by socket.", outgoing.ServerMessage)
    for module in (requests, answers):
        for cls in vars(module).values():
            if isinstance(cls, type) and cls.__module__ == module.__name__:
                printer.of(types.type_info(cls))
    printer.of(types.type_info(Record))
    shared = {"Facts", "Verbs", *(name for name, cls in printer.made.items() if not game_of(cls))}
    files = {SOURCES / "lib" / "wire.ts": "\n".join([MADE, HEAD, *printer.text.pop("")])}
    for game, texts in printer.text.items():
        text = "\n".join(texts)
        files[SOURCES / "games" / game / "wire.ts"] = "\n".join([MADE, imports(text, shared), text])
    return files


def main() -> None:
    for path, text in all_types().items():
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path} is not what tools/wire.py makes: run it")


if __name__ == "__main__":
    main()
