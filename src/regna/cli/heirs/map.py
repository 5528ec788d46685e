"""The landscape of The Two Heirs as a map of text.

Every tile is a box of two lines: whose building it is, then its resource and
who stands there. Roads end at the edges of the boxes. Places where a tile may
be laid now show their name. Colour only repeats what the words say.
"""

from __future__ import annotations

from regna.cli.terminal.colour import BLUE, BOLD, GREEN, RED, YELLOW, Ink, unpainted
from regna.cli.terminal.position import View
from regna.games.heirs.board import read_place, write_place
from regna.words import Words

Place = tuple[int, int]

TERRAIN = {"green": GREEN, "grey": "", "yellow": YELLOW}
SIDES = {"heirs-player-white": BOLD, "heirs-player-blue": BLUE, "heirs-player-henry": RED}
LABEL = 4  # columns for the names of the rows
WIDTHS = (9, 8, 7)  # of a box inside; the widest that fits is used


def place_of(text: str) -> Place:
    place = read_place(text)
    return (0, 0) if place is None else place


def laid(view: View) -> dict[Place, View]:
    """The tiles of the landscape by place."""
    return {(entry["x"], entry["y"]): entry for entry in view["board"]}


def free_places(view: View) -> set[Place]:
    """Where the seat to act may lay a tile."""
    return {place_of(text) for text in view["places"]}


def span(view: View) -> range:
    """The columns of the landscape, with those where a tile may be laid."""
    shown = {*laid(view), *free_places(view)}
    return range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)


def room_for(view: View, inner: int = WIDTHS[-1]) -> int:
    """How wide the landscape is with boxes so wide inside, at least if nothing is said."""
    return LABEL + 1 + len(span(view)) * (inner + 1)


def draw_map(
    view: View, words: Words, seats: list[str], width: int, ink: Ink = unpainted
) -> list[str]:
    """The whole landscape; one too wide for the screen is drawn in parts, west to east."""
    columns = span(view)
    inner = next((each for each in WIDTHS if room_for(view, each) <= width), WIDTHS[-1])
    most = max(1, (width - LABEL - 1) // (inner + 1))
    drawing = Map(view, words, seats, inner, ink)
    parts = [columns[first : first + most] for first in range(0, len(columns), most)]
    return [line for part in parts for line in drawing.lines(part)]


class Map:
    """One drawing: boxes of `inner` columns and two lines, with edges between them."""

    def __init__(self, view: View, words: Words, seats: list[str], inner: int, ink: Ink) -> None:
        self.view = view
        self.words = words
        self.seats = seats
        self.inner = inner
        self.ink = ink
        self.tiles = laid(view)
        self.free = free_places(view)

    def lines(self, columns: range) -> list[str]:
        shown = {*self.tiles, *self.free}
        north, south = max(y for _, y in shown), min(y for _, y in shown)
        names = [write_place(x, 0).center(self.inner) for x in columns]
        found = [" " * (LABEL + 1) + " ".join(names)]
        for y in range(north, south - 1, -1):
            found.append(" " * LABEL + self.edge_row(columns, y))
            label = write_place(0, y).rjust(LABEL - 1) + " "
            found.append(label + self.box_row(columns, y, 0))
            found.append(" " * LABEL + self.box_row(columns, y, 1))
        found.append(" " * LABEL + self.edge_row(columns, south - 1))
        while not found[-1].strip():
            del found[-1]
        return [line.rstrip() for line in found]

    def edge_row(self, columns: range, y: int) -> str:
        """The edges between row y and the row north of it."""
        text = self.corner(columns[0], y)
        for x in columns:
            text += self.level_edge((x, y + 1), (x, y)) + self.corner(x + 1, y)
        return text

    def corner(self, x: int, y: int) -> str:
        around = ((x, y), (x - 1, y), (x, y + 1), (x - 1, y + 1))
        return "+" if any(place in self.tiles for place in around) else " "

    def level_edge(self, above: Place, below: Place) -> str:
        if above not in self.tiles and below not in self.tiles:
            return " " * self.inner
        sign = road_sign(self.has(above, "S"), self.has(below, "N"), "┃╹╻-")
        half = self.inner // 2
        return "-" * half + sign + "-" * (self.inner - half - 1)

    def box_row(self, columns: range, y: int, line: int) -> str:
        text = self.upright_edge((columns[0] - 1, y), (columns[0], y), line)
        for x in columns:
            text += self.box((x, y), line) + self.upright_edge((x, y), (x + 1, y), line)
        return text

    def upright_edge(self, left: Place, right: Place, line: int) -> str:
        if left not in self.tiles and right not in self.tiles:
            return " "
        if line == 1:
            return "|"
        return road_sign(self.has(left, "E"), self.has(right, "W"), "━╸╺|")

    def has(self, place: Place, edge: str) -> bool:
        return place in self.tiles and edge in self.tiles[place]["exits"]

    def box(self, place: Place, line: int) -> str:
        entry = self.tiles.get(place)
        if entry is None:
            free = place in self.free and line == 0
            return (write_place(*place) if free else "").center(self.inner)
        colour = TERRAIN[entry["colour"]]
        if line == 0:
            text = self.title(entry)[: self.inner].ljust(self.inner)
            if entry["owner"] is None:
                return self.ink(text, colour)
            return self.ink(text[0], self.dye(entry["owner"])) + self.ink(text[1:], colour)
        standing = self.standing(entry["at"])
        used = sum(len(text) for text, _ in standing)
        resource = self.words.name(f"heirs-resource-{entry['resource']}", "short")
        text = resource[: self.inner - used].ljust(self.inner - used)
        return self.ink(text, colour) + "".join(self.ink(*each) for each in standing)

    def dye(self, seat: int) -> str:
        """The colour of a side."""
        return SIDES[self.seats[seat]]

    def title(self, entry: View) -> str:
        if entry["owner"] is None:
            name = self.words.name("heirs-terrain", "short")
            return name.rjust(min(self.inner, len(name) + 2))
        mark = self.words.name(self.seats[entry["owner"]], "mark")
        building = self.view["tiles"][entry["tile"]]["building"]
        return f"{mark} {self.words.name(f'heirs-building-{building}', 'short')}"

    def standing(self, at: str) -> list[tuple[str, str]]:
        """Units and treasures on a tile, with their colours."""
        found: list[tuple[str, str]] = []
        for player in self.view["players"]:
            mark = self.words.name(self.seats[player["seat"]], "mark")
            for unit in player["units"]:
                if unit["at"] == at:
                    sign = mark + ("*" if unit["unit"] == "elite" else "")
                    found.append((sign, self.dye(player["seat"])))
        chests = self.view.get("solo", {}).get("treasures", [])
        return found + [("$", YELLOW) for chest in chests if chest["at"] == at]


def road_sign(one: bool, other: bool, signs: str) -> str:
    """Joined, loose on the one or on the other side, or no road."""
    if one and other:
        return signs[0]
    if one:
        return signs[1]
    return signs[2] if other else signs[3]
