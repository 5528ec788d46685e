"""The web app: sizes, time to the first move, a move's way to the server and back, motion.

python bench/web.py            needs a built app, Playwright for Python and a Chromium
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, Request, sync_playwright  # noqa: E402

from tests.browser.conftest import Server, find_browser  # noqa: E402

HOME_LIMIT = 150_000  # bytes of scripts, styles and words, packed
TABLE_LIMIT = 200_000  # the same, from an empty browser to a board
MOVE_LIMIT = 100.0  # milliseconds
SLOWED = 4  # times


def everything(static: Path) -> None:
    size = sum(path.stat().st_size for path in static.rglob("*") if path.is_file())
    print(f"the whole app, fonts too, not packed     {size / 1000:8.1f} kB")


class Scale:
    """What a page loads besides fonts and pictures, as it comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.loaded: list[Request] = []
        page.on("requestfinished", self._weigh)

    def _weigh(self, request: Request) -> None:
        if request.resource_type in ("document", "script", "stylesheet"):
            self.loaded.append(request)

    def weight(self) -> int:
        return sum(request.sizes()["responseBodySize"] for request in self.loaded)


def play() -> bool:
    good = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        try:
            for at, game in enumerate(("heirs", "dominion", "tigris")):
                page = browser.new_context(locale="cs", reduced_motion="reduce").new_page()
                scale = Scale(page)
                page.goto(server.url)
                start = page.locator("article").nth(at).locator("button.main:enabled")
                start.wait_for()
                home = scale.weight()
                start.click()
                page.locator(".bar .act, [data-key].can").first.wait_for()
                table = scale.weight()
                sizes = f"home {home / 1000:5.1f} kB, with a table {table / 1000:5.1f} kB"
                print(f"{game:8} packed: {sizes}")
                good = good and home < HOME_LIMIT and table < TABLE_LIMIT
                page.context.close()
            page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
            began = time.perf_counter()
            page.goto(server.url)
            page.locator("article").first.get_by_role("button", name="Play now").click()
            page.locator(".ring [data-key^='ring:'].can").first.wait_for()
            print(f"from an empty browser to the first move  {time.perf_counter() - began:5.2f} s")
            page.locator(".ring [data-key^='ring:'].can").first.click()
            page.locator(".spot.choice button").click()
            page.locator(".hand [data-key]").first.wait_for()
            times = [float(page.evaluate(ROUND_TRIP)) for _ in range(30)]
            motion(browser, server)
        finally:
            browser.close()
            server.stop()
    middle = statistics.median(times)
    print(
        f"a move, from click to rendering    median {middle:5.1f} ms, worst {max(times):5.1f} ms"
        f"  (limit {MOVE_LIMIT:g})"
    )
    return good and middle < MOVE_LIMIT


def motion(browser: Browser, server: Server) -> None:
    """From the click to the first thing that moves, and how smoothly it does on a slow machine."""
    page = browser.new_context(locale="en", reduced_motion="no-preference").new_page()
    page.goto(server.url)
    page.locator("article").first.get_by_role("button", name="Play now").click()
    page.locator(".ring [data-key^='ring:'].can >> visible=true").first.wait_for()
    first = statistics.median(page.evaluate(FLIGHT)["first"] for _ in range(20))
    print(f"from the click to the first motion median {first:5.1f} ms")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    seen = [page.evaluate(FLIGHT) for _ in range(10)]
    rate = sum(one["frames"] for one in seen) / sum(one["lasted"] for one in seen) * 1000
    print(f"motion on a machine {SLOWED} times slower       {rate:5.1f} frames a second")
    page.context.close()


# A tile is taken from the ring, watched until it lies in the hand, and put back.
FLIGHT = """async () => {
  const until = test => new Promise(done => {
    const look = () => test() ? done() : requestAnimationFrame(look);
    look();
  });
  const flying = () => document.querySelector('.ghost');
  const one = () => [...document.querySelectorAll("[data-key^='ring:'].can")]
    .find(tile => tile.getBoundingClientRect().width);
  await until(() => !flying() && one());
  const box = one().getBoundingClientRect();
  const at = {bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0,
              clientX: box.left + box.width / 2, clientY: box.top + box.height / 2};
  one().dispatchEvent(new PointerEvent('pointerdown', at));
  one().dispatchEvent(new PointerEvent('pointerup', at));
  await until(() => document.querySelector('.spot.choice button'));
  const began = performance.now();
  document.querySelector('.spot.choice button').click();
  await until(flying);
  const first = performance.now();
  let frames = 0;
  await until(() => { frames += 1; return !flying(); });
  const lasted = performance.now() - first;
  [...document.querySelectorAll('.bar button')].find(b => !b.disabled).click();
  return {first: first - began, frames, lasted};
}"""


# Undo takes back what was taken, then the tile is taken again; each is timed from the click
# to the frame after the one that shows it.
ROUND_TRIP = """async () => {
  const until = test => new Promise(done => {
    const look = () => test() ? requestAnimationFrame(() => done()) : requestAnimationFrame(look);
    look();
  });
  const held = () => document.querySelectorAll('.hand [data-key]').length;
  const began = performance.now();
  [...document.querySelectorAll('.bar button')].find(b => !b.disabled).click();
  await until(() => held() === 0);
  const undone = performance.now() - began;
  await until(() => document.querySelector(".ring [data-key^='ring:'].can"));
  const tile = document.querySelector(".ring [data-key^='ring:'].can");
  const box = tile.getBoundingClientRect();
  const at = {bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0,
              clientX: box.left + box.width / 2, clientY: box.top + box.height / 2};
  tile.dispatchEvent(new PointerEvent('pointerdown', at));
  tile.dispatchEvent(new PointerEvent('pointerup', at));
  await until(() => document.querySelector('.spot.choice button'));
  document.querySelector('.spot.choice button').click();
  await until(() => held() === 1);
  return undone;
}"""


def main() -> int:
    static = ROOT / "src" / "regna" / "server" / "static"
    if not (static / "index.html").is_file():
        print("the web app is not built: npm ci && npm run build in web/", file=sys.stderr)
        return 1
    everything(static)
    return 0 if play() else 1


if __name__ == "__main__":
    sys.exit(main())
