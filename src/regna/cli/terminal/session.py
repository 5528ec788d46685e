"""One game at the terminal: the table is shown, a line is read, something happens."""

from __future__ import annotations

from regna.cli.language import Said
from regna.cli.terminal.colour import painted
from regna.cli.terminal.door import Door
from regna.cli.terminal.opponents import called
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import Running
from regna.cli.terminal.save import save
from regna.cli.terminal.screen import Leaving, Screen, wrapped
from regna.cli.terminal.sheets import show_moves, show_rule, show_scores, with_rule
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import Event, Refusal, State
from regna.words import Rulebook, Words, rulebook
from regna.words.catalogue import plain
from regna.words.rulebook import rulebooks

ROOM = 4  # lines for a question and its answer
COMMANDS = (
    *("moves", "board", "look", "why", "rule", "score", "hint"),
    *("undo", "save", "help", "quit"),
)


class Session:
    """A person or several at one keyboard, and a running game."""

    def __init__(self, running: Running, door: Door, words: Words, screen: Screen) -> None:
        self.running = running
        self.door = door
        self.words = words
        self.screen = screen
        self.names = command_names(words, door.commands)
        self.log: list[tuple[int, Event]] = []  # what happened, with the moves played by then
        self.heard: dict[int | None, int] = {}  # how much of the log each seat has been told
        people = running.people
        self.viewer = people[0] if len(people) == 1 else None  # who is at the keyboard, if known
        door.you = self.viewer
        self.shown: tuple[int, int | None] = (-1, None)  # turn and seat of the last drawing
        self._now: tuple[State, Position] | None = None
        self.late: list[str] = []  # what happened, to be said after the table is drawn
        screen.complete(self.vocabulary)
        door.width, door.height = screen.width, screen.height - ROOM
        if screen.styled:
            door.ink, screen.dyes = painted, door.dyes(self.now)

    @property
    def state(self) -> State:
        return self.running.state

    @property
    def now(self) -> Position:
        """The table as it is; looked at once until something happens."""
        if self._now is None or self._now[0] is not self.state:
            self._now = self.state, Position(self.state)
        return self._now[1]

    # ---- the loop ------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over or the people leave."""
        try:
            legend = self.door.legend()
            self.screen.lines([*legend, ""] if legend else [])
            self.tell(self.settle())
            if not self.pass_on():
                self.screen.lines([""] if self.log else [])
                self.draw()
            while not self.running.over:
                self.ask()
                if not self.obey(self.screen.ask(self.prompt())):
                    return
            self.finish()
        except Leaving:
            self.leave()
        except KeyboardInterrupt:  # while bots think
            self.screen.write()
            self.leave()

    def settle(self) -> list[Event]:
        """What happens before somebody here has to decide."""

        def thinks(seat: int) -> None:
            self.screen.wait(self.door.say(self.now, "cli-thinking", {"seat": seat}))

        events = self.running.settle(self.door.settles, thinks)
        self.screen.wait()
        return events

    def prompt(self) -> str:
        seat = self.state.to_act
        name = "" if seat is None else self.door.seat_name(self.now, seat)
        return f"{name}> "

    def ask(self) -> None:
        if self.late:
            self.screen.lines(["", *self.late])
            self.late = []
        ask = self.state.ask
        if ask is not None:
            self.screen.write()
            question = self.door.question(self.now, ask)
            if self.door.you is None and self.state.to_act is not None:
                facts = {"name": self.door.seat_name(self.now, self.state.to_act), "text": question}
                question = self.words.say("cli-ask-for", facts)
            self.screen.say(question)

    def obey(self, line: str) -> bool:
        """Do what a line says; False: leave."""
        line = line.strip()
        if self.repeats(line):
            return True
        command, rest = self.command_of(line)
        try:
            if command == "quit":
                self.leave()
                return False
            if command in self.door.commands:
                self.screen.lines(self.door.explain(self.now, command, rest))
            elif command:
                getattr(self, f"do_{command}")(rest)
            elif not line:
                raise Said("cli-empty")
            else:
                self.play(line)
        except Said as said:
            self.complain(said)
        return True

    def repeats(self, line: str) -> bool:
        """Whether a line from a pipe is a move that was made by itself: a game written down has
        every move. A person at a terminal has seen it and means another."""
        settled = self.running.settled
        if self.screen.is_terminal or not settled:
            return False
        if plain(line) == plain(settled[0]):
            del settled[0]
            return True
        settled.clear()
        return False

    def command_of(self, line: str) -> tuple[str, str]:
        """The command a line begins with, and the rest of it."""
        if line.startswith("?"):
            return "moves", ""
        first, _, rest = line.partition(" ")
        command = next(iter(self.names.whole(plain(first))), "")
        if command and plain(first) != plain(self.words.name(f"cli-command-{command}")):
            if self.door.owns(self.now, plain(first)):
                return "", ""
        return command, rest.strip()

    def complain(self, said: Said) -> None:
        self.screen.say(self.words.say(said.code, said.facts, self.state.game.name))

    def leave(self) -> None:
        """Offer to save; say goodbye."""
        asks = self.running.moves and not self.running.over
        if not (asks and self.offer("cli-offer-save", "cli-goodbye-saved")):
            self.screen.say(self.words.say("cli-goodbye"))

    def offer(self, question: str, saved: str) -> bool:
        """Ask for a file to save the game in, where somebody is there to answer."""
        while self.screen.is_terminal:
            self.screen.say(self.words.say(question))
            try:
                name = self.screen.ask("> ").strip()
                if not name:
                    break
                path = save(self.running, name)
                self.screen.say(self.words.say(saved, {"file": str(path)}))
                return True
            except Leaving:
                break
            except Said as said:
                self.complain(said)
        return False

    # ---- moves ---------------------------------------------------------------

    def play(self, line: str) -> None:
        """What a line says, or what is said between semicolons, up to the first refusal."""
        for text in filter(None, (part.strip() for part in line.split(";"))):
            moves = self.read(text)
            refusal = self.refusal(moves)
            if refusal is not None:
                reason = self.door.talk(self.now, refusal.code, refusal.facts)
                self.screen.say(with_rule(reason, refusal.rule))
                return
            events = self.running.play(*moves)
            self.tell(events + self.settle())
            if self.running.over:
                return
        self.after()

    def refusal(self, moves: list[int]) -> Refusal | None:
        """Why the first of some moves that cannot be played cannot; None: all can."""
        found = self.now.after(moves)
        return found if isinstance(found, Refusal) else None

    def read(self, text: str) -> list[int]:
        """The moves of a text: a number of the list, or words."""
        if text.isdigit():
            groups = [group for group in self.door.groups(self.now) if not group.summary]
            listed = [move for group in groups for move, _ in group.moves]
            if not 1 <= int(text[:9]) <= len(listed):
                raise Said("cli-no-number", number=text[:9], count=len(listed))
            return [listed[int(text) - 1]]
        try:
            return self.door.read(self.now, text)
        except Said as said:
            if said.code in ("cli-not-understood", "cli-begin-with"):
                self.screen.say(self.words.say("cli-not-understood", {"text": text}))
                near = self.nearest(text)
                if near:
                    raise Said("cli-did-you-mean", text=near) from None
            raise

    def nearest(self, text: str) -> str:
        """The move or the command most like a text, empty if none is."""
        command = self.names.near(plain(text.split(" ")[0]))
        near = self.door.nearest(self.now, text)
        return near or (self.words.name(f"cli-command-{command}") if command else "")

    def tell(self, events: list[Event]) -> None:
        """Say what happened, unless somebody else is to hear it first. Where a tall table would
        push it off the screen, it is said when that is drawn."""
        self.log += [(self.running.moves, event) for event in events]
        if self.door.secret and self.state.to_act not in (self.viewer, None):
            return
        lines = self.news(self.viewer)
        if self.screen.is_terminal and not self.running.over and self.here() != self.shown:
            drawn = self.door.draw(self.now)
            if len(lines) + len(drawn) + ROOM > self.screen.height:
                self.late += lines
                return
        self.screen.lines(lines)

    def news(self, seat: int | None) -> list[str]:
        """All a seat has not been told yet; the one at the keyboard hears it too."""
        news = [event for _, event in self.log[self.heard.get(seat, 0) :]]
        eyes = seat if seat == self.viewer else None
        self.heard[seat] = self.heard[self.viewer] = len(self.log)
        lines: list[str] = []
        for sentence in self.door.told(self.now, news, eyes):
            lines += wrapped(sentence, self.screen.width, "  ", "    ")
        return lines

    def after(self) -> None:
        """A new decision maker sees the whole table, the same one only what changed."""
        if self.pass_on():
            return
        if self.here() != self.shown:
            self.screen.write()
            self.draw()
        else:
            self.screen.lines(self.door.status(self.now))

    def pass_on(self) -> bool:
        """Where hands are hidden, the next one takes the keyboard before seeing his own, and
        nothing of anybody else's is left to be seen. True if the table was drawn for him."""
        seat = self.state.to_act
        if not self.door.secret or seat in (None, self.viewer):
            return False
        if self.viewer is not None:
            self.screen.clear()
        self.screen.lines(self.news(seat))
        if self.screen.is_terminal:
            name = self.door.seat_name(self.now, seat or 0)
            typed = self.screen.ask(self.words.say("cli-pass-keyboard", {"name": name}) + " ")
            if self.command_of(typed.strip())[0] == "quit":
                raise Leaving
        self.viewer = seat
        self.screen.write()
        self.draw()
        return True

    def here(self) -> tuple[int, int | None]:
        return self.door.moment(self.now), self.state.to_act

    def draw(self) -> None:
        self.screen.lines(self.door.draw(self.now))
        self.shown = self.here()

    @property
    def book(self) -> Rulebook:
        """The game's rules in the language."""
        if self.state.game.name not in rulebooks():
            raise Said("cli-no-rulebook")
        return rulebook(self.state.game.name, self.words.lang)

    # ---- commands ------------------------------------------------------------

    def do_moves(self, rest: str) -> None:
        show_moves(self.screen, self.door, self.now)

    def do_board(self, rest: str) -> None:
        self.draw()

    def do_look(self, rest: str) -> None:
        self.screen.lines(self.door.look(self.now))

    def do_why(self, rest: str) -> None:
        if not rest:
            example = self.door.describe(self.now, self.state.nth(0))
            raise Said("cli-why-needs-move", move=example)
        refusal = self.refusal(self.read(rest))
        if refusal is None:
            self.screen.say(self.words.say("cli-legal"))
            return
        reason = self.door.talk(self.now, refusal.code, refusal.facts)
        self.screen.say(with_rule(reason, refusal.rule))
        rule = self.book.rule(refusal.rule)
        if rule is not None:
            self.screen.write()
            show_rule(self.screen, rule, "  ")

    def do_rule(self, rest: str) -> None:
        rule = self.book.rule(rest)
        if rule is None:
            near = self.book.near(rest) if rest else self.book.ids()[:3]
            raise Said("cli-no-rule", id=rest, near=near)
        show_rule(self.screen, rule)

    def do_score(self, rest: str) -> None:
        self.screen.heading(self.words.say("cli-score-now"))
        show_scores(self.screen, self.door, self.now)

    def do_hint(self, rest: str) -> None:
        """What a bot would do, from what the one at the keyboard knows."""
        self.screen.wait(self.words.say("cli-hint-thinking"))
        name, advices, clear = self.running.advice()
        self.screen.wait()
        moves = [self.door.describe(self.now, advice.move) for advice in advices]
        facts = {"name": called(name, self.words), "move": moves[0]}
        self.screen.say(self.words.say("cli-hint", facts))
        for move, advice in zip(moves, advices, strict=True):
            if advice.chance >= 0:
                chance, error = round(100 * advice.chance), max(1, round(100 * advice.error))
                line = {"move": move, "chance": chance, "error": error}
                self.screen.say(self.words.say("cli-hint-chance", line), "  ", "    ")
        if not clear:
            self.screen.say(self.words.say("cli-hint-even"))

    def do_undo(self, rest: str) -> None:
        text = self.running.undo()
        if text is None:
            raise Said("cli-nothing-to-undo")
        self.log = [entry for entry in self.log if entry[0] <= self.running.moves]
        self.heard = {seat: min(heard, len(self.log)) for seat, heard in self.heard.items()}
        passed = self.pass_on()
        move = self.state.game.read(self.state, text)
        label = self.door.describe(self.now, move)
        self.screen.say(self.words.say("cli-undone", {"move": label}))
        if not passed:
            self.draw()

    def do_save(self, rest: str) -> None:
        if not rest:
            raise Said("cli-save-needs-name")
        path = save(self.running, rest)
        self.screen.say(self.words.say("cli-saved", {"file": str(path)}))

    def do_help(self, rest: str) -> None:
        self.screen.heading(self.words.say("cli-help-heading"))
        ruled = self.state.game.name in rulebooks()
        example = self.book.ids()[0] if ruled else ""
        for name in COMMANDS + self.door.commands:
            if name == "rule" and not ruled:
                continue
            key = f"cli-command-{name}"
            form = self.words.name(key, "form")
            explained = self.words.explain(key, {"example": example})
            self.screen.say(f"  {form:<18}{explained}", "", " " * 20)
        self.screen.say(self.words.say("cli-help-moves"))
        self.screen.lines(self.door.legend())

    # ---- the end -------------------------------------------------------------

    def finish(self) -> None:
        self.screen.write()
        self.draw()
        self.screen.write()
        self.screen.heading(self.words.say("cli-score-end"))
        show_scores(self.screen, self.door, self.now)
        self.screen.write()
        for sentence in self.door.result(self.now):
            self.screen.heading(sentence)
        self.offer("review-offer", "review-saved")

    def vocabulary(self) -> list[str]:
        return sorted({*self.names.meanings, *self.door.vocabulary(self.now)})


def command_names(words: Words, more: tuple[str, ...]) -> Vocabulary:
    """What commands are called: in the language, with and without diacritics, and in English."""
    names = Vocabulary()
    for name in COMMANDS + more:
        key = f"cli-command-{name}"
        names.add(name, [words.name(key), *words.name(key, "also").split()])
    for name in COMMANDS + more:
        names.add(name, [name])
    return names
