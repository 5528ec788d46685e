"""What the game says and how moves are written."""

from __future__ import annotations

import pytest

from regna.core import BadNotation, Event, Rng
from regna.games.dominion.said import SAID
from regna.testing import Trial
from regna.words import words
from tests.games.dominion.table import do, game, player, table

ASKS = {row.code: row.facts for row in SAID.asks}
REFUSALS = {row.code: row.facts for row in SAID.refusals[1:]}
EVENTS = {row.code: row.facts + row.private for row in SAID.events}
PRIVATE = {row.code for row in SAID.events if row.private}


def test_codes_are_told_apart() -> None:
    assert len(game.codes()) == len(ASKS) + len(REFUSALS) + len(EVENTS)
    assert len(REFUSALS) == len(SAID.refusals) - 1
    steps = [step for script in game.scripts for step in script.steps if step.asks]
    assert {step.name for step in steps} == set(ASKS)


def test_play_says_only_what_the_table_of_codes_has() -> None:
    heard: set[str] = set()
    refused: set[str] = set()
    for number, case in enumerate(Trial(game).cases()):
        state = game.new(seed=number, **case)
        rng = Rng(number)
        for _ in range(250):
            ask = state.ask
            if ask is None:
                break
            assert sorted(ask.facts) == sorted(ASKS[ask.code]), ask
            for move in {int(rng.below(game.move_space)) for _ in range(6)}:
                refusal = state.why_not(move)
                if refusal is not None:
                    refused.add(refusal.code)
                    assert sorted(refusal.facts) == sorted(REFUSALS[refusal.code]), refusal
            events: list[Event] = []
            state.play(state.nth(int(rng.below(state.count()))), events)
            for event in events:
                heard.add(event.code)
                names = set(event.public)
                for facts in event.private_by_seat.values():
                    assert event.code in PRIVATE
                    names |= set(facts)
                assert names == set(EVENTS[event.code]), event
    assert len(heard) > 25
    assert len(refused) > 15


def test_private_facts_reach_one_seat() -> None:
    state = table(player("smithy", "gold silver estate"))
    events = do(state, "play smithy")
    drawn = next(event for event in events if event.code == "dominion-draw")
    assert drawn.for_seat(1)["facts"] == {"seat": 0, "count": 3}
    assert drawn.for_seat(None)["facts"] == {"seat": 0, "count": 3}
    assert drawn.for_seat(0)["facts"] == {
        "seat": 0,
        "count": 3,
        "cards": ["gold", "silver", "estate"],
    }


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("buy silver", "buy silver"),
        ("Play Throne Room", "play throne_room"),
        ("GAIN throne-room", "gain throne_room"),
        ("  topdeck   council_room ", "topdeck council_room"),
        ("Treasures", "treasures"),
        ("done", "done"),
    ],
)
def test_notation_is_read_kindly(text: str, written: str) -> None:
    state = game.new()
    assert game.write(state, game.read(state, text)) == written


@pytest.mark.parametrize(
    "text", ["", "silver", "buy", "buy pirate", "done copper", "buy silver gold"]
)
def test_a_bad_text_says_what_was_expected(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game.read(game.new(), text)
    assert caught.value.expected


def test_every_move_is_written_and_read_back() -> None:
    state = game.new()
    texts = [game.write(state, move) for move in range(game.move_space)]
    assert len(set(texts)) == game.move_space
    assert [game.read(state, text) for text in texts] == list(range(game.move_space))
    assert game.parts(state, game.read(state, "buy silver")) == {"verb": "buy", "piece": "silver"}
    assert game.parts(state, game.read(state, "end")) == {"verb": "end"}


@pytest.mark.parametrize(
    ("lang", "code", "card", "text"),
    [
        (
            "pl",
            "dominion-clean-up",
            "copper",
            "na wierzchu stosu kart odrzuconych widać Miedziaki.",
        ),
        ("pl", "dominion-clean-up", "smithy", "na wierzchu stosu kart odrzuconych widać Kuźnię."),
        ("pl", "dominion-take-treasure", "gardens", "a Ogrody to co innego."),
        ("pl", "dominion-out-of-order", "copper", "Karta Miedziaki tu nie pasuje:"),
        ("cs", "dominion-clean-up", "gardens", "navrchu odkládacího balíčku je vidět zahrady."),
        ("cs", "dominion-not-in-hand", "gardens", "V ruce zahrady nemáte, takže to nejde."),
        ("cs", "dominion-not-playable", "gardens", "Zahrady zahrát nejde:"),
        ("cs", "dominion-not-action", "gardens", "Karta zahrady není akce."),
        ("cs", "dominion-not-treasure", "gardens", "Karta zahrady nepatří k penězům."),
    ],
)
def test_sentences_agree_with_names_in_the_plural(
    lang: str, code: str, card: str, text: str
) -> None:
    said = words(lang).say(code, {"seat": 0, "count": 2, "card": card}, "dominion", ["Eva"])
    assert text in said


@pytest.mark.parametrize(
    ("count", "text"), [(0, "uklízí;"), (1, "uklízí i 1 kartu"), (3, "i 3 karty"), (6, "i 6 karet")]
)
def test_czech_tidies_up_any_number_of_cards(count: int, text: str) -> None:
    facts: dict[str, object] = {"seat": 0, "count": count, "card": "copper"}
    assert text in words("cs").say("dominion-clean-up", facts, "dominion", ["Eva"])
