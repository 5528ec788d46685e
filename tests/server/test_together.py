"""People at a table: taking back by consent, talk, who watches, and chairs that became free."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from regna.server import talk
from regna.server.config import Config
from regna.server.house import house
from regna.server.messages.outgoing import Spoken
from regna.server.talk import cleaned
from regna.table import verify
from regna.table.entries import decode
from tests.postgres import Cluster
from tests.server.helpers import Json, Player, Running, configure, running
from tests.table.test_play import hand


def code(answer: Json) -> str:
    assert answer["type"] == "failed", answer
    return str(answer["problem"]["code"])


async def passed(server: Running, **wanted: Any) -> tuple[Player, Player]:
    """Two players, the first of whom has played a pebble: nothing was drawn, the turn is gone."""
    while True:
        one, two = await server.pair(**wanted)
        held = hand(server.hub.tables[one.table].table, 0)
        quiet = next((pebble for pebble in held if pebble in (0, 1)), None)
        if quiet is not None:
            assert (await one.play(quiet))["type"] == "done"
            await two.until_seq(one.view["seq"])
            assert two.view["to_act"] == 1
            return one, two


async def guest_at(server: Running, table: str, name: str = "") -> Player:
    guest = Player(server, table, 9, "no-key-at-all")
    await guest.connect(name=name)
    return guest


# ---- taking back by consent --------------------------------------------------


def test_asked_and_agreed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await passed(server)
            assert one.view["undo"]["ask"] == 0
            done = await one.ask("plead", seq=one.view["seq"], id="p")
            assert await one.ask("plead", seq=0, id="p") == done  # sent again, asked once
            await two.until_seq(done["seq"])
            plea = two.view["plea"]
            assert plea == {"seq": done["seq"], "seat": 0, "to": 0, "waiting": [1]}
            agreed = await two.ask("consent", plea=plea["seq"], yes=True, id="y")
            assert await two.ask("consent", plea=plea["seq"], yes=True, id="y") == agreed
            for player in (one, two):
                await player.until_seq(agreed["seq"])
                assert (player.view["to_act"], player.view["ply"]) == (0, 0)
                assert "plea" not in player.view
            await two.ask("resign")
            record = (await server.client.get(f"/api/tables/{one.table}/record")).json()
            assert [entry["kind"] for entry in record["entries"]][-3:] == [
                "plead",
                "undo",
                "resign",
            ]
            assert verify(record)[0] is True

    asyncio.run(scenario())


def test_nobody_else_answers_and_a_move_is_not_lost(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await passed(server)
            guest = await guest_at(server, one.table)
            seen = two.view["seq"]
            done = await one.ask("plead", seq=one.view["seq"])
            plea = done["seq"]
            assert code(await one.ask("consent", plea=plea, yes=True)) == "table-no-plea"
            assert code(await one.ask("consent", plea=plea, yes=True, seat=1)) == "server-not-yours"
            assert code(await guest.ask("consent", plea=plea, yes=True, seat=1)) == (
                "server-not-yours"
            )
            assert code(await guest.ask("plead", seq=plea, seat=0)) == "server-not-yours"
            move = await two.ask("play", seq=seen, texts=["draw"])  # before the question came
            assert move["type"] == "done"
            assert code(await two.ask("consent", plea=plea, yes=True)) == "table-no-plea"

    asyncio.run(scenario())


def test_a_server_killed_between_question_and_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path)
        async with running(config) as server:
            one, two = await passed(server)
            done = await one.ask("plead", seq=one.view["seq"], id="p")
        async with running(config) as server:
            for player in (one, two):
                player.running = server
                await player.connect()
            assert two.view["plea"]["waiting"] == [1]
            assert await one.ask("plead", seq=one.view["seq"], id="p") == done
            agreed = await two.ask("consent", plea=done["seq"], yes=True, id="y")
        async with running(config) as server:
            for player in (one, two):
                player.running = server
                await player.connect()
            assert await two.ask("consent", plea=done["seq"], yes=True, id="y") == agreed
            assert two.view["to_act"] == 0

    asyncio.run(scenario())


# ---- talk --------------------------------------------------------------------


async def lines_at(player: Player, many: int) -> list[Json]:
    """What was said, once so many lines of it came."""
    found: list[Json] = []
    for frame in player.frames:
        message = json.loads(frame)
        found += message["lines"] if message["type"] == "talk" else []
    while len(found) < many:
        found += (await player.until("talk"))["lines"]
    return found


def test_what_is_said_is_heard_by_all_and_kept_nowhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            other, _ = await server.pair()
            guest = await guest_at(server, one.table)
            assert (await one.ask("say", text="Hello  there", id="a"))["type"] == "heard"
            assert (await one.ask("say", text="Hello there", id="a"))["type"] == "heard"
            assert (await two.ask("say", phrase="luck"))["type"] == "heard"
            for player in (one, two, guest):
                first, second = await lines_at(player, 2)
                assert (first["seat"], first["name"], first["text"]) == (0, "P0", "Hello there")
                assert (second["seat"], second["phrase"], second["text"]) == (1, "luck", "")
            late = await guest_at(server, one.table)
            assert len(await lines_at(late, 2)) == 2  # whoever comes later reads it, too
            live = server.hub.tables[one.table]
            assert live.table.seq == one.view["seq"]
            assert b"there" not in b"".join(live.table.log)
            assert b"there" not in (tmp_path / "regna.db").read_bytes()
            shown = await server.client.get(f"/api/tables/{one.table}")
            assert "there" not in shown.text
            await other.ask_plain("ping")
            assert not any("there" in frame for frame in other.frames)
            await server.client.delete(
                f"/api/tables/{one.table}", headers={"Authorization": f"Bearer {one.host}"}
            )
            assert server.hub.talks.of(one.table) is None

    asyncio.run(scenario())


def test_who_may_write(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            guest = await guest_at(server, one.table, "Cyril")
            assert code(await guest.ask_plain("say", text="hi")) == "table-only-players-talk"
            assert code(await guest.ask("say", text="hi", seat=0)) == "server-not-yours"
            assert code(await one.ask("say", text="hi", seat=1)) == "server-not-yours"
            for nothing in ("", "  ", "\u202e\u200b\n"):
                assert code(await one.ask("say", text=nothing)) == "server-bad-input"
            assert code(await one.ask("say", text="x" * 201)) == "server-bad-input"
            assert code(await one.ask("say", phrase="rude")) == "server-bad-input"
            alone = await server.sit((await server.make(chairs=["", "random"]))["id"], 0)
            await alone.connect()
            assert code(await alone.ask("say", text="hi")) == "table-no-talk"
            free, _ = await server.pair(settings={"talk": "all"})
            guest = await guest_at(server, free.table, "  Cy\u202eril ")
            assert (await guest.ask_plain("say", text="hi"))["type"] == "heard"
            (line,) = await lines_at(free, 1)
            assert (line["seat"], line["name"], line["text"]) == (None, "Cy ril", "hi")

    asyncio.run(scenario())


def test_whoever_talks_too_much_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            twin = await Player(server, one.table, 0, one.key).connect()  # a second socket
            answers = [
                await one.ask("say", text=f"{at}", id=f"one {at}") for at in range(talk.BURST)
            ]
            answers += [await twin.ask("say", text=f"{at}", id=f"two {at}") for at in range(4)]
            assert [answer["type"] for answer in answers[: talk.BURST]] == ["heard"] * talk.BURST
            assert "server-too-talkative" in {
                code(answer) for answer in answers if answer["type"] == "failed"
            }
            assert (await two.ask("say", phrase="thanks"))["type"] == "heard"

    asyncio.run(scenario())


def test_only_so_much_is_kept() -> None:
    said: list[tuple[str, str]] = []
    talks = talk.Talks(lambda table, text: said.append((table, text)), lambda table: None)
    for number in range(talk.LINES + 7):
        talks.say("t", Spoken(number, 0, "Anna", str(number), None))
    kept = talks.of("t")
    assert kept is not None
    assert [line.text for line in kept.after(0)] == [str(7 + at) for at in range(talk.LINES)]
    assert [line.text for line in kept.after(kept.count - 2)] == ["65", "66"]
    assert kept.after(kept.count) == []
    for number in range(talk.TABLES):
        talks.opened(str(number))
    assert talks.of("t") is None
    assert len(talks.known) == talk.TABLES


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("a\u202eb\u2066c\u200f", "a b c"),
        ("one\r\ntwo\x00\x1b[31m", "one two [31m"),
        ("  much   room  ", "much room"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 20, "\u0179\u0302\u0303"),
        ("žluťoučký kůň", "žluťoučký kůň"),
        ("שלום", "שלום"),
    ],
)
def test_what_is_said_is_one_plain_line(said: str, read: str) -> None:
    assert cleaned(said) == read


def test_processes_pass_on_what_is_said(postgres: Cluster) -> None:
    async def scenario() -> None:
        url = postgres.database()
        async with running(configure(url)) as here, running(configure(url)) as there:
            one, two = await here.pair()
            two.running = there
            await two.connect()
            await asyncio.sleep(0.5)  # until each listens to the other
            await one.ask("say", text="Do you hear me?")
            assert (await lines_at(two, 1))[0]["text"] == "Do you hear me?"

    asyncio.run(scenario())


# ---- who watches, and free chairs --------------------------------------------


def test_everybody_knows_who_watches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            guests = [await guest_at(server, one.table, name) for name in ("Cyril", "")]
            present: Json = {}
            while present.get("watchers") != 2:
                present = await one.until("presence")
            assert present["watching"] == ["Cyril"]
            assert present["seats"] == [0, 1]
            await guests[0].close()
            while present["watchers"] != 1:
                present = await one.until("presence")
            assert present["watching"] == []

    asyncio.run(scenario())


async def three(server: Running, **settings: Any) -> list[Player]:
    made = await server.make(seats=3, settings=settings)
    players = [await server.sit(made["id"], place) for place in range(3)]
    for player in players:
        await player.connect()
    return players


def test_whoever_watches_takes_the_chair_of_one_who_resigned(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            players = await three(server, late=True)
            table = players[0].table
            guest = await guest_at(server, table, "Cyril")
            assert not any(chair["free"] for chair in guest.view["chairs"])
            taken = await server.post(f"tables/{table}/sit", {"name": "Cyril", "place": 2})
            assert taken["code"] == "table-seat-taken"
            gone = await players[2].ask("resign")
            await guest.until_seq(gone["seq"])
            assert [chair["free"] for chair in guest.view["chairs"]] == [False, False, True]
            wish = {"name": "Cyril", "place": 2, "key": "ab" * 32}
            seated = await server.post(f"tables/{table}/sit", wish)
            assert seated["place"] == 2
            assert await server.post(f"tables/{table}/sit", wish) is not None  # asked again
            for player in players:
                while player.view["chairs"][2]["name"] != "Cyril":
                    await player.receive()
            chair = players[0].view["chairs"][2]
            assert (chair["bot"], chair["resigned"], chair["free"]) == ("", False, False)
            assert players[2].view["seat"] is None  # the old secret is worth nothing
            kinds = [type(decode(body)).__name__ for body in server.hub.tables[table].table.log]
            assert kinds.count("Take") == 1
            for player in players[:2]:
                await player.ask("resign")
            record = (await server.client.get(f"/api/tables/{table}/record")).json()
            assert "ab" * 32 not in json.dumps(record)
            assert verify(record)[0] is True

    asyncio.run(scenario())


def test_nobody_takes_a_chair_where_that_was_not_agreed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            players = await three(server)
            table = players[0].table
            await players[2].ask("resign")
            for wish in ({"place": 2}, {}):
                refused = await server.post(f"tables/{table}/sit", wish)
                assert refused["code"] == "table-no-late"
            players = await three(server, late=True)
            table = players[0].table
            await players[2].ask("hand", bot="")  # who only rests comes back
            for place in (0, 2, 9):
                refused = await server.post(f"tables/{table}/sit", {"place": place})
                assert refused["code"] in ("table-seat-taken", "server-bad-input")

    asyncio.run(scenario())


# ---- the house ---------------------------------------------------------------


def test_the_house_is_told_only_where_the_server_listens_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regna.server.house.household_address", lambda: "192.168.1.7")
    found = {host: house(Config(host=host, port=8080)) for host in HOSTS}
    assert found == HOSTS
    monkeypatch.setattr("regna.server.house.household_address", lambda: None)
    assert house(Config(host="::")) == []

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            assert (await server.client.get("/api/health")).json()["house"] == []

    asyncio.run(scenario())


HOSTS = {
    "127.0.0.1": [],
    "::1": [],
    "localhost": [],
    "0.0.0.0": ["http://192.168.1.7:8080"],
    "::": ["http://192.168.1.7:8080"],
    "10.0.0.3": ["http://10.0.0.3:8080"],
    "fd00::3": ["http://[fd00::3]:8080"],
}
