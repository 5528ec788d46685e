"""The cards from Market to Workshop, each ruling by its id."""

from __future__ import annotations

import pytest

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


@pytest.mark.rule("D-militia-1")
def test_three_cards_or_fewer_are_safe_from_militia() -> None:
    state = table(player("militia"), player("copper*3"), player("copper*2"))
    do(state, "play militia")
    assert code(state) == "dominion-buy"
    assert left(state)[2] == 2


@pytest.mark.rule("D-militia-1")
def test_a_card_one_does_not_hold_is_refused_by_the_rule_of_the_moment() -> None:
    state = table(player("militia"), player("copper*5"))
    do(state, "play militia")
    found = state.why_not(game.read(state, "discard gold"))
    assert found is not None
    assert (found.code, found.rule) == ("dominion-not-in-hand", "D-militia-1")


@pytest.mark.rule("D-militia-1", "D-militia-2")
def test_victims_of_militia_choose_in_turn_order() -> None:
    state = table(player("militia"), player("copper*3 gold estate"), player("estate*4"))
    do(state, "play militia")
    assert state.to_act == 1
    assert refusal(state, "done") == "dominion-must-discard"
    assert legal(state) == ["discard copper", "discard gold"]  # one more of the rest must follow
    do(state, "discard gold", "discard estate")
    assert hand(state, 1) == ["copper"] * 3
    assert state.to_act == 2
    do(state, "discard estate")
    assert state.to_act == 0


@pytest.mark.rule("D-mine-1")
def test_mine_gives_a_treasure_into_the_hand() -> None:
    state = table(player("mine silver copper estate"))
    do(state, "play mine")
    assert legal(state) == ["trash copper", "trash silver"]
    assert refusal(state, "trash estate") == "dominion-not-treasure"
    assert refusal(state, "pass") == "dominion-must-trash-treasure"
    do(state, "trash silver")
    assert legal(state) == ["gain copper", "gain silver", "gain gold"]
    assert refusal(state, "gain estate") == "dominion-take-treasure"
    do(state, "gain gold", "treasures")
    assert left(state)[2] == 4


@pytest.mark.rule("D-mine-1")
def test_mine_without_a_treasure_does_nothing() -> None:
    state = table(player("mine estate"))
    do(state, "play mine")
    assert legal(state) == ["pass"]
    events = do(state, "pass")
    assert told(events, "trash-none") == [{"seat": 0, "card": "mine"}]
    assert trash(state) == []


@pytest.mark.rule("D-mine-2")
def test_mine_on_copper_without_silver_takes_copper() -> None:
    state = table(player("mine copper"), piles={"silver": 0})
    do(state, "play mine", "trash copper")
    assert legal(state) == ["gain copper"]


@pytest.mark.rule("D-moat-1", "D-moat-7")
def test_all_windows_come_before_the_attack_does_anything() -> None:
    state = table(
        player("witch", "gold*3"), player("moat copper"), player("copper"), player("moat")
    )
    do(state, "play witch")
    assert (state.to_act, code(state)) == (1, "dominion-react")
    assert hand(state, 0) == []
    do(state, "reveal")
    assert (state.to_act, code(state)) == (3, "dominion-react")
    assert hand(state, 0) == []
    assert pile(state, "curse") == 30
    do(state, "pass")
    assert hand(state, 0) == ["gold", "gold"]
    assert [discard(state, seat) for seat in (1, 2, 3)] == [[], ["curse"], ["curse"]]


@pytest.mark.rule("D-moat-7")
def test_everybody_attacked_is_asked_moat_or_not() -> None:
    state = table(player("militia"), player("copper*5"), player("copper*3"))
    state.play(state.moves()[0])
    assert (state.to_act, code(state), legal(state)) == (1, "dominion-react", ["pass"])
    assert refusal(state, "reveal") == "dominion-no-moat"
    state.play(state.moves()[0])
    assert (state.to_act, code(state)) == (2, "dominion-react")  # though three cards are safe


@pytest.mark.rule("D-moat-2")
def test_behind_the_moat_one_is_not_in_the_game() -> None:
    state = table(player("witch", "gold*2"), player("moat"))
    do(state, "play witch", "reveal")
    assert discard(state, 1) == []
    assert pile(state, "curse") == 10
    assert hand(state, 0) == ["gold", "gold"]
    spy = table(player("spy", "copper copper"), player("moat", "gold"))
    do(spy, "play spy", "reveal", "keep")
    assert code(spy) == "dominion-action"
    thief = table(player("thief"), player("moat", "gold silver"), player("copper", "gold silver"))
    do(thief, "play thief", "reveal", "trash silver", "done")
    assert deck(thief, 1) == ["gold", "silver"]


@pytest.mark.rule("D-moat-3")
def test_the_moat_works_against_every_attack() -> None:
    state = table(player("village militia witch", "copper*5"), player("moat copper*4"))
    do(state, "play village", "play militia", "reveal", "play witch")
    assert code(state) == "dominion-react"
    do(state, "reveal")
    assert discard(state, 1) == []
    assert len(hand(state, 1)) == 5


@pytest.mark.rule("D-moat-4")
def test_the_moat_is_a_choice_and_never_against_oneself() -> None:
    state = table(player("spy moat", "copper gold"), player("moat", "estate"))
    do(state, "play spy")
    assert state.to_act == 1
    assert legal(state) == ["reveal", "pass"]
    do(state, "pass")
    assert (state.to_act, code(state)) == (0, "dominion-spy")
    do(state, "keep", "drop")
    assert discard(state, 1) == ["estate"]


@pytest.mark.rule("D-moat-5", "D-throne-room-5")
def test_each_play_under_throne_room_has_its_own_window() -> None:
    state = table(player("throne_room militia"), player("moat copper*4"))
    do(state, "play throne_room", "play militia", "pass", "discard copper", "discard moat")
    assert (
        code(state) == "dominion-buy"
    )  # the second window had one answer, and three cards are safe
    assert hand(state, 1) == ["copper"] * 3
    assert left(state)[2] == 4
    kept = table(player("throne_room witch", "copper*9"), player("moat copper*4"))
    do(kept, "play throne_room", "play witch", "pass", "reveal")
    assert discard(kept, 1) == ["curse"]


@pytest.mark.rule("D-moat-6")
def test_a_moat_drawn_by_council_room_helps_in_the_same_turn() -> None:
    state = table(player("village council_room witch", "copper*9"), player("copper*5", "moat"))
    do(state, "play village", "play council_room", "play witch")
    assert (state.to_act, legal(state)) == (1, ["reveal", "pass"])
    do(state, "reveal")
    assert discard(state, 1) == []


def test_moat_as_an_action_draws_two() -> None:
    state = table(player("moat", "gold*3"))
    do(state, "play moat")
    assert hand(state) == ["gold", "gold"]


@pytest.mark.rule("D-moneylender-1")
def test_moneylender_gives_three_for_a_copper_only() -> None:
    state = table(player("moneylender copper silver"))
    do(state, "play moneylender")
    assert refusal(state, "trash silver") == "dominion-not-copper"
    assert refusal(state, "pass") == "dominion-must-trash-copper"
    do(state, "trash copper")
    assert left(state)[2] == 3
    none = table(player("moneylender silver"))
    do(none, "play moneylender", "pass")
    assert left(none)[2] == 0


@pytest.mark.rule("D-moneylender-1", "D-mine-1", "D-throne-room-4")
def test_later_wording_lets_one_decline() -> None:
    for hands, first in (
        ("moneylender copper", "play moneylender"),
        ("mine copper", "play mine"),
        ("throne_room village", "play throne_room"),
    ):
        state = table(player(hands, "copper*5"), may_effects=True)
        do(state, first)
        assert refusal(state, "pass") == ""
        do(state, "pass")
        assert trash(state) == []
        strict = table(player(hands, "copper*5"))
        do(strict, first)
        assert refusal(strict, "pass") != ""


@pytest.mark.rule("D-remodel-1")
def test_remodel_trashes_another_card_for_one_up_to_two_dearer() -> None:
    state = table(player("remodel remodel gold"))
    do(state, "play remodel")
    assert legal(state) == ["trash gold", "trash remodel"]
    assert refusal(state, "pass") == "dominion-must-trash"
    same = state.copy()
    do(same, "trash remodel", "gain remodel")
    assert discard(same) == ["remodel"]
    do(state, "trash gold")
    assert refusal(state, "gain province") == ""
    assert refusal(state, "gain copper") == ""
    do(state, "gain province")
    assert discard(state) == ["province"]


@pytest.mark.rule("D-smithy-1")
def test_smithy_draws_three() -> None:
    state = table(player("smithy", "curse*4"))
    do(state, "play smithy")
    assert hand(state) == ["curse"] * 3


@pytest.mark.rule("D-spy-1")
def test_spy_draws_first_then_shows_the_own_deck_then_the_others() -> None:
    state = table(
        player("spy", "copper gold"), player("copper", "", "estate"), player("copper", "")
    )
    events = do(state, "play spy")
    assert hand(state) == ["copper"]
    assert left(state)[0] == 1
    assert state.ask is not None
    assert state.ask.facts == {"seat": 0, "victim": 0, "card": "gold"}
    events = do(state, "keep")
    assert told(events, "shuffle") == [{"seat": 1, "count": 1}]
    assert state.ask.facts == {"seat": 0, "victim": 1, "card": "estate"}
    events = do(state, "keep")
    assert told(events, "no-deck") == [{"seat": 2}]
    assert deck(state, 0) == ["gold"]
    assert deck(state, 1) == ["estate"]


@pytest.mark.rule("D-spy-2")
def test_the_spy_decides_for_one_before_the_next_shows() -> None:
    state = table(player("spy", "copper gold"), player("copper", "silver"), player("", "estate"))
    events = do(state, "play spy")
    assert [fact["seat"] for fact in told(events, "show")] == [0]
    events = do(state, "keep")
    assert [fact["seat"] for fact in told(events, "show")] == [1]
    assert state.to_act == 0
    do(state, "drop", "keep")
    assert discard(state, 1) == ["silver"]
    assert deck(state, 2) == ["estate"]


@pytest.mark.rule("D-thief-1")
def test_thief_shuffles_without_the_card_already_shown() -> None:
    state = table(
        player("thief"),
        player("", "estate", "silver"),
        player("", "", "copper estate"),
        player("", "duchy"),
    )
    events = do(state, "play thief")
    shown = told(events, "show")
    assert shown[0] == {"seat": 1, "cards": ["estate", "silver"]}
    assert sorted(shown[1]["cards"]) == ["copper", "estate"]
    assert shown[2] == {"seat": 3, "cards": ["duchy"]}
    assert [fact["count"] for fact in told(events, "shuffle")] == [1, 2]


@pytest.mark.rule("D-thief-2")
def test_thief_takes_one_treasure_of_each_and_the_rest_is_discarded() -> None:
    state = table(player("thief"), player("", "silver gold copper"))
    do(state, "play thief")
    assert legal(state) == ["trash silver", "trash gold"]
    assert refusal(state, "trash copper") == "dominion-not-revealed"
    do(state, "trash gold")
    assert discard(state, 1) == ["silver"]
    assert trash(state) == ["gold"]
    do(state, "gain gold")
    assert discard(state, 0) == ["gold"]
    assert trash(state) == []


@pytest.mark.rule("D-thief-3")
def test_thief_gains_only_what_this_play_trashed() -> None:
    state = table(
        player("thief"), player("", "silver estate"), player("", "copper estate"), trash=["gold"]
    )
    do(state, "play thief")
    assert legal(state) == ["gain copper", "gain silver", "done"]
    assert refusal(state, "gain gold") == "dominion-not-stolen"
    do(state, "gain silver")
    assert trash(state) == ["copper", "gold"]
    assert discard(state, 0) == ["silver"]
    assert code(state) == "dominion-buy"


@pytest.mark.rule("D-thief-4", "D-thief-5")
def test_victim_by_victim_then_one_gain_choice() -> None:
    state = table(player("thief"), player("", "silver gold"), player("", "gold gold"))
    do(state, "play thief")
    assert state.ask is not None
    assert state.ask.facts == {"seat": 0, "victim": 1, "cards": ["silver", "gold"]}
    assert len(deck(state, 2)) == 2
    events = do(state, "trash silver")
    assert told(events, "trash") == [{"seat": 1, "card": "silver"}, {"seat": 2, "card": "gold"}]
    assert code(state) == "dominion-thief-gain"
    assert legal(state) == ["gain silver", "gain gold", "done"]
    do(state, "done")
    assert trash(state) == ["silver", "gold"]


@pytest.mark.rule("D-throne-room-1")
def test_the_first_play_is_finished_before_the_second_which_is_free() -> None:
    state = table(player("throne_room workshop village", "copper*5"))
    do(state, "play throne_room")
    assert legal(state) == ["play village", "play workshop"]
    assert refusal(state, "play copper") == "dominion-not-action"
    do(state, "play workshop")
    assert left(state)[0] == 0
    assert refusal(state, "play village") == "dominion-not-now"
    do(state, "gain silver")
    assert code(state) == "dominion-take"
    do(state, "gain estate")
    assert discard(state) == ["silver", "estate"]
    assert play_area(state) == ["throne_room", "workshop"]
    assert code(state) == "dominion-buy"


@pytest.mark.rule("D-throne-room-2")
def test_throne_room_on_throne_room_doubles_two_cards() -> None:
    state = table(player("throne_room throne_room smithy woodcutter militia", "copper*9"))
    do(state, "play throne_room", "play throne_room", "play smithy")
    assert hand(state).count("copper") == 6
    assert code(state) == "dominion-throne-room"
    do(state, "play woodcutter")
    assert left(state) == (0, 3, 4)
    assert code(state) == "dominion-buy"
    assert "militia" in hand(state)


@pytest.mark.rule("D-throne-room-3")
def test_throne_room_on_market_leaves_two_actions() -> None:
    state = table(player("throne_room market", "copper*5"))
    do(state, "play throne_room", "play market")
    assert left(state) == (2, 3, 2)
    singly = table(player("market market", "copper*5"))
    do(singly, "play market", "play market")
    assert left(singly)[0] == 1


@pytest.mark.rule("D-throne-room-4")
def test_throne_room_without_an_action_does_nothing() -> None:
    state = table(player("throne_room copper*4"))
    do(state, "play throne_room")
    assert legal(state) == ["pass"]
    events = do(state, "pass")
    assert told(events, "throne-none") == [{"seat": 0}]
    assert code(state) == "dominion-buy"


@pytest.mark.rule("D-throne-room-1", "D-feast-1")
def test_throne_room_on_feast_gains_two_and_trashes_once() -> None:
    state = table(player("throne_room feast", "copper*5"))
    do(state, "play throne_room", "play feast", "gain duchy", "gain silver")
    assert discard(state) == ["silver", "duchy"]
    assert trash(state) == ["feast"]
    assert play_area(state) == ["throne_room"]


@pytest.mark.rule("D-throne-room-5")
def test_throne_room_on_mine_makes_copper_gold() -> None:
    state = table(player("throne_room mine copper"))
    do(state, "play throne_room", "play mine", "trash copper", "gain silver")
    do(state, "trash silver", "gain gold")
    assert hand(state) == ["gold"]


@pytest.mark.rule("D-throne-room-5")
def test_throne_room_on_moneylender_and_cellar() -> None:
    state = table(player("throne_room moneylender copper*3"))
    do(state, "play throne_room", "play moneylender", "trash copper", "trash copper")
    assert left(state)[2] == 6
    assert trash(state) == ["copper", "copper"]
    cellar = table(player("throne_room cellar estate", "curse gold"))
    do(cellar, "play throne_room", "play cellar", "discard estate", "discard curse")
    assert hand(cellar) == ["gold"]
    assert left(cellar)[0] == 2


@pytest.mark.rule("D-throne-room-5")
def test_throne_room_on_council_room_library_and_bureaucrat() -> None:
    council = table(player("throne_room council_room", "copper*9"), player("", "gold*3"))
    do(council, "play throne_room", "play council_room")
    assert hand(council, 1) == ["gold", "gold"]
    library = table(player("throne_room library", "copper*9"))
    do(library, "play throne_room", "play library", *["keep"] * 7)
    assert code(library) == "dominion-buy"
    silver = table(player("throne_room bureaucrat"), player("estate*2 copper"))
    do(silver, "play throne_room", "play bureaucrat", "topdeck estate", "topdeck estate")
    assert deck(silver) == ["silver", "silver"]
    assert deck(silver, 1) == ["estate", "estate"]


@pytest.mark.rule("D-village-festival-1")
def test_villages_and_festivals_add_actions() -> None:
    state = table(player("village village festival", "copper*5"))
    do(state, "play village")
    assert left(state)[0] == 2
    do(state, "play village")
    assert left(state)[0] == 3
    do(state, "play festival")
    assert left(state) == (4, 2, 2)


@pytest.mark.rule("D-witch-1")
def test_curses_run_out_in_turn_order_and_the_witch_draws_anyway() -> None:
    state = table(
        player("copper"),
        player("witch", "gold*2"),
        player("copper"),
        seat=1,
        piles={"curse": 1},
    )
    events = do(state, "play witch")
    assert discard(state, 2) == ["curse"]
    assert discard(state, 0) == []
    assert told(events, "none-left") == [{"card": "curse"}]
    assert hand(state, 1) == ["gold", "gold"]


@pytest.mark.rule("D-woodcutter-market-laboratory-1")
def test_plain_pluses() -> None:
    state = table(player("laboratory market woodcutter", "copper*5"))
    do(state, "play laboratory")
    assert (left(state), len(hand(state))) == ((1, 1, 0), 4)
    do(state, "play market")
    assert (left(state), len(hand(state))) == ((1, 2, 1), 4)
    do(state, "play woodcutter")
    assert (left(state), len(hand(state))) == ((0, 3, 3), 3)


@pytest.mark.rule("D-workshop-1")
def test_workshop_takes_up_to_four_whatever_coins_there_are() -> None:
    state = table(player("market workshop", "copper"), coins=5)
    do(state, "play market", "play workshop")
    assert refusal(state, "gain market") == "dominion-over-limit"
    do(state, "gain workshop")
    assert discard(state) == ["workshop"]
    assert order("copper") == ["copper"]
