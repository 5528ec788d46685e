"""The cards from Adventurer to Library, each ruling by its id."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    aside,
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


@pytest.mark.rule("D-adventurer-1")
def test_adventurer_shuffles_without_what_is_revealed() -> None:
    state = table(player("adventurer", "estate copper duchy", "silver gold"))
    events = do(state, "play adventurer")
    assert hand(state)[0] == "copper"
    assert len(hand(state)) == 2
    assert told(events, "shuffle") == [{"seat": 0, "count": 2}]
    assert set(discard(state)) == {"estate", "duchy"}
    assert len(deck(state)) == 1


@pytest.mark.rule("D-adventurer-2")
@pytest.mark.parametrize(("found", "cards"), [(1, "estate copper"), (0, "estate")])
def test_adventurer_ends_when_nothing_is_left(found: int, cards: str) -> None:
    state = table(player("adventurer", cards, "duchy"))
    do(state, "play adventurer")
    assert hand(state) == ["copper"] * found
    assert discard(state) == ["estate", "duchy"]
    assert deck(state) == []


@pytest.mark.rule("D-bureaucrat-1")
def test_the_silver_can_be_the_whole_deck_and_so_can_the_victory_card() -> None:
    state = table(player("bureaucrat", "", "copper"), player("estate copper", "", "gold"))
    events = do(state, "play bureaucrat", "topdeck estate")
    assert deck(state, 0) == ["silver"]
    assert deck(state, 1) == ["estate"]
    assert told(events, "shuffle") == []


@pytest.mark.rule("D-bureaucrat-2")
def test_the_victim_chooses_the_victory_card() -> None:
    state = table(player("bureaucrat"), player("gardens estate curse copper", "gold"))
    do(state, "play bureaucrat")
    assert state.to_act == 1
    assert legal(state) == ["topdeck estate", "topdeck gardens"]
    assert refusal(state, "topdeck curse") == "dominion-not-victory"
    assert refusal(state, "topdeck duchy") == "dominion-not-in-hand"
    assert refusal(state, "show") == "dominion-has-victory"
    do(state, "topdeck gardens")
    assert deck(state, 1) == ["gardens", "gold"]


@pytest.mark.rule("D-bureaucrat-2", "D-bureaucrat-4")
def test_a_hand_without_victory_cards_is_shown() -> None:
    state = table(player("bureaucrat"), player("curse*2 copper"))
    do(state, "play bureaucrat")
    assert legal(state) == ["show"]
    events = do(state, "show")
    assert told(events, "show-hand") == [{"seat": 1, "cards": ["copper", "curse", "curse"]}]


@pytest.mark.rule("D-bureaucrat-3")
def test_without_silver_the_attack_still_happens() -> None:
    state = table(player("bureaucrat", "gold"), player("estate"), piles={"silver": 0})
    events = do(state, "play bureaucrat")
    assert told(events, "none-left") == [{"card": "silver"}]
    assert code(state) == "dominion-bureaucrat"
    assert deck(state) == ["gold"]


@pytest.mark.rule("D-bureaucrat-3", "D-moat-1")
def test_the_moat_comes_before_the_silver() -> None:
    state = table(player("bureaucrat"), player("moat estate"))
    do(state, "play bureaucrat")
    assert code(state) == "dominion-react"
    assert pile(state, "silver") == 40
    do(state, "reveal")
    assert deck(state) == ["silver"]
    assert hand(state, 1) == ["estate", "moat"]


@pytest.mark.rule("D-bureaucrat-4")
def test_silver_first_then_the_victims_in_turn_order() -> None:
    state = table(player("bureaucrat"), player("estate duchy"), player("estate duchy"))
    events = do(state, "play bureaucrat", "topdeck duchy", "topdeck estate")
    codes = [event.code for event in events if event.code[9:] in ("gain-deck", "topdeck")]
    assert codes == ["dominion-gain-deck", "dominion-topdeck", "dominion-topdeck"]
    assert [fact["seat"] for fact in told(events, "topdeck")] == [1, 2]


@pytest.mark.rule("D-cellar-1")
def test_cellar_discards_at_once_then_draws() -> None:
    state = table(player("cellar copper estate*2 curse", "gold*4"))
    do(state, "play cellar", "discard estate", "discard estate", "discard curse")
    assert discard(state) == []
    assert deck(state) == ["gold"] * 4
    do(state, "done")
    assert hand(state) == ["copper", "gold", "gold", "gold"]
    assert discard(state) == ["estate", "estate", "curse"]
    assert left(state)[0] == 1


@pytest.mark.rule("D-cellar-1")
def test_cellar_discards_are_in_the_shuffle() -> None:
    state = table(player("cellar estate*2", "gold"))
    events = do(state, "play cellar", "discard estate", "discard estate")
    assert hand(state) == ["gold", "estate"]
    assert told(events, "shuffle") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("D-cellar-1")
def test_cellar_without_discards_still_gives_an_action() -> None:
    state = table(player("cellar copper", "gold"))
    do(state, "play cellar", "done")
    assert left(state)[0] == 1
    assert hand(state) == ["copper"]


@pytest.mark.rule("D-cellar-2")
def test_another_cellar_can_be_discarded_and_few_cards_are_drawn() -> None:
    state = table(player("cellar cellar copper", ""))
    do(state, "play cellar")
    assert "discard cellar" in legal(state)
    do(state, "discard copper", "discard cellar")
    assert order(*hand(state)) == ["copper", "cellar"]
    assert play_area(state) == ["cellar"]


def test_a_set_is_named_in_one_order_only() -> None:
    state = table(player("cellar copper estate*2 curse", "gold*4"))
    do(state, "play cellar", "discard estate")
    assert legal(state) == ["discard estate", "discard curse", "done"]
    assert refusal(state, "discard copper") == "dominion-out-of-order"


@pytest.mark.rule("D-chancellor-1")
def test_chancellor_is_now_or_never() -> None:
    state = table(player("chancellor copper", "gold estate"))
    do(state, "play chancellor")
    assert legal(state) == ["flip", "keep"]
    assert refusal(state, "end") == "dominion-not-now"
    assert left(state)[2] == 2
    do(state, "keep")
    assert deck(state) == ["gold", "estate"]
    empty = table(player("chancellor copper", "", "gold"))
    do(empty, "play chancellor")
    assert code(empty) == "dominion-buy"


@pytest.mark.rule("D-chancellor-2")
def test_chancellor_shuffles_nothing_and_the_bottom_card_shows() -> None:
    state = table(player("chancellor", "gold silver estate", "copper"))
    events = do(state, "play chancellor", "flip")
    assert told(events, "shuffle") == []
    assert told(events, "flip") == [{"seat": 0, "count": 3, "card": "estate"}]
    assert deck(state) == []
    assert len(discard(state)) == 4
    assert state.view(1)["players"][0]["discard_top"] == "estate"  # type: ignore[index]
    events = do(state, "end")
    assert told(events, "shuffle") == [{"seat": 0, "count": 5}]


@pytest.mark.rule("D-chapel-1")
def test_chapel_trashes_none_to_four_and_not_itself() -> None:
    state = table(player("chapel chapel estate*5"))
    none = state.copy()
    do(none, "play chapel", "done")
    assert trash(none) == []
    do(state, "play chapel", *["trash estate"] * 3)
    assert legal(state) == ["trash estate", "trash chapel", "done"]
    do(state, "trash chapel")
    assert trash(state) == ["estate", "estate", "estate", "chapel"]
    assert hand(state) == ["estate", "estate"]
    assert play_area(state) == ["chapel"]


@pytest.mark.rule("D-cellar-1", "D-chapel-1")
def test_a_choice_of_cards_tells_how_many_end_it() -> None:
    state = table(player("chapel cellar estate*5"))
    for text, many in (("play chapel", 4), ("trash estate", 3), ("trash estate", 2)):
        do(state, text)
        assert state.ask is not None
        assert state.ask.facts["left"] == many
    state = table(player("cellar estate*2"))
    for text, many in (("play cellar", 2), ("discard estate", 1)):
        do(state, text)
        assert state.ask is not None
        assert state.ask.facts["left"] == many
    do(state, "discard estate")
    assert code(state) != "dominion-cellar"


@pytest.mark.rule("D-council-room-1")
def test_council_room_makes_everybody_draw_and_no_moat_helps() -> None:
    state = table(
        player("council_room", "copper*4"), player("moat", "", "gold*2"), player("copper", "")
    )
    events = do(state, "play council_room")
    assert code(state) == "dominion-buy"
    assert hand(state, 1) == ["gold", "moat"]
    assert hand(state, 2) == ["copper"]
    assert told(events, "shuffle") == [{"seat": 1, "count": 2}]
    assert left(state) == (0, 2, 0)


@pytest.mark.rule("D-feast-1")
def test_feast_trashes_itself_for_a_card_up_to_five() -> None:
    state = table(player("festival feast", "copper*9"))
    do(state, "play festival", "play feast")
    assert trash(state) == ["feast"]
    assert refusal(state, "gain gold") == "dominion-over-limit"
    assert refusal(state, "done") == "dominion-must-gain"
    do(state, "gain duchy")
    assert discard(state) == ["duchy"]
    assert left(state)[2] == 2


@pytest.mark.rule("D-gardens-1")
def test_39_cards_make_each_gardens_worth_three() -> None:
    state = table(player("gardens*2", "copper*37"))
    first = state.scores()[0]
    assert first.total == 6
    assert first.lines[0].rule == "D-gardens-1"
    assert first.lines[0].facts == {"card": "gardens", "count": 2, "each": 3, "cards": 39}
    one_more = table(player("gardens*2", "copper*38"))
    assert one_more.scores()[0].total == 8


@pytest.mark.rule("D-library-1")
def test_library_sets_actions_aside_one_by_one_and_out_of_the_shuffle() -> None:
    state = table(player("library copper*4", "smithy estate", "moat gold"))
    do(state, "play library")
    assert legal(state) == ["keep", "aside"]
    do(state, "aside")
    assert aside(state) == ["smithy"]
    assert legal(state) == ["keep"]  # the Estate
    assert refusal(state, "aside") == "dominion-keep-only"
    events = do(state, "keep")
    assert told(events, "shuffle") == [{"seat": 0, "count": 2}]
    do(state, "keep", "keep")
    assert len(hand(state)) == 7
    assert discard(state) == ["smithy"]
    assert aside(state) == []


@pytest.mark.rule("D-library-1")
def test_library_need_not_set_actions_aside() -> None:
    state = table(player("library copper*6", "smithy smithy"))
    do(state, "play library", "keep")
    assert hand(state) == [*["copper"] * 6, "smithy"]
    assert discard(state) == []


@pytest.mark.rule("D-library-2")
def test_library_with_seven_cards_draws_nothing() -> None:
    state = table(player("library copper*7", "gold"))
    do(state, "play library")
    assert code(state) == "dominion-buy"
    assert deck(state) == ["gold"]


@pytest.mark.rule("D-library-3")
def test_the_seventh_card_can_be_set_aside_too() -> None:
    state = table(player("library copper*6", "smithy gold"))
    do(state, "play library", "aside", "keep")
    assert hand(state) == [*["copper"] * 6, "gold"]
    assert discard(state) == ["smithy"]


@pytest.mark.rule("D-library-3", "D-throne-room-5")
def test_a_second_library_draws_what_the_first_set_aside() -> None:
    state = table(player("throne_room library copper*4", "smithy moat"))
    do(state, "play throne_room", "play library", "aside", "aside")
    assert code(state) == "dominion-library"  # second play: shuffled and drawn again
    do(state, "keep", "keep")
    assert hand(state) == order(*["copper"] * 4, "smithy", "moat")


def test_a_question_about_every_card_the_library_draws() -> None:
    """Whether somebody is asked tells nobody whether the card is an Action."""
    state = table(player("library", "copper estate smithy gold"))
    do(state, "play library")
    for _ in range(4):
        assert code(state) == "dominion-library"
        do(state, "keep")
    assert game.rules_version == 1
