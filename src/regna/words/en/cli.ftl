### The terminal.

## Saves

save-missing = There is no file { $file }.
save-unreadable = { $file } cannot be read.
save-unwritable = { $file } cannot be written there.
save-foreign = { $file } is not a saved game of Regna; it stays as it is.
save-damaged = { $file } is a saved game that is damaged or cut short; it stays as it is.
save-newer = { $file } was saved by a newer Regna; please update this one.
save-other-rules = { $file } was saved under version { $saved } of the rules, and this program plays version { $ours }.
save-other-game = { $file } already holds another saved game; please choose a different name.
save-unknown-game = { $file } holds a game this program does not know: { $name }.

## Reviews

review-not-over = The game in { $file } is not over yet; it can be reviewed when it is.
review-bad-seat = { $count ->
    [one] This game has one seat: --seat 1.
   *[other] This game has the seats 1 to { $count }.
}
review-progress = Decision { $number } of { $count }…
review-heading = { $game }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
review-how = The moves that cost most, judged only by what each seat could know then, and what a bot would have done instead.
review-lost = Move { $number }: { $move } – wins in { $less } ± { $less_error } % of tries. Better: { $better } – { $chance } ± { $error } %.
review-none = No clear mistake.
review-offer = To keep this game, and to see where it was lost, type a file name; or just press Enter.
review-saved = Saved in { $file }. Where it was lost: regna review { $file }

## The command line

cli-help-program = Three board games of kingdoms and heirs.
cli-help-version = Show the version and exit.
cli-help-play = Play a game in the terminal.
cli-help-resume = Go on with a saved game.
cli-help-rules = Read the rules: the contents, a chapter or one rule.
cli-help-game = Which game; without it you are asked.
cli-help-rules-game = Whose rules.
cli-help-solo = Play alone (The Two Heirs: against Henry).
cli-help-level = How strong the opponent of the solo game is.
cli-help-bot = Play against a bot, by its name or as module:attribute of your own; several times for several of them.
cli-help-seats = For how many players.
cli-help-seed = The same seed deals the same game.
cli-help-lang = The language: { $languages_or }; without it that of your system.
cli-help-option = A rule of the game, as name=value; may be given several times.
cli-help-sets = The three sets of The Two Heirs, separated by commas.
cli-help-file = The file of the saved game.
cli-help-rule = A rule's id, or a chapter's number or title.
cli-help-serve = Start the server, say where it is, and serve until Ctrl-C.
cli-help-host = Where to listen; 0.0.0.0 is everywhere.
cli-help-port = At which port.
cli-help-database = A file or postgresql://...; a file at home if left out.
cli-help-workers = Server processes (PostgreSQL only).
cli-help-bots = Processes for bots, of each server process.
cli-help-budget = At most how many seconds a bot may think; most take no more than 2.
cli-help-lan = Let the household play; shows a QR code.
cli-help-open = Open it in the browser.
cli-help-origin = Pages from elsewhere that may connect.
cli-help-name = A name of this server on the internet, if it has one.
cli-help-proxy = Believe X-Forwarded-For of a proxy here.
cli-help-bots-from = A module whose bots play at these tables too; may be given several times.
cli-help-verify = Check commitments, draws, moves and result; exit code 1 if something is wrong.
cli-help-record = A record, as exported from a table.
cli-help-kept = The promises a browser kept before the game, as saved beside the record.
cli-help-review = Show where a finished game was lost, and what a bot would have done.
cli-help-review-seat = Only this seat, counted from 1.
cli-help-review-budget = Seconds to think about each decision.
cli-help-review-json = Print it as a document for programs.
cli-help-heirs = Things of The Two Heirs.
cli-help-tiles = The tiles: export them, check a corrected file.
cli-help-tiles-export = Write the built-in tiles, for owners of the box to correct.
cli-help-tiles-new = A new file; the screen if left out.
cli-help-tiles-check = Check a file of tiles field by field, and say what differs from the built-in ones.
cli-help-tiles-file = A file of tiles.
cli-stopped = Stopped.
cli-see-help = See: { $command }
cli-serve-at = Regna is at { $url }
cli-serve-household = In the household: { $url }
cli-serve-no-address = This machine has no address in a local network now.
cli-serve-no-web = The web app is not part of this installation: programs can play, browsers cannot. “make play” builds it.
cli-serve-stop = Ctrl-C stops it; every game goes on when it is started again.
cli-tiles-exported = { $file }: the 54 built-in tiles, ready to be corrected.
cli-tiles-good = { $file } is a good file: 54 tiles in six sets of nine, every field checked.
cli-tiles-same = It is the same as the built-in tiles.
cli-tiles-differ = { $count ->
        [one] One field differs
       *[other] { $count } fields differ
    } from the built-in tiles: { $fields }.
cli-tiles-use = Play with --option tiles={ $file } (digest { $digest }).
cli-no-ray = Playing on a cluster needs Ray: { $install }
cli-bad-lang = There is no language “{ $text }” here; choose from { $list }.
cli-bad-game = There is no game “{ $text }”. There are { $list }.
cli-bad-pair = An option is written name=value, not “{ $text }”.
cli-bad-option = The game has no option “{ $name }”. Its options are { $list }.
cli-bad-flag = The option “{ $name }” is either yes or no, not “{ $text }”.
cli-bad-number = The option “{ $name }” is a whole number from { $low } to { $high }, not “{ $text }”.
cli-bad-choice = The option “{ $name }” is one of { $list_or }, not “{ $text }”.
cli-bad-choices = The option “{ $name }” takes { $count } of these, separated by commas: { $list }.
cli-bad-document = The option “{ $name }” does not fit: { $reason }.
cli-bad-seats = This game is for { $low } to { $high } players.
cli-option-not-here = The option “{ $name }” does not go with this number of players.
cli-no-solo = This game cannot be played alone. Play against a bot: { $list_or }.
cli-bad-bot = There is no bot “{ $text }” for this game. There are { $list }.
cli-bad-own-bot = --bot: expected module:attribute of a bot or a policy, got “{ $text }” ({ $reason }).
cli-bad-bots-from = --bots-from: expected a module whose “bots” has bots by names like heirs.mine, got “{ $text }” ({ $reason }).
cli-too-many-bots = { $count ->
    [0] There is no seat left for a bot: one is yours.
    [one] Only one bot fits at this table: one seat is yours.
   *[other] At most { $count } bots fit at this table: one seat is yours.
}
cli-solo-and-bots = Either --solo or --bot: the solo game has an opponent of its own.

## A game

cli-welcome = { $game }. Type ? to see your moves, help for everything else.
cli-seed-line = This game has the seed { $seed }.
cli-resumed = Here we are again, after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
cli-which-game = Which game shall it be? Type its number or name.
cli-which-opponents = Against whom? Type a number or a name, several for several bots. Just Enter: people at this keyboard.
cli-which-number = Type one number, or several from { $low } to { $high }.
cli-people-here = people at this keyboard
cli-solo-heirs = Henry, the opponent of the solo game
cli-bot = { $name } ({ $rank })
cli-bot-sits = { $seat }: { $name } ({ $rank }). { $about }
cli-you-are = You are { $seat }.
cli-not-understood = I do not understand “{ $text }”.
cli-did-you-mean = Did you mean: { $text }?
cli-begin-with = A move begins with one of these: { $list }. Type ? for all moves, help for all commands.
cli-empty = Type a move, ? for the list of moves, or help.
cli-no-number = There is no move { $number }. The list (?) goes from 1 to { $count }.
cli-which-one = “{ $text }” fits several: { $list }.
cli-form = Like this: { $form }.
cli-moves = What you can do. Type a number, or the words as they stand here.
cli-moves-how = Where no numbers stand, type the move: for example { $example }.
cli-pass-keyboard = { $name }, take the keyboard, and the others look away. Press Enter.
cli-thinking = { $seat } is thinking…
cli-ask-for = { $name }: { $text }
cli-hint = { $name } suggests: { $move }.
cli-hint-thinking = A bot is thinking…
cli-hint-chance = { $move } – wins in { $chance } ± { $error } % of tries
cli-hint-even = There is no clear difference between these.
cli-legal = That move is allowed now.
cli-undone = Taken back: { $move }.
cli-nothing-to-undo = There is nothing to take back.
cli-saved = Saved in { $file }. Go on later with: regna resume { $file }
cli-save-needs-name = Save under which name? For example: save evening
cli-why-needs-move = Why not what? Add a move, for example: why { $move }
cli-offer-save = Leaving. Type a file name to save the game, or just press Enter.
cli-goodbye = Goodbye!
cli-goodbye-saved = Saved in { $file }. Goodbye!
cli-help-heading = Commands
cli-help-moves = A move is typed as in the list (?): its number, or its words. Several moves at once are separated by semicolons. Diacritics, articles and endings do not matter as long as it is clear what you mean.
cli-too-narrow = This terminal is too narrow for the board, which needs { $count } columns.
cli-score-now = Score if the game ended now
cli-score-end = Score sheet
cli-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-no-points = No points yet.
cli-contents = Contents
cli-contents-hint = Read a chapter or a rule: regna rules { $game } { $example }
cli-no-rulebook = There are no written rules of this game here.
cli-no-rule = There is no rule or chapter “{ $id }”{ $near_count ->
    [0] .
   *[other] ; perhaps you mean { $near_or }.
}
cli-command-moves = moves
    .also = ? list
    .form = ?
    .help = list your moves, numbered
cli-command-board = board
    .also = show table
    .form = board
    .help = draw the table again
cli-command-look = look
    .also = read
    .form = look
    .help = tell the position in sentences
cli-command-why = why
    .also = whynot
    .form = why MOVE
    .help = say why a move is refused, with the rule
cli-command-card = card
    .also = cards explain
    .form = card NAME
    .help = say what a card does; without a name all cards of the game
cli-command-rule = rule
    .also = rules
    .form = rule ID
    .help = show a rule, for example { $example }
cli-command-score = score
    .also = points
    .form = score
    .help = the score sheet as it stands now
cli-command-hint = hint
    .also = advice advise tip
    .form = hint
    .help = says what a bot would do here
cli-command-undo = undo
    .also = back
    .form = undo
    .help = take back the last move
cli-command-save = save
    .also = store
    .form = save FILE
    .help = save the game to a file
cli-command-help = help
    .also = h
    .form = help
    .help = this help
cli-command-quit = quit
    .also = exit leave q
    .form = quit
    .help = leave the game
cli-fillers = the a an at on to onto from with in of my
