"""The board of Tigris & Euphrates as a map of text, and its kingdoms as a table.

A square is four columns wide: the number of its kingdom, the letter of its tile,
a sign for what lies on the tile. Leaders are three letters: which one, and whose.
On a narrow terminal the squares stand without the column between them.
Colour only repeats what the letters say.
"""

from __future__ import annotations

from regna.cli.terminal.colour import BLUE, BOLD, CYAN, GREEN, RED, UNDERLINED, Ink, unpainted
from regna.cli.terminal.position import View
from regna.cli.terminal.screen import wrapped
from regna.cli.tigris.pieces import COLOURS, LEADERS, TILES, colour_of
from regna.games.tigris.board import COLUMNS, WIDTH, cell_number
from regna.words import Words

DYES = {"red": RED, "blue": BLUE, "green": GREEN, "black": BOLD}
LABEL = 3  # columns for the numbers of the rows
CELL, NARROW = 4, 3
TREASURE, CORNER_TREASURE, MARKER = "$", "*", "!"
CATASTROPHE, RIVER, LAND = " xxx", " ~~~", "  . "
TILE_OF = dict(zip("tTfms", ["temple", "temple", "farm", "market", "settlement"], strict=True))


def tile_sign(words: Words, tile: str) -> str:
    return words.name(f"tigris-tile-{tile}", "sign")


def leader_sign(words: Words, seats: list[str], seat: int, leader: str) -> str:
    """Which leader and whose: three letters."""
    sign = words.name(f"tigris-leader-{leader}", "sign")
    return sign + words.name(seats[seat], "mark")


def monument_sign(words: Words, monument: str) -> str:
    """The letters of a monument's two colours, which are those of their tiles."""
    colours = [COLOURS.index(colour) for colour in monument.split("-")]
    return "".join(tile_sign(words, TILES[colour]) for colour in colours)


def kingdom_numbers(view: View) -> dict[str, int]:
    """The number of each square's kingdom."""
    found: dict[str, int] = {}
    for number, kingdom in enumerate(view["kingdoms"], start=1):
        found.update(dict.fromkeys(kingdom["cells"], number))
    return found


def is_cell(text: str) -> bool:
    return cell_number(text) >= 0


def cell_at(row: int, column: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


def sign_of(view: View, cell: str) -> str:
    """What the view draws on a square."""
    number = cell_number(cell)
    return str(view["board"][number // WIDTH][number % WIDTH])


def room_for(cell: int) -> int:
    """How many columns the map takes."""
    return LABEL + cell * WIDTH + LABEL


def draw_map(
    view: View, words: Words, seats: list[str], width: int, ink: Ink = unpainted
) -> list[str]:
    """Eleven rows with the names of columns above and below."""
    squares = Squares(view, words, seats)
    cell = CELL if width >= room_for(CELL) else NARROW
    names = " " * LABEL + "".join(f"{column} ".rjust(cell) for column in COLUMNS)
    lines = []
    if width < room_for(NARROW):
        lines = wrapped(words.say("cli-too-narrow", {"count": room_for(NARROW)}), width)
    lines.append(names.rstrip())
    for row in range(len(view["board"])):
        cells = ""
        for name in [cell_at(row, column) for column in range(WIDTH)]:
            square = squares.square(name)
            shown = square if cell == CELL else narrowed(square)
            cells += ink(shown, squares.colour(name))
        lines.append(f"{row + 1:>{LABEL - 1}} {cells} {row + 1}")
    return [*lines, names.rstrip()]


def narrowed(square: str) -> str:
    """A square in three columns: without the first, or without the last if only that is empty.
    Of a kingdom's number above nine its last digit is left where a treasure lies."""
    return square[:-1] if square[0] != " " and square[-1] == " " else square[1:]


class Squares:
    """What to draw on each square."""

    def __init__(self, view: View, words: Words, seats: list[str]) -> None:
        self.view = view
        self.words = words
        self.kingdoms = kingdom_numbers(view)
        self.leaders = {
            leader["cell"]: leader_sign(words, seats, leader["seat"], leader["leader"])
            for leader in view["leaders"]
        }
        self.ruling = {leader["cell"]: leader["leader"] for leader in view["leaders"]}
        self.monuments = {
            cell: monument_sign(words, monument["monument"])
            for monument in view["monuments"]
            for cell in monument["cells"]
        }

    def square(self, cell: str) -> str:
        if cell in self.leaders:
            return f" {self.leaders[cell]}"
        if cell in self.monuments:
            return f" {self.lying(cell) or '#'}{self.monuments[cell]}"
        sign = sign_of(self.view, cell)
        if sign in TILE_OF:
            number = self.kingdoms.get(cell, "")
            return f"{number:>2}{tile_sign(self.words, TILE_OF[sign])}{self.lying(cell) or ' '}"
        return {"x": CATASTROPHE, "~": RIVER}.get(sign, LAND)

    def colour(self, cell: str) -> str:
        """The colour of a leader or a tile; rivers are blue, and ruins have none."""
        if cell in self.ruling:
            return DYES[colour_of(self.ruling[cell])]
        if cell in self.monuments:
            return UNDERLINED
        sign = sign_of(self.view, cell)
        if sign in TILE_OF:
            return DYES[colour_of(TILE_OF[sign])]
        return CYAN if sign == "~" else ""

    def lying(self, cell: str) -> str:
        """What lies on a tile."""
        if cell == self.view["marker"]:
            return MARKER
        if cell in self.view["treasures"]:
            return CORNER_TREASURE if cell in self.view["corners"] else TREASURE
        return ""


# ---- kingdoms --------------------------------------------------------------------


def kingdom_table(view: View, words: Words, seats: list[str], width: int) -> list[str]:
    """A line for each kingdom: tiles of each colour, treasures, leaders and their strengths."""
    if not view["kingdoms"]:
        return wrapped(words.name("tigris-show-no-kingdoms"), width)
    treasures = [treasure_names(view, kingdom) for kingdom in view["kingdoms"]]
    heading = words.name("tigris-show-heading-treasures")
    room = max(len(heading), *(len(names) for names in treasures))
    signs = "".join(f"{tile_sign(words, tile):>3}" for tile in TILES)
    leaders = words.name("tigris-show-heading-leaders")
    start = f"   {signs}  {heading:<{room}}  "
    lines = wrapped(leaders, width, start, " " * len(start))
    for number, kingdom in enumerate(view["kingdoms"]):
        counts = [kingdom["tiles"][colour] for colour in COLOURS]
        tiles = "".join(f"{count or '-':>3}" for count in counts)
        start = f"{number + 1:>2} {tiles}  {treasures[number]:<{room}}  "
        standing = "  ".join(strength(view, words, seats, who) for who in kingdom["leaders"])
        lines += wrapped(standing, width, start, " " * len(start))
    return [line.replace("\u00a0", " ") for line in lines]


def treasure_names(view: View, kingdom: View) -> str:
    """The squares of treasures in a kingdom, corner ones marked."""
    corners = view["corners"]
    names = [cell + (CORNER_TREASURE if cell in corners else "") for cell in kingdom["treasures"]]
    return " ".join(names) or "-"


def strength(view: View, words: Words, seats: list[str], who: View) -> str:
    """A leader with its place and both its strengths."""
    for leader in view["leaders"]:
        if leader["seat"] == who["seat"] and leader["leader"] == who["leader"]:
            sign = leader_sign(words, seats, leader["seat"], leader["leader"])
            numbers = f"{leader['temples']}/{leader['supporters']}"
            return f"{sign}\u00a0{leader['cell']}\u00a0{numbers}"
    return ""


def player_table(
    view: View, words: Words, seats: list[str], order: list[int], width: int
) -> list[str]:
    """What everybody has in front of the screen, and how many tiles behind it."""
    heads = [words.name(f"tigris-show-heading-{head}") for head in ("hand", "catastrophes")]
    names = [f"{words.name(seats[seat])} ({words.name(seats[seat], 'mark')})" for seat in order]
    room = max(len(name) for name in names)
    last = words.name("tigris-show-heading-supply")
    start = " " * room + "".join(f"  {head}" for head in heads) + "  "
    lines = wrapped(last, width, start, " " * len(start))
    for name, seat in zip(names, order, strict=True):
        player = view["players"][seat]
        supply = [leader for leader in reversed(LEADERS) if leader not in player["leaders"]]
        called = ", ".join(words.name(f"tigris-leader-{leader}") for leader in supply) or "-"
        hand = f"{player['hand_size']:>{len(heads[0])}}"
        catastrophes = f"{player['catastrophes'] or '-':>{len(heads[1])}}"
        begun = f"{name:<{room}}  {hand}  {catastrophes}  "
        lines += wrapped(called, width, begun, " " * len(start))
    return lines


def rows_of(cells: list[str]) -> str:
    """Many squares in few words: runs within a row, such as a1–d1 f1."""
    runs: list[list[int]] = []
    for number in sorted(cell_number(cell) for cell in cells):
        if runs and number == runs[-1][-1] + 1 and number % WIDTH:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(_run(run) for run in runs)


def _run(run: list[int]) -> str:
    first, last = (cell_at(*divmod(number, WIDTH)) for number in (run[0], run[-1]))
    if len(run) == 1:
        return first
    return f"{first} {last}" if len(run) == 2 else f"{first}–{last}"


assert len(LEADERS) == len(TILES) == len(COLOURS)
assert room_for(CELL) <= 80
