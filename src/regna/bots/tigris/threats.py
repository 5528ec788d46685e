"""How safe leaders are: from revolts beside temples, and from wars over a single tile."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.tigris.sight import Sight
from regna.games.tigris.board import NEAR, spread
from regna.games.tigris.pieces import COLOURS, RED, leader
from regna.games.tigris.state import Tigris


def fear_revolts(state: Tigris, sight: Sight, worth: vec[float], points: vec[float]) -> None:
    """Own leaders beside few temples may be driven out by somebody beside more (rule 23)."""
    realm = state.realm()
    seat = sight.seat
    temples = state.held(seat, RED)
    land = state.variant.chart.land.but(state.occupied, state.ruins, realm.beside_two)
    beside = spread(state.temples).common(land)
    strongest = vec[i64]([-1] * len(realm.kingdoms))
    for colour in range(COLOURS):
        which = leader(seat, colour)
        home = realm.home[which]
        if home < 0:
            continue
        if strongest[home] < 0:
            strongest[home] = most_temples(state, beside.common(realm.borders[home]).list())
        if strongest[home] == 0:
            continue
        defence = NEAR[state.leader_at[which]].shared(state.temples) + temples
        chance = sight.holds(RED, defence - strongest[home] + 1) * sight.weights.revolt_fear
        points[which] -= chance * worth[which]


def most_temples(state: Tigris, cells: list[int]) -> i64:
    """The most temples that any of these squares touches."""
    most: i64 = 0
    for cell in cells:
        most = max(most, NEAR[cell].shared(state.temples))
    return most


def fear_wars(state: Tigris, sight: Sight, worth: vec[float], points: vec[float]) -> None:
    """Kingdoms that one tile unites go to war if that pays for somebody (rules 26 to 32)."""
    realm = state.realm()
    free = realm.beside_two.but(state.occupied, state.ruins, realm.beside_three)
    if not free.any():
        return
    for one in range(len(realm.kingdoms)):
        near = realm.borders[one].common(free)
        if not near.any():
            continue
        for two in range(len(realm.kingdoms)):
            if two != one and realm.borders[two].meets(near):
                weigh_wars(state, sight, one, two, worth, points)


def weigh_wars(
    state: Tigris, sight: Sight, home: i64, away: i64, worth: vec[float], points: vec[float]
) -> None:
    """What the seat may lose in one kingdom, and win, if it is united with another one.

    Whoever begins takes all wars of the union: it is begun if they pay together.
    """
    realm = state.realm()
    seat = sight.seat
    pays_me = pays_them = 0.0
    for colour in range(COLOURS):
        rival = realm.seat_in(away, colour)
        if rival < 0 or rival == seat or realm.home[leader(seat, colour)] != home:
            continue
        tiles = state.tiles(colour)
        mine = realm.kingdoms[home].shared(tiles)
        theirs = realm.kingdoms[away].shared(tiles)
        lead = mine + state.held(seat, colour) - theirs
        lost = sight.holds(colour, lead + 1)
        won = 1.0 - sight.holds(colour, lead)
        pays_them += lost * float(mine + 1) - (1.0 - lost) * float(theirs + 1)
        pays_me += won * float(theirs + 1) - (1.0 - won) * float(mine + 1)
    if pays_me <= 0.0 and pays_them <= 0.0:
        return
    for colour in range(COLOURS):
        rival = realm.seat_in(away, colour)
        which = leader(seat, colour)
        if rival < 0 or rival == seat or realm.home[which] != home:
            continue
        other = leader(rival, colour)
        tiles = state.tiles(colour)
        mine = realm.kingdoms[home].shared(tiles)
        theirs = realm.kingdoms[away].shared(tiles)
        lead = mine + state.held(seat, colour) - theirs
        if pays_them > 0.0:
            lost = sight.weights.war_fear * sight.holds(colour, lead + 1)
            points[which] -= lost * worth[which]
            points[other] += lost * float(mine + 1)
        if pays_me > 0.0:
            won = sight.weights.war_hope * (1.0 - sight.holds(colour, lead))
            points[which] += won * float(theirs + 1)
            points[other] -= won * worth[other]
