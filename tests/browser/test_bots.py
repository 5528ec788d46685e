"""Bots at the table: whom one meets, what is told of them, and that they are seen to think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import regna
from regna.bots import ratings
from regna.words import words
from regna.words.catalogue import Words
from tests.browser.conftest import Server, Visitors
from tests.browser.player import begin
from tests.browser.sights import complaints, inside
from tests.browser.tables import sit_down

LEVELS = 5
PONDERER = "tests.browser.ponderer"  # only the server imports it: it registers a bot
PONDERER_NAME = "ponderer"  # and no language has a word for it


def faces(page: Page, where: str) -> list[str | None]:
    found = page.locator(f"{where} [data-face]")
    return [found.nth(at).get_attribute("data-face") for at in range(found.count())]


def rated(game: str, bot: str, known: Words) -> str:
    """What is told of a bot's strength, whatever was played so far."""
    rating = ratings(game)[bot]
    return (
        known.say("rated-not-yet")
        if rating is None
        else known.say("rated", {"rating": str(rating)})
    )


@pytest.fixture
def guests(built: None, browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People at a server where somebody takes his time."""
    server = Server(tmp_path, modules=(PONDERER,))
    server.start()
    people = Visitors(browser, server)
    yield people
    people.leave()
    server.stop()


@pytest.mark.parametrize("at", range(3))
def test_play_now_meets_level_2(page: Page, at: int) -> None:
    page.goto("/")
    article = page.locator("article").nth(at)
    expect(article.locator(".meet")).to_contain_text("Matthew")
    expect(article.locator(".meet")).to_contain_text("level 2")
    expect(article.locator(".meet [data-face='level-2']")).to_be_visible()
    article.get_by_role("button", name="Play now").click()
    expect(page.locator(".seats [data-face]")).to_have_count(1)
    assert faces(page, ".seats") == ["level-2"]
    expect(page.locator(".seats li", has=page.locator("[data-face]"))).to_contain_text("Matthew")


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_opponents_are_chosen_by_face_level_and_character(visitors: Visitors, lang: str) -> None:
    page, known = visitors.come(lang, width=390, height=844, touch=True), words(lang)
    page.goto("/")
    article = page.locator("article").nth(1)
    article.locator(".start .button").nth(1).click()
    article.locator(".way").nth(2).click()
    rows = article.locator("fieldset label")
    for level in range(LEVELS):
        row = rows.nth(level)
        expect(row).to_contain_text(known.name(f"bot-level-{level + 1}"))
        expect(row).to_contain_text(known.say("rated-level", {"number": str(level + 1)}))
        expect(row).to_contain_text(rated("dominion", f"level-{level + 1}", known))
        expect(row.locator(".about")).not_to_be_empty()
    expect(rows.nth(1).locator("input")).to_be_checked()
    article.locator("select").first.select_option("4")
    rows.nth(3).click()
    assert faces(page, ".kin") == ["level-4", "level-4-2", "level-4-3"]
    assert complaints(page) == []
    article.locator("form button.main").click()
    expect(page.locator(".seats [data-face]")).to_have_count(3)
    assert sorted(map(str, faces(page, ".seats"))) == ["level-4", "level-4-2", "level-4-3"]
    assert inside(page, ".seats .named")


def test_what_is_not_said_in_every_game(page: Page) -> None:
    page.goto("/")
    said = []
    for at in range(3):
        article = page.locator("article").nth(at)
        article.get_by_role("button", name="Friends and options").click()
        article.get_by_role("button", name="Against bots", exact=True).click()
        said.append(article.locator("fieldset label .about").nth(2).inner_text())
    assert "money" in said[1]
    assert said[0] == said[2] != said[1]


def test_a_touch_on_a_face_tells_who_that_is(page: Page) -> None:
    begin(page, "Tigris & Euphrates", "Against bots", seats=3)
    page.get_by_role("button", name="Who is Luke?").click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text(f"level 2 · {rated('tigris', 'level-2', words('en'))}")
    expect(card).to_contain_text("rules of thumb")
    expect(card.locator("[data-face='level-2-2']")).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Who is Luke?").click()
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_faces_stay_until_the_end(page: Page) -> None:
    begin(page, "The Two Heirs", "Against bots")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign – really?").click()
    expect(page.locator(".end li").first).to_contain_text("Matthew")
    assert faces(page, ".end") == ["level-2"]
    assert page.locator(".end li").nth(1).locator(".mark").count() == 1
    expect(page.locator(".thinks")).to_have_count(0)
    page.get_by_role("button", name="Score sheet").click()
    assert faces(page, ".sheet") == ["level-2"]


def test_a_bot_in_the_waiting_room_has_a_face(page: Page) -> None:
    begin(page, "Dominion", "By invitation link", seats=3)
    page.get_by_role("button", name="Let a bot sit here").first.click()
    row = page.locator(".gathering li", has=page.locator("[data-face='level-2']"))
    expect(row).to_contain_text("Matthew")
    expect(row).to_contain_text("level 2")


@pytest.mark.parametrize("width", [390, 1366])
def test_one_sees_who_thinks_and_nothing_moves(guests: Visitors, width: int) -> None:
    page = guests.come(width=width, height=800)
    start = regna.game("heirs").new(seed=3, first="blue").dump()
    sit_down(page, guests.server, start, "Anna", f"bot {PONDERER_NAME}")
    seat = page.locator(".seats li", has=page.locator("[data-face]"))
    expect(seat.get_by_role("img", name="is thinking")).to_be_visible()
    expect(seat.locator(".named")).to_have_text(PONDERER_NAME)
    expect(page.locator(".seats .thinks")).to_have_count(1)
    names = page.locator(".seats .named")
    thinking = [names.nth(at).bounding_box() for at in range(2)]
    expect(page.locator(".status.mine")).to_be_visible(timeout=20_000)
    expect(page.locator(".seats .thinks")).to_have_count(0)
    assert [names.nth(at).bounding_box() for at in range(2)] == thinking


def test_ratings_stand_beside_names(guests: Visitors) -> None:
    page = guests.come()
    page.goto("/")
    article = page.locator("article").first
    article.get_by_role("button", name="Friends and options").click()
    article.get_by_role("button", name="Against bots", exact=True).click()
    ranks = article.locator("fieldset .rank")
    expect(ranks.first).to_have_text("level 1 · rating 812")
    expect(ranks.nth(1)).to_have_text("level 2 · not rated yet")
    expect(ranks.nth(4)).to_have_text("level 5 · rating 1640")
    expect(ranks.last).to_have_text("not rated")
    article.get_by_text("Elisabeth").click()
    article.locator("form button.main").click()
    expect(page.locator(".seats .rating")).to_have_text("1640")
