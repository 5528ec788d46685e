"""Tigris & Euphrates in the terminal: the table in text and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regna.cli.terminal.colour import beside, room
from regna.cli.terminal.door import Door, Group
from regna.cli.terminal.position import Position, View
from regna.cli.terminal.screen import wrapped
from regna.cli.tigris.conflict import conflict_panel
from regna.cli.tigris.map import (
    DYES,
    TILE_OF,
    cell_at,
    draw_map,
    kingdom_numbers,
    kingdom_table,
    player_table,
    rows_of,
    sign_of,
)
from regna.cli.tigris.pieces import COLOURS, DYNASTIES, LEADERS, TILES, colour_of
from regna.cli.tigris.reader import TigrisReader
from regna.core import Event, Facts, Game, Score, ScoreLine
from regna.games.tigris.board import HEIGHT, WIDTH
from regna.words import Words

GAP = 3  # columns between the board and what stands beside it
ENOUGH = 46  # columns for that
SOON = 3  # rounds before the guard against endless play ends the game


class TigrisDoor(Door):
    """Board, kingdoms, conflicts and hands; moves in the words of the language."""

    secret = True

    # ---- names ---------------------------------------------------------------

    def seats(self, now: Position) -> list[str]:
        return [f"tigris-player-{dynasty}" for dynasty in DYNASTIES[: now.seats]]

    def dyes(self, now: Position) -> dict[str, str]:
        """Seats, tiles, leaders and colours by their names."""
        found = super().dyes(now)
        for kind, ids in (("tile", TILES), ("leader", LEADERS), ("colour", COLOURS)):
            for name in ids:
                forms = self.forms(f"tigris-{kind}-{name}")
                found.update(dict.fromkeys(forms, DYES[colour_of(name)]))
        return found

    def settles(self, now: Position) -> bool:
        """A treasure without a choice is taken; that a hand has nothing to add stays hidden."""
        return now.asked == "tigris-treasure"

    # ---- the position --------------------------------------------------------

    def draw(self, now: Position) -> list[str]:
        """Kingdoms and players, then the board: next to the prompt, or beside them."""
        view = now.view
        board = draw_map(view, self.words, self.seats(now), self.width, self.ink)
        rest = self.width - max(map(room, board)) - GAP
        wide = rest >= ENOUGH
        beyond = self.about_lines(now, rest if wide else self.width)
        lines = beside(board, beyond, GAP) if wide else [*beyond, "", *board]
        if view["to_act"] is None:
            return lines
        return [*self.turn_lines(now, view), *lines, "", *self.own_lines(now, view)]

    def about_lines(self, now: Position, width: int) -> list[str]:
        """Kingdoms, monuments, and what the players have."""
        view, seats = now.view, self.seats(now)
        lines = kingdom_table(view, self.words, seats, width)
        if any(monument["built"] for monument in view["monuments"]):
            lines += wrapped(self.monuments_line(now, view), width, "", "  ")
        if view["to_act"] is not None:
            lines += ["", *player_table(view, self.words, seats, self.order(now), width)]
        return lines

    def moment(self, now: Position) -> int:
        """The table is drawn again whenever something on it has changed."""
        view = now.view
        board = [*view["board"], *[str(leader) for leader in view["leaders"]]]
        return hash((view["turn"], view["left"], *board))

    def status(self, now: Position) -> list[str]:
        """The board is as it was: the conflict, or what is in the hand."""
        view = now.view
        panel = conflict_panel(now.ask, view, self.words, self.seats(now), self.width)
        return ["", *panel] if panel else self.wrap([self.hand_line(view)])

    def look(self, now: Position) -> list[str]:
        view = now.view
        lines = [self.kingdom_line(now, view, n) for n in range(len(view["kingdoms"]))]
        lines += self.other_lines(now, view)
        return [
            *self.turn_lines(now, view),
            *self.wrap(lines),
            *self.wrap([self.monuments_line(now, view)]),
            *self.wrap([self.player_line(now, view["players"][n]) for n in self.order(now)]),
            *self.own_lines(now, view),
        ]

    def legend(self) -> list[str]:
        return wrapped(self.words.name("tigris-show-legend"), self.width)

    def wrap(self, lines: list[str]) -> list[str]:
        return [line for text in lines for line in wrapped(text, self.width, "", "  ")]

    def turn_lines(self, now: Position, view: View) -> list[str]:
        facts: Facts = {"seat": view["turn"], "bag": view["bag"]}
        facts |= {"number": view["action"], "treasures": len(view["treasures"])}
        lines = [self.say(now, "tigris-show-turn", facts)]
        left = view["idle_limit"] - view["idle"]
        if view["idle_limit"] and left <= SOON * now.seats:
            lines.append(self.say(now, "tigris-show-idle", {"turns": left}))
        return self.wrap(lines)

    def monuments_line(self, now: Position, view: View) -> str:
        built = [
            self.say(now, "tigris-show-monument", monument)
            for monument in view["monuments"]
            if monument["built"]
        ]
        left = [
            self.words.name(f"tigris-monument-{monument['monument']}")
            for monument in view["monuments"]
            if not monument["built"]
        ]
        none = [self.words.name("tigris-show-none")]
        facts: Facts = {"built": built or none, "left": left or none}
        return self.words.say("tigris-show-monuments", facts)

    def order(self, now: Position) -> list[int]:
        """The seats, ending with the one who decides."""
        acting = 0 if now.to_act is None else now.to_act
        return [(acting + step) % now.seats for step in range(1, now.seats + 1)]

    def own_lines(self, now: Position, view: View) -> list[str]:
        """What is behind the screens one may look behind, and the conflict if there is one."""
        lines: list[str] = []
        for seat in self.order(now):
            if view["players"][seat]["points"] is not None:
                lines.append(self.points_line(now, view["players"][seat]))
        lines.append(self.hand_line(view))
        panel = conflict_panel(now.ask, view, self.words, self.seats(now), self.width)
        return [*self.wrap(lines), "", *panel] if panel else self.wrap(lines)

    def player_line(self, now: Position, player: View) -> str:
        seat = player["seat"]
        off = [leader for leader in reversed(LEADERS) if leader not in player["leaders"]]
        names = [self.words.name(f"tigris-leader-{leader}") for leader in off]
        facts: Facts = {
            "seat": seat,
            "count": player["hand_size"],
            "catastrophes": player["catastrophes"],
            "leaders": self.words.join(names) or self.words.name("tigris-show-none"),
        }
        return self.say(now, "tigris-show-player", facts)

    def points_line(self, now: Position, player: View) -> str:
        facts: Facts = {**player["points"], "treasures": player["treasures"]}
        facts |= {"seat": player["seat"], "weakest": player["score"][0]}
        return self.say(now, "tigris-show-points", facts)

    def hand_line(self, view: View) -> str:
        hand = view["players"][view["to_act"]]["hand"]
        facts: Facts = {TILES[colour]: hand[name] for colour, name in enumerate(COLOURS)}
        if not any(hand.values()):
            return self.words.name("tigris-show-hand-empty")
        return self.words.say("tigris-show-hand", facts, "tigris")

    def kingdom_line(self, now: Position, view: View, number: int) -> str:
        """A kingdom in a sentence."""
        kingdom = view["kingdoms"][number]
        parts = [
            self.say(now, "tigris-show-stands", leader)
            for leader in view["leaders"]
            if leader["cell"] in kingdom["cells"]
        ]
        parts += self.tile_parts(now, view, kingdom["cells"])
        if kingdom["treasures"]:
            parts.append(self.say(now, "tigris-show-treasures", {"cells": kingdom["treasures"]}))
        for monument in view["monuments"]:
            if monument["monument"] in kingdom["monuments"]:
                parts.append(self.say(now, "tigris-show-monument-in", monument))
        facts: Facts = {"number": number + 1, "parts": "; ".join(parts)}
        return self.words.say("tigris-show-kingdom", facts)

    def other_lines(self, now: Position, view: View) -> list[str]:
        """What lies outside kingdoms."""
        within = kingdom_numbers(view)
        every = [cell_at(row, column) for row in range(HEIGHT) for column in range(WIDTH)]
        parts = self.tile_parts(now, view, [cell for cell in every if cell not in within])
        treasures = [cell for cell in view["treasures"] if cell not in within]
        if treasures:
            parts.append(self.say(now, "tigris-show-treasures", {"cells": treasures}))
        lines = [self.words.say("tigris-show-no-leader", {"parts": "; ".join(parts)})]
        ruins = [cell for cell in every if sign_of(view, cell) == "x"]
        if ruins:
            lines.append(self.say(now, "tigris-show-catastrophes", {"cells": ruins}))
        if view["marker"] is not None:
            lines.append(self.say(now, "tigris-show-marker", {"cell": view["marker"]}))
        return lines if parts else lines[1:]

    def tile_parts(self, now: Position, view: View, cells: list[str]) -> list[str]:
        """Face-up tiles among some squares, by kind."""
        parts: list[str] = []
        for tile in TILES:
            found = [cell for cell in cells if TILE_OF.get(sign_of(view, cell)) == tile]
            if found:
                parts.append(self.say(now, "tigris-show-tiles", {"tile": tile, "cells": found}))
        return parts

    # ---- moves ---------------------------------------------------------------

    def reader(self, now: Position) -> TigrisReader:
        return TigrisReader(self.words, now)

    def groups(self, now: Position) -> list[Group]:
        """Squares of each piece, pieces with the same squares together; other moves numbered."""
        reader = self.reader(now)
        pieces: dict[str, list[tuple[int, str]]] = {}
        swaps: list[int] = []
        other: list[int] = []
        for move in now.moves:
            parts = now.parts(move)
            if parts["verb"] in ("leader", "tile", "catastrophe"):
                pieces.setdefault(str(parts["piece"]), []).append((move, str(parts["place"])))
            elif parts["verb"] == "swap":
                swaps.append(move)
            else:
                other.append(move)
        groups = self.piece_groups(reader, pieces)
        if swaps:
            example = reader.describe(swaps[len(swaps) // 2])
            summary = self.words.say("tigris-group-swap-summary", {"example": example})
            title = self.words.name("tigris-group-swap")
            groups.append(Group(title, [(move, "") for move in swaps], summary))
        if other:
            title = self.words.name("tigris-group-other") if groups else ""
            groups.append(Group(title, [(move, reader.describe(move)) for move in other]))
        return groups

    def piece_groups(
        self, reader: TigrisReader, pieces: dict[str, list[tuple[int, str]]]
    ) -> list[Group]:
        alike: dict[str, list[str]] = {}
        for piece, moves in pieces.items():
            alike.setdefault(rows_of([place for _, place in moves]), []).append(piece)
        found: list[Group] = []
        for summary, names in alike.items():
            title = ", ".join(reader.called(name) for name in names)
            moves = [move for name in names for move in pieces[name]]
            found.append(Group(title, moves, summary))
        return found

    def phrases(self, now: Position) -> Iterator[str]:
        """Pieces and verbs, and the moves that are few."""
        reader = self.reader(now)
        yield from reader.beginnings()
        for group in self.groups(now):
            yield from [] if group.summary else [label for _, label in group.moves]

    # ---- telling -------------------------------------------------------------

    def tell(self, now: Position, event: Event) -> str:
        """What happened; whose turn begins is said by the table drawn next."""
        if event.code == "tigris-turn" and event.public["seat"] == now.to_act:
            return ""
        return super().tell(now, event)

    def scores(self, now: Position) -> list[Score]:
        """Everybody's at the end or in open scoring, else those of the one who decides."""
        view = now.view
        seen = [player["seat"] for player in view["players"] if player["points"] is not None]
        return [
            replace(score, lines=sorted(score.lines, key=lambda line: line.points))
            for score in now.scores()
            if score.seat in seen
        ]

    def total(self, now: Position, score: Score) -> str:
        key = " – ".join(str(points) for points in score.key)
        facts: Facts = {"seat": score.seat, "points": score.total, "key": key}
        return self.headed(now, "tigris-score-total", facts)

    def score_line(self, now: Position, seat: int, line: ScoreLine) -> str:
        weakest = line.points == now.scores()[seat].total
        facts: Facts = {"colour": line.facts["colour"], "own": line.facts["points"]}
        facts |= {"treasures": line.facts["treasures"], "weakest": weakest}
        return self.say(now, "tigris-score-61", facts)

    def result(self, now: Position) -> list[str]:
        ranking = now.ranking()
        if len(ranking[0]) > 1:
            return [self.words.name("tigris-result-shared"), *super().result(now)]
        best, second = (now.scores()[seats[0]].key for seats in ranking[:2])
        level = next(n for n in range(len(best)) if best[n] != second[n])
        lines = [self.words.say("tigris-result-tie", {"count": level})] if level else []
        return lines + super().result(now)


def door(game: Game, words: Words) -> TigrisDoor:
    return TigrisDoor(game, words)
