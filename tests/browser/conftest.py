"""A real server and a real browser for every test here."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from tools.web import build, static

ROOT = Path(__file__).resolve().parents[2]
HOUSEHOLD = "regna.local"  # this machine as others of a house call it

SERVE = """
import sys
from pathlib import Path
from regna.server import pages
from regna.server.config import Config, Limits
from regna.server.run import serve
port, database, app, *modules = sys.argv[1:]
pages.files = lambda package: Path(app).parent
limits = Limits(tables=10_000, requests=1_000, burst=2_000)
serve(Config(port=int(port), database=database, beat=0.0, budget=0.05, advice=0.5, judging=3.0,
             limits=limits, modules=tuple(modules)))
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: plays in a real browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.interpreted_only)  # a page does not see which engine it is
            item.add_marker(pytest.mark.xdist_group("browser"))


class Server:
    """The server under test; it can be killed and started again on the same file."""

    def __init__(
        self, folder: Path, modules: tuple[str, ...] = (), app: Path = static(ROOT)
    ) -> None:
        self.modules = modules  # with games of one's own
        self.app = app
        self.database = folder / "tables.sqlite"
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        arguments = [sys.executable, "-c", SERVE, str(self.port), str(self.database)]
        arguments += [str(self.app), *self.modules]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(arguments, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).close()
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text()}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)
        self.process = None


@pytest.fixture(scope="package")
def built() -> None:
    """The web app as it is in web/ now."""
    problem = build(ROOT)
    assert problem is None, problem


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def find_browser() -> str | None:
    """An installed browser; None lets Playwright use its own."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_browser()
        names = f"--host-resolver-rules=MAP {HOUSEHOLD} 127.0.0.1"
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", names])
        yield found
        found.close()


# Whatever the page says in red goes to the console, where everything that goes wrong is heard.
TELL_TALE = """
const said = new WeakMap();
new MutationObserver(() => {
  for (const red of document.querySelectorAll(".spot.refusal, [role=alert]")) {
    const text = red.textContent.trim();
    if (!text || said.get(red) === text) continue;
    said.set(red, text);
    console.error("said in red: " + text);
  }
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
LEFT = "net::ERR_ABORTED"  # a request of a page that was left


class Visitors:
    """People with browsers of their own; whatever goes wrong in a page fails the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.pages: list[Page] = []
        self.troubles: list[str] = []

    def come(
        self,
        lang: str = "en",
        width: int = 1366,
        height: int = 768,
        touch: bool = False,
        dark: bool = False,
        mobile: bool | None = None,
        host: str = "localhost",
        moving: bool = False,
    ) -> Page:
        """A page; `mobile` if it is a phone's browser, which shrinks what is too wide.

        Nothing moves by itself unless that is what is wanted.
        """
        context = self.browser.new_context(
            base_url=self.server.url.replace("localhost", host),
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=touch,
            is_mobile=touch if mobile is None else mobile,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.add_init_script(TELL_TALE)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)
        self.pages.append(page)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.troubles.append(f"request: {request.url} {request.failure}")

    def listen(self) -> None:
        """Let what the pages have said arrive here."""
        for page in self.pages:
            if not page.is_closed():
                page.evaluate("new Promise(done => requestAnimationFrame(() => done(0)))")

    def hear(self, part: str) -> None:
        """Wait until a page complains of this."""
        for _ in range(100):
            self.listen()
            if any(part in trouble for trouble in self.troubles):
                return
            self.pages[0].wait_for_timeout(100)
        pytest.fail(f"nobody complains of {part}")

    @contextlib.contextmanager
    def provoking(self, *parts: str, perhaps: str = "") -> Iterator[None]:
        """Here each of these happens, and whatever contains one of them is wanted.

        What happens `perhaps` depends on what comes first.
        """
        self.listen()
        before = len(self.troubles)
        yield
        self.listen()
        found = self.troubles[before:]
        missing = [part for part in parts if not any(part in trouble for trouble in found)]
        assert not missing, f"not provoked: {missing}, but {found}"
        wanted = (*parts, perhaps) if perhaps else parts
        self.troubles[before:] = [
            trouble for trouble in found if not any(part in trouble for part in wanted)
        ]

    def leave(self) -> None:
        """Close everything; nothing may have gone wrong."""
        self.listen()
        for page in self.pages:
            page.context.close()
        assert self.troubles == []


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    people = Visitors(browser, server)
    yield people
    people.leave()


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.come()
