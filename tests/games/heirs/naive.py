"""The rules once more, slow and obvious, from documents alone: to compare the engine with.

Nothing here uses the engine's geometry, masks or caches: only the words of a
position (`state.dump()`) and the printed tiles.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from tests.games.heirs.table import PRINTED

Place = tuple[int, int]
RESOURCE = {"green": "wood", "grey": "stone", "yellow": "grain"}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
SIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
CORNER = {"NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
AROUND = [(dx, dy) for dx, dy in product((-1, 0, 1), repeat=2) if (dx, dy) != (0, 0)]
PAIR = {
    "basket_workshop": ("green", "yellow"),
    "pottery_workshop": ("grey", "yellow"),
    "cooper_workshop": ("green", "grey"),
}
COUNTED = {
    "mill": "yellow", "stonemason": "grey", "sty": "green",
    "bakery": "yellow", "forge": "grey", "lodge": "green",
}  # fmt: skip
PRODUCT = {"farm": "grain", "sawmill": "wood", "quarry": "stone"}


def place_of(text: str) -> Place:
    y = re.search(r"([ns])(\d+)", text)
    x = re.search(r"([ew])(\d+)", text)
    return (
        (int(x[2]) * (1 if x[1] == "e" else -1)) if x else 0,
        (int(y[2]) * (1 if y[1] == "n" else -1)) if y else 0,
    )


def text_of(place: Place) -> str:
    x, y = place
    text = f"{'n' if y > 0 else 's'}{abs(y)}" if y else ""
    text += f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    return text or "0"


def plus(place: Place, step: Place) -> Place:
    return place[0] + step[0], place[1] + step[1]


class Naive:
    """A position as dictionaries by place."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.tile: dict[Place, str] = {}
        self.owner: dict[Place, int] = {}
        for laid in document["board"]:
            place = place_of(laid["at"])
            self.tile[place] = laid["tile"]
            if "owner" in laid:
                self.owner[place] = laid["owner"]
        self.units: list[list[tuple[Place | str, bool]]] = []
        for side in document["units"]:
            found: list[tuple[Place | str, bool]] = []
            for unit in side:
                words = unit.split()
                where: Place | str = words[0]
                if words[0] not in ("reserve", "aside"):
                    where = place_of(words[0])
                found.append((where, len(words) > 1))
            self.units.append(found)

    def colour(self, place: Place) -> str | None:
        return PRINTED[self.tile[place]]["colour"] if place in self.tile else None

    def building(self, place: Place) -> str:
        return str(PRINTED[self.tile[place]]["building"])

    def stands(self, seat: int) -> list[Place]:
        """Where the seat's units on the landscape are."""
        return [where for where, _ in self.units[seat] if not isinstance(where, str)]

    def occupied(self, place: Place) -> bool:
        return place in self.stands(0) + self.stands(1)

    # ---- legality ----------------------------------------------------------------

    def window(self, seat: int) -> list[str]:
        reach = 1 + sum(1 for where, _ in self.units[seat] if where == "reserve")
        shield = self.document["shield"]
        ring = self.document["ring"]
        clockwise = [ring[(shield + offset) % 7] for offset in range(1, 7)]
        return [tile for tile in clockwise if tile][:reach]

    def resources(self, seat: int) -> dict[str, int]:
        have = {"wood": 0, "stone": 0, "grain": 0}
        for tile in self.window(seat):
            have[RESOURCE[PRINTED[tile]["colour"]]] += 1
        for place in self.stands(seat):
            have[RESOURCE[PRINTED[self.tile[place]]["colour"]]] += 1
        for place, owner in self.owner.items():
            if owner == seat and self.building(place) in PRODUCT:
                have[PRODUCT[self.building(place)]] += 1
        return have

    def moves(self) -> set[str]:
        """Every legal move, as text."""
        pending = self.document["pending"]
        if not pending:
            return set()
        top = pending[-1]
        if top["step"] == "heirs-surplus":
            return set()  # tested by hand: choices in order have no counterpart in the rules
        if top["step"] == "heirs-destroy":
            return set()
        return self.turn(top["seat"])

    def turn(self, seat: int) -> set[str]:
        found: set[str] = set()
        owed = self.document["crown"] == seat
        left = [tile for tile in self.document["ring"] if tile]
        if owed:
            found |= {f"take {tile}" for tile in self.window(seat)}
        if not owed or not left:
            found.add("end")
        if not owed and left:
            for place, owner in self.owner.items():
                if owner == seat and self.building(place) == "camp":
                    found.add(f"camp {self.tile[place]}")
        free = {
            plus(place, step)
            for place in self.stands(seat)
            for step in AROUND
            if plus(place, step) not in self.tile
        }
        have = self.resources(seat)
        discounts = self.document["discounts"]
        if self.document["options"]["discounts"] == "one":
            discounts = min(1, discounts)
        for tile in self.document["hands"][seat]:
            cost = PRINTED[tile]["cost"]
            short = sum(max(0, cost[name] - have[name]) for name in have)
            for place in free:
                found.add(f"expand {tile} {text_of(place)}")
                if short <= discounts:
                    found.add(f"build {tile} {text_of(place)}")
        near = {
            plus(place, step)
            for place in self.stands(seat)
            for step in AROUND
            if plus(place, step) in self.tile and not self.occupied(plus(place, step))
        }
        for number, (where, moved) in enumerate(self.units[seat]):
            if moved:
                continue
            if where == "reserve":
                found |= {f"summon {text_of(place)}" for place in near}
                continue
            assert not isinstance(where, str)
            for step in AROUND:
                there = plus(where, step)
                if there in self.tile and not self.occupied(there):
                    found.add(f"step {text_of(where)} {text_of(there)}")
            if number > 0:
                found.add(f"withdraw {text_of(where)}")
        return found

    # ---- roads -------------------------------------------------------------------

    def turned(self, place: Place, edge: str) -> str:
        return OPPOSITE[edge] if self.owner[place] == 1 else edge

    def roads(self) -> list[set[Place]]:
        """Join segments that meet at an edge until nothing more can be joined."""
        groups: list[set[tuple[Place, str]]] = [
            {(place, self.turned(place, edge)) for edge in segment}
            for place in self.owner
            for segment in PRINTED[self.tile[place]]["roads"]
        ]
        joined = True
        while joined:
            joined = False
            for one, other in product(groups, groups):
                if one is other:
                    continue
                if any((plus(p, SIDE[e]), OPPOSITE[e]) in other for p, e in one):
                    groups.remove(other)
                    one |= other
                    joined = True
                    break
        return [{place for place, _ in group} for group in groups]

    def road_points(self) -> list[int]:
        points = [0, 0]
        for road in self.roads():
            white = sum(1 for place in road if self.owner[place] == 0)
            blue = len(road) - white
            if len(road) >= 2:
                points[0] += max(0, white - blue)
                points[1] += max(0, blue - white)
        return points

    # ---- buildings ---------------------------------------------------------------

    def points(self, here: Place) -> int:
        """The points of a building before doubling."""
        kind = self.building(here)
        seat = self.owner[here]
        printed = PRINTED[self.tile[here]]
        mine = [place for place in self.owner if self.owner[place] == seat and place != here]
        beside = [plus(here, step) for step in SIDE.values() if plus(here, step) in self.tile]
        options = self.document["options"]
        if kind == "inn":
            return 1 + self.inn(here, printed["direction"], options["inn"])
        if kind == "market":
            return 1 + len(beside)
        if kind == "pilgrimage_site":
            return max([1] + [len(road) for road in self.roads() if here in road])
        if kind == "robber_keep":
            return 2 + 2 * sum(1 for place in beside if self.owner.get(place) == 1 - seat)
        if kind in ("mill", "stonemason", "sty"):
            return 1 + len(self.groups(beside, COUNTED[kind]) - {here})
        if kind in ("bakery", "forge", "lodge"):
            return 1 + sum(1 for place in mine if self.colour(place) == COUNTED[kind])
        if kind == "camp":
            return 2
        if kind == "trading_post":
            return 3 * sum(1 for place in mine if self.building(place) in printed["links"])
        if kind == "cathedral":
            return 5
        if kind == "fortress":
            return 1 + sum(1 for p in mine if self.building(p) in ("siege_tower", "fortress"))
        if kind in PAIR:
            return self.workshop(here, kind, printed["pattern"], mine)
        if kind == "watchtower":
            axis = 1 if printed["direction"] == "row" else 0
            line = [p for p in self.tile if p[axis] == here[axis] and p != here]
            return 1 + sum(1 for place in line if self.colour(place) == printed["colour"])
        if kind == "guardhouse":
            seen = [p for p in self.owner if self.building(p) == "watchtower"]
            diagonal = [p for p in seen if abs(p[0] - here[0]) == abs(p[1] - here[1])]
            return int(options["guardhouse"]) + 2 * len(diagonal)
        assert kind in ("farm", "sawmill", "quarry", "siege_tower", "guild_house")
        return 0

    def inn(self, here: Place, direction: str, variant: str) -> int:
        count = 0
        ways = ("E", "W") if direction == "row" else ("N", "S")
        for way in ways:
            place, met = here, 0
            for distance in range(1, 60):
                place = plus(place, SIDE[way])
                if variant == "distance" and distance > 3:
                    break
                if place in self.tile:
                    met += 1
                elif variant == "contiguous":
                    break
            count += min(3, met)
        return count

    def groups(self, seeds: list[Place], colour: str) -> set[Place]:
        """All tiles of the colour reachable by sides from the seeds of that colour."""
        reached = {place for place in seeds if self.colour(place) == colour}
        while True:
            more = {
                plus(place, step)
                for place in reached
                for step in SIDE.values()
                if self.colour(plus(place, step)) == colour
            }
            if more <= reached:
                return reached
            reached |= more

    def workshop(self, here: Place, kind: str, pattern: str, mine: list[Place]) -> int:
        steps = SIDE if pattern == "sides" else CORNER
        colours = [self.colour(plus(here, step)) for step in steps.values()]
        pairs = min(colours.count(colour) for colour in PAIR[kind])
        guild = any(
            self.building(p) == "guild_house" and kind in PRINTED[self.tile[p]]["links"]
            for p in mine
        )
        return pairs * (4 if guild else 3)

    def totals(self) -> list[int]:
        """Both sides' scores; the solo game's too."""
        solo = self.document["seats"] == 1
        roads = self.road_points() if self.document["options"]["roads"] else [0, 0]
        totals = []
        for seat in (0, 1):
            worth = {p: self.points(p) for p in self.owner if self.owner[p] == seat}
            total = sum(worth.values())
            if solo and seat == 1:
                total += sum(sorted(worth.values())[-3:])
                left = self.document["solo"]
                total += 5 * (len(left["treasures"]) + len(left["stack"]))
            else:
                total += sum(worth[p] for p in worth if p in self.stands(seat))
            totals.append(total + roads[seat])
        return totals
