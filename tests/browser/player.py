"""A person who plays by clicking what the page offers, without knowing any rule."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page

# The part of each board that must not move under the pointer.
BOARDS = {"heirs": ".land-area", "dominion": ".supply", "tigris": ".map"}


def begin(page: Page, game: str, way: str, **wishes: Any) -> None:
    """From the home page to a table: `way` is a word on a button of the form."""
    page.goto("/")
    article = page.locator("article").filter(has=page.get_by_role("heading", name=game))
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_role("button", name=way, exact=True).click()
    if "seats" in wishes:
        article.get_by_label("Players").select_option(str(wishes["seats"]))
    if "number" in wishes:
        article.locator("summary").click()
        article.locator("input[type=number]").first.fill(str(wishes["number"]))
        article.locator("input[type=number]").first.blur()
    article.locator("form button.main").click()
    page.wait_for_url("**/t/*")


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def settings(page: Page, **values: object) -> None:
    """Settings as if chosen before."""
    page.goto("/")
    page.evaluate("v => localStorage.setItem('regna.settings', JSON.stringify(v))", values)


def settle(page: Page) -> None:
    """Wait until the page has nothing under way."""
    page.wait_for_function(
        "() => !document.documentElement.hasAttribute('data-busy')", timeout=15_000
    )


class Player:
    """Clicks at random among what is marked as possible."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0

    def play(self, clicks: int = 2_000, still: str = "") -> None:
        """Until the end of the game, or so many clicks; what must be `still` moves not before."""
        until = self.clicks + clicks
        place = self.page.locator(still).bounding_box() if still else None
        while not is_over(self.page):
            if self.clicks >= until:
                return
            self.step()
            if still and not is_over(self.page):
                here = self.page.locator(still).bounding_box()
                assert here == place, f"after {self.clicks} clicks: {here}, not {place}"

    def click(self, what: Locator) -> None:
        self.clicks += 1
        what.click(timeout=5_000)

    def any(self, selector: str) -> Locator | None:
        found = self.page.locator(f"{selector} >> visible=true")
        many = found.count()
        return found.nth(self.rng.randrange(many)) if many else None

    def step(self) -> None:
        page = self.page
        for selector in (
            ".curtain button",
            ".spot.held .main",
            ".spot.choice button",
            ".floating [data-support]:not(:disabled)",
            ".floating [data-key]",
        ):
            found = self.any(selector)
            if found is not None:
                self.click(found)
                self.settle()
                return
        if page.locator(".choose").count():
            self.choose_cards()
        elif not self.start():
            main = self.any(".bar .act:not(:disabled)")
            if main is not None:
                self.click(main)
            elif page.locator(".free.target, .cell.can").count():
                page.keyboard.press("Escape")
        self.settle()

    def start(self) -> bool:
        """Pick something up and put it somewhere."""
        for selector in (
            "[data-key^='ring:'].can",
            "[data-key^='shown:'].can",
            "[data-key^='hand:'].can",
            "[data-key^='tile:'].can",
            ".cell.can",
            "[data-key^='pile:'].can:not([data-card=curse]):not([data-card=copper])",
        ):
            found = self.any(selector)
            if found is None:
                continue
            if "hand" in selector and self.rng.random() < 0.1:
                continue
            if "tile" in selector and self.rng.random() < 0.15:
                found = self.any("[data-key^='leader:'].can") or found
            self.click(found)
            target = self.any(".free.build") or self.any(".free.target") or self.any(".cell.can")
            if target is not None:
                self.click(target)
            return True
        return False

    def choose_cards(self) -> None:
        cards = self.page.locator("button.choice")
        button = self.page.locator(".choose .main")
        for at in range(cards.count()):
            if button.is_enabled() and self.rng.random() < 0.6:
                break
            if cards.nth(at).is_enabled():
                cards.nth(at).click()
        self.click(button)

    def settle(self) -> None:
        settle(self.page)
