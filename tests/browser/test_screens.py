"""What a stranger sees: nothing cut off, nothing to scroll for, readable in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.sights import complaints, inside

SIZES = [(1366, 768), (1920, 1080), (390, 844), (844, 390)]
FIRST = {"heirs": ".pool", "dominion": "[data-key^='hand:']", "tigris": "[data-key^='tile:']"}


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    at = list(FIRST).index(game)
    page.locator("article").nth(at).locator("button.main").click()
    expect(page.locator(FIRST[game]).first).to_be_visible()


@pytest.mark.parametrize("game", list(FIRST))
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_board_and_hand_fit(visitors: Visitors, game: str, width: int, height: int) -> None:
    page = visitors.come(width=width, height=height, touch=width < 1000)
    play_now(page, game)
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for selector in (FIRST[game], "[data-status]", ".bar .button", "[data-key^='ring:']", ".map"):
        assert inside(page, selector), selector


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_home_in_every_language(visitors: Visitors, lang: str) -> None:
    page = visitors.come(lang, 390, 844, touch=True)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    text = page.locator("body").inner_text()
    assert "web-" not in text
    page.goto("/about")
    expect(page.locator("main")).to_contain_text("Delapouite")
    page.goto("/rules/heirs#TV1")
    expect(page.locator("#TV1")).to_be_in_viewport()


@pytest.mark.parametrize("where", ["/", "/about", "heirs", "dominion", "tigris"])
@pytest.mark.parametrize("dark", [False, True])
def test_accessible(visitors: Visitors, where: str, dark: bool) -> None:
    page = visitors.come(dark=dark)
    if where.startswith("/"):
        page.goto(where)
        page.locator("h1").wait_for()
    else:
        play_now(page, where)
    page.wait_for_timeout(300)
    assert complaints(page) == []
