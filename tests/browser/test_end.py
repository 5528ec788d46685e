"""The end of a game and looking back: points, the story, replay, links to a moment, sandboxes."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Page, expect

from regna.table import Settings, Table, acts, record, seating
from tests.bots.test_review import last_province
from tests.browser.conftest import Server, Visitors
from tests.browser.player import Player, begin, settle
from tests.browser.sights import complaints, inside
from tests.browser.stages import stage
from tests.browser.tables import Api, crowd, sit_down

WIDTHS = (320, 390, 768, 1280, 1440, 1920)
STATUS = "[data-status]"


@cache
def played(game: str, seats: int) -> Table:
    """A whole game at random, by people with names."""
    rng, now = random.Random(4), 1_700_000_000_000
    table = seating.create("played", now, game, "5e" * 32, seats, settings=Settings())
    for place, name in enumerate(("Anna", "Boris", "Cyril", "Dana")[:seats]):
        table.commit(seating.sit(table, place, name, f"key{place}", now))
    table.commit(seating.start(table, now))
    while table.to_act is not None and table.state is not None:
        move = rng.choice(table.state.moves())
        table.commit(acts.play(table, table.to_act, [move], table.at + 5))
    return table


def visit(page: Page, server: Server, game: str, seats: int = 2, mine: bool = True) -> str:
    """Open the page of a game that is over, as its first player; the table's name."""
    body = msgspec.json.encode(record(played(game, seats)))
    request = urllib.request.Request(
        f"{server.url}/api/records", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    held = [{"id": made["id"], "key": made["keys"]["0"], "game": game, "place": 0, "at": 0}]
    if mine:
        page.add_init_script(f"localStorage.setItem('regna.seats', {json.dumps(json.dumps(held))})")
    page.goto(f"/t/{made['id']}")
    page.locator(".end").wait_for()
    return str(made["id"])


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def shown(page: Page) -> int:
    """The move one looks back at."""
    found = re.search(r"move (\d+) of", page.locator(STATUS).inner_text())
    assert found
    return int(found[1])


# ---- the end -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["heirs", "dominion", "tigris"])
def test_the_board_stays_in_sight(visitors: Visitors, server: Server, game: str) -> None:
    page = visitors.come(width=1280, height=720)
    visit(page, server, game)
    card, board = page.locator(".end").bounding_box(), page.locator(".board").bounding_box()
    assert card is not None
    assert board is not None
    assert card["x"] >= board["x"] + board["width"]
    expect(page.locator(".end .count tfoot td")).to_have_text(
        [str(score.total) for score in played(game, 2).state.scores()]  # type: ignore[union-attr]
    )
    assert complaints(page) == []


def test_on_a_phone_the_card_is_pulled_down(visitors: Visitors, server: Server) -> None:
    page = visitors.come(width=390, height=844, touch=True)
    visit(page, server, "tigris", 4)
    half = page.locator(".end").bounding_box()
    assert half is not None
    assert half["height"] < 844 / 2
    pull = page.locator(".end .pull").bounding_box()
    assert pull is not None
    page.mouse.move(pull["x"] + 60, pull["y"] + 10)
    page.mouse.down()
    page.mouse.move(pull["x"] + 60, pull["y"] + 200, steps=5)
    page.mouse.up()
    expect(page.locator(".end.low")).to_be_visible()
    low = page.locator(".end").bounding_box()
    assert low is not None
    assert low["height"] < 100
    assert inside(page, ".end h2")
    assert complaints(page) == []
    page.locator(".end .pull").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".end.low")).to_have_count(0)


def test_points_are_counted_one_kind_after_another(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, server, last_province().dump(), "Anna", "bot level-2")
    settle(page)
    page.locator(".bar .act").click()
    expect(page.locator(".count .now")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-lit], .lit").first).to_be_visible()
    press(page, "Skip")
    expect(page.locator(".count .later")).to_have_count(0)
    page.reload()
    page.locator(".end").wait_for()
    expect(page.locator(".count .later")).to_have_count(0)  # it was counted


def test_who_wants_no_motion_sees_all_points_at_once(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    sit_down(page, server, last_province().dump(), "Anna", "bot level-2")
    settle(page)
    page.locator(".bar .act").click()
    page.locator(".end").wait_for()
    expect(page.locator(".count .later")).to_have_count(0)


@pytest.mark.parametrize(("lang", "dark"), [("cs", False), ("pl", True)])
def test_the_end_fits_everywhere(visitors: Visitors, server: Server, lang: str, dark: bool) -> None:
    page = visitors.come(lang, touch=True, mobile=False, dark=dark)
    visit(page, server, "tigris", 4)
    page.locator(".story .graph > svg").wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 800 else 800})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        assert page.evaluate(
            "() => { const body = document.querySelector('.end .body');"
            " return body.scrollWidth <= body.clientWidth; }"
        ), width
    assert complaints(page) == []


# ---- the story -----------------------------------------------------------------


def test_a_turn_of_the_game_leads_there_and_the_sheet_follows(page: Page, server: Server) -> None:
    visit(page, server, "heirs")
    turn = page.locator(".story .jump").first
    expect(turn).to_contain_text(re.compile(r"Move \d+: (You|you|Boris)"))
    turn.click()
    expect(page.locator(STATUS)).to_contain_text("Looking back: move")
    ply = shown(page)
    assert f"Move {ply}:" in turn.inner_text()
    expect(turn).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Scores", exact=True).click()
    totals = [str(score.total) for score in played("heirs", 2).state_at(ply).scores()]
    expect(page.locator(".sheet h3 b")).to_have_text(totals)


def test_the_graph_is_touched(page: Page, server: Server) -> None:
    visit(page, server, "dominion", 3)
    graph = page.locator(".story .graph > svg")
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(STATUS)).to_contain_text("Looking back")
    plies = len(played("dominion", 3).line)
    assert abs(shown(page) - plies / 2) < plies / 8


# ---- replay --------------------------------------------------------------------


def test_replay_plays_stops_and_steps(page: Page, server: Server) -> None:
    visit(page, server, "heirs")
    plies = len(played("heirs", 2).line)
    replay = page.locator(".replay")
    replay.get_by_role("button", name="Speed").click()
    replay.get_by_role("button", name="Speed").click()  # four times as fast
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(STATUS)).to_have_text(re.compile(rf"move ([3-9]|\d\d) of {plies}"))
    replay.get_by_role("button", name="Pause").click()
    at = shown(page)
    page.wait_for_timeout(600)
    assert shown(page) == at
    press(page, "One move on")
    expect(page.locator(STATUS)).to_contain_text(f"move {at + 1} of")
    page.locator("body").click(position={"x": 400, "y": 20})
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STATUS)).to_contain_text(f"move {at - 1} of")
    page.keyboard.press("Home")
    expect(page.locator(STATUS)).to_contain_text("move 0 of")
    page.keyboard.press("End")
    expect(page.locator(STATUS)).to_have_text("The game is over")
    page.locator(".replay input").fill(str(plies - 1))
    replay.get_by_role("button", name="Play", exact=True).click()  # and on to the end
    expect(page.locator(STATUS)).to_have_text("The game is over")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_replay_on_a_phone(visitors: Visitors, server: Server) -> None:
    page = visitors.come(width=390, height=844, touch=True)
    visit(page, server, "heirs")
    page.locator(".bar .film").click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(STATUS)).to_contain_text("move 1 of")
    page.locator(".replay .play").click()
    assert inside(page, ".replay button, .replay input, .bar button")
    assert complaints(page) == []
    page.locator(".tabs button").first.click()
    page.locator(".log p button").nth(4).click()
    expect(page.locator(".log")).not_to_be_visible()
    expect(page.locator(STATUS)).to_contain_text("Looking back: move")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".replay")).not_to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(page: Page) -> None:
    begin(page, "The Two Heirs", "On this screen")
    Player(page).play(6)
    line = page.locator(".log p button", has_text="takes the").first
    line.click()
    expect(page.locator(STATUS)).to_contain_text("Looking back: move")
    expect(page.locator(".log p[aria-current]").first).to_contain_text("takes the")
    press(page, "Back to the game")
    expect(page.locator(".log p[aria-current]")).to_have_count(0)


# ---- a link to a moment ----------------------------------------------------------


def test_a_link_leads_others_to_the_moment(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit(page, server, "heirs")
    page.locator(".replay input").fill("20")
    expect(page.locator(STATUS)).to_contain_text("move 20 of")
    page.locator(".bar").get_by_role("button", name="Copy a link to this moment").click()
    expect(page.locator(".bar")).to_contain_text("Copied")
    address = page.evaluate("navigator.clipboard.readText()")
    guest = visitors.come("cs")
    guest.goto(address)
    expect(guest.locator(STATUS)).to_contain_text("tah 20 z")
    expect(guest.locator(".end")).to_have_count(0)
    assert "?ply=20" in guest.url
    guest.get_by_role("button", name="Zpět do hry").click()
    expect(guest.locator(STATUS)).not_to_contain_text("tah 20")
    assert "?ply" not in guest.url


def test_whoever_watches_sees_no_hand_by_such_a_link(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    sit_down(page, server, stage("dominion", "buying"), "Anna", "~Boris")
    settle(page)
    page.locator(".bar .act").first.click()
    settle(page)
    guest = visitors.come()
    heard: list[str] = []
    guest.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text)))
    )
    guest.goto(f"{page.url}?ply=0")
    expect(guest.locator(STATUS)).to_contain_text("move 0 of")
    expect(guest.locator("[data-key^='hand:']")).to_have_count(0)
    past = next(json.loads(text) for text in heard if '"type":"past"' in text)
    assert past["seat"] is None
    assert "scores" not in past
    expect(guest.get_by_role("button", name="Try from here")).to_have_count(0)


# ---- a sandbox -----------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_sandbox_is_played_and_the_game_is_untouched(
    visitors: Visitors, server: Server, width: int, height: int
) -> None:
    page = visitors.come(width=width, height=height, touch=width < 800)
    begin(page, "The Two Heirs", "Against bots")
    Player(page).play(12)
    settle(page)
    table = page.url.rsplit("/", 1)[1]
    before = Api(server).get(f"tables/{table}")
    if width < 800:
        page.locator(".tabs button").first.click()
    page.locator(".log p button", has_text="You take the").first.click()
    expect(page.locator(STATUS)).to_contain_text("Looking back: move")
    ply = shown(page)
    page.locator(".bar").get_by_role("button", name="Try from here").click()
    page.locator(".bar").get_by_role("button", name="Play all sides myself").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator(".sandbox")).to_contain_text(f"Sandbox from move {ply}")
    settle(page)
    Player(page, seed=5).play(6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/")
    expect(page.locator(".tables li")).to_have_count(1)  # what is tried is no game of mine
    page.go_back()
    page.get_by_role("link", name="Leave the sandbox").first.click()
    page.wait_for_url(f"**/t/{table}**")
    expect(page.locator(STATUS)).to_contain_text(f"move {ply} of")
    after = Api(server).get(f"tables/{table}")
    assert {**after, "view": 0} == {**before, "view": 0}
    assert after["view"] == before["view"]


def test_hands_are_open_to_whoever_tries_all_sides(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    sit_down(page, server, stage("dominion", "buying"), "Anna", "bot level-2")
    settle(page)
    page.locator("[data-key='hand:gold']").click()
    expect(page.locator(".replay")).to_be_visible()
    press(page, "Try from here")
    press(page, "Play all sides myself")
    expect(page.locator(".sandbox")).to_be_visible()
    settle(page)
    press(page, "End turn")
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()


def test_a_sandbox_against_a_bot_after_the_end(page: Page, server: Server) -> None:
    visit(page, server, "tigris", 4)
    page.locator(".replay input").fill("10")
    expect(page.locator(STATUS)).to_contain_text("move 10 of")
    page.locator(".bar").get_by_role("button", name="Try from here").click()
    page.locator(".bar").get_by_role("button", name="Against bots").click()
    expect(page.locator(".sandbox")).to_be_visible()
    expect(page.locator(".seats .mine")).to_have_count(1)
    assert complaints(page) == []


def test_no_bot_is_offered_where_others_play(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    sit_down(page, server, stage("tigris", "middle"), *crowd(stage("tigris", "middle")))
    settle(page)
    Player(page).play(2)
    expect(page.locator(".replay")).to_be_visible()
    press(page, "Try from here")
    expect(page.get_by_role("button", name="Play all sides myself")).to_be_visible()
    expect(page.get_by_role("button", name="Against bots")).to_have_count(0)
