"""What a seat with perfect memory knows, and how often fills are what."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest

from regna.core import Rng, State
from regna.games.dominion.kinds import MOAT
from regna.games.dominion.state import Dominion
from regna.testing import check_frequencies
from tests.games.dominion.table import code, do, game, hand, legal, player, table


def fills(state: Dominion, seat: int, many: int = 40) -> list[Dominion]:
    found: list[Dominion] = []
    for seed in range(many):
        fill = game.load(state.dump(seat), seed=seed)
        assert isinstance(fill, Dominion)
        assert fill.faults() == []
        assert fill.dump(seat) == state.dump(seat)
        assert fill.dump() == state.determinize(seat, Rng(seed)).dump()
        found.append(fill)
    return found


def seen(state: Dominion, seat: int, owner: int) -> dict[str, Any]:
    """One player's entry in what a seat knows."""
    players = state.dump(seat)["players"]
    assert isinstance(players, list)
    entry = players[owner]
    assert isinstance(entry, dict)
    return entry


def hypergeometric(good: int, total: int, drawn: int) -> dict[Any, float]:
    return {
        k: comb(good, k) * comb(total - good, drawn - k) / comb(total, drawn)
        for k in range(max(0, drawn - total + good), min(good, drawn) + 1)
    }


def estates(seat: int) -> Any:
    def count(state: State) -> int:
        assert isinstance(state, Dominion)
        return hand(state, seat).count("estate")

    return count


def test_at_the_start_an_opponents_hand_is_any_five_of_ten() -> None:
    state = game.new(seed=3, first=0)
    check_frequencies(game, state, 0, estates(1), hypergeometric(3, 10, 5))
    entry = seen(state, 0, 1)  # type: ignore[arg-type]
    assert entry["hand"] == ["?"] * 5
    assert entry["deck"] == ["?"] * 5


def test_a_seat_knows_its_own_cards_but_not_their_order() -> None:
    state = game.new(seed=3, first=0)
    assert isinstance(state, Dominion)
    own = seen(state, 0, 0)
    assert own["hand"] == hand(state, 0)
    assert own["deck"] == ["?"] * 5
    assert len(own["unknown"]) == 5
    for fill in fills(state, 0):
        assert hand(fill, 0) == hand(state, 0)
        assert sorted(fill.mats[0].deck_cards()) == sorted(state.mats[0].deck_cards())
    orders = {tuple(fill.mats[0].deck_cards()) for fill in fills(state, 0)}
    assert len(orders) > 1


@pytest.mark.rule("D-bureaucrat-1")
def test_cards_put_on_a_deck_are_known_to_all_until_drawn() -> None:
    state = table(player("bureaucrat copper", "gold*9"), player("estate copper*3", "duchy*5"))
    do(state, "play bureaucrat", "topdeck estate")
    assert seen(state, 1, 0)["deck"][:2] == ["silver", "?"]
    assert seen(state, 0, 1)["deck"][:2] == ["estate", "?"]
    do(state, "end")
    assert "silver" in seen(state, 1, 0)["hand"]
    assert seen(state, 1, 0)["hand"].count("?") == 4
    for fill in fills(state, 1):
        assert "silver" in hand(fill, 0)


@pytest.mark.rule("D-bureaucrat-2")
def test_a_hand_shown_to_bureaucrat_stays_known() -> None:
    state = table(player("bureaucrat"), player("copper*3 curse gold", "estate*5"))
    do(state, "play bureaucrat", "show")
    assert seen(state, 0, 1)["hand"] == ["copper"] * 3 + ["gold", "curse"]
    do(state, "end", "buys", "play gold")
    assert seen(state, 0, 1)["hand"] == ["copper"] * 3 + ["curse"]


@pytest.mark.rule("D-moat-1")
def test_a_moat_shown_stays_known_until_it_may_have_gone() -> None:
    state = table(player("militia"), player("moat copper*4", "estate*3"))
    do(state, "play militia", "reveal")
    assert seen(state, 0, 1)["hand"] == ["moat", "?", "?", "?", "?"]
    assert all("moat" in hand(fill, 1) for fill in fills(state, 0))
    village = table(
        player("village militia militia", "copper*9"), player("moat copper*4", "estate*3")
    )
    do(village, "play village", "play militia", "reveal", "play militia", "pass")
    do(village, "discard copper", "discard copper")
    assert seen(village, 0, 1)["hand"] == ["?"] * 3
    for fill in fills(village, 0):  # in hand or discarded, never back in the deck
        assert MOAT not in fill.mats[1].deck


@pytest.mark.rule("D-militia-2", "D-cellar-1")
def test_of_secret_discards_number_and_top_card_are_known() -> None:
    state = table(player("militia"), player("copper*2 gold duchy curse", "estate*5"))
    do(state, "play militia", "discard gold", "discard duchy")
    entry = seen(state, 0, 1)
    assert entry["top"] in ("gold", "duchy")
    assert entry["discard"] == [entry["top"], "?"]
    assert entry["hand"] == ["?"] * 3


def test_secret_discards_are_shown_by_chance() -> None:
    tops = set()
    for seed in range(20):
        state = table(player("militia"), player("copper*3 gold duchy", "estate*5"), seed=seed)
        do(state, "play militia", "discard gold", "discard duchy")
        tops.add(seen(state, 0, 1)["top"])
    assert tops == {"gold", "duchy"}


@pytest.mark.rule("G4", "G20")
def test_the_hand_need_not_be_shown_at_clean_up() -> None:
    state = table(player("copper*2 estate gold duchy", "curse*5"), phase="buy")
    do(state, "play copper", "play copper", "end")
    entry = seen(state, 1, 0)
    assert entry["discard"] == ["copper", "copper", "?", "?", "?"]
    assert entry["top"] == "copper"
    nothing = table(player("gold duchy", "curse*5"), phase="buy")
    do(nothing, "end")
    assert seen(nothing, 1, 0)["discard"] == [seen(nothing, 1, 0)["top"], "?"]


@pytest.mark.rule("G20")
def test_cards_held_over_a_shuffle_are_none_of_those_shuffled() -> None:
    """Golds seen going to the discard pile cannot be in a hand drawn before the shuffle."""
    state = table(
        player(
            "smithy copper estate",
            "curse",
            "gold*4",
            memory={
                "discard": ["gold"] * 4,
                "hidden": [
                    {"cards": ["copper", "estate", "curse", "smithy"], "hand": 3, "deck": 1}
                ],
            },
        )
    )
    do(state, "play smithy")
    # Copper, Estate and Curse were there before the shuffle; two of the Golds were drawn.
    for fill in fills(state, 1):
        assert hand(fill) == ["copper", "gold", "gold", "estate", "curse"]


@pytest.mark.rule("G20")
def test_after_a_shuffle_within_a_turn_frequencies_are_exact() -> None:
    """Hand of two unseen from before (2 of Copper, Estate, Duchy), then one of three drawn."""
    state = table(
        player(
            "laboratory copper estate",
            "",
            "duchy gold gold",
            memory={
                "hand": ["laboratory"],
                "discard": ["gold", "gold"],
                "hidden": [{"cards": ["copper", "estate", "duchy"], "hand": 2, "discard": 1}],
            },
        )
    )
    do(state, "play laboratory")
    # The old pair misses one of three kinds; that one and two Golds were shuffled, two drawn.
    expected: dict[Any, float] = {}
    for missing in ("copper", "estate", "duchy"):
        old = [name for name in ("copper", "estate", "duchy") if name != missing]
        for drawn, chance in ((["gold", "gold"], 1 / 3), (["gold", missing], 2 / 3)):
            key = tuple(sorted([*old, *drawn]))
            expected[key] = expected.get(key, 0) + chance / 3

    def key_of(fill: State) -> tuple[str, ...]:
        assert isinstance(fill, Dominion)
        return tuple(sorted(hand(fill)))

    check_frequencies(game, state, 1, key_of, expected)


@pytest.mark.rule("D-moneylender-1", "D-throne-room-4")
def test_who_had_to_and_did_not_has_none() -> None:
    state = table(player("moneylender silver estate", "copper*4 gold"))
    do(state, "play moneylender", "pass")
    assert all("copper" not in hand(fill) for fill in fills(state, 1))
    later = table(player("moneylender silver estate", "copper*4 gold"), may_effects=True)
    do(later, "play moneylender", "pass")
    assert any("copper" in hand(fill) for fill in fills(later, 1))
    throne = table(player("throne_room silver estate", "smithy*4 village"))
    do(throne, "play throne_room", "pass")
    assert not any({"smithy", "village"} & set(hand(fill)) for fill in fills(throne, 1))


@pytest.mark.rule("G12")
def test_all_treasures_tell_others_no_more_than_each_by_itself() -> None:
    """Whoever lays down four Coppers need not have been out of Treasures."""
    document = {
        "game": "dominion",
        "players": [
            {
                "hand": ["copper"] * 3 + ["silver", "estate"],
                "deck": ["copper", "estate", "copper", "estate", "copper"],
            },
            {},
        ],
    }
    at_once, one_by_one = game.load(document), game.load(document)
    assert isinstance(at_once, Dominion)
    assert isinstance(one_by_one, Dominion)
    told = do(at_once, "buys", "treasures")
    assert told == do(one_by_one, "buys", *["play copper"] * 3, "play silver")
    for seat in (0, 1, None):
        assert at_once.dump(seat) == one_by_one.dump(seat)
        assert at_once.view(seat) == one_by_one.view(seat)
    left = {name for fill in fills(at_once, 1) for name in hand(fill)}
    assert left == {"copper", "estate"}


@pytest.mark.rule("G12", "G20")
def test_what_follows_by_counting_is_known_after_all_treasures() -> None:
    """Every Treasure the seat owns lies on the table: what is left in hand is none."""
    state = table(player("copper*4 estate", "estate*2"))
    do(state, "buys", "treasures")
    for fill in fills(state, 1):
        assert hand(fill) == ["estate"]


@pytest.mark.rule("D-library-1")
def test_a_card_drawn_for_library_is_the_players_secret() -> None:
    state = table(player("library copper", "smithy gold estate silver*4"))
    do(state, "play library")
    held = state.dump(1)["held"]
    assert held == {"seat": 0, "cards": ["?"]}
    assert state.dump(0)["held"] == {"seat": 0, "cards": ["smithy"]}
    assert len({next(iter(fill.held(0))) for fill in fills(state, 1)}) > 1
    do(state, "aside")
    assert seen(state, 1, 0)["aside"] == ["smithy"]


@pytest.mark.rule("D-chancellor-1", "D-chancellor-2")
def test_a_turned_deck_shows_its_bottom_card_only() -> None:
    state = table(player("chancellor copper", "gold silver estate", "copper*2"))
    do(state, "play chancellor", "flip")
    assert seen(state, 1, 0)["discard"] == ["copper", "estate", "?", "?", "?"]
    assert seen(state, 0, 0)["discard"] == ["copper", "copper", "silver", "gold", "estate"]


@pytest.mark.rule("D-spy-1", "D-thief-2")
def test_what_spy_leaves_on_a_deck_is_known_to_all() -> None:
    state = table(player("spy", "copper gold*3"), player("copper", "silver estate*3"), player())
    do(state, "play spy", "keep", "keep")
    for seat in range(3):
        assert seen(state, seat, 0)["deck"][0] == "gold"
        assert seen(state, seat, 1)["deck"][0] == "silver"


def test_a_choice_in_progress_is_secret() -> None:
    state = table(player("cellar copper estate gold", "silver*5"), player("moat"))
    do(state, "play cellar", "discard estate")
    assert state.dump(1)["held"] == {"seat": 0, "cards": ["?"]}
    assert len({str(list(fill.held(0))) for fill in fills(state, 1)}) > 1
    militia = table(player("militia"), player("copper*3 gold duchy", "curse*5"))
    do(militia, "play militia", "discard copper")
    for fill in fills(militia, 0):
        assert fill.count() > 0
        assert code(fill) == "dominion-militia"


@pytest.mark.rule("G25", "D-militia-1")
@pytest.mark.parametrize("picked", [["copper"], ["copper", "copper"], ["estate", "estate"]])
def test_fills_of_a_choice_in_progress_are_equally_likely(picked: list[str]) -> None:
    """All ways to deal the unseen cards count, unless the cards picked leave too few above."""
    state = table(player("militia"), player("copper*2 estate*2 gold moat", "copper estate gold"))
    do(state, "play militia", "pass", *(f"discard {card}" for card in picked))
    unseen = [0, 0, 0, 2, 2, 3, 3, 3, MOAT]  # copper, gold, estate, moat by their kinds
    ways: Counter[tuple[int, ...]] = Counter()
    places = range(len(unseen))
    for held in combinations(places, len(picked)):
        rest = [place for place in places if place not in held]
        for left in combinations(rest, 6 - len(picked)):
            above = sum(unseen[place] >= unseen[held[-1]] for place in left)
            if above >= len(left) - 3:
                ways[tuple(unseen[place] for place in held)] += 1
    expected: dict[Any, float] = {cards: many / ways.total() for cards, many in ways.items()}

    def key_of(fill: State) -> tuple[int, ...]:
        assert isinstance(fill, Dominion)
        return tuple(int(kind) for kind in fill.held(1))

    check_frequencies(game, state, 0, key_of, expected)


def test_whom_the_engine_asks_depends_on_public_facts() -> None:
    for holding in ("moat copper*4", "copper*5"):
        state = table(player("militia moat", "copper*5"), player(holding))
        state.play(game.read(state, "play militia"))
        assert (state.to_act, code(state)) == (1, "dominion-react")
    for actions in ("village copper", "copper*2"):
        state = table(player(actions, "copper*5"))
        assert code(state) == "dominion-action"
        assert legal(state)[-1] == "buys"


def test_fills_differ_from_the_truth_and_each_other() -> None:
    state = game.new(seed=9, seats=4, kingdom="interaction")
    assert isinstance(state, Dominion)
    rng = Rng(2)
    for _ in range(60):
        state.advance(state.nth(int(rng.below(state.count()))))
    hands = {str([list(mat.hand) for mat in fill.mats]) for fill in fills(state, 0)}
    assert len(hands) > 20
