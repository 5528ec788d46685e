"""Two browsers at one table: reload, a killed server, and a move made meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.player import begin


def two_at_a_table(visitors: Visitors) -> tuple[Page, Page]:
    anna, boris = visitors.come(), visitors.come("cs")
    anna.goto("/")
    anna.evaluate("localStorage.setItem('regna.name', 'Anna')")
    begin(anna, "The Two Heirs", "By invitation link")
    link = anna.locator(".link input").input_value()
    boris.goto(link)
    boris.get_by_label("Vaše jméno").fill("Bořivoj")
    boris.get_by_role("button", name="Posadit se").click()
    for page in (anna, boris):
        expect(page.locator(".ring")).to_be_visible()
    expect(anna.locator(".seats")).to_contain_text("Bořivoj")
    return anna, boris


def on_turn(pages: tuple[Page, Page]) -> Page:
    """The one of them who is to move, as soon as the page says so."""
    for _ in range(100):
        for page in pages:
            if page.locator(".status.mine").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def a_turn(pages: tuple[Page, Page]) -> None:
    """Whoever is to move takes a tile and ends the turn."""
    page = on_turn(pages)
    page.locator(".ring [data-key^='ring:'].can").first.click()
    page.locator(".spot.choice button").click()
    page.locator(".bar .act:not(:disabled)").click()
    expect(page.locator(".status.mine")).to_have_count(0)


def test_online_with_reload_and_server_restart(
    browser: Browser, built: None, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    visitors = Visitors(browser, server)
    try:
        pages = two_at_a_table(visitors)
        anna, boris = pages
        a_turn(pages)
        a_turn(pages)
        boris.reload()
        expect(boris.locator(".ring")).to_be_visible()
        a_turn(pages)
        tiles = anna.locator(".lying").count()
        with visitors.provoking("WebSocket connection"):
            server.kill()
            expect(anna.locator("header .link")).to_be_visible()
            visitors.hear("WebSocket connection")
            server.start()
            for page in pages:
                expect(page.locator("header .link")).to_have_count(0, timeout=20_000)
        assert anna.locator(".lying").count() == tiles
        a_turn(pages)
        a_turn(pages)
        visitors.leave()
    finally:
        server.stop()


def test_a_move_made_without_a_server_is_kept_and_sent(
    browser: Browser, built: None, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    visitors = Visitors(browser, server)
    try:
        page = visitors.come()
        begin(page, "The Two Heirs", "On this screen")
        page.locator(".ring [data-key^='ring:'].can").first.click()
        with visitors.provoking("WebSocket connection"):
            server.kill()
            expect(page.locator("header .link")).to_be_visible()
            page.locator(".spot.choice button").click()
            expect(page.locator("header .link")).to_contain_text("kept")
            visitors.hear("WebSocket connection")
            server.start()
            expect(page.locator(".hand [data-key]")).to_have_count(1, timeout=20_000)
        visitors.leave()
    finally:
        server.stop()


def test_a_spectator_sees_and_cannot_touch(visitors: Visitors) -> None:
    anna, boris = two_at_a_table(visitors)
    guest = visitors.come("pl")
    guest.goto(anna.url)
    expect(guest.locator(".ring")).to_be_visible()
    expect(guest.locator(".can")).to_have_count(0)
    expect(guest.locator("header")).to_contain_text("Tylko oglądasz")
    for control in ("#notation", ".bar button"):
        expect(guest.locator(control)).to_have_count(0)
    expect(boris.locator(".ring")).to_be_visible()
    expect(boris.locator("header")).not_to_contain_text("Jen se díváte")


def test_undo_never_takes_the_turn_back(visitors: Visitors) -> None:
    pages = two_at_a_table(visitors)
    first = on_turn(pages)
    first.locator(".ring [data-key^='ring:'].can").first.click()
    first.locator(".spot.choice button").click()
    first.locator(".bar .act:not(:disabled)").click()
    expect(first.locator(".status.mine")).to_have_count(0)
    expect(first.locator(".bar .button").first).to_have_class(re.compile("word"))
    first.keyboard.press("u")
    first.wait_for_timeout(200)
    for page in pages:
        expect(page.locator(".log .gone, .plea")).to_have_count(0)


def resign(page: Page) -> None:
    page.locator(".tabs button").last.click()
    for _ in range(2):
        page.locator(".settings .acts button").nth(1).click()


def test_a_rematch_calls_the_other_one(visitors: Visitors) -> None:
    anna, boris = two_at_a_table(visitors)
    guest = visitors.come()
    guest.goto(anna.url)
    resign(anna)
    boris.locator(".end .close").click()
    anna.get_by_role("button", name="Once more").click()
    anna.wait_for_url(lambda url: url != boris.url)
    expect(anna.locator(".gathering li").last).to_contain_text("Anna")
    expect(boris.locator(".bar")).to_contain_text("Anna chce hrát ještě jednou.")
    boris.get_by_role("button", name="Hrát také").click()
    for page in (anna, boris):
        expect(page.locator(".ring")).to_be_visible()
        expect(page.locator(".seats .name").first).to_contain_text("Bořivoj")  # begins this time
    assert anna.url == boris.url
    guest.locator(".end .close").click()
    expect(guest.locator(".log")).to_contain_text("Anna wants to play once more.")
    expect(guest.get_by_role("button", name="Once more")).to_have_count(0)


def test_two_who_want_a_rematch_at_once_meet(visitors: Visitors) -> None:
    anna, boris = two_at_a_table(visitors)
    resign(boris)
    for page in (anna, boris):
        expect(page.locator(".end .main")).to_be_visible()
    for page in (anna, boris):
        page.locator(".end .main").click(no_wait_after=True)
    for page in (anna, boris):
        expect(page.locator(".ring")).to_be_visible()
        expect(page.locator(".end")).to_have_count(0)
    assert anna.url == boris.url


def test_a_rematch_on_one_screen_keeps_all_seats_and_the_kingdom(page: Page) -> None:
    page.goto("/")
    article = page.locator("article").nth(1)
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_role("button", name="On this screen").click()
    article.locator("summary").click()
    article.get_by_label("Kingdom").select_option("big_money")
    article.get_by_label("Players").select_option("2")
    article.locator("form button.main").click()
    page.locator(".curtain button").click()
    expect(page.locator("[data-key='pile:adventurer']")).to_be_visible()
    resign(page)
    table = page.url
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: url != table)
    page.locator(".curtain button").click()
    expect(page.locator("[data-key='pile:adventurer']")).to_be_visible()
    expect(page.locator(".seats .mine")).to_have_count(2)


def test_a_lost_answer_loses_no_chair(visitors: Visitors) -> None:
    anna, boris = visitors.come(), visitors.come()
    begin(anna, "The Two Heirs", "By invitation link")

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    boris.route("**/sit", lose, times=1)
    boris.goto(anna.locator(".link input").input_value())
    boris.get_by_label("Your name").fill("Boris")
    # the view in which he sits may be there before the answer is given up
    with visitors.provoking("ERR_FAILED", perhaps="cannot be reached"):
        boris.get_by_role("button", name="Sit down").click()
        expect(boris.locator(".seats .mine")).to_contain_text("Boris")
    expect(anna.locator(".seats")).to_contain_text("Boris")


def test_a_refused_chair_leaves_nothing_behind(visitors: Visitors) -> None:
    anna, boris = visitors.come(), visitors.come()
    begin(anna, "The Two Heirs", "By invitation link")
    boris.goto(anna.locator(".link input").input_value())
    boris.route(
        "**/sit", lambda route: route.fulfill(status=409, json={"code": "table-seat-taken"})
    )
    with visitors.provoking("409", "Somebody sits there already."):
        boris.get_by_role("button", name="Sit down").click()
        expect(boris.get_by_role("alert")).to_contain_text("Somebody sits there already.")
    assert boris.evaluate("localStorage.getItem('regna.seats')") == "[]"


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    anna, _ = two_at_a_table(visitors)
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("button", name="Move my seat to another device").click()
    link = anna.locator(".settings input[readonly]").input_value()
    phone = visitors.come("en", 390, 844, touch=True)
    phone.goto(link)
    expect(phone.locator(".seats .mine")).to_contain_text("Anna")
    assert "#" not in phone.url
