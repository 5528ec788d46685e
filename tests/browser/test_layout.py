"""Every stage of every game at every width: nothing wider than the window, nothing out of reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.player import Player, settings
from tests.browser.stages import STAGES, stage
from tests.browser.tables import ABSENT, crowd, sit_down

WINDOWS = [
    (320, 640),
    (390, 844),
    (768, 1024),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LANGS = ("en", "cs", "pl")

# What leaves the window, what of it is cut off, and what must be pressed and cannot be. Lists
# that are meant to be scrolled sideways may be longer; upright, everything may be that scrolls.
MEASURE = """
() => {
  const found = [];
  const name = (element) => element.tagName.toLowerCase() + "." + [...element.classList].join(".")
    + " " + (element.getAttribute("data-key") ?? element.textContent.trim().slice(0, 30));
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const MEANT = ".end, .panel.shown"; // asked for, and closed again
  const frames = new Map();
  const frameOf = (element) => {
    if (!frames.has(element)) {
      const {overflowX, overflowY, position} = getComputedStyle(element);
      frames.set(element, {
        box: element.getBoundingClientRect(),
        fixed: position === "fixed",
        cutsX: overflowX !== "visible",
        cutsY: overflowY !== "visible",
        scrollsX: element.scrollWidth > element.clientWidth,
        scrollsY: /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight,
      });
    }
    return frames.get(element);
  };
  const press = "button, a[href], input, select, summary, [role=button][data-key]";
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    if (element.closest(".hidden")) continue;
    const wanted = element.matches(press) && !element.disabled;
    if (element.ownerSVGElement && !wanted) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    let aside = false, below = document.documentElement.scrollHeight > innerHeight;
    for (let up = element.parentElement; up; up = up.parentElement) {
      const frame = frameOf(up);
      if (frame.fixed) break;
      if (frame.cutsX) {
        if (frame.scrollsX && up.matches(".play, .shown, .seats")) aside = true;
        else { left = Math.max(left, frame.box.left); right = Math.min(right, frame.box.right); }
      }
      if (frame.scrollsY) below = true;
      else if (frame.cutsY) {
        top = Math.max(top, frame.box.top);
        bottom = Math.min(bottom, frame.box.bottom);
      }
    }
    if (aside) continue;
    if (wanted ? box.right > right + 1 || box.left < left - 1
               : box.right > innerWidth + 1 && right > innerWidth - 1)
      found.push(`${name(element)} from ${box.left | 0} to ${box.right | 0} of ${right | 0}`);
    else if (wanted && !below && (box.bottom > bottom + 1 || box.top < top - 1))
      found.push(`${name(element)} down to ${box.bottom | 0} of ${bottom | 0}`);
    else if (wanted && !below && element.matches("button, .can")) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const over = document.elementFromPoint(x, y);
      if (over && !element.contains(over) && !over.contains(element) && !over.closest(MEANT))
        found.push(`${name(element)} is under ${name(over)}`);
    }
  }
  return found;
}
"""


def at_every_width(page: Page, what: str) -> list[str]:
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        troubles: list[str] = page.evaluate(MEASURE)
        found += [f"{what} at {width}: {trouble}" for trouble in troubles]
    return found


CASES = [(game, name) for game, stages in STAGES.items() for name in stages]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_stage_fits(visitors: Visitors, server: Server, game: str, name: str) -> None:
    lang = LANGS[CASES.index((game, name)) % 3]
    page = visitors.come(lang, touch=True, mobile=False)
    position = stage(game, name)
    sit_down(page, server, position, *crowd(position))
    assert at_every_width(page, name) == []


@pytest.mark.parametrize(
    ("game", "name"),
    [("heirs", "full hands"), ("dominion", "long turn of four"), ("tigris", "middle")],
)
def test_it_fits_whoever_watches(visitors: Visitors, server: Server, game: str, name: str) -> None:
    page = visitors.come("en", touch=True, mobile=False)
    position = stage(game, name)
    sit_down(page, server, position, *[f"{ABSENT}{name.strip(ABSENT)}" for name in crowd(position)])
    assert at_every_width(page, "watching") == []


@pytest.mark.parametrize(("game", "lang"), [("heirs", "pl"), ("dominion", "cs"), ("tigris", "pl")])
def test_every_panel_fits(visitors: Visitors, server: Server, game: str, lang: str) -> None:
    page = visitors.come(lang, touch=True, mobile=False)
    position = stage(game, "opening")
    sit_down(page, server, position, *crowd(position))
    found: list[str] = []
    tabs = page.locator(".tabs button")
    expect(tabs).to_have_count(5)  # with somebody to talk to
    for panel in range(5):
        tabs.nth(panel).click()
        found += at_every_width(page, f"panel {panel}")
    assert found == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_score_sheet_and_the_swap_fit(visitors: Visitors, server: Server, lang: str) -> None:
    page = visitors.come(lang, touch=True, mobile=False)
    sit_down(page, server, stage("tigris", "over"), *crowd(stage("tigris", "over")))
    page.locator(".end .acts .button").nth(1).click()
    found = at_every_width(page, "score sheet")
    page = visitors.come(lang, touch=True, mobile=False)
    sit_down(page, server, stage("tigris", "middle"), *crowd(stage("tigris", "middle")))
    page.locator(".exchange button").click()
    page.locator(".hand .piece").first.click()
    assert found + at_every_width(page, "swap") == []


def test_the_curtain_fits(visitors: Visitors, server: Server) -> None:
    page = visitors.come("pl", touch=True, mobile=False)
    position = stage("dominion", "long turn of four")
    sit_down(page, server, position, *[name.strip(ABSENT) for name in crowd(position)])
    expect(page.locator(".curtain")).to_be_visible()
    assert at_every_width(page, "curtain") == []


@pytest.mark.parametrize("game", list(STAGES))
def test_what_happened_since_my_turn_fits(visitors: Visitors, server: Server, game: str) -> None:
    page = visitors.come("cs", touch=True, mobile=False)
    settings(page, confirm=False)
    position = stage(game, "opening")
    people = ["bot random" if name.startswith(ABSENT) else name for name in crowd(position)]
    sit_down(page, server, position, *people)
    player = Player(page)
    while page.locator(".again").count() == 0:
        player.step()
    assert at_every_width(page, "since my turn") == []


def test_home_the_form_and_the_gathering_fit(visitors: Visitors) -> None:
    page = visitors.come("cs", touch=True, mobile=False)
    found: list[str] = []
    for game in range(3):
        page.goto("/")
        article = page.locator("article").nth(game)
        article.locator(".start .button").nth(1).click()
        article.locator("summary").click()
        found += at_every_width(page, f"form {game}")
    article.locator("form button.main").click()
    expect(page.locator(".gathering")).to_be_visible()
    assert found + at_every_width(page, "gathering") == []
