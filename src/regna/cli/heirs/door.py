"""The Two Heirs in the terminal: the table in text and in sentences."""

from __future__ import annotations

from regna.cli.heirs.map import SIDES, TERRAIN, draw_map, laid, place_of, room_for
from regna.cli.heirs.reader import HeirsReader
from regna.cli.language import Said
from regna.cli.terminal.colour import beside, room
from regna.cli.terminal.door import Door, Group
from regna.cli.terminal.position import Position, View
from regna.cli.terminal.screen import in_sight, wrapped
from regna.core import BadFile, Event, Game, Option, ScoreLine
from regna.games.heirs.tiles import read_tiles, read_toml
from regna.words import Words

HENRY = 1
GAP = 3  # columns between the landscape and what stands beside it
ENOUGH = 48  # columns for that
SAID = 3  # lines for what a move is told in


class HeirsDoor(Door):
    """Ring, landscape, hands and units; moves in the words of the language."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.before: list[str] = []  # the landscape as it was drawn last

    # ---- names ---------------------------------------------------------------

    def seats(self, now: Position) -> list[str]:
        colours = now.view["colours"] if now.seats == 1 else ["white", "blue"]
        names = [f"heirs-player-{colour}" for colour in colours]
        return [names[0], "heirs-player-henry"] if now.seats == 1 else names

    def dyes(self, now: Position) -> dict[str, str]:
        """The sides, and the colours of the tiles."""
        found = {form: SIDES[key] for key in self.seats(now) for form in self.forms(key)}
        for colour, dye in TERRAIN.items():
            found.update(dict.fromkeys(self.forms(f"heirs-colour-{colour}"), dye))
        return found

    def tile_facts(self, view: View, tile: str, seat: int) -> dict[str, object]:
        """A tile's printed facts in words, roads as they lie for a seat."""
        row = view["tiles"][tile]
        facts: dict[str, object] = {"name": self.tile_name(view, tile)}
        facts["colour"] = row["colour"]
        facts.update(row["cost"])
        roads = row["turned" if view["players"][seat]["turned"] else "roads"]
        texts = ["–".join(road).lower() for road in roads]
        facts["roads"] = sorted(texts, key=lambda text: "nesw".index(text[0]))
        return facts

    def tile_name(self, view: View, tile: str) -> str:
        """The building, with what else distinguishes the tile."""
        row = view["tiles"][tile]
        name = self.words.name(f"heirs-building-{row['building']}")
        more = self.details(row)
        return f"{name} ({more})" if more else name

    def details(self, row: View) -> str:
        if "direction" in row:
            return self.words.name(f"heirs-line-{row['direction']}")
        if "pattern" in row:
            pattern = row["pattern"]
            if isinstance(pattern, list):
                return self.words.join([str(direction).lower() for direction in pattern])
            return self.words.name(f"heirs-pattern-{pattern}")
        if row["building"] == "guild_house":
            return self.words.join([self.words.name(f"heirs-building-{b}") for b in row["links"]])
        return ""

    def tile_line(self, now: Position, view: View, tile: str, seat: int) -> str:
        return self.say(now, "heirs-show-tile", self.tile_facts(view, tile, seat))

    def tile_short(self, view: View, tile: str) -> str:
        row = view["tiles"][tile]
        more = self.details(row)
        facts = {"building": row["building"], "colour": row["colour"]}
        facts["more"] = f"{more}, " if more else ""
        return self.words.say("heirs-show-tile-short", facts, "heirs")

    # ---- the position --------------------------------------------------------

    def read_option(self, option: Option, text: str) -> object:
        """Tiles come from a file of this machine, which a position then carries whole."""
        try:
            return read_tiles(read_toml(text)).document
        except BadFile as bad:
            raise Said("cli-bad-document", name=option.name, reason=str(bad)) from None

    def draw(self, now: Position) -> list[str]:
        view = now.view
        if view["to_act"] is None:
            return self.landscape(now)
        lines = [*self.turn_lines(now, view), ""]
        title = self.words.name("heirs-show-landscape")
        most = self.width - GAP - ENOUGH
        if room_for(view) <= most:
            drawn = [title, *self.within(most).landscape(now)]
            rest = self.width - GAP - max(map(room, drawn))
            return [*lines, *beside(drawn, self.within(rest).table_lines(now), GAP)]
        self.before = self.landscape(now)
        return [*lines, title, *self.before, "", *self.table_lines(now)]

    def landscape(self, now: Position) -> list[str]:
        return draw_map(now.view, self.words, self.seats(now), self.width, self.ink)

    def table_lines(self, now: Position) -> list[str]:
        """Both sides, and the reserve next to the prompt: every turn begins with taking from it."""
        return [*self.people_lines(now, now.view), "", *self.reserve_lines(now, now.view)]

    def look(self, now: Position) -> list[str]:
        view = now.view
        lines = [*self.turn_lines(now, view), *self.reserve_lines(now, view), ""]
        lines.append(self.words.name("heirs-show-landscape"))
        for place in sorted(laid(view), key=lambda place: (-place[1], place[0])):
            lines += wrapped(self.place_line(now, view, laid(view)[place]), self.width, "  ")
        return [*lines, "", *self.people_lines(now, view)]

    def legend(self) -> list[str]:
        return wrapped(self.words.name("heirs-show-legend"), self.width)

    def turn_lines(self, now: Position, view: View) -> list[str]:
        """Whose turn it is, and how many are left if that is known."""
        acting = view["to_act"]
        seat = 0 if acting is None else acting
        lines = [self.say(now, "heirs-show-turn", {"turn": view["turn"], "seat": seat})]
        if view["last_turns"] is not None:
            facts = {"turns": view["last_turns"]}
            lines += wrapped(self.say(now, "heirs-show-last", facts), self.width)
        return lines

    def reserve_lines(self, now: Position, view: View) -> list[str]:
        """The ring in order, what is within reach first, and the stock."""
        acting = view["to_act"]
        seat = 0 if acting is None else acting
        reserve = self.say(now, "heirs-show-reserve", {"seat": view["crown"]})
        lines = wrapped(reserve, self.width, "", "  ")
        player = view["players"][seat]
        facts = {"seat": seat, "reach": player["reach"]}
        lines += wrapped(self.say(now, "heirs-show-reach", facts), self.width, "  ")
        for number, place in enumerate(view["order"], start=1):
            if number == len(player["window"]) + 1:
                lines.append("  " + self.words.name("heirs-show-beyond"))
            text = self.tile_line(now, view, view["ring"][place], seat)
            lines += wrapped(text, self.width, f"  {number}. ", "     ")
        stock = view["stock"]
        facts = {"left": stock["left"], "colour": stock["top"]}
        return lines + wrapped(self.say(now, "heirs-show-stock", facts), self.width, "  ")

    def place_line(self, now: Position, view: View, entry: View) -> str:
        """A tile of the landscape in a sentence."""
        facts: dict[str, object] = {"cell": entry["at"], "colour": entry["colour"]}
        if entry["owner"] is None:
            text = self.say(now, "heirs-show-terrain", facts)
        else:
            facts |= {"owner": entry["owner"], "name": self.tile_name(view, entry["tile"])}
            text = self.say(now, "heirs-show-building", facts)
        more = [self.words.name("heirs-show-start")] if entry["at"] == "0" else []
        for player in view["players"]:
            for unit in player["units"]:
                if unit["at"] == entry["at"]:
                    who: dict[str, object] = {"seat": player["seat"], "unit": unit["unit"]}
                    more.append(self.say(now, "heirs-show-stands", who))
        for chest in view.get("solo", {}).get("treasures", []):
            if chest["at"] == entry["at"]:
                more.append(self.words.name("heirs-show-treasure-here"))
        return "; ".join([text, *more]) + "."

    def people_lines(self, now: Position, view: View) -> list[str]:
        """Both sides, the one that decides last, next to the prompt."""
        acting = view["to_act"]
        order = [0, 1] if acting is None else [1 - acting, acting]
        lines: list[str] = []
        for seat in order:
            if now.seats == 1 and seat == HENRY:
                lines.append(self.words.name(f"heirs-level-{view['solo']['level']}"))
                lines += self.henry_lines(now, view)
            else:
                lines.append(self.seat_name(now, seat))
                lines += self.player_lines(now, view, seat, seat == acting)
        return lines

    def player_lines(self, now: Position, view: View, seat: int, whole: bool) -> list[str]:
        """Hand, units and resources; for the one who decides with all details."""
        player = view["players"][seat]
        lines: list[str] = []
        if whole and player["hand"]:
            lines.append(self.words.name("heirs-show-hand-heading"))
            for number, tile in enumerate(player["hand"], start=1):
                lines.append(f"{number}. " + self.tile_line(now, view, tile, seat))
        else:
            lines.append(self.hand_line(view, player))
        lines.append(self.units_line(now, player))
        moved = [self.whereabouts(unit["at"]) for unit in player["units"] if unit["moved"]]
        if moved:
            lines.append(self.words.say("heirs-show-moved", {"cells": moved}))
        lines += self.resource_lines(now, view, player, whole)
        return [line for text in lines for line in wrapped(text, self.width, "  ", "    ")]

    def hand_line(self, view: View, player: View) -> str:
        names = [self.tile_short(view, tile) for tile in player["hand"]]
        return self.words.say("heirs-show-hand", {"names": names})

    def whereabouts(self, at: str) -> str:
        return self.words.name("heirs-show-moved-court") if at == "reserve" else at

    def units_line(self, now: Position, player: View) -> str:
        elite, *regulars = [unit["at"] for unit in player["units"]]
        out = [at for at in regulars if at != "reserve"]
        facts: dict[str, object] = {"cell": elite, "cells": out, "court": len(regulars) - len(out)}
        return self.say(now, "heirs-show-units", {**facts, "reach": player["reach"]})

    def resource_lines(self, now: Position, view: View, player: View, whole: bool) -> list[str]:
        if not any(player["resources"].values()):
            return [self.words.name("heirs-show-resources-none")]
        lines = [self.say(now, "heirs-show-resources", dict(player["resources"]))]
        if whole:
            for source in player["sources"]:
                facts: dict[str, object] = dict(source)
                if source["from"] == "reserve":
                    building = view["tiles"][source["tile"]]["building"]
                    facts["name"] = self.words.name(f"heirs-building-{building}")
                lines.append("- " + self.say(now, f"heirs-show-source-{source['from']}", facts))
            if view["discounts"]:
                facts = {"discounts": view["discounts"]}
                lines.append(self.say(now, "heirs-show-discounts", facts))
        return lines

    def henry_lines(self, now: Position, view: View) -> list[str]:
        """Units, scaffolding and treasures."""
        solo = view["solo"]
        cells = [u["at"] for u in view["players"][HENRY]["units"] if u["at"] != "aside"]
        lines = [self.say(now, "heirs-show-henry-units", {"cells": cells})]
        lines.append(self.say(now, "heirs-show-scaffold", {"cell": solo["scaffold"]}))
        treasures = [
            self.say(now, "heirs-show-treasure", {"cell": t["at"], "treasure": t["treasure"]})
            for t in solo["treasures"]
        ]
        facts = {"stack": solo["stack"], "treasures": treasures}
        lines.append(self.say(now, "heirs-show-treasures", facts))
        return [line for text in lines for line in wrapped(text, self.width, "  ", "    ")]

    def status(self, now: Position) -> list[str]:
        """After a move within a turn: the landscape, and what the acting side has now."""
        view = now.view
        player = view["players"][view["to_act"]]
        drawn = self.landscape(now)
        lines = [self.hand_line(view, player), *self.resource_lines(now, view, player, False)]
        if view["discounts"]:
            lines.append(self.say(now, "heirs-show-discounts", {"discounts": view["discounts"]}))
        said = [line for text in lines for line in wrapped(text, self.width, "  ", "    ")]
        seen = in_sight(drawn, self.before, self.height - len(said) - SAID)
        self.before = drawn
        return [*seen, "", *said]

    # ---- moves ---------------------------------------------------------------

    def settles(self, now: Position) -> bool:
        """A turn ends when its player says so."""
        return False

    def reader(self, now: Position) -> HeirsReader:
        return HeirsReader(self.words, now)

    def groups(self, now: Position) -> list[Group]:
        reader = self.reader(now)
        found: dict[str, Group] = {}
        for move in now.moves:
            key, title, label = reader.group_of(move)
            found.setdefault(key, Group(title)).moves.append((move, label))
        order = ["take", "build", "expand", "units", "other"]
        keys = sorted(found, key=lambda key: order.index(key.split(" ")[0]))
        for key in keys:
            if key.startswith(("build", "expand")):  # by place, north first
                found[key].moves.sort(key=lambda item: _from_north(item[1]))
        return [found[key] for key in keys]

    # ---- telling -------------------------------------------------------------

    def tell(self, now: Position, event: Event) -> str:
        """What happened; the turn that now begins is named by the table drawn next."""
        if event.code == "heirs-turn" and event.public["seat"] == now.to_act:
            return ""
        return super().tell(now, event)

    def score_line(self, now: Position, seat: int, line: ScoreLine) -> str:
        text = super().score_line(now, seat, line)
        if line.facts.get("doubled"):
            henry = now.seats == 1 and seat == HENRY
            text += " " + self.words.name("heirs-score-best" if henry else "heirs-score-doubled")
        return text

    def result(self, now: Position) -> list[str]:
        white, blue = now.scores()
        if now.seats == 1:
            won = now.ranking()[0] == [0]
            return [self.words.name("heirs-result-beat-henry" if won else "heirs-result-lost")]
        if white.key == blue.key:
            return [self.words.name("heirs-result-draw")]
        level = white.total == blue.total
        lines = [self.words.name("heirs-result-tie-break")] if level else []
        return lines + super().result(now)


def _from_north(place: str) -> tuple[int, int]:
    x, y = place_of(place)
    return -y, x


def door(game: Game, words: Words) -> HeirsDoor:
    return HeirsDoor(game, words)
