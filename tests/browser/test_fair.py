"""Was the luck fair? What a browser promises, keeps, checks, and says of tables not dealt."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import regna
from regna.core import FairRng
from regna.table import fairness, verify
from tests.browser.conftest import HOUSEHOLD, ROOT, Visitors
from tests.browser.player import begin
from tests.browser.test_shell import resign


def short_game(page: Page) -> None:
    """A game with draws that is over soon."""
    begin(page, "Dominion", "Against bots", seats=2)
    expect(page.locator("[data-key^='hand:']").first).to_be_visible()
    resign(page)


def check(page: Page) -> None:
    page.get_by_role("button", name="Was the luck fair?").click()


def forge(record: dict[str, Any], who: str) -> dict[str, Any]:
    """A record with another number of the server or of place 0, right in itself."""
    origin, number = record["origin"], "ab" * 32
    promise = fairness.commitment(origin, who, number)
    numbers: list[str | None] = [None] * record["seats"]
    if who == fairness.SERVER:
        record["server"] = {"number": number, "commitment": promise}
    for entry in record["entries"]:
        if entry["kind"] == "sit" and who == str(entry["place"]):
            entry["commitment"] = promise
        if entry.get("number"):  # opened with the chair, or later
            entry["number"] = number if who == str(entry["place"]) else entry["number"]
            numbers[entry["place"]] = entry["number"]
    record["seed"] = fairness.game_seed(origin, record["server"]["number"], numbers)
    rng = FairRng(bytes.fromhex(record["seed"].removeprefix("hmac:")))
    for entry in record["entries"]:
        for _, bound, _ in entry.get("draws", []):
            rng.below(bound)
        if "draws" in entry:
            entry["draws"] = [list(draw) for draw in rng.drain()]
    return record


def send_forged(page: Page, who: str) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json=forge(route.fetch().json(), who))

    page.route("**/record", answer)


def sources_of(module: str) -> str:
    """A module of the app as plain JavaScript that leaves what it exports in `exports`."""
    beside = str(Path(sys.executable).parent)
    node = shutil.which("node") or shutil.which("node", path=beside)
    assert node is not None
    script = """
      const { readFileSync } = require("fs");
      const options = { target: "es2022", module: "commonjs" };
      const { outputText } = require("typescript")
        .transpileModule(readFileSync(process.argv[1], "utf8"), { compilerOptions: options });
      process.stdout.write(outputText);"""
    command = [node, "-e", script, f"src/lib/{module}"]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    return done.stdout


# ---- hashes --------------------------------------------------------------------


def test_hashes_are_those_of_the_browser(page: Page) -> None:
    page.goto("/about")
    code = sources_of("sha256.ts")
    page.evaluate("() => { const exports = {}; " + code + "; window.hashes = exports; }")
    known, wrong = page.evaluate(
        """async () => {
          const { digest, hex, hmac, sha256 } = window.hashes;
          const wrong = [];
          const same = (one, other) => hex(one) === hex(new Uint8Array(other));
          for (let length = 0; length < 200; length++) {
            const text = crypto.getRandomValues(new Uint8Array(length));
            if (!same(sha256(text), await crypto.subtle.digest("SHA-256", text)))
              wrong.push(`sha256 of ${length}`);
            const secret = crypto.getRandomValues(new Uint8Array(length + 1));
            const how = { name: "HMAC", hash: "SHA-256" };
            const key = await crypto.subtle.importKey("raw", secret, how, false, ["sign"]);
            if (!same(hmac(secret, text), await crypto.subtle.sign("HMAC", key, text)))
              wrong.push(`hmac by ${length + 1}`);
          }
          return [["", "abc", "řeka"].map(digest), wrong];
        }"""
    )
    assert wrong == []
    assert known == [
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "589ae7ada1d41b350a91e6a1decbaca6adef8717494780453e76bb0077fdd9d9",
    ]


# ---- the check -----------------------------------------------------------------


def test_what_was_kept_convicts_nobody_who_kept_a_promise(page: Page, tmp_path: Path) -> None:
    short_game(page)
    check(page)
    expect(page.locator(".end .good")).to_contain_text("the server and one player had promised")
    files = {}
    for button in ("Save the record", "Save the promises"):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        files[button] = json.loads(path.read_text())
    kept = files["Save the promises"]
    assert kept["table"] in page.url
    assert list(kept) == ["table", "server", "places"]
    assert len(kept["places"]["0"]) == 64
    assert kept["places"]["1"] is None  # a bot
    fine, sentence = verify(files["Save the record"], kept)
    assert fine, sentence


@pytest.mark.parametrize(
    ("who", "said"), [("server", "the server’s promise"), ("0", "the promise of player 1")]
)
def test_a_record_written_anew_is_found_out(page: Page, who: str, said: str) -> None:
    short_game(page)
    send_forged(page, who)
    check(page)
    expect(page.locator(".end .bad")).to_contain_text(said)
    expect(page.locator(".end .good")).to_have_count(0)


def test_a_number_left_out_is_found_out(page: Page) -> None:
    short_game(page)

    def answer(route: Route) -> None:
        record = route.fetch().json()
        for entry in record["entries"]:
            if entry.get("number"):
                entry["number"] = None
        route.fulfill(json=forge(record, "nobody"))

    page.route("**/record", answer)
    check(page)
    expect(page.locator(".end .bad")).to_contain_text("the number of player 1")


def test_who_kept_nothing_is_told_what_cannot_be_known(visitors: Visitors) -> None:
    page, guest = visitors.come(), visitors.come()
    short_game(page)
    send_forged(guest, "server")
    guest.goto(page.url)
    check(guest)
    expect(guest.locator(".end")).to_contain_text("In itself the record is right")
    expect(guest.locator(".end")).to_contain_text("cannot tell whether they were changed")
    expect(guest.locator(".end .good, .end .bad")).to_have_count(0)
    expect(guest.get_by_role("button", name="Save the promises")).to_have_count(0)


def test_a_changed_draw_is_found_out(page: Page) -> None:
    short_game(page)

    def answer(route: Route) -> None:
        record = route.fetch().json()
        start = next(entry for entry in record["entries"] if entry["kind"] == "start")
        start["draws"][0][2] = (start["draws"][0][2] + 1) % start["draws"][0][1]
        route.fulfill(json=record)

    page.route("**/record", answer)
    check(page)
    expect(page.locator(".end .bad")).to_contain_text("a draw is not what the stream gives")


def test_words_skipped_in_the_stream_are_found_out(page: Page) -> None:
    """Each draw is what the stream has there, but one was passed over until a better came."""
    short_game(page)

    def answer(route: Route) -> None:
        record = route.fetch().json()
        rng = FairRng(bytes.fromhex(record["seed"].removeprefix("hmac:")))
        for at, entry in enumerate(entry for entry in record["entries"] if "draws" in entry):
            for draw in range(len(entry["draws"])):
                if (at, draw) == (0, 3):
                    rng.below(2)
                    rng.drain()
                bound = entry["draws"][draw][1]
                rng.below(bound)
                entry["draws"][draw] = list(rng.drain()[0])
        route.fulfill(json=record)

    page.route("**/record", answer)
    check(page)
    expect(page.locator(".end .bad")).to_contain_text("a draw is not what the stream gives")


def test_why_there_is_no_verdict_is_said_as_it_is(visitors: Visitors, page: Page) -> None:
    short_game(page)
    end = page.locator(".end")
    page.route("**/record", lambda route: route.fulfill(json={"record": "of something else"}))
    check(page)
    expect(end).to_contain_text("This cannot be checked: the record cannot be read.")
    expect(end).not_to_contain_text("cannot be reached")
    page.route("**/record", lambda route: route.fulfill(status=500, body="oh"))
    with visitors.provoking("500"):
        check(page)
        expect(end).to_contain_text("That did not work: 500")
    page.route("**/record", lambda route: route.abort())
    with visitors.provoking("ERR_FAILED", "cannot be reached"):
        check(page)
        expect(end).to_contain_text("cannot be reached")


def test_over_plain_http_people_promise_too(visitors: Visitors) -> None:
    """As the phones of a household come: by a name a browser trusts with little."""
    page = visitors.come(host=HOUSEHOLD)
    begin(page, "Dominion", "Against bots", seats=2)
    assert page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    page.locator("[data-key='hand:copper'].can").first.click()
    expect(page.locator(".log")).to_contain_text("You play a Copper")
    resign(page)
    check(page)
    expect(page.locator(".end .good")).to_contain_text("the server and one player had promised")


# ---- tables that were not dealt --------------------------------------------------


def test_a_written_position_is_told_before_and_all_the_time(visitors: Visitors) -> None:
    page = visitors.come()
    position = regna.game("heirs").new(seats=2, seed=1).dump()
    body = {"game": "heirs", "position": position}
    made = page.request.post("/api/tables", data=body).json()
    bot = {"place": 1, "bot": "random"}
    host = {"Authorization": f"Bearer {made['host']}"}
    page.request.post(f"/api/tables/{made['id']}/bot", data=bot, headers=host)
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".gathering")).to_contain_text("whoever made this table wrote it")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".ring")).to_be_visible()
    sign = page.locator("header .source")
    expect(sign).to_have_text("Written position")
    expect(sign).to_have_attribute(
        "title", "The first position was not dealt: whoever made this table wrote it."
    )
    guest = visitors.come(width=320, height=600, touch=True)
    guest.goto(page.url)
    expect(guest.locator("header .source")).to_have_text("Written position")
    expect(guest.locator("header .sign")).to_have_text("You are watching")
    assert guest.evaluate("document.documentElement.scrollWidth <= 320")
    resign(page)
    check(page)
    expect(page.locator(".end .source")).to_contain_text("was not dealt")
    page.goto("/")
    expect(page.locator(".tables .source").first).to_have_text("Written position")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_saved_game_is_told_all_the_time(page: Page) -> None:
    short_game(page)
    record = page.request.get(f"/api/tables/{page.url.split('/')[-1]}/record").json()
    made = page.request.post("/api/records", data=record).json()
    page.goto(f"/t/{made['id']}")
    expect(page.locator("header .source")).to_have_text("Saved game")
