"""The types of the web app are those of the server and the games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.interpreted_only
def test_the_web_app_has_the_types_of_today() -> None:
    command = [sys.executable, str(ROOT / "tools" / "wire.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
