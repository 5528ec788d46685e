"""A sensible player of Tigris & Euphrates who types moves in words."""

from __future__ import annotations

import io

from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import NAME, Running, begin
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.session import Session
from regna.cli.tigris.door import TigrisDoor
from regna.core import Facts, State
from regna.games.tigris.pieces import COLOUR_NAMES, LEADER_NAMES
from regna.table import Settings, seating
from regna.words import words


class Player(Screen):
    """Places leaders, then tiles where they score for itself; builds, and adds all it can."""

    def __init__(self, running: Running, door: TigrisDoor) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO())
        self.running = running
        self.door = door

    def ask(self, prompt: str) -> str:
        state = self.running.state
        return self.door.describe(Position(state), best_move(state))


def best_move(state: State) -> int:
    view = state.view(state.to_act)
    parts = {move: state.game.parts(state, move) for move in state.moves()}
    return max(parts, key=lambda move: (worth(view, parts[move]), -move))


def worth(view: Facts, parts: Facts) -> int:
    """How much a move promises, from what its player sees."""
    verb = parts["verb"]
    if verb == "support":
        return int(str(parts["count"]))
    if verb == "leader":
        return -5 if "from" in parts else 20
    if verb == "tile":
        return tile_worth(view, parts)
    return {"build": 9, "treasure": 9, "war": 9, "swap": 1, "pass": 0}.get(str(verb), -9)


def tile_worth(view: Facts, parts: Facts) -> int:
    """Best next to an own leader of its colour, good next to any kingdom."""
    seat = view["to_act"]
    column, row = str(parts["place"])[0], int(str(parts["place"])[1:])
    near = {f"{column}{row + 1}", f"{column}{row - 1}"}
    near |= {f"{chr(ord(column) + 1)}{row}", f"{chr(ord(column) - 1)}{row}"}
    leader = LEADER_NAMES[COLOUR_NAMES.index(str(parts["colour"]))]
    found = 2
    kingdoms = view["kingdoms"]
    assert isinstance(kingdoms, list)
    for kingdom in kingdoms:
        if near & set(kingdom["cells"]):
            own = {"seat": seat, "leader": leader} in kingdom["leaders"]
            found = max(found, 15 if own else 6) + (3 if found > 2 else 0)
    return found


def played(running: Running, lang: str) -> str:
    """A whole game in a language; what was on the screen."""
    door = door_for(running.table.game, words(lang))
    assert isinstance(door, TigrisDoor)
    player = Player(running, door)
    Session(running, door, words(lang), player).run()
    return player.paper.getvalue()


def sit_down(seats: int, seed: int, **options: object) -> Running:
    return begin("tigris", seats, options, seed)


def from_position(state: State) -> Running:
    """A game that goes on from a position."""
    settings = Settings(undo="free")
    table = seating.create(NAME, 1, "tigris", "5" * 64, None, {}, settings, position=state.dump())
    for place in range(table.seats):
        table.commit(seating.sit(table, place, "", "", 1))
    table.commit(seating.start(table, 1))
    return Running(table)
