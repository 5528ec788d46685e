"""The general rules, each by its id."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.games.dominion.kinds import KINGDOMS
from tests.games.dominion.table import (
    code,
    deck,
    discard,
    do,
    game,
    hand,
    left,
    legal,
    order,
    pile,
    play_area,
    player,
    refusal,
    table,
    told,
    trash,
)


@pytest.mark.rule("G1")
def test_an_empty_deck_alone_is_no_reason_to_shuffle() -> None:
    state = table(player("smithy", "copper*3", "gold*2"))
    events = do(state, "play smithy")
    assert told(events, "shuffle") == []
    assert deck(state) == []
    assert discard(state) == ["gold", "gold"]


@pytest.mark.rule("G2")
def test_what_is_left_is_drawn_before_the_shuffle() -> None:
    state = table(player("smithy", "silver*2", "gold*5"))
    events = do(state, "play smithy")
    assert hand(state) == ["silver", "silver", "gold"]
    assert told(events, "shuffle") == [{"seat": 0, "count": 5}]
    assert len(deck(state)) == 4


@pytest.mark.rule("G2")
def test_who_has_too_few_cards_draws_what_there_is() -> None:
    state = table(player("smithy", "silver", "gold"))
    events = do(state, "play smithy")
    assert hand(state) == ["silver", "gold"]
    assert told(events, "draw") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("G3")
def test_bought_and_gained_cards_go_to_the_discard_pile() -> None:
    state = table(player("workshop copper*3", "estate*5"), phase="action", buys=2)
    do(state, "play workshop", "gain silver", "treasures", "buy silver")
    assert discard(state) == ["silver", "silver"]
    assert hand(state) == []


@pytest.mark.rule("G4")
def test_clean_up_discards_everything_and_draws_five() -> None:
    state = table(player("village copper*2 estate*2", "duchy gold*6"))
    do(state, "play village", "buys", "play copper", "end")
    assert hand(state) == ["gold"] * 5
    assert discard(state) == order("village", "copper", "copper", "estate", "estate", "duchy")
    assert play_area(state) == []
    assert state.to_act == 1


@pytest.mark.rule("G5")
def test_one_action_and_one_buy_neither_of_them_a_duty() -> None:
    state = table(player("smithy moat copper*3", "estate*9"))
    assert left(state) == (1, 1, 0)
    do(state, "buys")
    assert refusal(state, "play smithy") == "dominion-action-late"
    do(state, "end")
    assert state.to_act == 1
    again = table(player("smithy moat copper*3", "estate*9"))
    do(again, "play smithy")
    assert code(again) == "dominion-buy"
    do(again, "treasures", "buy silver")
    assert again.to_act == 1


@pytest.mark.rule("G6")
def test_gaining_uses_no_buy_and_no_coins() -> None:
    state = table(player("festival workshop", "estate*5"))
    do(state, "play festival", "play workshop")
    assert left(state) == (1, 2, 2)
    assert refusal(state, "gain duchy") == "dominion-over-limit"
    found = state.why_not(game.read(state, "gain duchy"))
    assert found is not None
    assert found.facts == {"card": "duchy", "cost": 5, "limit": 4}
    assert found.rule == "G6"
    do(state, "gain silver")
    assert left(state) == (1, 2, 2)


@pytest.mark.rule("G7")
def test_the_card_overrides_the_rule() -> None:
    """Mine puts a gained card into the hand, Spy does not return a card that is discarded."""
    state = table(player("mine copper", "estate*5"))
    do(state, "play mine", "trash copper", "gain silver")
    assert hand(state) == ["silver"]
    spy = table(player("spy", "copper gold estate"))
    do(spy, "play spy", "drop")
    assert discard(spy) == ["gold"]


@pytest.mark.rule("G10")
def test_an_empty_pile_and_a_card_outside_the_supply_cannot_be_gained() -> None:
    state = table(player("workshop"), piles={"silver": 0}, kingdom="first_game")
    do(state, "play workshop")
    assert refusal(state, "gain silver") == "dominion-pile-empty"
    assert refusal(state, "gain thief") == "dominion-no-pile"
    assert refusal(state, "gain village") == ""


@pytest.mark.rule("G11")
def test_a_card_can_be_played_though_it_can_do_nothing() -> None:
    state = table(player("remodel"))
    do(state, "play remodel")
    assert code(state) == "dominion-buy"
    assert trash(state) == []


@pytest.mark.rule("G11")
def test_what_is_asked_comes_first() -> None:
    state = table(player("chapel copper*4"))
    do(state, "play chapel")
    assert refusal(state, "buy copper") == "dominion-not-now"
    assert refusal(state, "end") == "dominion-not-now"


@pytest.mark.rule("G12")
def test_coins_can_be_split_over_several_buys() -> None:
    state = table(player("copper*2 silver*2 gold"), phase="buy", buys=3)
    do(state, "treasures")
    assert left(state)[2] == 9
    do(state, "buy silver", "buy gold")
    assert left(state)[1:] == (1, 0)
    assert legal(state) == ["buy copper", "buy curse", "end"]


@pytest.mark.rule("G12")
def test_a_free_card_needs_a_buy_too() -> None:
    state = table(player("estate*5", "estate*2 copper*3"), phase="buy", buys=2)
    do(state, "buy copper", "buy curse")
    assert state.to_act == 1
    assert pile(state, "curse") == 9


@pytest.mark.rule("G12")
def test_treasures_may_be_kept() -> None:
    state = table(player("copper*5"), phase="buy")
    do(state, "play copper", "play copper")
    assert left(state)[2] == 2
    assert refusal(state, "buy silver") == "dominion-too-expensive"
    assert refusal(state, "play estate") == "dominion-not-playable"
    assert refusal(state, "play gold") == "dominion-not-in-hand"


@pytest.mark.rule("G13")
def test_no_treasure_after_the_first_buy() -> None:
    state = table(player("copper*5"), phase="buy", buys=2)
    do(state, "play copper", "buy copper")
    assert refusal(state, "play copper") == "dominion-treasure-late"
    assert refusal(state, "treasures") == "dominion-treasure-late"
    assert not any(text.startswith(("play", "treasures")) for text in legal(state))


@pytest.mark.rule("G12", "G13")
def test_the_phases_do_not_mix() -> None:
    state = table(player("village copper*4"))
    assert refusal(state, "play copper") == "dominion-treasure-early"
    assert refusal(state, "treasures") == "dominion-treasure-early"
    assert refusal(state, "buy copper") == "dominion-buy-early"
    assert refusal(state, "play estate") == "dominion-not-playable"
    do(state, "buys")
    assert refusal(state, "play village") == "dominion-action-late"


@pytest.mark.rule("G12")
def test_all_treasures_is_one_move() -> None:
    one = table(player("copper*2 silver gold estate"), phase="buy")
    two = one.copy()
    do(one, "treasures")
    do(two, "play copper", "play copper", "play silver", "play gold")
    assert one.dump(0)["turn"] == two.dump(0)["turn"]
    assert (hand(one), play_area(one)) == (hand(two), play_area(two))
    assert refusal(one, "treasures") == "dominion-no-treasures"


@pytest.mark.rule("G14", "G22")
def test_the_turn_goes_on_after_the_last_province() -> None:
    state = table(player("gold*5"), phase="buy", buys=2, piles={"province": 1})
    do(state, "treasures", "buy province")
    assert code(state) == "dominion-buy"
    events = do(state, "buy duchy")
    assert state.to_act is None
    assert told(events, "over-provinces") == [{"card": "province"}]


@pytest.mark.rule("G15", "G22")
def test_any_three_piles_end_the_game() -> None:
    state = table(
        player("copper*5", "copper*5"),
        phase="buy",
        piles={"curse": 0, "estate": 0, "copper": 1},
    )
    events = do(state, "buy copper")
    assert state.to_act is None
    assert told(events, "over-piles") == [{"cards": ["copper", "estate", "curse"]}]
    two = table(player("copper*5", "copper*5"), phase="buy", piles={"curse": 0, "gardens": 0})
    do(two, "end")
    assert two.to_act == 1


@pytest.mark.rule("G14")
def test_three_empty_piles_in_the_middle_of_a_turn_do_not_end_it() -> None:
    state = table(
        player("copper*5", "copper*5"),
        phase="buy",
        buys=2,
        piles={"curse": 1, "estate": 0, "duchy": 0},
    )
    do(state, "buy curse")
    assert state.to_act == 0


@pytest.mark.rule("G16", "G23")
def test_a_tie_goes_to_who_had_fewer_turns_and_only_on_top() -> None:
    state = table(
        player("province", "copper*5", turns=9),
        player("province", "copper*5", turns=8),
        player("estate", "copper*5", turns=1),
        phase="buy",
        piles={"province": 0},
    )
    do(state, "end")
    assert [score.total for score in state.scores()] == [6, 6, 1]
    assert state.ranking() == [[1], [0], [2]]


@pytest.mark.rule("G16")
def test_equal_points_and_turns_share_the_win() -> None:
    state = table(
        player("estate", "copper*5", turns=8),
        player("estate", "copper*5", turns=8),
        seat=1,
        phase="buy",
        piles={"province": 0},
    )
    do(state, "end")
    assert state.ranking() == [[0, 1]]
    assert state.returns() == [0.0, 0.0]


@pytest.mark.rule("G17")
def test_others_come_in_turn_order_from_the_left() -> None:
    state = table(
        player("copper"),
        player("copper"),
        player("witch", "copper*2"),
        player("copper"),
        seat=2,
        piles={"curse": 2},
    )
    events = do(state, "play witch")
    assert told(events, "gain") == [{"seat": 3, "card": "curse"}, {"seat": 0, "card": "curse"}]


@pytest.mark.rule("G18")
def test_a_limit_of_turns_ends_the_game_after_a_full_round() -> None:
    state = table(
        player("copper*5", "copper*5"),
        player("copper*4 estate", "copper*5"),
        turn_limit=3,
        seat=0,
    )
    for _ in range(6):
        assert state.to_act is not None
        last = do(state, "buys", "end")
    assert state.to_act is None
    assert told(last, "over-turns") == [{"count": 3}]
    assert [mat.turns for mat in state.mats] == [3, 3]
    assert state.ranking() == [[1], [0]]


@pytest.mark.rule("G18")
def test_a_dead_position_ends() -> None:
    """All own only a Chapel, and nothing free is left to buy."""
    state = table(player("chapel"), player("chapel"), piles={"copper": 0, "curse": 0})
    rng = Rng(1)
    decisions = 0
    while state.to_act is not None:
        state.advance(state.nth(int(rng.below(state.count()))))
        decisions += 1
    assert decisions < 5000


@pytest.mark.rule("G19")
def test_a_gain_is_a_duty_even_if_it_hurts() -> None:
    state = table(
        player("workshop", "copper*5"),
        kingdom=["adventurer", "council_room", "festival", "laboratory", "library", "market"]
        + ["mine", "witch", "workshop", "cellar"],
        piles={"silver": 0, "estate": 0, "copper": 0, "cellar": 0, "workshop": 0},
    )
    do(state, "play workshop")
    assert legal(state) == ["gain curse"]
    assert refusal(state, "pass") == "dominion-must-gain"


@pytest.mark.rule("G19", "D-mine-2")
def test_a_trashing_stands_though_nothing_can_be_gained() -> None:
    state = table(player("mine copper"), piles={"copper": 0, "silver": 0})
    events = do(state, "play mine", "trash copper")
    assert trash(state).count("copper") >= 1
    assert told(events, "take-none") == [{"seat": 0, "limit": 3}]
    assert hand(state) == []


@pytest.mark.rule("G20")
def test_a_shuffle_leaves_out_cards_in_play_and_in_hand() -> None:
    state = table(player("workshop village village", "", "copper*2"))
    do(state, "play village", "play workshop", "gain silver", "play village")
    everything = order(*hand(state), *deck(state), *discard(state))
    assert everything == order("copper", "copper", "silver")
    assert play_area(state) == ["village", "workshop", "village"]


@pytest.mark.rule("G20")
def test_the_clean_up_shuffle_has_all_cards_of_the_turn() -> None:
    state = table(player("copper*3 estate*2"), phase="buy")
    do(state, "treasures", "buy silver")
    everything = order(*hand(state), *deck(state))
    assert everything == order("copper", "copper", "copper", "estate", "estate", "silver")
    assert discard(state) == []


@pytest.mark.rule("G21")
def test_a_revealed_card_goes_back() -> None:
    state = table(player("spy", "copper gold estate"), player("copper", "silver estate"))
    do(state, "play spy", "keep", "keep")
    assert deck(state, 0) == ["gold", "estate"]
    assert deck(state, 1) == ["silver", "estate"]
    moat = table(player("militia"), player("moat copper*4"))
    do(moat, "play militia", "reveal")
    assert hand(moat, 1) == order("moat", *["copper"] * 4)


@pytest.mark.rule("G22")
def test_the_supply_has_seventeen_piles() -> None:
    for seats, victory, curses, coppers in ((2, 8, 10, 46), (3, 12, 20, 39), (4, 12, 30, 32)):
        state = game.new(seats=seats, kingdom="size_distortion")
        piles = state.dump()["piles"]
        assert isinstance(piles, dict)
        assert len(piles) == 17
        assert [piles[name] for name in ("estate", "duchy", "province", "gardens")] == [victory] * 4
        assert (piles["curse"], piles["copper"]) == (curses, coppers)
        assert (piles["silver"], piles["gold"], piles["witch"]) == (40, 30, 10)


@pytest.mark.rule("G23")
def test_every_zone_scores_and_the_trash_does_not() -> None:
    state = table(
        player("estate", "duchy", "province curse", play=["copper"]),
        player("copper", "copper*4"),
        trash=["province"],
        phase="buy",
    )
    first = state.scores()[0]
    assert first.total == 1 + 3 + 6 - 1
    assert [(line.where, line.points) for line in first.lines] == [
        ("estate", 1),
        ("duchy", 3),
        ("province", 6),
        ("curse", -1),
    ]
    assert all(line.rule == "G23" for line in first.lines)


@pytest.mark.rule("G23")
def test_a_turn_counts_when_it_begins() -> None:
    state = game.new(seats=3, first=1)
    turns = [entry["turns"] for entry in state.view()["players"]]  # type: ignore[attr-defined]
    assert turns == [0, 1, 0]


@pytest.mark.rule("G24")
def test_the_first_seat_is_random_or_chosen() -> None:
    firsts = {game.new(seats=3, seed=seed).to_act for seed in range(30)}
    assert firsts == {0, 1, 2}
    state = game.new(seats=3, first=2)
    assert state.to_act == 2
    state.settle()
    state.play(game.read(state, "end"))
    assert state.to_act == 0


def test_every_recommended_set_can_be_played() -> None:
    for name, ten in KINGDOMS.items():
        options = game.new(kingdom=name).dump()["options"]
        assert isinstance(options, dict)
        assert options["kingdom"] == sorted(ten)
