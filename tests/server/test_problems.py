"""Every code a client can get is listed, so that the catalogue can have its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import regna.server
from regna.server.problems import CODES
from regna.table.denied import SENTENCES


def test_every_code_is_listed_and_used() -> None:
    folder = Path(str(regna.server.__file__)).parent
    text = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    used = set(re.findall(r'(?:Refused|Problem)\(\s*"([a-z-]+)"', text))
    used |= set(re.findall(r'"code":"([a-z-]+)"', text))
    assert used == set(CODES)
    denied = set(re.findall(r'Denied\(\s*"([a-z-]+)"', text))
    assert denied <= set(SENTENCES)
