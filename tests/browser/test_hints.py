"""A hint at one's decision, and where a game was lost: shown, and in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.bots.test_review import last_province
from tests.browser.conftest import Server, Visitors
from tests.browser.player import BOARDS, Player, settle
from tests.browser.sights import complaints, inside
from tests.browser.tables import sit_down
from tests.browser.test_screens import play_now

ASK = ".bar .button[aria-pressed]"
WINDOWS = {"heirs": ("cs", 390, 844), "dominion": ("pl", 1366, 768), "tigris": ("en", 390, 844)}
EVERYWHERE = [(*WINDOWS[game], game) for game in WINDOWS] + [("cs", 844, 390, "heirs")]


def box(page: Page, selector: str) -> dict[str, Any]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two boxes do not lie over each other, but for their rims."""
    return bool(
        one["x"] + one["width"] <= other["x"] + 2
        or other["x"] + other["width"] <= one["x"] + 2
        or one["y"] + one["height"] <= other["y"] + 2
        or other["y"] + other["height"] <= one["y"] + 2
    )


def ask(page: Page) -> None:
    page.locator(ASK).click()
    expect(page.locator(".tip").first).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(("lang", "width", "height", "game"), EVERYWHERE)
def test_a_hint_covers_nothing_and_plays_nothing(
    visitors: Visitors, lang: str, width: int, height: int, game: str
) -> None:
    page = visitors.come(lang, width, height, touch=width < 1000)
    play_now(page, game)
    settle(page)
    before = box(page, BOARDS[game])
    ask(page)
    tips = page.locator(".tip")
    assert 1 <= tips.count() <= 3
    assert "%" in page.locator(".chance").first.inner_text()
    assert "±" in page.locator(".chance").first.inner_text()
    assert inside(page, ".tip")
    assert box(page, BOARDS[game]) == before
    assert apart(box(page, ".panel"), box(page, ".board"))
    assert "web-" not in page.locator(".hints").inner_text()
    status, lines = page.locator("[data-status]").inner_text(), page.locator(".log p").count()
    tips.first.click()
    expect(page.locator("[data-shines] >> visible=true").first).to_be_visible()
    settle(page)
    assert page.locator("[data-status]").inner_text() == status
    assert page.locator(".log p").count() in (lines, 0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-shines]")).to_have_count(0)


def test_it_is_gone_when_the_position_is(page: Page) -> None:
    play_now(page, "dominion")
    settle(page)
    page.keyboard.press("h")
    tip = page.locator(".tip").first
    expect(tip).to_be_visible(timeout=30_000)
    tip.hover()
    expect(page.locator("[data-shines] >> visible=true").first).to_be_visible()
    assert complaints(page) == []
    Player(page).step()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator("[data-shines]")).to_have_count(0)


def test_no_bot_helps_against_people(visitors: Visitors, server: Server) -> None:
    page = visitors.come("cs")
    sit_down(page, server, last_province().dump(), "Anna", "~Ota")
    settle(page)
    page.locator(ASK).click()
    expect(page.locator(".hints")).to_contain_text("žádný bot neradí")
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1366, 768), ("pl", 390, 844)])
def test_the_end_card_says_where_it_was_lost(
    visitors: Visitors, server: Server, lang: str, width: int, height: int
) -> None:
    page = visitors.come(lang, width, height, touch=width < 1000)
    sit_down(page, server, last_province().dump(), "Anna", "bot level-2")
    settle(page)
    page.locator(".bar .act").click()  # and not the last Province
    expect(page.locator(".end")).to_be_visible(timeout=20_000)
    button = {"en": "Where were the mistakes?", "pl": "Gdzie były błędy?"}[lang]
    page.get_by_role("button", name=button).click()
    line = page.locator(".review li button")
    expect(line).to_have_count(1, timeout=30_000)
    better = {"en": "Better: Buy a Province", "pl": "Lepiej: Kup Prowincję"}[lang]
    expect(line).to_contain_text(better)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
    line.click()
    expect(page.locator(".end")).to_have_count(1 if width > 1000 else 0)  # where it covers nothing
    expect(page.locator("[data-key='pile:province'][data-shines]")).to_be_visible()
