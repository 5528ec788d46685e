"""One's own seat is you, in every language; those who share a screen or watch read names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.player import Player, begin, settle
from tests.browser.stages import stage
from tests.browser.tables import sit_down

YOURS = {
    "en": ("Your turn", "You take the ", "You end your turn.", "You and ", "you"),
    "cs": ("Jste na tahu", "Berete si ", "Končíte tah.", "Vy a ", "vy"),
    "pl": ("Twoja tura", "Bierzesz ", "Kończysz turę.", "Ty i ", "ty"),
}


def play_now(page: Page, game: int) -> None:
    page.goto("/")
    page.locator("article").nth(game).locator(".start .main").click()
    page.locator(".table").wait_for()
    settle(page)


@pytest.mark.parametrize("lang", YOURS)
def test_ones_own_seat_is_you(visitors: Visitors, lang: str) -> None:
    asked, takes, ends, company, you = YOURS[lang]
    page = visitors.come(lang)
    play_now(page, 0)
    expect(page.locator("[data-status]")).to_contain_text(asked)
    expect(page.locator(".seats .mine .you")).to_have_text(you)
    expect(page.locator(".seats .you")).to_have_count(1)
    player = Player(page, 5)
    log = page.locator(".log")
    while ends not in log.inner_text():
        player.play(1)
    expect(log).to_contain_text(takes)
    own = page.locator(".log p", has_text=ends).first
    expect(own.locator(".mark")).to_have_count(1)
    page.goto("/")
    expect(page.locator(".tables .who").first).to_contain_text(re.compile(company, re.IGNORECASE))


def test_several_at_one_screen_are_called_by_their_names(page: Page) -> None:
    begin(page, "The Two Heirs", "On this screen")
    page.locator(".table").wait_for()
    settle(page)
    expect(page.locator("[data-status]")).to_have_text(
        re.compile("^ ?(White|Blue): Your turn. You still have to take a tile.$")
    )
    expect(page.locator(".you")).to_have_count(0)
    Player(page).play(3)
    expect(page.locator(".log")).to_contain_text(re.compile("(White|Blue) takes the "))
    page.goto("/")
    expect(page.locator(".tables .who").first).to_have_text("player 1 and player 2")


def test_who_watches_reads_names(visitors: Visitors) -> None:
    page, watcher = visitors.come(), visitors.come()
    play_now(page, 2)
    watcher.goto(page.url)
    watcher.locator(".table").wait_for()
    expect(watcher.locator(".seats")).to_contain_text("Archer")
    expect(watcher.locator(".you")).to_have_count(0)
    expect(page.locator(".seats .you")).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", r"You (win|lose) by \d+ points?\."),
        ("cs", r"(Vyhráváte|Prohráváte) o \d+ bod(y|ů)?\."),
        ("pl", r"(Wygrywasz|Przegrywasz) różnicą \d+ punkt(u|ów)\."),
    ],
)
def test_the_end_says_by_how_much(visitors: Visitors, server: Server, lang: str, said: str) -> None:
    page = visitors.come(lang)
    sit_down(page, server, stage("dominion", "over"), "Vratislava", "bot level-1")
    expect(page.locator(".end h2")).to_have_text(re.compile(f"^{said}$"))
    expect(page.locator(".end li .you")).to_have_count(1)


def test_a_name_is_kept_and_shown(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Hedwig of Silesia")
    play_now(page, 1)
    expect(page.locator(".seats .mine")).to_contain_text("Hedwig of Silesia")
    expect(page.locator(".log")).to_contain_text("You sit down.")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Hedwig of Silesia")


def test_a_name_that_is_a_key_of_the_words_is_a_name(visitors: Visitors) -> None:
    page, watcher = visitors.come(), visitors.come()
    page.goto("/")
    page.get_by_label("Your name").fill("seat-you")
    play_now(page, 1)
    watcher.goto(page.url)
    expect(watcher.locator(".log")).to_contain_text("Seat-you sits down.")
