"""A missing program is looked for, then installed, then asked for by name; never skipped."""

from __future__ import annotations

import pytest

from tools import external

pytestmark = pytest.mark.interpreted_only


class Shop:
    """Stands in for apt and pip: remembers what was run; `sells` says which command works."""

    def __init__(self, sells: str) -> None:
        self.sells = sells
        self.ran: list[str] = []
        self.has = False

    def run(self, command: list[str]) -> bool:
        self.ran.append(" ".join(command))
        self.has = self.has or self.sells in command
        return self.sells in command

    def find(self) -> str | None:
        return "found" if self.has else None


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Shop:
    shop = Shop(request.param)
    tool = external.Tool("abacus", "counting", shop.find, "abacus-bin", "abacus==1")
    monkeypatch.setitem(external.TOOLS, "abacus", tool)
    monkeypatch.setattr(external, "run", shop.run)
    monkeypatch.setattr(external, "apt_commands", lambda packages: [["apt-get", packages]])
    monkeypatch.setattr("sys.prefix", "an environment")
    return shop


@pytest.mark.parametrize("shop", ["abacus-bin"], indirect=True)
def test_apt_comes_first(shop: Shop) -> None:
    assert external.ensure("abacus") == "found"
    assert shop.ran == ["apt-get abacus-bin"]
    assert external.ensure("abacus") == "found"
    assert len(shop.ran) == 1


@pytest.mark.parametrize("shop", ["abacus==1"], indirect=True)
def test_then_the_wheel(shop: Shop) -> None:
    assert external.ensure("abacus") == "found"
    assert len(shop.ran) == 2


@pytest.mark.parametrize("shop", ["nothing"], indirect=True)
def test_else_the_command_is_printed_and_it_fails(
    shop: Shop, capsys: pytest.CaptureFixture[str]
) -> None:
    assert external.main(["abacus"]) == 1
    assert "sudo apt-get install abacus-bin" in capsys.readouterr().err
    assert len(shop.ran) == 2


def test_unknown_names_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert external.main(["teapot"]) == 2
    assert "teapot" in capsys.readouterr().out


def test_a_compiler_in_cc_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "sh -c")
    assert external.find_cc() == "sh -c"
