"""One socket's conversation about one table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from regna.core import BadInput, IllegalMove, State
from regna.server.hub import Hub, Wish, known_bot
from regna.server.live import Live, Watcher
from regna.server.messages import outgoing
from regna.server.messages.incoming import (
    Consent,
    Hand,
    Hello,
    Hint,
    Log,
    Message,
    Open,
    Past,
    Ping,
    Play,
    Plead,
    Preview,
    Quick,
    Replace,
    Resign,
    Review,
    Say,
    Story,
    Undo,
    Why,
)
from regna.server.messages.outgoing import (
    Earlier,
    Failed,
    Heard,
    Hinted,
    Lines,
    Pong,
    Previewed,
    Reviewed,
    Spoken,
    Telling,
    WhyNot,
)
from regna.server.problems import Refused, not_yours, problem_of
from regna.server.talk import cleaned, may_say
from regna.table import Change, Denied, Table, acts, past, pleas, seating
from regna.table.table import PLAYING
from regna.table.told import Happened

MOST_LOG = 500
LINES = 25.0  # lines of the log that cost as much as a plain message
PLIES = 50.0  # moves to be played again that cost as much
COSTS: dict[type, float] = {  # 1 for all others
    Hint: 30.0,
    Quick: 5.0,
    Plead: 5.0,
    Say: 3.0,
    Past: 3.0,
    Preview: 2.0,
    Why: 2.0,
    Review: 2.0,
    Story: 2.0,
}
logger = logging.getLogger("regna.server")


class Session:
    """Answers messages of a socket whose `hello` is done."""

    def __init__(self, hub: Hub, live: Live, watcher: Watcher) -> None:
        self.hub = hub
        self.live = live
        self.watcher = watcher
        self.answers: dict[type, Callable[[Any], Awaitable[outgoing.Told | None]]] = {
            Play: self.play,
            Undo: self.undo,
            Plead: self.plead,
            Consent: self.consent,
            Say: self.say,
            Resign: self.resign,
            Hand: self.hand,
            Replace: self.replace,
            Quick: self.quick,
            Why: self.why,
            Preview: self.preview,
            Hint: self.hint,
            Review: self.review,
            Story: self.story,
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
        if isinstance(message, Story) and self.live.story is None:
            return cost + len(self.table.line) / PLIES
        return cost

    async def answer(self, message: Message) -> None:
        """Answer a message; while one is thought about, the next is read."""
        if isinstance(message, (Hint, Story)):
            self.hub.start(self._answer(message))
        else:
            await self._answer(message)

    async def _answer(self, message: Message) -> None:
        """Do what a message asks, and answer it whatever happens."""
        name = getattr(message, "id", "")
        try:
            if self.live.stale:
                await self.hub.fresh(self.live)
            found = await self.answers[type(message)](message)
        except IllegalMove as illegal:
            self.hub.metrics.error("server-illegal")
            self.watcher.reply(outgoing.Refused(name, illegal.refusal))
        except Exception as error:
            _, problem = problem_of(error)
            if problem.code == "server-internal":
                logger.exception("table %s: %s", self.table.id, type(message).__name__)
            self.hub.metrics.error(problem.code)
            self.watcher.reply(Failed(name, problem))
        else:
            if found is None:
                return  # an act, which has told everybody
            self.watcher.reply(found)
        self.watcher.tell()

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
        await self.hub.act(self.live, act, Wish(seat, name, self.watcher))

    # ---- acts ----------------------------------------------------------------

    async def play(self, message: Play) -> None:
        seat = self.mine(message.seat)
        if message.texts and message.moves:
            raise BadInput("texts", "either texts or moves")
        moves: list[str] | list[int] = message.texts or message.moves

        def act(table: Table, now: int) -> Change:
            acts.in_time(table, seat, now)
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

    async def plead(self, message: Plead) -> None:
        seat = self.mine(message.seat)
        await self._do(
            message.id,
            seat,
            lambda table, now: pleas.plead(table, seat, now, None, message.seq, message.id),
        )

    async def consent(self, message: Consent) -> None:
        seat, plea, yes = self.mine(message.seat), message.plea, message.yes
        await self._do(
            message.id,
            seat,
            lambda table, now: pleas.consent(table, seat, plea, yes, now, message.id),
        )

    async def resign(self, message: Resign) -> None:
        seat = self.mine(message.seat)
        await self._do(message.id, seat, lambda table, now: acts.resign(table, seat, now))

    async def hand(self, message: Hand) -> None:
        seat, bot = self.mine(message.seat), message.bot
        if bot is None:
            await self._do(message.id, seat, lambda table, now: acts.take_back(table, seat, now))
            return
        if not self.table.helped:
            raise Denied("no-help")
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

    async def say(self, message: Say) -> Heard:
        """Said at once to all who are here, and no part of the game."""
        seats, seat = self.watcher.seats(), message.seat
        if seat is None and seats:
            seat = seats[0]
        if seat is not None:
            self.mine(seat)
        may_say(self.table, seat)
        text = "" if message.phrase else cleaned(message.text)
        if not text and message.phrase is None:
            raise BadInput("text", "something to say")
        speaker = f"guest {self.watcher.client}" if seat is None else f"seat {seat}"
        talks, at = self.hub.talks, self.hub.clock()
        if talks.opened(self.table.id).once(speaker, message.id):
            name = self.watcher.name if seat is None else self.table.chairs[seat].name
            talks.say(self.table.id, Spoken(at, seat, name, text, message.phrase))
        return Heard(message.id)

    # ---- questions -----------------------------------------------------------

    def _meant(self, state: State, message: Why | Preview) -> int:
        """The move somebody asks about."""
        if message.move is not None and not message.text:
            return message.move
        if message.move is None and message.text:
            return self.table.game.read(state, message.text)
        raise BadInput("text", "either a text or a move")

    async def why(self, message: Why) -> WhyNot:
        state = self.deciding(message.seat)
        move = self._meant(state, message)
        known = 0 <= move < self.table.game.move_space
        text = self.table.game.write(state, move) if known else None
        return WhyNot(message.id, move, text, state.why_not(move))

    async def preview(self, message: Preview) -> Previewed:
        state = self.deciding(message.seat)
        move = self._meant(state, message)
        events = [Happened(event.code, event.public) for event in state.preview(move)]
        return Previewed(message.id, move, self.table.game.write(state, move), events)

    async def hint(self, message: Hint) -> Hinted:
        self.deciding(message.seat)
        moves, clear = await self.hub.hints.of(self.live, message.seat, self.watcher)
        return Hinted(message.id, self.table.seq, moves, clear)

    async def review(self, message: Review) -> Reviewed:
        if not self.watcher.seats():
            raise not_yours()
        found = self.hub.reviews.of(self.live)
        return Reviewed(message.id, found.done, found.of, found.all, found.lost)

    async def story(self, message: Story) -> Telling:
        standings = await self.hub.stories.of(self.live)
        return Telling(message.id, len(self.table.line), standings)

    async def log(self, message: Log) -> Lines:
        lines = self.live.log(self.viewer(message.seat), *self._lines(message))
        return Lines(message.id, lines, self.table.seq)

    def _lines(self, message: Log) -> tuple[int, int]:
        last = self.table.seq if message.until is None else min(message.until, self.table.seq)
        return message.since, max(message.since, min(last, message.since + MOST_LOG))

    async def past(self, message: Past) -> Earlier:
        found = past(self.table, self.viewer(message.seat), message.ply)
        return Earlier(message.id, found.ply, found.seat, found.to_act, found.view, found.scores)

    async def ping(self, message: Ping) -> Pong:
        return Pong(message.id, self.hub.clock(), self.table.seq)

    async def hello(self, message: Hello) -> None:
        raise Refused("server-hello-again", "A socket says hello once.")
