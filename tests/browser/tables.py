"""Tables made over the API, from a position somebody wrote, with a page that holds its seats."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page

import regna
from tests.browser.conftest import Server

ABSENT = "~"  # before a name: somebody who has sat down and does nothing
NAMES = ("Vratislava Podivínská", "~Świętosława Brzęczyszczy", "~Maximilian", "~Ota")


def crowd(position: dict[str, Any]) -> list[str]:
    """Long names for everybody; whoever decides is not absent."""
    seats = int(position["seats"])
    acting = regna.game(position["game"]).load(position).to_act or 0
    return [NAMES[(seat - acting) % seats] for seat in range(seats)]


class Api:
    """The server as a program sees it."""

    def __init__(self, server: Server) -> None:
        self.url = server.url

    def post(self, path: str, body: dict[str, Any], key: str = "") -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.url}/api/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Authorization": f"Bearer {key}"},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def get(self, path: str) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.url}/api/{path}", timeout=10) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def table(
        self, position: dict[str, Any], chairs: list[str]
    ) -> tuple[str, list[dict[str, Any]]]:
        """A table; a chair is a name, an ABSENT one, or `bot NAME`. Its id and the named seats."""
        made = self.post("tables", {"game": position["game"], "position": position})
        held: list[dict[str, Any]] = []
        for place, chair in enumerate(chairs):
            if chair.startswith("bot "):
                bot = {"place": place, "bot": chair.removeprefix("bot ")}
                self.post(f"tables/{made['id']}/bot", bot, made["host"])
                continue
            seat = self.post(
                f"tables/{made['id']}/sit", {"name": chair.strip(ABSENT), "place": place}
            )
            if not chair.startswith(ABSENT):
                game = position["game"]
                held.append(
                    {"id": made["id"], "key": seat["key"], "game": game, "place": place, "at": 0}
                )
        return made["id"], held


def sit_down(page: Page, server: Server, position: dict[str, Any], *chairs: str) -> None:
    """Open the page of a table in this position, as whoever of the chairs has a name."""
    table, held = Api(server).table(position, list(chairs))
    page.add_init_script(f"localStorage.setItem('regna.seats', {json.dumps(json.dumps(held))})")
    page.goto(f"/t/{table}")
    page.locator(".table, .curtain").first.wait_for()
