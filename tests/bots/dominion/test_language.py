"""The language of menus: what a line means, and what is said of a bad one."""

from __future__ import annotations

import pytest

from regna.bots.dominion.menu import ANY_TYPE, Menu
from regna.bots.dominion.sight import Sight
from regna.core import BadInput
from regna.games.dominion.kinds import NAMES, TREASURE
from tests.games.dominion.table import player, table


def wish(text: str, coins: int = 8, types: int = ANY_TYPE) -> str:
    """What is wanted by a seat with two Silvers, a Smithy, seven Coppers and three Estates."""
    mine = player("copper*5", "copper*2 estate*3 silver*2", "smithy", turns=4)
    other = player("copper*5", "copper*2 estate*3", "duchy witch*2", turns=3)
    state = table(mine, other, phase="buy", coins=coins, buys=2)
    kind = Menu("test", text).wish(Sight(state, 0, state.coins), coins, types)
    return NAMES[kind] if kind >= 0 else ""


def test_the_first_line_that_can_be_paid() -> None:
    assert wish("province\ngold\nsilver", 8) == "province"
    assert wish("province\ngold\nsilver", 7) == "gold"
    assert wish("province\ngold", 5) == ""


def test_only_what_is_in_the_kingdom_and_of_the_type() -> None:
    assert wish("adventurer\nsilver\ncopper", 8) == "adventurer"
    absent = Menu("test", "chapel\nwitch\nsilver")
    state = table(player("copper*5"), kingdom="first_game", phase="buy", coins=8)
    assert NAMES[absent.wish(Sight(state, 0, 8), 8, ANY_TYPE)] == "silver"
    assert wish("smithy\nsilver", 8, TREASURE) == "silver"


@pytest.mark.parametrize(
    "test",
    [
        "P = 8",
        "P > 7",
        "P >= 8 and P <= 8",
        "T = 9",
        "Term = 1",
        "V = 3",
        "$tot = 11",
        "coins = 8",
        "buys = 2",
        "turn = 4",
        "end = 8",
        "ahead = -3",
        "ahead < 0",
        "cards = 13",
        "seats = 2",
        "n(silver) = 2",
        "n = 0",
        "left = 8",
        "left(smithy) = 9",
        "rival(witch) = 2",
        "rival = 0",
        "11 * n(smithy) < T + 3",
        "T - 1 = 4 * n(silver)",
        "2 * n(silver) + n(smithy) = 5",
        "P < 8 or T = 9",
        "P < 8 and T = 9 or Term = 1 and V = 3",
        "- 3 = ahead",
    ],
)
def test_conditions(test: str) -> None:
    assert wish(f"province if {test}") == "province"


@pytest.mark.parametrize(
    "test", ["P < 8", "11 * n(smithy) < T", "P = 8 and T = 8", "n > 0 or V > 3"]
)
def test_conditions_that_are_false(test: str) -> None:
    assert wish(f"province if {test}\ngold") == "gold"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("castle", "a card .*in 'castle', got 'castle'"),
        ("gold when P < 3", "`if` or the end of the line in .*got 'when'"),
        ("gold if", "a number or one of n\\(card\\), .*got 'the end'"),
        ("gold if P", "one of < <= = >= > .*got 'the end'"),
        ("gold if P < 3 4", "`and`, `or` or the end of the line .*got '4'"),
        ("gold if Q < 3", "one of n\\(card\\), left\\(card\\), .*got 'Q'"),
        ("gold if n(castle) < 3", "a card .*got 'castle'"),
        ("gold if n(copper < 3", "`\\)` in .*got '<'"),
        ("gold if P < 3 & T > 2", "words, numbers and signs in .*got '& T > 2'"),
        ("", "at least one line"),
    ],
)
def test_a_bad_line_is_named(line: str, message: str) -> None:
    text = f"province\n{line}" if line else line
    with pytest.raises(BadInput, match=f"^menu rich{', line 2' if line else ''}: .*{message}"):
        Menu("rich", text)
