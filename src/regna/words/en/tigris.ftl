### Tigris & Euphrates.

## Things

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
tigris-leader = { $seat_is ->
    [you] your
   *[other] { $seat }’s
} { $leader } ({ $cell })
tigris-kingdom = the kingdom of { $leaders }

## Options

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

## Decisions

tigris-action = { $left ->
    [one] You have one action left.
   *[other] You have two actions.
}
tigris-war = Which war over { $cell } is fought next: { $colours_or }?
tigris-revolt-attack = You attack with your { $leader }: { $attack } against { $defence }. How many temples do you add?
tigris-revolt-defence = You defend your { $leader }: { $defence } against { $attack }. How many temples do you add?
tigris-war-attack = You attack with your { $leader }: { $attack } against { $defence }. How many { $colour } tiles do you add?
tigris-war-defence = You defend your { $leader }: { $defence } against { $attack }. How many { $colour } tiles do you add?
tigris-monument = You may build a monument ({ $monuments_or }) on the four { $colour } tiles with the top left corner { $cells }. Later you cannot.
    .typed = Type “{ tigris-verb-decline }” to build none.
tigris-treasure = Take { $left ->
    [one] one treasure
   *[other] { $left } treasures, one by one
}: { $cells_or }.

## Refusals

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
tigris-catastrophe-on-leader = { $seat_is ->
    [you] your
   *[other] { $seat }’s
} { $leader } stands at { $cell }; a catastrophe cannot strike a leader.
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

## What happens

tigris-turn = { $seat_is ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
tigris-passed = { $seat } { AGREE($seat_is, "pass", "passes") }.
tigris-leader-placed = { $seat } { AGREE($seat_is, "place", "places") } the { $leader } at { $cell }.
tigris-leader-moved = { $seat } { AGREE($seat_is, "move", "moves") } the { $leader } from { $origin } to { $cell }.
tigris-leader-withdrawn = { $seat } { AGREE($seat_is, "withdraw", "withdraws") } the { $leader } from { $cell }.
tigris-leader-displaced = { $seat_is ->
    [you] your
   *[other] { $seat }’s
} { $leader } at { $cell } has no temple left beside it and goes home.
tigris-tile-placed = { $seat } { AGREE($seat_is, "lay", "lays") } { $tile_a } at { $cell }.
tigris-tile-scored = { $seat } { AGREE($seat_is, "score", "scores") } { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
} for the { $leader }.
tigris-united = The tile at { $cell } joins { $kingdoms }.
tigris-union-over = The unification marker is taken off { $cell }.
tigris-catastrophe-placed = { $seat } { AGREE($seat_is, "lay", "lays") } a catastrophe at { $cell }.
tigris-tile-destroyed = The { $tile } at { $cell } is destroyed.
tigris-swapped = { $seat } { AGREE($seat_is, "swap", "swaps") } { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
tigris-drew = { $seat } { AGREE($seat_is, "draw", "draws") } { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
tigris-revolt = Revolt of the { $leader_many } at { $cell }! { $attacker_is ->
    [you] You have
   *[other] { $attacker } has
} { $attack ->
    [one] { $attack } temple
   *[other] { $attack } temples
} beside the { $leader }, { $defender } { AGREE($defender_is, "have", "has") } { $defence }.
tigris-supported = { $seat } { AGREE($seat_is, "add", "adds") } { $count ->
    [0] nothing.
    [one] { $count } { $tile }.
   *[other] { $count } { $tile_many }.
}
tigris-revolt-won = { $seat } { AGREE($seat_is, "win", "wins") } the revolt (attack { $attack }, defence { $defence }) and { $points ->
    [one] { $points } red point
   *[other] { $points } red points
}; { $loser_is ->
    [you] your
   *[other] { $loser }’s
} { $leader } goes home.
tigris-war-begun = War of the { $leader_many }! { $attacker_is ->
    [you] You attack
   *[other] { $attacker } attacks
} with { $attack ->
    [one] { $attack } supporter
   *[other] { $attack } supporters
}, { $defender } { AGREE($defender_is, "defend", "defends") } with { $defence }.
tigris-war-won = { $seat } { AGREE($seat_is, "win", "wins") } the war (attack { $attack }, defence { $defence }): { $loser_is ->
    [you] your
   *[other] { $loser }’s
} { $leader } goes home{ $cells_count ->
    [0] {""}
    [one] , the tile at { $cells } is lost
   *[other] , the tiles at { $cells } are lost
}, and { $seat } { AGREE($seat_is, "score", "scores") } { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
}.
tigris-wars-vanished = Leaders at odds are no longer connected; no war in { $colours }.
tigris-monument-built = { $seat } { AGREE($seat_is, "build", "builds") } the { $monument } monument on { $cells }.
tigris-monument-declined = { $seat } { AGREE($seat_is, "build", "builds") } nothing.
tigris-treasure-taken = { $seat } { AGREE($seat_is, "take", "takes") } the treasure at { $cell }.
tigris-monument-points = The { $monument } monument brings { $seat_is ->
    [you] your
   *[other] { $seat }’s
} { $leader } { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
}.
tigris-over = { $ending ->
    [treasures] Hardly any treasures are left on the board: the game is over.
    [bag] The bag has given out: the game is over.
   *[stall] For many rounds nobody has drawn a tile: the game is over.
}

## Score sheet

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
