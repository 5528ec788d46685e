"""The words of all languages are complete, equal in what they tell, and in one place.

- Every language has the same rooms with the same messages and attributes with the same
  placeholders; only forms of a name (cases, an article) are a language's own affair, but then all
  names of a kind have them.
- Every code of every registered game is a message that uses no placeholder beyond its facts.
- What happens is told to somebody else and to whoever did it: an event that names a seat has a form
  for each. A question speaks to the one who decides, so it does not name that seat.
- Every option, choice and thing of a game has its name.
- What a game says in every door is in no room of one door.
- The rulebooks of a game have the same rules in the same order.
- The doors (cli, server) print no words of their own: every text they print or show as help is a
  catalogue's.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import regna  # noqa: E402
from regna.core import Option  # noqa: E402
from regna.core.said import Said  # noqa: E402
from regna.server.problems import CODES  # noqa: E402
from regna.table.denied import SENTENCES  # noqa: E402
from regna.words.catalogue import COUNTED, GRAMMAR, SEATS  # noqa: E402
from regna.words.rooms import ENGLISH, LANGUAGES, room_names, room_text  # noqa: E402
from regna.words.rulebook import rulebook, rulebooks  # noqa: E402

DOORS = ("src/regna/cli", "src/regna/server")
# For those who study Regna: in English.
FOR_DEVELOPERS = ("fuzz.py", "golden.py", "arena.py", "ladder.py", "train.py")
PRINTERS = {"print", "echo", "secho", "write", "heading", "ask", "prompt", "confirm"}
SAYERS = {"say"}  # print a text, or say a code: there ids may stand
ALLOWED = re.compile(r"regna:? ?|\W*")  # the program's own name, and signs
ID = re.compile(r"[a-z0-9_-]+")
KEY = re.compile(r"(?:cli|save)-[a-z-]+[a-z]")


@dataclass
class Entry:
    """What a message tells, and where: the placeholders of its value and of each attribute."""

    room: str = ""
    variables: set[str] = field(default_factory=set)
    attributes: dict[str, set[str]] = field(default_factory=dict)


def read_catalogue(rooms: dict[str, str]) -> tuple[dict[str, Entry], list[str]]:
    """The messages of all rooms, and what is wrong with their form."""
    entries: dict[str, Entry] = {}
    problems: list[str] = []
    for room, text in rooms.items():
        for item in FluentParser().parse(text).body:
            if isinstance(item, ftl.Junk):
                line = (item.content or "").strip().splitlines()[0]
                problems.append(f"{room}: cannot be read: {line}")
            elif isinstance(item, ftl.Message):
                if item.id.name in entries:
                    problems.append(f"{room}: {item.id.name} stands twice")
                if item.value is None:
                    problems.append(f"{room}: {item.id.name} has no text")
                attributes = {each.id.name: variables(each.value) for each in item.attributes}
                entries[item.id.name] = Entry(room, variables(item.value), attributes)
    return entries, problems


def rooms_of(lang: str) -> dict[str, str]:
    """The rooms of a language as a door reads them: one it does not have is English."""
    names = {*room_names(ENGLISH), *room_names(lang)}
    return {name: room_text(lang, name) for name in sorted(names) if name.endswith(".ftl")}


def check_rooms() -> Iterator[str]:
    """Every language has the rooms of English, and the rooms are of doors and of games."""
    english = {*room_names(ENGLISH)}
    for lang in LANGUAGES[1:]:
        own = {*room_names(lang)}
        yield from (f"{lang}: {room} is missing" for room in sorted(english - own))
        yield from (f"{lang}: {room} is not in English" for room in sorted(own - english))
    doors = ("common", "table", "cli", "web")
    games = [f"{door}{game}" for game in regna.games() for door in ("", "cli-", "web-")]
    known = {f"{room}.ftl" for room in (*doors, *games)}
    for room in sorted(rooms_of(ENGLISH).keys() - known):
        yield f"{ENGLISH}: {room} is called after neither a door nor a game"


def variables(node: object) -> set[str]:
    """The placeholders anywhere below a node."""
    found: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                found |= variables(child)
    return found


def facts_behind(names: set[str]) -> set[str]:
    """Placeholders without the endings the catalogue derives: $building_acc is about building."""
    endings = "|".join(sorted({*GRAMMAR, "or", "is"}))
    return {re.sub(rf"_(?:{endings})$", "", name) for name in names}


def compare(catalogues: dict[str, dict[str, Entry]]) -> Iterator[str]:
    """All languages tell the same."""
    first, *others = catalogues
    for other in others:
        ours, theirs = catalogues[first], catalogues[other]
        for key in sorted(ours.keys() ^ theirs.keys()):
            here, there = (first, other) if key in ours else (other, first)
            yield f"{key}: in {here}, not in {there}"
        for key in sorted(ours.keys() & theirs.keys()):
            yield from compare_entries(key, first, ours[key], other, theirs[key])


def compare_entries(key: str, first: str, ours: Entry, other: str, theirs: Entry) -> Iterator[str]:
    if ours.room != theirs.room:
        yield f"{key}: in {first}/{ours.room} and {other}/{theirs.room}"
    if facts_behind(ours.variables) != facts_behind(theirs.variables):
        yield f"{key}: {first} uses {sorted(ours.variables)}, {other} {sorted(theirs.variables)}"
    for name in sorted(ours.attributes.keys() ^ theirs.attributes.keys()):
        if name not in GRAMMAR | COUNTED and name != "also":
            yield f"{key}.{name}: not in both {first} and {other}"
    for name in ours.attributes.keys() & theirs.attributes.keys():
        if facts_behind(ours.attributes[name]) != facts_behind(theirs.attributes[name]):
            yield f"{key}.{name}: other placeholders in {first} than in {other}"


def check_kinds(lang: str, entries: dict[str, Entry], kinds: dict[str, list[str]]) -> Iterator[str]:
    """All names of a kind are there and have the same forms."""
    for kind, ids in kinds.items():
        keys = [f"{kind}-{each}" for each in ids]
        for key in keys:
            if key not in entries:
                yield f"{lang}: {key} is missing"
        forms = {
            frozenset(entries[key].attributes.keys() & GRAMMAR) for key in keys if key in entries
        }
        if len(forms) > 1:
            yield f"{lang}: not all names of {kind} have the same forms"


def check_codes(
    lang: str, entries: dict[str, Entry], codes: dict[str, list[str]], kinds: dict[str, list[str]]
) -> Iterator[str]:
    """Every code is said, with nothing but its facts."""
    for code, facts in codes.items():
        if code not in entries:
            yield f"{lang}: the code {code} has no sentence"
            continue
        allowed = {*facts, "amounts"} | {
            f"{fact}_{end}" for fact in facts for end in ("count", "or")
        }
        game = code.split("-")[0]
        for fact in facts:
            allowed |= {f"{fact}_{form}" for form in forms_of(entries, game, fact, kinds)}
            if fact in SEATS:
                allowed |= {f"{fact}_{form}" for form in ("is", "nom")}
        used = entries[code].variables | entries[code].attributes.get("then", set())
        for name in sorted(used - allowed):
            yield f"{lang}: {code} uses ${name}, which is none of its facts ({', '.join(facts)})"


def check_persons(lang: str, entries: dict[str, Entry], said: Said) -> Iterator[str]:
    """Events agree with whoever they name, questions speak to the one who decides."""
    for row in said.events:
        entry = entries.get(row.code, Entry())
        used = entry.variables | entry.attributes.get("then", set())
        for fact in sorted(SEATS & facts_behind(used)):
            if f"{fact}_is" not in used:
                yield f"{lang}: {row.code} has no form for ${fact} that is you: use ${fact}_is"
    for row in said.asks:
        if "seat" in facts_behind(entries.get(row.code, Entry()).variables):
            yield f"{lang}: {row.code} names the one it asks ($seat) instead of speaking to them"


def forms_of(
    entries: dict[str, Entry], game: str, fact: str, kinds: dict[str, list[str]]
) -> set[str]:
    """The forms every name behind a fact has."""
    kind = f"{game}-player" if fact in SEATS else f"{game}-{fact}"
    if kind not in kinds and kind.endswith("s"):
        kind = kind[:-1]  # a list of such things
    known = [
        entries[f"{kind}-{each}"] for each in kinds.get(kind, []) if f"{kind}-{each}" in entries
    ]
    if not known:
        return set()
    return set.intersection(*(set(entry.attributes) for entry in known))


CORE_CODES: dict[str, list[str]] = {
    "game-over": [],
    "no-such-move": ["move"],
    **{f"table-{code}": re.findall(r"{(\w+)}", text) for code, text in SENTENCES.items()},
    **{code: ["text", "field"] for code in CODES},
}


def option_keys(game: str, option: Option) -> Iterator[str]:
    """The names an option needs: itself, and each of its choices."""
    key = f"{game}-option-{option.name}"
    yield key
    choices = list(option.choices)
    if option.kind == "number" and option.high - option.low < 5:
        choices = list(range(option.low, option.high + 1))
    for choice in choices:
        yield f"{key}-{choice}"


def check_game(name: str, lang: str, entries: dict[str, Entry]) -> Iterator[str]:
    game = regna.game(name)
    kinds = regna.game(name).things()
    if f"game-{name}" not in entries:
        yield f"{lang}: game-{name} is missing"
    yield from check_kinds(lang, entries, kinds)
    yield from check_codes(lang, entries, game.codes(), kinds)
    yield from check_persons(lang, entries, game.said)
    shown = [kind for kind in kinds if kind not in (f"{name}-verb", f"{name}-move")]
    things = [f"{kind}-{each}" for kind in shown for each in kinds[kind]]
    options = [key for option in game.options() for key in option_keys(name, option)]
    for key in (*game.codes(), *things, *options):
        if key in entries and entries[key].room not in (f"{name}.ftl", "common.ftl"):
            yield f"{lang}: {key} is in {entries[key].room}, so not every door can say it"
    for key in options:
        if key not in entries:
            yield f"{lang}: {key} is missing"
    for option in game.options():
        named = entries.get(f"{name}-option-{option.name}")
        if named is not None and "help" not in named.attributes:
            yield f"{lang}: {name}-option-{option.name} has no .help"


def check_rulebooks() -> Iterator[str]:
    for game in rulebooks():
        first = rulebook(game, ENGLISH)
        for lang in LANGUAGES[1:]:
            other = rulebook(game, lang)
            if first.ids() != other.ids():
                odd = sorted(set(first.ids()) ^ set(other.ids())) or ["their order"]
                yield f"rules of {game}: {ENGLISH} and {lang} differ in {', '.join(odd)}"
            if len(first.chapters) != len(other.chapters):
                yield f"rules of {game}: {ENGLISH} and {lang} have other chapters"
        known = set(first.ids())
        for lang in LANGUAGES:
            for where, reference in references(game, lang):
                if reference not in known:
                    yield f"rules of {game} ({lang}): {where} points to [{reference}]"


def references(game: str, lang: str) -> Iterator[tuple[str, str]]:
    for chapter in rulebook(game, lang).chapters:
        for rule in chapter.rules:
            for paragraph in rule.paragraphs:
                for reference in re.findall(r"\[([A-Z0-9][A-Za-z0-9-]*)\]", paragraph):
                    yield rule.id, reference


# ---- no words in the doors ----------------------------------------------------------


def own_words(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts given to a printing function or as help as they are, not looked up."""
    for node in ast.walk(tree):
        for constant in help_texts(node):
            yield constant.lineno, str(constant.value)
        if isinstance(node, ast.Call) and called(node) in PRINTERS | SAYERS:
            for constant in (text for argument in node.args for text in plain_texts(argument)):
                text = str(constant.value)
                is_id = called(node) in SAYERS and ID.fullmatch(text)
                if not is_id and not ALLOWED.fullmatch(text):
                    yield constant.lineno, text


def help_texts(node: ast.AST) -> Iterator[ast.Constant]:
    """What `--help` would show: texts called help, and the docstring of a command."""
    if isinstance(node, ast.Call):
        for keyword in node.keywords:
            if keyword.arg == "help":
                yield from plain_texts(keyword.value)
    elif isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
        defaults = [each for each in node.args.defaults if isinstance(each, ast.Call)]
        if any(called(each) in ("Argument", "Option") for each in defaults):
            statement = node.body[0]
            assert isinstance(statement, ast.Expr)
            yield from plain_texts(statement.value)


def called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def plain_texts(node: ast.expr) -> Iterator[ast.Constant]:
    """Texts in an expression, without those of functions it calls."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from plain_texts(part)
    elif isinstance(node, ast.BinOp):
        yield from plain_texts(node.left)
        yield from plain_texts(node.right)
    elif isinstance(node, ast.IfExp):
        yield from plain_texts(node.body)
        yield from plain_texts(node.orelse)


def check_doors(root: Path, entries: dict[str, Entry]) -> Iterator[str]:
    used: set[str] = set()
    begun: set[str] = set()
    for door in DOORS:
        for path in sorted((root / door).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            name = path.relative_to(root).as_posix()
            if path.name not in FOR_DEVELOPERS:
                for line, text in own_words(tree):
                    yield f"{name}:{line}: words outside the catalogues: {text!r}"
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    if KEY.fullmatch(node.value):
                        used.add(node.value)
                    elif re.fullmatch(r"cli-[a-z-]*-", node.value):
                        begun.add(node.value)
    for key in sorted(used - entries.keys()):
        yield f"{key} is used by a door but is in no catalogue"
    for key in sorted(entries):
        if KEY.fullmatch(key) and key not in used and not key.startswith(tuple(begun) or "-"):
            yield f"{key} is in the catalogues but no door uses it"


def begun(game: str, entries: dict[str, Entry]) -> bool:
    """Whether the words of a game are being written: from the first one on, all are required."""
    return any(key.startswith(f"{game}-") for key in entries)


def check(root: Path) -> list[str]:
    problems = list(check_rooms())
    catalogues: dict[str, dict[str, Entry]] = {}
    for lang in LANGUAGES:
        catalogues[lang], faults = read_catalogue(rooms_of(lang))
        problems += [f"{lang}/{fault}" for fault in faults]
    problems += compare(catalogues)
    for lang, entries in catalogues.items():
        problems += check_codes(lang, entries, CORE_CODES, {})
        for name in regna.games():
            if begun(name, entries):
                problems += check_game(name, lang, entries)
    problems += check_rulebooks()
    problems += check_doors(root, catalogues[ENGLISH])
    return problems


def main() -> int:
    problems = check(ROOT)
    for problem in problems:
        print(problem)
    entries, _ = read_catalogue(rooms_of(ENGLISH))
    for name in regna.games():
        if not begun(name, entries):
            print(f"warning: {name} has {len(regna.game(name).codes())} codes and no words yet")
    games = ", ".join(name for name in regna.games() if begun(name, entries))
    print(f"words ({games}): {f'{len(problems)} problems' if problems else 'complete'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
