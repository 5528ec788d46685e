"""How a table plays, besides the options of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

from regna.core import BadInput, BadOption, Facts, Fields, Game, Option, State
from regna.core.rng import FAIR

UndoPolicy = Literal["free", "revealed", "off"]
FREE: Final = "free"
REVEALED: Final = "revealed"
OFF: Final = "off"
ClockKind = Literal["none", "live", "days"]
NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
Order = Literal["given", "random"]
Talk = Literal["players", "all"]
ALL: Final = "all"
DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Settings:
    """Undo policy, clock, order of seats; times in whole seconds.

    undo      free (everybody looks at the same screen, or plays alone),
              revealed (until something was drawn or shown), off
    clock     none, live (`time` for the game and `add` for every handing over),
              days (`time` for every decision)
    patience  after how long others may put a bot in an absent player's seat
    order     given (as people sat), random (by the fair stream)
    stand_in  the bot that plays on for a person
    public    listed in the lobby
    talk      who may write: the players, or all who watch as well
    late      whoever watches may take the chair of a person who left
    """

    undo: UndoPolicy = REVEALED
    clock: ClockKind = NONE
    time: int = 0
    add: int = 0
    patience: int = 3 * DAY
    order: Order = "given"
    stand_in: str = "random"
    public: bool = False
    talk: Talk = "players"
    late: bool = False

    def document(self) -> Facts:
        return {
            "undo": self.undo,
            "clock": self.clock,
            "time": self.time,
            "add": self.add,
            "patience": self.patience,
            "order": self.order,
            "stand_in": self.stand_in,
            "public": self.public,
            "talk": self.talk,
            "late": self.late,
        }


def read_settings(value: object, path: str, error: type[BadInput] = BadInput) -> Settings:
    """Settings from a document; every field may be left out."""
    fields = Fields({} if value is None else value, path, error)
    usual = Settings()
    clock = cast(ClockKind, fields.choice("clock", [NONE, LIVE, DAYS], usual.clock))
    least = 0 if clock == NONE else 10
    settings = Settings(
        undo=cast(UndoPolicy, fields.choice("undo", [FREE, REVEALED, OFF], usual.undo)),
        clock=clock,
        time=fields.number("time", least, 60 * DAY, 0 if clock == NONE else None),
        add=fields.number("add", 0, DAY, 0),
        patience=fields.number("patience", 60, 60 * DAY, usual.patience),
        order=cast(Order, fields.choice("order", ["given", "random"], usual.order)),
        stand_in=clean(fields.text("stand_in", usual.stand_in), 40),
        public=fields.flag("public", usual.public),
        talk=cast(Talk, fields.choice("talk", ["players", ALL], usual.talk)),
        late=fields.flag("late", usual.late),
    )
    fields.done()
    return settings


def clean(text: str, most: int) -> str:
    """A text in one line, without control characters, not longer than `most`."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text[: 8 * most])
    return " ".join(printable.split())[:most].strip()


def check_options(game: Game, seats: int | None, options: dict[str, object]) -> State:
    """A trial game with these options: a bad one is an error naming it.

    A file comes as data, never as a text: a game may read a text as the name
    of a file, and files of the machine are nobody's business here.
    """
    for option in game.options():
        if option.kind == "file" and option.name in options:
            check_file(option, options[option.name])
    return game.new(seats=seats, seed=FAIR + "0" * 64, **options)


def check_file(option: Option, value: object) -> None:
    if value != option.usual() and not isinstance(value, (dict, list)):
        raise BadOption(option.name, "the document itself, not a text", value)
