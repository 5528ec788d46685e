### The browser.

## Everywhere

web-title = Regna
web-welcome = Three games of kingdoms and heirs. Sit down and play.
web-language = Language
web-theme-light = Light colours
web-theme-dark = Dark colours
web-home = Home
web-about = About
web-loading = One moment…
web-close = Close
web-nowhere = There is nothing here
web-nowhere-why = No page has this address. Perhaps a letter of the link got lost.

## Home

web-heirs-about = Two brothers build a kingdom tile by tile: take from the king’s ring, lay roads, and outshine your twin.
web-heirs-facts = 2 players, or alone against Henry · 40 minutes
web-dominion-about = Begin with a few coppers and three estates; build a deck of cards that draws, pays and attacks better than your neighbours’.
web-dominion-facts = 2–4 players · 30 minutes · ten of 25 kingdom cards
web-tigris-about = Four dynasties between two rivers. Place leaders, unite kingdoms, survive the wars: your weakest colour is your score.
web-tigris-facts = 2–4 players · 90 minutes
web-play-now = Play now
web-more-ways = Friends and options
web-solo = Alone against
web-my-tables = My tables
web-carry = My tables on another device
web-carry-how = Open this link on the other device: your tables are added to those it already has. It works in both directions.
web-carry-beware = Whoever has this link can play in your place. Send it to nobody but yourself.
web-carry-brought = { $count ->
    [0] You already had all these tables here.
    [one] { $count } table was added to yours.
   *[other] { $count } tables were added to yours.
}
web-open-tables = Open tables
web-no-tables = Nobody is waiting for players right now. Make a table and send the link to a friend.
web-your-turn = Your turn
web-status-gathering = Waiting for players
web-status-playing = Being played
web-status-over = The game is over
web-open-chair = free chair
web-sit = Sit down
web-watch = Watch
web-not-here = This server does not have this game yet.
web-ways = How to play
web-way-online = By invitation link
web-way-hot = On this screen
web-way-bots = Against bots
web-way-solo = Alone
web-your-name = Your name
web-name-note = Others see it at tables you make, join or watch from now on.
web-name-limit = { $length } of { $most } characters
web-players = Players
web-opponent = Opponent
web-public = Show it among the open tables
web-guests-talk = Those who watch may write, too
web-late = Those who watch may take a chair that becomes free
web-options = Rules and options
web-choose-own = choose yourself …
web-chosen = { $count } of { $most } chosen
web-make-table = Make the table
web-begin = Begin
web-starting = Everybody is here, the game begins…
web-invite = Send this link to those you want to play with:
web-invite-alone = This link works only on this computer. For friends in your home network, start the server with { $command } and send them the address it prints.
web-invite-house = Friends in your home network can open this link. An address with “localhost” works only on this computer.
web-copy = Copy
web-copied = Copied
web-seat-bot = Let a bot sit here
web-term-clock = Time
web-term-clock-none = no limit
web-term-clock-live = { $minutes } min each, and { $seconds } s a turn
web-term-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}
web-term-undo = Taking back
web-term-undo-free = always
web-term-undo-revealed = until something is revealed
web-term-undo-off = never
web-term-guests = Those who watch
web-term-guests-talk = may write
web-term-guests-late = may take a chair that becomes free
web-own-file = a file of one’s own
web-source-position = Written position
    .about = The first position was not dealt: whoever made this table wrote it.
web-source-record = Saved game
    .about = This table goes on from a saved game. Whoever brought it can know all its luck, past and to come.
web-source-sandbox = Sandbox
    .about = Here things are only tried out: nothing touches the game it was taken from.

## At the table

web-waiting-for = { $name } is to move
web-ask-for = { $name }: { $text }
web-looking-back = Looking back: move { $ply } of { $plies }
web-watching = You are watching
web-watches = { $name } is watching
web-watchers = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
web-take-over = Play on for { $name }
web-no-free-chair = All chairs are taken.
web-time-left = Time of { $name }: { $time }
web-next-table = Next table
web-next-table-about = { $count ->
    [one] It is your turn at another table
   *[other] It is your turn at { $count } other tables
}
web-ask-undo = Ask to take back
web-plea = { $seat } would like to take back the last move. Do you agree?
web-plea-yes = Agree
web-plea-no = No
web-plea-waiting = You have asked to take back. Still to answer: { $seats }.
web-plea-withdraw = Never mind
web-talk = Chat
web-talk-none = Nobody has written anything yet.
web-talk-write = Write something
web-talk-send = Send
web-talk-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-talk-guest = { $name } (watching)
web-talk-somebody = Somebody who watches
web-phrases = Ready phrases
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-played = Well played!
web-phrase-moment = One moment, please.
web-phrase-thanks = Thank you!
web-phrase-back = Shall we take that back?
web-away = away
web-about-bot = Who is { $name }?
web-thinking = is thinking
web-bot-plays = a bot plays
web-bot-played = a bot played on
web-resigned = resigned
web-clock-days = { $days } d { $hours } h
web-log = Log
web-scores = Scores
web-rules = Rules
web-settings = Settings
web-panels = What to show beside the board
web-undo = Undo
web-restart-turn = Restart turn
web-confirm = Confirm
web-back = Back
web-to-now = Back to the game
web-since = What happened since my turn
web-since-short = Since my turn
web-replay = Moves of the game
web-step-back = One move back
web-step-on = One move on
web-play = Play
web-pause = Pause
web-speed = Speed
web-replay-start = Replay from the beginning
    .short = Replay
web-moment-show = Show this moment
web-moment-copy = Copy a link to this moment
    .short = Link
web-try = Try from here
    .about = Try something from this moment at a table of its own; it never touches the game.
web-try-alone = Play all sides myself
web-try-bots = Against bots
web-sandbox = Sandbox from move { $ply }. Nothing here touches the game.
web-sandbox-back = Leave the sandbox
web-notation = Type a move, such as: { $example }
web-fit = Whole board
web-hint = Hint
    .short = Hint
web-hint-thinking = A bot is thinking…
web-hint-chance = { $chance } % ± { $error }
web-hint-even = There is no clear difference between these.
web-hint-about = How often each move won when bots played on from here. Touch one to pick it up; you play it yourself.
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-in-hand = { $count ->
    [one] { $count } in hand
   *[other] { $count } in hand
}
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-empty = empty
web-rule = Rule { $rule }
web-rules-hint = Touch the rule named beside a refusal or a score, and it is shown here.
web-rulebook = The whole rulebook
web-no-points = No points yet.
web-scores-hidden = Points are counted at the end.
web-tap-again = Tap once more to do it.
web-pass-to = Please hand the device to { $name }.
web-i-am = I am { $name }
web-reconnecting = The connection is lost; it comes back by itself.
web-kept = Your move is kept and will be sent.
web-offline = The server cannot be reached just now. Nothing is lost; it is tried again.
web-failed = That did not work: { $text }
web-no-move = That cannot be done.
web-log-start = The game begins.
web-log-sit = { $seat } { AGREE($seat_is, "sit", "sits") } down.
web-log-bot = { $seat } sits down.
web-log-stand = A chair is free again.
web-log-undo = { $seat } { AGREE($seat_is, "take", "takes") } back.
web-log-undo-agreed = { $seat } { AGREE($seat_is, "take", "takes") } back; it was agreed.
web-log-plead = { $seat } { AGREE($seat_is, "ask", "asks") } to take back.
web-log-consent-yes = { $seat } { AGREE($seat_is, "agree", "agrees") }.
web-log-consent-no = { $seat } { AGREE($seat_is, "do", "does") } not agree.
web-log-consent-withdrawn = { $seat } no longer { AGREE($seat_is, "want", "wants") } to take back.
web-log-take = { $seat } { AGREE($seat_is, "play", "plays") } on from here.
web-log-resign = { $seat } { AGREE($seat_is, "resign", "resigns") }.
web-log-again = { $seat } { AGREE($seat_is, "want", "wants") } to play once more.
web-log-away = The server was away for { $minutes } min; nobody’s time ran.
web-taken-back = Taken back
web-log-hand = { $bot ->
    [0] { $seat } { AGREE($seat_is, "play", "plays") } again.
   *[other] A bot plays on for { $seat }.
}
web-log-hand-time = { $seat } { AGREE($seat_is, "have", "has") } run out of time; a bot plays on.
web-log-hand-absent = { $seat } { AGREE($seat_is, "are", "is") } away; a bot plays on.

## The end

web-result = Result
web-end-resigned = { $seat } resigned.
web-end-time = { $seat } ran out of time; a bot played on.
web-end-absent = { $seat } { AGREE($seat_is, "were", "was") } away; a bot played on.
web-end-self = A bot played on for { $seat }.
web-rematch = Once more
web-play-along = Play along
web-score-sheet = Score sheet
web-sheet-less = Show the board
web-sheet-more = Show the result
web-count = Points by what they are for
web-count-skip = Skip
web-count-total = Total
web-story = How it went
web-story-about = Points after every move. Touch the graph or a turn of the game to look at it.
web-story-sums = Dotted: all points together.
web-story-lead = Move { $ply }: { $seat } { AGREE($seat_is, "take", "takes") } the lead, { $score }
web-story-good = Move { $ply }: { $seat } { AGREE($seat_is, "take", "takes") } the lead for good, { $score }
web-story-leap = Move { $ply }: { $seat } { AGREE($seat_is, "gain", "gains") } { $points } at once, { $score }
web-review = Where were the mistakes?
web-review-progress = A bot is looking at the game: { $done } of { $of } decisions…
web-review-note = Judged only by what could be known at that moment. Touch a line to look at it.
web-review-played = Move { $ply }: { $move }
web-review-better = Better: { $move } – wins { $chance } % instead of { $less } %
web-review-none = { $seat }: no clear mistake.
web-review-some = { $of } of { $all } decisions were looked at, all along the game.
web-check-fair = Was the luck fair?
web-save-record = Save the record
web-save-kept = Save the promises
    .about = What everybody had promised before the game, as this browser kept it: to check the record with, elsewhere too.
web-fair-good = Fair: all { $draws } draws come from the stream that { $seats ->
    [0] the server had promised
    [one] the server and one player had promised
   *[other] the server and { $seats } players had promised
} before the game.
web-fair-record = In itself the record is right: numbers, seed and all { $draws } draws fit together. This browser kept no promises from before the game, so it cannot tell whether they were changed.
web-fair-kept-server = Not fair: the server’s promise is not the one this browser kept before the game.
web-fair-kept-place = Not fair: the promise of { $name } is not the one this browser kept before the game.
web-fair-server = Not fair: the server’s number is not the one it had promised.
web-fair-place = Not fair: the number of { $name } is not the one promised.
web-fair-seed = Not fair: the seed is not made of the promised numbers.
web-fair-draw = Not fair: a draw is not what the stream gives.
web-fair-unreadable = This cannot be checked: the record cannot be read.

## Settings

web-set-confirm = Confirm what cannot be taken back
web-set-sound = A knock when it is my turn
web-set-talk = Show what others write
web-set-tints = Tint kingdoms
web-set-numbers = Show what buildings are worth
web-set-motion = Movement
web-motion-slow = slow
web-motion-normal = normal
web-motion-fast = fast
web-motion-off = off
web-motion-skip = Tap anywhere to skip
web-elsewhere = Move my seat to another device
web-elsewhere-note = Open this link there. The seat leaves this browser.
web-resign = Resign
web-resign-sure = Resign – really?
web-keys = Keys
web-keys-list = Arrows move, Enter picks and places, Esc lets go, U undoes, H hint, / types a move, L log, ? this list.

## About

web-unofficial = An unofficial, free fan project; not affiliated with or endorsed by the designers or publishers of these games. All names belong to their owners.
web-about-what = Regna plays three board games of kingdoms and heirs, in Czech, Polish and English. Every refused move says why, with the rule it rests on; what has not been revealed can be taken back; and anybody can check that the shuffles were fair.
web-about-tiles = The tiles of The Two Heirs are a reconstruction from the rulebook. If you own the box, you can correct them and play with your file.
web-thanks = Thank you
web-designer-heirs = To the makers of The Two Heirs
web-designer-dominion = To Donald X. Vaccarino for Dominion
web-designer-tigris = To Reiner Knizia for Tigris & Euphrates
web-icons = Icons
web-icons-from = From
web-icons-by = Icons made by { $author }:
web-fonts = Fonts
web-fonts-what = EB Garamond and Inter, under the SIL Open Font License 1.1.
web-licences = Texts of the licences
