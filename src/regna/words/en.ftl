### Every word of Regna in English.
###
### A message is named by the engine's code, by the kind and id of a thing
### (heirs-building-inn), or by what a door says (cli-...). Facts are the placeholders;
### a thing's name comes with its attributes: $building, $building_a.
### In English `.a` is a name with its article, `.short` fits a map, `.also` lists more
### words people type.

## Common

list = { $items } and { $last }
list-or = { $items } or { $last }
seat-number = player { $number }
language-en = English
language-cs = Czech
language-pl = Polish
game-heirs = The Two Heirs
game-dominion = Dominion
game-tigris = Tigris & Euphrates
game-over = The game is over, there is nothing left to decide.
no-such-move = There is no move number { $move }.

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

## A table, besides the rules of its game

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

## Terminal: the command line

cli-help-program = Three board games of kingdoms and heirs.
cli-help-version = Show the version and exit.
cli-help-play = Play a game in the terminal.
cli-help-resume = Go on with a saved game.
cli-help-rules = Read the rules: the contents, a chapter or one rule.
cli-help-game = Which game; without it you are asked.
cli-help-rules-game = Whose rules.
cli-help-solo = Play alone (The Two Heirs: against Henry).
cli-help-level = How strong the opponent of the solo game is.
cli-help-bot = Play against a bot; several times for several of them.
cli-help-seats = For how many players.
cli-help-seed = The same seed deals the same game.
cli-help-lang = The language: en, cs or pl; without it that of your system.
cli-help-option = A rule of the game, as name=value; may be given several times.
cli-help-sets = The three sets of The Two Heirs, separated by commas.
cli-help-file = The file of the saved game.
cli-help-rule = A rule's id, or a chapter's number or title.
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
cli-too-many-bots = { $count ->
    [0] There is no seat left for a bot: one is yours.
    [one] Only one bot fits at this table: one seat is yours.
   *[other] At most { $count } bots fit at this table: one seat is yours.
}
cli-solo-and-bots = Either --solo or --bot: the solo game has an opponent of its own.

## Terminal: a game

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
cli-bot-about = { $name } ({ $about })
cli-you-are = You are { $seat }.
cli-not-understood = I do not understand “{ $text }”.
cli-did-you-mean = Did you mean: { $text }?
cli-begin-with = A move begins with one of these: { $list }. Type ? for all moves, help for all commands.
cli-empty = Type a move, ? for the list of moves, or help.
cli-no-number = There is no move { $number }. The list (?) goes from 1 to { $count }.
cli-which-one = “{ $text }” fits several: { $list }.
cli-form = Like this: { $form }.
cli-moves = What you can do. Type a number, or the words as they stand here.
cli-pass-keyboard = { $name }, take the keyboard, and the others look away. Press Enter.
cli-thinking = { $seat } is thinking…
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
cli-wins = { $seat } wins.
cli-draw = A draw between { $seats }.
cli-contents = Contents
cli-contents-hint = Read a chapter or a rule: regna rules { $game } { $example }
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

## The Two Heirs: things

heirs-player-white = White
    .mark = W
heirs-player-blue = Blue
    .mark = B
heirs-player-henry = Henry
    .mark = H
heirs-set-travel = travel
heirs-set-lands_industry = lands & industry
heirs-set-trade_church = trade & church
heirs-set-war = war
heirs-set-crafts = crafts
heirs-set-patrol = patrol
heirs-colour-green = green
heirs-colour-grey = grey
    .also = gray
heirs-colour-yellow = yellow
heirs-resource-wood = wood
heirs-resource-stone = stone
heirs-resource-grain = grain
heirs-amount-wood = { $count } wood
heirs-amount-stone = { $count } stone
heirs-amount-grain = { $count } grain
heirs-unit-elite = elite
heirs-unit-regular = regular
heirs-building-inn = inn
    .a = an inn
    .short = inn
heirs-building-market = market
    .a = a market
    .short = market
heirs-building-pilgrimage_site = pilgrimage site
    .a = a pilgrimage site
    .short = pilgrim
heirs-building-robber_keep = robber baron’s keep
    .a = a robber baron’s keep
    .short = robber
heirs-building-mill = mill
    .a = a mill
    .short = mill
heirs-building-stonemason = stonemason
    .a = a stonemason
    .short = mason
heirs-building-sty = sty
    .a = a sty
    .short = sty
heirs-building-bakery = bakery
    .a = a bakery
    .short = bakery
heirs-building-forge = forge
    .a = a forge
    .short = forge
heirs-building-lodge = gamekeeper’s lodge
    .a = a gamekeeper’s lodge
    .short = lodge
heirs-building-camp = camp
    .a = a camp
    .short = camp
heirs-building-farm = farm
    .a = a farm
    .short = farm
heirs-building-sawmill = sawmill
    .a = a sawmill
    .short = sawmill
heirs-building-quarry = quarry
    .a = a quarry
    .short = quarry
heirs-building-trading_post = trading post
    .a = a trading post
    .short = trade
heirs-building-cathedral = cathedral
    .a = a cathedral
    .short = cathedr
heirs-building-siege_tower = siege tower
    .a = a siege tower
    .short = siege
heirs-building-fortress = fortress
    .a = a fortress
    .short = fort
heirs-building-basket_workshop = basket workshop
    .a = a basket workshop
    .short = basket
heirs-building-pottery_workshop = pottery workshop
    .a = a pottery workshop
    .short = pottery
heirs-building-cooper_workshop = cooper’s workshop
    .a = a cooper’s workshop
    .short = cooper
heirs-building-guild_house = guild house
    .a = a guild house
    .short = guild
heirs-building-watchtower = watchtower
    .a = a watchtower
    .short = watch
heirs-building-guardhouse = guardhouse
    .a = a guardhouse
    .short = guard
heirs-terrain = open terrain
    .short = terrain
heirs-treasure-vert-green = 2 other green tiles in its column
heirs-treasure-vert-grey = 2 other grey tiles in its column
heirs-treasure-vert-yellow = 2 other yellow tiles in its column
heirs-treasure-horiz-green = 2 other green tiles in its row
heirs-treasure-horiz-grey = 2 other grey tiles in its row
heirs-treasure-horiz-yellow = 2 other yellow tiles in its row
heirs-treasure-pos-n-s = tiles to its north and south
heirs-treasure-pos-e-w = tiles to its east and west
heirs-treasure-pos-ne-sw = tiles to its north-east and south-west
heirs-treasure-pos-nw-se = tiles to its north-west and south-east
heirs-line-row = row
heirs-line-column = column
heirs-pattern-sides = sides
heirs-pattern-corners = corners
heirs-level-1 = Henry the Poor
heirs-level-2 = Henry the Brave
heirs-level-3 = Henry the Relentless

## The Two Heirs: options

heirs-option-sets = Sets
    .help = Three of the six sets are in play.
heirs-option-sets-travel = { heirs-set-travel }
heirs-option-sets-lands_industry = { heirs-set-lands_industry }
heirs-option-sets-trade_church = { heirs-set-trade_church }
heirs-option-sets-war = { heirs-set-war }
heirs-option-sets-crafts = { heirs-set-crafts }
heirs-option-sets-patrol = { heirs-set-patrol }
heirs-option-roads = Roads score
    .help = For a first game you may leave out the points for roads.
heirs-option-first = Who begins
    .help = The shield is tossed, unless you have agreed.
heirs-option-first-random = toss the shield
heirs-option-first-0 = White
heirs-option-first-1 = Blue
heirs-option-level = Level
    .help = How many treasures Henry has.
heirs-option-level-1 = { heirs-level-1 }
heirs-option-level-2 = { heirs-level-2 }
heirs-option-level-3 = { heirs-level-3 }
heirs-option-colour = Your colour
    .help = Henry has the other one.
heirs-option-colour-white = white
heirs-option-colour-blue = blue
heirs-option-discounts = Discounts for one building
    .help = May several discounts go to one building?
heirs-option-discounts-many = any number
heirs-option-discounts-one = one at most
heirs-option-inn = What the inn counts
    .help = How tiles further away in its line are counted.
heirs-option-inn-tiles = three tiles on each side, gaps or not
heirs-option-inn-distance = the three nearest spaces on each side
heirs-option-inn-contiguous = only an unbroken line of tiles
heirs-option-siege = When siege towers destroy
    .help = Does a third tower give another chance?
heirs-option-siege-every = with the second and every further tower
heirs-option-siege-second = with the second tower only
heirs-option-guardhouse = Guardhouse by itself
    .help = What a guardhouse is worth without any watchtower.
heirs-option-guardhouse-2 = 2 points
heirs-option-guardhouse-0 = nothing
heirs-option-tiles = Tiles
    .help = A file of tiles to play with instead of the usual ones.

## The Two Heirs: decisions

heirs-act = { $seat } to play{ $owed ->
    [0] : go on, or end the turn.
   *[other] ; a tile is still to be taken.
}
heirs-surplus = { $seat } holds more than 3 tiles: { $surplus ->
    [one] one has to go.
   *[other] { $surplus } have to go.
}
heirs-destroy = { $seat } may destroy with the siege tower at { $cell }: { $cells }. Or say done.

## The Two Heirs: refusals

heirs-not-now = That cannot be done now.
heirs-no-tile-in-hand = There is no such tile in your hand.
heirs-cell-taken = There is already a tile at { $cell }.
heirs-no-unit-near = No unit of yours stands next to { $cell }; tiles are laid only beside your own units.
heirs-too-expensive = You cannot pay for the { $building } yet; missing: { $amounts }{ $discounts ->
    [0] .
    [one] , and 1 discount does not cover it.
   *[other] , and { $discounts } discounts do not cover it.
}
heirs-already-taken = You have already taken your tile this turn.
heirs-no-tile-in-ring = No tile lies there in the reserve.
heirs-out-of-reach = The { $building } is number { $order } from the shield, and your reach is only { $reach }.
heirs-unit-not-on-board = The { $unit } is not in the landscape.
heirs-unit-has-moved = The { $unit } has already moved this turn.
heirs-no-tile-to-step-on = There is no tile at { $cell } to stand on.
heirs-cell-has-unit = A unit already stands at { $cell }.
heirs-no-regular-in-reserve = You have no regular left in the reserve.
heirs-summon-too-far = { $cell } is not next to one of your units.
heirs-elite-stays = The elite never leaves the landscape.
heirs-no-camp = That is no camp of yours.
heirs-camp-before-taking = Take your tile first; a camp lets you take another one after that.
heirs-camp-reserve-empty = There is no tile left in the reserve to take, so breaking camp would gain nothing.
heirs-camp-hand-full = You hold as many tiles as anyone can; play one before you break camp.
heirs-take-owed = You have to take a tile before you end your turn.
heirs-nothing-to-destroy = Your towers cannot destroy anything at { $cell }.
heirs-destroy-order = You have already passed over { $cell }; go clockwise from north.
heirs-must-destroy = First decide what your new siege tower destroys, then say done.
heirs-must-discard = First bring your hand down to 3 tiles: { $surplus ->
    [one] one has to go.
   *[other] { $surplus } have to go.
}
heirs-discard-order = Discard in the order of your hand; name all { $surplus } tiles at once if you like.
heirs-no-such-move = There is no such move.

## The Two Heirs: what happens

heirs-turn = Turn { $turn }: { $seat }.
heirs-take = { $seat } takes the { $building } ({ $colour }).
heirs-refill = The reserve is refilled with the { $building } ({ $colour }).
heirs-last-round = That was the last tile of the stock: after this turn both sides play once more.
heirs-build = { $seat } builds the { $building } at { $cell }{ $discounts ->
    [0] .
    [one] , with 1 discount.
   *[other] , with { $discounts } discounts.
}
heirs-expand = { $seat } lays the { $building } face down at { $cell }: open terrain, { $colour }.
heirs-camp = { $seat } breaks camp at { $cell }: it is open terrain now, and one more tile is taken.
heirs-destroyed = { $seat } destroys the { $building } at { $cell }: it is open terrain now.
heirs-step = { $seat } moves the { $unit } from { $from } to { $cell }.
heirs-summon = { $seat } summons a regular to { $cell }.
heirs-withdraw = { $seat } withdraws the regular from { $cell } to the reserve.
heirs-discard = { $seat } discards the { $building } ({ $colour }).
heirs-end-turn = { $seat } ends the turn.
heirs-over = The game is over. Now the points are counted.
heirs-henry-builds = { $seat } builds the { $building } at { $cell }{ $option ->
    [A] , joining the road of your latest building.
    [B] , blocking the road of your latest building.
   *[C] , the first free place by the scaffolding.
}
heirs-henry-no-place = There is no room by the scaffolding: Henry’s { $building } leaves the game.
heirs-treasure = He hides a treasure at { $cell }. He loses it once there are { $treasure }.
heirs-treasure-lifted = Henry loses the treasure at { $cell }: there are { $treasure }.
heirs-henry-moves = His unit with the { $colour } cross moves to { $cell }.

## The Two Heirs: score sheet, by rule

heirs-score-TV1 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for the tiles in its line ({ $cells }).
}
heirs-score-TV2 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for the tiles at its sides ({ $cells }).
}
heirs-score-TV3 = { $building } at { $where }: { $cells_count ->
    [0] 1 for itself, no road leads there.
   *[other] 1 for itself and { $cells_count } for the tiles of its longest road ({ $cells }).
}
heirs-score-TV4 = { $building } at { $where }: 2 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and 2 for each of the opponent’s buildings at its sides ({ $cells }).
}
heirs-score-LI1 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for the yellow group ({ $cells }).
}
heirs-score-LI2 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for the grey group ({ $cells }).
}
heirs-score-LI3 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for the green group ({ $cells }).
}
heirs-score-LI4 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for own buildings on its colour ({ $cells }).
}
heirs-score-LI5 = { $building } at { $where }, not used.
heirs-score-TC1 = { $building } at { $where }: gives resources, no points.
heirs-score-TC2 = { $building } at { $where }: { $cells_count ->
    [0] no farm, sawmill or quarry of its owner.
   *[other] 3 for each farm, sawmill and quarry of its owner ({ $cells }).
}
heirs-score-TC3 = { $building } at { $where }.
heirs-score-WA1 = { $building } at { $where }: no points.
heirs-score-WA2 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for further towers and fortresses ({ $cells }).
}
heirs-score-CR1 = { $building } at { $where }: { $cells_count ->
    [0] no pair.
   *[other] pairs of { $cells }, { $guild ->
        [yes] 4 points each thanks to the guild house.
       *[no] 3 points each.
    }
}
heirs-score-CR2 = { $building } at { $where }: helps workshops, no points.
heirs-score-PA1 = { $building } at { $where }: 1 for itself{ $cells_count ->
    [0] .
   *[other] {" "}and { $cells_count } for tiles of its colour in its line ({ $cells }).
}
heirs-score-PA2 = { $building } at { $where }: { $cells_count ->
    [0] no watchtower on its diagonals.
   *[other] 2 for each watchtower on its diagonals ({ $cells }), besides its own worth.
}
heirs-score-D5 = Road over { $cells }: own buildings { $own } − the opponent’s { $other }.
heirs-score-H7 = { $where ->
    [stack] Treasures still in the stack: { $treasures }, 5 points each.
   *[other] Treasure at { $where }.
}
heirs-score-doubled = Doubled by the unit on it.
heirs-score-best = Doubled: one of Henry’s three best.

## The Two Heirs: in the terminal

heirs-verb-take = take
    .also = grab pick
    .form = take TILE (take inn, or take 2 for the second from the shield)
heirs-verb-build = build
    .also = raise b
    .form = build TILE PLACE (build inn n1e1)
heirs-verb-expand = expand
    .also = terrain e
    .form = expand with TILE PLACE (expand with inn n1e1)
heirs-verb-step = step
    .also = move go
    .form = step FROM TO (step 0 n1)
heirs-verb-summon = summon
    .also = call
    .form = summon PLACE (summon n1)
heirs-verb-withdraw = withdraw
    .also = retreat
    .form = withdraw PLACE (withdraw n1)
heirs-verb-camp = camp
    .also = break
    .form = camp PLACE (camp n1)
heirs-verb-destroy = destroy
    .also = raze
    .form = destroy PLACE (destroy n1)
heirs-verb-discard = discard
    .also = drop
    .form = discard TILE (discard inn)
heirs-verb-done = done
    .also = enough
    .form = done
heirs-verb-end = end
    .also = pass
    .form = end
heirs-move-take = take { $building }{ $more }
heirs-move-build = build { $building }{ $more } { $cell }
heirs-move-expand = expand with { $building }{ $more } { $cell }
heirs-move-step = step { $from } { $cell }
heirs-move-summon = summon { $cell }
heirs-move-withdraw = withdraw { $from }
heirs-move-camp = camp { $cell }
heirs-move-destroy = destroy { $cell }
heirs-move-discard = discard { $building }{ $more }
heirs-move-done = done
heirs-move-end = end
heirs-group-take = Take a tile
heirs-group-units = Move units
heirs-group-other = Other
heirs-no-tile-named = There is no “{ $text }” { $place ->
    [hand] in your hand
   *[ring] in the royal reserve
}{ $names_count ->
    [0] , which is empty.
   *[other] . There you find: { $names }.
}
heirs-bad-place = “{ $text }” is no place. Places are seen from the start tile: 0 is the tile itself, n2 lies 2 to the north, s1e3 lies 1 south and 3 east.
heirs-no-unit-there = None of your units stands at { $cell }; they stand at { $cells }.
heirs-no-unit-beside = None of your units stands next to { $cell }; they stand at { $cells }.
heirs-not-next-to = { $cell } is not next to { $from }.
heirs-which-unit = Several of your units could go to { $cell }: from { $cells }.
heirs-no-camp-yet = You have no camp in the landscape.
heirs-nothing-to-withdraw = None of your regulars is in the landscape.
heirs-no-tower-beside = { $cell } is not at a side of the new siege tower.
heirs-show-turn = Turn { $turn }: { $seat }
heirs-show-last = { $turns ->
    [0] This is the very last turn.
    [one] The stock is empty: one more turn after this.
   *[other] The stock is empty: { $turns } more turns after this.
}
heirs-show-reserve = Royal reserve, clockwise from the shield (crown: { $seat })
heirs-show-reach = Within { $seat }’s reach of { $reach }:
heirs-show-beyond = Further on:
heirs-show-stock = Stock: { $left ->
    [0] empty.
    [one] 1 tile, { $colour }.
   *[other] { $left } tiles, the top one { $colour }.
}
heirs-show-tile = { $name } – { $colour }; cost: { $amounts }; { $roads_count ->
    [0] no road
   *[other] roads: { $roads }
}
heirs-show-tile-short = { $building } ({ $more }{ $colour })
heirs-show-landscape = Landscape
heirs-show-legend = n north, e east, s south, w west of the start tile 0. First line: owner and building; second: resource and units (* elite, $ treasure). Places you may build on show their name. Roads end at the edges: ┃ ━ joined, ╹ ╻ ╸ ╺ loose.
heirs-show-building = { $cell }: { $name } of { $owner }, { $colour }
heirs-show-terrain = { $cell }: open terrain, { $colour }
heirs-show-stands = { $seat }’s { $unit }
heirs-show-treasure-here = treasure
heirs-show-start = start tile
heirs-show-hand = Hand: { $names_count ->
    [0] empty.
   *[other] { $names }.
}
heirs-show-hand-heading = Hand:
heirs-show-units = Units: elite at { $cell }; regulars in the landscape: { $cells_count ->
    [0] none
   *[other] { $cells }
}, at court: { $court }; reach { $reach }.
heirs-show-moved = Already moved this turn: { $cells }.
heirs-show-moved-court = the reserve
heirs-show-resources = Resources for each building: { $amounts }.
heirs-show-resources-none = Resources for each building: none.
heirs-show-source-reserve = { $resource }: { $name } in the reserve
heirs-show-source-unit = { $resource }: unit at { $cell }
heirs-show-source-building = { $resource }: { $building } at { $cell }
heirs-show-discounts = { $discounts ->
    [one] 1 discount ready.
   *[other] { $discounts } discounts ready.
}
heirs-show-henry-units = Units: { $cells_count ->
    [0] none placed yet.
   *[other] at { $cells }.
}
heirs-show-scaffold = Scaffolding (Henry builds beside it): { $cell }.
heirs-show-treasures = Treasures in the stack: { $stack }. In the landscape: { $treasures_count ->
    [0] none.
   *[other] { $treasures }.
}
heirs-show-treasure = { $cell } ({ $treasure })
heirs-result-tie-break = Level on points; more units in the reserve decide.
heirs-result-draw = Level in everything: ask your father for one more piece of land.
heirs-result-beat-henry = You have more points than Henry: the crown is yours!
heirs-result-lost = Henry is at least level with you, so the crown is his.

## Dominion: things

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-amount-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
dominion-amount-buys = { $count ->
    [one] { $count } buy
   *[other] { $count } buys
}
dominion-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
dominion-card-copper = Copper
    .a = a Copper
    .counted = { $count } Coppers
    .pile = Copper
    .text = Worth 1 coin.
dominion-card-silver = Silver
    .a = a Silver
    .counted = { $count } Silvers
    .pile = Silver
    .text = Worth 2 coins.
dominion-card-gold = Gold
    .a = a Gold
    .counted = { $count } Golds
    .pile = Gold
    .text = Worth 3 coins.
dominion-card-estate = Estate
    .a = an Estate
    .counted = { $count } Estates
    .pile = Estate
    .text = 1 point at the end.
dominion-card-duchy = Duchy
    .a = a Duchy
    .counted = { $count } Duchies
    .pile = Duchy
    .text = 3 points at the end.
dominion-card-province = Province
    .a = a Province
    .counted = { $count } Provinces
    .pile = Province
    .text = 6 points at the end.
dominion-card-curse = Curse
    .a = a Curse
    .counted = { $count } Curses
    .pile = Curse
    .text = Takes 1 point from you at the end.
dominion-card-adventurer = Adventurer
    .a = an Adventurer
    .counted = { $count } Adventurers
    .pile = Adventurer
    .text = Search your deck, face up, for two Treasures: they join your hand, whatever else came up is discarded.
dominion-card-bureaucrat = Bureaucrat
    .a = a Bureaucrat
    .counted = { $count } Bureaucrats
    .pile = Bureaucrat
    .text = A Silver goes on top of your deck; everyone else has to put a Victory card from hand on theirs, or show a hand without one.
dominion-card-cellar = Cellar
    .a = a Cellar
    .counted = { $count } Cellars
    .pile = Cellar
    .text = +1 action. Throw off as many cards as you like and draw the same number.
dominion-card-chancellor = Chancellor
    .a = a Chancellor
    .counted = { $count } Chancellors
    .pile = Chancellor
    .text = +2 coins. You may send your whole deck to your discard pile.
dominion-card-chapel = Chapel
    .a = a Chapel
    .counted = { $count } Chapels
    .pile = Chapel
    .text = Rid yourself of up to 4 cards from your hand for good.
dominion-card-council_room = Council Room
    .a = a Council Room
    .counted = { $count } Council Rooms
    .pile = Council Room
    .text = +4 cards, +1 buy. Everyone else draws a card, too.
dominion-card-feast = Feast
    .a = a Feast
    .counted = { $count } Feasts
    .pile = Feast
    .text = The Feast itself is trashed, and you gain a card that costs at most 5.
dominion-card-festival = Festival
    .a = a Festival
    .counted = { $count } Festivals
    .pile = Festival
    .text = +2 actions, +1 buy, +2 coins.
dominion-card-gardens = Gardens
    .a = a Gardens
    .counted = { $count } Gardens
    .pile = Gardens
    .text = At the end 1 point for every full ten cards you own.
dominion-card-laboratory = Laboratory
    .a = a Laboratory
    .counted = { $count } Laboratories
    .pile = Laboratory
    .text = +2 cards, +1 action.
dominion-card-library = Library
    .a = a Library
    .counted = { $count } Libraries
    .pile = Library
    .text = Fill your hand up to 7 cards one by one; Actions that come may be set aside and are discarded at the end.
dominion-card-market = Market
    .a = a Market
    .counted = { $count } Markets
    .pile = Market
    .text = +1 card, +1 action, +1 buy, +1 coin.
dominion-card-militia = Militia
    .a = a Militia
    .counted = { $count } Militias
    .pile = Militia
    .text = +2 coins. Everyone else keeps only 3 cards and discards the others.
dominion-card-mine = Mine
    .a = a Mine
    .counted = { $count } Mines
    .pile = Mine
    .text = Exchange a Treasure from your hand for one that costs up to 3 more; you may spend it at once.
dominion-card-moat = Moat
    .a = a Moat
    .counted = { $count } Moats
    .pile = Moat
    .text = +2 cards. Show it from your hand when somebody else attacks, and the attack passes you by.
dominion-card-moneylender = Moneylender
    .a = a Moneylender
    .counted = { $count } Moneylenders
    .pile = Moneylender
    .text = Trash a Copper from your hand and have 3 coins for it.
dominion-card-remodel = Remodel
    .a = a Remodel
    .counted = { $count } Remodels
    .pile = Remodel
    .text = Turn a card from your hand into one that costs up to 2 more.
dominion-card-smithy = Smithy
    .a = a Smithy
    .counted = { $count } Smithies
    .pile = Smithy
    .text = +3 cards.
dominion-card-spy = Spy
    .a = a Spy
    .counted = { $count } Spies
    .pile = Spy
    .text = +1 card, +1 action. All players, you included, show the top of their deck; you say what is discarded and what goes back.
dominion-card-thief = Thief
    .a = a Thief
    .counted = { $count } Thieves
    .pile = Thief
    .text = Everyone else shows two cards of their deck and loses one Treasure among them, as you choose; keep any of the loot you like.
dominion-card-throne_room = Throne Room
    .a = a Throne Room
    .counted = { $count } Throne Rooms
    .pile = Throne Room
    .text = Choose an Action from your hand and play it two times.
dominion-card-village = Village
    .a = a Village
    .counted = { $count } Villages
    .pile = Village
    .text = +1 card, +2 actions.
dominion-card-witch = Witch
    .a = a Witch
    .counted = { $count } Witches
    .pile = Witch
    .text = +2 cards. Everyone else gets a Curse.
dominion-card-woodcutter = Woodcutter
    .a = a Woodcutter
    .counted = { $count } Woodcutters
    .pile = Woodcutter
    .text = +1 buy, +2 coins.
dominion-card-workshop = Workshop
    .a = a Workshop
    .counted = { $count } Workshops
    .pile = Workshop
    .text = Gain a card that costs at most 4.

## Dominion: options

dominion-option-kingdom = Kingdom
    .help = A recommended set of ten cards, or a random one.
dominion-option-kingdom-first_game = First Game
dominion-option-kingdom-big_money = Big Money
dominion-option-kingdom-interaction = Interaction
dominion-option-kingdom-size_distortion = Size Distortion
dominion-option-kingdom-village_square = Village Square
dominion-option-kingdom-random = random
dominion-option-may_effects = Later wording
    .help = Throne Room, Mine and Moneylender say “you may” instead of “you must”.
dominion-option-turn_limit = Turn limit
    .help = After so many turns each the game ends, whatever the supply looks like.
dominion-option-first = Who begins
    .help = By lot, unless you have agreed.
dominion-option-first-random = by lot
dominion-option-first-0 = player 1
dominion-option-first-1 = player 2
dominion-option-first-2 = player 3
dominion-option-first-3 = player 4

## Dominion: decisions

dominion-action = { $seat } has { $amounts }. Play an Action, or go on to the buys.
dominion-buy = { $seat } has { $amounts }. { $cards_count ->
    [0] Buy a card, or end the turn.
   *[other] Play Treasures, buy a card, or end the turn.
}
dominion-react = { $attacker } plays { $card_a }. Does { $seat } show a Moat? Reveal it, or pass.
dominion-cellar = { $seat } may discard cards and draw as many{ $count ->
    [0] .
   *[other] . Chosen so far: { $cards_a }.
}
dominion-chapel = { $seat } may trash up to 4 cards{ $count ->
    [0] .
   *[other] . Chosen so far: { $cards_a }.
}
dominion-militia = { $seat } has to discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $cards_count ->
    [0] .
   *[other] . Chosen so far: { $cards_a }.
}
dominion-bureaucrat = { $seat } has to put a Victory card from hand on the deck.
dominion-chancellor = Does { $seat } put the whole deck on the discard pile? Flip it, or keep it.
dominion-library = { $seat } draws { $card_a }, which makes { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand. Keep it, or set it aside.
dominion-mine = { $seat } trashes a Treasure from hand for one that costs up to 3 more. Which?
dominion-moneylender = { $seat } trashes a Copper from hand for 3 coins.
dominion-remodel = { $seat } trashes a card from hand for one that costs up to 2 more. Which?
dominion-take = { $card } lets { $seat } gain a card that costs at most { $limit }. Which?
dominion-throne-room = { $seat } plays an Action from hand twice. Which?
dominion-spy = { $victim } shows { $card_a }. { $seat } decides: drop it on the discard pile, or keep it on the deck.
dominion-thief = { $victim } shows { $cards_a }. Which Treasure does { $seat } trash?
dominion-thief-gain = { $seat } may take any of the stolen Treasures: { $cards_a }.

## Dominion: refusals

dominion-not-now = That cannot be done now.
dominion-not-in-hand = You have no { $card } in your hand to do that with.
dominion-not-playable = { $card } cannot be played: it is neither an Action nor a Treasure.
dominion-treasure-early = Treasures are played in the buy phase. Go on to the buys first.
dominion-treasure-late = After the first buy no more Treasures are played.
dominion-action-late = { $card } is an Action, and your action phase is over.
dominion-buy-early = Buying { $card_a } has to wait: go on to the buys first.
dominion-no-treasures = You have no Treasure left in your hand.
dominion-no-pile = { $card } is not among the cards of this game.
dominion-pile-empty = The { $card_pile } pile is empty.
dominion-too-expensive = { $card } costs { $cost }, and you have { $coins ->
    [0] no coins.
    [one] only 1 coin.
   *[other] only { $coins } coins.
}
dominion-over-limit = { $card } costs { $cost }, and the limit here is { $limit }.
dominion-must-gain = You have to take a card.
dominion-must-discard = You still have to discard { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
dominion-out-of-order = { $card } does not fit in here: one by one, cards are chosen in the order of the list. Better name them all at once.
dominion-no-moat = You have no Moat in your hand.
dominion-not-action = { $card } is not an Action.
dominion-must-play = You hold an Action, so you have to choose one.
dominion-not-treasure = { $card } is not a Treasure.
dominion-must-trash-treasure = You hold a Treasure, so you have to trash one.
dominion-take-treasure = You may only take a Treasure, and { $card } is not one.
dominion-not-copper = It has to be a Copper, not { $card_a }.
dominion-must-trash-copper = You hold a Copper, so you have to trash one.
dominion-must-trash = You have to trash a card.
dominion-not-victory = { $card } is not a Victory card.
dominion-has-victory = You hold a Victory card, so you have to put one on your deck.
dominion-keep-only = Only an Action can be set aside; this card stays in your hand.
dominion-not-revealed = There is no { $card } among the Treasures shown.
dominion-not-stolen = There is no { $card } among the Treasures just trashed.

## Dominion: what happens
## `.then` is the same without its subject: what somebody does in one breath is joined.

dominion-turn = Turn { $count } of { $seat }.
dominion-play = { $seat } { dominion-play.then }{ $actions ->
    [0] .
    [one] , with 1 action left.
   *[other] , with { $actions } actions left.
}
    .then = plays { $card_a }
dominion-throne = { $seat } { dominion-throne.then }.
    .then = { $count ->
        [1] plays { $card_a }
       *[2] plays the { $card } again
    }
dominion-throne-none = { $seat } { dominion-throne-none.then }.
    .then = plays no Action twice
dominion-left = { $seat } { dominion-left.then }.
    .then = has { $amounts }
dominion-pay = { $seat } { dominion-pay.then }.
    .then = plays { $cards_a } and has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
# Only in logs from before all Treasures were told one by one.
dominion-pay-all = { $seat } { dominion-pay-all.then }.
    .then = plays all Treasures, { $cards_a }, and has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
dominion-bought = { $seat } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , with { $coins } left and 1 more buy.
   *[other] , with { $coins } left and { $buys } more buys.
}
    .then = buys { $card_a } for { $cost }
dominion-gain = { $seat } { dominion-gain.then }.
    .then = gains { $card_a }
dominion-gain-hand = { $seat } { dominion-gain-hand.then }.
    .then = takes { $card_a } in hand
dominion-gain-deck = { $seat } { dominion-gain-deck.then }.
    .then = puts { $card_a } on the deck
dominion-gain-trash = { $seat } { dominion-gain-trash.then }.
    .then = takes { $card_a } from the trash
dominion-pile-out = That was the last { $card_pile }: its pile is empty.
dominion-none-left = There is no { $card_pile } left.
dominion-take-none = { $seat } { dominion-take-none.then }.
    .then = finds nothing to gain for { $limit } or less
dominion-draw = { $seat } { dominion-draw.then }.
    .then = draws { $count ->
        [0] no card
        [one] a card
       *[other] { $count } cards
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat } { dominion-shuffle.then }.
    .then = shuffles { $count ->
        [one] 1 card
       *[other] { $count } cards
    } into a new deck
dominion-trash = { $seat } { dominion-trash.then }.
    .then = trashes { $card_a }
dominion-trash-none = { $seat } { dominion-trash-none.then }.
    .then = trashes nothing for { $card }
dominion-discard = { $seat } { dominion-discard.then }.
    .then = discards { $cards_a }
dominion-discard-some = { $seat } { dominion-discard-some.then }.
    .then = discards { $count ->
        [one] { $card_a }
       *[other] { $count } cards, { $card_a } on top
    }{ $cards_count ->
        [0] {""}
        [one] {""}
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-clean-up = { $seat } { dominion-clean-up.then }; { $card } is on top of the discard pile.
    .then = { $count ->
        [0] tidies up
        [one] tidies up with 1 card left in hand
       *[other] tidies up with { $count } cards left in hand
    }
dominion-show = { $seat } { dominion-show.then }.
    .then = shows { $cards_count ->
        [0] nothing
       *[other] { $cards_a }
    }
dominion-show-hand = { $seat } { dominion-show-hand.then }.
    .then = shows a hand without Victory cards: { $cards_a }
dominion-no-deck = { $seat } has no card to show.
dominion-to-hand = { $seat } { dominion-to-hand.then }.
    .then = takes { $cards_a } in hand
dominion-set-aside = { $seat } { dominion-set-aside.then }.
    .then = sets { $card_a } aside
dominion-put-back = { $seat } { dominion-put-back.then }.
    .then = puts the { $card } back on the deck
dominion-topdeck = { $seat } { dominion-topdeck.then }.
    .then = puts { $card_a } from hand on the deck
dominion-flip = { $seat } { dominion-flip.then }.
    .then = turns the deck onto the discard pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $card } on top)
dominion-moat = { $seat } { dominion-moat.then }.
    .then = shows { $card_a } and is safe
dominion-no-reaction = { $seat } { dominion-no-reaction.then }.
    .then = shows no Moat
dominion-over-provinces = The last { $card } is gone: the game is over.
dominion-over-piles = Empty piles: { $cards }. The game is over.
dominion-over-turns = Everybody has had { $count } turns: the game is over.

## Dominion: score sheet, by rule

dominion-score-G23 = { $count ->
    [one] { $card }.
   *[other] { $card } ×{ $count }, { $each } each.
}
dominion-score-D-gardens-1 = { $count ->
    [one] { $card }: { $cards } cards make { $each }.
   *[other] { $card } ×{ $count }: { $cards } cards make { $each } each.
}
dominion-result-fewer-turns = Level on points; fewer turns decide.
dominion-result-shared = Level in everything: { $seats } share the victory.

## Dominion: in the terminal

dominion-verb-play = play
    .also = p lay
    .form = play CARD (play smithy; several: play copper silver; play all)
dominion-verb-buy = buy
    .also = b
    .form = buy CARD (buy silver)
dominion-verb-gain = gain
    .also = take get g
    .form = gain CARD (gain silver)
dominion-verb-trash = trash
    .also = t scrap
    .form = trash CARD CARD … (trash estate copper, all at once)
dominion-verb-discard = discard
    .also = d
    .form = discard CARD CARD … (discard estate 2 copper, all at once)
dominion-verb-topdeck = put
    .also = topdeck return
    .form = put CARD (put estate)
dominion-verb-buys = buys
    .also = buying shop
    .form = buys
dominion-verb-treasures = treasures
    .also = all money
    .form = treasures
dominion-verb-end = end
    .also = finish
    .form = end
dominion-verb-done = done
    .also = enough nothing none
    .form = done
dominion-verb-reveal = reveal
    .also = show yes
    .form = reveal
dominion-verb-pass = pass
    .also = no nothing none done
    .form = pass
dominion-verb-show = show
    .also = reveal
    .form = show
dominion-verb-flip = flip
    .also = turn yes
    .form = flip
dominion-verb-keep = keep
    .also = leave back no
    .form = keep
dominion-verb-aside = aside
    .also = set discard
    .form = aside
dominion-verb-drop = drop
    .also = discard
    .form = drop
dominion-move-play = play { $card }
dominion-move-buy = buy { $card }
dominion-move-gain = gain { $card }
dominion-move-trash = trash { $card }
dominion-move-discard = discard { $card }
dominion-move-topdeck = put { $card }
dominion-move-buys = buys
dominion-move-treasures = play all
dominion-move-end = end
dominion-move-done = done
dominion-move-reveal = reveal
dominion-move-pass = pass
dominion-move-show = show
dominion-move-flip = flip
dominion-move-keep = keep
dominion-move-aside = aside
dominion-move-drop = drop
dominion-all = all everything
dominion-fillers = and plus also it them
dominion-tale = { $seat } { $deeds }.
dominion-trash-several = { $seat } { dominion-trash-several.then }.
    .then = trashes { $cards_a }
dominion-no-card-named = There is no card “{ $text }” in this game.
dominion-name-several = Name them all at once, or one by one and then “done”.
dominion-name-exactly = Name them all at once, or one by one.
dominion-name-all = { $count ->
    [one] It has to be exactly 1 card.
   *[other] It has to be exactly { $count } cards.
}
dominion-too-many = { $count ->
    [one] Only 1 more card can be chosen.
   *[other] At most { $count } cards can be chosen.
}
dominion-kingdom-unknown = There is no set and no kingdom card “{ $text }”. Sets: { $list }; or ten cards separated by commas.
dominion-kingdom-size = A kingdom has 10 different cards, and here { $count ->
    [one] is 1.
   *[other] are { $count }.
}
dominion-kingdom-twice = { $card } is in the kingdom twice; all ten cards differ.
dominion-table-turn = { $seat }, turn { $count }
dominion-table-over = The end
dominion-table-supply = Supply: cost, card, how many are left
dominion-table-group-treasure = Treasures:
dominion-table-group-victory = Victory:
dominion-table-group-kingdom = Kingdom:
dominion-table-trash = Trash: { $cards_count ->
    [0] empty.
   *[other] { $cards }.
}
dominion-table-seat = { $seat }: { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck, { $discard ->
    [0] none in the discard pile.
   *[other] { $discard } in the discard pile, { $card } on top.
}
dominion-table-piles = { $seat }: { $deck } in the deck, { $discard ->
    [0] none in the discard pile.
   *[other] { $discard } in the discard pile, { $card } on top.
}
dominion-table-play = In play: { $cards }.
dominion-table-aside = Shown or set aside: { $cards }.
dominion-table-chosen = Chosen: { $cards }.
dominion-table-hand = Hand: { $cards_count ->
    [0] empty.
   *[other] { $cards }.
}
dominion-table-left = This turn: { $amounts }.
dominion-table-known = { $seat } is known to hold: { $cards }.
dominion-table-top = On top of the deck, as all have seen: { $cards }.
dominion-table-owned = All cards of { $seat } ({ $cards_count }): { $cards }.
dominion-table-discard = Discard pile: { $cards }.
dominion-table-card = { $card } ({ $types }; cost { $cost }).
dominion-table-left-in-pile = { $left ->
    [0] None left in the supply.
   *[other] { $left } left in the supply.
}
dominion-table-legend = Type what you do: play smithy, buy silver. Several cards are named at once, in any order: discard estate 2 copper. play all lays out all Treasures. card NAME says what a card does, card alone explains all cards of this game.

## Tigris & Euphrates

tigris-player-archer = Archer
    .mark = A
tigris-player-bull = Bull
    .mark = B
tigris-player-potter = Potter
    .mark = P
tigris-player-lion = Lion
    .mark = L
tigris-colour-red = red
tigris-colour-blue = blue
tigris-colour-green = green
tigris-colour-black = black
tigris-tile-temple = temple
    .a = a temple
    .many = temples
    .sign = t
tigris-tile-farm = farm
    .a = a farm
    .many = farms
    .sign = f
tigris-tile-market = market
    .a = a market
    .many = markets
    .sign = m
tigris-tile-settlement = settlement
    .a = a settlement
    .many = settlements
    .sign = s
tigris-amount-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
tigris-amount-farm = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
tigris-amount-market = { $count ->
    [one] { $count } market
   *[other] { $count } markets
}
tigris-amount-settlement = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
tigris-leader-priest = priest
    .many = priests
    .sign = Pr
tigris-leader-farmer = farmer
    .many = farmers
    .sign = Fa
tigris-leader-trader = trader
    .many = traders
    .sign = Tr
tigris-leader-king = king
    .many = kings
    .sign = Ki
tigris-piece-temple = a temple
tigris-piece-farm = a farm
tigris-piece-market = a market
tigris-piece-settlement = a settlement
tigris-piece-priest = a priest
tigris-piece-farmer = a farmer
tigris-piece-trader = a trader
tigris-piece-king = a king
tigris-piece-monument = a monument
tigris-monument-red-black = red-black
tigris-monument-red-green = red-green
tigris-monument-blue-black = blue-black
tigris-monument-blue-red = blue-red
tigris-monument-green-black = green-black
tigris-monument-green-blue = green-blue
tigris-leader = { $seat }’s { $leader } ({ $cell })
tigris-kingdom = the kingdom of { $leaders }

## Tigris & Euphrates: options

tigris-option-board = Board
    .help = The advanced board is another map, with 14 temples and treasures instead of 10.
tigris-option-board-standard = standard
tigris-option-board-advanced = advanced
tigris-option-english_variant = English variant
    .help = In conflicts tiles may be added only where they can change something.
tigris-option-open_scoring = Open scoring
    .help = Everybody’s points and treasures are in sight.
tigris-option-stall_turns = Guard against endless play
    .help = The game ends after so many rounds in which nobody draws a tile; 0 means never.
tigris-option-first = Who begins
    .help = Chosen at random, unless you have agreed.
tigris-option-first-random = chosen at random
tigris-option-first-0 = { tigris-player-archer }
tigris-option-first-1 = { tigris-player-bull }
tigris-option-first-2 = { tigris-player-potter }
tigris-option-first-3 = { tigris-player-lion }

## Tigris & Euphrates: decisions

tigris-action = { $left ->
    [one] { $seat } has one action left.
   *[other] { $seat } has two actions.
}
tigris-war = { $seat } chooses which war over { $cell } comes next: { $colours_or }.
tigris-revolt-attack = { $seat } attacks with the { $leader }, { $attack } against { $defence }: how many temples from hand?
tigris-revolt-defence = { $seat } defends the { $leader }, { $defence } against { $attack }: how many temples from hand?
tigris-war-attack = { $seat } attacks with the { $leader }, { $attack } against { $defence }: how many { $colour } tiles from hand?
tigris-war-defence = { $seat } defends the { $leader }, { $defence } against { $attack }: how many { $colour } tiles from hand?
tigris-monument = { $seat } may build a monument ({ $monuments_or }) on the four { $colour } tiles whose top left corner is { $cells }, or decline; this chance will not come back.
tigris-treasure = { $seat } takes { $left ->
    [one] one treasure
   *[other] { $left } treasures, one by one
}; now from { $cells_or }.

## Tigris & Euphrates: refusals

tigris-not-now = { $ask ->
    [tigris-action] There is nothing to decide of that kind now; it is time for an action.
    [tigris-war] First choose which war comes next.
    [tigris-revolt-attack] There is a revolt: first say how many temples you add.
    [tigris-revolt-defence] There is a revolt: first say how many temples you add.
    [tigris-war-attack] There is war: first say how many tiles you add.
    [tigris-war-defence] There is war: first say how many tiles you add.
    [tigris-monument] First decide about the monument; building nothing is allowed.
   *[tigris-treasure] First take the treasure that is yours.
}
tigris-catastrophe-here = { $cell } has been laid waste by a catastrophe; nothing can be placed there.
tigris-not-empty = { $cell } is not empty: { $piece } is there.
tigris-leader-same-place = Your { $leader } stands at { $cell } already; moving means going to another square.
tigris-leader-on-river = { $cell } is a river square; the { $leader } must stand on land.
tigris-not-beside-temple = No face-up temple lies next to { $cell }, and without one the { $leader } cannot stand there.
tigris-leader-joins-kingdoms = At { $cell } the { $leader } would join two kingdoms, which a leader never may: { $kingdoms }.
tigris-leader-not-on-board = Your { $leader } is not on the board.
tigris-tile-not-in-hand = You have no { $tile } in your hand.
tigris-farm-on-land = { $cell } is land; farms go on river squares only.
tigris-tile-on-river = { $cell } is a river square; only farms go there, never a { $tile }.
tigris-joins-three-kingdoms = A tile at { $cell } would join { $count } kingdoms, and two are the most: { $kingdoms }.
tigris-no-catastrophe-left = You have used both your catastrophes.
tigris-catastrophe-on-leader = { $seat }’s { $leader } stands at { $cell }; a catastrophe cannot strike a leader.
tigris-catastrophe-on-treasure = A treasure lies at { $cell }; a catastrophe cannot strike there.
tigris-catastrophe-on-monument = The { $monument } monument covers { $cell }; a catastrophe cannot strike there.
tigris-catastrophe-twice = There is a catastrophe at { $cell } already.
tigris-swap-nothing = Swapping nothing is not an action; name at least one tile.
tigris-swap-not-in-hand = You cannot swap { $count } of these: { $tile_many }. You have { $held }.
tigris-no-such-war = There is no war between { $leader_many } now. At war: { $colours }.
tigris-support-not-in-hand = You cannot add { $count } of these: { $tile_many }. You have { $held }.
tigris-support-cannot-win = Adding { $count } makes it { $attack } against { $defence }, which is not enough; in the English variant an attacker adds only what makes them stronger, or nothing.
tigris-support-not-level = Adding { $count } makes it { $defence } against { $attack }; in the English variant a defender adds exactly what draws level, or nothing.
tigris-no-square = This tile has completed no square on { $cells }.
tigris-monument-used = The { $monument } monument stands at { $cell } already.
tigris-monument-colour = The { $monument } monument has no { $colour } in it.
tigris-no-treasure = There is no treasure at { $cell }.
tigris-treasure-elsewhere = The treasure at { $cell } lies outside your trader’s kingdom.
tigris-corners-first = Corner treasures come first: { $cells }. The one at { $cell } has to wait.

## Tigris & Euphrates: what happens

tigris-turn = { $seat }’s turn.
tigris-passed = { $seat } passes.
tigris-leader-placed = { $seat } places the { $leader } at { $cell }.
tigris-leader-moved = { $seat } moves the { $leader } from { $origin } to { $cell }.
tigris-leader-withdrawn = { $seat } withdraws the { $leader } from { $cell }.
tigris-leader-displaced = { $seat }’s { $leader } at { $cell } has no temple left beside it and goes home.
tigris-tile-placed = { $seat } lays { $tile_a } at { $cell }.
tigris-tile-scored = { $seat } scores { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
} for the { $leader }.
tigris-united = The tile at { $cell } joins { $kingdoms }.
tigris-union-over = The unification marker is taken off { $cell }.
tigris-catastrophe-placed = { $seat } lays a catastrophe at { $cell }.
tigris-tile-destroyed = The { $tile } at { $cell } is destroyed.
tigris-swapped = { $seat } swaps { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
tigris-drew = { $seat } draws { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
tigris-revolt = Revolt of the { $leader_many } at { $cell }! { $attacker } has { $attack ->
    [one] { $attack } temple
   *[other] { $attack } temples
} beside the { $leader }, { $defender } { $defence }.
tigris-supported = { $seat } adds { $count ->
    [0] nothing.
    [one] { $count } { $tile }.
   *[other] { $count } { $tile_many }.
}
tigris-revolt-won = { $seat } wins the revolt (attack { $attack }, defence { $defence }) and { $points ->
    [one] { $points } red point
   *[other] { $points } red points
}; { $loser }’s { $leader } goes home.
tigris-war-begun = War of the { $leader_many }! { $attacker } attacks with { $attack ->
    [one] { $attack } supporter
   *[other] { $attack } supporters
}, { $defender } defends with { $defence }.
tigris-war-won = { $seat } wins the war (attack { $attack }, defence { $defence }): { $loser }’s { $leader } goes home{ $cells_count ->
    [0] {""}
    [one] , the tile at { $cells } is lost
   *[other] , the tiles at { $cells } are lost
}, and { $seat } scores { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
}.
tigris-wars-vanished = Leaders at odds are no longer connected; no war in { $colours }.
tigris-monument-built = { $seat } builds the { $monument } monument on { $cells }.
tigris-monument-declined = { $seat } builds nothing.
tigris-treasure-taken = { $seat } takes the treasure at { $cell }.
tigris-monument-points = The { $monument } monument brings { $seat }’s { $leader } { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
}.
tigris-over = { $ending ->
    [treasures] Hardly any treasures are left on the board: the game is over.
    [bag] The bag has given out: the game is over.
   *[stall] For many rounds nobody has drawn a tile: the game is over.
}

## Tigris & Euphrates: score sheet

tigris-score-61 = { $colour }: { $own ->
    [one] { $own } point
   *[other] { $own } points
}{ $treasures ->
    [0] {""}
    [one] {" "}and { $treasures } treasure
   *[other] {" "}and { $treasures } treasures
}{ $weakest ->
    [yes] {" "}– the weakest colour
   *[no] {""}
}
tigris-score-total = { $seat }: { $points } in the weakest colour ({ $key })
tigris-result-tie = { $count ->
    [one] Level in the weakest colour; the next one decides.
   *[other] Level in the { $count } weakest colours; the next one decides.
}
tigris-result-shared = Level in all four colours: the victory is shared.

## Tigris & Euphrates: in the terminal

tigris-verb-place = place
    .also = put lay move go
    .form = temple SQUARE, or king SQUARE (temple d7, king d7)
tigris-verb-catastrophe = catastrophe
    .also = disaster ruin
    .form = catastrophe SQUARE (catastrophe d7)
tigris-verb-withdraw = withdraw
    .also = remove retreat
    .form = withdraw LEADER (withdraw king)
tigris-verb-swap = swap
    .also = exchange change
    .form = swap HOW MANY OF WHAT (swap 2 temples and 1 farm)
tigris-verb-pass = pass
    .also = end done
    .form = pass
tigris-verb-war = war
    .also = fight conflict
    .form = war of WHOM (war of kings)
tigris-verb-support = support
    .also = add
    .form = support HOW MANY (support 2)
tigris-verb-build = build
    .also = monument
    .form = build MONUMENT SQUARE (build red-black d7), or decline
tigris-verb-decline = decline
    .also = nothing none no
    .form = decline
tigris-verb-treasure = treasure
    .also = take
    .form = treasure SQUARE (treasure b2)
tigris-word-none = none nothing
tigris-word-and = and
tigris-move-leader = { $leader } { $cell }
tigris-move-tile = { $tile } { $cell }
tigris-move-catastrophe = catastrophe { $cell }
tigris-move-withdraw = withdraw { $leader }
tigris-move-swap = swap { $amounts }
tigris-move-pass = pass
tigris-move-war = war of { $leader_many }
tigris-move-support = support { $count }
tigris-move-build = build { $monument } { $cell }
tigris-move-no-build = decline
tigris-move-treasure = treasure { $cell }
tigris-group-swap = swap
tigris-group-swap-summary = any tiles of your hand, for example: { $example }
tigris-group-other = Other
tigris-which-piece = Place what? { $list }.
tigris-bad-place = “{ $text }” is no square. Squares are named by column and row, from a1 at the top left to p11 at the bottom right.
tigris-no-place = Where? Add a square, for example: { $example }
tigris-bad-leader = “{ $text }” is no leader. There are { $list }.
tigris-bad-tile = “{ $text }” is no tile. There are { $list }.
tigris-bad-count = “{ $text }” is no number from 0 to 6.
tigris-bad-war = “{ $text }”: which leaders are meant? There are { $list }.
tigris-bad-monument = “{ $text }” is no monument. There are { $list }.
tigris-which-square = Several squares are complete; add the top left corner of one: { $cells }.
tigris-show-turn = { $seat }’s turn, action { $number } of 2. In the bag: { $bag }. Treasures on the board: { $treasures }.
tigris-show-idle = Rounds without a drawn tile: the game ends in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
tigris-show-heading-hand = hand
tigris-show-heading-catastrophes = catastrophes
tigris-show-heading-supply = leaders not on the board
tigris-show-heading-treasures = treasures
tigris-show-heading-leaders = leaders (strength: temples beside / supporters)
tigris-show-no-kingdoms = No kingdoms yet: no leader is on the board.
tigris-show-monuments = Monuments: { $built }. Not built: { $left }.
tigris-show-monument = { $monument } at { $cell }
tigris-show-none = none
tigris-show-player = { $seat }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand; catastrophes: { $catastrophes }; leaders not on the board: { $leaders }.
tigris-show-hand = Hand: { $amounts }.
tigris-show-hand-empty = Hand: empty.
tigris-show-points = { $seat }’s points: red { $red }, blue { $blue }, green { $green }, black { $black }, treasures { $treasures }; weakest: { $weakest }.
tigris-show-revolt = Revolt of the { $leader_many }: temples beside them decide
tigris-show-war = War of the { $leader_many } over { $cell }: supporters decide, which are { $tile_many }
tigris-show-attacks = attacks
tigris-show-defends = defends
tigris-show-on-board = board
tigris-show-from-hand = hand
tigris-show-together = together
tigris-show-step = Step { $step } of 2: { $seat } adds { $tile_many } (in hand: { $held }). A tie goes to the defender.
tigris-show-wars = Wars to be fought over { $cell }
tigris-show-war-line = { $leader_many } ({ $colour }): { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
tigris-show-legend = Signs: t temple (red), f farm (blue), m market (green), s settlement (black); before it the number of its kingdom, after it $ a treasure, * a corner treasure, ! the unification marker. Leaders: Ki king (black), Pr priest (red), Fa farmer (blue), Tr trader (green), then the dynasty: A Archer, B Bull, P Potter, L Lion. #ts is a tile under the monument of these two colours, xxx a catastrophe, ~~~ river, . land.
tigris-show-kingdom = Kingdom { $number }: { $parts }.
tigris-show-tiles = { $tile_many } at { $cells }
tigris-show-stands = { $seat }’s { $leader } at { $cell } (temples beside: { $temples }, supporters: { $supporters })
tigris-show-treasures = treasures at { $cells }
tigris-show-monument-in = { $monument } monument on { $cells }
tigris-show-no-leader = Without leaders: { $parts }.
tigris-show-catastrophes = Catastrophes at { $cells }.
tigris-show-marker = The unification marker lies at { $cell }.

## Web: everywhere

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
web-nowhere = There is nothing here
web-nowhere-why = No page has this address. Perhaps a letter of the link got lost.
web-yes = yes
web-no = no

## Web: Home

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
web-name-limit = { $length } of { $most } characters
web-players = Players
web-opponent = Opponent
web-public = Show it among the open tables
web-days = No hurry: three days for each move
web-options = Rules and options
web-make-table = Make the table
web-begin = Begin
web-starting = Everybody is here, the game begins…
web-invite = Send this link to those you want to play with:
web-invite-alone = This link works only on this computer. For friends in your home network, start the server with { $command } and send them the address it prints.
web-copy = Copy
web-copied = Copied
web-seat-bot = Let a bot sit here
web-term-clock = Time
web-term-clock-none = no limit
web-term-clock-live = { $minutes } min for the game, { $seconds } s more for each turn
web-term-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}
web-term-undo = Taking back
web-term-undo-free = always
web-term-undo-revealed = until something is revealed
web-term-undo-off = never
web-own-file = a file of one’s own
web-source-position = Written position
    .about = The first position was not dealt: whoever made this table wrote it.
web-source-record = Saved game
    .about = This table goes on from a saved game. Whoever brought it can know all its luck, past and to come.

## Web: At the table

web-waiting-for = { $name } is to move
web-looking-back = Looking back: move { $ply } of { $plies }
web-watching = You are watching
web-away = away
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
web-damaged = What was saved of this table is damaged, so it cannot be opened. Other tables are not affected.
web-other-rules = This table plays by another version of the rules than this program, so it cannot be opened.
web-unavailable = It could not be saved just now; please try again.
web-log-start = The game begins.
web-log-sit = { $name } sits down.
web-log-bot = { $name } sits down.
web-log-stand = A chair is free again.
web-log-undo = { $name } takes back.
web-log-resign = { $name } resigns.
web-log-again = { $name } wants to play once more.
web-log-away = The server was away for { $minutes } min; nobody’s time ran.
web-taken-back = Taken back
web-log-hand = { $name }: { $bot ->
    [0] plays again.
   *[other] a bot plays on.
}
web-log-hand-time = { $name } has run out of time; a bot plays on.
web-log-hand-absent = { $name } is away; a bot plays on.

## Web: The end

web-you-win = You win!
web-wins = { $name } wins.
web-draw = A draw: { $names }.
web-result = Result
web-end-resigned = { $name } resigned.
web-end-time = { $name } ran out of time; a bot played on.
web-end-absent = { $name } was away; a bot played on.
web-end-self = A bot played on for { $name }.
web-rematch = Once more
web-play-along = Play along
web-score-sheet = Score sheet
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

## Web: Settings

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

## Web: About

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

## Web: Bots

bot-random = Dice
    .about = moves at random
bot-random-2 = Coin
bot-random-3 = Roulette
bot-random-4 = Breeze
bot-greedy = Squirrel
    .about = grabs what it can
bot-greedy-2 = Magpie
bot-greedy-3 = Hamster
bot-greedy-4 = Jackdaw
bot-steward = Steward
    .about = plays sensibly
bot-steward-2 = Bailiff
bot-steward-3 = Chamberlain
bot-steward-4 = Reeve

## Web: The Two Heirs

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

## Web: Tigris & Euphrates

web-tigris-board = Board
web-tigris-leaders = Leaders not on the board
web-tigris-off-board = not on the board
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

## Web: Dominion

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
web-dominion-gain-many = Take { $count }
web-dominion-buys-verb = To buying
web-dominion-treasures = Play all Treasures
web-dominion-end = End turn
web-dominion-done = Done
web-dominion-reveal = Show the Moat
web-dominion-pass = Nothing
web-dominion-show = Show the hand
web-dominion-flip = Turn the deck over
web-dominion-keep = Leave it
web-dominion-keep-drawn = Keep it
web-dominion-aside = Set aside
web-dominion-drop = Discard it
