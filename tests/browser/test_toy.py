"""A fourth game plays in the browser by adding one folder: the toy has one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import ROOT, Server, Visitors
from tests.browser.player import is_over, settle
from tools.web import npm_command, run, static

TOY = "tests.toys.pebbles"
GAMES = 4


@pytest.fixture(scope="module")
def app(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The web app of a checkout that has one folder more."""
    copy = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for part in ("words", "games"):
        shutil.copytree(ROOT / "src" / "regna" / part, copy / "src" / "regna" / part)
    toy = ROOT.joinpath(*TOY.split("."), "web")
    shutil.copytree(toy, copy / "web" / "src" / "games" / "pebbles")
    npm = npm_command()
    assert npm is not None
    assert run([*npm, "run", "build", "--silent"], copy / "web") == 0
    return static(copy)


@pytest.fixture
def guests(app: Path, browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People at a server that knows the toy and has this app."""
    server = Server(tmp_path, modules=(TOY,), app=app)
    server.start()
    people = Visitors(browser, server)
    yield people
    people.leave()
    server.stop()


def test_a_folder_is_a_game(guests: Visitors) -> None:
    page = guests.come()
    page.goto("/")
    expect(page.locator("article")).to_have_count(GAMES)
    page.locator("article").last.locator("button.main").click()
    page.wait_for_url("**/t/*")
    settle(page)
    while not is_over(page):
        pebbles = page.locator("[data-key^='pebble:'].can")
        (pebbles if pebbles.count() else page.locator(".bar .act")).first.click()
        settle(page)
    expect(page.locator(".end li")).to_have_count(2)
    page.locator(".end .close").click()
    expect(page.locator(".log")).to_contain_text("pebbles-played")


def test_a_refusal_is_asked_for_by_the_taps_of_the_toy(guests: Visitors) -> None:
    page = guests.come()
    page.goto("/")
    page.locator("article").last.locator("button.main").click()
    page.wait_for_url("**/t/*")
    settle(page)
    with guests.provoking("pebbles-not-held"):
        page.locator(".hand").evaluate(
            """hand => hand.insertAdjacentHTML("beforeend",
                 ["clay", "salt", "flint", "ember"]
                   .filter(pebble => !hand.querySelector(`[data-key="pebble:${pebble}"]`))
                   .map(pebble => `<button data-key="pebble:${pebble}">${pebble}</button>`)
                   .join(""))"""
        )
        page.locator("[data-key^='pebble:']:not(.can)").first.click()
        expect(page.locator(".spot.refusal")).to_be_visible()
