### A table, besides the rules of its game.

table-absent-not-long = That player was here a short while ago; please wait a little longer.
table-already-open = This seat has already opened its number.
table-bad-opening = That number is not the one this seat committed to.
table-bot-plays = A bot plays this seat now; take the seat back first.
table-called = This game is being played once more at another table already.
table-clock-out = This seat’s time is up; the bot plays it to the end.
table-game-over = The game is over.
table-list-too-long = A list of moves ends where something is drawn or shown or somebody else decides; { $good ->
    [one] only the first of these moves goes together.
   *[other] only the first { $good } of these moves go together.
}
table-log-full = So much has happened at this table besides the game that only moves of the game are taken now.
table-moved-on = The position has moved on in the meantime; look at it again.
table-no-undo = There is nothing you may take back.
table-not-bot = No bot plays this seat.
table-not-over = The game is not over yet.
table-not-playing = The game has not begun yet.
table-not-ready = The game begins when every seat is taken and every committed number is opened.
table-not-your-turn = It is not this seat’s decision.
table-open-later = Numbers are opened when every seat is taken.
table-playing = The game has already begun.
table-seat-empty = Nobody sits there.
table-seat-taken = Somebody sits there already.
table-turn-passed = The turn has passed to somebody else; you cannot take it back from them.
table-undo-off = This table plays without undo.
table-undo-too-far = You cannot take back that far.
