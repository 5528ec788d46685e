"""What a table refuses for reasons that are not rules of the game."""

from __future__ import annotations

from regna.core import Facts, RegnaError

SENTENCES = {
    "absent-not-long": "That player was here a short while ago: wait until {until}.",
    "already-open": "This seat has already opened its number.",
    "bad-opening": "That number is not the one this seat committed to.",
    "bot-plays": "A bot plays this seat now: take the seat back first.",
    "called": "This game is played once more at another table already.",
    "clock-out": "This seat's time is up: the bot plays it to the end.",
    "game-over": "The game is over.",
    "list-too-long": "A list ends where something is drawn or shown or another seat decides: "
    "only the first {good} of these moves go together.",
    "log-full": "So much happened at this table besides the game that now only the game goes on.",
    "moved-on": "The position moved on: you saw {seen}, it is {now}.",
    "no-help": "Other people are still playing this game, so no bot helps to try it out.",
    "no-hints": "Somebody else plays at this table, so no bot helps here.",
    "no-late": "At this table nobody takes a chair once the game has begun.",
    "no-plea": "Nobody waits for this seat's consent any more.",
    "no-talk": "There is nobody here to talk with.",
    "no-undo": "There is nothing this seat may take back.",
    "not-bot": "No bot plays this seat.",
    "not-over": "The game is not over yet.",
    "not-playing": "The game has not begun.",
    "not-ready": "The game begins when every seat is taken and every committed number is opened.",
    "not-your-turn": "It is not this seat's decision.",
    "only-players-talk": "At this table only the players write.",
    "open-later": "Numbers are opened when every seat is taken.",
    "playing": "The game has begun.",
    "plea-before": "This seat has asked already: it may ask again when the position moves on.",
    "plea-often": "This seat has asked so often that it may not ask again in this game.",
    "plea-open": "Somebody else is asking already.",
    "seat-empty": "Nobody sits there.",
    "seat-taken": "Somebody sits there already.",
    "turn-passed": "The turn has passed to somebody else and cannot be taken back from them.",
    "undo-off": "This table plays without undo.",
    "undo-too-far": "Only moves after position {floor} can be taken back.",
}


class Denied(RegnaError):
    """The table says no; the code names a sentence, the facts fill it."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts: Facts = facts
        super().__init__(code, facts)

    def __str__(self) -> str:
        return SENTENCES[self.code].format(**self.facts)
