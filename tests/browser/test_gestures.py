"""One grammar: tap, drag, keys and typed moves do the same; what is refused says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import begin


def ring(page: Page) -> Locator:
    return page.locator(".ring [data-key^='ring:'].can")


def hot_seat(page: Page) -> None:
    begin(page, "The Two Heirs", "On this screen")
    expect(ring(page).first).to_be_visible()


def hand(page: Page) -> list[str | None]:
    cards = page.locator(".hand [data-key]")
    return [cards.nth(at).get_attribute("data-tile") for at in range(cards.count())]


def test_drag_and_tap_give_the_same(page: Page) -> None:
    hot_seat(page)
    tile = ring(page).first
    tile.click()
    page.locator(".spot.choice button").click()
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    tapped = hand(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand [data-key]")).to_have_count(0)
    ring(page).first.drag_to(page.locator(".dock"))
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    assert hand(page) == tapped
    page.locator(".hand [data-key]").click()
    place = page.locator(".free.target").first
    at = place.get_attribute("data-key")
    page.keyboard.press("Escape")
    page.locator(".hand [data-key]").drag_to(page.locator(f"[data-key='{at}']"))
    if page.locator(".spot.choice button").count():
        page.locator(".spot.choice button").last.click()
    expect(page.locator(f".lying[data-key='{at}']")).to_be_visible()
    expect(page.locator(".hand [data-key]")).to_have_count(0)


def test_undo_and_restart_turn(page: Page) -> None:
    hot_seat(page)
    ring(page).first.click()
    page.locator(".spot.choice button").click()
    page.locator(".hand [data-key]").click()
    page.locator(".free.target").first.click()
    if page.locator(".spot.choice button").count():
        page.locator(".spot.choice button").last.click()
    expect(page.locator(".lying")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".lying")).to_have_count(1)
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".hand [data-key]")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "your reach is only"), ("cs", "dosah"), ("pl", "zasięg")]
)
def test_a_refusal_says_why_at_the_spot(visitors: Visitors, lang: str, word: str) -> None:
    page = visitors.come(lang)
    page.goto("/")
    page.locator("article").first.locator("button.main").click()
    expect(ring(page).first).to_be_visible()
    far = page.locator(".ring [data-key^='ring:']:not(.can)").first
    with visitors.provoking(word):
        far.click()
        bubble = page.locator(".spot.refusal")
        expect(bubble).to_contain_text(word)
    near, box = bubble.bounding_box(), far.bounding_box()
    assert near is not None
    assert box is not None
    assert abs(near["y"] + near["height"] - box["y"]) < 120
    bubble.locator("button").click()
    expect(page.locator(".panel .rules h3")).to_be_visible()


def test_a_move_typed_in_notation(visitors: Visitors, page: Page) -> None:
    hot_seat(page)
    tile = ring(page).first.get_attribute("data-tile")
    field = page.locator("#notation")
    field.fill("take nothing")
    with visitors.provoking("nothing"):
        field.press("Enter")
        expect(page.locator(".notation [role=alert]")).to_be_visible()
    field.fill(f"take {tile}")
    field.press("Enter")
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    assert hand(page) == [tile]


def test_a_turn_by_keys_alone(page: Page) -> None:
    hot_seat(page)
    ring(page).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-key]")).to_have_count(1)
    page.locator(".hand [data-key]").focus()
    page.keyboard.press("Enter")
    page.locator(".free.target").first.focus()
    page.keyboard.press("Enter")
    if page.locator(".spot.choice button").count():
        page.locator(".spot.choice button").last.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".lying")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator(".lying")).to_have_count(1)


def test_a_finger_taps_twice_for_a_small_place(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, touch=True)
    page.goto("/")
    page.locator("article").first.locator("button.main").tap()
    page.locator(".strip [data-key^='ring:'].can").first.tap()
    page.locator(".spot.choice button").tap()
    page.locator(".hand [data-key]").tap()
    place = page.locator(".free.target").first
    at = place.get_attribute("data-key")
    place.tap()
    if page.locator(".spot.choice").count():
        page.locator(".spot.choice button").last.tap()
    else:
        expect(page.locator(".spot.preview")).to_be_visible()
        page.locator(f"[data-key='{at}']").tap()
    expect(page.locator(f".lying[data-key='{at}']")).to_be_visible()


def test_the_last_action_of_a_turn_is_confirmed(page: Page) -> None:
    begin(page, "Tigris & Euphrates", "Against bots", seats=2)
    for _ in range(2):
        page.locator("[data-key^='tile:'].can").first.click()
        page.locator(".cell.can").first.click()
        page.wait_for_timeout(200)
    held = page.locator(".spot.held")
    expect(held).to_be_visible()
    held.get_by_role("button", name="Back").click()
    expect(held).to_have_count(0)
    expect(page.locator(".status.mine")).to_be_visible()
    page.locator("[data-key^='tile:'].can").first.click()
    page.locator(".cell.can").first.click()
    expect(held).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".status.mine")).to_have_count(0)
