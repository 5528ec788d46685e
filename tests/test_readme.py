"""Every `>>>` example in README.md and docs/ gives what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def examples(text: str) -> str:
    """The page with all but its Python blocks blanked, so that line numbers stay right."""
    kept = {
        number
        for block in PYTHON_BLOCK.finditer(text)
        for number in range(text[: block.start(1)].count("\n"), text[: block.end(1)].count("\n"))
    }
    return "\n".join(line if number in kept else "" for number, line in enumerate(text.split("\n")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_the_page(page: Path) -> None:
    text = examples(page.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    report: list[str] = []
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.FAIL_FAST
    result = doctest.DocTestRunner(optionflags=flags).run(test, out=report.append)
    if result.failed:
        pytest.fail("".join(report), pytrace=False)
