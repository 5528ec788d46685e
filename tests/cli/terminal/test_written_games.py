"""A game written move by move, as docs/notation.md says, plays to its end when it is piped in."""

from __future__ import annotations

import io

import pytest

from regna.cli.terminal.door import door_for
from regna.cli.terminal.running import Running, begin
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.session import Session
from regna.core import Rng, State
from regna.games.dominion.kinds import COST, KIND_OF, KINGDOMS
from regna.words import LANGUAGES, words

ASKED = (  # every decision of Dominion
    "action buy react cellar chapel militia bureaucrat chancellor library mine moneylender"
    " remodel take throne-room spy thief thief-gain"
)
POOR = ("copper", "curse", "estate", "duchy", "province")


def written(state: State, seed: int) -> tuple[list[str], set[str], State]:
    """A random game in notation, what was asked in it, and its end."""
    texts, asked = [], set()
    choices = Rng(seed)
    while state.to_act is not None:
        assert state.ask is not None
        asked.add(state.ask.code)
        moves = liked(state, state.moves())
        move = moves[choices.below(len(moves))]
        texts.append(state.game.write(state, move))
        state.play(move)
    return texts, asked, state


def liked(state: State, moves: list[int]) -> list[int]:
    """The moves that bring more decisions: in Dominion cards are played, and dear ones bought."""
    texts = {move: state.game.write(state, move) for move in moves}
    plays = [move for move in moves if texts[move].startswith(("play", "treasures"))]
    cards = {move: text[4:] for move, text in texts.items() if text.startswith("buy ")}
    wanted = {move: KIND_OF[card] for move, card in cards.items() if card not in POOR}
    most = max((COST[kind] for kind in wanted.values()), default=0)
    dear = [move for move, kind in wanted.items() if COST[kind] >= most - 1]
    return plays or dear or moves


def piped(running: Running, lang: str, lines: list[str]) -> str:
    """What the terminal says to lines from a pipe."""
    paper = io.StringIO()
    screen = Screen(paper, io.StringIO("".join(f"{line}\n" for line in lines)))
    Session(running, door_for(running.table.game, words(lang)), words(lang), screen).run()
    return paper.getvalue()


def played_to_the_end(
    game: str, seats: int, options: dict[str, object], seed: int, lang: str
) -> set[str]:
    running = begin(game, seats, options, seed)
    lines, asked, end = written(running.state.copy(), seed)
    text = piped(running, lang, lines)
    assert running.over, text[-2000:]
    assert running.state.dump() == end.dump()
    assert words(lang).name("cli-score-end") in text
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["dominion", "tigris"])
def test_in_every_language(game: str, seats: int, lang: str) -> None:
    options: dict[str, object] = {"turn_limit": 4} if game == "dominion" else {}
    played_to_the_end(game, seats, options, 10 * seats + LANGUAGES.index(lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_two_heirs_in_every_language(seats: int, lang: str) -> None:
    played_to_the_end("heirs", seats, {}, seats, lang)


def test_every_decision_of_dominion() -> None:
    """Random games with every kingdom meet all decisions, Militia and Cellar among them."""
    met: set[str] = set()
    for seed, kingdom in enumerate([*KINGDOMS, *KINGDOMS, *KINGDOMS]):
        options: dict[str, object] = {"kingdom": kingdom, "turn_limit": 10}
        met |= played_to_the_end("dominion", 2 + seed % 3, options, seed, LANGUAGES[seed % 3])
    assert met == {f"dominion-{name}" for name in ASKED.split()}
