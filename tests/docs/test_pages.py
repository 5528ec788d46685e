"""The pages: all are listed, all links lead somewhere, and what they quote is in the sources.

That their examples run is tested by tests/test_readme.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def test_every_page_is_listed() -> None:
    """docs/index.md links every page but itself, once."""
    linked = LINK.findall((DOCS / "index.md").read_text(encoding="utf-8"))
    assert sorted(linked) == [page.name for page in PAGES if page.name != "index.md"]


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: str(page.name))
def test_links_lead_somewhere(page: Path) -> None:
    """A link inside the project names a file that is there."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.interpreted_only
def test_scripts_are_quoted_as_they_are() -> None:
    """The steps and frames shown in docs/scripts.md are those of Raid."""
    page = (DOCS / "scripts.md").read_text(encoding="utf-8")
    source = (ROOT / "tests" / "toys" / "raid" / "turn.py").read_text(encoding="utf-8")
    quoted = re.findall(r"^```python-raid\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(quoted) == 4
    for text in quoted:
        assert text in source, text
