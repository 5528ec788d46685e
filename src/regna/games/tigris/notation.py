"""Moves as people write them, and as clients need them.

temple d7            place a tile            king d7       place or move a leader
catastrophe d7       place a catastrophe     withdraw king
swap 2 temple 1 farm                         pass
war green            which war comes next    support 3     add tiles from the hand
build red-green d7   on the square whose top left corner is d7
build none                                   treasure b2
"""

from __future__ import annotations

from regna.core import BadNotation, Facts
from regna.games.tigris.board import SQUARE, cell_name, cell_names, cell_number
from regna.games.tigris.moves import (
    BUILD,
    CATASTROPHE,
    LEADER,
    MOVE_SPACE,
    NO_BUILD,
    PASS,
    SUPPORT,
    SWAP,
    SWAPS,
    TILE,
    TREASURE,
    WAR,
    WITHDRAW,
    cell_of,
    colour_of,
    kind_of,
    leader_move,
    swap_move,
    tile_move,
    verb_of,
)
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    TILE_NAMES,
    counts_by_name,
)
from regna.games.tigris.state import Tigris

FIRST_WORDS = [*TILE_NAMES, *LEADER_NAMES]
FIRST_WORDS += ["catastrophe", "withdraw", "swap", "pass", "war", "support", "build", "treasure"]


def in_space(move: int) -> None:
    if not 0 <= move < MOVE_SPACE:
        raise BadNotation("move", f"a whole number from 0 to {MOVE_SPACE - 1}", move)


def parts(state: Tigris, move: int) -> Facts:
    """Verb, piece and place of a move."""
    in_space(move)
    kind = kind_of(move)
    colour = colour_of(move)
    cell = cell_of(move)
    facts: Facts = {"verb": verb_of(move)}
    if kind in (LEADER, WITHDRAW):
        facts["piece"] = LEADER_NAMES[colour]
    elif kind == TILE:
        facts["piece"] = TILE_NAMES[colour]
    elif kind in (CATASTROPHE, TREASURE):
        facts["piece"] = verb_of(move)
    elif kind == BUILD:
        facts["piece"] = MONUMENT_NAMES[(move - BUILD) % MONUMENTS]
        facts["cells"] = cell_names(SQUARE[cell])
    elif kind == SWAP:
        facts["tiles"] = counts_by_name(SWAPS[move - SWAP])
    elif kind == SUPPORT:
        facts["count"] = move - SUPPORT
    if colour >= 0:
        facts["colour"] = COLOUR_NAMES[colour]
    if cell >= 0:
        facts["place"] = cell_name(cell)
    if kind in (LEADER, WITHDRAW):
        origin = state.leader_at[COLOURS * state.turn_of() + colour]
        if origin >= 0:
            facts["from"] = cell_name(origin)
    return facts


def write(move: int) -> str:
    """A move in notation."""
    in_space(move)
    kind = kind_of(move)
    if kind == LEADER:
        return f"{LEADER_NAMES[colour_of(move)]} {cell_name(cell_of(move))}"
    if kind == TILE:
        return f"{TILE_NAMES[colour_of(move)]} {cell_name(cell_of(move))}"
    if kind == WITHDRAW:
        return f"withdraw {LEADER_NAMES[colour_of(move)]}"
    if kind in (CATASTROPHE, TREASURE):
        return f"{verb_of(move)} {cell_name(cell_of(move))}"
    if kind == SWAP:
        counts = SWAPS[move - SWAP]
        words = [f"{n} {TILE_NAMES[colour]}" for colour, n in enumerate(counts) if n]
        return " ".join(["swap", *(words or ["none"])])
    if kind == WAR:
        return f"war {COLOUR_NAMES[colour_of(move)]}"
    if kind == SUPPORT:
        return f"support {move - SUPPORT}"
    if kind == BUILD:
        return f"build {MONUMENT_NAMES[(move - BUILD) % MONUMENTS]} {cell_name(cell_of(move))}"
    return "build none" if kind == NO_BUILD else "pass"


def read(text: str) -> int:
    """The move a text means; capitals and extra spaces do not matter."""
    if not isinstance(text, str):
        raise BadNotation("move", "a text", text)
    words = text.lower().split()
    if not words:
        raise BadNotation("move", f"a word among {', '.join(FIRST_WORDS)}", text)
    verb, rest = words[0], words[1:]
    if verb in TILE_NAMES:
        return tile_move(TILE_NAMES.index(verb), _cell(rest))
    if verb in LEADER_NAMES:
        return leader_move(LEADER_NAMES.index(verb), _cell(rest))
    if verb == "catastrophe":
        return CATASTROPHE + _cell(rest)
    if verb == "treasure":
        return TREASURE + _cell(rest)
    if verb == "withdraw":
        return WITHDRAW + LEADER_NAMES.index(_name(rest, "leader", LEADER_NAMES))
    if verb == "war":
        return WAR + COLOUR_NAMES.index(_name(rest, "colour", COLOUR_NAMES))
    if verb == "support":
        return SUPPORT + _number(rest)
    if verb == "build":
        return _build(rest)
    if verb == "swap":
        return _swap(rest)
    if verb == "pass":
        _no_more(rest)
        return PASS
    raise BadNotation("move", f"a word among {', '.join(FIRST_WORDS)}", verb)


def _no_more(words: list[str]) -> None:
    if words:
        raise BadNotation("move", "nothing more", " ".join(words))


def _cell(words: list[str]) -> int:
    cell = cell_number(words[0]) if words else -1
    if cell < 0:
        raise BadNotation("cell", "a square from a1 to p11", words[0] if words else "")
    _no_more(words[1:])
    return cell


def _name(words: list[str], field: str, names: list[str]) -> str:
    name = words[0] if words else ""
    if name not in names:
        raise BadNotation(field, f"one of {', '.join(names)}", name)
    _no_more(words[1:])
    return name


def _number(words: list[str]) -> int:
    digits = words[0] if words else ""
    if not (digits.isascii() and digits.isdigit() and len(digits) == 1 and int(digits) <= HAND):
        raise BadNotation("count", f"a whole number from 0 to {HAND}", digits)
    _no_more(words[1:])
    return int(digits)


def _build(words: list[str]) -> int:
    if words == ["none"]:
        return NO_BUILD
    monument = _name(words[:1], "monument", [*MONUMENT_NAMES, "none"])
    if monument == "none":
        _no_more(words[1:])
    return BUILD + MONUMENTS * _cell(words[1:]) + MONUMENT_NAMES.index(monument)


def _swap(words: list[str]) -> int:
    """Numbers and names of tiles; a name without a number is one tile."""
    counts = [0] * COLOURS
    if words == ["none"]:
        return swap_move(counts)
    place = 0
    while place < len(words):
        number = 1
        if words[place].isascii() and words[place].isdigit():
            number = _number([words[place]])
            place += 1
        name = words[place] if place < len(words) else ""
        tile = name if name in TILE_NAMES else name.removesuffix("s")
        if tile not in TILE_NAMES:
            raise BadNotation("tile", f"one of {', '.join(TILE_NAMES)}", name)
        counts[TILE_NAMES.index(tile)] += number
        place += 1
    if not words or sum(counts) > HAND:
        raise BadNotation("swap", f"one to {HAND} tiles, as in: swap 2 temple 1 farm", sum(counts))
    return swap_move(counts)
