"""Whole games by clicking, from the home page to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import BOARDS, Player, begin, settings


def test_two_clicks_from_home_to_the_first_move(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.get_by_role("button", name="Play now").click()
    page.locator("[data-key^='ring:'].can >> visible=true").first.click()
    expect(page.locator(".spot.choice button")).to_have_text("Take")


def test_the_two_heirs_against_a_bot(page: Page) -> None:
    begin(page, "The Two Heirs", "Against bots")
    Player(page).play(still=BOARDS["heirs"])
    expect(page.locator(".end h2")).to_be_visible()


@pytest.mark.parametrize("level", [1, 3])
def test_alone_against_henry(page: Page, level: int) -> None:
    page.goto("/")
    page.locator(".levels button").nth(level - 1).click()
    Player(page, level).play()
    expect(page.locator(".end")).to_contain_text("Henry")
    page.get_by_role("button", name="Score sheet").click()
    expect(page.locator(".sheet section")).to_have_count(2)


def test_dominion_against_a_bot(page: Page) -> None:
    begin(page, "Dominion", "Against bots", seats=2)  # which buys the last Province
    Player(page).play(still=BOARDS["dominion"])
    expect(page.locator(".end li")).to_have_count(2)


def test_tigris_against_a_bot(page: Page) -> None:
    settings(page, confirm=False)
    begin(page, "Tigris & Euphrates", "Against bots", seats=2)
    Player(page).play(still=BOARDS["tigris"])
    expect(page.locator(".end li")).to_have_count(2)


def test_the_luck_is_checked_in_the_browser(page: Page) -> None:
    begin(page, "Dominion", "Against bots", seats=2, number=2)
    Player(page).play()
    page.get_by_role("button", name="Was the luck fair?").click()
    expect(page.locator(".end .good")).to_contain_text("the server and one player had promised")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".json")
    table = page.url
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()


def test_three_on_one_screen_hide_their_hands(page: Page) -> None:
    begin(page, "Dominion", "On this screen", seats=3)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("[data-key^='hand:']")).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()
    while page.locator(".curtain").count() == 0:
        page.locator(".bar .act").last.click()
        page.wait_for_timeout(50)
    expect(page.locator("[data-key^='hand:']")).to_have_count(0)
