"""What people type on the command line and after it."""

from __future__ import annotations

import io

import pytest

from regna.cli.main import main


def type_in(lines: list[str], *arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run `regna play heirs` with typed lines; the exit code."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    with pytest.raises(SystemExit) as end:
        main(["play", "heirs", "--seed", "7", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code
