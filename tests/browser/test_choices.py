"""Decisions of Dominion from positions: what is chosen goes out as one message and happens."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Server
from tests.browser.player import settle
from tests.browser.tables import ABSENT, sit_down
from tests.games.dominion.table import do, player, table

BOT = "bot steward"


class Wire:
    """The acts a page sends."""

    def __init__(self, page: Page) -> None:
        self.acts: list[dict[str, Any]] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("play", "undo"):
            self.acts.append(message)


def hand(page: Page) -> list[str]:
    cards = page.locator(".hand [data-card]:not(.gone)")
    return [cards.nth(at).get_attribute("data-card") or "" for at in range(cards.count())]


def press(page: Page, name: str) -> None:
    """A button of the bar."""
    page.locator(".bar").get_by_role("button", name=name, exact=True).click()
    settle(page)


def play(page: Page, card: str) -> None:
    page.locator(f"[data-key='hand:{card}']").first.click()
    settle(page)


def choose(page: Page, cards: str, button: str) -> None:
    """Mark cards, from the last to the first: the order is not the player's concern."""
    marked: dict[str, int] = {}
    for card in reversed(cards.split()):
        page.locator(f"button.choice[data-card={card}]").nth(marked.get(card, 0)).click()
        marked[card] = marked.get(card, 0) + 1
    chooser = page.locator(".choose .main")
    expect(chooser).to_have_text(button)
    chooser.click()


def log(page: Page) -> str:
    return page.locator(".log").inner_text()


# Against a bot the table answers by itself what has one answer; in company it does not.
@pytest.mark.parametrize(
    ("other", "cards", "button", "left"),
    [
        (ABSENT, "", "None", "copper copper estate gold militia"),
        (ABSENT, "estate", "Discard 1", "copper copper gold militia silver"),
        (BOT, "copper estate", "Discard 2", "copper gold militia silver silver"),
        (ABSENT, "gold militia", "Discard 2", "copper copper estate silver silver"),
        (BOT, "gold militia", "Discard 2", "copper copper estate silver silver"),
        (ABSENT, "copper copper estate gold militia", "Discard 5", "silver " * 5),
        (BOT, "copper copper estate gold militia", "Discard 5", "silver " * 5),
    ],
)
def test_cellar(page: Page, server: Server, other: str, cards: str, button: str, left: str) -> None:
    deal = table(player("cellar copper*2 estate gold militia", "silver*6"))
    wire = Wire(page)
    sit_down(page, server, deal.dump(), "Anna", other)
    play(page, "cellar")
    choose(page, cards, button)
    expect(page.locator(".choose")).to_have_count(0)
    assert sorted(hand(page)) == left.split()
    assert len(wire.acts) == 2  # the Cellar, and all of its choice


@pytest.mark.parametrize(
    ("other", "cards", "button", "left"),
    [
        (BOT, "", "None", "copper copper copper curse estate militia"),
        (ABSENT, "curse", "Trash 1", "copper copper copper estate militia"),
        (BOT, "estate curse militia", "Trash 3", "copper copper copper"),
        (ABSENT, "copper copper estate curse", "Trash 4", "copper militia"),
        (BOT, "copper copper estate curse", "Trash 4", "copper militia"),
    ],
)
def test_chapel(page: Page, server: Server, other: str, cards: str, button: str, left: str) -> None:
    deal = table(player("chapel copper*3 curse estate militia"))
    wire = Wire(page)
    sit_down(page, server, deal.dump(), "Anna", other)
    play(page, "chapel")
    choose(page, cards, button)
    expect(page.locator(".choose")).to_have_count(0)
    assert sorted(hand(page)) == left.split()
    assert len(wire.acts) == 2


def test_chapel_trashes_at_most_four(page: Page, server: Server) -> None:
    sit_down(page, server, table(player("chapel copper*6")).dump(), "Anna", ABSENT)
    play(page, "chapel")
    for at in range(4):
        page.locator("button.choice").nth(at).click()
    expect(page.locator("button.choice:enabled")).to_have_count(4)
    page.locator("button.choice").first.click()  # not this one after all
    expect(page.locator("button.choice:enabled")).to_have_count(6)


def test_chapel_of_a_hand_smaller_than_four(page: Page, server: Server) -> None:
    sit_down(page, server, table(player("chapel copper*2")).dump(), "Anna", ABSENT)
    play(page, "chapel")
    choose(page, "copper copper", "Trash 2")
    expect(page.locator(".choose")).to_have_count(0)
    assert hand(page) == []


@pytest.mark.parametrize("cards", ["copper copper", "estate province", "copper province"])
def test_militia(page: Page, server: Server, cards: str) -> None:
    deal = table(player("militia copper*4"), player("copper*2 estate gold province", "copper*5"))
    do(deal, "play militia")
    wire = Wire(page)
    sit_down(page, server, deal.dump(), ABSENT, "Anna")
    expect(page.locator(".choose .main")).to_have_text("Discard 2")
    expect(page.locator(".choose .main")).to_be_disabled()
    before = hand(page)
    choose(page, cards, "Discard 2")
    expect(page.locator(".choose")).to_have_count(0)
    for card in cards.split():
        before.remove(card)
    assert hand(page) == before
    assert len(wire.acts) == 1


def test_throne_room_with_cellar(page: Page, server: Server) -> None:
    deal = table(player("throne_room cellar estate*2 gold", "silver*6"))
    wire = Wire(page)
    sit_down(page, server, deal.dump(), "Anna", ABSENT)
    play(page, "throne_room")
    play(page, "cellar")
    choose(page, "estate estate", "Discard 2")
    expect(page.locator(".hand [data-card=silver]")).to_have_count(2)
    choose(page, "silver", "Discard 1")
    expect(page.locator(".choose")).to_have_count(0)
    assert sorted(hand(page)) == ["gold", "silver", "silver"]
    assert len(wire.acts) == 4


def test_remodel(page: Page, server: Server) -> None:
    sit_down(page, server, table(player("remodel gold estate")).dump(), "Anna", ABSENT)
    play(page, "remodel")
    play(page, "gold")
    page.locator("[data-key='pile:province']").click()
    expect(page.locator(".log")).to_contain_text("You gain a Province")
    assert hand(page) == ["estate"]


def test_mine(page: Page, server: Server) -> None:
    sit_down(page, server, table(player("mine copper silver estate")).dump(), "Anna", ABSENT)
    play(page, "mine")
    play(page, "silver")
    page.locator("[data-key='pile:gold']").click()
    settle(page)
    assert sorted(hand(page)) == ["copper", "estate", "gold"]


def test_bureaucrat(page: Page, server: Server) -> None:
    deal = table(player("bureaucrat copper*4"), player("estate duchy copper", "copper*4"))
    do(deal, "play bureaucrat")
    sit_down(page, server, deal.dump(), ABSENT, "Anna")
    page.locator("[data-key='hand:duchy']").click()
    expect(page.locator(".log")).to_contain_text("Duchy")
    assert sorted(hand(page)) == ["copper", "estate"]


def test_spy(page: Page, server: Server) -> None:
    deal = table(player("spy copper", "gold estate silver"), player("copper*5", "province copper"))
    sit_down(page, server, deal.dump(), "Anna", BOT)
    play(page, "spy")
    expect(page.locator(".shown [data-card=estate]")).to_be_visible()
    press(page, "Discard it")
    expect(page.locator(".shown [data-card=province]")).to_be_visible()
    press(page, "Leave it")
    expect(page.locator(".shown")).to_have_count(0)


def test_thief_and_his_loot(page: Page, server: Server) -> None:
    deal = table(
        player("thief copper", "copper*5"),
        player("copper*5", "silver gold"),
        player("copper*5", "copper estate"),
    )
    wire = Wire(page)
    sit_down(page, server, deal.dump(), "Anna", "bot steward", "bot steward")
    play(page, "thief")
    page.locator(".shown [data-key='shown:gold']").click()
    settle(page)
    expect(page.locator(".shown button.choice")).to_have_count(2)
    choose(page, "copper gold", "Take 2")
    expect(page.locator(".shown")).to_have_count(0)
    assert len(wire.acts) == 3


@pytest.mark.parametrize(
    ("cards", "button"), [("", "None"), ("copper", "Take 1"), ("gold", "Take 1")]
)
def test_a_part_of_the_loot(page: Page, server: Server, cards: str, button: str) -> None:
    deal = table(
        player("thief copper", "copper*5"),
        player("copper*5", "gold estate"),
        player("copper*5", "copper estate"),
    )
    do(deal, "play thief")
    sit_down(page, server, deal.dump(), "Anna", ABSENT, ABSENT)
    choose(page, cards, button)
    expect(page.locator(".shown")).to_have_count(0)
    expect(page.locator(".pile.trash b")).to_have_text(str(2 - len(cards.split())))


def test_library(page: Page, server: Server) -> None:
    deal = table(player("library copper*3", "militia gold village silver copper copper estate"))
    sit_down(page, server, deal.dump(), "Anna", BOT)
    play(page, "library")
    expect(page.locator(".shown [data-card=militia]")).to_be_visible()
    press(page, "Set aside")
    expect(page.locator(".shown [data-card=village]")).to_be_visible()
    press(page, "Keep it")
    expect(page.locator(".shown")).to_have_count(0)
    assert sorted(hand(page)) == [*["copper"] * 4, "gold", "silver", "village"]
    assert "Militia" in log(page)


@pytest.mark.parametrize("other", [BOT, ABSENT])
def test_all_treasures_go_out_one_by_one(page: Page, server: Server, other: str) -> None:
    """How many moves it was is told to everybody, and must not tell that none is left in hand."""
    wire = Wire(page)
    deal = table(player("copper*2 silver gold estate"))
    do(deal, "buys")
    sit_down(page, server, deal.dump(), "Anna", other)
    press(page, "Play 4 Treasures and buy with 7")
    assert hand(page) == ["estate"]
    assert [len(act["texts"]) for act in wire.acts] == [4]
    expect(page.locator(".log p").last).to_have_text(
        "You play 2 Coppers, a Silver and a Gold and have 7 coins."
    )
    page.locator(".bar").get_by_role("button", name="Undo").click()
    settle(page)
    assert len(hand(page)) == 5
