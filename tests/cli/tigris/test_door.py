"""Tigris & Euphrates at the terminal: whole games, conflicts, typos, hidden hands."""

from __future__ import annotations

import io

import pytest

from regna.cli.main import main
from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import Running
from regna.cli.terminal.screen import CLEAR, Screen
from regna.cli.terminal.session import Session
from regna.cli.tigris.door import TigrisDoor
from regna.cli.tigris.map import rows_of
from regna.core import State
from regna.words import LANGUAGES, words
from tests.cli.tigris.player import best_move, from_position, played, sit_down
from tests.games.tigris.table import crowded, table

LEFTOVERS = ("tigris-", "cli-", "{", "}", "$seat", "None", "[]", "  .\n")


class Typist(Screen):
    """Types given lines, as at a real terminal if wanted."""

    def __init__(self, lines: list[str], terminal: bool = False) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO("\n".join(lines) + "\n"))
        self.terminal = terminal
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.is_terminal = False
        try:
            return super().ask(prompt)
        finally:
            self.is_terminal = self.terminal


def typed(running: Running, lang: str, lines: list[str], terminal: bool = False) -> str:
    """What stands on the screen after some lines."""
    screen = Typist(lines, terminal)
    session = Session(running, door_for(running.table.game, words(lang)), words(lang), screen)
    screen.is_terminal = terminal
    session.run()
    return screen.paper.getvalue()


def answer(state: State, lang: str, *lines: str) -> str:
    """The same from a position, in one line."""
    return " ".join(typed(from_position(state), lang, [*lines, "quit"]).split())


def revolt() -> State:
    return table(
        {"t": "e5 f5 f6 h6", "s": "g6"},
        [{"trader": "e6"}, {"king": "g5"}],
        [{"green": 2, "red": 4}, {"green": 3, "red": 3}],
        seats=2,
    )


def war() -> State:
    return table(
        {"t": "d5 i5", "m": "e5 g5 h5"},
        [{"trader": "d6", "king": "c5"}, {"trader": "i4", "king": "j5"}],
        [{"green": 5, "red": 1}, {"green": 1, "red": 5}],
        seats=3,
    )


def monument() -> State:
    return table(
        {"t": "f5 g5 f6", "s": "h6"},
        [{"priest": "f4", "trader": "h5"}, {"king": "e6"}],
        [{"green": 2, "red": 4}, {"green": 3, "red": 3}],
        seats=2,
    )


def three_kingdoms() -> State:
    return table(
        {"t": "e5 g5 f6 f7"},
        [{"priest": "e4", "trader": "g4"}, {"king": "e7"}],
        [{"green": 2, "red": 4}, {"green": 3, "red": 3}],
        seats=2,
    )


@pytest.mark.parametrize(
    ("lang", "seats", "options"),
    [("en", 2, {}), ("cs", 2, {"open_scoring": True}), ("pl", 2, {"board": "advanced"})],
)
def test_a_whole_game(lang: str, seats: int, options: dict[str, object]) -> None:
    running = sit_down(seats, 3, **options)
    text = played(running, lang)
    assert running.over
    assert all(len(line) <= 80 for line in text.splitlines())
    for leftover in LEFTOVERS:
        assert leftover not in text, text[max(0, text.index(leftover) - 200) :][:300]
    assert words(lang).name("cli-score-end") in text
    for score in running.state.scores():
        assert " – ".join(str(points) for points in score.key) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_read_as_it_is_called(lang: str) -> None:
    for state in [sit_down(3, 1).state, war(), *(crowded(seed) for seed in range(4))]:
        door = door_for(state.game, words(lang))
        for _ in range(3):
            if not state.stack:
                break
            now = Position(state)
            for move in now.moves[::7]:
                assert door.read(now, door.describe(now, move)) == [move]
                assert door.read(now, now.write(move)) == [move]
            listed = [move for group in door.groups(now) for move, _ in group.moves]
            assert sorted(listed) == sorted(state.moves())
            assert all(len(line) <= 80 for line in door.draw(now) + door.look(now))
            state.play(best_move(state))


@pytest.mark.parametrize(
    ("lang", "lines", "said"),
    [
        (
            "en",
            ["king h5", "support 2", "add none"],
            "Archer wins the revolt (attack 3, defence 1)",
        ),
        ("cs", ["král h5", "přidat nic", "pridat 3"], "Lučištník si bere krále zpět."),
        ("pl", ["krol h5", "doloz 0", "dołóż 1"], "Byk wygrywa konflikt wewnętrzny (atak 1"),
        ("en", ["king h5", "pass"], "There is a revolt: first say how many temples you add."),
        ("cs", ["krále h5", "přidat 5"], "Tolik chrámů přidat nelze: chcete 5, máte 4."),
        ("pl", ["połóż króla h5", "dołóż dwa"], "„dwa” to nie liczba od 0 do 6."),
    ],
)
def test_a_revolt(lang: str, lines: list[str], said: str) -> None:
    assert said in answer(revolt(), lang, *lines)


def test_a_revolt_is_shown_step_by_step() -> None:
    text = typed(from_position(revolt()), "en", ["king h5", "support 2", "quit"])
    first, second = text.split("Step 1 of 2")[0], text.split("Step 1 of 2")[1]
    assert "attacks  Archer (h5)          1        ?        1" in first
    assert "attacks  Archer (h5)          1        2        3" in second
    assert "defends  Bull (g5)            1        ?        1" in second


@pytest.mark.parametrize(
    ("lang", "lines", "said"),
    [
        ("en", ["market f5", "war of traders", "support 4", "support 1"], "scores 3 green points."),
        ("cs", ["tržiště f5", "válka zelená", "přidat 4", "přidat 1"], "získává 3 zelené body."),
        ("pl", ["targ f5", "wojna kupcow", "dołóż 4", "dołóż 1"], "zdobywa 3 zielone punkty."),
        ("en", ["market f5", "war of priests"], "no war between priests now. At war: green and"),
        ("cs", ["trziste f5", "pas"], "Nejdřív vyberte, který konflikt přijde na řadu."),
        ("pl", ["targowisko f5"], "kupiec przeciw kupcowi (zielony): Łucznik atakuje siłą 1, Byk"),
        ("en", ["market f5"], "TrA d6 1/1 KiA c5 1/0 TrB i4 1/2 KiB j5 1/0"),
    ],
)
def test_a_war(lang: str, lines: list[str], said: str) -> None:
    assert said in answer(war(), lang, *lines)


@pytest.mark.parametrize(
    ("lang", "lines", "said"),
    [
        ("en", ["temple g6", "build red-black"], "builds the red-black monument on f5, g5, f6 and"),
        ("cs", ["chram g6", "postavit cerveno-zeleny f5"], "#ct #ct"),
        ("pl", ["swiatynia g6", "rezygnuje"], "Łucznik nie buduje."),
        ("en", ["temple g6", "build black red"], "Archer’s trader at h5 has no temple left"),
        ("cs", ["chrám g6", "postavit zeleno-černý"], "Monument zeleno-černý nemá červenou barvu."),
        ("pl", ["świątynia g6", "zbuduj fioletowy"], "„fioletowy” to nie monument."),
        ("en", ["temple g6", "build red-green a1"], "This tile has completed no square on a1,"),
    ],
)
def test_a_monument(lang: str, lines: list[str], said: str) -> None:
    assert said in answer(monument(), lang, *lines)


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("en", "temple f5", "would join 3 kingdoms, and two are the most: the kingdom of Archer’s"),
        ("cs", "chrám f5", "a království s králem (Býk, e7). [17]"),
        (
            "pl",
            "świątynia f5",
            "królestwo z kapłanem (Łucznik, e4), królestwo z kupcem (Łucznik, g4)",
        ),
        ("cs", "proc kral f5", "7 Co znamená spojit dvě království"),
        ("en", "king f5", "At f5 the king would join two kingdoms, which a leader never may"),
        ("en", "king d8", "d8 is a river square; the king must stand on land. [6]"),
        ("cs", "král k5", "S k5 nesousedí žádný chrám lícem nahoru"),
        ("cs", "kněz e4", "Váš kněz už na e4 stojí"),
        ("en", "farm k5", "You have no farm in your hand. [16]"),
        ("en", "temple d8", "d8 is a river square; only farms go there, never a temple."),
        ("pl", "katastrofa b2", "Na b2 leży skarb, tam katastrofa nie może spaść. [48]"),
        ("pl", "katastrofa e7", "Na e7 stoi król (Byk); na władcę katastrofa nie może spaść."),
        ("cs", "stáhnout krále", "Váš král na desce není. [11]"),
        ("en", "swap 3 markets", "You cannot swap 3 of these: markets. You have 2. [56]"),
        ("en", "swap nothing", "Swapping nothing is not an action"),
        ("cs", "tempel f5", "Nemyslíte: chrám f5?"),
        ("en", "tmeple f5", "Did you mean: temple f5?"),
        ("pl", "krol z99", "„z99” to nie pole."),
        ("cs", "král", "Kam? Připište políčko, například: král d7"),
        ("en", "place f5", "Place what? temple, farm, market, settlement, priest"),
        ("en", "xyzzy", "I do not understand “xyzzy”."),
        ("en", "swap", "Like this: swap HOW MANY OF WHAT"),
        ("en", "swap 2", "Like this: swap HOW MANY OF WHAT"),
        ("en", "swap 2 dragons", "“dragons” is no tile."),
        ("en", "treasure b2", "There is nothing to decide of that kind now"),
        ("en", "withdraw prist", "Did you mean: withdraw priest?"),
        ("en", "?", "type the move: for example priest b1."),
        ("en", "withdraw dragon", "“dragon” is no leader."),
        ("en", "withdraw", "Like this: withdraw LEADER"),
        ("en", "pass now", "Like this: pass"),
        ("en", "99", "There is no move 99."),
        ("pl", "fa", "„fa” pasuje do kilku"),
    ],
)
def test_what_is_typed_wrong_is_answered(lang: str, line: str, said: str) -> None:
    assert said in answer(three_kingdoms(), lang, line)


def test_moves_are_listed_in_a_few_lines() -> None:
    text = typed(sit_down(2, 1), "en", ["?", "quit"])
    listed = text.split("What you can do.")[1].split("has two actions")[0]
    assert len(listed.splitlines()) < 20
    assert "Priest, farmer, trader, king: b1 j1 l1 p1 a2" in listed
    assert rows_of(["a1", "b1", "c1", "e1", "f1", "p1", "a2"]) == "a1–c1 e1 f1 p1 a2"


def test_hands_stay_hidden_when_the_keyboard_is_passed() -> None:
    running = sit_down(2, 1, first=0)
    lines = ["", "pass", "", "quit", ""]
    text = typed(running, "en", lines, terminal=True)
    after = text.rsplit(CLEAR, 1)[1]
    assert "Bull, take the keyboard, and the others look away." in after
    told, drawn = after.split("Press Enter.")
    assert "Archer passes." in told
    assert "Hand:" not in told
    assert drawn.count("Hand:") == 1


def test_points_of_others_stay_behind_their_screens() -> None:
    text = typed(sit_down(3, 1, first=0), "en", ["score", "quit"])
    assert "Archer: 0 in the weakest colour" in text
    assert "Bull:" not in text
    shown = typed(sit_down(3, 1, first=0, open_scoring=True), "en", ["score", "quit"])
    assert "Bull: 0 in the weakest colour" in shown


def test_the_end_tells_weakest_colours_and_treasures() -> None:
    points = [{"red": 9, "blue": 7, "green": 12, "black": 8}, {"red": 3}]
    players: list[dict[str, object]] = [
        {"points": points[0], "treasures": 3},
        {"points": points[1], "treasures": 0},
    ]
    state = table({}, clear="b2 p2 f3", players=players, seats=2, ending="bag", pending=[])
    door = door_for(state.game, words("en"))
    assert isinstance(door, TigrisDoor)
    best = door.scores(Position(state))[0]
    assert door.total(Position(state), best) == "Archer: 9 in the weakest colour (9 – 9 – 9 – 12)"
    lines = [door.score_line(Position(state), 0, line) for line in best.lines]
    assert "blue: 7 points and 2 treasures – the weakest colour" in lines
    assert "black: 8 points and 1 treasure – the weakest colour" in lines
    assert lines[-1] == "green: 12 points"
    assert door.result(Position(state)) == ["Archer wins by 9 points."]


def test_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("pas\nzpět\nodejít\n"))
    with pytest.raises(SystemExit) as end:
        main(["play", "tigris", "--seats", "3", "--lang", "cs", "--option", "first=1"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert "Na tahu je Býk, akce 1 ze 2." in text
    assert "Býk pasuje." in text
    assert "Vzato zpět: pas." in text or "pas" in text
