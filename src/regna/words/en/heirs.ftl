### The Two Heirs.

## Things

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

## Options

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

## Decisions

heirs-act = Your turn. { $owed ->
    [0] Go on, or end it.
   *[other] You still have to take a tile.
}
heirs-surplus = You may keep only 3 tiles: { $surplus ->
    [one] discard one.
   *[other] discard { $surplus }.
}
heirs-destroy = Your siege tower at { $cell } can destroy: { $cells }. Choose, or leave it.
    .typed = Type “{ heirs-verb-destroy }” and a place, or “{ heirs-verb-done }”.

## Refusals

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

## What happens

heirs-turn = Turn { $turn }: { $seat } { AGREE($seat_is, "play", "plays") }.
heirs-take = { $seat } { AGREE($seat_is, "take", "takes") } the { $building } ({ $colour }).
heirs-refill = The reserve is refilled with the { $building } ({ $colour }).
heirs-last-round = That was the last tile of the stock: after this turn both sides play once more.
heirs-build = { $seat } { AGREE($seat_is, "build", "builds") } the { $building } at { $cell }{ $discounts ->
    [0] .
    [one] , with 1 discount.
   *[other] , with { $discounts } discounts.
}
heirs-expand = { $seat } { AGREE($seat_is, "lay", "lays") } the { $building } face down at { $cell }: open terrain, { $colour }.
heirs-camp = { $seat } { AGREE($seat_is, "break", "breaks") } camp at { $cell }: it is open terrain now, and one more tile is taken.
heirs-destroyed = { $seat } { AGREE($seat_is, "destroy", "destroys") } the { $building } at { $cell }: it is open terrain now.
heirs-step = { $seat } { AGREE($seat_is, "move", "moves") } the { $unit } from { $from } to { $cell }.
heirs-summon = { $seat } { AGREE($seat_is, "summon", "summons") } a regular to { $cell }.
heirs-withdraw = { $seat } { AGREE($seat_is, "withdraw", "withdraws") } the regular from { $cell } to the reserve.
heirs-discard = { $seat } { AGREE($seat_is, "discard", "discards") } the { $building } ({ $colour }).
heirs-end-turn = { $seat } { AGREE($seat_is, "end your turn", "ends the turn") }.
heirs-over = The game is over. Now the points are counted.
heirs-henry-builds = { heirs-player-henry } builds the { $building } at { $cell }{ $option ->
    [A] , joining the road of your latest building.
    [B] , blocking the road of your latest building.
   *[C] , the first free place by the scaffolding.
}
heirs-henry-no-place = There is no room by the scaffolding: Henry’s { $building } leaves the game.
heirs-treasure = He hides a treasure at { $cell }. He loses it once there are { $treasure }.
heirs-treasure-lifted = Henry loses the treasure at { $cell }: there are { $treasure }.
heirs-henry-moves = His unit with the { $colour } cross moves to { $cell }.

## Score sheet, by rule

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
