"""What can be seen of a page: whether it is on the screen, and what a blind reader would miss."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def inside(page: Page, selector: str) -> bool:
    """Whether everything of this kind is wholly on the screen."""
    return bool(
        page.evaluate(
            """selector => [...document.querySelectorAll(selector)].every(element => {
              if (!element.checkVisibility()) return true;
              const box = element.getBoundingClientRect();
              return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
                && box.bottom <= innerHeight + 1;
            })""",
            selector,
        )
    )


def complaints(page: Page) -> list[str]:
    """What axe finds serious."""
    assert AXE.is_file(), "npm ci in web/ brings axe-core"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # A tile's face shows figures of its little diagram, which its spoken name leaves out.
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ['violations'],
            rules: {'label-content-name-mismatch': {enabled: false}}})).violations
          .filter(v => ['serious', 'critical'].includes(v.impact))
          .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 120)).join(' | '))"""
    )
    return found
