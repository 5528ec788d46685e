"""Browsers together: taking back by consent, chat, who watches, free chairs, clocks, devices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.player import begin
from tests.browser.sights import complaints
from tests.browser.test_online import a_turn, on_turn, two_at_a_table

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def sound(page: Page) -> None:
    """Nothing is wider than the window, and nothing is hard to read or to use."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []


def passed(visitors: Visitors) -> tuple[Page, Page]:
    """Two at a table, the first of whom has just ended the turn: asker and asked."""
    pages = two_at_a_table(visitors)
    first = on_turn(pages)
    a_turn(pages)
    return (first, pages[1]) if first is pages[0] else (first, pages[0])


def ask(page: Page) -> None:
    page.locator(".bar .button").first.click()


def watch(visitors: Visitors, url: str, name: str = "", **how: Any) -> Page:
    guest = visitors.come(**how)
    guest.goto("/")
    guest.evaluate("name => localStorage.setItem('regna.name', name)", name)
    guest.goto(url)
    expect(guest.locator(".seats")).to_be_visible()
    return guest


# ---- taking back by consent --------------------------------------------------


def test_asked_and_agreed(visitors: Visitors) -> None:
    asker, other = passed(visitors)
    guest = watch(visitors, asker.url)
    ask(asker)
    expect(other.locator(".plea")).to_be_visible()
    expect(guest.locator(".plea")).to_have_count(0)
    expect(asker.locator(".plea")).to_be_visible()
    sound(other)
    other.locator(".plea .main").click()
    expect(asker.locator(".status.mine")).to_be_visible()
    expect(other.locator(".status.mine")).to_have_count(0)
    for page in (asker, other):
        expect(page.locator(".plea")).to_have_count(0)
        expect(page.locator(".log .gone").first).to_be_visible()
    expect(guest.locator(".log")).to_contain_text("it was agreed")


def test_no_is_no_and_a_question_may_be_withdrawn(visitors: Visitors) -> None:
    asker, other = passed(visitors)
    ask(asker)
    other.locator(".plea .button:not(.main)").click()
    for page in (asker, other):
        expect(page.locator(".plea")).to_have_count(0)
    expect(other.locator(".status.mine")).to_be_visible()
    expect(asker.locator(".bar .button").first).to_be_disabled()  # once is enough
    a_turn((asker, other))
    ask(other)
    expect(asker.locator(".plea")).to_be_visible()
    other.locator(".plea .button").click()
    for page in (asker, other):
        expect(page.locator(".plea")).to_have_count(0)
    expect(asker.locator(".status.mine")).to_be_visible()


def test_a_question_disturbs_nobody_and_a_move_ends_it(visitors: Visitors) -> None:
    asker, other = passed(visitors)
    other.locator(".ring [data-key^='ring:'].can").first.click()
    expect(other.locator(".spot.choice")).to_be_visible()
    ask(asker)
    expect(other.locator(".plea")).to_be_visible()
    expect(other.locator(".spot.choice")).to_be_visible()  # what is picked up stays so
    other.locator(".spot.choice button").click()
    for page in (asker, other):
        expect(page.locator(".plea")).to_have_count(0)


def test_a_server_killed_while_somebody_is_asked(
    browser: Browser, built: None, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    visitors = Visitors(browser, server)
    try:
        asker, other = passed(visitors)
        ask(asker)
        expect(other.locator(".plea")).to_be_visible()
        with visitors.provoking("WebSocket connection"):
            server.kill()
            visitors.hear("WebSocket connection")
            server.start()
            other.reload()
            expect(other.locator(".plea")).to_be_visible(timeout=20_000)
            other.locator(".plea .main").click()
            expect(asker.locator(".status.mine")).to_be_visible(timeout=20_000)
        visitors.leave()
    finally:
        server.stop()


def test_on_a_phone_the_question_moves_nothing(visitors: Visitors) -> None:
    anna = visitors.come(**PHONE)
    begin(anna, "The Two Heirs", "By invitation link")
    link = anna.locator(".link input").input_value()
    boris = visitors.come("pl", **PHONE)
    boris.goto(link)
    boris.locator("form .main").click()
    pages = (anna, boris)
    first = on_turn(pages)
    other = boris if first is anna else anna
    first.locator("[data-key^='ring:'].can >> visible=true").first.click()
    first.locator(".spot.choice button").click()
    first.locator(".bar .act:not(:disabled)").click()
    expect(other.locator(".status.mine")).to_be_visible()
    board = other.locator(".board").bounding_box()
    ask(first)
    expect(other.locator(".plea")).to_be_visible()
    assert other.locator(".board").bounding_box() == board
    sound(other)
    sound(first)


# ---- chat --------------------------------------------------------------------


def talk_tab(page: Page) -> None:
    page.locator(".tabs button").nth(1).click()


def test_everybody_reads_phrases_in_his_own_language(visitors: Visitors) -> None:
    anna, boris = two_at_a_table(visitors)
    guest = watch(visitors, anna.url, "Cyryl", lang="pl")
    talk_tab(anna)
    anna.get_by_role("button", name="Well played!").click()
    anna.get_by_label("Write something").fill("<b>\u202eHi</b>  there")
    anna.keyboard.press("Enter")
    expect(anna.locator(".talk .said").last).to_have_text("<b> Hi</b> there")
    expect(boris.locator(".tabs .badge")).to_contain_text("2")
    expect(boris.locator(".tabs .note")).to_contain_text("Anna")
    sound(boris)
    talk_tab(boris)
    expect(boris.locator(".talk .said").first).to_have_text("Pěkně zahráno!")
    expect(boris.locator(".tabs .badge")).to_have_count(0)
    expect(guest.locator(".tabs .badge")).to_contain_text("2")
    talk_tab(guest)
    expect(guest.locator(".talk .said").first).to_have_text("Dobrze zagrane!")
    expect(guest.locator(".talk input")).to_have_count(0)  # only players write here
    sound(boris)
    boris.reload()
    expect(boris.locator(".seats")).to_be_visible()
    boris.wait_for_timeout(300)
    expect(boris.locator(".tabs .badge")).to_have_count(0)  # read is read


def test_whoever_wants_no_chat_has_none(visitors: Visitors) -> None:
    anna, boris = two_at_a_table(visitors)
    boris.get_by_role("button", name="Nastavení").click()
    boris.get_by_label("Zobrazovat zprávy ostatních").uncheck()
    expect(boris.locator(".tabs button")).to_have_count(4)
    talk_tab(anna)
    anna.locator(".phrase").first.click()
    expect(anna.locator(".talk .said")).to_have_count(1)
    boris.wait_for_timeout(300)
    for nothing in (".tabs .badge", ".tabs .note", ".talk"):
        expect(boris.locator(nothing)).to_have_count(0)
    expect(boris.locator(".tabs [aria-live]")).to_have_text("")
    boris.get_by_label("Zobrazovat zprávy ostatních").check()
    expect(boris.locator(".tabs .badge")).to_contain_text("1")


def test_nobody_chats_with_bots_or_himself(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".tabs button")).to_have_count(4)
    begin(page, "The Two Heirs", "On this screen")
    expect(page.locator(".tabs button")).to_have_count(4)


def test_chat_on_a_phone_lies_over_the_board(visitors: Visitors) -> None:
    anna, _ = two_at_a_table(visitors)
    phone = watch(visitors, anna.url, lang="cs", **PHONE)
    talk_tab(anna)
    anna.get_by_label("Write something").fill("x" * 200)
    anna.keyboard.press("Enter")
    expect(phone.locator(".tabs .badge")).to_contain_text("1")
    board = phone.locator(".board").bounding_box()
    talk_tab(phone)
    expect(phone.locator(".talk .said")).to_be_visible()
    assert phone.locator(".board").bounding_box() == board
    sound(phone)


# ---- who watches, free chairs ------------------------------------------------


def test_players_see_who_watches(visitors: Visitors) -> None:
    anna, _ = two_at_a_table(visitors)
    expect(anna.locator("[data-watching]")).to_have_count(0)
    guest = watch(visitors, anna.url, "Cyril")
    expect(anna.locator("[data-watching]")).to_contain_text("Cyril is watching")
    expect(guest.locator("[data-watching]")).to_contain_text("You are watching")
    expect(guest.locator(".bar")).to_contain_text("All chairs are taken.")
    watch(visitors, anna.url)
    expect(anna.locator("[data-watching]")).to_contain_text("2 are watching")
    sound(anna)
    sound(guest)
    guest.goto("/")
    expect(anna.locator("[data-watching]")).to_contain_text("1 is watching")


def three_at_a_table(visitors: Visitors, late: bool) -> list[Page]:
    anna = visitors.come()
    anna.goto("/")
    article = anna.locator("article").nth(2)
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_label("Players").select_option("3")
    if late:
        article.get_by_label("may take a chair that becomes free").check()
    article.locator("form button.main").click()
    anna.wait_for_url("**/t/*")
    pages = [anna]
    for name in ("Boris", "Dana"):
        page = visitors.come()
        page.goto(anna.url)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        pages.append(page)
    for page in pages:
        expect(page.locator(".map")).to_be_visible()
    return pages


def resign(page: Page) -> None:
    page.locator(".tabs button").last.click()
    for _ in range(2):
        page.locator(".settings .acts button").nth(1).click()


@pytest.mark.parametrize("late", [True, False])
def test_a_guest_plays_on_for_one_who_resigned(visitors: Visitors, late: bool) -> None:
    pages = three_at_a_table(visitors, late)
    guest = watch(visitors, pages[0].url, "Cyril")
    expect(guest.locator(".bar")).to_contain_text("All chairs are taken.")
    resign(pages[2])
    if not late:
        expect(guest.locator(".bar")).to_contain_text("nobody takes over a chair")
        expect(guest.locator(".bar button")).to_have_count(0)
        return
    guest.get_by_role("button", name="Play on for Dana").click()
    expect(guest.locator(".seats .mine")).to_contain_text("Cyril")
    expect(pages[0].locator(".seats")).to_contain_text("Cyril")
    expect(pages[0].locator("[data-watching]")).to_contain_text(
        "1 is watching"
    )  # Dana, from now on
    guest.reload()
    expect(guest.locator(".seats .mine")).to_contain_text("Cyril")


# ---- clocks ------------------------------------------------------------------


def test_a_live_clock_and_its_last_seconds(visitors: Visitors) -> None:
    anna, boris = visitors.come(), visitors.come("cs", **PHONE)

    def hurry(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wish["settings"]["time"] = 12
        route.continue_(post_data=json.dumps(wish))

    anna.route("**/api/tables", hurry)
    anna.goto("/")
    article = anna.locator("article").first
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_label("Time").select_option("5 min each, and 5 s a turn")
    article.locator("form button.main").click()
    anna.wait_for_url("**/t/*")
    boris.goto(anna.url)
    boris.locator("form .main").click()
    expect(anna.locator(".clock.runs")).to_have_count(1)
    expect(anna.locator(".clock.short")).to_contain_text(".", timeout=10_000)  # tenths
    expect(boris.locator(".clock.short")).to_have_count(1)
    sound(anna)
    sound(boris)


# ---- devices -----------------------------------------------------------------


def test_tables_go_along_to_another_device_and_back(visitors: Visitors) -> None:
    anna, _ = two_at_a_table(visitors)
    table = anna.url
    anna.goto("/")
    anna.get_by_role("button", name="My tables on another device").click()
    sound(anna)
    link = anna.locator(".elsewhere input").input_value()
    assert "/#" in link
    phone = visitors.come("cs", **PHONE)
    begin_phone(phone)
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    own = phone.evaluate("localStorage.getItem('regna.seats')")
    phone.goto(link)
    expect(phone.locator(".brought")).to_contain_text("přibyl 1 stůl")
    assert "#" not in phone.url
    held = json.loads(phone.evaluate("localStorage.getItem('regna.seats')"))
    assert held[: len(json.loads(own))] == json.loads(own)  # nothing is overwritten
    assert not any("tables=" in request for request in asked)  # never sent
    sound(phone)
    phone.goto(table)
    expect(phone.locator(".seats .mine")).to_contain_text("Anna")
    phone.goto(link)
    expect(phone.locator(".brought")).to_contain_text("už tu máte")
    phone.get_by_role("button", name="Moje stoly na jiném zařízení").click()
    anna.goto(phone.locator(".elsewhere input").input_value())
    expect(anna.locator(".brought")).to_contain_text("1 table was added")


def begin_phone(phone: Page) -> None:
    phone.goto("/")
    phone.locator("article .start .main").first.click()
    phone.wait_for_url("**/t/*")


def test_the_next_table_is_offered(visitors: Visitors) -> None:
    anna = visitors.come()
    begin(anna, "The Two Heirs", "On this screen")
    first = anna.url
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert anna.title().startswith("● ")
    expect(anna.locator(".next")).to_have_count(0)
    begin(anna, "The Two Heirs", "By invitation link")
    second = anna.url
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    expect(anna.locator(".next")).to_be_visible()
    sound(anna)
    assert anna.url == second  # never by itself
    anna.locator(".next").click()
    expect(anna).to_have_url(first)
    anna.locator("header .home").click()
    expect(anna.locator(".tables .turn")).to_have_count(1)
    assert anna.title().startswith("● ")
    anna.goto("/about")
    assert anna.title() == "Regna"


def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    icons = manifest.json()["icons"]
    for icon in icons:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}


def test_the_invitation_names_the_house(visitors: Visitors) -> None:
    anna = visitors.come()
    health = {"status": "ok", "version": "1", "tables": 1, "house": ["http://192.168.1.7:8080"]}
    begin(anna, "The Two Heirs", "By invitation link")
    expect(anna.locator(".note")).to_contain_text("make play LAN=1")
    anna.route("**/api/health", lambda route: route.fulfill(json=health))
    anna.reload()
    expect(anna.locator(".link input")).to_have_value("http://192.168.1.7:8080" + path_of(anna))
    expect(anna.locator(".note")).to_contain_text("home network can open this link")


def path_of(page: Page) -> str:
    return str(page.evaluate("location.pathname"))


def test_a_short_gap_is_no_news(visitors: Visitors) -> None:
    anna, boris = two_at_a_table(visitors)
    anna.evaluate(
        """() => {
          window.said = [];
          new MutationObserver(() => {
            const link = document.querySelector("header .link");
            if (link) said.push(link.textContent);
          }).observe(document, {subtree: true, childList: true});
        }"""
    )
    boris.context.set_offline(False)
    anna.evaluate("dispatchEvent(new Event('offline'))")
    anna.context.set_offline(True)
    anna.wait_for_timeout(500)
    anna.context.set_offline(False)
    a_turn((anna, boris))
    a_turn((anna, boris))
    assert anna.evaluate("said") == []
