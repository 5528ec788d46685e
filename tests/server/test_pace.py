"""Bots take their time, but nobody waits for them longer than they say, whatever else happens."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from regna.bots.base import PATIENCE
from regna.bots.ratings import RATINGS
from regna.server import thinking
from regna.server.bot_turns import beat, patience
from regna.server.config import Config
from regna.server.thinking import LEAST, WAY, NoAnswer, Thinkers, Who
from regna.table import Table
from regna.table.line import Line
from tests.server.helpers import MODULES, configure, running
from tests.toys import pebbles


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots note how long they may think."""
    file = tmp_path / "notes"
    monkeypatch.setenv("REGNA_NOTES", str(file))
    return file


def budgets(notes: Path) -> list[float]:
    return [float(line) for line in notes.read_text(encoding="utf-8").splitlines()]


def job(bot: str) -> dict[str, object]:
    document = pebbles.game.new(seats=2, seed=1).dump(0)
    return {"job": "move", "game": "pebbles", "bot": bot, "document": document}


@pytest.mark.parametrize(
    ("bot", "config", "most"), [("notes", 3.0, 2.0), ("deep", 3.0, 3.0), ("deep", 0.5, 0.5)]
)
def test_a_bot_has_the_time_it_wants_and_no_more_than_the_server_gives(
    tmp_path: Path, notes: Path, bot: str, config: float, most: float
) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path, budget=config)) as server:
            made = await server.make(options={"length": 3})
            one = await server.sit(made["id"], 0)
            await server.post(f"tables/{one.table}/bot", {"place": 1, "bot": bot}, made["host"])
            await one.connect()
            while one.view["status"] == "playing":
                if one.view["to_act"] == 0:
                    await one.play(one.legal[0])
                if one.view["to_act"] == 1:
                    await one.until("view")

    asyncio.run(scenario())
    found = budgets(notes)
    assert max(found) <= most - WAY
    assert max(found) > most - WAY - 0.2  # when its process is there


def test_usual_bots_take_two_seconds_at_most() -> None:
    assert PATIENCE == 2.0
    assert patience("pebbles", "random") == PATIENCE
    assert patience("pebbles", "deep") == 3.0
    assert patience("pebbles", "nobody") == PATIENCE
    assert Config().budget == 3.0


def test_whoever_waits_for_a_process_thinks_less(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGNA_NAP", "0.5")

    async def scenario() -> None:
        thinkers = Thinkers(1, 2.0, MODULES)
        await thinkers.ask(job("notes"), 30.0)  # its process is there
        began = time.monotonic()
        await asyncio.gather(*(thinkers.ask(job("notes"), 1.0) for _ in range(3)))
        assert time.monotonic() - began < 2.5
        await thinkers.close()

    asyncio.run(scenario())
    first, second, third = budgets(notes)[1:]
    assert first > 0.8
    assert 0.2 < second < 0.5
    assert third == LEAST


def test_a_bot_that_hangs_is_given_up_when_its_time_is_over(notes: Path) -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, 0.2, MODULES)
        await thinkers.ask(job("notes"), 30.0)
        for seconds in (0.1, 0.6):
            began = time.monotonic()
            with pytest.raises(NoAnswer, match="TimeoutError"):
                await thinkers.ask(job("hangs"), seconds)
            assert time.monotonic() - began >= seconds - WAY + 0.2
            await thinkers.ask(job("notes"), 30.0)  # another process is there
        assert thinkers.replaced == 2
        await thinkers.close()

    asyncio.run(scenario())


def test_the_usual_bot_decides_for_one_that_fails(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            asked: list[object] = []
            ask = server.hub.thinkers.ask

            async def noted(job: Any, seconds: float, who: Who) -> dict[str, object]:
                asked.append(job["bot"])
                return await ask(job, seconds, who)

            server.hub.thinkers.ask = noted  # type: ignore[method-assign, assignment]
            made = await server.make(options={"length": 1}, chairs=["errs", ""])
            one = await server.sit(made["id"], 1)
            await one.connect()
            while one.view["to_act"] == 0:
                await one.until("view")
            assert asked[:2] == ["errs", "random"]
            assert server.hub.metrics.counts["bot_failures"] == len(asked) / 2

    asyncio.run(scenario())


def test_a_process_that_never_gets_ready_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "FIRST", 0.01)

    async def scenario() -> None:
        thinkers = Thinkers(1, 0.2, MODULES)
        with pytest.raises(NoAnswer):
            await thinkers.ask(job("random"), 1.0)
        assert not thinkers.running
        await thinkers.close()

    asyncio.run(scenario())


class Seen:
    """A table of which only the line of moves is looked at."""

    def __init__(self, seats: list[int]) -> None:
        self.line = Line()
        for seat in seats:
            self.line.add(0, seat, [0], [True], "bot")


def pause(*seats: int) -> float:
    return Config().beat * beat(cast(Table, Seen(list(seats))), 1)


def test_a_turn_can_be_followed_and_three_of_them_do_not_bore() -> None:
    assert pause() == pause(0) == pause(1, 1, 0) == Config().beat
    turn = [pause(0, *[1] * moves) for moves in range(12)]
    assert all(one >= other for one, other in pairwise(turn))
    assert min(turn) >= 0.19  # or it could not be seen
    assert 3 * sum(turn[:2]) < 4
    assert 3 * sum(turn[:7]) < 8


def test_the_page_is_told_how_strong_bots_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATINGS, "pebbles", {"errs": 812})

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            games = (await server.client.get("/api/games")).json()
            (shown,) = [game for game in games if game["name"] == "pebbles"]
            assert shown["ratings"]["errs"] == 812
            assert shown["ratings"]["random"] is None
            assert "deep" in shown["bots"]
            assert "deep" not in shown["ratings"]

    from regna.server.lists import about_game

    about_game.cache_clear()
    asyncio.run(scenario())
    about_game.cache_clear()
