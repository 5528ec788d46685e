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
table-no-help = Other people are still playing this game, so no bot helps to try things out.
table-no-hints = Somebody else is playing at this table, so no bot gives hints here.
table-no-late = At this table nobody takes over a chair once the game has begun.
table-no-plea = Nobody is waiting for your answer any more.
table-no-talk = There is nobody here to talk to.
table-no-undo = There is nothing you may take back.
table-not-bot = No bot plays this seat.
table-not-over = The game is not over yet.
table-not-playing = The game has not begun yet.
table-not-ready = The game begins when every seat is taken and every committed number is opened.
table-not-your-turn = It is not this seat’s decision.
table-only-players-talk = At this table only the players may write.
table-open-later = Numbers are opened when every seat is taken.
table-playing = The game has already begun.
table-plea-before = You have asked already; you may ask again when the game has moved on.
table-plea-often = You have asked so often that you may not ask again in this game.
table-plea-open = Somebody else is asking already.
table-seat-empty = Nobody sits there.
table-seat-taken = Somebody sits there already.
table-turn-passed = The turn has passed to somebody else; you cannot take it back from them.
table-undo-off = This table plays without undo.
table-undo-too-far = You cannot take back that far.

## The result
## `$margin` is in points: 0 if level points were decided otherwise, none if it says nothing.

result-margin = { $margin ->
    [none] .
    [0] : points are level, and the tie-break decides.
    [one] {" "}by 1 point.
   *[other] {" "}by { $margin } points.
}
result-wins = { $seat } { AGREE($seat_is, "win", "wins") }{ result-margin }
result-loses = You lose{ result-margin }
result-ahead = { $seat } wins{ $margin ->
    [none] .
    [0] : points are level, and the tie-break decides.
    [one] , 1 point ahead of you.
   *[other] , { $margin } points ahead of you.
}
result-draw = A draw: { $seats }.

## The server

server-bad-input = This cannot be read: { $text }
server-bad-json = What was sent cannot be read.
server-bad-record = This record is not sound, so no table can be made from it.
server-bad-request = The server does not understand this.
server-damaged = What was saved of this table is damaged, so it cannot be opened. Other tables are not affected.
server-full = This server has as many tables as it may have; please try again later.
server-hello-again = This connection has begun already.
server-illegal = The rules do not allow this.
server-internal = Something went wrong on the server; it has been noted.
server-no-advice = The bot had no answer this time; please ask again.
server-no-page = There is nothing at this address.
server-no-table = There is no such table; perhaps it was deleted.
server-not-yours = That seat is somebody else’s.
server-other-rules = This table plays by another version of the rules than this program, so it cannot be opened.
server-record-later = The record can be had when the game is over.
server-record-not-begun = This game had not begun, so it cannot be played on.
server-too-large = This is too long for the server.
server-too-many-requests = That was too much at once; please wait a little.
server-too-many-tables = You have made many tables in a short time; please wait a little.
server-too-slow = The connection was too slow; please try again.
server-too-talkative = You are writing very fast; please wait a moment.
server-unavailable = It could not be saved just now; please try again.
server-wrong-host = This server does not answer to this name.
server-wrong-origin = A page of another site may not do this.
server-wrong-type = The server does not take this kind of message.
