"""The bots' processes: a few, each with one job at a time, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable

import msgspec

from regna.core import RegnaError

FIRST = 20.0  # seconds a new process may take until it is ready
WAY = 0.1  # seconds for the way there and back
LEAST = 0.05  # seconds to think, however long a job has waited
LINE = 16 * 2**20  # the longest job or answer


Who = Callable[[], "str | None"]
Waiting = tuple["asyncio.Future[asyncio.subprocess.Process | None]", Who]


def in_one_line(job: bytes) -> bytes:
    """JSON has line breaks only between its parts, where they mean nothing."""
    return job.replace(b"\n", b" ").replace(b"\r", b" ") + b"\n"


class NoAnswer(RegnaError):
    """The process died, hung or made a mistake."""


class Thinkers:
    """A pool of processes that choose moves."""

    def __init__(self, count: int, grace: float, modules: tuple[str, ...] = ()) -> None:
        self.grace = grace
        self.modules = modules
        # those with nothing to do; None is one that is started when it is first needed
        self.idle: list[asyncio.subprocess.Process | None] = [None] * max(1, count)
        self.waiting: list[Waiting] = []
        self.served: dict[str | None, int] = {}  # when each client last had its turn
        self.count = 0
        self.running: set[asyncio.subprocess.Process] = set()
        self.replaced = 0

    async def close(self) -> None:
        for process in list(self.running):
            await self._end(process)

    async def _turn(self, who: Who) -> asyncio.subprocess.Process | None:
        """Wait for a process that has nothing to do."""
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[asyncio.subprocess.Process | None]
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append((turn, who))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            raise

    def _free(self, process: asyncio.subprocess.Process | None) -> None:
        """Give a process to whoever waits: clients take turns, so that none waits for all of
        another's jobs; jobs for which nobody looks on come last of all.
        """
        while self.waiting:
            chosen = min(self.waiting, key=self._rank)
            self.waiting.remove(chosen)
            turn, who = chosen
            if not turn.done():
                self.count += 1
                self.served[who()] = self.count
                turn.set_result(process)
                return
        self.served.clear()
        self.idle.append(process)

    def _rank(self, waiting: Waiting) -> tuple[bool, int]:
        who = waiting[1]()
        return who is None, self.served.get(who, 0)

    async def ask(
        self, job: dict[str, object] | bytes, seconds: float, who: Who = lambda: None
    ) -> dict[str, object]:
        """The answer to a job, or NoAnswer; `who` tells which client waits for it, if any.

        A job that is no text yet is told how much of the time is left when a process
        takes it, so that waiting for one makes nobody wait longer.
        """
        until = time.monotonic() + seconds
        process = await self._turn(who)
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            if not isinstance(job, bytes):
                seconds = max(LEAST, until - time.monotonic() - WAY)
                job = msgspec.json.encode({**job, "budget": seconds})
            async with asyncio.timeout(seconds + self.grace):
                answer = await self._exchange(process, in_one_line(job))
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            self.replaced += 1
            if process is not None:
                await self._end(process)
            process = None
            raise NoAnswer(f"a bot did not answer: {type(error).__name__}") from None
        except asyncio.CancelledError:
            if process is not None:
                await self._end(process)
            process = None
            raise
        finally:
            self._free(process)
        if "error" in answer:
            raise NoAnswer(str(answer["error"]))
        return answer

    async def _exchange(
        self, process: asyncio.subprocess.Process, line: bytes
    ) -> dict[str, object]:
        assert process.stdin is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await self._answer(process)

    async def _answer(self, process: asyncio.subprocess.Process) -> dict[str, object]:
        assert process.stdout is not None
        answer = await process.stdout.readline()
        if not answer:
            raise OSError("the process ended")
        return msgspec.json.decode(answer, type=dict[str, object])

    async def _start(self) -> asyncio.subprocess.Process:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "regna.server.worker",
            *self.modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            env=environment,
            start_new_session=True,  # a Ctrl-C at the terminal is the server's to handle
        )
        self.running.add(process)
        try:
            async with asyncio.timeout(FIRST):
                await self._answer(process)
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self.running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
