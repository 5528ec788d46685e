"""The running game of a terminal: a table where people share a screen, perhaps with bots."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from hashlib import sha256

from regna.bots import named_bot
from regna.bots.advice import Advice, advise, adviser
from regna.cli.terminal.position import Position
from regna.core import Event, Rng, State
from regna.table import Denied, Settings, Table, acts, seating
from regna.table.entries import Move
from regna.table.line import By
from regna.table.table import OVER

NAME = "terminal"  # of every such table, so that equal seeds deal equal games
ADVICE = 2.0  # seconds a bot may think when it is asked for advice
logger = logging.getLogger("regna.bots")


def now() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1000)


class Running:
    """A table with free undo: moves in, events out."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.settled: list[str] = []  # the answers given unasked since somebody last decided

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    @property
    def over(self) -> bool:
        return self.table.status == OVER

    @property
    def moves(self) -> int:
        return len(self.table.line)

    @property
    def people(self) -> list[int]:
        """The seats no bot plays."""
        return [seat for seat, chair in enumerate(self.table.chairs) if not chair.bot]

    @property
    def bots(self) -> dict[int, str]:
        """The other seats, with their bots."""
        return {seat: chair.bot for seat, chair in enumerate(self.table.chairs) if chair.bot}

    def play(self, *moves: int) -> list[Event]:
        """Play moves of whoever decides, all or none; IllegalMove leaves everything as it was."""
        if self.table.to_act is None:
            raise Denied("game-over")
        self.settled = []
        return _events(self._play(self.table.to_act, list(moves), "person"))

    def settle(
        self, may: Callable[[Position], bool], thinks: Callable[[int], None] = lambda seat: None
    ) -> list[Event]:
        """Let bots decide, and play what has one answer where that may be done unasked."""
        found: list[Event] = []
        while not self.over:
            turn = self.table.bot_turn()
            if turn is not None:
                thinks(turn[0])
                found += _events(self._play(turn[0], [self._choice(*turn)], "bot"))
                continue
            if self.state.count() != 1 or not may(Position(self.state)):
                break
            assert self.table.to_act is not None
            move = self._play(self.table.to_act, [self.state.nth(0)], "auto")
            self.settled += move.texts
            found += _events(move)
        return found

    def _play(self, seat: int, moves: list[int], by: By) -> Move:
        change = acts.play(self.table, seat, moves, now(), by=by)
        self.table.commit(change)
        return change.entry

    def _choice(self, seat: int, name: str) -> int:
        """A bot's move, in a world of what its seat knows. If it has none, any move will do."""
        state = self.state
        if state.count() == 1:
            return state.nth(0)
        world = state.determinize(seat, Rng(secrets.randbits(64)))
        player = named_bot(self.table.game.name, name)
        try:
            move = player.choose(world, player.patience)
            if state.why_not(move) is None:
                return move
            logger.warning("%s: move %s is not legal", name, move)
        except Exception as error:  # noqa: BLE001 - a bot's mistake must not end the game
            logger.warning("%s: %s: %s", name, type(error).__name__, error)
        return state.nth(secrets.randbelow(state.count()))

    def advice(self) -> tuple[str, list[Advice], bool]:
        """A bot, what it would do in the place of the one who decides, and whether it is sure."""
        seat, game = self.table.to_act, self.table.game.name
        assert seat is not None
        world = self.state.determinize(seat, Rng(secrets.randbits(64)))
        return adviser(game), *advise(game, world, ADVICE)

    def undo(self) -> str | None:
        """Take back the last decision; the notation of its move, None if there is none."""
        seat = self.table.to_act
        if seat is None:
            return None
        try:
            change = acts.undo(self.table, seat, now())
        except Denied:
            return None
        to = change.entry.to
        before = self.table.state_at(to)
        text = self.table.game.write(before, self.table.line.plies[to].move)
        self.table.commit(change)
        self.settled = []
        return text


def begin(
    game: str,
    seats: int | None,
    options: dict[str, object],
    seed: int | str,
    bots: tuple[str, ...] = (),
) -> Running:
    """A new game; the seed decides its luck, and bots have the last seats."""
    secret = sha256(f"regna:terminal:{seed}".encode()).hexdigest()
    table = seating.create(NAME, now(), game, secret, seats, options, Settings(undo="free"))
    people = table.seats - len(bots)
    for place in range(people):
        table.commit(seating.sit(table, place, "", "", now()))
    for place, name in enumerate(bots, start=people):
        table.commit(seating.seat_bot(table, place, name, now()))
    table.commit(seating.start(table, now()))
    return Running(table)


def _events(move: Move) -> list[Event]:
    return [told.event() for told in move.events]
