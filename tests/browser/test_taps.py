"""Every kind of move by its taps, from positions: those that random clicking hardly meets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.player import settings, settle
from tests.browser.stages import stage
from tests.browser.tables import crowd, sit_down


def at(page: Page, server: Server, game: str, name: str) -> None:
    position = stage(game, name)
    sit_down(page, server, position, *crowd(position))
    settle(page)


def log_says(page: Page, part: str) -> None:
    expect(page.locator(".log")).to_contain_text(part)


def test_a_unit_steps_and_says_why_not_again(
    visitors: Visitors, page: Page, server: Server
) -> None:
    at(page, server, "heirs", "full hands")
    page.locator(".stands.can").click()
    page.locator(".lying.target").first.click()
    log_says(page, "You move the elite from 0")
    with visitors.provoking("has already moved"):
        page.locator("[data-key='unit:n1']").click()
        expect(page.locator(".spot.refusal")).to_be_visible()


def test_a_unit_comes_from_the_pool_and_goes_back(page: Page, server: Server) -> None:
    at(page, server, "heirs", "full hands")
    page.locator(".pool").click()
    page.locator(".lying.target").first.click()
    log_says(page, "You summon a regular to")
    page.locator(".bar").get_by_role("button", name="Undo").click()
    settle(page)
    expect(page.locator("[data-key^='unit:']")).to_have_count(1)


def test_a_unit_goes_nowhere_far(visitors: Visitors, page: Page, server: Server) -> None:
    at(page, server, "heirs", "full hands")
    page.locator(".stands.can").click()
    with visitors.provoking("That cannot be done."):
        page.locator("[data-key='cell:n2e2']").click()
        expect(page.locator(".spot.refusal")).to_be_visible()


def test_a_tile_of_the_landscape_alone_is_no_move(page: Page, server: Server) -> None:
    at(page, server, "heirs", "full hands")
    page.locator(".lying:not(.can)").last.click()
    page.wait_for_timeout(300)
    expect(page.locator(".spot.refusal")).to_have_count(0)


def test_a_camp_is_broken_by_touching_it(page: Page, server: Server) -> None:
    at(page, server, "heirs", "camp")
    page.locator("[data-key^='camp:'].can").first.click()
    page.locator(".spot.choice").get_by_role("button", name="Break camp").click()
    log_says(page, "You break camp at")


def test_a_siege_destroys_what_is_touched(page: Page, server: Server) -> None:
    at(page, server, "heirs", "siege")
    page.locator(".lying.can").click()
    page.locator(".spot.choice").get_by_role("button", name="Destroy").click()
    log_says(page, "You destroy the mill at n1")


def test_one_tile_too_many_is_discarded(page: Page, server: Server) -> None:
    at(page, server, "heirs", "surplus")
    page.locator("[data-key='hand:lnd-sty']").click()
    page.locator(".spot.choice").get_by_role("button", name="Discard").click()
    log_says(page, "You discard the sty")


def test_a_leader_is_withdrawn(page: Page, server: Server) -> None:
    settings(page, confirm=False)
    at(page, server, "tigris", "middle")
    page.locator(".leader.own[data-key]").first.click()
    page.locator(".spot.choice button").click()
    log_says(page, "You withdraw the")


def test_tiles_are_swapped(page: Page, server: Server) -> None:
    settings(page, confirm=False)
    at(page, server, "tigris", "opening")
    page.get_by_role("button", name="Exchange tiles").click()
    page.locator(".hand .piece").nth(0).click()
    page.locator(".hand .piece").nth(5).click()
    page.locator(".exchange .main").click()
    log_says(page, "2 tiles")


@pytest.mark.parametrize("name", ["which war", "monument", "treasure"])
def test_a_question_of_tigris_is_answered_on_the_board(
    page: Page, server: Server, name: str
) -> None:
    at(page, server, "tigris", name)
    asked = page.locator("[data-status]").inner_text()
    page.locator(".floating [data-key], .cell.can").first.click()
    if page.locator("[data-status]").inner_text() == asked and page.locator(".cell.can").count():
        page.locator(".cell.can").first.click()
    expect(page.locator("[data-status]")).not_to_have_text(asked)
