"""The registry: games by name, imported only when asked for."""

from __future__ import annotations

import importlib

import pytest

import regna
from regna.core import BadInput, register, registry


def test_games_lists_the_names() -> None:
    """regna.games() lists the games, though regna.games is also their package."""
    assert regna.games() == registry.games()
    assert "heirs" in regna.games()
    assert importlib.import_module("regna.games").__path__


def test_an_unknown_game() -> None:
    """A name that is no game is refused with the names that are."""
    with pytest.raises(BadInput, match=r"^game: expected one of heirs.*got 'chess'$"):
        regna.game("chess")


def test_registering(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registered module's `game` is found, and always the same one."""
    monkeypatch.setattr(registry, "_modules", {})
    monkeypatch.setattr(registry, "_games", {})
    register("raid", "tests.toys.raid")
    assert registry.games() == ["raid"]
    assert registry.game("raid") is registry.game("raid")
    assert registry.game("raid").name == "raid"
