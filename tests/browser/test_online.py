"""Two browsers at one table: reload, a killed server, and a move made meanwhile."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

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


def a_turn(pages: tuple[Page, Page]) -> None:
    """Whoever is to move takes a tile and ends the turn."""
    anna, boris = pages
    expect(anna.locator(".seats")).to_be_visible()
    for _ in range(100):
        page = next((one for one in pages if one.locator(".status.mine").count()), None)
        if page is not None:
            break
        boris.wait_for_timeout(50)
    assert page is not None
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
    expect(boris.locator(".ring")).to_be_visible()


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    anna, _ = two_at_a_table(visitors)
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("button", name="Move my seat to another device").click()
    link = anna.locator(".settings input[readonly]").input_value()
    phone = visitors.come("en", 390, 844, touch=True)
    phone.goto(link)
    expect(phone.locator(".seats .mine")).to_contain_text("Anna")
    assert "#" not in phone.url
