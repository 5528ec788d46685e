"""The browser reads the words it shows, and no others."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import regna
from regna.words import LANGUAGES, words
from regna.words.rooms import ENGLISH, room_names
from tests.browser.conftest import Visitors

CHUNK = re.compile(r"/assets/([a-z-]+)-[\w-]{8}\.js$")
ROOMS = {name.removesuffix(".ftl") for name in room_names(ENGLISH) if name.endswith(".ftl")}


def reading(page: Page) -> set[str]:
    """The rooms a page has asked for, as it goes on."""
    found: set[str] = set()

    def note(url: str) -> None:
        chunk = CHUNK.search(url)
        if chunk and chunk[1] in ROOMS:
            found.add(chunk[1])

    page.on("request", lambda request: note(request.url))
    return found


def test_only_the_rooms_that_are_shown_are_read(visitors: Visitors) -> None:
    page = visitors.come()
    read = reading(page)
    page.goto("/")
    first = page.locator("article").first
    first.get_by_role("button", name="Play now").wait_for()
    assert read == {"common", "table", "web"}
    first.get_by_role("button", name="Play now").click()
    page.locator(".ring [data-key^='ring:'].can").first.wait_for()
    assert read == {"common", "table", "web", "heirs", "web-heirs"}


def test_options_speak_every_language(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    first = page.locator("article").first
    first.get_by_role("button", name="Friends and options").click()
    options = [f"heirs-option-{option.name}" for option in regna.game("heirs").options()]
    for lang in LANGUAGES:
        page.locator(".langs").get_by_role("button", name=lang, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        shown = first.text_content() or ""
        assert "heirs-option" not in shown
        assert words(lang).name(options[0]) in shown
