"""Things travel, whoever acts sees the present, and what others did stays marked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import regna
from tests.browser.conftest import Server, Visitors
from tests.browser.player import settle
from tests.browser.stages import Position, deal, stage
from tests.browser.tables import Api, sit_down
from tests.games.dominion import table as dominion
from tests.games.tigris import table as tigris

# Every ghost that ever flies is counted; a flight takes as long as the test wants.
WATCH = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, options) {
  const flight = animate.call(this, steps, options);
  if (this.classList.contains("ghost")) {
    window.flights.push(String(steps.at(-1).transform));
    if (window.endless) flight.pause();
  }
  return flight;
};
"""
ENDLESS = "window.endless = true;"
GHOSTS = "document.querySelectorAll('.ghost').length"


def watch(page: Page, endless: bool = False) -> None:
    page.add_init_script(WATCH + (ENDLESS if endless else ""))


def flown(page: Page) -> int:
    return int(page.evaluate("window.flights.length"))


def await_flight(page: Page, many: int = 1) -> None:
    page.wait_for_function(f"() => window.flights.length >= {many}")


def buying() -> Position:
    return deal(
        dominion.player("copper*4 gold", "copper*5"),
        dominion.player("copper*5", "copper*5"),
        phase="buy",
    )


def alone(page: Page, server: Server, position: Position) -> None:
    """At a table whose others do nothing."""
    sit_down(page, server, position, "Anna", *["~Boris"] * (int(position["seats"]) - 1))


def watching(page: Page, server: Server, position: Position, *chairs: str) -> tuple[str, Any]:
    """A page that holds no seat; the table and the seats of those with a name."""
    table, held = Api(server).table(position, list(chairs))
    page.goto(f"/t/{table}")
    page.locator(".table").wait_for()
    return table, held


def enter(visitors: Visitors, table: str, held: Any) -> Page:
    """Those with a name, at one screen where nothing moves."""
    page = visitors.come()
    page.add_init_script(f"localStorage.setItem('regna.seats', {json.dumps(json.dumps(held))})")
    page.goto(f"/t/{table}")
    page.locator(".table, .curtain").first.wait_for()
    return page


def act(page: Page, text: str) -> None:
    """A move in notation."""
    page.locator("#notation").fill(text)
    page.locator("#notation").press("Enter")
    settle(page)


def test_a_card_that_is_played_flies(visitors: Visitors, server: Server) -> None:
    page = visitors.come(moving=True)
    watch(page)
    alone(page, server, buying())
    page.locator("[data-key='hand:gold']").click()
    await_flight(page)
    page.wait_for_function(f"() => {GHOSTS} === 0")
    expect(page.locator("[data-at=play] [data-card=gold]")).to_be_visible()
    before = flown(page)
    page.locator("[data-key='pile:silver']").click()
    await_flight(page, before + 1)


def test_a_leader_and_a_tile_fly_to_their_squares(visitors: Visitors, server: Server) -> None:
    page = visitors.come(moving=True)
    watch(page, endless=True)
    alone(page, server, tigris.table(hands=[{"red": 6}], seats=2).dump())
    page.locator("[data-key='leader:king']").click()
    page.locator("[data-key='cell:b3']").click()
    await_flight(page)
    box = page.locator("[data-at='cell:b3']").first.bounding_box()
    assert box is not None
    end = str(page.evaluate("window.flights.at(-1)"))
    x = float(end.split("translate(")[1].split("px")[0])
    assert abs(x - box["x"]) < box["width"]  # it ends where the leader stands


def test_a_tile_that_is_taken_flies_to_the_hand(visitors: Visitors, server: Server) -> None:
    page = visitors.come(moving=True)
    watch(page, endless=True)
    alone(page, server, stage("heirs", "opening"))
    page.locator("[data-key^='ring:'].can >> visible=true").first.click()
    page.locator(".spot.choice button").first.click()
    await_flight(page)
    assert page.evaluate(GHOSTS) > 0


@pytest.mark.parametrize("way", ["tap", "key"])
def test_whoever_acts_sees_the_present(visitors: Visitors, server: Server, way: str) -> None:
    page = visitors.come(moving=True)
    watch(page, endless=True)
    alone(page, server, buying())
    page.locator("[data-key='hand:gold']").click()
    await_flight(page)
    assert page.evaluate(GHOSTS) == 1
    if way == "tap":
        page.mouse.click(5, 200)
    else:
        page.keyboard.press("Escape")
    assert page.evaluate(GHOSTS) == 0
    assert (
        page.evaluate("document.getAnimations().filter(a => a.playState === 'paused').length") == 0
    )


def test_input_is_never_blocked(visitors: Visitors, server: Server) -> None:
    """Bots would be watched for ever, but the first tap plays on."""
    page = visitors.come(moving=True)
    watch(page, endless=True)
    poor = dominion.player("estate*5", "copper*5")  # whose turn is short
    position = deal(dominion.player("copper*5", "copper*5"), poor, poor, phase="buy")
    sit_down(page, server, position, "Anna", "bot level-1", "bot level-1")
    page.locator(".bar .act", has_text="End").click()
    await_flight(page)
    page.locator(".skip").wait_for()  # more has happened than is drawn
    expect(page.locator(".bar .act")).to_have_count(0)
    settle_turn(page)
    page.mouse.click(5, 200)
    expect(page.locator(".skip")).to_have_count(0)
    page.locator("[data-key='hand:copper']").first.click()
    expect(page.locator("[data-at=play] [data-card=copper]")).to_be_visible()


def settle_turn(page: Page) -> None:
    """Until it is one's turn, whatever is drawn."""
    expect(page.locator(".log p.turn").last).to_contain_text("Your turn")


@pytest.mark.parametrize("way", ["off", "reduced"])
def test_who_wants_no_motion_sees_end_states(visitors: Visitors, server: Server, way: str) -> None:
    page = visitors.come(moving=way == "off")
    watch(page)
    if way == "off":
        page.add_init_script("localStorage.setItem('regna.settings', '{\"motion\": \"off\"}')")
    alone(page, server, buying())
    page.locator("[data-key='hand:gold']").click()
    expect(page.locator("[data-at=play] [data-card=gold]")).to_be_visible()
    page.locator("[data-key='pile:silver']").click()
    expect(page.locator(".log")).to_contain_text("Silver")
    assert flown(page) == 0


def test_the_speed_is_a_setting(page: Page, server: Server) -> None:
    alone(page, server, buying())
    page.keyboard.press("?")
    choice = page.get_by_label("Movement")
    assert choice.locator("option").all_inner_texts() == ["slow", "normal", "fast", "off"]
    choice.select_option("fast")
    assert page.locator("html").get_attribute("data-motion") == "fast"


def test_nothing_moves_behind_the_curtain(visitors: Visitors, server: Server) -> None:
    page = visitors.come(moving=True)
    watch(page)
    sit_down(page, server, buying(), "Anna", "Boris")
    page.locator(".curtain button").click()
    page.locator(".bar .act", has_text="End").click()
    page.locator(".curtain").wait_for()
    assert flown(page) == 0
    assert page.locator(".stage").count() == 0
    page.locator(".curtain button").click()
    page.locator(".table").wait_for()
    assert flown(page) == 0


def test_what_three_bots_did_stays_marked_until_one_acts(
    visitors: Visitors, server: Server
) -> None:
    page = visitors.come()
    position = regna.game("tigris").new(seed=5, seats=4).dump()
    sit_down(page, server, position, "Anna", *["bot level-1"] * 3)
    for text in ("king b1", "priest b3"):
        settle(page)
        page.locator("#notation").fill(text)
        page.locator("#notation").press("Enter")
        held = page.locator(".spot.held .main")
        settle(page)
        if held.count():
            held.click()
    settle(page)
    expect(page.locator(".status.mine")).to_be_visible()
    marks = page.locator("[data-trace]")
    expect(marks.first).to_be_visible()
    makers = {mark.get_attribute("data-by") for mark in marks.all()}
    assert makers == {"1", "2", "3"}
    page.locator("[data-key^='tile:'].can").first.click()
    expect(marks.first).to_be_visible()
    page.locator(".cell.can").first.click()
    settle(page)
    expect(page.locator("[data-trace]")).to_have_count(0)


def war() -> Position:
    """A war of traders with one supporter against two, to be decided by the first seat."""
    state = tigris.table(
        {"t": "d5 i5", "m": "e5 g5 h5"},
        [{"trader": "d6"}, {"trader": "i4"}],
        [{"green": 5, "red": 1}, {"green": 1, "red": 5}],
        seats=2,
    )
    tigris.play(state, "market f5")
    return state.dump()


def test_a_war_is_staged_for_who_looks_on(visitors: Visitors, server: Server) -> None:
    page = visitors.come(moving=True)
    watch(page)
    table, held = watching(page, server, war(), "Anna", "Boris")
    stage_of = page.locator(".stage")
    expect(stage_of.locator(".caption")).to_contain_text("War")
    expect(stage_of.locator(".caption")).to_contain_text("Anna 1 : 2 Boris")
    expect(stage_of.locator(".caption")).to_contain_text("needs 2 more")
    badges = {
        str(one.get_attribute("data-lit")): one.inner_text()
        for one in stage_of.locator(".lit:has(b)").all()
    }
    assert badges == {"cell:e5": "1", "cell:g5": "1", "cell:h5": "2"}
    player = enter(visitors, table, held)
    player.locator(".curtain button").click()
    act(player, "support 4")
    await_flight(page, 4)  # four tiles from the hand
    expect(stage_of.locator(".caption")).to_contain_text("Anna 5 : 2 Boris")
    expect(stage_of.locator(".caption")).to_contain_text("has added 4")
    player.locator(".curtain button").click()
    act(player, "support 0")
    await_flight(page, 4 + 2 + 1 + 1)  # two supporters, the leader, and the point for him
    expect(stage_of.locator(".caption")).to_contain_text("Anna wins the war")
    expect(stage_of.locator(".lit")).to_have_count(0)


def test_an_attack_leaves_a_plaque_for_each_victim(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    hand = dominion.player
    position = deal(
        hand("witch copper*4", "copper*5"),
        hand("copper*5", "copper"),
        hand("moat copper*4", "estate"),
    )
    sit_down(page, server, position, "Anna", "bot level-1", "bot level-1")
    page.locator("[data-key='hand:witch']").click()
    expect(page.locator("[data-plaque='1']")).to_contain_text("Curse")
    expect(page.locator("[data-plaque='2']")).to_contain_text("Moat")
    page.locator(".bar .act", has_text="End").click()
    expect(page.locator("[data-plaque='1']")).to_have_count(0)


def test_a_siege_shows_both_towers_and_the_victim(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    watching(page, server, stage("heirs", "siege"), "~Anna", "~Boris")
    lit = page.locator(".lit")
    expect(lit).to_have_count(3)
    assert {one.get_attribute("data-lit") for one in lit.all()} == {
        "cell:n1",
        "cell:n1e1",
        "cell:n1w1",
    }
    expect(page.locator(".caption")).to_contain_text("Anna may destroy")


def test_henrys_whole_turn_is_told_and_marked(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    sit_down(page, server, regna.game("heirs").new(seed=3, seats=1).dump(), "Anna")
    page.locator("[data-key^='ring:'].can >> visible=true").first.click()
    page.locator(".spot.choice button").first.click()
    settle(page)
    page.locator(".bar .act", has_text="End").click()
    told = page.locator("[data-plaque='1']")
    expect(told).to_contain_text("Henry builds")
    expect(told).to_contain_text("moves to")
    expect(page.locator("[data-trace][data-by='1']").first).to_be_visible()
    page.locator("[data-key^='ring:'].can >> visible=true").first.click()
    page.locator(".spot.choice button").first.click()
    expect(told).to_have_count(0)
