"""The worked examples of the rule sheet, and bugs that other programs had."""

from __future__ import annotations

import pytest

from regna.core import Rng
from tests.games.dominion.table import (
    code,
    deck,
    discard,
    do,
    game,
    hand,
    left,
    legal,
    play_area,
    player,
    refusal,
    table,
    told,
    trash,
)


@pytest.mark.rule("G8", "G12")
def test_the_openings_three_turns() -> None:
    """The sheet's opening: Militia for 4, Silver for 3, then 6 coins and a Mine for 5."""
    state = table(
        player("estate copper*4", "estate*2 copper*3"),
        player("copper*5", "estate*3 copper*2"),
        kingdom="first_game",
    )
    do(state, "buys", "treasures")
    assert left(state)[2] == 4
    do(state, "buy militia")
    assert hand(state) == ["copper"] * 3 + ["estate"] * 2
    assert deck(state) == []
    assert discard(state) == ["copper"] * 4 + ["estate", "militia"]
    do(state, "buys", "end")
    do(state, "buys", "treasures", "buy silver")
    assert len(deck(state)) == 7  # twelve cards, shuffled because five had to be drawn
    assert discard(state) == []
    # The third hand of the sheet: an Estate, two Coppers, the Silver and the Militia.
    state = table(
        player("estate copper*2 silver militia", "copper*5 estate*2", turns=3),
        player("copper*5", "copper*2 estate*3"),
        kingdom="first_game",
    )
    do(state, "play militia", "discard copper", "discard copper")
    assert len(hand(state, 1)) == 3
    do(state, "treasures")
    assert left(state)[2] == 6
    do(state, "buy mine")
    assert "mine" in [*discard(state), *hand(state), *deck(state)]
    assert state.to_act == 1


@pytest.mark.rule("G8")
def test_buying_the_mine_wastes_one_coin() -> None:
    state = table(player("copper*2 silver", "copper*5"), phase="buy", buys=2, coins=2)
    do(state, "treasures")
    assert left(state)[2] == 6
    do(state, "buy mine") if refusal(state, "buy mine") == "" else do(state, "buy duchy")
    assert left(state)[1:] == (1, 1)


@pytest.mark.rule("G9", "D-village-festival-1")
def test_counting_actions_festival_market_festival() -> None:
    """The sheet counts aloud: 2 left, 2 left, 3 left."""
    state = table(player("festival festival market", "copper*5"))
    do(state, "play festival")
    assert left(state)[0] == 2
    do(state, "play market")
    assert left(state)[0] == 2
    events = do(state, "play festival")
    assert left(state)[0] == 3
    assert told(events, "left") == [{"seat": 0, "actions": 3, "buys": 4, "coins": 5}]


@pytest.mark.rule("D-throne-room-3")
def test_throne_room_on_market_leaves_two_actions() -> None:
    state = table(player("throne_room market", "copper*5"))
    do(state, "play throne_room", "play market")
    assert left(state)[0] == 2


@pytest.mark.rule("D-gardens-1")
def test_39_cards_make_each_gardens_worth_three() -> None:
    state = table(player("gardens", "copper*38"))
    assert state.scores()[0].total == 3


@pytest.mark.rule("D-moat-7")
def test_the_sheets_third_turn_asks_about_the_moat() -> None:
    state = table(player("militia"), player("moat copper*4"))
    do(state, "play militia")
    assert legal(state) == ["reveal", "pass"]


# ---- bugs seen elsewhere -------------------------------------------------------------


@pytest.mark.rule("D-library-2")
def test_library_with_empty_deck_and_discard_pile() -> None:
    state = table(player("library copper"))
    do(state, "play library")
    assert code(state) == "dominion-buy"
    assert hand(state) == ["copper"]


@pytest.mark.rule("D-remodel-1", "D-mine-1")
@pytest.mark.parametrize("card", ["remodel", "mine"])
def test_remodel_and_mine_with_an_empty_hand(card: str) -> None:
    state = table(player(card))
    do(state, f"play {card}")
    assert code(state) == "dominion-buy"
    assert trash(state) == []


@pytest.mark.rule("G10", "D-workshop-1")
def test_workshop_never_offers_an_empty_pile() -> None:
    piles = {"copper": 0, "silver": 0}
    state = table(player("workshop"), piles=piles)
    do(state, "play workshop")
    assert "gain copper" not in legal(state)
    assert "gain silver" not in legal(state)
    state.play(state.nth(0))
    assert state.faults() == []


@pytest.mark.rule("D-throne-room-1")
def test_throne_room_duplicates_no_card() -> None:
    state = table(player("throne_room village", "copper*9"))
    do(state, "play throne_room", "play village", "buys", "end")
    owned = [*hand(state), *deck(state), *discard(state), *play_area(state)]
    assert owned.count("village") == 1
    assert owned.count("throne_room") == 1


@pytest.mark.rule("D-witch-1", "D-throne-room-5")
def test_throne_room_on_witch_with_no_curses_left() -> None:
    state = table(player("throne_room witch", "copper*5"), piles={"curse": 0})
    do(state, "play throne_room", "play witch")
    assert hand(state) == ["copper"] * 4


@pytest.mark.rule("D-witch-1")
def test_curses_running_out_pass_nobody_over() -> None:
    """Once only the next player was attacked when the Curses were gone."""
    for left_over in range(4):
        state = table(player("witch"), player(), player(), player(), piles={"curse": left_over})
        do(state, "play witch")
        cursed = [seat for seat in range(4) if discard(state, seat) == ["curse"]]
        assert cursed == list(range(1, left_over + 1))


@pytest.mark.rule("D-mine-1")
def test_mine_has_an_answer_without_treasures() -> None:
    state = table(player("mine estate*2"))
    do(state, "play mine")
    assert state.moves() == [game.read(state, "pass")]


@pytest.mark.rule("D-militia-2")
def test_everybody_has_an_answer_to_militia() -> None:
    """A hand of Treasures only, or of anything else, can be discarded from."""
    for cards in ("copper*5", "gold*4", "estate*5", "curse*6", "copper gold estate curse"):
        state = table(player("militia"), player(cards))
        do(state, "play militia")
        while state.to_act == 1:
            assert state.count() > 0
            state.play(state.nth(0))
        assert len(hand(state, 1)) == 3


def test_a_random_kingdom_needs_no_list_of_a_set() -> None:
    """Sampling from a set once failed on newer Pythons; the seed alone decides here."""
    first = game.new(seed=5, kingdom="random").dump()["options"]
    assert first == game.new(seed=5, kingdom="random").dump()["options"]
    kingdoms = {str(game.new(seed=seed, kingdom="random").dump()["options"]) for seed in range(9)}
    assert len(kingdoms) > 5
    state = game.new(seed=5, kingdom="random")
    rng = Rng(1)
    for _ in range(50):
        state.advance(state.nth(int(rng.below(state.count()))))
    assert game.load(state.dump()).dump()["options"] == first
