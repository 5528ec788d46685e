"""The shell around the boards: who is who, what is hidden, what was taken back, how it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, WebSocketRoute, expect

from regna.table import Settings, acts, record, seating
from regna.table.line import By
from regna.words import words
from regna.words.catalogue import YOU
from tests.browser.conftest import Visitors
from tests.browser.player import begin, settle

FOCUSED = "document.activeElement.getAttribute('data-key') ?? document.activeElement.tagName"


def resign(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign – really?").click()
    expect(page.locator(".end")).to_be_visible()


def left_alone(why: str) -> dict[str, Any]:
    """The record of a short game in which a bot took Bořivoj's seat."""
    names, now = ("Anna", "Bořivoj"), 10**12
    clock = Settings(clock="live", time=600) if why == "time" else Settings(patience=600)
    options: dict[str, object] = {"turn_limit": 1}
    table = seating.create("left", now, "dominion", "5e" * 32, 2, options, clock)
    for place, name in enumerate(names):
        table.commit(seating.sit(table, place, name, f"key {place}", now))
    table.commit(seating.start(table, now))
    while (seat := table.to_act) is not None:
        state, bot = table.state, table.chairs[seat].bot
        if table.chairs[seat].name == "Bořivoj" and not bot:
            later = table.at + 600_000
            if why == "self":
                table.commit(acts.hand_over(table, seat, "random", later))
            else:
                table.commit(acts.tick(table, later) or acts.replace(table, seat, later))
            continue
        assert state is not None
        by: By = "bot" if bot else "person"
        table.commit(acts.play(table, seat, [state.moves()[-1]], table.at + 5, by=by))
    found: dict[str, Any] = to_builtins(record(table))
    return found


def edit_views(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page see other views than the server sends."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                change(message)
            route.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/socket", between)


# ---- one screen ----------------------------------------------------------------


def test_nothing_of_the_next_hand_is_there_while_the_curtain_is_down(page: Page) -> None:
    begin(page, "Dominion", "On this screen", seats=2)
    first = page.locator(".curtain button").inner_text().removeprefix("I am ")
    other = {"player 1": "Player 2", "player 2": "Player 1"}[first]
    for _ in range(2):
        page.locator(".curtain button").click()
        while page.locator(".curtain").count() == 0:
            page.locator(".bar .act").last.click()
            settle(page)
    for key in ("u", "l", "/", "?", "Escape"):
        page.keyboard.press(key)
    expect(page.locator(".curtain")).to_contain_text(first)
    expect(page.locator("[data-status]")).to_have_text(f"{first} is to move")
    for selector in (".log", ".bar", ".side", ".panel", "#notation", ".replay", ".spot", ".seats"):
        expect(page.locator(selector)).to_have_count(0)
    assert "●" not in page.title()
    whole = page.locator("body").inner_html()
    assert "Copper" not in whole
    assert "draws" not in whole
    page.locator(".curtain button").click()
    own = f"{first.capitalize()} draws 5 cards ("
    expect(page.locator(".log")).to_contain_text(own)
    expect(page.locator(".log")).not_to_contain_text(f"{other} draws 5 cards (")
    expect(page.locator(".page > p[aria-live=polite]")).to_contain_text(other)
    expect(page.locator(".page > p[aria-live=polite]")).not_to_contain_text(
        f"{other} draws 5 cards ("
    )


# ---- who is who ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Matthew", "Luke", "Mark"]),
        ("cs", ["Matěj", "Lukáš", "Marek"]),
        ("pl", ["Maciej", "Łukasz", "Marek"]),
    ],
)
def test_bots_of_one_kind_have_names_of_their_own(
    visitors: Visitors, lang: str, names: list[str]
) -> None:
    page = visitors.come("en")
    begin(page, "Dominion", "Against bots", seats=4)
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()
    page.evaluate("lang => localStorage.setItem('regna.lang', lang)", lang)
    page.reload()
    for name in names:
        expect(page.locator(".seats .name", has_text=name)).to_have_count(1)
    for at in (1, 2, 3):
        expect(page.locator(".log .other").nth(at - 1)).to_contain_text(names[at - 1])
    page.goto("/")
    company = words(lang).join([words(lang).name(YOU), *names])
    expect(page.locator(".who").first).to_have_text(company)


def test_two_of_one_name_are_told_apart(visitors: Visitors) -> None:
    anna, other = visitors.come(), visitors.come()
    for page in (anna, other):
        page.goto("/")
        page.evaluate("localStorage.setItem('regna.name', 'Anna')")
    begin(anna, "The Two Heirs", "By invitation link")
    other.goto(anna.url)
    other.get_by_role("button", name="Sit down").click()
    for page in (anna, other):
        names = page.locator(".seats .name > span:first-child")
        expect(names).to_have_count(2)
        assert sorted(names.all_inner_texts()) == ["Anna", "Anna 2"]


# ---- beside the board ----------------------------------------------------------


def test_the_side_stays_in_the_window_when_there_is_news(page: Page) -> None:
    begin(page, "The Two Heirs", "Against bots")
    page.locator(".ring [data-key^='ring:'].can").first.click()
    page.locator(".spot.choice button").click()
    page.locator(".bar .act:not(:disabled)").click()
    expect(page.locator(".replay .again")).to_be_visible()
    wide = page.evaluate(
        """[...document.querySelectorAll('.side, .side *')]
          .filter(one => one.getBoundingClientRect().right > innerWidth)
          .map(one => one.className)"""
    )
    assert wide == []


def test_what_was_taken_back_is_marked_in_the_log(page: Page) -> None:
    begin(page, "The Two Heirs", "On this screen")
    page.locator(".ring [data-key^='ring:'].can").first.click()
    page.locator(".spot.choice button").click()
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    taken = page.locator(".log p", has_text="takes the").last
    line = taken.inner_text()
    expect(page.locator(".log .gone")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log .gone", has_text=line)).to_have_attribute("title", "Taken back")
    gone = page.locator(".log .gone").count()
    page.locator(".ring [data-key^='ring:'].can").last.click()
    page.locator(".spot.choice button").click()
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    expect(page.locator(".log .gone")).to_have_count(gone)


def test_time_without_a_server_is_told(page: Page) -> None:
    def stop_a_while(view: dict[str, Any]) -> None:
        for line in view["log"]:
            if line["kind"] == "bot":
                line.update(kind="away", ms=600_000)

    edit_views(page, stop_a_while)
    begin(page, "The Two Heirs", "Against bots")
    expect(page.locator(".log")).to_contain_text("The server was away for 10 min")


def test_of_many_looks_back_the_last_counts(page: Page) -> None:
    asked: list[int] = []

    def slowly(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "past":
                asked.append(message["ply"])
            server.send(text)

        route.on_message(pass_on)

    page.route_web_socket("**/socket", slowly)
    begin(page, "The Two Heirs", "Against bots")
    page.locator(".ring [data-key^='ring:'].can").first.click()
    page.locator(".spot.choice button").click()
    page.locator(".bar .act:not(:disabled)").click()
    expect(page.locator(".replay .again")).to_be_visible()
    page.locator(".replay input").evaluate(
        """slider => { for (const ply of [0, 1, 2, 1, 0, 1]) {
          slider.value = ply; slider.dispatchEvent(new Event("input", { bubbles: true }));
        } }"""
    )
    expect(page.locator("[data-status]")).to_contain_text("move 1 of")
    assert asked == [0, 1]


def test_the_table_is_not_selected_by_a_double_click(page: Page) -> None:
    begin(page, "The Two Heirs", "On this screen")
    chosen = "one => getComputedStyle(one).userSelect"
    assert page.locator(".board").evaluate(chosen) == "none"
    assert page.locator(".log").evaluate(chosen) != "none"


def test_the_focus_stays_where_the_hand_is(page: Page) -> None:
    begin(page, "Tigris & Euphrates", "Against bots", seats=2)
    page.locator("[data-key^='tile:'].can").first.focus()
    page.keyboard.press("Enter")
    place = page.locator(".cell.can").first
    key = place.get_attribute("data-key")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-status]")).to_contain_text("one action left")
    page.wait_for_timeout(200)
    assert page.evaluate(FOCUSED) == key


def test_the_focus_goes_on_from_a_card_that_was_played(page: Page) -> None:
    begin(page, "Dominion", "Against bots", seats=2)
    expect(page.locator("[data-key='hand:copper'].can").first).to_be_visible()
    before = page.locator("[data-key='hand:copper']").count()  # two at least, of seven in ten
    for _ in range(min(2, before - 1)):
        page.locator("[data-key='hand:copper']").last.focus()
        before = page.locator("[data-key='hand:copper']").count()
        page.keyboard.press("Enter")
        expect(page.locator("[data-key='hand:copper']")).to_have_count(before - 1)
        page.wait_for_timeout(200)
        assert page.evaluate(FOCUSED) == "hand:copper"


# ---- the end -------------------------------------------------------------------


def test_a_resignation_is_told(page: Page) -> None:
    begin(page, "The Two Heirs", "Against bots")
    resign(page)
    expect(page.locator(".end .left")).to_have_text("You resigned.")
    seat = page.locator(".seats .mine")
    expect(seat).to_contain_text("resigned")
    expect(seat).not_to_contain_text("a bot plays")


def test_a_closed_end_card_comes_back(page: Page) -> None:
    begin(page, "The Two Heirs", "Against bots")
    resign(page)
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".end")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".end")).to_be_visible()


def test_who_stands_behind_a_tie_is_third(page: Page) -> None:

    def tie(view: dict[str, Any]) -> None:
        if "result" in view:
            view["result"]["ranking"] = [[1, 2], [3], [0]]

    edit_views(page, tie)
    begin(page, "Dominion", "Against bots", seats=4)
    resign(page)
    assert page.locator(".end .rank").all_inner_texts() == ["1.", "1.", "3.", "4."]


def test_looking_back_after_the_end_counts_the_moves(page: Page) -> None:
    begin(page, "The Two Heirs", "Against bots")
    page.locator(".ring [data-key^='ring:'].can").first.click()
    page.locator(".spot.choice button").click()
    page.locator(".bar .act:not(:disabled)").click()
    expect(page.locator(".replay .again")).to_be_visible()
    resign(page)
    most = page.locator(".replay input").get_attribute("max")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("[data-status]")).to_contain_text(f"of {most}")


def test_on_a_phone_sheets_open_above_the_end_card(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, touch=True)
    begin(page, "The Two Heirs", "Against bots")
    resign(page)
    page.get_by_role("button", name="Score sheet").click()
    for name in ("Scores", "Log", "Rules", "Settings"):
        page.locator(".tabs").get_by_role("button", name=name).click()
        if not page.locator(".panel.shown").count():
            page.locator(".tabs").get_by_role("button", name=name).click()
        above = page.locator(".panel").evaluate(
            """panel => { const box = panel.getBoundingClientRect();
              return [0.02, 0.5, 0.98].every(part => panel.contains(
                document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part)));
            }"""
        )
        assert above, name


def test_on_a_phone_the_log_opens_at_its_newest_line(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, touch=True)
    begin(page, "Dominion", "Against bots", seats=4)
    for _ in range(4):
        expect(page.locator(".status.mine")).to_be_visible()
        page.locator(".bar .act:not(:disabled)").last.click()
        page.wait_for_timeout(150)
    expect(page.locator(".status.mine")).to_be_visible()
    page.locator(".tabs").get_by_role("button", name="Log").click()
    log = page.locator(".log")
    assert log.evaluate("log => log.scrollHeight > log.clientHeight"), "too short a log to tell"
    expect(log.locator("p").last).to_be_in_viewport()


@pytest.mark.parametrize(
    ("why", "told", "at_the_end"),
    [
        (
            "time",
            "Bořivoj has run out of time; a bot plays on.",
            "Bořivoj ran out of time; a bot played on.",
        ),
        ("absent", "Bořivoj is away; a bot plays on.", "Bořivoj was away; a bot played on."),
        ("self", "A bot plays on for Bořivoj.", "A bot played on for Bořivoj."),
    ],
)
def test_why_a_bot_took_over_is_told(page: Page, why: str, told: str, at_the_end: str) -> None:
    made = page.request.post("/api/records", data=left_alone(why)).json()
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".end .left")).to_have_text(at_the_end)
    page.locator(".tabs").get_by_role("button", name="Log").click()
    expect(page.locator(".log .other", has_text="bot")).to_have_text([told])


# ---- the way to a table ----------------------------------------------------------


def test_an_unknown_table_does_not_keep_one_waiting(visitors: Visitors, page: Page) -> None:
    with visitors.provoking("404", "There is no such table"):
        page.goto("/t/nobody-here")
        expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    expect(page.locator("[data-status]")).not_to_contain_text("One moment")


def test_a_table_that_cannot_be_opened_keeps_its_row(page: Page) -> None:
    begin(page, "Dominion", "Against bots", seats=2)
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()
    table = page.url.split("/")[-1]
    row = {"id": table, "status": "closed", "problem": "server-damaged"}
    page.route("**/api/mine", lambda route: route.fulfill(json=[row]))
    page.goto("/")
    expect(page.locator(".tables .closed")).to_contain_text("Dominion")
    expect(page.locator(".tables .closed")).to_contain_text("is damaged")
    assert table in page.evaluate("localStorage.getItem('regna.seats')")


@pytest.mark.parametrize("address", ["/nothing", "/rules/chess", "/t/", "/about/us"])
def test_an_unknown_address_says_so(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page.locator("main").get_by_role("link", name="Home").click()
    expect(page.locator("article").first).to_be_visible()


def test_a_long_name_meets_a_limit_in_sight(page: Page) -> None:
    page.goto("/")
    field = page.get_by_label("Your name")
    field.press_sequentially("Bartholomew the Magnificent")
    expect(page.locator("label", has=field)).to_contain_text("24 of 24 characters")
    expect(field).to_have_value("Bartholomew the Magnific")


def test_the_gathering_names_the_game_and_what_was_agreed(page: Page) -> None:
    page.goto("/")
    article = page.locator("article").nth(1)
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_label("Time").select_option("3 days for each move")
    article.locator("summary").click()
    article.get_by_label("Later wording").check()
    article.locator("form button.main").click()
    gathering = page.locator(".gathering")
    expect(gathering.locator("h2")).to_have_text("Dominion")
    expect(gathering.locator("dl")).to_contain_text("Later wording")
    expect(gathering.locator("dl")).to_contain_text("3 days for each move")
    expect(gathering.locator("dl")).to_contain_text("until something is revealed")
    expect(gathering).to_contain_text("make play LAN=1")  # the tests' server is on localhost


def test_the_kingdom_is_asked_for_by_its_name(page: Page) -> None:
    page.goto("/")
    article = page.locator("article").nth(1)
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_role("button", name="Against bots").click()
    article.locator("summary").click()
    article.get_by_label("Kingdom").select_option("random")
    with page.expect_request("**/api/tables") as asked:
        article.locator("form button.main").click()
    assert json.loads(asked.value.post_data or "")["options"] == {"kingdom": "random"}
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()


def test_ten_cards_of_ones_own_choice(page: Page) -> None:
    page.goto("/")
    article = page.locator("article").nth(1)
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_role("button", name="Against bots", exact=True).click()
    article.locator("summary").click()
    article.get_by_label("Kingdom").select_option("choose yourself …")
    members = article.get_by_role("group", name="Kingdom").get_by_role("checkbox")
    for at in range(9):
        members.nth(at).check()
    begin = article.get_by_role("button", name="Begin")
    expect(article.get_by_text("9 of 10 chosen")).to_be_visible()
    expect(begin).to_be_disabled()
    members.nth(24).check()
    begin.click()
    expect(page.locator("[data-key='pile:workshop']")).to_be_visible()
    expect(page.locator(".kingdom [data-key^='pile:']")).to_have_count(10)


def test_a_game_against_three_bots_is_two_requests_and_a_socket(page: Page) -> None:
    page.goto("/")
    article = page.locator("article").nth(2)
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_role("button", name="Against bots", exact=True).click()
    article.get_by_label("Players").select_option("4")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    article.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-key^='tile:']").first).to_be_visible()
    table = page.url.split("/")[-1]
    api = [request.split("/api/")[1] for request in asked if "/api/" in request]
    assert api == ["tables", f"tables/{table}/sit"]
