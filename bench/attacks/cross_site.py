"""A web page somebody of the household visits, and a name that points to the household."""

from __future__ import annotations

from bench.attacks.ground import Report, serving
from bench.attacks.people import Gone, Guest
from bench.client_side import call, request

ELSEWHERE = {"Origin": "http://elsewhere.example"}
REBOUND = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
TABLES = 60
POSTS = {
    "text/plain": ({"Content-Type": "text/plain"}, 415),
    "no type": ({"Content-Type": ""}, 415),
    "a foreign Origin": (ELSEWHERE, 403),
    "the Origin null": ({"Origin": "null"}, 403),
    "Sec-Fetch-Site: cross-site": ({"Sec-Fetch-Site": "cross-site"}, 403),
    "a foreign Host": (REBOUND, 421),
}


async def attack(report: Report) -> None:
    """No page from elsewhere acts in the household's name, or uses up what is the household's."""
    async with serving() as server:
        port = server.port
        document = {"game": "dominion", "seats": 2}
        before = await request(port, "/api/tables", document)
        sit = f"/api/tables/{before['id']}/sit"
        for name, (headers, status) in POSTS.items():
            made = await call(port, "POST", "/api/tables", document, headers=headers)
            sat = await call(port, "POST", sit, {"name": "A"}, headers=headers)
            report.say(
                f"POST with {name}",
                f"tables {made.status}, sit {sat.status}",
                f"{status}",
                {made.status, sat.status} == {status},
            )
        path = f"/api/tables/{before['id']}"
        removed = await call(port, "DELETE", path, key=before["host"], headers=ELSEWHERE)
        report.say("DELETE from elsewhere", f"{removed.status}", "403", removed.status == 403)
        read = await call(port, "GET", "/api/lobby", headers=REBOUND)
        report.say("GET with a foreign Host", f"{read.status}", "421", read.status == 421)
    async with serving() as server:
        await use_up(report, server.port)
        await sockets(report, server.port)


async def use_up(report: Report, port: int) -> None:
    """As many posts as tables an hour, from the household's own browser."""
    document = {"game": "dominion", "seats": 2}
    for _ in range(TABLES // 3):
        for name in ("text/plain", "a foreign Origin", "Sec-Fetch-Site: cross-site"):
            await call(port, "POST", "/api/tables", document, headers=POSTS[name][0])
    own = {"Origin": f"http://127.0.0.1:{port}", "Sec-Fetch-Site": "same-origin"}
    made = await call(port, "POST", "/api/tables", document, headers=own)
    report.say(
        f"a table of one's own after {TABLES} such posts",
        f"{made.status} {made.code}".strip(),
        "201",
        made.status == 201,
    )


async def sockets(report: Report, port: int) -> None:
    made = await call(port, "POST", "/api/tables", {"game": "dominion"}, source="127.0.0.9")
    for name, headers in (("Origin", ELSEWHERE), ("Host", REBOUND)):
        guest = Guest(port, made.document["id"])
        try:
            await guest.connect(headers, 5)
            said = "a view"
        except (OSError, Gone, TimeoutError) as error:
            said = f"{error}" or "no answer"
        finally:
            guest.close()
        report.say(f"a socket with a foreign {name}", said, "refused", said != "a view")
