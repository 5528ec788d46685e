"""The bots' processes: a few, each with one job at a time, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys

from regna.core import RegnaError

FIRST = 20.0  # seconds more for the first answer of a new process
LINE = 16 * 2**20  # the longest job or answer


class NoAnswer(RegnaError):
    """The process died, hung or made a mistake."""


class Thinkers:
    """A pool of processes that choose moves."""

    def __init__(self, count: int, grace: float, modules: tuple[str, ...] = ()) -> None:
        self.count = max(1, count)
        self.grace = grace
        self.modules = modules
        self.idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.running: set[asyncio.subprocess.Process] = set()
        self.replaced = 0
        for _ in range(self.count):
            self.idle.put_nowait(None)  # started when it is first needed

    async def close(self) -> None:
        for process in list(self.running):
            await self._end(process)

    async def ask(self, job: dict[str, object], seconds: float) -> dict[str, object]:
        """The answer to a job, or NoAnswer."""
        process = await self.idle.get()
        try:
            limit = seconds + self.grace
            if process is None or process.returncode is not None:
                process = await self._start()
                limit += FIRST
            async with asyncio.timeout(limit):
                line = json.dumps(job).encode() + b"\n"
                answer = await self._exchange(process, line)
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
            self.idle.put_nowait(process)
        if "error" in answer:
            raise NoAnswer(str(answer["error"]))
        return answer

    async def _exchange(
        self, process: asyncio.subprocess.Process, line: bytes
    ) -> dict[str, object]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise OSError("the process ended")
        found: dict[str, object] = json.loads(answer)
        return found

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
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self.running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
