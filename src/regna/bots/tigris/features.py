"""What a net of Tigris & Euphrates is shown: a position as it will be when the turn is over.

Hands are full then, so that what is missing counts as drawn, as likely as the unseen
tiles make each colour; monuments have paid. First the own side, then the others in the
order of play: of every colour its points and need, its leader, and what threatens it;
then the seat's colours from the weakest. Of the own side also its hand and its wars.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.net import Inputs
from regna.bots.tigris.patterns import beside_several, three_of_four
from regna.bots.tigris.sight import Sight, turns_left
from regna.games.tigris.board import NEAR, NONE, Cells, spread
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.monuments import monuments_left
from regna.games.tigris.pieces import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    HAND,
    MONUMENT_COLOURS,
    MONUMENTS,
    RED,
    leader,
)
from regna.games.tigris.state import Tigris

SEATS: Final = 4

# Of a colour of a side.
POINTS: Final = 0
GAP: Final = 1
STANDS: Final = 2
NEEDED: Final = 3
STRENGTH: Final = 4
TEMPLES: Final = 5
INCOME: Final = 6
INCOME_NEEDED: Final = 7
INCOME_LONG: Final = 8
STAND_IN: Final = 9
STAND_IN_NEEDED: Final = 10
CROWDED: Final = 11
REVOLT: Final = 12
REVOLT_NEEDED: Final = 13
THREE: Final = 14
PROJECTED: Final = 15
COLOUR: Final = 16

# Of a side, after its colours.
SORTED: Final = 64
FUTURE: Final = 68
SOFT: Final = 72
WAITING: Final = 73
REACHED: Final = 74
RUINS: Final = 75
LEADERS: Final = 76
TAKEN: Final = 77
SIDE: Final = 78

# Of each colour in the own hand, and of the wars of the own leader.
OWN: Final = SEATS * SIDE
IN_HAND: Final = 0
IN_HAND_USEFUL: Final = 1
IN_HAND_NEEDED: Final = 2
LOSS: Final = 3
LOSS_STAKE: Final = 4
LOSS_NEEDED: Final = 5
WIN: Final = 6
WIN_STAKE: Final = 7
WIN_NEEDED: Final = 8
FAR_LOSS: Final = 9
FAR_LOSS_STAKE: Final = 10
FAR_WIN: Final = 11
FAR_WIN_STAKE: Final = 12
UNSEEN: Final = 13
OWN_COLOUR: Final = 14

COMMON: Final = OWN + COLOURS * OWN_COLOUR
TURNS: Final = 0
TURNS_NEAR: Final = 1
TREASURES: Final = 2
PHASE: Final = 3
MANY: Final = 7
LEAD: Final = 12  # of the own side over the best rival: now, as projected, on the whole
BEHIND: Final = 15  # rivals who are ahead
SIZE: Final = COMMON + 16
MOST: Final = SIZE + 2 * COLOURS * OWN_COLOUR  # wars with several rivals add up

ENOUGH: Final = 6.0  # points above the weakest colour at which a colour is not needed


class Look:
    """What the features of all sides share."""

    def __init__(self, state: Tigris, sight: Sight, points: vec[float], pending: bool) -> None:
        self.state = state
        self.sight = sight
        self.realm = state.realm()
        self.turns = turns_left(state)
        self.projected = points
        self.found = Inputs(MOST)
        self.points = vec[float]([float(number) for number in state.points])
        self.income = vec[float]([0.0] * len(points))
        self.need = vec[float]([0.0] * len(points))
        # Of each seat: its weakest colour now and as projected, and its colours on the whole.
        self.now = vec[float]([0.0] * state.seats)
        self.then = vec[float]([0.0] * state.seats)
        self.soft = vec[float]([0.0] * state.seats)
        self.turn_of = state.turn_of()
        for monument in range(MONUMENTS):
            corner = state.monument_at[monument]
            kingdom: i64 = self.realm.at(corner) if corner >= 0 else NOWHERE
            if kingdom < 0:
                continue
            for colour in MONUMENT_COLOURS[monument]:
                seat = self.realm.seat_in(kingdom, colour)
                if seat >= 0:
                    self.income[leader(seat, colour)] += 1.0
        if pending:
            for colour in range(COLOURS):
                which = leader(self.turn_of, colour)
                self.points[which] += self.income[which]
        free = state.variant.chart.land.but(state.occupied, state.ruins, self.realm.beside_two)
        self.several = beside_several(state.temples)
        for number in range(4):
            self.several[number] = self.several[number].common(free)

    def strongest(self, kingdom: i64) -> i64:
        """The most temples that a free square beside a kingdom touches."""
        border = self.realm.borders[kingdom]
        number: i64 = 4
        while number > 0 and not border.meets(self.several[number - 1]):
            number -= 1
        return number


def features(state: Tigris, sight: Sight, points: vec[float], pending: bool) -> Inputs:
    """The inputs for a seat, with its projected points; `pending`: a turn is not over yet."""
    look = Look(state, sight, points, pending)
    seats: i64 = state.seats
    for steps in range(seats):
        side(look, (sight.seat + steps) % seats, steps * SIDE)
    own(look)
    add_leads(look)
    found = look.found
    found.add(COMMON + TURNS, 0.1 * look.turns)
    found.add(COMMON + TURNS_NEAR, 0.2 * min(5.0, look.turns))
    found.add(COMMON + TREASURES, 0.1 * float(state.treasures.count()))
    following = look.turn_of + 1 if pending else look.turn_of
    found.add(COMMON + PHASE + (sight.seat - following + seats) % seats, 1.0)
    found.add(COMMON + MANY + seats, 1.0)
    return found


def side(look: Look, seat: i64, start: i64) -> None:
    """The colours of a side, and what it has on the whole."""
    state, realm, found = look.state, look.realm, look.found
    chart = state.variant.chart
    add_sums(look, seat, start)
    throne = realm.home[leader(seat, BLACK)]
    standing = 0.0
    for colour in range(COLOURS):
        which = leader(seat, colour)
        place = start + COLOUR * colour
        home = realm.home[which]
        need = look.need[which]
        found.add(place + POINTS, 0.1 * look.points[which])
        found.add(place + PROJECTED, 0.1 * look.projected[which])
        if home < 0:
            if throne >= 0 and realm.seat_in(throne, colour) == NOWHERE:
                found.add(place + STAND_IN, 1.0)
                found.add(place + STAND_IN_NEEDED, need)
            continue
        standing += 1.0
        kingdom, border = realm.kingdoms[home], realm.borders[home]
        tiles = state.tiles(colour)
        beside = NEAR[state.leader_at[which]].shared(state.temples)
        found.add(place + STANDS, 1.0)
        found.add(place + NEEDED, need)
        found.add(place + STRENGTH, 0.2 * float(kingdom.shared(tiles)))
        found.add(place + TEMPLES, 0.5 * float(beside))
        found.add(place + INCOME, look.income[which])
        found.add(place + INCOME_NEEDED, look.income[which] * need)
        found.add(place + INCOME_LONG, 0.1 * look.income[which] * look.turns)
        ground = chart.river if colour == BLUE else chart.land
        room = ground.but(state.occupied, state.ruins, NONE)
        if not border.meets(room):
            found.add(place + CROWDED, 1.0)
        strongest = look.strongest(home)
        if strongest > 0:
            chance = revolt_chance(look, seat, beside - strongest)
            found.add(place + REVOLT, chance)
            found.add(place + REVOLT_NEEDED, chance * need)
        if kingdom.shared(tiles) >= 3 and monuments_left(state, colour):
            other = chart.land if colour == BLUE else chart.river
            blocked = state.occupied.minus(tiles).union(state.ruins).union(other)
            corners = three_of_four(tiles, blocked).common(kingdom.union(border))
            found.add(place + THREE, 0.5 * float(min(2, corners.count())))
    found.add(start + LEADERS, 0.25 * standing)
    found.add(start + RUINS, 0.5 * float(state.catastrophes[seat]))
    found.add(start + TAKEN, 0.2 * float(state.taken[seat]))
    market = realm.home[leader(seat, GREEN)]
    if market >= 0:
        kingdom = realm.kingdoms[market]
        found.add(start + WAITING, 0.5 * float(kingdom.shared(state.treasures)))
        reached = spread(realm.borders[market].minus(state.ruins)).minus(kingdom)
        found.add(start + REACHED, 0.5 * float(reached.shared(state.treasures)))


def revolt_chance(look: Look, seat: i64, lead: i64) -> float:
    """How likely somebody drives out a leader that is so many temples ahead on the board."""
    if seat == look.sight.seat:
        return likely(look.sight, RED, float(lead + 1) + expected(look, RED))
    return likely(look.sight, RED, float(lead + 1) + 6.0 * share(look, RED))


def add_sums(look: Look, seat: i64, start: i64) -> None:
    """The colours from the weakest, now and as projected; how much each is needed."""
    found = look.found
    now = in_order(look.points, seat, look.state.taken[seat])
    then = in_order(look.projected, seat, look.state.taken[seat])
    total = 0.0
    for number in range(COLOURS):
        found.add(start + SORTED + number, 0.1 * now[number])
        found.add(start + FUTURE + number, 0.1 * then[number])
        total += math.exp(-0.3 * then[number])
    soft = -0.3 * math.log(total)
    found.add(start + SOFT, soft)
    look.now[seat], look.then[seat], look.soft[seat] = 0.1 * now[0], 0.1 * then[0], soft
    for colour in range(COLOURS):
        which = leader(seat, colour)
        gap = look.points[which] - now[0]
        look.need[which] = max(0.0, 1.0 - gap / ENOUGH) if gap > 0.0 else 1.0
        found.add(start + COLOUR * colour + GAP, 0.2 * min(10.0, gap))


def add_leads(look: Look) -> None:
    """How far the own side is ahead of the best rival, who is not always the same one."""
    seat = look.sight.seat
    now = then = soft = -100.0
    ahead = 0.0
    for other in range(look.state.seats):
        if other != seat:
            now = max(now, look.now[other])
            then = max(then, look.then[other])
            soft = max(soft, look.soft[other])
            if look.soft[other] > look.soft[seat]:
                ahead += 0.5
    look.found.add(COMMON + LEAD, look.now[seat] - now)
    look.found.add(COMMON + LEAD + 1, look.then[seat] - then)
    look.found.add(COMMON + LEAD + 2, look.soft[seat] - soft)
    look.found.add(COMMON + BEHIND, ahead)


def in_order(points: vec[float], seat: i64, treasures: i64) -> vec[float]:
    """A seat's colours from the weakest, after treasures have gone one by one to the weakest."""
    first = leader(seat, RED)
    row = points[first : first + COLOURS]
    for _ in range(treasures):
        weakest: i64 = 0
        for colour in range(1, COLOURS):
            if row[colour] < row[weakest]:
                weakest = colour
        row[weakest] += 1.0
    for place in range(1, COLOURS):
        moved = row[place]
        before: i64 = place - 1
        while before >= 0 and row[before] > moved:
            row[before + 1] = row[before]
            before -= 1
        row[before + 1] = moved
    return row


# ---- the own side -------------------------------------------------------------------


def share(look: Look, colour: i64) -> float:
    """The part of a colour in the unseen tiles."""
    return float(look.sight.unseen[colour]) / max(1.0, float(look.sight.total))


def expected(look: Look, colour: i64) -> float:
    """Tiles of a colour in the own hand when it is full again."""
    seat = look.sight.seat
    missing = max(0.0, float(HAND - look.state.hand_size(seat)))
    return float(look.state.held(seat, colour)) + missing * share(look, colour)


def likely(sight: Sight, colour: i64, number: float) -> float:
    """How likely a rival holds at least so many tiles, which need not be a whole number."""
    whole = math.floor(number)
    part = number - float(whole)
    return (1.0 - part) * sight.holds(colour, whole) + part * sight.holds(colour, whole + 1)


def own(look: Look) -> None:
    """The own hand, and wars between own leaders and those of rivals one or two tiles away."""
    state, realm, found, sight = look.state, look.realm, look.found, look.sight
    seat = sight.seat
    throne = realm.home[leader(seat, BLACK)]
    closed = state.occupied.union(state.ruins)
    for colour in range(COLOURS):
        which = leader(seat, colour)
        place = OWN + OWN_COLOUR * colour
        home = realm.home[which]
        tiles = 0.2 * expected(look, colour)
        found.add(place + UNSEEN, share(look, colour))
        found.add(place + IN_HAND, tiles)
        found.add(place + IN_HAND_NEEDED, tiles * look.need[which])
        if home >= 0 or (throne >= 0 and realm.seat_in(throne, colour) == NOWHERE):
            found.add(place + IN_HAND_USEFUL, tiles * look.need[which])
        if home >= 0:
            add_wars(look, colour, place, closed)


def add_wars(look: Look, colour: i64, place: i64, closed: Cells) -> None:
    state, realm, found, sight = look.state, look.realm, look.found, look.sight
    which = leader(sight.seat, colour)
    home = realm.home[which]
    border = realm.borders[home].minus(closed)
    gaps = border.minus(realm.beside_three)
    beyond = spread(border)
    tiles = state.tiles(colour)
    mine = float(realm.kingdoms[home].shared(tiles))
    for steps in range(1, state.seats):
        other = leader((sight.seat + steps) % state.seats, colour)
        away = realm.home[other]
        if away < 0 or away == home:
            continue
        near = realm.borders[away].meets(gaps)
        if not near and not beyond.meets(realm.borders[away].minus(closed)):
            continue
        theirs = float(realm.kingdoms[away].shared(tiles))
        lead = mine + expected(look, colour) - theirs
        lost = likely(sight, colour, lead + 1.0)
        won = 1.0 - likely(sight, colour, lead)
        if near:
            found.add(place + LOSS, lost)
            found.add(place + LOSS_STAKE, 0.2 * lost * (mine + 1.0))
            found.add(place + LOSS_NEEDED, 0.2 * lost * (mine + 1.0) * look.need[other])
            found.add(place + WIN, won)
            found.add(place + WIN_STAKE, 0.2 * won * (theirs + 1.0))
            found.add(place + WIN_NEEDED, 0.2 * won * (theirs + 1.0) * look.need[which])
        else:
            found.add(place + FAR_LOSS, lost)
            found.add(place + FAR_LOSS_STAKE, 0.2 * lost * (mine + 1.0))
            found.add(place + FAR_WIN, won)
            found.add(place + FAR_WIN_STAKE, 0.2 * won * (theirs + 1.0))
