"""The menus that do well in a kingdom, and which of them explains a deck best.

They are shipped for the recommended sets; elsewhere a tournament finds them when the
kingdom is first met. What a player has bought is public, so that its menu can be
guessed: every menu is played a few times, and what it owns after so many turns is
compared with what the player owns.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from regna.bots.dominion.chooser import Tournament
from regna.bots.dominion.menu import Menu
from regna.bots.dominion.player import MenuPlayer
from regna.core import COMPILED, Rng, game
from regna.games.dominion.kinds import CURSE, KINDS, KINGDOMS, Kingdom, named, no_cards
from regna.games.dominion.state import Dominion

FILE: Final = Path(__file__).parent / "chosen.toml"  # made by tools/choose_menus.py
EFFORT: Final = 2.0 if COMPILED else 0.1  # nobody wants to wait for the interpreter
KEPT: Final = 200  # kingdoms remembered; then all are forgotten
TURNS: Final = 25  # so far decks are compared
GAMES: Final = 12 if COMPILED else 3  # of each menu, to know its decks
SPREAD: Final = 0.5  # of a number of cards, added to its mean, which is about its variance
STEP: Final = 1.0  # by so much a deck must fit a menu better to be preferred to one place higher


class Repertoire:
    """The players of one kingdom and number of seats, the best first."""

    def __init__(self, cards: list[str], seats: int, menus: list[Menu]) -> None:
        self.cards = cards
        self.seats = seats
        self.players = [MenuPlayer(menu, full=True) for menu in menus]
        self.wants = no_cards()  # how many of them have a line for a card
        for menu in menus:
            for kind in range(KINDS):
                if kind in list(menu.cards):
                    self.wants[kind] += 1
        # For each player, what it owns on average after so many turns: by turn, then kind.
        self.decks: list[list[float]] = []
        self.length: i64 = 1  # moves of a game, on average: known when the decks are

    def explains(self, state: Dominion, seat: i64) -> int:
        """The place of the player whose decks are most like what a seat owns."""
        if not self.decks:
            self.decks = [self.owned_by(player) for player in self.players]
            self.length = max(self.length // (GAMES * len(self.players)), 1)
        turns = state.mats[seat].turns
        if state.stack[0].seat == seat:
            turns -= 1  # the one that is not over
        owned = state.owned(seat)
        first = min(turns, TURNS) * KINDS
        best, least = 0, 0.0
        for place, deck in enumerate(self.decks):
            off = STEP * place
            for kind in state.kingdom.supply:
                if kind != CURSE:
                    mean = deck[first + kind]
                    off += (int(owned[kind]) - mean) ** 2 / (mean + SPREAD)
            if place == 0 or off < least:
                best, least = place, off
        return best

    def owned_by(self, player: MenuPlayer) -> list[float]:
        """What a player owns on average after so many turns, against the best."""
        rules = game("dominion")
        options: dict[str, object] = {"kingdom": self.cards, "may_effects": False}
        options["turn_limit"] = TURNS + 1
        options["first"] = 0
        sums = [0.0] * (KINDS * (TURNS + 1))
        many = [0] * (TURNS + 1)
        for seed in range(GAMES):
            state = rules.deal(self.seats, seed, options)
            assert isinstance(state, Dominion)
            state.remembers = False
            rng = Rng(seed)
            last: i64 = -1
            while state.active >= 0:
                turns = state.mats[0].turns - (1 if state.stack[0].seat == 0 else 0)
                if turns != last and turns <= TURNS:
                    last = turns
                    owned = state.owned(0)
                    many[turns] += 1
                    for kind in range(KINDS):
                        sums[turns * KINDS + kind] += int(owned[kind])
                playing = player if state.active == 0 else self.players[0]
                state.advance(int(playing.choose(state, rng)))
                self.length += 1
        for turns in range(TURNS + 1):
            for kind in range(KINDS):
                place = turns * KINDS + kind
                # After the end of all games, as at it.
                sums[place] = sums[place] / many[turns] if many[turns] else sums[place - KINDS]
        return sums


class Repertoires:
    """Those of all kingdoms that were met."""

    def __init__(self) -> None:
        self.known: dict[str, Repertoire] = {}
        # The one asked for last, since most decisions are in the same kingdom.
        self.last: Repertoire | None = None
        self.kingdom: Kingdom | None = None

    def of(self, kingdom: Kingdom, seats: i64) -> Repertoire:
        """That of a kingdom, found when it is first met."""
        last = self.last
        if last is not None and kingdom is self.kingdom and seats == last.seats:
            return last
        found = self.find(named(kingdom.kinds), seats)
        self.kingdom, self.last = kingdom, found
        return found

    def find(self, cards: list[str], seats: int) -> Repertoire:
        """That of ten cards by name."""
        key = key_of(cards, seats)
        if not self.known or (key not in self.known and len(self.known) >= KEPT):
            self.known = shipped()
        if key not in self.known:
            menus = Tournament(cards, seats, EFFORT).repertoire()
            self.known[key] = Repertoire(cards, seats, menus)
        return self.known[key]


def key_of(cards: list[str], seats: int) -> str:
    """A name for ten cards and a number of seats."""
    return f"{' '.join(sorted(cards))} {seats}"


def shipped() -> dict[str, Repertoire]:
    """Those of the recommended sets."""
    menus: dict[tuple[str, int], list[Menu]] = {}
    for name, rows in tomllib.loads(FILE.read_text(encoding="utf-8")).items():
        for row in rows:
            menus.setdefault((name, row["seats"]), []).append(Menu(row["menu"], row["buy"]))
    found: dict[str, Repertoire] = {}
    for (name, seats), several in menus.items():
        cards = list(KINGDOMS[name])
        found[key_of(cards, seats)] = Repertoire(cards, seats, several)
    return found


REPERTOIRES: Final = Repertoires()
