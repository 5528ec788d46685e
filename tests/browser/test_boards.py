"""What the boards show: enough to decide by, readable, and to whoever looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import regna
from regna.words import words
from tests.browser.conftest import Server, Visitors
from tests.browser.player import BOARDS, Player, settings
from tests.browser.sights import complaints, inside
from tests.browser.stages import stage
from tests.browser.tables import ABSENT, crowd, sit_down

PHONES = [(390, 844), (320, 640)]


def as_actor(page: Page, server: Server, game: str, name: str) -> None:
    sit_down(page, server, stage(game, name), *crowd(stage(game, name)))


def watching(page: Page, server: Server, game: str, name: str) -> None:
    chairs = [f"{ABSENT}{chair.strip(ABSENT)}" for chair in crowd(stage(game, name))]
    sit_down(page, server, stage(game, name), *chairs)


@pytest.mark.parametrize(("game", "board"), list(BOARDS.items()))
def test_a_board_stays_where_it_is_on_a_phone(
    visitors: Visitors, server: Server, game: str, board: str
) -> None:
    page = visitors.come("pl", 390, 844, touch=True)
    settings(page, confirm=False)
    opening = stage(game, "opening")
    chairs = ["bot random" if name.startswith(ABSENT) else name for name in crowd(opening)]
    sit_down(page, server, opening, *chairs)
    Player(page).play(50, still=board)


@pytest.mark.parametrize("width", [1024, 1280, 1366, 1920])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_board_stays_where_it_is_when_a_leader_goes_out(
    visitors: Visitors, server: Server, lang: str, width: int
) -> None:
    page = visitors.come(lang, width, 768)
    settings(page, confirm=False)
    as_actor(page, server, "tigris", "opening")
    place = page.locator(BOARDS["tigris"]).bounding_box()
    page.locator("[data-key^='leader:'].can").first.click()
    page.locator(".cell.can").first.click()
    expect(page.locator("[data-key^='leader:'].can")).to_have_count(3)
    assert page.locator(BOARDS["tigris"]).bounding_box() == place


# ---- The Two Heirs on a phone -----------------------------------------------------------------


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_all_one_must_know(
    visitors: Visitors, server: Server, size: tuple[int, int]
) -> None:
    page = visitors.come("en", *size, touch=True)
    as_actor(page, server, "heirs", "full hands")
    for selector, many in (
        (".resource", 3),
        (".hand .card", 3),
        (".theirs .tiles svg", 3),
        (".dock .stock", 1),
        (".pool", 1),
    ):
        expect(page.locator(selector)).to_have_count(many)
        expect(page.locator(selector).first).to_be_visible()
        assert inside(page, selector), selector
    expect(page.locator(".dock .stock")).to_contain_text("8")


def test_a_phone_shows_every_card_in_play(visitors: Visitors, server: Server) -> None:
    page = visitors.come("en", 390, 844, touch=True)
    as_actor(page, server, "dominion", "long turn of four")
    expect(page.locator(".play .small")).to_have_count(6)
    assert inside(page, ".play .small")


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_what_one_chooses_from(
    visitors: Visitors, server: Server, size: tuple[int, int]
) -> None:
    page = visitors.come("cs", *size, touch=True)
    as_actor(page, server, "dominion", "loot")
    page.locator(".shown .choice").last.tap()
    assert page.locator(".dominion").evaluate("board => board.scrollTop") == 0
    expect(page.locator(".shown .choice.picked")).to_have_count(1)


# ---- signs that can be read ----------------------------------------------------------------


CONTRAST = """
(element) => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let under = element;
  let back = [0, 0, 0, 0];
  while (under && back[3] === 0) {
    const found = numbers(getComputedStyle(under).backgroundColor);
    back = found.length === 3 ? [...found, 1] : found;
    if (Number(getComputedStyle(under).opacity) < 1) return 0;
    under = under.parentElement;
  }
  const [one, other] = [light(numbers(getComputedStyle(element).color)), light(back)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
"""


def contrasts(found: Locator) -> list[float]:
    return [float(found.nth(at).evaluate(CONTRAST)) for at in range(found.count())]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", ["opening", "middle", "over"])
def test_points_can_be_read(visitors: Visitors, server: Server, dark: bool, name: str) -> None:
    page = visitors.come(dark=dark)
    as_actor(page, server, "tigris", name)
    badges, points = page.locator(".seats .leader"), page.locator(".points span")
    assert badges.count() >= 12
    assert points.count() == 5
    assert min(contrasts(badges) + contrasts(points)) >= 4.5
    assert complaints(page) == []


def test_a_leader_off_the_board_has_a_sign_of_its_own(page: Page, server: Server) -> None:
    as_actor(page, server, "tigris", "middle")
    away = page.locator(".seats .leader.off").first
    expect(away).to_have_attribute("title", "priest: not on the board")
    styles = "e => [getComputedStyle(e).opacity, getComputedStyle(e).borderTopStyle]"
    assert away.evaluate(styles) == ["1", "dashed"]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_dynasties_sit_in_the_order_of_the_words(
    visitors: Visitors, server: Server, lang: str
) -> None:
    page = visitors.come(lang)
    watching(page, server, "tigris", "middle")
    named = words(lang).name
    view: Any = regna.game("tigris").load(stage("tigris", "middle")).view()
    on_board = page.locator(".map .leader")
    assert on_board.count() == len(view["leaders"])
    for at, leader in enumerate(view["leaders"]):
        dynasty = on_board.nth(at).locator("[data-dynasty]").get_attribute("data-dynasty")
        assert named(f"tigris-player-{dynasty}") == named(f"tigris-option-first-{leader['seat']}")


# ---- whoever watches ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["heirs", "dominion", "tigris"])
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_who_watches_has_no_hand(
    visitors: Visitors, server: Server, game: str, size: tuple[int, int]
) -> None:
    page = visitors.come("en", *size, touch=size[0] < 1000)
    watching(page, server, game, "opening")
    expect(page.locator(".board")).not_to_contain_text("Your hand")
    for own in ("[aria-label='Your hand']", ".hand", ".pool", ".can", ".points"):
        expect(page.locator(f".board {own}")).to_have_count(0)


def test_who_watches_sees_both_open_hands(page: Page, server: Server) -> None:
    watching(page, server, "heirs", "full hands")
    expect(page.locator(".theirs")).to_have_count(2)
    for at in range(2):
        expect(page.locator(".theirs").nth(at).locator(".tiles svg")).to_have_count(3)
        expect(page.locator(".theirs").nth(at).locator(".resource")).to_have_count(3)


def test_who_watches_sees_every_mat(page: Page, server: Server) -> None:
    watching(page, server, "dominion", "long turn of four")
    expect(page.locator(".mat")).to_have_count(4)


# ---- buttons -----------------------------------------------------------------------------------


def test_the_steps_of_a_war_stand_in_one_line(page: Page, server: Server) -> None:
    as_actor(page, server, "tigris", "war")
    less, count, more = (page.locator(f".steps > :nth-child({at})") for at in (1, 2, 3))
    middles = [
        round(box["y"] + box["height"] / 2)
        for box in (less.bounding_box(), count.bounding_box(), more.bounding_box())
        if box is not None
    ]
    assert len(middles) == 3
    assert max(middles) - min(middles) <= 2


@pytest.mark.parametrize("size", [*PHONES, (768, 1024), (844, 390)])
def test_a_fight_leaves_the_hand_in_sight(
    visitors: Visitors, server: Server, size: tuple[int, int]
) -> None:
    page = visitors.come("pl", *size, touch=True)
    as_actor(page, server, "tigris", "war")
    expect(page.locator(".floating")).to_be_visible()
    assert page.evaluate(
        """() => [...document.querySelectorAll(".hand .piece")].every((piece) => {
          const box = piece.getBoundingClientRect();
          const [x, y] = [(box.left + box.right) / 2, box.bottom - 2];
          return piece.contains(document.elementFromPoint(x, y));
        })"""
    )


@pytest.mark.parametrize(
    ("name", "button"),
    [("war", "[data-support]"), ("which war", "button.war"), ("monument", "button.monument")],
)
def test_enter_presses_what_stands_above_the_board(
    page: Page, server: Server, name: str, button: str
) -> None:
    settings(page, confirm=False)
    as_actor(page, server, "tigris", name)
    question = page.locator("[data-status]").inner_text()
    page.locator(button).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log p")).not_to_have_count(0)
    expect(page.locator("[data-status]")).not_to_have_text(question)


def test_building_none_is_no_main_button(page: Page, server: Server) -> None:
    as_actor(page, server, "tigris", "monument")
    expect(page.get_by_role("button", name="Build none")).to_be_visible()
    expect(page.locator(".bar .main")).to_have_count(0)
    expect(page.locator(".map .site")).to_have_count(1)


def test_treasures_come_before_the_end_of_the_turn(page: Page, server: Server) -> None:
    as_actor(page, server, "dominion", "buying")
    expect(page.locator(".bar .main")).to_have_text("Play 6 Treasures and buy with 9")
    page.locator(".bar .main").click()
    expect(page.locator(".bar .main")).to_have_text("End turn")


@pytest.mark.parametrize(
    ("game", "number"),
    [("heirs", ".resource b"), ("dominion", ".counters b"), ("tigris", ".points span")],
)
def test_a_double_click_selects_nothing(page: Page, server: Server, game: str, number: str) -> None:
    as_actor(page, server, game, "opening")
    page.locator(number).first.dblclick()
    assert page.evaluate("getSelection().toString()") == ""
