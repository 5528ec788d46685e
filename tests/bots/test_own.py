"""Players of somebody's own: by module:attribute, from a module, from an installed package."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import regna
from regna.arena import Match, play
from regna.bots import Bot, bots, named_bot, offer_module, offered_bots, policies, usual_bot
from regna.bots.own import installed
from regna.core import BadInput, BadModule

MODULE = """
from regna.bots import Bot, Policy


class First(Policy):
    def choose(self, state, rng):
        return state.nth(0)


class Last(Bot):
    def choose(self, world, budget):
        return world.nth(world.count() - 1)


first, last, number = First(), Last(), 17
bots = {"heirs.first": first, "any.last": last}
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_bots: None) -> str:
    """A module in the working folder, with players for The Two Heirs and for every game."""
    name = f"mine_{tmp_path.name}".replace("-", "_")
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(tmp_path)])
    return name


def test_a_module_of_the_working_folder(module: str) -> None:
    for attribute in ("first", "last"):
        assert isinstance(named_bot("heirs", f"{module}:{attribute}"), Bot)
    match = Match(1, (f"{module}:first", f"{module}:last"))
    assert play(regna.game("dominion"), match, {"turn_limit": 3}).decisions > 3


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("{}:nobody", "has no attribute 'nobody'"),
        ("{}:number", "it is of type int"),
        ("{}:", "has no attribute ''"),
        ("no_such_module:bot", "No module named 'no_such_module'"),
        (":bot", "ValueError: Empty module name"),
        ("broken:bot", "ZeroDivisionError: division by zero"),
    ],
)
def test_what_is_no_player_is_told_with_its_reason(module: str, name: str, why: str) -> None:
    Path("broken.py").write_text("1 / 0\n")
    with pytest.raises(BadModule) as bad:
        named_bot("heirs", name.format(module))
    assert why in bad.value.why
    assert str(bad.value).startswith("bot: expected module:attribute of a bot or policy, got ")


def test_a_module_offers_its_players(module: str) -> None:
    usual = {game: usual_bot(game) for game in ("heirs", "tigris")}
    before = offered_bots("heirs")
    offer_module(module)
    offer_module(module)  # again changes nothing
    assert offered_bots("heirs") == [*before, "first", "last"]
    assert bots("heirs")[-2:] == ["first", "last"]
    assert offered_bots("tigris")[-1] == "last"
    assert "first" not in bots("tigris")
    assert policies("heirs")[-1] == "first"
    assert {game: usual_bot(game) for game in usual} == usual
    assert regna.simulate("heirs", ["first", "first"], games=1, seed=1)[0].decisions > 0
    assert play(regna.game("heirs"), Match(1, ("first", "last")), {}).decisions > 3


@pytest.mark.parametrize(
    ("offered", "said"),
    [
        ('bots = {"heirs.random": first}', "a name that no other bot or policy"),
        ('bots = {"any.level-5": first}', "a name that no other bot or policy"),
        ('bots = {"chess.first": first}', "GAME.NAME, with a game of any, heirs"),
        ('bots = {"first": first}', "GAME.NAME"),
        ('bots = {"heirs.a b": first}', "GAME.NAME"),
        ('bots = {"heirs.number": 17}', "a bot or policy, got 'heirs.number'"),
        ("bots = [first]", "there is no dict `bots`"),
        ("del bots", "there is no dict `bots`"),
    ],
)
def test_what_a_module_cannot_offer(module: str, offered: str, said: str) -> None:
    before = bots("heirs")
    Path(f"{module}.py").write_text(MODULE + offered + "\n")
    with pytest.raises(BadInput, match="--bots-from") as bad:
        offer_module(module)
    assert said in str(bad.value)
    assert bots("heirs") == before


def test_an_installed_package_offers_its_players(
    module: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A broken one is told once, and stops nobody."""
    about = tmp_path / "theirs-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    lines = [
        "[regna.bots]",
        f"heirs.theirs = {module}:first",
        f"more = {module}:bots",
        "dominion.gone = no_such_package:bot",
        f"dominion.number = {module}:number",
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    installed()
    assert set(offered_bots("heirs")) >= {"theirs", "first", "last"}
    assert "theirs" not in offered_bots("dominion")
    assert "gone" not in bots("dominion")
    assert "No module named 'no_such_package'" in caplog.text
    assert "a bot or policy, got 'dominion.number'" in caplog.text
