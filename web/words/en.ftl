### Words of the browser app that the other doors do not need. The rest is in src/regna/words.

web-title = Regna
web-welcome = Three games of kingdoms and heirs. Sit down and play.
web-language = Language
web-language-en = English
web-language-cs = Czech
web-language-pl = Polish
web-theme-light = Light colours
web-theme-dark = Dark colours
web-home = Home
web-about = About
web-loading = One moment…
web-you = you
web-close = Close

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
web-players = Players
web-opponent = Opponent
web-public = Show it among the open tables
web-days = No hurry: three days for each move
web-options = Rules and options
web-make-table = Make the table
web-begin = Begin
web-waiting-players = Waiting for players
web-starting = Everybody is here, the game begins…
web-invite = Send this link to those you want to play with:
web-copy = Copy
web-copied = Copied
web-seat-bot = Let a bot sit here

## At the table

web-waiting-for = { $name } is to move
web-looking-back = Looking back: after move { $ply }
web-away = away
web-bot-plays = a bot plays
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
web-notation = Type a move, such as: { $example }
web-fit = Whole board
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
web-bad-input = This cannot be read: { $text }
web-not-yours = That seat is somebody else’s.
web-no-table = There is no such table; perhaps it was deleted.
web-unavailable = It could not be saved just now; please try again.
web-log-start = The game begins.
web-log-sit = { $name } sits down.
web-log-bot = { $name } sits down.
web-log-stand = A chair is free again.
web-log-undo = { $name } takes back.
web-log-resign = { $name } resigns.
web-log-hand = { $name }: { $bot ->
    [0] plays again.
   *[other] a bot plays on.
}

## The end

web-you-win = You win!
web-wins = { $name } wins.
web-draw = A draw: { $names }.
web-rematch = Once more
web-score-sheet = Score sheet
web-check-fair = Was the luck fair?
web-save-record = Save the record
web-fair-good = Fair: all { $draws } draws come from the stream that { $seats ->
    [0] the server had promised
    [one] the server and one player had promised
   *[other] the server and { $seats } players had promised
} before the game.
web-fair-server = Not fair: the server’s number is not the one it had promised.
web-fair-seat = Not fair: a player’s number is not the one promised.
web-fair-seed = Not fair: the seed is not made of the promised numbers.
web-fair-draw = Not fair: a draw is not what the stream gives.

## Settings

web-set-confirm = Confirm what cannot be taken back
web-set-sound = A knock when it is my turn
web-set-tints = Tint kingdoms
web-set-numbers = Show what buildings are worth
web-set-motion = Movement
web-motion-slow = slow
web-motion-normal = normal
web-motion-off = off
web-elsewhere = Move my seat to another device
web-elsewhere-note = Open this link there. The seat leaves this browser.
web-resign = Resign
web-resign-sure = Resign – really?
web-keys = Keys
web-keys-list = Arrows move, Enter picks and places, Esc lets go, U undoes, / types a move, L log, ? this list.

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

## Bots

bot-random = Dice
    .about = moves at random
bot-greedy = Squirrel
    .about = grabs what it can
bot-simple = Page
    .about = plays sensibly

## The Two Heirs

web-heirs-reserve = Royal reserve
web-heirs-landscape = Landscape
web-heirs-stock = { $count ->
    [0] stock empty
   *[other] stock { $count }
}
web-heirs-reach = reach { $count }
web-heirs-pool = Regulars in the reserve: { $count }
web-heirs-resources = Resources for each building
web-heirs-scaffold = Your latest building: Henry builds beside it
web-heirs-source-reserve = { $building } in the reserve
web-heirs-source-unit = unit at { $cell }
web-heirs-source-building = { $building } at { $cell }
web-heirs-take = Take
web-heirs-build = Build
web-heirs-expand = Lay as terrain
web-heirs-step = Move
web-heirs-summon = Summon
web-heirs-withdraw = Withdraw to the reserve
web-heirs-camp = Break camp
web-heirs-destroy = Destroy
web-heirs-discard = Discard
web-heirs-done = Done
web-heirs-end = End turn
web-heirs-note = The tiles are a reconstruction from the rulebook: colours, roads and some costs may differ from your box. A corrected file can be loaded under “Rules and options”.

## Tigris & Euphrates

web-tigris-board = Board
web-tigris-leaders = Leaders not on the board
web-tigris-catastrophe = Catastrophe
web-tigris-catastrophes = Catastrophes left
web-tigris-monuments = Monuments
web-tigris-bag = bag { $count }
web-tigris-revolt = Revolt
web-tigris-war = War
web-tigris-attacker = Attacker
web-tigris-defender = Defender
web-tigris-support = Add from the hand
web-tigris-support-none = Add nothing
web-tigris-support-with = Add { $count }
web-tigris-which-war = Which war comes first?
web-tigris-swap = Exchange tiles
web-tigris-swap-now = Exchange { $count }
web-tigris-pass = Pass
web-tigris-withdraw = Withdraw
web-tigris-build = Build a monument
web-tigris-no-build = Build none
web-tigris-tile = Place
web-tigris-leader = Place
web-tigris-treasure = Take
web-less = Less
web-more = More

## Dominion

web-dominion-basic = Basic cards
web-dominion-kingdom = Kingdom cards
web-dominion-trash = trash
web-dominion-deck = deck
web-dominion-discard = discards
web-dominion-shown = Shown cards
web-dominion-in-play = In play
web-dominion-nothing-played = Nothing played yet.
web-dominion-known = known in hand: { $cards }
web-dominion-cost = costs { $count }
web-dominion-left = { $count } left
web-dominion-mat = hand { $hand } · deck { $deck } · discards { $discard }
web-dominion-actions = Actions left
web-dominion-buys = Buys left
web-dominion-coins = Coins
web-dominion-phase-action = actions
web-dominion-phase-buy = buying
web-dominion-phase-over = the end
web-dominion-type-action = Action
web-dominion-type-attack = Attack
web-dominion-type-reaction = Reaction
web-dominion-type-treasure = Treasure
web-dominion-type-victory = Victory
web-dominion-type-curse = Curse
web-dominion-none = None
web-dominion-discard-many = Discard { $count }
web-dominion-trash-many = Trash { $count }
web-dominion-buys-verb = To buying
web-dominion-treasures = Play all Treasures
web-dominion-end = End turn
web-dominion-done = Done
web-dominion-reveal = Show the Moat
web-dominion-pass = Nothing
web-dominion-show = Show the hand
web-dominion-flip = Turn the deck over
web-dominion-keep = Leave it
web-dominion-aside = Set aside
web-dominion-drop = Discard it
