"""The web app: sizes, time to the first move, and a move's way to the server and back.

python bench/web.py            needs a built app, Playwright for Python and a Chromium
"""

from __future__ import annotations

import gzip
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import regna  # noqa: E402

HOME_LIMIT = 150_000
MOVE_LIMIT = 100.0


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def home_files(static: Path) -> list[Path]:
    """Scripts and styles the first page loads: what its HTML names."""
    page = (static / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    return [static / name for name in names]


def words_size(*rooms: str) -> int:
    """Words in Czech, the longest of the languages."""
    return sum(packed(ROOT / "src" / "regna" / "words" / "cs" / room) for room in rooms)


def sizes(static: Path) -> bool:
    home = sum(packed(path) for path in home_files(static))
    words = words_size("common.ftl", "table.ftl", "web.ftl")
    games = [words_size(f"{game}.ftl", f"web-{game}.ftl") for game in regna.games()]
    boards = sorted((packed(path) for path in (static / "assets").glob("door-*.js")), reverse=True)
    everything = sum(path.stat().st_size for path in static.rglob("*") if path.is_file())
    print(f"home, script and styles, gzipped   {home / 1000:8.1f} kB  (limit 150)")
    print(f"its words                          {words / 1000:8.1f} kB")
    print(f"words of a game, at its table      {[round(size / 1000, 1) for size in games]} kB")
    print(f"boards, each loaded on demand      {[round(size / 1000, 1) for size in boards]} kB")
    print(f"everything, fonts too, not packed  {everything / 1000:8.1f} kB")
    return home + words < HOME_LIMIT


def play(static: Path) -> bool:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import Server, find_browser

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        try:
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
        finally:
            browser.close()
            server.stop()
    middle = statistics.median(times)
    print(
        f"a move, from click to rendering    median {middle:5.1f} ms, worst {max(times):5.1f} ms"
        f"  (limit {MOVE_LIMIT:g})"
    )
    return middle < MOVE_LIMIT


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
    good = [sizes(static), play(static)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
