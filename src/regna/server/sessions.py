"""One socket's conversation about one table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

from regna.bots import bots
from regna.core import BadInput, IllegalMove, State
from regna.server.hub import Hub
from regna.server.live import Live, Watcher
from regna.server.messages import (
    Hand,
    Hello,
    Log,
    Message,
    Open,
    Past,
    Ping,
    Play,
    Preview,
    Quick,
    Replace,
    Resign,
    Undo,
    Why,
)
from regna.server.problems import Refused, not_yours, problem_of
from regna.table import Change, Denied, Table, acts, past, seating
from regna.table.table import PLAYING

MOST_LOG = 500
LINES = 25.0  # lines of the log that cost as much as a plain message
PLIES = 50.0  # moves to be played again that cost as much
COSTS: dict[type, float] = {Quick: 5.0, Past: 3.0, Preview: 2.0, Why: 2.0}  # 1 for all others
logger = logging.getLogger("regna.server")


class Session:
    """Answers messages of a socket whose `hello` is done."""

    def __init__(self, hub: Hub, live: Live, watcher: Watcher) -> None:
        self.hub = hub
        self.live = live
        self.watcher = watcher
        self.answers: dict[type, Callable[[Any], Awaitable[object]]] = {
            Play: self.play,
            Undo: self.undo,
            Resign: self.resign,
            Hand: self.hand,
            Replace: self.replace,
            Quick: self.quick,
            Why: self.why,
            Preview: self.preview,
            Log: self.log,
            Past: self.past,
            Open: self.open,
            Ping: self.ping,
            Hello: self.hello,
        }

    def cost(self, message: Message) -> float:
        """What an answer takes to make, counted in plain messages."""
        cost = COSTS.get(type(message), 1.0)
        if isinstance(message, Log):
            return cost + len(range(*self._lines(message))) / LINES
        if isinstance(message, Past):
            return cost + self.table.way_back(min(message.ply, len(self.table.line))) / PLIES
        return cost

    async def answer(self, message: Message) -> None:
        """Do what a message asks, and answer it whatever happens."""
        name = getattr(message, "id", "")
        try:
            if self.live.stale:
                await self.hub.act(self.live, lambda table, now: None)
            found = await self.answers[type(message)](message)
        except IllegalMove as illegal:
            refusal = illegal.refusal.document()
            self.hub.metrics.error("illegal")
            self.watcher.reply({"type": "refused", "id": name, "refusal": refusal})
        except Exception as error:
            _, problem = problem_of(error)
            if problem.code == "internal":
                logger.exception("table %s: %s", self.table.id, type(message).__name__)
            self.hub.metrics.error(problem.code)
            self.watcher.reply({"type": "failed", "id": name, "problem": problem})
        else:
            if found is not None:
                self.watcher.reply(found)

    @property
    def table(self) -> Table:
        return self.live.table

    def mine(self, seat: int) -> int:
        if seat not in self.watcher.seats():
            raise not_yours()
        return seat

    def viewer(self, seat: int | None) -> int | None:
        """Through whose eyes: one's own seat, the only one, or a spectator's."""
        if seat is not None:
            return self.mine(seat)
        seats = self.watcher.seats()
        return seats[0] if len(seats) == 1 else None

    def deciding(self, seat: int) -> State:
        """The position, if it is this seat's decision."""
        self.mine(seat)
        if self.table.status != PLAYING:
            raise Denied("game-over" if self.table.status == "over" else "not-playing")
        if self.table.to_act != seat:
            raise Denied("not-your-turn")
        state = self.table.state
        assert state is not None
        return state

    async def _do(self, name: str, seat: int, act: Callable[[Table, int], Change | None]) -> None:
        """An act that is done once, however often it is sent; `done` comes before its view."""

        def once(table: Table, now: int) -> Change | None:
            return None if acts.done_before(table, seat, name) else act(table, now)

        def done(seq: int) -> None:
            known = acts.done_before(self.table, seat, name)
            self.watcher.reply({"type": "done", "id": name, "seq": known or seq})

        await self.hub.act(self.live, once, done)

    # ---- acts ----------------------------------------------------------------

    async def play(self, message: Play) -> None:
        seat = self.mine(message.seat)

        def act(table: Table, now: int) -> Change:
            acts.in_time(table, seat, now)
            moves = list(message.moves)
            if message.text:
                if moves:
                    raise BadInput("text", "either moves or a text")
                if table.seq != message.seq:
                    raise Denied("moved-on", seen=message.seq, now=table.seq)
                if table.to_act != seat:
                    raise Denied("not-your-turn")
                moves = [acts.text_reader(table)(message.text)]
            return acts.play(table, seat, moves, now, message.seq, message.id)

        await self._do(message.id, seat, act)

    async def undo(self, message: Undo) -> None:
        seat = self.mine(message.seat)
        await self._do(
            message.id,
            seat,
            lambda table, now: acts.undo(
                table, seat, now, message.to, message.whole, message.seq, message.id
            ),
        )

    async def resign(self, message: Resign) -> None:
        seat = self.mine(message.seat)
        await self._do(message.id, seat, lambda table, now: acts.resign(table, seat, now))

    async def hand(self, message: Hand) -> None:
        seat, bot = self.mine(message.seat), message.bot
        if bot is None:
            await self._do(message.id, seat, lambda table, now: acts.take_back(table, seat, now))
            return
        chosen = known_bot(self.table, bot)

        def act(table: Table, now: int) -> Change:
            acts.room(table)
            return acts.hand_over(table, seat, chosen, now)

        await self._do(message.id, seat, act)

    async def replace(self, message: Replace) -> None:
        if not self.watcher.seats():
            raise not_yours()
        seat = message.seat
        await self._do(message.id, seat, lambda table, now: acts.replace(table, seat, now))

    async def quick(self, message: Quick) -> None:
        seat = self.mine(message.seat)

        def act(table: Table, now: int) -> Change | None:
            if table.chairs[seat].quick == message.on:
                return None
            acts.room(table)
            return acts.set_quick(table, seat, message.on, now)

        await self._do(message.id, seat, act)

    async def open(self, message: Open) -> None:
        places = [self.table.chairs[seat].place for seat in self.watcher.seats()]
        if message.place not in places:
            raise not_yours()
        await self._do(
            message.id,
            message.place,
            lambda table, now: seating.open_number(table, message.place, message.number, now),
        )

    # ---- questions -----------------------------------------------------------

    async def why(self, message: Why) -> object:
        state = self.deciding(message.seat)
        rules = self.table.game
        if (message.move is None) == (not message.text):
            raise BadInput("move", "either a move or a text")
        move = rules.read(state, message.text) if message.text else cast(int, message.move)
        refusal = state.why_not(move)
        known = 0 <= move < rules.move_space
        return {
            "type": "why",
            "id": message.id,
            "move": move,
            "refusal": None if refusal is None else refusal.document(),
            "text": rules.write(state, move) if known else None,
            "parts": rules.parts(state, move) if known else None,
        }

    async def preview(self, message: Preview) -> object:
        events = self.deciding(message.seat).preview(message.move)
        return {
            "type": "preview",
            "id": message.id,
            "move": message.move,
            "events": [event.for_seat(None) for event in events],
        }

    async def log(self, message: Log) -> object:
        lines = self.live.log(self.viewer(message.seat), *self._lines(message))
        return {"type": "log", "id": message.id, "lines": lines, "seq": self.table.seq}

    def _lines(self, message: Log) -> tuple[int, int]:
        last = self.table.seq if message.until is None else min(message.until, self.table.seq)
        return message.since, max(message.since, min(last, message.since + MOST_LOG))

    async def past(self, message: Past) -> object:
        found = past(self.table, self.viewer(message.seat), message.ply)
        return {"type": "past", "id": message.id, **found}

    async def ping(self, message: Ping) -> object:
        return {"type": "pong", "id": message.id, "now": self.hub.clock(), "seq": self.table.seq}

    async def hello(self, message: Hello) -> object:
        raise Refused("hello-again", "A socket says hello once.")


def known_bot(table: Table, name: str) -> str:
    """A bot of the table's game; the stand-in if no name is given."""
    chosen = name or table.settings.stand_in
    if chosen not in bots(table.game.name):
        raise BadInput("bot", f"one of {', '.join(bots(table.game.name))}", name)
    return chosen
