"""Dominion at the terminal: whole games in every language, decisions, typos, hidden hands."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from regna.cli.dominion.door import DominionDoor
from regna.cli.main import main
from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import NAME, Running, begin
from regna.cli.terminal.screen import CLEAR, Leaving, Screen
from regna.cli.terminal.session import Session
from regna.core import State
from regna.games.dominion.kinds import COST, KIND_OF, KINGDOMS
from regna.table import Settings, seating
from regna.words import LANGUAGES, words
from tests.games.dominion.table import player, table

CASES = [(lang, seats) for lang in LANGUAGES for seats in (2, 3, 4)]
LIMIT = {2: 40, 3: 10, 4: 6}
VERBS = ["play", "treasures", "gain", "aside", "topdeck", "reveal", "flip", "drop", "trash"]
VERBS += ["discard", "buy", "buys", "keep", "pass", "show", "end", "done"]


class Player(Screen):
    """Types moves in words: plays what it can, buys the dearest, Provinces first."""

    def __init__(self, running: Running, door: DominionDoor) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO())
        self.running = running
        self.door = door
        self.asked = 0

    def ask(self, prompt: str) -> str:
        if not prompt:
            return ""
        self.asked += 1
        assert self.asked < 3000, "it goes round in circles"
        state = self.running.state
        parts = {move: state.game.parts(state, move) for move in state.moves()}

        def worth(move: int) -> tuple[int, int, int]:
            verb, card = str(parts[move]["verb"]), str(parts[move].get("piece", ""))
            cost = COST[KIND_OF[card]] if card else 0
            useless = verb == "buy" and cost < 2
            dear = 1 if card == "province" else 0
            return (useless, VERBS.index(verb) - 20 * dear, -cost * 10 - move * self.asked % 7)

        best = self.door.describe(Position(state), min(parts, key=worth))
        assert state.ask is not None
        if state.ask.code == "dominion-militia":
            hand = state.view(state.to_act)["players"][state.to_act]["hand"]  # type: ignore[index]
            names = [self.door.card(card) for card in hand[: state.ask.facts["count"]]]
            return " ".join([best.split()[0], *names])
        return best


class Terminal(Screen):
    """A terminal on paper: here the keyboard is passed on."""

    def __init__(self, lines: list[str]) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO())
        self.is_terminal = True
        self.lines_typed = list(lines)

    def complete(self, words: Callable[[], list[str]]) -> None:
        """Nobody presses Tab here."""

    def ask(self, prompt: str) -> str:
        if not self.lines_typed:
            raise Leaving
        line = self.lines_typed.pop(0)
        self.paper.write(f"{prompt}{line}\n")
        return line


def door_of(running: Running, lang: str) -> DominionDoor:
    door = door_for(running.table.game, words(lang))
    assert isinstance(door, DominionDoor)
    return door


def from_position(state: Any) -> Running:
    """A table that begins with a position."""
    settings = Settings(undo="free")
    made = seating.create(NAME, 0, "dominion", "ab" * 32, settings=settings, position=state.dump())
    for place in range(made.seats):
        made.commit(seating.sit(made, place, "", "", 0))
    made.commit(seating.start(made, 0))
    return Running(made)


def typed_into(running: Running, lang: str, *lines: str) -> str:
    """What the screen says to typed lines; an empty one lets somebody come to the keyboard."""
    screen = Terminal(list(lines))
    Session(running, door_of(running, lang), words(lang), screen).run()
    text = screen.paper.getvalue()
    for leftover in ("dominion-", "cli-", "{", "}", "$", "None", "Traceback"):
        assert leftover not in text
    assert all(len(line) <= 80 for line in text.replace(CLEAR, "").splitlines())
    return " ".join(text.split())


@pytest.mark.parametrize(("lang", "seats"), CASES)
def test_a_whole_game(lang: str, seats: int) -> None:
    kingdom = list(KINGDOMS)[(seats + LANGUAGES.index(lang)) % len(KINGDOMS)]
    running = begin("dominion", seats, {"kingdom": kingdom, "turn_limit": LIMIT[seats]}, seats)
    playing = Player(running, door_of(running, lang))
    Session(running, playing.door, words(lang), playing).run()
    text = playing.paper.getvalue()
    assert running.over
    assert all(len(line) <= 80 for line in text.splitlines())
    for leftover in ("dominion-", "cli-", "{", "}", "$", "None"):
        assert leftover not in text
    assert words(lang).name("cli-score-end") in text
    assert "[G23]" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_is_read_as_it_is_called(lang: str, seed: int) -> None:
    running = begin("dominion", 3, {"kingdom": "random"}, seed)
    door = door_of(running, lang)
    playing = Player(running, door)
    for _ in range(150):
        if running.over:
            break
        state = running.state
        now = Position(state)
        for move in now.moves:
            assert door.read(now, door.describe(now, move)) == [move]
            assert door.read(now, now.write(move)) == [move]
        listed = [move for group in door.groups(now) for move, _ in group.moves]
        assert listed == list(state.moves())
        running.play(state.game.read(state, state.game.write(state, wanted(state, playing))))


def wanted(state: State, playing: Player) -> int:
    labels = {playing.door.describe(Position(state), move): move for move in state.moves()}
    return labels.get(playing.ask("> "), state.nth(0))


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("cs", "zahrat vesnici", "Vesnice je akce a akční fáze už skončila."),
        ("cs", "koupitt stribrnak", "Nemyslíte: koupit stribrnak?"),
        ("cs", "koupit stribrnek", "Nemyslíte: koupit stříbrňák?"),
        ("cs", "koupit zlatak", "Zlaťák stojí 6 a vy žádné mince nemáte. [G12]"),
        ("cs", "koupit laboratoř", "Karta laboratoř v této partii není."),
        ("cs", "koupit hrad", "Hradní příkop stojí 2"),
        ("cs", "karta kovarna", "Kovářna (akce; cena 4). +3 karty."),
        ("cs", "karta blabla", "Kartu „blabla“ v této partii nemáme."),
        ("cs", "proč koupit provincii", "G12 Fáze nákup"),
        ("pl", "kup prowincje", "Koszt karty Prowincja to 8, a ty nie masz monet."),
        ("pl", "zagraj posiadlosc", "to nie Akcja ani Skarb"),
        ("pl", "karta sala", "„sala”"),
        ("pl", "karta fosa", "Fosa (Akcja i Reakcja; koszt 2)."),
        ("pl", "abrakadabra", "Nie rozumiem: „abrakadabra”."),
        ("en", "buy", "Like this: buy CARD (buy silver)."),
        ("en", "buy slver", "Did you mean: buy Silver?"),
        ("en", "copper", "“copper” fits several"),
        ("en", "play copper 9 estate", "Estate cannot be played"),
        ("en", "play 3 copper village", "Village is an Action, and your action phase is over."),
        ("en", "discard estate", "That cannot be done now."),
        ("en", "77", "There is no move 77."),
        ("en", "", "Type a move"),
        ("en", "1 99", "There is no move 99."),
        ("en", "card", "Workshop (Action; cost 3)."),
        ("en", "undo", "There is nothing to take back."),
        ("en", "help", "card NAME"),
    ],
)
def test_what_is_typed_wrong_is_answered(lang: str, typed: str, said: str) -> None:
    running = begin("dominion", 2, {"first": 0}, 5)
    text = typed_into(running, lang, "", typed, "quit")
    assert said in text
    assert running.moves <= 1  # the action phase, which passes by itself


def test_all_or_nothing() -> None:
    state = table(player("cellar copper*2 estate*2", "silver*5"))
    running = from_position(state)
    text = typed_into(running, "en", "", "cellar", "discard 2 estate gold", "quit")
    assert "You have no Gold" in text
    hand = running.state.view(0)["players"][0]["hand"]  # type: ignore[index]
    assert hand == ["copper", "copper", "estate", "estate"]
    text = typed_into(running, "en", "", "discard estate, copper ESTATES", "quit")
    assert "draws 3 cards (3 Silvers)" in text


def test_cards_chosen_at_once_are_one_step_to_take_back() -> None:
    state = table(player("chapel copper*2 estate*2", "silver*5"))
    running = from_position(state)
    text = typed_into(running, "en", "", "chapel", "trash copper 2 estate", "undo", "quit")
    assert "Player 1 trashes a Copper and 2 Estates." in text
    assert "Taken back: trash Copper." in text
    assert running.state.ask is not None
    assert running.state.ask.code == "dominion-chapel"


def test_a_chapel_takes_no_more_than_four() -> None:
    running = from_position(table(player("throne_room chapel copper*7", "silver*5")))
    text = typed_into(running, "en", "", "throne", "trash 5 copper", "quit")
    assert "At most 4 cards can be chosen." in text
    assert running.state.view(0)["trash"] == []


@pytest.mark.parametrize(
    ("lang", "show", "lose", "said"),
    [
        ("en", "show moat", "discard estate copper", "Player 3 discards 2 cards"),
        ("cs", "ukázat", "odlozit statek medak", "Hráč 3 odkládá 2 karty"),
        ("pl", "pokaż Fosę", "odrzuć posiadłość i miedziaki", "Gracz 3 odrzuca 2 karty"),
    ],
)
def test_militia_and_moat_pass_the_keyboard(lang: str, show: str, lose: str, said: str) -> None:
    others = (player("moat copper*3 gold"), player("estate*2 copper*2 silver"))
    running = from_position(table(player("militia copper*4", "copper*5"), *others))
    militia = words(lang).name("dominion-card-militia")
    text = typed_into(running, lang, "", militia, "", show, "", lose, "", "quit")
    names = [door_of(running, lang).seat_name(Position(running.state), seat) for seat in (0, 1, 2)]
    passing = [words(lang).say("cli-pass-keyboard", {"name": name}) for name in names]
    places = [text.index(sentence) for sentence in passing]
    assert places == sorted(places)
    assert text.count(passing[0]) == 2
    assert said in text


def test_nobody_sees_a_hand_that_is_not_theirs() -> None:
    others = (player("moat gold*2 copper*2"), player("estate*5"))
    running = from_position(table(player("militia province*4", "copper*5"), *others))
    screen = Terminal(["", "militia", ""])
    Session(running, door_of(running, "en"), words("en"), screen).run()
    first, then = screen.paper.getvalue().split(CLEAR)
    assert "Hand: 4 Provinces and Militia." in first
    assert "2 Golds" not in first
    assert "Hand: 2 Coppers, 2 Golds and Moat." in then
    assert "4 Provinces" not in then


def test_whoever_could_hold_a_moat_is_asked() -> None:
    others = (player("estate*5", discard="moat"), player("estate*5"))
    running = from_position(table(player("witch copper*4", "copper*5"), *others))
    text = typed_into(running, "en", "", "witch", "", "pass", "", "quit")
    assert "Player 2: Player 1 plays a Witch. Do you show a Moat?" in text
    assert text.count("Do you show a Moat?") == 1
    assert "Player 2 shows no Moat." in text
    assert "Player 3 gains a Curse." in text


def test_thief_spy_and_library_in_words() -> None:
    victims = (player("copper*5", "gold silver copper"), player("copper*5", "silver estate copper"))
    running = from_position(table(player("thief copper*4", "copper*5"), *victims))
    text = typed_into(running, "cs", "", "zloděje", "zahodit zlaťák", "vzít zlatak", "odejít")
    assert "Hráč 2 zahazuje zlaťák a odkládá stříbrňák." in text
    assert "Hráč 3 ukazuje stříbrňák a statek, zahazuje stříbrňák a odkládá statek." in text
    assert "Hráč 1 bere ze smetiště zlaťák." in text
    running = from_position(table(player("spy copper*4", "copper gold"), *victims))
    text = typed_into(running, "pl", "", "szpieg", "zostaw", "odrzuć", "wyjdź")
    assert "Gracz 1 zostawia na talii Złoto." in text
    assert "Gracz 2 odrzuca Złoto." in text
    running = from_position(table(player("library copper*4", "village market silver gold copper")))
    text = typed_into(running, "en", "", "library", "set it aside", "keep", "quit")
    assert "Player 1 sets a Village aside and draws a card (Market)." in text
    assert "Player 1 draws 2 cards (Silver and Gold) and discards a Village." in text


def type_in(lines: list[str], *arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    with pytest.raises(SystemExit) as end:
        main(["play", "dominion", "--seed", "7", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


OWN = "kovarna,Trh,milice,dul,hradni prikop,sklepeni,vesnice,dilna,drevorubec"


@pytest.mark.parametrize(
    ("kingdom", "seen"),
    [
        ("first_game", "sklepení (10)"),
        ("Náves", "jarmark (10)"),
        ("zmena", "zahrady (12)"),
        (f"{OWN},carodejnice", "čarodějnice (10)"),
    ],
)
def test_kingdoms_by_name(
    kingdom: str, seen: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--seats", "3", "--lang", "cs", "--option", f"kingdom={kingdom}"]
    assert type_in(["", "odejít"], *arguments, monkeypatch=monkeypatch) == 0
    assert seen in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--option", f"kingdom={OWN}"], "zadáno jich je 9"),
        (["--option", f"kingdom={OWN},trh"], "Karta trh je v království dvakrát"),
        (["--option", f"kingdom={OWN},hradby"], "„hradby“ neznám"),
        (["--option", "kingdom=nic"], "Sadu ani kartu království „nic“ neznám."),
        (["--option", f"kingdom={OWN},statek"], "„statek“ neznám"),
        (["--seats", "5"], "2 až 4"),
        (["--solo"], "nelze hrát sólo"),
        (["--option", "turn_limit=0"], "celé číslo od 1 do"),
    ],
)
def test_bad_arguments_are_one_sentence(
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert type_in([], "--lang", "cs", *arguments, monkeypatch=monkeypatch) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
