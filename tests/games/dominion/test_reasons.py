"""Every refusal cites a rule that says it: a table from the specification, held against play."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.games.dominion.kinds import KINGDOM, NAMES
from regna.games.dominion.said import SAID
from regna.games.dominion.state import Dominion
from tests.games.dominion.table import Player, code, do, game, player, table

WAITING = {  # what is asked: the rule of that question
    "action": "G5",
    "buy": "G12",
    "react": "D-moat-7",
    "cellar": "D-cellar-1",
    "chapel": "D-chapel-1",
    "militia": "D-militia-1",
    "bureaucrat": "D-bureaucrat-2",
    "chancellor": "D-chancellor-1",
    "library": "D-library-1",
    "mine": "D-mine-1",
    "moneylender": "D-moneylender-1",
    "remodel": "D-remodel-1",
    "take feast": "D-feast-1",
    "take mine": "D-mine-1",
    "take remodel": "D-remodel-1",
    "take workshop": "D-workshop-1",
    "throne-room": "D-throne-room-4",
    "spy": "D-spy-2",
    "thief": "D-thief-2",
    "thief-gain": "D-thief-3",
}
FROM_HAND = "action buy cellar chapel militia bureaucrat mine moneylender remodel throne-room"
TAKES = "take feast, take mine, take remodel, take workshop"

# Code: where it can be met, and the rule.
RULES: dict[str, tuple[list[str], str]] = {
    "not-playable": (["action", "buy"], "G5"),
    "treasure-early": (["action"], "G12"),
    "treasure-late": (["buy"], "G13"),
    "action-late": (["buy"], "G13"),
    "buy-early": (["action"], "G12"),
    "no-treasures": (["buy"], "G12"),
    "no-pile": (["buy", *TAKES.split(", ")], "G10"),
    "pile-empty": (["buy", *TAKES.split(", ")], "G10"),
    "too-expensive": (["buy"], "G12"),
    "over-limit": (TAKES.split(", "), "G6"),
    "must-gain": (TAKES.split(", "), "G19"),
    "must-discard": (["militia"], "D-militia-1"),
    "out-of-order": (["cellar", "chapel", "militia", "thief-gain"], "G25"),
    "no-moat": (["react"], "D-moat-1"),
    "not-action": (["throne-room"], "D-throne-room-4"),
    "must-play": (["throne-room"], "D-throne-room-4"),
    "not-treasure": (["mine"], "D-mine-1"),
    "must-trash-treasure": (["mine"], "D-mine-1"),
    "take-treasure": (["take mine"], "D-mine-1"),
    "not-copper": (["moneylender"], "D-moneylender-1"),
    "must-trash-copper": (["moneylender"], "D-moneylender-1"),
    "must-trash": (["remodel"], "D-remodel-1"),
    "not-victory": (["bureaucrat"], "D-bureaucrat-2"),
    "has-victory": (["bureaucrat"], "D-bureaucrat-2"),
    "keep-only": (["library"], "D-library-1"),
    "not-revealed": (["thief"], "D-thief-2"),
    "not-stolen": (["thief-gain"], "D-thief-3"),
}


def asked(state: Dominion) -> str:
    """What is asked; a card to take with the card that lets take it."""
    name = code(state).removeprefix("dominion-")
    return f"take {state.stack[-1].script.name}" if name == "take" else name


def check_citations(state: Dominion) -> set[str]:
    """The codes of all refusals, each of which cites what the table says."""
    ask = asked(state)
    met: set[str] = set()
    for move in range(game.move_space):
        found = state.why_not(move)
        if found is None:
            continue
        name = found.code.removeprefix("dominion-")
        met.add(name)
        if name == "not-now":
            assert found.rule == WAITING[ask], found
        elif name == "not-in-hand":
            assert ask in FROM_HAND.split()
            assert found.rule == WAITING[ask], found
        else:
            where, rule = RULES[name]
            assert ask in where, (ask, found)
            assert found.rule == rule, found
    return met


def rich_table(seed: int) -> Dominion:
    """Three seats with hands and decks full of one kingdom's cards."""
    rng = Rng(f"reasons {seed}")
    names = [KINGDOM[(7 * seed + 3 * step) % len(KINGDOM)] for step in range(10)]
    cards = [*names, *NAMES[:7], *NAMES[:4]]

    def some(many: int) -> list[str]:
        return [cards[int(rng.below(len(cards)))] for _ in range(many)]

    people: list[Player] = [
        {"hand": some(6), "deck": some(4), "discard": some(5)} for _ in range(3)
    ]
    return table(*people, kingdom=names, actions=5, buys=2, seed=seed)


def test_the_table_knows_every_refusal() -> None:
    known = {f"dominion-{name}" for name in [*RULES, "not-now", "not-in-hand"]}
    assert known == {row.code for row in SAID.refusals[1:]}


def test_every_refusal_in_random_play_cites_its_rule() -> None:
    met: set[str] = set()
    waited: set[str] = set()
    for seed in range(70):
        state, rng = rich_table(seed), Rng(seed)
        for _ in range(16):
            if state.to_act is None:
                break
            waited.add(asked(state))
            met |= check_citations(state)
            state.advance(state.nth(int(rng.below(state.count()))))
    assert waited == set(WAITING)
    assert len(met) > 25


def cited(state: Dominion, text: str) -> tuple[str, str]:
    found = state.why_not(game.read(state, text))
    assert found is not None, f"{text} is legal"
    return found.code.removeprefix("dominion-"), found.rule


@pytest.mark.rule("D-throne-room-4")
def test_throne_room_cites_the_duty() -> None:
    state = table(player("throne_room smithy copper"))
    do(state, "play throne_room")
    assert cited(state, "pass") == ("must-play", "D-throne-room-4")
    assert cited(state, "play copper") == ("not-action", "D-throne-room-4")
    assert cited(state, "play village") == ("not-in-hand", "D-throne-room-4")
    assert cited(state, "end") == ("not-now", "D-throne-room-4")


@pytest.mark.rule("D-mine-1", "D-moneylender-1", "D-remodel-1")
@pytest.mark.parametrize(
    ("card", "refused", "rule"),
    [
        ("mine", "must-trash-treasure", "D-mine-1"),
        ("moneylender", "must-trash-copper", "D-moneylender-1"),
        ("remodel", "must-trash", "D-remodel-1"),
    ],
)
def test_trashing_cites_the_duty(card: str, refused: str, rule: str) -> None:
    state = table(player(f"{card} copper estate"))
    do(state, f"play {card}")
    assert cited(state, "pass") == (refused, rule)
    assert cited(state, "buy copper") == ("not-now", rule)


@pytest.mark.rule("G25")
@pytest.mark.parametrize("card", ["cellar", "chapel", "thief"])
def test_several_cards_are_chosen_in_the_order_of_the_list(card: str) -> None:
    if card == "thief":
        victims = [player("estate", f"{name} estate") for name in ("copper", "silver", "gold")]
        state = table(player("thief"), *victims)
        do(state, "play thief", "gain silver")
        assert cited(state, "gain copper") == ("out-of-order", "G25")
        return
    verb = "discard" if card == "cellar" else "trash"
    state = table(player(f"{card} copper estate smithy", "gold*5"))
    do(state, f"play {card}", f"{verb} estate")
    assert cited(state, f"{verb} copper") == ("out-of-order", "G25")
    do(state, f"{verb} smithy")


@pytest.mark.rule("G5", "G12")
def test_victory_cards_are_never_played() -> None:
    state = table(player("estate curse copper"))
    for card in ("estate", "curse"):
        assert cited(state, f"play {card}") == ("not-playable", "G5")
    assert cited(state, "gain copper") == ("not-now", "G5")
    do(state, "buys")
    assert cited(state, "play estate") == ("not-playable", "G5")
    assert cited(state, "gain copper") == ("not-now", "G12")
