"""What a position is worth to a seat: the softest minimum of its colours, against the others'.

Points are projected: what a seat has, and what monuments and leaders bring it in
the turns that are left. Nothing here looks at other hands or into the bag.
"""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.tigris.sight import Sight
from regna.bots.tigris.threats import fear_revolts, fear_wars
from regna.games.tigris.board import NONE
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.pieces import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    LAST_TREASURES,
    MONUMENT_COLOURS,
    MONUMENTS,
    RED,
    leader,
)
from regna.games.tigris.scoring import key_of
from regna.games.tigris.state import Tigris


def value(state: Tigris, sight: Sight) -> float:
    """What a position between two actions is worth to the seat that looks."""
    if ends_now(state):
        return result(state, sight) + kept(state, sight)
    points = projected(state, sight)
    add_hand(state, sight, points)
    return compared(state, sight, points) + kept(state, sight)


def projected(state: Tigris, sight: Sight) -> vec[float]:
    """Points with what leaders and monuments will bring, and less what they may lose."""
    points = vec[float]([float(number) for number in state.points])
    worth = vec[float]([0.0] * len(points))  # what each leader will bring
    add_leaders(state, sight, worth)
    add_monuments(state, sight, worth)
    for which in range(len(points)):
        points[which] += worth[which]
    fear_revolts(state, sight, worth, points)
    fear_wars(state, sight, worth, points)
    return points


# ---- the end of the game ------------------------------------------------------------


def ends_now(state: Tigris) -> bool:
    """Whether the game is over after this turn: by treasures, or because the bag is too small."""
    if state.treasures.count() <= LAST_TREASURES:
        return True
    missing: i64 = 0
    for seat in range(state.seats):
        missing += max(0, state.missing_tiles(seat))
    return state.bag_size() < missing


def result(state: Tigris, sight: Sight) -> float:
    """Won or lost as it stands, and by how much; monuments still pay for the turn."""
    seat = sight.seat
    turn_of = state.turn_of()
    before = state.points
    state.points = before[:]
    realm = state.realm()
    for monument in range(MONUMENTS):
        corner = state.monument_at[monument]
        if corner < 0:
            continue
        kingdom = realm.at(corner)
        for colour in MONUMENT_COLOURS[monument]:
            if kingdom >= 0 and realm.home[leader(turn_of, colour)] == kingdom:
                state.points[leader(turn_of, colour)] += 1
    mine = key_of(state, seat)
    place = 1.0
    for other in range(state.seats):
        if other != seat:
            theirs = key_of(state, other)
            if theirs > mine:
                place = -1.0
            elif theirs == mine and place > 0:
                place = 0.0
    points = vec[float]([float(number) for number in state.points])
    state.points = before
    return sight.weights.win * place + compared(state, sight, points)


# ---- points to come -----------------------------------------------------------------


def add_leaders(state: Tigris, sight: Sight, worth: vec[float]) -> None:
    """Tiles that will be laid for leaders, and for kings who stand in for others."""
    weights = sight.weights
    realm = state.realm()
    chart = state.variant.chart
    land = chart.land.but(state.occupied, state.ruins, NONE)
    river = chart.river.but(state.occupied, state.ruins, NONE)
    for seat in range(state.seats):
        throne = realm.home[leader(seat, BLACK)]
        for colour in range(COLOURS):
            which = leader(seat, colour)
            home = realm.home[which]
            rate = weights.leader
            if home < 0:
                if throne < 0 or realm.seat_in(throne, colour) != NOWHERE:
                    continue
                home = throne
                rate = weights.stand_in
            room = river if colour == BLUE else land
            if not realm.borders[home].meets(room):
                rate *= weights.crowded
            worth[which] += rate * sight.turns


def add_monuments(state: Tigris, sight: Sight, worth: vec[float]) -> None:
    """A point a turn for each leader with a monument of its colour in the kingdom."""
    realm = state.realm()
    for monument in range(MONUMENTS):
        corner = state.monument_at[monument]
        if corner < 0:
            continue
        kingdom = realm.at(corner)
        if kingdom < 0:
            continue
        for colour in MONUMENT_COLOURS[monument]:
            seat = realm.seat_in(kingdom, colour)
            if seat >= 0:
                worth[leader(seat, colour)] += sight.weights.monument * sight.turns


def add_hand(state: Tigris, sight: Sight, points: vec[float]) -> None:
    """Tiles in the own hand that a leader waits for, and treasures that wait for a second."""
    seat = sight.seat
    weights = sight.weights
    realm = state.realm()
    throne = realm.home[leader(seat, BLACK)]
    for colour in range(COLOURS):
        which = leader(seat, colour)
        stands_in = throne >= 0 and realm.seat_in(throne, colour) == NOWHERE
        if realm.home[which] >= 0 or stands_in:
            ready = min(float(state.hands[which]), weights.scoring_tiles)
            points[which] += weights.scoring_tile * ready
    for other in range(state.seats):
        home = realm.home[leader(other, GREEN)]
        if home >= 0 and realm.kingdoms[home].meets(state.treasures):
            points[leader(other, GREEN)] += weights.waiting_treasure


def kept(state: Tigris, sight: Sight) -> float:
    """What the seat has not spent yet."""
    seat = sight.seat
    weights = sight.weights
    tiles = float(state.hand_size(seat))
    temples = float(state.held(seat, RED))
    ruins = float(state.catastrophes[seat])
    return weights.tile * tiles + weights.temple * temples + weights.catastrophe * ruins


# ---- one number ---------------------------------------------------------------------


def compared(state: Tigris, sight: Sight, points: vec[float]) -> float:
    """The seat's soft minimum, less those of the best rival and of all rivals."""
    seat = sight.seat
    weights = sight.weights
    soft = weights.softness
    best = -1000.0
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = soft_minimum(points, other, state.taken[other], soft)
            total += theirs
            best = max(best, theirs)
    mine = soft_minimum(points, seat, state.taken[seat], soft)
    for colour in range(COLOURS):
        mine += weights.any_point * points[leader(seat, colour)]
    mean = total / float(state.seats - 1)
    return mine - weights.best_rival * best - weights.rivals * mean


def soft_minimum(points: vec[float], seat: i64, treasures: i64, soft: float) -> float:
    """A smooth weakest colour, after treasures have gone one by one to the weakest."""
    first = leader(seat, RED)
    red, blue = points[first], points[first + 1]
    green, black = points[first + 2], points[first + 3]
    for _ in range(treasures):
        weakest = min(min(red, blue), min(green, black))
        if red == weakest:
            red += 1.0
        elif blue == weakest:
            blue += 1.0
        elif green == weakest:
            green += 1.0
        else:
            black += 1.0
    total = math.exp(-red / soft) + math.exp(-blue / soft)
    total += math.exp(-green / soft) + math.exp(-black / soft)
    return -soft * math.log(total)
