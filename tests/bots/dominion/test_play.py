"""Which Action is played, and what cards are answered: one position for each silly move."""

from __future__ import annotations

import pytest

from tests.bots.dominion.seats import answers, chosen
from tests.games.dominion.table import do, player, table

ENGINE = "first-game-engine"


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        ("copper*5", "buys"),
        ("village smithy copper*3", "play village"),
        ("market laboratory copper*3", "play laboratory"),
        ("smithy militia copper*3", "play smithy"),
        ("witch smithy copper*3", "play witch"),
        ("cellar smithy copper*3", "play cellar"),
        ("throne_room smithy copper*3", "play throne_room"),
        ("throne_room copper*4", "buys"),
        ("throne_room throne_room copper*3", "buys"),
        ("moneylender silver*4", "buys"),
        ("moneylender copper silver*3", "play moneylender"),
        ("mine gold*4", "buys"),
        ("mine silver*4", "play mine"),
        ("chapel gold*4", "buys"),
        ("chapel estate*3 copper", "play chapel"),
        ("chapel smithy estate*3", "play chapel"),
        ("chapel smithy estate gold*2", "play smithy"),
        ("remodel gold*3 silver", "buys"),
        ("remodel estate gold*3", "play remodel"),
        ("remodel", "buys"),
        ("workshop copper*4", "play workshop"),
        ("library copper*6", "play library"),
        ("library copper*7", "buys"),
    ],
)
def test_the_next_action(hand: str, played: str) -> None:
    assert chosen(table(player(hand, "copper*5"))) == played


def test_a_witch_without_curses_only_draws() -> None:
    hand = player("witch militia copper*3", "copper*5")
    assert chosen(table(hand)) == "play witch"
    assert chosen(table(hand, piles={"curse": 0})) == "play militia"


def test_with_actions_to_spare_a_cellar_waits_for_the_draw() -> None:
    hand = player("cellar smithy copper*3", "copper*5")
    assert chosen(table(hand, actions=2)) == "play smithy"


def test_with_actions_to_spare_a_library_is_last() -> None:
    hand = player("library militia copper*3", "copper*5")
    assert chosen(table(hand, actions=2)) == "play militia"
    assert chosen(table(hand)) == "play library"


def test_all_treasures_then_the_menu() -> None:
    state = table(player("copper*3 silver*2"), phase="buy")
    assert chosen(state) == "treasures"
    do(state, "treasures")
    assert chosen(state) == "buy gold"


# ---- what cards ask ----------------------------------------------------------------------


def test_throne_room_doubles_the_best() -> None:
    state = table(player("throne_room smithy militia market", "copper*9"))
    do(state, "play throne_room")
    assert chosen(state) == "play smithy"


def test_throne_room_doubles_a_village_for_a_hand_of_terminals() -> None:
    state = table(player("throne_room smithy militia village", "copper*9"))
    do(state, "play throne_room")
    assert chosen(state) == "play village"


def test_throne_room_is_doubled_only_for_two_others() -> None:
    state = table(player("throne_room*2 smithy militia", "copper*9"))
    do(state, "play throne_room")
    assert chosen(state) == "play throne_room"
    state = table(player("throne_room*2 smithy", "copper*9"))
    do(state, "play throne_room")
    assert chosen(state) == "play smithy"


def test_militia_leaves_the_best_three() -> None:
    state = table(player("militia"), player("copper*2 gold estate province"))
    do(state, "play militia")
    assert answers(state, "militia") == ["discard estate", "discard province"]
    state = table(player("militia"), player("smithy*2 gold silver copper"))
    do(state, "play militia")
    assert answers(state, "militia") == ["discard copper", "discard smithy"]


def test_militia_leaves_two_terminals_with_a_festival() -> None:
    state = table(player("militia"), player("smithy witch festival copper estate"))
    do(state, "play militia")
    assert answers(state, "militia") == ["discard copper", "discard estate"]


def test_a_moat_is_shown() -> None:
    state = table(player("militia"), player("moat copper*4"))
    do(state, "play militia")
    assert chosen(state) == "reveal"


def test_chapel_trashes_junk_but_not_the_price_of_a_witch() -> None:
    state = table(player("chapel copper*2 silver*2 estate", "copper*9 witch"))
    do(state, "play chapel")
    menu = "witch\ngold\nsilver"
    assert answers(state, "chapel", menu) == ["trash copper", "trash estate", "done"]


def test_chapel_keeps_the_last_coins_of_the_deck() -> None:
    state = table(player("chapel copper*4", "copper*3 curse"))
    do(state, "play chapel")
    assert answers(state, "chapel") == ["trash copper", "trash copper", "done"]


def test_chapel_trashes_no_estates_at_the_end() -> None:
    state = table(player("chapel copper estate*2 curse", "copper*9"), piles={"province": 3})
    do(state, "play chapel")
    assert answers(state, "chapel") == ["trash curse", "done"]


def test_cellar_exchanges_dead_cards_and_coppers_of_a_rich_deck() -> None:
    state = table(player("cellar estate province copper gold", "gold*9"))
    do(state, "play cellar")
    expected = ["discard copper", "discard estate", "discard province", "done"]
    assert answers(state, "cellar") == expected
    state = table(player("cellar estate copper*2", "estate*9"))
    do(state, "play cellar")
    assert answers(state, "cellar") == ["discard estate", "done"]


def test_cellar_with_nothing_to_draw() -> None:
    state = table(player("cellar estate copper*2"))
    do(state, "play cellar")
    assert answers(state, "cellar") == ["done"]


def test_mine_makes_gold_of_silver_whatever_the_menu_wants() -> None:
    state = table(player("mine silver copper"))
    do(state, "play mine")
    assert chosen(state, ENGINE) == "trash silver"
    do(state, "trash silver")
    assert chosen(state, ENGINE) == "gain gold"
    state = table(player("mine silver copper"), piles={"gold": 0})
    do(state, "play mine")
    assert chosen(state) == "trash copper"


def test_a_mine_that_must_is_no_loss() -> None:
    state = table(player("mine gold*2"))
    do(state, "play mine")
    assert chosen(state) == "trash gold"
    do(state, "trash gold")
    assert chosen(state) == "gain gold"


def test_remodel_takes_an_estate_early_and_gold_late() -> None:
    state = table(player("remodel estate gold", "copper*9"))
    do(state, "play remodel")
    assert chosen(state) == "trash estate"
    late = table(player("remodel estate gold*2", "gold*4 copper*9"), piles={"province": 3})
    do(late, "play remodel")
    assert chosen(late) == "trash gold"
    do(late, "trash gold")
    assert chosen(late) == "gain province"


def test_workshop_and_feast_gain_by_the_menu() -> None:
    state = table(player("workshop copper*4"), piles={"gardens": 8})
    do(state, "play workshop")
    assert chosen(state) == "gain silver"
    assert chosen(state, "gardens\nsilver") == "gain gardens"
    state = table(player("feast copper*4"), piles={"laboratory": 10})
    do(state, "play feast")
    assert chosen(state, "laboratory") == "gain laboratory"


def test_a_gain_that_nobody_wants_is_the_least_harm() -> None:
    state = table(player("workshop copper*4"))
    do(state, "play workshop")
    assert chosen(state, "province") not in ("gain curse", "gain copper", "gain estate")


def test_library_sets_aside_what_cannot_be_played() -> None:
    state = table(player("library copper*4", "smithy village copper*5"))
    do(state, "play library")
    assert answers(state, "library")[:2] == ["aside", "aside"]
    state = table(player("library copper*4", "village smithy copper*5"), actions=2)
    do(state, "play library")
    assert answers(state, "library")[:2] == ["keep", "keep"]


def test_spy_drops_own_junk_and_good_cards_of_others() -> None:
    state = table(player("spy", "copper estate gold"), player("copper", "gold copper*5"))
    do(state, "play spy")
    assert answers(state, "spy") == ["drop", "drop"]
    state = table(player("spy", "copper gold estate"), player("copper", "estate copper*5"))
    do(state, "play spy")
    assert answers(state, "spy") == ["keep", "keep"]


def test_spy_keeps_an_action_of_a_deck_with_many() -> None:
    state = table(player("spy", "copper smithy", "smithy*3 militia*2"), player("copper", "gold"))
    do(state, "play spy")
    assert answers(state, "spy") == ["keep", "drop"]


def test_thief_takes_the_best_treasure_and_no_copper() -> None:
    state = table(player("thief"), player("copper", "silver gold copper*5"))
    do(state, "play thief")
    assert answers(state, "thief") == ["trash gold"]
    assert answers(state, "thief-gain") == ["gain gold"]
    state = table(player("thief"), player("copper", "copper estate copper*5"))
    do(state, "play thief")
    assert answers(state, "thief-gain") == ["done"]
    gardens = table(player("thief", "gardens"), player("copper", "copper estate copper*5"))
    do(gardens, "play thief")
    assert answers(gardens, "thief-gain") == ["gain copper"]


def test_bureaucrat_makes_put_back_an_estate_unless_it_could_be_trashed() -> None:
    state = table(player("bureaucrat"), player("estate province copper*3"))
    do(state, "play bureaucrat")
    assert chosen(state) == "topdeck estate"
    state = table(player("bureaucrat"), player("estate province chapel copper*2"))
    do(state, "play bureaucrat")
    assert chosen(state) == "topdeck province"
    state = table(player("bureaucrat"), player("copper*5"))
    do(state, "play bureaucrat")
    assert chosen(state) == "show"


def test_chancellor_flips() -> None:
    state = table(player("chancellor", "copper*3"))
    do(state, "play chancellor")
    assert chosen(state) == "flip"


def test_effects_that_may_be_left_out() -> None:
    state = table(player("throne_room copper", "copper*3"), may_effects=True)
    do(state, "play throne_room")
    assert chosen(state) == "pass"
    state = table(player("mine gold*2"), may_effects=True)
    do(state, "play mine")
    assert chosen(state) == "pass"
